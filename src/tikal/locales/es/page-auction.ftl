### La página: la subasta del juego base.


auction-title = Subasta
auction-round = Ronda { $round }
auction-tiles = Losetas visibles
auction-for =
  { $turn ->
    [1] Por el derecho a jugar primero y elegir cualquier loseta
   *[other] Por el derecho a jugar a continuación y elegir cualquiera de las losetas que quedan
  }
auction-decided =
  { $last ->
    [yes] La última loseta de la ronda es gratis
   *[no] La subasta está decidida
  }
auction-tile-text =
  { $kind ->
    [volcano] Tomarla provoca una puntuación: actúas y puntúas primero.
    [ruins] Recibe { $value } tesoros boca abajo. { auction-ways }
    [temple] { auction-ways }
   *[clearing] Sitio para un campamento. { auction-ways }
  }
auction-ways =
  { $ways ->
    [one] 1 entrada, piedras: { $stones }.
   *[other] { $ways } entradas, piedras: { $stones }.
  }
auction-you = tú
auction-capital =
  { $score ->
    [one] tiene { $score }
   *[other] tiene { $score }
  }
auction-state =
  { $state ->
    [asked] le toca
    [leads] va ganando
    [in] sigue
    [passed] ha pasado
    [had] ya ha jugado
    [takes] toma loseta
   *[waits] espera
  }
auction-no-bid = sin puja
auction-bid-of =
  { $points ->
    [one] puja de { $points } punto
   *[other] puja de { $points } puntos
  }
auction-bid = Pujar { $points }
auction-pass = Pasar
auction-your-bid = Tu puja
auction-less = Menos
auction-more = Más
auction-quick = Pujas rápidas
auction-leaves =
  { $left ->
    [one] Si pujas { $points }, te queda { $left } punto.
   *[other] Si pujas { $points }, te quedan { $left } puntos.
  }
auction-range = Puja de { $least } a { $most }.
auction-cannot =
  { $high ->
    [0]
      { $score ->
        [one] Tienes { $score } punto, así que no puedes pujar.
       *[other] Tienes { $score } puntos, así que no puedes pujar.
      }
   *[other] La puja más alta es { $high } y tú tienes { $score }: solo puedes pasar.
  }
auction-waits-for = Le toca pujar a { $name }.
auction-take-which = Juegas a continuación. Elige una de las losetas.
auction-take-then = Tómala y mira dónde la puedes colocar. Hasta que la coloques, puedes deshacerlo.
auction-take =
  Tomar { $kind ->
    [temple] el templo { $value }
    [ruins] las ruinas { $value }
    [clearing] el claro
   *[volcano] el volcán
  }
auction-take-none = Elige una loseta
auction-takes = { $name } toma una loseta.
auction-bids = Pujas de esta subasta
auction-passes = pasa
auction-paid =
  { $points ->
    [0] gratis
   *[other] { $points }
  }
auction-this-round = Esta ronda
auction-last-round = Ronda anterior
auction-price-paid = precio pagado
auction-how = Cómo funciona
auction-how-text =
  Solo paga quien gana. Amuleto boca arriba: aún no ha jugado en esta ronda. Si pasas, quedas fuera solo de esta subasta.
  Si nadie puja, el primero en pasar juega gratis.
