### Puzzles: ten action points, and what is the most that you can score?

puzzles-title = Puzzles
puzzles-lead =
  You have ten action points, and then you score. What is the most you can get? Every puzzle comes from a game between
  bots, and its best turn is proven.
puzzles-today = Today's puzzle
puzzles-streak =
  { $days ->
    [one] Solved one day in a row
   *[other] Solved { $days } days in a row
  }
puzzles-solved = { $solved } of { $all } solved
puzzles-solve = Solve it
puzzles-look-again = Look at it again
puzzles-all = All puzzles
puzzles-kept = What you have solved is remembered in this browser only.
puzzles-days = It gets harder from Monday to Sunday. Everybody has the same puzzle; a new one comes at midnight UTC.

puzzle-level =
  { $level ->
    [1] very easy
    [2] easy
    [3] medium
    [4] hard
   *[5] very hard
  }
puzzle-title = Puzzle { $number }
puzzle-of-day = Puzzle of { $date }
puzzle-facts = { $players } players, scoring round { $round } of 4
puzzle-open = Puzzle { $number }, { puzzle-level }
  .solved = Puzzle { $number }, { puzzle-level }, solved
  .seen = Puzzle { $number }, { puzzle-level }, best turn looked up
puzzle-task =
  You are { $name }. Spend up to ten action points; then you score at once. Only the points of this one scoring
  count: get as many as you can.
puzzle-no-luck = No treasure can be dug up this turn, so nothing depends on luck.
puzzle-loading = Setting up the puzzle …
puzzle-now = You would score
puzzle-before = before your turn: { $points }
puzzle-so-far = Your turn so far
puzzle-nothing-yet = Nothing yet. Choose an action below the board, or one of your pieces.
puzzle-best = { $points } points: nothing scores more. Solved!
puzzle-best-after-all = { $points } points: the most there is.
puzzle-short =
  { $short ->
    [one] { $points } points. The best turn scores one point more.
   *[other] { $points } points. The best turn scores { $short } points more.
  }
puzzle-tries =
  { $tries ->
    [one] First try
   *[other] Try number { $tries }
  }
puzzle-retry = Start again
puzzle-hint = Hint
puzzle-hint-more = Second hint
puzzle-solution = Show the best turn
puzzle-solution-sure = Really show it? Then the puzzle no longer counts as solved by you.
puzzle-first-hint = First hint
puzzle-aims = Second hint: what the best turn brings
puzzle-steps = A best turn: { $points } points
puzzle-watch = Play it on the board
puzzle-watch-stop = Stop
puzzle-watch-start = The position before the turn
puzzle-back = Back to my turn
puzzle-share = Copy the result
puzzle-copied = Copied
puzzle-shared =
  { $title } ({ puzzle-level }): solved, { $tries ->
    [one] first try
   *[other] { $tries } tries
  }, { $hints ->
    [0] no hints
    [one] one hint
   *[other] { $hints } hints
  }
puzzle-another = Another puzzle


## What cannot be

puzzle-unknown =
  There is no puzzle “{ $name }”. Puzzles have the numbers 1 to { $last }; a date such as 2026-11-17 is the puzzle
  of that day.
puzzle-too-long = That is too long for a turn: no turn needs more than { $most } actions.
puzzle-no-end = Leave out “end”: the turn is scored as if it ended here.


## In the terminal

puzzle-list-line = { $number }  { puzzle-level }  { $edition }, { $players } players, scoring round { $round }
puzzle-list-today = Today's puzzle is { $number }.
puzzle-terminal-end = Type “end” when you think that nothing scores more.
puzzle-terminal-again = Try again from the start?
puzzle-terminal-show = Show the best turn?
