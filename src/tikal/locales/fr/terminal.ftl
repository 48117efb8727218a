### La partie dans un terminal.


## Mots sur le plateau et sur les tuiles

terrain-temple = temple
terrain-ruins = ruines
terrain-clearing = clairière
terrain-camp = camp base
terrain-volcano = VOLCAN
terrain-lake = lac


## Avant la partie

terminal-setting-up = Entrée seule prend ce qui est entre crochets ; quit quitte le programme.
terminal-not-started = Aucune partie n'a été commencée.
terminal-which-edition = Quelle édition ?
terminal-ask-edition = Numéro ou identifiant [{ $default }] :
terminal-which-scenario = Quel scénario ?
terminal-reconstructed = reconstitué
terminal-ask-players = Combien de joueurs, de { $least } à { $most } [{ $default }] :
terminal-wrong-players = Indiquez un nombre de { $least } à { $most }.
terminal-ask-auction = Mettre les tuiles aux enchères, comme dans la variante du livret ?
terminal-ask-auction-house =
  Mettre les tuiles aux enchères ? Le livret de cette édition ne le prévoit pas ; c'est une règle maison.
terminal-ask-seat = Place { $number } : NOM pour une personne ou NOM=BOT ({ $bots }) [{ $default }] :
terminal-person = Joueur { $number }
terminal-bot = Robot { $number }
terminal-no-colour = La couleur { $colour } n'existe pas. Il y a : { $colours }.
terminal-colour-twice = Une seule personne peut avoir la couleur { $colour }.
terminal-no-first = Aucun joueur { $first } ne peut commencer. Indiquez un nom ({ $names }) ou le numéro d'une place, de 1 à { $players }.
terminal-no-seat = « { $written } » ne désigne pas une place. Écrivez NOM=QUI avec un de ceux-ci : { $players }
terminal-too-many-seats = Vous avez indiqué { $given } places, mais il n'y a que { $players } joueurs.
terminal-unknown-name = Personne dans cette partie ne s'appelle { $name }. Les joueurs sont { $names }.
terminal-go-on =
  Votre dernière partie n'est pas terminée : { $names }, { $moves } coups, enregistrée le { $when }. La poursuivre ?
terminal-kept-for-later = Elle est toujours là : tikal terminal --resume { $file }
terminal-already-over = La partie dans { $file } est terminée. `tikal verify` en montre le résultat.
terminal-not-whole =
  { $file } ne contient pas les tuiles et les trésors cachés : personne ne peut donc poursuivre la partie. Un
  fichier enregistré par `tikal terminal` les contient.
terminal-narrow =
  Ce terminal a { $width } caractères de large ; le plateau en demande { $wanted }. Élargissez la fenêtre ou
  réduisez la police.


## Oui et non

terminal-yes = oui
terminal-no = non
terminal-yes-default = [O/n]
terminal-no-default = [o/N]


## Les panneaux

terminal-over = La partie est terminée.
terminal-must-bid = { $name } doit miser ou passer.
terminal-must-take = { $name } a remporté l'enchère et prend une tuile.
terminal-must-place = { $name } doit poser la tuile { $tile }.
terminal-must-spend-normal = { $name } a { count-ap } à dépenser.
terminal-must-spend-volcano = Manche de volcan : { $name } a { count-ap } à dépenser, puis compte ses points.
terminal-must-spend-final = Manche finale : { $name } a { count-ap } à dépenser, puis compte ses points.
terminal-must-spend-token = { $name } a { count-ap } à dépenser.
terminal-must-draft = { $name } prend un élément au draft. Encore à prendre : { $due }.
terminal-must-act = { $name } joue un tour : une carte, une tuile ou le jeton PA.
terminal-must-end = { $name } peut encore utiliser un pouvoir ou la carte 07, ou finir son tour.
terminal-must-begin =
  { $name } active le jeton PA et a jusqu'ici { count-ap }. Ajoutez maintenant des cartes bonus, ou commencez.
terminal-due-order = une place
terminal-due-ap = un jeton PA
terminal-due-tile = une tuile
terminal-due-cards =
  { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }
terminal-card-named = carte { $card }, { $title }
terminal-power-named = pouvoir { $power }, { $title }
terminal-step = { $effect } (étape { $number } sur { $most })
terminal-any-steps = { $effect } (autant d'étapes que vous voulez)
terminal-walking = { $effect } (reste { count-ap })
terminal-score = score
terminal-now = maint.
terminal-reserve = réserve
terminal-none = aucun
terminal-tiles-left = tuiles restantes
terminal-pile-left = trésors à répartir
terminal-floors-left = étages restants
terminal-aside = à l'écart
terminal-high-bid = plus haute mise
terminal-amulets = tour encore à jouer
terminal-passed = ont passé
terminal-open-tiles = tuiles visibles
terminal-has-passed = a passé
terminal-ap-token = PA
terminal-hand = tuiles
terminal-right = droite
terminal-left-slots = gauche
terminal-unavailable = indisponibles
terminal-power-used = utilisé
terminal-power-tie = remporte les égalités en { $hex }
terminal-power-bonus =
  { $bonus ->
    [one] { $bonus } point d'action de plus au prochain décompte
   *[other] { $bonus } points d'action de plus au prochain décompte
  }
terminal-round = manche
terminal-of = { $number } sur { $most }
terminal-order = ordre
terminal-next-order = manche suiv.
terminal-open-tokens = jetons PA visibles
terminal-open-cards = cartes visibles
terminal-seen = vus par vous seul
terminal-deck = cartes en pioche
terminal-bag = jetons PA dans le sac
terminal-stones-left = jetons dalle restants
terminal-blue = trésors bleus


## Le menu

terminal-bids = de { $least } à { $most } : tapez le nombre
terminal-folded = { $number } possibilités ; `list { $verb }` les montre
terminal-borders = { $number } frontières ; `stone { $hex }` montre celles de { $hex }
terminal-goes-on = { $number } possibilités ; `{ $begun }` montre celles qui commencent ainsi
terminal-rotation = orientation { $rotation }
terminal-rotations = `place { $hex }` montre comment la tuile peut y être tournée
terminal-swap-with = { $name } : donner { $give }, prendre
terminal-end =
  { $ap ->
    [0] finir
    [one] finir ({ $ap } point d'action est perdu)
   *[other] finir ({ $ap } points d'action sont perdus)
  }
terminal-place = place { $number }
terminal-token = { count-ap }
terminal-activate = activer ({ count-ap })
terminal-begin = commencer avec { count-ap }
terminal-hint = Tapez une action, son numéro, ou ? pour l'aide.
terminal-hint-refused = `rules { $rule }` montre la règle, `list` ce que vous pouvez faire, ? l'aide.
terminal-no-number = Aucune action n'a le numéro { $number }. `list` les montre toutes avec leurs numéros.
terminal-nothing-to-list = Il n'y a rien à lister pour « { $verb } ». Vous pouvez maintenant : { $verbs }
terminal-really-end =
  Il vous reste { count-ap }. Ce reste serait perdu, et la fin d'un tour ne s'annule pas. Finir le tour ?
terminal-costs = Cela coûte { count-cost }.
terminal-why-what = Posez la question pour une action, par exemple : why move leader a1 b2
terminal-no-card =
  Il n'y a ni carte ni pouvoir { $card }. Les cartes vont de 01-1 à 24, les pouvoirs de p01 à p24 ; une carte face
  cachée porte un x après son identifiant.
terminal-rules-which =
  Demandez une règle par son identifiant, par exemple : rules R-MOVE-2. Hors de la partie, `tikal rules` les
  liste toutes.


## Aide

terminal-help-actions =
  Tapez une action telle qu'elle est listée, en abrégeant les mots si vous voulez (m l a1 b2), ou seulement son
  numéro. Le début d'une action liste ce qui peut suivre (move explorer).
terminal-usage-help = ?
terminal-help-help = cette aide
terminal-usage-list = list [VERBE]
terminal-help-list = tout ce que vous pouvez faire maintenant, ou tout avec un seul verbe
terminal-usage-why = why ACTION
terminal-help-why = si une action est possible maintenant et, sinon, quelle règle s'y oppose
terminal-usage-undo = undo
terminal-help-undo = annule votre dernière action, sauf si elle a révélé quelque chose ou fini votre tour
terminal-usage-score = score
terminal-help-score = d'où viennent les points de chacun, et ce que rapporterait un décompte maintenant
terminal-usage-board = board
terminal-help-board = montre de nouveau le plateau
terminal-usage-log = log [N|all]
terminal-help-log = ce qui s'est passé
terminal-usage-save = save FICHIER
terminal-help-save =
  écrit la partie dans un fichier de votre choix ; elle est de toute façon enregistrée après chaque coup
terminal-usage-rules = rules ID
terminal-help-rules = le texte d'une règle
terminal-usage-card = card [ID...]
terminal-help-card = ce que font cartes ou pouvoirs, par exemple card 13 p07 ; sans identifiant, tous les vôtres
terminal-usage-quit = quit
terminal-help-quit = quitte ; `tikal terminal` reprendra la partie plus tard
terminal-help-symbols =
  Sur le plateau : { $pieces } trois explorateurs et le chef ({ $leader }) · { $camp } camp · temple 5 et le signe d'un
  joueur : qui le marquerait maintenant, { $guardian } avec un gardien · { $masks } trésors restants et partis · 2 dans
  un mur : prix du passage · { $small } dalles qui mènent dans la jungle. Réserve : explorateurs et chef, camps,
  gardiens. Maint. : ce que rapporterait un décompte.

terminal-help-legend =
  Dans Legend, les cases en pointillé sont pour les tuiles des cartes 22 à 24, et les pions peuvent y aller comme
  dans la jungle. { $token } à côté d'un nombre : un jeton dalle s'y trouve. Les cartes prises au draft sont à
  droite du plateau de campement, les cartes conservées à gauche ({ $free } pour un emplacement libre) ; 20x est la carte 20
  face cachée. Indisponibles : explorateurs et chef à recruter.


## Le récit et la fin

terminal-more-news = (Il s'est passé d'autres choses avant ; `log` montre tout.)
terminal-would-score = En cas de décompte maintenant :
terminal-scoring-round = Décompte { $number } :
terminal-from-temples = temple { $source } { $points }
terminal-from-treasures =
  { $count ->
    [one] { kind-found } { $points }
   *[other] { $count } × { kind-found } { $points }
  }
terminal-from-highest = haut temple { $source } { $points }
terminal-from-volcanoes = volcan { $source } { $points }
terminal-from-jungles = terrain libre { $source } { $points }
terminal-from-lakes = lac { $source } { $points }
terminal-from-director = pouvoir inutilisé { $points }
terminal-from-nothing = rien
terminal-category-temples = temples
terminal-category-highest = plus hauts
terminal-category-volcanoes = volcans
terminal-category-jungles = jungles
terminal-category-lakes = lacs
terminal-category-treasures = trésors
terminal-category-director = pouvoir
terminal-sum = total
terminal-saved = Enregistré dans { $file }.
terminal-save-where = Où l'enregistrer ? Tapez : save FICHIER
terminal-overwrite = { $file } existe déjà. L'écraser ?
terminal-cannot-save = La partie ne peut pas être enregistrée dans { $file } : { $problem }
terminal-left = La partie est enregistrée dans { $file }. `tikal terminal` la reprend.
terminal-left-there = La partie est enregistrée. `tikal terminal --resume { $file }` la reprend.
terminal-kept = La partie est conservée dans { $file }.


## Compiler à côté de la partie

terminal-compiling =
  { $seconds ->
    [0] Compilation en cours, pour des bots et des règles plus rapides : { $percent } %, presque fini.
   *[other] Compilation en cours, pour des bots et des règles plus rapides : { $percent } %, encore { $seconds } s environ.
  }
terminal-stand-in =
  { $count ->
    [one] Pour l'instant, { $names } joue comme { $level }.
   *[other] Pour l'instant, { $names } jouent comme { $level }.
  }
terminal-compiling-ready =
  { $count ->
    [one] La compilation est terminée. Désormais, { $names } joue de toute sa force.
   *[other] La compilation est terminée. Désormais, { $names } jouent de toute leur force.
  }
terminal-compiling-failed =
  { $count ->
    [0] La compilation a échoué, la partie est donc plus lente. `tikal doctor` dit pourquoi.
    [one] La compilation a échoué : la partie est plus lente, et { $names } joue comme { $level }. `tikal doctor` dit pourquoi.
   *[other] La compilation a échoué : la partie est plus lente, et { $names } jouent comme { $level }. `tikal doctor` dit pourquoi.
  }
terminal-compiling-off =
  { $count ->
    [one] TIKAL_JIT=0 désactive la compilation, { $names } joue donc comme { $level }.
   *[other] TIKAL_JIT=0 désactive la compilation, { $names } jouent donc comme { $level }.
  }
