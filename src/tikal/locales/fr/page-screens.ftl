### Les écrans autour de la table : accueil, nouvelle partie, règles, guide, revue, réglages.


## Mots de tous les écrans

app-nav = Menu principal
app-nav-home = Tikal, accueil
app-nav-new = Nouvelle partie
app-nav-learn = Apprendre
app-nav-puzzles = Casse-tête
app-nav-rules = Règles
app-nav-open = Fichiers
app-settings = Réglages
app-go-dark = Passer au thème sombre
app-go-light = Passer au thème clair
app-close = Fermer
app-loading = Chargement…
app-again = Réessayer
app-go-home = Accueil
app-yes = oui
app-no = non
app-none = aucun
app-not-affiliated =
  Un programme non officiel pour le jeu de société Tikal de Wolfgang Kramer et Michael Kiesling. Il n'est ni réalisé, ni
  approuvé, ni soutenu par ses auteurs ou ses éditeurs. Toutes les images et tous les textes sont les nôtres.
app-reconstructed =
  Certaines données de Tikal Legend sont introuvables. Nous les avons reconstituées et signalées par ce mot.

app-missing-title = Il n'y a rien ici
app-missing-text = Il n'y a pas de page à l'adresse { $path }. Le lien a peut-être été tronqué lors de la copie.
app-no-table-title = Cette table n'existe pas
app-no-table-text =
  Le lien est peut-être tronqué, ou la table a été supprimée. Demandez-en un nouveau à la personne qui vous l'a
  envoyé.
app-wrong-link-title = Ce lien n'ouvre plus cette place
app-wrong-link-text =
  Il a été renouvelé, ou il en manque une partie ; ce navigateur l'a oublié. Si la place est à vous, ouvrez la table
  sur l'appareil où vous avez renouvelé le lien, ou demandez à l'hôte. La partie elle-même n'est pas perdue.
app-wrong-link-watch = Regarder sans place
app-no-spectators-title = Cette table n'admet pas de spectateurs
app-no-spectators-text =
  Seuls les joueurs qui ont leur propre lien peuvent entrer. Si vous en avez un, ouvrez-le tel qu'il vous a été envoyé.
app-unreachable-title = Le serveur ne répond pas
app-unreachable-text = Votre partie n'est pas perdue. Vérifiez votre connexion, puis réessayez.
app-refused-title = Cela n'a pas marché


## Accueil

home-title = Explorez la jungle de Tikal
home-lead =
  Dégagez des temples, déterrez des trésors et soyez prêt quand le volcan entre en éruption. Contre des bots, à
  plusieurs devant un écran, ou avec des amis à distance.
home-next = Continuer : c'est à vous
home-play = Jouer
home-choose = Choisir l'édition et les joueurs
home-pause = Arrêter l'animation
newcomer-question = Connaissez-vous Tikal ?
newcomer-new = Non, pas encore
newcomer-knows = Oui, je connais
newcomer-welcome = Bienvenue ! Le guide vous montre le jeu en dix minutes. Vos premiers bots seront eux aussi débutants.
newcomer-welcome-back = Ravis de vous voir. Bonne partie !
newcomer-guide = Commencer le guide
home-learn = Apprendre en jouant
home-puzzle = Casse-tête du jour
home-open = Ouvrir un fichier de partie
home-tables = Mes tables
home-your-turn = à vous
home-turn-of = à { $name } de jouer
home-to-look-at = à regarder seulement
home-is-asking = …
home-is-over = terminée
home-is-gone = n'existe plus
home-is-unknown = le serveur ne répond pas
home-forget = Retirer { $title } de cette liste
home-forget-hint = La retirer de cette liste. La partie elle-même reste.
home-more =
  { $count ->
    [1] Encore une
   *[other] Encore { $count }
  }


## Nouvelle partie

new-title = Nouvelle partie
new-intro = Vous pouvez tout laisser tel quel : les réglages proposés font une bonne partie.
new-asked-edition = L'adresse demande l'édition « { $value } », qui n'existe pas. Celles-ci existent : { $known }.
new-asked-scenario = L'adresse demande le scénario « { $value } », qui n'existe pas dans { $edition }. Choisissez-en un autre ci-dessous.
new-asked-auction = L'adresse contient auction={ $value }. Il faudrait auction=yes ou auction=no.
new-asked-no-auction = L'adresse demande des enchères, mais { $edition } n'en a pas.
new-asked-players = L'adresse contient players={ $value }. On peut jouer de { $fewest } à { $most }.
new-asked-bots = L'adresse contient bots={ $value }. Il peut y avoir de 0 à { $most } bots.
new-edition = Édition
new-edition-ravensburger-1999 = Ravensburger
  .about = La première édition. Un camp s'installe même sans pion sur place.
new-edition-riogrande-1999 = Rio Grande
  .about = Une dalle doit aussi mener aux volcans.
new-edition-supermeeple-2015 = Super Meeple
  .about = Le jeu standard. Le plus haut temple gardé départage les égalités.
new-edition-classic = Classic
  .about = De la boîte Legend. Les volcans ne peuvent pas isoler une case.
new-edition-legend = Legend
  .about = Draft de cartes, jetons et tuiles ; lacs, pouvoirs, six manches.
new-seats = Joueurs, dans le sens horaire
new-player = Joueur { $number }
new-first = Qui commence
new-first-lot = tirage au sort
new-colour = Couleur
new-colour-of =
  Couleur de { $name } : { $colour ->
    [red] rouge
    [orange] jaune
    [white] blanc
   *[blue] bleu
  }
new-colour-name =
  { $colour ->
    [red] rouge
    [orange] jaune
    [white] blanc
   *[blue] bleu
  }
new-kind-here = ici
new-kind-link = par lien
new-kind-bot = bot
new-kind-of = Comment joue { $name }
new-name-of = Nom du joueur { $number }
new-level-of = Niveau : { $name }
new-level-random = au hasard
new-level-novice = débutant
new-level-greedy = facile
new-level-planner = fort
new-level-expert = expert
new-remove = Retirer { $name }
new-free-seat = Place libre
new-options = Options
new-scenario = Scénario
new-scenario-about = Quelles tuiles sont sur le plateau au départ.
new-scenario-first = Pour les premières parties, nous conseillons { $name }.
new-scenario-chichen-itza = Chichén Itzá
new-scenario-uxmal = Uxmal
new-scenario-palenque = Palenque
new-scenario-calakmul = Calakmul
new-scenario-el-mirador = El Mirador
new-auction = Enchères
new-auction-about = Misez des points pour choisir une tuile. Chacun commence avec 20.
new-auction-house = Misez des points pour choisir une tuile. C'est une règle maison : cette édition ne prévoit pas d'enchères.
new-spectators = Spectateurs
new-spectators-about = Toute personne qui a l'adresse de la table peut regarder.
new-more-options = Plus d'options
new-seed = Graine
new-seed-about = Le même nombre donne les mêmes tuiles. Laissez vide pour le hasard.
new-name = Nom de la table
new-name-example = Table du dimanche
new-summary = Ce qui vous attend
new-summary-title =
  { $edition }, { $players ->
    [one] un joueur
    [2] deux joueurs
    [3] trois joueurs
    [4] quatre joueurs
   *[other] { $players } joueurs
  }
new-fact-tiles = tuiles à explorer
new-fact-points = points d'action par tour
new-fact-scorings = décomptes
new-fact-minutes = minutes environ
new-fact-rounds = manches
new-fact-tokens = points sur un jeton
new-fact-cards = cartes action
new-reconstructed = reconstitué
new-reconstructed-about = La disposition de départ de ce scénario est introuvable ; celle-ci n'est qu'une supposition de notre part.
new-compare = Comparer les éditions
new-teach = D'abord apprendre
new-open = Ouvrir la table
new-opening = Ouverture…
new-links-title = La table est ouverte
new-links-text = Envoyez à chaque joueur le lien de sa place. C'est tout ce qu'il lui faut ; il n'y a pas de comptes.
new-links-secret =
  Chaque lien sert une seule fois : la place revient à la première personne qui l'ouvre et s'assied. Vous pouvez le
  retirer depuis la table.
new-link-copy = Copier
new-link-copied = Copié
new-to-table = Aller à la table

new-option-volcanoNeedsPath = Une dalle doit mener au volcan
  .description =
    Comme toute autre tuile, un volcan doit être posé là où une dalle y mène. Si aucune case ne convient, il peut être
    posé à côté de n'importe quelle tuile.
new-option-volcanoIsolationRule = Les volcans ne peuvent pas isoler une case
  .description = Un volcan ne peut pas en toucher un autre si une case devenait ainsi inaccessible pour toujours.
new-option-campNeedsPresence = Un camp exige un pion sur place
  .description = Vous ne pouvez installer un camp que là où se trouve un de vos explorateurs ou votre chef.
new-option-tieBreak = En cas d'égalité
  .description =
    Ce qui départage les scores égaux à la fin, dans cet ordre : le plus haut temple gardé, le nombre de trésors. Les
    joueurs encore à égalité se partagent la victoire.
new-option-printedVolcano = Montrer le volcan imprimé
  .description =
    Dessiner le volcan représenté à côté des cases de ce plateau. C'est un décor, il ne change aucune règle.
new-option-auction-allowDebt = Miser plus que ce qu'on a
  .description =
    Les mises peuvent dépasser votre score, de 100 points au plus (un tour de piste) ; il descend alors sous zéro.
new-option-auction-lastPlacerFirstOnTie = À égalité, le dernier à avoir posé commence
  .description =
    À scores égaux, le joueur qui a posé la dernière tuile joue en premier au décompte final, au lieu de jouer en
    dernier.
new-option-powers = Pouvoirs des directeurs de musée
  .description =
    Jouer avec les pouvoirs que nous avons imaginés, car les vrais sont introuvables ; ou sans pouvoirs, et chacun
    reçoit alors les 5 points d'un pouvoir inutilisé.
new-option-legend-leftSlots = Emplacements pour cartes conservées
  .description = Combien de cartes vous pouvez conserver à gauche de votre plateau de campement.
new-option-legend-swapRule = Condition pour échanger des trésors
  .description =
    De quelles sortes vous devez avoir assez de trésors : de celle que vous prenez, de celles que vous donnez, des
    deux, ou comme dans l'exemple du livret.
new-option-legend-apTokens = Valeurs des jetons PA
  .description = Les valeurs des 24 jetons du sac, de 6 à 13, dans n'importe quel ordre.
new-option-legend-card01 = Trésors des cartes 01-1 à 01-8
  .description = Les deux trésors bleus que donne chacune des huit cartes, par paires séparées par des virgules.
new-value-highestGuardedTemple = plus haut temple gardé
new-value-treasureCount = nombre de trésors
new-value-reconstructed = reconstitués
new-value-none = aucun
new-value-literal = comme dans l'exemple du livret
new-value-takenOnly = sorte prise
new-value-givenOnly = sortes données
new-value-taken-given = les deux


## Règles

rules-title = Règles
rules-intro = Avec nos propres mots, édition par édition. Quand quelque chose n'est pas permis, la table indique le numéro de la règle.
rules-search = Chercher
rules-search-example = gardien, camp, R-DIG-2…
rules-all-editions = Toutes les éditions
rules-families = Chapitres
rules-count =
  { $count ->
    [0] Aucune règle
    [one] Une règle
   *[other] { $count } règles
  }
rules-nothing = Aucune règle ne contient tous ces mots. Essayez avec moins de mots, ou une autre édition.
rules-unknown = Il n'y a pas de règle { $id }. Cherchez un de ses mots, ou parcourez les chapitres.
rules-link = Lien vers cette règle
rules-differs = diffère selon les éditions
rules-loose = Autres questions que nous avons tranchées


## Décomptes et courbe des points

score-start = début
score-final = Final
score-volcano = Volcan { $letter }
score-round = Décompte { $number }
score-chart = Points après chaque décompte. À la fin : { $summary }.
score-chart-end = { $name } { $score }
score-none = Il n'y a pas encore eu de décompte. Chacun sera détaillé ici, temple par temple.
score-scorings = Décomptes
score-sheet = Feuille de score
score-source = Origine
score-category-temples = Temples tenus
score-category-highest = Plus hauts temples
score-category-volcanoes = Volcans
score-category-jungles = Jungle et clairières
score-category-lakes = Lacs
score-category-director = Directeur de musée
score-category-treasures = Séries de trésors
score-category-start = Points au départ
score-category-bonus = Grâce aux cartes
score-category-bids = Mises
score-director = pouvoir inutilisé
score-guardian = gardien
score-changed-hands = a changé de mains
score-kinds = sortes
score-set =
  { $count } × { $kind ->
    [chief] cacique
    [jaguar] jaguar
    [totem] totem
    [carafe] carafe
    [statue] statue
    [plate] assiette
    [bracelet] bracelet
    [necklace] collier
   *[other] { $kind }
  }
score-points = points
score-this = Ce décompte
score-score = score


## Revue

replay-title = Relecture
replay-first = Au début
replay-prev = Un pas en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-slider = Position
replay-step = { $step } sur { $steps }
replay-turn = tour { $turn }
replay-turn-of = Tour { $turn }, { $name }
replay-start = Le début
replay-jump-turn = Tour
replay-jump-scoring = Décompte
replay-no-moves = Rien n'a encore été joué.
replay-chart = Points
replay-sheet = Feuille de score
replay-go-on = Continuer à partir d'ici
replay-go-on-about = Ouvre une nouvelle table avec cette position. Cette partie reste telle quelle.
replay-go-on-not-whole =
  Tant que la partie est en cours, personne ne peut continuer depuis ses positions : le fichier montrerait ce qui est
  encore caché.
replay-share = Copier le lien
replay-copied = Lien copié
replay-file = Fichier
replay-table = Aller à la table
replay-scores = Scores
replay-loading = Chargement des positions…


## Fichiers de partie

open-title = Fichiers de partie
open-intro =
  Regardez une partie à partir d'un fichier, ou continuez depuis l'une de ses positions. Les fichiers se terminent
  par .tikal ; vous en trouvez un à chaque table.
open-choose = Choisir un fichier
open-drop = ou déposez-le ici, ou collez son texte ci-dessous
open-text = Texte du fichier de partie
open-holds = Ce que contient le fichier
open-edition = Édition
open-players = Joueurs
open-moves = Coups
open-status = État
open-status-over = terminée
open-status-running = en cours
open-scores = Scores
open-look = La regarder
open-go-on = Continuer à jouer
open-at = À partir du coup
open-at-about = 0 est le début ; { $last } le dernier coup du fichier.
open-seats = Qui joue
open-start = Ouvrir la table
open-not-a-game = Cela ne ressemble pas à un fichier de partie : il doit commencer par la ligne « tikal: 1 ».
open-seen-only =
  Le fichier ne contient que ce que pouvait voir un joueur ou un spectateur : vous pouvez regarder la partie, mais pas
  la poursuivre.
open-wrong-line = Erreur à la ligne { $line }
open-too-large = Le fichier est plus gros qu'une partie ne peut l'être ({ $size } ko).


## Réglages

settings-title = Réglages
settings-language = Langue
settings-theme = Thème
settings-theme-system = comme le système
settings-theme-dark = sombre
settings-theme-light = clair
settings-motion = Animations
settings-motion-system = comme le système
settings-motion-full = activées
settings-motion-reduced = réduites
settings-speed = Tours des autres
settings-speed-1 = pas à pas
settings-speed-2 = rapide
settings-speed-once = d'un coup
settings-names = Noms sur les cases explorées
settings-keys = Touches
settings-key-replay = en relecture : début, fin, lecture
settings-version = Version { $version }


## Le guide de la première partie

learn-title = Apprendre en jouant
learn-lesson = Leçon { $number } sur { $count }
learn-lessons = Leçons
learn-task = À faire
learn-done = C'est fait
learn-next = Leçon suivante
learn-skip = Sauter
learn-back = Retour
learn-again = Recommencer cette leçon
learn-leave = Quitter le guide
learn-opening = Mise en place du plateau…
learn-hide = Cacher le texte
learn-show = Montrer le texte
learn-finish = Terminer
learn-end-start = Lancer une vraie partie
learn-end-rules = Lire les règles

learn-lay =
  Un tour commence par une tuile de la pile : cette fois, un temple de valeur 2. Elle se pose contre le terrain
  exploré, là où des dalles y mènent. Tournez-la comme vous voulez : les dalles des deux tuiles, additionnées, sont le
  prix du passage.
  .title = Explorez la jungle
  .task = Choisissez une case éclairée, tournez la tuile comme vous voulez, et posez-la.
  .done = La jungle recule un peu. Le nombre entre deux tuiles est le prix du passage de l'une à l'autre.
learn-bring =
  Ensuite, vous avez 10 points d'action. Faire venir un pion de votre réserve au camp de base a1 coûte 1 point. Quand
  vous disputez une case aux autres, un explorateur compte 1 et le chef 3 ; mais vous n'avez qu'un chef.
  .title = Faites venir vos pions
  .task = Choisissez « Déployer » et faites venir un explorateur ou le chef en a1.
  .done = Il y a une boule de moins au boulier. Faites venir autant de pions que vous voulez, jusqu'à dix par tour.
learn-walk =
  Les pions avancent de dalle en dalle : chaque dalle d'un passage coûte 1 point par pion. Prenez un pion, et la table
  montre chaque case à sa portée avec le prix du chemin le moins cher.
  .title = Avancez de dalle en dalle
  .task = Prenez un pion en a1 et menez-le sur une autre case. Le temple en b3 coûte 3 points.
  .done = Personne ne vous arrête en chemin : une case accueille autant de pions que l'on veut, de tous les joueurs.
learn-clear =
  Votre explorateur se trouve sur le temple en b3. Dégager un étage coûte 2 points et augmente de 1 la valeur du
  temple. Pour deux étages dans un tour, il faut deux de vos pions sur place. Les étages sont limités : chaque numéro
  n'existe qu'en quelques exemplaires.
  .title = Dégagez un temple
  .task = Choisissez « Dégager » et b3.
  .done = Valeur 3. Lors d'un décompte, le temple revient au joueur qui y a plus que chacun de ses rivaux.
learn-dig =
  Les ruines cachent autant de trésors qu'elles montrent de masques. En déterrer un coûte 3 points et, là encore, il
  faut un deuxième pion pour en déterrer un deuxième dans le même tour. À chaque décompte, un trésor seul donne 1
  point, deux trésors identiques 3, trois 6.
  .title = Déterrez des trésors
  .task = Deux de vos pions sont sur les ruines en c1. Choisissez « Fouiller » et c1.
  .done = Une trouvaille ne s'annule pas : chacun sait maintenant ce qu'il y avait là.
learn-camp =
  Le chemin depuis le camp de base devient long. Pour 5 points, vous pouvez installer votre propre camp sur une
  clairière ou sur des ruines vides, un seul par case. Vos pions y arrivent de la réserve pour 1 point et vont d'un
  camp à l'autre pour 1 point.
  .title = Installez un camp
  .task = Votre explorateur a atteint la clairière en c2. Choisissez « Camp » et c2.
  .done = Vous avez deux camps, et ils restent où ils sont.
learn-swap =
  Vous possédez un jaguar et une assiette, Ixchel possède un jaguar. Pour 3 points, vous donnez un trésor et en prenez
  un autre. Deux trésors identiques sont à l'abri : seuls les trésors isolés peuvent être pris.
  .title = Échangez des trésors
  .task = Choisissez « Échanger » et faites de votre assiette un second jaguar.
  .done = Une paire : 3 points au lieu de 2, et personne ne peut vous la prendre.
learn-guard =
  Vous tenez le temple en b3. Pour 5 points, un gardien vous l'assure jusqu'à la fin de la partie. Le prix est élevé :
  le gardien reste là, vos autres pions sur la case sont perdus, et le temple ne peut plus grandir. Vous pouvez placer
  deux gardiens par partie.
  .title = Placez un gardien
  .task = Choisissez « Gardien », puis b3, avec un explorateur ou le chef.
  .done = Le cadenas le montre : b3 compte pour vous à chaque décompte à venir.
learn-volcano =
  Un volcan a été pioché, et tout s'arrête pour un décompte. L'un après l'autre, en commençant par vous, chaque joueur
  dépense 10 points et compte aussitôt ses points : les temples tenus et les séries de trésors. Un rival peut encore
  vous dépasser ensuite, si bien que le même temple peut compter pour les deux.
  .title = Le volcan
  .task =
    Dépensez vos points comme vous voulez, puis finissez votre tour pour marquer. « En cas de décompte » montre ce que
    cela rapporterait.
  .done = Vos points sont sur la piste. Quand tous ont compté leurs points, vous posez le volcan ; personne ne peut y passer.


## L'analyse d'une partie

analysis-about = Chaque tour est comparé au meilleur que nous trouvons, en ne sachant que ce que son joueur pouvait voir.
analysis-judged = Évalué par le bot planner avec { $nodes } positions, quatre fois plus que d'habitude. Il pense comme le bot qui a joué ce tour et peut passer à côté des mêmes choses.
analysis-start = Analyser cette partie
analysis-again = Réessayer
analysis-stop = Arrêter
analysis-go-on = Continuer
analysis-lost = Perdu
analysis-to-best = points de moins que le meilleur tour trouvé
analysis-is-best = rien de mieux n'a été trouvé
analysis-unspent = Non dépensés
analysis-points =
  { $ap ->
    [one] point d'action
   *[other] points d'action
  }
analysis-best = Meilleur tour trouvé
analysis-best-then = Le meilleur à partir de là
analysis-waiting = Analyse de ce tour…
analysis-chart = Points perdus
analysis-progress = { $done } tours sur { $total }
analysis-turning = Tournants
analysis-turn = Tour { $turn }
analysis-player = Joueur
analysis-best-turns = Meilleurs tours
analysis-bar =
  { $known ->
    [true] Tour { $turn }, { $name } : { $loss } perdus
   *[false] Tour { $turn }, { $name } : pas encore analysé
  }

## Statistics of one's own games

stats-title = Statistiques
stats-lead = Vos propres parties dans ce navigateur. Personne d'autre ne les voit.
stats-how = Une partie compte une fois pour chaque place jouée dans ce navigateur. Les parties que le serveur n'a plus comptent encore.
stats-empty = Aucune partie terminée pour l'instant. Dès qu'une partie sera finie, vous verrez ici votre résultat, d'où venaient vos points et contre qui vous avez joué.
stats-gathering = Collecte de vos parties…
stats-missing =
  { $count ->
    [one] Il manque une partie : le serveur n'a pas répondu. Réessayez plus tard.
   *[other] Il manque { $count } parties : le serveur n'a pas répondu. Réessayez plus tard.
  }
stats-export = Exporter (CSV)
stats-games = Parties
stats-wins = Victoires
stats-average = Points en moyenne
stats-best = Meilleure partie
stats-editions = Par édition et nombre de joueurs
stats-against = Contre qui
stats-opponent = Adversaire
stats-ahead = Plus de points que l'adversaire
stats-sources = D'où venaient les points
stats-a-game = { $points } par partie
stats-other = Points de départ et mises
