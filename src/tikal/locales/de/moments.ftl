### Wiedergabe der Züge der anderen, Funde, Vulkane, Wertungen, und die Zeit ohne Verbindung

table-speed-half = ½×
settings-speed-half = langsam
table-pause = Anhalten
table-go-on = Weiter

moment-found =
  { $mine ->
    [true] Du gräbst einen Schatz aus
   *[other] { $name } gräbt einen Schatz aus
  }
moment-set =
  { $count ->
    [1] Der erste seiner Art
    [2] Ein Paar
   *[other] { $count } gleiche
  }
moment-worth = { count-points }
moment-gain = +{ $gain }
moment-volcano = { $name } zieht einen Vulkan
moment-eruption = Auf { $hex } bricht ein Vulkan aus
moment-eruption-by = { $name } hat ihn gelegt.
moment-close = Schließen

moment-scoring = { $name } wertet
moment-scoring-nothing = Diesmal zählt nichts.
moment-scoring-after = { $before } → { $after } Punkte
moment-scoring-all = Alles zeigen
moment-scoring-go-on = Weiter
settings-scorings = Wertungen Tempel für Tempel zeigen und auf mich warten
settings-sounds = Töne: dein Zug, ein Fund, ein Vulkan

offline-title = Keine Verbindung
offline-retry = Neuer Versuch in { $seconds } s.
offline-trying = Neuer Versuch …
offline-now = Jetzt versuchen
offline-waiting =
  { $count ->
    [0] Was du als Nächstes tust, wartet hier, bis die Verbindung wieder steht.
    [one] 1 Aktion wartet. Sie wird gesendet, sobald die Verbindung wieder steht.
   *[other] { $count } Aktionen warten. Sie werden gesendet, sobald die Verbindung wieder steht.
  }
offline-refused = Das geht erst, wenn die Verbindung wieder steht.

table-undo-found = Ein Fund lässt sich nicht zurücknehmen
table-undo-revealed = Was ans Licht kam, lässt sich nicht zurücknehmen
