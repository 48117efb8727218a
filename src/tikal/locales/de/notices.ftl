# Nachrichten, dass man an der Reihe ist: was sie sagen und wohin sie gehen.

notices-your-turn = Tikal: Du bist dran
notices-your-turn-body = { $name }, du bist dran: { $table } (mit { $others }).
notices-turn-of = Tikal: { $name } ist dran
notices-turn-of-body = { $name } ist dran: { $table } (mit { $others }).
notices-time-left =
  { $hours ->
    [0] Du hast noch weniger als eine Stunde.
    [one] Du hast noch eine Stunde.
   *[other] Du hast noch { $hours } Stunden.
  }
notices-test = Tikal: ein Test
notices-test-body = So erfährst du, dass du an der Reihe bist: { $table }.
notices-test-confirm = Um diese Nachrichten zu bekommen, bestätige diese Adresse:
notices-stop-link = Du willst keine Nachrichten mehr? Öffne diesen Link:
notices-untitled = eine Partie { $edition }
notices-unknown-address =
  An diese Adresse können wir nichts senden. Nimm eine Webadresse (https://...) oder eine wie discord://, ntfy://,
  tgram://, slack:// oder mailto://.
notices-local-address =
  Diese Adresse liegt im privaten Netz des Servers. Hier sind nur öffentliche Adressen erlaubt.
notices-no-such-host = Diesen Server gibt es nicht. Prüfe die Adresse auf Tippfehler.
notices-refused = Der Empfänger hat die Nachricht abgelehnt. Prüfe die Adresse und ihr Passwort oder Token.
notices-unreachable = Der Empfänger war nicht zu erreichen.
notices-gone = Der Browser nimmt von hier keine Nachrichten mehr an. Erlaube sie noch einmal.
notices-no-address = Diese Adresse ist nicht mehr eingetragen.
notices-too-many = Gerade wurde schon eine Nachricht gesendet. Warte einen Moment.
notices-too-many-addresses = Du hast hier schon { $most } Adressen. Entferne zuerst eine.
notices-calendar-turn = Tikal: dein Zug endet ({ $table })
notices-calendar-body = Deine Mitspieler: { $others }.
notices-no-calendar = Diesen Kalender gibt es nicht. Lege auf der Startseite einen neuen an.

notices-title = Wenn ich dran bin
notices-remind = Du kannst diese Seite schließen, der Tisch bewahrt alles auf. Tikal kann dir sagen, wann es weitergeht:
notices-which = Wessen Züge
notices-all-turns = Alle Züge an diesem Tisch (etwa für einen Kanal)
notices-turns-of = Züge von { $name }
notices-push = In diesem Browser benachrichtigen
notices-push-unsupported =
  Dieser Browser kann nicht benachrichtigt werden: Er braucht eine sichere Verbindung (HTTPS) und Web-Push.
notices-push-denied = Benachrichtigungen dieser Seite sind gesperrt. Erlaube sie in den Einstellungen des Browsers.
notices-push-failed = Dieser Browser ließ sich nicht für Benachrichtigungen anmelden.
notices-address = Eine andere Adresse
notices-add = Hinzufügen
notices-address-about =
  Ein Kanal, Telefon oder Postfach von dir, in der Schreibweise von Apprise, oder ein Webhook. Bestätigt wird die
  Adresse mit einem Link in einer Testnachricht.
notices-a-browser = Ein Browser
notices-on = an
notices-unconfirmed = noch nicht bestätigt: Öffne den Link in der Testnachricht
notices-send-test = Test senden
notices-remove = Entfernen
notices-none = Du wirst sonst nirgends benachrichtigt.
notices-test-sent = Die Testnachricht ist gesendet.
notices-test-sent-confirm = Die Testnachricht ist gesendet. Öffne den Link darin, um die Adresse zu bestätigen.
notices-this-table = dieser Tisch
notices-confirmed-title = Die Adresse ist bestätigt
notices-confirmed-text = Du erfährst es, wenn du dran bist ({ $table }).
notices-stopped-title = Keine Nachrichten mehr
notices-stopped-text = Diese Adresse bekommt keine Nachrichten mehr ({ $table }).
notices-to-table = Zum Tisch
notices-no-link = Diese Seite öffnet sich über die Links in unseren Nachrichten. Damit du erfährst, wann du am Zug bist, öffne deinen Tisch und wähle die Glocke.
notices-link-text = Nachrichten über Züge ({ $table }) gehen an diese Adresse: { $address }.
notices-confirm = Adresse bestätigen
notices-stop = Keine Nachrichten mehr
notices-calendar = Kalender meiner Fristen
notices-calendar-address =
  Abonniere diese Adresse in deinem Kalenderprogramm. Wer sie kennt, sieht deine Fristen und sonst nichts.
notices-calendar-open = Im Kalender öffnen
