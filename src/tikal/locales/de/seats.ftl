# Einladungen: wie Leute zu ihren Plätzen kommen, auf dem Server und auf der Seite.

refused-invitation-used = Diese Einladung wurde schon benutzt. Bitte den Gastgeber um eine neue.
refused-not-invited = Um dich hier hinzusetzen, brauchst du eine Einladung. Bitte den Gastgeber darum.
refused-no-invitation = Für { $name } gibt es keine offene Einladung.
refused-rated-seat = { $name } spielt hier für die Rangliste. Deshalb kann niemand anders den Platz übernehmen. Bleibt { $name } weg, kann ein Bot spielen.
refused-rated-bot = An einem Tisch der Rangliste kann nur { $name } diesen Platz abgeben. Du kannst es erst, wenn { $name } gegangen ist oder { $days } Tage lang nicht da war.
refused-seat-taken =
  { $name } sitzt schon, der Platz ist vergeben. Du kannst einen Bot übernehmen lassen. Jemand anderen kannst du
  einladen, sobald { $name } den Platz verlässt oder { $days } Tage lang nicht da war.

event-invited = Der Gastgeber lädt jemanden auf den Platz von { $name } ein.
event-withdrawn = Der Gastgeber zieht die Einladung für den Platz von { $name } zurück.
event-seated = { $name } setzt sich.
event-left = { $name } geht; der Platz ist frei.

seats-invite-title = Du bist eingeladen
seats-invite-text =
  { $count ->
    [one] An diesem Tisch wartet ein Platz auf dich. Setz dich, dann gehört er dir in diesem Browser.
   *[other] An diesem Tisch warten { $count } Plätze auf dich. Setz dich, dann gehören sie dir in diesem Browser.
  }
seats-invite-once = Die Einladung gilt einmal. Benutze sie auf dem Gerät, auf dem du spielen willst.
seats-your-name = Dein Name
seats-sit-down = Hinsetzen
seats-sitting-down = Einen Moment …
seats-look = Nur zusehen
seats-against = Am Tisch
seats-used-title = Diese Einladung wurde schon benutzt
seats-used-text =
  Jemand hat sich schon damit hingesetzt. Wenn du das warst, öffne den Tisch in dem Browser von damals. Sonst bitte den
  Gastgeber um eine neue Einladung.
seats-wrong-title = Diese Einladung gilt nicht
seats-wrong-text = Sie wurde zurückgezogen, oder ein Teil des Links fehlt. Bitte den Gastgeber um eine neue Einladung.
seats-free = frei, eingeladen
seats-uninvited = frei
seats-invite = Einladen
seats-invite-again = Neue Einladung
seats-invite-together = Eine Einladung für alle freien Plätze
seats-withdraw = Einladung zurückziehen
seats-copy-invitation = Einladung kopieren
seats-renew = Meinen Link erneuern
seats-renewed = Dein alter Link gilt nicht mehr. Dieser Browser hat den neuen.
seats-copy-own = Link für ein anderes Gerät von mir kopieren
seats-leave = Platz verlassen
seats-leave-sure = Diesen Platz wirklich verlassen?
seats-same-guest = Dieselbe Person wie { $name }
seats-tag-free = FREI
seats-waiting = Der Platz von { $name } ist noch frei
refused-not-listed = Dieser Tisch steht nicht in der Liste der offenen Tische. Bitte den Gastgeber um eine Einladung.
refused-seat-gone = Der Platz von { $name } ist nicht mehr frei. Nimm einen anderen.
refused-no-deal = Diese gemeinsamen Ziehungen gibt es nicht.
refused-deal-early = Du siehst die Ergebnisse der anderen Tische, wenn deine eigene Partie zu Ende ist. { $over } von { $tables } Tischen sind fertig.
refused-signed-out = Du bist nicht angemeldet. Melde dich mit deinem Passkey an.
refused-passkey = Diesen Passkey kennt der Server nicht, oder er ließ sich nicht prüfen. Versuche es noch einmal oder lege ein neues Konto an.
refused-name-taken = Der Name { $name } ist vergeben. Wähle einen anderen.
refused-not-rated = Dieser Tisch wird nicht gewertet.
refused-rated-already = Dieser Platz oder dein Konto wird an diesem Tisch schon gewertet.
refused-rated-late = Um gewertet zu werden, musst du dich vor deinem ersten Zug anmelden.
seats-watching =
  { $count ->
    [one] Eine Person sieht zu.
   *[other] { $count } Personen sehen zu.
  }
