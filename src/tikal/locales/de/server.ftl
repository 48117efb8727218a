# Was der Server sagt, wenn etwas nicht geht, und was am Tisch neben dem Spiel geschieht.

refused-secret-missing =
  Dafür brauchst du den Link eines Platzes oder des Gastgebers. Öffne den Tisch mit dem Link, den du bekommen hast.
refused-secret-wrong = Dieser Link öffnet den Tisch nicht mehr. Bitte den Gastgeber um einen neuen.
refused-no-table = Diesen Tisch gibt es nicht. Prüfe die Adresse.
refused-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-no-position = Es gibt keine Stellung { $seq }; die Stellungen gehen von 1 bis { $last }.
refused-no-page = Diese Seite gibt es nicht. Prüfe die Adresse.
refused-no-edition = Es gibt keine Ausgabe „{ $edition }“. Es gibt: { $known }.
refused-not-your-seat = Du spielst nicht für { $name }.
refused-host-only = Das kann nur der Gastgeber des Tisches.
refused-no-seat-of-yours = Du siehst nur zu; das können nur die Spieler am Tisch.
refused-look-only = Diese Partie kannst du nur ansehen. Um weiterzuspielen, eröffne einen Tisch aus ihrer Datei.
refused-over = Die Partie ist zu Ende.
refused-rematch-early = Die Partie ist noch nicht zu Ende. Eine Revanche gibt es erst danach.
refused-list-private = An diesem Tisch darf niemand zuschauen, also kann er nicht in der Liste der offenen Tische stehen.
refused-rematch-already = Es gibt schon eine Revanche; ihr Tisch steht im Verlauf.
refused-out-of-turn = { $name } ist am Zug.
refused-played-by-bot = Für { $name } spielt ein Bot.
refused-no-hints = An einem gewerteten Tisch gibt es keine Tipps.
refused-no-bot = Für { $name } spielt kein Bot.
refused-colour-already = { $name } hat diese Farbe schon.
refused-colour-taken = Diese Farbe hat { $name }. Wähle eine andere.
refused-takeback-waits = { $name } hat schon um Rücknahme gebeten, und noch haben nicht alle geantwortet.
refused-nothing-to-take-back = Die Partie kann nicht zu { $to } zurück. Wähle eine Stellung vor der letzten Aktion.
refused-no-takeback = Niemand hat um Rücknahme gebeten.
refused-answered-already = Du hast schon zugestimmt; die anderen müssen noch antworten.
refused-key-reused = Der Schlüssel { $key } steht schon für einen anderen Befehl von dir. Wähle für jeden Befehl einen neuen.
refused-table-full = An diesem Tisch ist schon { $most }-mal etwas geschehen. Die Partie kann zu Ende gespielt werden; mehr geht hier nicht.
refused-file-too-long = Diese Datei hat mehr als { $most } Einträge; mehr liest der Server nicht.
refused-stuck =
  Diese Partie wurde nach anderen Regeln begonnen, als dieser Server sie kennt. Du kannst sie bis zum Ereignis { $last }
  ansehen, aber niemand kann sie weiterspielen.
refused-unreadable = Diesen Tisch hat eine andere Version von Tikal gespeichert, und dieser Server kann ihn nicht lesen. Frage die Person, die den Server betreibt.
refused-archived = Dieser Tisch wurde weggeräumt, weil ihn lange niemand geöffnet hat. Öffne ihn, und er ist wieder da.
refused-advice-busy = Der Server denkt gerade über anderes nach. Versuche es gleich noch einmal.
refused-no-advice = Der Server hat keine Antwort gefunden. Versuche es noch einmal.
refused-not-over = Nur eine beendete Partie kann analysiert werden.
refused-awards-early = Die Partie ist noch nicht zu Ende. Auszeichnungen gibt es erst danach.
refused-not-whole =
  In der Datei dieser Partie fehlt, was ihr Betrachter nicht sehen konnte; nur eine vollständige Partie kann
  analysiert werden.
refused-no-turn = Es gibt keinen Zug { $turn }; die Züge gehen von 1 bis { $last }.
refused-malformed = Der Server versteht das nicht: { $detail }
refused-http = Das kann der Server nicht: { $detail } ({ $status })
refused-failed = Auf dem Server ist etwas schiefgegangen. Versuche es gleich noch einmal.
refused-no-database = Der Server erreicht seine Datenbank gerade nicht. Nichts ist verloren; versuche es gleich noch einmal.
refused-disk-full = Der Server hat keinen Platz mehr, um etwas zu speichern. Nichts ist verloren, und ansehen kannst du alles; sag dem Betreiber Bescheid.
refused-read-only = Der Server kann nicht in seine Datenbank schreiben. Nichts ist verloren, und ansehen kannst du alles; sag dem Betreiber Bescheid.

event-player = Spieler { $number }
event-asked = { $name } bittet darum, Züge zurückzunehmen.
event-agreed = { $name } stimmt der Rücknahme zu.
event-declined = { $name } lehnt die Rücknahme ab.
event-takeback = Auf Wunsch von { $name } wurden Züge zurückgenommen.
event-resigned = { $name } gibt auf; ein Bot übernimmt.
event-renamed = { $old } heißt jetzt { $name }.
event-coloured =
  { $name } spielt jetzt { $colour ->
    [red] Rot
    [orange] Gelb
    [white] Weiß
   *[blue] Blau
  }.
event-first = { $name } beginnt: So hat es festgelegt, wer diesen Tisch eröffnet hat.
event-to-bot = Ein Bot übernimmt für { $name }.
event-from-bot = { $name } spielt wieder selbst.
event-renewed = { $name } hat einen neuen Link.
event-rematch = Die Revanche ist eröffnet: Alle behalten ihren Platz.
event-listed = Der Tisch steht jetzt in der Liste der offenen Tische.
event-unlisted = Der Tisch steht nicht mehr in der Liste der offenen Tische.
event-chosen-seed =
  Wer diesen Tisch eröffnet hat, hat die Startzahl { $seed } gewählt. Damit lässt sich ausrechnen, was verdeckt ist.
event-chosen-file = Dieser Tisch setzt eine Partie aus einer Datei fort. Wer die Datei hat, kann wissen, was verdeckt ist.
