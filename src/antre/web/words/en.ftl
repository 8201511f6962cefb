# The words of the page, for every game. What happens in a game is told by the house.

# On every page.
home = Back to the den
skip = Skip to the content
in-other-language = Lire en français
settings = Settings
make-light = Light
make-dark = Dark
sound-on = Turn sound on
sound-off = Turn sound off
calls-on = Call me when it is my turn
calls-off = Do not call me when it is my turn
called = { $on ->
    [true] Your browser tells you when it is your turn, also while you look elsewhere.
   *[other] Your browser no longer tells you when it is your turn.
 }
calls-refused = Your browser does not allow notices from this page. You can allow them in its settings.
told-at = { $pace ->
    [slow] What happens is told slowly
    [fast] What happens is told fast
    [instant] What happens is shown at once
   *[normal] What happens is told at an easy pace
 }
offline = The connection is gone. Trying again…
unreachable = The house does not answer. Is it still open?
nobody-home = Nobody at home
rules-at-hand = Until it does, these can be read without a connection:
not-here = Not here
to-the-den = To the den
close = Close
copied = Copied.

# The den.
den-title = Come in and sit down
den-text = One stone table, a warm hearth, and games of dwarves, trolls and mountains. Play with friends anywhere, or with bots right now.
your-name = Your name
name-hint = How shall we call you?
take-away = Download all that the house keeps of me
your-tables = Your tables
tables-over = Games that are over
tables-lessons = { $count ->
    [one] One lesson
   *[other] { $count } lessons
 }
tables-away = { $count ->
    [one] One table put away
   *[other] { $count } tables put away
 }
tables-wait = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
 }
put-away = Put this table away
bring-back = Bring it back
throw-away = Delete
your-turn = Your turn
advice = Advice
advice-long = What would you do? A strong bot thinks about it for two seconds, knowing what you know
best-options = What a strong bot would do
fold-advice = Fold the advice away
unfold-advice = Show the advice
advice-share = The percentages: how much of the victory it expects for you.
no-opinion = Nobody can say just now. Ask again in a moment.
status = { $status ->
    [lobby] Gathering
    [playing] Playing
    [stopped] At rest
   *[over] Over
 }
games = Games
seats-range = { $least } to { $most } players
seats-only = { $count ->
    [one] For one player
   *[other] { $count } players
 }
minutes = { $low } to { $high } minutes
weight = { $weight ->
    [1] quick to learn
    [2] easy to learn
    [3] some rules to learn
    [4] many rules to learn
   *[5] a deep game
 }
about-game = About this game
origin = As in the box, and our own
no-such-game = There is no such game here.
play-now = Play now
learn = Learn by playing
rules = Rules
invite = Friends and settings
invite-intro = Lay a table, then send the link. Chairs that stay empty can be taken by bots or by people at this screen.
how-many = Players
bots = Bots
level = { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
    [expert] expert
   *[other] { $level }
 }
your-chair = Your chair
chair = Chair { $seat }
may-watch = Others may watch
absent = A bot steps in for somebody absent
absent-never = never
absent-minutes = after { $count } minutes
absent-day = after a day
lay-table = Lay the table
account = Keep my seats on other devices
account-text = A name and a password, nothing else. Without them this browser remembers you.
account-name = Name
password = Password
login = Log in
enrol = Make an account
logout = Log out
logout-others = Log out everywhere else
change-password = Change the password
change-password-text = All other devices are logged out, and seat tokens end.
old-password = Password so far
new-password = New password, at least 8 characters
forget-me = Forget me
forget-me-text = Account, name and talk are deleted for good. In games that run a bot plays on in your place; the others keep their games.
forget-me-now = Delete everything of mine
logged-in = You are logged in as { $who }.
webhook = Call me when it is my turn
webhook-text = For games that last days: when others wait for you and you have been away from the table for a while, the house calls an address of yours (a webhook), once for each turn. It can be that of a service that rings on your phone, or a program of your own.
webhook-url = Address
webhook-after = when I have been away for
webhook-minutes = { $count ->
    [one] a minute
   *[other] { $count } minutes
}
webhook-save = Call me there
webhook-try = Try it
webhook-trying = Calling…
webhook-off = Switch off
webhook-on = Switch on
webhook-secret = New secret
webhook-delete = Forget the address
webhook-is-on = You are called when it is your turn.
webhook-is-off = It is switched off: nobody calls you.
webhook-given-up = It was switched off: too many calls in a row came to nothing. Try it, and switch it on again.
webhook-secret-text = Every call is signed with this secret, so that you can be sure it came from here. It is shown only now: keep it.
webhook-last = Last call, { $when }: { $message }
webhook-not-here = This house calls nobody.

# The lobby.
lobby = Taking seats
chairs = Chairs
open-chair = Open chair
bot-named = { $who }, { $level ->
    [easy] an easy bot
    [normal] a bot
    [hard] a hard bot
    [expert] an expert bot
   *[other] a bot
 }
you-named = { $who } (you)
kind-open = open for a friend
kind-hot = somebody at this screen
kind-bot = { $level ->
    [easy] bot, easy
    [normal] bot, normal
    [hard] bot, hard
    [expert] bot, expert
   *[other] bot, { $level }
 }
chair-number = Who takes chair { $seat }
name-of-chair = Name for chair { $seat }
guest-number = Player { $seat }
invite-text = { $count ->
    [one] One chair is open. Send this link to a friend:
   *[other] { $count } chairs are open. Send this link to your friends:
 }
invite-only-here = This link opens on this computer only. For friends in your network, close Antre and open it with “antre serve --host 0.0.0.0”: then they can open the link. For friends elsewhere, the house needs a public address.
copy = Copy
start = Start
start-with-bots = { $count ->
    [one] Start, with a bot on the open chair
   *[other] Start, with bots on the { $count } open chairs
 }
host-starts = The host starts the game when everybody is here.
need-invite = To sit down you need the link of the host. You can wait here and watch.
all-taken = All chairs are taken. You can wait here and watch.
sit-down = Sit down
sit-here = Sit here
invite-code = The invitation as a code
invite-scan = Or let them scan this with a phone.
shield-of = Shield of chair { $seat }
shield = { $shield ->
    [0] Boar, amber
    [1] Raven, blue
    [2] Wolf, green
    [3] Bear, pink
   *[4] Fox, yellow
 }
chair-up = Move chair { $seat } up
chair-down = Move chair { $seat } down

# The deal.
deal-words = { $of ->
    [one] A deal anyone can check: { $count } of { $of } person has added a word
   *[other] A deal anyone can check: { $count } of { $of } people have added a word
 }
deal-explained = All that will be drawn follows from a secret of the house, and from the words that you and the others add. The house shows a fingerprint of its secret now and opens it at the end; then everybody can draw again. Your browser has added a word for you; write your own if you like. Nobody waits for it.
deal-promise = Fingerprint of the secret:
deal-word = Your word
deal-check = Check the deal
deal-unpromised = This deal cannot be checked: the table was laid before deals were promised here.
deal-lesson = This deal cannot be checked: what a lesson deals is written down beforehand.
deal-fits = This browser has computed it: the secret fits its fingerprint.
deal-fits-not = This browser has computed it: the secret does not fit its fingerprint.
deal-noted = It is the fingerprint that this browser noted before the game.
deal-noted-other = This browser noted another fingerprint before the game.
deal-not-noted = This browser was not there before the game and has noted no fingerprint.
deal-word-in = Your word is part of it: { $word }
deal-word-missing = Your word is missing: { $word }
deal-advice = The draws were made again by the house. To leave nothing to it, download the record and run “antre verify FILE” at home.

# Settings.
settings-of-game = How we play
rule-of = { $what }: the rule
for-chair = { $what }, chair { $seat }
left-open = left open
yes = yes
no = no
none = none
so-often = { $what } × { $count }
fewer = { $what }: one less
more = { $what }: one more
choose-exactly = { $count ->
    [one] Choose one.
   *[other] Choose { $count }.
 }
choose-between = Choose { $least } to { $most }.
choose-up-to = { $count ->
    [one] Choose one or none.
   *[other] Choose up to { $count }.
 }
choose-more = { $count ->
    [one] Choose one more.
   *[other] Choose { $count } more.
 }
number-between = A whole number from { $low } to { $high }, please.

# The table.
seats = Players
seat-number = Seat { $seat }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
is-asked = is asked
is-bot = a bot
is-away = away
score-parts = What the score is made of
parts-of-table = Parts of the table
parts-beside = Beside the table
own-board = Your board
open-board = Show your board
close-board = Hide your board
why = Why?
why-not = { $piece }: why not?
read-rule = Read it in the rules
all-choices = { $count ->
    [one] The one choice
   *[other] All { $count } choices
 }
confirm = Confirm
confirm-choice = Confirm: { $choice }
change = Change
take-back = Take back
turn = Turn
flip = Flip
fits-nowhere = Not here, this way round.
closer = Closer
farther = Farther
show-all = Show all
to-lay = { $count ->
    [one] One more to lay
   *[other] { $count } to lay
 }
nothing-laid = nothing yet
waiting-for = Waiting for { $who }
one-moment = One moment…
undo = Undo
undo-long = Take my last choice back
show-again = Show again what just happened
skip-telling = Skip
story = Story
talk = Talk
story-and-talk = Story and talk
narrator-on = Let the narrator speak
narrator-off = Silence the narrator
fold-story = Fold the story
look-here = Show the table at this moment
chat-label = Say something to the table
chat-watching = Say something to those who watch
chat-hint = Say something…
chat-send = Say
mute = Do not hear { $who }
unmute = Hear { $who } again
muted = (not heard)
looking-back = You are looking at an earlier moment.
back-to-now = Back to now
get-up = Get up
get-up-sure = Get up from the table?
get-up-long = { $status ->
    [lobby] Your chair is free then, and somebody else may take it.
   *[playing] A bot plays on for you, and you may come back while the game lasts.
 }
stay = Stay
pause-game = Pause
pause-long = { $others ->
    [true] The game rests as soon as the others have agreed; anybody may go on with it.
   *[false] The game rests until you go on with it.
 }
pause-asked = { $who } asks for a pause.
pause-waiting = You ask for a pause. Still to agree: { $who }.
pause-on = The game rests.
pause-end = Go on
game-rests = A pause.
concede = Give up
concede-long = { $last ->
    [true] The game is over at once, and the others have won. There is no way back.
   *[false] A bot plays on for you to the end of the game. There is no way back.
 }
given-up = You have given up: a bot plays for you to the end.
bot-plays-for-you = A bot plays for you.
let-bot-play = Let a bot play for { $who }
take-seat-back = { $count ->
    [one] Take my seat back
   *[other] Take our seats back
 }
pass-to = Pass the screen to { $who }
pass-text = What comes next is secret. The others look away.
it-is-me = I am { $who }
lesson = Lesson
lesson-step = Lesson { $step } of { $of }
go-on = Go on
skip-lessons = Skip the lessons
lesson-see = Show me
lesson-words = Words
lesson-progress = Progress of the lesson

# The end.
result = Result
winner = winner
total = Total
rematch = Once more
join-rematch = To the next game
replay = Replay
record = Download the record

# A table that cannot be played.
rests = This table rests
play-on-today = Play on by the rules of today

# The replay.
start-of-game = The beginning
play-on = Play
pause = Pause
to-start = To the start
step-back = One step back
step-on = One step on
to-end = To the end
step = Moment of the game
step-of = { $step } of { $of }
eyes = Through whose eyes
spectator = A spectator
share = Share this moment

# The rules.
rules-of = Rules of { $game }
chapters = Chapters
guides = How to win
all-cards = Cards
search = Search
search-hint = A word or two
found = { $count ->
    [0] Nothing found
    [one] One rule
   *[other] { $count } rules
 }

# Playing together.
company = Your company
propose-to = Propose to { $who }…
propose-what = What do you propose to { $who }?
proposes = { $who } proposes:
you-propose = You propose:
take-proposal = Take this proposal
withdraw = Withdraw the proposal
never-mind = Never mind
ask-bots = What would the bots do?
hints = Bots propose unasked
hints-long = A bot among your partners proposes something when you think for a moment
point = Point
point-long = The next thing you touch glows for everybody
give-sign = Sign…
sign = { $sign ->
    [good] Good idea!
    [wait] Wait…
    [thanks] Thank you!
    [ouch] Ouch!
    [yours] Your call.
   *[hurray] Hurray!
 }
ask-back = Ask to undo
ask-back-long = Take back my last answer, if all who saw something since agree
back-asked = { $who } asks to take back the last answer and all since. What is drawn then is the same.
back-waiting = You ask to take your last answer back. Still to agree: { $who }.
back-agree = Agree
back-refuse = No
may-take-back = All may agree to take back what they have seen

# Books of campaigns.
books = Books of campaigns
books-intro = A company’s book: what it played, what it earned, and what its next game begins with.
book-begin = Begin a book
book-name = What is it called?
book-game = Which game?
book-bring = Bring a book from a file
book-none = No book: a game of its own
book-of = Book of the campaign
book-untitled = Book without a title
book-games = { $count ->
    [0] no game yet
    [one] 1 game
   *[other] { $count } games
 }
book-company = The company:
book-traveller = a traveller
book-earned = What the next game begins with
book-earned-times = { $count } of { $most }
book-pages = Games
book-empty = No game yet: lay the first table.
book-page = Game { $number }, { $day }
book-won = won
book-lost = lost
book-gained = Earned: { $what }
book-began-anew = From here on it began anew.
book-next = Lay the table for the next game
book-file = Download as a file
book-rename = Rename
book-do = { $what ->
    [anew] Begin anew
   *[leave] Leave the company
 }
book-sure = { $what ->
    [anew] Begin this book anew?
   *[leave] Leave this company?
 }
book-sure-long = { $what ->
    [anew] Its pages stay, but what they earned is gone: the next game begins with nothing.
   *[leave] The book stays with the others; if you are the last one, it is gone.
 }

# What I have played.
history = Your games
history-link = All your games, and how you play them
history-all = All your games
history-empty = Nothing yet: a game that is played to its end is remembered here.
history-csv = As a table (CSV)
history-games = { $count ->
    [one] One game
   *[other] { $count } games
 }
history-won = { $won } of { $games } won
history-scores = { $mean } points on the mean, { $best } at best
nothing-counts = Nothing to reckon with yet: games of several people at one screen do not count, nor those that began where another one stood.
played-with = with { $who }
does-not-count = does not count
play-how = { $how ->
    [won] Won
    [lost] Lost
    [left] A bot ended it for you
   *[place] Place { $place } of { $seats }
 }
rating = Rating
rating-short = { $against ->
    [people] { $rating } against people
   *[bots] { $rating } against bots
 }
rating-against = { $against ->
    [people] Rating against people
   *[bots] Rating against bots
 }
rating-range = Most likely between { $low } and { $high }.
rating-sure = { $sure ->
    [vague] No more than a first guess: the next games will move it a lot.
    [rough] Roughly right: it still moves with every game.
   *[good] Well known by now: one game changes little.
 }
rated-bot = { $level ->
    [easy] an easy bot
    [normal] a normal bot
    [hard] a hard bot
    [expert] an expert bot
   *[other] { $level }
 }
record-together = Together
record-won = { $won } of { $games } accomplished together
record-best = Best margin: { $best }
mean-by-part = Where your points come from
part = Part
mean = Mean
day = Day
head-games = Games
head-won = Won
wins-of = { $won } of { $games }
same-as-table = The same in numbers

# People I have played with, and tables for everybody.
friends = { $count ->
    [one] One person you have played with
   *[other] { $count } people you have played with
 }
friends-text = An invitation waits in the den of who is invited. Nobody else can be found here.
invitations-wait = { $count ->
    [one] An invitation for you
   *[other] { $count } invitations for you
 }
invited-by = { $who } invites you: { $game }
come = Sit down there
not-now = Not now
invite-again = Invite to { $game }
block = No more from { $who }
unblock = Let { $who } invite you again
call-friends = Invite
called-friend = The invitation waits in their den.
public-tables = Public tables
public-none = No table is open to everybody just now.
public-free = { $free ->
    [one] { $free } free chair
   *[other] { $free } free chairs
 } of { $seats }
public-watch = To watch
public-table = Anybody may find this table and sit down
public-told = Anybody may find this table and sit down.

# Time to think.
clock = Clock
clock-kind = { $kind ->
    [reminder] A gentle reminder
    [move] For each move
    [game] For the whole game
   *[none] None
 }
clock-time = Time
clock-added = + { $count } s a move
clock-added-long = What each move adds
clock-then = { $then ->
    [bot] then a bot plays on
    [vote] then the others vote
   *[nothing] then nothing happens
 }
clock-then-long = When time is up
clock-means = { $kind ->
    [reminder] Nobody is hurried: who thinks for longer than { $time } is reminded.
    [move] Everybody has { $time } for each turn.
   *[game] { $added ->
        [0] Everybody has { $time } for all their turns together.
       *[other] Everybody has { $time } for all their turns together, and { $added } s more for each.
     }
 }
clock-means-then = { $then ->
    [bot] { $kind ->
        [game] When that is up, a bot plays on to the end.
       *[other] When that is up, a bot plays on until the seat is taken back.
     }
    [vote] When that is up, the others may let a bot play on.
   *[nothing] When that is up, it is seen, and nothing else happens.
 }
clock-over = Your time is up: a bot plays on for you.
time-seconds = { $count } s
time-minutes = { $count } min
time-hours = { $count } h
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
time-days-hours = { $days } d { $hours } h
time-hours-minutes = { $hours } h { $minutes }
time-up = Time is up
time-reminder = Your turn, for { $time } now

# A finished game looked at again.
review = Review
review-underway = A strong bot looks at your game again. This takes up to half a minute; you may leave and come back.
review-failed = The review could not be made just now.
review-try-again = Try again
review-chances = Chance to win, moment by moment
review-team = The team
review-moment = Moment of the game
review-moment-of = { $text } { $chances }
review-show = Show this moment
review-numbers = The same in numbers
review-choices-made = Choices made
review-what-happened = What had happened
review-turns = Turning points
review-no-turns = It was decided little by little.
review-account = Luck and choices
review-account-long = Where each chance came from, in points out of a hundred. Draws are weighed against what else could have been drawn.
review-start = At the start
review-luck = Luck
review-own = Own choices
review-others = Others’ choices
review-counted = Shown by the count
review-end = At the end
review-faults = What cost you most
review-looked = { $count ->
    [one] One of your choices was looked at twice,
   *[other] { $count } of your choices were looked at twice,
 } by what you could know then. Together they cost { $cost } points of chance against the best that was found.
review-no-faults = None of your choices was clearly worse than another that was found.
review-chosen = You: { $option }
review-better = Better: { $better }
review-doubt = give or take { $doubt }
review-from-here = Play on from here
review-same-deal = The same deal again
review-same-deal-long = A new game with bots, in which the draws come as they came here, as far as they can
review-honest = Chances are estimates: everybody is taken to play sensibly and no more. Other people may see more than a bot.
review-of = Whose choices

# A line tried on a copy.
what-if = What if?
what-if-long = Try something on a copy of the table: nothing of it happens
what-if-back = Back to the real table
what-if-undo = One step back
what-if-end = From here the others would go on.
what-if-prospect = Nothing of this happens, and what is hidden is made up. You may expect about { $share } of the victory.
what-if-unknown = Nothing of this happens, and what is hidden is made up.
advice-alike = No difference worth a point: take the one you like.
advice-why = Why: beside the other options named here, in points of the bot’s own judgement.
deal-others = Others who played this deal
deal-who = Who
deal-score = Points
deal-won = Won
deal-day = Day
deal-here = { $name } (this game)
deal-yes = yes
deal-no = no
may-advise = Everybody may ask a bot for advice
lobby-advice = Everybody at this table may ask a bot for advice.
