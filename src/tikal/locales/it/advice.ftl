### Suggerimenti ed esame dei turni.


## Un primo indizio: dove guardare

advice-nudge-temple = Guarda il tempio su { $hex }.
advice-nudge-dig = Un tesoro è alla tua portata.
advice-nudge-guard = Pensa a un guardiano.
advice-nudge-camp = Un campo ti risparmierebbe strada.
advice-nudge-swap = Guarda i tesori degli altri.
advice-nudge-bid = Essere il prossimo per te vale qualcosa.
advice-nudge-pass = Ciò che è scoperto non vale un'offerta.
advice-nudge-take = Confronta le tessere: { $tile } ha qualcosa in più.
advice-nudge-tile = Pensa a dove la tessera ti serve di più.
advice-nudge-pieces = Pensa a dove devono stare i tuoi pezzi nel prossimo turno.
advice-nudge-card = Una delle tue carte va bene adesso.
advice-nudge-stash = Una delle tue carte varrà di più in seguito.
advice-nudge-power = Il tuo potere potrebbe aiutarti adesso.
advice-nudge-token = È un buon momento per il gettone PA.
advice-nudge-order = Pensa a chi deve essere il primo nel prossimo round.
advice-nudge-ap = Sono i punti azione ciò che ti serve di più.
advice-nudge-draft-card = Una delle carte si adatta a ciò che hai.
advice-nudge-end = Qui non c'è più nulla da guadagnare.


## Che cosa porta un turno

advice-gain-temple = Prendi il tempio su { $hex }: { count-points }.
advice-gain-guardian = Il tempio su { $hex } è tuo per sempre: { count-points } a ogni conteggio.
advice-gain-floors = Il tuo tempio su { $hex } cresce: ora { count-points }.
advice-gain-set =
  { $count ->
    [1] Hai un tesoro di un nuovo tipo ({ kind-found }): { count-points }.
   *[other] Hai { $count } tesori dello stesso tipo ({ kind-found }): { count-points }.
  }
advice-gain-dig =
  { $tokens ->
    [one] Dissotterri l'ultimo tesoro su { $hex }.
   *[other] Dissotterri uno dei { $tokens } tesori su { $hex }.
  }
advice-gain-category =
  { $category ->
    [highest] Ottieni { count-points } in più per i templi più alti.
    [volcanoes] Ottieni { count-points } in più per i vulcani.
    [jungles] Ottieni { count-points } in più per le giungle.
    [lakes] Ottieni { count-points } in più per i laghi.
   *[director] Ottieni { count-points } in più per il tuo potere.
  }
advice-gain-score = Segni { count-points } alla fine di questo turno.
advice-gain-bid =
  { $points ->
    [0] Essere il prossimo non vale nulla: la tessera { $tile } è appena migliore di un'altra.
   *[other] Essere il prossimo vale circa { count-points }: di tanto la tessera { $tile } è migliore di un'altra.
  }


## Che cosa toglie un turno agli altri

advice-deny-temple = { $name } non tiene più il tempio su { $hex }: { count-points } in meno.
advice-deny-points = { $name } segnerebbe { count-points } in meno.


## Che cosa prepara un turno

advice-prepare-tile = La tessera { $tile } è su { $hex }.
advice-prepare-camp = Da un campo su { $hex } i nuovi pezzi hanno meno strada.
advice-prepare-lead = Sei in testa di { $lead } su { $hex }: è più difficile ribaltare la situazione.
advice-prepare-short = Con un esploratore in più su { $hex } tieni il tempio.
advice-prepare-pieces =
  { $count ->
    [one] Un pezzo in più è sul tabellone.
   *[other] { $count } pezzi in più sono sul tabellone.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] Un pezzo è su { $hex }, dove c'è un tesoro.
   *[other] Un pezzo è su { $hex }, dove ci sono { $tokens } tesori.
  }
advice-prepare-recruits =
  { $count ->
    [one] Un pezzo in più può essere portato sul tabellone.
   *[other] { $count } pezzi in più possono essere portati sul tabellone.
  }
advice-prepare-stone = Un gettone pietra apre una via.
