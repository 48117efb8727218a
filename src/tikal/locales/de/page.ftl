### Die Seite: der Tisch.


## Der Spielplan

board-name = Der Spielplan. Mit den Pfeiltasten gehst du von Feld zu Feld, mit Enter wählst du.
board-track = Siegpunktleiste: { $scores }
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-fit = Alles Erforschte zeigen
board-tile =
  { $kind ->
    [temple] Tempel { $value }
    [ruins] Ruine { $value }
    [clearing] Lichtung
    [volcano] Vulkan
    [lake] See
   *[other] Plättchen
  }


## Wer am Zug ist und was zu tun ist

table-home = Startseite
table-edition = { $publisher } { $year }
table-turn = Zug { $turn }
table-opening = Der Tisch wird geöffnet …
table-over = Partie beendet
table-title-over = Partie beendet · Tikal
table-title =
  { $mine ->
    [true]
      { $step ->
        [place] Lege dein Plättchen · Tikal
        [bid] Dein Gebot · Tikal
       *[other] Du bist am Zug · Tikal
      }
   *[false] { $name } spielt · Tikal
  }
table-status-mine =
  { $step ->
    [place] Lege dein Plättchen
    [spend] Du bist am Zug
    [bid] Biete oder passe
    [take] Nimm ein Plättchen
    [draft] Draft: Nimm eine Sache
    [effect] Führe es aus
    [bonus] Bonuskarten
    [after] Beende deinen Zug
   *[other] Du bist am Zug
  }
table-status-mine-named =
  { $step ->
    [place] { $name }: Lege dein Plättchen
    [spend] { $name }: Du bist am Zug
    [bid] { $name }: Biete oder passe
    [take] { $name }: Nimm ein Plättchen
    [draft] { $name }: Nimm eine Sache
   *[other] { $name }: Du bist am Zug
  }
table-status-theirs =
  { $step ->
    [over] Partie beendet
   *[other] { $name } spielt
  }
table-status-round =
  { $segment ->
    [final] Schlussrunde
   *[volcano] Vulkanrunde
  }
table-now =
  { $mine ->
    [true] { $name }, du bist am Zug.
   *[false] { $name } ist am Zug.
  }
table-step-draw = Ziehen
table-step-place = Legen
table-step-spend = Handeln
table-doing-bid = bietet
table-doing-take = nimmt ein Plättchen
table-doing-place = legt ein Plättchen
table-doing-spend = gibt Aktionspunkte aus
table-doing-draft = draftet
table-doing-main = wählt eine Aktion
table-doing-after = beendet den Zug
table-doing-bonus = fügt Bonuskarten hinzu
table-doing-effect = führt eine Karte aus
table-plays-next = als Nächstes dran


## Knöpfe der oberen Leiste

table-seats = Plätze und Links
table-threat = Wie weit Gegner kommen
table-keys = Tasten
table-rules = Spielhilfe und Regeln
table-theme = Dunkel oder hell
table-settings = Einstellungen
table-menu = Menü
table-close = Schließen
table-cancel = Abbrechen


## Spieler

table-players = Spieler
table-you = DU
table-bot = BOT
table-away = WEG
table-tag-resigned = AUFGEGEBEN
table-points =
  { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
table-chip =
  { $points ->
    [one] { $name }, { $points } Punkt{ table-chip-acts }
   *[other] { $name }, { $points } Punkte{ table-chip-acts }
  }
table-chip-acts =
  { $acts ->
    [true] , jetzt am Zug
   *[false] {""}
  }
table-ap-left =
  { $ap ->
    [one] noch { $ap } Aktionspunkt
   *[other] noch { $ap } Aktionspunkte
  }
table-reserve-explorers = Forscher im Vorrat
table-reserve-leader = Expeditionsleiter im Vorrat
table-reserve-camps = Lager im Vorrat
table-reserve-guardians = Wächter im Vorrat
table-leader-out = fort
table-no-treasure = noch kein Schatz
table-set = { table-kind }: { $count } in der Sammlung, Wert { $points }
table-kind =
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


## Vorräte

table-floors = Tempelstufen übrig
table-level = Höhe
table-floors-left = Höhe { $level }: noch { $left }
table-treasures-open = Schätze auf dem Spielplan
table-treasures-hidden = verdeckt
table-stack = Plättchenstapel
table-stack-left = noch { $left }
table-chance = { $good } von { $all }
table-chance-volcano =
  { $count ->
    [0] Chance, dass das nächste Plättchen der Vulkan ist.
   *[other] Chance, dass das nächste Plättchen der Vulkan ist. Auch noch in { $letter }: { $others }.
  }
table-no-volcano = Das nächste Plättchen ist kein Vulkan. Noch in { $letter }: { $others }.
table-tile =
  { $kind ->
    [temple] Tempel { $value }
    [ruins] Ruine { $value }
    [clearing] Lichtung
    [volcano] Vulkan
    [lake] See
   *[other] Plättchen
  }


## Wertung jetzt

table-facts = Was es bedeutet
table-scored-now = Wertung jetzt
table-scored-parts = Tempel + Schätze
table-would-score-now = { $name } bekäme jetzt { $points }. Drücke, um zu sehen, wofür.
table-outlined = Umrandet: nach der geplanten Aktion.
table-tied = Gleichstand: { $hexes }.
table-nothing = noch nichts
table-item =
  { $category ->
    [temples] Tempel { $count } auf { $source }
    [treasures] { $count } × { item-kind }
    [highest] Höchster Tempel auf { $source }
    [volcanoes] Vulkan { $source }
    [jungles] Dschungel oder Lichtung { $source }
    [lakes] See { $source }
   *[other] { $source }
  }
item-kind =
  { $source ->
    [chief] Häuptling
    [jaguar] Jaguar
    [totem] Totem
    [carafe] Karaffe
    [statue] Statue
    [plate] Teller
    [bracelet] Armreif
    [necklace] Halskette
   *[other] { $source }
  }
table-so-far = Punkte bisher
table-info-score = Punkte
table-info-tiles = Plättchen und Stufen
table-info-talk = Verlauf und Chat


## Das gezogene Plättchen

table-drawn = Gezogen · { $letter }
table-stones =
  { $stones ->
    [one] { $stones } Stein.
   *[other] { $stones } Steine.
  }
table-places =
  { $places ->
    [one] { $places } erlaubtes Feld.
   *[other] { $places } erlaubte Felder.
  }
table-choose-place = Wähle ein helles Feld für das Plättchen. Wähle es noch einmal, um das Plättchen zu drehen.
table-rotations = Drehungen
table-rotation = Drehung { $rotation }, Durchgänge: { $ways }
table-ways = Durchgänge mit ihrem Preis: { $ways }
table-join = { $hex }: { $price }
table-turn-tile = Drehen
table-turn-right = Nach rechts drehen (R)
table-lay = Auf { $hex } legen
table-lay-nowhere = Wähle ein Feld


## Aktionen

table-actions = Aktionen
table-action-points =
  { $ap ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
  }
table-verb-deploy = Einsetzen
table-verb-move = Bewegen
table-verb-transfer = Verlegen
table-verb-clear = Freilegen
table-verb-dig = Graben
table-verb-swap = Tauschen
table-verb-camp = Lager
table-verb-guard = Wächter
table-per-stone = / Stein
table-verb-long =
  { $verb ->
    [deploy] Einsetzen
    [move] Bewegen
    [transfer] Figur verlegen
    [clear] Stufe freilegen
    [dig] Graben
    [swap] Tauschen
    [camp] Ein Lager errichten
    [guard] Einen Wächter aufstellen
   *[other] { $verb }
  }
table-act =
  { $ap ->
    [one] { table-verb-long }, { $ap } Aktionspunkt
   *[other] { table-verb-long }, { $ap } Aktionspunkte
  }
table-act-stones = { table-verb-long }, ein Aktionspunkt pro Stein
table-ap = { $ap } AP
table-not-now =
  { $verb ->
    [deploy] Du kannst jetzt niemanden einsetzen
    [move] Du kannst jetzt niemanden bewegen
    [transfer] Du kannst jetzt keine Figur verlegen
    [clear] Du kannst jetzt keine Stufe freilegen
    [dig] Du kannst jetzt nicht graben
    [swap] Du kannst jetzt nichts tauschen
    [camp] Du kannst jetzt kein Lager errichten
    [guard] Du kannst jetzt keinen Wächter aufstellen
    [stone] Du kannst jetzt keinen Steinmarker legen
    [recruit] Du kannst jetzt niemanden anwerben
    [power] Du kannst jetzt keine Fähigkeit nutzen
   *[other] Jetzt nicht
  }
table-not-here = Nicht auf { $hex }
table-out-of-reach =
  { $ap ->
    [one] { $hex } ist mit { $ap } Aktionspunkt nicht zu erreichen
   *[other] { $hex } ist mit { $ap } Aktionspunkten nicht zu erreichen
  }
table-read-rule = Regel lesen
table-undo = Rückgängig
table-redo = Wiederholen
table-reset = Von vorn
table-undo-reach =
  { $count ->
    [one] Du kannst { $count } Aktion zurücknehmen
   *[other] Du kannst die letzten { $count } Aktionen zurücknehmen
  }
table-undo-none = Noch nichts zurückzunehmen
table-end = Zug beenden
table-end-score =
  { $points ->
    [one] { $points } Punkt werten
   *[other] { $points } Punkte werten
  }
table-end-warning =
  { $ap ->
    [one] Noch { $ap } Punkt:{" "}
   *[other] Noch { $ap } Punkte:{" "}
  }
table-choose-hex =
  { $verb ->
    [clear] Welcher Tempel?
    [dig] Wo graben?
    [camp] Wo soll das Lager stehen?
    [guard] Welchen Tempel bewachen?
    [transfer] Von welchem Lager?
   *[other] Welche Figur?
  }
table-choose-piece =
  { $verb ->
    [clear] Wähle einen markierten Tempel.
    [dig] Wähle eine markierte Ruine.
    [camp] Wähle ein markiertes Feld.
    [guard] Wähle einen markierten Tempel.
    [transfer] Wähle eine deiner Figuren in einem markierten Lager.
   *[other] Wähle eine deiner Figuren auf einem markierten Feld.
  }
table-choose-target =
  { $verb ->
    [deploy] Wähle ein Lager oder ein Feld mit Preis: Der Weg dorthin ist eingerechnet.
   *[other] Wähle ein Feld. Die Zahl ist der Preis des Weges dorthin.
  }
table-who =
  { $who ->
    [leader] Leiter
   *[explorer] Forscher
  }
table-guard-who = Wer bewacht { $hex }?
table-confirm =
  { $verb ->
    [deploy] Einsetzen · { $ap } AP
    [move] Bewegen · { $ap } AP
    [transfer] Verlegen · { $ap } AP
    [clear] Freilegen · { $ap } AP
    [dig] Graben · { $ap } AP
    [swap] Tauschen · { $ap } AP
    [camp] Errichten · { $ap } AP
    [guard] Bewachen · { $ap } AP
   *[other] Ausführen · { $ap } AP
  }
table-would-hold = Du würdest Tempel { $value } halten, mit { $lead } Vorsprung.
table-would-keep = Du hältst Tempel { $value }, dann mit { $lead } Vorsprung.
table-would-tie = Bei Tempel { $value } gäbe es Gleichstand: Niemand wertet ihn.
table-would-not = { $name } würde Tempel { $value } weiter halten, mit { $lead } Vorsprung.
table-would-score = { $change }, wenn jetzt gewertet wird.
table-left = Noch { $ap } AP.
table-swap-title = Einen Schatz tauschen
table-swap-whose = Mit wem?
table-swap-take = Nehmen
table-swap-give = Geben
table-swap-effect = Würde jetzt gewertet: du { $mine }, { $name } { $theirs }.


## Die anderen

table-speed = Tempo der Züge der anderen
table-speed-1 = 1×
table-speed-2 = 2×
table-speed-once = Sofort
table-next-step = Nächster Schritt
table-skip =
  { $left ->
    [0] Überspringen
   *[other] Noch { $left } überspringen
  }
table-waiting =
  { $step ->
    [place] { $name } legt ein Plättchen
    [spend] { $name } gibt Aktionspunkte aus
   *[other] { $name } muss sich entscheiden
  }
table-waiting-bot = { $name } denkt nach
table-waiting-away = { $name } ist am Zug, aber gerade weg
table-waiting-hint = Inzwischen kannst du dich umsehen, Notizen machen und prüfen, wer wohin kommen könnte.
table-waiting-spectator = Du siehst an diesem Tisch zu.
table-waiting-showing = Das ist geschehen, Schritt für Schritt.
table-look-only = Diesen Tisch kannst du nur ansehen
table-ask-takeback = Um Rücknahme meines letzten Zuges bitten
table-takeback-asked = { $name } möchte Züge zurücknehmen, bis zurück in den { $turn }. Zug. Alle müssen zustimmen.
table-takeback-agree = Zustimmen
table-takeback-refuse = Ablehnen
table-takeback-waits = Warten auf die anderen.
table-threat-title = Reichweite mit 10 Punkten
table-threat-whose = Wessen Reichweite
table-threat-text = So viele Punkte braucht ein Forscher von { $name } mindestens, um in einem Zug dort zu stehen.
table-order = Reihenfolge der Wertungsrunde
table-order-scored = hat gewertet
table-order-now =
  { $ap ->
    [one] am Zug, noch { $ap } AP
   *[other] am Zug, noch { $ap } AP
  }
table-order-waits = kommt noch
table-order-would = jetzt { $points }


## Verlauf, Chat, Notizen

table-tab-log = Verlauf
table-tab-chat = Chat
table-tab-notes = Notizen
table-turn-of = Zug { $turn } · { $name }
table-before = Vor der Partie
table-since-mark = seit deinem letzten Zug
table-replay-since = noch einmal zeigen
table-see-position = Stellung nach Ereignis { $seq }
table-say = Schreibe an alle …
table-chat-empty = Noch keine Nachrichten. Sag doch Hallo!
table-notes-label = Notizen, die nur du siehst
table-notes-hint = Das siehst nur du. Es bleibt in diesem Browser.


## Plätze

table-seat-name = Name dieses Platzes
table-seat-here = hier
table-seat-connected = verbunden
table-seat-away = nicht verbunden
table-seat-resigned = aufgegeben
table-seat-bot = Bot: { $level }
table-copy-link = Link kopieren
table-copied = Kopiert
table-copy-failed = Der Link ließ sich nicht kopieren. Kopiere ihn von Hand: { $link }
table-let-bot = Bot spielen lassen
table-end-bot = Vom Bot übernehmen
table-bot-level = Stärke der Bots
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben
table-copy-watch = Link für Zuschauer kopieren
table-pass-to = Weitergeben an { $name }
table-pass-text = Gleich erscheint, was nur { $name } sehen darf. Alle anderen schauen weg.
table-pass-ready = Ich bin { $name }


## Felder für die, die zuhören

table-hex =
  { $terrain ->
    [temple] { $hex }, Tempel { $value }
    [ruins]
      { $tokens ->
        [0] { $hex }, leere Ruine
        [one] { $hex }, Ruine mit { $tokens } Schatz
       *[other] { $hex }, Ruine mit { $tokens } Schätzen
      }
    [clearing] { $hex }, Lichtung
    [volcano] { $hex }, Vulkan
    [lake] { $hex }, See
    [camp] { $hex }, Basislager
   *[jungle] { $hex }, Dschungel
  }
table-hex-held = gehalten von { $name }, { $lead } Vorsprung
table-hex-guarded = bewacht von { $name }
table-hex-tied = Gleichstand
table-hex-camp = Lager von { $name }
table-hex-people =
  { $leaders ->
    [0]
      { $explorers ->
        [one] { $explorers } Forscher von { $name }
       *[other] { $explorers } Forscher von { $name }
      }
    [one]
      { $explorers ->
        [0] Expeditionsleiter von { $name }
        [one] Expeditionsleiter und { $explorers } Forscher von { $name }
       *[other] Expeditionsleiter und { $explorers } Forscher von { $name }
      }
   *[other]
      { $explorers ->
        [0] { $leaders } Expeditionsleiter von { $name }
        [one] { $leaders } Expeditionsleiter und { $explorers } Forscher von { $name }
       *[other] { $leaders } Expeditionsleiter und { $explorers } Forscher von { $name }
      }
  }


## Tasten

table-key-turn = das Plättchen nach rechts oder links drehen
table-key-enter = das Plättchen legen, ein Feld wählen
table-key-count = wie viele Forscher gehen
table-key-leader = der Leiter geht mit oder bleibt
table-key-undo = zurück
table-key-undo = rückgängig machen
table-key-redo = wiederholen
table-key-end = den Zug beenden
table-key-back = ablegen, was du in der Hand hast
table-key-walk = von Feld zu Feld
table-key-piece = die nächste Figur auf dem Feld
table-key-zoom = vergrößern, verkleinern, alles zeigen
table-key-threat = Reichweite der Gegner
table-key-hint = ein Tipp
table-key-help = diese Tasten


## Telefon

table-sheet = Was du tun kannst
table-sheet-stop =
  { $stop ->
    [bar] Den Bereich öffnen
    [middle] Den Bereich ganz öffnen
   *[full] Den Bereich schließen
  }


## Das Ende

table-chart = Punkte im Lauf der Wertungen
table-sources = Woher die Punkte kamen
end-won =
  { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
  } mit { $score } Punkten, { $margin ->
    [one] einen Punkt
   *[other] { $margin } Punkte
  } vor { $second }.
end-alone =
  { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
  } mit { $score } Punkten.
end-tie-break =
  { $you ->
    [yes] Du gewinnst
   *[no] { $name } gewinnt
  } bei Gleichstand mit { $second }: { $score } zu { $score }.
end-shared = { $names } teilen sich den Sieg mit { $score } Punkten.
end-awards = Auszeichnungen
end-sources-of = { $name }: { $parts }
table-review = Partie nachspielen
table-rematch = Revanche
table-rematch-news = Es gibt eine Revanche, und dein Platz wartet.
table-rematch-go = Zur Revanche
table-file = Spieldatei
table-show-board = Spielplan zeigen
table-show-result = Ergebnis zeigen


## Was schiefgeht

table-lost = Verbindung verloren, neuer Versuch
table-error-unreachable =
  Der Server antwortet nicht. Prüfe, ob er läuft und ob du verbunden bist, und versuche es dann noch einmal.


## Tipps am Tisch

hint-button = Tipp
hint-more = Den Zug zeigen
hint-again = Noch einmal
hint-title = Tipp
hint-close = Tipp schließen
hint-cancel = Nachdenken abbrechen
hint-thinking = Denkt nach …
hint-play = Diesen Zug spielen
hint-gains = Das bringt er
hint-denies = Das nimmt er anderen
hint-prepares = Das bereitet er vor
hint-surprise = Danach wird etwas aufgedeckt: Frag dann noch einmal.


## Die starken Bots werden vorbereitet: Regeln und Suchen werden kompiliert, während gespielt wird

compiling-title = Starke Bots werden vorbereitet
compiling-short = Starke Bots: { $percent } %
compiling-how = { $percent } %, { $left }
compiling-seconds = noch etwa { $seconds } s
compiling-minutes = noch etwa { $minutes } min
compiling-soon = fast fertig
compiling-about =
  Du kannst schon spielen. Bis das fertig ist, spielen „{ $strong }“ und „{ $expert }“ wie „{ $level }“, und auch Tipps
  und Analysen kommen von „{ $level }“. Danach wechselt alles mit der nächsten Entscheidung.
compiling-heard-begun = Die starken Bots werden vorbereitet. Du kannst schon spielen.
compiling-heard-done = Die starken Bots sind bereit.
compiling-failed-title = Kompilieren fehlgeschlagen
compiling-failed =
  Du kannst weiterspielen, aber der Server ist langsamer, und seine starken Bots spielen wie „{ $level }“. Auf dem
  Server sagt der Befehl `tikal doctor`, woran es liegt.
compiling-failed-close = Schließen
compiling-seat-now = spielt vorerst wie „{ $level }“
compiling-seat-off = spielt wie „{ $level }“: Kompilieren ist abgeschaltet
compiling-seat-failed = spielt wie „{ $level }“: Kompilieren ist fehlgeschlagen
compiling-tag-now = vorerst „{ $level }“
compiling-tag-off = nur „{ $level }“
compiling-tag-failed = nur „{ $level }“
compiling-why-now =
  „{ $wanted }“ ist noch nicht bereit. Sobald es so weit ist, spielt er ab der nächsten Entscheidung selbst.
compiling-why-off =
  Dieser Server wurde mit TIKAL_JIT=0 gestartet und kompiliert nichts. So würde „{ $wanted }“ minutenlang nachdenken.
compiling-why-failed =
  Dieser Server konnte die Suche von „{ $wanted }“ nicht kompilieren; so würde er minutenlang nachdenken. Auf dem Server
  sagt der Befehl `tikal doctor`, woran es liegt.
compiling-advice-now = Gefunden von „{ $level }“: Die stärkere Suche war noch nicht bereit.
compiling-advice-off = Gefunden von „{ $level }“: Kompilieren ist abgeschaltet, und die stärkere Suche braucht es.
compiling-advice-failed = Gefunden von „{ $level }“: Die stärkere Suche ließ sich nicht kompilieren.
