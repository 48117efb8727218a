### Le lezioni sull'asta e su Legend. Quelle del gioco base sono in page-screens.ftl.


## Corsi

learn-courses = Corsi
learn-other-courses = Altri corsi
learn-course-base = Gioco base
  .end-title = Il gioco è tutto qui
  .end =
    La partita continua così finché tutte le 36 tessere non sono piazzate: tre vulcani la interrompono per un
    conteggio, e un quarto conteggio la chiude. Vince chi ha più punti. Qualunque cosa tu voglia fare, il tavolo
    mostra prima il prezzo; e se una cosa non è permessa, dice perché.
learn-course-auction = Asta
  .end-title = Ecco l'asta
  .end =
    Round dopo round si fanno offerte per le tessere, finché tutte le 36 non sono piazzate. Nel conteggio finale
    comincia chi ha meno punti e finisce chi ne ha di più. I punti risparmiati contano alla fine, ma una buona tessera
    al momento giusto ne vale qualcuno.
learn-course-legend = Legend
  .end-title = Ecco un round di Legend
  .end =
    Una partita è fatta di sei round come questo. I vulcani delle lettere B e D fanno partire un conteggio appena
    vengono piazzati, e un terzo conteggio chiude la partita. Per la prima volta consigliamo Chichén Itzá.


## L'asta

learn-auction-bid =
  In questa variante nessuno pesca alla cieca. Ci sono tante tessere scoperte quanti giocatori, e si offrono punti prestigio per
  scegliere e giocare per primi. Tutti iniziano con 20 punti e pagano con quello che hanno.
  .title = Apri l'asta
  .task = Guarda le tre tessere scoperte. Poi offri almeno 1 punto.
  .done = Ora gli altri rilanciano o passano, in senso orario. Per adesso nessuno paga.
learn-auction-pass =
  Ixchel ha offerto 4 e Balam 6. Ogni offerta deve superare la precedente, e non puoi mai offrire più di quanto hai. Se passi,
  sei fuori solo da quest'asta: ce ne sarà un'altra per le tessere rimaste.
  .title = Saper passare
  .task = 6 punti sono tanti per una tessera, così presto. Passa.
  .done = Non ti è costato nulla. Paga solo chi vince.
learn-auction-take =
  Balam ha giocato il suo turno e ha girato l'amuleto. Nella seconda asta eravate rimasti in due; l'hai vinta con 2
  punti, che sono stati tolti dal tuo punteggio. Restano due tessere scoperte.
  .title = Vincere e scegliere
  .task = Scegli una delle due tessere.
  .done = L'altra resta a Ixchel, l'ultima a giocare, che la riceve gratis.
learn-auction-turn =
  Quello che segue è un turno normale: piazzi la tessera e spendi 10 punti azione. Poi il tuo amuleto viene girato, e fino al
  prossimo round non fai più offerte.
  .title = Gioca il tuo turno
  .task = Piazza la tessera, fai quello che vuoi e termina il turno.
  .done = Quando tutti hanno giocato, gli amuleti tornano scoperti e si scoprono nuove tessere.
learn-auction-last =
  È il secondo round. Gli altri hanno fatto offerte per il loro turno, e resta una tessera. L'ultimo giocatore di un
  round non paga nulla, ma nemmeno sceglie. E il round successivo lo apre chi siede alla sua sinistra.
  .title = L'ultima tessera è gratis
  .task = Prendi la tessera rimasta.
  .done = Punto risparmiato, punto guadagnato: a volte conviene aspettare.
learn-auction-volcano =
  Hai vinto la prima asta del round con 4 punti. Una delle tre tessere è il vulcano della lettera B. Chi lo prende fa
  partire un conteggio, gioca per primo, poi piazza il vulcano e gioca anche il suo turno normale.
  .title = Comprare un vulcano
  .task = Prendi il vulcano.
  .done = Ora ciascuno spende 10 punti e segna i propri, a cominciare da te. Poi piazzi il vulcano e giochi il tuo turno.


## Legend

learn-legend-token =
  Un round di Legend comincia con un draft: a turno ciascuno prende un solo elemento. Il gettone dei punti azione è la
  tua rendita del round, da 6 a 13 punti. Te ne serve esattamente uno, e i migliori vanno via presto.
  .title = Draft: i tuoi punti azione
  .task = Prendi il gettone da 9 punti.
  .done = 9 punti per questo round. Ora tocca a Ixchel scegliere.
learn-legend-card =
  In due si prendono anche tre carte azione a testa. Una carta fa qualcosa di speciale senza punti azione, subito o in
  un round successivo. Quelle permanenti, come la carta che aggiunge 2 punti, si usano round dopo round.
  .title = Draft: carte azione
  .task = Prendi una carta. Passaci sopra per leggere che cosa fa.
  .done = Vedi anche le carte degli altri: qui non c'è nulla di nascosto.
learn-legend-tile =
  Si scelgono anche le tessere, una o due a testa secondo il numero di giocatori. Una tessera presa va piazzata. Un
  vulcano fa partire un conteggio appena lo piazzi, quindi il momento lo decidi tu.
  .title = Draft: tessere
  .task = Prendi una delle tessere.
  .done = La piazzerai nella fase delle azioni, dove vuoi.
learn-legend-order =
  L'ultima scelta è un posto nell'ordine del prossimo round. Giocare per primi vuol dire scegliere prima degli altri
  fra gettoni, carte e tessere.
  .title = Draft: il prossimo ordine
  .task = Scegli il tuo posto per il prossimo round.
  .done = La statuetta è sdraiata al suo posto e si rialza quando comincia il prossimo round.
learn-legend-stash =
  Ecco la fase delle azioni. A turno ciascuno fa una sola cosa: giocare una carta, piazzare una tessera, usare il
  gettone o conservare una carta. Le carte nuove stanno a destra della tua plancia campo. Quelle che non giochi devono
  passare a sinistra, e questo richiede un turno intero.
  .title = Conservare una carta
  .task = Non hai ancora nessuno sulle rovine, quindi la carta per scavare deve aspettare. Scegli una carta a destra, conservala e termina il turno.
  .done = Resta a sinistra finché ti serve. C'è posto per tre.
learn-legend-play =
  Una delle carte conservate allestisce un campo e vi porta due pedine, senza alcun punto azione. Le carte a sinistra
  si possono giocare in qualsiasi turno successivo.
  .title = Giocare una carta
  .task = Scegli la carta con il campo e giocala.
  .done = Ora scegli l'esagono del campo e le pedine che arrivano. Poi la carta viene scartata.
learn-legend-activate =
  Il gettone si usa una volta per round: tutti i suoi punti in un colpo solo, più le carte bonus se ne hai. I punti
  che non spendi vanno persi, e il gettone esce dal gioco.
  .title = Usare il gettone
  .task = Scegli il gettone e usalo.
  .done = Le carte bonus si aggiungono adesso o mai. Poi spendi i tuoi punti.
learn-legend-spend =
  Conosci già quasi tutte le azioni. Due sono nuove: reclutare rende disponibili pedine che non sono ancora nella tua
  riserva, e un gettone lastra apre un passaggio dove non c'era. Le tue pedine possono anche entrare nella giungla,
  nei laghi e nei vulcani.
  .title = Nuovi modi di spendere
  .task = Recluta un esploratore, o metti un gettone lastra fra due esagoni.
  .done = Tutto il resto costa come nel gioco base.
learn-legend-lay =
  Una tessera presa nel draft può andare su qualsiasi esagono libero dentro la linea punteggiata, girata come vuoi.
  Non serve che vi porti una lastra né che tocchi altre tessere. Se vi sono pedine, ti serve la maggioranza.
  .title = Piazza dove vuoi
  .task = Scegli la tua tessera e piazzala.
  .done = Piazzare una tessera richiede un turno intero: pensa a quando ti conviene.
learn-legend-pass =
  Le tue tessere sono piazzate, il gettone è usato e a destra non ci sono più carte. Non resta nulla di obbligatorio:
  puoi passare. Quando tutti hanno passato, il round finisce: le carte usate tornano scoperte e comincia un nuovo
  draft.
  .title = Passare
  .task = Passa.
  .done = Con qualcosa ancora da fare non avresti potuto passare: tessere e carte nuove sono obbligatorie.
learn-legend-power =
  Il tuo direttore del museo ha tre poteri. Puoi usarne uno, una volta sola in tutta la partita, senza punti azione. Se non lo fai
  mai, alla fine ricevi 5 punti. Il tuo capo è sulle rovine in e3: un buon momento per scavare.
  .title = Il direttore del museo
  .task = Scegli «Potere» e usane uno.
  .done = Il cubo non c'è più, e con lui i 5 punti. Un tesoro o due dovrebbero compensare.
learn-legend-score =
  Hai piazzato un vulcano, quindi ciascuno spende 10 punti e segna i propri, a cominciare da te. Danno punti sei cose:
  i tuoi templi, un extra per quelli da 7 in su, i vulcani, giungla e radure moltiplicate per i templi, i laghi
  moltiplicati per le maschere e le collezioni di tesori.
  .title = Un conteggio
  .task = Spendi i tuoi punti come vuoi, poi termina il turno. «Se si contasse ora» mostra che cosa darebbe.
  .done = I tuoi punti sono sul tracciato. Quando tutti hanno segnato, il round continua.
