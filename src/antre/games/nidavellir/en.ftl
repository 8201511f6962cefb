# The words of Nidavellir. Names of heroes and distinctions stand in the edition.

# Pieces.
card = { $class ->
    [warrior] the warrior { $points }
    [hunter] the hunter
    [miner] the miner { $points }
    [blacksmith] the blacksmith
    [explorer] the explorer { $points }
   *[other] the royal offering +{ $points }
 }
card-brief = { $class ->
    [warrior] warrior { $points }
    [hunter] hunter
    [miner] miner { $points }
    [blacksmith] blacksmith
    [explorer] explorer { $points }
   *[other] offering +{ $points }
 }
tavern-filled = { $tavern }: { $cards }
card-special = the special blacksmith
special-short = special
coin = { $kind ->
    [special] the trading coin { $value }
    [royal] the royal coin { $value }
   *[base] { $value ->
        [0] the trading coin 0
       *[other] the coin { $value }
     }
 }
tavern = { $tavern ->
    [goblin] Laughing Goblin
    [dragon] Dancing Dragon
   *[horse] Shining Horse
 }
tavern-short = { $tavern ->
    [goblin] Goblin
    [dragon] Dragon
   *[horse] Horse
 }
column = { $class ->
    [warrior] Warriors
    [hunter] Hunters
    [miner] Miners
    [blacksmith] Blacksmiths
   *[explorer] Explorers
 }
among = { $class ->
    [warrior] the warriors
    [hunter] the hunters
    [miner] the miners
    [blacksmith] the blacksmiths
   *[explorer] the explorers
 }

# What is asked.
ask-Bids = Which coin do you lay on the { $tavern }?
ask-LateBid = The others have bid: which coin do you lay on the { $tavern }?
ask-TakeCard = Which card do you take from the { $tavern }?
ask-RecruitHero = { $lines ->
    [one] A line is complete: which hero do you recruit?
   *[other] { $lines } complete lines, { $heroes ->
        [one] 1 hero
       *[other] { $heroes } heroes
     }: which hero do you recruit?
 }
ask-DiscardDwarf = Which dwarf do you discard?
ask-PlaceThrud = Among whom does Thrud stand?
ask-PlaceYlud = Among whom does Ylud stand?
ask-Transform = Which coin do you raise by { $bonus }?
ask-AddCoin = Which coin of your hand do you add to the trade?
ask-ChooseDiscard = Both coins are worth the same: which one do you give up?
ask-KeepCard = Which card do you keep?

# What can be chosen.
option-bid = Lay { $coin }
option-take = Take { $card }
option-keep = Keep { $card }
option-recruit = Recruit { $hero }, { $epithet }
option-place = Place her among { among }
option-stay = Leave her where she stands
option-discard = Discard the last of { among }
option-transform = { $place ->
    [slot] Transform the coin on the { $tavern }
   *[coin] Transform { $coin }
 }
option-add = Add { $coin }
option-give-up = Give up { $coin }

# What happens.
event-gem = { $me ->
    [yes] You receive the gem { $gem }.
   *[no] { $who } receives the gem { $gem }.
 }
event-enter = Age { $age }, round { $round } · { $taverns }
event-bid = You lay { $coin } on the { $tavern }.
event-bids_in = All bids are laid.
event-reveal = { $tavern }: { $bids }
event-late_bid = { $me ->
    [yes] You bid { $coin }.
   *[no] { $who } bids { $coin }.
 }
event-take = { $me ->
    [yes] You take { $card }.
   *[no] { $who } takes { $card }.
 }
event-left = { $count ->
    [one] Nobody takes { $cards }: discarded.
   *[other] Nobody takes { $cards }: all discarded.
 }
event-recruit = { $me ->
    [yes] You recruit { $hero }, { $epithet }.
   *[no] { $who } recruits { $hero }, { $epithet }.
 }
event-place = { $me ->
    [yes] You place { $hero } among { among }.
   *[no] { $who } places { $hero } among { among }.
 }
event-stay = { $hero } stays where she stands.
event-discard = { $me ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
 }
event-thrud_bumped = Thrud is never covered: she leaves her column and is placed again.
event-thrud_leaves = { $me ->
    [yes] Thrud joins your command zone.
   *[no] Thrud joins the command zone of { $who }.
 }
event-trade = { $me ->
    [yes] You add up { $kept } and { $old }, and trade { $old } for { $new }.
   *[no] { $who } adds up { $kept } and { $old }, and trades { $old } for { $new }.
 }
event-transform = { $me ->
    [yes] You transform
   *[no] { $who } transforms
 } { $old } { $place ->
    [slot] on the { $tavern }
    [pouch] in the pouch
   *[hand] in hand
 } (+{ $bonus }) into { $new }.
event-pick_up = { $me ->
    [yes] You pick up your coins that are not resolved yet.
   *[no] { $who } picks up the coins that are not resolved yet.
 }
event-gems = Gems cross: { $who } ◆{ $gem }, { $other } ◆{ $other_gem }.
event-distinction = { $won ->
    [no] { $distinction }: nobody, for the most ranks are shared.
   *[yes] { $distinction }: { $who }
 }
event-unclaimed = Without a Pioneer, a card of Age 2 is discarded: { $card }.
event-pioneer = You draw { $cards }, and keep one.
event-keep = { $me ->
    [yes] You keep { $card }.
   *[no] { $who } keeps { $card }.
 }
victory = { $won ->
    [yes] The dragon is yours to slay: { $score } points of bravery.
   *[no] { $count ->
        [one] { $winners } goes to slay the dragon, with { $score } points of bravery.
       *[other] { $winners } go to slay the dragon together, with { $score } points of bravery.
     }
 }

# The parts of the score.
part-warrior = Warriors
part-warrior_bonus = Warrior majority
part-hunter = Hunters
part-miner = Miners
part-blacksmith = Blacksmiths
part-explorer = Explorers
part-neutral = Neutral heroes
part-coins = Coins
part-gem = Gem
trait-hero = Heroes
trait-distinction = Distinctions

# The table.
age = Age { $age } · round { $round } of { $rounds }
over = The dragon awaits: the game is over
bidding = Secret bids
evaluation = End of the age
heroes-free = Heroes
dwergs = { $count ->
    [one] 1 Dwerg
   *[other] { $count } Dwergs
 }
treasury = Treasury
army-of = The army of { $who }
army-mine = Your army
seat-head = Table
score-head = Score
bids-head = Bids
coins-head = Coins
gem-head = Gem
heroes-head = Heroes and distinctions
ranks-row = Ranks·pts
value-row = Value
hand = Hand
pouch = Pouch
gem = Gem
command-zone = Command
sum-classes = classes
sum-majority = majority
sum-heroes = heroes
sum-coins = coins
sum-gem = gem

# The heroes.
command-heroes = heroes
help-heroes = every hero, what they do, and who has them
hero-head = Hero
power-head = Power
owner-head = Where
hero-free = free
hero-out = left out
hero-kraal = { $ranks } warrior ranks, { $points } points.
hero-tarah = 1 warrior rank, { $points } points.
hero-aral = { $ranks } hunter ranks.
hero-dagda = { $ranks } hunter ranks; discard the last dwarf of { $value } other columns.
hero-zoral = { $ranks } miner ranks, { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
hero-lokdur = 1 miner rank, { $points } points.
hero-aegur = { $ranks } blacksmith ranks.
hero-bonfur = { $ranks } blacksmith ranks; discard the last dwarf of { $value ->
    [one] another column
   *[other] { $value } other columns
 }.
hero-hourya = { $points } points; asks for { $value } explorer ranks first.
hero-idunn = { $points } points, and { $value } for each explorer rank, her own too.
hero-dwerg = 1 to 5 brothers together: { $dwerg } points.
hero-skaa = { $points } points.
hero-astrid = The value of your highest coin at the end.
hero-grid = { $points } points; raise a coin by { $value } at once.
hero-uline = { $points } points; keep your coins in hand and bid after the others.
hero-ylud = Joins a column of your choice at the end of each age: { $ylud }.
hero-thrud = { $points } points; stands in any column, moves on when it grows.

# The drawn table.
taverns = Taverns
distinctions = Distinctions
piles = Decks and discards
points = points
plan = Lay a coin on each tavern, then confirm.
pioneer-offer = Cards of the Pioneer
final-ranking = Bravery
label-bid = { $known ->
    [none] no coin on the { $tavern } yet
    [hidden] a coin face down on the { $tavern }
   *[shown] { $tavern }: { $coin }
 }
label-slot = Coin slot of the { $tavern }
label-column = { column }: { $ranks ->
    [one] 1 rank
   *[other] { $ranks } ranks
 }, { $value ->
    [one] 1 point
   *[other] { $value } points
 }
label-command = Command zone: { $value ->
    [one] 1 point
   *[other] { $value } points
 }
label-line = Complete line { $number }
label-gem = Gem { $gem }
label-score = { $score ->
    [one] 1 point
   *[other] { $score } points
 }
label-treasury = Royal coin { $value }: { $count } left
label-deck = Age { $age }: { $count ->
    [one] 1 card to come
   *[other] { $count } cards to come
 }
label-back = A card that only the Pioneer sees
label-heroes = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
 }
label-highest = Highest coin { $value }
honour-open = to be won
honour-nobody = nobody
hint-class = { $class ->
    [warrior] Points add up. Whoever has the most ranks adds the highest coin.
    [hunter] The number of ranks, squared.
    [miner] Points times ranks.
    [blacksmith] 3, then 4, then 5 more for each further rank, and so on.
    [explorer] Points add up.
   *[other] Raises one of your coins by this much, then it is discarded.
 }
hint-gem = Among equal bids the highest gem goes first; then the gems change hands.
hint-trading = Bid it, and your two coins in the pouch are added up: the higher one is traded for their sum.
hint-line = A complete line earns a hero.
hint-distinction = { $distinction ->
    [kings_hand] Most warriors at the end of Age 1: raise a coin by { $value }.
    [hunting_master] Most hunters at the end of Age 1: the trading coin 0 becomes a 3.
    [crown_jeweler] Most miners at the end of Age 1: the special gem, never traded.
    [kings_great_armorer] Most blacksmiths at the end of Age 1: a blacksmith of { $value } ranks.
   *[pioneer_of_the_kingdom] Most explorers at the end of Age 1: see { $value } cards of Age 2, keep one.
 }
power = { $hero ->
    [kraal] { $ranks } ranks, { $points } points
    [tarah] { $points } points
    [aral] { $ranks } ranks
    [dagda] { $ranks } ranks, −{ $value } dwarves
    [zoral] { $ranks } ranks, { $points } point
    [lokdur] { $points } points
    [aegur] { $ranks } ranks
    [bonfur] { $ranks } ranks, −{ $value } dwarf
    [hourya] { $points } points, needs { $value }
    [idunn] { $points } + { $value } a rank
    [dwerg] { $one }, two make { $two }
    [skaa] { $points } points
    [astrid] your highest coin
    [grid] { $points } points, coin +{ $value }
    [uline] { $points } points, bids last
    [ylud] joins any column
   *[thrud] { $points } points, roams
 }

# What makes up a judgement.
worth-warriors = { $points } for the warriors
worth-hunters = { $points } for the hunters
worth-smiths = { $points } for the blacksmiths
worth-miners = { $points } for the miners
worth-explorers = { $points } for the explorers
worth-distinctions = { $points } for the distinctions
worth-heroes = { $points } for heroes
worth-coins = { $points } in coins
worth-taverns = { $points } from the taverns still to come
