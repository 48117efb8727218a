### Che cosa succede in una partita: frasi per i registri e i nomi delle fasi.


## Che cosa c'è da decidere

step-bid = se offrire o passare
step-take = quale delle tessere scoperte prendere
step-place = dove piazzare la tessera
step-spend = come spendere i punti azione o se terminare il turno
step-over = nulla, la partita è finita
step-draft = che cosa prendere nel draft
step-main = che cosa fare in questo turno: giocare una carta, piazzare una tessera, usare il gettone PA o passare
step-after = se usare un potere o la carta 07 o terminare il turno
step-bonus = quali carte bonus aggiungere al gettone PA, se ce ne sono
step-effect = il prossimo passo della carta o del potere in corso


## Che cosa fanno i giocatori

did-bid = { $name } offre { count-bid }.
did-pass = { $name } passa.
did-take = { $name } prende la tessera { $tile }.
did-place = { $name } piazza la tessera { $tile } in { $hex }.
did-deploy = { $name } schiera { a-piece } in { $hex }.
did-move = { $name } muove { a-piece } da { $from } a { $to }.
did-transfer = { $name } trasferisce { a-piece } dal campo in { $from } al campo in { $to }.
did-clear = { $name } libera il piano { $level } del tempio in { $hex }.
did-dig = { $name } scava nelle rovine in { $hex }.
did-swap = { $name } prende un tesoro di tipo { kind-taken } da { $opponent } e ne cede uno di tipo { kind-given }.
did-camp = { $name } allestisce un campo in { $hex }.
did-guard = { $name } piazza { a-piece } come guardiano del tempio in { $hex }.
did-end = { $name } termina il turno.
did-undo = { $name } annulla l'ultima azione.


## Che cosa fanno i giocatori in Legend

did-draft-order = { $name } sceglie il posto { $place } per il prossimo round.
did-draft-ap = { $name } prende un gettone PA di valore { $wanted }.
did-draft-tile = { $name } prende la tessera { $tile }.
did-draft-card = { $name } prende la carta { $card } ({ $title }).
did-stash = { $name } conserva la carta { $card } ({ $title }).
did-stash-for = { $name } conserva la carta { $card } ({ $title }) e scarta la carta { $other }.
did-play = { $name } gioca la carta { $card } ({ $title }).
did-activate = { $name } attiva il gettone PA di valore { $token }.
did-place-tile = { $name } piazza la tessera { $tile } in { $hex }.
did-power = { $name } usa il potere { $power } ({ $title }).
did-look = { $name } guarda i tesori in cima alle pile con la carta 07.
did-bonus = { $name } usa la carta { $card } ({ $title }).
did-begin = { $name } ha { count-ap } da spendere.
did-swap-two =
  { $name } prende due tesori di tipo { kind-taken } da { $opponent } e ne cede uno di tipo { kind-given } e uno
  di tipo { kind-given-too }.
did-stone = { $name } piazza un gettone lastra tra { $from } e { $to }.
did-movestone = { $name } sposta il gettone lastra da { $border } a { $goal }.
did-recruit = { $name } rende disponibile { a-piece }.
did-put = { $name } mette { a-piece } in { $hex }.
did-order = { $name } mette in ordine i tesori in { $fixed }.
did-site = { $name } guarda tutti i tesori in { $hex }.
did-movecamp = { $name } sposta un campo da { $from } a { $to }.
did-shift = { $name } muove { a-piece } da { $from } a { $to }.
did-rotate = { $name } gira la tessera { $tile } in { $hex }.
did-collection = { $name } segna i punti di una collezione: { kind-found }.
did-takecard = { $name } prende la carta { $card } ({ $title }) tra quelle scoperte.
did-hex = { $name } vincerà le parità in { $hex } nel prossimo conteggio.
did-done = { $name } ha concluso { the-effect }.


## Che cosa ne risulta

result-round-begins = Inizia il round { $number }.
result-drew = { $name } pesca la tessera { $tile }.
result-opened = Tessere all'asta: { $tiles }.
result-tiles = Tessere per il draft: { $tiles }.
result-cards = Nuove carte: { $cards }.
result-tokens = Gettoni PA: { $values }.
result-found = { $name } trova un tesoro: { kind-found }.
result-saw = { $name } vede { $seen }.
result-saw-hidden = Solo { $name } vede quali tesori ci sono.
result-gained = { $name } guadagna subito { count-points }.
result-aside = Per la tessera { $tile } non c'è posto: viene messa da parte.
result-paid = { $name } paga { count-bid } e resta a { $score }.
result-scored =
  { $name } segna { $temples } per i templi e { $treasures } per i tesori e ora ha { count-score }.
result-scored-legend =
  { $name } segna { $temples } per i templi, { $highest } per i più alti, { $volcanoes } per i vulcani, { $jungles }
  per giungle e radure, { $lakes } per i laghi, { $treasures } per i tesori{ $director ->
    [0] {""}
   *[other] , { $director } per il potere non usato
  } e ora ha { count-score }.
result-volcano-round = Un vulcano! Tutti giocano e segnano punti, a partire da { $name }.
result-final-round = Le tessere sono finite. Il round finale comincia da { $name }.
result-final-scoring = Tutti e sei i round sono finiti. Il conteggio finale inizia da { $name }.
result-wins = { $name } vince con { count-score }.
result-shares = { $names } condividono la vittoria con { count-score } a testa.
