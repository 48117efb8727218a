### Aufgaben: zehn Aktionspunkte – was ist das Meiste, das du holen kannst?

puzzles-title = Aufgaben
puzzles-lead =
  Du hast zehn Aktionspunkte, dann wird gewertet. Wie viele Punkte sind höchstens drin? Jede Aufgabe stammt aus einer
  Partie zwischen Bots, und dass es keinen besseren Zug gibt, ist bewiesen.
puzzles-today = Aufgabe des Tages
puzzles-streak =
  { $days ->
    [one] An einem Tag gelöst
   *[other] An { $days } Tagen in Folge gelöst
  }
puzzles-solved = { $solved } von { $all } gelöst
puzzles-solve = Lösen
puzzles-look-again = Noch einmal ansehen
puzzles-all = Alle Aufgaben
puzzles-kept = Was du gelöst hast, merkt sich nur dieser Browser.
puzzles-days =
  Von Montag bis Sonntag wird es schwerer. Alle haben dieselbe Aufgabe; um Mitternacht UTC kommt eine neue.

puzzle-level =
  { $level ->
    [1] sehr leicht
    [2] leicht
    [3] mittel
    [4] schwer
   *[5] sehr schwer
  }
puzzle-title = Aufgabe { $number }
puzzle-of-day = Aufgabe vom { $date }
puzzle-facts = { $players } Spieler, { $round }. von 4 Wertungen
puzzle-open = Aufgabe { $number }, { puzzle-level }
  .solved = Aufgabe { $number }, { puzzle-level }, gelöst
  .seen = Aufgabe { $number }, { puzzle-level }, Lösung angesehen
puzzle-task =
  Du bist { $name }. Gib bis zu zehn Aktionspunkte aus; dann wertest du sofort. Nur die Punkte dieser einen Wertung
  zählen: Hol so viele, wie du kannst.
puzzle-no-luck = In diesem Zug lässt sich kein Schatz ausgraben, also hängt nichts vom Glück ab.
puzzle-loading = Die Aufgabe wird aufgebaut …
puzzle-now = Wertung jetzt
puzzle-before = vor deinem Zug: { $points }
puzzle-so-far = Dein Zug bisher
puzzle-nothing-yet = Noch nichts. Wähle unter dem Spielplan eine Aktion oder eine deiner Figuren.
puzzle-best = { $points } Punkte: Mehr geht nicht. Gelöst!
puzzle-best-after-all = { $points } Punkte: Mehr gibt es nicht.
puzzle-short =
  { $short ->
    [one] { $points } Punkte. Der beste Zug bringt einen Punkt mehr.
   *[other] { $points } Punkte. Der beste Zug bringt { $short } Punkte mehr.
  }
puzzle-tries =
  { $tries ->
    [one] Erster Versuch
   *[other] Versuch { $tries }
  }
puzzle-retry = Von vorn
puzzle-hint = Tipp
puzzle-hint-more = Zweiter Tipp
puzzle-solution = Den besten Zug zeigen
puzzle-solution-sure = Wirklich zeigen? Dann zählt die Aufgabe nicht mehr als von dir gelöst.
puzzle-first-hint = Erster Tipp
puzzle-aims = Zweiter Tipp: was der beste Zug bringt
puzzle-steps = Ein bester Zug: { $points } Punkte
puzzle-watch = Auf dem Spielplan zeigen
puzzle-watch-stop = Anhalten
puzzle-watch-start = Die Stellung vor dem Zug
puzzle-back = Zurück zu meinem Zug
puzzle-share = Ergebnis kopieren
puzzle-copied = Kopiert
puzzle-shared =
  { $title } ({ puzzle-level }): gelöst, { $tries ->
    [one] erster Versuch
   *[other] { $tries } Versuche
  }, { $hints ->
    [0] ohne Tipp
    [one] ein Tipp
   *[other] { $hints } Tipps
  }
puzzle-another = Eine andere Aufgabe


## Was nicht sein kann

puzzle-unknown =
  Eine Aufgabe „{ $name }“ gibt es nicht. Die Aufgaben haben die Nummern 1 bis { $last }; ein Datum wie 2026-11-17
  steht für die Aufgabe dieses Tages.
puzzle-too-long = Das ist zu lang für einen Zug: Mehr als { $most } Aktionen braucht keiner.
puzzle-no-end = Lass „end“ weg: Gewertet wird der Zug so, als wäre er hier zu Ende.


## Im Terminal

puzzle-list-line = { $number }  { puzzle-level }  { $edition }, { $players } Spieler, Wertung { $round }
puzzle-list-today = Die Aufgabe des Tages ist { $number }.
puzzle-terminal-end = Gib „end“ ein, wenn du meinst, dass mehr nicht geht.
puzzle-terminal-again = Noch einmal von vorn?
puzzle-terminal-show = Den besten Zug zeigen?
