# Was der Server sagt, wenn etwas nicht geht, und was am Tisch neben dem Spiel geschieht.

refused-secret-missing =
  Dafür braucht es das Geheimnis eines Platzes oder des Gastgebers. Öffne den Tisch mit dem Link, den du bekommen hast.
refused-secret-wrong = Dieser Link öffnet den Tisch nicht mehr. Bitte den Gastgeber um einen neuen.
refused-no-table = Diesen Tisch gibt es nicht. Prüfe die Adresse.
refused-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-no-position = Es gibt keine Stellung { $seq }; die Stellungen gehen von 1 bis { $last }.
refused-no-page = Diese Seite gibt es nicht. Prüfe die Adresse.
refused-not-your-seat = Der Platz von { $name } ist nicht deiner.
refused-host-only = Das kann nur der Gastgeber des Tisches.
refused-no-seat-of-yours = Du siehst an diesem Tisch zu; das kann nur, wer dort sitzt.
refused-look-only = Diese Partie ist nur zum Ansehen. Um weiterzuspielen, eröffne einen Tisch aus ihrer Datei.
refused-over = Die Partie ist zu Ende.
refused-rematch-early = Die Partie ist noch nicht zu Ende. Eine Revanche gibt es erst danach.
refused-rematch-already = Es gibt schon eine Revanche; ihr Tisch steht im Protokoll.
refused-out-of-turn = { $name } ist am Zug.
refused-played-by-bot = Für { $name } spielt ein Bot.
refused-no-bot = Für { $name } spielt kein Bot.
refused-takeback-waits = { $name } hat um Rücknahme gebeten und wartet noch auf Antworten.
refused-nothing-to-take-back =
  Die Partie kann nicht zu { $to } zurück: Wähle eine frühere Stellung, vor der letzten Aktion.
refused-no-takeback = Niemand hat um Rücknahme gebeten.
refused-answered-already = Du hast schon zugestimmt; die anderen müssen noch antworten.
refused-advice-busy = Der Server hat genug nachzudenken. Versuche es gleich noch einmal.
refused-no-advice = Dazu ließ sich nichts herausfinden. Versuche es noch einmal.
refused-not-over = Nur ein beendetes Spiel kann untersucht werden.
refused-not-whole = In der Datei dieses Spiels fehlt, was ihr Betrachter nicht wusste; nur ein vollständiges Spiel kann untersucht werden.
refused-no-turn = Es gibt keinen Zug { $turn }; die Züge gehen von 1 bis { $last }.
refused-malformed = Der Server kann das nicht verstehen: { $detail }
refused-http = Der Server kann das nicht tun: { $detail } ({ $status })

event-player = Spieler { $number }
event-asked = { $name } bittet darum, Züge zurückzunehmen.
event-agreed = { $name } stimmt der Rücknahme zu.
event-declined = { $name } stimmt der Rücknahme nicht zu.
event-takeback = Auf Wunsch von { $name } wurden Züge zurückgenommen.
event-resigned = { $name } gibt auf; ein Bot spielt weiter.
event-renamed = { $old } heißt jetzt { $name }.
event-to-bot = Für { $name } spielt ein Bot.
event-from-bot = { $name } spielt wieder selbst.
event-renewed = { $name } hat einen neuen Link.
event-rematch = Eine Revanche ist eröffnet: Alle haben dort denselben Platz.
