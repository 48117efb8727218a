# Il tempo: gli accordi, gli orologi e cosa succede quando scade.

event-timed-out-bot = Il tempo di { $name } è scaduto; subentra un bot.
event-timed-out-pass = Il tempo di { $name } è scaduto; il turno viene saltato.

pacing-title = Ritmo
pacing-about = Quanto tempo si ha per un turno.
pacing-none = Nessun orologio: ognuno si prende il tempo che gli serve.
pacing-unit-none = nessun orologio
pacing-unit-minutes = minuti per turno
pacing-unit-days = giorni per turno
pacing-per-turn = Per turno
pacing-reserve = Riserva
pacing-late = Quando il tempo scade
pacing-when-bot = subentra un bot
pacing-when-pass = il turno viene saltato
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
pacing-late-bot = Poi subentra un bot, finché il giocatore non lo manda via.
pacing-late-pass = Poi il turno viene saltato.
pacing-days-hours = { $days } g { $hours } h
pacing-hours-minutes = { $hours } h { $minutes } min
pacing-until = Tempo fino a { $moment }
pacing-until-reserve = { $until }, di cui { $reserve } di riserva
pacing-short = Il tuo tempo sta per scadere.
