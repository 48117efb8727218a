### The page: what is in hand, and the menu of a hex.


## Pieces that go together

hand-party =
  { $explorers ->
    [0] Leader
    [one]
      { $leaders ->
        [0] Explorer
       *[other] Leader and explorer
      }
   *[other]
      { $leaders ->
        [0] { $explorers } explorers
       *[other] Leader and { $explorers } explorers
      }
  } { hand-party-place }
hand-party-place =
  { $place ->
    [reserve] from the reserve
   *[other] from { $place }
  }
hand-explorers = Explorers
hand-leader = with the leader
hand-fewer = Fewer
hand-more = More
hand-most = all { $most }


## The menu of a hex

hand-menu = What to do on { $hex }
hand-offer =
  { $kind ->
    [deploy]
      { $who ->
        [leader] Deploy leader
       *[explorer]
          { $count ->
            [one] Deploy explorer
           *[other] Deploy { $count } explorers
          }
      }
    [move]
      { $who ->
        [leader] Leader from { $from }
       *[explorer]
          { $count ->
            [one] Explorer from { $from }
           *[other] { $count } explorers from { $from }
          }
      }
    [clear] Clear floor
    [dig] Dig
    [camp] Set up camp
    [guard]
      { $who ->
        [leader] Guardian: leader
       *[explorer] Guardian: explorer
      }
    [swap] Swap a treasure …
    [recruit]
      { $who ->
        [leader] Recruit a leader
       *[explorer] Recruit an explorer
      }
    [stone] Stone token towards { $beyond }
    [movestone] Stone token from { $hex }–{ $other } towards { $goal }
   *[other] { $kind }
  }
hand-offer-pick =
  { $explorers ->
    [0] Leader leaves …
    [one]
      { $leaders ->
        [0] Explorer leaves …
       *[other] Leader and explorer leave …
      }
   *[other]
      { $leaders ->
        [0] { $explorers } explorers leave …
       *[other] Leader and { $explorers } explorers leave …
      }
  }
hand-offers =
  { $kind ->
    [way] { $count } more ways
    [stone] Stone token, { $count } borders
    [movestone] Move a stone token here, { $count } ways
   *[other] { $count } more
  }


## Planning while others play

plan-title = Your plan
plan-turn = Plan my next turn
plan-copy = A copy of the board: only you see it. When it is your turn, you can play the plan with one click.
plan-without-tile = Your tile is not on it yet.
plan-so-far =
  { $count ->
    [0] Try your next turn here. Nothing is played.
    [one] { $count } action planned, { $ap } AP
   *[other] { $count } actions planned, { $ap } AP
  }
plan-keep = Keep the plan
plan-lost = Others have moved. No longer possible:
plan-close = Close
plan-stands =
  { $count ->
    [one] Your plan: { $count } action, { $ap } AP. It is possible.
   *[other] Your plan: { $count } actions, { $ap } AP. It is possible.
  }
plan-fails =
  { $count ->
    [0] Your plan is not possible any more.
    [one] Only { $count } action of your plan is still possible, { $ap } AP.
   *[other] Only { $count } actions of your plan are still possible, { $ap } AP.
  }
plan-not-possible = Not possible:
plan-play = Play the plan
plan-play-part = Play that part
plan-edit = Change it
plan-discard = Discard
plan-over = You have no more turn in this game.
plan-draft = Nobody knows yet how your turn begins: the draft comes first.
plan-passed = You have passed and are out of this round.


## Settings

settings-ask = Ask before a move is played
settings-ask-never = never
settings-ask-usual = as needed
settings-ask-always = every move
settings-ask-never-means = One click or tap plays. You can undo everything but what brought something to light.
settings-ask-usual-means = A tap on the screen asks first, and so does ending a turn with points left. A mouse shows what a click would do.
settings-ask-always-means = The first click or tap shows what would happen, the second plays.
settings-pieces = Pieces
settings-pieces-normal = normal
settings-pieces-large = large
