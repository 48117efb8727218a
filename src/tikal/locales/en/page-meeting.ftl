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
