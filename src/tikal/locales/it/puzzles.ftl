### Rompicapi: dieci punti azione, quanto puoi fare al massimo?

puzzles-title = Rompicapi
puzzles-lead =
  Hai dieci punti azione e poi c'è il conteggio. Quanti punti puoi segnare al massimo? Ogni rompicapo viene da una
  partita tra bot, ed è dimostrato quale sia il turno migliore.
puzzles-today = Il rompicapo di oggi
puzzles-streak =
  { $days ->
    [one] Serie in corso: { $days } giorno
   *[other] Serie in corso: { $days } giorni
  }
puzzles-solved = { $solved } su { $all } risolti
puzzles-solve = Risolvi
puzzles-look-again = Rivedi
puzzles-all = Tutti i rompicapi
puzzles-kept = Solo questo browser ricorda che cosa hai risolto.
puzzles-days =
  La difficoltà cresce dal lunedì alla domenica. Tutti hanno lo stesso rompicapo; a mezzanotte UTC ne arriva uno nuovo.

puzzle-level =
  { $level ->
    [1] molto facile
    [2] facile
    [3] medio
    [4] difficile
   *[5] molto difficile
  }
puzzle-title = Rompicapo { $number }
puzzle-of-day = Rompicapo del { $date }
puzzle-facts = { $players } giocatori, conteggio { $round } di 4
puzzle-open = Rompicapo { $number }, { puzzle-level }
  .solved = Rompicapo { $number }, { puzzle-level }, risolto
  .seen = Rompicapo { $number }, { puzzle-level }, turno migliore consultato
puzzle-task =
  Sei { $name }. Spendi fino a dieci punti azione; poi si contano subito i punti. Vale solo questo conteggio: segna il
  più possibile.
puzzle-no-luck = In questo turno non si può dissotterrare alcun tesoro, quindi niente dipende dalla fortuna.
puzzle-loading = Preparazione del rompicapo…
puzzle-now = Segneresti
puzzle-before = prima del tuo turno: { $points }
puzzle-so-far = Il tuo turno finora
puzzle-nothing-yet = Ancora niente. Scegli un'azione sotto il tabellone o una delle tue pedine.
puzzle-best = { $points } punti: di più non si può. Risolto!
puzzle-best-after-all = { $points } punti: è il massimo.
puzzle-short =
  { $short ->
    [one] { $points } punti. Il turno migliore ne dà uno in più.
   *[other] { $points } punti. Il turno migliore ne dà { $short } in più.
  }
puzzle-tries =
  { $tries ->
    [one] Primo tentativo
   *[other] Tentativo { $tries }
  }
puzzle-retry = Ricomincia
puzzle-hint = Suggerimento
puzzle-hint-more = Secondo suggerimento
puzzle-solution = Mostra il turno migliore
puzzle-solution-sure = Mostrarlo davvero? Allora il rompicapo non conterà più come risolto.
puzzle-first-hint = Primo suggerimento
puzzle-aims = Secondo suggerimento: che cosa dà il turno migliore
puzzle-steps = Uno dei turni migliori: { $points } punti
puzzle-watch = Giocalo sul tabellone
puzzle-watch-stop = Ferma
puzzle-watch-start = La posizione prima del turno
puzzle-back = Torna al mio turno
puzzle-share = Copia il risultato
puzzle-copied = Copiato
puzzle-shared =
  { $title } ({ puzzle-level }): risolto, { $tries ->
    [one] al primo tentativo
   *[other] { $tries } tentativi
  }, { $hints ->
    [0] senza suggerimenti
    [one] un suggerimento
   *[other] { $hints } suggerimenti
  }
puzzle-another = Un altro rompicapo


## Che cosa non può essere

puzzle-unknown =
  Il rompicapo «{ $name }» non esiste. I rompicapi hanno i numeri da 1 a { $last }; una data come 2026-11-17 indica il
  rompicapo di quel giorno.
puzzle-too-long = È troppo lungo per un turno: nessun turno richiede più di { $most } azioni.
puzzle-no-end = Tralascia «end»: il turno si conta come se finisse qui.


## Nel terminale

puzzle-list-line = { $number }  { puzzle-level }  { $edition }, { $players } giocatori, conteggio { $round }
puzzle-list-today = Il rompicapo di oggi è il { $number }.
puzzle-terminal-end = Scrivi «end» quando pensi che non si possa fare di più.
puzzle-terminal-again = Ricominciare?
puzzle-terminal-show = Mostrare il turno migliore?
