# Awards after a game.

award-builder = The builder
  .about =
    { $count ->
        [one] One floor uncovered
       *[other] { $count } floors uncovered
      }: more than anybody else.
award-digger = The digger
  .about =
    { $count ->
        [one] One treasure dug up
       *[other] { $count } treasures dug up
      }: more than anybody else.
award-trader = The trader
  .about =
    { $count ->
        [one] One exchange
       *[other] { $count } exchanges
      }: more than anybody else.
award-walker = The wanderer
  .about =
    { $count ->
        [one] One step
       *[other] { $count } steps
      } through the jungle: nobody walked more.
award-strategist = The strategist
  .about =
    { $count ->
        [one] One card played
       *[other] { $count } cards played
      }: more than anybody else.
award-recruiter = The recruiter
  .about =
    { $count ->
        [one] One piece recruited
       *[other] { $count } pieces recruited
      }: more than anybody else.
award-harvest = The great harvest
  .about =
    { $count ->
        [one] One point
       *[other] { $count } points
      } in one scoring: the most of the game.
award-bidder = The bold bidder
  .about =
    { $count ->
        [one] One point
       *[other] { $count } points
      } paid at auctions: more than anybody else.
award-comeback = The comeback
  .about =
    { $count ->
        [one] One point
       *[other] { $count } points
      } behind, and still the winner.
award-front-runner = Always in front
  .about = Ahead after every one of { $count } scorings.
