### Die durchgespielten Beispiele, Schritt für Schritt. Die Stellungen stehen in teaching/data/examples.toml.


example-first-round =
  Zwei Züge vom Anfang einer Partie: eine Ruine und ein Schatz, dann eine Lichtung und ein Tempel.
  .title = Eine erste Runde
example-first-round-1 = Ana beginnt. Sie hat eine Ruine mit vier Masken gezogen.
example-first-round-2 =
  Sie legt sie auf c1: Ein Stein der Lichtung führt dorthin. Vier Schätze kommen verdeckt auf die Ruine. Nun hat
  sie 10 Aktionspunkte.
example-first-round-3 = Für 1 Punkt bringt sie ihren Expeditionsleiter ins Basislager.
example-first-round-4 = Er geht über die Lichtung zur Ruine. Jeder Durchgang zeigt einen Stein: 2 Punkte.
example-first-round-5 =
  Den obersten Schatz auszugraben, kostet 3 Punkte. Wer eben erst angekommen ist, darf sofort handeln.
example-first-round-6 =
  Die Punkte würden für einen weiteren Schatz reichen. Aber jeder Schatz im selben Zug braucht eine eigene Figur,
  und hier steht nur der Leiter.
example-first-round-7 = Also bringt sie zwei Forscher ins Basislager.
example-first-round-8 = Einer geht zum Tempel auf a2: zwei Steine, 2 Punkte. Ihre Punkte sind aufgebraucht.
example-first-round-9 =
  Ixchel legt eine Lichtung auf c2. Beim Legen einer Lichtung geschieht nichts. Auch sie hat 10 Punkte.
example-first-round-10 = Sie setzt zwei Forscher ein, je 1 Punkt.
example-first-round-11 = Beide gehen für je 2 Punkte zum Tempel auf a2. Anas Forscher dort hindert sie nicht daran.
example-first-round-12 =
  Zwei Forscher dürfen zwei Stufen freilegen, je 2 Punkte: Der Tempel wächst von 1 auf 3. Ixchel hält ihn,
  zwei zu eins.
example-first-round-13 = Auch ihre Punkte sind aufgebraucht. Ana zieht das nächste Plättchen.

example-clearing = Wie viele Stufen man in einem Zug freilegen kann.
  .title = Stufen an mehreren Tempeln
example-clearing-1 = Ana hat 10 Punkte, einen Forscher auf b3, drei auf c3 und einen auf a2.
example-clearing-2 = Mit einem Forscher legt sie eine Stufe auf b3 frei: 2 Punkte, und der Tempel ist 3 wert.
example-clearing-3 = Mit verschiedenen Forschern legt sie zwei Stufen auf c3 frei: von 3 auf 5, für 4 Punkte.
example-clearing-4 =
  Ein dritter Forscher steht auf c3 bereit, aber mehr als zwei Stufen je Tempel sind in einem Zug nicht erlaubt.
example-clearing-5 = Die Grenze gilt für jeden Tempel einzeln. Auf a2 kann sie also noch eine Stufe freilegen.

example-guardian = Was ein Wächter kostet und was er bringt.
  .title = Ein Wächter, 4 gegen 3
example-guardian-1 =
  Auf dem Tempel mit dem Wert 6 hat Ana ihren Leiter und einen Forscher: 3 + 1 = 4. Ixchel hat drei Forscher: 3.
  Ana hält den Tempel.
example-guardian-2 =
  Für 5 Punkte macht sie ihren Leiter zum Wächter. Ihr Forscher dort scheidet aus; Ixchels drei Forscher bleiben.
example-guardian-3 = Von nun an kann niemand diesen Tempel weiter freilegen, auch Ana nicht.
example-guardian-4 = Wie viele Forscher Ixchel auch bringt: Die 6 Punkte gehören in jeder Wertung Ana.

example-digging = Zwei Schätze an einer Stelle, ein dritter an einer anderen.
  .title = Graben und weitergraben
example-digging-1 = Ana hat drei Forscher auf einer Ruine mit drei Schätzen und 10 Punkte.
example-digging-2 = Sie gräbt zweimal: 6 Punkte, mit zwei verschiedenen Forschern.
example-digging-3 =
  Der dritte Forscher darf hier nicht mehr graben: Mehr als zwei Schätze je Zug gibt eine Ruine nicht her.
example-digging-4 = Also geht er über einen Stein zur Ruine nebenan.
example-digging-5 = Dort wird neu gezählt: Sie gräbt einen dritten Schatz aus, und ihre Punkte sind aufgebraucht.

example-camps = Wie Figuren zwischen Lagern reisen.
  .title = Von Lager zu Lager
example-camps-1 = Ana hat ein Lager auf c2 und eines auf e2. Ihr Leiter ist im Lager auf c2.
example-camps-2 = Für 1 Punkt wechselt er ins andere Lager, wie weit es auch ist.
example-camps-3 = Auch aus dem Vorrat kommen Figuren für 1 Punkt in jedes eigene Lager.
example-camps-4 = Ixchels Lager auf d3 darf sie nicht nutzen, weder als Start noch als Ziel.

example-swap = Ein Schatz gegen einen anderen ergibt ein Paar.
  .title = Ein Tausch für ein Paar
example-swap-1 =
  Ana besitzt zwei Jaguare, ein Totem und einen Teller: 3 + 1 + 1 = 5 Punkte. Ixchel besitzt zwei Häuptlinge,
  einen Teller und eine Statue: auch 5.
example-swap-2 = Ixchels Häuptlinge sind ein Paar. Paare sind sicher.
example-swap-3 =
  Für 3 Punkte gibt Ana ihr Totem und nimmt den Teller. Nun hat sie zwei Paare, 6 Punkte in jeder Wertung. Ixchel
  kann nicht ablehnen und hat weiter 5.

example-scoring = Was Tempel und Schätze bringen.
  .title = Eine Wertung mit 29 Punkten
example-scoring-1 =
  Ein Vulkan wurde gezogen. Ana ist zuerst dran und könnte noch 10 Punkte ausgeben. Sie hält Tempel mit den Werten 3, 5,
  5 und 8: 21 Punkte. Auf d2 zählt ihr Leiter 3 gegen zwei Forscher. Zwei Paare und zwei einzelne Schätze: 3 + 3 + 1 + 1
  = 8.
example-scoring-2 = Sie beendet ihren Zug und bekommt 21 + 8 = 29 Punkte. Nun hat Ixchel 10 Aktionspunkte.
example-scoring-3 =
  Ixchel wertet den Tempel mit dem Wert 9. Wenn alle gewertet haben, legt Ana den Vulkan und macht ihren eigenen Zug.

example-auction = Vier Spieler bieten auf vier Plättchen.
  .title = Eine Versteigerungsrunde
example-auction-1 = Alle haben 20 Punkte. Vier Plättchen liegen offen, Ana eröffnet die erste Versteigerung.
example-auction-2 = Ana bietet 1, Ixchel 2. Balam passt und scheidet aus dieser Versteigerung aus. Itzel bietet 3.
example-auction-3 =
  Ana bietet 4, Ixchel 5. Itzel und Ana passen. Ixchel gewinnt und bezahlt 5: Ihr bleiben 15 Punkte.
example-auction-4 = Sie nimmt die Ruine, legt sie und macht einen gewöhnlichen Zug. Dann wird ihr Amulett umgedreht.
example-auction-5 =
  Die zweite Versteigerung eröffnet Balam, links von Ixchel. Ixchel bietet nicht mit. Balam bietet 1, Itzel 3, Ana 4;
  die anderen passen. Ana bezahlt 4.
example-auction-6 = Ana nimmt einen Tempel und macht ihren Zug.
example-auction-7 =
  Nur Balam und Itzel sind übrig. Balam eröffnet und passt, Itzel passt auch. Niemand hat geboten, also ist Balam
  dran, der zuerst gepasst hat, und bezahlt nichts.
example-auction-8 = Balam nimmt die Lichtung und macht seinen Zug.
example-auction-9 =
  Itzel bekommt das letzte Plättchen ohne Versteigerung und umsonst. Dann werden alle Amulette wieder aufgedeckt, und
  Ana, links von ihr, eröffnet die nächste Runde.

example-auction-1999 = Dieselben Regeln, andere Gebote.
  .title = Eine Versteigerung in der ersten Ausgabe
example-auction-1999-1 = Vier Spieler mit je 20 Punkten, vier offene Plättchen.
example-auction-1999-2 = Ana bietet 4, Ixchel 5, alle anderen passen. Ixchel bezahlt 5.
example-auction-1999-3 = Sie nimmt ein Plättchen und macht ihren Zug.
example-auction-1999-4 =
  Balam eröffnet die zweite Versteigerung mit 3. Itzel passt, Ana bietet 4, Balam passt. Ana bezahlt 4.
example-auction-1999-5 = Ana macht ihren Zug.
example-auction-1999-6 = Balam und Itzel passen beide. Balam hat zuerst gepasst und kommt umsonst dran.
example-auction-1999-7 = Itzel nimmt das letzte Plättchen umsonst. Ana, links von ihr, eröffnet die nächste Runde.

example-legend-scoring = Alle sechs Kategorien, eine nach der anderen.
  .title = Eine Wertung in Legend, 67 zu 79
example-legend-scoring-1 = Eine Wertung mit Ana und Ixchel. Die Tabelle neben dem Spielplan zeigt, was beide bekämen.
example-legend-scoring-2 =
  Tempel zählen ihren Wert. Ana hält 9, 7 und 6: 22 Punkte. Ixchel hält 7, 7, 6 und 3: 23 Punkte.
example-legend-scoring-3 =
  Hohe Tempel bringen Zusatzpunkte. Anas 9 und 7 geben 8 + 5 = 13, Ixchels zwei Siebener 5 + 5 = 10.
example-legend-scoring-4 = Jeder Vulkan, den man hält, ist 10 wert. Ana hält einen, Ixchel zwei.
example-legend-scoring-5 =
  Dschungel, Lichtungen und leere Ruinen zählen einmal je Tempel. Ana: 4 Felder mal 3 Tempel sind 12. Ixchel: 4
  mal 4 sind 16.
example-legend-scoring-6 =
  Seen werden mit den Masken auf den eigenen Ruinen malgenommen. Ana hat neun Masken, aber keinen See: 0. Ixchel
  hat zwei Seen und drei Masken: 6.
example-legend-scoring-7 =
  Gleiche Schätze. Ana hat einen, zwei und drei von einer Sorte: 1 + 3 + 6 = 10. Ixchel hat einen und zwei: 1 + 3
  = 4.
example-legend-scoring-8 = Ana beendet ihren Zug: 67 Punkte zu dem einen, mit dem sie begann.
example-legend-scoring-9 = Ixchel beendet ihren: 79 Punkte zu ihren 2.

example-legend-exchange = Wann man einen Schatz gegen einen anderen tauschen darf.
  .title = Schätze tauschen in Legend
example-legend-exchange-1 =
  Ana hat zwei Jaguare, zwei Häuptlinge, ein Totem und eine Karaffe. Ixchel hat zwei Häuptlinge und zwei Jaguare.
example-legend-exchange-2 =
  Ana möchte einen Häuptling gegen einen Jaguar tauschen. Das geht nicht: Um einen einzelnen Schatz zu geben, müsste sie
  von seiner Sorte mehr haben als Ixchel, und beide haben zwei.
example-legend-exchange-3 =
  Totems hat sie mehr als Ixchel, Jaguare gleich viele. Also tauscht sie das Totem gegen einen Jaguar: Nun sind es drei.
  Paare sind in Legend nicht sicher.
example-legend-exchange-4 = Für weitere 3 Punkte tauscht sie die Karaffe gegen den letzten Jaguar. Vier von einer Sorte.

example-legend-exchange-two = Zwei Schätze auf einmal.
  .title = Zwei gegen zwei
example-legend-exchange-two-1 = Noch einmal dieselben Schätze.
example-legend-exchange-two-2 =
  Für 3 Punkte nimmt Ana beide Jaguare auf einmal und gibt einen Häuptling und die Karaffe. Bei zwei Schätzen genügt es,
  von jeder Sorte ebenso viele zu haben wie Ixchel.
