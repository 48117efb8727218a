### Was in einer Partie geschieht: Sätze für das Protokoll und die Namen der Schritte.


## Was zu entscheiden ist

step-bid = bieten oder passen
step-take = welches der offenen Plättchen genommen wird
step-place = wohin das Plättchen gelegt wird
step-spend = Aktionspunkte ausgeben oder den Zug beenden
step-over = nichts, die Partie ist zu Ende
step-draft = was im Draft genommen wird
step-main = was in diesem Zug getan wird: eine Karte spielen, ein Plättchen legen, den AP-Marker nutzen oder passen
step-after = eine Fähigkeit oder Karte 07 nutzen oder den Zug beenden
step-bonus = welche Bonuskarten zum AP-Marker hinzukommen, wenn überhaupt
step-effect = der nächste Schritt der Karte oder Fähigkeit, die gerade genutzt wird


## Was Spieler tun

did-bid = { $name } bietet { count-bid }.
did-pass = { $name } passt.
did-take = { $name } nimmt Plättchen { $tile }.
did-place = { $name } legt Plättchen { $tile } auf { $hex }.
did-deploy = { $name } setzt { a-piece } auf { $hex } ein.
did-move = { $name } bewegt { a-piece } von { $from } nach { $to }.
did-transfer = { $name } verlegt { a-piece } vom Lager auf { $from } ins Lager auf { $to }.
did-clear = { $name } legt Stufe { $level } des Tempels auf { $hex } frei.
did-dig = { $name } gräbt in der Ruine auf { $hex }.
did-swap = { $name } tauscht mit { $opponent }: gibt { kind-given }, nimmt { kind-taken }.
did-camp = { $name } errichtet ein Lager auf { $hex }.
did-guard = { $name } macht { a-piece } zum Wächter des Tempels auf { $hex }.
did-end = { $name } beendet den Zug.
did-undo = { $name } nimmt die letzte Aktion zurück.


## Was Spieler in Legend tun

did-draft-order = { $name } wählt Platz { $place } für die nächste Runde.
did-draft-ap = { $name } draftet einen AP-Marker mit dem Wert { $wanted }.
did-draft-tile = { $name } draftet Plättchen { $tile }.
did-draft-card = { $name } draftet Karte { $card } ({ $title }).
did-stash = { $name } hebt Karte { $card } ({ $title }) auf.
did-stash-for = { $name } hebt Karte { $card } ({ $title }) auf und wirft Karte { $other } ab.
did-play = { $name } spielt Karte { $card } ({ $title }).
did-activate = { $name } aktiviert den AP-Marker mit dem Wert { $token }.
did-place-tile = { $name } legt Plättchen { $tile } auf { $hex }.
did-power = { $name } nutzt Fähigkeit { $power } ({ $title }).
did-look = { $name } sieht sich mit Karte 07 die obersten Schätze an.
did-bonus = { $name } nutzt Karte { $card } ({ $title }).
did-begin = { $name } kann { count-ap } ausgeben.
did-swap-two =
  { $name } tauscht mit { $opponent }: gibt { kind-given } und { kind-given-too }, nimmt zwei Schätze der Sorte
  { kind-taken }.
did-stone = { $name } legt einen Steinmarker zwischen { $from } und { $to }.
did-movestone = { $name } versetzt den Steinmarker von { $border } nach { $goal }.
did-recruit = { $name } macht { a-piece } verfügbar.
did-put = { $name } stellt { a-piece } auf { $hex }.
did-order = { $name } ordnet die Schätze auf { $fixed }.
did-site = { $name } sieht die Schätze auf { $hex } durch.
did-movecamp = { $name } versetzt ein Lager von { $from } nach { $to }.
did-shift = { $name } versetzt { a-piece } von { $from } nach { $to }.
did-rotate = { $name } dreht Plättchen { $tile } auf { $hex }.
did-collection = { $name } wertet eine Sammlung: { kind-found }.
did-takecard = { $name } nimmt Karte { $card } ({ $title }) aus der Auslage.
did-hex = { $name } gewinnt bei der nächsten Wertung Gleichstände auf { $hex }.
did-done = { $name } ist mit { the-effect } fertig.


## Was daraus wird

result-round-begins = Runde { $number } beginnt.
result-drew = { $name } zieht Plättchen { $tile }.
result-opened = Offen für die Versteigerung: { $tiles }.
result-tiles = Offen für den Draft: { $tiles }.
result-cards = Neue Karten: { $cards }.
result-tokens = AP-Marker: { $values }.
result-found = { $name } findet einen Schatz: { kind-found }.
result-saw = { $name } sieht { $seen }.
result-saw-hidden = Nur { $name } sieht, welche Schätze dort liegen.
result-gained = { $name } erhält sofort { count-points }.
result-aside = Plättchen { $tile } passt nirgends und wird beiseitegelegt.
result-paid = { $name } bezahlt { count-bid } und hat noch { $score }.
result-scored =
  { $name } bekommt { $temples } für Tempel und { $treasures } für Schätze und hat jetzt { count-score }.
result-scored-legend =
  { $name } bekommt { $temples } für Tempel, { $highest } für die höchsten, { $volcanoes } für Vulkane, { $jungles }
  für Dschungel und Lichtungen, { $lakes } für Seen, { $treasures } für Schätze{ $director ->
    [0] {""}
   *[other] , { $director } für die ungenutzte Fähigkeit
  } und hat jetzt { count-score }.
result-volcano-round = Ein Vulkan! Alle handeln und werten, { $name } beginnt.
result-final-round = Die Plättchen sind aufgebraucht. Die Schlussrunde beginnt mit { $name }.
result-final-scoring = Alle sechs Runden sind vorbei. Die Schlusswertung beginnt mit { $name }.
result-wins =
  { $score ->
    [one] { $name } gewinnt mit { $score } Punkt.
   *[other] { $name } gewinnt mit { $score } Punkten.
  }
result-shares =
  { $score ->
    [one] { $names } teilen sich den Sieg mit je { $score } Punkt.
   *[other] { $names } teilen sich den Sieg mit je { $score } Punkten.
  }
