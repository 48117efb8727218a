### La page : ce que l'on a en main, et le menu d'une case.


## Pions qui partent ensemble

hand-party =
  { $explorers ->
    [0] Chef
    [one]
      { $leaders ->
        [0] Explorateur
       *[other] Chef et explorateur
      }
   *[other]
      { $leaders ->
        [0] { $explorers } explorateurs
       *[other] Chef et { $explorers } explorateurs
      }
  } { hand-party-place }
hand-party-place =
  { $place ->
    [reserve] de la réserve
   *[other] depuis { $place }
  }
hand-explorers = Explorateurs
hand-leader = avec le chef
hand-fewer = Moins
hand-more = Plus
hand-most = les { $most }


## Le menu d'une case

hand-menu = Que faire en { $hex }
hand-offer =
  { $kind ->
    [deploy]
      { $who ->
        [leader] Déployer le chef
       *[explorer]
          { $count ->
            [one] Déployer un explorateur
           *[other] Déployer { $count } explorateurs
          }
      }
    [move]
      { $who ->
        [leader] Chef depuis { $from }
       *[explorer]
          { $count ->
            [one] Explorateur depuis { $from }
           *[other] { $count } explorateurs depuis { $from }
          }
      }
    [clear] Dégager un étage
    [dig] Fouiller
    [camp] Installer un camp
    [guard]
      { $who ->
        [leader] Gardien : chef
       *[explorer] Gardien : explorateur
      }
    [swap] Échanger un trésor…
    [recruit]
      { $who ->
        [leader] Recruter un chef
       *[explorer] Recruter un explorateur
      }
    [stone] Jeton dalle vers { $beyond }
    [movestone] Jeton dalle de { $hex }–{ $other } vers { $goal }
   *[other] { $kind }
  }
hand-offer-pick =
  { $explorers ->
    [0] Le chef part…
    [one]
      { $leaders ->
        [0] Un explorateur part…
       *[other] Le chef et un explorateur partent…
      }
   *[other]
      { $leaders ->
        [0] { $explorers } explorateurs partent…
       *[other] Le chef et { $explorers } explorateurs partent…
      }
  }
hand-offers =
  { $kind ->
    [way] { $count } autres chemins
    [stone] Jeton dalle, { $count } frontières
    [movestone] Déplacer un jeton dalle ici, { $count } façons
   *[other] { $count } de plus
  }


## Préparer son tour pendant que les autres jouent

plan-title = Votre plan
plan-turn = Préparer mon prochain tour
plan-copy = Une copie du plateau, visible pour vous uniquement. À votre tour, un clic suffit pour jouer le plan.
plan-without-tile = Votre tuile n'y est pas encore.
plan-so-far =
  { $count ->
    [0] Essayez ici votre prochain tour. Rien n'est joué.
    [one] { $count } action prévue, { $ap } PA
   *[other] { $count } actions prévues, { $ap } PA
  }
plan-keep = Garder le plan
plan-lost = D'autres ont joué. Ce n'est plus possible :
plan-close = Fermer
plan-stands =
  { $count ->
    [one] Votre plan : { $count } action, { $ap } PA. Il est jouable.
   *[other] Votre plan : { $count } actions, { $ap } PA. Il est jouable.
  }
plan-fails =
  { $count ->
    [0] Votre plan n'est plus possible.
    [one] Une seule action de votre plan reste possible, { $ap } PA.
   *[other] Seules { $count } actions de votre plan restent possibles, { $ap } PA.
  }
plan-not-possible = Impossible :
plan-play = Jouer le plan
plan-play-part = Jouer ces actions
plan-edit = Modifier
plan-discard = Abandonner
plan-over = Vous n'avez plus de tour dans cette partie.
plan-draft = Personne ne sait encore comment commencera votre tour : il faut d'abord finir le draft.
plan-passed = Vous avez passé et ne jouez plus dans cette manche.


## Réglages

settings-ask = Confirmer avant de jouer
settings-ask-never = jamais
settings-ask-usual = si nécessaire
settings-ask-always = à chaque coup
settings-ask-never-means = Un clic ou un toucher joue aussitôt. Tout peut être annulé, sauf ce qui a révélé quelque chose.
settings-ask-usual-means = Sur un écran tactile, il faut confirmer ; de même pour finir un tour avec des points restants. À la souris, on voit d'avance ce que ferait un clic.
settings-ask-always-means = Le premier clic ou toucher montre ce qui se passerait, le second joue.
settings-pieces = Pions
settings-pieces-normal = normaux
settings-pieces-large = grands
