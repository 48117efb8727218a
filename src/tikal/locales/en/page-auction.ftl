### The page: the auction of the base game.


auction-title = Auction
auction-round = Round { $round }
auction-tiles = Open tiles
auction-for =
  { $turn ->
    [1] For the right to go first and pick any tile
   *[other] For the right to go next and pick any of the tiles left
  }
auction-decided =
  { $last ->
    [yes] The last tile of the round is free
   *[no] The auction is decided
  }
auction-tile-text =
  { $kind ->
    [volcano] Taking it starts a scoring: you act and score first.
    [ruins] It gets { $value } treasures, face down. { auction-ways }
    [temple] { auction-ways }
   *[clearing] Room for a camp. { auction-ways }
  }
auction-ways =
  { $ways ->
    [one] 1 way in, stones: { $stones }.
   *[other] { $ways } ways in, stones: { $stones }.
  }
auction-you = you
auction-capital =
  { $score ->
    [one] has { $score }
   *[other] has { $score }
  }
auction-state =
  { $state ->
    [asked] to bid
    [leads] leads
    [in] in
    [passed] passed
    [had] had a turn
    [takes] takes a tile
   *[waits] waits
  }
auction-no-bid = no bid
auction-bid-of =
  { $points ->
    [one] bid of { $points } point
   *[other] bid of { $points } points
  }
auction-bid = Bid { $points }
auction-pass = Pass
auction-your-bid = Your bid
auction-less = Less
auction-more = More
auction-quick = Quick bids
auction-leaves =
  A bid of { $points } leaves you { $left ->
    [one] { $left } point
   *[other] { $left } points
  }.
auction-range = Bid from { $least } to { $most }.
auction-cannot =
  { $high ->
    [0]
      { $score ->
        [one] You have { $score } point, so you cannot bid.
       *[other] You have { $score } points, so you cannot bid.
      }
   *[other] The highest bid is { $high } and you have { $score }: you can only pass.
  }
auction-waits-for = Waiting for { $name } to bid.
auction-take-which = You go next. Choose one of the tiles.
auction-take-then = Take it, then look where you can lay it. Until it lies there, you can undo.
auction-take =
  Take { $kind ->
    [temple] the temple { $value }
    [ruins] the ruins { $value }
    [clearing] the clearing
   *[volcano] the volcano
  }
auction-take-none = Choose a tile
auction-takes = { $name } is taking a tile.
auction-bids = Bids in this auction
auction-passes = passes
auction-paid =
  { $points ->
    [0] free
   *[other] { $points }
  }
auction-this-round = This round
auction-last-round = Last round
auction-price-paid = price paid
auction-how = How it works
auction-how-text =
  Only the winner pays. Amulet face up: this player has not had a turn this round. If you pass, you are out of this
  auction only. If nobody bids, the first to pass goes free of charge.
