### Parole e conteggi di cui sono fatti altri messaggi. Usano gli argomenti del messaggio in cui si trovano.


## Da $who, $leaders, $terrain, $side, $source, $effect e dai tipi di tesori

a-piece =
  { $who ->
    [leader]
      { $leaders ->
        [one] il capo
       *[other] un capo
      }
   *[explorer] un esploratore
  }
a-terrain =
  { $terrain ->
    [temple] un tempio
    [ruins] una tessera rovine
    [clearing] una radura
    [volcano] un vulcano
    [lake] un lago
    [camp] il campo base
    [jungle] solo giungla
   *[outside] solo il vuoto, perché non fa parte del tabellone di questa partita
  }
kind-found =
  { $kind ->
    [chief] cacicco
    [jaguar] giaguaro
    [totem] totem
    [carafe] caraffa
    [statue] statua
    [plate] piatto
    [bracelet] bracciale
    [necklace] collana
   *[other] { $kind }
  }
kind-given =
  { $give ->
    [chief] cacicco
    [jaguar] giaguaro
    [totem] totem
    [carafe] caraffa
    [statue] statua
    [plate] piatto
    [bracelet] bracciale
    [necklace] collana
   *[other] { $give }
  }
kind-taken =
  { $take ->
    [chief] cacicco
    [jaguar] giaguaro
    [totem] totem
    [carafe] caraffa
    [statue] statua
    [plate] piatto
    [bracelet] bracciale
    [necklace] collana
   *[other] { $take }
  }
kind-given-too =
  { $give_too ->
    [chief] cacicco
    [jaguar] giaguaro
    [totem] totem
    [carafe] caraffa
    [statue] statua
    [plate] piatto
    [bracelet] bracciale
    [necklace] collana
   *[other] { $give_too }
  }
two-kinds = { $one } + { $other }
a-side =
  { $side ->
    [left] sinistro
   *[right] destro
  }
the-effect =
  { $source ->
    [power] il potere { $effect }
   *[card] la carta { $effect }
  }


## Cose nominate insieme a ciò che sono: da $tile, $value, $card, $title, $hex e $kinds

tile-temple = { $tile } (tempio { $value })
tile-ruins =
  { $value ->
    [one] { $tile } (rovine, { $value } tesoro)
   *[other] { $tile } (rovine, { $value } tesori)
  }
tile-clearing = { $tile } (radura)
tile-volcano = { $tile } (vulcano)
tile-lake = { $tile } (lago)
card-titled = { $card } ({ $title })
stack-seen = { $hex }: { $kinds }


## Conteggi

count-ap =
  { $ap ->
    [one] { $ap } punto azione
   *[other] { $ap } punti azione
  }
count-cost =
  { $cost ->
    [one] { $cost } punto azione
   *[other] { $cost } punti azione
  }
count-tokens =
  { $tokens ->
    [one] { $tokens } tesoro
   *[other] { $tokens } tesori
  }
count-bid =
  { $bid ->
    [one] { $bid } punto
   *[other] { $bid } punti
  }
count-score =
  { $score ->
    [one] { $score } punto
   *[other] { $score } punti
  }
count-points =
  { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
count-held-tiles =
  { $held ->
    [one] { $held } tessera
   *[other] { $held } tessere
  }
count-offered =
  { $offered ->
    [one] resta { $offered } tessera
   *[other] restano { $offered } tessere
  }
count-waiting =
  { $waiting ->
    [one] { $waiting } giocatore è
   *[other] { $waiting } giocatori sono
  }
