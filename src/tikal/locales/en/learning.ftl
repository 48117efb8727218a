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


## Worked examples

examples-title = Examples
examples-intro =
  The examples of the rulebooks, on real tiles and in our own words. Step through them: each step is played by the rules
  of this program.
examples-steps =
  { $count ->
    [one] One step
   *[other] { $count } steps
  }
examples-step = Step { $number } of { $count }
examples-previous = Back
examples-next = Next step
examples-next-one = Next: { $title }
examples-rules = The rules it explains
examples-points =
  { $count ->
    [one] 1 point
   *[other] { $count } points
  }
examples-ap =
  { $count ->
    [one] One action point left
   *[other] { $count } action points left
  }
examples-would-score = If scored now
examples-total = Total
examples-see = Example: { $title }


## The player aid

aid-nav = Player aid
aid-title = Player aid
aid-intro = Everything you look up during a game, on one page. Print it and lay it beside the board.
aid-print = Print
aid-edition = Edition
aid-actions = What action points buy
aid-price = { $price } AP
aid-price-stones = 1 AP per stone
aid-price-recruit = { $explorer } / { $leader } AP
aid-act-deploy = Deploy
  .text = A piece from your reserve to the base camp or one of your camps.
aid-act-move = Move
  .text = To a neighbouring hex, over the stones between the two.
aid-act-transfer = Transfer
  .text = A piece between the base camp and your camps, over any distance.
aid-act-clear = Clear floor
  .text = One of your pieces for each floor; at most 2 per temple and turn.
aid-act-dig = Dig
  .text = One of your pieces for each treasure; at most 2 per ruins and turn.
aid-act-swap = Swap treasures
  .text = A single one of yours for a single one of a rival. Pairs are safe.
aid-act-camp = Set up camp
  .text = On a clearing or empty ruins without a camp. You have 2.
aid-act-guard = Place a guardian
  .text = On a temple you hold. Your other pieces there are lost. 2 in a game.
aid-act-stone = Lay a stone token
  .text = On any border. It counts like a printed one. There are 2.
aid-act-movestone = Move a stone token
  .text = From one border to another.
aid-act-recruit = Recruit
  .text = An explorer or the second leader joins your reserve.
aid-legend-act-swap = Exchange treasures
  .text = One or two of a kind; you need enough of what you take and give.
aid-legend-act-camp = Set up camp
  .text = On a clearing or empty ruins: nobody there, or you have the majority.
aid-base-turn = Draw a tile and lay it where a stone leads to it. Then spend up to { $ap } action points. What is left is lost.
  .title = Your turn
aid-base-count = An explorer counts 1, the leader 3. With more than each single rival you hold the temple. In a tie nobody does. A guardian beats everything.
  .title = Who holds a temple
aid-base-volcano = Everybody, beginning with the player who drew it, spends { $ap } action points and scores at once. Then that player lays the volcano and has a normal turn. Volcanoes: letters { $letters }.
  .title = A volcano
aid-base-score = Each temple you hold counts its value. Treasures of a kind:
  .title = Scoring
aid-base-end = After the last tile everybody has { $ap } action points once more and scores. The most points win.
  .title = The end
aid-base-auction = Begin with { $start } points. As many tiles lie open as there are players. Bid higher or pass; the winner pays, chooses a tile, has a turn and turns the amulet over. If nobody bids, the first to pass goes, for nothing. The last tile is free. The left neighbour of the last player opens the next round.
  .title = With auction
aid-legend-round = Six rounds, each with a draft and an action phase. In the draft you take one thing at a time: an action point token, cards (3; with four players 2), tiles (2 with two players, else 1) and a place in the next order.
  .title = A round
aid-legend-action = In turn, one thing each: play a card, keep a card (right to left, 3 slots), lay a tile on any free hex inside the dotted line, or use the token. Your director's power is free, once in the game. You may pass when no tile, new card or token is left.
  .title = The action phase
aid-legend-count = An explorer counts 1, a leader 3, on every kind of hex. With more than each single rival you hold it. A guardian beats everything.
  .title = Who holds a hex
aid-legend-volcano = Laying the volcano of B or D brings a scoring at once: everybody spends { $ap } action points and scores, beginning with its owner.
  .title = A volcano
aid-legend-score = Temples: their value, and 5, 6, 8, 10 more for value 7, 8, 9, 10. Volcanoes: 10 each. Jungle, clearings and empty ruins × temples. Lakes × visible masks. Treasures of a kind:
  .title = Scoring
aid-legend-end = After round six everybody spends { $ap } action points and scores once more. An unused director brings 5. The most points win.
  .title = The end
aid-floors = Temple floors in the box
aid-floor-level = level
aid-floor-count = pieces
aid-differs = In this edition
aid-made = Tikal, { $version }. Unofficial fan work.


## The rules, told with pictures

rules-choose = Which edition do you play?
rules-overview = The game in brief
rules-everything = All rules of this edition


## The places

places-nav = The places
places-title = The real places
places-intro = Tikal and the other Maya cities in the game really exist. A few words about each.
places-tikal = Tikal
places-where = Where

## A few words about each place; the facts are common knowledge

place-tikal =
  Tikal lies in the rainforest of northern Guatemala. People lived here long before our era, and between about 200 and
  900 its kings ruled one of the mightiest Maya cities. Great temples rise above the trees; the tallest, Temple IV,
  measures about 65 metres. In the ninth century the city declined, by the end of the tenth it was deserted, and the
  forest closed over it. An expedition described it in 1848, and archaeologists are still digging: laser scans from the
  air have shown thousands of buildings in and around it that nobody had seen under the leaves.
  .where = Petén, Guatemala
  .when = in its prime about 200 to 900
place-chichen-itza =
  One of the best known Maya cities lies on the dry plain of Yucatán, beside a deep natural well, the sacred cenote,
  into which offerings were thrown. Its pyramid, El Castillo, has four stairways; with the platform on top they make 365
  steps, one for each day of the year. At the equinoxes the sun draws a snake of light and shadow down the northern
  stairs. The ball court is the largest that we know of in Mesoamerica.
  .where = Yucatán, Mexico
  .when = in its prime about 800 to 1100
place-uxmal =
  Uxmal is famous for its façades: thousands of cut stones form lattices, snakes and masks with long noses, which most
  people take for Chaac, the god of rain. He mattered here, because the hills have no rivers and hardly any cenotes;
  people collected rainwater in cisterns. The Pyramid of the Magician, about 35 metres high, has rounded sides. Legend
  says that a dwarf built it in one night.
  .where = Yucatán, Mexico
  .when = in its prime about 700 to 1000
place-palenque =
  Palenque clings to the foot of green mountains, and streams run through it; a vaulted aqueduct leads one of them past
  the palace, below the ground. King Pakal ruled for 68 years in the seventh century. His tomb, deep inside the Temple
  of the Inscriptions, was opened in 1952: he wore a mask of jade. The long texts carved here helped scholars to read
  the Maya script.
  .where = Chiapas, Mexico
  .when = in its prime about 600 to 800
place-calakmul =
  Calakmul was the seat of the kings of the snake and the great rival of Tikal. The two fought and schemed for more than a
  century, until Tikal won a decisive battle in 695. Its largest pyramid is one of the most massive the Maya built.
  A botanist saw the mounds from an aeroplane in 1931; today the city lies in a reserve where jaguars live.
  .where = Campeche, Mexico
  .when = in its prime about 500 to 800
place-el-mirador =
  The great time of El Mirador came much earlier: it flourished before our era and was largely given up by about 150.
  Wide causeways joined it to other towns in the swamp forest. Its temple complex La Danta, some 70 metres high, is
  thought to be one of the largest pyramids in the world by volume. No road leads there; most visitors walk for two
  days.
  .where = Petén, Guatemala
  .when = in its prime about 300 BC to 100 AD
places-play = Play here
places-when = When
