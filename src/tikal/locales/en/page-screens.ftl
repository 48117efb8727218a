### The screens around the table: home, new game, rules, guide, replay, settings.


## Words of all screens

app-nav = Main menu
app-nav-home = Tikal, home
app-nav-new = New game
app-nav-learn = Learn
app-nav-puzzles = Puzzles
app-nav-rules = Rules
app-nav-open = Game files
app-settings = Settings
app-go-dark = Switch to the dark theme
app-go-light = Switch to the light theme
app-close = Close
app-loading = Loading …
app-again = Try again
app-go-home = Home
app-yes = yes
app-no = no
app-none = none
app-not-affiliated =
  An unofficial program for the board game Tikal by Wolfgang Kramer and Michael Kiesling. It is not made, approved or
  supported by its designers or publishers. All pictures and texts are our own.
app-reconstructed = Some data of Tikal Legend could not be found. We reconstructed it and marked it with that word.

app-missing-title = There is nothing here
app-missing-text = There is no page at { $path }. Perhaps the link was cut off when you copied it.
app-no-table-title = There is no such table
app-no-table-text = The link may be cut off, or the table was deleted. Ask the person who sent it for a new one.
app-wrong-link-title = This link no longer opens the seat
app-wrong-link-text =
  It was renewed, or part of it is missing, so this browser has forgotten it. If the seat is yours, open the table on the
  device where you renewed the link, or ask the host. The game itself is safe.
app-wrong-link-watch = Watch without a seat
app-no-spectators-title = This table has no spectators
app-no-spectators-text =
  Only players with their own link can come in. If you have one, open it exactly as it was sent to you.
app-unreachable-title = The server is not answering
app-unreachable-text = Your game is safe. Check your connection, then try again.
app-refused-title = This did not work


## Home

home-title = Explore the jungle of Tikal
home-lead =
  Uncover temples, dig for treasures, and be ready when the volcano erupts. Play against bots, around one screen, or
  with friends elsewhere.
home-next = Play on: it is your turn
home-play = Play
home-choose = Choose edition and players
home-pause = Pause the picture
newcomer-question = Do you know Tikal?
newcomer-new = No, I am new
newcomer-knows = Yes, I know it
newcomer-welcome = Welcome! The guide shows you the game in ten minutes. Your first bots will be beginners too.
newcomer-welcome-back = Good to have you here. Enjoy the game!
newcomer-guide = Start the guide
home-learn = Learn by playing
home-puzzle = Puzzle of the day
home-open = Open a game file
home-tables = My tables
home-your-turn = your turn
home-turn-of = { $name } to act
home-to-look-at = view only
home-is-asking = …
home-is-over = over
home-is-gone = no longer there
home-is-unknown = the server is not answering
home-forget = Remove { $title } from this list
home-forget-hint = Remove it from this list. The game itself stays.
home-more =
  { $count ->
    [one] One more
   *[other] { $count } more
  }


## New game

new-title = New game
new-intro = You can leave everything as it is: the defaults make a good game.
new-asked-edition = The address asks for the edition “{ $value }”, which does not exist. It can be one of these: { $known }.
new-asked-scenario = The address asks for the scenario “{ $value }”, which { $edition } does not have. Choose another one below.
new-asked-auction = The address says auction={ $value }. It should say auction=yes or auction=no.
new-asked-no-auction = The address asks for an auction, but { $edition } has none.
new-asked-players = The address says players={ $value }. There can be { $fewest } to { $most } players.
new-asked-bots = The address says bots={ $value }. There can be 0 to { $most } bots.
new-edition = Edition
new-edition-ravensburger-1999 = Ravensburger
  .about = The first edition. You can set up a camp without a piece there.
new-edition-riogrande-1999 = Rio Grande
  .about = Volcanoes need a path of stones too.
new-edition-supermeeple-2015 = Super Meeple
  .about = The standard game. Ties are broken by the highest guarded temple.
new-edition-classic = Classic
  .about = From the Legend box. Volcanoes may not cut off a hex.
new-edition-legend = Legend
  .about = Draft cards, tokens and tiles; lakes, powers, six rounds.
new-seats = Players, clockwise
new-player = Player { $number }
new-first = Who begins
new-first-lot = by lot
new-colour = Colour
new-colour-of =
  Colour of { $name }: { $colour ->
    [red] red
    [orange] yellow
    [white] white
   *[blue] blue
  }
new-colour-name =
  { $colour ->
    [red] red
    [orange] yellow
    [white] white
   *[blue] blue
  }
new-kind-here = here
new-kind-link = by link
new-kind-bot = bot
new-kind-of = How { $name } plays
new-name-of = Name of player { $number }
new-level-of = Level of { $name }
new-level-random = random
new-level-novice = beginner
new-level-greedy = easy
new-level-planner = strong
new-level-expert = expert
new-remove = Remove { $name }
new-free-seat = Free seat
new-options = Options
new-scenario = Scenario
new-scenario-about = Which tiles are on the board at the start.
new-scenario-first = { $name } is the best start for first games.
new-scenario-chichen-itza = Chichén Itzá
new-scenario-uxmal = Uxmal
new-scenario-palenque = Palenque
new-scenario-calakmul = Calakmul
new-scenario-el-mirador = El Mirador
new-auction = Auction
new-auction-about = Bid points for the choice of a tile. Everybody starts with 20.
new-auction-house = Bid points for the choice of a tile. A house rule: this edition has no auction of its own.
new-spectators = Spectators
new-spectators-about = Anyone with the address of the table may watch.
new-more-options = More options
new-seed = Seed
new-seed-about = The same number gives the same tiles. Leave it empty for random ones.
new-name = Name of the table
new-name-example = Sunday table
new-summary = What you get
new-summary-title =
  { $edition }, { $players ->
    [one] one player
    [2] two players
    [3] three players
    [4] four players
   *[other] { $players } players
  }
new-fact-tiles = tiles to explore
new-fact-points = action points per turn
new-fact-scorings = scorings
new-fact-minutes = minutes, roughly
new-fact-rounds = rounds
new-fact-tokens = points on a token
new-fact-cards = action cards
new-reconstructed = reconstructed
new-reconstructed-about = The start of this scenario could not be found; what lies there is our own guess.
new-compare = Compare the editions
new-teach = Teach me first
new-open = Open the table
new-opening = Opening …
new-links-title = The table is open
new-links-text = Send each player the link to their seat. They need nothing else, not even an account.
new-links-secret =
  Each link works once: whoever opens it and sits down first owns the seat. You can withdraw it at the table.
new-link-copy = Copy
new-link-copied = Copied
new-to-table = To the table

new-option-volcanoNeedsPath = A volcano needs a path
  .description =
    Like any other tile, a volcano must be laid where a stone leads to it. If there is no such hex, it may lie next
    to any tile.
new-option-volcanoIsolationRule = Volcanoes may not cut off a hex
  .description = A volcano may not touch another volcano if some hex would then be out of reach for good.
new-option-campNeedsPresence = A camp needs a piece on the spot
  .description = You may set up a camp only where you have an explorer or your leader.
new-option-tieBreak = Tie-break
  .description =
    What decides between equal scores at the end, in this order: the highest temple a player guards, the number of
    treasures. Players who are still equal share the victory.
new-option-printedVolcano = Show the printed volcano
  .description = Draw the volcano pictured beside the hexes of this board. It is decoration and changes no rule.
new-option-auction-allowDebt = Bid more than you have
  .description =
    Bids may exceed your score by up to 100 points (one lap of the track); your score then falls below zero.
new-option-auction-lastPlacerFirstOnTie = Last placer goes first on a tie
  .description =
    Among players with equal scores, the one who laid the last tile goes first in the final scoring instead of last.
new-option-powers = Powers of the museum directors
  .description =
    Play with the powers we made up, because the real ones could not be found; or without powers, so that everybody
    gets the 5 points for an unused one.
new-option-legend-leftSlots = Slots for stashed cards
  .description = How many cards you can keep on the left of your camp board.
new-option-legend-swapRule = Condition for swapping treasures
  .description =
    Where you must own enough: in the kind you take, in the kinds you give, in both, or as in the rulebook's
    example.
new-option-legend-apTokens = Values of the AP tokens
  .description = The values of the 24 tokens in the bag, 6 to 13, in any order.
new-option-legend-card01 = Treasures of cards 01-1 to 01-8
  .description = Which two blue treasures each of the eight cards takes, as pairs separated by commas.
new-value-highestGuardedTemple = highest guarded temple
new-value-treasureCount = number of treasures
new-value-reconstructed = reconstructed
new-value-none = none
new-value-literal = as in the rulebook's example
new-value-takenOnly = kind taken
new-value-givenOnly = kinds given
new-value-taken-given = both


## Rules

rules-title = Rules
rules-intro = In our own words, edition by edition. When something is not allowed, the table shows the number of the rule.
rules-search = Search
rules-search-example = guardian, camp, R-DIG-2 …
rules-all-editions = All editions
rules-families = Chapters
rules-count =
  { $count ->
    [one] One rule
   *[other] { $count } rules
  }
rules-nothing = No rule contains all these words. Try fewer of them, or another edition.
rules-unknown = There is no rule { $id }. Search for a word in it, or look through the chapters.
rules-link = Link to this rule
rules-differs = differs between editions
rules-loose = Other questions we decided


## Scorings and the chart of points

score-start = start
score-final = Final
score-volcano = Volcano { $letter }
score-round = Scoring { $number }
score-chart = Points after each scoring. At the end: { $summary }.
score-chart-end = { $name } { $score }
score-none = Nobody has scored yet. Every scoring will be shown here, temple by temple.
score-scorings = Scorings
score-sheet = Score sheet
score-source = Source
score-category-temples = Temples held
score-category-highest = Highest temples
score-category-volcanoes = Volcanoes
score-category-jungles = Jungles and clearings
score-category-lakes = Lakes
score-category-director = Museum director
score-category-treasures = Treasure sets
score-category-start = Points at the start
score-category-bonus = Won by cards
score-category-bids = Bids
score-director = unused power
score-guardian = guardian
score-changed-hands = changed hands
score-kinds = kinds
score-set =
  { $count } × { $kind ->
    [chief] chief
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] plate
    [bracelet] bracelet
    [necklace] necklace
   *[other] { $kind }
  }
score-points = points
score-this = This scoring
score-score = score


## Replay

replay-title = Replay
replay-first = To the beginning
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-slider = Position
replay-step = { $step } of { $steps }
replay-turn = turn { $turn }
replay-turn-of = Turn { $turn }, { $name }
replay-start = The beginning
replay-jump-turn = Turn
replay-jump-scoring = Scoring
replay-no-moves = Nothing has been played yet.
replay-chart = Points
replay-sheet = Score sheet
replay-go-on = Play on from here
replay-go-on-about = Opens a new table with this position. This game stays as it is.
replay-go-on-not-whole =
  While the game is running, nobody may play on from its positions: the file would show what is still hidden.
replay-share = Copy the link
replay-copied = Link copied
replay-file = Game file
replay-table = To the table
replay-scores = Scores
replay-loading = Fetching positions …


## Game files

open-title = Game files
open-intro =
  Look at a game from a file, or play on from any of its positions. Files end in .tikal; you can get one from every
  table.
open-choose = Choose a file
open-drop = or drop it here, or paste its text below
open-text = Text of the game file
open-holds = What is in the file
open-edition = Edition
open-players = Players
open-moves = Moves
open-status = Status
open-status-over = over
open-status-running = running
open-scores = Scores
open-look = Look at it
open-go-on = Play on
open-at = From move
open-at-about = 0 is the beginning; { $last } the last move of the file.
open-seats = Who plays
open-start = Open the table
open-not-a-game = This does not look like a game file: it must begin with the line “tikal: 1”.
open-seen-only =
  The file holds only what one seat or a spectator could see, so you can look at the game but not play on.
open-wrong-line = Line { $line } is wrong
open-too-large = The file is larger than a game can be ({ $size } kB).


## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = like the system
settings-theme-dark = dark
settings-theme-light = light
settings-motion = Animation
settings-motion-system = like the system
settings-motion-full = on
settings-motion-reduced = reduced
settings-speed = Others' turns
settings-speed-1 = step by step
settings-speed-2 = fast
settings-speed-once = at once
settings-names = Names on explored hexes
settings-keys = Keys
settings-key-replay = in a replay: beginning, end, play
settings-version = Version { $version }


## The first-game guide

learn-title = Learn by playing
learn-lesson = Lesson { $number } of { $count }
learn-lessons = Lessons
learn-task = Your task
learn-done = Done
learn-next = Next lesson
learn-skip = Skip
learn-back = Back
learn-again = Restart this lesson
learn-leave = Leave the guide
learn-opening = Setting up the board …
learn-hide = Hide the text
learn-show = Show the text
learn-finish = Finish
learn-end-start = Start a real game
learn-end-rules = Read the rules

learn-lay =
  A turn begins with a tile from the stack: this time a temple of value 2. It joins the explored land where stones lead
  to it. Turn it as you like: the stones of both tiles together are the price of the passage.
  .title = Explore the jungle
  .task = Choose a bright hex, turn the tile as you like, and lay it.
  .done = The jungle is a little smaller. The number between two tiles is what it costs to walk from one to the other.
learn-bring =
  Then you have 10 action points. Bringing a piece from your reserve to the base camp a1 costs 1 point. When you compete
  with others for a hex, an explorer counts 1 and the leader 3; but you have only one leader.
  .title = Bring your people
  .task = Choose “Deploy” and bring an explorer or the leader to a1.
  .done = One bead of the abacus is gone. Bring as many as you like, up to ten a turn.
learn-walk =
  People walk over stones: each stone of a passage costs 1 point, for each person. Pick someone up, and the table shows
  every hex within reach with the price of the cheapest path.
  .title = Walk and pay stones
  .task = Pick up someone on a1 and walk to another hex. The temple on b3 costs 3 points.
  .done = Nobody stops you on the way: any number of pieces, of all players, may stand on a hex.
learn-clear =
  Your explorer stands on the temple on b3. Uncovering a floor costs 2 points and makes it worth 1 more. Two floors in a
  turn need two of your people there. Floors are limited: each number exists only a few times.
  .title = Clear a temple
  .task = Choose “Clear floor” and b3.
  .done = Value 3. In a scoring, the temple belongs to the player who has more there than each rival.
learn-dig =
  Ruins hide treasures: as many as there are masks. Digging one up costs 3 points, and again a second one in the same
  turn needs a second person. One treasure of a kind gives 1 point, two alike 3, three alike 6, in every scoring.
  .title = Dig for treasures
  .task = You have two explorers on the ruins on c1. Choose “Dig” and c1.
  .done = You cannot take back a find: now everybody knows what lay there.
learn-camp =
  The way from the base camp is getting long. For 5 points you can set up a camp of your own on a clearing or on empty
  ruins, one per hex. Your pieces arrive there from the reserve for 1 point, and go from camp to camp for 1.
  .title = Set up a camp
  .task = Your explorer has reached the clearing on c2. Choose “Camp” and c2.
  .done = You have two camps, and they stay where they are.
learn-swap =
  You own a jaguar and a plate, and Ixchel owns a jaguar. For 3 points you give one treasure and take another. Two alike
  are safe: only single treasures can be taken.
  .title = Swap treasures
  .task = Choose “Swap” and turn your plate into a second jaguar.
  .done = A pair: 3 points instead of 2, and nobody can take it from you.
learn-guard =
  You hold the temple on b3. A guardian, for 5 points, makes it yours for the rest of the game. The price is high: the
  guardian stays there, your other pieces on the hex are lost, and the temple cannot grow any more. You can place two
  guardians in a game.
  .title = Place a guardian
  .task = Choose “Guardian”, then b3, with an explorer or the leader.
  .done = The lock shows it: b3 counts for you in every scoring to come.
learn-volcano =
  A volcano has been drawn, and everything stops for a scoring. One after the other, beginning with you, each player
  spends 10 points and scores at once: temples held, and sets of treasures. A rival can still overtake you afterwards,
  so the same temple may count for both.
  .title = The volcano
  .task = Spend your points as you like, then end your turn to score. “If scored now” shows what it would bring.
  .done = Your points are on the track. When all have scored, you lay the volcano; nobody can walk over it.


## The analysis of a game

analysis-about = Each turn compared with the best one we find, knowing only what its player could see.
analysis-judged = Judged by the planner bot with { $nodes } positions, four times its usual number. It thinks like the bot that played this turn and may miss the same things.
analysis-start = Analyse this game
analysis-again = Try again
analysis-stop = Stop
analysis-go-on = Continue
analysis-lost = Lost
analysis-to-best = points short of the best turn found
analysis-is-best = nothing better was found
analysis-unspent = Unspent
analysis-points =
  { $ap ->
    [one] action point
   *[other] action points
  }
analysis-best = Best found
analysis-best-then = Best found from there
analysis-waiting = Looking at this turn …
analysis-chart = Points lost
analysis-progress = { $done } of { $total } turns
analysis-turning = Turning points
analysis-turn = Turn { $turn }
analysis-player = Player
analysis-best-turns = Best turns
analysis-bar =
  { $known ->
    [true] Turn { $turn }, { $name }: { $loss } lost
   *[false] Turn { $turn }, { $name }: not looked at yet
  }

## Statistics of one's own games

stats-title = Statistics
stats-lead = Your own games in this browser. Nobody else sees them.
stats-how = A game counts once for each seat that was played in this browser. Games that the server no longer has still count.
stats-empty = No finished games yet. As soon as one is over, you find here how you did, where your points came from and against whom you played.
stats-gathering = Collecting your games …
stats-missing =
  { $count ->
    [one] One game is missing: the server did not answer. Try again later.
   *[other] { $count } games are missing: the server did not answer. Try again later.
  }
stats-export = Export (CSV)
stats-games = Games
stats-wins = Wins
stats-average = Points on average
stats-best = Best game
stats-editions = By edition and number of players
stats-against = Against whom
stats-opponent = Opponent
stats-ahead = You had more points
stats-sources = Where the points came from
stats-a-game = { $points } a game
stats-other = Starting points and bids
