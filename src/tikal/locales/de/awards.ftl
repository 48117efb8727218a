# Auszeichnungen nach einer Partie.

award-builder = Die Baukunst
  .about =
    { $count ->
        [one] Eine Tempelstufe freigelegt
       *[other] { $count } Tempelstufen freigelegt
      }: mehr als alle anderen.
award-digger = Die Spürnase
  .about =
    { $count ->
        [one] Einen Schatz ausgegraben
       *[other] { $count } Schätze ausgegraben
      }: mehr als alle anderen.
award-trader = Das Handelstalent
  .about =
    { $count ->
        [one] Ein Tausch
       *[other] { $count } Tauschgeschäfte
      }: mehr als alle anderen.
award-walker = Immer auf Achse
  .about =
    { $count ->
        [one] Ein Schritt
       *[other] { $count } Schritte
      } durch den Dschungel: Niemand war mehr unterwegs.
award-strategist = Das Kartenass
  .about =
    { $count ->
        [one] Eine Karte ausgespielt
       *[other] { $count } Karten ausgespielt
      }: mehr als alle anderen.
award-recruiter = Die Verstärkung
  .about =
    { $count ->
        [one] Eine Figur angeworben
       *[other] { $count } Figuren angeworben
      }: mehr als alle anderen.
award-harvest = Die große Ernte
  .about =
    { $count ->
        [one] Ein Punkt
       *[other] { $count } Punkte
      } in einer Wertung: die beste der Partie.
award-bidder = Das kühne Gebot
  .about =
    { $count ->
        [one] Einen Punkt
       *[other] { $count } Punkte
      } bei Versteigerungen bezahlt: mehr als alle anderen.
award-comeback = Die Aufholjagd
  .about =
    { $count ->
        [one] Ein Punkt
       *[other] { $count } Punkte
      } Rückstand, und doch gewonnen.
award-front-runner = Immer vorn
  .about = Nach jeder der { $count } Wertungen in Führung.
