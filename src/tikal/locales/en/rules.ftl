### The rules in our own words. The message id is the rule id; `.title` names the rule in a few words.
### "Piece" always means a member of an expedition: a leader or an explorer.


## Part 1: the base game

# Components

R-COMP-1 =
  There are 36 hexagonal terrain tiles: 15 temples, 10 clearings, 8 ruins and 3 volcanoes. Each carries a
  letter from A to G on its back.
  .title = Terrain tiles
R-COMP-2 =
  Four hexes of the board are explored from the start: the base camp, two temples and one clearing. Both
  temples have value 1.
  .title = Printed hexes
R-COMP-3 =
  There are 24 treasures: eight kinds, three of each.
  .title = Treasures
R-COMP-4 =
  There are 48 temple floors: three of level 2, six of level 3, nine of level 4, eleven of level 5, eight of
  level 6, five of level 7, three of level 8, two of level 9 and one of level 10. There is no floor of level
  1.
  .title = Temple floors
R-COMP-5 =
  Each of the four colours has one leader, 18 explorers, two camps and one score marker, and for the auction
  also an amulet. The Classic box has no amulets.
  .title = Pieces of a player
R-COMP-6 =
  The Classic box adds 37 pre-built floors that only show the printed value of a temple (14 of level 2, 11 of
  level 3, 7 of level 4, 4 of level 5, 1 of level 6), four plastic volcanoes and two score markers per player.
  They change nothing in play.
  .title = Extra pieces of the Classic box
R-COMP-7 =
  Each edge of a tile carries 0 to 3 stones, and a tile has stones on at least one edge. A passage between two
  tiles therefore has 0 to 6 stones. That a volcano has no stones follows from the tiles themselves.
  .title = Stones on the edges

# Set-up

R-SETUP-1 =
  The tiles of each letter are shuffled, and the letters are stacked in order with A on top and G at the
  bottom. Everybody sees the letter of the next tile; nobody sees the tile itself.
  .title = The stack of tiles
R-SETUP-2 =
  The treasures are shuffled face down. Nobody knows their order. The printed editions use two piles or a
  tray; here it is one pile, which is the same thing.
  .title = The pile of treasures
R-SETUP-3 =
  The temple floors lie in an open supply, sorted by level.
  .title = The supply of floors
R-SETUP-4 =
  Each player begins with one leader, 18 explorers and two camps in reserve. No piece starts on the board.
  .title = The reserve
R-SETUP-5 =
  Everybody begins the base game with 0 points.
  .title = Starting score
R-SETUP-6 =
  The set-up names the first player; the host chooses, or chance does. The seats stay fixed, and play goes
  clockwise. At a real table the oldest player begins (in Classic the last one to have visited a museum, or
  anybody at random).
  .title = First player
R-SETUP-7 =
  In Classic the clearing and the two temples of value 1 are tiles that are laid onto their printed pictures
  before the game, and a plastic volcano stands on the printed volcano.
  .title = Set-up tiles of Classic

# The turn

R-TURN-1 =
  A normal turn has two parts: first draw one tile and place it, then spend up to 10 action points. The tile
  always comes first.
  .title = Tile first, then action points
R-TURN-2 =
  Only the active player acts. Opponents decide nothing during somebody else's turn; they cannot even refuse a
  swap of treasures.
  .title = Only the active player acts
R-TURN-3 =
  The active player may stop at any time. Leftover action points are lost; they are never saved for later.
  .title = Unused action points are lost
R-TURN-4 =
  Actions may be mixed in any order and repeated as often as their own limits allow.
  .title = Any order of actions
R-TURN-5 =
  After a turn the left neighbour is next. A volcano round does not change this order: afterwards the player
  who drew the volcano finishes the interrupted turn, and then the left neighbour follows.
  .title = The next player
R-TURN-6 =
  Every time a player begins to spend action points, in a normal turn, a volcano round or the final round,
  there are 10 points and all limits "per turn" start afresh. A player who drew a volcano therefore spends 10
  points twice, each time with new limits.
  .title = Fresh limits
R-TURN-7 =
  Drawing and placing is compulsory. A tile can be neither refused nor kept.
  .title = The tile cannot be refused
R-TURN-8 =
  The 36 tiles are shared out evenly: 18, 12 or 9 each with two, three or four players. So the last tile
  always goes to the right-hand neighbour of the first player.
  .title = Tiles per player

# Placing a tile

R-PLACE-1 =
  A tile goes onto an empty hex of the board, in any of the six rotations. Rotations that look the same count
  as one: only the smallest number is used.
  .title = On an empty hex, in any rotation
R-PLACE-2 =
  The tile must share at least one edge with a tile on the board or with one of the four printed hexes.
  .title = Touching the explored land
R-PLACE-3 =
  Unless it is a volcano, it must be possible to enter the new tile at once: on at least one edge that it
  shares with an existing tile, the two sides together must show at least one stone. The stones may be on the
  new tile, on the old one or on both.
  .title = A passage must lead to it
R-PLACE-4 =
  An edge shared with a volcano does not count as a way to the new tile, however many stones it shows, because
  nobody can come from there.
  .title = No passage over a volcano
R-PLACE-5 =
  A volcano only has to touch a tile on the board; no stones need to lead to it. The Rio Grande edition names
  no such exception, so there a volcano needs a passage too, unless no place offers one.
  .title = Volcanoes need no passage
R-PLACE-6 =
  In Classic a volcano may not lie next to another volcano if that would cut some hex off from the base camp
  for good.
  .title = Volcanoes must not seal off a hex
R-PLACE-7 =
  Placing a tile changes nothing that is already on the board. Tiles are never moved, turned or removed later.
  .title = Tiles stay as they lie
R-PLACE-8 =
  A temple begins with its printed value. In Classic the pre-built floors that show this value are put on it
  at once.
  .title = Placing a temple
R-PLACE-9 =
  On ruins the placing player at once stacks as many treasures from the pile as the tile shows masks, two to
  four, face down. Nobody looks at them.
  .title = Placing ruins
R-PLACE-10 =
  A clearing has no effect when it is placed.
  .title = Placing a clearing
R-PLACE-11 =
  A volcano is placed only after the scoring round that it starts. Once it is on the board, no piece may ever
  enter it, however many stones lead there.
  .title = Placing a volcano
R-PLACE-12 =
  Because every new tile needs a passage, all tiles other than volcanoes are always connected to the base
  camp.
  .title = Everything stays connected

# Action points in general

R-AP-1 =
  An action is possible only if you have at least as many action points as it costs. The cost is subtracted
  when you do it; there is no debt.
  .title = Actions must be paid
R-AP-2 =
  The leader costs the same as an explorer in every action and counts as one piece for clearing and digging.
  Only when majorities are compared does the leader count 3.
  .title = The leader is one piece that counts 3
R-AP-3 =
  A piece that was brought into play or moved this turn may act at once.
  .title = New pieces act at once
R-AP-4 =
  Acting does not tire a piece. The only limits are those per temple and per ruins.
  .title = Pieces do not tire

# Deploying

R-DEPLOY-1 =
  For 1 action point you take an explorer or your leader from your reserve and put the piece on the base camp
  or on one of your own camps.
  .title = Bring a piece to a camp
R-DEPLOY-2 =
  You cannot deploy a piece to an opponent's camp.
  .title = Not to an opponent's camp
R-DEPLOY-3 =
  Only your reserve and your action points limit how many pieces you deploy. Any number of pieces may stand on
  one hex.
  .title = Limited by reserve and action points
R-DEPLOY-4 =
  In the base game a piece never returns from the board to the reserve.
  .title = No way back to the reserve

# Transferring between camps

R-CMOVE-1 =
  For 1 action point you take one of your pieces from the base camp or one of your own camps to another of
  these places, over any distance.
  .title = From camp to camp
R-CMOVE-2 =
  The piece must stand on the hex of the camp it starts from. Standing on the hex is being in the camp.
  .title = The piece must be in the camp
R-CMOVE-3 =
  You cannot use an opponent's camp for a transfer, neither as start nor as goal.
  .title = Not with an opponent's camp

# Moving

R-MOVE-1 =
  A piece moves from a hex to one that shares an edge with it. The cost is the number of stones on the two
  touching edges together, one action point for each.
  .title = The stones are the price
R-MOVE-2 =
  Where the two touching edges show no stone at all there is no passage. It is impassable, not free.
  .title = No stones, no passage
R-MOVE-3 =
  You cross a passage completely or not at all. You cannot stop on the stones or pay for them over two turns.
  .title = No instalments
R-MOVE-4 =
  In the base game nobody can enter a volcano or a hex without a tile.
  .title = Neither volcano nor jungle
R-MOVE-5 =
  Opponents' pieces, camps and guardians never keep you from entering, crossing or staying on a hex.
  .title = Opponents do not block
R-MOVE-6 =
  A passage can be used in both directions at the same price. Pieces may also walk back into the base camp.
  .title = Both directions
R-MOVE-7 =
  You may move any number of your pieces any number of steps, as far as your action points go. One action
  moves one piece over one passage.
  .title = One piece, one passage
R-MOVE-8 =
  A guardian never moves again.
  .title = Guardians stay

# Clearing a temple

R-CLEAR-1 =
  For 2 action points you raise a temple by one: the floor with the next number is taken from the supply and
  put on top.
  .title = Uncover the next floor
R-CLEAR-2 =
  You need your own pieces on the temple: one for the first floor that you clear there in a turn, two for the
  second. They must be there at that moment. The leader counts as one piece.
  .title = One piece for each floor
R-CLEAR-3 =
  In one turn you may clear at most two floors of the same temple, but work on as many different temples as
  you like. With 10 action points that makes at most five floors in a turn.
  .title = Two floors per temple and turn
R-CLEAR-4 =
  If no floor with the next number is left in the supply, the temple can never grow again, because floors
  never come back.
  .title = The supply of floors is limited
R-CLEAR-5 =
  Nobody can clear a temple that has a guardian, not even the owner of the guardian.
  .title = Guarded temples do not grow
R-CLEAR-6 =
  No temple grows beyond value 10.
  .title = The highest temple is 10
R-CLEAR-7 =
  You need no majority to clear a floor. Opponents' pieces do not matter.
  .title = No majority needed to clear

# Digging for treasures

R-DIG-1 =
  For 3 action points you take the top treasure of the stack on ruins and lay it face up in front of you.
  .title = Unearth the top treasure
R-DIG-2 =
  You need your own pieces on the ruins: one for the first treasure that you dig up there in a turn, two for
  the second. They must be there at that moment. The leader counts as one piece.
  .title = One piece for each treasure
R-DIG-3 =
  In one turn you may dig up at most two treasures from the same ruins. You may dig at several ruins in a
  turn; 10 action points are enough for three treasures. Legend's cards are not bound by this limit.
  .title = Two treasures per ruins and turn
R-DIG-4 =
  You cannot dig in ruins without treasures. As soon as the last treasure is gone, the hex counts as a
  clearing, and a camp may be set up there even in the same turn.
  .title = Emptied ruins are a clearing
R-DIG-5 =
  The treasures that players have found are public.
  .title = Found treasures are public
R-DIG-6 =
  You need no majority to dig. Opponents' pieces do not matter.
  .title = No majority needed to dig

# Swapping treasures

R-SWAP-1 =
  For 3 action points you choose an opponent, take one treasure of a kind they have exactly one of, and give
  in return one treasure of a kind you have exactly one of.
  .title = Single treasure for single treasure
R-SWAP-2 =
  The opponent cannot refuse and chooses nothing.
  .title = A swap cannot be refused
R-SWAP-3 =
  Pairs and triples are never taken apart, neither yours nor your opponent's. A pair, once formed, is safe for
  the rest of the game.
  .title = Pairs and triples are safe
R-SWAP-4 =
  A swap may complete a pair or a triple for either side. Swapping two treasures of the same kind would change
  nothing and is not allowed.
  .title = Different kinds only
R-SWAP-5 =
  Only your action points limit the number of swaps. It does not matter where your pieces are.
  .title = As many swaps as you can pay

# Setting up a camp

R-CAMP-1 =
  For 5 action points you put one of your camps from the reserve onto a clearing, printed or placed, or onto
  ruins without treasures. The base camp, temples and volcanoes hold no camp.
  .title = On a clearing or emptied ruins
R-CAMP-2 =
  A hex holds at most one camp, of whatever colour.
  .title = One camp on a hex
R-CAMP-3 =
  Each player has two camps for the whole game. In the base game a camp, once set up, is never moved or taken
  back.
  .title = Two camps for each player
R-CAMP-4 =
  In the Rio Grande, Super Meeple and Classic editions one of your own pieces must stand on the hex. In the
  Ravensburger edition none is needed. In Legend none is needed either, but if any pieces stand there you must
  have the majority.
  .title = A piece of yours on the hex
R-CAMP-5 =
  In the base game opponents' pieces on the hex do not prevent your camp.
  .title = Opponents do not prevent a camp
R-CAMP-6 =
  You can deploy pieces to your own camp and transfer them to and from it. Opponents may enter, cross and stay
  on the hex, but they cannot use the camp.
  .title = What a camp is good for

# Placing a guardian

R-GUARD-1 =
  For 5 action points you place a guardian on a temple if you have placed fewer than two in this game, at
  least one of your pieces stands there, your majority value there is higher than each opponent's, and the
  temple has no guardian yet.
  .title = When a guardian may be placed
R-GUARD-2 =
  You choose one of your pieces on that temple, leader or explorer. It becomes the guardian and never moves
  again.
  .title = One of your pieces becomes the guardian
R-GUARD-3 =
  All your other pieces on that temple leave the game for good. They do not return to your reserve.
  .title = Your other pieces there leave the game
R-GUARD-4 =
  Opponents' pieces on the temple stay. Everybody, including you with other pieces, may still enter, stay and
  leave.
  .title = Others come and go as before
R-GUARD-5 =
  For the rest of the game only the owner of the guardian scores this temple, no matter who else stands there.
  .title = The guardian's owner scores alone
R-GUARD-6 =
  The value of a guarded temple no longer changes.
  .title = The value is frozen
R-GUARD-7 =
  A guardian no longer counts as a piece on the hex, neither for clearing nor for moving nor for majorities.
  .title = A guardian is no longer a piece
R-GUARD-8 =
  A guardian may be placed whenever action points are spent: in normal turns, volcano rounds and the final
  round.
  .title = In every kind of turn

# Majority

R-MAJ-1 =
  Your majority value on a hex is the number of your explorers there, plus 3 if your leader is there.
  Guardians do not count.
  .title = Explorers count 1, the leader 3
R-MAJ-2 =
  You control a hex if your value there is above 0 and higher than each opponent's. Opponents are compared one
  by one; their values are not added up.
  .title = More than each opponent alone
R-MAJ-3 =
  If several players share the highest value, nobody controls the hex. The next player does not move up.
  .title = A tie is nobody's
R-MAJ-4 =
  A temple with a guardian is controlled by the owner of the guardian, whatever the values.
  .title = A guardian beats every majority

# Volcano rounds

R-VOLC-1 =
  Drawing a volcano interrupts the turn at once. The tile lies face up in front of the player who drew it, not
  yet on the board.
  .title = A volcano interrupts the turn
R-VOLC-2 =
  Clockwise, beginning with the player who drew the volcano, each player spends up to 10 action points without
  placing a tile and then immediately scores, alone.
  .title = Everybody acts and scores
R-VOLC-3 =
  Because the players score one after the other, the same temple can bring points to several of them in one
  round. What counts is the board as it stands when a player scores.
  .title = One temple may score several times
R-VOLC-4 =
  When all have scored, the player who drew the volcano places it and then has the 10 action points of a
  normal turn. No other tile is drawn.
  .title = Then the volcano is placed
R-VOLC-5 =
  There are exactly three volcanoes, one each in B, D and F, and therefore three such rounds.
  .title = Three volcano rounds
R-VOLC-6 =
  The last tile is never a volcano, because G comes after F.
  .title = The last tile is not a volcano

# Scoring

R-SCORE-1 =
  You score the current value of every temple that you control. The two printed temples count as well.
  .title = Points for temples
R-SCORE-2 =
  For each kind of treasure you score 1 point if you have one, 3 if you have two and 6 if you have all three.
  .title = Points for treasures
R-SCORE-3 =
  Both sums are added to your score. Treasures are kept and score again in every later round.
  .title = Temples plus treasures
R-SCORE-4 =
  In the base game clearings, camps, volcanoes and unused action points bring no points.
  .title = What scores nothing
R-SCORE-5 =
  Scores have no upper limit. On a printed track of 100 spaces you would simply begin another lap.
  .title = No limit to the score

# End of the game

R-END-1 =
  The final round begins after the turn of the player who drew the 36th tile.
  .title = After the last tile
R-END-2 =
  In the final round each player once more spends up to 10 action points and then immediately scores. It goes
  clockwise and begins with the left neighbour of the player who took the last normal turn; with 36 tiles that
  is always the first player.
  .title = The final round
R-END-3 =
  After the final round the game is over. No other turn follows.
  .title = The game is over

# Winning

R-WIN-1 =
  The player with the most points wins.
  .title = Most points win
R-WIN-2 =
  In the Super Meeple and Classic editions a tie goes to the player whose guardian stands on the more valuable
  temple, then to the one with more treasures; if that does not decide, the victory is shared. In the
  Ravensburger and Rio Grande editions a tie is a shared victory at once.
  .title = Ties


## Part 2: the auction

R-AUC-1 =
  All players begin with 20 points. They are the capital for bidding.
  .title = Starting capital
R-AUC-2 =
  Each player has an amulet. Face up it says that its owner has not yet had a turn in this auction round.
  .title = Amulets
R-AUC-3 =
  The first player of the game opens the first auction.
  .title = The first opener
R-AUC-4 =
  Each auction round reveals as many tiles as there are players, and all of them are taken and placed in that
  round. The 36 tiles make 18, 12 or 9 rounds with two, three or four players, without a remainder.
  .title = As many tiles as players
R-AUC-5 =
  You do not bid for a particular tile but for the right to go next: to choose any of the open tiles and take
  your turn now.
  .title = What the bids are for
R-AUC-6 =
  A round has one auction fewer than there are players: one with two players, two with three, three with four.
  .title = Auctions in a round
R-AUC-7 =
  The bidding goes round clockwise, lap after lap. You must bid more than the highest bid so far or pass; this
  goes on until one bidder is left.
  .title = Higher or out
R-AUC-8 =
  Passing is final for that auction only. Players who have not yet had a turn bid again in the next auction of
  the round.
  .title = Passing lasts for one auction
R-AUC-9 =
  The player who opens an auction may pass instead of bidding.
  .title = The opener may pass
R-AUC-10 =
  Only players whose amulet is face up take part in an auction.
  .title = Only those without a turn so far
R-AUC-11 =
  The second and third auctions of a round are opened by the left neighbour of the previous winner, or, if
  that player has already had a turn, by the next one clockwise who has not.
  .title = Who opens the next auction
R-AUC-12 =
  If nobody bids, the player who passed first in this auction takes a tile and the turn for free.
  .title = Nobody bids
R-AUC-13 =
  The last player of a round takes the last tile and the turn for free, without an auction.
  .title = The last player pays nothing
R-AUC-14 =
  Only the winner pays. The points are subtracted from the score before the tile is chosen.
  .title = Only the winner pays
R-AUC-15 =
  You cannot bid more points than you have.
  .title = No bid above your score
R-AUC-16 =
  A bid is a whole number of points, at least 1.
  .title = The smallest bid is 1
R-AUC-17 =
  The next round is opened by the left neighbour of the player who took the last tile.
  .title = Who opens the next round
R-AUC-18 =
  Choosing a volcano, paid or free, starts a volcano round at once. The tile is put aside; the chooser spends
  10 action points and scores first, then all the others clockwise, including those who have already had their
  turn in this auction round.
  .title = Choosing a volcano
R-AUC-19 =
  A volcano round turns no amulets. The player who chose the volcano turns their amulet down only after
  placing the volcano and spending the 10 action points of the normal turn.
  .title = Amulets in a volcano round
R-AUC-20 =
  Points from a volcano round count at once as capital for the auctions that follow.
  .title = Points are capital at once
R-AUC-21 =
  The final round begins when the turn with the last tile is done. The player with the lowest score begins,
  and the others follow in ascending order. The order is fixed by the scores before the final round.
  .title = Order of the final round
R-AUC-22 =
  Among equal scores, the player who sits nearest clockwise to the one who took the last tile goes first. The
  one who took the last tile comes last among the tied.
  .title = Equal scores in the final round
R-AUC-23 =
  The player with the most points wins. Ties are broken as in the same edition without the auction.
  .title = Winning with the auction
R-AUC-24 =
  With the auction a score can fall, but only by paying a winning bid.
  .title = Scores can fall
R-AUC-25 =
  The rules of Classic and Legend contain no auction. Classic may be played with it as a house option, with
  the rules of Super Meeple; Legend cannot, because it has its draft instead.
  .title = No auction in Classic and Legend


## Part 3: Tikal Legend

# Components

L-COMP-1 =
  The Legend side of the board has ordinary hexes and, around them, dotted hexes that only the tiles of cards
  may fill.
  .title = The board of Legend
L-COMP-2 =
  Two management boards hold ten open action cards, the open action-point tokens, four open tiles, the blue
  treasures, the eleven card tiles, two stone tokens and the turn order track: standing figures show the order
  of this round, lying ones the order of the next.
  .title = Management boards
L-COMP-3 =
  There are 74 action cards; with two players only 49 of them are used.
  .title = Action cards
L-COMP-4 =
  24 treasures have an ordinary back: eight kinds, three of each.
  .title = Ordinary treasures
L-COMP-5 =
  16 treasures have a blue back: two more of each of the eight kinds. A collection can thus reach five.
  .title = Blue treasures
L-COMP-6 =
  Two stone tokens are in play. Each adds one stone to a border between two hexes.
  .title = Stone tokens
L-COMP-7 =
  Six plastic volcanoes decorate the volcano tiles. They have no effect.
  .title = Plastic volcanoes
L-COMP-8 =
  There are eight power tiles for the museum directors. Each player gets one of them. The printed powers are
  not known; those used here are reconstructed.
  .title = Power tiles
L-COMP-9 =
  24 action-point tokens with values from 6 to 13 lie in a bag. We assume three of each value.
  .title = Action-point tokens
L-COMP-10 =
  There are 53 terrain tiles: the 36 lettered tiles from A to G, eleven card tiles (five lakes, two volcanoes,
  four temples) and six set-up tiles (one clearing, two temples of value 1, two lakes, one volcano).
  .title = Terrain tiles of Legend
L-COMP-11 =
  The supply holds the same 48 temple floors as the base game.
  .title = Temple floors of Legend
L-COMP-12 =
  55 pre-built floors show the printed values of temples: 18 of level 2, 15 of level 3, 11 of level 4, 8 of
  level 5 and 3 of level 6. They are not part of the supply.
  .title = Pre-built floors
L-COMP-13 =
  A counter marks the round. The spaces of its track are alternately light and dark, like the two figures of
  each player.
  .title = Round counter
L-COMP-14 =
  Each of the four colours has two leaders, 30 explorers, two camps, a camp board, a museum director with a
  cube, two score markers and two figures for the turn order, a light and a dark one.
  .title = Pieces of a player in Legend

# Set-up

L-SETUP-1 =
  The board lies with its Legend side up beside the two management boards, and the counter is on round 1.
  .title = Boards and round counter
L-SETUP-2 =
  The deck of action cards for this number of players is shuffled, and ten cards are revealed.
  .title = The deck of cards
L-SETUP-3 =
  All 24 action-point tokens go into the bag, and as many as there are players are drawn and laid open.
  .title = The bag of tokens
L-SETUP-4 =
  The first steps of the printed set-up are not known. Nothing suggests that they held more than the boards,
  the deck, the tokens and the counter.
  .title = Missing steps of the set-up
L-SETUP-5 =
  The tiles of each letter from A to E are shuffled. Four A tiles are laid open.
  .title = The tiles of the draft
L-SETUP-6 =
  The six set-up tiles lie on the hexes printed for them: the clearing and the two temples beside the base camp,
  two lakes and a volcano.
  .title = Set-up tiles of Legend
L-SETUP-7 =
  All tiles of F and G are on the board from the start, in the places and rotations that the scenario gives.
  The layouts used here are reconstructed.
  .title = F and G are laid from the start
L-SETUP-8 =
  The eleven card tiles and the two stone tokens lie ready on the management board.
  .title = Card tiles and stone tokens
L-SETUP-9 =
  Two volcanoes are on the board from the start: the set-up tile and the one of F.
  .title = Volcanoes at the start
L-SETUP-10 =
  The 24 ordinary treasures are shuffled face down. The two ruins of F and G get two of them each; 20 remain.
  .title = Treasures at the start
L-SETUP-11 =
  The 16 blue treasures lie open, the two of a kind together.
  .title = Blue treasures at the start
L-SETUP-12 =
  Temples on the board from the start, and every temple placed later, begin with their printed value, shown by
  pre-built floors.
  .title = Values of the temples
L-SETUP-13 =
  The first player is chosen at random, and the first round goes clockwise from there. The first in this order
  starts with 1 point, the second with 2, the third with 3, the fourth with 4.
  .title = First order and starting points
L-SETUP-14 =
  Each player has a museum director and one random power tile. The cube stands on the space for 5 points.
  .title = Museum directors
L-SETUP-15 =
  Each player has 18 explorers, one leader and two camps available, and 12 explorers and one leader in the
  unavailable reserve.
  .title = The two reserves

# Rounds

L-ROUND-1 =
  The game has six rounds. Each has a draft, an action phase and, except for the last, maintenance. The final
  scoring follows the sixth round.
  .title = Six rounds
L-ROUND-2 =
  Within a round the standing figures give the order of play. Only the first round simply goes clockwise.
  .title = The order of a round
L-ROUND-3 =
  Four tiles come into play in each round, 24 in all, taken from the letters A to E in order.
  .title = Four tiles each round

# Draft

L-DRAFT-1 =
  In the order of the round, lap after lap and always in the same direction, each player takes exactly one
  thing until everybody has all that is due.
  .title = One thing at a time
L-DRAFT-2 =
  You may take: your place in the next round, by laying your figure on a free place of the order; an open
  action-point token; an open tile; or an open action card, which goes to the right side of your camp board.
  .title = What can be taken
L-DRAFT-3 =
  In each round every player takes one place in the order and one action-point token. With two players each
  also takes three cards and two tiles, with three players three cards and one tile (one player takes two
  tiles), with four players two cards and one tile.
  .title = How much everybody takes
L-DRAFT-4 =
  You may take these things in any order.
  .title = Any order of kinds
L-DRAFT-5 =
  Players who have taken everything due are skipped.
  .title = Those with everything are skipped
L-DRAFT-6 =
  With three players nobody may take a second tile while that would leave another player without one, and
  nobody takes a third.
  .title = The fourth tile of three players
L-DRAFT-7 =
  Cards that are taken lie face up. They are not replaced during the draft, and those that nobody took stay
  for the next round.
  .title = Cards are not refilled
L-DRAFT-8 =
  All open tiles and all open action-point tokens are always taken.
  .title = Tiles and tokens are all taken
L-DRAFT-9 =
  In the sixth round the places in the order decide the order of the final scoring.
  .title = The order of the final scoring

# Action phase

L-ACT-1 =
  In the order of the round, lap after lap, you do exactly one of these in your turn: stash a card from the
  right side of your camp board on the left; play a card and discard it; activate your action-point token;
  place a tile.
  .title = One main action in a turn
L-ACT-2 =
  In addition and for free you may use one power of your museum director, once in the whole game, and your
  permanent cards.
  .title = Free actions
L-ACT-3 =
  Before you may pass, everything on your camp board has to be used except the cards on the left: the tiles,
  the action-point token, and all cards on the right, which are played or stashed.
  .title = What must be used before passing
L-ACT-4 =
  When nothing compulsory is left you may still play cards from the left, one in each turn, or pass.
  .title = Cards on the left are voluntary
L-ACT-5 =
  A player who passes takes no more turns in this action phase, but still takes part in a volcano scoring.
  .title = Passing
L-ACT-6 =
  The action phase ends when all have passed.
  .title = End of the action phase
L-ACT-7 =
  As long as something compulsory is left you cannot skip your turn.
  .title = No skipping

# Stashed and permanent cards

L-STASH-1 =
  Moving a card from the right side to a free slot on the left is the main action of a turn.
  .title = Stashing a card
L-STASH-2 =
  If no slot on the left is free, a card lying there, even a permanent one, is discarded to make room.
  Discarded cards leave the game. We assume three slots.
  .title = Making room on the left
L-STASH-3 =
  A stashed card may stay for any number of rounds. It may also be played later in the same round.
  .title = Stashed cards can wait
L-STASH-4 =
  Cards 07, 20 and 21 are permanent. Each may be used once a round, as a bonus that costs no turn; it is then
  turned face down until maintenance.
  .title = Permanent cards
L-STASH-5 =
  A permanent card may be used while it is still on the right. To keep it for later rounds you must stash it
  in the same round, before or after using it.
  .title = Keeping a permanent card
L-STASH-6 =
  A permanent card need not be kept. One that is still on the right when its owner passes is discarded, and
  this costs no turn.
  .title = Letting a permanent card go
L-STASH-7 =
  Several bonus cards may be combined with one action-point token.
  .title = Combining bonus cards

# Action points

L-AP-0 =
  You activate your action-point token once a round. You then have as many action points as it shows, plus the
  bonuses of cards 20 and 21 that you choose to use, and spend them in this one turn. Leftover points are
  lost, and the token leaves the game.
  .title = Activating the token
L-AP-1 =
  Deploying costs 1 action point and works as in the base game, with pieces from the available reserve only.
  Any number of pieces may stand in a camp.
  .title = Deploying in Legend
L-AP-2 =
  A move costs one action point for each stone on the border, as in the base game. A piece may enter any
  neighbouring tile, lakes and volcanoes included, and any neighbouring hex without a tile, dotted ones
  included, if at least one stone lies on the border. A hex without a tile has no stones of its own.
  .title = Moving in Legend
L-AP-3 =
  A camp costs 5 action points. It goes onto a clearing or emptied ruins without a camp, where either no
  pieces stand at all or you have the majority. No piece of yours has to be there.
  .title = Camps in Legend
L-AP-4 =
  Transferring a piece between the base camp and your own camps costs 1 action point, as in the base game.
  .title = Transferring in Legend
L-AP-5 =
  For 3 action points you put a stone token on a border between two hexes, which then has one more stone: it
  opens a passage or makes one more expensive. If no token is left on the management board, you move one on
  the board instead. Taking a token away may close a passage.
  .title = Stone tokens
L-AP-6 =
  For 2 action points you bring one explorer from the unavailable reserve to the available one. It may be
  deployed in the same turn for 1 more action point.
  .title = Recruiting an explorer
L-AP-7 =
  For 5 action points you bring your second leader from the unavailable reserve to the available one. The
  leader may be deployed in the same turn for 1 more action point.
  .title = Recruiting a leader
L-AP-8 =
  Clearing a floor costs 2 action points, as in the base game: at most two floors per temple and turn, one
  piece of yours there for each, up to value 10, and never at a guarded temple.
  .title = Clearing in Legend
L-AP-9 =
  Placing a guardian costs 5 action points, as in the base game, at most twice in a game.
  .title = Guardians in Legend
L-AP-10 =
  Digging up a treasure costs 3 action points, as in the base game: at most two per ruins and turn, one piece
  of yours there for each.
  .title = Digging in Legend

# Exchanging treasures

L-SWAP-1 =
  An exchange costs 3 action points and is made with one opponent. You may make several.
  .title = Exchanging in Legend
L-SWAP-2 =
  You take one or two treasures of the same kind and give the same number, which may be of different kinds.
  .title = One or two of one kind
L-SWAP-3 =
  Of the kind that you take you must own at least as many as the opponent.
  .title = Enough of the kind you take
L-SWAP-4 =
  You may not give a kind of which you own fewer than the opponent. When you exchange a single treasure, you
  must own more of the kind you give than the opponent does.
  .title = Enough of the kind you give
L-SWAP-5 =
  The opponent cannot refuse. Pairs may be taken apart on both sides.
  .title = Pairs may be taken apart
L-SWAP-6 =
  The kind that you take cannot be among those you give.
  .title = Not for the same kind

# Placing tiles

L-TILE-1 =
  In one turn you place one tile from your camp board, in any rotation, on any empty hex that is not dotted.
  It need not touch another tile, and no passage has to lead to it.
  .title = Placing a drafted tile
L-TILE-2 =
  If pieces stand on the hex, you may place a tile there only if you have the majority.
  .title = Majority where pieces stand
L-TILE-3 =
  Pieces and stone tokens on the hex stay where they are.
  .title = Pieces stay on the new tile
L-TILE-4 =
  A temple begins with its printed value. Ruins get as many face-down treasures as they show masks. A clearing
  has no effect. A volcano from B or D starts a scoring.
  .title = Effects of a new tile
L-TILE-5 =
  The tiles of cards 22, 23 and 24 go only on empty dotted hexes to which a passage leads. They never start a
  scoring.
  .title = Placing a card tile
L-TILE-6 =
  You must have placed your tiles before you may pass.
  .title = Tiles must be placed

# Action cards

L-CARD-01 =
  Cards 01-1 to 01-8: you take the two blue treasures of the kind shown. Which kind each card shows is
  reconstructed.
  .title = Two blue treasures
L-CARD-02 =
  You put up to two explorers from the available reserve on one ruins tile that still has treasures.
  .title = Two explorers to ruins
L-CARD-03 =
  You put up to three explorers from the available reserve on one ruins tile that still has treasures.
  .title = Three explorers to ruins
L-CARD-04 =
  You take the top treasure of ruins where you have a piece.
  .title = One treasure
L-CARD-05 =
  You take up to two treasures, from the same or from different ruins, each with a different piece of yours
  there.
  .title = Two treasures
L-CARD-06 =
  You take up to three treasures, from the same or from different ruins, each with a different piece of yours
  there.
  .title = Three treasures
L-CARD-07 =
  A permanent card: without using a turn you look at the top treasure of every stack on the board.
  .title = Look at the top treasures
L-CARD-08 =
  You put one explorer from the available reserve on ruins with treasures, look at the whole stack, arrange it
  as you like and take the top treasure.
  .title = Arrange a stack
L-CARD-09 =
  You put up to two explorers from the available reserve on one or two temples.
  .title = Explorers to temples
L-CARD-10 =
  You add up to two floors to one temple without a guardian, with one of your pieces there for each floor.
  .title = Two floors on one temple
L-CARD-11 =
  You add one floor to each of up to three different temples without a guardian where you have a piece.
  .title = A floor on three temples
L-CARD-12 =
  You set up a camp for free on a clearing or emptied ruins where no pieces stand or you have the majority. If
  both your camps are out, you move one of them to such a hex.
  .title = A camp
L-CARD-13 =
  Like card 12, and you put up to one piece from the available reserve on the new camp.
  .title = A camp with one piece
L-CARD-14 =
  Like card 12, and you put up to two pieces from the available reserve on the new camp.
  .title = A camp with two pieces
L-CARD-15 =
  You bring up to four explorers from the unavailable reserve to the available one.
  .title = Recruit four explorers
L-CARD-16 =
  You bring one leader, one explorer or both from the unavailable reserve to the available one.
  .title = Recruit a leader and an explorer
L-CARD-17 =
  You move any number of your pieces from one hex to one other hex, anywhere on the board, with or without a
  tile.
  .title = Move a whole group
L-CARD-18 =
  You have 5 movement points for your pieces: each stone crossed costs one, and so does each transfer from
  camp to camp.
  .title = Five movement points
L-CARD-19 =
  You place a stone token for free, or move one if both are on the board.
  .title = A stone token
L-CARD-20 =
  A permanent card: 1 more action point when you activate your token.
  .title = One more action point
L-CARD-21 =
  A permanent card: 2 more action points when you activate your token.
  .title = Two more action points
L-CARD-22 =
  Cards 22-1 to 22-4: you place the temple shown on an empty dotted hex to which a passage leads. Two of these
  temples have value 5, two value 6; the values are reconstructed.
  .title = A temple on the border
L-CARD-23 =
  You place a lake on an empty dotted hex to which a passage leads.
  .title = A lake on the border
L-CARD-24 =
  You place a volcano on an empty dotted hex to which a passage leads. It starts no scoring.
  .title = A volcano on the border
L-CARD-a =
  Cards 02, 03, 08 and 09 are for explorers only. Cards 13 and 14 allow leaders as well.
  .title = Cards for explorers only
L-CARD-b =
  If your reserve holds fewer pieces than a card names, you place what you have.
  .title = Too few pieces for a card
L-CARD-c =
  Cards 04, 05, 06, 10 and 11 cost no action points and take a turn of their own. The limits of two per temple
  or ruins belong to the actions with points and do not apply to cards.
  .title = Cards and the limits per site
L-CARD-d =
  Cards 10 and 11 need floors from the supply, too. A temple whose next floor is used up does not grow.
  .title = Cards and the supply of floors
L-CARD-e =
  Cards 12, 13 and 14 use a camp from the reserve; only if none is left does a camp on the board move. A hex
  still holds one camp at most.
  .title = Cards and the number of camps
L-CARD-f =
  A card may always be stashed instead of played, so a useless card never blocks you.
  .title = Cards never block

# Volcano scoring

L-VOLC-1 =
  Placing a volcano tile from a camp board, of B or D, starts a scoring. The volcanoes of card 24 and of the
  set-up never do.
  .title = What starts a scoring
L-VOLC-2 =
  The player who placed the volcano first spends 10 action points, without their token and without bonus
  cards, and then scores.
  .title = The placer begins
L-VOLC-3 =
  Then all others follow in the order of the round. Each spends 10 action points and scores.
  .title = The others follow
L-VOLC-4 =
  Play continues with the player who comes after the one who placed the volcano.
  .title = Where play continues
L-VOLC-5 =
  The 10 action points may be spent on all the actions of Legend.
  .title = All actions are possible
L-VOLC-6 =
  The volcano is already on the board during this scoring. Pieces may enter it, and it can be scored.
  .title = The volcano counts at once

# Scoring

L-SCORE-1 =
  You score the value of every temple where you have the majority or your guardian.
  .title = Points for temples in Legend
L-SCORE-2 =
  The same temples bring extra points if they are high: 5 for value 7, 6 for 8, 8 for 9 and 10 for 10.
  .title = Extra points for high temples
L-SCORE-3 =
  You score 10 points for every volcano where you have the majority.
  .title = Points for volcanoes
L-SCORE-4 =
  Count the hexes without a tile, the clearings and the emptied ruins where you have the majority, leaving out
  those with a camp. Multiply by the number of temples where you have the majority or your guardian.
  .title = Points for jungle and clearings
L-SCORE-5 =
  Count the lakes where you have the majority, and multiply by the masks that are visible on ruins where you
  have the majority. Ruins with treasures show one mask, emptied ruins all of theirs; ruins with a camp do not
  count.
  .title = Points for lakes
L-SCORE-6 =
  For each kind of treasure you score 1, 3, 6, 10 or 15 points for one to five of them.
  .title = Points for treasures in Legend
L-SCORE-7 =
  All six amounts are added to your score at once. Only the player whose scoring it is scores.
  .title = The total
L-SCORE-8 =
  A hex with a camp of any player does not count for jungle, clearings and masks. The base camp is not a
  clearing.
  .title = Camps and scoring

# Passing and maintenance

L-PASS-1 =
  You may pass when everything compulsory on your camp board is used. Your round is then over.
  .title = End of a player's round
L-MAINT-1 =
  The round counter advances. After the sixth round comes the final scoring instead.
  .title = The next round
L-MAINT-2 =
  The figures that gave the order of the finished round are all back in the circle.
  .title = Figures of the finished round
L-MAINT-3 =
  The lying figures are stood up in the same order and give the order of the new round.
  .title = Figures of the new round
L-MAINT-4 =
  Permanent cards on the left side of the camp boards are turned face up again.
  .title = Permanent cards are refreshed
L-MAINT-5 =
  Cards that nobody took stay. New ones are added until ten lie open; the deck never runs out.
  .title = Refilling the cards
L-MAINT-6 =
  One new action-point token per player is drawn from the bag. With four players the 24 tokens last for
  exactly six rounds.
  .title = New action-point tokens
L-MAINT-7 =
  Four new tiles are revealed, in the order of the letters from A to E.
  .title = New tiles

# Final scoring

L-FINAL-1 =
  After the sixth round, in the order of the lying figures, each player spends 10 action points without bonus
  cards and then scores all six categories.
  .title = The final scoring
L-FINAL-2 =
  A player whose cube is still on the space for 5 points gets 5 more points.
  .title = Unused director
L-FINAL-3 =
  The player with the most points wins. A tie is a shared victory.
  .title = Winning in Legend
L-FINAL-4 =
  Stashed cards that were not played are worth nothing.
  .title = Unplayed cards

# Museum director

L-DIR-1 =
  Each player has one random power tile with three powers. Once in the game, in your own turn and for free,
  you may use one of them; the cube then moves from the space for 5 points to that power. If you never do, you
  get 5 points at the end.
  .title = The power of the director

# Scenarios

L-SCEN-1 =
  There are five scenarios: Chichén Itzá, which suits a first game, Uxmal, Palenque, Calakmul and El Mirador.
  .title = Five scenarios
L-SCEN-2 =
  A scenario is only a layout of the set-up tiles and all tiles of F and G. None changes a rule. The layouts
  used here are reconstructed.
  .title = A scenario is a layout
L-SCEN-3 =
  El Mirador also lays one tile of E at the start. That it is the temple of value 6 is reconstructed.
  .title = El Mirador


## Not from the rulebooks: how actions are written

ACTION-TEXT =
  An action is one line of words separated by single spaces: a verb, then what it needs, such as "deploy
  leader a1" or "move explorer a1 b2". Hexes are named by column and row, players by the number of their seat.
  .title = How actions are written
