### Legend's action cards and the powers of the museum directors. Titles are for lists and logs.


## Action cards. Which treasures a card 01-x takes is an option of the table.

card-01-1 = Take two blue treasures: { $kinds }.
  .title = blue treasures { $kinds }
card-01-2 = Take two blue treasures: { $kinds }.
  .title = blue treasures { $kinds }
card-01-3 = Take two blue treasures: { $kinds }.
  .title = blue treasures { $kinds }
card-01-4 = Take two blue treasures: { $kinds }.
  .title = blue treasures { $kinds }
card-01-5 = Take two blue treasures: { $kinds }.
  .title = blue treasures { $kinds }
card-01-6 = Take two blue treasures: { $kinds }.
  .title = blue treasures { $kinds }
card-01-7 = Take two blue treasures: { $kinds }.
  .title = blue treasures { $kinds }
card-01-8 = Take two blue treasures: { $kinds }.
  .title = blue treasures { $kinds }
card-02 = Put up to 2 explorers from your reserve on one ruins tile that still has treasures.
  .title = 2 explorers to ruins
card-03 = Put up to 3 explorers from your reserve on one ruins tile that still has treasures.
  .title = 3 explorers to ruins
card-04 = Take the top treasure from a ruins tile where you have a piece.
  .title = 1 treasure
card-05 = Take up to 2 top treasures from ruins, each with a different piece of yours there.
  .title = 2 treasures
card-06 = Take up to 3 top treasures from ruins, each with a different piece of yours there. All may come from one tile.
  .title = 3 treasures
card-07 = Look at the top treasure of every stack on the board, once a round and without using a turn.
  .title = look at treasures
card-08 =
  Put 1 explorer from your reserve on ruins with treasures, look through the stack, put it in any order and take the
  top treasure.
  .title = explorer and a chosen treasure
card-09 = Put up to 2 explorers from your reserve on one or two temples.
  .title = 2 explorers to temples
card-10 = Clear up to 2 floors of one unguarded temple, each with a different piece of yours there.
  .title = 2 floors
card-11 = Clear one floor of each of up to 3 unguarded temples where you have a piece.
  .title = 3 floors on different temples
card-12 = Set up a camp, or move one if both are out, where nobody stands or you have the majority.
  .title = camp
card-13 = Like card 12, and put up to 1 piece from your reserve in that camp.
  .title = camp and 1 piece
card-14 = Like card 12, and put up to 2 pieces from your reserve in that camp.
  .title = camp and 2 pieces
card-15 = Make up to 4 explorers available.
  .title = 4 explorers available
card-16 = Make 1 leader, 1 explorer or both available.
  .title = leader and explorer available
card-17 = Move any number of your pieces from one hex to one other hex anywhere.
  .title = pieces to any hex
card-18 = Spend up to 5 points on moves and transfers of your pieces.
  .title = 5 points for moving
card-19 = Place a stone token, or move one if both are on the board.
  .title = stone token
card-20 = 1 more action point when you activate your AP token, once a round.
  .title = 1 more action point
card-21 = 2 more action points when you activate your AP token, once a round.
  .title = 2 more action points
card-22-1 = Lay the temple tile 22-1 on an empty dotted hex that a stone connects to a tile.
  .title = border temple
card-22-2 = Lay the temple tile 22-2 on an empty dotted hex that a stone connects to a tile.
  .title = border temple
card-22-3 = Lay the temple tile 22-3 on an empty dotted hex that a stone connects to a tile.
  .title = border temple
card-22-4 = Lay the temple tile 22-4 on an empty dotted hex that a stone connects to a tile.
  .title = border temple
card-23 = Lay a lake on an empty dotted hex that a stone connects to a tile.
  .title = border lake
card-24 = Lay a volcano on an empty dotted hex that a stone connects to a tile. It starts no scoring.
  .title = border volcano


## The directors' tiles and their powers

power-tile-P1 = Surveyor
power-p01 = 4 more action points, while you are spending those of your AP token or of a scoring.
  .title = 4 more action points
power-p02 =
  Place a stone token, or move one if both are on the board. Then spend up to 2 points on moves and
  transfers.
  .title = stone token and 2 steps
power-p03 = Turn one tile on the board to another rotation.
  .title = turn a tile
power-tile-P2 = Excavator
power-p04 = Clear up to 2 floors of one unguarded temple, each with a different piece of yours there.
  .title = 2 floors
power-p05 = Clear one floor of each of up to 2 unguarded temples where you have a piece.
  .title = 2 floors on different temples
power-p06 = Put a leader who is not yet available straight on the base camp or on one of your camps.
  .title = leader to a camp
power-tile-P3 = Treasure hunter
power-p07 = Take up to 2 top treasures from ruins, each with a different piece of yours there.
  .title = 2 treasures
power-p08 =
  Look through the treasures of one ruins tile where you have a piece, put them in any order and take the top one.
  .title = a chosen treasure
power-p09 =
  Exchange one of your treasures for one of an opponent's, for no action points and however many each of you has.
  .title = free exchange
power-tile-P4 = Quartermaster
power-p10 = Make up to 4 explorers available.
  .title = 4 explorers available
power-p11 = Put up to 4 pieces from your reserve on the base camp or on one of your camps.
  .title = 4 pieces to a camp
power-p12 = Set up a camp, or move one if both are out, where nobody stands or you have the majority.
  .title = camp
power-tile-P5 = Guide
power-p13 = Spend up to 5 points on moves and transfers of your pieces.
  .title = 5 points for moving
power-p14 = Move any number of your pieces from one hex to one neighbouring hex, with or without stones.
  .title = pieces to a neighbour
power-p15 = Move one of your pieces from its hex to any other.
  .title = 1 piece to any hex
power-tile-P6 = Curator
power-p16 = Score one of your collections at once, for at most 10 points.
  .title = score a collection
power-p17 = Take one of the open cards into a free slot on the left of your camp board.
  .title = open card
power-p18 = Take the card you have just played back into a free slot on the left of your camp board.
  .title = card taken back
power-tile-P7 = Guardian of the temple
power-p19 = Place a guardian for no action points. The usual conditions apply, and two is still the limit.
  .title = free guardian
power-p20 =
  When you place guardians with the action points you are spending, your other pieces there return to your reserve
  instead of leaving the game.
  .title = guardian, other pieces return
power-p21 = Put up to 2 explorers from your reserve on one or two temples.
  .title = 2 explorers to temples
power-tile-P8 = Volcanologist
power-p22 = Put up to 2 explorers from your reserve on one lake or one volcano.
  .title = 2 explorers to a lake or volcano
power-p23 = In the next scoring you have 13 action points instead of 10.
  .title = 3 more in the next scoring
power-p24 = Choose a hex. In your next scoring it counts as yours if you are tied for it.
  .title = win ties on a hex
