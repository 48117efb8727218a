### Casse-tête : dix points d'action, combien pouvez-vous marquer au plus ?

puzzles-title = Casse-tête
puzzles-lead =
  Vous avez dix points d'action, puis vous comptez vos points. Combien pouvez-vous en marquer au plus ? Chaque
  casse-tête vient d'une partie entre bots, et son meilleur tour est démontré.
puzzles-today = Le casse-tête du jour
puzzles-streak =
  { $days ->
    [one] Série en cours : { $days } jour
   *[other] Série en cours : { $days } jours
  }
puzzles-solved = { $solved } sur { $all } résolus
puzzles-solve = Résoudre
puzzles-look-again = Revoir
puzzles-all = Tous les casse-tête
puzzles-kept = Seul ce navigateur se souvient de ce que vous avez résolu.
puzzles-days =
  La difficulté augmente du lundi au dimanche. Tout le monde a le même casse-tête ; un nouveau arrive à minuit UTC.

puzzle-level =
  { $level ->
    [1] très facile
    [2] facile
    [3] moyen
    [4] difficile
   *[5] très difficile
  }
puzzle-title = Casse-tête { $number }
puzzle-of-day = Casse-tête du { $date }
puzzle-facts = { $players } joueurs, décompte { $round } sur 4
puzzle-open = Casse-tête { $number }, { puzzle-level }
  .solved = Casse-tête { $number }, { puzzle-level }, résolu
  .seen = Casse-tête { $number }, { puzzle-level }, meilleur tour consulté
puzzle-task =
  Vous êtes { $name }. Dépensez jusqu'à dix points d'action ; ensuite, vos points sont comptés aussitôt. Seul ce
  décompte importe : marquez-y le plus possible.
puzzle-no-luck = Aucun trésor ne peut être déterré ce tour-ci : rien ne dépend de la chance.
puzzle-loading = Mise en place du casse-tête…
puzzle-now = Vous marqueriez
puzzle-before = avant votre tour : { $points }
puzzle-so-far = Votre tour jusqu'ici
puzzle-nothing-yet = Rien encore. Choisissez une action sous le plateau, ou l'un de vos pions.
puzzle-best = { $points } points : impossible de faire mieux. Résolu !
puzzle-best-after-all = { $points } points : c'est le maximum.
puzzle-short =
  { $short ->
    [one] { $points } points. Le meilleur tour rapporte un point de plus.
   *[other] { $points } points. Le meilleur tour rapporte { $short } points de plus.
  }
puzzle-tries =
  { $tries ->
    [one] Premier essai
   *[other] Essai { $tries }
  }
puzzle-retry = Recommencer
puzzle-hint = Indice
puzzle-hint-more = Deuxième indice
puzzle-solution = Montrer le meilleur tour
puzzle-solution-sure = Vraiment le montrer ? Alors le casse-tête ne comptera plus comme résolu.
puzzle-first-hint = Premier indice
puzzle-aims = Deuxième indice : ce que rapporte le meilleur tour
puzzle-steps = L'un des meilleurs tours : { $points } points
puzzle-watch = Le jouer sur le plateau
puzzle-watch-stop = Arrêter
puzzle-watch-start = La position avant le tour
puzzle-back = Revenir à mon tour
puzzle-share = Copier le résultat
puzzle-copied = Copié
puzzle-shared =
  { $title } ({ puzzle-level }) : résolu, { $tries ->
    [one] premier essai
   *[other] { $tries } essais
  }, { $hints ->
    [0] sans indice
    [one] un indice
   *[other] { $hints } indices
  }
puzzle-another = Un autre casse-tête


## Ce qui ne peut être

puzzle-unknown =
  Il n'y a pas de casse-tête « { $name } ». Les casse-tête portent les numéros 1 à { $last } ; une date comme 2026-11-17
  désigne le casse-tête de ce jour.
puzzle-too-long = C'est trop long pour un tour : aucun tour ne demande plus de { $most } actions.
puzzle-no-end = Omettez « end » : le tour est compté comme s'il finissait ici.


## Dans le terminal

puzzle-list-line = { $number }  { puzzle-level }  { $edition }, { $players } joueurs, décompte { $round }
puzzle-list-today = Le casse-tête du jour est le { $number }.
puzzle-terminal-end = Tapez « end » quand vous pensez qu'on ne peut pas faire mieux.
puzzle-terminal-again = Recommencer ?
puzzle-terminal-show = Montrer le meilleur tour ?
