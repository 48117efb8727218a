### Die Lektionen über die Versteigerung und über Legend. Die über das Grundspiel stehen in page-screens.ftl.


## Kurse

learn-courses = Kurse
learn-other-courses = Weitere Kurse
learn-course-base = Grundspiel
  .end-title = Das ist das ganze Spiel
  .end =
    So geht es weiter, bis alle 36 Plättchen liegen: Drei Vulkane unterbrechen die Partie für eine Wertung, eine vierte
    beendet sie. Wer die meisten Punkte hat, gewinnt. Was du auch vorhast, der Tisch zeigt vorher den Preis; und wenn
    etwas nicht geht, sagt er, warum.
learn-course-auction = Versteigerung
  .end-title = Das ist die Versteigerung
  .end =
    Runde um Runde bietet ihr auf Plättchen, bis alle 36 liegen. In der Schlusswertung kommt zuerst dran, wer am wenigsten
    Punkte hat, und zuletzt, wer führt. Gesparte Punkte zählen am Ende, aber das richtige Plättchen im richtigen Moment ist
    ein paar davon wert.
learn-course-legend = Legend
  .end-title = Das ist eine Runde Legend
  .end =
    Sechs solche Runden sind eine Partie. Die Vulkane der Buchstaben B und D bringen eine Wertung, sobald sie gelegt werden,
    eine dritte Wertung beendet die Partie. Für die erste empfehlen wir Chichén Itzá.


## Die Versteigerung

learn-auction-bid =
  In dieser Variante zieht niemand blind. Es liegen so viele Plättchen offen, wie ihr Spieler seid, und ihr bietet
  Siegpunkte für das Recht, zuerst zu wählen und dran zu sein. Alle beginnen mit 20 Punkten und bezahlen mit dem, was
  sie haben.
  .title = Das erste Gebot
  .task = Sieh dir die drei offenen Plättchen an. Dann biete mindestens 1 Punkt.
  .done = Nun erhöhen die anderen oder passen, im Uhrzeigersinn. Noch bezahlt niemand etwas.
learn-auction-pass =
  Ixchel hat 4 geboten, Balam 6. Jedes Gebot muss höher sein als das vorige, und du kannst nie mehr bieten, als du hast.
  Wenn du passt, scheidest du nur aus dieser Versteigerung aus: Um die übrigen Plättchen wird noch einmal geboten.
  .title = Rechtzeitig passen
  .task = So früh sind 6 Punkte viel für ein Plättchen. Passe.
  .done = Das hat dich nichts gekostet. Nur wer gewinnt, bezahlt.
learn-auction-take =
  Balam hat seinen Zug gemacht und sein Amulett umgedreht. In der zweiten Versteigerung wart ihr noch zu zweit; du hast
  sie mit 2 Punkten gewonnen, und die sind von deinem Stand abgezogen. Zwei Plättchen liegen offen.
  .title = Gewinnen und wählen
  .task = Wähle eines der beiden Plättchen.
  .done = Das andere bleibt für Ixchel: Sie ist die Letzte und bekommt es umsonst.
learn-auction-turn =
  Was folgt, ist ein gewöhnlicher Zug: das Plättchen legen, dann 10 Aktionspunkte ausgeben. Danach wird dein Amulett
  umgedreht, und bis zur nächsten Runde bietest du nicht mehr mit.
  .title = Dein Zug
  .task = Leg das Plättchen, tu, was du möchtest, und beende deinen Zug.
  .done = Wenn alle dran waren, werden die Amulette wieder aufgedeckt und neue Plättchen ausgelegt.
learn-auction-last =
  Das ist die zweite Runde. Die anderen haben um ihre Züge geboten, ein Plättchen ist übrig. Wer zuletzt drankommt,
  bezahlt nichts, hat aber auch keine Wahl. Die nächste Runde eröffnet, wer links davon sitzt.
  .title = Das letzte Plättchen ist umsonst
  .task = Nimm das übrige Plättchen.
  .done = Gespart ist gewonnen: Warten kann das bessere Geschäft sein.
learn-auction-volcano =
  Du hast die erste Versteigerung der Runde für 4 Punkte gewonnen. Eines der drei Plättchen ist der Vulkan mit dem
  Buchstaben B. Wer ihn nimmt, löst eine Wertung aus, kommt darin zuerst dran, legt dann den Vulkan und macht auch noch
  seinen Zug.
  .title = Einen Vulkan ersteigern
  .task = Nimm den Vulkan.
  .done = Nun gibt jeder 10 Punkte aus und wertet, du zuerst. Dann legst du den Vulkan und machst deinen eigenen Zug.


## Legend

learn-legend-token =
  Eine Runde Legend beginnt mit einem Draft: Reihum nimmt sich jeder immer nur eine Sache. Ein Aktionspunktemarker ist
  dein Einkommen in dieser Runde, 6 bis 13 Punkte. Du brauchst genau einen, und die guten sind schnell weg.
  .title = Draft: deine Aktionspunkte
  .task = Nimm den Marker mit 9 Punkten.
  .done = 9 Punkte für diese Runde. Als Nächstes wählt Ixchel.
learn-legend-card =
  Zu zweit nimmt jeder auch drei Aktionskarten. Eine Karte bewirkt etwas Besonderes, ohne Aktionspunkte, jetzt oder in
  einer späteren Runde. Dauerhafte Karten, wie die mit 2 zusätzlichen Punkten, kannst du Runde für Runde nutzen.
  .title = Draft: Aktionskarten
  .task = Nimm eine Karte. Zeig auf eine, um zu lesen, was sie kann.
  .done = Du siehst auch die Karten der anderen: Hier ist nichts geheim.
learn-legend-tile =
  Auch Plättchen gehören zum Draft, je nach Spielerzahl eines oder zwei. Was du nimmst, musst du auch legen. Ein Vulkan
  bringt eine Wertung, sobald du ihn legst; den Zeitpunkt bestimmst also du.
  .title = Draft: Plättchen
  .task = Nimm eines der Plättchen.
  .done = Du legst es in der Aktionsphase, wohin du willst.
learn-legend-order =
  Zuletzt wählst du deinen Platz in der Reihenfolge der nächsten Runde. Wer vorn ist, hat die erste Wahl bei Markern, Karten
  und Plättchen.
  .title = Draft: die nächste Reihenfolge
  .task = Wähle deinen Platz für die nächste Runde.
  .done = Dein Spielstein liegt auf seinem Platz und wird aufgestellt, wenn die nächste Runde beginnt.
learn-legend-stash =
  Jetzt kommt die Aktionsphase. Reihum tut jeder genau eines: eine Karte spielen, ein Plättchen legen, den Marker nutzen
  oder eine Karte aufheben. Neue Karten liegen rechts auf deinem Lagertableau. Was du nicht spielst, muss nach links,
  und das ist ein ganzer Zug.
  .title = Eine Karte aufheben
  .task = Du hast noch niemanden auf einer Ruine, die Grabungskarte muss also warten. Nimm rechts eine Karte, heb sie auf und beende deinen Zug.
  .done = Links bleibt sie liegen, bis du sie brauchst. Dort ist Platz für drei.
learn-legend-play =
  Eine deiner aufgehobenen Karten errichtet ein Lager und bringt gleich zwei Leute mit, ganz ohne Aktionspunkte. Karten
  links kannst du in jedem späteren Zug spielen.
  .title = Eine Karte spielen
  .task = Nimm die Karte mit dem Lager und spiel sie.
  .done = Wähle nun das Feld für das Lager und wer mitkommt. Dann ist die Karte weg.
learn-legend-activate =
  Den Marker nutzt du einmal je Runde: alle Punkte auf einmal, mit Bonuskarten obendrauf, wenn du welche hast. Was du
  nicht ausgibst, verfällt, und der Marker kommt aus dem Spiel.
  .title = Den Marker nutzen
  .task = Nimm den Marker und nutze ihn.
  .done = Bonuskarten kommen jetzt dazu oder gar nicht. Dann gibst du deine Punkte aus.
learn-legend-spend =
  Die meisten Aktionen kennst du. Neu sind zwei: Anwerben macht Leute verfügbar, die noch nicht in deinem Vorrat sind,
  und ein Steinmarker öffnet eine Grenze, an der kein Stein war. Deine Leute dürfen auch in den Dschungel, auf Seen und
  auf Vulkane.
  .title = Neue Möglichkeiten
  .task = Wirb einen Forscher an oder leg einen Steinmarker auf eine Grenze.
  .done = Alles andere kostet dasselbe wie im Grundspiel.
learn-legend-lay =
  Ein genommenes Plättchen darf auf jedes freie Feld innerhalb der gepunkteten Linie, beliebig gedreht. Kein Stein muss
  hinführen, und es muss nichts berühren. Stehen dort Figuren, brauchst du die Mehrheit.
  .title = Ein Plättchen irgendwohin legen
  .task = Nimm dein Plättchen und leg es.
  .done = Ein Plättchen zu legen, ist ein ganzer Zug; überleg dir also, wann.
learn-legend-pass =
  Deine Plättchen liegen, der Marker ist genutzt, rechts liegt keine Karte mehr. Du musst nichts mehr tun und kannst
  passen. Wenn alle gepasst haben, ist die Runde vorbei: Genutzte Karten werden wieder aufgedeckt, und ein neuer Draft
  beginnt.
  .title = Passen
  .task = Passe.
  .done = Solange etwas zu tun ist, geht das nicht: Plättchen und neue Karten sind Pflicht.
learn-legend-power =
  Dein Museumsdirektor hat drei Fähigkeiten. Eine davon darfst du einmal in der ganzen Partie nutzen, ohne
  Aktionspunkte. Verzichtest du ganz darauf, bekommst du am Ende 5 Punkte. Dein Expeditionsleiter steht auf der Ruine
  auf e3: ein guter Moment zum Graben.
  .title = Der Museumsdirektor
  .task = Wähle „Fähigkeit“ und nutze eine.
  .done = Das Würfelchen ist weg, und mit ihm die 5 Punkte. Ein, zwei Schätze sollten das wettmachen.
learn-legend-score =
  Du hast einen Vulkan gelegt, also gibt jeder 10 Punkte aus und wertet, du zuerst. Sechs Dinge zählen: deine Tempel, ein
  Zuschlag für Tempel ab Wert 7, Vulkane, Dschungel und Lichtungen mal Tempel, Seen mal Masken, und gleiche Schätze.
  .title = Eine Wertung
  .task = Gib deine Punkte aus, wie du magst, und beende deinen Zug. „Wertung jetzt“ zeigt, was es brächte.
  .done = Deine Punkte stehen auf der Leiste. Wenn alle gewertet haben, geht die Runde weiter.
