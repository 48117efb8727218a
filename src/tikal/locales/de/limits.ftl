### Was der Server sagt, wenn jemand zu viel verlangt.

limit-too-many = Zu viele Anfragen. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  } noch einmal.
limit-too-large = Das ist zu groß: Hier sind höchstens { $bytes } Bytes erlaubt.
