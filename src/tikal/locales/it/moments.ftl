### I turni degli altri, i ritrovamenti, i vulcani, i punteggi e il tempo senza connessione

table-speed-half = ½×
settings-speed-half = lenti
table-pause = Pausa
table-go-on = Continua

moment-found =
  { $mine ->
    [true] Dissotterri un tesoro
   *[other] { $name } dissotterra un tesoro
  }
moment-set =
  { $count ->
    [1] Il primo del suo tipo
    [2] Una coppia
   *[other] { $count } uguali
  }
moment-worth = { count-points }
moment-gain = +{ $gain }
moment-volcano = { $name } pesca un vulcano
moment-eruption = Un vulcano erutta in { $hex }
moment-eruption-by = Lo ha piazzato { $name }.
moment-close = Chiudi

moment-scoring = { $name } segna punti
moment-scoring-nothing = Questa volta niente dà punti.
moment-scoring-after = { $before } → { $after } punti
moment-scoring-all = Mostra tutto
moment-scoring-go-on = Continua
settings-scorings = Conta i punti tempio per tempio, al mio ritmo
settings-sounds = Suoni: il tuo turno, un ritrovamento, un vulcano

offline-title = Nessuna connessione
offline-retry = Nuovo tentativo tra { $seconds } s.
offline-trying = Nuovo tentativo…
offline-now = Riprova ora
offline-waiting =
  { $count ->
    [0] La tua prossima azione aspetterà qui il ritorno della connessione.
    [one] 1 azione in attesa. Sarà inviata al ritorno della connessione.
   *[other] { $count } azioni in attesa. Saranno inviate al ritorno della connessione.
  }
offline-refused = Non si può fare finché non torna la connessione.

table-undo-found = Un ritrovamento non si può annullare
table-undo-revealed = Ciò che è venuto alla luce non si può annullare
