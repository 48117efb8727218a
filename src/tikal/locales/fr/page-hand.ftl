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
    [stone] Jeton dalle, { $count } bords
    [movestone] Déplacer un jeton dalle ici, { $count } façons
   *[other] { $count } de plus
  }


## Préparer son tour pendant que les autres jouent

plan-title = Votre plan
plan-turn = Préparer mon prochain tour
plan-copy = Une copie du plateau : vous seul la voyez.
plan-without-tile = Votre tuile n'y est pas encore.
plan-so-far =
  { $count ->
    [0] Essayez ici votre prochain tour. Rien n'est joué.
    [one] { $count } action prévue, { $ap } PA
   *[other] { $count } actions prévues, { $ap } PA
  }
plan-keep = Garder le plan
plan-close = Fermer
plan-stands =
  { $count ->
    [one] Votre plan : { $count } action, { $ap } PA. Il est possible.
   *[other] Votre plan : { $count } actions, { $ap } PA. Il est possible.
  }
plan-fails =
  { $count ->
    [0] Votre plan n'est plus possible.
    [one] Seule { $count } action de votre plan est encore possible, { $ap } PA.
   *[other] Seules { $count } actions de votre plan sont encore possibles, { $ap } PA.
  }
plan-not-possible = Impossible :
plan-play = Jouer le plan
plan-play-part = Jouer cette partie
plan-edit = Le modifier
plan-discard = Abandonner
plan-over = Vous n'avez plus de tour dans cette partie.
plan-draft = Personne ne sait encore comment commence votre tour : il faut d'abord finir le draft.
plan-passed = Vous avez passé et ne jouez plus dans cette manche.


## Réglages

settings-ask = Demander avant de jouer
settings-ask-never = jamais
settings-ask-usual = si nécessaire
settings-ask-always = toujours
settings-ask-never-means = Un clic ou un toucher suffit. Tout peut être annulé, sauf ce qui a révélé quelque chose.
settings-ask-usual-means = La page demande quand on touche l'écran, et quand un tour se termine avec des points restants. La souris montre d'avance ce que ferait un clic.
settings-ask-always-means = Le premier clic ou toucher montre ce qui se passerait, le second joue.
settings-pieces = Pions
settings-pieces-normal = normaux
settings-pieces-large = grands
