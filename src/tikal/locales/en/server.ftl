# What the server says when something cannot be done, and what happens at a table besides the game.

refused-secret-missing = This needs the secret of a seat or of the host. Open the table by the link you were given.
refused-secret-wrong = This link does not open the table any more. Ask the host for a new one.
refused-no-table = There is no such table. Check the address.
refused-no-seat = There is no seat { $seat } at this table.
refused-no-position = There is no position { $seq }; positions go from 1 to { $last }.
refused-no-page = There is no such page. Check the address.
refused-not-your-seat = The seat of { $name } is not yours.
refused-host-only = Only the host of the table can do this.
refused-no-seat-of-yours = You watch this table; only who sits there can do this.
refused-look-only = This game is only to look at. Set up a table from its file to play on.
refused-over = The game is over.
refused-not-over = The game is not over yet. A rematch can be set up after its end.
refused-rematch-already = There is a rematch already; its table is in the log.
refused-out-of-turn = It is the turn of { $name }.
refused-played-by-bot = A bot plays for { $name }.
refused-no-bot = No bot plays for { $name }.
refused-takeback-waits = { $name } has asked for a take-back that still waits for answers.
refused-nothing-to-take-back = The game cannot go back to { $to }: choose an earlier position, before the last move.
refused-no-takeback = Nobody has asked for a take-back.
refused-answered-already = You have agreed already; the others have still to answer.
refused-malformed = The server cannot understand this: { $detail }
refused-http = The server cannot do this: { $detail } ({ $status })

event-player = Player { $number }
event-asked = { $name } asks to take moves back.
event-agreed = { $name } agrees to the take-back.
event-declined = { $name } does not agree to the take-back.
event-takeback = Moves were taken back, as { $name } wished.
event-resigned = { $name } resigns; a bot plays on.
event-renamed = { $old } is now called { $name }.
event-to-bot = A bot plays for { $name }.
event-from-bot = { $name } plays again.
event-renewed = { $name } has a new link.
event-rematch = A rematch is set up: everybody has the same seat there.
