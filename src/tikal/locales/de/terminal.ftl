### Das Spiel im Terminal.


## Wörter auf dem Spielplan und auf Plättchen

terrain-temple = Tempel
terrain-ruins = Ruine
terrain-clearing = Lichtung
terrain-camp = Basislager
terrain-volcano = VULKAN
terrain-lake = See


## Vor der Partie

terminal-setting-up = Enter allein übernimmt, was in Klammern steht; quit beendet das Programm.
terminal-not-started = Es wurde keine Partie begonnen.
terminal-which-edition = Welche Ausgabe?
terminal-ask-edition = Nummer oder Kennung [{ $default }]:
terminal-which-scenario = Welches Szenario?
terminal-reconstructed = rekonstruiert
terminal-ask-players = Wie viele Spieler, { $least } bis { $most } [{ $default }]:
terminal-wrong-players = Bitte eine Zahl von { $least } bis { $most }.
terminal-ask-auction = Die Plättchen versteigern, wie in der Variante der Anleitung?
terminal-ask-auction-house =
  Die Plättchen versteigern? Diese Ausgabe hat keine eigene Versteigerung; es ist also eine Hausregel.
terminal-ask-seat = Platz { $number }: NAME für einen Menschen oder NAME=BOT ({ $bots }) [{ $default }]:
terminal-person = Spieler { $number }
terminal-bot = Roboter { $number }
terminal-no-colour = Die Farbe { $colour } gibt es nicht. Es gibt: { $colours }.
terminal-colour-twice = Nur ein Spieler kann die Farbe { $colour } haben.
terminal-no-first = Einen Spieler { $first }, der beginnen könnte, gibt es nicht. Nenne einen Namen ({ $names }) oder die Nummer eines Platzes, 1 bis { $players }.
terminal-no-seat = „{ $written }“ ist kein Platz. Schreibe NAME=WER mit einem von diesen: { $players }
terminal-too-many-seats = Du hast { $given } Plätze angegeben, aber es gibt nur { $players } Spieler.
terminal-unknown-name = Niemand in dieser Partie heißt { $name }. Es spielen { $names }.
terminal-go-on =
  Die letzte Partie ist nicht zu Ende: { $names }, Aktionen: { $moves }, gespeichert { $when }. Weiterspielen?
terminal-kept-for-later = Sie ist weiterhin da: tikal terminal --resume { $file }
terminal-already-over = Die Partie in { $file } ist zu Ende. `tikal verify` zeigt ihr Ergebnis.
terminal-not-whole =
  { $file } enthält die verdeckten Plättchen und Schätze nicht, also kann niemand damit weiterspielen. Eine Datei, die
  `tikal terminal` gespeichert hat, enthält sie.
terminal-narrow =
  Dieses Terminal ist { $width } Zeichen breit; der Spielplan braucht { $wanted }. Ein breiteres Fenster oder eine
  kleinere Schrift hilft.


## Ja und nein

terminal-yes = ja
terminal-no = nein
terminal-yes-default = [J/n]
terminal-no-default = [j/N]


## Die Felder

terminal-over = Die Partie ist zu Ende.
terminal-must-bid = { $name } muss bieten oder passen.
terminal-must-take = { $name } hat die Versteigerung gewonnen und nimmt ein Plättchen.
terminal-must-place = { $name } muss Plättchen { $tile } legen.
terminal-must-spend-normal = { $name } kann { count-ap } ausgeben.
terminal-must-spend-volcano = Vulkanrunde: { $name } kann { count-ap } ausgeben und wertet dann.
terminal-must-spend-final = Schlussrunde: { $name } kann { count-ap } ausgeben und wertet dann.
terminal-must-spend-token = { $name } kann { count-ap } ausgeben.
terminal-must-draft = { $name } draftet eine Sache. Noch zu nehmen: { $due }.
terminal-must-act = { $name } ist am Zug: eine Karte, ein Plättchen oder der AP-Marker.
terminal-must-end = { $name } kann noch eine Fähigkeit oder Karte 07 nutzen oder den Zug beenden.
terminal-must-begin =
  { $name } aktiviert den AP-Marker und hat bisher { count-ap }. Füge jetzt Bonuskarten hinzu oder beginne.
terminal-due-order = ein Platz
terminal-due-ap = ein AP-Marker
terminal-due-tile = ein Plättchen
terminal-due-cards =
  { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
  }
terminal-card-named = Karte { $card }, { $title }
terminal-power-named = Fähigkeit { $power }, { $title }
terminal-step = { $effect } (Schritt { $number } von { $most })
terminal-any-steps = { $effect } (beliebig viele Schritte)
terminal-walking = { $effect } (noch { count-ap })
terminal-score = Punkte
terminal-now = jetzt
terminal-reserve = Vorrat
terminal-none = –
terminal-tiles-left = Plättchen übrig
terminal-pile-left = Schätze im Stapel
terminal-floors-left = Stufen übrig
terminal-aside = beiseitegelegt
terminal-high-bid = höchstes Gebot
terminal-amulets = noch nicht am Zug
terminal-passed = gepasst
terminal-open-tiles = offene Plättchen
terminal-has-passed = hat gepasst
terminal-ap-token = AP
terminal-hand = Plättchen
terminal-right = rechts
terminal-left-slots = links
terminal-unavailable = nicht verfügbar
terminal-power-used = genutzt
terminal-power-tie = gewinnt Gleichstände auf { $hex }
terminal-power-bonus =
  { $bonus ->
    [one] { $bonus } Aktionspunkt mehr bei der nächsten Wertung
   *[other] { $bonus } Aktionspunkte mehr bei der nächsten Wertung
  }
terminal-round = Runde
terminal-of = { $number } von { $most }
terminal-order = Reihenfolge
terminal-next-order = nächste Runde
terminal-open-tokens = offene AP-Marker
terminal-open-cards = offene Karten
terminal-seen = nur du hast gesehen
terminal-deck = Karten im Stapel
terminal-bag = AP-Marker im Beutel
terminal-stones-left = Steinmarker übrig
terminal-blue = blaue Schätze


## Das Menü

terminal-bids = { $least } bis { $most }: Tippe die Zahl
terminal-folded = { $number } Möglichkeiten; `list { $verb }` zeigt sie
terminal-borders = { $number } Grenzen; `stone { $hex }` zeigt die von { $hex }
terminal-goes-on = { $number } Möglichkeiten; `{ $begun }` zeigt die, die so beginnen
terminal-rotation = Drehung { $rotation }
terminal-rotations = `place { $hex }` zeigt, wie das Plättchen dort gedreht werden kann
terminal-swap-with = { $name }: gib { $give }, nimm
terminal-end =
  { $ap ->
    [0] Ende
    [one] Ende ({ $ap } Aktionspunkt verfällt)
   *[other] Ende ({ $ap } Aktionspunkte verfallen)
  }
terminal-place = Platz { $number }
terminal-token = { count-ap }
terminal-activate = aktivieren ({ count-ap })
terminal-begin =
  { $ap ->
    [one] mit { $ap } Aktionspunkt beginnen
   *[other] mit { $ap } Aktionspunkten beginnen
  }
terminal-hint = Tippe eine Aktion, ihre Nummer oder ? für Hilfe.
terminal-hint-refused = `rules { $rule }` zeigt die Regel, `list` deine Möglichkeiten, ? die Hilfe.
terminal-no-number = Keine Aktion hat die Nummer { $number }. `list` zeigt alle mit ihren Nummern.
terminal-nothing-to-list = Zu „{ $verb }“ gibt es nichts aufzulisten. Jetzt möglich: { $verbs }
terminal-really-end =
  Du hast noch { count-ap }. Der Rest würde verfallen, und das Ende eines Zuges lässt sich nicht zurücknehmen. Beenden?
terminal-costs = Es kostet { count-cost }.
terminal-why-what = Frage nach einer Aktion, zum Beispiel: why move leader a1 b2
terminal-no-card =
  Es gibt weder eine Karte noch eine Fähigkeit { $card }. Karten sind 01-1 bis 24, Fähigkeiten p01 bis p24; eine Karte,
  die verdeckt liegt, hat ein x hinter ihrer Kennung.
terminal-rules-which =
  Frage nach einer Regel mit ihrer Kennung, etwa so: rules R-MOVE-2. Außerhalb der Partie listet `tikal rules` alle auf.


## Hilfe

terminal-help-actions =
  Tippe eine Aktion so, wie sie in der Liste steht, die Wörter gern abgekürzt (m l a1 b2), oder nur ihre Nummer. Der
  Anfang einer Aktion zeigt, was folgen kann (move explorer).
terminal-usage-help = ?
terminal-help-help = diese Hilfe
terminal-usage-list = list [VERB]
terminal-help-list = alles, was du jetzt tun kannst, oder alles mit einem bestimmten Verb
terminal-usage-why = why AKTION
terminal-help-why = ob du etwas jetzt tun kannst, und wenn nicht, welche Regel dagegen spricht
terminal-usage-undo = undo
terminal-help-undo = nimmt deine letzte Aktion zurück, solange seither nichts aufgedeckt und der Zug nicht weitergegeben wurde
terminal-usage-score = score
terminal-help-score = woher die Punkte aller kommen und was eine Wertung jetzt brächte
terminal-usage-board = board
terminal-help-board = zeigt den Spielplan noch einmal
terminal-usage-log = log [N|all]
terminal-help-log = was geschehen ist
terminal-usage-save = save DATEI
terminal-help-save = schreibt die Partie in eine Datei deiner Wahl; gespeichert wird sie ohnehin nach jeder Aktion
terminal-usage-rules = rules ID
terminal-help-rules = der Text einer Regel
terminal-usage-card = card [ID...]
terminal-help-card = was Karten oder Fähigkeiten tun, etwa card 13 p07; ohne Kennung alle, die du hast
terminal-usage-quit = quit
terminal-help-quit = beendet das Programm; `tikal terminal` setzt die Partie später fort
terminal-help-symbols =
  Auf dem Spielplan: { $pieces } drei Forscher und der Expeditionsleiter ({ $leader }) · { $camp } Lager · Tempel 5 und
  das Zeichen eines Spielers: wer ihn jetzt werten würde, { $guardian } mit Wächter · { $masks } Schätze, noch da und
  schon weg · 2 in einer Wand: Preis des Durchgangs · { $small } Steine, die in den Dschungel führen. Vorrat: Forscher
  und Expeditionsleiter, Lager, Wächter. Jetzt: was eine Wertung brächte.

terminal-help-legend =
  In Legend sind gepunktete Felder für die Plättchen der Karten 22 bis 24, und Figuren dürfen dorthin wie in den
  Dschungel. { $token } neben einer Zahl: Dort liegt ein Steinmarker. Karten, die du gedraftet hast, liegen rechts auf
  dem Lagertableau, aufgehobene links ({ $free } für einen freien Platz); 20x ist Karte 20, die verdeckt liegt. Nicht
  verfügbar: Forscher und Expeditionsleiter, die erst angeworben werden müssen.


## Die Geschichte und das Ende

terminal-more-news = (Davor ist noch mehr geschehen; `log` erzählt alles.)
terminal-would-score = Wenn jetzt alle werten würden:
terminal-scoring-round = Wertung { $number }:
terminal-from-temples = Tempel { $source } { $points }
terminal-from-treasures =
  { $count ->
    [one] { kind-found } { $points }
   *[other] { $count } × { kind-found } { $points }
  }
terminal-from-highest = hoher Tempel { $source } { $points }
terminal-from-volcanoes = Vulkan { $source } { $points }
terminal-from-jungles = offenes Land { $source } { $points }
terminal-from-lakes = See { $source } { $points }
terminal-from-director = ungenutzte Fähigkeit { $points }
terminal-from-nothing = nichts
terminal-category-temples = Tempel
terminal-category-highest = höchste
terminal-category-volcanoes = Vulkane
terminal-category-jungles = Dschungel
terminal-category-lakes = Seen
terminal-category-treasures = Schätze
terminal-category-director = Fähigkeit
terminal-sum = Summe
terminal-saved = Gespeichert in { $file }.
terminal-save-where = Wohin speichern? Tippe: save DATEI
terminal-overwrite = { $file } gibt es schon. Überschreiben?
terminal-cannot-save = Die Partie kann nicht in { $file } gespeichert werden: { $problem }
terminal-left = Die Partie ist in { $file } gespeichert. `tikal terminal` setzt sie fort.
terminal-left-there = Die Partie ist gespeichert. `tikal terminal --resume { $file }` setzt sie fort.
terminal-kept = Die Partie liegt in { $file }.


## Kompilieren neben der Partie

terminal-compiling =
  { $seconds ->
    [0] Es wird kompiliert, damit Bots und Regeln schneller sind: { $percent } %, fast fertig.
   *[other] Es wird kompiliert, damit Bots und Regeln schneller sind: { $percent } %, noch etwa { $seconds } s.
  }
terminal-stand-in =
  { $count ->
    [one] { $names } spielt vorerst wie { $level }.
   *[other] { $names } spielen vorerst wie { $level }.
  }
terminal-compiling-ready =
  { $count ->
    [one] Das Kompilieren ist fertig. Von jetzt an spielt { $names } mit voller Stärke.
   *[other] Das Kompilieren ist fertig. Von jetzt an spielen { $names } mit voller Stärke.
  }
terminal-compiling-failed =
  { $count ->
    [0] Das Kompilieren ist fehlgeschlagen, deshalb läuft die Partie langsamer. `tikal doctor` sagt, woran es liegt.
    [one] Das Kompilieren ist fehlgeschlagen: Die Partie läuft langsamer, und { $names } spielt wie { $level }. `tikal doctor` sagt, woran es liegt.
   *[other] Das Kompilieren ist fehlgeschlagen: Die Partie läuft langsamer, und { $names } spielen wie { $level }. `tikal doctor` sagt, woran es liegt.
  }
terminal-compiling-off =
  { $count ->
    [one] TIKAL_JIT=0 schaltet das Kompilieren ab, deshalb spielt { $names } wie { $level }.
   *[other] TIKAL_JIT=0 schaltet das Kompilieren ab, deshalb spielen { $names } wie { $level }.
  }
