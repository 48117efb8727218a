### Learning the game: the editions side by side, examples, the player aid, places.

learning-nav = Learning the game


## The editions side by side

compare-nav = Compare editions
compare-title = The editions side by side
compare-intro =
  All editions share the same core. These are the points on which they differ, taken from the rules that this program
  plays. Whatever differs from the first edition shown is marked.
compare-which = Editions shown
compare-only = Only differences
compare-caption = Points in rows, editions in columns
compare-basis = compared with this one
compare-other = different:
compare-same = The editions shown agree on everything.
compare-nothing = none
compare-range = { $first } to { $last }
compare-section-box = The box
compare-section-start = Set-up
compare-section-play = Play
compare-section-score = Scoring
compare-section-options = What the rulebooks settle differently
compare-section-rules = Rules, chapter by chapter
compare-year = Year
compare-publisher = Publisher
compare-language = Rulebook we worked from
compare-language-it = Italian
compare-language-fr = French
compare-language-en = English
compare-players = Players
compare-auction = Auction
compare-auction-yes = in the rulebook
compare-auction-house = house option
compare-scenarios = Sites to explore
compare-firstPlayer = First player
compare-firstPlayer-oldest = the oldest
compare-firstPlayer-museumOrRandom = last one to visit a museum, or by lot
compare-firstPlayer-random = by lot
compare-startScore = Points at the start
compare-startScore-seatNumber = 1 to 4, by turn order
compare-auctionStartScore = Points at the start of an auction game
compare-tiles = Tiles in the stack
compare-rounds = Rounds
compare-actionPoints = Action points in a turn
compare-cards = Action cards (with two players)
compare-dottedHexes = Dotted hexes around the board
compare-volcanoesPassable = Pieces may enter volcanoes
compare-scorings = Scorings
compare-scoredFor = Points for
compare-setValues = 1, 2, 3 … treasures of a kind
compare-status-stated = stated
compare-status-derived = derived
compare-status-reconstructed = reconstructed
compare-status-unknown = text missing
