### Problemi: dieci punti azione, quanto puoi fare al massimo?

puzzles-title = Problemi
puzzles-lead =
  Hai dieci punti azione e poi c'è il conteggio. Quanto puoi ottenere al massimo? Ogni problema viene da una partita tra
  bot, ed è dimostrato quale sia il turno migliore.
puzzles-today = Il problema di oggi
puzzles-streak =
  { $days ->
    [one] Risolto un giorno
   *[other] Risolto { $days } giorni di fila
  }
puzzles-solved = { $solved } su { $all } risolti
puzzles-solve = Risolvilo
puzzles-look-again = Riguardalo
puzzles-all = Tutti i problemi
puzzles-kept = Solo questo browser ricorda che cosa hai risolto.
puzzles-days =
  La difficoltà cresce dal lunedì alla domenica. Tutti hanno lo stesso problema; a mezzanotte UTC ne arriva uno nuovo.

puzzle-level =
  { $level ->
    [1] molto facile
    [2] facile
    [3] medio
    [4] difficile
   *[5] molto difficile
  }
puzzle-title = Problema { $number }
puzzle-of-day = Problema del { $date }
puzzle-facts = { $players } giocatori, conteggio { $round } di 4
puzzle-open = Problema { $number }, { puzzle-level }
  .solved = Problema { $number }, { puzzle-level }, risolto
  .seen = Problema { $number }, { puzzle-level }, turno migliore consultato
puzzle-task =
  Giochi con { $name }. Spendi fino a dieci punti azione; poi conti subito i punti. Valgono solo i punti di questo
  conteggio: ottienine il più possibile.
puzzle-no-luck = In questo turno non si può scavare alcun tesoro, quindi niente dipende dalla fortuna.
puzzle-loading = Preparo il problema…
puzzle-now = Faresti
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
puzzle-solution-sure = Mostrarlo davvero? Allora il problema non conterà più come risolto da te.
puzzle-first-hint = Primo suggerimento
puzzle-aims = Secondo suggerimento: che cosa dà il turno migliore
puzzle-steps = Un turno migliore: { $points } punti
puzzle-watch = Guardalo sul tabellone
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
puzzle-another = Un altro problema


## Che cosa non può essere

puzzle-unknown =
  Non c'è un problema «{ $name }». I problemi hanno i numeri da 1 a { $last }; una data come 2026-11-17 è il problema
  di quel giorno.
puzzle-too-long = È troppo lungo per un turno: nessuno ha bisogno di più di { $most } azioni.
puzzle-no-end = Tralascia «end»: il turno si conta come se finisse qui.


## Nel terminale

puzzle-list-line = { $number }  { puzzle-level }  { $edition }, { $players } giocatori, conteggio { $round }
puzzle-list-today = Il problema di oggi è il { $number }.
puzzle-terminal-end = Scrivi «end» quando pensi che di più non si possa.
puzzle-terminal-again = Ricominciare?
puzzle-terminal-show = Mostrare il turno migliore?
