### Words and counts that other messages are made of. They use the arguments of the message they stand in.


## From $who, $leaders, $terrain, $side, $source, $effect and the kinds of treasures

a-piece =
  { $who ->
    [leader]
      { $leaders ->
        [one] the leader
       *[other] a leader
      }
   *[explorer] an explorer
  }
a-terrain =
  { $terrain ->
    [temple] a temple
    [ruins] a ruins tile
    [clearing] a clearing
    [volcano] a volcano
    [lake] a lake
    [camp] the base camp
    [jungle] only jungle
   *[outside] nothing, because it is not on the board of this game
  }
kind-found =
  { $kind ->
    [chief] chief
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] plate
    [bracelet] bracelet
    [necklace] necklace
   *[other] { $kind }
  }
kind-given =
  { $give ->
    [chief] chief
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] plate
    [bracelet] bracelet
    [necklace] necklace
   *[other] { $give }
  }
kind-taken =
  { $take ->
    [chief] chief
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] plate
    [bracelet] bracelet
    [necklace] necklace
   *[other] { $take }
  }
kind-given-too =
  { $give_too ->
    [chief] chief
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] plate
    [bracelet] bracelet
    [necklace] necklace
   *[other] { $give_too }
  }
two-kinds = { $one } + { $other }
a-side =
  { $side ->
    [left] left
   *[right] right
  }
the-effect =
  { $source ->
    [power] power { $effect }
   *[card] card { $effect }
  }


## Things named together with what they are: from $tile, $value, $card, $title, $hex and $kinds

tile-temple = { $tile } (temple { $value })
tile-ruins =
  { $value ->
    [one] { $tile } (ruins, { $value } treasure)
   *[other] { $tile } (ruins, { $value } treasures)
  }
tile-clearing = { $tile } (clearing)
tile-volcano = { $tile } (volcano)
tile-lake = { $tile } (lake)
card-titled = { $card } ({ $title })
stack-seen = { $hex }: { $kinds }


## Counts

count-ap =
  { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
  }
count-cost =
  { $cost ->
    [one] { $cost } action point
   *[other] { $cost } action points
  }
count-tokens =
  { $tokens ->
    [one] { $tokens } treasure
   *[other] { $tokens } treasures
  }
count-bid =
  { $bid ->
    [one] { $bid } point
   *[other] { $bid } points
  }
count-score =
  { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
count-points =
  { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
count-held-tiles =
  { $held ->
    [one] { $held } tile
   *[other] { $held } tiles
  }
count-offered =
  { $offered ->
    [one] { $offered } tile is left
   *[other] { $offered } tiles are left
  }
count-waiting =
  { $waiting ->
    [one] { $waiting } player is
   *[other] { $waiting } players are
  }
