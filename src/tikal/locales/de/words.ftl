### Wörter und Anzahlen, aus denen andere Texte gemacht sind. Sie verwenden die Argumente des Textes, in dem sie stehen.


## Aus $who, $leaders, $terrain, $side, $source, $effect und den Sorten der Schätze

a-piece =
  { $who ->
    [leader]
      { $leaders ->
        [one] den Expeditionsleiter
       *[other] einen Expeditionsleiter
      }
   *[explorer] einen Forscher
  }
a-terrain =
  { $terrain ->
    [temple] ein Tempel
    [ruins] eine Ruine
    [clearing] eine Lichtung
    [volcano] ein Vulkan
    [lake] ein See
    [camp] das Basislager
    [jungle] nur Dschungel
   *[outside] nichts, denn das Feld gehört nicht zum Spielplan dieser Partie
  }
kind-found =
  { $kind ->
    [chief] Häuptling
    [jaguar] Jaguar
    [totem] Totem
    [carafe] Karaffe
    [statue] Statue
    [plate] Teller
    [bracelet] Armreif
    [necklace] Halskette
   *[other] { $kind }
  }
kind-given =
  { $give ->
    [chief] Häuptling
    [jaguar] Jaguar
    [totem] Totem
    [carafe] Karaffe
    [statue] Statue
    [plate] Teller
    [bracelet] Armreif
    [necklace] Halskette
   *[other] { $give }
  }
kind-taken =
  { $take ->
    [chief] Häuptling
    [jaguar] Jaguar
    [totem] Totem
    [carafe] Karaffe
    [statue] Statue
    [plate] Teller
    [bracelet] Armreif
    [necklace] Halskette
   *[other] { $take }
  }
kind-given-too =
  { $give_too ->
    [chief] Häuptling
    [jaguar] Jaguar
    [totem] Totem
    [carafe] Karaffe
    [statue] Statue
    [plate] Teller
    [bracelet] Armreif
    [necklace] Halskette
   *[other] { $give_too }
  }
two-kinds = { $one } + { $other }
a-side =
  { $side ->
    [left] links
   *[right] rechts
  }
the-effect =
  { $source ->
    [power] Fähigkeit { $effect }
   *[card] Karte { $effect }
  }


## Dinge zusammen mit dem, was sie sind: aus $tile, $value, $card, $title, $hex und $kinds

tile-temple = { $tile } (Tempel { $value })
tile-ruins =
  { $value ->
    [one] { $tile } (Ruine, { $value } Schatz)
   *[other] { $tile } (Ruine, { $value } Schätze)
  }
tile-clearing = { $tile } (Lichtung)
tile-volcano = { $tile } (Vulkan)
tile-lake = { $tile } (See)
card-titled = { $card } ({ $title })
stack-seen = { $hex }: { $kinds }


## Anzahlen

count-ap =
  { $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkte
  }
count-cost =
  { $cost ->
    [one] { $cost } Aktionspunkt
   *[other] { $cost } Aktionspunkte
  }
count-tokens =
  { $tokens ->
    [one] { $tokens } Schatz
   *[other] { $tokens } Schätze
  }
count-bid =
  { $bid ->
    [one] { $bid } Punkt
   *[other] { $bid } Punkte
  }
count-score =
  { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
  }
count-points =
  { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
count-held-tiles =
  { $held ->
    [one] { $held } Plättchen
   *[other] { $held } Plättchen
  }
count-offered =
  { $offered ->
    [one] { $offered } Plättchen liegt noch da
   *[other] { $offered } Plättchen liegen noch da
  }
count-waiting =
  { $waiting ->
    [one] { $waiting } Spieler hat
   *[other] { $waiting } Spieler haben
  }
