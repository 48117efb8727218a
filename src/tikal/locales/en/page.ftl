### The page: the table.


## The board

board-name = The board. Use the arrow keys to go from hex to hex, Enter to choose.
board-track = Prestige track: { $scores }
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show all that is explored
board-tile =
  { $kind ->
    [temple] Temple { $value }
    [ruins] Ruins { $value }
    [clearing] Clearing
    [volcano] Volcano
    [lake] Lake
   *[other] Tile
  }


## Whose turn, and which step

table-home = Home
table-edition = { $publisher } { $year }
table-turn = Turn { $turn }
table-opening = Opening the table …
table-over = Game over
table-title-over = Game over · Tikal
table-title =
  { $mine ->
    [true]
      { $step ->
        [place] Lay your tile · Tikal
        [bid] Your bid · Tikal
       *[other] Your turn · Tikal
      }
   *[false] { $name } is playing · Tikal
  }
table-status-mine =
  { $step ->
    [place] Lay your tile
    [spend] Your turn
    [bid] Bid or pass
    [take] Take a tile
    [draft] Draft: take one thing
    [effect] Carry it out
    [bonus] Bonus cards
    [after] End your turn
   *[other] Your turn
  }
table-status-mine-named =
  { $step ->
    [place] { $name }: lay your tile
    [spend] { $name }: your turn
    [bid] { $name }: bid or pass
    [take] { $name }: take a tile
    [draft] { $name }: take one thing
   *[other] { $name }: your turn
  }
table-status-theirs =
  { $step ->
    [over] Game over
   *[other] { $name } is playing
  }
table-status-round =
  { $segment ->
    [final] Final round
   *[volcano] Volcano round
  }
table-now =
  { $mine ->
    [true] { $name }, it is your turn.
   *[false] It is { $name }'s turn.
  }
table-step-draw = Draw
table-step-place = Place
table-step-spend = Act
table-doing-bid = bidding
table-doing-take = taking a tile
table-doing-place = laying a tile
table-doing-spend = spending action points
table-doing-draft = drafting
table-doing-main = choosing an action
table-doing-after = ending the turn
table-doing-bonus = adding bonus cards
table-doing-effect = carrying out a card
table-plays-next = plays next


## Buttons of the top bar

table-seats = Seats and links
table-threat = How far rivals can reach
table-keys = Keys
table-rules = Player aid and rules
table-theme = Dark or light
table-settings = Settings
table-menu = Menu
table-close = Close
table-cancel = Cancel


## Players

table-players = Players
table-you = YOU
table-bot = BOT
table-away = AWAY
table-tag-resigned = RESIGNED
table-points =
  { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-chip =
  { $points ->
    [one] { $name }, { $points } point{ table-chip-acts }
   *[other] { $name }, { $points } points{ table-chip-acts }
  }
table-chip-acts =
  { $acts ->
    [true] , playing now
   *[false] {""}
  }
table-ap-left =
  { $ap ->
    [one] { $ap } action point left
   *[other] { $ap } action points left
  }
table-reserve-explorers = Explorers in the reserve
table-reserve-leader = Leader in the reserve
table-reserve-camps = Camps in the reserve
table-reserve-guardians = Guardians in the reserve
table-leader-out = out
table-no-treasure = no treasure yet
table-set = { table-kind }: { $count } in the collection, worth { $points }
table-kind =
  { $kind ->
    [chief] Chief
    [jaguar] Jaguar
    [totem] Totem
    [carafe] Carafe
    [statue] Statue
    [plate] Plate
    [bracelet] Bracelet
    [necklace] Necklace
   *[other] { $kind }
  }


## Supplies

table-floors = Temple floors left
table-level = level
table-floors-left = Level { $level }: { $left } left
table-treasures-open = Treasures on the board
table-treasures-hidden = face down
table-stack = Tile stack
table-stack-left = { $left } left
table-chance = { $good } in { $all }
table-chance-volcano =
  { $count ->
    [0] that the next tile is the volcano.
   *[other] that the next tile is the volcano. Also in { $letter }: { $others }.
  }
table-no-volcano = The next tile is not a volcano. Left in { $letter }: { $others }.
table-tile =
  { $kind ->
    [temple] Temple { $value }
    [ruins] Ruins { $value }
    [clearing] Clearing
    [volcano] Volcano
    [lake] Lake
   *[other] Tile
  }


## If scored now

table-facts = What it means
table-scored-now = If scored now
table-scored-parts = temples + treasures
table-would-score-now = { $name } would score { $points } now. Press to see where they come from.
table-outlined = Outlined: after the move you are planning.
table-tied = Tied: { $hexes }.
table-nothing = nothing yet
table-item =
  { $category ->
    [temples] Temple { $count } on { $source }
    [treasures] { $count } × { item-kind }
    [highest] Highest temple on { $source }
    [volcanoes] Volcano { $source }
    [jungles] Jungle or clearing { $source }
    [lakes] Lake { $source }
   *[other] { $source }
  }
item-kind =
  { $source ->
    [chief] chief
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] plate
    [bracelet] bracelet
    [necklace] necklace
   *[other] { $source }
  }
table-so-far = Points so far
table-info-score = Scores
table-info-tiles = Tiles and floors
table-info-talk = Log and chat


## The tile that was drawn

table-drawn = Drawn · { $letter }
table-stones =
  { $stones ->
    [one] { $stones } stone.
   *[other] { $stones } stones.
  }
table-places =
  { $places ->
    [one] { $places } legal place.
   *[other] { $places } legal places.
  }
table-choose-place = Choose a bright hex for the tile. Choose it again to turn the tile.
table-rotations = Rotations
table-rotation = Rotation { $rotation }, passages: { $ways }
table-ways = Passages, with their price: { $ways }
table-join = { $hex }: { $price }
table-turn-tile = Turn
table-turn-right = Turn right (R)
table-lay = Lay on { $hex }
table-lay-nowhere = Choose a place


## Actions

table-actions = Actions
table-action-points =
  { $ap ->
    [one] action point
   *[other] action points
  }
table-verb-deploy = Deploy
table-verb-move = Move
table-verb-transfer = Transfer
table-verb-clear = Clear floor
table-verb-dig = Dig
table-verb-swap = Swap
table-verb-camp = Camp
table-verb-guard = Guardian
table-per-stone = / stone
table-verb-long =
  { $verb ->
    [deploy] Deploy
    [move] Move
    [transfer] Transfer
    [clear] Clear floor
    [dig] Dig
    [swap] Swap
    [camp] Set up camp
    [guard] Place a guardian
   *[other] { $verb }
  }
table-act =
  { $ap ->
    [one] { table-verb-long }, { $ap } action point
   *[other] { table-verb-long }, { $ap } action points
  }
table-act-stones = { table-verb-long }, one action point per stone
table-ap = { $ap } AP
table-not-now =
  { $verb ->
    [deploy] You cannot deploy anyone now
    [move] You cannot move anyone now
    [transfer] You cannot transfer a piece now
    [clear] You cannot clear a floor now
    [dig] You cannot dig now
    [swap] You cannot swap anything now
    [camp] You cannot set up a camp now
    [guard] You cannot place a guardian now
    [stone] You cannot lay a stone token now
    [recruit] You cannot recruit anyone now
    [power] You cannot use a power now
   *[other] Not now
  }
table-not-here = Not on { $hex }
table-out-of-reach =
  { $ap ->
    [one] { $hex } is out of reach with { $ap } action point
   *[other] { $hex } is out of reach with { $ap } action points
  }
table-read-rule = read the rule
table-undo = Undo
table-redo = Redo
table-reset = Reset
table-undo-reach =
  { $count ->
    [one] You can undo { $count } action
   *[other] You can undo the last { $count } actions
  }
table-undo-none = Nothing to undo yet
table-end = End turn
table-end-score =
  { $points ->
    [one] Score { $points } point
   *[other] Score { $points } points
  }
table-end-warning =
  { $ap ->
    [one] { $ap } point left:{" "}
   *[other] { $ap } points left:{" "}
  }
table-choose-hex =
  { $verb ->
    [clear] Which temple?
    [dig] Where to dig?
    [camp] Where to set up the camp?
    [guard] Which temple to guard?
    [transfer] From which camp?
   *[other] Which piece?
  }
table-choose-piece =
  { $verb ->
    [clear] Choose a marked temple.
    [dig] Choose marked ruins.
    [camp] Choose a marked hex.
    [guard] Choose a marked temple.
    [transfer] Choose one of your pieces in a marked camp.
   *[other] Choose one of your pieces on a marked hex.
  }
table-choose-target =
  { $verb ->
    [deploy] Choose a camp, or any hex with a price, which includes walking there.
   *[other] Choose a hex. The number is what it costs to walk there.
  }
table-who =
  { $who ->
    [leader] Leader
   *[explorer] Explorer
  }
table-guard-who = Who guards { $hex }?
table-confirm =
  { $verb ->
    [deploy] Deploy · { $ap } AP
    [move] Move · { $ap } AP
    [transfer] Transfer · { $ap } AP
    [clear] Clear · { $ap } AP
    [dig] Dig · { $ap } AP
    [swap] Swap · { $ap } AP
    [camp] Set up camp · { $ap } AP
    [guard] Guard · { $ap } AP
   *[other] Do it · { $ap } AP
  }
table-would-hold = You would hold temple { $value }, { $lead } ahead.
table-would-keep = You hold temple { $value }, then { $lead } ahead.
table-would-tie = Temple { $value } would be tied: nobody scores it.
table-would-not = { $name } would still hold temple { $value }, { $lead } ahead.
table-would-score = { $change } if scored now.
table-left = { $ap } AP left.
table-swap-title = Swap a treasure
table-swap-whose = With whom?
table-swap-take = Take
table-swap-give = Give
table-swap-effect = If scored now: you { $mine }, { $name } { $theirs }.


## Others

table-speed = Speed of the others' turns
table-speed-1 = 1×
table-speed-2 = 2×
table-speed-once = Instant
table-next-step = Next step
table-skip =
  { $left ->
    [0] Skip
   *[other] Skip { $left } more
  }
table-waiting =
  { $step ->
    [place] { $name } is laying a tile
    [spend] { $name } is spending action points
   *[other] { $name } has to decide
  }
table-waiting-bot = { $name } is thinking
table-waiting-away = { $name } has to play but is away
table-waiting-hint = Meanwhile you can look around, take notes and see who could reach what.
table-waiting-spectator = You are watching this table.
table-waiting-showing = This is what happened, step by step.
table-look-only = You can only look at this table
table-ask-takeback = Ask to take back my last turn
table-takeback-asked = { $name } asks to take back moves, as far as turn { $turn }. All players have to agree.
table-takeback-agree = Agree
table-takeback-refuse = Refuse
table-takeback-waits = Waiting for the others.
table-threat-title = Reach with 10 points
table-threat-whose = Whose reach
table-threat-text = The numbers are the fewest points an explorer of { $name } needs to get there in one turn.
table-order = Order of the scoring round
table-order-scored = has scored
table-order-now =
  { $ap ->
    [one] acts, { $ap } AP left
   *[other] acts, { $ap } AP left
  }
table-order-waits = still to come
table-order-would = now { $points }


## Log, chat, notes

table-tab-log = Log
table-tab-chat = Chat
table-tab-notes = Notes
table-turn-of = Turn { $turn } · { $name }
table-before = Before the game
table-since-mark = since your last turn
table-replay-since = replay
table-see-position = Position after event { $seq }
table-say = Write to everybody …
table-chat-empty = No messages yet. Say hello!
table-notes-label = Notes that only you can see
table-notes-hint = Only you can see this. It stays in this browser.


## Seats

table-seat-name = Name of this seat
table-seat-here = here
table-seat-connected = connected
table-seat-away = not connected
table-seat-resigned = resigned
table-seat-bot = bot: { $level }
table-copy-link = Copy link
table-copied = Copied
table-copy-failed = The link could not be copied. Copy it by hand: { $link }
table-let-bot = Let a bot take over
table-end-bot = Take over from the bot
table-bot-level = Bot level
table-resign = Resign
table-resign-sure = Really resign
table-copy-watch = Copy link for spectators
table-pass-to = Pass to { $name }
table-pass-text = Next comes what only { $name } may see. Everybody else, look away.
table-pass-ready = I am { $name }


## Hexes for those who listen

table-hex =
  { $terrain ->
    [temple] { $hex }, temple { $value }
    [ruins]
      { $tokens ->
        [0] { $hex }, empty ruins
        [one] { $hex }, ruins with { $tokens } treasure
       *[other] { $hex }, ruins with { $tokens } treasures
      }
    [clearing] { $hex }, clearing
    [volcano] { $hex }, volcano
    [lake] { $hex }, lake
    [camp] { $hex }, base camp
   *[jungle] { $hex }, jungle
  }
table-hex-held = held by { $name }, { $lead } ahead
table-hex-guarded = guarded by { $name }
table-hex-tied = tied
table-hex-camp = camp of { $name }
table-hex-people =
  { $leaders ->
    [0]
      { $explorers ->
        [one] { $explorers } explorer of { $name }
       *[other] { $explorers } explorers of { $name }
      }
    [one]
      { $explorers ->
        [0] leader of { $name }
        [one] leader and { $explorers } explorer of { $name }
       *[other] leader and { $explorers } explorers of { $name }
      }
   *[other]
      { $explorers ->
        [0] { $leaders } leaders of { $name }
        [one] { $leaders } leaders and { $explorers } explorer of { $name }
       *[other] { $leaders } leaders and { $explorers } explorers of { $name }
      }
  }


## Keys

table-key-turn = turn the tile right or left
table-key-enter = lay the tile, choose a hex
table-key-count = how many explorers go
table-key-leader = the leader goes along or stays
table-key-undo = undo
table-key-redo = redo
table-key-end = end the turn
table-key-back = put down what you hold
table-key-walk = go from hex to hex
table-key-piece = next piece on the hex
table-key-zoom = zoom in, zoom out, whole board
table-key-threat = reach of rivals
table-key-hint = hint
table-key-help = these keys


## Phone

table-sheet = What you can do
table-sheet-stop =
  { $stop ->
    [bar] Open the sheet
    [middle] Open the sheet fully
   *[full] Close the sheet
  }


## The end

table-chart = Points at each scoring
table-sources = Where the points came from
end-won =
  { $you ->
    [yes] You win
   *[no] { $name } wins
  } with { $score } points, { $margin ->
    [one] one point
   *[other] { $margin } points
  } ahead of { $second }.
end-alone =
  { $you ->
    [yes] You win
   *[no] { $name } wins
  } with { $score } points.
end-tie-break =
  { $you ->
    [yes] You win
   *[no] { $name } wins
  } the tie-break with { $second }: { $score } points each.
end-shared = { $names } share the victory with { $score } points.
end-awards = Awards
end-sources-of = { $name }: { $parts }
table-review = Review the game
table-rematch = Rematch
table-rematch-news = There is a rematch, and your seat is waiting.
table-rematch-go = To the rematch
table-file = Game file
table-show-board = Show the board
table-show-result = Show the result


## What goes wrong

table-lost = Connection lost, trying again
table-error-unreachable =
  The server is not answering. Check that it is running and that you are connected, then try again.


## Hints at the table

hint-button = Hint
hint-more = Show the turn
hint-again = Try again
hint-title = Hint
hint-close = Close the hint
hint-cancel = Stop thinking
hint-thinking = Thinking …
hint-play = Play this turn
hint-gains = It gains
hint-denies = It costs your rivals
hint-prepares = It prepares
hint-surprise = After that, something is revealed: ask again then.


## Getting the strong bots ready: rules and searches are compiled while people play

compiling-title = Getting the strong bots ready
compiling-short = Strong bots: { $percent } %
compiling-how = { $percent } %, { $left }
compiling-seconds = about { $seconds } s left
compiling-minutes = about { $minutes } min left
compiling-soon = almost done
compiling-about =
  You can play now. Until this is done, “{ $strong }” and “{ $expert }” play like “{ $level }”, and
  hints and reviews come from “{ $level }” too. Afterwards they all switch with the next decision.
compiling-heard-begun = The strong bots are getting ready. You can play now.
compiling-heard-done = The strong bots are ready.
compiling-failed-title = Compiling failed
compiling-failed =
  You can play on, but the server is slower, and its strong bots play like “{ $level }”. Run
  `tikal doctor` on the server to see why.
compiling-failed-close = Close this
compiling-seat-now = plays like “{ $level }” for now
compiling-seat-off = plays like “{ $level }”: compiling is turned off
compiling-seat-failed = plays like “{ $level }”: compiling failed
compiling-tag-now = “{ $level }” for now
compiling-tag-off = only “{ $level }”
compiling-tag-failed = only “{ $level }”
compiling-why-now = “{ $wanted }” is not ready yet. Once it is, it takes over with the next decision.
compiling-why-off =
  This server runs with TIKAL_JIT=0 and compiles nothing. Uncompiled, “{ $wanted }” would think for minutes.
compiling-why-failed =
  This server could not compile “{ $wanted }”, which would think for minutes without it. Run `tikal doctor` on the
  server to see why.
compiling-advice-now = Found by “{ $level }”: the stronger search was not ready yet.
compiling-advice-off = Found by “{ $level }”: compiling is turned off, and the stronger search needs it.
compiling-advice-failed = Found by “{ $level }”: the stronger search could not be compiled.
