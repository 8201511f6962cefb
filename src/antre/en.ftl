# The words of the house, for every game.

seat = Seat { $seat }
you = You
series = { $first } and { $last }
spectator = a spectator

# Commands at the table, and what each does.
command-help = help
command-table = table
command-why = why
command-rule = rule
command-undo = undo
command-log = log
command-save = save
command-quit = quit
help-answer = answer with the number of an option, or its text, such as { $example }
help-help = this list
help-table = draw the table again
help-why = why OPTION: may you, and if not, why not; alone: all that is not possible now
help-rule = rule ID or rule WORD: find a rule; alone: the rule behind the question
help-undo = take your last choice back, while nothing new is known
help-log = the story so far
help-save = save FILE: write the game to a file and play on
help-quit = save and leave the table

# Playing.
welcome = { $game } with { $others }. Type “help” at any time.
prompt = Your choice
forced = Only one choice: { $option }.
confirm = All set. Press Enter to go on, or type “undo”.
thinking = { $who } is thinking…
waiting = Waiting for { $who }: { $rule }
undone = Taken back.
undo-nothing = There is nothing to take back: something was revealed, somebody else acted, or you have not chosen yet.
unknown = “{ $text }” is no answer here. Answer with { $count ->
    [one] 1
   *[other] a number from 1 to { $count }
 }, an option such as { $example }, or “help”.
refused = { $option }: not now. { $why } ({ $rule })
why-possible = { $option }: you may, it is number { $number }.
why-nothing = Nothing of the kind is out of reach: you have all the choice there is.
why-more = and { $count } more
rule-none = No rule speaks of “{ $word }”.
rule-several = { $count } rules speak of “{ $word }”; name one for its text:
save-needs-file = Save to which file? For instance: save { $example }
saved = Saved: { $file }
resume = To come back to this table:
leaving = The table waits for you.

# The end.
final = Final count
total = Total
outcome-rivals = { $won ->
    [yes] You win with { $score }.
   *[no] { $count ->
        [one] { $winners } wins with { $score }.
       *[other] { $winners } share the victory with { $score }.
     }
 }
outcome-teams = { $won ->
    [yes] Your team wins with { $score }.
   *[no] { $winners } win together with { $score }.
 }
outcome-together = { $count ->
    [one] { $won ->
        [yes] You have won!
       *[no] { $winners } has won.
     }
   *[other] { $winners } have won together.
 }
outcome-lost = The game is lost.
outcome-nobody = Nobody wins.
margin = { $how ->
    [won] Won by { $by }.
    [just] Won by a hair: not one to spare.
   *[lost] Lost by { $by }.
 }
plain-table = The table
plain-seat = Player
plain-score = Score

# Campaigns.
campaign-game = Game { $number }, { $day }
campaign-anew = From here on it begins anew.
campaign-entered = Entered into the book { $file }.

# Replays.
step = Step { $step } of { $last }
eyes = Through the eyes of { $who }
enter = Enter for the next step

# The list of games.
games-seats = { $low } to { $high } players
games-edition = Edition: { $name }
games-sources = { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } from { $source ->
    [rulebook] the rulebook
    [public] public sources
   *[reconstructed] our own reconstruction
 }
games-exact = Nothing is reconstructed.
games-reconstructed = Reconstructed: { $what }
games-rules = { $count } rules
games-play = Play: { $command }

# The rules.
rules-of = The rules of { $game }
rules-tests = proved by
rules-unproved = no test names it
rules-cardboard = cardboard only: { $why }
rules-no-tests = There is no tests folder next to a pyproject.toml here, so proofs are not shown.

# Was it dealt as promised?
verify-as-dealt = As dealt: { $count ->
    [one] the one draw follows
   *[other] { $count } draws follow
 } from the secret that was promised.
verify-unchecked = { $count ->
    [one] The first draw was made by other rules than those of this record and cannot be made again.
   *[other] The first { $count } draws were made by other rules than those of this record and cannot be made again.
 }
verify-words = { $count ->
    [0] Nobody added a word, so the house alone chose that secret.
    [one] One seat added a word of its own.
   *[other] { $count } seats added a word of their own.
 }
verify-differs = Not as dealt: draw { $draw } is “{ $written }” in the record, and the promised secret gives “{ $dealt }”.
verify-breaks-off = The record breaks off before the end of the game; the { $count ->
    [one] one draw in it is
   *[other] { $count } draws in it are
 } as dealt.
verify-not-kept = The secret in this record is not the one that was promised.
verify-closed = The secret is not opened yet: it will be when the game is over.
verify-no-deal = This deal cannot be checked: it was not promised before the first draw.
verify-promise = Promise: { $commitment }
verify-word = { $who } added: { $word }
verify-other-promise = The promise in this record is not the one you noted: { $noted }

# A finished game looked at again.
why-gains = It brings { $gains }.
why-costs = It costs { $costs }.
why-both = It brings { $gains }, at the cost of { $costs }.
review-why-points = It leads to a position that is worth { $points ->
    [one] 1 point
   *[other] { $points } points
 } more.
review-why-others = It leaves the others with less.
review-why-together = It leads to a position from which more is still possible.
review-turn = { $cause ->
    [luck] What was drawn decides:
    [together] The secret answers are opened:
    [counted] It is counted:
   *[choice] { $mine ->
        [yes] You choose:
       *[no] { $by } chooses:
     }
 } { $me ->
    [yes] you go
   *[no] { $who } goes
 } from { $before }% to { $after }%.
review-turn-team = { $cause ->
    [luck] What was drawn decides:
    [together] The secret answers are opened:
    [counted] It is counted:
   *[choice] { $mine ->
        [yes] You choose:
       *[no] { $by } chooses:
     }
 } the chance goes from { $before }% to { $after }%.
review-curve = Chance to win
review-choice = Choice
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-counted = Shown by the count
review-start = At the start
review-end = At the end
review-worst = { $who }: choices that cost most
review-none = No choice was clearly worse than another that was found.
review-card = Choice { $choice }: { $option } ({ $chance }%). Better: { $better } ({ $best }%, give or take { $doubt }).
