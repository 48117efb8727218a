### The lessons about the auction and about Legend. Those about the base game are in page-screens.ftl.


## Courses

learn-courses = Courses
learn-other-courses = Other courses
learn-course-base = Base game
  .end-title = That is the whole game
  .end =
    The game goes on like this until all 36 tiles are laid: three volcanoes interrupt it for a scoring, and a fourth scoring
    ends it. The player with the most points wins. Whatever you want to do, the table shows the price first; if something
    is not allowed, it says why.
learn-course-auction = Auction
  .end-title = That is the auction
  .end =
    Round after round you bid for tiles until all 36 are laid. In the final scoring the player with the fewest points goes
    first and the leader last. The points you save are points in the end, but a good tile at the right moment is worth a few.
learn-course-legend = Legend
  .end-title = That is a round of Legend
  .end =
    Six rounds like this make a game. The volcanoes of the letters B and D bring a scoring as soon as they are laid, and a
    third scoring ends the game. For a first game we recommend Chichén Itzá.


## The auction

learn-auction-bid =
  In this variant nobody draws blindly. As many tiles lie open as there are players, and you bid prestige points for the
  right to go first and choose. Everybody begins with 20 points, and you pay with what you have.
  .title = Open the bidding
  .task = Look at the three open tiles. Then bid at least 1 point.
  .done = Now the others raise or pass, clockwise. Nobody pays anything yet.
learn-auction-pass =
  Ixchel has bid 4 and Balam 6. Each bid must be higher than the last, and you can never bid more than you have. If you
  pass, you are out of this auction only: there is another one for the tiles that are left.
  .title = Know when to pass
  .task = 6 points are a lot for a tile this early. Pass.
  .done = It has cost you nothing. Only the winner pays.
learn-auction-take =
  Balam has had a turn, and turned the amulet over. Two of you were left in the second auction; you won it with 2 points,
  and they are gone from your score. Two tiles lie open.
  .title = Win and choose
  .task = Choose one of the two tiles.
  .done = The other tile stays for Ixchel, who is the last one and gets it for nothing.
learn-auction-turn =
  What follows is an ordinary turn: lay the tile, then spend 10 action points. After it your amulet is turned over, and you
  are out of the bidding until the next round.
  .title = Play your turn
  .task = Lay the tile, do as much as you like, and end your turn.
  .done = When everybody has had a turn, all amulets are turned up again, and new tiles are laid open.
learn-auction-last =
  This is the second round. The others have bid for their turns, and one tile is left. The last player of a round pays
  nothing, but has no choice either. And the player to the left of the last one opens the next round.
  .title = The last tile is free
  .task = Take the tile that is left.
  .done = Points saved are points: waiting can be the better deal.
learn-auction-volcano =
  You have won the first auction of the round with 4 points. One of the three tiles is the volcano of letter B. Whoever
  takes it starts a scoring, goes first in it, and then lays the volcano and has a turn as well.
  .title = Buying a volcano
  .task = Take the volcano.
  .done = Each player now spends 10 points and scores, beginning with you. Then you lay the volcano and have your own turn.


## Legend

learn-legend-token =
  A round of Legend begins with a draft: in turn, each player takes one thing at a time. An action point token is your
  income for this round, 6 to 13 points. You need exactly one, and the good ones go early.
  .title = Draft: your action points
  .task = Take the token with 9 points.
  .done = 9 points for this round. The next pick is Ixchel's.
learn-legend-card =
  With two players you also draft three action cards. A card does something special without action points, now or in a
  later round. Permanent cards, such as the one that adds 2 points, can be used round after round.
  .title = Draft: action cards
  .task = Take a card. Point at one to read what it does.
  .done = You see everybody's cards: nothing here is hidden.
learn-legend-tile =
  Tiles are drafted too, one or two each, depending on the number of players. You must lay a tile you have taken. A
  volcano brings a scoring as soon as you lay it, so you choose the moment.
  .title = Draft: tiles
  .task = Take one of the tiles.
  .done = You will lay it in the action phase, wherever you like.
learn-legend-order =
  Your last pick is a place in the order of the next round. Going first means the first choice of tokens, cards and tiles.
  .title = Draft: the next order
  .task = Choose your place for the next round.
  .done = Your figure lies on its place, and stands up when the next round begins.
learn-legend-stash =
  Now the action phase. In turn, each of you does one thing: play a card, lay a tile, use the token, or keep a card for
  later. New cards lie on the right of your camp board. What you do not play must move to the left, and that is a whole turn.
  .title = Keep a card for later
  .task = You have nobody on ruins yet, so the digging card must wait. Pick up a card on the right, keep it, and end your turn.
  .done = It stays on the left until you need it. There is room for three.
learn-legend-play =
  One of the cards you kept sets up a camp and brings two people with it, without any action points. Cards on the left
  can be played in any later turn.
  .title = Play a card
  .task = Pick up the card with the camp and play it.
  .done = Now choose the hex of the camp, and who comes along. Then the card is gone.
learn-legend-activate =
  The token is used once in a round: all its points in one go, with bonus cards on top if you have any. The points that
  you do not spend are lost, and the token goes out of the game.
  .title = Use your token
  .task = Pick up the token and use it.
  .done = Cards with a bonus are added now or not at all. Then you spend your points.
learn-legend-spend =
  You know most of the actions. Two are new: recruiting makes people available who are not in your reserve yet, and a
  stone token opens a border that had no stone. People may also walk into the jungle, onto lakes and onto volcanoes.
  .title = New ways to spend
  .task = Recruit an explorer, or lay a stone token on a border.
  .done = Everything else costs what it does in the base game.
learn-legend-lay =
  A drafted tile may go on any free hex inside the dotted line, turned as you like. No stone has to lead to it, and it
  need not touch anything. If pieces stand there, you need the majority.
  .title = Lay a tile anywhere
  .task = Pick up your tile and lay it.
  .done = Laying a tile is a whole turn, so think about when.
learn-legend-pass =
  Your tiles are laid, the token is used, and no card lies on the right any more. Nothing has to be done, so you can pass.
  When all have passed, the round is over: used cards are turned up again, and a new draft begins.
  .title = Pass
  .task = Pass.
  .done = With something left to do you could not have passed: tiles and new cards are compulsory.
learn-legend-power =
  Your museum director has three powers. You may use one of them, once in the whole game, for no action points. If you
  never do, you get 5 points at the end. Your leader stands on the ruins on e3: a good moment to dig.
  .title = The museum director
  .task = Choose “Power” and use one.
  .done = The cube is gone, and the 5 points with it. A treasure or two should make up for that.
learn-legend-score =
  You have laid a volcano, so everybody spends 10 points and scores, you first. Six things count: temples you hold, an
  extra for those of value 7 and more, volcanoes, jungle and clearings times temples, lakes times masks, and sets of treasures.
  .title = A scoring
  .task = Spend your points as you like, then end your turn. “If scored now” shows what it would bring.
  .done = Your points are on the track. After all have scored, the round goes on.
