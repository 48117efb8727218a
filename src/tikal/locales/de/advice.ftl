### Tipps und Beurteilungen von Zügen.


## Ein erster Tipp: wohin man schauen soll

advice-nudge-temple = Sieh dir den Tempel auf { $hex } an.
advice-nudge-dig = Ein Schatz liegt in deiner Reichweite.
advice-nudge-guard = Denk an einen Wächter.
advice-nudge-camp = Ein Lager würde dir Wege sparen.
advice-nudge-swap = Sieh dir die Schätze der anderen an.
advice-nudge-bid = Als Nächster dran zu sein ist dir etwas wert.
advice-nudge-pass = Was ausliegt, ist kein Gebot wert.
advice-nudge-take = Vergleiche die Plättchen: { $tile } hat etwas für sich.
advice-nudge-tile = Überlege, wo dir das Plättchen am meisten nützt.
advice-nudge-pieces = Überlege, wo deine Figuren im nächsten Zug stehen sollen.
advice-nudge-card = Eine deiner Karten passt jetzt gut.
advice-nudge-stash = Eine deiner Karten wird später mehr wert sein.
advice-nudge-power = Deine Fähigkeit könnte jetzt helfen.
advice-nudge-token = Es ist ein guter Zeitpunkt für den AP-Marker.
advice-nudge-order = Überlege, wer in der nächsten Runde Erster sein soll.
advice-nudge-ap = Aktionspunkte brauchst du am meisten.
advice-nudge-draft-card = Eine der Karten passt zu dem, was du hast.
advice-nudge-end = Hier gibt es nichts mehr zu gewinnen.


## Was ein Zug bringt

advice-gain-temple = Du übernimmst den Tempel auf { $hex }: { count-points }.
advice-gain-guardian = Der Tempel auf { $hex } gehört dir für immer: { count-points } bei jeder Wertung.
advice-gain-floors = Dein Tempel auf { $hex } wächst: jetzt { count-points }.
advice-gain-set =
  { $count ->
    [1] Du hast einen Schatz einer neuen Art ({ kind-found }): { count-points }.
   *[other] Du hast { $count } Schätze einer Art ({ kind-found }): { count-points }.
  }
advice-gain-dig =
  { $tokens ->
    [one] Du gräbst den letzten Schatz auf { $hex } aus.
   *[other] Du gräbst einen von { $tokens } Schätzen auf { $hex } aus.
  }
advice-gain-category =
  { $category ->
    [highest] Du bekommst { count-points } mehr für die höchsten Tempel.
    [volcanoes] Du bekommst { count-points } mehr für Vulkane.
    [jungles] Du bekommst { count-points } mehr für Dschungel.
    [lakes] Du bekommst { count-points } mehr für Seen.
   *[director] Du bekommst { count-points } mehr für deine Fähigkeit.
  }
advice-gain-score = Du erzielst { count-points } am Ende dieses Zugs.
advice-gain-bid =
  { $points ->
    [0] Als Nächster dran zu sein ist nichts wert: Plättchen { $tile } ist kaum besser als ein anderes.
   *[other] Als Nächster dran zu sein ist etwa { count-points } wert: So viel besser ist Plättchen { $tile } als ein anderes.
  }


## Was ein Zug den anderen nimmt

advice-deny-temple = { $name } hält den Tempel auf { $hex } nicht mehr: { count-points } weniger.
advice-deny-points = { $name } würde { count-points } weniger erzielen.


## Was ein Zug vorbereitet

advice-prepare-tile = Plättchen { $tile } liegt auf { $hex }.
advice-prepare-camp = Von einem Lager auf { $hex } haben neue Figuren kürzere Wege.
advice-prepare-lead = Du führst auf { $hex } mit { $lead }; das ist schwerer zu kippen.
advice-prepare-short = Mit einem Forscher mehr auf { $hex } hältst du den Tempel.
advice-prepare-pieces =
  { $count ->
    [one] Eine Figur mehr steht auf dem Spielplan.
   *[other] { $count } Figuren mehr stehen auf dem Spielplan.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] Eine Figur steht auf { $hex }, wo ein Schatz liegt.
   *[other] Eine Figur steht auf { $hex }, wo { $tokens } Schätze liegen.
  }
advice-prepare-recruits =
  { $count ->
    [one] Eine Figur mehr kann auf den Spielplan gebracht werden.
   *[other] { $count } Figuren mehr können auf den Spielplan gebracht werden.
  }
advice-prepare-stone = Ein Steinmarker öffnet einen Weg.
