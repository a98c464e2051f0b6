import type { ColoradoRulesText } from './text.ts';

export const fr: ColoradoRulesText = {
  parts: {
    rules: 'Règles',
    table: 'À cette table',
    answers: 'Questions et réponses',
    names: 'Pour les curieux',
  },
  sections: {
    minute: {
      title: 'Le jeu en une minute',
      intro:
        'Vous parcourez le Colorado le feutre à la main : vous découvrez des régions, vous cochez leurs étapes l’une après l’autre et vous construisez un chemin de fer.\nÀ chaque tour, une personne, le Causeur, demande une carte à une autre : « As-tu le 2 orange ? » La carte donnée décide de ce que tout le monde peut faire, en même temps. Il y a six couleurs, mais seulement trois paires d’actions : Pépites, Cartes et Coche. Une étape ou une carte amène souvent l’action suivante, et voilà un enchaînement.\nTrois cartes d’une même couleur devant vous forment une famille complète. À la fin du tour, elle ouvre une nouvelle région. Les régions complètes, le chemin de fer et les pistes du Tableau des Primes rapportent des médailles. Dès que quelqu’un en a sept, on termine le tour et la partie s’arrête. Comptent alors les médailles et les régions découvertes.',
    },
    setup: { title: 'Mise en place', intro: 'La table avant le premier tour.' },
    cards: {
      title: 'Cartes et familles',
      intro: 'Six familles de trois cartes : un personnage, un moyen de transport et un outil.',
    },
    turn: { title: 'Le tour', intro: 'Appeler, agir, ranger : tout le monde participe à chaque tour.' },
    call: {
      title: 'Phase I : l’appel',
      intro: 'Une personne demande une carte à une autre. Ce qui arrive est souvent une surprise.',
    },
    actions: {
      title: 'Phase II : les actions',
      intro: 'La carte donnée sert à tout le monde, chacun à sa façon.',
    },
    duos: {
      title: 'Les trois duos',
      intro: 'Un duo est une paire d’actions, une à gauche et une à droite. Vous faites l’une des deux.',
    },
    icons: {
      title: 'Les icônes',
      intro:
        'Ce qui se trouve dans les étapes et les gares, et au-dessus des cases du Tableau des Primes. Une icône agit dès que vous la cochez.',
    },
    map: {
      title: 'Régions et découvertes',
      intro:
        'Chacun a sa propre Feuille de Route. Partez d’un village, suivez les chemins, découvrez les régions adjacentes.',
    },
    railway: {
      title: 'Chemin de fer',
      intro: 'Une ligne de gauche à droite, en bas de votre Feuille de Route, avec des aiguillages.',
    },
    board: {
      title: 'Tableau des Primes',
      intro: 'Le seul plateau commun, avec une piste pour chacun dans chaque zone.',
    },
    medals: {
      title: 'Médailles',
      intro: 'Des étoiles qui valent des points. Certaines ne sont qu’à vous, d’autres sont disputées.',
    },
    'end-of-turn': {
      title: 'Phase III : fin du tour',
      intro:
        'Trois temps, quand tout le monde a fini d’agir : A les familles, B les mains, C la partie est-elle finie ?',
    },
    end: { title: 'Fin de partie et score', intro: 'Ce qui compte, et qui gagne.' },
    example: {
      title: 'Un tour complet',
      intro:
        'Joe a le jeton Causeur ; Audrey est à sa gauche, puis vient Tom. Joe a le 2 vert dans sa zone de jeu. Tom a en main le 2 vert, le 1 orange et une carte qui n’est ni orange ni un 2. Audrey a le 1 bleu dans sa zone de jeu, le 2 et le 3 bleus en main.',
    },
    together: {
      title: 'Tous ensemble, et ce qui est caché',
      intro:
        'En phase II et quand on défausse les familles, personne n’attend son tour : chacun agit quand il veut.\nTant que la phase dure, vous pouvez reprendre vos propres coups, un par un. On ne revient pas en arrière au-delà d’une pioche ou d’un mélange de la défausse, car vous avez vu des cartes ou le hasard a parlé. Un appel et un don sont définitifs. Reprendre un coup ne change jamais ce que les autres ont gagné.\nQuand plusieurs personnes partagent un écran, elles agissent l’une après l’autre. L’ordre ne change rien, sinon qui pioche quelle carte inconnue.',
    },
    sealed: {
      title: 'Choix secrets',
      intro: 'Une option des nouvelles parties. Sans elle, tout le monde voit les choix au fur et à mesure.',
    },
    'on-call': {
      title: 'Sur l’appel',
      intro: 'Là où la règle imprimée se tait ou se lit de deux façons, cette table suit ces réponses.',
    },
    'on-actions': { title: 'Sur les actions' },
    'on-deck': { title: 'Sur la pioche' },
    'on-map': { title: 'Sur les régions et le chemin de fer' },
    'on-medals': { title: 'Sur les médailles et la fin' },
    names: {
      title: 'Les noms en trois langues',
      intro: 'Le jeu a paru en français. Voici comment nous appelons les choses.',
    },
  },
  rules: {
    'CO-AIM-01': {
      title: 'Les points ont trois origines.',
      text: 'Les médailles des régions et du chemin de fer terminés sur votre Feuille de Route, les médailles gagnées au Tableau des Primes et, à la fin, des points pour les régions découvertes, type par type.',
    },
    'CO-AIM-02': {
      title: 'Le score le plus élevé l’emporte.',
      text: 'En cas d’égalité, les médailles décident, puis les pépites.',
    },
    'CO-COMP-01': {
      title: 'Le jeu se joue à 2, 3 ou 4.',
      text: 'Les règles sont les mêmes quel que soit le nombre de joueurs.',
    },
    'CO-COMP-02': { title: 'Il y a un seul paquet de 78 cartes.', text: 'Tout le monde pioche au même endroit.' },
    'CO-COMP-03': {
      title: 'Chacun a une Feuille de Route.',
      text: 'Il y en a 4. Chacune porte un symbole différent.',
    },
    'CO-COMP-04': {
      title: 'Il y a un seul Tableau des Primes.',
      text: 'Il est au milieu de la table, et tout le monde y coche des cases.',
    },
    'CO-COMP-05': {
      title: 'Les pépites servent de monnaie.',
      text: 'La boîte en contient 20, ainsi qu’un jeton Causeur.',
    },
    'CO-COMP-06': {
      title: 'Ce qui est coché reste coché.',
      text: 'La boîte contient aussi 4 feutres et 4 aides de jeu, qui n’ajoutent aucune règle. On n’efface rien avant la partie suivante.',
    },
    'CO-SET-01': { title: 'Le Tableau des Primes est vierge.', text: 'Aucune case ni aucune médaille n’est cochée.' },
    'CO-SET-02': { title: 'Chacun commence avec 3 pépites.', text: 'Les autres forment la réserve.' },
    'CO-SET-03': {
      title: 'Le hasard choisit le premier Causeur.',
      text: 'Sauf si la personne qui prépare la partie désigne quelqu’un.',
    },
    'CO-SET-04': { title: 'La pioche est face cachée.', text: 'On mélange les 78 cartes pour la former.' },
    'CO-SET-05': {
      title: 'Les suivants commencent avec plus de cartes.',
      text: 'Le Causeur reçoit 4 cartes, la personne à sa gauche 5, la suivante 6 et la quatrième 7.',
    },
    'CO-SET-06': {
      title: 'Votre main est secrète.',
      text: 'Regardez-la quand vous voulez ; personne d’autre ne la voit jamais.',
    },
    'CO-SET-07': {
      title: 'Une carte est posée devant vous.',
      text: 'Après les mains, chacun pioche encore une carte et la pose face visible. C’est la première carte de sa zone de jeu.',
    },
    'CO-SET-08': {
      title: 'Votre symbole indique votre piste.',
      text: 'Dans chaque zone du Tableau des Primes, la ligne qui porte le symbole de votre Feuille de Route est la vôtre.',
    },
    'CO-SET-09': {
      title: 'Chaque Feuille de Route a deux drapeaux rouges.',
      text: 'Ce sont ceux des deux villages.',
    },
    'CO-SET-10': {
      title: 'Choisissez votre village de départ.',
      text: 'Cochez le drapeau de l’un ou de l’autre : c’est votre première région découverte.',
    },
    'CO-SET-11': {
      title: 'Votre village compte sur le tableau.',
      text: 'Cochez la première case de votre piste des villages.',
    },
    'CO-SET-12': {
      title: 'Chaque drapeau fait cocher une case.',
      text: 'Chaque fois que vous cochez un drapeau, cochez aussi la première case libre de votre piste dans la zone de ce type : villages, déserts, lacs ou forêts.',
    },
    'CO-CARD-01': {
      title: 'Il y a six familles.',
      text: 'Chacune a sa couleur et son signe : rouge, vert, gris, violet, bleu et orange.',
    },
    'CO-CARD-02': {
      title: 'Une famille a un 1, un 2 et un 3.',
      text: 'Le 3 est un personnage, le 2 un moyen de transport, le 1 un outil.',
    },
    'CO-CARD-03': {
      title: 'La valeur est le prix.',
      text: 'Un 2 coûte 2 pépites. Le nombre est en haut à gauche.',
    },
    'CO-CARD-04': {
      title: 'La couleur indique le duo.',
      text: 'Rouge et vert : Pépites. Gris et violet : Cartes. Bleu et orange : Coche.',
    },
    'CO-CARD-05': {
      title: 'Jamais deux fois la même carte dans une zone de jeu.',
      text: 'Une carte, c’est une couleur et une valeur. Vous n’en avez jamais deux identiques devant vous ; en main, c’est permis.',
    },
    'CO-CARD-06': {
      title: 'Une famille est complète avec son 1, son 2 et son 3.',
      text: 'Les trois doivent être dans la même zone de jeu.',
    },
    'CO-CARD-07': {
      title: 'Les couleurs des cartes et celles des régions n’ont aucun rapport.',
      text: 'Une famille de n’importe quelle couleur découvre une région de n’importe quel type.',
    },
    'CO-TURN-01': {
      title: 'Un tour compte trois phases.',
      text: 'D’abord l’appel, puis les actions, enfin la fin du tour.',
    },
    'CO-TURN-02': {
      title: 'Les tours se suivent jusqu’à la fin de la partie.',
      text: 'On ne vérifie si elle est finie qu’au tout dernier moment d’un tour.',
    },
    'CO-TURN-03': {
      title: 'Un tour est le tour de tout le monde.',
      text: 'Le mot désigne toujours les trois phases pour toute la table, jamais la part d’une seule personne.',
    },
    'CO-TURN-04': {
      title: 'Le Causeur change à chaque tour.',
      text: 'Le jeton passe à la personne assise à sa gauche.',
    },
    'CO-CALL-01': { title: 'Un appel par tour.', text: 'Seul le Causeur en fait un.' },
    'CO-CALL-02': {
      title: 'Désignez une personne et une carte.',
      text: 'La personne est l’adversaire de votre choix. La carte est une couleur et une valeur, par exemple le 2 orange.',
    },
    'CO-CALL-03': {
      title: 'Pas une carte de votre zone de jeu.',
      text: 'Toutes les autres peuvent être demandées.',
    },
    'CO-CALL-04': { title: 'Premier cas : l’adversaire l’a.', text: 'Il vous donne alors cette carte.' },
    'CO-CALL-05': {
      title: 'Deuxième cas : l’adversaire a une carte qui ressemble.',
      text: 'S’il n’a pas la carte, il en donne une de même couleur ou de même valeur. Ici, on a demandé le 2 orange : le 2 vert et le 1 orange conviennent, pas le 3 gris.',
    },
    'CO-CALL-06': {
      title: 'Dans le deuxième cas, celui qui donne choisit.',
      text: 'Parmi toutes ses cartes de cette couleur ou de cette valeur.',
    },
    'CO-CALL-07': {
      title: 'Troisième cas : rien qui ressemble.',
      text: 'L’adversaire le dit, et le Causeur tire une carte de sa main au hasard.',
    },
    'CO-CALL-08': {
      title: 'Seule la main décide du cas.',
      text: 'Un seul des trois est vrai.',
    },
    'CO-CALL-09': {
      title: 'Une carte nouvelle va dans la zone de jeu du Causeur.',
      text: 'Elle y est posée face visible.',
    },
    'CO-CALL-10': {
      title: 'Une carte qui s’y trouve déjà est défaussée.',
      text: 'Elle va face visible sur la défausse.',
    },
    'CO-CALL-11': {
      title: 'Une carte défaussée rapporte 1 pépite.',
      text: 'Le Causeur la prend en compensation.',
    },
    'CO-CALL-12': {
      title: 'Peu importe comment la carte est arrivée.',
      text: 'Dans les trois cas, elle est posée si elle est nouvelle, défaussée sinon.',
    },
    'CO-CALL-13': {
      title: 'La pépite vient avant les actions.',
      text: 'Le Causeur peut la dépenser pendant le même tour.',
    },
    'CO-CALL-14': {
      title: 'La carte donnée décide de ce que tout le monde fait.',
      text: 'C’est son duo qui sert en phase II, que la carte soit posée ou défaussée.',
    },
    'CO-ACT-01': {
      title: 'Chacun fait une action de la carte donnée.',
      text: 'Le Causeur et la personne qui a donné la carte aussi.',
    },
    'CO-ACT-02': { title: 'Tout le monde en même temps.', text: 'Personne n’attend personne.' },
    'CO-ACT-03': { title: 'Vous ne choisissez que pour vous.', text: 'Les autres peuvent faire l’autre action.' },
    'CO-ACT-04': {
      title: 'L’une ou l’autre, jamais les deux.',
      text: 'Un duo donne exactement une de ses deux actions.',
    },
    'CO-ACT-05': {
      title: 'Une carte que vous posez agit aussitôt.',
      text: 'Quand vous posez une carte de votre main dans votre zone de jeu, vous faites aussitôt une action de son duo. Les autres n’en profitent pas.',
    },
    'CO-ACT-06': {
      title: 'Une chose en entraîne une autre.',
      text: 'Les cartes que vous posez et les icônes que vous cochez n’agissent que pour vous, et la longueur d’un enchaînement n’a pas de limite.',
    },
    'CO-ACT-07': {
      title: 'Impossible de poser une carte que vous avez déjà devant vous.',
      text: 'Pas même pour utiliser son action et la défausser.',
    },
    'CO-ACT-08': {
      title: 'La phase finit quand tous les enchaînements sont finis.',
      text: 'Vient alors la fin du tour.',
    },
    'CO-DUO-01': { title: 'Pépites, à gauche : prenez 1 pépite.', text: 'Elle vient de la réserve.' },
    'CO-DUO-02': {
      title: 'Pépites, à droite : payez une carte.',
      text: 'Choisissez une carte de votre main, payez autant de pépites que sa valeur et posez-la dans votre zone de jeu.',
    },
    'CO-DUO-03': { title: 'Cartes, à gauche : piochez 3 cartes.', text: 'Elles vont de la pioche dans votre main.' },
    'CO-DUO-04': {
      title: 'Cartes, à droite : défaussez-en 2 pour en poser 1.',
      text: 'Défaussez 2 cartes de même couleur, puis posez n’importe quelle autre carte de votre main sans payer.',
    },
    'CO-DUO-05': {
      title: 'Coche, à gauche : cochez une étape.',
      text: 'Elle doit être dans une région découverte et reliée par un chemin à ce que vous avez coché.',
    },
    'CO-DUO-06': { title: 'Coche, à droite : cochez une gare.', text: 'La suivante sur votre chemin de fer.' },
    'CO-DUO-07': {
      title: 'Ce que vous posez doit être nouveau.',
      text: 'Payée ou non, la carte ne doit pas être déjà dans votre zone de jeu.',
    },
    'CO-DUO-08': {
      title: 'Un duo est le même partout.',
      text: 'Sur une Feuille de Route ou sur le Tableau des Primes, il offre les deux mêmes actions que sur une carte.',
    },
    'CO-ICON-01': {
      title: 'Tipi : cochez une case de votre piste Tipi.',
      text: 'S’il y a une icône au-dessus de la case, elle agit aussitôt.',
    },
    'CO-ICON-02': {
      title: 'La piste Tipi commence au centre.',
      text: 'Votre première case est toujours celle du milieu.',
    },
    'CO-ICON-03': {
      title: 'Ensuite vers l’extérieur, à gauche ou à droite.',
      text: 'Chaque nouvelle case doit être adjacente à une case déjà cochée. Le côté est à votre choix.',
    },
    'CO-ICON-04': {
      title: 'Les deux bouts de la piste Tipi rapportent une médaille.',
      text: 'Ses deux cases extrêmes sont des bouts de piste.',
    },
    'CO-ICON-05': {
      title: 'Saloon : cochez la case suivante de votre piste Saloon.',
      text: 'De gauche à droite.',
    },
    'CO-ICON-06': { title: 'La dernière case Saloon rapporte une médaille.', text: 'C’est un bout de piste.' },
    'CO-ICON-07': {
      title: 'Wanted : cochez la case suivante de votre piste Wanted.',
      text: 'S’il y a une icône au-dessus de la case, elle agit aussitôt.',
    },
    'CO-ICON-08': { title: 'La dernière case Wanted rapporte une médaille.', text: 'C’est un bout de piste.' },
    'CO-ICON-09': {
      title: 'La deuxième case Wanted a un bonus.',
      text: 'D’après le livret, c’est le seul de cette piste. Notre propre tableau a une icône au-dessus de chacune des trois cases ; au-dessus de la deuxième, c’est une découverte.',
    },
    'CO-ICON-10': {
      title: 'Carte gratuite : posez une carte sans payer.',
      text: 'Elle vient de votre main et ne doit pas être déjà dans votre zone de jeu.',
    },
    'CO-ICON-11': {
      title: 'Une carte gratuite agit aussi.',
      text: 'Faites une action de son duo, comme pour toute carte posée.',
    },
    'CO-ICON-12': {
      title: 'Découverte : découvrez une région.',
      text: 'Aussitôt, en pleine phase II et sans famille. Cochez son drapeau et la case qui va avec.',
    },
    'CO-ICON-13': {
      title: 'Un duo en guise d’icône.',
      text: 'Pépites, Cartes ou Coche dans une étape ou au-dessus d’une case : faites une des deux actions.',
    },
    'CO-ICON-14': { title: 'Une étoile est une médaille.', text: 'Le nombre inscrit est ce que vous gagnez.' },
    'CO-MAP-01': {
      title: 'Il y a quatre types de régions.',
      text: 'Villages, déserts, lacs et forêts se distinguent par leur drapeau et leur couleur. Chaque Feuille de Route a aussi un chemin de fer.',
    },
    'CO-MAP-02': {
      title: 'Une région, c’est un drapeau, des étapes et des chemins.',
      text: 'Les chemins relient les étapes entre elles et au drapeau.',
    },
    'CO-MAP-03': {
      title: 'Un drapeau coché veut dire : région découverte.',
      text: 'Jusque-là, la région est dans la brume.',
    },
    'CO-MAP-04': {
      title: 'On ne coche que le long des chemins.',
      text: 'Un chemin doit relier l’étape à un drapeau coché ou à une étape cochée.',
    },
    'CO-MAP-05': {
      title: 'Rien dans une région qui n’est pas découverte.',
      text: 'Un chemin qui y mène n’y change rien : d’abord son drapeau, ensuite ses étapes.',
    },
    'CO-MAP-06': { title: 'Les icônes des étapes agissent aussitôt.', text: 'Dès que vous cochez l’étape.' },
    'CO-MAP-07': {
      title: 'Une étape vide n’apporte rien.',
      text: 'Mais elle compte : sans elle, la région n’est pas complète.',
    },
    'CO-MAP-08': {
      title: 'Découvrez une région adjacente.',
      text: 'Cochez le drapeau d’une nouvelle région, adjacente à une région déjà découverte.',
    },
    'CO-MAP-09': {
      title: 'On ne franchit pas les montagnes.',
      text: 'Deux régions de part et d’autre d’une crête blanche ne sont pas adjacentes. Sur l’image, on peut découvrir le désert, pas la forêt.',
    },
    'CO-MAP-10': {
      title: 'Il y a deux façons de découvrir.',
      text: 'Une famille complète à la fin d’un tour, ou une icône Découverte, sur le chemin de fer ou au-dessus d’une case du Tableau des Primes.',
    },
    'CO-MAP-11': {
      title: 'Une région complète rapporte sa médaille.',
      text: 'Aussitôt, dès que son drapeau et toutes ses étapes sont cochés.',
    },
    'CO-MAP-12': {
      title: 'Les villages sont des points de départ.',
      text: 'Pour le reste, ce sont des régions comme les autres. À chaque partie, vous choisissez l’un des deux.',
    },
    'CO-MAP-13': {
      title: 'Chaque type a son caractère.',
      text: 'Les déserts sont grands et leurs médailles élevées. Les lacs sont pleins d’actions, mais leurs médailles sont faibles. Les forêts sont entre les deux.',
    },
    'CO-RAIL-01': { title: 'De gauche à droite.', text: 'On coche les gares dans le sens du voyage.' },
    'CO-RAIL-02': {
      title: 'On ne saute pas de gare.',
      text: 'Une gare doit être reliée à une gare cochée. La première ouvre la ligne.',
    },
    'CO-RAIL-03': {
      title: 'À un aiguillage, choisissez un embranchement.',
      text: 'L’autre vous est fermé pour le reste de la partie.',
    },
    'CO-RAIL-04': {
      title: 'Les gares demandent l’action de droite de Coche.',
      text: 'Celle de gauche est pour les étapes des régions.',
    },
    'CO-RAIL-05': { title: 'Les icônes des gares agissent aussitôt.', text: 'Comme dans les étapes des régions.' },
    'CO-RAIL-06': {
      title: 'La dernière gare rapporte une médaille.',
      text: 'Elle est à vous : personne ne peut vous la prendre.',
    },
    'CO-RAIL-07': {
      title: 'Le chemin de fer est ouvert dès le début.',
      text: 'Il n’a pas besoin d’être découvert.',
    },
    'CO-BB-01': {
      title: 'Le tableau a plusieurs zones.',
      text: 'Une pour les drapeaux de chaque type de région, puis Tipi, Saloon et Wanted. S’y ajoutent les pistes médailles et les totaux.',
    },
    'CO-BB-02': { title: 'Chacun a une piste dans chaque zone.', text: 'Vous ne cochez jamais que la vôtre.' },
    'CO-BB-03': { title: 'Les pistes vont de gauche à droite.', text: 'Sauf la piste Tipi.' },
    'CO-BB-04': {
      title: 'Les icônes au-dessus des cases agissent aussitôt.',
      text: 'Pour la personne qui coche la case, et chaque fois que quelqu’un la coche.',
    },
    'CO-BB-05': {
      title: 'Seules les pistes Tipi et Wanted ont des icônes.',
      text: 'Les autres n’en ont aucune au-dessus de leurs cases.',
    },
    'CO-BB-06': {
      title: 'Les cases des drapeaux indiquent des points.',
      text: 'Ils comptent à la fin de la partie. Voici les valeurs de notre tableau ; un autre jeu de cartes peut en avoir d’autres.',
    },
    'CO-BB-07': {
      title: 'Déserts, lacs et forêts ont chacun une médaille.',
      text: 'Elle est au bout de la zone. Les villages n’en ont pas.',
    },
    'CO-BB-08': {
      title: 'La dernière case de ces trois zones rapporte la médaille.',
      text: 'C’est un bout de piste.',
    },
    'CO-MEDAL-01': {
      title: 'Il y a deux façons de gagner une médaille.',
      text: 'Compléter une région ou le chemin de fer, ou cocher un bout de piste au Tableau des Primes.',
    },
    'CO-MEDAL-02': {
      title: 'Les médailles de votre Feuille de Route sont à vous.',
      text: 'Personne d’autre ne peut les prendre ni les partager.',
    },
    'CO-MEDAL-03': {
      title: 'Un bout de piste rapporte la meilleure médaille restante.',
      text: 'Tipi, Saloon et Wanted ont chacun une liste. Vous gagnez la plus élevée qui n’est pas cochée ; elle l’est alors. Voici celles de notre tableau.',
    },
    'CO-MEDAL-04': {
      title: 'Ce qui a été gagné à un tour précédent n’est plus là.',
      text: 'Plus personne ne peut gagner cette médaille.',
    },
    'CO-MEDAL-05': {
      title: 'Dans un même tour, tout le monde gagne.',
      text: 'Tout joueur qui atteint la même médaille pendant ce tour en reçoit tous les points, même si quelqu’un d’autre y était un instant plus tôt.',
    },
    'CO-MEDAL-06': {
      title: 'Plus de médaille, pas de points.',
      text: 'Si toutes celles de la zone sont parties à des tours précédents, un bout de piste ne rapporte rien.',
    },
    'CO-MEDAL-07': {
      title: 'La médaille des drapeaux va au premier.',
      text: 'Le premier joueur qui coche la dernière case de la zone la gagne, avec tous ceux qui le font pendant le même tour.',
    },
    'CO-MEDAL-08': {
      title: 'Inscrivez aussitôt chaque médaille.',
      text: 'Ses points vont dans l’emplacement libre suivant de votre piste médailles.',
    },
    'CO-MEDAL-09': {
      title: 'La septième médaille termine la partie.',
      text: 'Pas tout de suite : on joue le tour jusqu’au bout.',
    },
    'CO-EOT-01': {
      title: 'A : défaussez vos familles complètes.',
      text: 'C’est obligatoire, pour toutes, l’une après l’autre.',
    },
    'CO-EOT-02': {
      title: 'A : les trois cartes vont à la défausse.',
      text: 'Elles pourront revenir dans votre zone de jeu.',
    },
    'CO-EOT-03': {
      title: 'A : chaque famille découvre une région.',
      text: 'Une région adjacente à une région découverte.',
    },
    'CO-EOT-04': {
      title: 'A : cochez la case du drapeau.',
      text: 'Si c’est un bout de piste, vous gagnez aussi sa médaille.',
    },
    'CO-EOT-05': {
      title: 'Les familles ne se défaussent que maintenant.',
      text: 'Jamais en phase II. On ne peut donc pas cocher les étapes d’une région pendant le tour où une famille la découvre.',
    },
    'CO-EOT-06': {
      title: 'B : complétez votre main à 3 cartes.',
      text: 'Si vous en avez 3 ou plus, vous ne piochez rien.',
    },
    'CO-EOT-07': {
      title: 'Une pioche vide se refait.',
      text: 'On mélange pour cela la défausse. Cela peut arriver à toute phase.',
    },
    'CO-EOT-08': {
      title: 'C : quelqu’un a-t-il sept médailles ?',
      text: 'Alors la partie est finie et l’on compte les points. Le jeton ne bouge plus.',
    },
    'CO-EOT-09': { title: 'C : sinon, un nouveau tour commence.', text: 'Le jeton passe à gauche.' },
    'CO-FIN-01': {
      title: 'Drapeaux : la dernière valeur compte.',
      text: 'Dans chacune des quatre zones, prenez le nombre au-dessus de votre dernière case cochée, et non la somme des cases. Additionnez les quatre.',
    },
    'CO-FIN-02': {
      title: 'Médailles : additionnez-les toutes.',
      text: 'Tout ce qui est inscrit sur votre piste médailles compte.',
    },
    'CO-FIN-03': {
      title: 'Drapeaux et médailles font votre score.',
      text: 'Les cartes et les pépites ne rapportent pas de points.',
    },
    'CO-FIN-04': {
      title: 'Le score le plus élevé gagne.',
      text: 'Avoir mis fin à la partie ne rapporte rien de plus.',
    },
    'CO-FIN-05': {
      title: 'À égalité, on compare le nombre de médailles.',
      text: 'C’est leur nombre qui compte ici, pas leurs points.',
    },
    'CO-FIN-06': { title: 'Ensuite, le plus de pépites.', text: 'C’est là qu’il est bon d’avoir économisé.' },
    'CO-FIN-07': {
      title: 'Toujours à égalité ? On en reste là.',
      text: 'Il n’y a plus rien à comparer, sinon dans une autre partie.',
    },
    'CO-FIN-08': {
      title: 'Un exemple de score.',
      text: 'Anna a 11 pour ses drapeaux et 39 pour ses médailles, Bert 15 et 34. Anna gagne par 50 à 49.',
    },
    'CO-EX-01': {
      title: 'Joe demande le 2 orange à Tom.',
      text: 'Tom ne l’a pas, mais il a le 2 vert et le 1 orange. Il peut donner l’un ou l’autre ; il donne le 2 vert.',
    },
    'CO-EX-02': {
      title: 'Joe l’a déjà.',
      text: 'Le 2 vert est défaussé, et Joe prend 1 pépite en compensation.',
    },
    'CO-EX-03': {
      title: 'Vert veut dire : Pépites pour tout le monde.',
      text: 'Joe prend encore 1 pépite. Il a fini.',
    },
    'CO-EX-04': {
      title: 'Tom paie 1 pépite et pose le 1 orange.',
      text: 'Cette carte lui permet de cocher. Il coche une étape Tipi, et donc le bout droit de sa piste Tipi. C’est un bout de piste : il gagne la médaille de 9 et l’inscrit.',
    },
    'CO-EX-05': {
      title: 'Audrey paie 2 pépites et pose le 2 bleu.',
      text: 'Elle coche la dernière étape d’un lac, qui porte une carte gratuite. Elle inscrit d’abord la médaille de 3 du lac. Puis elle pose gratuitement le 3 bleu, coche une gare Cartes et pioche 3 cartes.',
    },
    'CO-EX-06': {
      title: 'Fin du tour : la famille d’Audrey est complète.',
      text: 'Elle défausse les 1, 2 et 3 bleus et découvre un désert adjacent à ses régions ; la forêt derrière les montagnes est hors d’atteinte. Elle coche une case de sa piste des déserts.',
    },
    'CO-EX-07': {
      title: 'Les mains, puis le tour suivant.',
      text: 'Il reste 1 carte à Tom, il en pioche 2. Personne n’a sept médailles : le jeton passe de Joe à Audrey.',
    },
    'CO-R-37': {
      title: 'Seuls les mains et l’ordre de la pioche sont cachés.',
      text: 'Tout le monde peut voir les zones de jeu, les pépites, toutes les Feuilles de Route et le Tableau des Primes, compter les mains et la pioche, et parcourir toute la défausse.',
    },
    'CO-R-46': {
      title: 'Vous ne vous gênez pas.',
      text: 'En phase II et quand on défausse les familles, seules la pioche et la défausse sont communes. Les médailles disputées vont à tous ceux qui les atteignent pendant le même tour : être plus rapide ne rapporte rien.',
    },
    'CO-R-60': {
      title: 'À gauche veut dire : dans le sens des aiguilles d’une montre.',
      text: 'Les mains de départ et le jeton Causeur suivent cet ordre.',
    },
    'CO-R-35': {
      title: 'On distribue à partir du Causeur.',
      text: 'D’abord la main entière de chacun, puis une carte visible pour chacun, dans le même ordre.',
    },
    'CO-R-36': {
      title: 'Tout le monde choisit son village en même temps.',
      text: 'Vous connaissez alors votre main et toutes les cartes visibles. Les choix sont montrés quand tout le monde a choisi.',
    },
    'CO-R-61': {
      title: 'Des cartes identiques font un seul choix.',
      text: 'Deux exemplaires d’une carte se valent, et la liste ne la nomme qu’une fois. Si vous en défaussez deux pour en poser une troisième, vous choisissez la couleur et les valeurs des deux ; elles peuvent être identiques si vous en avez deux exemplaires, et la carte à poser doit encore être là sans elles.',
    },
    'CO-R-62': {
      title: 'Ce qui se fait tout seul, et ce qui se demande.',
      text: 'Se font tout seuls : le don de la carte demandée et le tirage au hasard ; Saloon et Wanted ; Tipi et Découverte quand il n’y a qu’une possibilité ; tout ce qui est perdu ; une famille sans drapeau à découvrir ; un tour sans appel ; le complément des mains et la vérification de la fin.\nTout le reste se demande, même s’il n’y a qu’une réponse. Sinon, les autres devineraient votre main en voyant ce qui s’est fait tout seul.',
    },
    'CO-R-63': {
      title: 'Les dernières cartes peuvent partir pendant que vous réfléchissez.',
      text: 'Avec Cartes, ce qui est possible dépend du moment où vous le faites : vous pouvez piocher tant que la pioche ou la défausse a une carte, et ne passer que si les deux sont vides. Rien n’est réservé. Un choix devenu impossible est refusé, et vous choisissez de nouveau.',
    },
    'CO-R-64': {
      title: 'Le duo demeure, quoi que devienne la carte.',
      text: 'Une carte donnée puis défaussée peut être mélangée à la pioche et piochée pendant la phase II. Ceux qui n’ont pas encore agi utilisent toujours son duo.',
    },
    'CO-R-31': {
      title: 'Le premier qui pioche a la carte du dessus.',
      text: 'En phase II, on pioche dans l’ordre où l’on choisit. Personne ne connaît la pioche, c’est donc équitable.',
    },
    'CO-R-34': {
      title: 'Les mains se complètent à partir du Causeur.',
      text: 'Chacun pioche jusqu’à 3 avant la personne suivante.',
    },
    'CO-R-66': {
      title: 'Que se passe-t-il quand mon temps est écoulé ?',
      text: 'Seul ce qui manque est fait pour vous : une proposition est refusée, sinon la première possibilité est prise. Vous prenez une pépite, piochez trois cartes ou cochez la première étape ouverte ; Causeur, vous demandez la première carte permise au premier joueur possible. Par lien, un remplaçant joue plutôt à votre place, jusqu’à votre retour.',
    },
    'CO-R-59': {
      title: 'Les choix sont visibles, sauf réglage contraire.',
      text: 'En phase II, tout le monde voit ce que les autres choisissent, comme autour d’une table. Les gains de l’un ne dépendent pas des choix des autres : attendre ne sert presque à rien. Si vous préférez, jouez avec des choix secrets.',
    },
    'CO-R-65': {
      title: 'Ce que cachent les choix secrets.',
      text: 'Seulement le choix entre la gauche et la droite pour la carte donnée. Chaque personne qui peut agir choisit en secret ; puis tous les choix sont montrés ensemble, et les enchaînements se jouent à découvert.\nOn ne peut choisir qu’une action que l’on pourrait effectuer. Piocher peut toujours être choisi, car personne ne connaît votre main ; si d’autres ont pioché les dernières cartes entre-temps, vous choisissez de nouveau parmi ce qui est possible. Une Coche sans rien à cocher est perdue, et il n’y a rien à choisir.',
    },
    'CO-R-01': {
      title: 'On ne demande rien à un joueur sans carte.',
      text: 'Tant qu’un autre adversaire en a une. Cela n’arrive presque jamais.',
    },
    'CO-R-02': {
      title: 'Aucun adversaire n’a de carte ? Pas d’appel.',
      text: 'Alors il n’y a pas non plus de phase II, et l’on passe directement à la fin du tour.',
    },
    'CO-R-03': {
      title: 'Deux exemplaires de la carte demandée ?',
      text: 'Vous en donnez un. Ils sont identiques.',
    },
    'CO-R-04': {
      title: 'Pas de bluff.',
      text: 'Si vous avez la carte demandée, vous la donnez ; une carte qui ressemble ne suffit pas.',
    },
    'CO-R-05': {
      title: 'Seule la carte exacte est interdite.',
      text: 'Avec le 1 rouge et le 3 bleu dans votre zone de jeu, vous pouvez demander le 3 rouge.',
    },
    'CO-R-06': {
      title: 'Il y a toujours quelque chose à demander.',
      text: 'Au début d’un tour, les familles complètes sont parties : il vous manque au moins une carte de chaque famille.',
    },
    'CO-R-07': {
      title: 'On peut demander ce qu’on a en main, ou ce que personne ne peut avoir.',
      text: 'Demander une carte de votre propre main, ou une carte dont tous les exemplaires sont en vue, est un bon moyen d’obtenir une carte qui ressemble, ou une carte au hasard.',
    },
    'CO-R-08': {
      title: 'Une seule carte convient ? On vous la demande quand même.',
      text: 'Si elle partait toute seule, tout le monde saurait que vous n’en aviez pas d’autre.',
    },
    'CO-R-09': {
      title: 'Au hasard : chaque carte a la même chance.',
      text: 'Une carte que vous avez en double risque deux fois plus de partir.',
    },
    'CO-R-10': {
      title: 'Tout le monde voit la carte donnée, et de quel cas il s’agit.',
      text: 'Ce qui aurait pu être donné à la place reste secret.',
    },
    'CO-R-11': {
      title: 'Pas de deuxième action pour le Causeur.',
      text: 'La carte donnée agit une fois pour chacun. Seules les cartes posées de votre propre main apportent une action de plus.',
    },
    'CO-R-12': { title: 'À deux, rien ne change.', text: 'Le Causeur demande toujours à son seul adversaire.' },
    'CO-R-13': { title: 'Le Causeur doit appeler.', text: 'C’est toujours possible.' },
    'CO-R-14': {
      title: 'Faut-il agir ?',
      text: 'Oui, si tout le monde peut voir que vous le pouvez : impossible de passer une Coche tant qu’il y a quelque chose à cocher, et une pépite ou une pioche est presque toujours disponible. Mais on peut toujours renoncer à ce qui demande une carte de la main, car la main est secrète. Vous pouvez donc vous passer d’une carte gratuite.',
    },
    'CO-R-15': {
      title: 'On ne choisit pas ce qu’on ne peut pas faire.',
      text: 'Si une action est impossible, faites l’autre. Si les deux le sont, le duo est perdu. Cela n’arrive qu’à une Coche sans rien à cocher, ou à Cartes quand il n’y a rien à piocher et que vous ne pouvez ou ne voulez rien défausser.',
    },
    'CO-R-16': {
      title: 'Moins de 3 cartes ? Piochez ce qu’il y a.',
      text: 'Vous pouvez piocher tant que la pioche et la défausse ont ensemble au moins 1 carte.',
    },
    'CO-R-17': {
      title: 'Les 2 cartes à défausser viennent de votre main.',
      text: 'Jamais de votre zone de jeu.',
    },
    'CO-R-18': {
      title: 'Il vous faut trois cartes en main.',
      text: 'Deux à défausser, qui peuvent être identiques, et une troisième à poser. Celle-ci peut être de n’importe quelle couleur, même de la leur.',
    },
    'CO-R-19': {
      title: 'D’abord le prix, puis la carte, puis son action.',
      text: 'Les cartes défaussées sont sur la défausse avant que la carte posée agisse ; il se peut même que vous les repiochiez.',
    },
    'CO-R-20': {
      title: 'Payez exactement le prix.',
      text: 'Il vous faut toutes les pépites à cet instant. Ni dette, ni monnaie.',
    },
    'CO-R-21': {
      title: 'Les pépites ne manquent jamais.',
      text: 'Vous recevez la vôtre même si les 20 sont prises.',
    },
    'CO-R-22': {
      title: 'Un enchaînement ne se divise jamais.',
      text: 'Chaque étape et chaque case a au plus une icône : il n’y a toujours qu’une suite.',
    },
    'CO-R-23': {
      title: 'D’abord la médaille, puis l’icône.',
      text: 'Quand une étape avec une icône complète sa région, ou quand c’est la dernière gare.',
    },
    'CO-R-24': {
      title: 'De même pour un bout de piste avec une icône.',
      text: 'Inscrivez la médaille, puis utilisez l’icône.',
    },
    'CO-R-25': {
      title: 'Piste pleine ? L’icône est perdue.',
      text: 'L’étape Tipi, Saloon ou Wanted reste cochée malgré tout.',
    },
    'CO-R-26': {
      title: 'Rien à découvrir ? C’est perdu.',
      text: 'Ce qui vous a donné la Découverte reste coché.',
    },
    'CO-R-27': {
      title: 'Une région découverte par une icône compte aussitôt.',
      text: 'Une famille du même tour peut découvrir une région adjacente. Ses étapes attendent le tour suivant, car une Découverte est toujours la fin de son enchaînement.',
    },
    'CO-R-28': {
      title: 'En phase II, une famille complète est encore là.',
      text: 'Jusqu’à la fin du tour, vous ne pouvez reposer aucune de ses trois cartes.',
    },
    'CO-R-29': {
      title: 'La première carte visible n’apporte pas d’action.',
      text: 'Elle est posée pendant la mise en place.',
    },
    'CO-R-30': {
      title: 'La main n’a pas de limite.',
      text: 'Vous pouvez avoir autant de cartes que vous en piochez.',
    },
    'CO-R-32': {
      title: 'La pioche se refait quand il faut une carte.',
      text: 'Non pas dès qu’elle est vide, mais quand quelqu’un doit y piocher.',
    },
    'CO-R-33': {
      title: 'Plus de cartes nulle part ? Personne ne pioche.',
      text: 'Rien n’est rattrapé ensuite, et une main peut avoir moins de 3 cartes.',
    },
    'CO-R-38': {
      title: 'La première gare n’en demande aucune avant elle.',
      text: 'La ligne commence par celle qui est tout à gauche.',
    },
    'CO-R-39': {
      title: 'La ligne continue depuis sa dernière gare.',
      text: 'On ne revient pas sur l’autre embranchement, même là où les deux se rejoignent.',
    },
    'CO-R-40': {
      title: 'Certains chemins passent une frontière.',
      text: 'Ils servent si les deux régions sont découvertes. Un drapeau se coche sans chemin ; une fois coché, il ouvre toutes les étapes qu’un chemin relie à lui, aussi dans d’autres régions découvertes.',
    },
    'CO-R-41': {
      title: 'L’autre village peut être découvert plus tard.',
      text: 'C’est une région comme une autre, et il fait cocher une case de votre piste des villages.',
    },
    'CO-R-42': {
      title: 'Deux régions adjacentes ont une frontière commune.',
      text: 'Des régions qui ne se touchent qu’en un point, ou seulement par-dessus des montagnes, ne sont pas adjacentes.',
    },
    'CO-R-43': {
      title: 'Une famille est défaussée même s’il n’y a rien à découvrir.',
      text: 'Les trois cartes partent ; il n’y a ni drapeau ni case.',
    },
    'CO-R-44': {
      title: 'Deux familles : l’une après l’autre.',
      text: 'L’ordre est à votre choix, et la seconde peut découvrir une région adjacente à celle que la première a découverte.',
    },
    'CO-R-45': {
      title: 'Piste de drapeaux pleine ? On ne coche que le drapeau.',
      text: 'Ni case, ni médaille. Sur notre tableau, chaque piste est assez longue.',
    },
    'CO-R-47': {
      title: 'Les pistes de drapeaux n’ont pas d’icônes.',
      text: 'Défausser des familles ne lance donc jamais d’enchaînement.',
    },
    'CO-R-48': {
      title: 'Comment on partage exactement.',
      text: 'Comptent les médailles de la zone qui restaient au début du tour. Votre premier bout de piste de ce tour gagne la meilleure, le deuxième la suivante, quoi que fassent les autres. À la fin du tour, on coche toutes les médailles que quelqu’un a gagnées.',
    },
    'CO-R-49': {
      title: 'Les deux bouts de la piste Tipi en un tour ?',
      text: 'Vous gagnez deux médailles différentes : la meilleure et la suivante.',
    },
    'CO-R-50': {
      title: 'Pour le partage aussi, un tour a trois phases.',
      text: 'Une médaille atteinte en phase II est partagée avec ceux qui l’atteignent à la fin du tour.',
    },
    'CO-R-51': {
      title: 'Les deux bouts de la piste Tipi ont une seule liste.',
      text: 'Il n’y a pas une liste par bout.',
    },
    'CO-R-52': {
      title: 'Deux nombres égaux sont deux médailles différentes.',
      text: 'Elles partent l’une après l’autre, dans l’ordre de la liste.',
    },
    'CO-R-53': {
      title: 'Plus de sept médailles ? Toutes comptent.',
      text: 'Un joueur qui en gagne plusieurs au dernier tour continue de les inscrire, et elles servent à départager.',
    },
    'CO-R-54': {
      title: 'La septième médaille n’arrête pas le tour.',
      text: 'Tout le monde finit ses actions et ses familles. Il n’y a pas d’autre tour, même si certains ont eu moins souvent le jeton Causeur.',
    },
    'CO-R-55': {
      title: 'Une septième médaille à la fin du tour termine aussi la partie.',
      text: 'Pendant ce même tour : la vérification vient après.',
    },
    'CO-R-56': {
      title: 'Aucune case cochée ? 0 point.',
      text: 'Une zone de drapeaux où vous n’avez rien coché ne rapporte rien.',
    },
    'CO-R-57': {
      title: 'Une égalité complète est une victoire partagée.',
      text: 'Les places suivantes se comparent de la même façon, et l’on peut partager une place.',
    },
    'CO-R-58': {
      title: 'Après 200 tours, la partie s’arrête de toute façon.',
      text: 'Si personne ne voulait de la septième médaille, elle ne finirait jamais. Les tours sans appel comptent aussi, et une septième médaille pendant ce tour-là est la raison retenue.',
    },
  },
  pictures: {
    'CO-CARD-06': 'Le 1, le 2 et le 3 bleus côte à côte.',
    'CO-CALL-05': 'Le 2 vert et le 1 orange ; à part, le 3 gris.',
    'CO-MAP-04':
      'Un village découvert, avec son drapeau et une étape cochés. Deux étapes brillent, car un chemin les relie à ce qui est coché. Un chemin continue dans un désert qui n’est pas découvert : rien n’y brille.',
    'CO-MAP-09':
      'Le drapeau d’un désert adjacent au village découvert brille. Celui d’une forêt derrière des montagnes blanches est barré.',
    'CO-RAIL-03':
      'Un chemin de fer qui se sépare et se rejoint. L’embranchement du haut est coché, celui du bas est barré, et la gare suivante brille. Une médaille de 7 est au bout.',
    'CO-ICON-03':
      'Sept cases : celle du centre et la suivante à droite sont cochées, les suivantes de chaque côté brillent, et les deux bouts montrent une médaille.',
    'CO-MEDAL-09': 'Sept emplacements : cinq contiennent des points, le septième a un bord rouge.',
    'CO-FIN-01':
      'Trois cases d’une piste des déserts avec 1, 3 et 10 au-dessus. Deux sont cochées, et le 3 est entouré.',
  },
  tables: {
    families: {
      caption: 'Les six familles',
      head: ['3', '2', '1', 'Duo'],
      rows: [
        ['Rouge', 'chercheuse d’or', 'âne', 'pioche', 'Pépites'],
        ['Vert', 'banquier', 'diligence', 'clé de coffre', 'Pépites'],
        ['Gris', 'cowgirl', 'cheval', 'lasso', 'Cartes'],
        ['Violet', 'barman', 'wagon-saloon', 'bouteille', 'Cartes'],
        ['Bleu', 'pionnière', 'chariot bâché', 'fourche', 'Coche'],
        ['Orange', 'trappeur', 'mule', 'piège à ours', 'Coche'],
      ],
    },
    flags: {
      caption: 'Points des régions découvertes, sur notre tableau',
      head: ['1 région', '2 régions', '3 régions', 'Médaille'],
      rows: [
        ['Villages', '0', '4', 'deux seulement', 'aucune'],
        ['Déserts', '1', '3', '10', '5'],
        ['Lacs', '1', '4', '7', '5'],
        ['Forêts', '1', '3', '9', '6'],
      ],
    },
    medals: {
      caption: 'Les médailles de notre tableau',
      head: ['Cases', 'Médailles'],
      rows: [
        ['Tipi', '7', '9, 7, 5, 3'],
        ['Saloon', '4', '11, 8, 5'],
        ['Wanted', '3', '7, 5, 3'],
      ],
    },
    scores: {
      caption: 'Deux scores',
      head: ['Drapeaux', 'Médailles', 'Total'],
      rows: [
        ['Anna', '4 + 3 + 1 + 3 = 11', '7 + 3 + 9 + 5 + 7 + 3 + 5 = 39', '50'],
        ['Bert', '0 + 10 + 4 + 1 = 15', '5 + 3 + 11 + 7 + 3 + 5 = 34', '49'],
      ],
    },
    names: {
      caption: 'Qui s’appelle comment',
      head: ['Anglais', 'Polonais'],
      rows: [
        ['Causeur', 'Caller', 'Pytający'],
        ['Appel', 'call', 'pytanie'],
        ['Zone de jeu', 'play area', 'obszar gry'],
        ['Famille', 'family', 'rodzina'],
        ['Pioche, défausse', 'draw pile, discard pile', 'talia, stos kart odrzuconych'],
        ['Pépite', 'nugget', 'samorodek'],
        ['Feuille de Route', 'map (Route Sheet)', 'mapa'],
        ['Région, drapeau', 'region, flag', 'region, flaga'],
        ['Étape, chemin', 'stage, path', 'etap, ścieżka'],
        ['Chemin de fer, gare', 'railway, station', 'kolej, stacja'],
        ['Aiguillage', 'switch', 'zwrotnica'],
        ['Tableau des Primes', 'Bounty Board', 'tablica nagród'],
        ['Piste, case', 'track, box', 'tor, pole'],
        ['Cocher', 'to tick', 'zaznaczyć'],
        ['Wanted', 'wanted', 'list gończy'],
        ['Piste médailles', 'medal track', 'tor medali'],
      ],
    },
  },
  ui: {
    glance: 'Les icônes d’un coup d’œil',
    groups: {
      nuggets: 'Pépites : rouge, vert',
      cards: 'Cartes : gris, violet',
      tick: 'Coche : bleu, orange',
      stages: 'Dans les étapes et les gares',
      flags: 'Sur la Feuille de Route',
      answers: 'L’appel',
      marks: 'Signes',
    },
    icons: {
      'take-nugget': { name: 'Prendre 1 pépite', note: 'de la réserve' },
      'buy-card': { name: 'Payer une carte', note: 'sa valeur en pépites, et la poser' },
      'draw-three': { name: 'Piocher 3 cartes', note: 'dans votre main' },
      'swap-cards': { name: 'Défausser 2, poser 1', note: '2 de même couleur ; la troisième est gratuite' },
      'tick-stage': { name: 'Cocher une étape', note: 'le long des chemins' },
      'tick-rail': { name: 'Cocher une gare', note: 'la suivante du chemin de fer' },
      tipi: { name: 'Tipi', note: 'une case de la piste Tipi, en partant du centre' },
      saloon: { name: 'Saloon', note: 'la case suivante de la piste Saloon' },
      wanted: { name: 'Wanted', note: 'la case suivante de la piste Wanted' },
      free: { name: 'Carte gratuite', note: 'posez une carte de votre main sans payer' },
      discover: { name: 'Découverte', note: 'une nouvelle région, aussitôt' },
      none: { name: 'Étape vide', note: 'compte, mais n’apporte rien' },
      medal: { name: 'Médaille', note: 'des points ; la septième termine la partie' },
      'flag-village': { name: 'Village', note: 'vous partez d’un des deux' },
      'flag-desert': { name: 'Désert', note: 'grand, médailles élevées' },
      'flag-lake': { name: 'Lac', note: 'beaucoup d’actions, médailles faibles' },
      'flag-forest': { name: 'Forêt', note: 'entre les deux' },
      mountain: { name: 'Montagnes', note: 'aucun passage' },
      caller: { name: 'Causeur', note: 'demande une carte ce tour-ci' },
      'answer-exact': { name: 'A la carte', note: 'donne exactement celle-là' },
      'answer-match': { name: 'A une carte qui ressemble', note: 'donne la même couleur ou valeur' },
      'answer-random': { name: 'N’a rien qui ressemble', note: 'une carte au hasard' },
      compensation: { name: 'Compensation', note: '1 pépite pour une carte que le Causeur a déjà' },
      'goal-box': { name: 'Bout de piste', note: 'gagne la meilleure médaille restante' },
      'medal-seven': { name: 'Septième emplacement', note: 'ce tour est le dernier' },
      switch: { name: 'Aiguillage', note: 'un seul embranchement, pour de bon' },
      family: { name: 'Famille complète', note: '1, 2 et 3 d’une couleur : une nouvelle région' },
    },
  },
};
