import type { SierraRulesText } from './text.ts';

export const fr: SierraRulesText = {
  parts: {
    rules: 'Règles',
    rulings: 'Questions et réponses',
    curious: 'Pour aller plus loin',
  },
  sections: {
    minute: {
      title: 'Le jeu en une minute',
      intro:
        'Vous traversez la montagne par petits groupes, et chaque groupe compose un Paysage de cartes Montagne\u00a0: mêmes couleurs côte à côte, couleurs différentes l’une au-dessus de l’autre.\nÀ chaque tour, dans chaque groupe, la personne qui a la carte Rôle pioche 2 cartes Carnet de voyage et en garde 1, qui ne rapportera des points qu’à elle. Ses Compagnons piochent des cartes Montagne et en posent 2 dans le Paysage. Les cartes restantes passent au groupe suivant, la carte Rôle au membre suivant.\nAprès 8 tours (9 dans un groupe de trois), chacun marque les points de la carte Destination de son groupe, 1 point par rivière et par vent, et les points de ses propres cartes Carnet de voyage. Le score le plus élevé l’emporte\u00a0; et si les Compagnons du vainqueur tiennent le rythme, ils gagnent avec lui.',
    },
    setup: {
      title: 'Mise en place',
      intro: 'Ce que contient la boîte, et à quoi ressemble la table avant le premier tour d’une partie en équipe.',
    },
    round: {
      title: 'Le tour',
      intro: 'Chaque tour a trois temps\u00a0: piocher, agir, passer. Tous les groupes jouent en même temps.',
    },
    laying: {
      title: 'Poser des cartes Montagne',
      intro:
        'Un Paysage grandit par lignes d’une seule couleur. Deux façons de poser une carte, et quelques interdits.',
    },
    places: {
      title: 'Les emplacements en détail',
      intro:
        'Les mêmes règles encore une fois, telles que la table les vérifie. Imaginez une feuille quadrillée\u00a0: chaque carte occupe une case, et une ligne est une suite de cases d’une même couleur.',
    },
    symbols: {
      title: 'Symboles',
      intro: 'Chaque carte Montagne porte un symbole parmi six. Deux d’entre eux rapportent des points par eux-mêmes.',
    },
    notebook: {
      title: 'Cartes Carnet de voyage',
      intro: 'Vos propres souvenirs du voyage\u00a0: chacun est une façon de marquer des points.',
    },
    words: {
      title: 'Les mots des cartes',
      intro: 'Les cartes Carnet de voyage, Destination et Étape emploient ces mots, toujours dans le même sens.',
    },
    end: {
      title: 'Fin de partie et victoire',
      intro: 'Quand le voyage s’achève, ce que vous marquez, et qui gagne.',
    },
    campaign: {
      title: 'Campagne',
      intro:
        'De 1 à 3 voyageurs. Une carte Étape fixe l’objectif\u00a0: dépassez ses scores pour obtenir des Soleils. Jouez en solo, «\u00a0Baroudeur solitaire\u00a0», ou tous dans le même groupe, «\u00a0Ensemble jusqu’au bout\u00a0» (coopératif).',
    },
    competitive: {
      title: 'Partie compétitive',
      intro: 'De 2 à 4 joueurs\u00a0: chacun voyage seul et compose son propre Paysage.',
    },
    'on-landscape': {
      title: 'Sur le Paysage',
      intro: 'Là où les règles du jeu imprimé se taisent, cette table suit les réponses que voici.',
    },
    'on-groups': {
      title: 'Sur les groupes et tours',
      intro: 'Qui s’assoit où, qui voit quoi, et à quel moment.',
    },
    'on-piles': { title: 'Sur les pioches et défausses' },
    'on-scoring': { title: 'Sur le décompte des points' },
    'on-victory': { title: 'Sur la victoire' },
    'on-campaign': { title: 'Sur les autres modes' },
    'on-stages': {
      title: 'Sur les règles des Étapes',
      intro: 'Les cartes Étape peuvent modifier les règles. Voici ce que signifie exactement chaque changement.',
    },
    box: {
      title: 'Ce que contient notre boîte',
      intro: 'Les cartes de cette table sont les nôtres.',
    },
  },
  rules: {
    'SI-MODE-01': {
      title: 'La partie en équipe sert de modèle.',
      text: 'Ces règles décrivent la partie en équipe. Pour les parties en solo, coopératives et compétitives, elles n’indiquent que les différences\u00a0; tout le reste est comme en équipe.',
    },
    'SI-MODE-02': {
      title: 'Le nombre de joueurs décide des modes possibles.',
      text: 'En équipe\u00a0: de 4 à 8 joueurs. Campagne en solo\u00a0: 1. Campagne coopérative\u00a0: 2 ou 3. Compétitif\u00a0: de 2 à 4.',
    },
    'SI-COMP-01': {
      title: 'Il y a cinq sortes de cartes.',
      text: 'Les cartes Montagne composent les Paysages. Les cartes Carnet de voyage, de base et avancées, et les cartes Destination, à deux faces, disent ce qui rapporte des points. Les cartes Rôle, à deux faces elles aussi, montrent qui fait quoi. Les cartes Étape servent à la campagne. S’y ajoute un bloc de score\u00a0; ici, la table compte pour vous.',
    },
    'SI-COMP-02': {
      title: 'Chaque carte Montagne a une couleur et un symbole.',
      text: 'Une couleur parmi quatre (ocre, cramoisi, turquoise, violet) et un symbole parmi six (mammifère, oiseau, maison, vestige, rivière, vent).',
    },
    'SI-COMP-03': {
      title: 'Aucune couleur, aucun symbole n’est plus rare.',
      text: 'Parmi les cartes Montagne, les quatre couleurs sont en nombre égal, et les six symboles aussi.',
    },
    'SI-COMP-04': {
      title: 'Les cartes Étape sont réservées à la campagne.',
      text: 'Vous n’en avez besoin que dans la campagne, en solo ou en coopératif. En équipe et en mode compétitif, elles restent dans la boîte.',
    },
    'SI-SET-01': {
      title: 'Les cartes Carnet de voyage forment une pioche.',
      text: 'Elles sont mélangées et placées face cachée au milieu, pour tout le monde.',
    },
    'SI-SET-02': {
      title: 'Les cartes Montagne forment une pioche.',
      text: 'Elles aussi sont mélangées et placées face cachée au milieu, pour tout le monde.',
    },
    'SI-SET-03': {
      title: 'Formez des groupes de deux.',
      text: 'Les deux membres d’un groupe sont Compagnons\u00a0: ils partagent un Paysage et une carte Destination.',
    },
    'SI-SET-04': {
      title: 'Un nombre impair de joueurs donne un groupe de trois.',
      text: 'À 5, il y a un groupe de deux et un groupe de trois\u00a0; à 7, deux groupes de deux et un groupe de trois. Il n’y a jamais plus d’un groupe de trois.',
    },
    'SI-SET-05': {
      title: 'Les Compagnons sont côte à côte.',
      text: 'Les membres d’un groupe occupent des places voisines.',
    },
    'SI-SET-06': {
      title: 'Chaque groupe a une carte Destination.',
      text: 'Elle est placée devant le groupe et montre la face qu’il a choisie, A ou B. À la fin, elle rapporte des points à chacun de ses membres.',
    },
    'SI-SET-07': {
      title: 'Dans chaque groupe, le membre le plus à gauche prend la carte Rôle.',
      text: 'C’est la carte Rôle dont la couleur est celle de la carte Destination du groupe.',
    },
    'SI-SET-08': {
      title: 'La carte Rôle montre la taille du groupe.',
      text: 'Un groupe de deux la tourne sur sa face Duo, un groupe de trois sur sa face Trio.',
    },
    'SI-SET-09': {
      title: 'Deux cartes Montagne attendent devant chaque groupe.',
      text: 'Elles sont distribuées face cachée avant le premier tour. Les Compagnons les ramasseront.',
    },
    'SI-FIRST-01': {
      title: 'Première partie\u00a0: seulement les cartes Carnet de voyage de base.',
      text: 'Quand vous jouez pour la première fois, laissez les cartes Carnet de voyage avancées hors de la pioche.',
    },
    'SI-FIRST-02': {
      title: 'Première partie\u00a0: la face A des cartes Destination.',
      text: 'Quand vous jouez pour la première fois, personne ne choisit de face\u00a0: toutes les cartes Destination montrent leur face A.',
    },
    'SI-TURN-01': {
      title: 'Tous les groupes jouent en même temps.',
      text: 'Il n’y a pas d’ordre de jeu pendant un tour\u00a0: tous les groupes le jouent ensemble, du début à la fin.',
    },
    'SI-TURN-02': {
      title: 'Piochez 2 cartes, puis faites une action.',
      text: 'Chacun pioche 2 cartes, puis fait une seule action avec les cartes qu’il a en main. Ce que vous piochez et ce que vous faites dépendent de la carte Rôle\u00a0: la personne qui l’a prend des cartes Carnet de voyage, ses Compagnons prennent des cartes Montagne.',
    },
    'SI-TURN-03': {
      title: 'La personne qui a la carte Rôle pioche 2 cartes Carnet de voyage.',
      text: 'Dans chaque groupe, c’est la personne qui a la carte Rôle ce tour-ci, et elle seule.',
    },
    'SI-TURN-04': {
      title: 'La personne qui a la carte Rôle garde une carte Carnet de voyage et défausse l’autre.',
      text: 'La carte Carnet de voyage que vous gardez reste devant vous, face visible, jusqu’à la fin de la partie.',
    },
    'SI-TURN-05': {
      title: 'Les Compagnons posent exactement 2 cartes Montagne.',
      text: 'À chaque tour, 2 cartes Montagne rejoignent le Paysage du groupe, posées par le Compagnon ou par les deux Compagnons ensemble\u00a0: jamais plus, jamais moins. Ce que deviennent les autres cartes dépend de la taille du groupe et du mode.',
    },
    'SI-TURN-06': {
      title: 'Parlez autant que vous voulez.',
      text: 'Entre membres d’un même groupe, vous pouvez discuter sans limite et vous montrer vos mains avant de décider.',
    },
    'SI-DUO-01': {
      title: 'Groupe de deux\u00a0: le Compagnon a 4 cartes Montagne en main.',
      text: 'Ramassez les 2 cartes Montagne qui se trouvent devant votre groupe et piochez-en 2 de plus.',
    },
    'SI-DUO-02': {
      title: 'Groupe de deux\u00a0: posez 2 des 4 cartes.',
      text: 'Le Compagnon pose 2 des 4 cartes dans le Paysage. Il garde les 2 autres en main pour les passer.',
    },
    'SI-TRIO-01': {
      title: 'Groupe de trois\u00a0: chaque Compagnon prend une des cartes en attente.',
      text: 'Deux cartes Montagne se trouvent devant le groupe. Chacun des deux Compagnons en prend une au hasard.',
    },
    'SI-TRIO-02': {
      title: 'Groupe de trois\u00a0: chaque Compagnon a 3 cartes en main.',
      text: 'En plus de la carte qu’il vient de prendre, chaque Compagnon pioche 2 cartes Montagne.',
    },
    'SI-TRIO-03': {
      title: 'Groupe de trois\u00a0: chaque Compagnon pose 1 carte.',
      text: 'Chaque Compagnon pose dans le Paysage 1 carte de sa propre main, ce qui en fait 2 pour le groupe.',
    },
    'SI-TRIO-04': {
      title: 'Groupe de trois\u00a0: chaque Compagnon défausse 1 carte.',
      text: 'Comme la carte posée, elle vient de sa propre main.',
    },
    'SI-TRIO-05': {
      title: 'Groupe de trois\u00a0: il reste 1 carte à chaque Compagnon.',
      text: 'De ses 3 cartes, l’une a été posée et une autre défaussée. La dernière est passée, avec la dernière de l’autre Compagnon.',
    },
    'SI-PASS-01': {
      title: 'Le tour se termine quand tous les groupes ont fini.',
      text: 'Un groupe qui a terminé attend les autres.',
    },
    'SI-PASS-02': {
      title: 'Passez vos 2 dernières cartes Montagne au groupe suivant.',
      text: 'Chaque groupe dépose les 2 cartes Montagne qui lui restent devant le groupe suivant, qui les ramassera au tour d’après.',
    },
    'SI-PASS-03': {
      title: 'La carte Rôle change de main.',
      text: 'Dans chaque groupe, la carte Rôle va au membre suivant et, après le dernier, de nouveau au premier.',
    },
    'SI-PASS-04': {
      title: 'Chacun a la carte Rôle aussi souvent que les autres.',
      text: 'Dans un groupe de deux, vous l’avez un tour sur deux\u00a0; dans un groupe de trois, un tour sur trois.',
    },
    'SI-EX-03': {
      title: 'Exemple\u00a0: la carte Rôle dans un groupe de trois.',
      text: 'Le premier membre l’a aux tours 1, 4 et 7, le deuxième aux tours 2, 5 et 8, le troisième aux tours 3, 6 et 9.',
    },
    'SI-EX-04': {
      title: 'Exemple\u00a0: la carte Rôle dans un groupe de deux.',
      text: 'Le premier membre l’a aux tours impairs (1, 3, 5, 7), le second aux tours pairs (2, 4, 6, 8).',
    },
    'SI-PLACE-01': {
      title: 'Posez une carte à gauche ou à droite d’une carte de même couleur.',
      text: 'La carte rejoint directement la ligne, bord à bord, et l’allonge. Les deux extrémités d’une ligne sont toujours ouvertes à sa couleur, sauf si une Étape limite la longueur des lignes.',
    },
    'SI-PLACE-02': {
      title: 'Ou commencez une nouvelle ligne juste au-dessus ou juste en dessous d’une autre couleur.',
      text: 'La carte doit se trouver exactement au-dessus ou en dessous d’une carte d’une autre couleur. C’est la première carte d’une nouvelle ligne.',
    },
    'SI-PLACE-03': {
      title: 'Une couleur peut revenir.',
      text: 'Une nouvelle ligne peut avoir une couleur que d’autres lignes du Paysage ont déjà.',
    },
    'SI-PLACE-04': {
      title: 'Deux lignes de même couleur ne sont jamais juste l’une au-dessus de l’autre.',
      text: 'Une ligne située juste au-dessus ou juste en dessous d’une autre doit avoir une couleur différente.',
    },
    'SI-PLACE-05': {
      title: 'Une ligne n’a pas de trou.',
      text: 'Les cartes d’une ligne se touchent. On ne peut pas laisser un emplacement libre pour le combler plus tard.',
    },
    'SI-PLACE-06': {
      title: 'Rien ne se glisse entre deux lignes.',
      text: 'Quand une ligne est juste au-dessus d’une autre, aucune carte ne peut s’intercaler.',
    },
    'SI-PLACE-07': {
      title: 'Une ligne ne mélange jamais les couleurs.',
      text: 'Toutes les cartes d’une ligne ont la même couleur.',
    },
    'SI-PLACE-08': {
      title: 'Les cartes des tours précédents ne bougent plus.',
      text: 'Une fois le tour terminé, les cartes que vous y avez posées ne peuvent plus être déplacées.',
    },
    'SI-GEO-01': {
      title: 'La première carte n’a qu’un emplacement.',
      text: 'Tant que le Paysage est vide, il n’y a rien à choisir\u00a0: la première carte va sur l’emplacement de départ, et le Paysage s’étend à partir d’elle.',
    },
    'SI-GEO-02': {
      title: 'Prolonger une ligne\u00a0: à ses deux extrémités.',
      text: 'Une carte peut aller juste à gauche de la carte la plus à gauche, ou juste à droite de la carte la plus à droite, de n’importe quelle ligne de sa couleur.',
    },
    'SI-GEO-03': {
      title: 'Commencer une ligne en haut\u00a0: au-dessus de n’importe quelle carte de la ligne du haut.',
      text: 'La nouvelle ligne se trouve juste au-dessus de la ligne du haut, dans n’importe quelle colonne où celle-ci a une carte. La carte doit avoir une autre couleur que la ligne du haut.',
    },
    'SI-GEO-04': {
      title: 'Commencer une ligne en bas\u00a0: en dessous de n’importe quelle carte de la ligne du bas.',
      text: 'La nouvelle ligne se trouve juste en dessous de la ligne du bas, dans n’importe quelle colonne où celle-ci a une carte. La carte doit avoir une autre couleur que la ligne du bas.',
    },
    'SI-GEO-05': {
      title: 'Il n’y a pas d’autre emplacement.',
      text: 'Ne sont permis que l’emplacement de la première carte, les extrémités des lignes de même couleur et les nouvelles lignes tout en haut ou tout en bas.',
    },
    'SI-GEO-06': {
      title: 'Combien d’emplacements a une carte.',
      text: 'Deux par ligne de sa couleur\u00a0; un par carte de la ligne du haut, si cette ligne est d’une autre couleur\u00a0; un par carte de la ligne du bas, si cette ligne est d’une autre couleur.\nExemple\u00a0: dans ce Paysage, une carte violette a 7 emplacements\u00a0: les 2 extrémités de la ligne violette, 2 au-dessus de la ligne du haut et 3 en dessous de la ligne du bas.',
    },
    'SI-GEO-07': {
      title: 'Il y a toujours un emplacement.',
      text: 'Soit la ligne du haut est d’une autre couleur, et vous pouvez commencer une ligne au-dessus d’elle\u00a0; soit elle est de la même couleur, et vous pouvez la prolonger. Seules les règles spéciales d’une Étape peuvent supprimer tous les emplacements.',
    },
    'SI-SYM-01': {
      title: 'Six symboles\u00a0: mammifère, oiseau, maison, vestige, rivière, vent.',
      text: 'Chaque carte Montagne en porte exactement un. Les cartes qui rapportent des points s’intéressent aux symboles, aux couleurs, aux lignes et aux colonnes.',
    },
    'SI-SYM-02': {
      title: 'Chaque rivière et chaque vent vaut 1 point.',
      text: 'Chaque carte rivière et chaque carte vent du Paysage rapporte 1 point à chaque membre du groupe.',
    },
    'SI-NOTE-01': {
      title: 'Une carte Carnet de voyage est une façon de marquer des points.',
      text: 'Elle contient une règle de score, qui porte sur la manière dont le Paysage de votre propre groupe est disposé.',
    },
    'SI-NOTE-02': {
      title: 'Elle ne rapporte des points qu’à vous.',
      text: 'Une carte Carnet de voyage donne ses points au joueur qui l’a gardée, et non à ses Compagnons.',
    },
    'SI-NOTE-03': {
      title: 'Les cartes Carnet de voyage gardées sont visibles de tous.',
      text: 'Elles restent face visible pendant toute la partie. Chacun, dans n’importe quel groupe, peut les lire quand il veut.',
    },
    'SI-NOTE-04': {
      title: 'Quand la pioche de cartes Carnet de voyage est vide, on la refait.',
      text: 'Les cartes Carnet de voyage défaussées sont alors mélangées et forment une nouvelle pioche.',
    },
    'SI-LEX-01': {
      title: 'Ligne\u00a0: des cartes d’une même couleur côte à côte.',
      text: 'Une ligne est toute la rangée horizontale de cartes de même couleur.',
    },
    'SI-LEX-02': {
      title: 'Colonne\u00a0: des cartes exactement les unes au-dessus des autres.',
      text: 'Une colonne réunit toutes les cartes d’une même bande verticale, qu’elles se touchent ou que des emplacements libres les séparent.',
    },
    'SI-LEX-03': {
      title: 'Adjacent\u00a0: en contact par un côté.',
      text: 'Les cartes juste à gauche, à droite, au-dessus et en dessous d’une carte. Un coin ne suffit jamais.',
    },
    'SI-LEX-04': {
      title: 'Non adjacent\u00a0: il y a un trou entre les deux.',
      text: 'Deux cartes séparées verticalement par un emplacement libre font partie de la même colonne, mais ne sont pas adjacentes.',
    },
    'SI-LEX-05': {
      title: 'Autour\u00a0: les cartes, 8 au plus, qui touchent une carte.',
      text: 'Par un côté ou par un coin\u00a0: à gauche, à droite, au-dessus, en dessous et sur les quatre diagonales.',
    },
    'SI-LEX-06': {
      title: 'De chaque côté\u00a0: à gauche et à droite à la fois.',
      text: 'La carte a une voisine juste à gauche et une autre juste à droite.',
    },
    'SI-LEX-07': {
      title: 'Paire\u00a0: deux cartes, où qu’elles soient.',
      text: 'Elles peuvent se trouver partout dans le Paysage et n’ont pas besoin de se toucher.',
    },
    'SI-LEX-08': {
      title: 'Une carte compte une fois par type de paire.',
      text: 'Une carte qui fait déjà partie d’une paire ne peut pas entrer dans une autre paire du même type. Avec 3 maisons et 2 vestiges, vous avez 2 paires d’une maison et d’un vestige.',
    },
    'SI-LEX-09': {
      title: 'Trio\u00a0: un lot de trois cartes, où qu’elles soient.',
      text: 'Comme une paire, mais avec trois cartes\u00a0: elles peuvent se trouver partout dans le Paysage et n’ont pas besoin de se toucher.',
    },
    'SI-END-01': {
      title: 'La partie compte 8 tours.',
      text: 'C’est le cas pour tous les groupes de deux.',
    },
    'SI-END-02': {
      title: 'Un groupe de trois joue un 9e tour.',
      text: 'Lui seul le joue\u00a0; les groupes de deux ont terminé.',
    },
    'SI-END-03': {
      title: 'Un groupe de deux finit avec 16 cartes Montagne.',
      text: 'Elles forment son Paysage, et chacun des deux joueurs a 4 cartes Carnet de voyage.',
    },
    'SI-END-04': {
      title: 'Un groupe de trois finit avec 18 cartes Montagne.',
      text: 'Elles forment son Paysage, et chacun des trois joueurs a 3 cartes Carnet de voyage.',
    },
    'SI-SCORE-01': {
      title: 'Le décompte commence quand tous les groupes ont terminé.',
      text: 'Chaque groupe doit avoir joué son dernier tour, y compris le 9e tour d’un groupe de trois.',
    },
    'SI-SCORE-02': {
      title: 'Marquez les points de la carte Destination de votre groupe.',
      text: 'Chaque membre du groupe les reçoit tous.',
    },
    'SI-SCORE-03': {
      title: 'Marquez 1 point par rivière et par vent.',
      text: 'Comptez les cartes rivière et vent du Paysage de votre groupe. Chaque membre reçoit ces points.',
    },
    'SI-SCORE-04': {
      title: 'Marquez les points de vos propres cartes Carnet de voyage.',
      text: 'Chacun ne compte que les cartes Carnet de voyage qui se trouvent devant lui.',
    },
    'SI-SCORE-05': {
      title: 'Votre score est la somme des trois.',
      text: 'La carte Destination, plus les rivières et les vents, plus vos propres cartes Carnet de voyage.',
    },
    'SI-WIN-01': {
      title: 'Le score le plus élevé donne la victoire individuelle.',
      text: 'Rien de ce qui vient ensuite, comme le bonus des Compagnons, ne peut la remettre en cause.',
    },
    'SI-WIN-02': {
      title: 'Égalité entre deux groupes\u00a0: les deux joueurs gagnent.',
      text: 'Si deux joueurs de groupes différents partagent le score le plus élevé, ils remportent tous deux la victoire individuelle.',
    },
    'SI-WIN-03': {
      title: 'Égalité entre deux groupes\u00a0: pas de victoire en équipe.',
      text: 'Quand des joueurs de groupes différents se partagent la victoire individuelle, aucun groupe ne peut remporter la victoire en équipe.',
    },
    'SI-TEAM-01': {
      title: 'Les Compagnons du vainqueur reçoivent un bonus.',
      text: '5 points dans un groupe de deux\u00a0; 10 points pour chacun des deux Compagnons dans un groupe de trois.',
    },
    'SI-TEAM-02': {
      title: 'Le groupe gagne aussi si tous ses membres sont en tête.',
      text: 'Ajoutez le bonus au score des Compagnons. Si chaque membre du groupe du vainqueur a maintenant plus de points que chaque joueur des autres groupes, tout le groupe remporte aussi la victoire en équipe.',
    },
    'SI-TEAM-03': {
      title: 'Le bonus ne change jamais la victoire individuelle.',
      text: 'Elle reste au joueur qui avait le score le plus élevé avant le bonus, même si, grâce au bonus, un Compagnon le dépasse.',
    },
    'SI-EX-01': {
      title: 'Exemple\u00a0: David remporte la victoire individuelle.',
      text: 'Ada et Bruno forment un groupe de deux\u00a0; Celia, David et Ewa un groupe de trois. Les 62 points de David sont le score le plus élevé avant tout bonus.',
    },
    'SI-EX-02': {
      title: 'Exemple\u00a0: le groupe de David remporte la victoire en équipe.',
      text: 'Avec un bonus de 10 points chacune, Celia a 64 points et Ewa 57. Avec les 62 points de David, tous trois dépassent les 55 points d’Ada et les 51 de Bruno\u00a0: Celia, David et Ewa remportent la victoire en équipe. David garde la victoire individuelle, bien que Celia ait maintenant plus de points que lui.',
    },
    'SI-CAMP-01': {
      title: 'La carte Étape désigne la Destination.',
      text: 'Dans la campagne, on ne pioche pas de carte Destination\u00a0: l’Étape que vous jouez dit laquelle est utilisée.',
    },
    'SI-CAMP-02': {
      title: 'Une Étape a des règles spéciales.',
      text: 'Elles figurent au dos de la carte Étape et ne valent que pour cette Étape. La première de nos propres Étapes n’en a pas, pour commencer en douceur.',
    },
    'SI-CAMP-03': {
      title: 'Une Étape a des scores à dépasser.',
      text: 'Sa grille en contient une série pour un joueur seul et une autre pour un groupe.',
    },
    'SI-CAMP-04': {
      title: 'Un Soleil, et c’est gagné.',
      text: 'Dépassez le premier score de l’Étape\u00a0: vous obtenez un Soleil et vous avez gagné. Des scores plus élevés en donnent davantage.',
    },
    'SI-CAMP-05': {
      title: 'Jouez les Étapes dans l’ordre.',
      text: 'Mieux vaut avoir au moins un Soleil avant de passer à l’Étape suivante. C’est un conseil, pas une interdiction.',
    },
    'SI-CAMP-06': {
      title: 'Rejouez une Étape quand vous voulez.',
      text: 'Toute Étape déjà débloquée peut être rejouée pour améliorer votre résultat.',
    },
    'SI-CAMP-07': {
      title: 'Les Soleils restent acquis.',
      text: 'Les Soleils que vous avez obtenus peuvent être notés une fois pour toutes.',
    },
    'SI-SOLO-01': {
      title: 'Solo\u00a0: une Étape, sa Destination, et vous.',
      text: 'Choisissez une carte Étape\u00a0: elle désigne votre carte Destination. Il n’y a pas de carte Rôle, et aucune carte Montagne n’attend devant vous. Le reste se prépare comme en équipe.',
    },
    'SI-SOLO-02': {
      title: 'Solo\u00a0: piochez 2 cartes Carnet de voyage, gardez-en 1.',
      text: 'Vous le faites à chaque tour. L’autre est défaussée.',
    },
    'SI-SOLO-03': {
      title: 'Solo\u00a0: piochez 4 cartes Montagne, posez-en 2.',
      text: 'Vous le faites à chaque tour. Les 2 cartes que vous ne posez pas sont défaussées.',
    },
    'SI-SOLO-04': {
      title: 'Solo\u00a0: la partie se termine après le tour 8.',
      text: 'Vous avez alors 8 cartes Carnet de voyage et un Paysage de 16 cartes Montagne.',
    },
    'SI-SOLO-05': {
      title: 'Solo\u00a0: comparez votre score à ceux de l’Étape.',
      text: 'Sur la carte Étape, la colonne pour un joueur seul dit combien de Soleils vous obtenez.',
    },
    'SI-COOP-01': {
      title: 'Coopératif\u00a0: vous formez un seul groupe.',
      text: 'À deux ou trois, vous formez un groupe unique, avec une carte Étape, qui désigne votre carte Destination. Le reste se prépare comme en équipe.',
    },
    'SI-COOP-02': {
      title: 'Coopératif\u00a0: la carte Rôle fonctionne comme toujours.',
      text: 'Comme en équipe, elle décide qui prend une carte Carnet de voyage et qui pose des cartes Montagne.',
    },
    'SI-COOP-03': {
      title: 'Coopératif\u00a0: ce qui n’est pas posé est défaussé.',
      text: 'À la fin de chaque tour, toutes les cartes qui n’ont pas été posées sont défaussées. On ne passe rien.',
    },
    'SI-COOP-04': {
      title: 'Coopératif\u00a0: une nouvelle main à chaque tour.',
      text: 'Au début de chaque tour, les Compagnons piochent une main complète de cartes Montagne.',
    },
    'SI-COOP-05': {
      title: 'Coopératif\u00a0: 8 tours à deux, 9 à trois.',
      text: 'La partie se termine après le tour 8 à deux joueurs et après le tour 9 à trois joueurs.',
    },
    'SI-COOP-06': {
      title: 'Coopératif\u00a0: seul le score le plus bas compte.',
      text: 'Parmi les scores de tous les membres, le plus bas est le résultat du groupe. Il n’y a pas de bonus de Compagnon.',
    },
    'SI-COOP-07': {
      title: 'Coopératif\u00a0: comparez ce score à ceux de l’Étape.',
      text: 'Sur la carte Étape, la colonne pour un groupe dit combien de Soleils vous obtenez.',
    },
    'SI-VS-01': {
      title: 'Compétitif\u00a0: à chacun son Paysage.',
      text: 'Chaque joueur compose seul un Paysage et a sa propre carte Destination.',
    },
    'SI-VS-02': {
      title: 'Compétitif\u00a0: pas de carte Rôle.',
      text: 'Le reste se prépare comme en équipe, avec 2 cartes Montagne devant chaque joueur.',
    },
    'SI-VS-03': {
      title: 'Compétitif\u00a0: chacun pioche 2 cartes Carnet de voyage et en garde 1.',
      text: 'Tous les joueurs le font à chaque tour. L’autre est défaussée.',
    },
    'SI-VS-04': {
      title: 'Compétitif\u00a0: posez 2 cartes Montagne, passez-en 2.',
      text: 'Tous les joueurs le font à chaque tour. Les 2 cartes que vous ne posez pas vont au joueur suivant.',
    },
    'SI-VS-05': {
      title: 'Compétitif\u00a0: la partie se termine après le tour 8.',
      text: 'Chacun a alors 8 cartes Carnet de voyage et un Paysage de 16 cartes Montagne.',
    },
    'SI-VS-06': {
      title: 'Compétitif\u00a0: il n’y a que la victoire individuelle.',
      text: 'Le score le plus élevé l’emporte\u00a0; il n’y a ni bonus ni victoire en équipe.',
    },
    'SI-R-01': {
      title: 'Une rangée peut-elle contenir deux lignes séparées\u00a0?',
      text: 'Non, ni de la même couleur ni de couleurs différentes. Une rangée est une seule ligne, d’une seule couleur, sans trou. On la prolonge à une extrémité, ou l’on commence une nouvelle rangée.',
    },
    'SI-R-02': {
      title: 'Où une nouvelle ligne peut-elle commencer\u00a0?',
      text: 'Uniquement au-dessus de la ligne du haut ou en dessous de la ligne du bas. Partout ailleurs, la rangée a déjà sa ligne.',
    },
    'SI-R-03': {
      title: 'La taille des montagnes compte-t-elle\u00a0?',
      text: 'Non. Les cartes ne diffèrent que par la hauteur des sommets dessinés. Toutes ont la même largeur, pour que les colonnes soient alignées\u00a0; la hauteur n’est qu’une image.',
    },
    'SI-R-04': {
      title: 'Peut-on décaler une ligne d’une demi-carte\u00a0?',
      text: 'Non. Chaque carte se trouve exactement dans une colonne, sinon on ne pourrait pas compter les colonnes.',
    },
    'SI-R-05': {
      title: 'Dans quelle colonne une nouvelle ligne peut-elle commencer\u00a0?',
      text: 'Dans n’importe quelle colonne où la ligne du haut (ou, en dessous, la ligne du bas) a une carte à ce moment-là. La nouvelle carte doit en toucher une autre, juste au-dessus ou juste en dessous d’elle\u00a0; un contact par un coin ne suffit pas.',
    },
    'SI-R-06': {
      title: 'Une carte qui prolonge une ligne doit-elle reposer sur quelque chose\u00a0?',
      text: 'Non. Il suffit qu’elle touche sa voisine de même couleur. Une ligne peut être en surplomb\u00a0: c’est ainsi que naissent les colonnes interrompues.',
    },
    'SI-R-07': {
      title: 'Une couleur peut-elle revenir deux rangées plus loin\u00a0?',
      text: 'Oui. Seules les lignes placées juste l’une au-dessus de l’autre doivent avoir des couleurs différentes.',
    },
    'SI-R-08': {
      title: 'Deux lignes de même couleur peuvent-elles se rejoindre plus tard, quand on en prolonge une\u00a0?',
      text: 'Non. Deux rangées voisines ont déjà des couleurs différentes, et une rangée ne change jamais de couleur.',
    },
    'SI-R-09': {
      title: 'Où va la première carte\u00a0?',
      text: 'Cela n’a pas d’importance. La table la met sur l’emplacement de départ, et le Paysage peut s’étendre à partir d’elle dans toutes les directions.',
    },
    'SI-R-10': {
      title: 'Il n’y a qu’une ligne\u00a0: où peut aller la suivante\u00a0?',
      text: 'Au-dessus ou en dessous. Cela donne deux Paysages différents, car certaines règles de score regardent ce qui se trouve au-dessus ou en dessous.',
    },
    'SI-R-11': {
      title: 'La deuxième carte d’un tour peut-elle s’appuyer sur la première\u00a0?',
      text: 'Oui. Les deux cartes sont posées l’une après l’autre\u00a0: vous pouvez commencer une ligne avec la première et la prolonger avec la seconde.',
    },
    'SI-R-12': {
      title: 'Peut-on déplacer les cartes de ce tour\u00a0?',
      text: 'Oui, jusqu’à ce que le groupe ait validé. Seules les cartes des tours précédents sont fixes. À la fin, chaque carte doit avoir un emplacement permis, dans l’ordre où les cartes ont été posées.',
    },
    'SI-R-13': {
      title: 'Peut-on poser moins de cartes, ou aucune\u00a0?',
      text: 'Non. Il y a toujours un emplacement pour une carte\u00a0: vous posez donc toujours autant de cartes que le tour en demande. Seule une Étape à règles spéciales peut faire exception.',
    },
    'SI-R-14': {
      title: 'La taille d’un Paysage est-elle limitée\u00a0?',
      text: 'Non. Vos 16 ou 18 cartes sont la seule limite.',
    },
    'SI-R-15': {
      title: 'Peut-on tourner, recouvrir ou empiler des cartes\u00a0?',
      text: 'Jamais.',
    },
    'SI-R-17': {
      title: 'Quels groupes forme-t-on selon le nombre de joueurs\u00a0?',
      text: '4 joueurs\u00a0: 2 + 2. 5 joueurs\u00a0: 2 + 3. 6 joueurs\u00a0: 2 + 2 + 2. 7 joueurs\u00a0: 2 + 2 + 3. 8 joueurs\u00a0: 2 + 2 + 2 + 2. Il n’y a jamais deux groupes de trois.',
    },
    'SI-R-18': {
      title: 'Qui voyage avec qui, et dans quel ordre\u00a0?',
      text: 'L’hôte compose les groupes, ou la table les tire au sort. Les groupes sont numérotés dans le sens des aiguilles d’une montre, leurs membres de gauche à droite au sein du groupe. Le groupe de trois peut avoir n’importe quel numéro.',
    },
    'SI-R-19': {
      title: 'Qui est le groupe suivant, ou le joueur suivant\u00a0?',
      text: 'Celui qui a le numéro suivant\u00a0; après le dernier vient le premier. Le sens reste le même pendant toute la partie.',
    },
    'SI-R-20': {
      title: 'Et s’il n’y a que deux groupes\u00a0?',
      text: 'Ils échangent simplement leurs 2 cartes.',
    },
    'SI-R-21': {
      title: 'Les cartes passées sont-elles face cachée\u00a0?',
      text: 'Oui. Seuls les membres qui les passent les connaissent, jusqu’à ce que leurs destinataires les ramassent.',
    },
    'SI-R-22': {
      title: 'Comment les 2 cartes en attente sont-elles réparties dans un groupe de trois\u00a0?',
      text: 'La table tire au sort la carte que reçoit chaque Compagnon. À partir de là, les deux Compagnons voient les deux cartes.',
    },
    'SI-R-23': {
      title: 'Dans un groupe de trois, les Compagnons peuvent-ils échanger des cartes\u00a0?',
      text: 'Non. Chacun pose, défausse et passe des cartes de sa propre main de 3.',
    },
    'SI-R-24': {
      title: 'Comment deux Compagnons posent-ils leurs cartes en même temps\u00a0?',
      text: 'Ils partagent une même ébauche du Paysage. Chacun y ajoute sa propre carte ou la reprend quand il veut\u00a0; les cartes sont vérifiées dans l’ordre où elles ont été posées.\nSi une carte est reprise, une carte qui dépendait d’elle retourne dans la main de son propriétaire. Il en va de même pour la deuxième carte du tour quand la toute première carte d’un Paysage est reprise.',
    },
    'SI-R-25': {
      title: 'La personne qui a la carte Rôle peut-elle toucher aux cartes Montagne\u00a0?',
      text: 'Non. Elle peut seulement donner son avis.',
    },
    'SI-R-26': {
      title: 'Que voient les Compagnons les uns des autres\u00a0?',
      text: 'Tout\u00a0: les membres d’un groupe voient à tout moment les mains des uns et des autres et les deux cartes Carnet de voyage piochées. De toute façon, on peut montrer ses cartes librement\u00a0: les cacher n’aurait pas de sens dans les règles.',
    },
    'SI-R-27': {
      title: 'Que voient de nous les autres groupes\u00a0?',
      text: 'Visibles de tous\u00a0: les Paysages, les cartes Carnet de voyage gardées, les cartes Destination, qui a la carte Rôle dans chaque groupe, et le nombre de cartes des pioches.\nCachés\u00a0: vos mains, les cartes qui se trouvent devant vous, les cartes Carnet de voyage piochées mais non gardées, et ce que vous avez posé mais pas encore validé.',
    },
    'SI-R-28': {
      title: 'Quand les autres groupes voient-ils ce que nous avons posé\u00a0?',
      text: 'Les choix de tous les groupes sont révélés ensemble, dès que le dernier a validé. Attendre ne donne donc aucun avantage.',
    },
    'SI-R-29': {
      title: 'Peut-on changer d’avis après avoir validé\u00a0?',
      text: 'Oui, jusqu’à ce que le dernier groupe ait validé.',
    },
    'SI-R-30': {
      title: 'Peut-on parler avec les autres groupes\u00a0?',
      text: 'Les règles n’en disent rien. En plus de la discussion de toute la table, chaque groupe a la sienne, privée.',
    },
    'SI-R-31': {
      title: 'Quelles cartes utilise le groupe de trois à son 9e tour\u00a0?',
      text: 'Les 2 cartes qu’on lui a passées à la fin du tour 8\u00a0; puis il pioche comme d’habitude. Après le tour 8, tous les groupes passent des cartes, celui de trois aussi\u00a0; ce que les groupes de deux reçoivent alors reste inutilisé. Les 2 dernières cartes du 9e tour sont défaussées.',
    },
    'SI-R-32': {
      title: 'Les groupes de deux attendent-ils pendant le 9e tour\u00a0?',
      text: 'Oui. Les points de tous sont comptés en même temps. En attendant, ces groupes peuvent regarder.',
    },
    'SI-R-33': {
      title: 'Quelle carte Destination recevons-nous\u00a0?',
      text: 'Chaque groupe, ou chaque joueur d’une partie compétitive, en reçoit une au hasard\u00a0; toutes sont de couleurs différentes. Le groupe n’en choisit que la face.',
    },
    'SI-R-34': {
      title: 'Quand choisit-on la face de la Destination, et qui la choisit\u00a0?',
      text: 'Avant la distribution des 2 cartes Montagne. N’importe quel membre peut proposer une face, et tous doivent être d’accord. S’il y a une limite de temps et qu’elle est dépassée, le membre le plus à gauche décide.',
    },
    'SI-R-35': {
      title: 'Peut-on lire les deux faces avant de choisir\u00a0?',
      text: 'Oui. Les deux faces sont visibles de tous.',
    },
    'SI-R-89': {
      title: 'Que voient les autres pendant le choix des faces\u00a0?',
      text: 'Les noms des joueurs d’accord avec la dernière proposition de leur groupe, mais pas la face proposée. Ainsi, chacun voit qui l’on attend.',
    },
    'SI-R-90': {
      title: 'Le temps est écoulé et le membre le plus à gauche n’a choisi aucune face\u00a0: que se passe-t-il\u00a0?',
      text: 'La dernière proposition du groupe est retenue. S’il n’y en a pas eu, c’est la face A.',
    },
    'SI-R-71': {
      title: 'Que fait l’option «\u00a0Première partie\u00a0»\u00a0?',
      text: 'Elle peut être choisie dans tous les modes. La pioche ne contient alors que les cartes Carnet de voyage de base. En équipe et en mode compétitif, de plus, toutes les cartes Destination montrent leur face A, et personne ne choisit\u00a0; une Étape de la campagne garde la face qu’elle désigne, ou montre la face A si elle n’en désigne aucune.\nSans cette option, la pioche contient toutes les cartes Carnet de voyage, dans la campagne aussi.',
    },
    'SI-R-36': {
      title: 'Les défausses sont-elles visibles\u00a0?',
      text: 'Non. Elles sont face cachée, et personne ne peut les consulter. Vous ne connaissez que ce que votre groupe a défaussé.',
    },
    'SI-R-92': {
      title: 'Les autres voient-ils combien de cartes nous piochons et défaussons\u00a0?',
      text: 'Oui. Tout le monde voit combien de cartes chacun ramasse et pioche, et de quelle pioche elles viennent, ainsi que le nombre de cartes qu’un groupe défausse\u00a0; mais jamais lesquelles.',
    },
    'SI-R-37': {
      title: 'Et s’il ne reste qu’une carte Carnet de voyage dans la pioche\u00a0?',
      text: 'On la pioche\u00a0; puis la défausse est mélangée et forme une nouvelle pioche\u00a0; puis on pioche le reste. La défausse n’est mélangée qu’au moment où il faut encore piocher.',
    },
    'SI-R-38': {
      title: 'Qui pioche en premier, puisque tout le monde joue en même temps\u00a0?',
      text: 'Les groupes dans l’ordre de leurs numéros et, dans chaque groupe, les membres de gauche à droite. Tout ce qui est pioché pendant un tour l’est au début du tour.',
    },
    'SI-R-39': {
      title: 'Et si la pioche Montagne est épuisée\u00a0?',
      text: 'Sa défausse est mélangée et forme une nouvelle pioche, comme pour les cartes Carnet de voyage. Avec nos 96 cartes, cela n’arrive jamais\u00a0; avec 72 cartes, il le faudrait dans une partie à 7 joueurs, où l’on en pioche 74.',
    },
    'SI-R-40': {
      title: 'Et si la pioche et la défausse sont vides toutes les deux\u00a0?',
      text: 'C’est impossible\u00a0: il y a assez de cartes pour toutes les parties. Si cela arrivait, la table s’arrêterait plutôt que d’inventer une carte.',
    },
    'SI-R-41': {
      title: 'Puis-je garder les deux cartes Carnet de voyage, ou aucune\u00a0?',
      text: 'Non. Vous en gardez exactement une.',
    },
    'SI-R-42': {
      title: 'Et si j’ai deux fois la même carte Carnet de voyage\u00a0?',
      text: 'Chacune des deux rapporte tous ses points.',
    },
    'SI-R-43': {
      title: 'Quand les règles de score sont-elles appliquées\u00a0?',
      text: 'Une seule fois, sur le Paysage terminé. On ne marque rien pendant la partie\u00a0; les points que vous voyez en jouant ne sont qu’un aperçu.',
    },
    'SI-R-44': {
      title: 'Une carte seule est-elle une ligne ou une colonne\u00a0?',
      text: 'Oui. Elle compte comme une ligne, ou comme une colonne, d’une carte.',
    },
    'SI-R-45': {
      title: 'Comment compte-t-on les paires\u00a0?',
      text: 'Toujours à votre avantage\u00a0: le plus grand nombre de paires possible sans utiliser deux fois une carte. Pour deux symboles différents, c’est le plus petit des deux nombres\u00a0; pour des paires d’un même symbole, c’est la moitié de leur nombre, arrondie à l’inférieur.',
    },
    'SI-R-46': {
      title: 'Une carte peut-elle faire partie de paires pour plusieurs règles de score\u00a0?',
      text: 'Oui. «\u00a0Une fois\u00a0» vaut pour un type de paire d’une même règle de score\u00a0: une autre carte Carnet de voyage, ou un autre type de paire de la même carte, peut utiliser de nouveau la carte Montagne.',
    },
    'SI-R-47': {
      title: 'Comment compte-t-on les trios\u00a0?',
      text: 'Comme les paires\u00a0: une carte compte une fois par type de trio, et l’on retient le plus grand nombre de lots possible sans utiliser deux fois une carte.',
    },
    'SI-R-48': {
      title: 'Que veut dire exactement «\u00a0de chaque côté\u00a0»\u00a0?',
      text: 'Les voisines directes de gauche et de droite\u00a0: les deux doivent être là, et les deux doivent convenir. Elles se trouvent dans la même ligne et ont donc la couleur de la carte du milieu.',
    },
    'SI-R-49': {
      title: '«\u00a0Autour\u00a0» et «\u00a0adjacent\u00a0» s’arrêtent-ils au bout d’une ligne\u00a0?',
      text: 'Non. Seuls les emplacements comptent\u00a0; les couleurs et les lignes n’ont pas d’importance.',
    },
    'SI-R-50': {
      title: 'Les rivières et les vents comptent-ils deux fois si une règle de score les compte aussi\u00a0?',
      text: 'Oui. Leur propre point est indépendant de toute règle de score qui les compte elle aussi.',
    },
    'SI-R-51': {
      title: 'Une règle de score peut-elle donner des points négatifs\u00a0?',
      text: 'Non. Même si elle soustrait quelque chose, une carte ne rapporte jamais moins de 0 point.',
    },
    'SI-R-84': {
      title: '«\u00a0Jamais moins de 0\u00a0» vaut-il aussi pour une partie du calcul d’une carte\u00a0?',
      text: 'Non. Seul le résultat entier d’une carte, ou d’une face d’une carte Destination, est ramené à 0 s’il est négatif. Des parties de la somme peuvent être négatives.',
    },
    'SI-R-52': {
      title: 'Les règles de score tiennent-elles compte d’autres Paysages\u00a0?',
      text: 'Non. Seul compte le Paysage de votre propre groupe\u00a0: ni les autres Paysages, ni les cartes Carnet de voyage n’y entrent.',
    },
    'SI-R-91': {
      title: 'Quelles cartes s’allument pour une rubrique de la feuille de score\u00a0?',
      text: 'Celles qui ont été comptées pour elle. Si plusieurs choix se valent, c’est le premier\u00a0: les lignes à partir du bas, les colonnes et les cartes à partir de la gauche. Une rubrique à 0 point n’allume rien, des points qui ne viennent d’aucune carte en particulier allument tout le Paysage, et un malus allume les cartes qui le causent. Ce n’est qu’un affichage\u00a0: aucun score n’en dépend.',
    },
    'SI-R-53': {
      title: 'Et si le score le plus élevé n’est partagé qu’au sein d’un seul groupe\u00a0?',
      text: 'Ces joueurs se partagent la victoire individuelle. Leur groupe peut toujours remporter la victoire en équipe.',
    },
    'SI-R-54': {
      title: 'Qui reçoit le bonus dans ce cas\u00a0?',
      text: 'Ceux qui se partagent la victoire n’en ont pas besoin. Si ce sont deux membres d’un groupe de trois, le troisième reçoit 10 points, une seule fois.',
    },
    'SI-R-55': {
      title: 'Et si trois joueurs ou plus, de plusieurs groupes, sont à égalité\u00a0?',
      text: 'Tous remportent la victoire individuelle, et il n’y a pas de victoire en équipe.',
    },
    'SI-R-56': {
      title: 'Un score égal suffit-il pour la victoire en équipe\u00a0?',
      text: 'Non. Chaque membre du groupe doit avoir plus de points que chacun de ses adversaires.',
    },
    'SI-R-57': {
      title: 'Le bonus dépend-il des autres groupes\u00a0?',
      text: 'Non. C’est la taille du groupe du vainqueur qui décide\u00a0: 5 points dans un groupe de deux, 10 points chacun dans un groupe de trois.',
    },
    'SI-R-58': {
      title: 'Et si le groupe manque la victoire en équipe\u00a0?',
      text: 'Le vainqueur individuel gagne quand même, seul. Les scores avec bonus sont notés sur la dernière ligne et comparés\u00a0; seule la victoire individuelle ne tient pas compte du bonus. Il n’a pas d’autre effet.',
    },
    'SI-R-59': {
      title: 'Et en cas d’égalité dans une partie compétitive\u00a0?',
      text: 'La victoire est partagée. Rien ne départage les joueurs à égalité.',
    },
    'SI-R-60': {
      title:
        'Solo et compétitif\u00a0: par quoi commence-t-on, les cartes Carnet de voyage ou les cartes Montagne\u00a0?',
      text: 'Vous piochez les deux au début du tour, décidez dans l’ordre qui vous plaît et validez une seule fois pour le tout. Le livret peut se lire autrement\u00a0: la carte Carnet de voyage d’abord, les cartes Montagne ensuite\u00a0; ici, c’est une décision au lieu de deux.',
    },
    'SI-R-61': {
      title: 'Compétitif\u00a0: que deviennent les cartes que je reçois\u00a0?',
      text: 'Comme dans un groupe de deux\u00a0: 2 cartes reçues et 2 piochées, on en pose 2, on en passe 2. Les cartes passées après le tour 8 ne servent plus.',
    },
    'SI-R-62': {
      title: 'Coopératif\u00a0: et les 2 cartes distribuées au départ\u00a0?',
      text: 'Elles font partie de la première main\u00a0: au tour 1, le Compagnon d’un groupe de deux a 4 cartes, celles-ci comprises, et les Compagnons d’un groupe de trois en ont 3 chacun.',
    },
    'SI-R-63': {
      title: 'Coopératif à trois\u00a0: combien de cartes compte la nouvelle main\u00a0?',
      text: '3 cartes pour chaque Compagnon\u00a0: il en pose 1 et en défausse 2.',
    },
    'SI-R-64': {
      title: 'Coopératif\u00a0: chacun a-t-il son propre résultat\u00a0?',
      text: 'Non. Le groupe entier a un seul résultat, qui vient du plus bas de vos scores.',
    },
    'SI-R-65': {
      title: 'Suffit-il d’atteindre un score de l’Étape\u00a0?',
      text: 'Non. Il faut le dépasser\u00a0: avoir au moins un point de plus.',
    },
    'SI-R-66': {
      title: 'Les groupes de deux et de trois ont-ils les mêmes scores à dépasser\u00a0?',
      text: 'La grille d’une carte Étape a une colonne pour les groupes. Nos propres Étapes en donnent une par taille de groupe, car les membres d’un groupe de trois ont 3 cartes Carnet de voyage au lieu de 4.',
    },
    'SI-R-67': {
      title: 'Quelle face de la Destination utilise-t-on dans une Étape\u00a0?',
      text: 'Celle que l’Étape désigne. Une Étape peut aussi vous laisser le choix\u00a0: vous choisissez alors la face avant la distribution, comme en équipe. Toutes nos Étapes en désignent une.',
    },
    'SI-R-69': {
      title: 'Quand l’Étape suivante s’ouvre-t-elle\u00a0?',
      text: 'Quand vous avez un Soleil à l’Étape précédente. Avec le réglage «\u00a0toutes les Étapes ouvertes\u00a0», vous pouvez jouer n’importe laquelle, car l’ordre n’est qu’un conseil.',
    },
    'SI-R-70': {
      title: 'Solo et coopératif\u00a0: passe-t-on des cartes, en reçoit-on d’adversaires\u00a0?',
      text: 'Non. Les cartes Montagne défaussées sont hors jeu, sauf si la pioche est épuisée.',
    },
    'SI-R-81': {
      title: 'Pour qui les Soleils sont-ils notés\u00a0?',
      text: 'Pour tous les participants\u00a0: le meilleur résultat à chaque Étape, séparément en solo, en groupe de deux et en groupe de trois. Un Soleil dans n’importe lequel de ces cas débloque l’Étape suivante. Un groupe peut jouer ce que l’un de ses membres a débloqué.',
    },
    'SI-R-68': {
      title: 'Et si une règle spéciale contredit les autres règles\u00a0?',
      text: 'La règle de l’Étape l’emporte. Si elle ne laisse aucun emplacement à une carte, on peut défausser cette carte au lieu de la poser\u00a0; c’est le seul cas où l’on peut poser moins de 2 cartes.',
    },
    'SI-R-72': {
      title: 'Quand exactement puis-je poser moins de cartes dans une Étape\u00a0?',
      text: 'Tant qu’une carte de votre main a un emplacement permis, vous devez en poser une. C’est seulement quand aucune n’en a que vous pouvez valider avec moins de cartes posées\u00a0; ce qui reste est défaussé. Une carte sans emplacement n’est pas une raison de s’arrêter si une autre convient.\nDans un groupe de trois, chaque Compagnon est jugé sur sa propre main, et la table vérifie encore une fois quand le dernier membre valide.\nCela ne peut arriver que dans les Étapes qui limitent le nombre ou la longueur des lignes\u00a0: soit on ne peut plus commencer de ligne et aucune n’a la couleur de la carte\u00a0; soit la ligne du haut et celle du bas ont sa couleur (là où les nouvelles lignes ne vont que vers le haut, la ligne du haut suffit) et toutes les lignes de cette couleur sont pleines.',
    },
    'SI-R-73': {
      title: 'Que signifient les limites imposées aux lignes\u00a0?',
      text: 'Un nombre maximal de lignes\u00a0: dès qu’il est atteint, on ne peut plus en commencer. Un nombre maximal de cartes par ligne\u00a0: une ligne de cette longueur ne peut plus être prolongée. De nouvelles lignes vers le haut seulement\u00a0: dès la première ligne, on ne peut en commencer aucune en dessous.\nUne ligne que l’Étape dispose au départ compte comme une ligne.',
    },
    'SI-R-74': {
      title: 'Qu’est-ce que la ligne de départ d’une Étape\u00a0?',
      text: 'Une fois la pioche Montagne mélangée, et avant toute distribution, une couleur est tirée au sort. Les premières cartes de cette couleur en partant du dessus, autant que l’Étape le dit, quittent la pioche et forment la première ligne, de gauche à droite. On ne peut pas les déplacer, elles comptent comme toutes les autres, et elles s’ajoutent aux 16 cartes habituelles (18 dans un groupe de trois).',
    },
    'SI-R-75': {
      title: 'Qu’est-ce qu’une main plus grande ou plus petite\u00a0?',
      text: 'En solo et dans un groupe de deux, on a 4 cartes Montagne\u00a0; dans un groupe de trois, chaque Compagnon en a 3. L’Étape augmente ou diminue ce nombre. Vous en posez autant que d’habitude et défaussez le reste. Au premier tour d’une partie coopérative, les cartes distribuées font partie de la main\u00a0: seul change donc le nombre de cartes piochées.\nAvec une carte de moins, vous en avez 3 et en posez 2\u00a0; dans un groupe de trois, chacun en a 2 et en pose 1. Une main n’est jamais plus petite que le nombre de cartes à poser.',
    },
    'SI-R-76': {
      title: 'Et si une Étape change le nombre de cartes Carnet de voyage à piocher\u00a0?',
      text: 'Quel qu’en soit le nombre, vous en gardez une et défaussez les autres. Lors d’un tour sans carte Carnet de voyage, on n’en pioche aucune, quoi que dise l’Étape par ailleurs, et l’on ne rattrape rien plus tard. Dans une partie coopérative, la personne qui a la carte Rôle n’a alors rien à faire\u00a0: on considère qu’elle a validé, et la carte Rôle change de main comme toujours.',
    },
    'SI-R-77': {
      title: 'Que sont les cartes Carnet de voyage données par une Étape\u00a0?',
      text: 'Un exemplaire de chacune est mis de côté avant que la pioche de cartes Carnet de voyage soit mélangée. En solo, vous l’avez gardé dès le départ. Dans une partie coopérative, il se trouve à côté de la carte Destination, et chaque membre en marque les points.',
    },
    'SI-R-78': {
      title: 'Comment fonctionnent les règles spéciales sur le score\u00a0?',
      text: 'Elles changent le score de chaque membre, avant que l’on retienne le plus bas.\nLes rivières ou les vents peuvent perdre leur propre point. N’importe quel symbole peut valoir 1 point de plus. Un symbole qui subit les deux changements vaut 1 point. Les règles de score qui comptent le symbole restent telles quelles.\nQuand les deux faces de la Destination rapportent des points, chacune compte au moins 0, puis on additionne les deux\u00a0; la face que l’Étape désigne est seulement celle que l’on montre.\nUn malus compte au moins 0 et n’est soustrait qu’une fois. Un score ne descend jamais en dessous de 0.',
    },
    'SI-R-79': {
      title: 'Que sont les cartes à poser tirées au hasard\u00a0?',
      text: 'Sur les 2 cartes que le groupe pose à chaque tour, 1 ou 2, selon l’Étape, sont tirées au hasard. Le tirage a lieu au début du tour, dans la main complète, et chaque carte a la même chance d’être tirée. Une carte tirée au hasard doit être posée, à n’importe quel emplacement permis et dans n’importe quel ordre.\nDans un groupe coopératif de trois, s’il y a 1 carte tirée au hasard, elle vient de la main du Compagnon qui aura ensuite la carte Rôle, et l’autre Compagnon choisit librement\u00a0; s’il y en a 2, chaque Compagnon a la sienne.\nUne carte tirée au hasard qui n’a aucun emplacement permis est remplacée par une carte de votre choix.',
    },
    'SI-R-85': {
      title:
        'Une carte tirée au hasard a été remplacée et pourrait finalement être posée\u00a0: dois-je la poser\u00a0?',
      text: 'Non. Ce qui compte, c’est le Paysage au moment où vous avez posé une autre carte à sa place, quoi que l’on pose ou reprenne ensuite. La carte tirée au hasard ne compte de nouveau que si cette autre carte est reprise.\nLa vérification faite quand tout le monde a validé ne concerne que les cartes qui restent à poser.',
    },
    'SI-R-87': {
      title: 'Puis-je poser ma carte libre là où elle prend le seul emplacement de la carte tirée au hasard\u00a0?',
      text: 'Oui. L’ordre et les emplacements sont libres, et chaque carte est vérifiée séparément\u00a0; la carte tirée au hasard est alors remplacée. Cela n’est possible que dans les Étapes qui limitent le nombre ou la longueur des lignes.',
    },
    'SI-R-80': {
      title: 'Et si une Étape a un autre nombre de tours\u00a0?',
      text: 'En solo et dans un groupe de deux, vous jouez ce nombre de tours\u00a0; il est pair si un groupe de deux peut jouer l’Étape. Un groupe de trois arrondit ce nombre par excès à un multiple de 3. Ainsi, chacun a la carte Rôle aussi souvent que les autres\u00a0; c’est de la même façon que 8 tours deviennent 9.',
    },
    'SI-DATA-02': {
      title: 'Il y a 96 cartes Montagne.',
      text: 'Chacune des 24 combinaisons d’une couleur et d’un symbole existe 4 fois. C’est à 7 joueurs qu’on en pioche le plus\u00a0: 74. Pour cela, 72 cartes ne suffiraient pas sans un nouveau mélange\u00a0; 84 est le plus petit multiple de 12 qui suffise.',
    },
    'SI-DATA-03': {
      title: 'Les sommets ne sont que des images.',
      text: 'Chaque carte Montagne peut avoir sa propre silhouette. Elle n’a aucune incidence sur les règles.',
    },
    'SI-DATA-04': {
      title: 'Quatre couleurs, chacune avec un motif.',
      text: 'Ocre, cramoisi, turquoise et violet. Chacune a aussi son propre motif, pour que les joueurs daltoniens puissent les distinguer.',
    },
    'SI-DATA-05': {
      title: 'Une carte Carnet de voyage est de base ou avancée.',
      text: 'Les premières parties n’utilisent que celles de base.',
    },
    'SI-DATA-06': {
      title: 'Il y a 72 cartes Carnet de voyage.',
      text: '24 de base, en 2 exemplaires chacune, et 24 avancées, en 1 exemplaire chacune. Celles de base, à elles seules, doivent être au moins 36, car 8 joueurs (ou 4 dans une partie compétitive) en ont déjà gardé 28 quand ils en piochent 8 de plus au dernier tour. Avec 64, il n’y a jamais besoin de mélanger de nouveau.',
    },
    'SI-DATA-07': {
      title: 'Il y a 8 cartes Destination.',
      text: 'Il en faut au moins 4, pour 4 groupes ou 4 joueurs d’une partie compétitive. Chacune a deux faces, dont la face A est la plus simple, et une des couleurs des cartes Rôle. Il y en a 2 de chaque couleur\u00a0; celles d’une même partie sont de couleurs différentes.',
    },
    'SI-DATA-08': {
      title: 'Il y a une carte Rôle par couleur.',
      text: 'Il en faut au moins 4, chacune avec une face Duo et une face Trio. À cette table, une carte Rôle est un repère\u00a0: elle montre qui prend des cartes Carnet de voyage et rappelle les nombres de cartes.',
    },
    'SI-DATA-09': {
      title: 'Il y a 8 Étapes, avec 3 Soleils chacune.',
      text: 'Elles se suivent dans un ordre donné. Chacune a un numéro, un titre, une carte Destination et sa face, ses règles spéciales et, pour chaque Soleil, les scores à dépasser, seul et en groupe.',
    },
    'SI-R-82': {
      title: 'Une carte se compte-t-elle elle-même\u00a0?',
      text: 'Non. Quand une règle de score regarde, à partir d’une carte, les cartes de sa ligne ou de sa colonne, il s’agit des autres cartes.',
    },
    'SI-R-83': {
      title: 'Que veut dire une négation dans une règle sur les lignes ou les colonnes\u00a0?',
      text: 'Simplement le contraire\u00a0: toute ligne ou colonne qui ne remplit pas la condition. Une ligne d’une seule carte n’a pas le même symbole à ses deux extrémités.',
    },
    'SI-R-93': {
      title: 'Que se passe-t-il quand mon temps est écoulé\u00a0?',
      text: 'Seul ce qui manque est fait pour vous. Pendant le choix des faces, c’est le souhait du membre le plus à gauche de votre groupe qui compte. Pendant un tour, votre part est complétée dans un ordre fixe\u00a0; ce que vous avez prévu reste. Par lien, un remplaçant joue plutôt à votre place, jusqu’à votre retour.',
    },
    'SI-R-86': {
      title: 'Que fait la table pour moi quand le temps est écoulé\u00a0?',
      text: 'Elle complète votre part avec le premier choix permis\u00a0: d’abord elle garde, parmi les cartes Carnet de voyage piochées, celle qui a le plus petit numéro\u00a0; puis elle pose des cartes Montagne (la carte au plus petit numéro, puis la rangée la plus basse, puis la colonne la plus à gauche)\u00a0; puis elle défausse\u00a0; puis elle valide.',
    },
    'SI-R-88': {
      title: 'Et si un nombre sort du barème imprimé sur une carte\u00a0?',
      text: 'Une carte à points croissants donne une valeur pour zéro, un, deux éléments comptés, et ainsi de suite. Au-delà de la dernière valeur, c’est la dernière qui compte\u00a0; si un nombre tombait un jour en dessous de zéro, c’est la valeur pour zéro qui compterait.',
    },
  },
  pictures: {
    'SI-COMP-02':
      'Quatre cartes Montagne\u00a0: un mammifère ocre, une maison cramoisie, un oiseau turquoise et un vestige violet.',
    'SI-SYM-02': 'Une carte rivière turquoise et une carte vent ocre, chacune avec une étoile de 1 point.',
    'SI-PLACE-01':
      'Une ligne turquoise de deux cartes\u00a0; un emplacement est ouvert à son extrémité gauche et un autre à son extrémité droite.',
    'SI-PLACE-02':
      'Une ligne turquoise de deux cartes\u00a0; quatre emplacements sont ouverts à une carte cramoisie\u00a0: deux juste au-dessus et deux juste en dessous.',
    'SI-PLACE-03':
      'Une ligne ocre surmontée d’une carte violette\u00a0; au-dessus de la carte violette, un emplacement est ouvert à une carte ocre.',
    'SI-PLACE-04':
      'Une ligne cramoisie de deux cartes\u00a0; juste au-dessus, une carte cramoisie est barrée d’une croix.',
    'SI-PLACE-05':
      'Une ligne violette de deux cartes\u00a0; une carte violette, séparée de son extrémité droite par un emplacement libre, est barrée d’une croix.',
    'SI-PLACE-06':
      'Une ligne ocre juste au-dessus d’une ligne turquoise\u00a0; une croix marque la jointure entre les deux.',
    'SI-PLACE-07':
      'Une ligne turquoise de deux cartes\u00a0; à son extrémité droite, une carte ocre est barrée d’une croix.',
    'SI-GEO-01': 'Un ciel vide avec un emplacement ouvert.',
    'SI-GEO-06':
      'Un Paysage de quatre lignes, de haut en bas\u00a0: 2 cartes turquoise, 5 ocre, 2 violettes et 3 turquoise. Sont ouverts à une carte violette\u00a0: les deux extrémités de la ligne violette, 2 emplacements au-dessus de la ligne du haut et 3 en dessous de la ligne du bas.',
    'SI-LEX-01': 'Trois cartes côte à côte comptent\u00a0; celles du dessus et du dessous ne comptent pas.',
    'SI-LEX-02':
      'Une carte et celle qui se trouve deux emplacements plus haut comptent, bien que l’emplacement entre elles soit libre.',
    'SI-LEX-03':
      'Les quatre cartes à gauche, à droite, au-dessus et en dessous de la carte du milieu comptent\u00a0; les quatre qui sont à ses coins ne comptent pas.',
    'SI-LEX-04':
      'Une carte placée deux emplacements au-dessus d’une autre, avec un emplacement libre entre les deux, ne compte pas.',
    'SI-LEX-05': 'Les huit cartes autour de la carte du milieu comptent toutes.',
    'SI-LEX-06':
      'Les cartes à gauche et à droite de la carte du milieu comptent\u00a0; toutes les autres ne comptent pas.',
    'SI-LEX-07': 'Deux cartes dans des coins opposés forment une paire.',
    'SI-LEX-09': 'Trois cartes qui ne se touchent pas forment un trio.',
    'SI-R-01':
      'Une ligne cramoisie de deux cartes\u00a0; une carte turquoise dans la même rangée, séparée d’elle par un emplacement libre, est barrée d’une croix.',
    'SI-R-05':
      'Une ligne ocre de deux cartes\u00a0; une carte violette qui ne la toucherait que par un coin est barrée d’une croix.',
    'SI-R-06':
      'Un Paysage de quatre lignes où la ligne turquoise est en surplomb\u00a0: sous sa carte la plus à gauche, il y a un emplacement libre, puis une autre carte.',
    'SI-R-07': 'Une carte cramoisie au-dessus d’une ligne turquoise, elle-même au-dessus d’une ligne cramoisie.',
    'SI-R-11':
      'Une ligne ocre\u00a0; au-dessus, une nouvelle ligne violette de deux cartes aux crêtes en pointillé, dont la seconde est en surplomb.',
  },
  tables: {
    modes: {
      caption: 'Les quatre modes en bref',
      head: ['En équipe', 'Solo', 'Coopératif', 'Compétitif'],
      rows: [
        ['Joueurs', '4–8', '1', '2–3', '2–4'],
        ['Paysages', 'un par groupe', 'un', 'un', 'un par joueur'],
        ['Tours', '8 (trio\u00a0: 9)', '8', '8 (trio\u00a0: 9)', '8'],
        ['Carte Rôle', 'oui', 'non', 'oui', 'non'],
        ['Carte Étape', 'non', 'oui', 'oui', 'non'],
        [
          'Cartes Carnet de voyage à la fin',
          '4 chacun (trio\u00a0: 3 chacun)',
          '8',
          '4 chacun (trio\u00a0: 3 chacun)',
          '8 chacun',
        ],
        ['Cartes Montagne à la fin', '16 (trio\u00a0: 18)', '16', '16 (trio\u00a0: 18)', '16 chacun'],
        [
          'Cartes Montagne non posées',
          '2 passées (trio\u00a0: 2 autres défaussées)',
          '2 défaussées',
          'toutes défaussées',
          '2 passées',
        ],
        [
          'Résultat',
          'victoire individuelle et en équipe',
          'Soleils',
          'Soleils pour le score le plus bas',
          'victoire individuelle',
        ],
      ],
    },
    flow: {
      caption: 'Les cartes Montagne pendant un tour, pour chaque joueur qui en pose',
      head: ['En main', 'Posées', 'Défaussées', 'Passées'],
      rows: [
        ['En équipe, groupe de deux', '2 reçues + 2 piochées', '2', '0', '2'],
        ['En équipe, groupe de trois', '1 reçue + 2 piochées', '1', '1', '1'],
        ['Solo', '4 piochées', '2', '2', '0'],
        ['Coopératif à deux', '4 piochées', '2', '2', '0'],
        ['Coopératif à trois', '3 piochées', '1', '2', '0'],
        ['Compétitif', '2 reçues + 2 piochées', '2', '0', '2'],
      ],
    },
    example: {
      caption: 'Les scores de l’exemple',
      head: ['Ada', 'Bruno', 'Celia', 'David', 'Ewa'],
      rows: [
        ['Destination', '7', '7', '8', '8', '8'],
        ['Rivières et vents', '5', '5', '7', '7', '7'],
        [
          'Cartes Carnet de voyage',
          '8 + 10 + 13 + 12',
          '12 + 16 + 5 + 6',
          '10 + 20 + 9',
          '14 + 15 + 18',
          '12 + 6 + 14',
        ],
        ['Score', '55', '51', '54', '62', '47'],
        ['Bonus', '–', '–', '+10', '–', '+10'],
        ['Score comparé', '55', '51', '64', '62', '57'],
      ],
    },
  },
  ui: {
    glance: 'En bref',
    symbolsTitle: 'Six symboles',
    coloursTitle: 'Quatre couleurs',
    wordsTitle: 'Vocabulaire',
    symbols: {
      mammal: 'Mammifère',
      bird: 'Oiseau',
      house: 'Maison',
      ruin: 'Vestige',
      river: 'Rivière',
      wind: 'Vent',
    },
    pointEach: '1 point par carte',
    colours: { ochre: 'Ocre', crimson: 'Cramoisi', teal: 'Turquoise', violet: 'Violet' },
    words: {
      adjacent: { name: 'adjacent', note: 'en contact, pas par un coin' },
      around: { name: 'autour', note: 'les 8 emplacements autour d’une carte' },
      sides: { name: 'de chaque côté', note: 'à gauche et à droite à la fois' },
    },
  },
};
