### La pagina: Tikal Legend.


## Cose

legend-who =
  { $who ->
    [leader] capo
   *[explorer] esploratore
  }
legend-verb =
  { $verb ->
    [move] muovere sulle lastre
    [transfer] trasferire una pedina
    [stone] piazzare un gettone lastra
    [movestone] spostare un gettone lastra
   *[other] { $verb }
  }
legend-token = Gettone PA { $ap }
legend-reconstructed = ricostruito
legend-permanent = permanente, una volta per round
legend-face-down = Usata in questo round. Se la conservi, nel prossimo torna scoperta.


## Round e ordine

legend-rounds = Round e ordine di turno
legend-round-of = Round { $round } di { $rounds }
legend-final = Finale
legend-this-round = Questo round
legend-next-round = Prossimo round
legend-final-order = Conteggio finale
legend-has-passed = ha passato
legend-free = libero


## Il draft

legend-draft = Draft: prendi un elemento
legend-cards = Carte azione
legend-cards-each = { $count } a testa, un elemento per turno
legend-tokens = Gettoni PA
legend-one-each = 1 a testa
legend-tiles = Tessere
legend-tiles-each =
  { $players ->
    [2] 2 a testa
    [3] 1 a testa, un giocatore ne prende 2
   *[other] 1 a testa
  }
legend-next-order = Prossimo ordine
legend-go =
  { $place ->
    [1] Gioca 1º
    [2] Gioca 2º
    [3] Gioca 3º
   *[other] Gioca { $place }º
  }
legend-place = il { $place }º posto
legend-your-camp = La tua plancia campo
legend-due =
  Ancora da prendere: { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
  }, { $tokens ->
    [0] nessun gettone
   *[other] un gettone
  }, { $tiles ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $tiles } tessere
  }, { $order ->
    [0] nessun posto
   *[other] un posto
  }
legend-due-nothing = ha preso tutto
legend-take = Prendi { $name }
legend-take-what = Scegli un elemento
legend-camps = Plance campo
legend-camps-parts = conservate · gettone · tessera · questo round
legend-hand = Conservate: { $kept }. Gettone: { $token }. Tessere: { $tiles }. Questo round: { $cards }.


## La plancia campo

legend-camp-of = Plancia campo di { $name }
legend-whose-camp = Quale plancia campo mostrare
legend-kept = Conservate · { $count } su { $slots }
legend-token-and-tile = Gettone e tessera
legend-now = Questo round · da giocare o conservare; le permanenti si possono lasciare
legend-nothing-left = non resta nulla
legend-no-token = niente gettone
legend-no-tile = niente tessera
legend-tile-place = { $tile }: piazzala
legend-main =
  { $step ->
    [main] Tocca a te: scegli una carta, il gettone o una tessera.
    [after] Fatto. Puoi ancora usare un potere o la carta 07, poi termina il turno.
   *[other] Scegli che cosa fare.
  }
legend-play = Giocala
legend-look = Guarda i tesori in cima
legend-stash = Conservala
legend-stash-for = Conservala al posto di un'altra
legend-stash-which = Per conservare «{ $title }», scegli quale carta conservata scartare.
legend-activate =
  Usa il gettone: { $ap } PA{ $cards ->
    [0] {""}
    [one] , e una carta bonus
   *[other] , e carte bonus
  }
legend-bonus = Aggiungi: { $title }
legend-bonus-ask = Aggiungi ora le carte bonus, o inizia.
legend-begin =
  Inizia con { $ap ->
    [one] { $ap } punto azione
   *[other] { $ap } punti azione
  }
legend-pass = Passa
legend-end = Termina turno
legend-undo = Annulla
legend-cancel = Indietro
legend-done = Fatto
legend-waiting =
  { $step ->
    [draft] { $name } sceglie nel draft.
    [main] Tocca a { $name }.
    [after] { $name } sta per terminare il turno.
    [bonus] { $name } aggiunge carte bonus.
    [spend] { $name } spende punti azione.
   *[other] Tocca a { $name }.
  }


## Piazzare una tessera

legend-lay = Piazzala
legend-lay-on = Piazza in { $hex }
legend-lay-where =
  { $count ->
    [one] C'è un solo esagono possibile. Sceglilo sul tabellone.
   *[other] Ci sono { $count } esagoni possibili. Scegline uno sul tabellone.
  }
legend-lay-turn = Come girare la tessera
legend-turn = Gira
legend-turned = girata di { $degrees }°


## Carte e poteri in corso

legend-effect =
  { $source ->
    [power] Potere { $effect }
   *[card] Carta { $effect }
  }
legend-step =
  { $most ->
    [0] Passo { $step }
   *[other] Passo { $step } di { $most }
  }
legend-points-left =
  { $ap ->
    [one] resta { $ap } punto
   *[other] restano { $ap } punti
  }
legend-todo =
  { $verb ->
    [put] Metti una pedina su uno degli esagoni evidenziati.
    [dig] Prendi il tesoro in cima alle rovine.
    [clear] Libera un piano di un tempio.
    [camp] Allestisci il campo.
    [movecamp] Sposta uno dei tuoi campi: scegli il campo, poi il nuovo posto.
    [recruit] Rendi disponibile una pedina.
    [shift] Muovi una pedina: sceglila, poi scegli la destinazione.
    [move] Muovi: scegli una pedina, poi la destinazione.
    [transfer] Muovi: scegli una pedina, poi la destinazione.
    [stone] Piazza il gettone lastra: scegli i due esagoni tra cui va.
    [movestone] Sposta un gettone lastra: sceglilo, poi i due esagoni tra cui va.
    [place] Piazza la tessera su un esagono punteggiato.
    [rotate] Gira una tessera: sceglila, poi scegli la rotazione.
    [swap] Scambia un tesoro.
    [collection] Scegli la collezione di cui segnare i punti.
    [takecard] Scegli una carta scoperta.
    [guard] Piazza un guardiano.
    [hex] Scegli l'esagono dove vinci le parità.
    [site] Scegli le rovine in cui guardare.
    [order] Metti in ordine i tesori, prima quello in cima: è quello che prendi.
   *[other] Scegli il prossimo passo.
  }
legend-not-done = Devi fare almeno un passo.
legend-others-effect = { $name } sta eseguendo l'effetto.
legend-ask =
  { $facet ->
    [who] Chi?
    [seat] Con chi?
    [take] Quale tesoro prendi?
    [give] Che cosa cedi?
    [kind] Quale collezione?
    [card] Quale carta?
    [rotation] Con quale rotazione?
    [top] Quale tesoro sta in cima?
    [second] Quale viene dopo?
    [third] Quale viene dopo?
    [fourth] Quale viene dopo?
    [verb] Come?
    [power] Quale potere?
   *[other] Quale?
  }
legend-ask-board =
  { $count ->
    [one] { legend-ask-where } È possibile solo { $hexes }.
   *[other] { legend-ask-where }
  }
legend-ask-where =
  { $facet ->
    [from] Da quale esagono?
    [to] Verso dove?
    [border] Quale gettone lastra? Scegli un esagono accanto.
    [goal] Dove? Scegli uno dei due esagoni.
    [beyond] E l'esagono dall'altra parte?
   *[hex] Quale esagono?
  }
legend-choices-left =
  { $count ->
    [one] Una scelta
   *[other] { $count } scelte
  }
legend-hexes = Esagoni possibili
legend-choose-again = Scegli di nuovo
legend-then = poi
legend-do =
  { $verb ->
    [recruit] { $who ->
      [leader] Rendi disponibile il capo
     *[explorer] Rendi disponibile un esploratore
    }
    [hex] Sceglilo
   *[other] Esegui
  }


## La barra delle azioni

legend-act =
  { $act ->
    [stone] Lastra
    [recruit] Recluta
   *[power] Potere
  }


## Dati accanto al tabellone

legend-scored-now = Se si contasse ora
legend-categories = sei categorie
legend-category =
  { $category ->
    [temples] Templi
    [highest] Più alti
    [volcanoes] Vulcani
    [jungles] Giungla × templi
    [lakes] Laghi × maschere
    [treasures] Tesori
   *[director] Direttore
  }
legend-part = { $source } { $points }
legend-sum = Totale
legend-director = Direttore del museo
legend-once = una volta per partita
legend-use = Usa
legend-sure = Davvero?
legend-power-use = Usa il potere: { $title }
legend-power-sure = Sì, usa questo potere: { $title }
legend-power-unused = Non usato: 5 punti alla fine
legend-power-used = Il potere è stato usato
legend-tie-hex = Nel tuo prossimo conteggio vinci le parità in { $hex }.
legend-scoring-bonus =
  { $ap ->
    [one] { $ap } punto azione in più nel prossimo conteggio.
   *[other] { $ap } punti azione in più nel prossimo conteggio.
  }
legend-powers-reconstructed = I poteri sono ricostruiti.
legend-border = Tessere dei margini
legend-border-left = da piazzare
legend-border-pile =
  { $kind ->
    [temple] { $count ->
      [one] 1 tempio
     *[other] { $count } templi
    }
    [lake] { $count ->
      [one] 1 lago
     *[other] { $count } laghi
    }
   *[volcano] { $count ->
      [one] 1 vulcano
     *[other] { $count } vulcani
    }
  }
legend-stones-left =
  { $count ->
    [0] nessun gettone lastra rimasto: spostane uno sul tabellone
    [one] 1 gettone lastra
   *[other] { $count } gettoni lastra
  }
legend-dotted = Esagoni punteggiati: per le carte da 22 a 24
legend-seen = Tesori visti
legend-seen-by-you = solo da te
legend-unseen = non visti
