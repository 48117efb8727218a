### The game in a terminal.


## Words on the board and on tiles

terrain-temple = temple
terrain-ruins = ruins
terrain-clearing = clearing
terrain-camp = base camp
terrain-volcano = VOLCANO
terrain-lake = lake


## Before the game

terminal-setting-up = Enter alone takes what is in brackets; quit leaves.
terminal-not-started = No game was started.
terminal-which-edition = Which edition?
terminal-ask-edition = Number or id [{ $default }]:
terminal-which-scenario = Which scenario?
terminal-reconstructed = reconstructed
terminal-ask-players = How many players, { $least } to { $most } [{ $default }]:
terminal-wrong-players = Please type a number from { $least } to { $most }.
terminal-ask-auction = Auction the tiles, as in the rulebook's variant?
terminal-ask-auction-house = Auction the tiles? This edition has no auction of its own, so it is a house rule.
terminal-ask-seat = Seat { $number }: NAME for a person or NAME=BOT ({ $bots }) [{ $default }]:
terminal-person = Player { $number }
terminal-bot = Robot { $number }
terminal-no-colour = There is no colour { $colour }. There are: { $colours }.
terminal-colour-twice = Only one player can be { $colour }.
terminal-no-first = There is no player { $first } who could begin. Give a name ({ $names }) or the number of a seat, 1 to { $players }.
terminal-no-seat = "{ $written }" does not describe a seat. Write NAME=WHO, where WHO is one of { $players }
terminal-too-many-seats = You gave { $given } seats, but there are only { $players } players.
terminal-unknown-name = Nobody in this game is called { $name }. The players are { $names }.
terminal-go-on = Your last game is not finished: { $names }, { $moves } moves, saved { $when }. Continue it?
terminal-kept-for-later = It is still there: tikal terminal --resume { $file }
terminal-already-over = The game in { $file } is over. `tikal verify` shows the result.
terminal-not-whole =
  { $file } leaves out the hidden tiles and treasures, so nobody can play on from it. Files saved by `tikal terminal`
  are complete.
terminal-narrow =
  This terminal is { $width } characters wide; the board needs { $wanted }. Try a wider window or a smaller font.


## Yes and no

terminal-yes = yes
terminal-no = no
terminal-yes-default = [Y/n]
terminal-no-default = [y/N]


## The panels

terminal-over = The game is over.
terminal-must-bid = { $name } has to bid or pass.
terminal-must-take = { $name } has won the auction and takes a tile.
terminal-must-place = { $name } has to place tile { $tile }.
terminal-must-spend-normal = { $name } has { count-ap } to spend.
terminal-must-spend-volcano = Volcano round: { $name } has { count-ap } to spend, then scores.
terminal-must-spend-final = Final round: { $name } has { count-ap } to spend, then scores.
terminal-must-spend-token = { $name } has { count-ap } to spend.
terminal-must-draft = { $name } drafts one thing. Still to take: { $due }.
terminal-must-act = { $name } takes a turn: one card, one tile or the AP token.
terminal-must-end = { $name } can still use a power or card 07, or end the turn.
terminal-must-begin = { $name } activates the AP token and has { count-ap } so far. Add bonus cards now, or begin.
terminal-due-order = a place
terminal-due-ap = an AP token
terminal-due-tile = a tile
terminal-due-cards =
  { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }
terminal-card-named = card { $card }, { $title }
terminal-power-named = power { $power }, { $title }
terminal-step = { $effect } (step { $number } of { $most })
terminal-any-steps = { $effect } (as many steps as you like)
terminal-walking = { $effect } ({ count-ap } left)
terminal-score = score
terminal-now = now
terminal-reserve = reserve
terminal-none = none
terminal-tiles-left = tiles left
terminal-pile-left = treasures to lay out
terminal-floors-left = floors left
terminal-aside = set aside
terminal-high-bid = highest bid
terminal-amulets = turn still to come
terminal-passed = passed
terminal-open-tiles = open tiles
terminal-has-passed = has passed
terminal-ap-token = AP
terminal-hand = tiles
terminal-right = right
terminal-left-slots = left
terminal-unavailable = unavailable
terminal-power-used = used
terminal-power-tie = wins ties on { $hex }
terminal-power-bonus =
  { $bonus ->
    [one] { $bonus } more action point in the next scoring
   *[other] { $bonus } more action points in the next scoring
  }
terminal-round = round
terminal-of = { $number } of { $most }
terminal-order = order
terminal-next-order = next round
terminal-open-tokens = open AP tokens
terminal-open-cards = open cards
terminal-seen = seen only by you
terminal-deck = cards in the deck
terminal-bag = AP tokens in the bag
terminal-stones-left = stone tokens left
terminal-blue = blue treasures


## The menu

terminal-bids = { $least } to { $most }: type the number
terminal-folded = { $number } ways; `list { $verb }` shows them
terminal-borders = { $number } borders; `stone { $hex }` shows those of { $hex }
terminal-goes-on = { $number } ways; `{ $begun }` shows how it goes on
terminal-rotation = rotation { $rotation }
terminal-rotations = `place { $hex }` shows how the tile can be turned there
terminal-swap-with = { $name }: give { $give }, take
terminal-end =
  { $ap ->
    [0] end
    [one] end ({ $ap } action point is lost)
   *[other] end ({ $ap } action points are lost)
  }
terminal-place = place { $number }
terminal-token = { count-ap }
terminal-activate = activate ({ count-ap })
terminal-begin = begin with { count-ap }
terminal-hint = Type an action, its number, or ? for help.
terminal-hint-refused = `rules { $rule }` shows the rule, `list` what you can do, ? the help.
terminal-no-number = There is no action number { $number }. `list` shows all actions with their numbers.
terminal-nothing-to-list = There is nothing to list for "{ $verb }". What you can do now: { $verbs }
terminal-really-end =
  You still have { count-ap }. You would lose them, and you cannot take back the end of a turn. End it?
terminal-costs = It costs { count-cost }.
terminal-why-what = Ask about an action, for example: why move leader a1 b2
terminal-no-card =
  There is no card or power { $card }. Cards are 01-1 to 24, powers p01 to p24; a card that lies face down has an x
  after its id.
terminal-rules-which =
  Ask for a rule by its id, for example: rules R-MOVE-2. Outside the game, `tikal rules` lists them all.


## Help

terminal-help-actions =
  Type an action as listed, with words cut short if you like (m l a1 b2), or just its number. Type the beginning of an
  action (move explorer) to see how it can go on.
terminal-usage-help = ?
terminal-help-help = this help
terminal-usage-list = list [VERB]
terminal-help-list = everything you can do now, or everything with one verb
terminal-usage-why = why ACTION
terminal-help-why = whether you can do something now, and if not, which rule forbids it
terminal-usage-undo = undo
terminal-help-undo = takes back your last action, unless it revealed something or passed the turn on
terminal-usage-score = score
terminal-help-score = where everybody's points come from, and what scoring now would bring
terminal-usage-board = board
terminal-help-board = shows the board again
terminal-usage-log = log [N|all]
terminal-help-log = what happened
terminal-usage-save = save FILE
terminal-help-save = saves the game to a file of your choice (it is also saved automatically after every move)
terminal-usage-rules = rules ID
terminal-help-rules = the text of a rule
terminal-usage-card = card [ID...]
terminal-help-card = what cards or powers do, as in card 13 p07; without an id, all of yours
terminal-usage-quit = quit
terminal-help-quit = leaves; `tikal terminal` continues the game later
terminal-help-symbols =
  On the board: { $pieces } three explorers and the leader ({ $leader }) · { $camp } camp · temple 5 and a player's
  sign: who would score it now, { $guardian } with a guardian · { $masks } treasures left and gone · 2 in a wall:
  price of the passage · { $small } stones that lead into the jungle. Reserve: explorers and leader, camps, guardians.
  Now: what scoring now would bring.

terminal-help-legend =
  In Legend, dotted hexes are for the tiles of cards 22 to 24; pieces may go there as into the jungle. { $token }
  beside a number: a stone token lies there. Cards that you drafted lie on the right of the camp board, stashed ones
  on the left ({ $free } for a free slot); 20x is card 20 lying face down. Unavailable: explorers and leader that have
  to be recruited.


## The story and the end

terminal-more-news = (More happened before this; `log` shows it all.)
terminal-would-score = If everybody scored now:
terminal-scoring-round = Scoring { $number }:
terminal-from-temples = temple { $source } { $points }
terminal-from-treasures =
  { $count ->
    [one] { kind-found } { $points }
   *[other] { $count } × { kind-found } { $points }
  }
terminal-from-highest = high temple { $source } { $points }
terminal-from-volcanoes = volcano { $source } { $points }
terminal-from-jungles = open land { $source } { $points }
terminal-from-lakes = lake { $source } { $points }
terminal-from-director = unused power { $points }
terminal-from-nothing = nothing
terminal-category-temples = temples
terminal-category-highest = highest
terminal-category-volcanoes = volcanoes
terminal-category-jungles = jungles
terminal-category-lakes = lakes
terminal-category-treasures = treasures
terminal-category-director = power
terminal-sum = total
terminal-saved = Saved in { $file }.
terminal-save-where = Save it where? Type: save FILE
terminal-overwrite = { $file } already exists. Overwrite it?
terminal-cannot-save = The game cannot be saved in { $file }: { $problem }
terminal-left = The game is saved in { $file }. `tikal terminal` continues it.
terminal-left-there = The game is saved. `tikal terminal --resume { $file }` continues it.
terminal-kept = The game is kept in { $file }.


## Compiling beside the game

terminal-compiling =
  { $seconds ->
    [0] Compiling to speed up bots and rules: { $percent } %, almost done.
   *[other] Compiling to speed up bots and rules: { $percent } %, about { $seconds } s left.
  }
terminal-stand-in =
  { $count ->
    [one] { $names } plays like { $level } for now.
   *[other] { $names } play like { $level } for now.
  }
terminal-compiling-ready =
  { $count ->
    [one] Compiling is done. From now on { $names } plays at full strength.
   *[other] Compiling is done. From now on { $names } play at full strength.
  }
terminal-compiling-failed =
  { $count ->
    [0] Compiling failed, so the game runs more slowly. `tikal doctor` says why.
    [one] Compiling failed: the game runs more slowly, and { $names } plays like { $level }. `tikal doctor` says why.
   *[other] Compiling failed: the game runs more slowly, and { $names } play like { $level }. `tikal doctor` says why.
  }
terminal-compiling-off =
  { $count ->
    [one] TIKAL_JIT=0 turns compiling off, so { $names } plays like { $level }.
   *[other] TIKAL_JIT=0 turns compiling off, so { $names } play like { $level }.
  }
