### The screens around the table: home, new game, rules, guide, replay, settings.


## Words of all screens

app-nav = Main menu
app-nav-home = Tikal, home
app-nav-new = New game
app-nav-learn = Learn
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
  supported by its authors or publishers. All pictures and texts are our own.
app-reconstructed =
  Some data of Tikal Legend could not be found and is reconstructed; it is marked with this word.

app-missing-title = There is nothing here
app-missing-text = No page has the address { $path }. Perhaps the link was cut off when it was copied.
app-no-table-title = There is no such table
app-no-table-text = The link may be cut off, or the table was deleted. Ask whoever sent it to you for a new one.
app-wrong-link-title = This link no longer opens the seat
app-wrong-link-text =
  The host has renewed it, or a part of it is missing, so this browser has forgotten it. Ask the host for the new link.
  What was played is safe.
app-wrong-link-watch = Watch without a seat
app-no-spectators-title = This table has no spectators
app-no-spectators-text =
  Only players with a link of their own may come in. If you have one, open it as it was sent to you.
app-unreachable-title = The server does not answer
app-unreachable-text = Your game is safe. Look whether this device is connected, then try again.
app-refused-title = This did not work


## Home

home-title = Explore the jungle of Tikal
home-lead =
  Uncover temples, dig for treasures, and be there when the volcano breaks out. Against bots, at one machine, or with
  friends elsewhere by link.
home-next = Where it is my turn
home-learn = First game? Learn by playing
home-open = Open a game file
home-tables = My tables
home-empty = No games yet. Two clicks, on “New game” and on “Open the table”, start one against bots.
home-untitled = A game of { $edition }
home-your-turn = your turn
home-turn-of = { $name } to act
home-to-look-at = to look at
home-is-asking = …
home-is-over = over
home-is-gone = no longer there
home-is-unknown = the server does not answer
home-forget = Take { $title } off this list
home-forget-hint = Take it off this list. The game itself stays.
home-more =
  { $count ->
    [one] One more
   *[other] { $count } more
  }


## New game

new-title = New game
new-intro = It is fine to change nothing: the defaults are a good game.
new-edition = Edition
new-edition-ravensburger-1999 = Ravensburger
  .about = The first edition. Camps need nobody on the spot.
new-edition-riogrande-1999 = Rio Grande
  .about = The volcano, too, needs a path of stones.
new-edition-supermeeple-2015 = Super Meeple
  .about = The standard game. Ties are broken by the highest guarded temple.
new-edition-classic = Classic
  .about = From the Legend box. Volcanoes may not cut off a hex.
new-edition-legend = Legend
  .about = Draft cards, tokens and tiles; lakes, powers, six rounds.
new-seats = Players, clockwise
new-player = Player { $number }
new-kind-here = here
new-kind-link = by link
new-kind-bot = bot
new-kind-of = How { $name } plays
new-name-of = Name of player { $number }
new-level-of = Level of { $name }
new-level-random = random
new-level-greedy = easy
new-level-planner = strong
new-level-expert = expert
new-remove = Remove { $name }
new-free-seat = Free seat
new-options = Options
new-scenario = Scenario
new-scenario-about = Which board, with which tiles laid at the start.
new-scenario-chichen-itza = Chichén Itzá
new-scenario-uxmal = Uxmal
new-scenario-palenque = Palenque
new-scenario-calakmul = Calakmul
new-scenario-el-mirador = El Mirador
new-auction = Auction
new-auction-about = Bid points for the choice of a tile. All start with 20.
new-auction-house = Bid points for the choice of a tile. A house rule: this edition has no auction of its own.
new-spectators = Spectators
new-spectators-about = Whoever has the address of the table may watch.
new-more-options = More options
new-seed = Seed
new-seed-about = The same number gives the same tiles. Empty: random.
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
new-fact-points = action points a turn
new-fact-scorings = scorings
new-fact-minutes = minutes or so
new-fact-rounds = rounds
new-fact-tokens = points on a token
new-fact-cards = action cards
new-reconstructed = reconstructed
new-reconstructed-about = The start of this scenario could not be found; what lies there is our own guess.
new-compare = Compare the editions in the rules
new-teach = Teach me first
new-open = Open the table
new-opening = Opening …
new-links-title = The table is open
new-links-text = Send each player the link of their seat. It is all they need; there are no accounts.
new-links-secret = Whoever has a link plays that seat. You can renew a link at the table if it gets into wrong hands.
new-link-copy = Copy
new-link-copied = Copied
new-link-share = Share
new-link-text = A seat for { $name } at a table of Tikal
new-to-table = To the table

new-option-volcanoNeedsPath = A volcano needs a path
  .description =
    A volcano, like any other tile, must be laid where a trail stone leads to it. If there is no such hex, it may lie
    next to any tile.
new-option-volcanoIsolationRule = Volcanoes may not cut off a hex
  .description = A volcano may not touch another volcano if some hex would then be out of reach for good.
new-option-campNeedsPresence = A camp needs a piece on the spot
  .description = You may set up a camp only where one of your own explorers or your leader stands.
new-option-tieBreak = Tie-break
  .description =
    How equal scores at the end are told apart, in this order: the highest temple one guards, the number of treasures.
    Whoever is still equal shares the victory.
new-option-printedVolcano = Show the printed volcano
  .description =
    Draw the volcano that is pictured beside the hexes of this board. It is decoration and changes no rule.
new-option-auction-allowDebt = Bid more than you have
  .description =
    Bids may exceed your score, by up to 100 points (one lap of the track); it then falls below zero.
new-option-auction-lastPlacerFirstOnTie = Last placer goes first on a tie
  .description =
    Among players with equal scores, whoever laid the last tile goes first in the final scoring instead of last.
new-option-powers = Powers of the museum directors
  .description =
    Play with the powers we made up, because the real ones could not be found, or without powers, so that everybody
    gets the 5 points for an unused one.
new-option-legend-leftSlots = Slots for stashed cards
  .description = How many cards can be kept on the left of a camp board.
new-option-legend-swapRule = Condition for swapping treasures
  .description =
    In which collections you must hold enough: of the kind you take, of the kinds you give, of both, or as the
    rulebook's example has it.
new-option-legend-apTokens = Values of the AP tokens
  .description = The values of the 24 tokens in the bag, 6 to 13; their order does not matter.
new-option-legend-card01 = Treasures of the cards 01-1 to 01-8
  .description = Which two blue treasure tokens each of the eight cards takes, as pairs with commas between them.
new-value-highestGuardedTemple = highest guarded temple
new-value-treasureCount = number of treasures
new-value-reconstructed = reconstructed
new-value-none = none
new-value-literal = as in the rulebook
new-value-takenOnly = kind taken
new-value-givenOnly = kinds given
new-value-taken-given = both


## Rules

rules-title = Rules
rules-intro = All editions in our own words. The ids are those that the table shows when something is not allowed.
rules-search = Search
rules-search-example = guardian, camp, R-DIG-2 …
rules-edition = Edition
rules-all-editions = All editions
rules-part = Part
rules-all-parts = All parts
rules-part-base = Base game
rules-part-auction = Auction
rules-part-legend = Legend
rules-families = Chapters
rules-count =
  { $count ->
    [one] One rule
   *[other] { $count } rules
  }
rules-nothing = No rule has all these words. Try fewer of them, or another edition.
rules-unknown = There is no rule { $id }. Search for a word of it, or look through the chapters.
rules-link = Address of this rule
rules-differs = differs between editions
rules-loose = Other questions that were decided


## Scorings and the chart of points

score-start = start
score-final = Final
score-volcano = Volcano { $letter }
score-round = Scoring { $number }
score-chart = Points after each scoring. At the end: { $summary }.
score-chart-end = { $name } { $score }
score-none = Nobody has scored yet.
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

replay-title = Review
replay-first = To the beginning
replay-prev = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Position
replay-step = { $step } of { $steps }
replay-turn = turn { $turn }
replay-turn-of = Turn { $turn }, { $name }
replay-start = The beginning
replay-jump = Jump to
replay-jump-turn = Turn
replay-jump-scoring = Scoring
replay-no-moves = Nothing has been played yet.
replay-chart = Points
replay-sheet = Score sheet
replay-go-on = Go on from here
replay-go-on-about = Makes a new table with this position. This game stays as it is.
replay-go-on-not-whole =
  As long as the game runs, nobody may go on from its positions: the file would show what is still hidden.
replay-share = Copy the address
replay-copied = Address copied
replay-file = Game file
replay-table = To the table
replay-scores = Scores
replay-loading = Positions are being fetched …


## Game files

open-title = Game files
open-intro =
  Look at a game from a file, or go on from any of its positions. Files end in .tikal; every table gives you one.
open-choose = Choose a file
open-drop = or drop it here, or paste its text below
open-text = Text of the game file
open-read = Read the file
open-holds = What the file holds
open-edition = Edition
open-players = Players
open-moves = Moves
open-status = Status
open-status-over = over
open-status-running = running
open-scores = Scores
open-look = Look at it
open-go-on = Go on playing
open-at = From move
open-at-about = 0 is the beginning; { $last } the last move of the file.
open-seats = Who plays
open-start = Open the table
open-empty = There is no text yet. Choose a file, or paste what is in one.
open-not-a-game = This does not look like a game file: it has to begin with the line “tikal: 1”.
open-seen-only =
  The file holds only what one seat or a spectator knew, so it can be looked at but not played on.
open-wrong-line = Line { $line } is wrong
open-too-large = The file is larger than a game can be ({ $size } kB).


## Settings

settings-title = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = as the system
settings-theme-dark = dark
settings-theme-light = light
settings-motion = Motion
settings-motion-system = as the system
settings-motion-full = moving
settings-motion-reduced = still
settings-speed = Turns of others
settings-speed-1 = step by step
settings-speed-2 = fast
settings-speed-once = at once
settings-names = Names on explored hexes
settings-keys = Keys
settings-key-replay = in a review: beginning, end, play
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
learn-again = Start this lesson again
learn-leave = Leave the guide
learn-opening = The board is being set up …
learn-hide = Hide the text
learn-show = Show the text
learn-finish = Finish
learn-end-title = That is the whole game
learn-end =
  A game goes on like this until all 36 tiles lie: three volcanoes interrupt it for a scoring, a fourth scoring ends it.
  Whoever has the most points then has won. Whatever you want to do, the table tells you the price first, and what is
  not allowed says why.
learn-end-start = Start a real game
learn-end-rules = Read the rules

learn-lay =
  A turn begins with a tile from the stack: today a temple of value 2. It joins the explored land where stones lead to
  it. Turn it as you like: the stones of both tiles together are the price of the passage.
  .title = Explore the jungle
  .task = Choose a bright hex, turn the tile with the wheel, the arrows or a click, and lay it.
  .done = The jungle is a little smaller. The numbers between two tiles say what it costs to walk there.
learn-bring =
  Then you have 10 action points. A person from your reserve comes to the base camp a1 for 1 point. An explorer counts 1
  where you measure yourself against the others, the leader 3; but there is only one leader.
  .title = Bring your people
  .task = Choose “Deploy” and bring an explorer or the leader to a1.
  .done = One bead of the abacus is gone. Bring as many as you like, up to ten a turn.
learn-walk =
  People walk over stones: each stone of a passage costs 1 point, for each person. Pick up somebody, and the table shows
  every hex within reach with the price of the cheapest way.
  .title = Walk and pay stones
  .task = Pick up somebody on a1 and walk to another hex. The temple on b3 costs 3 points.
  .done = Nobody stops you on the way: any number of people of all players may stand on a hex.
learn-clear =
  Your explorer stands on the temple of b3. Uncovering a floor makes it worth 1 more, for 2 points. Two floors in a turn
  need two of your people there. Floors are limited: each number exists only a few times.
  .title = Clear a temple
  .task = Choose “Clear floor” and b3.
  .done = Value 3. In a scoring, the temple belongs to whoever has more there than every rival.
learn-dig =
  Ruins hide treasures: as many as there are masks. Digging one up costs 3 points, and again a second one in the same
  turn needs a second person. One treasure of a kind gives 1 point, two alike 3, three alike 6, in every scoring.
  .title = Dig for treasures
  .task = Two of yours stand on the ruins of c1. Choose “Dig” and c1.
  .done = A find cannot be taken back: now everybody knows what lay there.
learn-camp =
  The way from the base camp grows long. A tent of your own, for 5 points, stands on a clearing or on empty ruins, one
  for all. There your people arrive from the reserve for 1 point, and from camp to camp they go for 1.
  .title = Set up a camp
  .task = Your explorer has reached the clearing c2. Choose “Set camp” and c2.
  .done = You have two tents, and they stay where they are.
learn-swap =
  You own a jaguar and a plate, Ixchel owns a jaguar. For 3 points you give one treasure and take another. Whoever owns
  two alike is safe: only single treasures can be taken.
  .title = Swap treasures
  .task = Choose “Swap” and turn your plate into a second jaguar.
  .done = A pair: 3 points instead of 2, and nobody can take it from you.
learn-guard =
  You hold the temple on b3. A guardian, for 5 points, makes it yours for the rest of the game. The price is high: the
  guardian stays there, your other people on the hex are lost, and no floor can be added any more. You have two of
  them in a game.
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

analysis-about = Every turn beside the best one that is found from what its player could see.
analysis-start = Analyse this game
analysis-again = Try again
analysis-stop = Stop
analysis-go-on = Go on
analysis-lost = Lost
analysis-to-best = points to the best turn found
analysis-is-best = nothing better was found
analysis-unspent = Unspent
analysis-points =
  { $ap ->
    [one] action point
   *[other] action points
  }
analysis-best = Best found
analysis-best-then = Best found from there on
analysis-waiting = This turn is being looked at …
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
