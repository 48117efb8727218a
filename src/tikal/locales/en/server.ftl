# What the server says when something cannot be done, and what happens at a table besides the game.

refused-secret-missing =
  You need the link of a seat or of the host for this. Open the table with the link you were given.
refused-secret-wrong = This link no longer opens the table. Ask the host for a new one.
refused-no-table = There is no such table. Check the address.
refused-no-seat = This table has no seat { $seat }.
refused-no-position = There is no position { $seq }; positions run from 1 to { $last }.
refused-no-page = There is no such page. Check the address.
refused-no-edition = There is no edition “{ $edition }”. There are: { $known }.
refused-not-your-seat = You do not play for { $name }.
refused-host-only = Only the host of the table can do this.
refused-no-seat-of-yours = You are watching; only the players at the table can do this.
refused-look-only = You can only look at this game. To play on, set up a table from its file.
refused-over = The game is over.
refused-rematch-early = The game is not over yet. You can set up a rematch when it is.
refused-list-private = This table does not allow spectators, so it cannot be listed.
refused-rematch-already = There is already a rematch; the log shows its table.
refused-out-of-turn = It is { $name }'s turn.
refused-played-by-bot = A bot is playing for { $name }.
refused-no-hints = There are no hints at a rated table.
refused-no-bot = No bot is playing for { $name }.
refused-colour-already = { $name } already has this colour.
refused-colour-taken = { $name } has this colour. Choose another one.
refused-takeback-waits = { $name } has already asked for a take-back, and not everybody has answered yet.
refused-nothing-to-take-back = The game cannot go back to { $to }. Choose a position before the last move.
refused-no-takeback = Nobody has asked for a take-back.
refused-answered-already = You have already agreed; the others have yet to answer.
refused-key-reused = The key { $key } already stands for another command of yours. Choose a new key for each command.
refused-table-full = This table has had { $most } events. The game can be played to its end, but nothing else is possible here.
refused-file-too-long = This file has more than { $most } entries; the server reads no more than that.
refused-stuck =
  This game was begun under other rules than this server has. You can look at it up to event { $last }, but nobody can
  play on.
refused-unreadable = This table was stored by another version of Tikal, and this server cannot read it. Ask whoever runs the server.
refused-archived = This table was archived because nobody had opened it for a long time. Open it, and it comes back.
refused-advice-busy = The server is busy thinking. Try again in a moment.
refused-no-advice = The server could not find an answer. Try again.
refused-not-over = Only a finished game can be analysed.
refused-awards-early = The game is not over yet. Awards are given when it is.
refused-not-whole = This game's file leaves out what its viewer could not see; only a complete game can be analysed.
refused-no-turn = There is no turn { $turn }; turns run from 1 to { $last }.
refused-malformed = The server does not understand this: { $detail }
refused-http = The server cannot do this: { $detail } ({ $status })
refused-failed = Something went wrong on the server. Try again in a moment.
refused-no-database = The server cannot reach its database right now. Nothing is lost; try again in a moment.
refused-disk-full = The server has no room left to store anything. Nothing is lost, and you can still look at games; tell whoever runs it.
refused-read-only = The server cannot write to its database. Nothing is lost, and you can still look at games; tell whoever runs it.

event-player = Player { $number }
event-asked = { $name } asks to take moves back.
event-agreed = { $name } agrees to the take-back.
event-declined = { $name } refuses the take-back.
event-takeback = Moves were taken back, as { $name } asked.
event-resigned = { $name } resigns; a bot takes over.
event-renamed = { $old } is now called { $name }.
event-coloured =
  { $name } now plays { $colour ->
    [red] red
    [orange] yellow
    [white] white
   *[blue] blue
  }.
event-first = { $name } goes first, as chosen by whoever set up the table.
event-to-bot = A bot takes over for { $name }.
event-from-bot = { $name } is playing again.
event-renewed = { $name } has a new link.
event-rematch = A rematch is ready: everybody keeps their seat.
event-listed = The table is in the list of open tables now.
event-unlisted = The table is no longer in the list of open tables.
event-chosen-seed = Whoever set up this table chose the seed { $seed }. With it, anyone can work out what is hidden.
event-chosen-file = This table continues a game from a file. Whoever has the file may know what is hidden.
