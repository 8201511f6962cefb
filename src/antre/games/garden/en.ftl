# The words of The Lord of the Ice Garden. Names of regions, factions, units, upgrades, actions and
# tiles stand in the edition.

# Pieces.
viper-gorge = Viper Gorge
neutral = neutral nation
nothing = nothing
resource = { $kind ->
    [population] { $count ->
        [one] population
       *[other] population
    }
    [gold] gold
   *[m_factor] M-factor
 }
cube = { $count ->
    [one] influence cube
   *[other] influence cubes
 }
unit = { $count ->
    [one] unit of level { $level }
   *[other] units of level { $level }
 }

# Where points come from.
part-battles = Battles
part-regions = Regions
trait-faction = Factions
victory = { $won ->
    [yes] You win!
   *[no] { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win.
    }
 }

# What can be chosen.
option-place = Place it in { $region }
option-thorn = Plant Thorn in { $region }
option-advance = { $count ->
    [one] Move { $count } helmet
   *[other] Move { $count } helmets
 }
option-order = Put order token { $number } on { $action }
option-plan = An action cube on { $action }
option-take = Take 1 { $resource }
option-exchange = Give 2 { $give } for 1 { $take }
option-give = Give back a token of level { $level }
option-harvest = Harvest { $resource }
option-move = Move 1 { $troop } from { $from } to { $to }
option-march = March from { $from } to { $to }
option-carry = { $count ->
    [0] None goes along
    [one] { $count } goes along
   *[other] { $count } go along
 }
option-ferry = { $count ->
    [one] { $count } sails from { $region }
   *[other] { $count } sail from { $region }
 }
option-shift = { $step ->
    [yes] Move a token from level { $from } to level { $to }
   *[no] Shift M-factor
 }
option-buy = { $upgrade } for the units of level { $level }, slot { $slot }
option-summon = Summon units of level { $level }
option-spy = { $count ->
    [0] Leave the spy heads empty
   *[other] Spy out { $upgrades }
 }
option-kill = Kill 1 { $troop } in { $region }: { $owner }
option-lose = Lose a unit of level { $level }
option-capture = Capture a cube of { $faction }
option-loot = { $leveled ->
    [yes] Pillage 1 { $resource } of level { $level }
   *[no] Pillage 1 { $resource }
 }
option-decline = Do without
option-done = That is enough
option-discard = Discard a Vuko token for 1 M-factor
option-rise = Rise in reputation
option-upgrade = Buy an upgrade

# What is asked.
ask-ChooseThorn = In which region do you plant Thorn?
ask-FirstCube = In which region do you place your first influence cube?
ask-SecondCube = In which other region do you place your second influence cube?
ask-ReturnToMap = You have too few cubes on the map: where does one come?
ask-ChooseSteps = How far does your initiative marker move?
ask-PlaceToken = Which order token do you put on which action?
ask-PlanCube = Where does your next action cube go? You have { $hand } to place.
ask-ChooseBenefit = What do you take at the Viper Gorge?
ask-GiveToken = From which level do you give an M-factor token back?
ask-PlaceInfluence = Where do you place an influence cube, for 1 of your { $population } population?
ask-PlaceAnother = Another influence cube, for 1 of your { $population } population?
ask-FirstStep = Which troop do you move, for 1 of your { $gold } gold?
ask-SecondStep = Another step, for 1 of your { $gold } gold?
ask-ChooseMarch = From where to where do your troops march, for { $cost } population?
ask-CarryAlong = How many { $troop } march from { $from } to { $to }?
ask-ChooseShadow = What do you ask of Raven Shadow?
ask-Make = What do you make? Each brings the Dead Snow nearer.
ask-ShiftTokens = Which M-factor token moves? { $left ->
    [one] { $left } step is left.
   *[other] { $left } steps are left.
 }
ask-BuyUpgrade = Which upgrade do you buy, with { $tokens } M-factor on level 0?
ask-SummonUnit = Where does a unit of level { $level } come?
ask-ChooseSpies = What do your Harasim spy out for this round?
ask-SailAcross = How many { $troop } sail from one Drakkar to the other?
ask-UseSpeed = Which quick unit moves?
ask-Strike = Whom do your skulls strike, for { $attack } gold in all?
ask-LoseUnit = Vuko destroys one of your units in { $region }: which one?
ask-ChooseFlight = The snake is in { $region }: where does your unit flee?
ask-ChooseCapture = Whose cube in { $region } does your Drakkar capture?
ask-ChooseLoot = What do you pillage from { $victim }?
ask-Redistribute = { $region } is devastated: where does your next cube go? { $left ->
    [one] It is the last one.
   *[other] { $left } are to go.
 }
ask-ChooseHarvest = What do you harvest in { $region }?

# What happens.
event-plays_faction = { $me ->
    [yes] You play { $faction }.
   *[no] { $who } plays { $faction }.
 }
event-player_order = The order is { $order }.
event-vuko_tiles = Vuko tiles above the initiative track: { $faces }.
event-thorn_placed = { $me ->
    [yes] You plant Thorn in { $region }.
   *[no] { $who } plants Thorn in { $region }.
 }
event-tiles_revealed = Score tiles are turned up in { $regions }: { $tiles }. Magic lies in { $magic }.
event-cube_placed = { $me ->
    [yes] You place an influence cube in { $region }.
   *[no] { $who } places an influence cube in { $region }.
 }
event-neutrals_placed = Every region gets a neutral cube.
event-round_begins = Round { $round } begins.
event-topped_up = { $me ->
    [yes] You have too few cubes on the map, and gain { $population } population.
   *[no] { $who } has too few cubes on the map, and gains { $population } population.
 }
event-advances = { $me ->
    [yes] You move to initiative space { $space }.
   *[no] { $who } moves to initiative space { $space }.
 }
event-turn_order = The turn order is { $order }.
event-red_ship = Red ship { $number } is reached: regions score this round.
event-tiles_active = Vuko tiles that work now: { $faces }.
event-order_token_placed = { $me ->
    [yes] You put order token { $number } on { $action }.
   *[no] { $who } puts order token { $number } on { $action }.
 }
event-action_order = The order of actions is { $actions }.
event-plans = { $me ->
    [yes] You place an action cube: { $place }.
   *[no] { $who } places an action cube: { $place }.
 }
event-action_begins = { $me ->
    [yes] Your cube: { $action }.
   *[no] The cube of { $who }: { $action }.
 }
event-declines = { $me ->
    [yes] You take your cube back: { $action }.
   *[no] { $who } takes a cube back: { $action }.
 }
event-takes = { $me ->
    [yes] You take 1 { $resource }.
   *[no] { $who } takes 1 { $resource }.
 }
event-exchanges = { $me ->
    [yes] You give 2 { $give } for 1 { $take }.
   *[no] { $who } gives 2 { $give } for 1 { $take }.
 }
event-pays = { $me ->
    [yes] You pay { $count } { $resource }.
   *[no] { $who } pays { $count } { $resource }.
 }
event-moves = { $me ->
    [yes] You move { $count } { $troop } from { $from } to { $to }.
   *[no] { $who } moves { $count } { $troop } from { $from } to { $to }.
 }
event-vuko_token_discarded = { $me ->
    [yes] You are rid of a Vuko token.
   *[no] { $who } is rid of a Vuko token.
 }
event-reputation_changes = { $me ->
    [yes] Your reputation goes from { $from } to { $to }.
   *[no] The reputation of { $who } goes from { $from } to { $to }.
 }
event-dead_snow = The Dead Snow comes to { $space } of { $limit }.
event-shifts_token = { $me ->
    [yes] You move an M-factor token from level { $from } to level { $to }.
   *[no] { $who } moves an M-factor token from level { $from } to level { $to }.
 }
event-buys_upgrade = { $me ->
    [yes] You buy { $upgrade } for your units of level { $level }.
   *[no] { $who } buys { $upgrade } for units of level { $level }.
 }
event-summons = { $me ->
    [yes] You summon a unit of level { $level } in { $region }.
   *[no] { $who } summons a unit of level { $level } in { $region }.
 }
event-spy_heads = { $me ->
    [yes] Your Harasim have spied out { $upgrades }.
   *[no] The Harasim of { $who } have spied out { $upgrades }.
 }
event-attacks = { $me ->
    [yes] You attack, for { $gold } gold.
   *[no] { $who } attacks, for { $gold } gold.
 }
event-kills = { $me ->
    [yes] You kill 1 { $troop } in { $region } ({ $victim }) for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $who } kills 1 { $troop } in { $region } ({ $victim }) for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
 }
event-fallen_leave = The attacks are over; { $units ->
    [one] { $units } fallen unit leaves the map.
   *[other] { $units } fallen units leave the map.
 }
event-vuko_visits = { $region ->
    [none] Vuko looks for { $who } and finds no region.
   *[other] Vuko visits { $who } in { $region }.
 }
event-vuko_token = { $me ->
    [yes] You receive a Vuko token: { $tokens } now.
   *[no] { $who } receives a Vuko token: { $tokens } now.
 }
event-vuko_destroys = { $me ->
    [yes] Vuko destroys your unit of level { $level } in { $region }.
   *[no] Vuko destroys a unit of level { $level } of { $who } in { $region }.
 }
event-neutrals_follow = { $count ->
    [one] { $count } neutral cube follows Vuko to { $to }.
   *[other] { $count } neutral cubes follow Vuko to { $to }.
 }
event-nightwalkers = { $me ->
    [yes] Nightwalkers take { $count } of your cubes in { $region }, and as many Vuko tokens.
   *[no] Nightwalkers take { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } of { $who } in { $region }, and as many Vuko tokens.
 }
event-vuko_holds = { $me ->
    [yes] Vuko holds { $count } of your cubes in { $region }.
   *[no] Vuko holds { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } of { $who } in { $region }.
 }
event-vuko_leaves = Spears drive Vuko off the board.
event-absorbs = { $count ->
    [one] Thorn absorbs { $count } magic token: { $total } in all.
   *[other] Thorn absorbs { $count } magic tokens: { $total } in all.
 }
event-dominates = { $me ->
    [yes] You dominate
   *[no] { $who } dominates
 } { $region } ({ $influence }; neutral { $neutral }){ $tie ->
    [around] ; the tie fell by influence in the regions around.
    [reputation] ; the tie fell by reputation.
   *[none] .
 }
event-undominated = Nobody dominates { $region } ({ $influence }; neutral { $neutral }).
event-darkness = Darkness falls on { $region }: { $markers ->
    [one] { $markers } marker.
   *[other] { $markers } markers.
 }
event-captures = { $me ->
    [yes] You capture a cube of { $victim } in { $region }: { $total } in the Ice Garden.
   *[no] { $who } captures a cube of { $victim } in { $region }: { $total } in the Ice Garden.
 }
event-recruits = { $me ->
    [yes] Your Faun recruits a cube in { $region }.
   *[no] The Faun of { $who } recruits a cube in { $region }.
 }
event-loots = { $me ->
    [yes] You pillage 1 { $resource } of { $victim } in { $region }.
   *[no] { $who } pillages 1 { $resource } of { $victim } in { $region }.
 }
event-pipes = { $me ->
    [yes] Your Musicians bring 1 population in { $region }.
   *[no] The Musicians of { $who } bring 1 population in { $region }.
 }
event-tower_built = A red tower rises in { $region }: { $total } in all.
event-sends_magic = A magic token goes from { $from } to Thorn, face down.
event-devastates = { $region } is devastated: { $total } in all.
event-magic_moves = The magic token of { $from } goes to { $to }.
event-magic_income = { $me ->
    [yes] You gain { $count } M-factor of the magic in { $region }.
   *[no] { $who } gains { $count } M-factor of the magic in { $region }.
 }
event-harvests = { $me ->
    [yes] You harvest { $count } { $resource } in { $region }.
   *[no] { $who } harvests { $count } { $resource } in { $region }.
 }
event-scores = { $me ->
    [yes] You come { $place ->
        [1] first
        [2] second
       *[3] third
    } in { $region }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $who } comes { $place ->
        [1] first
        [2] second
       *[3] third
    } in { $region }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
 }
event-thorn_reveals = { $count ->
    [one] { $count } magic token with Thorn is turned up.
   *[other] { $count } magic tokens with Thorn are turned up.
 }
event-game_ends = { $how ->
    [goal] The game ends. Goals are fulfilled: { $goals }.
    [points] The game ends: points decide.
   *[other] The Dead Snow is here: the game ends at once.
 }

# In a terminal.
legend = Signs
sign-tile = points by place, harvest
sign-influence = influence of seat 0, which dominates
sign-cubes = influence cubes
sign-units = units by level
sign-held = held by Vuko
sign-neutral = neutral
sign-magic = magic
sign-darkness = Darkness
sign-tower = red tower
sign-thorn = Thorn
sign-vuko = Vuko
sign-waste = devastated
sign-red-ship = red ship to come
actions-title = Actions by order; on each, the rightmost cube is the first
to-place = To place
tracks-title = Tracks
initiative = Initiative
order-is = Turn order:
dead-snow = Dead Snow
seat-head = Table
score-head = Points
population-head = Pop.
gold-head = Gold
m-factor-head = M 0·I·II·III
supply-head = Cubes
vuko-head = Vuko
goal-head = Goal
faction-head = Faction
board-mine = Your units
board-of = Units of { $who }
command-units = units
help-units = the units of everybody, and what they do

# On the table.
table-map = Map
table-actions = Actions
table-tracks = Tracks
table-own = My faction
table-outlook = As it stands
table-round = Round { $round }
table-setup = Set-up
table-over = The game is over
table-turn = { $me ->
    [yes] your turn
   *[no] { $who } to play
 }
table-points = points
table-total = In all

# The map.
table-closed = not in use at this table
table-devastated = devastated
table-nobody = nobody dominates
table-dominates = { $me ->
    [yes] you dominate
   *[no] { $who } dominates
 }
table-tie-around = the tie fell by influence in the regions around
table-tie-reputation = the tie fell by reputation
table-neutral = { $count ->
    [one] { $count } neutral cube
   *[other] { $count } neutral cubes
 }
table-cubes = { $me ->
    [yes] { $count ->
        [one] { $count } cube of yours
       *[other] { $count } cubes of yours
    }
   *[no] { $count ->
        [one] { $count } cube of { $who }
       *[other] { $count } cubes of { $who }
    }
 }
table-fallen = fallen, leaves after the attacks
table-held = { $me ->
    [yes] Vuko holds { $count } of your cubes
   *[no] Vuko holds { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } of { $who }
 }
table-tile = Score tile { $order }: { $points } points by place, { $income } of each resource harvested
table-thorn = Thorn: { $absorbed } magic absorbed, { $count } face down beside it
table-magic = { $count ->
    [one] { $count } magic token
   *[other] { $count } magic tokens
 }
table-darkness = Darkness: { $count } of { $most } markers
table-tower = red tower
table-vuko = Vuko
table-vuko-hint = He visits whoever has the worst reputation, brings a Vuko token, destroys a unit and holds the cubes in his region.
table-move = to { $where }
table-march = from { $where }
table-snow = Dead Snow { $space } of { $limit }
table-snow-hint = When it comes to its limit the game ends at once, and the best reputation wins.

# The loom of actions.
table-free-space = free space
table-planned = { $me ->
    [yes] Your cube on { $action }: number { $turn } in order
   *[no] { $who } on { $action }: number { $turn } in order
 }
table-offering = { $me ->
    [yes] { $count } of your influence cubes on the Gorge
   *[no] { $count } influence cubes of { $who } on the Gorge
 }
table-order-token = Order token { $number }
table-hand = { $me ->
    [yes] { $count ->
        [one] { $count } action cube to place
       *[other] { $count } action cubes to place
    }
   *[no] { $who }: { $count ->
        [one] { $count } action cube to place
       *[other] { $count } action cubes to place
    }
 }
table-does-viper = Take 1 resource, or give 2 of a kind for 1 other.
table-does-influence = Place up to 2 influence cubes where you have influence, 1 population each.
table-does-movement = Take up to 2 steps with your troops, 1 gold each.
table-does-mountain = For { $cost } population, march with troops of one region to any other.
table-does-raven = Rise { $rise } in reputation, or be rid of a Vuko token for 1 M-factor.
table-does-making = Shift M-factor by up to { $steps } steps, upgrade, summon, each once; the Dead Snow takes a step for each.

# Initiative.
table-initiative = Initiative: { $order }
table-space = Space { $number }, ship { $ship }: { $cubes } action cubes
table-red-ship = red ship, regions score
table-marker = { $me ->
    [yes] You, space { $number }
   *[no] { $who }, space { $number }
 }
table-preview = As things stand: { $order }; { $cubes } action cubes for you.
table-tile-on = works now
table-tile-off = does not work now
table-fire-people = When Vuko leaves a region, its neutral cubes go with him.
table-whisperers = The Voracious Mountain costs 1 population more.
table-nightwalkers = Where Vuko arrives, all lose as many cubes as they have Vuko tokens, and as many tokens.
table-bears = After each visit the Dead Snow advances by one.
table-cyphral = No M-factor is gained in the region of Vuko, by magic or harvest.
table-snake = All units in the region of Vuko flee to a region beside it.
table-raven-plan = Raven Shadow raises no reputation.
table-spears = Vuko is off the board and visits nobody.

# Points, goals, reputation.
table-ends = { $left ->
    [0] Points and goals · no red ship left
    [one] Points and goals · { $left } red ship left
   *[other] Points and goals · { $left } red ships left
 }
table-race = { $points } of { $most } points · goal { $done } of { $goal }
table-goal-olaf = Olaf captures cubes of others for the Ice Garden, with a Drakkar in regions that he dominates.
table-goal-pier = Pier’s Musicians send magic to Thorn; Thorn absorbs it when he dominates its region.
table-goal-ulrike = Ulrike builds a red tower in each region that she dominates with an Enlightened One.
table-goal-callo = Callo devastates regions that she dominates: two Darkness markers and a Faun.
table-aim-olaf = Cubes captured
table-aim-pier = Magic absorbed by Thorn
table-aim-ulrike = Red towers
table-aim-callo = Regions devastated
table-reputation = Reputation
table-reputation-hint = In a pile the lower one is the better. Each Vuko token counts against you when the Dead Snow ends the game.
table-reputation-space = Reputation { $value }
table-reputation-of = { $me ->
    [yes] You: reputation { $value }, Vuko tokens { $tokens }
   *[no] { $who }: reputation { $value }, Vuko tokens { $tokens }
 }

# Faction boards.
table-population = { $count } population
table-gold = { $count } gold
table-m-factor = { $count } M-factor
table-supply = { $count ->
    [one] { $count } influence cube in supply
   *[other] { $count } influence cubes in supply
 }
table-vuko-tokens = { $count ->
    [one] { $count } Vuko token
   *[other] { $count } Vuko tokens
 }
table-level = Level { $level }: { $count } M-factor
table-step = { $up ->
    [yes] One step up from level { $level }
   *[no] One step down from level { $level }
 }
table-figures = { $count } of { $most } in supply
table-empty-slot = empty slot
table-buy = { $upgrade } in slot { $slot } for { $price } M-factor
table-spy-heads = Spied out
table-worth = Influence { $count }.
table-speed = Speed { $count }: moves before the attacks.
table-shield = Shield { $count }: turns a blow away.
table-attack = Attack { $count }: a skull for the attack.
table-domination = Domination { $count }: so much more influence.
table-torment = Where you dominate: a Darkness marker.
table-enthral = Where you dominate: captures a cube of another.
table-recruitment = Where you dominate: one cube more.
table-pillage = Where you dominate: takes a resource of the others there.
table-piper = Where you dominate: 1 population.
table-transfer = Two of them in two regions: troops sail from one to the other.
table-send = Where you dominate: sends the magic token to Thorn.
table-spy = Uses upgrades spied out for the round.
table-builds = Where you dominate: builds a red tower.
table-devastates = Where you dominate: devastates a region with two Darkness markers.

# As it stands.
table-if-now = If the game ended now
table-at-end = How the game ended
table-by-snow = Dead Snow: reputation
table-by-goal = Goal
table-by-points = Points
table-snow-wins = { $me ->
    [yes] Dead Snow, { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } away: you would win by reputation.
   *[no] Dead Snow, { $left ->
        [one] { $left } step
       *[other] { $left } steps
    } away: { $who } would win by reputation.
 }
table-goal-wins = { $me ->
    [yes] Your goal is fulfilled: you would win with the end of the round.
   *[no] The goal of { $who } is fulfilled: the win comes with the end of the round.
 }
table-goal-open = No goal is fulfilled yet.
table-points-wins = { $me ->
    [yes] { $most } points or { $left ->
        [one] { $left } more red ship
       *[other] { $left } more red ships
    }: you would win by points.
   *[no] { $most } points or { $left ->
        [one] { $left } more red ship
       *[other] { $left } more red ships
    }: { $who } would win by points.
 }
table-if-scored = If a red ship were reached now
table-regions-at-end = What the regions were worth in the end

# What makes up a judgement, which counts prospects, not points.
worth-points = points
worth-regions = influence where it counts
worth-goods = stores
worth-plans = use for the action cubes
worth-attacks = skulls within reach of others
worth-name = a better name
worth-goal = steps towards the goal
