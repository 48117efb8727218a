### Palabras y cantidades con las que se forman otros mensajes. Usan los argumentos del mensaje en el que están.


## De $who, $leaders, $terrain, $side, $source, $effect y los tipos de tesoro

a-piece =
  { $who ->
    [leader]
      { $leaders ->
        [one] al líder
       *[other] a un líder
      }
   *[explorer] a un explorador
  }
a-terrain =
  { $terrain ->
    [temple] hay un templo
    [ruins] hay unas ruinas
    [clearing] hay un claro
    [volcano] hay un volcán
    [lake] hay un lago
    [camp] está el campamento base
    [jungle] solo hay selva
   *[outside] no hay nada, porque no pertenece al tablero de esta partida
  }
kind-found =
  { $kind ->
    [chief] cacique
    [jaguar] jaguar
    [totem] tótem
    [carafe] jarra
    [statue] estatua
    [plate] plato
    [bracelet] brazalete
    [necklace] collar
   *[other] { $kind }
  }
kind-given =
  { $give ->
    [chief] cacique
    [jaguar] jaguar
    [totem] tótem
    [carafe] jarra
    [statue] estatua
    [plate] plato
    [bracelet] brazalete
    [necklace] collar
   *[other] { $give }
  }
kind-taken =
  { $take ->
    [chief] cacique
    [jaguar] jaguar
    [totem] tótem
    [carafe] jarra
    [statue] estatua
    [plate] plato
    [bracelet] brazalete
    [necklace] collar
   *[other] { $take }
  }
kind-given-too =
  { $give_too ->
    [chief] cacique
    [jaguar] jaguar
    [totem] tótem
    [carafe] jarra
    [statue] estatua
    [plate] plato
    [bracelet] brazalete
    [necklace] collar
   *[other] { $give_too }
  }
two-kinds = { $one } + { $other }
a-side =
  { $side ->
    [left] izquierda
   *[right] derecha
  }
the-effect =
  { $source ->
    [power] el poder { $effect }
   *[card] la carta { $effect }
  }


## Cosas nombradas junto con lo que son: de $tile, $value, $card, $title, $hex y $kinds

tile-temple = { $tile } (templo { $value })
tile-ruins =
  { $value ->
    [one] { $tile } (ruinas, { $value } tesoro)
   *[other] { $tile } (ruinas, { $value } tesoros)
  }
tile-clearing = { $tile } (claro)
tile-volcano = { $tile } (volcán)
tile-lake = { $tile } (lago)
card-titled = { $card } ({ $title })
stack-seen = { $hex }: { $kinds }


## Cantidades

count-ap =
  { $ap ->
    [one] { $ap } punto de acción
   *[other] { $ap } puntos de acción
  }
count-cost =
  { $cost ->
    [one] { $cost } punto de acción
   *[other] { $cost } puntos de acción
  }
count-tokens =
  { $tokens ->
    [one] { $tokens } tesoro
   *[other] { $tokens } tesoros
  }
count-bid =
  { $bid ->
    [one] { $bid } punto
   *[other] { $bid } puntos
  }
count-score =
  { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
  }
count-points =
  { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }
count-held-tiles =
  { $held ->
    [one] { $held } loseta
   *[other] { $held } losetas
  }
count-offered =
  { $offered ->
    [one] Queda { $offered } loseta
   *[other] Quedan { $offered } losetas
  }
count-waiting =
  { $waiting ->
    [one] { $waiting } jugador aún no tiene
   *[other] { $waiting } jugadores aún no tienen
  }
