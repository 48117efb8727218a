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
        [leader] Schierare il capo
       *[explorer]
          { $count ->
            [one] Schierare un esploratore
           *[other] Schierare { $count } esploratori
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
    [clear] Liberare un piano
    [dig] Scavare
    [camp] Montare un campo
    [guard]
      { $who ->
        [leader] Guardiano: capo
       *[explorer] Guardiano: esploratore
      }
    [swap] Scambiare un tesoro…
    [recruit]
      { $who ->
        [leader] Reclutare un capo
       *[explorer] Reclutare un esploratore
      }
    [stone] Gettone lastra verso { $beyond }
    [movestone] Gettone lastra da { $hex }–{ $other } verso { $goal }
   *[other] { $kind }
  }
hand-offer-pick =
  { $explorers ->
    [0] Il capo va via…
    [one]
      { $leaders ->
        [0] Un esploratore va via…
       *[other] Il capo e un esploratore vanno via…
      }
   *[other]
      { $leaders ->
        [0] { $explorers } esploratori vanno via…
       *[other] Il capo e { $explorers } esploratori vanno via…
      }
  }
hand-offers =
  { $kind ->
    [way] altri { $count } percorsi
    [stone] Gettone lastra, { $count } bordi
    [movestone] Spostare qui un gettone lastra, { $count } modi
   *[other] altri { $count }
  }


## Preparare il turno mentre giocano gli altri

plan-title = Il tuo piano
plan-turn = Preparare il mio prossimo turno
plan-copy = Una copia del tabellone: la vedi solo tu.
plan-without-tile = La tua tessera non c'è ancora.
plan-so-far =
  { $count ->
    [0] Prova qui il tuo prossimo turno. Non si gioca nulla.
    [one] { $count } azione prevista, { $ap } PA
   *[other] { $count } azioni previste, { $ap } PA
  }
plan-keep = Tenere il piano
plan-close = Chiudere
plan-stands =
  { $count ->
    [one] Il tuo piano: { $count } azione, { $ap } PA. È possibile.
   *[other] Il tuo piano: { $count } azioni, { $ap } PA. È possibile.
  }
plan-fails =
  { $count ->
    [0] Il tuo piano non è più possibile.
    [one] Solo { $count } azione del tuo piano è ancora possibile, { $ap } PA.
   *[other] Solo { $count } azioni del tuo piano sono ancora possibili, { $ap } PA.
  }
plan-not-possible = Impossibile:
plan-play = Giocare il piano
plan-play-part = Giocare questa parte
plan-edit = Cambiarlo
plan-discard = Scartare
plan-over = In questa partita non hai più turni.
plan-draft = Nessuno sa ancora come comincia il tuo turno: prima finisce il draft.
plan-passed = Hai passato e sei fuori da questo round.


## Impostazioni

settings-ask = Chiedere prima di giocare
settings-ask-never = mai
settings-ask-usual = quando serve
settings-ask-always = sempre
settings-ask-never-means = Basta un clic o un tocco. Si può annullare tutto, tranne ciò che ha rivelato qualcosa.
settings-ask-usual-means = La pagina chiede quando si tocca lo schermo, e quando un turno finisce con punti avanzati. Il mouse mostra prima che cosa farebbe un clic.
settings-ask-always-means = Il primo clic o tocco mostra che cosa succederebbe, il secondo gioca.
settings-pieces = Pezzi
settings-pieces-normal = normali
settings-pieces-large = grandi
