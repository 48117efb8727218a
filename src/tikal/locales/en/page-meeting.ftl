### Meeting others: draws that can be checked, sharing, open tables, series, equal deals, ratings.

draws-title = The draws
draws-state =
    { $state ->
        [sealed] The order of tiles and treasures was fixed before the first move. The fingerprint below was made from it; after the game, your browser checks that nothing was changed.
        [checking] Checking the draws …
        [right] The order of tiles and treasures was fixed before the first move and was not changed. Your browser has checked it.
        [wrong] The tiles and treasures do not match the fingerprint from the start of the game. They were changed.
        [other-promise] This is not the fingerprint that your browser saw at the start of the game. The draws cannot be trusted.
        [other-tiles] The tiles came in another order than the one fixed before the first move. The draws cannot be trusted.
        [unreachable] The draws could not be checked, because the server did not send the game file. Try again later.
       *[none] Nothing was promised about the draws of this table: it continues a game file or was set up by an older version of Tikal.
    }
draws-details = Fingerprint and how to check it yourself
draws-how = Save the game file after the game and run “tikal verify” on it. The fingerprint is the SHA-256 of the set-up and the salt in that file.
draws-fingerprint = Fingerprint
draws-salt = Salt

## Sharing
share-button = Share
share-qr = QR code of the link
share-how = Scan the code with a phone, or send the link.
share-link = Link
share-send = Send
share-seat = A seat for { $name } in a game of Tikal
share-watch = Watch a game of Tikal
share-only-here = Only this machine can open this link, because Tikal runs for you alone. To let friends in your network in, stop it and start it with “./play --lan”. For friends elsewhere, run “tikal serve” on a server.
share-in-network = Friends have to be in the same network as this machine. They reach it at { $address }.

## Series
series-choose = Series
series-choose-about = Several games; the players begin in turn.
series-none = A single game
series-title =
    { $kind ->
        [best-of] Best of { $games }
       *[other] First to { $games } wins
    }
series-game = Game { $number }
series-won =
    { $count ->
        [one] { $names } wins the series
       *[other] { $names } share the series
    }
series-next-title = The next game
series-next = Next game
series-new = New series
series-watch-news = The same players have started another game.
series-watch = Watch it

## Open tables
lobby-nav = Open tables
lobby-title = Open tables
lobby-lead = Take a free seat, or watch a game. Hosts choose whether their table is listed here.
lobby-name = Your name
lobby-refresh = Look again
lobby-seats = Free seats
lobby-seats-empty = Nobody is waiting for players right now. Open a table yourself and have it listed.
lobby-games = Games to watch
lobby-games-empty = No listed game is being played right now.
lobby-take = Sit down
lobby-take-of = Sit down in place of { $name } at { $title }
lobby-watch = Watch
lobby-watch-of = Watch { $title }
lobby-more = Show more
lobby-list = Open table
lobby-list-about = List it, so that anyone can take a free seat or watch
lobby-list-now = Put it into the list of open tables
lobby-unlist-now = Take it out of the list of open tables

## The same deal for several tables
deal-title = One deal, several tables
deal-lead = All these tables drew the same tiles and treasures in the same order. Compare who made the most of each seat.
deal-table = Table
deal-seat = Seat { $number }
deal-number = Table { $number }
deal-playing = still playing
deal-won = won
deal-best = Gold marks the best result of each seat, a star whoever won their table.
deal-compare = Compare with the other tables
deal-choose = Same deal
deal-choose-about = Several tables play the same draws and compare their results
deal-one = One table
deal-tables = { $count } tables
deal-links-title = { $count } tables are open
deal-links-text = Send everybody the link to their seat. You sit at table 1; nobody can look at another table before the end.
deal-links-once = Each link works once, and is shown only here: send them before you go on.

## Ratings
rating-nav = Ratings
rating-title = Ratings
rating-lead = For those who want them. A rated game counts if every player is signed in; whoever leaves it comes last. You need no account to play.
rating-players = Players
rating-empty = Nobody has a rating here yet. Open a rated table and be the first.
rating-place = Place
rating-player = Player
rating-rating = Rating
rating-games = Games
rating-wins = Wins
rating-account = Your account
rating-signed-in = Signed in as { $name }.
rating-sign-in = Sign in with a passkey
rating-sign-out = Sign out
rating-register = Make an account
rating-name = Name
rating-about = A passkey takes the place of a password: your device keeps it. The server stores your name, the public part of the key and your ratings, nothing else.
rating-delete = Delete account
rating-delete-sure = Delete it and all ratings
rating-no-passkeys = Passkeys work only over https, or at localhost on this machine. You can play without one.
rating-cancelled = Nothing was done, because the passkey was not used.
rating-choose = Rated
rating-choose-about = Counts for the ratings; people only, each signed in
rating-not-bots = Only games between people are rated: a bot sits at this table.
rating-not-shared = Only one player may sit at this screen if the game is to be rated.
rating-not-chosen = A rated game leaves seed and first player to chance.
rating-rated = Rated game
rating-missing = Not rated yet: { $names } must sign in before their first move.
rating-all = Everybody is signed in. The game counts when it is over.
rating-go = Sign in
