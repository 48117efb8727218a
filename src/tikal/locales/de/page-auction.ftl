### Die Seite: die Versteigerung des Grundspiels.


auction-title = Versteigerung
auction-round = Runde { $round }
auction-tiles = Offene Plättchen
auction-for =
  { $turn ->
    [1] Wer gewinnt, ist zuerst dran und wählt ein beliebiges Plättchen
   *[other] Wer gewinnt, ist als Nächstes dran und wählt eins der übrigen Plättchen
  }
auction-decided =
  { $last ->
    [yes] Das letzte Plättchen der Runde ist umsonst
   *[no] Die Versteigerung ist entschieden
  }
auction-tile-text =
  { $kind ->
    [volcano] Wer ihn nimmt, löst eine Wertung aus und ist darin zuerst dran.
    [ruins] { $value } Schätze werden verdeckt daraufgelegt. { auction-ways }
    [temple] { auction-ways }
   *[clearing] Platz für ein Lager. { auction-ways }
  }
auction-ways =
  { $ways ->
    [one] 1 Zugang, Steine: { $stones }.
   *[other] { $ways } Zugänge, Steine: { $stones }.
  }
auction-you = du
auction-capital =
  { $score ->
    [one] hat { $score }
   *[other] hat { $score }
  }
auction-state =
  { $state ->
    [asked] bietet
    [leads] führt
    [in] dabei
    [passed] gepasst
    [had] war dran
    [takes] nimmt ein Plättchen
   *[waits] wartet
  }
auction-no-bid = kein Gebot
auction-bid-of =
  { $points ->
    [one] Gebot von { $points } Punkt
   *[other] Gebot von { $points } Punkten
  }
auction-bid = { $points } bieten
auction-pass = Passen
auction-your-bid = Dein Gebot
auction-less = Weniger
auction-more = Mehr
auction-quick = Schnelle Gebote
auction-leaves =
  { $left ->
    [one] Mit einem Gebot von { $points } bleibt dir { $left } Punkt.
   *[other] Mit einem Gebot von { $points } bleiben dir { $left } Punkte.
  }
auction-range = Biete { $least } bis { $most }.
auction-cannot =
  { $high ->
    [0]
      { $score ->
        [one] Du hast { $score } Punkt, also kannst du nicht bieten.
       *[other] Du hast { $score } Punkte, also kannst du nicht bieten.
      }
   *[other] Das höchste Gebot ist { $high }, und du hast { $score }: Du kannst nur passen.
  }
auction-waits-for = { $name } ist mit Bieten dran.
auction-take-which = Du bist als Nächstes dran. Wähle eins der Plättchen.
auction-take-then = Nimm es, dann siehst du, wohin du es legen kannst. Solange es nicht liegt, kannst du das zurücknehmen.
auction-take =
  { $kind ->
    [temple] Den Tempel { $value }
    [ruins] Die Ruine { $value }
    [clearing] Die Lichtung
   *[volcano] Den Vulkan
  } nehmen
auction-take-none = Wähle ein Plättchen
auction-takes = { $name } nimmt ein Plättchen.
auction-bids = Gebote dieser Versteigerung
auction-passes = passt
auction-paid =
  { $points ->
    [0] umsonst
   *[other] { $points }
  }
auction-this-round = Diese Runde
auction-last-round = Letzte Runde
auction-price-paid = bezahlter Preis
auction-how = So geht es
auction-how-text =
  Nur wer gewinnt, bezahlt. Amulett offen: in dieser Runde noch nicht dran gewesen. Wer passt, scheidet nur aus dieser
  Versteigerung aus. Bietet niemand, kommt umsonst dran, wer zuerst gepasst hat.
