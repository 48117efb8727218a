### Das Spiel lernen: die Ausgaben nebeneinander, Beispiele, die Spielhilfe, Orte.

learning-nav = Das Spiel lernen


## Die Ausgaben nebeneinander

compare-nav = Ausgaben vergleichen
compare-title = Die Ausgaben nebeneinander
compare-intro =
  Im Kern sind alle Ausgaben gleich. Hier stehen die Punkte, in denen sie sich unterscheiden, aus denselben Regeln, nach
  denen dieses Programm spielt. Was von der ersten gezeigten Ausgabe abweicht, ist markiert.
compare-which = Gezeigte Ausgaben
compare-only = Nur Unterschiede
compare-caption = Punkte in den Zeilen, Ausgaben in den Spalten
compare-basis = damit wird verglichen
compare-other = anders:
compare-same = Die gezeigten Ausgaben sind sich in allem einig.
compare-nothing = nichts
compare-range = { $first } bis { $last }
compare-section-box = Die Schachtel
compare-section-start = Vorbereitung
compare-section-play = Spiel
compare-section-score = Wertung
compare-section-options = Was die Anleitungen verschieden regeln
compare-section-rules = Regeln, Kapitel für Kapitel
compare-year = Jahr
compare-publisher = Verlag
compare-language = Anleitung, nach der wir gearbeitet haben
compare-language-it = Italienisch
compare-language-fr = Französisch
compare-language-en = Englisch
compare-players = Spielerzahl
compare-auction = Versteigerung
compare-auction-yes = in der Anleitung
compare-auction-house = Hausregel
compare-scenarios = Schauplätze
compare-firstPlayer = Wer beginnt
compare-firstPlayer-oldest = die älteste Person
compare-firstPlayer-museumOrRandom = wer zuletzt im Museum war, oder das Los
compare-firstPlayer-random = das Los
compare-startScore = Punkte zu Beginn
compare-startScore-seatNumber = 1 bis 4 nach Zugfolge
compare-auctionStartScore = Punkte zu Beginn mit Versteigerung
compare-tiles = Plättchen im Stapel
compare-rounds = Runden
compare-actionPoints = Aktionspunkte je Zug
compare-cards = Aktionskarten (zu zweit)
compare-dottedHexes = Gepunktete Felder am Rand
compare-volcanoesPassable = Vulkane sind begehbar
compare-scorings = Wertungen
compare-scoredFor = Punkte für
compare-setValues = 1, 2, 3 … gleiche Schätze
compare-status-stated = steht drin
compare-status-derived = abgeleitet
compare-status-reconstructed = rekonstruiert
compare-status-unknown = Text fehlt
