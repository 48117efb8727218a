### Les exemples, pas à pas. Les positions sont dans teaching/data/examples.toml.


example-first-round = Deux tours au début d'une partie : des ruines et un trésor, puis une clairière et un temple.
  .title = Un premier tour de table
example-first-round-1 = Ana commence. Elle a pioché des ruines à quatre masques.
example-first-round-2 =
  Elle les pose en c1 : une dalle de la clairière y mène. Quatre trésors sont posés face cachée sur les ruines.
  Elle a maintenant 10 points d'action.
example-first-round-3 = Pour 1 point, elle amène son chef au camp de base.
example-first-round-4 = Le chef va aux ruines par la clairière. Chaque passage montre une dalle : 2 points.
example-first-round-5 = Déterrer le trésor du dessus coûte 3 points. Un pion qui vient d'arriver peut agir aussitôt.
example-first-round-6 =
  Elle aurait assez de points pour un autre trésor. Mais dans un tour, chaque trésor demande un pion de plus, et seul
  son chef est ici.
example-first-round-7 = Elle amène donc deux explorateurs au camp de base.
example-first-round-8 = L'un d'eux va au temple en a2 : deux dalles, 2 points. Ses points sont épuisés.
example-first-round-9 = Ixchel pose une clairière en c2. Poser une clairière n'a pas d'effet. Elle aussi a 10 points.
example-first-round-10 = Elle amène deux explorateurs, 1 point chacun.
example-first-round-11 =
  Tous deux vont au temple en a2, pour 2 points chacun. L'explorateur d'Ana ne les en empêche pas.
example-first-round-12 =
  Deux explorateurs peuvent dégager deux étages, à 2 points chacun : le temple passe de 1 à 3. Ixchel le tient, à deux
  contre un.
example-first-round-13 = Elle aussi a épuisé ses points. Ana pioche la tuile suivante.

example-clearing = Combien d'étages on peut dégager en un tour.
  .title = Des étages sur plusieurs temples
example-clearing-1 = Ana a 10 points, un explorateur en b3, trois en c3 et un en a2.
example-clearing-2 = Avec un explorateur, elle dégage un étage en b3 : 2 points, et le temple vaut 3.
example-clearing-3 = Avec des explorateurs différents, elle dégage deux étages en c3 : de 3 à 5, pour 4 points.
example-clearing-4 = Un troisième explorateur est prêt en c3, mais on ne dégage pas plus de deux étages par temple et par tour.
example-clearing-5 = La limite vaut pour chaque temple. Elle peut donc encore dégager un étage en a2.

example-guardian = Ce que coûte un gardien et ce qu'il rapporte.
  .title = Un gardien, 4 contre 3
example-guardian-1 =
  Sur le temple de valeur 6, Ana a son chef et un explorateur : 3 + 1 = 4. Ixchel a trois explorateurs : 3. Ana
  tient le temple.
example-guardian-2 =
  Pour 5 points, elle fait de son chef le gardien. Son explorateur présent quitte la partie ; les trois d'Ixchel
  restent.
example-guardian-3 = Désormais personne ne peut plus dégager ce temple, pas même Ana.
example-guardian-4 = Ixchel a beau amener des explorateurs, les 6 points sont à Ana à chaque décompte.

example-digging = Deux trésors à un endroit, un troisième ailleurs.
  .title = Fouiller, et fouiller encore
example-digging-1 = Ana a trois explorateurs sur des ruines à trois trésors, et 10 points.
example-digging-2 = Elle fouille deux fois : 6 points, avec deux explorateurs différents.
example-digging-3 = Le troisième ne peut plus fouiller ici : pas plus de deux trésors par tour dans les mêmes ruines.
example-digging-4 = Il va donc dans les ruines voisines, à une dalle de là.
example-digging-5 = Là, le compte repart de zéro : un troisième trésor, et tous les points sont dépensés.

example-camps = Comment les pions voyagent d'un camp à l'autre.
  .title = De camp en camp
example-camps-1 = Ana a un camp en c2 et un autre en e2. Son chef est dans celui de c2.
example-camps-2 = Pour 1 point, le chef va dans l'autre camp, quelle que soit la distance.
example-camps-3 = Depuis la réserve aussi, un pion rejoint pour 1 point n'importe lequel de ses camps.
example-camps-4 = Le camp d'Ixchel en d3 lui est fermé : elle ne peut ni en partir, ni y arriver.

example-swap = Un trésor contre un autre fait une paire.
  .title = Un échange pour une paire
example-swap-1 =
  Ana possède deux jaguars, un totem et une assiette : 3 + 1 + 1 = 5 points. Ixchel possède deux caciques, une
  assiette et une statue : 5 points aussi.
example-swap-2 = Les caciques d'Ixchel forment une paire. Les paires sont à l'abri.
example-swap-3 =
  Pour 3 points, Ana donne son totem et prend l'assiette. Elle a maintenant deux paires, 6 points à chaque
  décompte. Ixchel ne peut pas refuser et garde 5 points.

example-scoring = Ce que rapportent les temples et les trésors.
  .title = Un décompte de 29 points
example-scoring-1 =
  Un volcan est sorti. Ana joue d'abord et pourrait encore dépenser 10 points. Elle tient des temples de valeur 3,
  5, 5 et 8 : 21 points. En d2, son chef compte 3 contre deux explorateurs. Deux paires et deux trésors seuls : 3
  + 3 + 1 + 1 = 8.
example-scoring-2 = Elle finit son tour et marque 21 + 8 = 29. Ixchel a maintenant 10 points.
example-scoring-3 =
  Ixchel marque le temple de valeur 9. Quand tous ont marqué, Ana pose le volcan et joue son propre tour.

example-auction = Quatre joueurs misent pour quatre tuiles.
  .title = Une manche d'enchères
example-auction-1 = Chacun a 20 points. Quatre tuiles sont visibles, et Ana ouvre la première enchère.
example-auction-2 = Ana mise 1, Ixchel 2. Balam passe et quitte cette enchère. Itzel mise 3.
example-auction-3 = Ana mise 4, Ixchel 5. Itzel et Ana passent. Ixchel gagne et paie 5 : il lui reste 15 points.
example-auction-4 = Elle prend les ruines, les pose et joue un tour ordinaire. Puis son amulette est retournée.
example-auction-5 =
  La deuxième enchère est ouverte par Balam, à gauche d'Ixchel, qui n'y participe plus. Balam mise 1, Itzel 3, Ana
  4 ; les autres passent. Ana paie 4.
example-auction-6 = Ana prend un temple et joue son tour.
example-auction-7 =
  Il ne reste que Balam et Itzel. Balam ouvre et passe, Itzel passe aussi. Personne n'a misé : c'est à Balam, qui
  a passé le premier, et il ne paie rien.
example-auction-8 = Balam prend la clairière et joue son tour.
example-auction-9 =
  Itzel reçoit la dernière tuile sans enchère et gratuitement. Puis toutes les amulettes sont remises face visible, et
  Ana, à sa gauche, ouvre la manche suivante.

example-auction-1999 = Les mêmes règles, d'autres mises.
  .title = Une enchère de la première édition
example-auction-1999-1 = Quatre joueurs avec 20 points chacun, et quatre tuiles visibles.
example-auction-1999-2 = Ana mise 4, Ixchel 5, et tous les autres passent. Ixchel paie 5.
example-auction-1999-3 = Elle prend une tuile et joue son tour.
example-auction-1999-4 = Balam ouvre la deuxième enchère à 3. Itzel passe, Ana mise 4, Balam passe. Ana paie 4.
example-auction-1999-5 = Ana joue son tour.
example-auction-1999-6 = Balam et Itzel passent tous deux. Balam a passé le premier et joue gratuitement.
example-auction-1999-7 = Itzel prend gratuitement la dernière tuile. Ana, à sa gauche, ouvre la manche suivante.

example-legend-scoring = Les six catégories, une par une.
  .title = Un décompte de Legend, 67 à 79
example-legend-scoring-1 = Un décompte avec Ana et Ixchel. Le tableau à côté du plateau montre ce que chacune marquerait.
example-legend-scoring-2 =
  Un temple rapporte sa valeur. Ana tient les temples 9, 7 et 6 : 22 points. Ixchel tient les temples 7, 7, 6 et 3 :
  23 points.
example-legend-scoring-3 =
  Les temples les plus hauts rapportent un supplément. Le 9 et le 7 d'Ana donnent 8 + 5 = 13, les deux 7 d'Ixchel 5 +
  5 = 10.
example-legend-scoring-4 = Chaque volcan tenu vaut 10. Ana en tient un, Ixchel deux.
example-legend-scoring-5 =
  La jungle, les clairières et les ruines vides comptent une fois par temple. Ana : 4 cases fois 3 temples font 12.
  Ixchel : 4 fois 4 font 16.
example-legend-scoring-6 =
  Les lacs sont multipliés par les masques de vos ruines. Ana a neuf masques mais pas de lac : 0. Ixchel a deux
  lacs et trois masques : 6.
example-legend-scoring-7 =
  Les séries de trésors. Ana a des séries d'un, de deux et de trois trésors : 1 + 3 + 6 = 10. Ixchel en a d'un et de
  deux : 1 + 3 = 4.
example-legend-scoring-8 = Ana finit son tour : 67 points, en plus de son point de départ.
example-legend-scoring-9 = Ixchel finit le sien : 79 points, en plus de ses 2.

example-legend-exchange = Quand on peut échanger un trésor contre un autre.
  .title = Échanger des trésors dans Legend
example-legend-exchange-1 =
  Ana a deux jaguars, deux caciques, un totem et une carafe. Ixchel a deux caciques et deux jaguars.
example-legend-exchange-2 =
  Ana voudrait donner un cacique contre un jaguar. Elle ne peut pas : pour donner un seul trésor, il faut en avoir
  plus de cette sorte qu'Ixchel, et chacune en a deux.
example-legend-exchange-3 =
  Elle a plus de totems qu'Ixchel, et autant de jaguars. Elle donne donc le totem et prend un jaguar : trois
  jaguars. Dans Legend, les paires ne sont pas à l'abri.
example-legend-exchange-4 = Pour 3 points de plus, elle donne la carafe contre le dernier jaguar : elle a quatre jaguars.

example-legend-exchange-two = Deux trésors à la fois.
  .title = Deux contre deux
example-legend-exchange-two-1 = Les mêmes trésors, encore une fois.
example-legend-exchange-two-2 =
  Pour 3 points, Ana prend les deux jaguars à la fois et donne un cacique et la carafe. Pour deux trésors, il
  suffit d'en avoir autant de chaque sorte qu'Ixchel.
