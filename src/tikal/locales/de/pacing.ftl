# Zeit: was vereinbart wurde, die Uhren, und was geschieht, wenn die Zeit um ist.

event-timed-out-bot = Die Zeit von { $name } ist um; ein Bot übernimmt.
event-timed-out-pass = Die Zeit von { $name } ist um; der Zug wird beendet.

pacing-title = Tempo
pacing-about = Wie viel Zeit man für einen Zug hat.
pacing-none = Keine Uhr: Alle nehmen sich die Zeit, die sie brauchen.
pacing-unit-none = keine Uhr
pacing-unit-minutes = Minuten je Zug
pacing-unit-days = Tage je Zug
pacing-per-turn = Je Zug
pacing-reserve = Reserve
pacing-late = Wenn die Zeit um ist
pacing-when-bot = übernimmt ein Bot
pacing-when-pass = endet der Zug
pacing-agreed =
  { $unit ->
    [days] { $turn ->
        [one] Ein Tag je Zug.
       *[other] { $turn } Tage je Zug.
    }
   *[other] { $turn ->
        [one] Eine Minute je Zug.
       *[other] { $turn } Minuten je Zug.
    }
  }
pacing-agreed-reserve =
  { $unit ->
    [days] { $turn ->
        [one] Ein Tag je Zug
       *[other] { $turn } Tage je Zug
    } und { $reserve } als Reserve für die Partie.
   *[other] { $turn ->
        [one] Eine Minute je Zug
       *[other] { $turn } Minuten je Zug
    } und { $reserve } als Reserve für die Partie.
  }
pacing-late-bot = Danach übernimmt ein Bot, bis man ihn wegschickt.
pacing-late-pass = Danach wird der Zug beendet.
pacing-days-hours = { $days } Tg. { $hours } Std.
pacing-hours-minutes = { $hours } Std. { $minutes } Min.
pacing-until = Zeit bis { $moment }
pacing-until-reserve = { $until }, davon { $reserve } Reserve
pacing-short = Deine Zeit ist bald um.
