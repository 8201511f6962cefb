# The words of Maender-Alkoor. Names of Heroes, cards, skills, tokens, Challenges and places stand in the
# edition; here is what they are made of.

# Gems by colour, and the attribute of each.
colour-red = red
colour-orange = orange
colour-violet = violet
colour-green = green
colour-blue = blue
attribute-red = Strength
attribute-orange = Agility
attribute-violet = Intelligence
attribute-green = Instinct
attribute-blue = Defence

# Who a Hero is.
race-dwarf = dwarf
race-human = human
race-elf = elf
race-orc = orc
race-gnome = gnome
race-goblin = goblin
race-beastfolk = beastfolk
alignment-good = good
alignment-neutral = neutral
alignment-evil = evil
archetype-warrior = warrior
archetype-ranger = ranger
archetype-mage = mage
archetype-druid = druid
archetype-guardian = guardian
archetype-rogue = rogue
archetype-barbarian = barbarian
archetype-artificer = artificer
archetype-bard = bard

# What a skill is for.
skill-hazard = hazard skill
skill-divine = divine skill
skill-opportunity = opportunity skill
skill-healing = healing skill
skill-shield = shield skill
skill-dice = dice skill

# Equipment by type and family.
type-dwarf = dwarven
type-human = human
type-elf = elven
type-orc = orcish
type-none = of no people

# Cards.
card-hero = Hero
card-loot = LOOT
card-relic = Relic
card-critter = Critter
card-creature = Creature
card-dilemma = Dilemma
card-unforeseen = Unforeseen
card-zone = Zone
card-door = Door
card-room = Room
card-quest = Quest
card-treasure = Treasure

# When a Dilemma may be played.
timing-divine = as a Blessing
timing-before = before the roll
timing-after = after the roll
timing-opportunity = when a trial is won
timing-wound = when a Hero is hurt
timing-any = at any time

# Trials.
objective-individual = individual objective
objective-collective = collective objective
objective-vitality_step = test of Vitality

# Tokens, Quests, dice.
token-green = green token
token-red = red token
token-grey = grey token

# Places and pieces.
place-city = City of Maender-Alkoor
place-door = Door of the Abyss
place-corridor = corridor of the Abyss
place-crossroads = crossroads
place-chance = Chance space
place-shortcut = Perilous shortcut
piece-team = the team
piece-avatar = Avatar of the Void
piece-pile = Vils’ pile

# How things are named in a sentence.
either = { $first } or { $last }
token = { $token } ({ $back })
gem = { $colour ->
    [red] a red gem
    [orange] an orange gem
    [violet] a violet gem
    [green] a green gem
   *[blue] a blue gem
 }
gem-count = { $count } { $colour ->
    [red] red
    [orange] orange
    [violet] violet
    [green] green
   *[blue] blue
 }
die = { $kind ->
    [trial] die { $number }
    [destiny] the Destiny die
    [vitality] the Vitality die
   *[stride] movement die { $number }
 }
skill-of = { $skill } of { $hero }
space = space { $number }
space-signed = space { $number } ({ $sign })
space-city = the City
space-room = Room slot { $number }
space-shortcut = Perilous shortcut { $number }
space-before = { $count ->
    [one] the last space before the City
   *[other] a place { $count } steps before the City
 }
pile-heroes = Hero pile
pile-loot = LOOT pile
pile-relics = Relic pile
pile-unforeseen = Unforeseen pile
kind-not = non-{ $kind }
cost-free = free
cost = { $count } { $count ->
    [one] gem
   *[other] gems
 }
cost-of = { $count } { $count ->
    [one] gem
   *[other] gems
 }, { $colours }
offer = { $number } – { $effect } ({ $cost })

# What cards and tokens do.
effect-none = nothing
effect-target = { $target ->
    [team] the team
    [board] this board
    [bearer] this Hero
    [others] not this Hero
    [mates] this board, not this Hero
   *[chosen] a Hero of your choice
 }
effect-each = for the rest of the trial
effect-or-destiny = or the Destiny die
effect-without-sixes = no 6s
effect-gems = gain { $amount } { $amount ->
    [one] gem
   *[other] gems
 }
effect-loot = draw { $amount } LOOT
effect-relic = draw { $amount } { $amount ->
    [one] Relic
   *[other] Relics
 }
effect-heal = heal { $amount ->
    [one] a Hero
   *[other] up to { $amount } Heroes
 }
effect-advance = advance { $upto ->
    [yes] up to { $amount }
   *[no] { $amount }
 } { $amount ->
    [one] space
   *[other] spaces
 }
effect-retreat = fall back { $amount } { $amount ->
    [one] space
   *[other] spaces
 }
effect-peril = a Vitality test
effect-tribute = hand { $amount } { $amount ->
    [one] gem
   *[other] gems
 } to the Vils
effect-theft = the Vils steal a LOOT
effect-reveal = reveal { $amount } { $amount ->
    [one] Room
   *[other] Rooms
 }
effect-vision = look at { $amount } hidden { $amount ->
    [one] thing
   *[other] things
 }
effect-repel = drive the Avatar { $amount } { $amount ->
    [one] space
   *[other] spaces
 } away
effect-recruit = meet a new Hero
effect-tap = take { $amount } { $amount ->
    [one] gem
   *[other] gems
 } from the Vils
effect-reclaim = the Vils’ pile loses { $amount } { $amount ->
    [one] card
   *[other] cards
 }
effect-sacrifice = sacrifice { $amount ->
    [one] a Hero
   *[other] up to { $amount } Heroes
 }, won by the team
effect-swap = two Heroes change slots
effect-ward = cancel a wound
effect-lower = make the objective easier by { $amount } { $amount ->
    [one] point
   *[other] points
 } { $stars ->
    [0] (not for a single Hero)
    [one] or { $stars } star
   *[other] or { $stars } stars
 }
effect-pass_objective = pass an individual objective without dice
effect-free_skill = use a hazard skill for free
effect-boost = +{ $amount } to the attribute tested
effect-foresee = decide the coming Destiny die
effect-reroll_destiny = reroll the Destiny die
effect-set_die = turn { $face ->
    [0] any die
   *[other] a { $face }
 } into { $value ->
    [0] what you like, 1 to 5
   *[other] a { $value }
 }
effect-reroll = reroll { $amount ->
    [one] a die
   *[other] up to { $amount } dice
 }
effect-exchange = exchange Heroes with the Vils, { $give } for { $take }
effect-sell = sell { $limit ->
    [0] as many LOOT as you like
    [1] a LOOT
   *[other] up to { $limit } LOOT
 } for { $amount } { $amount ->
    [one] gem
   *[other] gems
 } { $limit ->
    [1] in all
   *[other] each
 }
effect-new_blood = replace a Hero of this board, or fill its vacant slot
effect-heal_all = heal all Heroes
effect-win_dead = a Hero who dies is won by the team
effect-mercy = cancel the dark outcomes of a lost trial
effect-stillness = the Avatar does not move
effect-last_stand = wounded instead of dead
effect-rescue_dead = win a dead Hero back from the Vils
effect-remove_tokens = take up to { $amount } { $amount ->
    [one] token
   *[other] tokens
 } off the Vils’ board
effect-chance = try your Chance
effect-bonus_die = reroll dice, or add one to a move
effect-unforeseen = draw { $amount } Unforeseen
effect-unforeseen_or_regain = draw { $amount } Unforeseen, or take as many back from the Vils
effect-forfeit = hand { $amount } held { $amount ->
    [one] Dilemma
   *[other] Dilemmas
 } to the Vils
effect-bad_luck = bad luck: a Vitality test for the Hero the die names
effect-vils_hero = the Vils win { $amount } { $amount ->
    [one] Hero
   *[other] Heroes
 } of the pile
effect-vils_rooms = the { $amount ->
    [one] nearest Room is
   *[other] { $amount } nearest Rooms are
 } revealed
effect-vils_unforeseen = the Vils win { $amount } Unforeseen
effect-vils_loot = the Vils win { $amount } LOOT
effect-vils_tokens = the first { $amount ->
    [one] token goes
   *[other] { $amount } tokens go
 } to the corridor
effect-quest_relic = the Relic of your Quest, or { $amount } LOOT
effect-relic_token = use the Relic: step II of your Quest
effect-portal_token = open the Portal to the City
effect-no_brake = the Avatar cannot be slowed
effect-no_heal = this Hero cannot be healed
effect-hasten = { $amount } { $amount ->
    [one] space
   *[other] spaces
 } more when walking
effect-debt = each lost trial costs { $amount } { $amount ->
    [one] gem
   *[other] gems
 }

# What a trial asks for.
needed = { $objective ->
    [individual] { $attribute } of { $hero }, { $target } { $target ->
        [one] star
       *[other] stars
     } needed
    [vacant] { $attribute }, { $target } { $target ->
        [one] star
       *[other] stars
     } needed
   *[collective] { $attribute } of all, { $target } { $target ->
        [one] point
       *[other] points
     } needed
 }

# Questions. The Guide is addressed as such.
ask-AcceptBonus = Chance offers: { $effect }. Do you take it?
ask-AssignDice = Board { $board }: who gets which die? You rolled { $dice }. { $needed }.
ask-Bless = Guide: a Blessing, or on to the Destiny die?
ask-BonusUse = Bonus die: add it to the move, or reroll movement dice?
ask-BuyAtHaven = Guide: what do you buy? { $offers }.
ask-BuyBy = Guide: which of your boards pays?
ask-ChamberOptions = Guide: the Octuple Chamber is yours. { $once ->
    [yes] Stay, or take the Portal?
   *[no] Treasure, Octogone, Portal, or stay?
 }
ask-ChangeDie = Which die do you change?
ask-ChooseAdvance = The team may advance up to { $most } { $most ->
    [one] space
   *[other] spaces
 }. How far?
ask-ChooseChallenge = The team stands. Which Challenge do you take up?
ask-ChooseConcerned = Guide: the die names a vacant slot. { $needed }. Who takes it on?
ask-ChooseGreen = Which green token do you lay in stretch { $stretch }?
ask-ChooseHazard = Guide: several cards ({ $place }). Which one do you face?
ask-ChoosePeril = Whose Vitality is tested? The dead would be yours.
ask-ChooseReturn = Board { $board } gives to board { $to }: what comes back?
ask-ChooseStop = Guide: up to { $spaces } { $spaces ->
    [one] space
   *[other] spaces
 }. Where does the team stop?
ask-ChooseTrade = What goes from which board to which?
ask-CurseHero = { $item } is cursed. Who must wear it?
ask-Displace = { $item } makes room for itself. What does { $hero } store?
ask-DrawOrRegain = Draw { $count } Unforeseen, or take { $count } back from the Vils?
ask-ExchangeFor = Whom do the Vils give for { $hero } (must be { $take })?
ask-ExchangeOwn = Whom do you give to the Vils (must be { $give }), or nobody more?
ask-Foresee = What will the Destiny die show?
ask-ForfeitDilemma = Unforeseen tax: which Dilemma goes to the Vils ({ $count } to give)?
ask-FreeSkill = Which hazard skill do you use for free?
ask-GiveCard = The team cannot pay. Which won card goes? Still owed: { $points } { $points ->
    [one] point
   *[other] points
 }.
ask-GiveHero = The team cannot pay. Which Hero must go? Still owed: { $points } { $points ->
    [one] point
   *[other] points
 }.
ask-HealHero = Who is healed? ({ $count } { $count ->
    [one] Hero
   *[other] Heroes
 })
ask-InRoom = Guide: what do you do in this Room, { $room }?
ask-KeepDilemma = Guide: { $card } – { $effect }. Hold it on a board, or refuse it? A refusal feeds the Vils.
ask-KeepQuest = Which Quest do the Vils follow? Yours is its opposite.
ask-KeepToken = { $token }: { $effect }. Use it now, or hold it on a board?
ask-LayGreenToken = Where in stretch { $stretch } does { $kind } lie?
ask-LetGo = Too many Heroes: who stays at home?
ask-LookAt = Secret vision: what do you look at? ({ $count } to look at)
ask-LoseLoot = Theft: which LOOT do the Vils get?
ask-MoveAvatar = Guide: the Avatar is { $distance } { $distance ->
    [one] space
   *[other] spaces
 } away and would move { $destiny }. By how much do you slow it ({ $cost } a space)?
ask-MoveItem = Does any Equipment change hands?
ask-NameSlot = Board { $board }: which Hero is replaced, or is a vacant slot filled?
ask-PayGem = { $by ->
    [board] Board { $board } pays: which gem? ({ $count } to pay)
   *[team] The team pays: which gem? ({ $count } to pay)
 }
ask-PickDice = Which dice are rolled again (up to { $most })?
ask-PlaceGem = On which board do you put { $colour }?
ask-PlaceItem = { $item } ({ $does }): who gets it, worn or stored?
ask-Recruit = { $hero } would join. Enrol, let go, or replace somebody (of each colour: { $cost })?
ask-RegainCard = Which Unforeseen do you take back from the Vils? ({ $count } to take)
ask-RelicOrLoot = The { $relic } of your Quest, or { $count } LOOT?
ask-RemoveToken = From which column does the last token leave? (up to { $count })
ask-ReplaceBy = { $hero } is replaced. Which board pays { $price } { $price ->
    [one] gem
   *[other] gems
 }?
ask-ReplaceRecruit = Do you replace a Hero for { $price } { $price ->
    [one] gem
   *[other] gems
 }?
ask-RerollBy = Which board pays for the reroll of { $die }?
ask-RescueDead = Which dead Hero comes back from the Vils, won by the team?
ask-RevealRoom = Guide: which Room is revealed? ({ $count } to reveal)
ask-Sacrifice = Whom do you sacrifice? ({ $count } at most)
ask-Sell = Which LOOT do you sell, for { $each } { $each ->
    [one] gem
   *[other] gems
 } each?
ask-SetFace = What does { $die } show from now on?
ask-StandHero = Who stands on slot { $slot }? { $slot ->
    [1] Slot 1 leads the team.
   *[other] Each slot has its number on the Destiny die.
 }
ask-SwapHero = { $first ->
    [none] Who changes slots?
   *[other] With whom does { $first } change slots?
 }
ask-TakeDilemma = { $card } – { $effect }. Hold it, exchange it for one you hold, or discard it? The Vils get nothing.
ask-TakeGem = Which gem do you take from the Vils? ({ $count } to take)
ask-TryLuck = Chance: one bonus of your choice, or roll for all up to the result? A 6 is bad luck.
ask-UseHand = Your Quest allows once: { $effect }. Do you do it?
ask-WalkOrRun = Guide: the die shows { $destiny }. Walk, or run?
ask-Window = { $moment ->
    [idle] Do you use anything of yours now?
    [before] { $needed }. Do you help before the roll?
    [missed] { $needed }; you have { $total }. Do you help?
    [reached] { $needed }; you have { $total }, enough. Do you still change anything?
    [tested] Vitality test for { $hero }. Do you step in?
    [wound] { $hero } is about to be hurt. Do you step in?
    [destiny] The Destiny die shows { $destiny }. Do you change it?
    [striding] The team is about to move. Do you use anything?
    [dying] { $hero } is about to go to the Vils. Do you step in?
    [lost] The trial is lost, its dark outcome comes. Do you step in?
    [won] The trial is won. Do you seize the opportunity?
    [short] The team cannot pay. Do you help?
    [blessing] A Blessing before the Destiny die?
   *[avatar] The Avatar is about to move { $destiny }. Do you step in?
 }

# Options.
option-walk = Walk (+{ $cost })
option-run = Run (−{ $cost })
option-roll = Roll
option-enrol = Enrol on the vacant slot
option-discard = Discard
option-refuse = Refuse: the Vils gain by it
option-test = Take the trial
option-leave = Leave
option-chance = Try your Chance
option-portal = Take the Portal
option-treasure = Take the Treasure
option-octogone = Take the Octogone trial
option-stay = Stay here
option-relic = Take the Relic
option-loot = Take LOOT instead
option-done = Done
option-go = Go on
option-pass = Pass
option-hush = Pass, and ask no more this turn
option-use = Use it now
option-draw = Draw from the pile
option-regain = Take back from the Vils
option-nothing = Nothing
option-trade = Transfer ({ $cost })
option-place = Board { $number }
option-pay = Pay { $gem } from board { $board }
option-take = Take { $gem } from the Vils
option-hero = Slot { $number }
option-brake = { $number ->
    [0] Do not slow the Avatar
    [one] Slow the Avatar by { $number } space
   *[other] Slow the Avatar by { $number } spaces
 }
option-stop = Stop at { $place }
option-steps = Advance { $number } { $number ->
    [one] space
   *[other] spaces
 }
option-room = Reveal Room slot { $number }
option-look = { $kind ->
    [slot] Look at the cards of { $place }
    [room] Look at Room slot { $place }
    [token] Look at the token on { $place }
   *[pile] Look at the top of the { $place }
 }
option-bonus = Bonus { $number }: { $effect }
option-swap = Choose the Dilemma { $card }
option-card = Choose { $card }
option-buy = Buy offer { $number }
option-assign = Dice in the order of the Heroes: { $dice }
option-die = Choose { $die }
option-face = Result { $number }
option-item = Choose the Equipment { $card }
option-wear = Worn on slot { $number }
option-stow = Stored on slot { $number }
option-vil = Choose { $card } among the Vils
option-stand = Choose { $card } among your Heroes
option-quest = The Vils follow { $quest }
option-challenge = { $challenge } ({ $difficulty }, lead of { $gap })
option-green = Lay { $token }
option-at = Lay it on { $place }
option-column = { $what ->
    [red] From the red column
   *[grey] From the grey column
 }
option-dilemma = Board { $board } plays { $card }: { $effect }
option-token = Board { $board } uses { $token }: { $effect }
option-skill = { $skill } ({ $cost }): { $effect }
option-master = Sure success paid by board { $number } ({ $cost } of the objective’s colour)
option-reroll = Reroll { $die } ({ $cost } of its colour)
option-substitute = The Destiny die replaces { $die }
option-ask = { $what ->
    [always] Ask me about what I hold at every moment
   *[matters] Ask me only where what I hold could matter
 }
option-give = Board { $board } gives board { $to }: { $thing }

# What happens.
event-quests_drawn = Quests turned up for the Vils: { $quests }.
event-quests_settled = The Vils follow “{ $vils }”. Your Quest is its opposite: “{ $team }”.
event-team_drawn = First Heroes: { $heroes }.
event-recruit_replaced = { $hero } goes home; { $by } comes instead.
event-team_stands = { $leader } leads the team. Behind: { $heroes }.
event-challenge_set = Challenge: { $challenge } ({ $difficulty }). Lead needed: { $gap }.
event-turn_begins = Turn { $turn }: { $me ->
    [yes] you are the Guide.
   *[no] { $who } is the Guide.
 }
event-gems_drawn = The team gains gems: { $gems }.
event-gems_taken = The team takes gems from the Vils: { $gems }.
event-team_pays = The team pays { $count } { $count ->
    [one] gem
   *[other] gems
 } to { $vils ->
    [yes] the Vils
   *[no] the bank
 }.
event-traded = Board { $board } gives board { $to }: { $thing }.
event-vils_gems = The Vils gain gems: { $gems }.
event-vils_power = The Vils’ { $colour } power strikes: { $effect }.
event-vils_notch = { $last ->
    [yes] The Vils have done step { $notch } of their Quest: { $countdown } more turns, and they have won.
   *[no] The Vils have done step { $notch } of their Quest.
 }
event-vils_relic = The Vils take the Relic of their Quest: { $relic }.
event-token_moved = A token moves to { $to }.
event-room_revealed = Room slot { $slot } is revealed: { $room }.
event-destiny_rolled = The Destiny die shows { $result }.
event-die_changed = Now { $die } shows { $result }.
event-stride_rolled = A movement die shows { $result }.
event-avatar_moved = { $distance ->
    [0] The Avatar of the Void reaches { $place } and the team.
    [one] The Avatar of the Void reaches { $place }, { $distance } space from the team.
   *[other] The Avatar of the Void reaches { $place }, { $distance } spaces from the team.
 }
event-token_trampled = The Avatar tramples a token: { $token }.
event-zone_trampled = The Avatar lays the { $zone } waste.
event-stillness = The Avatar stands still this turn.
event-team_sets_out = { $walking ->
    [yes] The team walks.
   *[no] The team runs.
 }
event-team_moved = The team reaches { $place }.
event-token_revealed = Mystery token: { $token }.
event-token_held = { $token } is held on board { $board }.
event-token_used = { $token } is used.
event-seen = Secret vision of { $where }: { $seen }.
event-unforeseen_drawn = Unforeseen: { $cards }.
event-dilemma_held = { $card } is held on board { $board }.
event-dilemma_refused = { $card } is refused. The Vils gain by it.
event-dilemma_played = Board { $board } plays { $card }.
event-dilemma_lost = { $card } goes to the Vils.
event-monster_appears = { $hero ->
    [none] { $card } appears.
   *[other] { $card } appears and clings to { $hero }.
 }
event-monster_won = { $card } is won.
event-hazards_read = To choose from: { $cards }.
event-hazard_revealed = Hazard: { $hazard }.
event-haven_won = A haven: { $zone } is won without a trial.
event-door_opens = { $door } opens: the way into the Abyss is free.
event-trial_begins = Trial: { $hazard }.
event-objective_begins = { $objective ->
    [individual] One Hero is tested in { $attribute }: { $target } { $target ->
        [one] star
       *[other] stars
     } needed.
   *[collective] All are tested in { $attribute }: { $target } { $target ->
        [one] point
       *[other] points
     } needed.
 }
event-dice_rolled = Board { $board } rolls { $dice }.
event-skill_used = { $skill } helps.
event-eased = The objective becomes easier: { $points } { $points ->
    [one] point
   *[other] points
 } less { $stars ->
    [0] for the team.
    [one] for the team, { $stars } star less for a single Hero.
   *[other] for the team, { $stars } stars less for a single Hero.
 }
event-mastered = Board { $board } passes the objective without dice.
event-objective_ends = { $total } of { $target }: { $reached ->
    [yes] the objective is reached.
   *[no] the objective is missed.
 }
event-trial_won = The trial is won: { $hazard }.
event-trial_lost = The trial is lost: { $hazard }.
event-mercy = Mercy: the dark outcome does not happen.
event-vitality_rolled = Vitality test of { $hero }: { $result }.
event-unharmed = { $hero } is unharmed.
event-wounded = { $hero } is wounded, Vitality { $vitality }.
event-warded = { $hero } is spared the wound.
event-healed = { $hero } is healed.
event-died = { $hero } dies. { $fate ->
    [team] The team wins the card.
    [vils] The Vils win the card.
   *[trial] The trial decides who wins the card.
 }
event-hero_claimed = { $hero } is dead, but won by the team.
event-hero_leaves = { $hero } leaves the team.
event-hero_found = { $hero } comes along the way.
event-hero_joins = { $hero } joins the team on slot { $slot }.
event-swapped = { $hero } and { $other } change slots.
event-items_gained = Equipment found: { $items }.
event-item_placed = { $active ->
    [yes] { $hero } puts on: { $item }.
   *[no] { $hero } stores: { $item }.
 }
event-item_lost = { $item } goes to the Vils with the Critter.
event-loot_stolen = The Vils steal: { $item }.
event-loot_sold = Sold: { $item }.
event-reclaimed = { $card } leaves the Vils’ pile.
event-relic_used = { $relic } is used: step II of your Quest is done.
event-portal_opens = The Portal to the City is open.
event-treasure_taken = Treasure: { $treasure }.
event-ending = { $ending ->
    [accomplished] Your Quest is accomplished.
    [saved] The team is home, its Quest is not done.
    [caught] The Avatar has caught the team.
    [vils-finished] The Vils have finished their Quest.
    [no-heroes] No Hero is left.
   *[going] The adventure goes on.
 }

# The score.
part-main = Main mission
part-missions = Missions
part-heroes = Heroes
part-relics = Relics
part-pouch = Pouch
part-gem_sets = Sets of gems
part-vils_missions = Vils: missions
part-vils_heroes = Vils: Heroes
part-vils_pile = Vils: pile
part-vils_tokens = Vils: tokens
part-vils_gem_sets = Vils: gems
trait-hero = Heroes of the team
trait-quest = Quests
result-steps = { $done ->
    [0] No step of the Quest was done: the Relic was not found.
    [1] Of the three steps of the Quest one was done: the Relic was found.
   *[2] Of the three steps of the Quest two were done: only the way home was missing.
 }
result-lead = Lead over the Vils: { $gap }; the Challenge asked for { $needed }. { $beaten ->
    [yes] It is beaten.
   *[no] It is missed.
 }

# The book of a campaign.
chronicle-quest = Quest: { $quest }, against { $vils } of the Vils.
chronicle-fate = { $fate ->
    [home] Came home: { $heroes }.
    [lost] Lost with the Quest: { $heroes }.
    [won] Fallen, and honoured: { $heroes }.
   *[vils] Taken by the Vils: { $heroes }.
 }
chronicle-saved = The world is saved for good: the campaign has reached its end.

# The narrator, beside the story.
aside-start = { $remark ->
    [0] Six Heroes set out. Remember their faces; it will save time later.
    [1] And so it begins, with high hopes and unsuitable footwear.
   *[2] The City waves goodbye. The City is, on the whole, relieved.
 }
aside-six = { $remark ->
    [0] A 6. The God of Chance sends regards.
    [1] A 6, of course. Somebody must feed the Avatar.
    [2] Six. The die meant well. It always does.
   *[3] A 6! The Avatar had been hoping for you to say that.
 }
aside-one = { $remark ->
    [0] A 1. Even the Avatar is embarrassed.
    [1] One. A journey of a thousand leagues, and so on.
   *[2] A 1. At this pace moss will count as an opponent.
 }
aside-sixes = { $remark ->
    [0] So many sixes. In another game that would be good.
    [1] The dice have formed a conspiracy. It has a quorum.
    [2] Sixes again. Has anyone offended a god lately?
   *[3] Those dice were sold as lightly used.
 }
aside-triumph = { $remark ->
    [0] Enough success to lend some to the neighbours.
    [1] Showing off. The bards will call it destiny.
    [2] That was almost competence. Do not get used to it.
   *[3] They would have managed blindfolded. Next time they will.
 }
aside-close = { $remark ->
    [0] Exactly enough. Not a drop of talent was spilt.
    [1] By a whisker, and not one of their own.
   *[2] Precisely as planned, one will say later.
 }
aside-almost = { $remark ->
    [0] One short. History is made of such ones.
    [1] So near that it would have been kinder to fail properly.
    [2] One short. The moral victory scores nothing.
   *[3] Nearly! An epic word, on tombstones.
 }
aside-nought = { $remark ->
    [0] Nothing. Not even by accident.
    [1] A perfect zero. It takes a team to do that.
   *[2] Nought. The dice were surely there, everybody saw them.
 }
aside-won = { $remark ->
    [0] Won. Nobody is more surprised than the Heroes.
    [1] A victory! Somebody write it down before it changes.
    [2] That went well. Suspicious.
   *[3] Success. The bards are already exaggerating.
 }
aside-lost = { $remark ->
    [0] Lost, but with a certain style. Not much.
    [1] A lesson was learnt. By the enemy.
    [2] Well, nobody said it would be an epic about winning.
   *[3] They did their best. That is the worrying part.
 }
aside-death = { $remark ->
    [0] A moment of silence. Now, who gets the boots?
    [1] A Hero falls. Everybody moves up one, as in any office.
    [2] Gone, and the tavern bill is still open.
   *[3] The end of a hero, and of a long conversation.
 }
aside-won-death = { $remark ->
    [0] A useful death. There are careers with less.
    [1] Dead, but on the right side of the ledger.
   *[2] They will be missed, and counted.
 }
aside-unharmed = { $remark ->
    [0] Not a scratch. Even the scratch is surprised.
    [1] Unharmed. Cowardice has many names.
   *[2] Luck, skill, or padding? Let us say skill.
 }
aside-wound = { $remark ->
    [0] It only hurts when adventuring.
    [1] A scar to brag about, if there is time.
    [2] Walk it off. That way, preferably.
   *[3] A flesh wound. Most of the flesh, admittedly.
 }
aside-curse = { $remark ->
    [0] Cursed. The label was in very small print.
    [1] It fits so well that it will not come off.
    [2] A bargain! There was a reason.
   *[3] Finders keepers. Especially keepers.
 }
aside-treasure = { $remark ->
    [0] Treasure! Suddenly everybody can carry something.
    [1] Gold, at last. The Quest? What Quest?
   *[2] A fortune. The taxman of the City sends his love.
 }
aside-trampled = { $remark ->
    [0] The Avatar has big feet and no manners.
    [1] One token less. The Void tidies up.
   *[2] Trampled. It was somebody’s favourite.
 }
aside-wasteland = { $remark ->
    [0] There was a landscape here a moment ago.
    [1] The tourist office regrets.
   *[2] No need to visit that any more.
 }
aside-near = { $remark ->
    [0] That cold breath on your neck is not the weather.
    [1] The Avatar is close enough to read over your shoulder.
    [2] Do not look back. Well, you looked.
   *[3] A brisk walk would be appreciated. By you, mostly.
 }
aside-theft = { $remark ->
    [0] It was insured, of course. It was not?
    [1] The Vils thank you for shopping with them.
   *[2] Lighter luggage is a blessing too.
 }
aside-door = { $remark ->
    [0] A door opens. Doors in stories seldom lead to cake.
    [1] Please wipe your feet before entering the Abyss.
   *[2] The Abyss is open. Visiting hours: until you die.
 }
aside-portal = { $remark ->
    [0] The Portal is open. Mind the gap.
    [1] A way home! It hardly hums ominously at all.
   *[2] The Portal glows. So do the Heroes, a little. It will pass.
 }
aside-monster = { $remark ->
    [0] It only wants to play. With its food.
    [1] Something with teeth has joined the conversation.
    [2] Do not worry, it is more hungry than you are.
   *[3] The guidebook did not mention this one.
 }
aside-critter = { $remark ->
    [0] How sweet. It is not coming off.
    [1] A new companion, small, clinging and unhelpful.
   *[2] Somebody has made a friend.
 }
aside-refusal = { $remark ->
    [0] No is an answer. The Vils like it.
    [1] Refused. The Vils keep your place in the queue.
   *[2] A clear conscience, and a richer enemy.
 }
aside-power = { $remark ->
    [0] Four gems, one disaster. The Vils can count.
    [1] The Vils have saved up for something special.
    [2] That was not luck. That was bookkeeping.
   *[3] Evil, but well organised.
 }
aside-rivals = { $remark ->
    [0] The Vils advance. They at least read their Quest.
    [1] Meanwhile, somewhere, other heroes are doing better.
   *[2] The Vils are ahead of schedule. How vulgar.
 }
aside-countdown = { $remark ->
    [0] Time is short. No pressure. Some pressure.
    [1] The Vils are packing. You may want to hurry.
   *[2] The end is near, and it is punctual.
 }
aside-relic = { $remark ->
    [0] It worked! Nobody had read the instructions.
    [1] The Relic hums. That is either good or breakfast.
   *[2] Half a legend done. Now to survive it.
 }
aside-recruit = { $remark ->
    [0] Fresh blood. The expression is only slightly literal.
    [1] A newcomer, full of hope. How quaint.
   *[2] Welcome. Do not ask about the one before you.
 }
aside-miracle = { $remark ->
    [0] A god leaned in and coughed. Nobody saw anything.
    [1] Cheating? No. Intervention.
   *[2] Convenient. The bards will have to work on that scene.
 }
aside-victory = { $remark ->
    [0] They did it. Sober people will have to be told twice.
    [1] Heroes at last! The statue will be slightly smaller than promised.
    [2] The Quest is done. The City pretends it never doubted.
   *[3] A triumph. Some of them even walked home.
 }
aside-home = { $remark ->
    [0] Home, safe, and entirely beside the point.
    [1] They came back. That was not the Quest, but still.
   *[2] A lovely walk. As to saving the world, next time.
 }
aside-caught = { $remark ->
    [0] The Avatar catches the team. It had only wanted a word. The word is Void.
    [1] Running would have been an idea. So would starting earlier.
    [2] Swallowed by the Void. The catering was poor, it says.
   *[3] And they all lived, until just now.
 }
aside-too-late = { $remark ->
    [0] The Vils send a card from the finish line.
    [1] Second place. In this genre that is called doom.
   *[2] Evil wins by being on time.
 }
aside-nobody = { $remark ->
    [0] No Hero is left. The Quest is free to a good home.
    [1] The team is now purely theoretical.
   *[2] Nobody is left to blame. That is new.
 }

# The table.
table-way = The way
table-heroes = Heroes
table-trial = Trial
table-goods = Goods
table-own = Your board
table-vils = The Vils
table-offer = Before you
table-end = The end
table-over = The game is over
table-setup = The team gathers
table-turn = { $me ->
    [yes] Turn { $turn } · You guide
   *[no] Turn { $turn } · { $who } guides
 }
table-short = Turn { $turn } · { $where ->
    [ahead] Avatar { $steps } ahead
   *[behind] Avatar { $steps } behind
 }
table-behind = { $steps ->
    [0] The Avatar is upon you
    [one] The Avatar is 1 step behind you
   *[other] The Avatar is { $steps } steps behind you
 }
table-then-behind = { $steps ->
    [0] then it is upon you
    [one] then 1 step away
   *[other] then { $steps } steps away
 }
table-ahead = { $steps ->
    [one] The Avatar is 1 step ahead of you
   *[other] The Avatar is { $steps } steps ahead of you
 }
table-countdown = { $turns ->
    [one] The Vils need 1 turn more
   *[other] The Vils need { $turns } turns more
 }
table-space = space { $space }
table-leads-to = leads to space { $space }
table-face-down = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
 }
table-passed = nothing lies here any more
table-door-open = open
table-door-closed = closed
table-room = Room { $number }
table-room-step = step { $step }
table-pile-heroes = Heroes
table-pile-loot = LOOT
table-pile-relics = Relics
table-pile-unforeseen = Unforeseen
table-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
table-board = board { $number }
table-kind = { $race } { $calling }, { $alignment }
table-vitality = Vitality { $left } of { $most }
table-vacant = vacant
table-destiny = Destiny die: { $face }
table-die = a die showing { $face }
table-bag = { $count ->
    [0] nothing stored
    [one] 1 thing stored
   *[other] { $count } things stored
 }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
table-gold = { $gold } gold
table-gems = { $count ->
    [one] 1 gem
   *[other] { $count } gems
 }
table-gems-of = { $count } { $colour }
table-heroes-of = { $count ->
    [one] 1 Hero
   *[other] { $count } Heroes
 }
table-held = { $count } Dilemmas and tokens held
table-free-dilemma = a free place for a Dilemma
table-pouch = Won by the team
table-notch = { $count } of 3 steps done
table-power = { $count } gems of a colour bring the Vils its power
table-unseen = a Hero of the Vils nobody has seen
table-vils-pile = The Vils’ pile: { $count }
table-mission-main = The Quest itself
table-mission-leader = Leader: { $kind }
table-mission-team = In the team: { $count } × { $kind }
table-mission-gold = Equipment worth { $count } gold
table-mission-equipment = Equipment: { $count } × { $type }
table-mission-dead = A dead Hero won: { $kind }
table-stars-asked = { $attribute }: { $least ->
    [one] 1 star
   *[other] { $least } stars
 }
table-points-asked = { $attribute }: { $least ->
    [one] 1 point
   *[other] { $least } points
 } together
table-if-won = If the trial is won
table-if-lost = If the trial is lost
table-trial-won = The trial is won
table-trial-lost = The trial is lost
table-won = Won: { $effect }
table-lost-trial = Lost: { $effect }
table-chance = chance of success
table-arrows = Green arrows: success. Red arrows: failure.
table-stars-got = { $got } { $count ->
    [one] star
   *[other] stars
 } of { $least }
table-points-got = { $got } { $count ->
    [one] point
   *[other] points
 } of { $least }
table-points-of = { $told } { $points ->
    [one] point
   *[other] points
 }
table-stars-of = { $told } { $stars ->
    [one] star
   *[other] stars
 }
table-in-place-of = In place of die { $die }
table-gap-asked = gap of { $gap } points
table-asked = { $how ->
    [always] About what you hold you are asked at every moment
    [hushed] You are asked nothing more about what you hold in this turn
   *[matters] You are asked only where what you hold could matter
 }
table-verdict = { $beaten ->
    [yes] { $challenge }: the Challenge is beaten
   *[no] Quest fulfilled, Challenge missed: { $challenge }
 }
table-gap = { $team } − { $vils } = a gap of { $gap }
table-against = { $beaten ->
    [yes] { $needed } asked for: { $by ->
        [0] not one to spare
       *[other] { $by } to spare
     }
   *[no] { $needed } asked for: { $by } short
 }
table-failed = The Quest has failed
table-no-points = No points are counted; so far had it come:
table-step-relic = The Relic found
table-step-used = The Relic used
table-step-home = Back in the City
table-step = { $done ->
    [yes] done
   *[no] not done
 }
table-sum-team = The team: { $points }
table-sum-vils = The Vils: { $points }
table-part-main = Main mission
table-part-missions = Missions
table-part-heroes = Heroes
table-part-relics = Relics
table-part-pouch = Pouch
table-part-gem_sets = Sets of gems
table-part-vils_missions = Missions
table-part-vils_heroes = Heroes
table-part-vils_pile = Pile
table-part-vils_tokens = Tokens
table-part-vils_gem_sets = Sets of gems
table-fate-home = home
table-fate-lost = never returned
table-fate-won = fallen, honoured
table-fate-vils = with the Vils

# In a terminal.
command-heroes = heroes
help-heroes = the Heroes of the team, their skills and their Equipment, in words
letter-red = R
letter-orange = O
letter-violet = V
letter-green = G
letter-blue = B
legend = Signs
sign-cards = Hazard
rooms-title = Rooms
dice-head = Dice
monsters-head = In the way
vitality-head = Life
gear-head = Equipment
seat-head = Table
score-head = Lead
gems-head = Gems
dilemmas-head = Dilemmas
tokens-head = Tokens

# All cards, to be browsed.
cards-heroes = Heroes
cards-equipment = Equipment
cards-monsters = Critters and Creatures
cards-dilemmas = Dilemmas
cards-zones = Zones
cards-doors = Doors
cards-rooms = Rooms
cards-raises = { $colours }: +{ $points } { $points ->
    [one] point
   *[other] points
 }, +{ $stars } { $stars ->
    [one] star
   *[other] stars
 }
cards-clings = Clings to a Hero, whose figures count 2 at most
cards-price = Costs { $count } { $count ->
    [one] gem
   *[other] gems
 }
cards-no-trial = No trial

# Why a bot chooses what it does.
reason-home = This brings us home.
reason-quest = It helps the Quest: a chance of { $after } %, not { $before } %.
reason-trial = It makes this Objective easier: { $after } %, not { $before } %.
reason-points = It should be worth { $points ->
    [one] a point
   *[other] { $points } points
 } more in the end.
reason-least = Anything else would cost us more.

# What makes up a judgement, which counts prospects, not points.
worth-quest = a better chance for the Quest
worth-points = points
worth-trial = a better chance in what is under way
