# Il tempo: gli accordi, gli orologi e cosa succede quando scade.

event-timed-out-bot = Il tempo di { $name } è scaduto; gioca un bot.
event-timed-out-pass = Il tempo di { $name } è scaduto; il turno passa.

pacing-title = Ritmo
pacing-about = Quanto tempo si ha per un turno.
pacing-none = Nessun orologio: ognuno si prende il tempo che gli serve.
pacing-unit-none = nessun orologio
pacing-unit-minutes = minuti per turno
pacing-unit-days = giorni per turno
pacing-per-turn = Per turno
pacing-reserve = Riserva
pacing-late = Quando il tempo scade
pacing-when-bot = gioca un bot
pacing-when-pass = il turno passa
pacing-agreed =
  { $unit ->
    [days] { $turn ->
        [one] Un giorno per turno.
       *[other] { $turn } giorni per turno.
    }
   *[other] { $turn ->
        [one] Un minuto per turno.
       *[other] { $turn } minuti per turno.
    }
  }
pacing-agreed-reserve =
  { $unit ->
    [days] { $turn ->
        [one] Un giorno per turno
       *[other] { $turn } giorni per turno
    } e { $reserve } di riserva per la partita.
   *[other] { $turn ->
        [one] Un minuto per turno
       *[other] { $turn } minuti per turno
    } e { $reserve } di riserva per la partita.
  }
pacing-late-bot = Poi gioca un bot, finché non lo mandi via.
pacing-late-pass = Poi il turno passa.
pacing-days-hours = { $days } g { $hours } h
pacing-hours-minutes = { $hours } h { $minutes } min
pacing-until = Tempo fino a { $moment }
pacing-until-reserve = { $until }, di cui { $reserve } di riserva
pacing-short = Il tuo tempo sta per scadere.
