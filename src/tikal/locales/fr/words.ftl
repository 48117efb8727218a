### Mots et nombres dont d'autres messages sont faits. Ils utilisent les arguments du message où ils se trouvent.


## D'après $who, $leaders, $terrain, $side, $source, $effect et les sortes de trésors

a-piece =
  { $who ->
    [leader]
      { $leaders ->
        [one] le chef
       *[other] un chef
      }
   *[explorer] un explorateur
  }
a-terrain =
  { $terrain ->
    [temple] il y a un temple
    [ruins] il y a des ruines
    [clearing] il y a une clairière
    [volcano] il y a un volcan
    [lake] il y a un lac
    [camp] il y a le camp de base
    [jungle] il n'y a que de la jungle
   *[outside] il n'y a rien, car cette case n'est pas sur le plateau de cette partie
  }
kind-found =
  { $kind ->
    [chief] cacique
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] assiette
    [bracelet] bracelet
    [necklace] collier
   *[other] { $kind }
  }
kind-given =
  { $give ->
    [chief] cacique
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] assiette
    [bracelet] bracelet
    [necklace] collier
   *[other] { $give }
  }
kind-taken =
  { $take ->
    [chief] cacique
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] assiette
    [bracelet] bracelet
    [necklace] collier
   *[other] { $take }
  }
kind-given-too =
  { $give_too ->
    [chief] cacique
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] assiette
    [bracelet] bracelet
    [necklace] collier
   *[other] { $give_too }
  }
two-kinds = { $one } + { $other }
a-side =
  { $side ->
    [left] gauche
   *[right] droite
  }
the-effect =
  { $source ->
    [power] le pouvoir { $effect }
   *[card] la carte { $effect }
  }


## Choses nommées avec ce qu'elles sont : d'après $tile, $value, $card, $title, $hex et $kinds

tile-temple = { $tile } (temple { $value })
tile-ruins =
  { $value ->
    [one] { $tile } (ruines, { $value } trésor)
   *[other] { $tile } (ruines, { $value } trésors)
  }
tile-clearing = { $tile } (clairière)
tile-volcano = { $tile } (volcan)
tile-lake = { $tile } (lac)
card-titled = { $card } ({ $title })
stack-seen = { $hex } : { $kinds }


## Nombres

count-ap =
  { $ap ->
    [one] { $ap } point d'action
   *[other] { $ap } points d'action
  }
count-cost =
  { $cost ->
    [one] { $cost } point d'action
   *[other] { $cost } points d'action
  }
count-tokens =
  { $tokens ->
    [one] { $tokens } trésor
   *[other] { $tokens } trésors
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
    [one] { $held } tuile
   *[other] { $held } tuiles
  }
count-offered =
  { $offered ->
    [one] { $offered } tuile
   *[other] { $offered } tuiles
  }
count-waiting =
  { $waiting ->
    [one] { $waiting } joueur n'en a
   *[other] { $waiting } joueurs n'en ont
  }
