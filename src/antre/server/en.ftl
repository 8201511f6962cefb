# What the house says when something is not possible.
guest = Traveller
error-signature = This pass was not made by this house.
error-who = Who are you? Say so with a cookie or a seat token.
error-csrf = Send the header X-Antre: 1 with what changes something.
error-malformed = This request cannot be read: { $what }.
error-headers = The headers of a request may hold { $limit } bytes.
error-too-large = This is too much at once: { $limit } bytes are the most.
error-too-often = Slower, please: try again in { $seconds } s.
error-not-found = There is nothing at this address.
error-method = This address does not take that method.
error-no-table = There is no table { $table }.
error-no-seat = There is no such seat at this table.
error-no-step = There is no such step: steps are 0 to { $last }.
error-no-game = There is no such game.
error-no-level = There is no such bot.
error-no-lesson = This game has no lesson yet.
error-setup = A table cannot be laid like this: { $what }.
error-invite = Come in with the invitation of this table.
error-taken = This chair is taken.
error-host = Only the host does this.
error-started = The game has begun.
error-not-started = The game has not begun.
error-not-over = The game is not over.
error-not-seated = You have no seat at this table.
error-not-yours = This seat is not yours.
error-spectators = This table plays behind a closed door.
error-present = Nobody is absent there.
error-stale = This answers a question that is no longer open.
error-not-asked = Nothing is asked of this seat now.
error-revealed = One of these answers reveals something: send those up to it, then look before you go on.
error-stands-in = A bot plays for this seat: come back first.
error-undo = There is nothing to take back: something was revealed, somebody else acted, or nothing was chosen yet.
error-lesson = This lesson asks for something else. { $ask }
error-lesson-read = Read this lesson first, then go on.
error-lesson-watch = One moment: the game plays this part by itself.
error-lesson-undo = While you learn, nothing needs to be taken back: play on.
error-possible = This is possible now.
error-login = This name and this password do not go together.
error-name-taken = Somebody has this name already.
error-has-account = You have an account already.
error-unavailable = The archive of the house does not answer. Try again soon.
error-unexpected = Something went wrong in the house. It has been noted.

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
