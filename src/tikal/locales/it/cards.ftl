### Le carte azione di Legend e i poteri dei direttori del museo. I titoli servono per elenchi e registri.


## Carte azione. Quali tesori prende una carta 01-x è un'opzione del tavolo.

card-01-1 = Prendi due tesori blu: { $kinds }.
  .title = tesori blu { $kinds }
card-01-2 = Prendi due tesori blu: { $kinds }.
  .title = tesori blu { $kinds }
card-01-3 = Prendi due tesori blu: { $kinds }.
  .title = tesori blu { $kinds }
card-01-4 = Prendi due tesori blu: { $kinds }.
  .title = tesori blu { $kinds }
card-01-5 = Prendi due tesori blu: { $kinds }.
  .title = tesori blu { $kinds }
card-01-6 = Prendi due tesori blu: { $kinds }.
  .title = tesori blu { $kinds }
card-01-7 = Prendi due tesori blu: { $kinds }.
  .title = tesori blu { $kinds }
card-01-8 = Prendi due tesori blu: { $kinds }.
  .title = tesori blu { $kinds }
card-02 = Metti fino a 2 esploratori della tua riserva su una tessera rovine che ha ancora tesori.
  .title = 2 esploratori alle rovine
card-03 = Metti fino a 3 esploratori della tua riserva su una tessera rovine che ha ancora tesori.
  .title = 3 esploratori alle rovine
card-04 = Prendi il tesoro in cima a una tessera rovine dove hai una pedina.
  .title = 1 tesoro
card-05 = Prendi fino a 2 tesori in cima a rovine, ciascuno con una tua pedina sul posto, ogni volta diversa.
  .title = 2 tesori
card-06 =
  Prendi fino a 3 tesori in cima a rovine, ciascuno con una tua pedina sul posto, ogni volta diversa. Possono venire
  tutti dalla stessa tessera.
  .title = 3 tesori
card-07 = Guarda il tesoro in cima a ogni pila sul tabellone, una volta per round. Non ti costa il turno.
  .title = guardare i tesori
card-08 =
  Metti 1 esploratore della tua riserva su rovine con tesori, guarda tutta la pila, riordinala come vuoi e prendi il
  tesoro in cima.
  .title = esploratore e tesoro a scelta
card-09 = Metti fino a 2 esploratori della tua riserva su uno o due templi.
  .title = 2 esploratori ai templi
card-10 = Libera fino a 2 piani di un tempio senza guardiano, ciascuno con una tua pedina sul posto, ogni volta diversa.
  .title = 2 piani
card-11 = Libera un piano in al massimo 3 templi diversi, senza guardiano, dove hai una pedina.
  .title = 3 piani in templi diversi
card-12 = Allestisci un campo, o spostane uno se sono entrambi in gioco, dove non c'è nessuno o hai la maggioranza.
  .title = campo
card-13 = Come la carta 12, e metti in quel campo fino a 1 pedina della tua riserva.
  .title = campo e 1 pedina
card-14 = Come la carta 12, e metti in quel campo fino a 2 pedine della tua riserva.
  .title = campo e 2 pedine
card-15 = Rendi disponibili fino a 4 esploratori.
  .title = 4 esploratori disponibili
card-16 = Rendi disponibile 1 capo, 1 esploratore o entrambi.
  .title = capo ed esploratore disponibili
card-17 = Muovi quante tue pedine vuoi da un esagono a un altro, dovunque sia.
  .title = pedine ovunque
card-18 = Spendi fino a 5 punti per movimenti e trasferimenti delle tue pedine.
  .title = 5 punti per muovere
card-19 = Piazza un gettone lastra, o spostane uno se sono entrambi sul tabellone.
  .title = gettone lastra
card-20 = 1 punto azione in più quando attivi il tuo gettone PA, una volta per round.
  .title = 1 punto azione in più
card-21 = 2 punti azione in più quando attivi il tuo gettone PA, una volta per round.
  .title = 2 punti azione in più
card-22-1 = Piazza la tessera tempio 22-1 su un esagono punteggiato vuoto che una lastra collega a una tessera.
  .title = tempio ai margini
card-22-2 = Piazza la tessera tempio 22-2 su un esagono punteggiato vuoto che una lastra collega a una tessera.
  .title = tempio ai margini
card-22-3 = Piazza la tessera tempio 22-3 su un esagono punteggiato vuoto che una lastra collega a una tessera.
  .title = tempio ai margini
card-22-4 = Piazza la tessera tempio 22-4 su un esagono punteggiato vuoto che una lastra collega a una tessera.
  .title = tempio ai margini
card-23 = Piazza un lago su un esagono punteggiato vuoto che una lastra collega a una tessera.
  .title = lago ai margini
card-24 =
  Piazza un vulcano su un esagono punteggiato vuoto che una lastra collega a una tessera. Non c'è alcun conteggio.
  .title = vulcano ai margini


## Le tessere dei direttori e i loro poteri

power-tile-P1 = Topografo
power-p01 = 4 punti azione in più, mentre spendi quelli del tuo gettone PA o di un conteggio.
  .title = 4 punti azione in più
power-p02 =
  Piazza un gettone lastra, o spostane uno se sono entrambi sul tabellone. Poi spendi fino a 2 punti per movimenti e
  trasferimenti.
  .title = gettone lastra e 2 passi
power-p03 = Dai un'altra rotazione a una tessera del tabellone.
  .title = girare una tessera
power-tile-P2 = Archeologo
power-p04 = Libera fino a 2 piani di un tempio senza guardiano, ciascuno con una tua pedina sul posto, ogni volta diversa.
  .title = 2 piani
power-p05 = Libera un piano in al massimo 2 templi diversi, senza guardiano, dove hai una pedina.
  .title = 2 piani in templi diversi
power-p06 = Metti un capo non ancora disponibile direttamente al campo base o in un tuo campo.
  .title = capo in un campo
power-tile-P3 = Cacciatore di tesori
power-p07 = Prendi fino a 2 tesori in cima a rovine, ciascuno con una tua pedina sul posto, ogni volta diversa.
  .title = 2 tesori
power-p08 =
  Guarda tutti i tesori di una tessera rovine dove hai una pedina, riordinali come vuoi e prendi quello in cima.
  .title = tesoro a scelta
power-p09 =
  Scambia uno dei tuoi tesori con uno di un avversario, senza punti azione e qualunque sia il numero che ne avete.
  .title = scambio gratis
power-tile-P4 = Furiere
power-p10 = Rendi disponibili fino a 4 esploratori.
  .title = 4 esploratori disponibili
power-p11 = Metti fino a 4 pedine della tua riserva al campo base o in un tuo campo.
  .title = 4 pedine in un campo
power-p12 = Allestisci un campo, o spostane uno se sono entrambi in gioco, dove non c'è nessuno o hai la maggioranza.
  .title = campo
power-tile-P5 = Guida
power-p13 = Spendi fino a 5 punti per movimenti e trasferimenti delle tue pedine.
  .title = 5 punti per muovere
power-p14 = Muovi quante tue pedine vuoi da un esagono a uno vicino, con o senza lastre.
  .title = pedine in un esagono vicino
power-p15 = Muovi una tua pedina dal suo esagono a uno qualsiasi.
  .title = 1 pedina ovunque
power-tile-P6 = Curatore
power-p16 = Segna subito i punti di una delle tue collezioni, al massimo 10.
  .title = punti di una collezione
power-p17 = Prendi una delle carte scoperte in uno spazio libero a sinistra della tua plancia campo.
  .title = carta scoperta
power-p18 = Riprendi la carta appena giocata in uno spazio libero a sinistra della tua plancia campo.
  .title = carta ripresa
power-tile-P7 = Guardiano del tempio
power-p19 = Piazza un guardiano senza punti azione. Valgono le solite condizioni, compreso il limite di due.
  .title = guardiano gratis
power-p20 =
  Quando piazzi guardiani con i punti azione che stai spendendo, le altre tue pedine lì tornano nella tua riserva
  invece di uscire dal gioco.
  .title = guardiano, le altre pedine tornano
power-p21 = Metti fino a 2 esploratori della tua riserva su uno o due templi.
  .title = 2 esploratori ai templi
power-tile-P8 = Vulcanologo
power-p22 = Metti fino a 2 esploratori della tua riserva su un lago o un vulcano.
  .title = 2 esploratori su un lago o vulcano
power-p23 = Nel prossimo conteggio hai 13 punti azione invece di 10.
  .title = 3 in più nel prossimo conteggio
power-p24 = Scegli un esagono. Nel tuo prossimo conteggio vale come tuo se lì sei in parità per il primo posto.
  .title = vincere le parità di un esagono
