### Die Seiten rund um den Tisch: Start, neue Partie, Regeln, Anleitung, Rückschau, Einstellungen.


## Wörter aller Seiten

app-nav = Hauptmenü
app-nav-home = Tikal, Startseite
app-nav-new = Neue Partie
app-nav-learn = Lernen
app-nav-puzzles = Aufgaben
app-nav-rules = Regeln
app-nav-open = Dateien
app-settings = Einstellungen
app-go-dark = Zum dunklen Design wechseln
app-go-light = Zum hellen Design wechseln
app-close = Schließen
app-loading = Wird geladen …
app-again = Erneut versuchen
app-go-home = Startseite
app-yes = ja
app-no = nein
app-none = keine
app-not-affiliated =
  Ein inoffizielles Programm zum Brettspiel Tikal von Wolfgang Kramer und Michael Kiesling. Autoren und Verlage haben es
  weder gemacht noch genehmigt und unterstützen es nicht. Alle Bilder und Texte sind unsere eigenen.
app-reconstructed =
  Einige Daten von Tikal Legend ließen sich nicht finden. Wir haben sie rekonstruiert und mit diesem Wort
  gekennzeichnet.

app-missing-title = Hier ist nichts
app-missing-text = Unter { $path } gibt es keine Seite. Vielleicht wurde der Link beim Kopieren abgeschnitten.
app-no-table-title = Diesen Tisch gibt es nicht
app-no-table-text = Der Link ist vielleicht abgeschnitten, oder der Tisch wurde gelöscht. Lass dir einen neuen schicken.
app-wrong-link-title = Dieser Link öffnet den Platz nicht mehr
app-wrong-link-text =
  Er wurde erneuert, oder ein Teil davon fehlt; dieser Browser hat ihn vergessen. Gehört der Platz dir, öffne den Tisch
  auf dem Gerät, auf dem du den Link erneuert hast, oder frage den Gastgeber. Die Partie selbst ist sicher.
app-wrong-link-watch = Ohne Platz zusehen
app-no-spectators-title = Dieser Tisch hat keine Zuschauer
app-no-spectators-text =
  Nur Spieler mit eigenem Link dürfen herein. Wenn du einen hast, öffne ihn so, wie du ihn bekommen hast.
app-unreachable-title = Der Server antwortet nicht
app-unreachable-text = Deine Partie ist sicher. Prüfe die Verbindung und versuche es dann noch einmal.
app-refused-title = Das hat nicht geklappt


## Startseite

home-title = Erforsche den Dschungel von Tikal
home-lead =
  Lege Tempel frei, grabe nach Schätzen und sei zur Stelle, wenn der Vulkan ausbricht. Gegen Bots, zusammen vor einem
  Bildschirm oder mit Freunden anderswo.
home-next = Weiterspielen: Du bist am Zug
home-play = Spielen
home-choose = Ausgabe und Spieler wählen
home-pause = Das Bild anhalten
newcomer-question = Kennst du Tikal?
newcomer-new = Nein, noch nicht
newcomer-knows = Ja, ich kenne es
newcomer-welcome = Willkommen! Die Einführung zeigt dir das Spiel in zehn Minuten. Auch deine ersten Bots sind Anfänger.
newcomer-welcome-back = Schön, dass du da bist. Viel Vergnügen!
newcomer-guide = Zur Einführung
home-learn = Beim Spielen lernen
home-puzzle = Aufgabe des Tages
home-open = Eine Spieldatei öffnen
home-tables = Meine Tische
home-your-turn = du bist am Zug
home-turn-of = { $name } ist am Zug
home-to-look-at = nur ansehen
home-is-asking = …
home-is-over = zu Ende
home-is-gone = nicht mehr da
home-is-unknown = der Server antwortet nicht
home-forget = { $title } aus dieser Liste entfernen
home-forget-hint = Aus dieser Liste entfernen. Die Partie selbst bleibt.
home-more =
  { $count ->
    [one] Noch { $count }
   *[other] Noch { $count }
  }


## Neue Partie

new-title = Neue Partie
new-intro = Du musst nichts ändern: Die Vorgaben ergeben eine gute Partie.
new-asked-edition = Die Adresse nennt die Ausgabe „{ $value }“, die es nicht gibt. Möglich sind: { $known }.
new-asked-scenario = Die Adresse nennt das Szenario „{ $value }“, das es in { $edition } nicht gibt. Wähle unten ein anderes.
new-asked-auction = In der Adresse steht auction={ $value }. Richtig wäre auction=yes oder auction=no.
new-asked-no-auction = Die Adresse verlangt eine Versteigerung, aber in { $edition } gibt es keine.
new-asked-players = In der Adresse steht players={ $value }. Möglich sind { $fewest } bis { $most } Spieler.
new-asked-bots = In der Adresse steht bots={ $value }. Möglich sind 0 bis { $most } Bots.
new-edition = Ausgabe
new-edition-ravensburger-1999 = Ravensburger
  .about = Die erste Ausgabe. Für ein Lager muss niemand vor Ort sein.
new-edition-riogrande-1999 = Rio Grande
  .about = Auch der Vulkan braucht einen Weg aus Steinen.
new-edition-supermeeple-2015 = Super Meeple
  .about = Das Standardspiel. Bei Gleichstand zählt der höchste bewachte Tempel.
new-edition-classic = Classic
  .about = Aus der Legend-Schachtel. Vulkane dürfen kein Feld abschneiden.
new-edition-legend = Legend
  .about = Drafte Karten, Marker und Plättchen; Seen, Fähigkeiten, sechs Runden.
new-seats = Spieler, im Uhrzeigersinn
new-player = Spieler { $number }
new-first = Wer beginnt
new-first-lot = das Los entscheidet
new-colour = Farbe
new-colour-of =
  Farbe von { $name }: { $colour ->
    [red] Rot
    [orange] Gelb
    [white] Weiß
   *[blue] Blau
  }
new-colour-name =
  { $colour ->
    [red] Rot
    [orange] Gelb
    [white] Weiß
   *[blue] Blau
  }
new-kind-here = hier
new-kind-link = per Link
new-kind-bot = Bot
new-kind-of = Wie { $name } spielt
new-name-of = Name von Spieler { $number }
new-level-of = Stärke von { $name }
new-level-random = zufällig
new-level-novice = Anfänger
new-level-greedy = leicht
new-level-planner = stark
new-level-expert = Experte
new-remove = { $name } entfernen
new-free-seat = Freier Platz
new-options = Optionen
new-scenario = Szenario
new-scenario-about = Welche Plättchen zu Beginn auf dem Spielplan liegen.
new-scenario-first = Für erste Partien empfehlen wir { $name }.
new-scenario-chichen-itza = Chichén Itzá
new-scenario-uxmal = Uxmal
new-scenario-palenque = Palenque
new-scenario-calakmul = Calakmul
new-scenario-el-mirador = El Mirador
new-auction = Versteigerung
new-auction-about = Bietet Punkte für die Wahl eines Plättchens. Alle beginnen mit 20.
new-auction-house =
  Bietet Punkte für die Wahl eines Plättchens. Eine Hausregel: Diese Ausgabe hat keine eigene Versteigerung.
new-spectators = Zuschauer
new-spectators-about = Wer die Adresse des Tisches hat, darf zusehen.
new-more-options = Weitere Optionen
new-seed = Startzahl
new-seed-about = Dieselbe Zahl ergibt dieselben Plättchen. Leer: zufällig.
new-name = Name des Tisches
new-name-example = Sonntagsrunde
new-summary = Deine Partie
new-summary-title =
  { $edition }, { $players ->
    [one] ein Spieler
    [2] zwei Spieler
    [3] drei Spieler
    [4] vier Spieler
   *[other] { $players } Spieler
  }
new-fact-tiles = Plättchen zu erforschen
new-fact-points = Aktionspunkte pro Zug
new-fact-scorings = Wertungen
new-fact-minutes = Minuten, ungefähr
new-fact-rounds = Runden
new-fact-tokens = Punkte auf einem Marker
new-fact-cards = Aktionskarten
new-reconstructed = rekonstruiert
new-reconstructed-about =
  Der Aufbau dieses Szenarios ließ sich nicht finden; was dort liegt, haben wir uns selbst überlegt.
new-compare = Die Ausgaben vergleichen
new-teach = Erst lernen
new-open = Tisch eröffnen
new-opening = Wird eröffnet …
new-links-title = Der Tisch ist eröffnet
new-links-text =
  Schicke jedem Spieler den Link zu seinem Platz. Mehr braucht niemand, auch kein Konto.
new-links-secret =
  Jeder Link gilt einmal: Wer ihn öffnet und sich zuerst hinsetzt, dem gehört der Platz. Am Tisch kannst du ihn
  zurückziehen.
new-link-copy = Kopieren
new-link-copied = Kopiert
new-to-table = Zum Tisch

new-option-volcanoNeedsPath = Ein Vulkan braucht einen Weg
  .description =
    Ein Vulkan muss wie jedes andere Plättchen dort liegen, wo ein Stein zu ihm führt. Gibt es kein solches Feld,
    darf er neben jedem Plättchen liegen.
new-option-volcanoIsolationRule = Vulkane dürfen kein Feld abschneiden
  .description =
    Ein Vulkan darf keinen anderen Vulkan berühren, wenn dann ein Feld für immer unerreichbar wäre.
new-option-campNeedsPresence = Ein Lager braucht eine Figur vor Ort
  .description =
    Du darfst ein Lager nur dort errichten, wo einer deiner Forscher oder dein Expeditionsleiter steht.
new-option-tieBreak = Gleichstandsregel
  .description =
    Was bei gleichen Punkten am Ende entscheidet, in dieser Reihenfolge: der höchste bewachte Tempel, die Zahl der
    Schätze. Wer dann noch gleichauf ist, teilt sich den Sieg.
new-option-printedVolcano = Den aufgedruckten Vulkan zeigen
  .description =
    Zeichnet den Vulkan, der neben den Feldern dieses Spielplans abgebildet ist. Er ist Schmuck und ändert keine Regel.
new-option-auction-allowDebt = Mehr bieten, als man hat
  .description =
    Gebote dürfen um bis zu 100 Punkte über deinem Stand liegen (eine Runde auf der Leiste); er fällt dann unter null.
new-option-auction-lastPlacerFirstOnTie = Bei Gleichstand beginnt, wer zuletzt gelegt hat
  .description =
    Unter Spielern mit gleichen Punkten kommt, wer das letzte Plättchen gelegt hat, in der Schlusswertung zuerst statt
    zuletzt.
new-option-powers = Fähigkeiten der Museumsdirektoren
  .description =
    Spielt mit den Fähigkeiten, die wir erfunden haben, weil sich die echten nicht finden ließen, oder ohne Fähigkeiten,
    sodass alle die 5 Punkte für eine ungenutzte bekommen.
new-option-legend-leftSlots = Plätze für aufgehobene Karten
  .description = Wie viele Karten du links auf deinem Lagertableau aufheben kannst.
new-option-legend-swapRule = Bedingung für den Tausch von Schätzen
  .description =
    In welchen Sammlungen du genug haben musst: bei der Sorte, die du nimmst, bei den Sorten, die du gibst, bei beiden
    oder so wie im Beispiel der Anleitung.
new-option-legend-apTokens = Werte der AP-Marker
  .description = Die Werte der 24 Marker im Beutel, 6 bis 13, in beliebiger Reihenfolge.
new-option-legend-card01 = Schätze der Karten 01-1 bis 01-8
  .description = Welche zwei blauen Schätze jede der acht Karten nimmt, als Paare, durch Kommas getrennt.
new-value-highestGuardedTemple = höchster bewachter Tempel
new-value-treasureCount = Zahl der Schätze
new-value-reconstructed = rekonstruiert
new-value-none = keine
new-value-literal = wie im Beispiel der Anleitung
new-value-takenOnly = genommene Sorte
new-value-givenOnly = gegebene Sorten
new-value-taken-given = beide


## Regeln

rules-title = Regeln
rules-intro = In unseren Worten, Ausgabe für Ausgabe. Wenn etwas nicht erlaubt ist, nennt der Tisch die Nummer der Regel.
rules-search = Suchen
rules-search-example = Wächter, Lager, R-DIG-2 …
rules-all-editions = Alle Ausgaben
rules-families = Kapitel
rules-count =
  { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
  }
rules-nothing = Keine Regel enthält alle diese Wörter. Versuche es mit weniger oder mit einer anderen Ausgabe.
rules-unknown = Es gibt keine Regel { $id }. Suche nach einem Wort daraus, oder sieh die Kapitel durch.
rules-link = Link zu dieser Regel
rules-differs = je nach Ausgabe verschieden
rules-loose = Weitere Fragen, die wir entschieden haben


## Wertungen und die Punktekurve

score-start = Start
score-final = Schluss
score-volcano = Vulkan { $letter }
score-round = Wertung { $number }
score-chart = Punkte nach jeder Wertung. Am Ende: { $summary }.
score-chart-end = { $name } { $score }
score-none = Noch hat niemand gewertet. Hier steht nachher jede Wertung, Tempel für Tempel.
score-scorings = Wertungen
score-sheet = Wertungsblatt
score-source = Quelle
score-category-temples = Gehaltene Tempel
score-category-highest = Höchste Tempel
score-category-volcanoes = Vulkane
score-category-jungles = Dschungel und Lichtungen
score-category-lakes = Seen
score-category-director = Museumsdirektor
score-category-treasures = Sammlungen
score-category-start = Punkte zu Beginn
score-category-bonus = Durch Karten
score-category-bids = Gebote
score-director = ungenutzte Fähigkeit
score-guardian = Wächter
score-changed-hands = hat den Besitzer gewechselt
score-kinds = Sorten
score-set =
  { $count } × { $kind ->
    [chief] Häuptling
    [jaguar] Jaguar
    [totem] Totem
    [carafe] Karaffe
    [statue] Statue
    [plate] Teller
    [bracelet] Armreif
    [necklace] Halskette
   *[other] { $kind }
  }
score-points = Punkte
score-this = Diese Wertung
score-score = Stand


## Rückschau

replay-title = Rückschau
replay-first = Zum Anfang
replay-prev = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Schritt weiter
replay-last = Zum Ende
replay-slider = Stellung
replay-step = { $step } von { $steps }
replay-turn = Zug { $turn }
replay-turn-of = Zug { $turn }, { $name }
replay-start = Der Anfang
replay-jump-turn = Zug
replay-jump-scoring = Wertung
replay-no-moves = Noch ist nichts gespielt.
replay-chart = Punkte
replay-sheet = Wertungsblatt
replay-go-on = Von hier weiterspielen
replay-go-on-about = Eröffnet einen neuen Tisch mit dieser Stellung. Diese Partie bleibt, wie sie ist.
replay-go-on-not-whole =
  Solange die Partie läuft, darf niemand von ihren Stellungen aus weiterspielen: Die Datei würde zeigen, was noch
  verborgen ist.
replay-share = Link kopieren
replay-copied = Link kopiert
replay-file = Spieldatei
replay-table = Zum Tisch
replay-scores = Punkte
replay-loading = Stellungen werden geholt …


## Spieldateien

open-title = Spieldateien
open-intro =
  Sieh dir eine Partie aus einer Datei an, oder spiele von einer ihrer Stellungen aus weiter. Dateien enden auf .tikal;
  du bekommst sie an jedem Tisch.
open-choose = Datei wählen
open-drop = oder ziehe sie hierher, oder füge unten ihren Text ein
open-text = Text der Spieldatei
open-holds = Was die Datei enthält
open-edition = Ausgabe
open-players = Spieler
open-moves = Aktionen
open-status = Status
open-status-over = zu Ende
open-status-running = läuft
open-scores = Punkte
open-look = Ansehen
open-go-on = Weiterspielen
open-at = Ab Aktion
open-at-about = 0 ist der Anfang, { $last } die letzte Aktion der Datei.
open-seats = Wer spielt
open-start = Tisch eröffnen
open-not-a-game = Das sieht nicht nach einer Spieldatei aus: Sie muss mit der Zeile „tikal: 1“ beginnen.
open-seen-only =
  Die Datei enthält nur, was ein Platz oder ein Zuschauer sehen konnte; du kannst die Partie also ansehen, aber nicht
  weiterspielen.
open-wrong-line = Zeile { $line } ist falsch
open-too-large = Die Datei ist größer, als eine Partie sein kann ({ $size } kB).


## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Design
settings-theme-system = wie das System
settings-theme-dark = dunkel
settings-theme-light = hell
settings-motion = Animationen
settings-motion-system = wie das System
settings-motion-full = an
settings-motion-reduced = reduziert
settings-speed = Züge der anderen
settings-speed-1 = Schritt für Schritt
settings-speed-2 = schnell
settings-speed-once = sofort
settings-names = Namen auf erforschten Feldern
settings-keys = Tasten
settings-key-replay = in der Rückschau: Anfang, Ende, abspielen
settings-version = Version { $version }


## Die Anleitung für die erste Partie

learn-title = Beim Spielen lernen
learn-lesson = Lektion { $number } von { $count }
learn-lessons = Lektionen
learn-task = Deine Aufgabe
learn-done = Geschafft
learn-next = Nächste Lektion
learn-skip = Überspringen
learn-back = Vorige Lektion
learn-again = Diese Lektion neu beginnen
learn-leave = Die Einführung verlassen
learn-opening = Der Spielplan wird aufgebaut …
learn-hide = Text verbergen
learn-show = Text zeigen
learn-finish = Beenden
learn-end-start = Eine echte Partie beginnen
learn-end-rules = Die Regeln lesen

learn-lay =
  Ein Zug beginnt mit einem Plättchen vom Stapel: diesmal mit einem Tempel vom Wert 2. Es wird dort an das erforschte
  Land gelegt, wo Steine zu ihm führen. Drehe es, wie du willst: Die Steine beider Plättchen zusammen sind der Preis des
  Durchgangs.
  .title = Erforsche den Dschungel
  .task = Wähle ein helles Feld, drehe das Plättchen, wie du magst, und lege es.
  .done =
    Der Dschungel ist ein wenig kleiner. Die Zahl zwischen zwei Plättchen sagt, was der Weg vom einen zum anderen
    kostet.
learn-bring =
  Dann hast du 10 Aktionspunkte. Eine Figur aus deinem Vorrat kommt für 1 Punkt ins Basislager a1. Wenn ihr um ein Feld
  wetteifert, zählt ein Forscher 1 und der Expeditionsleiter 3; aber davon hast du nur einen.
  .title = Hol deine Leute
  .task = Wähle „Einsetzen“ und bringe einen Forscher oder den Expeditionsleiter nach a1.
  .done = Eine Perle des Abakus ist weg. Setze so viele ein, wie du willst, bis zu zehn in einem Zug.
learn-walk =
  Deine Leute gehen über Steine: Jeder Stein eines Durchgangs kostet 1 Punkt, für jede Figur. Nimm eine Figur, und der
  Tisch zeigt jedes Feld in Reichweite mit dem Preis des billigsten Weges.
  .title = Geh über die Steine
  .task = Nimm eine Figur auf a1 und geh auf ein anderes Feld. Der Tempel auf b3 kostet 3 Punkte.
  .done = Unterwegs hält dich niemand auf: Auf einem Feld dürfen beliebig viele Figuren aller Spieler stehen.
learn-clear =
  Dein Forscher steht auf dem Tempel auf b3. Eine Stufe freizulegen, kostet 2 Punkte und macht ihn um 1 wertvoller. Für
  zwei Stufen in einem Zug brauchst du dort zwei Figuren. Stufen sind begrenzt: Jede Zahl gibt es nur ein paar Mal.
  .title = Lege einen Tempel frei
  .task = Wähle „Freilegen“ und b3.
  .done = Wert 3. Bei einer Wertung gehört der Tempel dem, der dort mehr hat als jeder andere.
learn-dig =
  Ruinen bergen Schätze: so viele, wie Masken zu sehen sind. Einen auszugraben, kostet 3 Punkte, und auch hier braucht ein
  zweiter im selben Zug eine zweite Figur. Ein Schatz einer Sorte bringt 1 Punkt, zwei gleiche 3, drei gleiche 6, und das
  bei jeder Wertung.
  .title = Grabe nach Schätzen
  .task = Zwei deiner Forscher stehen auf der Ruine auf c1. Wähle „Graben“ und c1.
  .done = Ein Fund lässt sich nicht zurücknehmen: Jetzt wissen alle, was dort lag.
learn-camp =
  Der Weg vom Basislager wird lang. Für 5 Punkte errichtest du ein eigenes Lager auf einer Lichtung oder einer leeren
  Ruine, höchstens eins pro Feld. Dort kommen deine Figuren für 1 Punkt aus dem Vorrat an, und von Lager zu Lager gehen
  sie für 1.
  .title = Errichte ein Lager
  .task = Dein Forscher hat die Lichtung auf c2 erreicht. Wähle „Lager“ und c2.
  .done = Du hast zwei Lager, und sie bleiben, wo sie sind.
learn-swap =
  Du besitzt einen Jaguar und einen Teller, Ixchel besitzt einen Jaguar. Für 3 Punkte gibst du einen Schatz und nimmst
  einen anderen. Zwei gleiche sind sicher: Nur einzelne Schätze kann man nehmen.
  .title = Tausche Schätze
  .task = Wähle „Tauschen“ und mache aus deinem Teller einen zweiten Jaguar.
  .done = Ein Paar: 3 Punkte statt 2, und niemand kann es dir nehmen.
learn-guard =
  Du hältst den Tempel auf b3. Für 5 Punkte sichert ein Wächter ihn dir für den Rest der Partie. Der Preis ist hoch: Der
  Wächter bleibt dort, deine anderen Figuren auf dem Feld sind verloren, und der Tempel wächst nicht mehr. Zwei Wächter
  kannst du in einer Partie aufstellen.
  .title = Stelle einen Wächter auf
  .task = Wähle „Wächter“, dann b3, mit einem Forscher oder dem Expeditionsleiter.
  .done = Das Schloss zeigt es: b3 zählt bei jeder kommenden Wertung für dich.
learn-volcano =
  Ein Vulkan wurde gezogen, und das Spiel hält für eine Wertung an. Nacheinander, du zuerst, gibt jeder 10 Punkte aus
  und wertet sofort: gehaltene Tempel und Sammlungen von Schätzen. Ein Gegner kann dich danach noch überholen, also kann
  derselbe Tempel für beide zählen.
  .title = Der Vulkan
  .task = Gib deine Punkte aus, wie du willst, dann beende deinen Zug, um zu werten. „Wertung jetzt“ zeigt, was es brächte.
  .done = Deine Punkte stehen auf der Leiste. Wenn alle gewertet haben, legst du den Vulkan; niemand kann über ihn gehen.


## Die Analyse einer Partie

analysis-about = Jeder Zug im Vergleich mit dem besten, den wir finden, nach dem Wissen dessen, der am Zug war.
analysis-judged = Beurteilt vom Bot „planner“ mit { $nodes } Stellungen, viermal so vielen wie sonst. Er denkt wie der Bot, der hier gezogen hat, und übersieht womöglich dasselbe.
analysis-start = Diese Partie analysieren
analysis-again = Noch einmal
analysis-stop = Anhalten
analysis-go-on = Weiter
analysis-lost = Verloren
analysis-to-best = Punkte hinter dem besten gefundenen Zug
analysis-is-best = nichts Besseres gefunden
analysis-unspent = Nicht genutzt
analysis-points =
  { $ap ->
    [one] Aktionspunkt
   *[other] Aktionspunkte
  }
analysis-best = Bester gefundener Zug
analysis-best-then = Bester Zug von da an
analysis-waiting = Dieser Zug wird gerade analysiert …
analysis-chart = Verlorene Punkte
analysis-progress = { $done } von { $total } Zügen
analysis-turning = Wendepunkte
analysis-turn = Zug { $turn }
analysis-player = Spieler
analysis-best-turns = Beste Züge
analysis-bar =
  { $known ->
    [true] Zug { $turn }, { $name }: { $loss } verloren
   *[false] Zug { $turn }, { $name }: noch nicht analysiert
  }

## Statistics of one's own games

stats-title = Statistik
stats-lead = Deine eigenen Partien in diesem Browser. Niemand sonst sieht sie.
stats-how = Eine Partie zählt für jeden Platz, der in diesem Browser gespielt wurde, einmal. Partien, die der Server nicht mehr hat, zählen weiter mit.
stats-empty = Noch keine beendete Partie. Sobald eine zu Ende ist, findest du hier, wie du abgeschnitten hast, woher deine Punkte kamen und gegen wen du gespielt hast.
stats-gathering = Deine Partien werden gesammelt …
stats-missing =
  { $count ->
    [one] Eine Partie fehlt: Der Server hat nicht geantwortet. Versuche es später noch einmal.
   *[other] { $count } Partien fehlen: Der Server hat nicht geantwortet. Versuche es später noch einmal.
  }
stats-export = Exportieren (CSV)
stats-games = Partien
stats-wins = Siege
stats-average = Punkte im Schnitt
stats-best = Beste Partie
stats-editions = Nach Ausgabe und Spielerzahl
stats-against = Gegen wen
stats-opponent = Gegner
stats-ahead = Du hattest mehr Punkte
stats-sources = Woher die Punkte kamen
stats-a-game = { $points } je Partie
stats-other = Startpunkte und Gebote
