# Time: what the players agreed on, their clocks, and what happens when the time is up.

event-timed-out-bot = { $name } is out of time; a bot takes over.
event-timed-out-pass = { $name } is out of time; the turn is passed.

pacing-title = Pace
pacing-about = How much time players have for a turn.
pacing-none = No clock: everybody takes the time they need.
pacing-unit-none = no clock
pacing-unit-minutes = minutes per turn
pacing-unit-days = days per turn
pacing-per-turn = Per turn
pacing-reserve = Reserve
pacing-late = When the time is up
pacing-when-bot = a bot takes over
pacing-when-pass = the turn is passed
pacing-agreed =
  { $unit ->
    [days] { $turn ->
        [one] One day per turn.
       *[other] { $turn } days per turn.
    }
   *[other] { $turn ->
        [one] One minute per turn.
       *[other] { $turn } minutes per turn.
    }
  }
pacing-agreed-reserve =
  { $unit ->
    [days] { $turn ->
        [one] One day per turn
       *[other] { $turn } days per turn
    }, and { $reserve } in reserve for the game.
   *[other] { $turn ->
        [one] One minute per turn
       *[other] { $turn } minutes per turn
    }, and { $reserve } in reserve for the game.
  }
pacing-late-bot = After that a bot takes over, until the player sends it away.
pacing-late-pass = After that the turn is passed.
pacing-days-hours = { $days } d { $hours } h
pacing-hours-minutes = { $hours } h { $minutes } min
pacing-until = Time until { $moment }
pacing-until-reserve = { $until }, including { $reserve } of reserve
pacing-short = Your time is nearly up.
