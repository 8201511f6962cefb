# Les mots du jeu. `$who` et `$me` sont la place dont parle un événement.

ask-LightUp = Quelle fiole brûlez-vous pour { $vein } d’or ?
option-light = Allumer { $what }
part-gold = Or

event-drawn = { $me ->
    [yes] Vous piochez { $flasks }.
   *[no] { $who } pioche { $flasks }.
 }
event-uncovered = Un filon de { $gold } apparaît : { $vein } à extraire.
event-lit = { $me ->
    [yes] Vous allumez { $oil }.
   *[no] { $who } allume { $oil }.
 }
event-mined = { $me ->
    [yes] Vous extrayez { $gold } d’or.
   *[no] { $who } extrait { $gold } d’or.
 }
event-dazzled = Tous sont éblouis : { $vein } d’or restent dans la roche.

field-round = Manche
field-vein = Or en vue
field-gold = Or
field-hands = Fioles
field-chosen = Allumée
field-cellar = Cave
field-burnt = Brûlées
field-rock = Filons à venir

flask = Fiole { $oil }
flasks-hidden = { $count ->
    [one] Une fiole
   *[other] { $count } fioles
 }
round = Manche { $round } sur { $rounds }
