### The page: Tikal Legend.


## Things

legend-who =
  { $who ->
    [leader] leader
   *[explorer] explorer
  }
legend-verb =
  { $verb ->
    [move] walk over the stones
    [transfer] transfer a piece
    [stone] place a stone token
    [movestone] move a stone token
   *[other] { $verb }
  }
legend-token = AP token { $ap }
legend-reconstructed = reconstructed
legend-permanent = permanent, once a round
legend-face-down = Used this round. If you keep it, it turns face up next round.


## Rounds and order

legend-rounds = Rounds and turn order
legend-round-of = Round { $round } of { $rounds }
legend-final = Final
legend-this-round = This round
legend-next-round = Next round
legend-final-order = Final scoring
legend-has-passed = has passed
legend-free = free


## The draft

legend-draft = Draft: take one thing
legend-cards = Action cards
legend-cards-each = { $count } each, one thing a turn
legend-tokens = AP tokens
legend-one-each = 1 each
legend-tiles = Tiles
legend-tiles-each =
  { $players ->
    [2] 2 each
    [3] 1 each, one player takes 2
   *[other] 1 each
  }
legend-next-order = Next order
legend-go =
  { $place ->
    [1] Go 1st
    [2] Go 2nd
    [3] Go 3rd
   *[other] Go { $place }th
  }
legend-place =
  { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
legend-your-camp = Your camp board
legend-due =
  Still to take: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
  }, { $tokens ->
    [0] no token
   *[other] a token
  }, { $tiles ->
    [0] no tile
    [one] a tile
   *[other] { $tiles } tiles
  }, { $order ->
    [0] no place
   *[other] a place
  }
legend-due-nothing = has everything
legend-take = Take { $name }
legend-take-what = Choose one thing
legend-camps = Camp boards
legend-camps-parts = kept · token · tile · this round
legend-hand = Kept: { $kept }. Token: { $token }. Tiles: { $tiles }. This round: { $cards }.


## The camp board

legend-camp-of = Camp board of { $name }
legend-whose-camp = Whose camp board to show
legend-kept = Kept · { $count } of { $slots }
legend-token-and-tile = Token and tile
legend-now = This round · play or keep; permanent cards may lapse
legend-nothing-left = nothing left
legend-no-token = no token
legend-no-tile = no tile
legend-tile-place = { $tile }: lay it
legend-main =
  { $step ->
    [main] Your turn: choose a card, the token or a tile.
    [after] Done. You may still use a power or card 07, then end your turn.
   *[other] Choose what to do.
  }
legend-play = Play it
legend-look = Look at the top treasures
legend-stash = Keep it
legend-stash-for = Keep it instead of another card
legend-stash-which = To keep “{ $title }”, choose which kept card to discard.
legend-activate =
  Use the token: { $ap } AP{ $cards ->
    [0] {""}
    [one] , and a bonus card
   *[other] , and bonus cards
  }
legend-bonus = Add: { $title }
legend-bonus-ask = Add bonus cards now, or begin.
legend-begin =
  Begin with { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
  }
legend-pass = Pass
legend-end = End turn
legend-undo = Undo
legend-cancel = Cancel
legend-done = Done
legend-waiting =
  { $step ->
    [draft] { $name } is drafting.
    [main] { $name } is to act.
    [after] { $name } is about to end the turn.
    [bonus] { $name } is adding bonus cards.
    [spend] { $name } is spending action points.
   *[other] { $name } is to act.
  }


## Laying a tile

legend-lay = Lay it
legend-lay-on = Lay on { $hex }
legend-lay-where =
  { $count ->
    [one] There is one possible hex. Choose it on the board.
   *[other] There are { $count } possible hexes. Choose one on the board.
  }
legend-lay-turn = How to turn the tile
legend-turn = Turn
legend-turned = turned by { $degrees }°


## Cards and powers at work

legend-effect =
  { $source ->
    [power] Power { $effect }
   *[card] Card { $effect }
  }
legend-step =
  { $most ->
    [0] Step { $step }
   *[other] Step { $step } of { $most }
  }
legend-points-left =
  { $ap ->
    [one] { $ap } point left
   *[other] { $ap } points left
  }
legend-todo =
  { $verb ->
    [put] Put a piece on one of the marked hexes.
    [dig] Take the top treasure from ruins.
    [clear] Clear a floor of a temple.
    [camp] Set up the camp.
    [movecamp] Move one of your camps: choose the camp, then its new place.
    [recruit] Make a piece available.
    [shift] Move a piece: choose it, then where it goes.
    [move] Walk: choose a piece, then where it goes.
    [transfer] Walk: choose a piece, then where it goes.
    [stone] Place the stone token: choose the two hexes it goes between.
    [movestone] Move a stone token: first choose the token, then the two hexes it goes between.
    [place] Lay the tile on a dotted hex.
    [rotate] Turn a tile: choose it, then its rotation.
    [swap] Exchange a treasure.
    [collection] Choose a collection to score.
    [takecard] Choose an open card.
    [guard] Place a guardian.
    [hex] Choose the hex where you win ties.
    [site] Choose the ruins to look through.
    [order] Put the treasures in order, the top one first. You take that one.
   *[other] Choose the next step.
  }
legend-not-done = You have to take at least one step.
legend-others-effect = { $name } is carrying it out.
legend-ask =
  { $facet ->
    [who] Who?
    [seat] With whom?
    [take] Which treasure do you take?
    [give] What do you give?
    [kind] Which collection?
    [card] Which card?
    [rotation] Which way round?
    [top] Which treasure is on top?
    [second] Which comes next?
    [third] Which comes next?
    [fourth] Which comes next?
    [verb] How?
    [power] Which power?
   *[other] Which one?
  }
legend-ask-board =
  { $count ->
    [one] { legend-ask-where } Only { $hexes } is possible.
   *[other] { legend-ask-where }
  }
legend-ask-where =
  { $facet ->
    [from] From which hex?
    [to] Where to?
    [border] Which stone token? Choose a hex beside it.
    [goal] Where? Choose one of the two hexes.
    [beyond] And the hex on the other side?
   *[hex] Which hex?
  }
legend-choices-left =
  { $count ->
    [one] One choice
   *[other] { $count } choices
  }
legend-hexes = Possible hexes
legend-choose-again = Choose again
legend-then = then
legend-do =
  { $verb ->
    [recruit] { $who ->
      [leader] Make the leader available
     *[explorer] Make an explorer available
    }
    [hex] Choose it
   *[other] Do it
  }


## The action bar

legend-act =
  { $act ->
    [stone] Stone
    [recruit] Recruit
   *[power] Power
  }


## Facts beside the board

legend-scored-now = If scored now
legend-categories = six categories
legend-category =
  { $category ->
    [temples] Temples
    [highest] Highest
    [volcanoes] Volcanoes
    [jungles] Jungle × temples
    [lakes] Lakes × masks
    [treasures] Treasures
   *[director] Director
  }
legend-part = { $source } { $points }
legend-sum = Total
legend-director = Museum director
legend-once = once per game
legend-use = Use
legend-sure = Sure?
legend-power-use = Use the power: { $title }
legend-power-sure = Really use this power: { $title }
legend-power-unused = Unused: 5 points at the end
legend-power-used = The power has been used
legend-tie-hex = You win ties on { $hex } in your next scoring.
legend-scoring-bonus =
  { $ap ->
    [one] { $ap } more action point in the next scoring.
   *[other] { $ap } more action points in the next scoring.
  }
legend-powers-reconstructed = Powers are reconstructed.
legend-border = Border tiles
legend-border-left = left to lay
legend-border-pile =
  { $kind ->
    [temple] { $count ->
      [one] 1 temple
     *[other] { $count } temples
    }
    [lake] { $count ->
      [one] 1 lake
     *[other] { $count } lakes
    }
   *[volcano] { $count ->
      [one] 1 volcano
     *[other] { $count } volcanoes
    }
  }
legend-stones-left =
  { $count ->
    [0] no stone token left: move one on the board
    [one] 1 stone token
   *[other] { $count } stone tokens
  }
legend-dotted = Dotted hexes are for cards 22 to 24
legend-seen = Treasures seen
legend-seen-by-you = only by you
legend-unseen = unseen
