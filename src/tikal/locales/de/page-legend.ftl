### Die Seite: Tikal Legend.


## Dinge

legend-who =
  { $who ->
    [leader] Leiter
   *[explorer] Forscher
  }
legend-verb =
  { $verb ->
    [move] über die Steine gehen
    [transfer] eine Figur verlegen
    [stone] einen Steinmarker legen
    [movestone] einen Steinmarker versetzen
   *[other] { $verb }
  }
legend-token = AP-Marker { $ap }
legend-reconstructed = rekonstruiert
legend-permanent = dauerhaft, einmal pro Runde
legend-face-down = In dieser Runde genutzt. Hebst du sie auf, liegt sie in der nächsten wieder offen.


## Runden und Reihenfolge

legend-rounds = Runden und Zugreihenfolge
legend-round-of = Runde { $round } von { $rounds }
legend-final = Schluss
legend-this-round = Diese Runde
legend-next-round = Nächste Runde
legend-final-order = Schlusswertung
legend-has-passed = hat gepasst
legend-free = frei


## Der Draft

legend-draft = Draft: Nimm eine Sache
legend-cards = Aktionskarten
legend-cards-each = je { $count }, eine Sache pro Zug
legend-tokens = AP-Marker
legend-one-each = je 1
legend-tiles = Plättchen
legend-tiles-each =
  { $players ->
    [2] je 2
    [3] je 1, einer nimmt 2
   *[other] je 1
  }
legend-next-order = Nächste Runde
legend-go =
  { $place ->
    [1] Als 1.
    [2] Als 2.
    [3] Als 3.
   *[other] Als { $place }.
  }
legend-place = { $place }. Platz
legend-your-camp = Dein Lagertableau
legend-due =
  Noch zu nehmen: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
  }, { $tokens ->
    [0] kein Marker
   *[other] ein Marker
  }, { $tiles ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
  }, { $order ->
    [0] kein Platz
   *[other] ein Platz
  }
legend-due-nothing = hat alles
legend-take = Nehmen: { $name }
legend-take-what = Wähle eine Sache
legend-camps = Lagertableaus
legend-camps-parts = aufgehoben · Marker · Plättchen · diese Runde
legend-hand = Aufgehoben: { $kept }. Marker: { $token }. Plättchen: { $tiles }. Diese Runde: { $cards }.


## Das Lagertableau

legend-camp-of = Lagertableau von { $name }
legend-whose-camp = Wessen Lagertableau zu sehen ist
legend-kept = Aufgehoben · { $count } von { $slots }
legend-token-and-tile = Marker und Plättchen
legend-now = Diese Runde · spielen oder aufheben; dauerhafte dürfen verfallen
legend-nothing-left = nichts mehr
legend-no-token = kein Marker
legend-no-tile = kein Plättchen
legend-tile-place = { $tile }: legen
legend-main =
  { $step ->
    [main] Du bist am Zug: Wähle eine Karte, den Marker oder ein Plättchen.
    [after] Fertig. Du darfst noch eine Fähigkeit oder Karte 07 nutzen, dann beende den Zug.
   *[other] Wähle, was du tust.
  }
legend-play = Spielen
legend-look = Die obersten Schätze ansehen
legend-stash = Aufheben
legend-stash-for = Statt einer anderen Karte aufheben
legend-stash-which = Um „{ $title }“ aufzuheben, wähle, welche aufgehobene Karte du abwirfst.
legend-activate =
  Marker nutzen: { $ap } AP{ $cards ->
    [0] {""}
    [one] , dazu eine Bonuskarte
   *[other] , dazu Bonuskarten
  }
legend-bonus = Dazu: { $title }
legend-bonus-ask = Füge jetzt Bonuskarten hinzu oder beginne.
legend-begin =
  Mit { $ap ->
    [one] { $ap } Aktionspunkt
   *[other] { $ap } Aktionspunkten
  } beginnen
legend-pass = Passen
legend-end = Zug beenden
legend-undo = Rückgängig
legend-cancel = Abbrechen
legend-done = Fertig
legend-waiting =
  { $step ->
    [draft] { $name } wählt im Draft.
    [main] { $name } ist am Zug.
    [after] { $name } beendet gleich den Zug.
    [bonus] { $name } fügt Bonuskarten hinzu.
    [spend] { $name } gibt Aktionspunkte aus.
   *[other] { $name } ist am Zug.
  }


## Ein Plättchen legen

legend-lay = Legen
legend-lay-on = Auf { $hex } legen
legend-lay-where =
  { $count ->
    [one] Ein Feld ist möglich. Wähle es auf dem Spielplan.
   *[other] { $count } Felder sind möglich. Wähle eins auf dem Spielplan.
  }
legend-lay-turn = Wie das Plättchen liegen soll
legend-turn = Drehen
legend-turned = um { $degrees }° gedreht


## Karten und Fähigkeiten bei der Arbeit

legend-effect =
  { $source ->
    [power] Fähigkeit { $effect }
   *[card] Karte { $effect }
  }
legend-step =
  { $most ->
    [0] Schritt { $step }
   *[other] Schritt { $step } von { $most }
  }
legend-points-left =
  { $ap ->
    [one] noch { $ap } Punkt
   *[other] noch { $ap } Punkte
  }
legend-todo =
  { $verb ->
    [put] Stelle eine Figur auf eins der markierten Felder.
    [dig] Nimm den obersten Schatz einer Ruine.
    [clear] Lege eine Stufe eines Tempels frei.
    [camp] Errichte das Lager.
    [movecamp] Versetze eins deiner Lager: Wähle das Lager, dann seinen neuen Ort.
    [recruit] Mache eine Figur verfügbar.
    [shift] Versetze eine Figur: Wähle sie, dann ihr Ziel.
    [move] Geh: Wähle eine Figur, dann ihr Ziel.
    [transfer] Geh: Wähle eine Figur, dann ihr Ziel.
    [stone] Lege den Steinmarker: Wähle die beiden Felder, zwischen die er kommt.
    [movestone] Versetze einen Steinmarker: Wähle erst den Marker, dann die beiden Felder, zwischen die er kommt.
    [place] Lege das Plättchen auf ein gepunktetes Feld.
    [rotate] Drehe ein Plättchen: Wähle es, dann seine neue Lage.
    [swap] Tausche einen Schatz.
    [collection] Wähle die Sammlung, die du wertest.
    [takecard] Wähle eine offene Karte.
    [guard] Stelle einen Wächter auf.
    [hex] Wähle das Feld, auf dem du Gleichstände gewinnst.
    [site] Wähle die Ruine, die du durchsiehst.
    [order] Ordne die Schätze, den obersten zuerst. Diesen nimmst du.
   *[other] Wähle den nächsten Schritt.
  }
legend-not-done = Du musst mindestens einen Schritt machen.
legend-others-effect = { $name } führt es aus.
legend-ask =
  { $facet ->
    [who] Wer?
    [seat] Mit wem?
    [take] Welchen Schatz nimmst du?
    [give] Was gibst du?
    [kind] Welche Sammlung?
    [card] Welche Karte?
    [rotation] Wie soll es liegen?
    [top] Welcher Schatz liegt oben?
    [second] Welcher kommt als Nächstes?
    [third] Welcher kommt als Nächstes?
    [fourth] Welcher kommt als Nächstes?
    [verb] Auf welche Art?
    [power] Welche Fähigkeit?
   *[other] Was davon?
  }
legend-ask-board =
  { $count ->
    [one] { legend-ask-where } Nur { $hexes } ist möglich.
   *[other] { legend-ask-where }
  }
legend-ask-where =
  { $facet ->
    [from] Von welchem Feld?
    [to] Wohin?
    [border] Welcher Steinmarker? Wähle ein Feld daneben.
    [goal] Wohin? Wähle eins der beiden Felder.
    [beyond] Und das Feld auf der anderen Seite?
   *[hex] Welches Feld?
  }
legend-choices-left =
  { $count ->
    [one] Eine Möglichkeit
   *[other] { $count } Möglichkeiten
  }
legend-hexes = Mögliche Felder
legend-choose-again = Neu wählen
legend-then = dann
legend-do =
  { $verb ->
    [recruit] { $who ->
      [leader] Den Expeditionsleiter verfügbar machen
     *[explorer] Einen Forscher verfügbar machen
    }
    [hex] Dieses wählen
   *[other] Ausführen
  }


## Die Aktionsleiste

legend-act =
  { $act ->
    [stone] Stein
    [recruit] Anwerben
   *[power] Fähigkeit
  }


## Wissenswertes neben dem Spielplan

legend-scored-now = Wertung jetzt
legend-categories = sechs Kategorien
legend-category =
  { $category ->
    [temples] Tempel
    [highest] Höchste
    [volcanoes] Vulkane
    [jungles] Dschungel × Tempel
    [lakes] Seen × Masken
    [treasures] Schätze
   *[director] Direktor
  }
legend-part = { $source } { $points }
legend-sum = Summe
legend-director = Museumsdirektor
legend-once = einmal pro Partie
legend-use = Nutzen
legend-sure = Sicher?
legend-power-use = Die Fähigkeit nutzen: { $title }
legend-power-sure = Diese Fähigkeit wirklich nutzen: { $title }
legend-power-unused = Ungenutzt: 5 Punkte am Ende
legend-power-used = Die Fähigkeit ist genutzt
legend-tie-hex = Bei deiner nächsten Wertung gewinnst du Gleichstände auf { $hex }.
legend-scoring-bonus =
  { $ap ->
    [one] { $ap } Aktionspunkt mehr bei der nächsten Wertung.
   *[other] { $ap } Aktionspunkte mehr bei der nächsten Wertung.
  }
legend-powers-reconstructed = Fähigkeiten sind rekonstruiert.
legend-border = Randplättchen
legend-border-left = noch zu legen
legend-border-pile =
  { $kind ->
    [temple] { $count ->
      [one] 1 Tempel
     *[other] { $count } Tempel
    }
    [lake] { $count ->
      [one] 1 See
     *[other] { $count } Seen
    }
   *[volcano] { $count ->
      [one] 1 Vulkan
     *[other] { $count } Vulkane
    }
  }
legend-stones-left =
  { $count ->
    [0] kein Steinmarker übrig: versetze einen auf dem Spielplan
    [one] 1 Steinmarker
   *[other] { $count } Steinmarker
  }
legend-dotted = Gepunktete Felder sind für die Karten 22 bis 24
legend-seen = Gesehene Schätze
legend-seen-by-you = nur von dir
legend-unseen = nicht gesehen
