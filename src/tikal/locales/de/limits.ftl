### Was der Server sagt, wenn jemand zu viel verlangt.

limit-too-many = Zu viele Anfragen. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
limit-too-large = Das ist zu groß: Hier sind höchstens { $bytes } Bytes erlaubt.
limit-busy = Du verlangst gerade sehr viel auf einmal. Versuche es gleich noch einmal.
limit-sockets = Du hast { $most } Verbindungen offen; mehr geht von einer Adresse aus nicht. Schließe einige Tische und versuche es noch einmal.
limit-full = Der Server ist voll. Versuche es in ein paar Minuten noch einmal.
limit-stored = Von dieser Adresse ist vorerst genug gespeichert worden. Versuche es morgen noch einmal.
