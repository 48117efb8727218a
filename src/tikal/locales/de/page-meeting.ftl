### Andere treffen: prüfbare Ziehungen, Teilen, offene Tische, Serien, gleiche Ziehungen, Rangliste.

draws-title = Die Ziehungen
draws-state =
    { $state ->
        [sealed] Die Reihenfolge der Plättchen und Schätze stand vor dem ersten Zug fest. Der Fingerabdruck unten ist daraus berechnet; nach der Partie prüft dein Browser, ob etwas geändert wurde.
        [checking] Die Ziehungen werden geprüft …
        [right] Die Reihenfolge der Plättchen und Schätze stand vor dem ersten Zug fest und wurde nicht geändert. Dein Browser hat das geprüft.
        [wrong] Plättchen und Schätze passen nicht zum Fingerabdruck vom Beginn der Partie. Sie wurden geändert.
        [other-promise] Das ist nicht der Fingerabdruck, den dein Browser zu Beginn der Partie gesehen hat. Den Ziehungen ist nicht zu trauen.
        [other-tiles] Die Plättchen kamen in einer anderen Reihenfolge, als vor dem ersten Zug festgelegt war. Den Ziehungen ist nicht zu trauen.
        [unreachable] Die Ziehungen konnten nicht geprüft werden, weil der Server die Spieldatei nicht geschickt hat. Versuche es später noch einmal.
       *[none] Über die Ziehungen an diesem Tisch wurde nichts versprochen: Er setzt eine Spieldatei fort oder stammt von einer älteren Version von Tikal.
    }
draws-details = Fingerabdruck und wie du ihn selbst prüfst
draws-how = Speichere nach der Partie die Spieldatei und rufe „tikal verify“ damit auf. Der Fingerabdruck ist der SHA-256-Wert von Aufbau und Salz in dieser Datei.
draws-fingerprint = Fingerabdruck
draws-salt = Salz

## Teilen
share-button = Teilen
share-qr = QR-Code des Links
share-how = Scanne den Code mit einem Handy oder verschicke den Link.
share-link = Link
share-send = Verschicken
share-seat = Ein Platz für { $name } in einer Partie Tikal
share-watch = Bei einer Partie Tikal zuschauen
share-only-here = Nur dieser Rechner kann den Link öffnen, denn Tikal läuft nur für dich. Damit Freunde in deinem Netz mitspielen können, beende es und starte es mit „./play --lan“. Für Freunde anderswo starte „tikal serve“ auf einem Server.
share-in-network = Deine Freunde müssen im selben Netz sein wie dieser Rechner. Sie erreichen ihn unter { $address }.

## Serien
series-choose = Serie
series-choose-about = Mehrere Partien; reihum beginnt jemand anders.
series-none = Eine einzelne Partie
series-title =
    { $kind ->
        [best-of] Best of { $games }
       *[other] Wer zuerst { $games } Siege hat
    }
series-game = Partie { $number }
series-won =
    { $count ->
        [one] { $names } gewinnt die Serie
       *[other] { $names } teilen sich die Serie
    }
series-next-title = Die nächste Partie
series-next = Nächste Partie
series-new = Neue Serie
series-watch-news = Dieselben Spieler haben eine neue Partie begonnen.
series-watch = Zuschauen

## Offene Tische
lobby-nav = Tische
lobby-title = Offene Tische
lobby-lead = Setz dich auf einen freien Platz oder schau einer Partie zu. Wer einen Tisch aufstellt, entscheidet, ob er hier erscheint.
lobby-name = Dein Name
lobby-refresh = Neu laden
lobby-seats = Freie Plätze
lobby-seats-empty = Im Moment sucht niemand Mitspieler. Stell selbst einen Tisch auf, der hier erscheint.
lobby-games = Partien zum Zuschauen
lobby-games-empty = Im Moment läuft keine öffentliche Partie.
lobby-take = Hinsetzen
lobby-take-of = Bei { $title } auf den Platz von { $name } setzen
lobby-watch = Zuschauen
lobby-watch-of = Bei { $title } zuschauen
lobby-more = Mehr anzeigen
lobby-list = Offener Tisch
lobby-list-about = Er steht in der Liste: Alle können freie Plätze nehmen oder zuschauen
lobby-list-now = In die Liste der offenen Tische setzen
lobby-unlist-now = Aus der Liste der offenen Tische nehmen

## Dieselben Ziehungen an mehreren Tischen
deal-title = Gleiche Ziehungen, mehrere Tische
deal-lead = Alle diese Tische haben dieselben Plättchen und Schätze in derselben Reihenfolge gezogen. Vergleicht, wer aus seinem Platz am meisten gemacht hat.
deal-table = Tisch
deal-seat = Platz { $number }
deal-number = Tisch { $number }
deal-playing = spielt noch
deal-won = gewonnen
deal-best = Gold zeigt das beste Ergebnis auf jedem Platz, ein Stern, wer am eigenen Tisch gewonnen hat.
deal-compare = Mit den anderen Tischen vergleichen
deal-choose = Gleiche Ziehungen
deal-choose-about = Mehrere Tische ziehen dasselbe und vergleichen ihre Ergebnisse
deal-one = Ein Tisch
deal-tables = { $count } Tische
deal-links-title = { $count } Tische stehen bereit
deal-links-text = Schicke allen den Link zu ihrem Platz. Du sitzt an Tisch 1; vor dem Ende kann niemand an einen anderen Tisch schauen.
deal-links-once = Jeder Link gilt einmal und steht nur hier: Verschicke sie, bevor du weitergehst.

## Rangliste
rating-nav = Rangliste
rating-title = Rangliste
rating-lead =
  Für alle, die das möchten. Eine gewertete Partie zählt, wenn alle angemeldet sind; wer sie verlässt, landet auf dem
  letzten Platz. Zum Spielen braucht niemand ein Konto.
rating-players = Spieler
rating-empty = Hier hat noch niemand eine Wertungszahl. Stell einen gewerteten Tisch auf und mach den Anfang.
rating-place = Platz
rating-player = Spieler
rating-rating = Wertungszahl
rating-games = Partien
rating-wins = Siege
rating-account = Dein Konto
rating-signed-in = Angemeldet als { $name }.
rating-sign-in = Mit Passkey anmelden
rating-sign-out = Abmelden
rating-register = Konto anlegen
rating-name = Name
rating-about =
  Ein Passkey ersetzt das Passwort: Dein Gerät bewahrt ihn auf. Der Server speichert deinen Namen, den öffentlichen Teil
  des Schlüssels und deine Wertungszahlen, sonst nichts.
rating-delete = Konto löschen
rating-delete-sure = Mit allen Wertungszahlen löschen
rating-no-passkeys = Passkeys gibt es nur über https oder auf diesem Rechner unter localhost. Spielen kannst du auch ohne.
rating-cancelled = Es ist nichts geschehen, weil der Passkey nicht benutzt wurde.
rating-choose = Gewertet
rating-choose-about = Zählt für die Rangliste; nur Menschen, alle angemeldet
rating-not-bots = Gewertet wird nur unter Menschen: An diesem Tisch sitzt ein Bot.
rating-not-shared = Soll die Partie zählen, darf nur eine Person an diesem Bildschirm sitzen.
rating-not-chosen = In einer gewerteten Partie entscheidet der Zufall über Startzahl und Startspieler.
rating-rated = Gewertete Partie
rating-missing = Noch nicht gewertet. Vor dem ersten eigenen Zug müssen sich noch anmelden: { $names }.
rating-all = Alle sind angemeldet. Die Partie zählt, wenn sie zu Ende ist.
rating-go = Anmelden
