### La pagina: che cosa si ha in mano, e il menu di un esagono.


## Pezzi che vanno insieme

hand-party =
  { $explorers ->
    [0] Capo
    [one]
      { $leaders ->
        [0] Esploratore
       *[other] Capo ed esploratore
      }
   *[other]
      { $leaders ->
        [0] { $explorers } esploratori
       *[other] Capo e { $explorers } esploratori
      }
  } { hand-party-place }
hand-party-place =
  { $place ->
    [reserve] dalla riserva
   *[other] da { $place }
  }
hand-explorers = Esploratori
hand-leader = con il capo
hand-fewer = Meno
hand-more = Più
hand-most = tutti e { $most }


## Il menu di un esagono

hand-menu = Che cosa fare in { $hex }
hand-offer =
  { $kind ->
    [deploy]
      { $who ->
        [leader] Schiera il capo
       *[explorer]
          { $count ->
            [one] Schiera un esploratore
           *[other] Schiera { $count } esploratori
          }
      }
    [move]
      { $who ->
        [leader] Capo da { $from }
       *[explorer]
          { $count ->
            [one] Esploratore da { $from }
           *[other] { $count } esploratori da { $from }
          }
      }
    [clear] Libera un piano
    [dig] Scava
    [camp] Allestisci un campo
    [guard]
      { $who ->
        [leader] Guardiano: capo
       *[explorer] Guardiano: esploratore
      }
    [swap] Scambia un tesoro…
    [recruit]
      { $who ->
        [leader] Recluta un capo
       *[explorer] Recluta un esploratore
      }
    [stone] Gettone lastra verso { $beyond }
    [movestone] Gettone lastra da { $hex }–{ $other } verso { $goal }
   *[other] { $kind }
  }
hand-offer-pick =
  { $explorers ->
    [0] Parte il capo…
    [one]
      { $leaders ->
        [0] Parte un esploratore…
       *[other] Partono il capo e un esploratore…
      }
   *[other]
      { $leaders ->
        [0] Partono { $explorers } esploratori…
       *[other] Partono il capo e { $explorers } esploratori…
      }
  }
hand-offers =
  { $kind ->
    [way] altri { $count } percorsi
    [stone] Gettone lastra, { $count } confini
    [movestone] Sposta qui un gettone lastra, { $count } modi
   *[other] altri { $count }
  }


## Preparare il turno mentre giocano gli altri

plan-title = Il tuo piano
plan-turn = Prepara il mio prossimo turno
plan-copy = Una copia del tabellone: la vedi solo tu. Quando toccherà a te, potrai giocare il piano con un clic.
plan-without-tile = La tua tessera non c'è ancora.
plan-so-far =
  { $count ->
    [0] Prova qui il tuo prossimo turno. Non si gioca nulla.
    [one] { $count } azione prevista, { $ap } PA
   *[other] { $count } azioni previste, { $ap } PA
  }
plan-keep = Tieni il piano
plan-lost = Altri hanno giocato. Non è più possibile:
plan-close = Chiudi
plan-stands =
  { $count ->
    [one] Il tuo piano: { $count } azione, { $ap } PA. È possibile.
   *[other] Il tuo piano: { $count } azioni, { $ap } PA. È possibile.
  }
plan-fails =
  { $count ->
    [0] Il tuo piano non è più possibile.
    [one] Del tuo piano è ancora possibile una sola azione, { $ap } PA.
   *[other] Del tuo piano sono ancora possibili solo { $count } azioni, { $ap } PA.
  }
plan-not-possible = Impossibile:
plan-play = Gioca il piano
plan-play-part = Gioca queste azioni
plan-edit = Modificalo
plan-discard = Scarta
plan-over = In questa partita non hai più turni.
plan-draft = Nessuno sa ancora come comincerà il tuo turno: prima viene il draft.
plan-passed = Hai passato e sei fuori da questo round.


## Impostazioni

settings-ask = Chiedi conferma prima di giocare
settings-ask-never = mai
settings-ask-usual = quando serve
settings-ask-always = a ogni mossa
settings-ask-never-means = Basta un clic o un tocco. Si può annullare tutto, tranne ciò che ha rivelato qualcosa.
settings-ask-usual-means = Con il tocco bisogna confermare, e così pure per finire un turno con punti avanzati. Con il mouse si vede prima che cosa farebbe un clic.
settings-ask-always-means = Il primo clic o tocco mostra che cosa succederebbe, il secondo gioca.
settings-pieces = Pedine
settings-pieces-normal = normali
settings-pieces-large = grandi
