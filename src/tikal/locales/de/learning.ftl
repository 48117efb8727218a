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
compare-basis = Vergleichsbasis
compare-other = anders:
compare-same = Die gezeigten Ausgaben stimmen in allem überein.
compare-nothing = keine
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
compare-startScore-seatNumber = 1 bis 4 nach Reihenfolge
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


## Durchgespielte Beispiele

examples-title = Beispiele
examples-intro =
  Die Beispiele der Anleitungen, auf echten Plättchen und in unseren Worten. Geh sie Schritt für Schritt durch: Jeder
  Schritt wird nach den Regeln dieses Programms gespielt.
examples-steps =
  { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
  }
examples-step = Schritt { $number } von { $count }
examples-previous = Zurück
examples-next = Nächster Schritt
examples-next-one = Weiter: { $title }
examples-rules = Die Regeln, um die es geht
examples-points =
  { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
examples-ap =
  { $count ->
    [one] Noch 1 Aktionspunkt
   *[other] Noch { $count } Aktionspunkte
  }
examples-would-score = Wertung jetzt
examples-total = Summe
examples-see = Beispiel: { $title }


## Die Spielhilfe

aid-nav = Spielhilfe
aid-title = Spielhilfe
aid-intro = Was man während der Partie nachschlägt, auf einer Seite. Druck sie aus und leg sie neben den Spielplan.
aid-print = Drucken
aid-edition = Ausgabe
aid-actions = Was die Aktionen kosten
aid-price = { $price } AP
aid-price-stones = 1 AP je Stein
aid-price-recruit = { $explorer } / { $leader } AP
aid-act-deploy = Einsetzen
  .text = Eine Figur aus dem Vorrat ins Basislager oder in ein eigenes Lager.
aid-act-move = Bewegen
  .text = Auf ein Nachbarfeld, über die Steine dazwischen.
aid-act-transfer = Verlegen
  .text = Eine Figur zwischen Basislager und eigenen Lagern, beliebig weit.
aid-act-clear = Stufe freilegen
  .text = Je Stufe eine eigene Figur; höchstens 2 je Tempel und Zug.
aid-act-dig = Graben
  .text = Je Schatz eine eigene Figur; höchstens 2 je Ruine und Zug.
aid-act-swap = Schätze tauschen
  .text = Einen einzelnen gegen einen einzelnen eines Gegners. Paare sind sicher.
aid-act-camp = Lager errichten
  .text = Auf einer Lichtung oder leeren Ruine ohne Lager. Du hast 2.
aid-act-guard = Wächter aufstellen
  .text = Auf einem Tempel, den du hältst. Deine anderen Figuren dort sind verloren. 2 je Partie.
aid-act-stone = Steinmarker legen
  .text = Auf eine beliebige Grenze. Er zählt wie ein gedruckter. Es gibt 2.
aid-act-movestone = Steinmarker versetzen
  .text = Von einer Grenze auf eine andere.
aid-act-recruit = Anwerben
  .text = Ein Forscher oder der zweite Leiter kommt in deinen Vorrat.
aid-legend-act-swap = Schätze tauschen
  .text = Einen oder zwei einer Sorte; du brauchst genug von dem, was du nimmst und gibst.
aid-legend-act-camp = Lager errichten
  .text = Auf einer Lichtung oder leeren Ruine: niemand dort, oder du hast die Mehrheit.
aid-base-turn =
  Zieh ein Plättchen und leg es auf ein Feld, zu dem ein Stein führt. Dann gib bis zu { $ap } Aktionspunkte aus. Der
  Rest verfällt.
  .title = Dein Zug
aid-base-count =
  Ein Forscher zählt 1, der Expeditionsleiter 3. Mit mehr als jeder einzelne Gegner hältst du den Tempel. Bei
  Gleichstand hält ihn niemand. Ein Wächter schlägt alles.
  .title = Wer einen Tempel hält
aid-base-volcano =
  Reihum gibt jeder { $ap } Aktionspunkte aus und wertet sofort. Wer den Vulkan gezogen hat, beginnt; danach legt er ihn
  und macht einen normalen Zug. Vulkane: Buchstaben { $letters }.
  .title = Ein Vulkan
aid-base-score = Jeder Tempel, den du hältst, zählt seinen Wert. Schätze einer Sorte:
  .title = Wertung
aid-base-end =
  Nach dem letzten Plättchen hat jeder noch einmal { $ap } Aktionspunkte und wertet. Wer die meisten Punkte hat,
  gewinnt.
  .title = Das Ende
aid-base-auction =
  Alle beginnen mit { $start } Punkten. Es liegen so viele Plättchen offen, wie ihr Spieler seid. Biete höher oder
  passe; wer gewinnt, bezahlt, wählt ein Plättchen, macht seinen Zug und dreht das Amulett um. Bietet niemand, kommt
  umsonst dran, wer zuerst gepasst hat. Das letzte Plättchen ist umsonst. Der linke Nachbar des Letzten eröffnet die
  nächste Runde.
  .title = Mit Versteigerung
aid-legend-round =
  Sechs Runden, jede mit Draft und Aktionsphase. Im Draft nimmst du jeweils eine Sache: einen Aktionspunktemarker,
  Karten (3; zu viert 2), Plättchen (zu zweit 2, sonst 1) und einen Platz in der nächsten Reihenfolge.
  .title = Eine Runde
aid-legend-action =
  Reihum je eine Sache: eine Karte spielen, eine Karte aufheben (von rechts nach links, 3 Plätze), ein Plättchen auf ein
  freies Feld innerhalb der gepunkteten Linie legen oder den Marker nutzen. Die Fähigkeit des Direktors ist umsonst,
  einmal je Partie. Passen darf, wer kein Plättchen, keine neue Karte und keinen Marker mehr hat.
  .title = Die Aktionsphase
aid-legend-count =
  Ein Forscher zählt 1, ein Expeditionsleiter 3, auf jeder Art von Feld. Mit mehr als jeder einzelne Gegner hältst du
  es. Ein Wächter schlägt alles.
  .title = Wer ein Feld hält
aid-legend-volcano = Den Vulkan von B oder D zu legen, bringt sofort eine Wertung: Jeder gibt { $ap } Aktionspunkte aus und wertet, der Besitzer zuerst.
  .title = Ein Vulkan
aid-legend-score = Tempel: ihr Wert, dazu 5, 6, 8, 10 bei Wert 7, 8, 9, 10. Vulkane: je 10. Dschungel, Lichtungen und leere Ruinen × Tempel. Seen × sichtbare Masken. Schätze einer Sorte:
  .title = Wertung
aid-legend-end =
  Nach Runde sechs gibt jeder { $ap } Aktionspunkte aus und wertet noch einmal. Ein ungenutzter Direktor bringt 5. Wer
  die meisten Punkte hat, gewinnt.
  .title = Das Ende
aid-floors = Tempelstufen in der Schachtel
aid-floor-level = Höhe
aid-floor-count = Anzahl
aid-differs = In dieser Ausgabe
aid-made = Tikal, { $version }. Inoffizielles Fanprojekt.


## Die Regeln in Bildern

rules-choose = Welche Ausgabe spielt ihr?
rules-overview = Das Spiel in Kürze
rules-everything = Alle Regeln dieser Ausgabe


## Die Orte

places-nav = Die Orte
places-title = Die wirklichen Orte
places-intro = Tikal und die anderen Maya-Städte im Spiel gibt es wirklich. Ein paar Worte zu jeder.
places-tikal = Tikal
places-where = Wo

## Ein paar Worte zu jedem Ort; die Angaben sind Allgemeinwissen

place-tikal =
  Tikal liegt im Regenwald im Norden Guatemalas. Hier lebten schon lange vor unserer Zeitrechnung Menschen, und zwischen
  etwa 200 und 900 regierten seine Könige eine der mächtigsten Städte der Maya. Große Tempel überragen die Bäume; der
  höchste, Tempel IV, misst rund 65 Meter. Im neunten Jahrhundert begann der Niedergang, am Ende des zehnten war die
  Stadt verlassen, und der Wald schloss sich über ihr. 1848 beschrieb sie eine Expedition, und noch heute wird gegraben:
  Laserscans aus der Luft haben in der Stadt und um sie herum Tausende Bauten sichtbar gemacht, die unter dem
  Blätterdach niemand gesehen hatte.
  .where = Petén, Guatemala
  .when = Blütezeit etwa 200 bis 900
place-chichen-itza =
  Eine der bekanntesten Städte der Maya liegt in der trockenen Ebene von Yucatán, neben einem tiefen natürlichen
  Brunnen, dem heiligen Cenote, in den man Opfergaben warf. Ihre Pyramide, El Castillo, hat vier Treppen; mit der
  Plattform oben sind es 365 Stufen, eine für jeden Tag des Jahres. Zur Tagundnachtgleiche lässt die Sonne eine Schlange
  aus Licht und Schatten die Nordtreppe hinabgleiten. Der Ballspielplatz ist der größte, den man aus Mesoamerika kennt.
  .where = Yucatán, Mexiko
  .when = Blütezeit etwa 800 bis 1100
place-uxmal =
  Uxmal ist für seine Fassaden berühmt: Tausende behauene Steine bilden Gitter, Schlangen und langnasige Masken, die
  meist als der Regengott Chaac gedeutet werden. Auf ihn kam es hier an, denn in den Hügeln gibt es keine Flüsse und
  kaum Cenotes; man sammelte Regenwasser in Zisternen. Die Pyramide des Zauberers, etwa 35 Meter hoch, hat runde
  Flanken. Der Sage nach baute ein Zwerg sie in einer Nacht.
  .where = Yucatán, Mexiko
  .when = Blütezeit etwa 700 bis 1000
place-palenque =
  Palenque schmiegt sich an den Fuß grüner Berge, und Bäche fließen hindurch; einen führt ein überwölbter Kanal
  unterirdisch am Palast vorbei. König Pakal regierte im siebten Jahrhundert 68 Jahre lang. Sein Grab tief im Tempel der
  Inschriften wurde 1952 geöffnet: Er trug eine Maske aus Jade. Die langen Texte, die hier in Stein stehen, halfen
  dabei, die Schrift der Maya zu entziffern.
  .where = Chiapas, Mexiko
  .when = Blütezeit etwa 600 bis 800
place-calakmul =
  Calakmul war der Sitz der Schlangenkönige und der große Rivale Tikals. Über ein Jahrhundert lang kämpften und intrigierten
  die beiden gegeneinander, bis Tikal 695 eine entscheidende Schlacht gewann. Die größte Pyramide gehört zu den massigsten
  der Maya. 1931 sah ein Botaniker die Hügel vom Flugzeug aus; heute liegt die Stadt in einem Schutzgebiet, in dem Jaguare
  leben.
  .where = Campeche, Mexiko
  .when = Blütezeit etwa 500 bis 800
place-el-mirador =
  Die große Zeit von El Mirador lag viel früher: Es blühte vor unserer Zeitrechnung und war um 150 weitgehend verlassen.
  Breite Dammwege verbanden es mit anderen Orten im Sumpfwald. Sein Tempelkomplex La Danta, rund 70 Meter hoch, gehört
  dem Volumen nach wohl zu den größten Pyramiden der Welt. Keine Straße führt dorthin; die meisten Besucher wandern zwei
  Tage lang.
  .where = Petén, Guatemala
  .when = Blütezeit etwa 300 v. Chr. bis 100 n. Chr.
places-play = Hier spielen
places-when = Wann
