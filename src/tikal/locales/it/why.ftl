### Perché un'azione non è permessa: che cosa non va, con i numeri, e che cosa la renderebbe valida.
### Chi mostra un messaggio ci mette davanti l'id della regola.

why-ok = È permesso.


## Lo svolgimento della partita

why-game-over = La partita è finita. Non si può più giocare.
why-wrong-step = Adesso non si può fare. Ecco che cosa c'è da decidere: { $step }.
why-not-your-turn = Non è il tuo turno. Adesso deve decidere un altro giocatore.
why-ap = Costa { count-cost }; hai ancora { count-ap }.
why-cannot-undo =
  Non c'è nulla da annullare. Un'azione che ha rivelato qualcosa o ha fatto passare il turno resta com'è.
why-not-whole =
  Questa partita viene da un file senza le tessere e i tesori nascosti. Puoi guardarla, ma nessuno può continuarla né
  annullare qualcosa.
why-unforeseeable = Nessuno può sapere che cosa porterà «{ $text }» finché non lo fai. Toglilo dal piano.
why-unreadable = «{ $text }» non si può leggere come azione. Dovrebbe avere questa forma: { $form }


## Piazzare una tessera

why-place-occupied = In { $hex } c'è già { a-terrain }. Per una tessera serve un esagono vuoto.
why-place-off-board = { $hex } non è sul tabellone di questa partita.
why-place-same-rotation =
  La rotazione { $rot } della tessera { $tile } è uguale a una con un numero minore. Usa il numero più piccolo.
why-place-detached =
  { $hex } non tocca alcun esagono esplorato. Una nuova tessera deve avere un lato in comune con uno di essi.
why-place-unreachable =
  Con la rotazione { $rot } non c'è alcuna lastra tra { $hex } e un esagono vicino, quindi nessuno potrebbe entrare
  nella tessera. Prova un'altra rotazione o un altro esagono.
why-place-only-volcano =
  Con la rotazione { $rot } le lastre collegano { $hex } solo a un vulcano, e da lì non può arrivare nessuno.
  Prova un'altra rotazione o un altro esagono.
why-place-volcano-path =
  Nessuna lastra di un esagono vicino porta a { $hex }. In questa partita a un vulcano ne serve una, finché c'è un
  esagono vuoto che la offre.
why-place-volcano-seals = Un vulcano in { $hex } taglierebbe fuori per sempre un esagono dal campo base.


## Schierare e trasferire

why-deploy-where =
  Le nuove pedine arrivano al campo base o in uno dei tuoi campi. { $hex } non è né l'uno né l'altro.
why-deploy-foreign-camp = Il campo in { $hex } è di un avversario. Puoi schierare solo nei tuoi campi.
why-deploy-reserve =
  { $who ->
    [leader] Non hai più capi nella tua riserva.
   *[explorer] Non hai più esploratori nella tua riserva.
  }
why-transfer-ends =
  Un trasferimento va dal campo base o da uno dei tuoi campi a un altro di questi, non da { $from } a { $to }.
why-transfer-nobody =
  { $who ->
    [leader] Non hai alcun capo in { $from }.
   *[explorer] Non hai alcun esploratore in { $from }.
  }
why-transfer-foreign-camp =
  { $from } o { $to } è il campo di un avversario. Puoi trasferire solo tra il campo base e i tuoi campi.


## Muovere

why-move-nobody =
  { $who ->
    [leader] Non hai alcun capo in { $from }.
   *[explorer] Non hai alcun esploratore in { $from }.
  }
why-move-guardian =
  { $who ->
    [leader] Il tuo capo in { $from } è un guardiano e non si muove più.
   *[explorer] Il tuo unico esploratore in { $from } è un guardiano e non si muove più.
  }
why-move-not-adjacent = { $to } non confina con { $from }. Un movimento attraversa un solo lato.
why-move-no-passage = Tra { $from } e { $to } non c'è alcuna lastra, e senza lastre non c'è passaggio.
why-move-instalments =
  Il passaggio da { $from } a { $to } costa { count-cost } in una volta sola; hai ancora { count-ap }.
why-move-volcano = In { $to } c'è un vulcano, e nessuno può entrarci.
why-move-jungle = In { $to } non c'è ancora una tessera, quindi nessuno può andarci.


## Liberare

why-clear-not-temple = Si possono liberare solo i templi. In { $hex } c'è { a-terrain }.
why-clear-nobody = Non hai pedine in { $hex }. Per liberare ne serve almeno una.
why-clear-pieces =
  { $cleared ->
    [one] Per un secondo piano nello stesso turno serve una seconda pedina in { $hex }; ne hai { $pieces }.
   *[other] In questo turno hai liberato { $cleared } piani in { $hex } e lì di pedine ne hai solo { $pieces }.
  }
why-clear-limit = In questo turno hai già liberato { $cleared } piani in { $hex }. Il limite è due.
why-clear-supply =
  Al tempio in { $hex } servirebbe un piano di livello { $level }, ma non ce ne sono più. Non può più crescere.
why-clear-guarded = Il tempio in { $hex } ha un guardiano, quindi il suo valore non può più cambiare.
why-clear-highest = Il tempio in { $hex } ha già raggiunto 10, il valore più alto.


## Scavare

why-dig-not-ruins = I tesori si trovano solo nelle rovine. In { $hex } c'è { a-terrain }.
why-dig-nobody = Non hai pedine in { $hex }. Per scavare ne serve almeno una.
why-dig-pieces =
  { $dug ->
    [one] Per un secondo tesoro nello stesso turno serve una seconda pedina in { $hex }; ne hai { $pieces }.
   *[other] In questo turno hai dissotterrato { $dug } tesori in { $hex } e lì di pedine ne hai solo { $pieces }.
  }
why-dig-limit = In questo turno hai già dissotterrato { $dug } tesori in { $hex }. Il limite è due.
why-dig-empty = Nelle rovine in { $hex } non ci sono più tesori. Adesso contano come radura.


## Scambiare

why-swap-seat = Al posto { $seat } non c'è alcun avversario.
why-swap-mine = Non hai tesori di tipo { kind-given } da cedere.
why-swap-theirs = Il giocatore al posto { $seat } non ha tesori di tipo { kind-taken }.
why-swap-pair-mine =
  Di tipo { kind-given } ne hai { $mine }. Puoi cedere solo un tesoro di cui hai esattamente un esemplare.
why-swap-pair-theirs =
  Di tipo { kind-taken } il giocatore al posto { $seat } ne ha { $theirs }. Puoi prendere solo un tesoro di cui quel
  giocatore ha esattamente un esemplare.
why-swap-same =
  Scambieresti due tesori dello stesso tipo ({ kind-given }), e non cambierebbe nulla. Scegli due tipi diversi.


## Campi

why-camp-terrain =
  Per un campo serve una radura o rovine senza tesori. In { $hex } c'è { a-terrain }.
why-camp-tokens =
  { $tokens ->
    [one] Nelle rovine in { $hex } c'è ancora { count-tokens }. Per un campo si deve aspettare che non ne restino.
   *[other] Nelle rovine in { $hex } ci sono ancora { count-tokens }. Per un campo si deve aspettare che non ne restino.
  }
why-camp-base = { $hex } è il campo base di tutti i giocatori. Lì non c'è posto per altri campi.
why-camp-taken = In { $hex } c'è già un campo. Un esagono ne può ospitare solo uno.
why-camp-none-left =
  { $source ->
    [none] Hai già allestito entrambi i tuoi campi. Ogni giocatore ne ha due per tutta la partita.
   *[other] Hai già allestito entrambi i tuoi campi. Con { the-effect } puoi spostarne uno: { $form }
  }
why-camp-presence = Per allestire un campo in { $hex } ti serve lì una tua pedina, e non ne hai.
why-camp-majority =
  Il tuo valore in { $hex } è { $value }, e un avversario ha { $rival }. Per un campo ti serve più di ciascun
  avversario, a meno che lì non ci sia nessuno.


## Guardiani

why-guard-not-temple = Solo i templi possono avere un guardiano. In { $hex } c'è { a-terrain }.
why-guard-taken = Il tempio in { $hex } ha già un guardiano.
why-guard-limit = Hai già piazzato { $guardians } guardiani. Il limite è due per tutta la partita.
why-guard-nobody = In { $hex } non hai alcuna pedina che possa diventare il guardiano.
why-guard-who =
  { $who ->
    [leader] In { $hex } non hai alcun capo che possa diventare il guardiano.
   *[explorer] In { $hex } non hai alcun esploratore che possa diventare il guardiano.
  }
why-guard-majority =
  Il tuo valore in { $hex } è { $value }, e un avversario ha { $rival }. Ti serve più di ciascun avversario; un
  esploratore vale 1, un capo 3.


## L'asta

why-bid-low = { $bid } non basta: l'offerta più alta è { $high }. Offri di più o passa.
why-bid-minimum = { $bid } non è un'offerta. La minima è 1; per non offrire nulla, passa.
why-bid-capital = Non puoi offrire { $bid }: hai { count-score }.
why-take-not-open = La tessera { $tile } non è tra quelle scoperte.


## Legend: il draft

why-draft-quota =
  { $pick ->
    [order] Hai già scelto il tuo posto per il prossimo round.
    [ap] Hai già un gettone PA. Ogni giocatore ne prende uno per round.
    [tile] Hai già { count-held-tiles }. Ogni giocatore ne prende al massimo { $quota } per round.
   *[card] A destra hai già { $held } carte. Ogni giocatore ne prende { $quota } per round.
  }
why-draft-slot = { $place } non è un posto libero nell'ordine del prossimo round. Ancora liberi: { $free }.
why-draft-not-open =
  { $pick ->
    [ap] Non c'è alcun gettone PA di valore { $wanted } scoperto. Puoi scegliere tra { $open }.
    [tile] La tessera { $wanted } non è scoperta. Puoi scegliere tra { $open }.
   *[card] La carta { $wanted } non è scoperta. Puoi scegliere tra { $open }.
  }
why-draft-leaves-none =
  { $offered ->
    [0] Tutte le tessere scoperte sono state prese.
   *[other] Hai già una tessera; { count-offered } e { count-waiting } ancora senza.
  }


## Legend: carte e turni

why-stash-not-right =
  La carta { $card } non è a destra della tua plancia campo. { $right ->
    [none] Lì non c'è alcuna carta.
   *[cards] Lì hai { $right }.
  }
why-stash-full =
  { $slots ->
    [one] L'unico spazio a sinistra della tua plancia campo è occupato. Scarta la carta che c'è lì: { $left }.
   *[other] Tutti i { $slots } spazi a sinistra della tua plancia campo sono occupati. Scarta una di queste: { $left }.
  }
why-stash-room =
  Spazi occupati a sinistra della tua plancia campo: { $used } su { $slots }. Conserva la carta { $card } senza
  scartarne un'altra.
why-stash-not-left = La carta { $other } non è a sinistra della tua plancia campo. Lì hai { $left }.
why-play-no-card =
  La carta { $card } non è sul lato { a-side } della tua plancia campo. { $lying ->
    [none] Lì non c'è alcuna carta.
   *[cards] Lì hai { $lying }.
  }
why-play-permanent =
  La carta { $card } è permanente e non si gioca mai. Usala insieme ad altre azioni: la 07 con look, la 20 e la 21 con
  bonus dopo l'attivazione del gettone PA.
why-play-no-use =
  La carta { $card } adesso non ha effetto. { $side ->
    [left] Può restare dov'è.
   *[right] Puoi conservarla per dopo.
  }
why-activate-no-token = In questo round non hai più gettoni PA. Ogni giocatore ne ha uno, per un turno.
why-pass-compulsory =
  Prima di passare devi usare ciò che hai preso nel draft. Ancora da usare: gettone PA { $token ->
    [0] nessuno
   *[other] { $token }
  }, carte { $cards ->
    [none] nessuna
   *[cards] { $cards }
  }, tessere { $tiles ->
    [none] nessuna
   *[tiles] { $tiles }
  }.
why-bonus-no-card =
  Sul lato { a-side } della tua plancia campo non c'è una carta bonus { $card } scoperta. Solo le carte 20 e 21 danno
  punti azione in più, ciascuna una volta per round.
why-look-no-card =
  La carta 07 non è scoperta sul lato { a-side } della tua plancia campo. È lei che ti fa guardare i tesori, una volta
  per round.


## Legend: tessere

why-tile-not-yours =
  La tessera { $tile } non è sulla tua plancia campo. { $tiles ->
    [none] Non hai tessere da piazzare.
   *[tiles] Puoi piazzare { $tiles }.
  }
why-tile-dotted =
  { $hex } è un esagono punteggiato, e lì vanno solo le tessere delle carte da 22 a 24. Le tessere del draft vanno
  sugli altri.
why-tile-majority =
  Il tuo valore in { $hex } è { $value }, e un avversario ha { $rival }. Dove ci sono pedine, per piazzare una tessera
  ti serve più di ciascun avversario.
why-card-tile-not-dotted =
  { $hex } non è un esagono punteggiato, e la tessera che piazza { the-effect } va solo su quelli.
why-card-tile-access =
  Con la rotazione { $rot } non c'è alcuna lastra tra { $hex } e una tessera vicina, quindi nessuno potrebbe entrare.
  Prova un'altra rotazione o un altro esagono.


## Legend: gettoni lastra e reclute

why-stone-no-border =
  { $fault ->
    [order] Nomina gli esagoni di un confine in ordine alfabetico: { $to } { $from }.
   *[apart] { $from } e { $to } non sono vicini. Un gettone lastra sta tra due esagoni vicini.
  }
why-stone-none-left =
  Entrambi i gettoni lastra sono già sul tabellone, su { $stones }. Puoi invece spostarne uno.
why-stone-supply-first =
  { $supply ->
    [one] { $supply } gettone lastra non è ancora sul tabellone. Piazzalo prima di spostare l'altro.
   *[other] { $supply } gettoni lastra non sono ancora sul tabellone. Piazzali prima di spostarne uno.
  }
why-stone-not-there = Su { $border } non c'è alcun gettone lastra. I gettoni sono su { $stones }.
why-stone-same-border = Il gettone lastra è già su { $border }. Scegli un altro confine.
why-recruit-none =
  { $who ->
    [leader] Non hai più capi da reclutare.
   *[explorer] Non hai più esploratori da reclutare.
  }


## Legend: scambiare tesori

why-exchange-mine = Vuoi cedere { $given } di tipo { kind-given }, ma ne hai { $mine }.
why-exchange-theirs =
  Vuoi prendere { $copies } di tipo { kind-taken }, ma il giocatore al posto { $seat } ne ha { $theirs }.
why-exchange-taken =
  Di tipo { kind-taken } ne hai { $mine_taken }, e il giocatore al posto { $seat } ne ha { $theirs }. Puoi prendere
  solo un tipo di cui hai almeno altrettanti tesori.
why-exchange-given =
  Di tipo { kind-given } ne hai { $mine }, e il giocatore al posto { $seat } ne ha { $theirs_given }. Per cederlo in
  questo scambio devi averne almeno { $least }.
why-exchange-pair-order = I due tipi si scrivono in un ordine fisso. Scrivi { $pair }.


## Legend: poteri

why-power-used = Hai già usato un potere. Ogni giocatore può usarne uno in tutta la partita.
why-power-not-yours =
  { $powers ->
    [none] Questa partita si gioca senza poteri.
   *[powers] Il potere { $power } non è sulla tua tessera. Puoi scegliere tra { $powers }.
  }
why-power-not-now =
  { $power ->
    [p18]
      Il potere { $power } riprende la carta che hai appena giocato. Usalo dopo la carta e prima della fine del
      turno.
    [p23] Il potere { $power } aiuta nel tuo prossimo conteggio, e dopo questo non ce ne sono altri.
   *[other]
      Il potere { $power } funziona solo mentre spendi punti azione, con il tuo gettone PA o prima di un conteggio.
  }
why-power-no-use = Il potere { $power } adesso non ha effetto. Lo tieni per dopo.


## Legend: passi di una carta o di un potere

why-step-other = Stai ancora eseguendo { the-effect }. Il prossimo passo si scrive così: { $form }
why-step-done-early = Non puoi ancora interrompere { the-effect }. Il prossimo passo si scrive così: { $form }
why-step-site =
  { $ground ->
    [ruins]
      { $terrain ->
        [ruins] Nelle rovine in { $hex } non ci sono più tesori. Scegli rovine che ne abbiano ancora.
       *[other] In { $hex } c'è { a-terrain }. Scegli rovine che abbiano ancora tesori.
      }
    [temple] In { $hex } c'è { a-terrain }. Scegli un tempio.
    [water] In { $hex } c'è { a-terrain }. Scegli un lago o un vulcano.
   *[camp] { $hex } non è né il campo base né un tuo campo.
  }
why-step-same-hex = Hai iniziato { the-effect } in { $fixed }. Anche gli altri passi vanno fatti lì.
why-step-same-temple =
  Con { the-effect } hai già liberato un piano in { $hex }. Per ogni piano serve un altro tempio.
why-step-reserve =
  { $effect ->
    [p06] Il potere { $effect } porta solo un capo ancora indisponibile.
   *[other]
      { $who ->
        [leader] Non hai più capi nella tua riserva disponibile.
       *[explorer] Non hai più esploratori nella tua riserva disponibile.
      }
  }
why-step-explorers-only = Per { the-effect } puoi scegliere solo esploratori, non capi.
why-step-pieces =
  { $worked ->
    [0] Non hai pedine in { $hex }. Per { the-effect } ce ne vuole una.
   *[other]
      { $pieces ->
        [one] La tua unica pedina in { $hex } ha fatto la sua parte. Per ogni passo ne serve lì un'altra.
       *[other]
          Tutte le tue { $pieces } pedine in { $hex } hanno fatto la loro parte. Per ogni passo ne serve lì un'altra.
      }
  }
why-step-camp-reserve = Hai ancora un campo in riserva. Puoi spostarne uno solo quando sono allestiti entrambi.
why-step-camp-not-yours = Non hai un campo in { $from }. I tuoi sono in { $camps }.
why-step-order =
  { $tokens ->
    [one] Nomina esattamente l'unico tesoro in { $fixed }.
   *[other] Nomina esattamente i { $tokens } tesori in { $fixed } in ordine, a partire da quello in cima.
  }
why-step-recruited = Con { the-effect } hai già reclutato { a-piece }. Puoi reclutarne uno per tipo.
why-step-shift =
  { $fault ->
    [same] { $from } e { $to } devono essere due esagoni diversi.
    [begun]
      Con { the-effect } hai iniziato a muovere pedine da { $fixed } a { $goal }. Tutte le altre fanno la stessa
      strada.
   *[apart] { $to } non confina con { $from }. Con { the-effect } le pedine vanno in un esagono vicino.
  }
why-step-rotation =
  { $tile ->
    [none] In { $hex } non c'è alcuna tessera da girare.
   *[other]
      { $rotations ->
        [1] La tessera { $tile } in { $hex } è uguale comunque la si giri.
       *[other]
          La tessera { $tile } in { $hex } ha già la rotazione { $rotation }. Scegline un'altra, da 0 a { $highest }.
      }
  }
why-step-collection = Non hai tesori di tipo { kind-found }. Scegli un tipo di cui hai almeno un tesoro.
