### Fragen, die die Anleitungen offenlassen oder verschieden beantworten, und was hier gilt.
### A- sind Unklarheiten der Texte, C- sind Fragen, die beim Schreiben der Regeln als Programm aufkamen.
### Wo ein Tisch wählen darf, nennt der Text die Option.


## Unklarheiten des Grundspiels

A-1 =
  Zwei Ausgaben stellen die Zählsteine zu Beginn neben Feld 1. Heißt das 0 Punkte oder 1? Es heißt 0: Jene Leisten haben
  kein Feld 0, und die späteren Ausgaben beginnen bei 0.
  .title = Start neben Feld 1
A-2 =
  Müssen in der Ausgabe von Rio Grande, die keine Ausnahme nennt, Steine zu einem Vulkan führen? Ja, dem Wortlaut nach;
  die anderen Ausgaben sagen nein. Bietet kein Feld einen Durchgang, darf der Vulkan überall neben einem Plättchen
  liegen. Option volcanoNeedsPath.
  .title = Vulkane und Durchgänge bei Rio Grande
A-3 =
  Machen Steine, die zu einem Vulkan zeigen, ein neues Plättchen erreichbar? Nein. Über einen Vulkan kann niemand
  kommen, und das Plättchen könnte für immer abgeschnitten sein.
  .title = Steine zum Vulkan hin
A-4 =
  Die Übersicht einer Ausgabe erlaubt zwei Stufen „pro Zug“. Insgesamt oder bei jedem Tempel? Bei jedem Tempel, wie ihr
  eigener Text und alle anderen Ausgaben sagen.
  .title = Zwei Stufen pro Tempel oder insgesamt
A-5 =
  Müssen für die zweite Stufe oder den zweiten Schatz eines Zuges am selben Ort beide Figuren da sein? Ja: Für den
  zweiten Schritt müssen in diesem Moment zwei deiner Figuren auf dem Feld stehen. Forscher lassen sich nicht
  unterscheiden, also genügt es, sie zu zählen.
  .title = Beide Figuren zugleich da
A-6 =
  Darf eine Figur in einem Zug an zwei Orten arbeiten? Ja, sie darf hier freilegen, weiterlaufen und dort freilegen. In
  keiner Anleitung steht, dass Figuren ermüden.
  .title = Eine Figur an zwei Orten
A-7 =
  Eine Ausgabe sagt, ein gefundener Schatz komme von einem Vorratsstapel, obwohl Schätze auf der Ruine liegen. Genommen
  wird in jeder Ausgabe der oberste Schatz vom Stapel auf der Ruine.
  .title = Woher ein gefundener Schatz kommt
A-8 =
  Wird eine Mehrheit gegen jeden Gegner oder gegen alle zusammen gezählt, und nach Anzahl oder nach Wert? Gegen jeden
  Gegner für sich und nur nach Wert: Ein Forscher zählt 1, der Expeditionsleiter 3.
  .title = Was eine Mehrheit ist
A-9 =
  Kann ein Tempel einen zweiten Wächter bekommen? Nein, von niemandem, denn ein Wächter soll dauerhaft und allein
  herrschen.
  .title = Ein zweiter Wächter auf einem Tempel
A-10 =
  Was dürfen Figuren auf einem Tempel tun, den jemand anders bewacht? Sie dürfen hinein und dort bleiben, aber sie werten
  nichts und legen nichts frei. Keine Figur wird zurückgeschickt.
  .title = Figuren bei einem fremden Wächter
A-11 =
  Zählt ein Wächter noch als Figur auf dem Feld? Nein, weder bei Mehrheiten noch beim Freilegen noch beim Bewegen.
  .title = Der Wächter als Figur
A-12 =
  Wer beginnt die Schlussrunde in den beiden Ausgaben von 1999, die es nicht sagen? Der linke Nachbar dessen, der den
  letzten Zug gemacht hat, wie in den späteren Ausgaben.
  .title = Wer die Schlussrunde beginnt
A-13 =
  Was wird bei Gleichstand verglichen? Für jeden Beteiligten der höchste Wert unter den Tempeln, die er bewacht, oder 0,
  wenn er keinen bewacht. Gleiche Werte bleiben gleich; dann entscheidet die Zahl der Schätze; dann wird der Sieg
  geteilt. Die Ausgaben von 1999 teilen ihn sofort. Option tieBreak.
  .title = Einzelheiten zum Gleichstand
A-14 =
  Braucht ein Lager eine eigene Figur auf dem Feld? Die Ausgabe von Ravensburger sagt nein, die anderen Ausgaben des
  Grundspiels sagen ja; jede Ausgabe folgt ihrem eigenen Text. Option campNeedsPresence.
  .title = Ein Lager ohne Figur
A-15 =
  Auf welchen Feldern kann ein Lager stehen? Auf Lichtungen, auch der aufgedruckten, und auf leeren Ruinen. Nicht im
  Basislager, auf Tempeln oder Vulkanen.
  .title = Wo ein Lager stehen kann
A-16 =
  Verhindern Figuren von Gegnern ein Lager? Im Grundspiel nicht. In Legend schon, außer du hast die Mehrheit.
  .title = Gegner auf dem Feld eines Lagers
A-17 =
  Eine Ausgabe zählt sechs Stapel Plättchen für die Buchstaben A bis G. Es sind sieben.
  .title = Sechs oder sieben Stapel
A-18 =
  Eine Ausgabe nennt die Farben Rot, Orange, Weiß und Blau, und in einem Beispiel spielt Violett mit. Die Farben spielen
  keine Rolle.
  .title = Farben der Spieler
A-19 =
  Belegt der Vulkan, der auf den Spielplan von Classic gedruckt ist, ein Feld? Nein, er ist Schmuck: Alle 36 offenen
  Felder werden für die Plättchen gebraucht. Option printedVolcano entscheidet nur, ob er gezeichnet wird.
  .title = Der aufgedruckte Vulkan von Classic
A-20 =
  Wann macht ein Vulkan in Classic ein Feld unzugänglich? Wenn ein Feld, mit oder ohne Plättchen, nicht mehr über
  benachbarte Felder, die keine Vulkane sind, mit dem Basislager verbunden wäre. Steine bleiben außer Acht, denn ein
  leeres Feld kann noch ein Plättchen mit Steinen bekommen. Option volcanoIsolationRule, nur in Classic eingeschaltet.
  .title = Wann Vulkane ein Feld abschneiden
A-21 =
  Classic erwähnt Seen, aber in der Schachtel ist kein Seeplättchen. Das Gelände gibt es; ein solches Plättchen wird in
  Classic nie gezogen.
  .title = Seen in Classic
A-22 =
  Was geschieht mit einem Plättchen, das nirgends passt? Es kommt aus dem Spiel, und der Zug geht mit den 10
  Aktionspunkten weiter.
  .title = Ein Plättchen ohne Platz
A-23 =
  Was, wenn weniger Schätze übrig sind, als eine Ruine Masken zeigt? Dann bekommt sie so viele, wie noch da sind. Eine
  Ruine ganz ohne Schätze gilt sofort als Lichtung.
  .title = Zu wenige Schätze für die Masken
A-24 =
  Dürfen zwei Schätze derselben Sorte getauscht werden? Nein, das würde nichts ändern. Einen Schatz zurückzutauschen, ist
  erlaubt, wenn er auf beiden Seiten noch einzeln ist.
  .title = Sinnloses Tauschen
A-25 =
  Kann ein Tausch mehr als zwei Spieler oder Schätze umfassen? Nein, es geht eins gegen eins zwischen zwei Spielern.
  .title = Mehr als eins gegen eins
A-26 =
  Müssen Aktionspunkte ausgegeben werden? Nie.
  .title = Ausgeben ist freiwillig
A-27 =
  Wer einen Vulkan gezogen hat, gibt erst für die Wertung und dann in seinem normalen Zug Punkte aus. Beginnen die
  Grenzen „pro Zug“ dazwischen neu? Ja, jeder Teil gilt als eigener Zug. Insgesamt sind so bis zu vier Stufen eines
  Tempels möglich.
  .title = Grenzen nach einer Vulkanrunde
A-28 =
  Ist der Vulkan vor dem, der ihn gezogen hat, für alle sichtbar? Ja. Er wirkt erst, wenn er gelegt wird.
  .title = Der Vulkan, der wartet
A-29 =
  Was weiß man über kommende Plättchen? Den Buchstaben des nächsten Plättchens und in Classic und Legend, ob sich unter
  diesem Buchstaben ein Vulkan verbirgt.
  .title = Was man über kommende Plättchen weiß
A-30 =
  Dürfen Figuren über Steine ins Basislager hinein- und aus ihm hinauslaufen? Ja, beides.
  .title = Ins Basislager laufen
A-31 =
  Was geschieht über 100 Punkten? Nichts; Punkte sind nie begrenzt.
  .title = Mehr als 100 Punkte


## Unklarheiten der Versteigerung

A-32 =
  Die Regel für eine Versteigerung, in der alle passen, steht bei der zweiten und dritten. Gilt sie auch für die erste?
  Sie gilt für jede Versteigerung. Der linke Nachbar dessen, der umsonst gewonnen hat, eröffnet die nächste; wer schon am
  Zug war, wird übersprungen.
  .title = Alle passen in der ersten Versteigerung
A-33 =
  Wie viel darf geboten werden? Mindestens 1 und höchstens die eigenen Punkte, denn die Punkte heißen Kapital und werden
  auf der Leiste bezahlt. Wer 0 Punkte hat, kann nur passen. Mit der Option auction.allowDebt dürfen Gebote die Punkte
  übersteigen.
  .title = Grenzen der Gebote
A-34 =
  Haben vor der Schlussrunde mehrere gleich viele Punkte: Sitzt der, der das letzte Plättchen genommen hat, am nächsten
  oder am weitesten weg? Am weitesten: Gezählt wird ab dem linken Nachbarn. Option auction.lastPlacerFirstOnTie kehrt
  das um.
  .title = Wer zuletzt gelegt hat, bei Gleichstand
A-35 =
  Wann wird die Reihenfolge der Schlussrunde festgelegt? Einmal, bevor sie beginnt.
  .title = Wann die Schlussreihenfolge feststeht
A-36 =
  Ein Satz über das Amulett ist in einer Ausgabe verstümmelt. Das Amulett liegt vor seinem Besitzer, wie die anderen
  sagen.
  .title = Ein verstümmelter Satz über Amulette
A-37 =
  Bezahlt der Gewinner, bevor er ein Plättchen wählt? Ja, alle Ausgaben nennen die Bezahlung zuerst.
  .title = Erst bezahlen, dann wählen
A-38 =
  Wer eröffnet nach einer Vulkanrunde die nächste Versteigerung? Die Vulkanrunde ändert nichts: Es zählt, wer den letzten
  Zug gewonnen oder das letzte Plättchen genommen hat.
  .title = Wer nach einer Vulkanrunde eröffnet
A-39 =
  Kann man Classic mit der Versteigerung spielen? Als Hausregel nach den Regeln von Super Meeple, und nur, wenn man sie wählt.
  .title = Versteigerung mit Classic


## Unklarheiten von Legend

A-40 =
  Die ersten fünf Schritte des Aufbaus fehlen im Text. Sie sind aus späteren Abschnitten rekonstruiert: Pläne,
  Kartenstapel, Marker, Rundenzähler.
  .title = Fehlende Aufbauschritte
A-41 =
  Wie viele Aktionspunktemarker gibt es von jedem Wert? Drei von jedem von 6 bis 13. Option legend.apTokens.
  .title = Werte der Aktionspunktemarker
A-42 =
  Wie viele Plätze für Karten sind links auf dem Lagertableau? Drei, wie rechts. Option legend.leftSlots.
  .title = Plätze auf der linken Seite
A-43 =
  Welche zwei blauen Schätze gibt eine Karte 01? Beide von derselben Sorte, eine Sorte für jede der acht Karten. Option
  legend.card01.
  .title = Die blauen Schätze der Karte 01
A-44 =
  Unter welcher Bedingung darf man in Legend Schätze tauschen? Die gedruckte Regel und ihr Beispiel passen zu keiner
  einfachen Regel. Die verwendete Lesart widerspricht keinem gedruckten Satz: Von der Sorte, die du nimmst, brauchst du
  mindestens so viele wie der Gegner; von einer Sorte, die du gibst, beim Tausch von einem mehr als der Gegner und beim
  Tausch von zweien mindestens so viele. Option legend.swapRule bietet die einfacheren Lesarten.
  .title = Die Bedingung für den Tausch
A-45 =
  Wer nimmt zu dritt das vierte Plättchen? Wer es will, als gewöhnliche Wahl, sobald jeder andere noch eins bekommen
  kann; will es niemand, muss der Erste in der Reihenfolge.
  .title = Das vierte Plättchen zu dritt
A-46 =
  In welcher Reihenfolge werten die, die schon gepasst haben? In der Reihenfolge, in der die Runde begann.
  .title = Werten nach dem Passen
A-47 =
  Liegt der Vulkan vor seiner Wertung auf dem Spielplan? Ja, und er darf sofort betreten und gewertet werden.
  .title = Der Vulkan vor seiner Wertung
A-48 =
  Was, wenn auf dem gepunkteten Feld, auf das ein Kartenplättchen soll, Figuren stehen? Du brauchst die Mehrheit, wie bei
  gedrafteten Plättchen.
  .title = Figuren unter einem Kartenplättchen
A-49 =
  Was ist der Zugang, den ein Kartenplättchen braucht? Mindestens ein Stein an der Grenze zu einem benachbarten
  Plättchen, auf irgendeiner Seite; Steinmarker zählen mit.
  .title = Zugang zu Kartenplättchen
A-50 =
  Wie weit reicht Karte 17? Auf jedes Feld des Spielplans, ohne Weg, auch auf Seen, Vulkane und gepunktete Felder.
  .title = Die Reichweite von Karte 17
A-51 =
  Sind die Zahlen auf Karten genau gemeint oder als Obergrenze? Als Obergrenze: höchstens so viele, mindestens eins.
  .title = Zahlen auf Karten
A-52 =
  Gelten die Grenzen von zwei pro Tempel oder Ruine für Karten? Nein, sie gehören zu den Aktionen mit Punkten. Karten
  folgen ihrem eigenen Text.
  .title = Grenzen und Karten
A-53 =
  Kostet es einen Zug, eine dauerhafte Karte rechts abzuwerfen? Nein. Sie wird abgeworfen, wenn ihr Besitzer passt.
  .title = Eine dauerhafte Karte abwerfen
A-54 =
  Darf eine ungenutzte dauerhafte Karte rechts liegen, wenn ihr Besitzer passt? Ja, sie verhindert das Passen nicht und
  wird abgeworfen.
  .title = Ungenutzte dauerhafte Karten
A-55 =
  Was bewirken die Fähigkeiten der Museumsdirektoren? Die gedruckten sind nicht bekannt. Verwendet wird ein
  rekonstruierter Satz. Mit der Option powers = none behalten stattdessen alle die 5 Punkte.
  .title = Fähigkeiten der Direktoren
A-56 =
  Das gedruckte Beispiel für Seen geht nicht auf: Zwei leere Ruinen können nicht nur drei Masken zeigen. Für die Formel
  werden seine Zahlen hingenommen, wie sie sind.
  .title = Das Beispiel für Seen
A-57 =
  Nimmt nur dein eigenes Lager ein Feld aus der Wertung oder jedes Lager? Jedes Lager. Das Basislager zählt nie.
  .title = Lager und die Wertung
A-58 =
  Auf welcher Seite einer Grenze liegt ein Steinmarker? Das macht keinen Unterschied: Er fügt der Grenze einen Stein
  hinzu und bleibt, wenn ein Plättchen gelegt wird. Am Rand des Spielplans darf er nicht liegen.
  .title = Wo ein Steinmarker liegt
A-59 =
  Darf ein Steinmarker versetzt werden, während ein anderer noch auf der Ablagetafel liegt? Nein.
  .title = Steinmarker versetzen
A-60 =
  In El Mirador liegt zu Beginn ein Plättchen von E. Reicht es dann nicht für den Draft? Doch, es bleiben genug
  Plättchen. Wären es weniger als vier, würden alle übrigen aufgedeckt.
  .title = Das E-Plättchen von El Mirador
A-61 =
  Dürfen Fähigkeiten und Karte 07 genutzt werden, während für eine Wertung Punkte ausgegeben werden? Ja: die Fähigkeit in
  deinem eigenen Abschnitt, Karte 07, wenn sie offen liegt. Bonuskarten nicht.
  .title = Fähigkeiten bei einer Wertung
A-62 =
  Können Aktionskarten gespielt werden, während für eine Wertung Punkte ausgegeben werden? Nein, nur die Aktionen mit
  Punkten sind möglich.
  .title = Karten bei einer Wertung
A-63 =
  „Höchstens zwei Wächter in einer Partie“ und „nicht schon zwei im Spiel“: Was gilt? Beides, es bedeutet dasselbe, denn
  Wächter gehen nie weg.
  .title = Zwei Wächter in einer Partie
A-64 =
  Braucht Passen einen eigenen Zug? Für das Ergebnis macht es keinen Unterschied; angeboten wird es, wenn nichts
  Verpflichtendes mehr übrig ist.
  .title = Passen als Zug
A-65 =
  Was, wenn ein Kartenplättchen auf kein gepunktetes Feld passt? Die Karte kann nicht gespielt werden, nur aufgehoben
  oder abgeworfen, um einer anderen Platz zu machen.
  .title = Ein Kartenplättchen ohne Platz
A-66 =
  Bekommen die Ruinen, die von Anfang an liegen, zwei Schätze, auch wenn sie mehr Masken zeigen? Ja, genau zwei.
  .title = Schätze der ersten Ruinen
A-67 =
  Was, wenn in Legend der Stapel der Schätze leer ist? Wie im Grundspiel: so viele, wie noch da sind.
  .title = Zu wenige Schätze in Legend
A-68 =
  Die Anleitung kündigt Szenarien mit anderen Regeln an. Gibt es welche? Nein, die fünf Szenarien sind nur Anordnungen.
  .title = Regeln der Szenarien
A-69 =
  Zählen der Vulkan von F und der des Aufbaus in der Wertung? Ja, jedes Vulkanplättchen zählt.
  .title = Vulkane, die zählen
A-70 =
  Können Figuren eine Lichtung mit einem Lager noch beherrschen? Das spielt keine Rolle: Das Feld bleibt nur bei der
  Wertung von Lichtungen und Masken außen vor.
  .title = Figuren neben einem Lager


## Fragen zum Grundspiel

C-1 =
  In welcher Reihenfolge liegen Schätze auf einer Ruine? Der erste vom Stapel liegt oben, also werden sie in der
  Reihenfolge des Stapels ausgegraben.
  .title = Reihenfolge der Schätze auf Ruinen
C-2 =
  Wann endet ein Zug? Nie von selbst: „end“ ist eine Aktion, auch bei 0 übrigen Punkten. Auch erzwungene Entscheidungen
  sind Aktionen, etwa das letzte Plättchen einer Versteigerungsrunde zu nehmen.
  .title = Züge enden durch eine Aktion
C-3 =
  Wie oft passt ein Plättchen nirgends? In etwa einer von hundert zufälligen Partien, wenn Vulkane eine Ecke oder ein
  Randfeld abschneiden; in Classic nie. Das Plättchen wird ohne Entscheidung beiseitegelegt, und der Zug geht mit 10
  Aktionspunkten weiter. Regeln über den, der das letzte Plättchen gelegt hat, meinen dann den, der es gezogen oder
  genommen hat.
  .title = Wie oft ein Plättchen nirgends passt
C-4 =
  Wann hat bei Rio Grande ein Vulkan kein Feld mit Durchgang? Wenn auf kein leeres Feld neben einem Plättchen ein Stein
  eines Nachbarn zeigt, der kein Vulkan ist. Nur dann darf er überall neben einem Plättchen liegen. Die Option heißt
  volcanoNeedsPath.
  .title = Wann der Durchgang entfällt
C-5 =
  Zählt ein Vulkan als Plättchen, das ein neues berühren darf? Ja, also darf ein Vulkan auch nur neben Vulkanen liegen.
  Jedes andere Plättchen braucht ohnehin einen Durchgang von einem anderen Nachbarn.
  .title = Nur Vulkane berühren
C-6 =
  Wann wird geprüft, ob ein Vulkan ein Feld abschneidet? Wenn er einen anderen Vulkan berührt. Auf diesem Spielplan
  schneidet einer, der keinen berührt, nie etwas ab. Option volcanoIsolationRule.
  .title = Wann das Abschneiden geprüft wird
C-7 =
  Was, wenn ein Vulkan von Classic wegen des Abschneidens keinen Platz hat? Er wird beiseitegelegt wie jedes andere
  Plättchen, das nirgends passt. Das ist noch nie vorgekommen.
  .title = Ein Vulkan ohne Platz
C-9 =
  Wer ist Startspieler? Wen der Aufbau nennt.
  .title = Der Startspieler
C-10 =
  Welche Regel wird genannt, wenn mehrere eine Aktion verbieten? Die speziellste; fehlende Aktionspunkte kommen zuletzt.
  .title = Welche Regel genannt wird
C-13 =
  Wie werden die verglichen, die keinen Tempel bewachen? Es zählt so, als bewachten sie einen Tempel vom Wert 0; wer
  überhaupt einen bewacht, liegt also vorn. Dasselbe gilt bei der Versteigerung von Super Meeple. Option tieBreak.
  .title = Gleichstand ohne Wächter


## Fragen zur Versteigerung

C-15 =
  Alle anderen haben gepasst, und niemand hat geboten: Was darf der Letzte tun? Bieten und bezahlen oder passen. Passt
  auch er, kommt umsonst dran, wer zuerst gepasst hat.
  .title = Der Letzte ohne Gebot
C-16 =
  Wird gefragt, wer nicht bieten kann? Ja. Die einzige mögliche Aktion ist dann, zu passen.
  .title = Wer nicht bieten kann
C-17 =
  Wird das letzte Plättchen einer Runde von selbst genommen? Nein, es ist umsonst, aber man muss es trotzdem als Aktion
  nehmen.
  .title = Das letzte Plättchen einer Runde
C-19 =
  Wie kommt die Versteigerung zu Classic hinzu? Sie wird wie in jeder anderen Ausgabe eingeschaltet; die Regeln sind die
  von Super Meeple.
  .title = Classic mit Versteigerung
C-20 =
  Wird der Höchstbietende noch einmal gefragt? Nein, nie nach seinem eigenen Gebot. Die Versteigerung endet und wird
  bezahlt, wenn der letzte andere passt.
  .title = Der Höchstbietende
C-21 =
  Wie liegen die Amulette in der Schlussrunde? Alle wieder offen.
  .title = Amulette in der Schlussrunde


## Fragen zu Legend: Runden und Züge

C-23 =
  Welche Schätze kommen zu Beginn auf welche Ruine? Die Ruinen werden in der Reihenfolge der Liste des Szenarios bedient,
  je zwei Schätze, der erste oben.
  .title = Schätze der ersten Ruinen der Reihe nach
C-24 =
  Was ist in El Mirador besonders? Plättchen E1 liegt von Anfang an, und vier E-Plättchen bleiben übrig. Ein See liegt
  auf dem gepunkteten Feld d6, weil unser Aufbau keinen besseren Platz hat. Das ist ein Kompromiss, denn gepunktete
  Felder sind für Plättchen gedacht, die erst im Spiel gelegt werden; 13 davon sind frei.
  .title = El Mirador im Einzelnen
C-25 =
  Wie findet zu dritt das vierte Plättchen seinen Besitzer? Jeder mit einem Plättchen darf ein zweites nehmen, sobald die
  ersten Plättchen der anderen gesichert sind. Tut das niemand, bleibt dem Ersten in der Reihenfolge nur diese Wahl.
  Ablehnen kann es niemand.
  .title = Das vierte Plättchen im Einzelnen
C-26 =
  Wann darf eine Fähigkeit oder Karte 07 genutzt werden? In deinem eigenen Zug der Aktionsphase vor oder nach der
  Hauptaktion und während du Aktionspunkte ausgibst. Nicht im Draft, bei der Wahl von Bonuskarten, mitten in einer Karte
  oder nach dem Passen.
  .title = Wann freie Aktionen möglich sind
C-27 =
  Wie endet ein Zug in Legend? Durch die Aktion „end“ nach dem Aufheben, Spielen oder Legen, denn es können noch freie
  Aktionen folgen. Nach dem Ausgeben von Aktionspunkten beendet dieses „end“ zugleich den Zug.
  .title = Das Ende eines Zuges in Legend
C-28 =
  Wann werden Bonuskarten gewählt? Bevor der erste Aktionspunkt ausgegeben wird, eine nach der anderen; später kann keine
  hinzukommen.
  .title = Wann Bonuskarten gewählt werden
C-29 =
  Wo ist der Aktionspunktemarker, während er ausgegeben wird? Auf dem Lagertableau, bis sein Zug endet; dann ist er aus
  dem Spiel.
  .title = Der Marker beim Ausgeben
C-30 =
  Wann darf links eine Karte abgeworfen werden, um Platz zu machen? Nur wenn dort kein Platz frei ist. Es darf jede Karte
  sein, auch eine verdeckte.
  .title = Wann eine Karte Platz macht
C-31 =
  Darf eine Karte rechts einfach abgeworfen werden? Nein. Eine gewöhnliche Karte wird gespielt oder aufgehoben. Eine
  dauerhafte verschwindet, wenn ihr Besitzer passt, und blockiert nie.
  .title = Eine Karte rechts abwerfen
C-32 =
  Was ist mit einem verpflichtenden Plättchen, das nirgends passt, weil auf den letzten freien Feldern Gegner stehen? Es
  verhindert das Passen nicht; wenn sein Besitzer passt, wird es beiseitegelegt. Ist es ein Vulkan, fällt seine Wertung
  aus.
  .title = Ein gedraftetes Plättchen ohne Platz
C-33 =
  Geschieht Passen von selbst? Nein, es ist immer eine Aktion in einem eigenen Zug.
  .title = Passen ist eine Aktion
C-34 =
  Was wird nach dem Passen aus einer ungenutzten dauerhaften Karte rechts? Sie ist weg.
  .title = Dauerhafte Karten nach dem Passen
C-35 =
  In welcher Reihenfolge läuft eine Vulkanwertung, wenn einige gepasst haben? Zuerst, wer den Vulkan gelegt hat, dann alle
  in der Reihenfolge der Runde, auch die, die gepasst haben. Danach geht es nach dem, der gelegt hat, mit denen weiter,
  die nicht gepasst haben.
  .title = Wertungsreihenfolge, wenn jemand gepasst hat
C-36 =
  Gibt es nach der sechsten Runde einen Rundenwechsel? Nein; offene Karten, Marker und Plättchen bleiben, wie sie sind.
  .title = Nach der sechsten Runde
C-37 =
  Richten sich die Startpunkte nach den Sitzplätzen? Nein, nach der ersten Zugreihenfolge.
  .title = Startpunkte


## Fragen zu Legend: Aktionspunkte und Wertung

C-38 =
  Auf welchen Grenzen darf ein Steinmarker liegen? Auf jeder Grenze zwischen zwei Feldern des Spielplans, auch zwischen
  gepunkteten Feldern und am Basislager. Zwei Marker dürfen auf derselben liegen; auf die Grenze, auf der er schon liegt,
  kann ein Marker nicht versetzt werden.
  .title = Grenzen für Steinmarker
C-39 =
  Wie wird ein Tausch von zwei Schätzen geprüft? Von jeder gegebenen Sorte musst du mindestens so viele besitzen wie der
  Gegner, gezählt vor dem Tausch. Man darf zwei derselben Sorte geben. Die beiden Sorten werden in der Reihenfolge der
  Liste geschrieben. Option legend.swapRule.
  .title = Zwei Schätze tauschen
C-40 =
  Welche leeren Felder zählen als Dschungel? Alle, auch die gepunkteten; das Basislager nie.
  .title = Dschungel auf gepunkteten Feldern
C-41 =
  Zählt ein Tempel mit fremdem Wächter, wenn für Dschungel und Lichtungen multipliziert wird? Nein, auch nicht mit einer
  Mehrheit dort.
  .title = Fremde Wächter und Dschungel
C-42 =
  Wie viele Masken zeigt eine Ruine, die nie einen Schatz hatte? Alle.
  .title = Ruinen von Anfang an ohne Schätze
C-43 =
  Wie viele Aktionen passen in einen Zug? Die üblichen Höchstzahlen gehen von 10 Aktionspunkten aus; Marker, Bonuskarten
  und Fähigkeiten können mehr geben.
  .title = Mehr als 10 Aktionspunkte
C-44 =
  Lässt sich das gedruckte Wertungsbeispiel auf einem Spielplan nachbauen? Nicht genau. Mit einer Maske und zwei Masken
  und einer Lichtung anstelle einer leeren Ruine stimmen alle seine Zahlen.
  .title = Das Wertungsbeispiel nachgebaut
C-45 =
  Wann kommen die 5 Punkte für einen ungenutzten Direktor hinzu? Bei der Schlusswertung des jeweiligen Spielers, nicht
  erst nach der von allen.
  .title = Wann der Direktor zählt


## Fragen zu Legend: Karten

C-46 =
  Müssen alle verfügbaren Figuren aufgestellt werden, wenn eine Karte mehr nennt? Nein; jede Zahl von eins bis zur Zahl
  auf der Karte ist erlaubt.
  .title = Weniger Figuren aufstellen
C-47 =
  In welcher Reihenfolge wirken die Karten 13 und 14? Das Lager kommt zuerst und ist Pflicht, dann beliebig viele der
  Figuren, auch keine, auch Expeditionsleiter. Die Mehrheit wird geprüft, bevor die Figuren ankommen.
  .title = Karten 13 und 14 der Reihe nach
C-48 =
  Wann darf ein Lager versetzt werden? Durch die Karten 12 bis 14 und die Fähigkeit p12, nur wenn kein Lager mehr im
  Vorrat ist, und auf ein Feld, auf dem ein neues Lager erlaubt wäre.
  .title = Ein Lager versetzen
C-49 =
  Dürfen Karte 17 und die Fähigkeiten p14 und p15 das Basislager benutzen? Ja, als Start und als Ziel, ebenso Seen,
  Vulkane und gepunktete Felder.
  .title = Gruppenzüge und das Basislager
C-50 =
  Was ist ein Bewegungspunkt von Karte 18? Ein Stein oder eine Verlegung. Ein Durchgang mit drei Steinen kostet drei der
  fünf; er muss auf einmal überquert werden.
  .title = Bewegungspunkte
C-51 =
  In welcher Reihenfolge wirkt Karte 08? Zuerst der Forscher auf eine beliebige Ruine mit Schätzen, dann das Ordnen, ohne
  Halt dazwischen, auch wenn nur ein Schatz dort liegt.
  .title = Karte 08 der Reihe nach
C-52 =
  Spielen Gegner, Wächter oder Lager dort eine Rolle, wohin die Karten 02, 03, 08 und 09 Forscher stellen? Nein.
  .title = Wohin Karten Forscher stellen
C-54 =
  Welcher Nachbar gibt einem Kartenplättchen Zugang? Jedes Plättchen, auch Seen und Vulkane. Steinmarker zählen.
  .title = Nachbarn, die Zugang geben
C-55 =
  Zählen Stufen und Schätze durch Karten und Fähigkeiten für die Grenzen von zwei mit? Nein. Sie zählen nicht mit und sind
  auch nicht begrenzt, selbst mitten im Ausgeben von Punkten.
  .title = Karten, Fähigkeiten und Grenzen
C-56 =
  Darf eine Karte, die durch die Fähigkeit p18 zurückkam, noch einmal gespielt werden? Nur solange ihre Schätze oder
  Plättchen noch auf der Ablagetafel liegen.
  .title = Karten, die zurückkamen


## Fragen zu Legend: Fähigkeiten (rekonstruiert)

C-58 =
  Wann darf eine Fähigkeit genutzt werden? Wenn mindestens einer ihrer Schritte möglich ist. Das Würfelchen wird sofort
  versetzt, auch wenn dann nur einige der Schritte gemacht werden.
  .title = Eine Fähigkeit nutzen
C-59 =
  Wann wirkt die Fähigkeit p01? Nur während du Aktionspunkte ausgibst: sofort 4 mehr.
  .title = p01: vier Aktionspunkte mehr
C-60 =
  Was sind die zwei Schritte der Fähigkeit p02? Zwei Bewegungspunkte, nach dem Steinmarker. Sie dürfen ungenutzt bleiben.
  .title = p02: Stein und Schritte
C-61 =
  Welche Plättchen darf die Fähigkeit p03 drehen? Alle außer dem Basislager, auch Startplättchen. Die neue Drehung muss
  eine andere sein.
  .title = p03: ein Plättchen drehen
C-62 =
  Wie wirken die Fähigkeiten p05, p06 und p11? p05: bis zu zwei Tempel. p06: Der Expeditionsleiter kommt direkt aus dem
  nicht verfügbaren Vorrat ins Lager. p11: alle Figuren in ein Lager.
  .title = p05, p06 und p11
C-63 =
  Erlaubt die Fähigkeit p12, ein Lager zu versetzen? Ja, wie Karte 12.
  .title = p12: ein Lager
C-64 =
  Wann wertet die Fähigkeit p16? Sofort: den Wert der Sammlung, aber höchstens 10 Punkte.
  .title = p16: eine Sammlung werten
C-65 =
  Wird die Karte ersetzt, die mit der Fähigkeit p17 genommen wird? Nicht vor dem Rundenwechsel. Die Fähigkeit wirkt auch,
  während für eine Wertung Punkte ausgegeben werden.
  .title = p17: eine Karte nehmen
C-66 =
  Wann wird die Fähigkeit p18 genutzt? Im selben Zug nach der Wirkung der Karte, vor „end“. Sie braucht links einen freien
  Platz; der, von dem die Karte kam, zählt.
  .title = p18: eine Karte zurücknehmen
C-67 =
  Was kosten und umfassen die Fähigkeiten p19 und p20? p19 kostet keine Aktionspunkte. p20 wirkt, während du
  Aktionspunkte ausgibst und bis sie ausgegeben sind, für jeden Wächter, den du mit ihnen aufstellst, aber nicht für
  einen durch p19 aufgestellten.
  .title = p19 und p20: Wächter
C-68 =
  Kann etwas die Fähigkeit p22 verhindern? Wächter, Lager und Gegner spielen keine Rolle, und es dürfen schon beliebig
  viele Forscher dort sein.
  .title = p22: Vulkan oder See
C-69 =
  Bei welcher Wertung hilft die Fähigkeit p23? Bei der nächsten, die beginnt. Nutzt du sie, während du für eine Wertung
  Punkte ausgibst, hilft sie dort nicht, und bei der letzten kann sie nicht genutzt werden.
  .title = p23: 13 Aktionspunkte
C-70 =
  Wie wirkt die Fähigkeit p24? Du wählst ein Feld, wenn du sie nutzt. Teilst du dort bei deiner nächsten Wertung den
  höchsten Wert, gilt das als Mehrheit. Sie schlägt keinen Wächter, hilft nicht bei Lagern, Plättchen oder Wächtern und
  ist verbraucht, auch wenn es keinen Gleichstand gab.
  .title = p24: einen Gleichstand gewinnen
C-71 =
  Liegen die Startplättchen immer auf ihren aufgedruckten Feldern? Die Lichtung und die beiden Tempel ja. Die beiden
  Seen und der Vulkan liegen in einem Szenario dort, wo dessen Aufbau sie vorsieht.
  .title = Startplättchen in Szenarien
