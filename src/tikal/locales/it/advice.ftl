### Suggerimenti ed esame dei turni.


## Un primo indizio: dove guardare

advice-nudge-temple = Da' un'occhiata al tempio in { $hex }.
advice-nudge-dig = Un tesoro è alla tua portata.
advice-nudge-guard = Hai pensato a un guardiano?
advice-nudge-camp = Un campo ti farebbe risparmiare punti azione.
advice-nudge-swap = Da' un'occhiata ai tesori degli altri.
advice-nudge-bid = Giocare adesso per te vale qualcosa.
advice-nudge-pass = Nessuna tessera scoperta vale un'offerta.
advice-nudge-take = Confronta le tessere: { $tile } merita un'altra occhiata.
advice-nudge-tile = Dove ti servirebbe di più la tessera?
advice-nudge-pieces = Dove dovrebbero stare le tue pedine nel prossimo turno?
advice-nudge-card = È un buon momento per una delle tue carte.
advice-nudge-stash = Una delle tue carte varrà di più in seguito.
advice-nudge-power = Il tuo potere potrebbe aiutarti adesso.
advice-nudge-token = È un buon momento per il gettone PA.
advice-nudge-order = Nel prossimo round vuoi giocare presto o tardi?
advice-nudge-ap = Sono i punti azione ciò che ti serve di più.
advice-nudge-draft-card = Una delle carte va bene con ciò che hai.
advice-nudge-end = Qui non c'è più nulla da guadagnare.


## Che cosa porta un turno

advice-gain-temple =
  { $floors ->
    [0] Prendi il tempio in { $hex }: { count-points }.
   *[other] Prendi il tempio in { $hex } e lo porti a { $points }.
  }
advice-gain-guardian = Il tempio in { $hex } è tuo fino alla fine: { count-points } a ogni conteggio.
advice-gain-floors = Il tuo tempio in { $hex } cresce: ora { count-points }.
advice-gain-set =
  { $count ->
    [1] Hai un tesoro di un nuovo tipo ({ kind-found }): { count-points }.
   *[other] Hai { $count } tesori dello stesso tipo ({ kind-found }): { count-points }.
  }
advice-gain-dig =
  { $tokens ->
    [one] Dissotterri l'ultimo tesoro in { $hex }.
   *[other] Dissotterri uno dei { $tokens } tesori in { $hex }.
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
    [0] Giocare adesso non ti dà nulla: la tessera { $tile } è appena migliore delle altre.
   *[other] Giocare adesso ti dà circa { count-points }: di tanto la tessera { $tile } è migliore delle altre.
  }


## Che cosa toglie un turno agli altri

advice-deny-temple = { $name } non controlla più il tempio in { $hex }: { count-points } in meno.
advice-deny-points = { $name } segnerebbe { count-points } in meno.


## Che cosa prepara un turno

advice-prepare-tile = La tessera { $tile } va in { $hex }.
advice-prepare-camp = Con un campo in { $hex } le nuove pedine hanno meno strada da fare.
advice-prepare-lead = Hai { $lead } di vantaggio in { $hex }: è più difficile togliertelo.
advice-prepare-short = Un altro esploratore in { $hex } e controlli il tempio.
advice-prepare-pieces =
  { $count ->
    [one] Hai una pedina in più sul tabellone.
   *[other] Hai { $count } pedine in più sul tabellone.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] Hai una pedina in { $hex }, dove c'è un tesoro.
   *[other] Hai una pedina in { $hex }, dove ci sono { $tokens } tesori.
  }
advice-prepare-recruits =
  { $count ->
    [one] Puoi schierare una pedina in più.
   *[other] Puoi schierare { $count } pedine in più.
  }
advice-prepare-stone = Un gettone lastra apre un passaggio.
