### La page : la table.


## Le plateau

board-name = Le plateau. Les flèches vont de case en case, Entrée choisit.
board-track = Piste de prestige : { $scores }
board-zoom-in = Zoom avant
board-zoom-out = Zoom arrière
board-fit = Montrer tout ce qui est exploré
board-tile =
  { $kind ->
    [temple] Temple { $value }
    [ruins] Ruines { $value }
    [clearing] Clairière
    [volcano] Volcan
    [lake] Lac
   *[other] Tuile
  }


## À qui de jouer, et quelle étape

table-home = Accueil
table-edition = { $publisher } { $year }
table-turn = Tour { $turn }
table-opening = Ouverture de la table…
table-over = Partie terminée
table-title-over = Partie terminée · Tikal
table-title =
  { $mine ->
    [true]
      { $step ->
        [place] Posez votre tuile · Tikal
        [bid] Votre mise · Tikal
       *[other] À vous · Tikal
      }
   *[false] { $name } joue · Tikal
  }
table-status-mine =
  { $step ->
    [place] Posez votre tuile
    [spend] À vous de jouer
    [bid] Misez ou passez
    [take] Prenez une tuile
    [draft] Draft : prenez un élément
    [effect] Appliquez l'effet
    [bonus] Cartes bonus
    [after] Finissez votre tour
   *[other] À vous de jouer
  }
table-status-mine-named =
  { $step ->
    [place] { $name } : posez votre tuile
    [spend] { $name } : à vous de jouer
    [bid] { $name } : misez ou passez
    [take] { $name } : prenez une tuile
    [draft] { $name } : prenez un élément
   *[other] { $name } : à vous de jouer
  }
table-status-theirs =
  { $step ->
    [over] Partie terminée
   *[other] { $name } joue
  }
table-status-round =
  { $segment ->
    [final] Manche finale
   *[volcano] Manche de volcan
  }
table-now =
  { $mine ->
    [true] { $name }, c'est votre tour.
   *[false] C'est à { $name } de jouer.
  }
table-step-draw = Piocher
table-step-place = Poser
table-step-spend = Agir
table-doing-bid = enchérit
table-doing-take = prend une tuile
table-doing-place = pose une tuile
table-doing-spend = dépense ses points d'action
table-doing-draft = choisit au draft
table-doing-main = choisit une action
table-doing-after = finit son tour
table-doing-bonus = ajoute des cartes bonus
table-doing-effect = applique une carte
table-plays-next = joue ensuite


## Boutons de la barre du haut

table-seats = Places et liens
table-threat = Jusqu'où vont les rivaux
table-keys = Touches
table-rules = Aide de jeu et règles
table-theme = Sombre ou clair
table-settings = Réglages
table-menu = Menu
table-close = Fermer
table-cancel = Renoncer


## Joueurs

table-players = Joueurs
table-you = VOUS
table-bot = BOT
table-away = ABSENT
table-tag-resigned = ABANDON
table-points =
  { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
table-chip =
  { $points ->
    [one] { $name }, { $points } point{ table-chip-acts }
   *[other] { $name }, { $points } points{ table-chip-acts }
  }
table-chip-acts =
  { $acts ->
    [true] , joue maintenant
   *[false] {""}
  }
table-ap-left =
  { $ap ->
    [one] { $ap } point d'action restant
   *[other] { $ap } points d'action restants
  }
table-reserve-explorers = Explorateurs en réserve
table-reserve-leader = Chef en réserve
table-reserve-camps = Camps en réserve
table-reserve-guardians = Gardiens en réserve
table-leader-out = sorti
table-no-treasure = pas encore de trésor
table-set = { table-kind } : { $count } dans la collection, valeur { $points }
table-kind =
  { $kind ->
    [chief] Cacique
    [jaguar] Jaguar
    [totem] Totem
    [carafe] Carafe
    [statue] Statue
    [plate] Assiette
    [bracelet] Bracelet
    [necklace] Collier
   *[other] { $kind }
  }


## Réserves

table-floors = Étages de temple restants
table-level = niveau
table-floors-left = Niveau { $level } : reste { $left }
table-treasures-open = Trésors sur le plateau
table-treasures-hidden = face cachée
table-stack = Pile de tuiles
table-stack-left = reste { $left }
table-chance =
  { $good ->
    [one] { $good } chance sur { $all }
   *[other] { $good } chances sur { $all }
  }
table-chance-volcano =
  { $count ->
    [0] que la prochaine tuile soit le volcan.
   *[other] que la prochaine tuile soit le volcan. Aussi en { $letter } : { $others }.
  }
table-no-volcano = La prochaine tuile n'est pas un volcan. Reste en { $letter } : { $others }.
table-tile =
  { $kind ->
    [temple] Temple { $value }
    [ruins] Ruines { $value }
    [clearing] Clairière
    [volcano] Volcan
    [lake] Lac
   *[other] Tuile
  }


## En cas de décompte maintenant

table-facts = Ce que cela signifie
table-scored-now = En cas de décompte
table-scored-parts = temples + trésors
table-would-score-now = { $name } marquerait { $points } maintenant. Appuyez pour voir pourquoi.
table-outlined = En contour : après le coup prévu.
table-tied = Égalité : { $hexes }.
table-nothing = rien encore
table-item =
  { $category ->
    [temples] Temple { $count } en { $source }
    [treasures] { $count } × { item-kind }
    [highest] Plus haut temple en { $source }
    [volcanoes] Volcan { $source }
    [jungles] Jungle ou clairière { $source }
    [lakes] Lac { $source }
   *[other] { $source }
  }
item-kind =
  { $source ->
    [chief] cacique
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] assiette
    [bracelet] bracelet
    [necklace] collier
   *[other] { $source }
  }
table-so-far = Points jusqu'ici
table-info-score = Scores
table-info-tiles = Tuiles et étages
table-info-talk = Journal et chat


## La tuile piochée

table-drawn = Piochée · { $letter }
table-stones =
  { $stones ->
    [one] { $stones } dalle.
   *[other] { $stones } dalles.
  }
table-places =
  { $places ->
    [one] { $places } case permise.
   *[other] { $places } cases permises.
  }
table-choose-place = Choisissez une case éclairée. Choisissez-la encore pour tourner la tuile.
table-rotations = Orientations
table-rotation = Orientation { $rotation }, passages : { $ways }
table-ways = Passages, avec leur prix : { $ways }
table-join = { $hex } : { $price }
table-turn-tile = Tourner
table-turn-right = Tourner à droite (R)
table-lay = Poser en { $hex }
table-lay-nowhere = Où la poser ?


## Actions

table-actions = Actions
table-action-points =
  { $ap ->
    [one] point d'action
   *[other] points d'action
  }
table-verb-deploy = Déployer
table-verb-move = Déplacer
table-verb-transfer = Transférer
table-verb-clear = Dégager
table-verb-dig = Fouiller
table-verb-swap = Échanger
table-verb-camp = Camp
table-verb-guard = Gardien
table-per-stone = / dalle
table-verb-long =
  { $verb ->
    [deploy] Déployer
    [move] Déplacer
    [transfer] Transférer
    [clear] Dégager un étage
    [dig] Fouiller
    [swap] Échanger
    [camp] Installer un camp
    [guard] Placer un gardien
   *[other] { $verb }
  }
table-act =
  { $ap ->
    [one] { table-verb-long }, { $ap } point d'action
   *[other] { table-verb-long }, { $ap } points d'action
  }
table-act-stones = { table-verb-long }, un point d'action par dalle
table-ap = { $ap } PA
table-not-now =
  { $verb ->
    [deploy] Vous ne pouvez déployer personne maintenant
    [move] Vous ne pouvez déplacer personne maintenant
    [transfer] Vous ne pouvez transférer aucun pion maintenant
    [clear] Vous ne pouvez dégager aucun étage maintenant
    [dig] Vous ne pouvez pas fouiller maintenant
    [swap] Vous ne pouvez rien échanger maintenant
    [camp] Vous ne pouvez pas installer de camp maintenant
    [guard] Vous ne pouvez pas placer de gardien maintenant
    [stone] Vous ne pouvez pas poser de jeton dalle maintenant
    [recruit] Vous ne pouvez recruter personne maintenant
    [power] Vous ne pouvez pas utiliser de pouvoir maintenant
   *[other] Pas maintenant
  }
table-not-here = Pas en { $hex }
table-out-of-reach =
  { $ap ->
    [one] { $hex } est hors d'atteinte avec { $ap } point d'action
   *[other] { $hex } est hors d'atteinte avec { $ap } points d'action
  }
table-read-rule = lire la règle
table-undo = Annuler
table-redo = Rétablir
table-reset = Tout annuler
table-undo-reach =
  { $count ->
    [one] Vous pouvez annuler { $count } action
   *[other] Vous pouvez annuler les { $count } dernières actions
  }
table-undo-none = Encore rien à annuler
table-end = Finir le tour
table-end-score =
  { $points ->
    [one] Marquer { $points } point
   *[other] Marquer { $points } points
  }
table-end-warning =
  { $ap ->
    [one] Reste { $ap } point :{" "}
   *[other] Reste { $ap } points :{" "}
  }
table-choose-hex =
  { $verb ->
    [clear] Quel temple ?
    [dig] Où fouiller ?
    [camp] Où installer le camp ?
    [guard] Quel temple garder ?
    [transfer] De quel camp ?
   *[other] Quel pion ?
  }
table-choose-piece =
  { $verb ->
    [clear] Choisissez un temple marqué.
    [dig] Choisissez des ruines marquées.
    [camp] Choisissez une case marquée.
    [guard] Choisissez un temple marqué.
    [transfer] Choisissez un de vos pions dans un camp marqué.
   *[other] Choisissez un de vos pions sur une case marquée.
  }
table-choose-target =
  { $verb ->
    [deploy] Choisissez un camp, ou une case avec un prix : le chemin est compris.
   *[other] Choisissez une case. Le nombre est le prix du chemin.
  }
table-who =
  { $who ->
    [leader] Chef
   *[explorer] Explorateur
  }
table-guard-who = Qui garde { $hex } ?
table-confirm =
  { $verb ->
    [deploy] Déployer · { $ap } PA
    [move] Déplacer · { $ap } PA
    [transfer] Transférer · { $ap } PA
    [clear] Dégager · { $ap } PA
    [dig] Fouiller · { $ap } PA
    [swap] Échanger · { $ap } PA
    [camp] Camp · { $ap } PA
    [guard] Garder · { $ap } PA
   *[other] Le faire · { $ap } PA
  }
table-would-hold = Vous tiendriez le temple { $value }, avec { $lead } d'avance.
table-would-keep = Vous tenez le temple { $value }, et auriez { $lead } d'avance.
table-would-tie = Le temple { $value } serait à égalité : personne ne le marquerait.
table-would-not = { $name } tiendrait toujours le temple { $value }, avec { $lead } d'avance.
table-would-score = { $change } en cas de décompte.
table-left = Reste { $ap } PA.
table-swap-title = Échanger un trésor
table-swap-whose = Avec qui ?
table-swap-take = Prendre
table-swap-give = Donner
table-swap-effect = En cas de décompte : vous { $mine }, { $name } { $theirs }.


## Les autres

table-speed = Vitesse des tours des autres
table-speed-1 = 1×
table-speed-2 = 2×
table-speed-once = D'un coup
table-next-step = Étape suivante
table-skip =
  { $left ->
    [0] Sauter
   *[other] Sauter (encore { $left })
  }
table-waiting =
  { $step ->
    [place] { $name } pose une tuile
    [spend] { $name } dépense ses points d'action
   *[other] { $name } doit décider
  }
table-waiting-bot = { $name } réfléchit
table-waiting-away = C'est à { $name } de jouer, mais personne n'est là
table-waiting-hint =
  En attendant, vous pouvez parcourir le plateau, prendre des notes et voir qui pourrait atteindre quoi.
table-waiting-spectator = Vous regardez cette table.
table-waiting-showing = Voici ce qui s'est passé, étape par étape.
table-look-only = On peut seulement regarder cette table
table-ask-takeback = Demander à reprendre mon dernier tour
table-takeback-asked =
  { $name } demande un retour en arrière, jusqu'au tour { $turn }. Tous les joueurs doivent être d'accord.
table-takeback-agree = Accepter
table-takeback-refuse = Refuser
table-takeback-waits = En attente des autres.
table-threat-title = Portée avec 10 points
table-threat-whose = La portée de qui ?
table-threat-text = Les nombres sont les points qu'il faut au moins à { $name } pour y amener un explorateur en un tour.
table-order = Ordre de la manche de décompte
table-order-scored = a marqué
table-order-now =
  { $ap ->
    [one] joue, reste { $ap } PA
   *[other] joue, reste { $ap } PA
  }
table-order-waits = à venir
table-order-would = à présent { $points }


## Journal, chat, notes

table-tab-log = Journal
table-tab-chat = Chat
table-tab-notes = Notes
table-turn-of = Tour { $turn } · { $name }
table-before = Avant la partie
table-since-mark = depuis votre dernier tour
table-replay-since = revoir
table-see-position = Position après l'événement { $seq }
table-say = Écrire à tous…
table-chat-empty = Pas encore de messages. Dites bonjour !
table-notes-label = Notes visibles pour vous uniquement
table-notes-hint = Visible pour vous uniquement. Cela reste dans ce navigateur.


## Sièges

table-seat-name = Nom de cette place
table-seat-here = ici
table-seat-connected = connecté
table-seat-away = non connecté
table-seat-resigned = a abandonné
table-seat-bot = bot : { $level }
table-copy-link = Copier le lien
table-copied = Copié
table-copy-failed = Le lien n'a pas pu être copié. Copiez-le à la main : { $link }
table-let-bot = Confier à un bot
table-end-bot = Reprendre la main
table-bot-level = Niveau des bots
table-resign = Abandonner
table-resign-sure = Oui, abandonner
table-copy-watch = Copier le lien pour spectateurs
table-pass-to = Passez l'écran à { $name }
table-pass-text = L'écran va montrer ce qui est réservé à { $name }. Les autres, ne regardez pas !
table-pass-ready = Je suis { $name }


## Les cases pour qui écoute

table-hex =
  { $terrain ->
    [temple] { $hex }, temple { $value }
    [ruins]
      { $tokens ->
        [0] { $hex }, ruines vides
        [one] { $hex }, ruines avec { $tokens } trésor
       *[other] { $hex }, ruines avec { $tokens } trésors
      }
    [clearing] { $hex }, clairière
    [volcano] { $hex }, volcan
    [lake] { $hex }, lac
    [camp] { $hex }, camp de base
   *[jungle] { $hex }, jungle
  }
table-hex-held = contrôle : { $name }, { $lead } d'avance
table-hex-guarded = gardé par { $name }
table-hex-tied = égalité
table-hex-camp = camp : { $name }
table-hex-people =
  { $leaders ->
    [0]
      { $explorers ->
        [one] { $name } : { $explorers } explorateur
       *[other] { $name } : { $explorers } explorateurs
      }
    [one]
      { $explorers ->
        [0] { $name } : le chef
        [one] { $name } : le chef et { $explorers } explorateur
       *[other] { $name } : le chef et { $explorers } explorateurs
      }
   *[other]
      { $explorers ->
        [0] { $name } : { $leaders } chefs
        [one] { $name } : { $leaders } chefs et { $explorers } explorateur
       *[other] { $name } : { $leaders } chefs et { $explorers } explorateurs
      }
  }


## Touches

table-key-turn = tourner la tuile à droite ou à gauche
table-key-enter = poser la tuile, choisir une case
table-key-count = combien d'explorateurs y vont
table-key-leader = le chef les accompagne ou reste
table-key-undo = annuler
table-key-redo = rétablir
table-key-end = finir le tour
table-key-back = reposer ce que vous tenez
table-key-walk = aller de case en case
table-key-piece = le pion suivant sur la case
table-key-zoom = zoom avant, zoom arrière, tout le plateau
table-key-threat = portée des rivaux
table-key-hint = conseil
table-key-help = ces touches


## Téléphone

table-sheet = Ce que vous pouvez faire
table-sheet-stop =
  { $stop ->
    [bar] Ouvrir le volet
    [middle] Ouvrir le volet en entier
   *[full] Fermer le volet
  }


## La fin

table-chart = Points au fil des décomptes
table-sources = D'où viennent les points
end-won =
  { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
  } avec { $score } points, { $margin ->
    [one] un point
   *[other] { $margin } points
  } devant { $second }.
end-alone =
  { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
  } avec { $score } points.
end-tie-break =
  { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
  } au départage devant { $second } : { $score } partout.
end-shared = { $names } se partagent la victoire avec { $score } points.
end-awards = Distinctions
end-sources-of = { $name } : { $parts }
table-review = Revoir la partie
table-rematch = Revanche
table-rematch-news = Il y a une revanche, et votre place vous attend.
table-rematch-go = Aller à la revanche
table-file = Fichier
table-show-board = Montrer le plateau
table-show-result = Montrer le résultat


## Ce qui ne va pas

table-lost = Connexion perdue, nouvel essai
table-error-unreachable = Le serveur ne répond pas. Vérifiez qu'il tourne et que vous êtes connecté, puis réessayez.


## Conseils à la table

hint-button = Conseil
hint-more = Montrer le tour
hint-again = Réessayer
hint-title = Conseil
hint-close = Fermer le conseil
hint-cancel = Arrêter la réflexion
hint-thinking = Réflexion…
hint-play = Jouer ce tour
hint-gains = Ce qu'il rapporte
hint-denies = Ce qu'il coûte aux autres
hint-prepares = Ce qu'il prépare
hint-surprise = Ensuite, quelque chose sera révélé : redemandez alors conseil.


## Les bots forts se préparent : règles et recherches sont compilées pendant que l'on joue

compiling-title = Préparation des bots forts
compiling-short = Bots forts : { $percent } %
compiling-how = { $percent } %, { $left }
compiling-seconds = encore { $seconds } s environ
compiling-minutes = encore { $minutes } min environ
compiling-soon = presque fini
compiling-about =
  Vous pouvez déjà jouer. En attendant, « { $strong } » et « { $expert } » jouent comme « { $level } », et les conseils
  et les analyses viennent aussi de « { $level } ». Ensuite, tous changent à la décision suivante.
compiling-heard-begun = Les bots forts se préparent. Vous pouvez déjà jouer.
compiling-heard-done = Les bots forts sont prêts.
compiling-failed-title = La compilation a échoué
compiling-failed =
  Vous pouvez continuer à jouer, mais le serveur est plus lent et ses bots forts jouent comme « { $level } ». Sur le
  serveur, la commande `tikal doctor` dit pourquoi.
compiling-failed-close = Fermer ce message
compiling-seat-now = joue pour l'instant comme « { $level } »
compiling-seat-off = joue comme « { $level } » : la compilation est désactivée
compiling-seat-failed = joue comme « { $level } » : la compilation a échoué
compiling-tag-now = « { $level } » pour l'instant
compiling-tag-off = seulement « { $level } »
compiling-tag-failed = seulement « { $level } »
compiling-why-now =
  « { $wanted } » n'est pas encore prêt. Dès qu'il le sera, il jouera lui-même à partir de la décision suivante.
compiling-why-off =
  Ce serveur a été lancé avec TIKAL_JIT=0 et ne compile rien. Non compilé, « { $wanted } » réfléchirait des minutes
  entières.
compiling-why-failed =
  Ce serveur n'a pas pu compiler « { $wanted } », qui réfléchirait sinon des minutes entières. Sur le serveur, la
  commande `tikal doctor` dit pourquoi.
compiling-advice-now = Trouvé par « { $level } » : la recherche plus forte n'était pas encore prête.
compiling-advice-off =
  Trouvé par « { $level } » : la compilation est désactivée, et la recherche plus forte en a besoin.
compiling-advice-failed = Trouvé par « { $level } » : la recherche plus forte n'a pas pu être compilée.
