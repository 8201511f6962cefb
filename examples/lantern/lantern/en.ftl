# The words of the game. `$who` and `$me` are the seat an event is about.

ask-LightUp = Which flask do you burn for { $vein } gold?
option-light = Light { $what }
part-gold = Gold

event-drawn = { $me ->
    [yes] You draw { $flasks }.
   *[no] { $who } draws { $flasks }.
 }
event-uncovered = A seam of { $gold } is uncovered: { $vein } to be mined.
event-lit = { $me ->
    [yes] You light { $oil }.
   *[no] { $who } lights { $oil }.
 }
event-mined = { $me ->
    [yes] You mine { $gold } gold.
   *[no] { $who } mines { $gold } gold.
 }
event-dazzled = All are dazzled: { $vein } gold stays in the rock.

field-round = Round
field-vein = Gold in sight
field-gold = Gold
field-hands = Flasks
field-chosen = Lit
field-cellar = Cellar
field-burnt = Burnt
field-rock = Seams to come

flask = Flask { $oil }
flasks-hidden = { $count ->
    [one] One flask
   *[other] { $count } flasks
 }
round = Round { $round } of { $rounds }
