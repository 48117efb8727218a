### The worked examples, step by step. The positions are in teaching/data/examples.toml.


example-first-round = Two turns from the beginning of a game: ruins and a treasure, then a clearing and a temple.
  .title = A first round
example-first-round-1 = Ana begins. She has drawn ruins with four masks.
example-first-round-2 =
  She lays them on c1: one stone of the clearing leads there. Four treasures are put on the ruins, face down. Now
  she has 10 action points.
example-first-round-3 = She brings her leader to the base camp for 1 point.
example-first-round-4 = The leader walks over the clearing to the ruins. Each passage shows one stone: 2 points.
example-first-round-5 = Digging up the top treasure costs 3 points. Pieces that have just arrived may act at once.
example-first-round-6 =
  Her points would be enough for another treasure. But every treasure in a turn needs a piece of her own, and only
  the leader is here.
example-first-round-7 = So she brings two explorers to the base camp.
example-first-round-8 = One of them walks to the temple on a2: two stones, 2 points. Her points are used up.
example-first-round-9 =
  Ixchel lays a clearing on c2. Nothing happens when a clearing is laid. She has 10 points as well.
example-first-round-10 = She brings two explorers, 1 point each.
example-first-round-11 = Both walk to the temple on a2, for 2 points each. Ana's explorer there does not stop them.
example-first-round-12 =
  Two explorers may clear two floors, 2 points each: the temple rises from 1 to 3. Ixchel holds it, two to one.
example-first-round-13 = Her points are used up too. Ana draws the next tile.

example-clearing = How many floors a player can clear in one turn.
  .title = Floors on several temples
example-clearing-1 = Ana has 10 points, one explorer on b3, three on c3 and one on a2.
example-clearing-2 = With one explorer she clears one floor of b3: 2 points, and the temple is worth 3.
example-clearing-3 = With different explorers she clears two floors of c3: from 3 to 5, for 4 points.
example-clearing-4 = A third explorer stands ready on c3, but two floors per temple are the limit of a turn.
example-clearing-5 = The limit is for each temple. So she can still clear a floor of a2.

example-guardian = What a guardian costs and what it brings.
  .title = A guardian, 4 against 3
example-guardian-1 =
  On the temple of value 6 Ana has her leader and an explorer: 3 + 1 = 4. Ixchel has three explorers: 3. Ana holds
  the temple.
example-guardian-2 =
  For 5 points she makes her leader the guardian. Her explorer there leaves the game; Ixchel's three explorers stay.
example-guardian-3 = From now on nobody can clear this temple, not even Ana.
example-guardian-4 = However many explorers Ixchel brings, the 6 points are Ana's in every scoring.

example-digging = Two treasures from one place, and a third from another.
  .title = Dig, and dig on
example-digging-1 = Ana has three explorers on ruins with three treasures, and 10 points.
example-digging-2 = She digs twice: 6 points, with two different explorers.
example-digging-3 =
  The third explorer may not dig here any more: two treasures a turn are the most that the same ruins give.
example-digging-4 = So that explorer walks to the ruins next door, over one stone.
example-digging-5 = There the count starts again: a third treasure, and no point is left.

example-camps = How pieces travel between camps.
  .title = From camp to camp
example-camps-1 = Ana has a camp on c2 and one on e2. Her leader is in the camp on c2.
example-camps-2 = For 1 point the leader goes to the other camp, however far it is.
example-camps-3 = From the reserve, too, pieces come to any camp of their own for 1 point.
example-camps-4 = Ixchel's camp on d3 is closed to her: it can be neither start nor goal.

example-swap = One treasure for another makes a pair.
  .title = Swapping for a pair
example-swap-1 =
  Ana owns two jaguars, a totem and a plate: 3 + 1 + 1 = 5 points. Ixchel owns two chiefs, a plate and a statue: 5
  points too.
example-swap-2 = Ixchel's chiefs are a pair. Pairs are safe.
example-swap-3 =
  For 3 points Ana gives her totem and takes the plate. Now she has two pairs, worth 6 points in every scoring.
  Ixchel cannot refuse, and still has 5.

example-scoring = What temples and treasures bring.
  .title = A scoring of 29 points
example-scoring-1 =
  A volcano has been drawn. Ana is first, and could still spend 10 points. She holds temples of value 3, 5, 5 and 8: 21
  points. On d2 her leader counts 3 against two explorers. Two pairs and two single treasures: 3 + 3 + 1 + 1 = 8.
example-scoring-2 = She ends her turn and scores 21 + 8 = 29. Now Ixchel has 10 action points.
example-scoring-3 =
  Ixchel scores the temple of value 9. When everybody has scored, Ana lays the volcano and has a turn of her own.

example-auction = Four players bid for four tiles.
  .title = A round of auctions
example-auction-1 = Everybody has 20 points. Four tiles lie open, and Ana opens the first auction.
example-auction-2 = Ana bids 1, Ixchel 2. Balam passes and is out of this auction. Itzel bids 3.
example-auction-3 = Ana bids 4, Ixchel 5. Itzel and Ana pass. Ixchel wins and pays 5: she has 15 points left.
example-auction-4 = She takes the ruins, lays them and has an ordinary turn. Then her amulet is turned over.
example-auction-5 =
  The second auction is opened by Balam, on Ixchel's left. Ixchel is out. Balam bids 1, Itzel 3, Ana 4; the others
  pass. Ana pays 4.
example-auction-6 = Ana takes a temple and has her turn.
example-auction-7 =
  Only Balam and Itzel are left. Balam opens and passes, Itzel passes too. Nobody has bid, so Balam, who passed
  first, goes next and pays nothing.
example-auction-8 = Balam takes the clearing and has his turn.
example-auction-9 =
  Itzel gets the last tile without an auction and for nothing. Then all amulets are turned up, and Ana, on her
  left, opens the next round.

example-auction-1999 = The same rules, other bids.
  .title = An auction in the first edition
example-auction-1999-1 = Four players with 20 points each, and four open tiles.
example-auction-1999-2 = Ana bids 4, Ixchel 5, and all others pass. Ixchel pays 5.
example-auction-1999-3 = She takes a tile and has her turn.
example-auction-1999-4 = Balam opens the second auction with 3. Itzel passes, Ana bids 4, Balam passes. Ana pays 4.
example-auction-1999-5 = Ana has her turn.
example-auction-1999-6 = Balam and Itzel both pass. Balam was first to pass, and goes next for nothing.
example-auction-1999-7 = Itzel takes the last tile for nothing. Ana, on her left, opens the next round.

example-legend-scoring = All six categories, one by one.
  .title = A scoring in Legend, 67 to 79
example-legend-scoring-1 = A scoring round with Ana and Ixchel. The table beside the board shows what both would score.
example-legend-scoring-2 =
  Temples count their value. Ana holds 9, 7 and 6: 22 points. Ixchel holds 7, 7, 6 and 3: 23 points.
example-legend-scoring-3 =
  High temples bring extra points. Ana's 9 and 7 give 8 + 5 = 13, Ixchel's two of value 7 give 5 + 5 = 10.
example-legend-scoring-4 = Each volcano you hold is worth 10. Ana holds one, Ixchel two.
example-legend-scoring-5 =
  Jungle, clearings and empty ruins count once for each temple. Ana: 4 hexes times 3 temples are 12. Ixchel: 4
  times 4 are 16.
example-legend-scoring-6 =
  Lakes are multiplied by the masks on your ruins. Ana has nine masks but no lake: 0. Ixchel has two lakes and three
  masks: 6.
example-legend-scoring-7 =
  Sets of treasures. Ana has one, two and three of a kind: 1 + 3 + 6 = 10. Ixchel has one and two: 1 + 3 = 4.
example-legend-scoring-8 = Ana ends her turn: 67 points, on top of the 1 she began with.
example-legend-scoring-9 = Ixchel ends hers: 79 points, on top of 2.

example-legend-exchange = When one treasure may be exchanged for another.
  .title = Exchanging treasures in Legend
example-legend-exchange-1 = Ana has two jaguars, two chiefs, a totem and a carafe. Ixchel has two chiefs and two jaguars.
example-legend-exchange-2 =
  Ana would like to give a chief for a jaguar. She may not: to give a single treasure she needs more of that kind
  than Ixchel, and both have two.
example-legend-exchange-3 =
  Of totems she has more than Ixchel, and of jaguars as many. So she gives the totem and takes a jaguar: three
  jaguars. Pairs are not safe in Legend.
example-legend-exchange-4 = For another 3 points she gives the carafe for the last jaguar. Four of a kind.

example-legend-exchange-two = Two treasures at once.
  .title = Two for two
example-legend-exchange-two-1 = The same treasures again.
example-legend-exchange-two-2 =
  For 3 points Ana takes both jaguars at once and gives a chief and the carafe. For two treasures it is enough to
  have as many of each kind as Ixchel.
