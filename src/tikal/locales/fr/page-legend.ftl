### La page : Tikal Legend.


## Choses

legend-who =
  { $who ->
    [leader] chef
   *[explorer] explorateur
  }
legend-verb =
  { $verb ->
    [move] se déplacer par les dalles
    [transfer] transférer un pion
    [stone] poser un jeton dalle
    [movestone] déplacer un jeton dalle
   *[other] { $verb }
  }
legend-token = Jeton PA { $ap }
legend-reconstructed = reconstitué
legend-permanent = permanente, une fois par manche
legend-face-down = Utilisée dans cette manche. Si vous la conservez, elle revient face visible à la suivante.


## Manches et ordre

legend-rounds = Manches et ordre du tour
legend-round-of = Manche { $round } sur { $rounds }
legend-final = Final
legend-this-round = Cette manche
legend-next-round = Manche suivante
legend-final-order = Décompte final
legend-has-passed = a passé
legend-free = libre


## Le draft

legend-draft = Draft : prenez un élément
legend-cards = Cartes action
legend-cards-each = { $count } chacun, un élément par tour
legend-tokens = Jetons PA
legend-one-each = 1 chacun
legend-tiles = Tuiles
legend-tiles-each =
  { $players ->
    [2] 2 chacun
    [3] 1 chacun, un joueur en prend 2
   *[other] 1 chacun
  }
legend-next-order = Ordre suivant
legend-go =
  { $place ->
    [1] 1re place
    [2] 2e place
    [3] 3e place
   *[other] { $place }e place
  }
legend-place =
  { $place ->
    [1] 1re place
   *[other] { $place }e place
  }
legend-your-camp = Votre plateau de campement
legend-due =
  Encore à prendre : { $cards ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $cards } cartes
  }, { $tokens ->
    [0] aucun jeton
   *[other] un jeton
  }, { $tiles ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $tiles } tuiles
  }, { $order ->
    [0] aucune place
   *[other] une place
  }
legend-due-nothing = a tout pris
legend-take = Prendre : { $name }
legend-take-what = Choisissez un élément
legend-camps = Plateaux de campement
legend-camps-parts = conservées · jeton · tuile · cette manche
legend-hand = Conservées : { $kept }. Jeton : { $token }. Tuiles : { $tiles }. Cette manche : { $cards }.


## Le plateau de campement

legend-camp-of = Plateau de campement : { $name }
legend-whose-camp = Quel plateau de campement afficher
legend-kept = Conservées · { $count } sur { $slots }
legend-token-and-tile = Jeton et tuile
legend-now = Cette manche · à jouer ou à conserver ; on peut laisser les permanentes
legend-nothing-left = plus rien
legend-no-token = pas de jeton
legend-no-tile = pas de tuile
legend-tile-place = { $tile } : la poser
legend-main =
  { $step ->
    [main] À vous : choisissez une carte, le jeton ou une tuile.
    [after] C'est fait. Vous pouvez encore utiliser un pouvoir ou la carte 07, puis finissez votre tour.
   *[other] Choisissez quoi faire.
  }
legend-play = La jouer
legend-look = Regarder les trésors du dessus
legend-stash = La conserver
legend-stash-for = La conserver à la place d'une autre
legend-stash-which = Pour conserver « { $title } », choisissez la carte conservée à défausser.
legend-activate =
  Utiliser le jeton : { $ap } PA{ $cards ->
    [0] {""}
    [one] , et une carte bonus
   *[other] , et des cartes bonus
  }
legend-bonus = Ajouter : { $title }
legend-bonus-ask = Ajoutez maintenant des cartes bonus, ou commencez.
legend-begin =
  Commencer avec { $ap ->
    [one] { $ap } point d'action
   *[other] { $ap } points d'action
  }
legend-pass = Passer
legend-end = Finir le tour
legend-undo = Annuler
legend-cancel = Renoncer
legend-done = Terminé
legend-waiting =
  { $step ->
    [draft] { $name } choisit au draft.
    [main] C'est à { $name } de jouer.
    [after] { $name } va finir son tour.
    [bonus] { $name } ajoute des cartes bonus.
    [spend] { $name } dépense ses points d'action.
   *[other] C'est à { $name } de jouer.
  }


## Poser une tuile

legend-lay = La poser
legend-lay-on = Poser en { $hex }
legend-lay-where =
  { $count ->
    [1] Une seule case est possible. Choisissez-la sur le plateau.
   *[other] { $count } cases sont possibles. Choisissez-en une sur le plateau.
  }
legend-lay-turn = Comment tourner la tuile
legend-turn = Tourner
legend-turned = tournée de { $degrees }°


## Cartes et pouvoirs en cours

legend-effect =
  { $source ->
    [power] Pouvoir { $effect }
   *[card] Carte { $effect }
  }
legend-step =
  { $most ->
    [0] Étape { $step }
   *[other] Étape { $step } sur { $most }
  }
legend-points-left =
  { $ap ->
    [one] reste { $ap } point
   *[other] reste { $ap } points
  }
legend-todo =
  { $verb ->
    [put] Placez un pion sur l'une des cases marquées.
    [dig] Prenez le trésor du dessus dans des ruines.
    [clear] Dégagez un étage d'un temple.
    [camp] Installez le camp.
    [movecamp] Déplacez un de vos camps : choisissez le camp, puis sa nouvelle place.
    [recruit] Rendez un pion disponible.
    [shift] Déplacez un pion : choisissez-le, puis sa destination.
    [move] Déplacez-vous : choisissez un pion, puis sa destination.
    [transfer] Déplacez-vous : choisissez un pion, puis sa destination.
    [stone] Posez le jeton dalle : choisissez les deux cases entre lesquelles il va.
    [movestone] Déplacez un jeton dalle : choisissez-le, puis les deux cases entre lesquelles il va.
    [place] Posez la tuile sur une case en pointillé.
    [rotate] Tournez une tuile : choisissez-la, puis son orientation.
    [swap] Échangez un trésor.
    [collection] Choisissez la collection à marquer.
    [takecard] Choisissez une carte visible.
    [guard] Placez un gardien.
    [hex] Choisissez la case où vous remporterez les égalités.
    [site] Choisissez les ruines à examiner.
    [order] Mettez les trésors dans l'ordre, celui du dessus en premier : c'est lui que vous prenez.
   *[other] Choisissez l'étape suivante.
  }
legend-not-done = Il faut faire au moins une étape.
legend-others-effect = { $name } est en train de l'appliquer.
legend-ask =
  { $facet ->
    [who] Qui ?
    [seat] Avec qui ?
    [take] Quel trésor prenez-vous ?
    [give] Que donnez-vous ?
    [kind] Quelle collection ?
    [card] Quelle carte ?
    [rotation] Dans quelle orientation ?
    [top] Quel trésor est au-dessus ?
    [second] Lequel vient ensuite ?
    [third] Lequel vient ensuite ?
    [fourth] Lequel vient ensuite ?
    [verb] Comment ?
    [power] Quel pouvoir ?
   *[other] Lequel ?
  }
legend-ask-board =
  { $count ->
    [1] { legend-ask-where } Seule possibilité : { $hexes }.
   *[other] { legend-ask-where }
  }
legend-ask-where =
  { $facet ->
    [from] Depuis quelle case ?
    [to] Vers où ?
    [border] Quel jeton dalle ? Choisissez une case à côté.
    [goal] Où ? Choisissez l'une des deux cases.
    [beyond] Et la case de l'autre côté ?
   *[hex] Quelle case ?
  }
legend-choices-left =
  { $count ->
    [1] Un choix
   *[other] { $count } choix
  }
legend-hexes = Cases possibles
legend-choose-again = Choisir à nouveau
legend-then = puis
legend-do =
  { $verb ->
    [recruit] { $who ->
      [leader] Rendre le chef disponible
     *[explorer] Rendre un explorateur disponible
    }
    [hex] La choisir
   *[other] Le faire
  }


## La barre d'actions

legend-act =
  { $act ->
    [stone] Dalle
    [recruit] Recruter
   *[power] Pouvoir
  }


## Renseignements à côté du plateau

legend-scored-now = En cas de décompte
legend-categories = six catégories
legend-category =
  { $category ->
    [temples] Temples
    [highest] Plus hauts
    [volcanoes] Volcans
    [jungles] Jungle × temples
    [lakes] Lacs × masques
    [treasures] Trésors
   *[director] Directeur
  }
legend-part = { $source } { $points }
legend-sum = Total
legend-director = Directeur de musée
legend-once = une fois par partie
legend-use = Utiliser
legend-sure = Vraiment ?
legend-power-use = Utiliser le pouvoir : { $title }
legend-power-sure = Oui, utiliser ce pouvoir : { $title }
legend-power-unused = Inutilisé : 5 points à la fin
legend-power-used = Le pouvoir a été utilisé
legend-tie-hex = En { $hex }, vous remportez les égalités à votre prochain décompte.
legend-scoring-bonus =
  { $ap ->
    [one] { $ap } point d'action de plus au prochain décompte.
   *[other] { $ap } points d'action de plus au prochain décompte.
  }
legend-powers-reconstructed = Les pouvoirs sont reconstitués.
legend-border = Tuiles de bordure
legend-border-left = à poser
legend-border-pile =
  { $kind ->
    [temple] { $count ->
      [one] { $count } temple
     *[other] { $count } temples
    }
    [lake] { $count ->
      [one] { $count } lac
     *[other] { $count } lacs
    }
   *[volcano] { $count ->
      [one] { $count } volcan
     *[other] { $count } volcans
    }
  }
legend-stones-left =
  { $count ->
    [0] plus de jeton dalle : déplacez-en un sur le plateau
    [one] 1 jeton dalle
   *[other] { $count } jetons dalle
  }
legend-dotted = Les cases en pointillé sont pour les cartes 22 à 24
legend-seen = Trésors vus
legend-seen-by-you = par vous uniquement
legend-unseen = non vu
