### La pagina: l'asta del gioco base.


auction-title = Asta
auction-round = Round { $round }
auction-tiles = Tessere scoperte
auction-for =
  { $turn ->
    [1] Chi vince gioca per primo e sceglie la tessera
   *[other] Chi vince gioca adesso e sceglie tra le rimaste
  }
auction-decided =
  { $last ->
    [yes] L'ultima tessera del round è gratis
   *[no] L'asta è conclusa
  }
auction-tile-text =
  { $kind ->
    [volcano] Chi lo prende fa partire un conteggio: gioca e segna per primo.
    [ruins] Riceve { $value } tesori coperti. { auction-ways }
    [temple] { auction-ways }
   *[clearing] C'è posto per un campo. { auction-ways }
  }
auction-ways =
  { $ways ->
    [one] 1 accesso, lastre: { $stones }.
   *[other] { $ways } accessi, lastre: { $stones }.
  }
auction-you = tu
auction-capital =
  { $score ->
    [one] ha { $score }
   *[other] ha { $score }
  }
auction-state =
  { $state ->
    [asked] deve offrire
    [leads] in testa
    [in] in gara
    [passed] ha passato
    [had] ha già giocato
    [takes] prende una tessera
   *[waits] aspetta
  }
auction-no-bid = nessuna offerta
auction-bid-of =
  { $points ->
    [one] offerta di { $points } punto
   *[other] offerta di { $points } punti
  }
auction-bid = Offri { $points }
auction-pass = Passa
auction-your-bid = La tua offerta
auction-less = Meno
auction-more = Più
auction-quick = Offerte rapide
auction-leaves =
  Se offri { $points } ti { $left ->
    [one] resta { $left } punto
   *[other] restano { $left } punti
  }.
auction-range = Offri da { $least } a { $most }.
auction-cannot =
  { $high ->
    [0]
      { $score ->
        [one] Hai { $score } punto, quindi non puoi offrire.
       *[other] Hai { $score } punti, quindi non puoi offrire.
      }
   *[other] L'offerta più alta è { $high } e tu hai { $score }: puoi solo passare.
  }
auction-waits-for = Tocca a { $name } offrire.
auction-take-which = Tocca a te. Scegli una delle tessere.
auction-take-then = Prendila, poi vedi dove puoi piazzarla. Finché non è piazzata, puoi annullare.
auction-take =
  Prendi { $kind ->
    [temple] il tempio { $value }
    [ruins] le rovine { $value }
    [clearing] la radura
   *[volcano] il vulcano
  }
auction-take-none = Scegli una tessera
auction-takes = { $name } prende una tessera.
auction-bids = Offerte di quest'asta
auction-passes = passa
auction-paid =
  { $points ->
    [0] gratis
   *[other] { $points }
  }
auction-this-round = Questo round
auction-last-round = Round precedente
auction-price-paid = prezzo pagato
auction-how = Come funziona
auction-how-text =
  Paga solo chi vince. Amuleto scoperto: quel giocatore non ha ancora giocato in questo round. Se passi, sei fuori
  solo da quest'asta. Se nessuno offre, gioca gratis il primo che ha passato.
