### Andere treffen: prüfbare Ziehungen, Teilen, offene Tische, Serien, gleiche Verteilung, Wertungen.

draws-title = Die Ziehungen
draws-state =
    { $state ->
        [sealed] Die Reihenfolge der Plättchen und Schätze stand vor dem ersten Zug fest. Der Fingerabdruck unten ist daraus berechnet; nach der Partie prüft dein Browser, dass nichts geändert wurde.
        [checking] Die Ziehungen werden geprüft …
        [right] Die Reihenfolge der Plättchen und Schätze stand vor dem ersten Zug fest und wurde nicht geändert. Dein Browser hat das geprüft.
        [wrong] Plättchen und Schätze passen nicht zum Fingerabdruck vom Beginn der Partie. Sie wurden geändert.
        [other-promise] Das ist nicht der Fingerabdruck, den dein Browser zu Beginn der Partie gesehen hat. Den Ziehungen ist nicht zu trauen.
        [other-tiles] Die Plättchen kamen in einer anderen Reihenfolge, als vor dem ersten Zug festgelegt war. Den Ziehungen ist nicht zu trauen.
        [unreachable] Die Ziehungen konnten nicht geprüft werden, weil der Server die Spieldatei nicht geschickt hat. Versuche es später noch einmal.
       *[none] Über die Ziehungen an diesem Tisch wurde nichts versprochen: Er setzt eine Spieldatei fort oder stammt von einer älteren Version von Tikal.
    }
draws-details = Fingerabdruck, und wie du ihn selbst prüfst
draws-how = Speichere nach der Partie die Spieldatei und rufe „tikal verify“ damit auf. Der Fingerabdruck ist der SHA-256-Wert von Aufbau und Salz in dieser Datei.
draws-fingerprint = Fingerabdruck
draws-salt = Salz
