### Tipps und Beurteilungen von Zügen.


## Ein erster Tipp: wohin man schauen soll

advice-nudge-temple = Sieh dir den Tempel auf { $hex } an.
advice-nudge-dig = Ein Schatz liegt in Reichweite.
advice-nudge-guard = Hast du an einen Wächter gedacht?
advice-nudge-camp = Ein Lager würde dir Aktionspunkte sparen.
advice-nudge-swap = Sieh dir die Schätze der anderen an.
advice-nudge-bid = Als Nächstes dran zu sein, ist für dich etwas wert.
advice-nudge-pass = Kein offenes Plättchen ist ein Gebot wert.
advice-nudge-take = Vergleiche die Plättchen: { $tile } ist einen zweiten Blick wert.
advice-nudge-tile = Wo nützt dir das Plättchen am meisten?
advice-nudge-pieces = Wo sollen deine Figuren im nächsten Zug stehen?
advice-nudge-card = Das ist ein guter Moment für eine deiner Karten.
advice-nudge-stash = Eine deiner Karten wird später mehr wert sein.
advice-nudge-power = Deine Fähigkeit könnte jetzt helfen.
advice-nudge-token = Das ist ein guter Moment für den AP-Marker.
advice-nudge-order = Willst du in der nächsten Runde früh oder spät dran sein?
advice-nudge-ap = Aktionspunkte brauchst du am meisten.
advice-nudge-draft-card = Eine der Karten passt zu dem, was du hast.
advice-nudge-end = Hier gibt es nichts mehr zu gewinnen.


## Was ein Zug bringt

advice-gain-temple =
  { $floors ->
    [0] Du übernimmst den Tempel auf { $hex }: { count-points }.
   *[other] Du übernimmst den Tempel auf { $hex } und legst ihn bis { $points } frei.
  }
advice-gain-guardian = Der Tempel auf { $hex } gehört dir für immer: { count-points } bei jeder Wertung.
advice-gain-floors = Dein Tempel auf { $hex } wächst: jetzt { count-points }.
advice-gain-set =
  { $count ->
    [1] Du hast einen Schatz einer neuen Sorte ({ kind-found }): { count-points }.
   *[other] Du hast { $count } Schätze einer Sorte ({ kind-found }): { count-points }.
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
advice-gain-score = Du erzielst { count-points } am Ende dieses Zuges.
advice-gain-bid =
  { $points ->
    [0] Als Nächstes dran zu sein, bringt dir nichts: Plättchen { $tile } ist kaum besser als die anderen.
   *[other] Als Nächstes dran zu sein, bringt dir etwa { count-points }: So viel besser ist Plättchen { $tile } als die anderen.
  }


## Was ein Zug den anderen nimmt

advice-deny-temple = { $name } hält den Tempel auf { $hex } nicht mehr: { count-points } weniger.
advice-deny-points = { $name } würde { count-points } weniger erzielen.


## Was ein Zug vorbereitet

advice-prepare-tile = Plättchen { $tile } kommt auf { $hex }.
advice-prepare-camp = Mit einem Lager auf { $hex } haben neue Figuren kürzere Wege.
advice-prepare-lead = Du führst auf { $hex } mit { $lead } Vorsprung; so ist das Feld schwerer zu erobern.
advice-prepare-short = Noch ein Forscher auf { $hex }, und du hältst den Tempel.
advice-prepare-pieces =
  { $count ->
    [one] Du hast eine Figur mehr auf dem Spielplan.
   *[other] Du hast { $count } Figuren mehr auf dem Spielplan.
  }
advice-prepare-ruins =
  { $tokens ->
    [one] Du hast eine Figur auf { $hex }, wo ein Schatz liegt.
   *[other] Du hast eine Figur auf { $hex }, wo { $tokens } Schätze liegen.
  }
advice-prepare-recruits =
  { $count ->
    [one] Du kannst eine Figur mehr einsetzen.
   *[other] Du kannst { $count } Figuren mehr einsetzen.
  }
advice-prepare-stone = Ein Steinmarker öffnet einen Durchgang.
