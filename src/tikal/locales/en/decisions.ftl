### Questions that the rulebooks leave open or answer differently, and what holds here.
### A- are ambiguities of the texts, C- are questions that came up when the rules were written as a program.
### Where a table may choose, the text names the option.


## Ambiguities of the base game

A-1 =
  Two editions start the score markers beside space 1. Does that mean 0 points or 1? It means 0: those tracks
  have no space 0, and the later editions start on 0.
  .title = Start beside space 1
A-2 =
  Does a volcano need stones leading to it in the Rio Grande edition, which names no exception? Yes, taken
  literally; the other editions say no. If no place offers a passage, the volcano may lie anywhere beside a
  tile. Option volcanoNeedsPath.
  .title = Volcanoes and passages in Rio Grande
A-3 =
  Do stones that face a volcano make a new tile reachable? No. Nobody can cross a volcano, and the tile could
  be sealed off for good.
  .title = Stones facing a volcano
A-4 =
  The summary of one edition allows two floors "each turn". In total, or for each temple? For each temple, as
  its own text and all other editions say.
  .title = Two floors per temple or in total
A-5 =
  Must both pieces be present for the second floor or treasure of a turn at the same place? Yes: the second
  needs two of your pieces on the hex at that moment. Explorers cannot be told apart, so it is enough to count
  them.
  .title = Both pieces present at the same time
A-6 =
  May one piece work at two places in the same turn? Yes, it may clear here, walk and clear there. No rulebook
  says that pieces tire.
  .title = One piece at two places
A-7 =
  One edition says that a found treasure comes from a supply pile, though treasures lie on the ruins. In every
  edition you take the top treasure of the stack on the ruins.
  .title = Where a found treasure comes from
A-8 =
  Is a majority counted against each opponent or against all together, and by number or by value? Against each
  opponent separately, and by value only: an explorer counts 1, the leader 3.
  .title = What a majority is
A-9 =
  Can a temple get a second guardian? No, from nobody: a guardian's control is meant to be permanent and
  exclusive.
  .title = A second guardian on one temple
A-10 =
  What may pieces do at a temple that somebody else guards? They may enter and stay, but they score nothing
  and clear nothing. No piece is sent back.
  .title = Pieces beside an opponent's guardian
A-11 =
  Does a guardian still count as a piece on the hex? No, not for majorities, clearing or moving.
  .title = The guardian as a piece
A-12 =
  Who begins the final round in the two editions of 1999, which do not say? The left neighbour of the player
  who took the last turn, as in the later editions.
  .title = Who begins the final round
A-13 =
  What does the tie-break compare? For each tied player, the highest value among the temples they guard, or 0
  for none. Equal values stay tied; then the number of treasures decides; then the victory is shared. The
  editions of 1999 share it at once. Option tieBreak.
  .title = Details of the tie-break
A-14 =
  Does a camp need a piece of yours on the hex? The Ravensburger edition says no, the other base editions say
  yes; each edition follows its own text. Option campNeedsPresence.
  .title = A camp without a piece
A-15 =
  Which hexes can hold a camp? Clearings, the printed one included, and emptied ruins. Not the base camp,
  temples or volcanoes.
  .title = Which hexes can hold a camp
A-16 =
  Do opponents' pieces prevent a camp? Not in the base game. In Legend they do, unless you have the majority.
  .title = Opponents on the hex of a camp
A-17 =
  One edition counts six stacks of tiles for the letters A to G. There are seven.
  .title = Six or seven stacks
A-18 =
  One edition lists the colours red, orange, white and blue, and an example has a violet player. The colours
  do not matter.
  .title = Colours of the players
A-19 =
  Does the volcano printed on the Classic board occupy a hex? No, it is decoration: all 36 open hexes are
  needed for the tiles. Option printedVolcano only decides whether it is drawn.
  .title = The printed volcano of Classic
A-20 =
  When does a volcano of Classic make a hex inaccessible? When some hex, with or without a tile, would no
  longer be connected to the base camp through neighbouring hexes that are not volcanoes. Stones are ignored,
  because an empty hex may still get a tile with stones. Option volcanoIsolationRule, on in Classic only.
  .title = When volcanoes seal off a hex
A-21 =
  Classic mentions lakes, but its box has no lake tile. The terrain exists; no such tile is ever drawn in
  Classic.
  .title = Lakes in Classic
A-22 =
  What happens to a tile that fits nowhere? It is set aside, out of the game, and the turn continues with the
  10 action points.
  .title = A tile without a place
A-23 =
  What if fewer treasures are left than the ruins show masks? The ruins get those that are left. Ruins without
  any count as a clearing at once.
  .title = Too few treasures for the masks
A-24 =
  May two treasures of the same kind be swapped? No, it would change nothing. You may swap a treasure back if
  it is still single on both sides.
  .title = Pointless swaps
A-25 =
  Can a swap involve more than two players or treasures? No, it is one for one between two players.
  .title = Larger swaps
A-26 =
  Must action points be spent? Never.
  .title = Spending is voluntary
A-27 =
  Do the limits "per turn" start afresh between the scoring part and the normal part of the turn of the player
  who drew a volcano? Yes, each is a turn of its own. That player may clear up to four floors of one temple in
  all.
  .title = Limits after a volcano round
A-28 =
  Is the volcano in front of the player who drew it public? Yes. It has no effect until it is placed.
  .title = The waiting volcano
A-29 =
  What is known about the next tiles? The letter of the next tile, and in Classic and Legend whether that
  letter hides a volcano.
  .title = What is known about the next tiles
A-30 =
  May pieces walk into and out of the base camp over stones? Yes, both.
  .title = Walking into the base camp
A-31 =
  What happens above 100 points? Nothing; scores are never capped.
  .title = More than 100 points


## Ambiguities of the auction

A-32 =
  The rule for an auction in which all pass is printed with the second and third auctions. Does it apply to
  the first? It applies to every auction. The left neighbour of the player who won for free opens the next,
  skipping those who have had their turn.
  .title = All pass in the first auction
A-33 =
  How much may be bid? At least 1 and at most your own score, because the points are called capital and are
  paid on the track. A player with 0 points can only pass. Option auction.allowDebt lets bids exceed the
  score.
  .title = Limits of bids
A-34 =
  When scores are equal before the final round, is the player who took the last tile the nearest or the
  farthest? The farthest: counting starts at the left neighbour. Option auction.lastPlacerFirstOnTie reverses
  this.
  .title = The last placer in a tie
A-35 =
  When is the order of the final round fixed? Once, before it begins.
  .title = When the final order is fixed
A-36 =
  One sentence about the amulet is garbled in one edition. The amulet lies in front of its owner, as the
  others say.
  .title = A garbled sentence about amulets
A-37 =
  Does the winner pay before choosing a tile? Yes, all editions list the payment first.
  .title = Paying before choosing
A-38 =
  Who opens the next auction after a volcano round? The volcano round changes nothing: what counts is who won
  the last turn or took the last tile.
  .title = The opener after a volcano round
A-39 =
  Can Classic be played with the auction? As a house option with the rules of Super Meeple, off unless chosen.
  .title = Auction with Classic


## Ambiguities of Legend

A-40 =
  The first five steps of the set-up are missing from the text. They are reconstructed from later sections:
  boards, deck, tokens, round counter.
  .title = Missing set-up steps
A-41 =
  How many action-point tokens are there of each value? Three of each from 6 to 13. Option legend.apTokens.
  .title = Values of the action-point tokens
A-42 =
  How many slots for cards are on the left of the camp board? Three, as on the right. Option legend.leftSlots.
  .title = Slots on the left
A-43 =
  Which two blue treasures does a card 01 give? Both of the same kind, one kind for each of the eight cards.
  Option legend.card01.
  .title = The blue treasures of card 01
A-44 =
  When may treasures be exchanged in Legend? The printed rule and its example do not fit one simple rule. The
  reading used here contradicts no printed sentence: of the kind you take, you need at least as many as the
  opponent; of a kind you give, more than the opponent in an exchange of one, and at least as many in an
  exchange of two. Option legend.swapRule offers the simpler readings.
  .title = The condition for exchanges
A-45 =
  Who takes the fourth tile with three players? Anybody who wants it, as an ordinary choice, provided that
  everybody can still get one; if nobody does, the first in turn order must.
  .title = The fourth tile with three players
A-46 =
  In which order do players who have already passed score? In the order in which the round began.
  .title = Scoring after passing
A-47 =
  Does the volcano lie on the board before its scoring? Yes, and it may be entered and scored at once.
  .title = The volcano before its scoring
A-48 =
  What if pieces stand on the dotted hex where a card tile is to go? You need the majority, as for drafted
  tiles.
  .title = Pieces under a card tile
A-49 =
  What access does a card tile need? At least one stone on the border with a neighbouring tile, on either
  side, stone tokens included.
  .title = Access for card tiles
A-50 =
  How far does card 17 reach? To any hex of the board, without a path, lakes, volcanoes and dotted hexes
  included.
  .title = The reach of card 17
A-51 =
  Are the numbers on cards exact numbers or limits? Limits: up to that many, at least one.
  .title = Numbers on cards
A-52 =
  Do the limits of two per temple or ruins apply to cards? No, only to the actions with points. Cards follow
  their own text.
  .title = Limits and cards
A-53 =
  Does discarding a permanent card from the right cost a turn? No. It is discarded when its owner passes.
  .title = Discarding a permanent card
A-54 =
  May an unused permanent card lie on the right when its owner passes? Yes, it does not block passing and is
  discarded.
  .title = Unused permanent cards
A-55 =
  What do the powers of the museum directors do? The printed ones are not known. A reconstructed set is used.
  With the option powers = none everybody keeps the 5 points instead.
  .title = Powers of the directors
A-56 =
  The printed example for lakes does not add up: two emptied ruins cannot show only three masks. Its counts
  are taken as given for the formula.
  .title = The example for lakes
A-57 =
  Does only your own camp take a hex out of the scoring, or any camp? Any camp. The base camp never counts.
  .title = Camps and the scoring
A-58 =
  On which side of a border does a stone token lie? It makes no difference: it adds one stone to the border
  and stays when a tile is placed. It may not lie on the rim of the board.
  .title = Where a stone token lies
A-59 =
  May a stone token be moved while another is still on the management board? No.
  .title = Moving stone tokens
A-60 =
  El Mirador lays one tile of E at the start. Does the draft then run short? No, enough tiles are left. If
  there were fewer than four, all that remain would be revealed.
  .title = The E tile of El Mirador
A-61 =
  May powers and card 07 be used while points are spent for a scoring? Yes: the power in your own segment,
  card 07 if it is face up. Bonus cards may not.
  .title = Powers in a scoring
A-62 =
  Can action cards be played while points are spent for a scoring? No, only the actions with points.
  .title = Cards in a scoring
A-63 =
  "At most two guardians in a game" and "not two in play already": which applies? Both; they mean the same,
  because guardians never leave.
  .title = Two guardians in a game
A-64 =
  Does passing need a turn of its own? It makes no difference to the result; it is offered when nothing
  compulsory is left.
  .title = Passing as a turn
A-65 =
  What if a card tile fits on no dotted hex? The card cannot be played, only stashed, or discarded to make
  room for another.
  .title = A card tile without a place
A-66 =
  Do the ruins that are on the board from the start get two treasures even if they show more masks? Yes,
  exactly two.
  .title = Treasures of the first ruins
A-67 =
  What if the pile of treasures is empty in Legend? As in the base game: as many as are left.
  .title = Too few treasures in Legend
A-68 =
  The rulebook announces scenarios with other rules. Are there any? No, the five scenarios are layouts only.
  .title = Rules of scenarios
A-69 =
  Do the F volcano and the set-up volcano score? Yes, every volcano tile does.
  .title = Volcanoes that score
A-70 =
  Can pieces on a clearing with a camp still hold it? It does not matter: the hex is only left out of the
  scoring of clearings and masks.
  .title = Pieces beside a camp


## Questions about the base game

C-1 =
  In which order do treasures lie on ruins? The first one taken from the pile lies on top, so they are dug up
  in the order of the pile.
  .title = Order of treasures on ruins
C-2 =
  When does a turn end? Never by itself: "end" is an action, even with 0 points left. Forced decisions are
  actions too, such as taking the last tile of an auction round.
  .title = Turns end with an action
C-3 =
  How often does a tile fit nowhere? In about one in a hundred random games, when volcanoes seal off a corner
  or a hex at the edge; in Classic never. The tile is set aside without a decision, and the player continues
  with 10 action points. Rules about the player who placed the last tile then mean the one who drew or took
  it.
  .title = How often a tile fits nowhere
C-4 =
  When does a volcano of Rio Grande have no place with a passage? When no empty hex beside a tile has a stone
  pointing to it from a neighbour that is not a volcano. Only then may it lie anywhere beside a tile. The
  option is volcanoNeedsPath.
  .title = When the passage is waived
C-5 =
  Does a volcano count as a tile that a new one may touch? Yes, so a volcano may lie beside volcanoes only.
  Any other tile needs a passage from another neighbour anyway.
  .title = Touching only volcanoes
C-6 =
  When do we check whether a volcano seals off a hex? When it touches another volcano. On this board, one that
  touches none never cuts anything off. Option volcanoIsolationRule.
  .title = When sealing is checked
C-7 =
  What if sealing leaves a volcano of Classic without a place? It is set aside like any other tile that fits
  nowhere. We have never seen this happen.
  .title = A volcano without a place
C-9 =
  Who is the first player? Whoever the set-up names.
  .title = The first player
C-10 =
  Which rule is named when several forbid an action? The most specific one; a shortage of action points comes
  last.
  .title = Which rule is named
C-13 =
  How do players who guard no temple compare? They count as guarding one of value 0, so any guardian beats
  none. The same applies in the auction of Super Meeple. Option tieBreak.
  .title = Tie-break without guardians


## Questions about the auction

C-15 =
  All others passed and nobody has bid: what may the last player do? Bid and pay, or pass. After a pass the
  player who passed first takes the turn for free.
  .title = The last bidder without a bid
C-16 =
  Is a player who cannot bid asked? Yes. All they can do is pass.
  .title = Players who cannot bid
C-17 =
  Is the last tile of a round taken automatically? No, it is free, but taking it is still an action.
  .title = The last tile of a round
C-19 =
  How is the auction added to Classic? It is switched on as in any other edition; the rules are those of Super
  Meeple.
  .title = Classic with the auction
C-20 =
  Is the highest bidder asked again? Never about their own bid. The auction ends, and is paid, when the last
  other player passes.
  .title = The highest bidder
C-21 =
  How do the amulets lie in the final round? All face up again.
  .title = Amulets in the final round


## Questions about Legend: rounds and turns

C-23 =
  Which treasures go to which ruins at the start? The ruins get theirs in the order of the scenario's list,
  two treasures each, the first on top.
  .title = Treasures of the first ruins in order
C-24 =
  What is special about El Mirador? Tile E1 is on the board from the start, and four E tiles are left. One lake
  lies on the dotted hex d6: our layout has no better place for it. That is a compromise, because dotted hexes
  are meant for tiles of the game itself; 13 of them are free.
  .title = El Mirador in detail
C-25 =
  How is the fourth tile given out with three players? Anybody with one tile may take a second as soon as the
  first tiles of the others are safe. If nobody does, it is the only choice left for the first in turn order.
  Nobody can decline it.
  .title = The fourth tile in detail
C-26 =
  When may a power or card 07 be used? In your own turn of the action phase before or after the main action,
  and while you spend action points. Not in the draft, while choosing bonus cards, in the middle of a card or
  after passing.
  .title = When free actions are possible
C-27 =
  How does a turn of Legend end? With the action "end" after stashing, playing or placing, because free
  actions may still follow. After spending action points, that "end" ends the turn as well.
  .title = The end of a turn in Legend
C-28 =
  When are bonus cards chosen? Before the first action point is spent, one at a time; none can be added later.
  .title = When bonus cards are chosen
C-29 =
  Where is the action-point token while it is being spent? On the camp board until its turn ends; then it is
  out of the game.
  .title = The token while it is spent
C-30 =
  When may a card on the left be discarded to make room? Only if no slot there is free. Any card may go, even
  one that is face down.
  .title = When a card makes room
C-31 =
  May a card on the right simply be discarded? No. An ordinary card is played or stashed. A permanent one
  disappears when its owner passes and never blocks.
  .title = Discarding a card on the right
C-32 =
  What about a compulsory tile that fits nowhere, because opponents stand on the last free hexes? It does not
  prevent passing; when its owner passes it is set aside. If it is a volcano, its scoring never happens.
  .title = A drafted tile without a place
C-33 =
  Is passing automatic? No, it is always an action in a turn of its own.
  .title = Passing is an action
C-34 =
  What happens to an unused permanent card on the right after a pass? It is gone.
  .title = Permanent cards after passing
C-35 =
  In which order does a volcano scoring run when some have passed? The placer first, then all in the order of
  the round, including those who passed. Play then continues after the placer with those who have not passed.
  .title = Scoring order with passed players
C-36 =
  Is there maintenance after the sixth round? No; open cards, tokens and tiles stay as they are.
  .title = After the sixth round
C-37 =
  Do the starting points follow the seats? No, they follow the first turn order.
  .title = Starting points


## Questions about Legend: action points and scoring

C-38 =
  On which borders may a stone token lie? On any border between two hexes of the board, including those
  between dotted hexes and at the base camp. Two tokens may share one; a token cannot be moved to the border
  where it already lies.
  .title = Borders for stone tokens
C-39 =
  How is an exchange of two treasures checked? For each kind given you must own at least as many as the
  opponent, counted before the exchange. Two of the same kind may be given. The two kinds are written in the
  order of the list. Option legend.swapRule.
  .title = Exchanging two treasures
C-40 =
  Which empty hexes score as jungle? All of them, the dotted ones included; the base camp never.
  .title = Jungle on dotted hexes
C-41 =
  Does a temple with an opponent's guardian count when jungle and clearings are multiplied? No, not even with
  a majority there.
  .title = Opponents' guardians and jungle
C-42 =
  How many masks do ruins that never had a treasure show? All of theirs.
  .title = Ruins without treasures from the start
C-43 =
  How many actions fit into a turn? The usual maximums assume 10 action points; tokens, bonus cards and powers
  can give more.
  .title = More than 10 action points
C-44 =
  Can the printed scoring example be built on a board? Not exactly. With one mask and two masks, and a
  clearing in place of one emptied ruins, all its numbers agree.
  .title = The scoring example rebuilt
C-45 =
  When are the 5 points for an unused director added? In that player's final scoring, not after everybody's.
  .title = When the director scores


## Questions about Legend: cards

C-46 =
  Must all available pieces be placed if a card names more? No, any number from one up to the number on the
  card.
  .title = Placing fewer pieces
C-47 =
  In which order do cards 13 and 14 work? The camp comes first and is obligatory, then any number of the
  pieces, even none, leaders included. The majority is checked before the pieces arrive.
  .title = Cards 13 and 14 in order
C-48 =
  When may a camp be moved? With cards 12 to 14 and power p12, only if no camp is left in reserve, and to a
  hex where a new camp would be allowed.
  .title = Moving a camp
C-49 =
  May card 17 and powers p14 and p15 use the base camp? Yes, as start and as goal, and lakes, volcanoes and
  dotted hexes too.
  .title = Whole-group moves and the base camp
C-50 =
  What is a movement point of card 18? One stone or one transfer. A passage of three stones costs three of the
  five; you must cross it in one go.
  .title = Movement points
C-51 =
  In which order does card 08 work? First the explorer on any ruins with treasures, then the arranging,
  without a stop in between, even if only one treasure is there.
  .title = Card 08 in order
C-52 =
  Do opponents, guardians or camps matter where cards 02, 03, 08 and 09 put explorers? No.
  .title = Where cards put explorers
C-54 =
  Which neighbour gives access to a card tile? Any tile, lakes and volcanoes included. Stone tokens count.
  .title = Neighbours that give access
C-55 =
  Do floors and treasures from cards and powers count towards the limits of two? No. They neither count nor
  are they limited, even in the middle of spending points.
  .title = Cards, powers and limits
C-56 =
  May a card that came back through power p18 be played again? Only while its treasures or tiles are still on
  the management board.
  .title = Cards that came back


## Questions about Legend: powers (reconstructed)

C-58 =
  When may a power be used? If at least one of its steps is possible. The cube moves at once, even if only
  some of the steps are then taken.
  .title = Using a power
C-59 =
  When does power p01 work? Only while you spend action points: 4 more at once.
  .title = p01: four more action points
C-60 =
  What are the two steps of power p02? Two movement points, after the stone token. They may be left
  unused.
  .title = p02: stone and steps
C-61 =
  Which tiles may power p03 turn? Any but the base camp, set-up tiles included. The new rotation must
  differ.
  .title = p03: turning a tile
C-62 =
  How do powers p05, p06 and p11 work? p05: up to two temples. p06: the leader goes straight from the
  unavailable reserve to the camp. p11: all pieces to one camp.
  .title = p05, p06 and p11
C-63 =
  Does power p12 allow moving a camp? Yes, like card 12.
  .title = p12: a camp
C-64 =
  When does power p16 score? At once: the value of the collection, but at most 10 points.
  .title = p16: scoring a collection
C-65 =
  Is the card that power p17 takes replaced? Not before maintenance. The power also works while points are
  spent for a scoring.
  .title = p17: taking a card
C-66 =
  When is power p18 used? In the same turn after the effect of the card, before "end". It needs a free
  slot on the left; the one the card came from counts.
  .title = p18: taking a card back
C-67 =
  What do powers p19 and p20 cost and cover? p19 costs no action points. p20 works while you spend action
  points and until they are spent, for each guardian that you place with them, but not for one placed with
  p19.
  .title = p19 and p20: guardians
C-68 =
  Does anything prevent power p22? Guardians, camps and opponents do not matter, and any number of
  explorers may already be there.
  .title = p22: volcano or lake
C-69 =
  Which scoring does power p23 help? The next one that begins. Used while you spend points for a scoring
  it does not help there, and it cannot be used in the final one.
  .title = p23: 13 action points
C-70 =
  How does power p24 work? You choose a hex when you use it. At your next scoring, if you share the highest
  value there, you count as having the majority. It does not beat a guardian, it does not help with camps,
  tiles or guardians, and it is spent even if nothing was tied.
  .title = p24: winning a tie
C-71 =
  Do the set-up tiles always lie on their printed hexes? The clearing and the two temples do. In a scenario the
  two lakes and the volcano lie where its layout puts them.
  .title = Set-up tiles in scenarios
