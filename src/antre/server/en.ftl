# What the house says when something is not possible.
guest = Traveller
hurried = Many bots think just now: each has less time than usual.
error-signature = This pass was not made by this house.
error-who = Who are you? Say so with a cookie or a seat token.
error-csrf = Send the header X-Antre: 1 with what changes something.
error-malformed = This request cannot be read: { $what }.
error-headers = The headers of a request may hold { $limit } bytes.
error-too-large = This is too much at once: { $limit } bytes are the most.
error-too-often = Slower, please: try again in { $seconds } s.
error-crowded = Too many streams are open here at once: close one, or try again in { $seconds } s.
error-painting = Too many pictures are being painted at once: try again in a while.
error-not-found = There is nothing at this address.
error-method = This address does not take that method.
error-no-table = There is no table { $table }.
error-no-seat = There is no such seat at this table.
error-not-alone = Somebody else has played here too: you can put the table away, but not delete it.
error-no-step = There is no such step: steps are 0 to { $last }.
error-no-game = There is no such game.
error-no-level = There is no such bot.
error-no-lesson = This game has no lesson yet.
error-setup = A table cannot be laid like this: { $what }.
error-invite = Come in with the invitation of this table.
error-no-public = This house has no list of public tables.
error-no-friend = You have not played with anybody like that.
error-taken = This chair is taken.
error-host = Only the host does this.
error-started = The game has begun.
error-not-started = The game has not begun.
error-no-deal = What this table deals was not promised: it was laid before that was done here, or for a lesson.
error-not-over = The game is not over.
error-not-seated = You have no seat at this table.
error-not-yours = This seat is not yours.
error-spectators = This table plays behind a closed door.
error-present = Nobody is absent there.
error-stale = This answers a question that is no longer open.
error-one-review = One review at a time: another game of yours is being looked at.
error-no-moment = There is no such moment: the game did not have so many choices.
error-not-reviewed = Nobody goes on from the middle of a secret question: have the game reviewed first.
error-no-end = This game was not played to its end: there is nothing to look back from.
error-no-advice = There is advice for whoever plays alone with bots; between people, where the host has allowed it before the game.
error-not-asked = Nothing is asked of this seat now.
error-revealed = One of these answers reveals something: send those up to it, then look before you go on.
error-stands-in = A bot plays for this seat: come back first.
error-conceded = You have given this game up: a bot plays it to the end.
error-given-up = This game is over: it was given up.
error-no-time = Your time for this game is up: a bot plays on.
error-paused = The game rests. Whoever sits here can go on with it.
error-no-pause = Nobody asks for a pause.
error-undo = There is nothing to take back: something was revealed, somebody else acted, or nothing was chosen yet.
error-no-partners = At this table nobody wins or loses with you.
error-not-offered = This cannot be proposed: the one who is asked cannot choose it, as far as you can know.
error-secret = What is asked there is a secret.
error-no-piece = There is no such thing on the table for everybody to see.
error-no-take-back = At this table nothing is taken back that others have seen.
error-nobody-asks = Nobody asks to take anything back.
error-no-book = There is no such book, or you are not of its company.
error-keeper = Only the keeper of the book does this.
error-many-books = You have { $most } books already: leave one first.
error-not-earned = The company of this book has not earned that much.
error-lesson = This lesson asks for something else. { $ask }
error-lesson-read = Read this lesson first, then go on.
error-lesson-watch = One moment: the game plays this part by itself.
error-lesson-undo = While you learn, nothing needs to be taken back: play on.
error-possible = This is possible now.
error-login = This name and this password do not go together.
error-name-taken = Somebody has this name already.
error-no-account = You have no account yet.
error-has-account = You have an account already.
error-unavailable = The archive of the house does not answer. Try again soon.
error-wrong-host = This house is not called by that name.
error-unexpected = Something went wrong in the house. It has been noted.

# A game that was given up.
conceded-won = { $who } { $count ->
    [one] wins.
   *[other] win.
}
conceded-lost = The game is lost.
conceded-why = It was given up before its end.

# Why a table cannot be played from what is stored.
stopped-game = The game “{ $game }” is no longer in this house.
stopped-rules = This game was begun under rules { $rules }; this house plays by { $known }.
stopped-edition = The cards and tiles this game was begun with (edition { $edition }) are gone or can no longer be read.
stopped-setup = This table was laid with settings that no longer exist: { $what }.
stopped-entries = Entry { $number } of this game no longer leads where it led: it is damaged, or the rules have changed.
stopped-result = Played again today, this game would end otherwise than it did.

# What that means, and what can be done.
remedy-result = Its result stands, but it can no longer be replayed.
remedy-lost = It is over and can no longer be replayed, and its result was not kept.
remedy-play-on = It rests here; if you like, play on under the rules of today.
remedy-record = It cannot be played on; whoever sits here can download its record.
remedy-lay-anew = It had not begun: lay a new table.

# Somebody is called at an address of their own when it is their turn.
turn-call = { $game }: it is your turn. { $moment ->
    [none] The others wait for you.
   *[other] { $moment }. The others wait for you.
}
turn-call-try = Antre can reach you here: this is how you will be called when it is your turn.
error-no-webhooks = This house calls nobody.
error-no-webhook = Say first which address is to be called.
error-webhook = This address cannot be called: { $why }
call-ok = It was answered with { $status }: all is well.
call-status = It was answered with { $status }, which means that something is wrong there.
call-redirect = It was answered with { $status }: it leads elsewhere, and we do not follow. Give the address it leads to.
call-private = This address does not lie on the public internet: this house does not call it.
call-name = Nobody knows this name.
call-timeout = Nobody answered in time.
call-unreachable = Nobody answers there.
call-certificate = No safe line could be opened there: its certificate is not one we can trust.
call-garbled = What answered there does not speak HTTP.
call-long = it is too long.
call-letters = it holds spaces or letters that an address cannot have.
call-form = it is not an address like https://example.org/my-turn.
call-scheme = it must begin with https:// or http://.
call-port = its port must be 80, 443 or above 1024.
