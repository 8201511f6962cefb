# Les mots de l’antre du roi de la montagne. Les noms des Sorts, Ateliers, Salles, Tunnels, zones et
# faces du plateau sont dans l’édition.

# Le matériel.
amount = { $count } { $kind ->
    [stone] { $count ->
        [one] Pierre
       *[other] Pierres
     }
    [iron] { $count ->
        [one] Fer
       *[other] Fers
     }
    [heartstone] { $count ->
        [one] Rochecœur
       *[other] Rochecœurs
     }
    [cart] { $count ->
        [one] Wagonnet
       *[other] Wagonnets
     }
    [clan_cart] { $count ->
        [one] Wagonnet
       *[other] Wagonnets
     } { $clan ->
        [fire] de Feu
        [ice] de Glace
        [moon] de Lune
       *[none] de clan
     }
    [hammer] { $count ->
        [one] Marteau
       *[other] Marteaux
     }
    [rune] { $count ->
        [one] Rune
       *[other] Runes
     }
    [coin] { $count ->
        [one] Pièce
       *[other] Pièces
     }
   *[any] { $count ->
        [one] ressource au choix
       *[other] ressources au choix
     }
 }
kind = { $kind ->
    [stone] Pierre
    [iron] Fer
    [heartstone] Rochecœur
    [cart] Wagonnets
    [clan_cart] Wagonnets de clan
    [hammer] Marteaux
    [rune] Runes
    [coin] Pièces
   *[mixed] minéraux mélangés
 }
clan = { $clan ->
    [fire] Feu
    [ice] Glace
    [moon] Lune
   *[mud] Boue
 }
troll = { $clan ->
    [start] un Troll de départ
    [fire] un Troll de Feu de niveau { $level }
    [ice] un Troll de Glace de niveau { $level }
    [moon] un Troll de Lune de niveau { $level }
   *[mud] un Troll de Boue de niveau { $level }
 } ({ $symbols })
a-pedestal = { $clan ->
    [fire] un Piédestal de Feu
    [ice] un Piédestal de Glace
   *[moon] un Piédestal de Lune
 }
a-statue = { $clan ->
    [fire] une Statue de Feu
    [ice] une Statue de Glace
   *[moon] une Statue de Lune
 }
use = { $give } { $way ->
    [both] ↔
   *[one] →
 } { $gain }
use-stewardship = 1 ressource d’un de vos Trolls → votre stock

# Ce qu’on peut choisir.
option-portal = Poser votre Portail en { $cell }
option-stock = Jouer avec l’Atelier « { $workshop } »
option-draft = Placer { $troll } à l’emplacement { $place }, avec { $start } au départ
option-cast = Lancer « { $spell } »
option-activate = Activer l’Atelier en { $cell }
option-swap = Changer { $give } en { $gain }
option-give = Donner { $what }
option-gain = Prendre { $what }
option-fetch = Déplacer { $what } du Troll { $place } vers le stock
option-wake = Activer le Troll { $place }
option-from = { $place ->
    [storage] Payer depuis le stock
   *[other] Payer depuis le Troll { $place }
 }
option-rob = Prendre des pots-de-vin au Troll en { $slot }
option-dismiss = Renvoyer le Troll en { $slot }
option-recruit = Recruter le Troll en { $slot }
option-pick = Choisir { a-pedestal }
option-join = Placer le Troll à l’emplacement { $place }
option-dig = Creuser un { $tunnel } avec { $mineral ->
    [stone] de la Pierre
    [iron] du Fer
    [heartstone] de la Rochecœur
   *[mixed] des minéraux mélangés
 }
option-lay = Poser la tuile à partir de { $cell }, { $turn ->
    [0] telle quelle
    [1] tournée une fois
    [2] tournée deux fois
    [3] tournée trois fois
    [4] retournée
    [5] retournée et tournée une fois
    [6] retournée et tournée deux fois
   *[7] retournée et tournée trois fois
 }
option-lift = Soulever le Tunnel qui commence en { $cell }
option-pedestal = Ajouter { a-pedestal } en { $cell }
option-site = Construire en { $cell }
option-found = Établir l’Atelier « { $workshop } »
option-hall = Aménager la Grande Salle « { $hall } »
option-move = Déplacer la Statue en { $cell }
option-to = Vers { $cell }
option-trade = Échanger 4 ressources contre 1
option-by-hand = Choisir vous-même les jetons qui paient
option-by-itself = Laisser ce paiement et les suivants se faire d’eux-mêmes
option-skip = Ni recruter ni creuser
option-done = En rester là
option-end = Finir votre tour
option-none = Aucun

# Ce qui arrive.
event-first = { $me ->
    [yes] Vous avez la couronne et jouez en premier.
   *[no] La couronne et le premier tour : { $who }.
 }
event-horde = Horde { $slot } : { $troll }{ $pedestal ->
    [none] .
    [fire] , avec un Piédestal de Feu.
    [ice] , avec un Piédestal de Glace.
   *[moon] , avec un Piédestal de Lune.
 }
event-stock = Un Atelier pour cette partie : { $workshop }.
event-portal = { $me ->
    [yes] Vous posez votre Portail en { $cell }.
   *[no] { $who } pose son Portail en { $cell }.
 }
event-draw_starter = Vous piochez { $troll }.
event-draft = { $me ->
    [yes] Vous placez { $troll } à l’emplacement { $place }.
   *[no] { $who } place { $troll } à l’emplacement { $place }.
 }
event-start_gain = { $me ->
    [yes] Vous commencez avec { $what }.
   *[no] { $who } commence avec { $what }.
 }
event-round = { $last ->
    [yes] Manche { $round }, la dernière.
   *[no] Manche { $round }.
 }
event-cast = { $me ->
    [yes] Vous lancez
   *[no] { $who } lance
 } « { $spell } » (Rune { $runes } sur 3).
event-disintegrate = « { $spell } » se désintègre.
event-reveal = Dans le grimoire : { $spell }.
event-activate = { $me ->
    [yes] Vous activez
   *[no] { $who } active
 } l’Atelier « { $workshop } » en { $cell }.
event-swap = { $me ->
    [yes] Vous changez
   *[no] { $who } change
 } { $give } en { $gain }.
event-trade = { $me ->
    [yes] Vous échangez
   *[no] { $who } échange
 } { $give } contre { $gain }.
event-gain = { $me ->
    [yes] Vous gagnez
   *[no] { $who } gagne
 } { $what } ({ $source ->
    [bribes] pots-de-vin
   *[spell] { $spell }
 }).
event-fetch = { $me ->
    [yes] Vous déplacez
   *[no] { $who } déplace
 } { $what } du Troll { $place } vers le stock.
event-pay = { $me ->
    [yes] Vous payez
   *[no] { $who } paie
 } { $what }.
event-bribe = { $me ->
    [yes] Vous soudoyez
   *[no] { $who } soudoie
 } le Troll en { $slot } avec { $what }.
event-recruit = { $me ->
    [yes] Vous recrutez
   *[no] { $who } recrute
 } { $troll } en { $slot }.
event-refill = En { $slot } arrive { $troll }{ $pedestal ->
    [none] .
    [fire] , avec un Piédestal de Feu.
    [ice] , avec un Piédestal de Glace.
   *[moon] , avec un Piédestal de Lune.
 }
event-pedestal = { $me ->
    [yes] Vous recevez
   *[no] { $who } reçoit
 } { a-pedestal }.
event-pick = { $me ->
    [yes] Vous choisissez
   *[no] { $who } choisit
 } { a-pedestal } dans le sac.
event-join = { $me ->
    [yes] Vous placez
   *[no] { $who } place
 } { $troll } à l’emplacement { $place }.
event-cascade = { $count ->
    [0] Tous les symboles sont déjà pleins : rien n’est produit.
   *[other] Les Trolls produisent l’un après l’autre : { $made }.
 }
event-retire = Quatre pots-de-vin : { $troll } en { $slot } part à la retraite.
event-crown = { $me ->
    [yes] Votre meute est au complet : le jeton Couronnement { $value } est à vous.
   *[no] Meute au complet pour { $who }, avec le jeton Couronnement { $value }.
 }
event-dig = { $me ->
    [yes] Vous creusez
   *[no] { $who } creuse
 } un { $tunnel } avec { $mineral ->
    [stone] de la Pierre
    [iron] du Fer
   *[heartstone] de la Rochecœur
 } ({ $cells }) : { $honor } d’Honneur.
event-unearth = { $me ->
    [yes] Vous déterrez
   *[no] { $who } déterre
 } { a-statue } en { $cell }.
event-buried = { $me ->
    [yes] Vous trouvez
   *[no] { $who } trouve
 } { $what } en { $cell }.
event-set_pedestal = { $me ->
    [yes] Vous ajoutez
   *[no] { $who } ajoute
 } { a-pedestal } en { $cell }, dans la zone { $zone ->
    [gris] grise
   *[other] { $zone }
 }.
event-token = Votre jeton vaut { $value }.
event-found = { $me ->
    [yes] Vous établissez
   *[no] { $who } établit
 } l’Atelier « { $workshop } » en { $cell }.
event-hall = { $me ->
    [yes] Vous aménagez
   *[no] { $who } aménage
 } la Grande Salle « { $hall } » ({ $cells }).
event-lift = { $me ->
    [yes] Vous soulevez
   *[no] { $who } soulève
 } le Tunnel en { $cells }.
event-lay = { $me ->
    [yes] Vous posez
   *[no] { $who } pose
 } le { $tunnel } en { $cells }.
event-move = { $me ->
    [yes] Vous déplacez
   *[no] { $who } déplace
 } { a-statue } de { $from } en { $to }{ $carts ->
    [0] , sans Wagonnet
    [one] , pour 1 Wagonnet
   *[other] , pour { $carts } Wagonnets
 }.
event-end_turn = { $me ->
    [yes] Votre tour est fini.
   *[no] { $who } finit son tour.
 }
event-final_sets = { $me ->
    [yes] { $members ->
        [one] Vous formez
       *[other] Votre équipe forme
     }
   *[no] { $members ->
        [one] { $who } forme
       *[other] { $who } forment
     }
 } { $sets ->
    [0] aucun lot de trois
    [one] 1 lot de trois
   *[other] { $sets } lots de trois
 }{ $count ->
    [0] .
   *[other] , après ces échanges : { $trades }.
 }
final-trade = { $give } contre { $gain }
victory = { $won ->
    [yes] Vous voilà Roi de la Montagne, avec { $score } d’Honneur !
   *[no] { $count ->
        [one] Roi de la Montagne : { $winners }, avec { $score } d’Honneur.
       *[other] { $winners } règnent ensemble sur la montagne, avec { $score } d’Honneur.
     }
 }

# Ce qui est demandé.
ask-ChooseWorkshop = Quel Atelier sera de la partie ?
ask-PlacePortal = Où posez-vous votre Portail ?
ask-PlacePortalOfTwo = Où posez-vous votre Portail ? Les deux Portails vont sur des cases de même numéro.
ask-DraftRow = Quel Troll de départ placez-vous, et où ?
ask-Act = Recrutez un Troll ou creusez un Tunnel, après un Sort ou un Atelier si vous voulez.
ask-Finish = { $halls ->
    [yes] Une Grande Salle, des Statues à déplacer, ou la fin de votre tour ?
   *[no] Des Statues à déplacer, ou la fin de votre tour ?
 }
ask-UseWorkshop = { $workshop } : encore { $left ->
    [one] une utilisation.
   *[other] { $left } utilisations.
 } Pour quoi ?
ask-GiveAnother = { $workshop } : que donnez-vous d’autre ?
ask-TradeGive = Échange avec la réserve : que donnez-vous ? { $left ->
    [one] Encore 1.
   *[other] Encore { $left }.
 }
ask-TradeGain = Échange avec la réserve : que prenez-vous ?
ask-PayByHand = { $what } : d’où viennent les jetons ? { $left ->
    [one] Encore 1.
   *[other] Encore { $left }.
 }
ask-PayCartsByHand = Quel Wagonnet déplace la Statue ? { $left ->
    [one] Encore 1.
   *[other] Encore { $left }.
 }
ask-Gift = Avec quoi soudoyez-vous le Troll en { $slot } ?
ask-ChoosePedestal = Quel Piédestal choisissez-vous dans le sac ?
ask-JoinPack = Où placez-vous le Troll dans votre meute ?
ask-PlaceTunnel = Où posez-vous le { $tunnel } ?
ask-GiveMineral = Quel minéral donnez-vous ? { $left ->
    [one] Encore 1.
   *[other] Encore { $left }.
 }
ask-AddPedestal = Ajoutez-vous un Piédestal au nouveau Tunnel ?
ask-ChooseSite = Sur quel site construisez-vous d’abord ?
ask-FoundWorkshop = Quel Atelier établissez-vous en { $cell } ?
ask-PlaceHall = Où posez-vous la Grande Salle « { $hall } » ?
ask-MoveTo = Où va la Statue en { $cell } ?
ask-Levitate = Quelle Statue faites-vous léviter ?
ask-LevitateTo = Où flotte la Statue en { $cell } ?
ask-LiftTile = Quel Tunnel soulevez-vous ?
ask-PlaceAgain = Où reposez-vous le { $tunnel } ?
ask-Transmute = Quels minéraux transmutez-vous ? { $left ->
    [one] Encore 1 au plus.
   *[other] Encore { $left } au plus.
 }
ask-WakeTroll = Quel Troll activez-vous ?
ask-RobTroll = À quel Troll prenez-vous des pots-de-vin ?
ask-TakeBribe = Quel pot-de-vin prenez-vous en { $slot } ? { $left ->
    [one] Encore 1 au plus.
   *[other] Encore { $left } au plus.
 }
ask-FetchResource = Que déplacez-vous vers le stock ? { $left ->
    [one] Encore 1 au plus.
   *[other] Encore { $left } au plus.
 }
ask-DismissTroll = Quel Troll renvoyez-vous ? { $left ->
    [one] Encore 1 au plus.
   *[other] Encore { $left } au plus.
 }

# Les parts du score.
part-digging = Tunnels
part-coronation = Couronnement
part-pedestal_tokens = Piédestaux
part-sets = Lots
part-halls = Grandes Salles
part-statues = Statues
trait-spell = Sorts lancés
trait-workshop = Ateliers utilisés
trait-hall = Grandes Salles atteintes

# La table.
over = Le nouveau Roi de la Montagne est couronné : la partie est finie
setting-up = Mise en place
round = Manche { $round }
round-left = Manche { $round } sur { $last }
turn-of = { $me ->
    [yes] à vous
   *[no] au tour { OF($who) }
 }
horde = Horde
grimoire = Grimoire
tunnels = Tunnels
great-halls = Salles
workshops = Ateliers
tokens = Jetons
bag = Sac
seat-head = Table
score-head = Honneur
network-head = Cases
trolls-head = Trolls
storage-head = Stock
pedestals-head = Piédestaux
tokens-head = Jetons
pack-of = La meute : { $who }
pack-mine = Votre meute
storage = Stock
hand = Main
score = Honneur
legend = Signes
sign-start = départ
sign-site = site
sign-buried = enfoui
sign-rubble = gravats
sign-portal = Portail
sign-altar = autel
sign-pedestal = Piédestal
sign-tunnel = Tunnel du siège 0
sign-hall = Salle du siège 0
sign-alone = isolé

# Les Sorts et les Ateliers.
command-spells = sorts
help-spells = tous les Sorts et Ateliers, ce qu’ils font, et où ils sont
spell-head = Sort
workshop-head = Atelier
effect-head = Effet
where-head = Où
where-grimoire = grimoire, { $runes ->
    [one] { $runes } Rune
   *[other] { $runes } Runes
 }
where-deck = pioche
where-box = resté dans la boîte
where-supply = { $count ->
    [one] { $count } dans la réserve
   *[other] { $count } dans la réserve
 }

# La table dessinée.
mountain = Montagne
market = Horde, sorts et tunnels
horde-grimoire = Horde
honor = honneur
estimate = si la partie s’arrêtait là
each-cascade = à chaque cascade
in-force = En vigueur ce tour-ci : { $spells }
tray-swap = Ce qui devient quoi
tray-gain = Ce que vous pouvez prendre
tray-given = Donné jusqu’ici
tray-hand = En main : production, et apport unique
tray-join = Choisissez une place : chacune montre ce que produirait la cascade.
label-honor = { $honor } d’Honneur, { $score } si la partie s’arrêtait
label-buried = Enfoui en { $cell } : { $what }
label-start = Case de départ { $cell }, marquée { $mark }
label-gate = Le Portail { OF($who) } en { $cell }
label-tunnel = { $me ->
    [yes] Votre Tunnel
   *[no] Un Tunnel { OF($who) }
 }
label-tunnel-lost = Un Tunnel coupé de tout Portail
label-owner = { $me ->
    [yes] à vous
   *[no] à { $who }
 }
label-owner-lost = coupée de tout Portail
label-hall = { $low } d’Honneur à la fin, { $high } avec une Statue sur son autel
label-site = Site Atelier { $cell }
label-workshop = { $workshop } : { $open ->
    [one] { $open } entrée ouverte
   *[other] { $open } entrées ouvertes
 }
label-pedestal = { a-pedestal } en { $cell }
label-statue = { $state ->
    [buried] { a-statue } en { $cell }, encore enfouie
   *[standing] { a-statue } en { $cell }
 }
hint-statue = Vaut { $value } ici à la fin, { $double } sur un Piédestal de son clan.
label-to = { $carts ->
    [0] Vers { $cell }
    [1] Vers { $cell }, pour 1 Wagonnet
   *[other] Vers { $cell }, pour { $carts } Wagonnets
 }
label-track = Piste des Piédestaux
hint-track = Par zone : ce qu’y vaut une Statue à la fin, et les jetons encore à gagner avec un Piédestal de chaque clan.
label-crowns = Jetons Couronnement : { $left }
hint-crowns = Pour une meute complète de dix Trolls. Quand le dernier est pris, { $rounds } manches suivent encore celle en cours.
label-deck = Niveau { $level } : { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolls
 } dans la pioche
label-price = { $coins ->
    [0] Cette rangée se recrute gratuitement
   *[other] Cette rangée coûte { $coins } pots-de-vin
 }
label-bribes = pots-de-vin : { $what }
label-with-pedestal = avec { a-pedestal }
hint-recruit = En { $slot }. { $coins ->
    [0] Gratuit.
   *[other] Coûte { $coins } Pièces, une sur chaque Troll au-dessous.
 }
label-bag = Dans le sac : { $count } { $count ->
    [one] Piédestal
   *[other] Piédestaux
 } { $clan ->
    [fire] de Feu
    [ice] de Glace
   *[moon] de Lune
 }
label-spell = { $spell }, { $runes } Runes sur 3
label-tile = { $tunnel }, { $count } en réserve
hint-tile = Un Piédestal peut être posé sur l’ancrage au moment où on le creuse.
hint-tile-plain = Il n’a pas d’ancrage pour un Piédestal.
label-dig = { $tunnel } : { $kind ->
    [mixed] { $count } minéraux de toutes sortes
   *[other] { note-minerals } pour { $honor } d’Honneur
 }
label-shop = { $workshop }, { $count } en réserve
label-stored = En stock : { $what }
label-stock = { $count } { $count ->
    [one] Piédestal
   *[other] Piédestaux
 } { $clan ->
    [fire] de Feu
    [ice] de Glace
   *[moon] de Lune
 } en stock
label-token = Un jeton Piédestal valant { $value }
label-hidden = { $count ->
    [one] { $count } jeton Piédestal face cachée
   *[other] { $count } jetons Piédestal face cachée
 }
label-member = { $troll }, place { $place }
label-join = Place { $place } : la cascade produit { $what }
label-pack = { $count ->
    [one] { $count } Troll
   *[other] { $count } Trolls
 } sur 10
label-purse = En stock : { $storage } ; sur les Trolls : { $held }
label-minerals = { $count ->
    [one] { $count } minéral
   *[other] { $count } minéraux
 }
label-carts = { $count ->
    [one] { $count } Wagonnet
   *[other] { $count } Wagonnets
 }
hint-starter = Apporte { $what } une seule fois, au départ.
note-minerals = { $count } { $kind ->
    [stone] { $count ->
        [one] Pierre
       *[other] Pierres
     }
    [iron] { $count ->
        [one] Fer
       *[other] Fers
     }
    [heartstone] { $count ->
        [one] Rochecœur
       *[other] Rochecœurs
     }
   *[mixed] minéraux
 }
note-price = { $kind ->
    [mixed] { note-minerals }
   *[other] { note-minerals } → { $honor } d’Honneur
 }
note-hammers = et { $count ->
    [one] 1 Marteau
   *[other] { $count } Marteaux
 } pour les gravats
note-statue = déterre { a-statue }
note-buried = découvre { $what }
note-sites = atteint { $count ->
    [one] un site Atelier
   *[other] { $count } sites Atelier
 }
note-hall = { $now ->
    [high] { $high } d’Honneur : une Statue est sur l’autel
   *[low] { $low } d’Honneur, { $high } avec une Statue sur l’autel
 }
note-lost = ensevelit { a-pedestal }
note-inside = { $count ->
    [one] 1 Statue à l’intérieur ne compte
   *[other] { $count } Statues à l’intérieur ne comptent
 } pour rien
choice-recruit = { $slot } : recruter { $coins ->
    [0] gratuitement
   *[other] pour { $coins } Pièces
 } · { $troll }
choice-rob = { $slot } : prendre { $what }
choice-dismiss = { $slot } : renvoyer · { $troll }
choice-activate = { $workshop } en { $cell }, { $uses ->
    [one] { $uses } utilisation
   *[other] { $uses } utilisations
 }
choice-move = Déplacer { a-statue } depuis { $cell }
choice-wake = Place { $place } : { $troll }
choice-trade = Échanger 4 contre 1
choice-by-hand = Payer à la main
choice-by-itself = Payer le reste sans choisir
spell-short = { $spell ->
    [earth_ritual] Votre Tunnel se creuse sans Marteaux ce tour-ci.
    [lavish_gifts] Soudoyez avec n’importe quelle ressource.
    [landslide] Soulevez un de vos Tunnels, replacez-le ailleurs.
    [alloy] Payez un Tunnel en minéraux mélangés.
    [transmutation] Changez jusqu’à { $amount } minéraux en une autre sorte.
    [echo] Activez un de vos Trolls.
    [war_drum] Activez votre rangée de départ.
    [levitation] Déplacez une Statue { $amount } fois sans Wagonnets.
    [light_fingers] Prenez jusqu’à { $amount } pots-de-vin sur un Troll.
    [free_hands] Jusqu’à { $amount } ressources des Trolls au stock.
    [second_shift] Activez un second Atelier ce tour-ci.
    [call_of_the_horde] Remplacez jusqu’à { $amount } Trolls sans pot-de-vin.
   *[other] Gagnez { $gain }.
 }

# Ce dont un jugement est fait.
worth-honour = { $points } en honneur
worth-statues = { $points } pour les statues
worth-heart = { $points } pour l’accès au cœur
worth-workshops = { $points } pour les ateliers
worth-halls = { $points } pour une grande salle
worth-resources = { $points } en ressources
worth-carts = { $points } en wagonnets
worth-horde = { $points } pour la horde
worth-tunnels = { $points } pour la place où creuser
