### Apprendre le jeu : les éditions comparées, les exemples, l'aide de jeu, les lieux.

learning-nav = Apprendre le jeu


## Les éditions comparées

compare-nav = Comparer les éditions
compare-title = Les éditions côte à côte
compare-intro =
  Toutes les éditions ont le même fond de règles. Voici les points sur lesquels elles diffèrent, tirés des règles
  mêmes que ce programme applique. Ce qui s'écarte de la première édition affichée est signalé.
compare-which = Éditions affichées
compare-only = Seulement les différences
compare-caption = Les points en lignes, les éditions en colonnes
compare-basis = référence de la comparaison
compare-other = différent :
compare-same = Les éditions affichées ne diffèrent en rien.
compare-nothing = rien
compare-range = { $first } à { $last }
compare-section-box = La boîte
compare-section-start = Mise en place
compare-section-play = Déroulement
compare-section-score = Décompte
compare-section-options = Ce que les livrets règlent chacun à leur façon
compare-section-rules = Les règles, chapitre par chapitre
compare-year = Année
compare-publisher = Éditeur
compare-language = Livret qui nous a servi
compare-language-it = italien
compare-language-fr = français
compare-language-en = anglais
compare-players = Joueurs
compare-auction = Enchères
compare-auction-yes = dans le livret
compare-auction-house = règle maison
compare-scenarios = Sites à explorer
compare-firstPlayer = Qui commence
compare-firstPlayer-oldest = le plus âgé
compare-firstPlayer-museumOrRandom = le dernier à avoir visité un musée, ou tirage au sort
compare-firstPlayer-random = tirage au sort
compare-startScore = Points au départ
compare-startScore-seatNumber = 1 à 4, selon l'ordre du tour
compare-auctionStartScore = Points au départ avec enchères
compare-tiles = Tuiles dans la pile
compare-rounds = Manches
compare-actionPoints = Points d'action par tour
compare-cards = Cartes action (à deux joueurs)
compare-dottedHexes = Cases en pointillé autour du plateau
compare-volcanoesPassable = Les pions peuvent entrer sur les volcans
compare-scorings = Décomptes
compare-scoredFor = Ce qui rapporte des points
compare-setValues = 1, 2, 3… trésors identiques
compare-status-stated = écrit
compare-status-derived = déduit
compare-status-reconstructed = reconstitué
compare-status-unknown = texte manquant


## Exemples

examples-title = Exemples
examples-intro =
  Les exemples des livrets, sur de vraies tuiles et avec nos mots. Suivez-les pas à pas : ce sont les règles de ce programme qui les
  jouent.
examples-steps =
  { $count ->
    [one] Une étape
   *[other] { $count } étapes
  }
examples-step = Étape { $number } sur { $count }
examples-previous = Précédent
examples-next = Étape suivante
examples-next-one = Suivant : { $title }
examples-rules = Les règles qu'il explique
examples-points =
  { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
examples-ap =
  { $count ->
    [one] Encore { $count } point d'action
   *[other] Encore { $count } points d'action
  }
examples-would-score = En cas de décompte
examples-total = Total
examples-see = Exemple : { $title }


## L'aide de jeu

aid-nav = Aide de jeu
aid-title = Aide de jeu
aid-intro = Tout ce qu'on cherche pendant la partie, sur une page. Imprimez-la et posez-la à côté du plateau.
aid-print = Imprimer
aid-edition = Édition
aid-actions = Ce que coûtent les actions
aid-price = { $price } PA
aid-price-stones = 1 PA par dalle
aid-price-recruit = { $explorer } / { $leader } PA
aid-act-deploy = Déployer
  .text = Un pion de la réserve au camp de base ou dans un de vos camps.
aid-act-move = Se déplacer
  .text = Vers une case voisine, par les dalles entre les deux.
aid-act-transfer = Transférer
  .text = Un pion entre le camp de base et vos camps, à toute distance.
aid-act-clear = Dégager un étage
  .text = Un de vos pions par étage ; 2 au plus par temple et par tour.
aid-act-dig = Fouiller
  .text = Un de vos pions par trésor ; 2 au plus par ruines et par tour.
aid-act-swap = Échanger des trésors
  .text = Un trésor seul contre un trésor seul d'un rival. Les paires sont à l'abri.
aid-act-camp = Installer un camp
  .text = Sur une clairière ou des ruines vides sans camp. Vous en avez 2.
aid-act-guard = Placer un gardien
  .text = Sur un temple que vous tenez. Vos autres pions y sont perdus. 2 par partie.
aid-act-stone = Poser un jeton dalle
  .text = Sur n'importe quelle frontière. Il compte comme une dalle imprimée. Il y en a 2.
aid-act-movestone = Déplacer un jeton dalle
  .text = D'une frontière à une autre.
aid-act-recruit = Recruter
  .text = Un explorateur ou le second chef rejoint votre réserve.
aid-legend-act-swap = Échanger des trésors
  .text = Un ou deux d'une sorte ; il faut en avoir assez de ce que vous prenez et de ce que vous donnez.
aid-legend-act-camp = Installer un camp
  .text = Sur une clairière ou des ruines vides, sans personne ou avec votre majorité.
aid-base-turn = Piochez une tuile et posez-la de sorte qu'une dalle y mène. Puis dépensez jusqu'à { $ap } points d'action. Le reste est perdu.
  .title = Votre tour
aid-base-count = Un explorateur compte 1, le chef 3. Vous tenez le temple si vous avez plus que chacun de vos rivaux. À égalité, personne ne le tient. Un gardien l'emporte sur tout.
  .title = Qui tient un temple
aid-base-volcano = Chacun, en commençant par celui qui l'a pioché, dépense { $ap } points d'action et compte aussitôt ses points. Puis ce joueur pose le volcan et joue un tour normal. Volcans : lettres { $letters }.
  .title = Un volcan
aid-base-score = Chaque temple que vous tenez rapporte sa valeur. Trésors identiques :
  .title = Décompte
aid-base-end = Après la dernière tuile, chacun a encore une fois { $ap } points d'action et compte ses points. Celui qui en a le plus gagne.
  .title = La fin
aid-base-auction = On commence avec { $start } points. Il y a autant de tuiles visibles que de joueurs. Misez plus ou passez ; le gagnant paie, choisit une tuile, joue son tour et retourne son amulette. Si personne ne mise, le premier à avoir passé joue gratuitement. La dernière tuile est gratuite. Le voisin de gauche du dernier joueur ouvre la manche suivante.
  .title = Avec enchères
aid-legend-round = Six manches, chacune avec un draft et une phase d'actions. Au draft, on prend un élément à la fois : un jeton PA, des cartes (3 ; à quatre joueurs 2), des tuiles (2 à deux joueurs, sinon 1) et une place dans l'ordre suivant.
  .title = Une manche
aid-legend-action = À tour de rôle, une seule chose : jouer une carte, conserver une carte (de droite à gauche, 3 emplacements), poser une tuile sur une case libre à l'intérieur du pointillé, ou utiliser le jeton. Le pouvoir du directeur est gratuit, une fois par partie. On peut passer quand il ne reste ni tuile, ni nouvelle carte, ni jeton.
  .title = La phase d'actions
aid-legend-count = Un explorateur compte 1, un chef 3, sur toute sorte de case. Vous tenez une case si vous y avez plus que chacun de vos rivaux. Un gardien l'emporte sur tout.
  .title = Qui tient une case
aid-legend-volcano = Poser le volcan de B ou de D déclenche aussitôt un décompte : chacun dépense { $ap } points d'action et compte ses points, en commençant par celui qui l'a posé.
  .title = Un volcan
aid-legend-score = Temples : leur valeur, plus 5, 6, 8, 10 pour une valeur de 7, 8, 9, 10. Volcans : 10 chacun. Jungle, clairières et ruines vides × temples. Lacs × masques visibles. Trésors identiques :
  .title = Décompte
aid-legend-end = Après la sixième manche, chacun dépense { $ap } points d'action et compte ses points une dernière fois. Un directeur inutilisé rapporte 5. Celui qui a le plus de points gagne.
  .title = La fin
aid-floors = Étages de temple dans la boîte
aid-floor-level = niveau
aid-floor-count = nombre
aid-differs = Dans cette édition
aid-made = Tikal, { $version }. Création de fans, non officielle.


## Les règles en images

rules-choose = À quelle édition jouez-vous ?
rules-overview = Le jeu en bref
rules-everything = Toutes les règles de cette édition


## Les lieux

places-nav = Les lieux
places-title = Les lieux réels
places-intro = Tikal et les autres cités mayas du jeu existent vraiment. Quelques mots sur chacune.
places-tikal = Tikal
places-where = Où

## Quelques mots sur chaque lieu ; les faits sont bien connus

place-tikal =
  Tikal se trouve dans la forêt tropicale du nord du Guatemala. On y vivait bien avant notre ère, et entre 200 et 900
  environ ses rois gouvernèrent l'une des plus puissantes cités mayas. De grands temples dépassent les arbres ; le plus
  haut, le temple IV, mesure environ 65 mètres. Son déclin commença au IXe siècle ; à la fin du Xe, elle était déserte
  et la forêt s'était refermée sur elle. Une expédition la décrivit en 1848, et l'on y fouille toujours : des relevés
  laser aériens ont révélé, dans la cité et alentour, des milliers de constructions que personne n'avait vues sous les
  feuilles.
  .where = Petén, Guatemala
  .when = apogée entre 200 et 900 environ
place-chichen-itza =
  L'une des cités mayas les plus connues s'étend sur la plaine sèche du Yucatán, près d'un profond puits naturel, le
  cénote sacré, où l'on jetait des offrandes. Sa pyramide, El Castillo, a quatre escaliers ; avec la plateforme du
  sommet, cela fait 365 marches, une par jour de l'année. Aux équinoxes, le soleil dessine un serpent d'ombre et de
  lumière le long de l'escalier nord. Son terrain de jeu de balle est le plus grand que l'on connaisse en Mésoamérique.
  .where = Yucatán, Mexique
  .when = apogée entre 800 et 1100 environ
place-uxmal =
  Uxmal est célèbre pour ses façades : des milliers de pierres taillées y forment des treillis, des serpents et des
  masques au long nez, où l'on voit d'ordinaire Chaac, dieu de la pluie. On comptait sur lui, car ces collines n'ont pas
  de rivière et presque pas de cénotes ; on recueillait l'eau de pluie dans des citernes. La pyramide du Devin, haute
  d'environ 35 mètres, a des flancs arrondis. La légende dit qu'un nain la bâtit en une nuit.
  .where = Yucatán, Mexique
  .when = apogée entre 700 et 1000 environ
place-palenque =
  Palenque s'adosse à des montagnes vertes, et des ruisseaux la traversent ; un aqueduc voûté en conduit un sous terre,
  le long du palais. Le roi Pakal régna 68 ans au VIIe siècle. Sa tombe, au fond du temple des Inscriptions, fut ouverte
  en 1952 : il portait un masque de jade. Les longs textes gravés ici ont aidé à déchiffrer l'écriture maya.
  .where = Chiapas, Mexique
  .when = apogée entre 600 et 800 environ
place-calakmul =
  Calakmul était le siège des rois du serpent et la grande rivale de Tikal. Les deux cités se combattirent et
  intriguèrent pendant plus d'un siècle, jusqu'à ce que Tikal remporte une bataille décisive en 695. Sa plus grande
  pyramide est l'une des plus massives qu'aient bâties les Mayas. Un botaniste aperçut les tertres depuis un avion en
  1931 ; la cité se trouve aujourd'hui dans une réserve où vivent des jaguars.
  .where = Campeche, Mexique
  .when = apogée entre 500 et 800 environ
place-el-mirador =
  La grande époque d'El Mirador est bien plus ancienne : florissante avant notre ère, la cité était presque abandonnée
  vers 150. De larges chaussées la reliaient à d'autres villes de la forêt marécageuse. Son ensemble La Danta, haut
  d'environ 70 mètres, serait par le volume l'une des plus grandes pyramides du monde. Aucune route n'y mène ; la
  plupart des visiteurs marchent deux jours.
  .where = Petén, Guatemala
  .when = apogée entre 300 av. J.-C. et 100 apr. J.-C. environ
places-play = Jouer ici
places-when = Quand
