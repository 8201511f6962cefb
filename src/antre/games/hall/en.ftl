# The words of the Hall of the Mountain King. Names of spells, workshops, halls, tunnels, zones and
# boards stand in the edition.

# Pieces.
amount = { $count } { $kind ->
    [stone] stone
    [iron] iron
    [heartstone] { $count ->
        [one] heartstone
       *[other] heartstones
     }
    [cart] { $count ->
        [one] cart
       *[other] carts
     }
    [clan_cart] { $clan ->
        [fire] Fire
        [ice] Ice
        [moon] Moon
       *[none] clan
     } { $count ->
        [one] cart
       *[other] carts
     }
    [hammer] { $count ->
        [one] hammer
       *[other] hammers
     }
    [rune] { $count ->
        [one] rune
       *[other] runes
     }
    [coin] { $count ->
        [one] coin
       *[other] coins
     }
   *[any] { $count ->
        [one] resource
       *[other] resources
     } of any kind
 }
kind = { $kind ->
    [stone] stone
    [iron] iron
    [heartstone] heartstone
    [cart] carts
    [clan_cart] clan carts
    [hammer] hammers
    [rune] runes
    [coin] coins
   *[mixed] mixed minerals
 }
clan = { $clan ->
    [fire] Fire
    [ice] Ice
    [moon] Moon
   *[mud] Mud
 }
troll = { $clan ->
    [start] a starting troll
    [fire] a Fire troll of level { $level }
    [ice] an Ice troll of level { $level }
    [moon] a Moon troll of level { $level }
   *[mud] a Mud troll of level { $level }
 } ({ $symbols })
a-pedestal = { $clan ->
    [fire] a Fire pedestal
    [ice] an Ice pedestal
   *[moon] a Moon pedestal
 }
a-statue = { $clan ->
    [fire] a Fire statue
    [ice] an Ice statue
   *[moon] a Moon statue
 }
use = { $give } { $way ->
    [both] ↔
   *[one] →
 } { $gain }
use-stewardship = 1 resource from one of your trolls → your storage

# What can be chosen.
option-portal = Set your gate on { $cell }
option-stock = Play with the workshop { $workshop }
option-draft = Place { $troll } in slot { $place }, with { $start } to start
option-cast = Cast { $spell }
option-activate = Activate the workshop on { $cell }
option-swap = Turn { $give } into { $gain }
option-give = Give { $what }
option-gain = Take { $what }
option-fetch = Move { $what } from troll { $place } to storage
option-wake = Activate troll { $place }
option-from = { $place ->
    [storage] Pay from storage
   *[other] Pay from troll { $place }
 }
option-rob = Take bribes from the troll in { $slot }
option-dismiss = Send away the troll in { $slot }
option-recruit = Recruit the troll in { $slot }
option-pick = Choose { a-pedestal }
option-join = Place the troll in slot { $place }
option-dig = Dig a { $tunnel } with { $mineral ->
    [stone] stone
    [iron] iron
    [heartstone] heartstone
   *[mixed] mixed minerals
 }
option-lay = Lay it from { $cell } on, { $turn ->
    [0] as it is
    [1] turned once
    [2] turned twice
    [3] turned three times
    [4] flipped
    [5] flipped and turned once
    [6] flipped and turned twice
   *[7] flipped and turned three times
 }
option-lift = Lift the tunnel that begins on { $cell }
option-pedestal = Add { a-pedestal } on { $cell }
option-site = Build on { $cell }
option-found = Found the workshop { $workshop }
option-hall = Excavate the { $hall }
option-move = Move the statue on { $cell }
option-to = To { $cell }
option-trade = Trade 4 resources for 1
option-by-hand = Choose yourself which tokens pay
option-by-itself = Leave this and further payments to the game
option-skip = Neither recruit nor dig
option-done = Leave it at that
option-end = End your turn
option-none = None

# What happens.
event-first = { $me ->
    [yes] You have the crown and play first.
   *[no] { $who } has the crown and plays first.
 }
event-horde = Horde { $slot }: { $troll }{ $pedestal ->
    [none] .
    [fire] , with a Fire pedestal.
    [ice] , with an Ice pedestal.
   *[moon] , with a Moon pedestal.
 }
event-stock = A workshop for this game: { $workshop }.
event-portal = { $me ->
    [yes] You set your gate on { $cell }.
   *[no] { $who } sets the gate on { $cell }.
 }
event-draw_starter = You draw { $troll }.
event-draft = { $me ->
    [yes] You place { $troll } in slot { $place }.
   *[no] { $who } places { $troll } in slot { $place }.
 }
event-start_gain = { $me ->
    [yes] You start with { $what }.
   *[no] { $who } starts with { $what }.
 }
event-round = { $last ->
    [yes] Round { $round }, the last one.
   *[no] Round { $round }.
 }
event-cast = { $me ->
    [yes] You cast
   *[no] { $who } casts
 } { $spell } (rune { $runes } of 3).
event-disintegrate = { $spell } disintegrates.
event-reveal = In the grimoire: { $spell }.
event-activate = { $me ->
    [yes] You activate
   *[no] { $who } activates
 } the { $workshop } on { $cell }.
event-swap = { $me ->
    [yes] You turn
   *[no] { $who } turns
 } { $give } into { $gain }.
event-trade = { $me ->
    [yes] You trade
   *[no] { $who } trades
 } { $give } for { $gain }.
event-gain = { $me ->
    [yes] You gain
   *[no] { $who } gains
 } { $what } ({ $source ->
    [bribes] bribes
   *[spell] { $spell }
 }).
event-fetch = { $me ->
    [yes] You move
   *[no] { $who } moves
 } { $what } from troll { $place } to storage.
event-pay = { $me ->
    [yes] You pay
   *[no] { $who } pays
 } { $what }.
event-bribe = { $me ->
    [yes] You bribe
   *[no] { $who } bribes
 } the troll in { $slot } with { $what }.
event-recruit = { $me ->
    [yes] You recruit
   *[no] { $who } recruits
 } { $troll } from { $slot }.
event-refill = To { $slot } comes { $troll }{ $pedestal ->
    [none] .
    [fire] , with a Fire pedestal.
    [ice] , with an Ice pedestal.
   *[moon] , with a Moon pedestal.
 }
event-pedestal = { $me ->
    [yes] You receive
   *[no] { $who } receives
 } { a-pedestal }.
event-pick = { $me ->
    [yes] You choose
   *[no] { $who } chooses
 } { a-pedestal } from the bag.
event-join = { $me ->
    [yes] You place
   *[no] { $who } places
 } { $troll } in slot { $place }.
event-cascade = { $count ->
    [0] Every symbol is full already: nothing is produced.
   *[other] Produced, troll by troll: { $made }.
 }
event-retire = Four bribes: { $troll } in { $slot } retires.
event-crown = { $me ->
    [yes] Your trollsmoot is complete: the coronation token { $value } is yours.
   *[no] The trollsmoot of { $who } is complete, for the coronation token { $value }.
 }
event-dig = { $me ->
    [yes] You dig
   *[no] { $who } digs
 } a { $tunnel } with { $mineral ->
    [stone] stone
    [iron] iron
   *[heartstone] heartstone
 } ({ $cells }): { $honor } honor.
event-unearth = { $me ->
    [yes] You unearth
   *[no] { $who } unearths
 } { a-statue } on { $cell }.
event-buried = { $me ->
    [yes] You find
   *[no] { $who } finds
 } { $what } on { $cell }.
event-set_pedestal = { $me ->
    [yes] You add
   *[no] { $who } adds
 } { a-pedestal } on { $cell }, in the { $zone } zone.
event-token = Your token is worth { $value }.
event-found = { $me ->
    [yes] You found
   *[no] { $who } founds
 } the { $workshop } on { $cell }.
event-hall = { $me ->
    [yes] You excavate
   *[no] { $who } excavates
 } the { $hall } ({ $cells }).
event-lift = { $me ->
    [yes] You lift
   *[no] { $who } lifts
 } the tunnel on { $cells }.
event-lay = { $me ->
    [yes] You lay
   *[no] { $who } lays
 } the { $tunnel } on { $cells }.
event-move = { $me ->
    [yes] You move
   *[no] { $who } moves
 } { a-statue } from { $from } to { $to }{ $carts ->
    [0] , without carts
    [one] , for 1 cart
   *[other] , for { $carts } carts
 }.
event-end_turn = { $me ->
    [yes] Your turn is over.
   *[no] { $who } ends the turn.
 }
event-final_sets = { $me ->
    [yes] { $members ->
        [one] You form
       *[other] Your team forms
     }
   *[no] { $members ->
        [one] { $who } forms
       *[other] { $who } form
     }
 } { $sets ->
    [0] no set of three
    [one] 1 set of three
   *[other] { $sets } sets of three
 }{ $count ->
    [0] .
   *[other] , after these trades: { $trades }.
 }
final-trade = { $give } for { $gain }
victory = { $won ->
    [yes] You are the Mountain King, with { $score } honor!
   *[no] { $count ->
        [one] { $winners } is the Mountain King, with { $score } honor.
       *[other] { $winners } rule the mountain together, with { $score } honor.
     }
 }

# What is asked.
ask-ChooseWorkshop = Which workshop shall be in this game?
ask-PlacePortal = Where do you set your gate?
ask-PlacePortalOfTwo = Where do you set your gate? Both gates stand on spaces with the same number.
ask-DraftRow = Which starting troll do you place, and where?
ask-Act = Recruit a troll or dig a tunnel, after a spell or a workshop if you like.
ask-Finish = { $halls ->
    [yes] A great hall, statues to move, or the end of your turn?
   *[no] Statues to move, or the end of your turn?
 }
ask-UseWorkshop = { $workshop }: { $left ->
    [one] one more use.
   *[other] { $left } more uses.
 } What for?
ask-GiveAnother = { $workshop }: what do you give besides?
ask-TradeGive = A trade with the supply: what do you give? { $left ->
    [one] 1 more.
   *[other] { $left } more.
 }
ask-TradeGain = A trade with the supply: what do you take?
ask-PayByHand = Where do the { $what } come from? { $left ->
    [one] 1 more.
   *[other] { $left } more.
 }
ask-PayCartsByHand = Which cart moves the statue? { $left ->
    [one] 1 more.
   *[other] { $left } more.
 }
ask-Gift = What do you bribe the troll in { $slot } with?
ask-ChoosePedestal = Which pedestal do you choose from the bag?
ask-JoinPack = Where in your trollsmoot do you place the troll?
ask-PlaceTunnel = Where do you lay the { $tunnel }?
ask-GiveMineral = Which mineral do you give? { $left ->
    [one] 1 more.
   *[other] { $left } more.
 }
ask-AddPedestal = Do you add a pedestal to the new tunnel?
ask-ChooseSite = On which site do you build first?
ask-FoundWorkshop = Which workshop do you found on { $cell }?
ask-PlaceHall = Where do you lay the { $hall }?
ask-MoveTo = Where does the statue on { $cell } go?
ask-Levitate = Which statue do you levitate?
ask-LevitateTo = Where does the statue on { $cell } float?
ask-LiftTile = Which tunnel do you lift?
ask-PlaceAgain = Where do you lay the { $tunnel } again?
ask-Transmute = Which minerals do you transmute? { $left ->
    [one] 1 more at most.
   *[other] { $left } more at most.
 }
ask-WakeTroll = Which troll do you activate?
ask-RobTroll = From which troll do you take bribes?
ask-TakeBribe = Which bribe do you take from { $slot }? { $left ->
    [one] 1 more at most.
   *[other] { $left } more at most.
 }
ask-FetchResource = What do you move to storage? { $left ->
    [one] 1 more at most.
   *[other] { $left } more at most.
 }
ask-DismissTroll = Which troll do you send away? { $left ->
    [one] 1 more at most.
   *[other] { $left } more at most.
 }

# The parts of the score.
part-digging = Tunnels
part-coronation = Coronation
part-pedestal_tokens = Pedestals
part-sets = Sets
part-halls = Great halls
part-statues = Statues
trait-spell = Spells cast
trait-workshop = Workshops used
trait-hall = Great Halls reached

# The table.
over = The new Mountain King is crowned: the game is over
setting-up = The table is being set
round = Round { $round }
round-left = Round { $round } of { $last }
turn-of = { $me ->
    [yes] your turn
   *[no] the turn of { $who }
 }
horde = Horde
grimoire = Grimoire
tunnels = Tunnels
great-halls = Halls
workshops = Workshops
tokens = Tokens
bag = Bag
seat-head = Table
score-head = Honor
network-head = Spaces
trolls-head = Trolls
storage-head = Storage
pedestals-head = Pedestals
tokens-head = Tokens
pack-of = The trollsmoot of { $who }
pack-mine = Your trollsmoot
storage = Storage
hand = Hand
score = Honor
legend = Signs
sign-start = start
sign-site = site
sign-buried = buried
sign-rubble = rubble
sign-portal = gate
sign-altar = altar
sign-pedestal = pedestal
sign-tunnel = tunnel of seat 0
sign-hall = hall of seat 0
sign-alone = cut off

# Spells and workshops.
command-spells = spells
help-spells = every spell and workshop, what it does, and where it is
spell-head = Spell
workshop-head = Workshop
effect-head = Effect
where-head = Where
where-grimoire = grimoire, { $runes ->
    [one] 1 rune
   *[other] { $runes } runes
 }
where-deck = deck
where-box = left in the box
where-supply = { $count ->
    [one] 1 in the supply
   *[other] { $count } in the supply
 }

# The drawn table.
mountain = Mountain
market = Horde, spells and tunnels
horde-grimoire = Horde
honor = honor
estimate = if the game ended now
each-cascade = in each cascade
in-force = In force this turn: { $spells }
tray-swap = What is turned into what
tray-gain = What you may take
tray-given = Given so far
tray-hand = In hand: produced each time, and brought once
tray-join = Choose a place: each shows what the cascade from there would produce.
label-honor = { $honor } honor, { $score } if the game ended now
label-buried = Buried on { $cell }: { $what }
label-start = Start space { $cell }, marked { $mark }
label-gate = The gate of { $who } on { $cell }
label-tunnel = { $me ->
    [yes] Your tunnel
   *[no] A tunnel of { $who }
 }
label-tunnel-lost = A tunnel cut off from every gate
label-owner = { $me ->
    [yes] yours
   *[no] of { $who }
 }
label-owner-lost = cut off from every gate
label-hall = { $low } honor at the end, { $high } with a statue on its altar
label-site = Workshop site { $cell }
label-workshop = { $workshop }: { $open ->
    [one] 1 entrance is open
   *[other] { $open } entrances are open
 }
label-pedestal = { a-pedestal } on { $cell }
label-statue = { $state ->
    [buried] { a-statue } on { $cell }, still buried
   *[standing] { a-statue } on { $cell }
 }
hint-statue = Worth { $value } here at the end, { $double } on a pedestal of its clan.
label-to = { $carts ->
    [0] To { $cell }
    [one] To { $cell }, for 1 cart
   *[other] To { $cell }, for { $carts } carts
 }
label-track = Pedestal track
hint-track = By zone: what a statue is worth there at the end, and the tokens still to be won with a pedestal of each clan.
label-crowns = Coronation tokens: { $left }
hint-crowns = For a complete trollsmoot of ten. When the last one is taken, { $rounds } more rounds follow the current one.
label-deck = Level { $level }: { $count ->
    [one] 1 troll
   *[other] { $count } trolls
 } in the deck
label-price = { $coins ->
    [0] This row is recruited for nothing
   *[other] This row costs { $coins } bribes
 }
label-bribes = bribes: { $what }
label-with-pedestal = with { a-pedestal }
hint-recruit = In { $slot }. { $coins ->
    [0] Costs nothing.
   *[other] Costs { $coins } coins, one on each troll below it.
 }
label-bag = In the bag: { $count } { $clan ->
    [fire] Fire
    [ice] Ice
   *[moon] Moon
 } { $count ->
    [one] pedestal
   *[other] pedestals
 }
label-spell = { $spell }, { $runes } of 3 runes
label-tile = { $tunnel }, { $count } left
hint-tile = A pedestal can be added to the anchor while it is dug.
hint-tile-plain = It has no anchor for a pedestal.
label-dig = { $tunnel }: { $kind ->
    [mixed] { $count } minerals of any kind
   *[other] { note-minerals } for { $honor } honor
 }
label-shop = { $workshop }, { $count } left
label-stored = In storage: { $what }
label-stock = { $count } { $clan ->
    [fire] Fire
    [ice] Ice
   *[moon] Moon
 } { $count ->
    [one] pedestal
   *[other] pedestals
 } in storage
label-token = A pedestal token worth { $value }
label-hidden = { $count ->
    [one] 1 pedestal token
   *[other] { $count } pedestal tokens
 } face down
label-member = { $troll }, place { $place }
label-join = Place { $place }: the cascade produces { $what }
label-pack = { $count ->
    [one] 1 troll
   *[other] { $count } trolls
 } of 10
label-purse = In storage: { $storage }; on trolls: { $held }
label-minerals = { $count ->
    [one] 1 mineral
   *[other] { $count } minerals
 }
label-carts = { $count ->
    [one] 1 cart
   *[other] { $count } carts
 }
hint-starter = Brings { $what } once, at the start.
note-minerals = { $count } { $kind ->
    [stone] stone
    [iron] iron
    [heartstone] { $count ->
        [one] heartstone
       *[other] heartstones
     }
   *[mixed] minerals
 }
note-price = { $kind ->
    [mixed] { note-minerals }
   *[other] { note-minerals } → { $honor } honor
 }
note-hammers = and { $count ->
    [one] 1 hammer
   *[other] { $count } hammers
 } for rubble
note-statue = unearths { a-statue }
note-buried = finds { $what }
note-sites = reaches { $count ->
    [one] a workshop site
   *[other] { $count } workshop sites
 }
note-hall = { $now ->
    [high] { $high } honor: a statue is on the altar
   *[low] { $low } honor, { $high } with a statue on the altar
 }
note-lost = { a-pedestal } is buried
note-inside = { $count ->
    [one] 1 statue inside counts
   *[other] { $count } statues inside count
 } for nothing
choice-recruit = { $slot }: recruit { $coins ->
    [0] for nothing
   *[other] for { $coins } coins
 } · { $troll }
choice-rob = { $slot }: take { $what }
choice-dismiss = { $slot }: send away · { $troll }
choice-activate = { $workshop } on { $cell }, { $uses ->
    [one] 1 use
   *[other] { $uses } uses
 }
choice-move = Move { a-statue } from { $cell }
choice-wake = Place { $place }: { $troll }
choice-trade = Trade 4 for 1
choice-by-hand = Pay by hand
choice-by-itself = Pay the rest automatically
spell-short = { $spell ->
    [earth_ritual] Your tunnel needs no hammers this turn.
    [lavish_gifts] This turn bribe with any resource.
    [landslide] Lift one of your tunnels and lay it elsewhere.
    [alloy] This turn pay a tunnel with mixed minerals.
    [transmutation] Turn up to { $amount } minerals into another kind.
    [echo] Activate one of your trolls.
    [war_drum] Activate your starting row.
    [levitation] Move a statue up to { $amount } times, no carts.
    [light_fingers] Take up to { $amount } bribes from one troll.
    [free_hands] Bring up to { $amount } resources to storage.
    [second_shift] This turn activate a second workshop.
    [call_of_the_horde] Replace up to { $amount } trolls without bribes.
   *[other] Gain { $gain }.
 }

# What makes up a judgement.
worth-honour = { $points } in honor
worth-statues = { $points } for statues
worth-heart = { $points } for the way to the heart
worth-workshops = { $points } for workshops
worth-halls = { $points } for a great hall
worth-resources = { $points } in resources
worth-carts = { $points } in carts
worth-horde = { $points } for the horde
worth-tunnels = { $points } for room to dig
