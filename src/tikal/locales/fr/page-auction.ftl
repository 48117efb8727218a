### La page : les enchères du jeu de base.


auction-title = Enchère
auction-round = Manche { $round }
auction-tiles = Tuiles visibles
auction-for =
  { $turn ->
    [1] Le gagnant joue en premier et choisit sa tuile
   *[other] Le gagnant joue ensuite et choisit parmi le reste
  }
auction-decided =
  { $last ->
    [yes] La dernière tuile de la manche est gratuite
   *[no] L'enchère est jouée
  }
auction-tile-text =
  { $kind ->
    [volcano] Le prendre déclenche un décompte : vous jouez et marquez en premier.
    [ruins] { $value } trésors y sont posés face cachée. { auction-ways }
    [temple] { auction-ways }
   *[clearing] De la place pour un camp. { auction-ways }
  }
auction-ways =
  { $ways ->
    [one] { $ways } accès, dalles : { $stones }.
   *[other] { $ways } accès, dalles : { $stones }.
  }
auction-you = vous
auction-capital =
  { $score ->
    [one] a { $score }
   *[other] a { $score }
  }
auction-state =
  { $state ->
    [asked] doit miser
    [leads] mène
    [in] en lice
    [passed] a passé
    [had] a joué
    [takes] prend une tuile
   *[waits] attend
  }
auction-no-bid = pas de mise
auction-bid-of =
  { $points ->
    [one] mise de { $points } point
   *[other] mise de { $points } points
  }
auction-bid = Miser { $points }
auction-pass = Passer
auction-your-bid = Votre mise
auction-less = Moins
auction-more = Plus
auction-quick = Mises rapides
auction-leaves =
  Miser { $points } vous laisse { $left ->
    [one] { $left } point
   *[other] { $left } points
  }.
auction-range = Misez de { $least } à { $most }.
auction-cannot =
  { $high ->
    [0] Votre score est de { $score } : vous ne pouvez pas miser.
   *[other] La plus haute mise est de { $high } et vous avez { $score } : vous ne pouvez que passer.
  }
auction-waits-for = C'est à { $name } de miser.
auction-take-which = C'est à vous. Choisissez une des tuiles.
auction-take-then = Prenez-la, puis voyez où vous pouvez la poser. Tant qu'elle n'est pas posée, vous pouvez annuler.
auction-take =
  Prendre { $kind ->
    [temple] le temple { $value }
    [ruins] les ruines { $value }
    [clearing] la clairière
   *[volcano] le volcan
  }
auction-take-none = Choisissez une tuile
auction-takes = { $name } prend une tuile.
auction-bids = Mises de cette enchère
auction-passes = passe
auction-paid =
  { $points ->
    [0] gratuit
   *[other] { $points }
  }
auction-this-round = Cette manche
auction-last-round = Manche précédente
auction-price-paid = prix payé
auction-how = Comment ça marche
auction-how-text =
  Seul le gagnant paie. Amulette face visible : ce joueur n'a pas encore joué dans cette manche. Si vous passez, vous
  ne quittez que cette enchère. Si personne ne mise, le premier à avoir passé joue gratuitement.
