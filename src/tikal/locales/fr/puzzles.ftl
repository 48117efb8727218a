### Problèmes : dix points d'action, combien pouvez-vous marquer au plus ?

puzzles-title = Problèmes
puzzles-lead =
  Vous avez dix points d'action, puis vous marquez. Combien pouvez-vous obtenir au plus ? Chaque problème vient d'une
  partie entre bots, et son meilleur tour est prouvé.
puzzles-today = Le problème du jour
puzzles-streak =
  { $days ->
    [one] Résolu un jour
   *[other] Résolu { $days } jours de suite
  }
puzzles-solved = { $solved } sur { $all } résolus
puzzles-solve = Le résoudre
puzzles-look-again = Le revoir
puzzles-all = Tous les problèmes
puzzles-kept = Seul ce navigateur se souvient de ce que vous avez résolu.
puzzles-days =
  La difficulté augmente du lundi au dimanche. Tout le monde a le même problème ; un nouveau arrive à minuit UTC.

puzzle-level =
  { $level ->
    [1] très facile
    [2] facile
    [3] moyen
    [4] difficile
   *[5] très difficile
  }
puzzle-title = Problème { $number }
puzzle-of-day = Problème du { $date }
puzzle-facts = { $players } joueurs, décompte { $round } sur 4
puzzle-open = Problème { $number }, { puzzle-level }
  .solved = Problème { $number }, { puzzle-level }, résolu
  .seen = Problème { $number }, { puzzle-level }, meilleur tour consulté
puzzle-task =
  Vous jouez { $name }. Dépensez jusqu'à dix points d'action, puis vous marquez aussitôt. Seuls comptent les points de
  ce décompte : obtenez-en le plus possible.
puzzle-no-luck = Aucun trésor ne peut être déterré ce tour-ci : rien ne dépend de la chance.
puzzle-loading = Mise en place du problème…
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
puzzle-hint = Conseil
puzzle-hint-more = Deuxième conseil
puzzle-solution = Montrer le meilleur tour
puzzle-solution-sure = Vraiment le montrer ? Le problème ne comptera plus comme résolu par vous.
puzzle-first-hint = Premier conseil
puzzle-aims = Deuxième conseil : ce que rapporte le meilleur tour
puzzle-steps = Un meilleur tour : { $points } points
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
    [0] sans conseil
    [one] un conseil
   *[other] { $hints } conseils
  }
puzzle-another = Un autre problème


## Ce qui ne peut être

puzzle-unknown =
  Il n'y a pas de problème « { $name } ». Les problèmes portent les numéros 1 à { $last } ; une date comme 2026-11-17
  désigne le problème de ce jour.
puzzle-too-long = C'est trop long pour un tour : aucun n'a besoin de plus de { $most } actions.
puzzle-no-end = Omettez « end » : le tour est compté comme s'il finissait ici.


## Dans le terminal

puzzle-list-line = { $number }  { puzzle-level }  { $edition }, { $players } joueurs, décompte { $round }
puzzle-list-today = Le problème du jour est le { $number }.
puzzle-terminal-end = Tapez « end » quand vous pensez qu'on ne peut pas faire mieux.
puzzle-terminal-again = Recommencer ?
puzzle-terminal-show = Montrer le meilleur tour ?
