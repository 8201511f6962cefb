# The words of Fall of the Mountain King. Names and texts of clans, boards and champions stand in the
# edition.

# Pieces.
lair = lair { $site }
great-hall = Great Hall { $hall }
renegade = renegade
kind = { $kind ->
    [advance] Advance
    [bolster] Bolster
    [influence] Influence
    [gnome] Gnome
    [wild] Wild
    [supplies] Supplies
   *[elders] Elders
 }
champion-symbol = symbol { $number } ({ $symbol }) of { $champion }
card = card { $number } ({ $symbols })
action = { $strong ->
    [yes] strong
   *[no] weak
 } { $kind }
wheel-space = { $effect ->
    [honour] Honour
    [bolster] Bolster
    [influence] Influence
   *[troll-move] Troll move
 }
share = { $me ->
    [yes] you
   *[no] { $who }
 } { $count }
share-nobody = nobody

# Where honour comes from.
part-gnomes = Gnomes slain
part-fallen = Fallen trolls
part-wheel = The wheel
part-consolation = Consolations
part-champions = Champions
part-domains = Domains
part-halls = Great Halls
part-elders = Elders
part-votes = Votes
trait-starter = First champion
trait-champion = Champions won

# What can be chosen.
option-keep = Keep { $champion }
option-lair = Make the sites { $glyph }1 and { $glyph }2 your lairs
option-settle = Settle a troll in { $space }
option-stand = Put the pawn in { $space }
option-place = Place { $card } with its upper left corner at { $cell }
option-discard = Give up { $card }, which fits nowhere
option-pick = Choose { $cell }
option-weak = Weak { $action }
option-strong = Strong { $action }
option-cover = Cover symbols of power { $count } in all
option-tokens = { $count ->
    [0] Spend no desperation token
    [one] Spend { $count } desperation token
   *[other] Spend { $count } desperation tokens
 }
option-provisions = { $count ->
    [0] Spend no further provision
    [one] Spend { $count } further provision
   *[other] Spend { $count } further provisions
 }
option-use = Use the ability of { $champion }
option-to = To { $space }
option-from = { $count ->
    [one] March { $count } troll from { $space }
   *[other] March { $count } trolls from { $space }
 }
option-pawn = Take the champion { $champion }
option-troll = { $me ->
    [yes] Take one of your own trolls
   *[no] Take a troll of { $who }
 }
option-bolster = Bolster { $space }
option-add = { $count ->
    [0] Add no troll
    [one] Add { $count } troll
   *[other] Add { $count } trolls
 }
option-influence = Gain influence with { $champion }
option-wheel = { $count ->
    [one] Move the wheel pawn { $count } space
   *[other] Move the wheel pawn { $count } spaces
 }
option-gate = Look at gate card { $count }
option-token = { $slot ->
    [1] Look at the first gnome of { $space }
   *[2] Look at the second gnome of { $space }
 }
option-rally = The gnomes rally at the { $clan } domain
option-invade = The invader goes to { $space }
option-retreat = Fall back to { $space }
option-calm = Return a gnome of strength { $count } to the reserve
option-stir = Move trolls out of { $space }
option-vote = Gain a vote of the { $clan } clan
option-star = Put the star on { $space }
option-consolation = { $what ->
    [vote] Take the vote
   *[honour] Take the honour
 }
option-none = Do without
option-done = That is enough
option-end = End your turn
option-by-hand = Choose symbols by hand

# What happens.
event-first_player = { $me ->
    [yes] You have the hammer and play first.
   *[no] { $who } has the hammer and plays first.
 }
event-halls = The Great Halls are worth, in order: { $values }.
event-vote_tiles = Votes will be worth, by place: { $tiles }.
event-offer = Champions on offer: { $champions }.
event-gnome_appears = A gnome lies face down in { $cavern }.
event-rally_moves = { $by ->
    [yes] You make the gnomes rally at the { $clan } domain.
    [no] { $who } makes the gnomes rally at the { $clan } domain.
   *[table] The gnomes rally at the { $clan } domain.
 }
event-gate_row = { $cards ->
    [one] { $cards } gate card is laid face down: it will bring an invasion at the end of the wave.
   *[other] { $cards } gate cards are laid face down: each will bring an invasion at the end of the wave.
 }
event-draw_starters = You may choose between { $champions }.
event-choose_starter = You choose { $champion }, in secret for now.
event-keep_starter = { $me ->
    [yes] You start with { $champion }.
   *[no] { $who } starts with { $champion }.
 }
event-lairs = { $me ->
    [yes] You make your lairs
   *[no] { $who } makes lairs
 } of the sites { $sites }.
event-settle = { $me ->
    [yes] You settle
   *[no] { $who } settles
 } a troll in { $cavern }.
event-pawn_stands = { $me ->
    [yes] Your champion { $champion } comes to { $space }.
   *[no] { $champion }, champion of { $who }, comes to { $space }.
 }
event-wave_begins = Wave { $wave } begins.
event-hand = Your hand: { $cards }.
event-pick_card = { $placed ->
    [yes] You choose { $card } for { $cell }, in secret for now.
   *[no] You choose { $card }, which fits nowhere, in secret for now.
 }
event-card_placed = { $me ->
    [yes] { $placed ->
        [yes] You add { $card } at { $cell }.
       *[no] You give up { $card }: it fits nowhere.
     }
   *[no] { $placed ->
        [yes] { $who } adds { $card } at { $cell }.
       *[no] { $who } gives up { $card }: it fits nowhere.
     }
 }
event-hands_pass = { $side ->
    [left] All hands are passed to the left.
   *[right] All hands are passed to the right.
 }
event-supplies = { $me ->
    [yes] Your supplies for the wave
   *[no] The supplies of { $who } for the wave
 }: { $provisions ->
    [one] { $provisions } provision
   *[other] { $provisions } provisions
 }, { $desperation ->
    [0] no desperation token
    [one] { $desperation } desperation token
   *[other] { $desperation } desperation tokens
 }.
event-wild_pair = { $me ->
    [yes] You cover
   *[no] { $who } covers
 } the Wilds { $cells } for a provision: now { $provisions }.
event-turn_begins = { $me ->
    [yes] Your turn
   *[no] Turn of { $who }
 }: a provision is spent, { $provisions ->
    [0] none is left.
    [one] { $provisions } is left.
   *[other] { $provisions } are left.
 }
event-nothing_to_cover = { $me ->
    [yes] You have
   *[no] { $who } has
 } nothing left to cover: no action this turn.
event-cover_symbols = { $me ->
    [yes] You cover
   *[no] { $who } covers
 } { $cells }: { $action } of power { $power }.
event-raise = { $by ->
    [tokens] { $me ->
        [yes] You spend
       *[no] { $who } spends
     } { $count ->
        [one] { $count } desperation token
       *[other] { $count } desperation tokens
     } for as much more power.
    [provisions] { $me ->
        [yes] You spend
       *[no] { $who } spends
     } { $count ->
        [one] { $count } further provision
       *[other] { $count } further provisions
     } for as much more power.
   *[champion] { $champion } gives { $me ->
        [yes] your action
       *[no] the action of { $who }
     } more power.
 }
event-use_claw = { $me ->
    [yes] You use
   *[no] { $who } uses
 } the ability of { $champion }.
event-take_cube = { $me ->
    [yes] You take
   *[no] { $who } takes
 } the cube back from { $cells }.
event-trolls_move = { $count ->
    [one] { $count } troll of { $me ->
        [yes] yours
       *[no] { $who }
     } goes
   *[other] { $count } trolls of { $me ->
        [yes] yours
       *[no] { $who }
     } go
 } from { $from } to { $to }.
event-pawn_moves = { $champion } ({ $me ->
    [yes] yours
   *[no] { $who }
 }) goes from { $from } to { $to }.
event-attack = { $me ->
    [yes] You attack
   *[no] { $who } attacks
 } the gnomes of { $cavern }: { $trolls ->
    [one] { $trolls } troll
   *[other] { $trolls } trolls
 } against { $gnomes ->
    [one] a gnome
   *[other] { $gnomes } gnomes
 } of strength { $strength }.
event-slain = { $me ->
    [yes] You slay
   *[no] { $who } slays
 } { $gnomes ->
    [one] the gnome
   *[other] the { $gnomes } gnomes
 } of { $cavern }.
event-repelled = { $me ->
    [yes] You are repelled
   *[no] { $who } is repelled
 } in { $cavern }: all trolls there must fall back to a lair.
event-calm_gnome = { $me ->
    [yes] You return
   *[no] { $who } returns
 } a gnome of strength { $strength } from beside the wheel to the reserve.
event-takeover = { $me ->
    [yes] You take over
   *[no] { $who } takes over
 } { $cavern }.
event-honour = { $me ->
    [yes] { $sign ->
        [won] You gain
       *[lost] You lose
     }
   *[no] { $who } { $sign ->
        [won] gains
       *[lost] loses
     }
 } { $amount } honour ({ $source }).
event-votes = { $me ->
    [yes] You gain
   *[no] { $who } gains
 } { $count ->
    [one] { $count } vote
   *[other] { $count } votes
 } of the { $clan } clan: now { $total }.
event-influence = { $me ->
    [yes] You gain
   *[no] { $who } gains
 } { $bonus ->
    [0] { $power } influence
   *[other] { $power } influence and { $bonus } more for a first disc
 } with { $champion }: now { $total }.
event-reinforce = { $me ->
    [yes] You add
   *[no] { $who } adds
 } { $count ->
    [0] no troll
    [one] { $count } troll
   *[other] { $count } trolls
 } to { $space }.
event-wheel_moves = The wheel pawn moves { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
 } ({ $me ->
    [yes] you
   *[no] { $who }
 }) and stops at { $effect }.
event-look_at_gate = { $me ->
    [yes] You look
   *[no] { $who } looks
 } at gate card { $slot }.
event-gate_seen = Gate card { $slot } names the { $clan } domain; only you know.
event-look_at_gnome = { $me ->
    [yes] You look
   *[no] { $who } looks
 } at the { $slot ->
    [1] first
   *[2] second
 } gnome of { $cavern }.
event-gnome_seen = The { $slot ->
    [1] first
   *[2] second
 } gnome of { $cavern } has strength { $strength }; only you know.
event-boost_rises = { $me ->
    [yes] Your honour boost rises
   *[no] The honour boost of { $who } rises
 } to { $boost }.
event-breach = Breach! { $invaders ->
    [0] No invader is left to come
    [one] { $invaders } invader comes
   *[other] { $invaders } invaders come
 } in at the { $clan } domain.
event-invasion = Gate card { $slot } is turned over: { $invaders ->
    [0] no invader is left to come
    [one] { $invaders } invader comes
   *[other] { $invaders } invaders come
 } in at the { $clan } domain.
event-invader_enters = An invader comes { $crossed ->
    [0] through the gate to { $cavern }, which is empty: it stays.
   *[other] by way of { $path } to { $cavern }, the nearest empty cavern ({ $steps } steps): it stays.
 }
event-invader_dies = An invader comes { $crossed ->
    [0] through the gate
   *[other] by way of { $path }
 } to { $cavern }: no cavern in reach is empty, so it seeks the fewest trolls ({ $trolls }), then the nearest{ $others ->
    [0] .
   *[other] , rather than { $instead }.
 } It dies, and a troll falls.
event-invader_lost = An invader finds no way and goes back to the reserve.
event-troll_falls = { $what ->
    [champion] { $champion } falls
   *[troll] A troll falls
 } in { $cavern } ({ $me ->
    [yes] yours
   *[no] { $who }
 }).
event-entrench = The gnomes entrench themselves in { $cavern }: a second one comes.
event-champion_won = { $me ->
    [yes] You have most influence: { $champion } joins you.
   *[no] { $who } has most influence: { $champion } joins them.
 }
event-nobody_wants = Nobody has influence with { $champion }, who leaves the game.
event-star = { $me ->
    [yes] You put
   *[no] { $who } puts
 } the star of { $champion } on { $place }.
event-domain = The { $clan } domain gives honour: { $shares }.
event-hall_counts = Great Hall { $hall } (worth { $value }), caverns held: { $caverns }; gnomes { $gnomes }. Honour: { $shares }.
event-elders_count = { $me ->
    [yes] You have
   *[no] { $who } has
 } { $elders } Elders: { $honour } honour.
event-clan_counts = The votes of the { $clan } clan give honour: { $shares }.
event-critical = Hold a cavern in each critical domain until the end of the wave: { $clans }.
event-domain_lost = You hold no cavern in the critical domain { $clan }: the mountain falls.

victory = { $won ->
    [yes] The mountain is yours, with { $score } honour!
   *[no] { $count ->
        [one] The mountain belongs to { $winners }, with { $score } honour.
       *[other] The mountain belongs to { $winners } together, with { $score } honour.
     }
 }

# What is asked.
ask-ChooseStarter = Choose your first champion; the other one leaves the game.
ask-ChooseLairs = Choose a free pair of lairs, for three trolls each.
ask-SettleCavern = { $left ->
    [one] Settle the last troll in a cavern without gnomes beside your lairs.
   *[other] Settle { $left } trolls in different caverns without gnomes beside your lairs: choose one.
 }
ask-StandPawn = Where does the pawn of { $champion } stand?
ask-PlacePawn = { $champion } has joined you: where does the pawn stand?
ask-FirstPick = Wave { $wave }, card 1 of 3: add one to your ancestry, the rest is passed on.
ask-SecondPick = Wave { $wave }, card 2 of 3: add one of those you received.
ask-ThirdPick = Wave { $wave }, card 3 of 3: add one, the other is thrown away.
ask-CoverWild = Cover two Wilds for one more provision (you have { $provisions })? Choose the first.
ask-CoverSecondWild = Which Wild do you cover together with { $cell }?
ask-TakeTurn = { $stage ->
    [fresh] Your turn: two weak actions or one strong one.
    [one-weak] You may take a second weak action.
    [one-more] You may take a weak action after your strong one.
   *[acted] Your actions are done; you may still use an ability.
 }
ask-PickSymbol = Which symbol do you cover for a weak { $kind }?
ask-CoverSymbols = How much power do you cover for a strong { $kind }?
ask-PickGroup = Which symbol do you cover for a strong { $kind } (power { $power } so far)?
ask-SpendTokens = { $kind } of power { $power }: how many of your desperation tokens ({ $tokens }) do you add?
ask-SpendProvisions = { $kind } of power { $power }: how many further provisions ({ $provisions } left) do you add?
ask-Advance = Advance of power { $power }: where do your trolls go?
ask-Marching = Who goes to { $space }? Power left: { $left }.
ask-RetreatToLair = You were repelled in { $cavern }: to which lair do you fall back?
ask-CalmGnomes = Which gnome beside the wheel ({ $angry } there) goes back to the reserve? Up to { $left }, by { $champion }.
ask-ChooseCavern = Bolster of power { $power }: which cavern you dominate, or which lair?
ask-AddTrolls = How many trolls do you add to { $space }? Power { $power }, { $reserve } in your reserve.
ask-Relocate = Your reserve is empty: who moves to { $space }? Power left: { $power }.
ask-ChooseChampion = { $power } influence: with which champion?
ask-TurnWheel = How far does the wheel pawn go? Power { $power }.
ask-LookAtCard = { $looks ->
    [one] Scout: which gate card do you look at?
   *[other] Scout: which gate card do you look at? { $looks } looks are left.
 }
ask-LookAtToken = { $looks ->
    [one] Scout: which gnome do you look at?
   *[other] Scout: which gnome do you look at? { $looks } looks are left.
 }
ask-ChooseOrigin = Troll move of power { $power }: out of which space do trolls move?
ask-MoveTroll = Which troll leaves { $space }? Up to { $left } more.
ask-MoveTo = { $champion ->
    [none] { $me ->
        [yes] Where does your troll go from { $space }?
       *[no] Where does the troll of { $who } go from { $space }?
     }
   *[other] Where does { $champion } go from { $space }?
 }
ask-MoveRally = A breach comes: where do the gnomes rally? They are at the { $rally } domain; two points at most.
ask-ChooseTarget = { $at_wave_end ->
    [yes] You have most votes of the { $clan } clan: to which of these equal caverns does the invader go?
   *[no] A breach at the { $clan } domain on your turn: to which of these equal caverns does the invader go?
 }
ask-ChooseFallen = An invader comes to { $cavern }: which of your trolls falls?
ask-PawnRetreats = { $champion } has fallen: to which lair does the pawn go?
ask-MoveChampion = Where does { $champion } go?
ask-ScaredAway = A troll of yours is scared out of { $cavern }: to which lair does it run?
ask-TakeCube = From which symbol do you take the cube back?
ask-ChooseClan = { $left ->
    [one] To which clan does the renegade vote go?
   *[other] To which clan does a renegade vote go? { $left } are left.
 }
ask-Consolation = You lost { $champion } ({ $clan }): take a vote, or { $lines } honour for the lines you passed?
ask-RaiseTroll = Where do you add a troll from your reserve? Up to { $left } more.
ask-NewVote = A vote of which clan that you have none of? Up to { $left } more.
ask-PutOnHall = On which Great Hall do you put the star of { $champion }?
ask-PutOnCavern = On which cavern do you put the star of { $champion }?

# The table in a terminal.
symbol-sign = { $kind ->
    [advance] A
    [bolster] B
    [influence] I
    [gnome] G
    [wild] W
    [supplies] S
   *[elders] E
 }
over = The battle for the mountain is over
wave = Wave { $wave }
turn-of = { $me ->
    [yes] your turn
   *[no] the turn of { $who }
 }
gates = Gate cards
gate-row = { $cards } · rally point { $rally }
wheel = Wheel
angry = · gnomes beside it: { $gnomes }
critical = Critical
legend = Signs
sign-gate = gate
sign-trolls = 2 trolls of seat 0
sign-pawn = a champion among them
sign-gnomes = gnomes by strength
sign-star = star
sign-breach = breach
sign-boost = boost
sign-hammer = first player
sign-covered = covered
halls-title = Great Halls (value) and the caverns around them
clans-title = Clans: honour by place, votes
offer-title = Champions on offer: clan and votes, influence
seat-head = Table
score-head = Honour
provisions-head = Prov.
desperation-head = Desp.
boost-head = Boost
reserve-head = Reserve
champions-head = Champions (claws left)
ancestry-mine = Your ancestry
ancestry-of = Ancestry of { $who }
on-champions = On champions
hand = Hand
score = Honour
champion-head = Champion
votes-head = Votes
effect-head = Effect
where-head = Where
where-offer = on offer
where-gone = out of the game
where-box = to come, or in the box
command-champions = champions
help-champions = every champion, what it does, and where it is


# --- The drawn table.

table-mountain = Mountain
table-people = Champions and clans
table-offer = Champions
table-clans = Clans
table-own = Ancestry
table-wave = Wave { $wave }
table-over = The game is over
table-turn = { $me ->
    [yes] your turn
   *[no] { $who }’s turn
}
table-honour = honour
table-door = gate of the { $clan } domain
table-outlook = As it stands
table-if-wave-ended = If the wave ended now
table-if-game-ended = If the game ended now
table-invasions = Invasions at the end of the wave
table-gnomes = gnomes
table-total = All together
table-great-hall = Great Hall { $number }
table-votes-of = { $clan } votes
table-gnomes-honour = The gnomes have { $honour } honour; you need more.
table-plan = { $count ->
    [one] { $count } invader comes.
   *[other] { $count } invaders come.
 } { $ways ->
    [0] As things stand there is no way in.
    [one] As things stand the first goes to { $places }, { $trolls ->
        [0] which is empty.
       *[other] where fewest trolls stand ({ $trolls }).
     }
   *[other] As things stand the first goes to { $places }, { $trolls ->
        [0] which are empty
       *[other] where fewest trolls stand ({ $trolls })
     }: somebody chooses.
 }
table-add = { $count ->
    [0] add no troll to { $space }
    [one] add { $count } troll to { $space }
   *[other] add { $count } trolls to { $space }
 }
table-next-card = Next card
table-wire-breach = tripwire: who crosses it lets the gnomes break in
table-wire-boost = tripwire: who crosses it climbs the boost track
table-boosts = boost track: more honour for each honour space of the wheel
table-rally-point = rally point of { $clan }
table-rally-here = rally token: { $clan }
table-hall = Great Hall { $number }, worth { $value }
table-hall-now = { $me ->
    [yes] yours as things stand
   *[no] { $who }’s as things stand
}
table-invaded = invaded
table-held = { $me ->
    [yes] you control it
   *[no] { $who } controls it
}
table-trolls = { $me ->
    [yes] { $count ->
        [one] your troll
       *[other] your { $count } trolls
    }
   *[no] { $count ->
        [one] a troll of { $who }
       *[other] { $count } trolls of { $who }
    }
}
table-gnome = gnome of strength { $strength }
table-gnome-unknown = gnome, face down
table-march = { $count ->
    [one] 1 troll from { $space }
   *[other] { $count } trolls from { $space }
}
table-wheel = gnome wheel
table-wheel-here = the pawn is here
table-wheel-honour = wheel: honour
table-wheel-bolster = wheel: Bolster
table-wheel-influence = wheel: Influence
table-wheel-troll-move = wheel: move trolls
table-angry = gnome of strength { $strength } beside the wheel
table-boost = { $me ->
    [yes] your boost: +{ $boost } honour on the wheel
   *[no] boost of { $who }: +{ $boost } honour on the wheel
}
table-gate-row = Gates to be invaded
table-gate = gate card { $number }: { $clan }
table-gate-unknown = gate card { $number }, face down
table-kind-advance = Advance
table-kind-bolster = Bolster
table-kind-influence = Influence
table-kind-gnome = Gnome
table-kind-wild = Wild
table-kind-supplies = Supplies
table-kind-elders = Elders
table-group = { $kind ->
    [advance] Advance
    [bolster] Bolster
    [influence] Influence
   *[gnome] Gnome
}: group of power { $power }
table-covered = covered by a cube
table-card = ancestry card
table-first-card = starting card
table-note-covers = covers { $what }
table-note-free = covers no symbol
table-hand-hint = Lay it over your ancestry.
table-weak = weak
table-strong = strong
table-weak-action = weak { $kind }
table-strong-action = strong { $kind }
table-influence = { $me ->
    [yes] you: { $count }
   *[no] { $who }: { $count }
}
table-no-influence = nobody seeks this champion yet
table-renegade = Renegade
table-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}
table-has-votes = { $me ->
    [yes] you: { $count }
   *[no] { $who }: { $count }
}
table-provisions = { $count ->
    [one] 1 provision
   *[other] { $count } provisions
}
table-desperation = { $count ->
    [one] 1 desperation token
   *[other] { $count } desperation tokens
}
table-reserve = { $count ->
    [one] 1 troll in reserve
   *[other] { $count } trolls in reserve
}
table-elders = { $count ->
    [one] 1 Elders symbol
   *[other] { $count } Elders symbols
}
table-gnome-reserve = { $count ->
    [one] 1 gnome token in the reserve
   *[other] { $count } gnome tokens in the reserve
}

# What makes up a judgement.
worth-honour = { $points } in honour
worth-votes = { $points } for votes
worth-champions = { $points } for champions
worth-caverns = { $points } for caverns and halls
worth-power = { $points } for the symbols of the ancestry
worth-elders = { $points } for Elders
worth-trolls = { $points } for trolls on the mountain
worth-begun = { $points } for what has begun
worth-danger = { $points } for the critical domains
