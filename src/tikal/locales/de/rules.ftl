### Die Regeln in unseren eigenen Worten. Die Kennung des Textes ist die der Regel; `.title` nennt die Regel in wenigen Worten.
### „Figur“ meint immer ein Mitglied einer Expedition: einen Expeditionsleiter oder einen Forscher.


## Teil 1: das Grundspiel

# Spielmaterial

R-COMP-1 =
  Es gibt 36 sechseckige Geländeplättchen: 15 Tempel, 10 Lichtungen, 8 Ruinen und 3 Vulkane. Jedes trägt auf der
  Rückseite einen Buchstaben von A bis G.
  .title = Geländeplättchen
R-COMP-2 =
  Vier Felder des Spielplans sind von Anfang an erforscht: das Basislager, zwei Tempel und eine Lichtung. Beide
  Tempel haben den Wert 1.
  .title = Aufgedruckte Felder
R-COMP-3 =
  Es gibt 24 Schätze: acht Sorten zu je drei Stück.
  .title = Schätze
R-COMP-4 =
  Es gibt 48 Tempelstufen: drei der Höhe 2, sechs der Höhe 3, neun der Höhe 4, elf der Höhe 5, acht der Höhe 6, fünf
  der Höhe 7, drei der Höhe 8, zwei der Höhe 9 und eine der Höhe 10. Eine Stufe der Höhe 1 gibt es nicht.
  .title = Tempelstufen
R-COMP-5 =
  Jede der vier Farben hat einen Expeditionsleiter, 18 Forscher, zwei Lager und einen Zählstein, für die
  Versteigerung auch ein Amulett. In der Schachtel von Classic gibt es keine Amulette.
  .title = Spielmaterial eines Spielers
R-COMP-6 =
  In der Schachtel von Classic liegen zusätzlich 37 vorgebaute Stufen, die nur den aufgedruckten Wert eines Tempels
  zeigen (14 der Höhe 2, 11 der Höhe 3, 7 der Höhe 4, 4 der Höhe 5, 1 der Höhe 6), vier Vulkane aus Kunststoff und
  zwei Zählsteine pro Spieler. Am Spiel ändern sie nichts.
  .title = Zusätzliches Material von Classic
R-COMP-7 =
  Jede Kante eines Plättchens trägt 0 bis 3 Steine, und ein Plättchen hat an mindestens einer Kante Steine. Ein
  Durchgang zwischen zwei Plättchen hat also 0 bis 6 Steine. Dass ein Vulkan keine Steine hat, ergibt sich aus den
  Plättchen selbst.
  .title = Steine an den Kanten

# Aufbau

R-SETUP-1 =
  Die Plättchen jedes Buchstabens werden gemischt und die Buchstaben der Reihe nach gestapelt, A oben und G unten.
  Alle sehen den Buchstaben des nächsten Plättchens; niemand sieht das Plättchen selbst.
  .title = Der Stapel der Plättchen
R-SETUP-2 =
  Die Schätze werden verdeckt gemischt. Niemand kennt ihre Reihenfolge. Die gedruckten Ausgaben verwenden zwei Stapel
  oder eine Ablage; hier ist es ein Stapel, was auf dasselbe hinausläuft.
  .title = Der Stapel der Schätze
R-SETUP-3 =
  Die Tempelstufen liegen nach Höhe sortiert in einem offenen Vorrat.
  .title = Der Vorrat der Stufen
R-SETUP-4 =
  Jeder beginnt mit einem Expeditionsleiter, 18 Forschern und zwei Lagern im Vorrat. Keine Figur steht zu Beginn auf
  dem Spielplan.
  .title = Der eigene Vorrat
R-SETUP-5 =
  Alle beginnen das Grundspiel mit 0 Punkten.
  .title = Punkte zu Beginn
R-SETUP-6 =
  Der Aufbau bestimmt den Startspieler; ihn wählt der Gastgeber oder der Zufall. Die Sitzordnung bleibt fest, und
  gespielt wird im Uhrzeigersinn. An einem echten Tisch beginnt der Älteste (in Classic, wer zuletzt in einem Museum
  war, oder wen das Los bestimmt).
  .title = Startspieler
R-SETUP-7 =
  In Classic sind die Lichtung und die beiden Tempel vom Wert 1 Plättchen, die vor der Partie auf ihre aufgedruckten
  Bilder gelegt werden, und auf dem aufgedruckten Vulkan steht einer aus Kunststoff.
  .title = Startplättchen von Classic

# Der Zug

R-TURN-1 =
  Ein normaler Zug hat zwei Teile: Zuerst ziehst und legst du ein Plättchen, dann gibst du bis zu 10 Aktionspunkte
  aus. Das Plättchen kommt immer zuerst.
  .title = Erst das Plättchen, dann Aktionspunkte
R-TURN-2 =
  Nur wer am Zug ist, handelt. Im Zug eines anderen entscheiden Gegner nichts; sie können nicht einmal einen Tausch
  von Schätzen ablehnen.
  .title = Nur wer am Zug ist, handelt
R-TURN-3 =
  Wer am Zug ist, darf jederzeit aufhören. Übrige Aktionspunkte verfallen; sie werden nie aufgespart.
  .title = Übrige Aktionspunkte verfallen
R-TURN-4 =
  Aktionen dürfen beliebig gemischt und so oft wiederholt werden, wie ihre eigenen Grenzen es zulassen.
  .title = Aktionen in beliebiger Reihenfolge
R-TURN-5 =
  Nach einem Zug ist der linke Nachbar an der Reihe. Eine Vulkanrunde ändert das nicht: Danach beendet, wer den Vulkan
  gezogen hat, den unterbrochenen Zug, und dann folgt der linke Nachbar.
  .title = Wer als Nächstes dran ist
R-TURN-6 =
  Wer beginnt, Aktionspunkte auszugeben, ob in einem normalen Zug, einer Vulkanrunde oder der Schlussrunde, hat jedes
  Mal 10 Punkte, und alle Grenzen „pro Zug“ gelten von Neuem. Wer einen Vulkan gezogen hat, gibt also zweimal 10 Punkte
  aus, jedes Mal mit neuen Grenzen.
  .title = Neue Grenzen
R-TURN-7 =
  Ziehen und Legen ist Pflicht. Ein Plättchen kann man weder ablehnen noch behalten.
  .title = Das Plättchen kann man nicht ablehnen
R-TURN-8 =
  Die 36 Plättchen verteilen sich gleichmäßig: Zu zweit, zu dritt oder zu viert legt jeder 18, 12 oder 9. Das letzte
  Plättchen zieht daher immer der rechte Nachbar des Startspielers.
  .title = Plättchen pro Spieler

# Ein Plättchen legen

R-PLACE-1 =
  Ein Plättchen kommt auf ein leeres Feld des Spielplans, in einer beliebigen der sechs Drehungen. Drehungen, die
  gleich aussehen, gelten als eine; verwendet wird nur die kleinste Zahl.
  .title = Auf ein leeres Feld, beliebig gedreht
R-PLACE-2 =
  Das Plättchen muss mindestens eine Kante mit einem schon liegenden Plättchen oder mit einem der vier aufgedruckten
  Felder gemeinsam haben.
  .title = Am erforschten Land
R-PLACE-3 =
  Ein Plättchen, das kein Vulkan ist, muss sofort betretbar sein: An mindestens einer Kante, die es mit einem liegenden
  Plättchen teilt, müssen beide Seiten zusammen mindestens einen Stein zeigen. Die Steine dürfen auf dem neuen Plättchen
  sein, auf dem alten oder auf beiden.
  .title = Ein Durchgang muss hinführen
R-PLACE-4 =
  Eine gemeinsame Kante mit einem Vulkan zählt nicht als Weg zum neuen Plättchen, wie viele Steine sie auch zeigt, denn
  von dort kann niemand kommen.
  .title = Kein Durchgang über einen Vulkan
R-PLACE-5 =
  Ein Vulkan muss nur ein schon liegendes Plättchen berühren; Steine müssen nicht zu ihm führen. Die Ausgabe von Rio
  Grande nennt diese Ausnahme nicht, deshalb braucht dort auch ein Vulkan einen Durchgang, es sei denn, kein Feld
  bietet einen.
  .title = Vulkane brauchen keinen Durchgang
R-PLACE-6 =
  In Classic darf ein Vulkan nicht neben einem anderen Vulkan liegen, wenn dadurch ein Feld für immer vom Basislager
  abgeschnitten würde.
  .title = Vulkane dürfen kein Feld abschneiden
R-PLACE-7 =
  Ein neues Plättchen ändert nichts an dem, was schon liegt. Plättchen werden später nie versetzt, gedreht oder
  entfernt.
  .title = Plättchen bleiben, wie sie liegen
R-PLACE-8 =
  Ein Tempel beginnt mit seinem aufgedruckten Wert. In Classic werden die vorgebauten Stufen, die diesen Wert zeigen,
  sofort darauf gestellt.
  .title = Einen Tempel legen
R-PLACE-9 =
  Wer eine Ruine legt, stapelt darauf sofort so viele Schätze vom Stapel, wie das Plättchen Masken zeigt, zwei bis
  vier, und zwar verdeckt. Niemand sieht sie an.
  .title = Eine Ruine legen
R-PLACE-10 =
  Eine Lichtung bewirkt beim Legen nichts.
  .title = Eine Lichtung legen
R-PLACE-11 =
  Ein Vulkan wird erst nach der Wertungsrunde gelegt, die er auslöst. Sobald er liegt, darf ihn nie eine Figur betreten,
  egal wie viele Steine dorthin führen.
  .title = Einen Vulkan legen
R-PLACE-12 =
  Weil jedes neue Plättchen einen Durchgang braucht, sind alle Plättchen außer den Vulkanen stets mit dem Basislager
  verbunden.
  .title = Alles bleibt verbunden

# Aktionspunkte allgemein

R-AP-1 =
  Eine Aktion ist nur möglich, wenn du mindestens so viele Aktionspunkte hast, wie sie kostet. Die Kosten werden beim
  Ausführen abgezogen; Schulden gibt es nicht.
  .title = Aktionen müssen bezahlt werden
R-AP-2 =
  Der Expeditionsleiter kostet bei jeder Aktion so viel wie ein Forscher und zählt beim Freilegen und Graben als eine
  Figur. Nur beim Vergleich von Mehrheiten zählt er 3.
  .title = Der Leiter ist eine Figur, die 3 zählt
R-AP-3 =
  Eine Figur, die in diesem Zug eingesetzt oder bewegt wurde, darf sofort handeln.
  .title = Neue Figuren handeln sofort
R-AP-4 =
  Handeln ermüdet eine Figur nicht. Grenzen gibt es nur pro Tempel und pro Ruine.
  .title = Figuren ermüden nicht

# Einsetzen

R-DEPLOY-1 =
  Für 1 Aktionspunkt nimmst du einen Forscher oder deinen Expeditionsleiter aus deinem Vorrat und stellst die Figur
  ins Basislager oder in eins deiner eigenen Lager.
  .title = Eine Figur in ein Lager bringen
R-DEPLOY-2 =
  Im Lager eines Gegners kannst du keine Figur einsetzen.
  .title = Nicht in ein fremdes Lager
R-DEPLOY-3 =
  Nur dein Vorrat und deine Aktionspunkte begrenzen, wie viele Figuren du einsetzt. Auf einem Feld dürfen beliebig
  viele Figuren stehen.
  .title = Begrenzt durch Vorrat und Aktionspunkte
R-DEPLOY-4 =
  Im Grundspiel kehrt eine Figur nie vom Spielplan in den Vorrat zurück.
  .title = Kein Weg zurück in den Vorrat

# Von Lager zu Lager verlegen

R-CMOVE-1 =
  Für 1 Aktionspunkt bringst du eine deiner Figuren vom Basislager oder einem deiner eigenen Lager an einen anderen
  dieser Orte, beliebig weit.
  .title = Von Lager zu Lager
R-CMOVE-2 =
  Die Figur muss auf dem Feld des Lagers stehen, von dem sie aufbricht. Wer auf dem Feld steht, ist im Lager.
  .title = Die Figur muss im Lager sein
R-CMOVE-3 =
  Die Lager von Gegnern kannst du beim Verlegen nicht nutzen, weder als Start noch als Ziel.
  .title = Nicht mit einem fremden Lager

# Bewegen

R-MOVE-1 =
  Eine Figur geht von einem Feld auf eins, das eine Kante mit ihm gemeinsam hat. Das kostet so viele Aktionspunkte,
  wie auf den beiden aneinanderstoßenden Kanten zusammen Steine liegen.
  .title = Die Steine sind der Preis
R-MOVE-2 =
  Wo die beiden aneinanderstoßenden Kanten gar keinen Stein zeigen, ist kein Durchgang. Dort kommt man nicht durch;
  es ist nicht etwa umsonst.
  .title = Ohne Steine kein Durchgang
R-MOVE-3 =
  Ein Durchgang wird ganz oder gar nicht überquert. Du kannst nicht auf den Steinen anhalten oder sie über zwei Züge
  verteilt bezahlen.
  .title = Keine Ratenzahlung
R-MOVE-4 =
  Im Grundspiel kann niemand einen Vulkan oder ein Feld ohne Plättchen betreten.
  .title = Weder Vulkan noch Dschungel
R-MOVE-5 =
  Figuren, Lager und Wächter von Gegnern hindern dich nie daran, ein Feld zu betreten, zu überqueren oder dort zu
  bleiben.
  .title = Gegner versperren nichts
R-MOVE-6 =
  Ein Durchgang kann in beide Richtungen zum selben Preis benutzt werden. Figuren dürfen auch ins Basislager
  zurücklaufen.
  .title = Beide Richtungen
R-MOVE-7 =
  Du darfst beliebig viele deiner Figuren beliebig weit bewegen, soweit deine Aktionspunkte reichen. Eine Aktion bewegt
  eine Figur durch einen Durchgang.
  .title = Eine Figur, ein Durchgang
R-MOVE-8 =
  Ein Wächter bewegt sich nie mehr.
  .title = Wächter bleiben

# Einen Tempel freilegen

R-CLEAR-1 =
  Für 2 Aktionspunkte erhöhst du einen Tempel um eins: Die Stufe mit der nächsten Zahl kommt aus dem Vorrat und wird
  obenauf gelegt.
  .title = Die nächste Stufe freilegen
R-CLEAR-2 =
  Du brauchst eigene Figuren auf dem Tempel: eine für die erste Stufe, die du dort in einem Zug freilegst, zwei für die
  zweite. Sie müssen in diesem Moment dort sein. Der Expeditionsleiter zählt als eine Figur.
  .title = Eine Figur für jede Stufe
R-CLEAR-3 =
  In einem Zug darfst du höchstens zwei Stufen desselben Tempels freilegen, aber an beliebig vielen Tempeln arbeiten.
  Mit 10 Aktionspunkten sind das höchstens fünf Stufen in einem Zug.
  .title = Zwei Stufen pro Tempel und Zug
R-CLEAR-4 =
  Ist keine Stufe mit der nächsten Zahl mehr im Vorrat, kann der Tempel nie mehr wachsen, denn Stufen kommen nie
  zurück.
  .title = Der Vorrat an Stufen ist begrenzt
R-CLEAR-5 =
  Niemand kann einen Tempel freilegen, der einen Wächter hat, auch nicht der Besitzer des Wächters.
  .title = Bewachte Tempel wachsen nicht
R-CLEAR-6 =
  Kein Tempel wächst über den Wert 10 hinaus.
  .title = Höher als 10 wird kein Tempel
R-CLEAR-7 =
  Um eine Stufe freizulegen, brauchst du keine Mehrheit. Die Figuren von Gegnern spielen keine Rolle.
  .title = Freilegen ohne Mehrheit

# Nach Schätzen graben

R-DIG-1 =
  Für 3 Aktionspunkte nimmst du den obersten Schatz vom Stapel einer Ruine und legst ihn offen vor dich hin.
  .title = Den obersten Schatz ausgraben
R-DIG-2 =
  Du brauchst eigene Figuren auf der Ruine: eine für den ersten Schatz, den du dort in einem Zug ausgräbst, zwei für den
  zweiten. Sie müssen in diesem Moment dort sein. Der Expeditionsleiter zählt als eine Figur.
  .title = Eine Figur für jeden Schatz
R-DIG-3 =
  In einem Zug darfst du höchstens zwei Schätze aus derselben Ruine ausgraben. Du darfst in einem Zug in mehreren Ruinen
  graben; 10 Aktionspunkte reichen für drei Schätze. Für Karten von Legend gilt diese Grenze nicht.
  .title = Zwei Schätze pro Ruine und Zug
R-DIG-4 =
  In einer Ruine ohne Schatz kann man nicht graben. Sobald der letzte Schatz weg ist, gilt das Feld als Lichtung, und
  noch im selben Zug darf dort ein Lager errichtet werden.
  .title = Leere Ruinen sind Lichtungen
R-DIG-5 =
  Die gefundenen Schätze aller Spieler liegen offen.
  .title = Gefundene Schätze liegen offen
R-DIG-6 =
  Um zu graben, brauchst du keine Mehrheit. Die Figuren von Gegnern spielen keine Rolle.
  .title = Graben ohne Mehrheit

# Schätze tauschen

R-SWAP-1 =
  Für 3 Aktionspunkte wählst du einen Gegner, nimmst ihm einen Schatz einer Sorte ab, von der er genau einen hat, und
  gibst dafür einen Schatz einer Sorte, von der du genau einen hast.
  .title = Einzelner Schatz gegen einzelnen Schatz
R-SWAP-2 =
  Der Gegner kann nicht ablehnen und wählt nichts aus.
  .title = Ein Tausch lässt sich nicht ablehnen
R-SWAP-3 =
  Paare und Drillinge werden nie auseinandergerissen, weder deine noch die des Gegners. Ein Paar ist für den Rest der
  Partie sicher, sobald es beisammen ist.
  .title = Paare und Drillinge sind sicher
R-SWAP-4 =
  Ein Tausch darf auf beiden Seiten ein Paar oder einen Drilling vollenden. Zwei Schätze derselben Sorte zu tauschen,
  würde nichts ändern und ist nicht erlaubt.
  .title = Nur verschiedene Sorten
R-SWAP-5 =
  Nur deine Aktionspunkte begrenzen, wie oft du tauschst. Wo deine Figuren stehen, spielt keine Rolle.
  .title = So oft tauschen, wie du bezahlen kannst

# Ein Lager errichten

R-CAMP-1 =
  Für 5 Aktionspunkte stellst du eins deiner Lager aus dem Vorrat auf eine Lichtung, aufgedruckt oder gelegt, oder auf
  eine Ruine ohne Schätze. Im Basislager, auf Tempeln und auf Vulkanen kann kein Lager stehen.
  .title = Auf einer Lichtung oder leeren Ruine
R-CAMP-2 =
  Auf einem Feld steht höchstens ein Lager, gleich welcher Farbe.
  .title = Ein Lager pro Feld
R-CAMP-3 =
  Jeder hat zwei Lager für die ganze Partie. Im Grundspiel wird ein Lager, das steht, nie versetzt oder zurückgenommen.
  .title = Zwei Lager pro Spieler
R-CAMP-4 =
  In den Ausgaben von Rio Grande und Super Meeple und in Classic muss eine eigene Figur auf dem Feld stehen. In der
  Ausgabe von Ravensburger ist keine nötig. Auch in Legend ist keine nötig, aber wenn dort Figuren stehen, musst du die
  Mehrheit haben.
  .title = Eine eigene Figur auf dem Feld
R-CAMP-5 =
  Im Grundspiel hindern dich Figuren von Gegnern nicht daran, auf ihrem Feld ein Lager zu errichten.
  .title = Gegner verhindern kein Lager
R-CAMP-6 =
  Im eigenen Lager kannst du Figuren einsetzen und sie von dort und dorthin verlegen. Gegner dürfen das Feld betreten,
  überqueren und dort bleiben, aber das Lager nicht nutzen.
  .title = Wozu ein Lager gut ist

# Einen Wächter aufstellen

R-GUARD-1 =
  Für 5 Aktionspunkte stellst du auf einem Tempel einen Wächter auf, wenn du in dieser Partie noch keine zwei
  aufgestellt hast, mindestens eine deiner Figuren dort steht, dein Mehrheitswert dort höher ist als der jedes
  einzelnen Gegners und der Tempel noch keinen Wächter hat.
  .title = Wann ein Wächter möglich ist
R-GUARD-2 =
  Du wählst eine deiner Figuren auf diesem Tempel, Expeditionsleiter oder Forscher. Sie wird zum Wächter und bewegt
  sich nie mehr.
  .title = Eine deiner Figuren wird Wächter
R-GUARD-3 =
  Alle deine anderen Figuren auf diesem Tempel sind endgültig aus dem Spiel. Sie kehren nicht in deinen Vorrat zurück.
  .title = Deine anderen Figuren dort sind verloren
R-GUARD-4 =
  Die Figuren von Gegnern auf dem Tempel bleiben. Alle, auch du mit anderen Figuren, dürfen ihn weiterhin betreten, dort
  bleiben und ihn verlassen.
  .title = Andere kommen und gehen wie zuvor
R-GUARD-5 =
  Für den Rest der Partie wertet nur der Besitzer des Wächters diesen Tempel, egal wer sonst dort steht.
  .title = Nur der Besitzer des Wächters wertet
R-GUARD-6 =
  Der Wert eines bewachten Tempels ändert sich nicht mehr.
  .title = Der Wert bleibt fest
R-GUARD-7 =
  Ein Wächter zählt nicht mehr als Figur auf dem Feld, weder beim Freilegen noch beim Bewegen noch bei Mehrheiten.
  .title = Ein Wächter ist keine Figur mehr
R-GUARD-8 =
  Ein Wächter darf aufgestellt werden, wann immer Aktionspunkte ausgegeben werden: in normalen Zügen, Vulkanrunden und
  der Schlussrunde.
  .title = In jeder Art von Zug

# Mehrheit

R-MAJ-1 =
  Dein Mehrheitswert auf einem Feld ist die Zahl deiner Forscher dort, plus 3, wenn dein Expeditionsleiter dort ist.
  Wächter zählen nicht.
  .title = Forscher zählen 1, der Leiter 3
R-MAJ-2 =
  Du beherrschst ein Feld, wenn dein Wert dort über 0 und höher als der jedes Gegners ist. Jeder Gegner wird für sich
  verglichen; ihre Werte werden nicht addiert.
  .title = Mehr als jeder Gegner für sich
R-MAJ-3 =
  Haben mehrere den höchsten Wert, beherrscht niemand das Feld. Der Nächste rückt nicht nach.
  .title = Ein Gleichstand gehört niemandem
R-MAJ-4 =
  Einen Tempel mit Wächter beherrscht der Besitzer des Wächters, egal wie die Werte sind.
  .title = Ein Wächter schlägt jede Mehrheit

# Vulkanrunden

R-VOLC-1 =
  Wird ein Vulkan gezogen, unterbricht das sofort den Zug. Das Plättchen liegt offen vor dem, der es gezogen hat, noch
  nicht auf dem Spielplan.
  .title = Ein Vulkan unterbricht den Zug
R-VOLC-2 =
  Im Uhrzeigersinn, beginnend mit dem, der den Vulkan gezogen hat, gibt jeder bis zu 10 Aktionspunkte aus, ohne ein
  Plättchen zu legen, und wertet dann sofort, und zwar allein.
  .title = Alle handeln und werten
R-VOLC-3 =
  Weil nacheinander gewertet wird, kann derselbe Tempel in einer Runde mehreren Spielern Punkte bringen. Es zählt der
  Spielplan, wie er im Moment der jeweiligen Wertung ist.
  .title = Ein Tempel kann mehrmals zählen
R-VOLC-4 =
  Wenn alle gewertet haben, legt der Spieler, der den Vulkan gezogen hat, ihn auf den Spielplan und hat dann die 10
  Aktionspunkte eines normalen Zuges. Ein weiteres Plättchen wird nicht gezogen.
  .title = Dann wird der Vulkan gelegt
R-VOLC-5 =
  Es gibt genau drei Vulkane, je einen bei B, D und F, und deshalb drei solche Runden.
  .title = Drei Vulkanrunden
R-VOLC-6 =
  Das letzte Plättchen ist nie ein Vulkan, denn G kommt nach F.
  .title = Das letzte Plättchen ist kein Vulkan

# Wertung

R-SCORE-1 =
  Du bekommst den aktuellen Wert jedes Tempels, den du beherrschst. Auch die beiden aufgedruckten Tempel zählen.
  .title = Punkte für Tempel
R-SCORE-2 =
  Für jede Sorte von Schätzen bekommst du 1 Punkt, wenn du einen hast, 3 bei zweien und 6, wenn du alle drei hast.
  .title = Punkte für Schätze
R-SCORE-3 =
  Beide Summen kommen zu deinen Punkten hinzu. Schätze behältst du, und sie zählen in jeder späteren Wertung wieder.
  .title = Tempel plus Schätze
R-SCORE-4 =
  Im Grundspiel bringen Lichtungen, Lager, Vulkane und übrige Aktionspunkte keine Punkte.
  .title = Was nichts zählt
R-SCORE-5 =
  Punkte sind nach oben nicht begrenzt. Auf einer gedruckten Leiste mit 100 Feldern würdest du einfach eine weitere
  Runde beginnen.
  .title = Keine Obergrenze für Punkte

# Spielende

R-END-1 =
  Die Schlussrunde beginnt nach dem Zug dessen, der das 36. Plättchen gezogen hat.
  .title = Nach dem letzten Plättchen
R-END-2 =
  In der Schlussrunde gibt jeder noch einmal bis zu 10 Aktionspunkte aus und wertet dann sofort. Sie geht im
  Uhrzeigersinn und beginnt mit dem linken Nachbarn dessen, der den letzten normalen Zug gemacht hat; bei 36 Plättchen
  ist das immer der Startspieler.
  .title = Die Schlussrunde
R-END-3 =
  Nach der Schlussrunde ist die Partie zu Ende. Es folgt kein weiterer Zug.
  .title = Die Partie ist zu Ende

# Sieg

R-WIN-1 =
  Wer die meisten Punkte hat, gewinnt.
  .title = Wer gewinnt
R-WIN-2 =
  In der Ausgabe von Super Meeple und in Classic gewinnt bei Gleichstand, wessen Wächter auf dem wertvolleren Tempel
  steht, dann, wer mehr Schätze hat; entscheidet auch das nicht, wird der Sieg geteilt. In den Ausgaben von
  Ravensburger und Rio Grande ist ein Gleichstand sofort ein geteilter Sieg.
  .title = Gleichstände


## Teil 2: die Versteigerung

R-AUC-1 =
  Alle beginnen mit 20 Punkten. Sie sind ihr Kapital zum Bieten.
  .title = Startkapital
R-AUC-2 =
  Jeder hat ein Amulett. Liegt es offen, war sein Besitzer in dieser Versteigerungsrunde noch nicht am Zug.
  .title = Amulette
R-AUC-3 =
  Der Startspieler der Partie eröffnet die erste Versteigerung.
  .title = Wer zuerst eröffnet
R-AUC-4 =
  In jeder Versteigerungsrunde werden so viele Plättchen aufgedeckt, wie Spieler da sind, und alle werden in dieser
  Runde genommen und gelegt. Die 36 Plättchen ergeben zu zweit, zu dritt oder zu viert 18, 12 oder 9 Runden, ohne Rest.
  .title = So viele Plättchen wie Spieler
R-AUC-5 =
  Du bietest nicht auf ein bestimmtes Plättchen, sondern für das Recht, als Nächster dran zu sein: ein beliebiges der
  offenen Plättchen zu wählen und jetzt deinen Zug zu machen.
  .title = Wofür geboten wird
R-AUC-6 =
  Eine Runde hat eine Versteigerung weniger, als Spieler da sind: eine zu zweit, zwei zu dritt, drei zu viert.
  .title = Versteigerungen pro Runde
R-AUC-7 =
  Geboten wird im Uhrzeigersinn, Runde um Runde. Du musst das höchste Gebot überbieten oder passen; das geht so lange,
  bis nur noch einer bietet.
  .title = Höher oder raus
R-AUC-8 =
  Passen gilt endgültig, aber nur für diese Versteigerung. Wer noch nicht am Zug war, bietet bei der nächsten
  Versteigerung der Runde wieder mit.
  .title = Passen gilt für eine Versteigerung
R-AUC-9 =
  Wer eine Versteigerung eröffnet, darf passen, statt zu bieten.
  .title = Wer eröffnet, darf passen
R-AUC-10 =
  Nur wessen Amulett offen liegt, nimmt an einer Versteigerung teil.
  .title = Nur wer noch nicht am Zug war
R-AUC-11 =
  Die zweite und dritte Versteigerung einer Runde eröffnet der linke Nachbar des letzten Gewinners oder, wenn dieser
  schon am Zug war, der Nächste im Uhrzeigersinn, der es noch nicht war.
  .title = Wer die nächste Versteigerung eröffnet
R-AUC-12 =
  Bietet niemand, kommt umsonst dran, wer in dieser Versteigerung zuerst gepasst hat: Er nimmt ein Plättchen und macht
  seinen Zug.
  .title = Niemand bietet
R-AUC-13 =
  Der Letzte einer Runde nimmt das letzte Plättchen und macht seinen Zug, umsonst und ohne Versteigerung.
  .title = Der Letzte bezahlt nichts
R-AUC-14 =
  Nur der Gewinner bezahlt. Die Punkte werden abgezogen, bevor das Plättchen gewählt wird.
  .title = Nur der Gewinner bezahlt
R-AUC-15 =
  Du kannst nicht mehr Punkte bieten, als du hast.
  .title = Kein Gebot über deinem Punktestand
R-AUC-16 =
  Ein Gebot ist eine ganze Zahl von Punkten, mindestens 1.
  .title = Das kleinste Gebot ist 1
R-AUC-17 =
  Die nächste Runde eröffnet der linke Nachbar dessen, der das letzte Plättchen genommen hat.
  .title = Wer die nächste Runde eröffnet
R-AUC-18 =
  Wer einen Vulkan wählt, bezahlt oder umsonst, löst sofort eine Vulkanrunde aus. Das Plättchen kommt zur Seite; wer es
  gewählt hat, gibt zuerst 10 Aktionspunkte aus und wertet, dann im Uhrzeigersinn alle anderen, auch wer in dieser
  Versteigerungsrunde schon am Zug war.
  .title = Einen Vulkan wählen
R-AUC-19 =
  In einer Vulkanrunde wird kein Amulett umgedreht. Wer den Vulkan gewählt hat, dreht sein Amulett erst um, nachdem er
  den Vulkan gelegt und die 10 Aktionspunkte des normalen Zuges ausgegeben hat.
  .title = Amulette in einer Vulkanrunde
R-AUC-20 =
  Punkte aus einer Vulkanrunde gelten sofort als Kapital für die folgenden Versteigerungen.
  .title = Punkte sind sofort Kapital
R-AUC-21 =
  Die Schlussrunde beginnt, wenn der Zug mit dem letzten Plättchen fertig ist. Wer die wenigsten Punkte hat, beginnt;
  die anderen folgen in aufsteigender Reihenfolge. Sie wird durch die Punkte vor der Schlussrunde festgelegt.
  .title = Reihenfolge der Schlussrunde
R-AUC-22 =
  Bei gleichen Punkten kommt zuerst, wer im Uhrzeigersinn am nächsten bei dem sitzt, der das letzte Plättchen genommen
  hat. Dieser selbst kommt unter den Gleichen zuletzt.
  .title = Gleiche Punkte in der Schlussrunde
R-AUC-23 =
  Wer die meisten Punkte hat, gewinnt. Gleichstände werden so aufgelöst wie in derselben Ausgabe ohne Versteigerung.
  .title = Sieg mit Versteigerung
R-AUC-24 =
  Mit der Versteigerung kann ein Punktestand sinken, aber nur, wenn man ein Gebot bezahlt, mit dem man gewonnen hat.
  .title = Der Punktestand kann sinken
R-AUC-25 =
  Die Regeln von Classic und Legend enthalten keine Versteigerung. Classic kann man als Hausregel mit ihr spielen, nach
  den Regeln von Super Meeple; Legend nicht, denn dort gibt es stattdessen den Draft.
  .title = Keine Versteigerung in Classic und Legend


## Teil 3: Tikal Legend

# Spielmaterial

L-COMP-1 =
  Die Legend-Seite des Spielplans hat gewöhnliche Felder und um sie herum gepunktete Felder, auf die nur die Plättchen
  von Karten dürfen.
  .title = Der Spielplan von Legend
L-COMP-2 =
  Auf zwei Ablagetafeln liegen zehn offene Aktionskarten, die offenen Aktionspunktemarker, vier offene Plättchen, die
  blauen Schätze, die elf Kartenplättchen, zwei Steinmarker und die Leiste der Zugreihenfolge: Die stehenden
  Spielsteine zeigen die Reihenfolge dieser Runde, die liegenden die der nächsten.
  .title = Ablagetafeln
L-COMP-3 =
  Es gibt 74 Aktionskarten; zu zweit werden nur 49 davon verwendet.
  .title = Aktionskarten
L-COMP-4 =
  24 Schätze haben eine gewöhnliche Rückseite: acht Sorten zu je drei Stück.
  .title = Gewöhnliche Schätze
L-COMP-5 =
  16 Schätze haben eine blaue Rückseite: je zwei weitere der acht Sorten. Eine Sammlung kann so aus fünf bestehen.
  .title = Blaue Schätze
L-COMP-6 =
  Zwei Steinmarker sind im Spiel. Jeder fügt einer Grenze zwischen zwei Feldern einen Stein hinzu.
  .title = Steinmarker
L-COMP-7 =
  Sechs Vulkane aus Kunststoff schmücken die Vulkanplättchen. Sie haben keine Wirkung.
  .title = Vulkane aus Kunststoff
L-COMP-8 =
  Es gibt acht Fähigkeitsplättchen für die Museumsdirektoren. Jeder bekommt eins davon. Die gedruckten Fähigkeiten sind
  nicht bekannt; die hier verwendeten sind rekonstruiert.
  .title = Fähigkeitsplättchen
L-COMP-9 =
  24 Aktionspunktemarker mit den Werten 6 bis 13 liegen in einem Beutel. Angenommen werden drei von jedem Wert.
  .title = Aktionspunktemarker
L-COMP-10 =
  Es gibt 53 Geländeplättchen: die 36 Plättchen mit den Buchstaben A bis G, elf Kartenplättchen (fünf Seen, zwei
  Vulkane, vier Tempel) und sechs Startplättchen (eine Lichtung, zwei Tempel vom Wert 1, zwei Seen, ein Vulkan).
  .title = Geländeplättchen von Legend
L-COMP-11 =
  Im Vorrat liegen dieselben 48 Tempelstufen wie im Grundspiel.
  .title = Tempelstufen von Legend
L-COMP-12 =
  55 vorgebaute Stufen zeigen die aufgedruckten Werte von Tempeln: 18 der Höhe 2, 15 der Höhe 3, 11 der Höhe 4, 8 der
  Höhe 5 und 3 der Höhe 6. Sie gehören nicht zum Vorrat.
  .title = Vorgebaute Stufen
L-COMP-13 =
  Ein Zähler zeigt die Runde an. Die Felder seiner Leiste sind abwechselnd hell und dunkel, wie die beiden Spielsteine
  jedes Spielers.
  .title = Rundenzähler
L-COMP-14 =
  Jede der vier Farben hat zwei Expeditionsleiter, 30 Forscher, zwei Lager, ein Lagertableau, einen Museumsdirektor mit
  einem Würfelchen, zwei Zählsteine und zwei Spielsteine für die Zugreihenfolge, einen hellen und einen dunklen.
  .title = Material eines Spielers in Legend

# Aufbau

L-SETUP-1 =
  Der Spielplan liegt mit der Legend-Seite nach oben neben den beiden Ablagetafeln, und der Zähler steht auf Runde 1.
  .title = Pläne und Rundenzähler
L-SETUP-2 =
  Die Aktionskarten für diese Spielerzahl werden gemischt und zehn davon aufgedeckt.
  .title = Der Kartenstapel
L-SETUP-3 =
  Alle 24 Aktionspunktemarker kommen in den Beutel, und so viele, wie Spieler da sind, werden gezogen und offen
  ausgelegt.
  .title = Der Beutel mit den Markern
L-SETUP-4 =
  Die ersten Schritte des gedruckten Aufbaus sind nicht bekannt. Nichts deutet darauf hin, dass sie mehr enthielten als
  die Pläne, den Kartenstapel, die Marker und den Zähler.
  .title = Fehlende Schritte des Aufbaus
L-SETUP-5 =
  Die Plättchen jedes Buchstabens von A bis E werden gemischt. Vier A-Plättchen werden offen ausgelegt.
  .title = Die Plättchen des Drafts
L-SETUP-6 =
  Die sechs Startplättchen liegen auf den Feldern, die für sie aufgedruckt sind: die Lichtung und die beiden Tempel
  neben dem Basislager, zwei Seen und ein Vulkan.
  .title = Startplättchen von Legend
L-SETUP-7 =
  Alle Plättchen von F und G liegen von Anfang an auf dem Spielplan, auf den Feldern und in den Drehungen, die das
  Szenario vorgibt. Die hier verwendeten Anordnungen sind rekonstruiert.
  .title = F und G liegen von Anfang an
L-SETUP-8 =
  Die elf Kartenplättchen und die beiden Steinmarker liegen auf der Ablagetafel bereit.
  .title = Kartenplättchen und Steinmarker
L-SETUP-9 =
  Zwei Vulkane liegen von Anfang an auf dem Spielplan: das Startplättchen und der von F.
  .title = Vulkane zu Beginn
L-SETUP-10 =
  Die 24 gewöhnlichen Schätze werden verdeckt gemischt. Die beiden Ruinen von F und G bekommen je zwei davon; 20
  bleiben übrig.
  .title = Schätze zu Beginn
L-SETUP-11 =
  Die 16 blauen Schätze liegen offen aus, die beiden einer Sorte zusammen.
  .title = Blaue Schätze zu Beginn
L-SETUP-12 =
  Tempel, die von Anfang an liegen, und jeder später gelegte beginnen mit ihrem aufgedruckten Wert, den vorgebaute
  Stufen zeigen.
  .title = Werte der Tempel
L-SETUP-13 =
  Der Startspieler wird ausgelost, und die erste Runde geht von ihm aus im Uhrzeigersinn. Der Erste in dieser
  Reihenfolge beginnt mit 1 Punkt, der Zweite mit 2, der Dritte mit 3, der Vierte mit 4.
  .title = Erste Reihenfolge und Startpunkte
L-SETUP-14 =
  Jeder hat einen Museumsdirektor und ein zufälliges Fähigkeitsplättchen. Das Würfelchen steht auf dem Feld für 5
  Punkte.
  .title = Museumsdirektoren
L-SETUP-15 =
  Jeder hat 18 Forscher, einen Expeditionsleiter und zwei Lager verfügbar und 12 Forscher und einen Expeditionsleiter
  im nicht verfügbaren Vorrat.
  .title = Die beiden Vorräte

# Runden

L-ROUND-1 =
  Die Partie hat sechs Runden. Jede hat einen Draft, eine Aktionsphase und, außer der letzten, einen Rundenwechsel. Auf
  die sechste Runde folgt die Schlusswertung.
  .title = Sechs Runden
L-ROUND-2 =
  Innerhalb einer Runde geben die stehenden Spielsteine die Reihenfolge vor. Nur die erste Runde geht einfach im
  Uhrzeigersinn.
  .title = Die Reihenfolge einer Runde
L-ROUND-3 =
  In jeder Runde kommen vier Plättchen ins Spiel, insgesamt 24, der Reihe nach von den Buchstaben A bis E.
  .title = Vier Plättchen pro Runde

# Draft

L-DRAFT-1 =
  In der Reihenfolge der Runde, reihum und immer in derselben Richtung, nimmt jeder genau eine Sache, bis alle haben,
  was ihnen zusteht.
  .title = Eine Sache nach der anderen
L-DRAFT-2 =
  Du darfst nehmen: deinen Platz in der nächsten Runde, indem du deinen Spielstein auf einen freien Platz der
  Reihenfolge legst; einen offenen Aktionspunktemarker; ein offenes Plättchen; oder eine offene Aktionskarte, die
  rechts auf dein Lagertableau kommt.
  .title = Was man nehmen kann
L-DRAFT-3 =
  In jeder Runde nimmt jeder einen Platz in der Reihenfolge und einen Aktionspunktemarker. Zu zweit nimmt jeder dazu
  drei Karten und zwei Plättchen, zu dritt drei Karten und ein Plättchen (einer nimmt zwei Plättchen), zu viert zwei
  Karten und ein Plättchen.
  .title = Wie viel jeder nimmt
L-DRAFT-4 =
  Du darfst diese Dinge in beliebiger Reihenfolge nehmen.
  .title = Beliebige Reihenfolge der Dinge
L-DRAFT-5 =
  Wer alles hat, was ihm zusteht, wird übersprungen.
  .title = Wer alles hat, wird übersprungen
L-DRAFT-6 =
  Zu dritt darf niemand ein zweites Plättchen nehmen, solange dadurch ein anderer leer ausginge, und niemand nimmt ein
  drittes.
  .title = Das vierte Plättchen zu dritt
L-DRAFT-7 =
  Genommene Karten liegen offen. Sie werden während des Drafts nicht ersetzt, und die, die niemand genommen hat,
  bleiben für die nächste Runde.
  .title = Karten werden nicht aufgefüllt
L-DRAFT-8 =
  Alle offenen Plättchen und alle offenen Aktionspunktemarker werden immer genommen.
  .title = Plättchen und Marker gehen alle weg
L-DRAFT-9 =
  In der sechsten Runde bestimmen die Plätze in der Reihenfolge die Reihenfolge der Schlusswertung.
  .title = Die Reihenfolge der Schlusswertung

# Aktionsphase

L-ACT-1 =
  In der Reihenfolge der Runde, reihum, tust du in deinem Zug genau eins davon: eine Karte rechts auf deinem
  Lagertableau nach links legen und so aufheben; eine Karte spielen und abwerfen; deinen Aktionspunktemarker
  aktivieren; ein Plättchen legen.
  .title = Eine Hauptaktion pro Zug
L-ACT-2 =
  Zusätzlich und umsonst darfst du eine Fähigkeit deines Museumsdirektors nutzen, einmal in der ganzen Partie, und
  deine dauerhaften Karten.
  .title = Freie Aktionen
L-ACT-3 =
  Bevor du passen darfst, muss alles auf deinem Lagertableau genutzt sein außer den Karten links: die Plättchen, der
  Aktionspunktemarker und alle Karten rechts, die gespielt oder aufgehoben werden.
  .title = Was vor dem Passen genutzt sein muss
L-ACT-4 =
  Wenn nichts Verpflichtendes mehr übrig ist, darfst du noch Karten von links spielen, eine pro Zug, oder passen.
  .title = Karten links sind freiwillig
L-ACT-5 =
  Wer passt, kommt in dieser Aktionsphase nicht mehr dran, nimmt aber an einer Vulkanwertung noch teil.
  .title = Passen
L-ACT-6 =
  Die Aktionsphase endet, wenn alle gepasst haben.
  .title = Ende der Aktionsphase
L-ACT-7 =
  Solange noch etwas Verpflichtendes übrig ist, kannst du deinen Zug nicht auslassen.
  .title = Kein Auslassen

# Aufgehobene und dauerhafte Karten

L-STASH-1 =
  Eine Karte von rechts auf einen freien Platz links zu legen, ist die Hauptaktion eines Zuges.
  .title = Eine Karte aufheben
L-STASH-2 =
  Ist links kein Platz frei, wird eine dort liegende Karte abgeworfen, um Platz zu schaffen, auch eine dauerhafte.
  Abgeworfene Karten sind aus dem Spiel. Angenommen werden drei Plätze.
  .title = Links Platz schaffen
L-STASH-3 =
  Eine aufgehobene Karte darf beliebig viele Runden liegen bleiben. Sie darf auch noch in derselben Runde gespielt
  werden.
  .title = Aufgehobene Karten können warten
L-STASH-4 =
  Die Karten 07, 20 und 21 sind dauerhaft. Jede darf einmal pro Runde genutzt werden, als Bonus, der keinen Zug kostet;
  danach liegt sie verdeckt bis zum Rundenwechsel.
  .title = Dauerhafte Karten
L-STASH-5 =
  Eine dauerhafte Karte darf genutzt werden, während sie noch rechts liegt. Um sie für spätere Runden zu behalten,
  musst du sie in derselben Runde aufheben, bevor oder nachdem du sie nutzt.
  .title = Eine dauerhafte Karte behalten
L-STASH-6 =
  Eine dauerhafte Karte muss man nicht behalten. Liegt sie noch rechts, wenn ihr Besitzer passt, wird sie abgeworfen,
  und das kostet keinen Zug.
  .title = Eine dauerhafte Karte aufgeben
L-STASH-7 =
  Mehrere Bonuskarten dürfen mit einem Aktionspunktemarker kombiniert werden.
  .title = Bonuskarten kombinieren

# Aktionspunkte

L-AP-0 =
  Einmal pro Runde aktivierst du deinen Aktionspunktemarker. Du hast dann so viele Aktionspunkte, wie er zeigt, plus
  die Boni der Karten 20 und 21, die du dafür nutzen willst, und gibst sie in diesem einen Zug aus. Was übrig bleibt,
  verfällt, und der Marker ist aus dem Spiel.
  .title = Den Marker aktivieren
L-AP-1 =
  Einsetzen kostet 1 Aktionspunkt und geht wie im Grundspiel, nur mit Figuren aus dem verfügbaren Vorrat. In einem Lager
  dürfen beliebig viele Figuren stehen.
  .title = Einsetzen in Legend
L-AP-2 =
  Ein Schritt kostet wie im Grundspiel einen Aktionspunkt für jeden Stein an der Grenze. Eine Figur darf jedes
  benachbarte Plättchen betreten, auch Seen und Vulkane, und jedes benachbarte Feld ohne Plättchen, auch gepunktete,
  wenn an der Grenze mindestens ein Stein liegt. Ein Feld ohne Plättchen hat selbst keine Steine.
  .title = Bewegen in Legend
L-AP-3 =
  Ein Lager kostet 5 Aktionspunkte. Es kommt auf eine Lichtung oder leere Ruine ohne Lager, wo entweder gar keine
  Figuren stehen oder du die Mehrheit hast. Eine eigene Figur muss nicht dort sein.
  .title = Lager in Legend
L-AP-4 =
  Eine Figur zwischen dem Basislager und deinen eigenen Lagern zu verlegen, kostet wie im Grundspiel 1 Aktionspunkt.
  .title = Verlegen in Legend
L-AP-5 =
  Für 3 Aktionspunkte legst du einen Steinmarker auf eine Grenze zwischen zwei Feldern, die dann einen Stein mehr hat:
  Er öffnet einen Durchgang oder verteuert ihn. Ist kein Marker mehr auf der Ablagetafel, versetzt du stattdessen einen
  vom Spielplan. Einen Marker wegzunehmen, kann einen Durchgang schließen.
  .title = Steinmarker legen
L-AP-6 =
  Für 2 Aktionspunkte bringst du einen Forscher aus dem nicht verfügbaren Vorrat in den verfügbaren. Für 1 weiteren
  Aktionspunkt darf er noch im selben Zug eingesetzt werden.
  .title = Einen Forscher anwerben
L-AP-7 =
  Für 5 Aktionspunkte bringst du deinen zweiten Expeditionsleiter aus dem nicht verfügbaren Vorrat in den verfügbaren.
  Für 1 weiteren Aktionspunkt darf er noch im selben Zug eingesetzt werden.
  .title = Einen Expeditionsleiter anwerben
L-AP-8 =
  Eine Stufe freizulegen, kostet wie im Grundspiel 2 Aktionspunkte: höchstens zwei Stufen pro Tempel und Zug, für jede
  eine eigene Figur dort, bis zum Wert 10 und nie an einem bewachten Tempel.
  .title = Freilegen in Legend
L-AP-9 =
  Einen Wächter aufzustellen, kostet wie im Grundspiel 5 Aktionspunkte, höchstens zweimal in einer Partie.
  .title = Wächter in Legend
L-AP-10 =
  Einen Schatz auszugraben, kostet wie im Grundspiel 3 Aktionspunkte: höchstens zwei pro Ruine und Zug, für jeden eine
  eigene Figur dort.
  .title = Graben in Legend

# Schätze tauschen

L-SWAP-1 =
  Ein Tausch kostet 3 Aktionspunkte und findet mit einem Gegner statt. Du darfst mehrmals tauschen.
  .title = Tauschen in Legend
L-SWAP-2 =
  Du nimmst einen oder zwei Schätze ein und derselben Sorte und gibst ebenso viele, die von verschiedenen Sorten sein
  dürfen.
  .title = Einer oder zwei einer Sorte
L-SWAP-3 =
  Von der Sorte, die du nimmst, musst du mindestens so viele besitzen wie der Gegner.
  .title = Genug von der genommenen Sorte
L-SWAP-4 =
  Du darfst nichts von einer Sorte geben, von der du weniger besitzt als der Gegner. Tauschst du einen einzelnen
  Schatz, musst du von der Sorte, die du gibst, mehr besitzen als der Gegner.
  .title = Genug von der gegebenen Sorte
L-SWAP-5 =
  Der Gegner kann nicht ablehnen. Paare dürfen auf beiden Seiten auseinandergerissen werden.
  .title = Paare sind nicht sicher
L-SWAP-6 =
  Die Sorte, die du nimmst, kann nicht unter denen sein, die du gibst.
  .title = Nicht gegen dieselbe Sorte

# Plättchen legen

L-TILE-1 =
  In einem Zug legst du ein Plättchen von deinem Lagertableau, beliebig gedreht, auf ein beliebiges leeres Feld, das
  nicht gepunktet ist. Es muss kein anderes Plättchen berühren, und kein Durchgang muss hinführen.
  .title = Ein gedraftetes Plättchen legen
L-TILE-2 =
  Stehen auf dem Feld Figuren, darfst du dort nur ein Plättchen legen, wenn du die Mehrheit hast.
  .title = Mehrheit, wo Figuren stehen
L-TILE-3 =
  Figuren und Steinmarker auf dem Feld bleiben, wo sie sind.
  .title = Figuren bleiben auf dem neuen Plättchen
L-TILE-4 =
  Ein Tempel beginnt mit seinem aufgedruckten Wert. Eine Ruine bekommt so viele verdeckte Schätze, wie sie Masken
  zeigt. Eine Lichtung bewirkt nichts. Ein Vulkan von B oder D löst eine Wertung aus.
  .title = Wirkung eines neuen Plättchens
L-TILE-5 =
  Die Plättchen der Karten 22, 23 und 24 kommen nur auf leere gepunktete Felder, zu denen ein Durchgang führt. Sie lösen
  nie eine Wertung aus.
  .title = Ein Kartenplättchen legen
L-TILE-6 =
  Du musst deine Plättchen gelegt haben, bevor du passen darfst.
  .title = Plättchen müssen gelegt werden

# Aktionskarten

L-CARD-01 =
  Die Karten 01-1 bis 01-8: Du nimmst die beiden blauen Schätze der gezeigten Sorte. Welche Sorte jede Karte zeigt,
  ist rekonstruiert.
  .title = Zwei blaue Schätze
L-CARD-02 =
  Du stellst bis zu zwei Forscher aus dem verfügbaren Vorrat auf eine Ruine, die noch Schätze hat.
  .title = Zwei Forscher zu einer Ruine
L-CARD-03 =
  Du stellst bis zu drei Forscher aus dem verfügbaren Vorrat auf eine Ruine, die noch Schätze hat.
  .title = Drei Forscher zu einer Ruine
L-CARD-04 =
  Du nimmst den obersten Schatz einer Ruine, auf der du eine Figur hast.
  .title = Ein Schatz
L-CARD-05 =
  Du nimmst bis zu zwei Schätze aus Ruinen, aus derselben oder aus verschiedenen, jeden mit einer anderen deiner Figuren
  dort.
  .title = Zwei Schätze
L-CARD-06 =
  Du nimmst bis zu drei Schätze aus Ruinen, aus derselben oder aus verschiedenen, jeden mit einer anderen deiner Figuren
  dort.
  .title = Drei Schätze
L-CARD-07 =
  Eine dauerhafte Karte: Ohne einen Zug zu verbrauchen, siehst du dir den obersten Schatz jedes Stapels auf dem
  Spielplan an.
  .title = Die obersten Schätze ansehen
L-CARD-08 =
  Du stellst einen Forscher aus dem verfügbaren Vorrat auf eine Ruine mit Schätzen, siehst dir den ganzen Stapel an,
  ordnest ihn nach Belieben und nimmst den obersten Schatz.
  .title = Einen Stapel ordnen
L-CARD-09 =
  Du stellst bis zu zwei Forscher aus dem verfügbaren Vorrat auf einen oder auf zwei Tempel.
  .title = Forscher zu Tempeln
L-CARD-10 =
  Du fügst einem Tempel ohne Wächter bis zu zwei Stufen hinzu, für jede Stufe mit einer deiner Figuren dort.
  .title = Zwei Stufen an einem Tempel
L-CARD-11 =
  Du fügst bis zu drei verschiedenen Tempeln ohne Wächter, auf denen du eine Figur hast, je eine Stufe hinzu.
  .title = Je eine Stufe an drei Tempeln
L-CARD-12 =
  Du errichtest umsonst ein Lager auf einer Lichtung oder leeren Ruine, wo keine Figuren stehen oder du die Mehrheit
  hast. Stehen deine beiden Lager schon, versetzt du eins davon auf ein solches Feld.
  .title = Ein Lager
L-CARD-13 =
  Wie Karte 12, und du darfst eine Figur aus dem verfügbaren Vorrat in das neue Lager stellen.
  .title = Ein Lager mit einer Figur
L-CARD-14 =
  Wie Karte 12, und du stellst bis zu zwei Figuren aus dem verfügbaren Vorrat in das neue Lager.
  .title = Ein Lager mit zwei Figuren
L-CARD-15 =
  Du bringst bis zu vier Forscher aus dem nicht verfügbaren Vorrat in den verfügbaren.
  .title = Vier Forscher anwerben
L-CARD-16 =
  Du bringst einen Expeditionsleiter, einen Forscher oder beide aus dem nicht verfügbaren Vorrat in den verfügbaren.
  .title = Expeditionsleiter und Forscher anwerben
L-CARD-17 =
  Du versetzt beliebig viele deiner Figuren von einem Feld auf ein anderes, irgendwo auf dem Spielplan, mit oder ohne
  Plättchen.
  .title = Eine ganze Gruppe versetzen
L-CARD-18 =
  Du hast 5 Bewegungspunkte für deine Figuren: Jeder überquerte Stein kostet einen, ebenso jede Verlegung von Lager zu
  Lager.
  .title = Fünf Bewegungspunkte
L-CARD-19 =
  Du legst umsonst einen Steinmarker oder versetzt einen, wenn beide auf dem Spielplan liegen.
  .title = Ein Steinmarker
L-CARD-20 =
  Eine dauerhafte Karte: 1 Aktionspunkt mehr, wenn du deinen Marker aktivierst.
  .title = Ein Aktionspunkt mehr
L-CARD-21 =
  Eine dauerhafte Karte: 2 Aktionspunkte mehr, wenn du deinen Marker aktivierst.
  .title = Zwei Aktionspunkte mehr
L-CARD-22 =
  Die Karten 22-1 bis 22-4: Du legst den gezeigten Tempel auf ein leeres gepunktetes Feld, zu dem ein Durchgang führt.
  Zwei dieser Tempel haben den Wert 5, zwei den Wert 6; die Werte sind rekonstruiert.
  .title = Ein Tempel am Rand
L-CARD-23 =
  Du legst einen See auf ein leeres gepunktetes Feld, zu dem ein Durchgang führt.
  .title = Ein See am Rand
L-CARD-24 =
  Du legst einen Vulkan auf ein leeres gepunktetes Feld, zu dem ein Durchgang führt. Er löst keine Wertung aus.
  .title = Ein Vulkan am Rand
L-CARD-a =
  Die Karten 02, 03, 08 und 09 sind nur für Forscher. Die Karten 13 und 14 erlauben auch Expeditionsleiter.
  .title = Karten nur für Forscher
L-CARD-b =
  Sind in deinem Vorrat weniger Figuren, als eine Karte nennt, stellst du auf, was du hast.
  .title = Zu wenige Figuren für eine Karte
L-CARD-c =
  Die Karten 04, 05, 06, 10 und 11 kosten keine Aktionspunkte und brauchen einen eigenen Zug. Die Grenzen von zwei pro
  Tempel oder Ruine gehören zu den Aktionen mit Punkten und gelten für Karten nicht.
  .title = Karten und die Grenzen pro Ort
L-CARD-d =
  Auch die Karten 10 und 11 brauchen Stufen aus dem Vorrat. Ein Tempel, dessen nächste Stufe aufgebraucht ist, wächst
  nicht.
  .title = Karten und der Vorrat an Stufen
L-CARD-e =
  Die Karten 12, 13 und 14 verwenden ein Lager aus dem Vorrat; nur wenn keins mehr da ist, wird ein stehendes versetzt.
  Auch so steht auf einem Feld höchstens ein Lager.
  .title = Karten und die Zahl der Lager
L-CARD-f =
  Eine Karte darf immer aufgehoben statt gespielt werden; eine nutzlose Karte blockiert dich also nie.
  .title = Karten blockieren nie

# Vulkanwertung

L-VOLC-1 =
  Ein Vulkanplättchen von einem Lagertableau zu legen, also das von B oder D, löst eine Wertung aus. Vulkane der Karte
  24 und die des Aufbaus tun das nie.
  .title = Was eine Wertung auslöst
L-VOLC-2 =
  Wer den Vulkan gelegt hat, gibt zuerst 10 Aktionspunkte aus, ohne seinen Marker und ohne Bonuskarten, und wertet dann.
  .title = Wer ihn gelegt hat, beginnt
L-VOLC-3 =
  Dann folgen alle anderen in der Reihenfolge der Runde. Jeder gibt 10 Aktionspunkte aus und wertet.
  .title = Die anderen folgen
L-VOLC-4 =
  Danach ist dran, wer in der Reihenfolge auf den folgt, der den Vulkan gelegt hat.
  .title = Wo es weitergeht
L-VOLC-5 =
  Die 10 Aktionspunkte dürfen für alle Aktionen von Legend ausgegeben werden.
  .title = Alle Aktionen sind möglich
L-VOLC-6 =
  Der Vulkan liegt während dieser Wertung schon auf dem Spielplan. Figuren dürfen ihn betreten, und er kann gewertet
  werden.
  .title = Der Vulkan zählt sofort

# Wertung

L-SCORE-1 =
  Du bekommst den Wert jedes Tempels, auf dem du die Mehrheit oder deinen Wächter hast.
  .title = Punkte für Tempel in Legend
L-SCORE-2 =
  Dieselben Tempel bringen zusätzliche Punkte, wenn sie hoch sind: 5 für den Wert 7, 6 für 8, 8 für 9 und 10 für 10.
  .title = Zusatzpunkte für hohe Tempel
L-SCORE-3 =
  Du bekommst 10 Punkte für jeden Vulkan, auf dem du die Mehrheit hast.
  .title = Punkte für Vulkane
L-SCORE-4 =
  Zähle die Felder ohne Plättchen, die Lichtungen und die leeren Ruinen, auf denen du die Mehrheit hast, ohne die mit
  einem Lager. Multipliziere mit der Zahl der Tempel, auf denen du die Mehrheit oder deinen Wächter hast.
  .title = Punkte für Dschungel und Lichtungen
L-SCORE-5 =
  Zähle die Seen, auf denen du die Mehrheit hast, und multipliziere mit den Masken, die auf Ruinen zu sehen sind, auf
  denen du die Mehrheit hast. Ruinen mit Schätzen zeigen eine Maske, leere Ruinen alle; Ruinen mit einem Lager zählen
  nicht.
  .title = Punkte für Seen
L-SCORE-6 =
  Für jede Sorte von Schätzen bekommst du 1, 3, 6, 10 oder 15 Punkte für einen bis fünf davon.
  .title = Punkte für Schätze in Legend
L-SCORE-7 =
  Alle sechs Beträge kommen sofort zu deinen Punkten hinzu. Nur der, dessen Wertung es ist, bekommt Punkte.
  .title = Die Summe
L-SCORE-8 =
  Ein Feld mit einem Lager, gleich von wem, zählt nicht für Dschungel, Lichtungen und Masken. Das Basislager ist keine
  Lichtung.
  .title = Lager und Wertung

# Passen und Rundenwechsel

L-PASS-1 =
  Du darfst passen, wenn alles Verpflichtende auf deinem Lagertableau genutzt ist. Deine Runde ist dann vorbei.
  .title = Ende der Runde eines Spielers
L-MAINT-1 =
  Der Rundenzähler rückt vor. Nach der sechsten Runde kommt stattdessen die Schlusswertung.
  .title = Die nächste Runde
L-MAINT-2 =
  Die Spielsteine, die die Reihenfolge der beendeten Runde zeigten, sind alle wieder im Kreis.
  .title = Spielsteine der beendeten Runde
L-MAINT-3 =
  Die liegenden Spielsteine werden in derselben Reihenfolge aufgestellt und zeigen die Reihenfolge der neuen Runde.
  .title = Spielsteine der neuen Runde
L-MAINT-4 =
  Dauerhafte Karten links auf den Lagertableaus werden wieder aufgedeckt.
  .title = Dauerhafte Karten sind wieder bereit
L-MAINT-5 =
  Karten, die niemand genommen hat, bleiben. Neue kommen hinzu, bis zehn offen liegen; der Stapel geht nie aus.
  .title = Karten auffüllen
L-MAINT-6 =
  So viele neue Aktionspunktemarker, wie Spieler da sind, werden aus dem Beutel gezogen. Zu viert reichen die 24 Marker
  genau für die sechs Runden.
  .title = Neue Aktionspunktemarker
L-MAINT-7 =
  Vier neue Plättchen werden aufgedeckt, in der Reihenfolge der Buchstaben von A bis E.
  .title = Neue Plättchen

# Schlusswertung

L-FINAL-1 =
  Nach der sechsten Runde gibt jeder, in der Reihenfolge der liegenden Spielsteine, 10 Aktionspunkte ohne Bonuskarten
  aus und wertet dann alle sechs Kategorien.
  .title = Die Schlusswertung
L-FINAL-2 =
  Wessen Würfelchen noch auf dem Feld für 5 Punkte steht, bekommt 5 weitere Punkte.
  .title = Ungenutzter Direktor
L-FINAL-3 =
  Wer die meisten Punkte hat, gewinnt. Ein Gleichstand ist ein geteilter Sieg.
  .title = Sieg in Legend
L-FINAL-4 =
  Aufgehobene Karten, die nicht gespielt wurden, sind nichts wert.
  .title = Nicht gespielte Karten

# Museumsdirektor

L-DIR-1 =
  Jeder hat ein zufälliges Fähigkeitsplättchen mit drei Fähigkeiten. Einmal in der Partie, in deinem eigenen Zug und
  umsonst, darfst du eine davon nutzen; das Würfelchen kommt dann vom Feld für 5 Punkte auf diese Fähigkeit. Wer das nie
  tut, bekommt am Ende 5 Punkte.
  .title = Die Fähigkeit des Direktors

# Szenarien

L-SCEN-1 =
  Es gibt fünf Szenarien: Chichén Itzá, das sich für die erste Partie eignet, Uxmal, Palenque, Calakmul und El Mirador.
  .title = Fünf Szenarien
L-SCEN-2 =
  Ein Szenario ist nur eine Anordnung der Startplättchen und aller Plättchen von F und G. Keins ändert eine Regel. Die
  hier verwendeten Anordnungen sind rekonstruiert.
  .title = Ein Szenario ist eine Anordnung
L-SCEN-3 =
  In El Mirador liegt zu Beginn auch ein Plättchen von E. Dass es der Tempel vom Wert 6 ist, ist rekonstruiert.
  .title = El Mirador


## Nicht aus den Anleitungen: die Wörter, in denen Aktionen geschrieben werden

ACTION-TEXT =
  Eine Aktion ist eine Zeile aus Wörtern mit je einem Leerzeichen dazwischen: ein Verb, dann was es braucht, etwa
  „deploy leader a1“ oder „move explorer a1 b2“. Felder heißen nach Spalte und Reihe, Spieler nach der Nummer ihres
  Platzes.
  .title = Wie Aktionen geschrieben werden
