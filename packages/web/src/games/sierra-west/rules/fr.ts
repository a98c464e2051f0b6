import type { SierraWestRulesText } from './text.ts';

export const fr: SierraWestRulesText = {
  parts: {
    rules: 'Règles',
    modes: 'Les quatre modes',
    hastings: 'En solo contre Hastings',
    answers: 'Questions et réponses',
    names: 'Pour les curieux',
  },
  sections: {
    minute: {
      title: 'Le jeu en une minute',
      intro:
        'Vous menez vers l’Ouest deux Pionniers, un Colon et un Chariot. À votre tour, vous disposez trois cartes côte à côte : ensemble, elles forment un chemin vert et un chemin beige. Vos Pionniers les parcourent de gauche à droite, icône après icône, et récoltent ressources, bottes, cabanes et bien d’autres choses.\nLes bottes font grimper votre Colon sur la montagne, où la Pelle prend de meilleures cartes, et avancer votre Chariot sur la piste, qui multiplie vos points. Au bout d’un chemin, un Pionnier peut utiliser une action activable, le plus souvent pour monter sur une piste Exploitation.\nQuand la sixième carte spéciale se trouve sous la piste, on termine la manche et chacun joue un dernier tour. Comptent alors : les Exploitations multipliées par le Chariot, les cartes Montagne, l’Or et les bottes ; les animaux non attrapés et les cabanes non construites coûtent des points.',
    },
    setup: {
      title: 'Mise en place',
      intro: 'La table avant le premier tour. Ce que chaque mode ajoute est expliqué avec le mode.',
    },
    turn: {
      title: 'Le tour',
      intro: 'Planifiez trois cartes, faites agir vos figurines, passez. Puis c’est au joueur suivant.',
    },
    planning: {
      title: 'Planifier',
      intro: 'Trois cartes alignées : leur ordre décide des icônes que vos Pionniers vont rencontrer.',
    },
    pioneers: {
      title: 'Pionniers et chemins',
      intro:
        'Vos deux Pionniers ont chacun leur chemin. Ce qu’ils y rencontrent, vous pouvez l’utiliser ; presque tout peut aussi s’ignorer.',
    },
    icons: {
      title: 'Icônes des chemins',
      intro: 'Les icônes communes à tous les modes. Celles d’un seul mode se trouvent dans son chapitre.',
    },
    summits: {
      title: 'Actions activables',
      intro: 'Chaque carte porte en haut un panneau : une action pour qui arrive jusque-là.',
    },
    boots: { title: 'Bottes', intro: 'Les bottes sont faites pour marcher : sur la montagne et le long de la piste.' },
    mountain: {
      title: 'Colon et montagne',
      intro: 'Vingt cartes sur cinq rangées. Grimpez sur une carte face visible et apportez une Pelle.',
    },
    wagon: {
      title: 'Chariot et piste',
      intro:
        'Plus votre Chariot avance, plus de cartes spéciales vous servent, et plus vos Exploitations valent de points.',
    },
    market: { title: 'Construire des cabanes', intro: 'Quatre cabanes sont proposées. Une Pelle en construit une.' },
    cabins: {
      title: 'Cabanes',
      intro:
        'Un Pionnier qui reste dans une cabane aide l’autre en chemin. Trois emplacements sont pour des cabanes vertes, un pour une cabane beige, et chacun a une cabane grise.',
    },
    mule: { title: 'La Mule', intro: 'Il n’y en a qu’une et tout le monde la veut : c’est un troisième ouvrier.' },
    homestead: {
      title: 'Pistes Exploitation',
      intro: 'Trois pistes, de 0 à 5. Chaque pas apporte une récompense tout de suite et des points à la fin.',
    },
    animals: {
      title: 'Animaux et Commerce de Fourrures',
      intro: 'Les animaux attrapés rapportent un gain chaque fois qu’un Pionnier va au Commerce de Fourrures.',
    },
    reactions: {
      title: 'Trappeur et Traqueur',
      intro: 'Deux choses que vous pouvez faire pendant le tour des autres, chacune avec un Pionnier libre.',
    },
    damage: {
      title: 'Dégâts',
      intro: 'Un danger que vous n’affrontez pas ou une chasse ratée vous coûte quelque chose.',
    },
    end: { title: 'Fin et décompte', intro: 'Quand la partie s’arrête, ce qui compte et qui gagne.' },
    variant: { title: 'Variante : quatre cartes', intro: 'Pour celles et ceux qui connaissent bien le jeu.' },
    example: {
      title: 'Un tour complet',
      intro:
        'Un exemple de la Colline aux Pommes. Vous avez construit la cabane de l’essayeur (2 bottes deviennent 1 Or), celle du montagnard (les bottes comptent double) et la maison commune (toutes les cabanes vertes fonctionnent). Votre lapin, votre castor et votre renard sont face visible ; vous ne possédez rien. Les Vergers le long de votre piste montrent 3 pommes vertes et 4 rouges, la réserve est vide et la Mule est chez quelqu’un d’autre.\nChemin vert : Nourriture, 2 bottes, une icône que vous allez ignorer, 1 botte, Or. Chemin beige : 1 botte, Récolte (coûte 1), Commerce de Fourrures, Ours (coûte 2). Actions activables : Nourriture, Bois et Pierre pour n’importe quelle piste Exploitation ; 3 pommes rouges pour la piste des pommes rouges ; 2 Pierre et 1 Bois pour la piste Pierre.',
    },
    'apple-hill': {
      title: 'Colline aux Pommes',
      intro:
        'Tout le monde remplit la même réserve de pommes et tout le monde peut y puiser : ce que vous cultivez, votre voisin peut le vendre. Le mode idéal pour une première partie.',
    },
    'boats-and-banjos': {
      title: 'Bateaux & Banjos',
      intro:
        'Votre Canoë suit la rivière vers de meilleurs coins de pêche, votre Chariot vers plus d’Or dans le courant.',
    },
    'gold-rush': {
      title: 'Ruée vers l’Or',
      intro:
        'Les mines le long de votre piste donnent de l’Or, mais une partie n’est que de la Pierre. Dans un Wagonnet, l’Or vaut davantage.',
    },
    'outlaws-and-outposts': {
      title: 'Hors-la-Loi & Avant-postes',
      intro:
        'Des Hors-la-Loi tiennent cinq avant-postes de la montagne. Chargez, visez bien : une chasse ratée fait mal.',
    },
    hastings: {
      title: 'Le tour de Hastings',
      intro:
        'En solo, vous affrontez Hastings, qui n’a besoin ni de main ni de ressources. Deux cartes Planification côte à côte disent ce qu’il fait. Vous pouvez choisir n’importe lequel des quatre modes.',
    },
    'hastings-actions': {
      title: 'Les actions de Hastings',
      intro: 'Les neuf actions des cartes Planification, une par une.',
    },
    'hastings-end': { title: 'Fin contre Hastings' },
    'hastings-harder': {
      title: 'Un Hastings plus fort',
      intro: 'À choisir en préparant la partie, une seule option ou plusieurs.',
    },
    'on-turn': {
      title: 'Tours et actions',
      intro:
        'Là où les règles imprimées se taisent ou diffèrent d’une édition à l’autre, cette table suit ces réponses.',
    },
    'on-boots': { title: 'Bottes et cartes' },
    'on-cabins': { title: 'À propos des cabanes' },
    'on-modes': { title: 'À propos des modes' },
    'on-end': { title: 'À propos de la fin' },
    'on-hastings': { title: 'À propos de Hastings' },
    names: {
      title: 'Les noms en trois langues',
      intro: 'Les éditions du jeu ne se traduisent pas toujours l’une l’autre. Voici qui s’appelle comment.',
    },
  },
  rules: {
    'SW-GEN-01': {
      title: 'Le jeu est pour 1 à 4 joueurs.',
      text: 'En solo, on joue contre Hastings, un adversaire mené par des cartes.',
    },
    'SW-GEN-02': {
      title: 'Choisissez un des quatre modes.',
      text: 'Colline aux Pommes, Bateaux & Banjos, Ruée vers l’Or ou Hors-la-Loi & Avant-postes. Chacun a ses cartes Montagne, ses cartes spéciales, sa carte de départ et son animal ; le matériel des trois autres reste dans la boîte. Pour une première partie, prenez la Colline aux Pommes.',
    },
    'SW-GEN-03': {
      title: 'Presque tout est visible.',
      text: 'Chacun peut regarder les réserves, les tuiles, les pistes, les plateaux et les défausses, compter les pioches et les mains, et voir où sont les cartes spéciales de la montagne, car leur dos est différent.',
    },
    'SW-GEN-04': {
      title: 'Peu de choses sont cachées.',
      text: 'Les mains avant d’être disposées, l’ordre des pioches et de la pile de cabanes, les cartes Planification à venir et les cartes Montagne face cachée.',
    },
    'SW-GEN-05': {
      title: 'Certaines pièces sont limitées.',
      text: 'La Nourriture, le Bois, la Pierre, l’Or et les jetons Paire de Bottes ne manquent jamais. Les poissons, les Wagonnets, les Hors-la-Loi et les cabanes, si ; et il n’existe qu’une Mule, une Lanterne, une Dynamite et une carte Shérif.',
    },
    'SW-SETUP-01': {
      title: 'Les marqueurs Exploitation partent de 0.',
      text: 'Chaque joueur en a un sur la piste Nourriture, un sur la piste Bois et un sur la piste Pierre.',
    },
    'SW-SETUP-02': {
      title: 'Tout le monde a les mêmes neuf cartes.',
      text: 'Vos 8 cartes de départ communes, marquées d’un chapeau, sont mélangées en une pioche face cachée. La carte de départ du mode va dessous : elle arrivera avec votre troisième main.',
    },
    'SW-SETUP-03': {
      title: 'Les figurines prennent place.',
      text: 'Votre Colon est à la base de la montagne, votre Chariot au début de la piste, et les deux Pionniers sont libres au campement.',
    },
    'SW-SETUP-04': {
      title: 'Cinq tuiles Animal sont face cachée devant vous.',
      text: 'Castor, lapin, renard et ours, et l’animal du mode : cerf (Colline aux Pommes), raton laveur (Bateaux & Banjos), marmotte (Ruée vers l’Or) ou blaireau (Hors-la-Loi & Avant-postes).',
    },
    'SW-SETUP-05': {
      title: 'Une carte spéciale ouvre la rangée sous la piste.',
      text: 'Dans la Ruée vers l’Or et dans Hors-la-Loi & Avant-postes, c’est celle au feu de camp ; dans les deux autres modes, une des six est tirée au sort. Elle va face visible à l’emplacement 1.',
    },
    'SW-SETUP-06': {
      title: 'La montagne se monte avec deux paquets mélangés.',
      text: 'L’un est fait des 15 cartes Montagne du mode, l’autre des cinq cartes spéciales restantes, sauf si le mode en fixe l’ordre.',
    },
    'SW-SETUP-07': {
      title: 'La montagne a 20 cartes sur cinq rangées.',
      text: 'En partant de la base, les rangées comptent 6, 5, 4, 3 et 2 cartes. Chaque carte recouvre les deux cartes du dessous.',
    },
    'SW-SETUP-08': {
      title: 'Les cartes spéciales ont des places fixes dans la montagne.',
      text: 'Dans la Colline aux Pommes, Bateaux & Banjos et la Ruée vers l’Or, il y a un schéma pour 1 et 2 joueurs et un autre pour 3 et 4. Les autres cartes occupent les places restantes.',
    },
    'SW-SETUP-09': {
      title: 'Les deux cartes du haut sont face visible.',
      text: 'Les 18 autres sont face cachée. Hors-la-Loi & Avant-postes fait exception.',
    },
    'SW-SETUP-10': {
      title: 'Quatre cabanes sont au marché.',
      text: 'Les 24 tuiles Cabane sont mélangées et les quatre premières sont posées face visible.',
    },
    'SW-SETUP-11': {
      title: 'La Mule n’est encore à personne.',
      text: 'Elle attend dans la réserve le premier qui l’appellera.',
    },
    'SW-SETUP-12': {
      title: 'Le premier joueur est tiré au sort.',
      text: 'Il le reste toute la partie, car c’est lui qui dit quand une manche est complète.',
    },
    'SW-SETUP-13': {
      title: 'Chacun pioche 3 cartes.',
      text: 'Avec la variante pour experts, 4.',
    },
    'SW-SETUP-14': {
      title: 'Vous commencez sans rien.',
      text: 'Ni ressources, ni Or, ni jetons, balles, poissons, Wagonnets ou cabanes ; et jouer plus tard n’est pas compensé.',
    },
    'SW-TURN-01': {
      title: 'Un tour a trois étapes : Planifier, Explorer, Passer.',
      text: 'Vous disposez trois cartes, vos figurines agissent, vous passez. On joue dans le sens des aiguilles d’une montre.',
    },
    'SW-TURN-02': {
      title: 'Seul le joueur dont c’est le tour agit.',
      text: 'Il y a deux exceptions, par lesquelles les autres peuvent réagir : le Trappeur et le Traqueur.',
    },
    'SW-PASS-01': {
      title: 'Passez quand vous voulez.',
      text: 'Vous pouvez finir votre tour à tout moment de l’étape Explorer, dès que tous ceux qui pouvaient réagir ont répondu.',
    },
    'SW-PASS-02': {
      title: 'Vos figurines rentrent au campement.',
      text: 'Les deux Pionniers reviennent d’où qu’ils soient, cases Traqueur et Trappeur comprises, et la Mule aussi si elle est à vous. Pendant le tour des autres, ils ne bougent pas.',
    },
    'SW-PASS-03': {
      title: 'Défaussez les trois cartes et piochez.',
      text: 'Les trois cartes jouées vont face visible sur votre défausse. Puis vous piochez 3 cartes, ou 4 avec la variante.',
    },
    'SW-PASS-04': {
      title: 'Une pioche vide est reformée.',
      text: 'Si elle s’épuise pendant que vous piochez, la défausse mélangée devient la nouvelle pioche et vous continuez.',
    },
    'SW-PASS-05': {
      title: 'Passer ne change pas le marché.',
      text: 'Il se remplit dès que quelqu’un construit.',
    },
    'SW-PLAN-01': {
      title: 'Disposez trois cartes : à gauche, au milieu, à droite.',
      text: 'L’ordre est à votre choix. Les trois places doivent être occupées.',
    },
    'SW-PLAN-02': {
      title: 'Neuf des quinze icônes restent visibles.',
      text: 'Les cartes de gauche et de droite montrent leur première et leur dernière colonne. Celle du milieu passe sous les deux et ne montre que son icône centrale. Le reste est recouvert. Les icônes du haut forment le chemin vert, celles du bas le chemin beige.',
    },
    'SW-PLAN-03': {
      title: 'Les trois actions activables sont disponibles.',
      text: 'Le panneau de la carte du milieu n’est pas recouvert.',
    },
    'SW-PLAN-04': {
      title: 'Deux animaux sont visibles.',
      text: 'Les autres peuvent attraper les animaux de vos cartes de gauche et de droite. Celui de la carte du milieu est caché. La Mule n’est pas un animal.',
    },
    'SW-PLAN-05': {
      title: 'Vous pouvez planifier d’avance.',
      text: 'Préparez vos cartes pendant que les autres jouent : personne ne les voit, et vous pouvez changer d’avis jusqu’à ce que le joueur précédent ait passé et que vous les disposiez.',
    },
    'SW-PLAN-06': {
      title: 'Une fois disposées, les cartes restent en place.',
      text: 'Leur ordre ne change plus jusqu’à ce que vous passiez.',
    },
    'SW-GEO-07': {
      title: 'Le chemin vert a cinq cases.',
      text: 'De gauche à droite : les deux icônes du haut de la carte de gauche, l’icône centrale de la carte du milieu, les deux icônes du haut de la carte de droite.',
    },
    'SW-GEO-08': {
      title: 'Le chemin beige a quatre cases, dont deux payantes.',
      text: 'Les deux icônes du bas de la carte de gauche, dont la seconde coûte 1 ressource de base, et les deux icônes du bas de la carte de droite, dont la seconde en coûte 2.',
    },
    'SW-PIO-01': {
      title: 'Trois sortes de coups, dans n’importe quel ordre.',
      text: 'Envoyer un Pionnier dans une cabane, en avancer un sur son chemin, placer une figurine sur une action activable. Vous pouvez alterner entre vos figurines. Pour débuter : d’abord les cabanes, puis les chemins, puis les actions activables.',
    },
    'SW-PIO-02': {
      title: 'Personne n’est obligé de bouger.',
      text: 'Vous pouvez laisser un Pionnier où il est et passer à tout moment.',
    },
    'SW-PIO-03': {
      title: 'Échangez et dépensez vos jetons entre deux actions.',
      text: 'Les échanges de la cabane grise, du Marché aux Poissons et de la Dynamite sont libres, et les jetons Paire de Bottes se dépensent à volonté, même si un Pionnier est sur une icône que vous n’avez pas encore utilisée. Mais pas au milieu d’une action.',
    },
    'SW-PATH-01': {
      title: 'Un Pionnier part d’avant la première case.',
      text: 'Depuis le campement, une cabane ou les cases Traqueur et Trappeur, il va au début de son chemin. Le début, avant la première case, et la fin, après la dernière, sont des places sans icône.',
    },
    'SW-PATH-02': {
      title: 'À chaque Pionnier son chemin.',
      text: 'Le Pionnier Chemin-Vert suit celui du haut, le Pionnier Chemin-Beige celui du bas, une case vers la droite à la fois.',
    },
    'SW-PATH-03': {
      title: 'Ni retour, ni changement de chemin.',
      text: 'Un Pionnier ne va jamais vers la gauche et ne quitte pas son chemin. Seules deux cabanes font exception.',
    },
    'SW-PATH-04': {
      title: 'Une icône sert une fois par passage.',
      text: 'À tout moment tant que le Pionnier est dessus, même après un déplacement de l’autre.',
    },
    'SW-PATH-05': {
      title: 'Ignorez ce que vous ne voulez pas.',
      text: 'Sans bord rouge, une icône peut simplement être laissée derrière soi.',
    },
    'SW-PATH-06': {
      title: 'Bord rouge : obligatoire.',
      text: 'Avant que le Pionnier quitte cette case, utilisez l’icône ou prenez des dégâts une fois.',
    },
    'SW-PATH-07': {
      title: 'S’arrêter ne coûte rien.',
      text: 'Un Pionnier peut rester sur une case obligatoire, ou devant elle, jusqu’à la fin du tour. Il ne se passe alors rien.',
    },
    'SW-PATH-08': {
      title: 'Deux cases du chemin beige sont payantes.',
      text: 'Celle de gauche coûte 1 ressource de base, celle de droite 2, au choix. Le chemin vert est gratuit.',
    },
    'SW-PATH-09': {
      title: 'Payez d’abord, utilisez ensuite.',
      text: 'Un paiement permet d’utiliser une fois l’icône d’une case payante.',
    },
    'SW-PATH-10': {
      title: 'On paie pour utiliser, pas pour passer.',
      text: 'Une icône sur une case payante s’ignore gratuitement, sauf si elle est obligatoire. Dans ce cas, seul le paiement la résout ; sinon, prenez des dégâts ou restez là.',
    },
    'SW-PATH-11': {
      title: 'Vos Pionniers peuvent alterner.',
      text: 'Avancez l’un, puis l’autre, puis de nouveau le premier. L’un peut déjà être sur une action activable pendant que l’autre marche encore.',
    },
    'SW-PATH-12': {
      title: 'Un Pionnier peut attendre à la fin.',
      text: 'Il n’est pas obligé d’y arriver ; une fois là, il peut attendre et servir plus tard dans le tour.',
    },
    'SW-PATH-13': {
      title: 'Deux Pionniers peuvent partager une case.',
      text: 'Si une cabane les réunit sur le chemin beige, ils peuvent même être ensemble ; chacun utilise l’icône pour lui.',
    },
    'SW-ACT-01': {
      title: 'Ressources : prenez ce qui est montré.',
      text: 'Nourriture, Bois, Pierre ou Or de la réserve, 1 ou 2.',
    },
    'SW-ACT-02': {
      title: 'Pelle : prendre une carte ou construire une cabane.',
      text: 'C’est l’un ou l’autre. Une Pelle ne s’utilise que si vous pouvez aller au bout : votre Colon est sur une carte face visible, ou il y a une cabane que vous pouvez payer et loger.',
    },
    'SW-ACT-03': {
      title: 'Mule, Commerce de Fourrures, bottes.',
      text: 'La Mule vient chez vous. Le Commerce de Fourrures paie pour chacun de vos animaux face visible. Les bottes se dépensent tant que le Pionnier est dessus.',
    },
    'SW-ACT-04': {
      title: 'Attaque d’Ours : payer, souffrir ou rester.',
      text: 'Elle est obligatoire et se trouve sur une case payante. Payer n’apporte rien, mais le Pionnier peut avancer. Sinon, prenez des dégâts ou n’allez pas plus loin.',
    },
    'SW-ACT-05': {
      title: 'Paire de Bottes : prenez un jeton.',
      text: 'Gardez-le pour le moment où il vous faudra 1 ou 2 bottes. À la fin, un jeton restant vaut 1 point.',
    },
    'SW-ACT-06': {
      title: 'Certaines icônes sont toujours payantes.',
      text: 'La Pelle, l’Attaque d’Ours et le Duel de Banjos sont toujours en bas à droite d’une carte, donc sur une case payante.',
    },
    'SW-RES-01': {
      title: 'Nourriture, Bois et Pierre sont les ressources de base.',
      text: 'L’Or, les pommes, les poissons et les balles n’en sont pas : ils n’en remplacent jamais une.',
    },
    'SW-RES-02': {
      title: 'Disque à trois couleurs avec un point d’interrogation : n’importe quelle ressource de base.',
      text: 'Payez chacun de ces symboles en Nourriture, Bois ou Pierre, à votre choix. Une ressource nommée ne se paie qu’avec elle-même.',
    },
    'SW-RES-03': {
      title: 'Ce que vous dépensez retourne à la réserve.',
      text: 'Il y en a toujours assez pour tout le monde.',
    },
    'SW-SUMMIT-01': {
      title: 'De la fin de son chemin, un Pionnier peut rejoindre une action activable.',
      text: 'Celle de n’importe laquelle de vos trois cartes, si elle est libre.',
    },
    'SW-SUMMIT-02': {
      title: 'La Mule y va directement.',
      text: 'Du campement ou de la cabane grise : elle ne parcourt aucun chemin.',
    },
    'SW-SUMMIT-03': {
      title: 'Une figurine par action activable.',
      text: 'Une fois prise, elle est fermée jusqu’à ce que vous passiez. La figurine y reste jusque-là.',
    },
    'SW-SUMMIT-04': {
      title: 'L’action se fait tout de suite, et une fois.',
      text: 'Placez la figurine, payez, appliquez l’effet.',
    },
    'SW-SUMMIT-05': {
      title: 'Avec le signe de l’infini : autant que possible.',
      text: 'Répétez l’action aussitôt, autant de fois que vous voulez. Vous ne pouvez pas faire autre chose entre-temps et y revenir.',
    },
    'SW-SUMMIT-06': {
      title: 'On y va pour agir, pas pour se reposer.',
      text: 'Une figurine ne peut y aller que si l’action est possible au moins une fois. Seul le Six-Coups se tente sans aucune chance.',
    },
    'SW-ACT-07': {
      title: 'Exploitation : payez, puis montez.',
      text: 'Payez le prix du panneau et montez votre marqueur sur la piste montrée. Dans Bateaux & Banjos, le prix peut être en poissons ; dans Hors-la-Loi & Avant-postes, il peut comprendre des balles.',
    },
    'SW-ACT-08': {
      title: 'Avancer le Chariot : le prix de la carte, pas celui de la piste.',
      text: 'Votre Chariot avance d’une case pour le prix du panneau. Ce que demanderait la piste ne compte pas, et aucune botte n’est nécessaire.',
    },
    'SW-BOOT-01': {
      title: 'Les bottes durent tant que le Pionnier est dessus.',
      text: 'Une icône offre 1 ou 2 bottes. Ce qui n’est pas dépensé est perdu quand le Pionnier part ou quand vous passez.',
    },
    'SW-BOOT-02': {
      title: 'Une botte, un pas.',
      text: 'Une botte mène votre Colon à une carte voisine. Les bottes font aussi partie du prix de chaque pas du Chariot.',
    },
    'SW-BOOT-03': {
      title: 'Les bottes s’additionnent et se partagent.',
      text: 'Les bottes des deux Pionniers et celles des jetons peuvent payer ensemble une même chose, et celles d’une icône servir à plusieurs déplacements.',
    },
    'SW-BOOT-04': {
      title: 'Un jeton Paire de Bottes donne jusqu’à 2 bottes.',
      text: 'Dépensez-le à tout moment de votre étape Explorer, même avant qu’un Pionnier ait bougé, et utilisez les bottes aussitôt. Une seconde botte inutilisée est perdue.',
    },
    'SW-BOOT-05': {
      title: 'Deux bottes sur un chemin ne sont pas un jeton.',
      text: 'Elles ne se gardent pas pour plus tard.',
    },
    'SW-MTN-01': {
      title: 'Une botte mène à une carte voisine.',
      text: 'Elle peut être face visible ou cachée, et même spéciale.',
    },
    'SW-MTN-02': {
      title: 'La base touche toute la rangée du bas.',
      text: 'Monter sur la montagne ou revenir à la base coûte 1 botte, comme tout autre pas.',
    },
    'SW-MTN-03': {
      title: 'Il y a de la place pour tous.',
      text: 'Une carte ou la base peut accueillir autant de Colons qu’on veut.',
    },
    'SW-MTN-04': {
      title: 'Seulement là où il y a une carte.',
      text: 'Un Colon ne peut ni se tenir là où une carte manque, ni sauter par-dessus le vide, ni entrer sur la piste ou dans la rangée de cartes spéciales. Aucune carte n’est jamais coupée de la base.',
    },
    'SW-CLAIM-01': {
      title: 'Pour prendre une carte : un Colon dessus et une Pelle.',
      text: 'Ce doit être une carte Montagne face visible : les cartes spéciales ne se prennent pas.',
    },
    'SW-CLAIM-02': {
      title: 'Tous ceux qui sont sur cette carte vont à la base.',
      text: 'Votre Colon aussi. Chaque autre joueur délogé reçoit 1 Paire de Bottes.',
    },
    'SW-CLAIM-03': {
      title: 'La carte va sur votre pioche ou sur votre défausse.',
      text: 'Choisissez : face cachée sur la pioche, pour l’avoir dans votre prochaine main, ou face visible sur la défausse. Elle ne va pas en main.',
    },
    'SW-CLAIM-04': {
      title: 'Ce qui n’a plus rien dessus est retourné.',
      text: 'Ôter une carte en découvre zéro, une ou deux de la rangée du dessous. Elles sont retournées face visible sur place.',
    },
    'SW-CLAIM-05': {
      title: 'Être sur une carte qu’on retourne ne change rien.',
      text: 'Un Colon sur une carte Montagne qui se retourne y reste.',
    },
    'SW-CLAIM-06': {
      title: 'Une carte spéciale quitte la montagne.',
      text: 'Dès qu’elle est découverte, elle va face visible au prochain emplacement libre de la rangée sous la piste. Les avant-postes font exception.',
    },
    'SW-CLAIM-07': {
      title: 'Tout Colon qui s’y trouvait va à la base.',
      text: 'Les joueurs autres que le joueur actif reçoivent pour cela 1 Paire de Bottes.',
    },
    'SW-CLAIM-08': {
      title: 'Une carte peut en découvrir une autre.',
      text: 'Une carte spéciale qui part peut en libérer d’autres. On continue jusqu’à ce que rien ne change, la rangée du haut d’abord, puis de gauche à droite.',
    },
    'SW-GEO-01': {
      title: 'Les rangées se comptent depuis la base.',
      text: 'La rangée 1, en bas, a 6 cartes, la rangée 5, en haut, en a 2 ; dans une rangée, on compte depuis la gauche.',
    },
    'SW-GEO-02': {
      title: 'Chaque carte en recouvre deux.',
      text: 'Elle est posée sur les deux cartes du dessous qui la touchent. Une carte du bord est recouverte par une carte, les autres par deux.',
    },
    'SW-GEO-03': {
      title: 'Face visible veut dire : rien dessus.',
      text: 'Une carte Montagne est face visible exactement quand toutes les cartes qui la recouvraient sont parties.',
    },
    'SW-GEO-04': {
      title: 'Sont voisines les cartes qui se touchent.',
      text: 'À gauche et à droite dans la même rangée, et celles qui se chevauchent au-dessus et au-dessous, tant qu’elles sont là. La base touche chaque carte de la rangée du bas.',
    },
    'SW-GEO-05': {
      title: 'La plus à gauche et la plus à droite se voient de face.',
      text: 'Chaque rangée est décalée d’une demi-carte. Deux cartes face visible ne sont jamais exactement l’une au-dessus de l’autre.',
    },
    'SW-WAGON-01': {
      title: 'Chaque pas du Chariot a son prix.',
      text: 'Des bottes et, plus loin, des ressources de base : le prix est indiqué entre deux cases. Plusieurs pas par tour sont permis. Le tableau montre notre piste ; un autre jeu de cartes peut avoir la sienne.',
    },
    'SW-WAGON-02': {
      title: 'Seuls les dégâts font reculer le Chariot.',
      text: 'Il perd alors une case.',
    },
    'SW-WAGON-03': {
      title: 'La dernière case est la dernière.',
      text: 'De là, le Chariot ne peut plus avancer, et rien ne peut être payé pour cela.',
    },
    'SW-WAGON-04': {
      title: 'Les cartes le long de votre piste travaillent pour vous.',
      text: 'Ce sont les cartes spéciales de l’emplacement sous votre Chariot et de tous les emplacements à sa gauche. Un emplacement vide ne donne rien.',
    },
    'SW-WAGON-05': {
      title: 'Au début de la piste, vous n’avez aucune carte.',
      text: 'L’emplacement 1 commence à droite de cette case.',
    },
    'SW-WAGON-06': {
      title: 'Le Chariot multiplie les Exploitations.',
      text: 'À la fin, chaque marqueur Exploitation compte sa case multipliée par le nombre de la case du Chariot. Les Chariots peuvent partager une case.',
    },
    'SW-GEO-10': {
      title: 'Chaque case atteint un certain nombre d’emplacements.',
      text: 'Le début de la piste n’en atteint aucun, la dernière case les six. Certaines cases voisines vont aussi loin l’une que l’autre.',
    },
    'SW-MARKET-01': {
      title: 'Prenez une cabane au marché.',
      text: 'La Pelle la construit. En plus du prix de la Pelle, vous payez ce qui est indiqué sous l’emplacement : sur notre plateau, de gauche à droite, 2 ressources de base, 1, 1, puis aucune.',
    },
    'SW-MARKET-02': {
      title: 'Elle va sur un emplacement libre de sa couleur.',
      text: 'Vous en avez trois verts et un beige. On ne construit ni sur une autre cabane ni sur la grise.',
    },
    'SW-MARKET-03': {
      title: 'Jamais deux cabanes du même type.',
      text: 'Vous ne pouvez pas construire ce que vous avez déjà. Dans notre boîte, il y a deux tuiles de chacun des 12 types.',
    },
    'SW-MARKET-04': {
      title: 'Une cabane est là pour rester.',
      text: 'Seuls les dégâts peuvent vous la faire perdre.',
    },
    'SW-MARKET-05': {
      title: 'L’emplacement rouge perd sa cabane.',
      text: 'Si vous construisez une autre cabane que la plus à droite, celle-ci est défaussée.',
    },
    'SW-MARKET-06': {
      title: 'Les autres glissent à droite et de nouvelles arrivent.',
      text: 'Des tuiles de la pile comblent les places libérées à gauche. Une pile vide est refaite avec les cabanes défaussées.',
    },
    'SW-MARKET-07': {
      title: 'Cela se fait tout de suite.',
      text: 'Avec une deuxième Pelle au même tour, vous voyez déjà les nouvelles cabanes.',
    },
    'SW-MARKET-08': {
      title: 'Plus de tuiles ? Les places restent vides.',
      text: 'C’est rare. Les tuiles se serrent à droite.',
    },
    'SW-MARKET-09': {
      title: 'Les nouvelles tuiles arrivent une à une.',
      text: 'Chacune va à la place libre la plus à droite, à la mise en place aussi.',
    },
    'SW-ASSIGN-01': {
      title: 'Seul un Pionnier libre au campement va dans une cabane.',
      text: 'Pas celui qui est sur un chemin, à sa fin, sur une action activable, dans une autre cabane ou sur les cases Traqueur et Trappeur.',
    },
    'SW-ASSIGN-02': {
      title: 'Les cabanes vertes sont pour le Pionnier Chemin-Beige.',
      text: 'De là, il aide le Pionnier Chemin-Vert.',
    },
    'SW-ASSIGN-03': {
      title: 'La cabane beige est pour le Pionnier Chemin-Vert.',
      text: 'De là, il aide le Pionnier Chemin-Beige.',
    },
    'SW-ASSIGN-04': {
      title: 'La cabane grise est pour la Mule seule.',
      text: 'Chacun en a une dès le début.',
    },
    'SW-ASSIGN-05': {
      title: 'Pas de cabane, pas de travail.',
      text: 'Un emplacement sans tuile ne sert à rien. Une cabane construite ce tour-ci peut servir.',
    },
    'SW-ASSIGN-06': {
      title: 'Une cabane fonctionne tant que quelqu’un y est.',
      text: 'De l’arrivée de la figurine à son départ. Celles marquées 1× servent une fois par tour, celles au signe de l’infini chaque fois.',
    },
    'SW-ASSIGN-07': {
      title: 'De la cabane au chemin, jamais l’inverse.',
      text: 'Au même tour, le Pionnier peut quitter la cabane pour le début de son chemin. La cabane cesse alors de fonctionner.',
    },
    'SW-CABIN-01': {
      title: 'Les cabanes regardent la figurine, pas le chemin.',
      text: 'Ce qu’une cabane dit du Pionnier Chemin-Vert vaut où qu’il marche, aussi sur le chemin beige.',
    },
    'SW-CABIN-02': {
      title: 'La cabane doit déjà être occupée.',
      text: 'Pour les cabanes qui touchent aux bottes et aux ressources, quelqu’un doit déjà y être quand le Pionnier Chemin-Vert arrive sur la case.',
    },
    'SW-CABIN-03': {
      title: 'Les cabanes agissent sur les icônes, pas sur vos provisions.',
      text: 'Les bottes des jetons et ce que vous possédez déjà ne sont ni échangés ni doublés. Rien ne vous oblige à profiter d’une cabane.',
    },
    'SW-CABIN-G1': {
      title: 'Cabane de l’essayeur (infini) : 2 bottes deviennent 1 Or.',
      text: 'Quand le Pionnier Chemin-Vert est sur 2 bottes, prenez 1 Or au lieu de les utiliser.',
    },
    'SW-CABIN-G2': {
      title: 'Cabane du savetier (infini) : 2 bottes deviennent une Paire de Bottes.',
      text: 'Quand le Pionnier Chemin-Vert est sur 2 bottes, prenez un jeton au lieu de les utiliser.',
    },
    'SW-CABIN-G3': {
      title: 'Cabane du montagnard (infini) : les bottes comptent double.',
      text: 'Sous le Pionnier Chemin-Vert, 1 botte compte pour 2, et 2 bottes pour 4. Chaque paire non dépensée peut devenir de l’Or ou un jeton si ces cabanes fonctionnent aussi.',
    },
    'SW-CABIN-G4': {
      title: 'Cabane du demi-tour (1×) : une case en arrière.',
      text: 'Dépensez 2 Paires de Bottes : le Pionnier Chemin-Vert recule d’une case, peut réutiliser cette icône et repart de là ; l’icône suivante peut donc servir deux fois aussi.',
    },
    'SW-CABIN-G4b': {
      title: 'Cabane du demi-tour : sur le chemin vert seulement.',
      text: 'Elle ne sert ni du début, ni de la première case, ni de la fin, ni d’une action activable, ni du chemin beige.',
    },
    'SW-CABIN-G5': {
      title: 'Cabane du raccourci (1×) : en bas, sur le chemin beige.',
      text: 'Dépensez 1 Paire de Bottes : le Pionnier Chemin-Vert descend de sa case sur le chemin beige et y poursuit sa route. Le reste du chemin vert est abandonné.',
    },
    'SW-CABIN-G5b': {
      title: 'Cabane du raccourci : tout droit vers le bas.',
      text: 'Le Pionnier arrive sur la case beige du dessous et peut utiliser son icône, en payant si elle est payante. De la case du milieu, il arrive sur la troisième case beige.',
    },
    'SW-CABIN-G6': {
      title: 'Maison commune (infini) : toutes les cabanes vertes fonctionnent.',
      text: 'Tant que le Pionnier Chemin-Beige est ici, vos autres cabanes vertes sont actives aussi.',
    },
    'SW-CABIN-G6b': {
      title: 'Maison commune : les cabanes 1× tout de suite ou jamais.',
      text: 'Demi-tour et raccourci s’utilisent dès l’arrivée du Pionnier, dans l’ordre voulu, ou pas du tout. L’icône réutilisée après le demi-tour en fait partie.',
    },
    'SW-CABIN-G7': {
      title: 'Fumoir (infini) : 1 Nourriture devient 2.',
      text: 'Une icône à 1 Nourriture en donne 2 au Pionnier Chemin-Vert. Une icône à 2 ne change pas.',
    },
    'SW-CABIN-G8': {
      title: 'Cabane du scieur (infini) : 1 Bois devient 2.',
      text: 'Une icône à 1 Bois en donne 2 au Pionnier Chemin-Vert. Une icône à 2 ne change pas.',
    },
    'SW-CABIN-G9': {
      title: 'Cabane du maçon (infini) : 1 Pierre devient 2.',
      text: 'Une icône à 1 Pierre en donne 2 au Pionnier Chemin-Vert. Une icône à 2 ne change pas.',
    },
    'SW-CABIN-T1': {
      title: 'Cabane du péager (1×) : 1 ressource de moins.',
      text: 'Une case payante coûte 1 ressource de base de moins : celle de gauche est gratuite, celle de droite coûte 1.',
    },
    'SW-CABIN-T2': {
      title: 'Cabane du chasseur d’ours (1×) : l’ours vous paie.',
      text: 'Quand le Pionnier Chemin-Beige rencontre un ours, ne payez rien et gagnez 1 Paire de Bottes.',
    },
    'SW-CABIN-T3': {
      title: 'Cabane de l’arpenteur (1×) : de l’Or pour une Pelle.',
      text: 'Quand le Pionnier Chemin-Beige utilise une Pelle, gagnez ensuite 1 Or.',
    },
    'SW-CABIN-X': {
      title: 'Cabane grise (infini) : 1 Or achète une ressource de base.',
      text: 'Tant que la Mule est ici, échangez 1 Or contre 1 Nourriture, Bois ou Pierre, autant de fois que vous voulez pendant votre étape Explorer.',
    },
    'SW-GEO-09': {
      title: 'Quelle case beige est sous quelle case verte.',
      text: 'Sous la première case verte se trouve la première beige, sous la deuxième la deuxième, sous la quatrième la troisième, sous la cinquième la quatrième. La troisième n’en a pas.',
    },
    'SW-MULE-01': {
      title: 'La Mule va chez qui l’appelle.',
      text: 'De la réserve ou d’un autre joueur. Si elle est déjà à vous, il ne se passe rien : elle reste où elle est.',
    },
    'SW-MULE-02': {
      title: 'À la cabane grise, à une action activable, ou les deux.',
      text: 'À votre tour, la Mule peut aller à la cabane grise puis à une action activable, ou directement à celle-ci. De là, elle ne revient pas.',
    },
    'SW-MULE-03': {
      title: 'Une Mule gagnée travaille aussitôt.',
      text: 'Vous pouvez l’utiliser au même tour.',
    },
    'SW-MULE-04': {
      title: 'Ce que la Mule ne fait pas.',
      text: 'Elle n’est ni Trappeur ni Traqueur, ne suit aucun chemin et ne travaille pas dans les cabanes vertes et beiges.',
    },
    'SW-MULE-05': {
      title: 'Elle reste jusqu’à ce qu’on la prenne.',
      text: 'Entre vos tours, elle est à votre campement : la prendre n’interrompt donc jamais rien.',
    },
    'SW-HOME-01': {
      title: 'Montez votre marqueur d’une case.',
      text: 'Le panneau montre la piste. S’il montre les trois, choisissez Nourriture, Bois ou Pierre.',
    },
    'SW-HOME-02': {
      title: 'Chaque piste a sa récompense.',
      text: 'Piste Nourriture : prenez la Mule. Piste Bois : 1 Paire de Bottes. Piste Pierre : 1 Or.',
    },
    'SW-HOME-03': {
      title: 'Plus de place en haut ? La récompense reste à vous.',
      text: 'Si votre marqueur ne peut pas monter, il reste où il est et vous gagnez seulement la récompense.',
    },
    'SW-HOME-04': {
      title: 'Un seul joueur atteint la case 5.',
      text: 'Le premier arrivé la verrouille ; sur cette piste, tous les autres s’arrêtent à 4. Une case vaut son numéro.',
    },
    'SW-HOME-05': {
      title: 'D’abord la récompense, puis les Traqueurs.',
      text: 'Vous prenez votre récompense avant que les autres puissent réagir à votre pas.',
    },
    'SW-FUR-01': {
      title: 'Commerce de Fourrures : chaque animal face visible paie.',
      text: 'Prenez la récompense de tous. Les tuiles restent face visible et paieront encore.',
    },
    'SW-FUR-02': {
      title: 'Ce que rapportent les animaux communs.',
      text: 'Les quatre mêmes dans tous les modes.',
    },
    'SW-FUR-03': {
      title: 'Cerf (Colline aux Pommes) : une pomme de chaque couleur.',
      text: 'La réserve commune reçoit 1 pomme verte et 1 rouge. Si vous utilisez le Commerce de Fourrures, vous ne pouvez pas y renoncer.',
    },
    'SW-FUR-04': {
      title: 'Raton laveur (Bateaux & Banjos) : 1 poisson.',
      text: 'De la couleur de votre choix parmi celles de la réserve.',
    },
    'SW-FUR-05': {
      title: 'Marmotte (Ruée vers l’Or) : Dynamite ou Lanterne.',
      text: 'Prenez une de ces deux cartes, dans la réserve ou chez un autre joueur.',
    },
    'SW-FUR-06': {
      title: 'Blaireau (Hors-la-Loi & Avant-postes) : Shérif ou 2 balles.',
      text: 'Prenez la carte Shérif, dans la réserve ou chez un autre joueur, ou gagnez 2 balles.',
    },
    'SW-TRAP-01': {
      title: 'Trappeur : quand un autre joueur a disposé ses cartes.',
      text: 'On demande aux autres avant que le joueur actif fasse quoi que ce soit.',
    },
    'SW-TRAP-02': {
      title: 'Envoyez un Pionnier après un animal en vue.',
      text: 'Si la carte de gauche ou de droite montre un animal dont votre tuile est encore face cachée, envoyez un Pionnier libre au campement, n’importe lequel, sur votre case Trappeur libre.',
    },
    'SW-TRAP-03': {
      title: 'Attraper coûte 1 ressource de base.',
      text: 'Nourriture, Bois ou Pierre, à votre choix. Sans elle, c’est impossible.',
    },
    'SW-TRAP-04': {
      title: 'Retournez cette tuile face visible.',
      text: 'Une tuile à la fois. Elle le reste jusqu’à la fin de la partie.',
    },
    'SW-TRAP-05': {
      title: 'Plusieurs joueurs peuvent attraper le même animal.',
      text: 'Ils ne se gênent pas. Personne n’attrape sur ses propres cartes.',
    },
    'SW-TRACK-01': {
      title: 'Traqueur : quand l’Exploitation d’un autre joueur monte.',
      text: 'Le marqueur doit vraiment monter sur la piste Nourriture, Bois ou Pierre ; une récompense seule ne compte pas. Hastings compte comme un joueur.',
    },
    'SW-TRACK-02': {
      title: 'Envoyez un Pionnier libre au campement.',
      text: 'L’un ou l’autre peut aller sur votre case Traqueur si elle est libre. La Mule, non.',
    },
    'SW-TRACK-03': {
      title: 'Vous gagnez 1 ressource de cette piste.',
      text: 'Nourriture, Bois ou Pierre, gratuitement.',
    },
    'SW-TRACK-04': {
      title: 'Maintenant ou pas du tout.',
      text: 'L’occasion est passée avant que le joueur actif continue.',
    },
    'SW-TRACK-05': {
      title: 'Les pistes de pommes ne comptent pas.',
      text: 'Y monter ne donne rien aux autres, même quand c’est Hastings.',
    },
    'SW-TRACK-06': {
      title: 'Tout le monde peut réagir.',
      text: 'Chaque joueur qui le fait gagne la ressource entière.',
    },
    'SW-OFF-01': {
      title: 'Un Trappeur et un Traqueur entre deux de vos tours.',
      text: 'Chacun demande son propre Pionnier, et chaque case n’en accueille qu’un. Les deux peuvent servir pendant le même tour d’un autre joueur.',
    },
    'SW-OFF-02': {
      title: 'De là, seulement vers le chemin.',
      text: 'À votre tour suivant, ce Pionnier peut aller au début de son chemin, mais pas dans une cabane.',
    },
    'SW-OFF-03': {
      title: 'Ou bien il rentre.',
      text: 'Si vous ne le bougez pas, il revient au campement quand vous passez.',
    },
    'SW-OFF-04': {
      title: 'Vous pouvez réagir jusqu’au bout.',
      text: 'Aussi pendant les derniers tours des autres, après votre propre dernier tour.',
    },
    'SW-DMG-01': {
      title: 'Perdez une cabane ou une case.',
      text: 'Choisissez : retirez une de vos cabanes ou reculez votre Chariot d’une case.',
    },
    'SW-DMG-02': {
      title: 'Une cabane perdue l’est pour de bon.',
      text: 'Elle va dans la boîte, pas avec les cabanes défaussées. La cabane grise ne se perd pas.',
    },
    'SW-DMG-03': {
      title: 'Si une seule perte est possible, elle est obligatoire.',
      text: 'Sans cabane, le Chariot recule ; avec le Chariot au début de la piste, une cabane part.',
    },
    'SW-DMG-04': {
      title: 'Rien à perdre ? Il ne se passe rien.',
      text: 'Sans cabane et avec le Chariot au début de la piste, les dégâts sont ignorés.',
    },
    'SW-DMG-05': {
      title: 'Même une cabane occupée peut être perdue.',
      text: 'Elle cesse de fonctionner et son Pionnier va au campement. Ce tour-ci, il peut encore prendre son chemin, mais pas une autre cabane.',
    },
    'SW-END-01': {
      title: 'La sixième carte spéciale annonce la fin.',
      text: 'Quand elle entre dans la rangée sous la piste, la fin est proche. Le tour continue normalement.',
    },
    'SW-END-02': {
      title: 'Terminez la manche, puis un dernier tour chacun.',
      text: 'Tout le monde joue d’abord le même nombre de tours, puis chacun en joue un dernier. Contre Hastings, il n’y a pas de tour de plus.',
    },
    'SW-END-03': {
      title: 'Comptez les points : le plus haut total gagne.',
      text: 'Rien ne départage les ex æquo : ils partagent la victoire.',
    },
    'SW-SCORE-01': {
      title: 'Cartes Montagne : plus il y en a, plus elles valent.',
      text: 'Toutes vos cartes à étoile comptent ensemble. À partir de la sixième, chacune ajoute 5 points.',
    },
    'SW-SCORE-02': {
      title: 'Animaux : −3 par tuile face cachée.',
      text: 'Parmi vos cinq tuiles, animal du mode compris.',
    },
    'SW-SCORE-03': {
      title: 'Cabanes : −3 par emplacement vide.',
      text: 'Trois verts et un beige. La cabane grise ne compte jamais.',
    },
    'SW-SCORE-04': {
      title: 'Or : 1 point chacun.',
      text: 'Pour celui de votre propre réserve.',
    },
    'SW-SCORE-05': {
      title: 'Paire de Bottes : 1 point chacune.',
      text: 'Pour les jetons non dépensés.',
    },
    'SW-SCORE-06': {
      title: 'Exploitations : case fois Chariot.',
      text: 'Chacun de vos trois marqueurs compte sa case multipliée par le multiplicateur de la case de votre Chariot. Un marqueur sur 4 avec un Chariot à 3× rapporte 12 points. Au début de la piste, le multiplicateur est 1.',
    },
    'SW-SCORE-07': {
      title: 'Chaque mode ajoute ses points.',
      text: 'Pistes de pommes, Wagonnets chargés, Lanterne et Dynamite, Hors-la-Loi et Shérif. Bateaux & Banjos n’en ajoute pas.',
    },
    'SW-SCORE-08': {
      title: 'Ce qui reste ne vaut rien.',
      text: 'Ressources de base, pommes, poissons, balles et Mule ne rapportent aucun point.',
    },
    'SW-VAR-01': {
      title: 'Chacun pioche toujours 4 cartes.',
      text: 'C’est une option de la partie, valable pour tous les joueurs ; elle ne concerne pas Hastings.',
    },
    'SW-VAR-02': {
      title: 'Jouez-en trois, rangez la quatrième.',
      text: 'À l’étape Planifier, la quatrième carte va face cachée sur votre pioche ou face visible sur votre défausse. Rien d’autre ne change, mais les tours sont plus longs.',
    },
    'SW-EX-01': {
      title: 'Les cartes sont disposées.',
      text: 'Les deux Pionniers sont au campement. Vous n’avez encore rien.',
    },
    'SW-EX-02': {
      title: 'Un Pionnier va à la maison commune.',
      text: 'Le Pionnier Chemin-Beige y entre, et les cabanes de l’essayeur et du montagnard fonctionnent avec elle. Le Pionnier Chemin-Vert va au début de son chemin.',
    },
    'SW-EX-03': {
      title: 'Les bottes deviennent de l’Or.',
      text: 'Le Pionnier Chemin-Vert prend 1 Nourriture. Sur les 2 bottes, le montagnard en fait 4 et l’essayeur change les deux paires : 2 Or.',
    },
    'SW-EX-04': {
      title: 'L’autre Pionnier se met en route.',
      text: 'Il quitte la maison commune et avance sur sa botte : votre Colon monte d’un pas. Le Pionnier Chemin-Vert ignore une icône et arrive sur 1 botte, qui n’est plus doublée : encore un pas.',
    },
    'SW-EX-05': {
      title: 'Une récolte.',
      text: 'Le Pionnier Chemin-Vert prend 1 Or et va à la fin. Le Pionnier Chemin-Beige paie 1 Nourriture pour la Récolte : 3 pommes vertes et 4 rouges rejoignent la réserve.',
    },
    'SW-EX-06': {
      title: 'Les animaux paient.',
      text: 'Commerce de Fourrures avec le lapin, le castor et le renard : 1 Nourriture, 1 Bois et 1 Pierre.',
    },
    'SW-EX-07': {
      title: 'La première action activable apporte la Mule.',
      text: 'Le Pionnier Chemin-Vert paie les trois et monte sur la piste Nourriture. La récompense est la Mule, qui va tout de suite à la cabane grise.',
    },
    'SW-EX-08': {
      title: 'L’Or paie l’ours.',
      text: 'Le Pionnier Chemin-Beige est face à l’ours. La cabane grise échange 2 Or contre 2 Pierre, qui le paient, et le Pionnier va à la fin sans dégâts.',
    },
    'SW-EX-09': {
      title: 'La deuxième apporte de l’Or.',
      text: 'Le Pionnier Chemin-Beige dépense 3 pommes rouges : la piste des pommes rouges monte et donne 2 Or. La cabane grise échange les 3 Or contre 2 Pierre et 1 Bois.',
    },
    'SW-EX-10': {
      title: 'La Mule prend la troisième.',
      text: 'Elle quitte la cabane grise et paie les 2 Pierre et 1 Bois : la piste Pierre monte et donne 1 Or. Puis vous passez.',
    },
    'SW-APPLE-01': {
      title: 'Deux marqueurs de plus par joueur.',
      text: 'Un au pied de la piste des pommes vertes, un au pied de celle des pommes rouges.',
    },
    'SW-APPLE-02': {
      title: 'La réserve de pommes est vide au départ.',
      text: 'Les deux compteurs sont à 0. Les six cartes spéciales sont des Vergers : chacun montre des pommes vertes et rouges.',
    },
    'SW-APPLE-03': {
      title: 'Les pommes sont à tout le monde.',
      text: 'Tous les joueurs remplissent la même réserve et y puisent pour payer. Ce qu’elle n’a pas ne peut pas être payé.',
    },
    'SW-APPLE-04': {
      title: 'Au plus 6 de chaque couleur.',
      text: 'Les pommes en trop sont perdues.',
    },
    'SW-APPLE-05': {
      title: 'Gagner des pommes : obligatoire.',
      text: 'La réserve reçoit ce qui est montré. Vous ne pouvez avancer sans cela qu’en prenant des dégâts ; si la réserve est pleine, c’est fait quand même.',
    },
    'SW-APPLE-06': {
      title: 'Récolte : toutes les pommes le long de votre piste.',
      text: 'Additionnez les pommes des Vergers que votre Chariot atteint : les deux couleurs rejoignent la réserve en entier, jusqu’à 6. Vous pouvez renoncer à une récolte, mais pas en prendre une partie. Les Vergers ne s’épuisent pas.',
    },
    'SW-APPLE-07': {
      title: 'Commerce de Pommes : des pommes contre des ressources.',
      text: 'Payez les pommes du panneau et prenez ce qu’il montre ; avec le signe de l’infini, autant de fois que possible.',
    },
    'SW-APPLE-08': {
      title: 'Pomme grise : n’importe quelle couleur.',
      text: 'Payez-la en pommes vertes ou rouges, en mélangeant comme vous voulez.',
    },
    'SW-APPLE-09': {
      title: 'Exploitation de Pommes : des pommes contre un pas.',
      text: 'Payez les pommes et montez votre marqueur sur la piste montrée. Un panneau des deux couleurs vous laisse le choix.',
    },
    'SW-APPLE-10': {
      title: 'Récompenses des pistes de pommes.',
      text: 'Piste verte : faites un Commerce de Fourrures. Piste rouge : 2 Or.',
    },
    'SW-APPLE-11': {
      title: 'Le haut est ouvert à tous.',
      text: 'Les pistes de pommes vont jusqu’à 5, et autant de joueurs qu’on veut peuvent y arriver. En haut, vous touchez encore la récompense.',
    },
    'SW-APPLE-12': {
      title: 'Les pistes de pommes comptent comme les autres.',
      text: 'Chaque marqueur vaut sa case multipliée par votre Chariot.',
    },
    'SW-BOAT-01': {
      title: 'Six cartes Rivière et un Marché aux Poissons.',
      text: 'Les cartes spéciales sont des Rivières. Le Marché aux Poissons est sous le début de la piste, à gauche de l’emplacement 1.',
    },
    'SW-BOAT-02': {
      title: 'Les Canoës partent du Marché aux Poissons.',
      text: 'Chacun en a un.',
    },
    'SW-BOAT-03': {
      title: 'La première carte Rivière est garnie.',
      text: 'On y pose Or et Pierre, comme sur toutes celles qui viendront.',
    },
    'SW-BOAT-04': {
      title: 'Combien il y a de poissons.',
      text: 'De chaque couleur : 6 à 1 ou 2 joueurs, 8 à 3, 10 à 4.',
    },
    'SW-BOAT-05': {
      title: 'Les poissons peuvent manquer.',
      text: 'Ce que la réserve n’a pas, vous ne l’obtenez pas, couleur par couleur.',
    },
    'SW-BOAT-06': {
      title: 'Orpaillage : une pièce de chaque carte Rivière le long de votre piste.',
      text: 'Prenez la pièce restante la plus à gauche, Or ou Pierre. Les cartes vides ne donnent rien et ne sont pas regarnies.',
    },
    'SW-BOAT-07': {
      title: 'Danger Banjo : obligatoire.',
      text: 'Le Pionnier Chemin-Vert ne le passe sans dégâts que si le Pionnier Chemin-Beige se tient sur un Duel de Banjos payé lors de ce passage.',
    },
    'SW-BOAT-08': {
      title: 'La protection dure autant que la musique.',
      text: 'Elle couvre autant de Dangers Banjo qu’il y en a et cesse quand le Pionnier Chemin-Beige repart.',
    },
    'SW-BOAT-09': {
      title: 'Le Duel de Banjos ne fait que protéger.',
      text: 'L’icône n’a pas d’autre effet et peut être ignorée.',
    },
    'SW-BOAT-10': {
      title: 'Pagaie Simple : à côté.',
      text: 'Le Canoë va à une place voisine : Marché aux Poissons, carte Rivière 1, carte Rivière 2 et ainsi de suite, dans les deux sens.',
    },
    'SW-BOAT-11': {
      title: 'Double Pagaie : un ou deux de ces déplacements.',
      text: 'Directement l’un après l’autre.',
    },
    'SW-BOAT-12': {
      title: 'Pagaie Rapide : où vous voulez.',
      text: 'Le Canoë va au Marché aux Poissons ou sur n’importe quelle carte Rivière.',
    },
    'SW-BOAT-13': {
      title: 'Le Canoë n’a pas besoin du Chariot.',
      text: 'Il peut aller plus loin que lui, mais seulement sur les cartes Rivière déjà dans la rangée.',
    },
    'SW-BOAT-14': {
      title: 'Pêche : tout jusqu’au Canoë.',
      text: 'Gagnez tous les poissons de la carte Rivière de votre Canoë et de toutes celles à sa gauche.',
    },
    'SW-BOAT-15': {
      title: 'Acheter du Poisson : 2 ressources de base contre 1 poisson.',
      text: 'N’importe quelles ressources de base, jamais d’Or, contre un poisson de la réserve au choix ; autant de fois que possible.',
    },
    'SW-BOAT-16': {
      title: 'Au Marché aux Poissons, on échange ses poissons.',
      text: 'Quand votre Canoë y est, autant de fois que vous voulez pendant votre étape Explorer.',
    },
    'SW-BOAT-17': {
      title: 'Les poissons dépensés se pêchent de nouveau.',
      text: 'Ils retournent à la réserve.',
    },
    'SW-BOAT-18': {
      title: 'Une nouvelle carte Rivière est garnie.',
      text: 'Quand elle arrive dans la rangée, on y pose Or et Pierre dans l’ordre indiqué, de gauche à droite.',
    },
    'SW-BOAT-19': {
      title: 'Pas de points propres.',
      text: 'Les poissons restants et la place du Canoë ne valent rien : vendez à temps.',
    },
    'SW-GOLD-01': {
      title: 'Six mines en trois groupes.',
      text: 'Une a un feu de camp et va à l’emplacement 1. Deux sont marquées I, trois II.',
    },
    'SW-GOLD-02': {
      title: 'Les mines riches sont en bas.',
      text: 'Les trois mines II occupent les trois places spéciales les plus basses de la montagne, les deux mines I celles du haut ; chaque groupe est mélangé.',
    },
    'SW-GOLD-03': {
      title: 'Dynamite, Lanterne et Wagonnets attendent dans la réserve.',
      text: 'Il y a 8 Wagonnets à 1 ou 2 joueurs, 10 à 3, 12 à 4.',
    },
    'SW-GOLD-04': {
      title: 'Extraire : comptez l’Or le long de votre piste.',
      text: 'Additionnez l’Or des mines que votre Chariot atteint. Les mines sombres ne comptent que si vous avez la Lanterne.',
    },
    'SW-GOLD-05': {
      title: 'Puis lancez le dé : une partie de l’Or est de la Pierre.',
      text: 'Le résultat dit combien de l’Or compté devient de la Pierre.',
    },
    'SW-GOLD-06': {
      title: 'Prenez l’Or qui reste, et la Pierre.',
      text: 'On ne change jamais plus que ce qui a été compté, et l’Or que vous aviez déjà est à l’abri. S’il n’y a rien à compter, on ne lance pas le dé. Les mines ne s’épuisent pas.',
    },
    'SW-GOLD-07': {
      title: 'Lanterne et Dynamite : prenez la carte.',
      text: 'De la réserve ou d’un autre joueur. Si vous l’avez déjà, il ne se passe rien.',
    },
    'SW-GOLD-08': {
      title: 'Dynamite : 2 Pierre deviennent 1 Or.',
      text: 'Tant que vous l’avez, autant de fois que vous voulez pendant votre étape Explorer.',
    },
    'SW-GOLD-09': {
      title: 'Charger un Wagonnet : 1 ou 2 Or dans un Wagonnet.',
      text: 'Il en contient 2. L’Or chargé y reste et ne se dépense plus.',
    },
    'SW-GOLD-10': {
      title: 'Acheter un Wagonnet : payez et prenez-en un.',
      text: 'Tant qu’il y en a dans la réserve.',
    },
    'SW-GOLD-11': {
      title: 'Or dans un Wagonnet : 3 points chacun.',
      text: 'Au lieu de 1. Un Wagonnet vide ne vaut rien.',
    },
    'SW-GOLD-12': {
      title: 'Lanterne et Dynamite : 3 points chacune.',
      text: 'Pour qui les a à la fin.',
    },
    'SW-OUT-01': {
      title: 'Six avant-postes.',
      text: 'Celui au feu de camp va à l’emplacement 1, côté affiche. Les avant-postes I à V sont les cartes les plus à gauche des cinq rangées de la montagne, I en haut, V en bas.',
    },
    'SW-OUT-02': {
      title: 'Une seule carte Montagne est face visible.',
      text: 'Les 15 autres places reçoivent des cartes Montagne. Au début, seule celle à côté de l’avant-poste I est face visible ; les avant-postes ne sont pas retournés.',
    },
    'SW-OUT-03': {
      title: 'Les Hors-la-Loi prennent les avant-postes.',
      text: 'À 3 ou 4 joueurs, il y en a 1, 2, 3, 3 et 3 sur les avant-postes I à V ; à 1 ou 2 joueurs, 1, 2, 2, 2 et 3.',
    },
    'SW-OUT-04': {
      title: 'La carte Shérif attend dans la réserve.',
      text: 'Les autres Hors-la-Loi aussi. Chacun commence sans balles.',
    },
    'SW-GEO-06': {
      title: 'Où sont les avant-postes.',
      text: 'Chaque avant-poste recouvre le suivant et la carte à sa droite. Cette carte ne peut être ni retournée ni prise tant que l’avant-poste est là.',
    },
    'SW-OUT-05': {
      title: 'Les captures commencent par le haut.',
      text: 'Chaque capture prend un Hors-la-Loi sur l’avant-poste de plus petit numéro qui en a encore. Vous le gardez.',
    },
    'SW-OUT-06': {
      title: 'Un avant-poste vide devient une affiche.',
      text: 'Quand son dernier Hors-la-Loi est parti, la carte est retournée et va au prochain emplacement libre de la rangée.',
    },
    'SW-OUT-07': {
      title: 'Un avant-poste attend d’être vide.',
      text: 'S’il est seulement découvert, il reste où il est. Un avant-poste ne se prend pas.',
    },
    'SW-OUT-08': {
      title: 'Sa place se découvre normalement.',
      text: 'Des cartes du dessous peuvent être retournées. Les Colons qui étaient dessus vont à la base ; les autres joueurs reçoivent pour cela 1 Paire de Bottes, pas vous.',
    },
    'SW-OUT-09': {
      title: 'Après l’avant-poste V, cinq Hors-la-Loi se cachent à la base.',
      text: 'Ils viennent de la réserve quand la carte va dans la rangée. Les captures se font alors là.',
    },
    'SW-OUT-10': {
      title: 'Ils laissent les Colons tranquilles.',
      text: 'Les Hors-la-Loi de la base n’ont aucun effet sur les figurines.',
    },
    'SW-OUT-11': {
      title: 'L’avant-poste V est la sixième carte spéciale.',
      text: 'Il annonce la fin, comme dans tous les modes. Inutile de capturer ceux de la base.',
    },
    'SW-OUT-12': {
      title: 'Balles : prenez ce qui est montré, jusqu’à 6.',
      text: 'L’icône à la ceinture pleine vous donne toutes celles qui manquent.',
    },
    'SW-OUT-13': {
      title: 'Shérif : la carte vient chez vous.',
      text: 'De la réserve ou d’un autre joueur. Si vous l’avez déjà, il ne se passe rien.',
    },
    'SW-OUT-14': {
      title: 'Le Shérif ajoute 1 à chaque lancer.',
      text: 'À tous vos lancers du Six-Coups. Un 6 devient un 7.',
    },
    'SW-OUT-15': {
      title: 'Le Shérif gagne de l’Or.',
      text: 'Tant que vous avez la carte, chaque Hors-la-Loi que vous capturez rapporte 1 Or. Les captures des autres ne vous donnent rien.',
    },
    'SW-OUT-16': {
      title: 'Six-Coups : une balle, un lancer.',
      text: 'Dépensez une balle et lancez le dé. Après un échec, vous pouvez continuer tant que vous avez des balles, ou arrêter.',
    },
    'SW-OUT-17': {
      title: 'Atteignez le nombre d’une affiche, ou plus.',
      text: 'Regardez les affiches le long de votre piste : la plus petite face de dé qu’elles montrent est ce qu’il vous faut. Le lancer, bonus du Shérif compris, doit l’atteindre.',
    },
    'SW-OUT-18': {
      title: 'Un tir réussi capture un Hors-la-Loi.',
      text: 'L’action est alors finie.',
    },
    'SW-OUT-19': {
      title: 'Sans capture, vous prenez des dégâts.',
      text: 'Que vous n’ayez plus de balles ou que vous ayez arrêté.',
    },
    'SW-OUT-20': {
      title: 'Fusil : 2 balles, un Hors-la-Loi, pas de dé.',
      text: 'Il ne rate jamais.',
    },
    'SW-OUT-21': {
      title: 'Un Six-Coups peut être vide.',
      text: 'Vous pouvez utiliser cette action sans balles ou sans affiche le long de votre piste. Elle n’apporte alors que des dégâts.',
    },
    'SW-OUT-22': {
      title: 'Pas de Hors-la-Loi, pas de tir.',
      text: 'Quand il n’en reste ni sur les avant-postes ni à la base, Six-Coups et Fusil sont inutilisables.',
    },
    'SW-OUT-23': {
      title: 'Hors-la-Loi fois Chariot, et le Shérif.',
      text: 'À la fin, le nombre de vos Hors-la-Loi est multiplié comme une Exploitation. La carte Shérif vaut 3 points.',
    },
    'SW-SOLO-01': {
      title: 'Préparez le mode pour 2 joueurs.',
      text: 'La seconde couleur est Hastings. Il n’a ni plateau, ni main, ni ressources, ni animal du mode.',
    },
    'SW-SOLO-02': {
      title: 'Hastings a deux Colons.',
      text: 'Un de gauche et un de droite, tous deux à la base. Celui de gauche est en fait un Pionnier, mais compte en tout point comme un Colon.',
    },
    'SW-SOLO-03': {
      title: 'Ses autres pièces partent comme les vôtres.',
      text: 'Le Chariot au début de la piste, les marqueurs à 0 et les quatre animaux communs face cachée.',
    },
    'SW-SOLO-04': {
      title: 'Une carte Planification est révélée.',
      text: 'Les 18 cartes Planification sont mélangées. La première est la carte active.',
    },
    'SW-SOLO-05': {
      title: 'Vous commencez.',
      text: 'Chaque manche, c’est vous puis lui.',
    },
    'SW-SOLO-06': {
      title: 'Ce que Hastings amasse.',
      text: 'Or, Paires de Bottes, cartes Montagne, cabanes et pièces du mode. Il ne prend jamais de ressources de base.',
    },
    'SW-SOLO-07': {
      title: 'Vous jouez comme à deux joueurs.',
      text: 'Pour chacun de ses Colons que vous renvoyez à la base, Hastings gagne 1 Paire de Bottes.',
    },
    'SW-SOLO-08': {
      title: 'Hastings peut attraper un animal juste avant que vous passiez.',
      text: 'Si le signe Trappeur de la carte Planification visible est vif, il regarde votre carte de gauche ou de droite, selon le signe. Un signe pâle ne fait rien.',
    },
    'SW-SOLO-09': {
      title: 'Pour lui, c’est gratuit.',
      text: 'Si cette carte montre un animal commun dont la tuile est encore face cachée, il la retourne. Une par tour.',
    },
    'SW-SOLO-10': {
      title: 'Ce qu’il vous laisse.',
      text: 'Hastings n’attrape jamais l’animal du mode et n’utilise jamais le Traqueur.',
    },
    'SW-SOLO-11': {
      title: 'Une nouvelle carte Planification se place à côté de l’active.',
      text: 'Les flèches de son bord gauche visent les quatre actions du bord droit de la carte active et en marquent trois.',
    },
    'SW-SOLO-12': {
      title: 'Il fait les trois actions marquées.',
      text: 'De haut en bas.',
    },
    'SW-SOLO-13': {
      title: 'Avec la Mule, il fait aussi la quatrième.',
      text: 'S’il l’a après la troisième action, même s’il vient de la gagner, l’action non marquée suit, toujours en dernier.',
    },
    'SW-SOLO-14': {
      title: 'Vous pouvez réagir.',
      text: 'Attrapez les animaux des deux cartes Planification visibles, où un point d’interrogation désigne l’animal du mode, et utilisez le Traqueur quand il monte sur une piste Exploitation.',
    },
    'SW-SOLO-15': {
      title: 'La nouvelle carte devient la carte active.',
      text: 'L’ancienne est défaussée. Quand la pioche Planification est vide, on mélange les cartes défaussées ; l’active reste.',
    },
    'SW-SOLO-16': {
      title: 'La carte active dit quel Colon agit.',
      text: 'Gauche ou droite, pour tout son tour.',
    },
    'SW-SOLO-17': {
      title: 'Chariot : une case en avant.',
      text: 'Cela ne lui coûte rien. Sur la dernière case, il ne se passe rien.',
    },
    'SW-SOLO-18': {
      title: 'Piste Nourriture, Bois ou Pierre : un pas et la récompense.',
      text: 'Il prend la Mule, 1 Paire de Bottes ou 1 Or. La case 5 se verrouille pour lui et par lui comme pour tout le monde.',
    },
    'SW-SOLO-19': {
      title: 'Déplacement : la carte face visible la plus à l’extérieur.',
      text: 'Le Colon de gauche va droit à la carte Montagne face visible la plus à gauche, celui de droite à la plus à droite, à n’importe quelle distance. Il reste s’il y est déjà, ou si aucune n’est visible. Les avant-postes ne comptent pas.',
    },
    'SW-SOLO-20': {
      title: 'Pelle à la base : il construit.',
      text: 'Le Colon de gauche prend la cabane la plus à gauche du marché, celui de droite la plus à droite, gratuitement. Puis le marché avance comme d’habitude.',
    },
    'SW-SOLO-21': {
      title: 'Il peut avoir autant de cabanes qu’il veut.',
      text: 'Même plusieurs du même type. Il ne les utilise jamais.',
    },
    'SW-SOLO-22': {
      title: 'Pelle sur une carte face visible : il la prend.',
      text: 'Il garde la carte à part et le Colon va à la base. On déloge les autres et on découvre les cartes comme d’habitude.',
    },
    'SW-SOLO-23': {
      title: 'Commerce de Fourrures : 1 Or par animal.',
      text: 'Pour chacune de ses tuiles face visible, ours compris, et rien d’autre.',
    },
    'SW-SOLO-24': {
      title: 'Or : il gagne 1 Or.',
      text: 'Il vient de la réserve.',
    },
    'SW-SOLO-25': {
      title: 'Action du mode Colline aux Pommes.',
      text: 'Il vide la réserve de pommes, monte d’une case sur les deux pistes de pommes et prend les deux récompenses : son Commerce de Fourrures et 2 Or. Même s’il n’y avait pas de pommes.',
    },
    'SW-SOLO-26': {
      title: 'Action du mode Bateaux & Banjos : le poisson.',
      text: 'Il lance le dé et prend les poissons de cette ligne, tant qu’il y en a.',
    },
    'SW-SOLO-27': {
      title: 'Puis il orpaille.',
      text: 'Il prend la pièce la plus à gauche de chaque carte Rivière le long de sa piste, garde l’Or et jette la Pierre.',
    },
    'SW-SOLO-28': {
      title: 'Action du mode Ruée vers l’Or.',
      text: 'Il prend la Dynamite et la Lanterne, aussi chez vous, puis un Wagonnet chargé de 2 Or. S’il ne reste pas de Wagonnet, il gagne 2 Or.',
    },
    'SW-SOLO-29': {
      title: 'Action du mode Hors-la-Loi & Avant-postes.',
      text: 'Il prend la carte Shérif et capture 2 Hors-la-Loi l’un après l’autre selon la règle habituelle. Puis il gagne 2 Or, même s’il en restait moins.',
    },
    'SW-SOLO-30': {
      title: 'On termine la manche, rien de plus.',
      text: 'Si c’est vous qui amenez la fin, Hastings joue son tour et la partie est finie. Si c’est lui, elle est finie après ce tour.',
    },
    'SW-SOLO-31': {
      title: 'Hastings compte comme un joueur.',
      text: 'Cartes Montagne, pistes fois Chariot, Or, Paires de Bottes, −3 par animal face cachée, et les points du mode.',
    },
    'SW-SOLO-32': {
      title: 'Ses cabanes rapportent des points.',
      text: 'Chacune vaut 3. En avoir peu ne lui coûte rien.',
    },
    'SW-SOLO-33': {
      title: 'À la fin, il vend ses poissons.',
      text: 'Contre autant d’Or que le Marché aux Poissons peut en donner. Chacun compte 1 point, quels que soient ses avantages.',
    },
    'SW-SOLO-34': {
      title: 'Vous gagnez avec plus de points que lui.',
      text: 'Une égalité est une défaite.',
    },
    'SW-SOLO-35': {
      title: 'Hastings commence avec la Mule.',
      text: 'Dès son premier tour, il fait les quatre actions, jusqu’à ce que vous la lui preniez.',
    },
    'SW-SOLO-36': {
      title: 'Son ours commence face visible.',
      text: 'Cela fait 3 points, et 1 Or à chaque Commerce de Fourrures.',
    },
    'SW-SOLO-37': {
      title: 'Ses cabanes valent 5.',
      text: 'Au lieu de 3 points chacune.',
    },
    'SW-SOLO-38': {
      title: 'Son Or vaut 2.',
      text: 'Au lieu de 1 point chacun. Celui de ses poissons à la fin reste à 1.',
    },
    'SW-SOLO-39': {
      title: 'Ses Paires de Bottes valent 2.',
      text: 'Au lieu de 1 point chacune.',
    },
    'SW-SOLO-40': {
      title: 'Son Chariot a de l’avance.',
      text: 'Il commence sur la première case de la piste, ou plus loin.',
    },
    'SW-SOLO-41': {
      title: 'Avec la Mule, il attrape plus souvent.',
      text: 'Tant qu’il l’a, un signe Trappeur pâle agit comme un vif.',
    },
    'SW-R-18': {
      title: 'Quand exactement puis-je échanger ?',
      text: 'Chaque fois que vous pourriez commencer une action, même si un Pionnier est sur une icône inutilisée. Pas pendant un paiement, une action répétée, un tir, le choix de vos dégâts ou l’attente d’une réaction.',
    },
    'SW-R-24': {
      title: 'Une cabane peut-elle me faire fuir une icône obligatoire ?',
      text: 'Non. Demi-tour et raccourci déplacent le Pionnier comme tout autre pas : utilisez d’abord l’icône ou prenez des dégâts.',
    },
    'SW-R-29': {
      title: 'Puis-je utiliser une icône qui ne rapporte rien ?',
      text: 'Oui, par exemple une Récolte sans Verger le long de votre piste. Mais une Pelle doit vraiment prendre ou construire, et charger un Wagonnet demande au moins 1 Or.',
    },
    'SW-R-31': {
      title: 'Quelles actions activables me sont fermées ?',
      text: 'Celles qui ne pourraient rien faire : avancer le Chariot depuis la dernière case, acheter un Wagonnet ou du poisson quand la réserve est vide, le Fusil avec moins de 2 balles, et tout prix que vous ne pouvez pas payer. Une piste Exploitation où vous ne pouvez pas monter est ouverte : vous gagnez sa récompense.',
    },
    'SW-R-34': {
      title: 'Peut-il manquer des cartes à piocher ?',
      text: 'Non. Vous défaussez avant de piocher et possédez au moins neuf cartes. Ce que vous venez de jouer peut donc revenir aussitôt.',
    },
    'SW-R-58': {
      title: 'Une récompense peut-elle aider à payer l’action qui la donne ?',
      text: 'Non. Le prix est payé en entier avant de gagner quoi que ce soit.',
    },
    'SW-R-127': {
      title: 'Que se passe-t-il quand mon temps est écoulé ?',
      text: 'Le plan que vous avez préparé est posé, sinon vos cartes dans l’ordre de votre main ; une quatrième carte va sur votre pioche. Une proposition est refusée, et au milieu de votre tour, vous passez. Une action en cours s’arrête, ou prend la première possibilité. Par lien, un remplaçant joue plutôt à votre place, jusqu’à votre retour.',
    },
    'SW-R-36': {
      title: 'Combien de temps durent les bottes d’un jeton ?',
      text: 'Tant que vous ne faites que dépenser des bottes ou d’autres jetons. Vous pouvez les répartir ou les ajouter à d’autres. Faites autre chose, et une botte inutilisée est perdue.',
    },
    'SW-R-125': {
      title: 'J’échange des bottes dans une cabane : et la seconde botte de mon jeton ?',
      text: 'Elle est perdue. Seuls les pas du Colon et du Chariot comptent comme une dépense de bottes, pas les échanges de l’essayeur ou du savetier, ni les jetons payés pour le demi-tour ou le raccourci.',
    },
    'SW-R-44': {
      title: 'Je mets plusieurs cartes sur ma pioche : dans quel ordre ?',
      text: 'La dernière est au-dessus, la quatrième carte de la variante comprise. Si la pioche est vide, la carte est la pioche.',
    },
    'SW-R-45': {
      title: 'Mon propre Colon est délogé à mon tour : ai-je droit à des bottes ?',
      text: 'Non. Seuls les joueurs dont ce n’est pas le tour sont dédommagés, et cela vaut aussi pour Hastings.',
    },
    'SW-R-51': {
      title: 'J’ai perdu une cabane : puis-je reconstruire ce type ?',
      text: 'Oui. Ce qui compte est ce que vous avez en construisant.',
    },
    'SW-R-123': {
      title: 'Quel emplacement libre prend une cabane ?',
      text: 'Le plus à gauche de sa couleur. Cela ne change rien, on ne vous le demande donc pas.',
    },
    'SW-R-124': {
      title: 'Quelles cabanes agissent d’elles-mêmes ?',
      text: 'Le montagnard, le fumoir, le scieur, le maçon et l’arpenteur ne peuvent pas nuire : ils agissent tout seuls. L’essayeur, le savetier, le demi-tour, le raccourci, le péager et le chasseur d’ours servent quand vous le dites.',
    },
    'SW-R-68': {
      title: 'Quand le Pionnier Chemin-Vert est-il arrivé ?',
      text: 'Quand il vient sur la case, aussi par le raccourci ou en reculant. La cabane doit fonctionner à ce moment ; pour échanger des bottes, elle doit encore fonctionner au moment de l’échange.',
    },
    'SW-R-69': {
      title: 'Comment les bottes doublées vont-elles avec l’essayeur et le savetier ?',
      text: 'Une botte doublée compte pour 2. Chaque paire peut devenir de l’Or, un jeton ou des pas, à votre choix. Une botte dépensée ne fait plus partie d’une paire.',
    },
    'SW-R-71': {
      title: 'D’où peut partir le raccourci ?',
      text: 'Seulement d’une case du chemin vert : ni du début ni de la fin. Il ne mène jamais vers la gauche, et une case payante garde son prix.',
    },
    'SW-R-72': {
      title: 'Pourquoi la maison commune est-elle si pressée ?',
      text: 'Elle n’active le demi-tour et le raccourci qu’au moment de l’arrivée : le Pionnier Chemin-Vert doit donc déjà être en route. Après le demi-tour, vous pouvez d’abord réutiliser l’icône, avec tout ce qu’elle demande, puis prendre le raccourci. Un Pionnier qui va directement dans ces cabanes peut les utiliser plus tard.',
    },
    'SW-R-74': {
      title: 'Quand les cabanes beiges servent-elles ?',
      text: 'Une fois, à un moment adéquat de votre choix, tant que le Pionnier Chemin-Vert y est. Le péager aide aussi contre un ours ; l’arpenteur paie pour prendre une carte comme pour construire.',
    },
    'SW-R-56': {
      title: 'Puis-je ignorer un animal au Commerce de Fourrures ?',
      text: 'Non, tous les animaux face visible paient. Seuls le raton laveur, la marmotte et le blaireau vous laissent un choix.',
    },
    'SW-R-57': {
      title: 'J’ai déjà la carte que propose la marmotte ou le blaireau ?',
      text: 'Vous pouvez la choisir quand même, sans effet, ou prendre l’autre chose.',
    },
    'SW-R-77': {
      title: 'Quand exactement les banjos protègent-ils ?',
      text: 'Au moment où le Pionnier Chemin-Vert quitte le danger, le Pionnier Chemin-Beige doit être sur un Duel de Banjos payé lors de ce passage. Un prix ramené à 0 par le péager compte comme payé. Un Pionnier Chemin-Vert sur le chemin beige ne joue pas pour lui-même.',
    },
    'SW-R-87': {
      title: 'Puis-je compléter un Wagonnet plus tard ?',
      text: 'Oui, jusqu’à 2 Or. Chaque chargement demande au moins 1 Or et un Wagonnet qui a de la place.',
    },
    'SW-R-10': {
      title: 'Combien de Hors-la-Loi viennent à la base ?',
      text: 'Toujours 5, à n’importe quel nombre de joueurs. Le reste ne sert pas.',
    },
    'SW-R-98': {
      title: 'Le dernier joueur d’une manche amène la fin : que se passe-t-il ?',
      text: 'La manche est complète, la dernière manche suit donc aussitôt.',
    },
    'SW-R-99': {
      title: 'Qui gagne en cas d’égalité ?',
      text: 'Tous les ex æquo gagnent ensemble. Contre Hastings, une égalité est perdue.',
    },
    'SW-R-100': {
      title: 'Les cartes Montagne de ma main comptent-elles ?',
      text: 'Oui, toutes celles que vous possédez, où qu’elles soient.',
    },
    'SW-R-102': {
      title: 'Et si personne ne découvre de carte spéciale ?',
      text: 'La partie continue. Le nombre de tours n’est pas limité.',
    },
    'SW-R-126': {
      title: 'Peut-on annuler la fin ?',
      text: 'Non. Quand la partie est finie, les mains et les cartes restées sur la montagne sont montrées à tous.',
    },
    'SW-R-110': {
      title: 'Quand puis-je attraper un animal pendant le tour de Hastings ?',
      text: 'Quand la nouvelle carte Planification est révélée et, si vous ne l’avez pas fait, encore une fois juste avant que l’ancienne soit défaussée. Les animaux des deux cartes comptent : ce que le Traqueur a rapporté entre-temps peut donc payer.',
    },
    'SW-R-112': {
      title: 'Les limites valent-elles pour Hastings ?',
      text: 'Comme pour vous : il s’arrête à la dernière case de la piste, et si vous tenez la case 5, il reste sur 4 et prend seulement la récompense. Il peut aussi vous la fermer.',
    },
    'SW-R-120': {
      title: 'Combien d’Or rapportent ses poissons ?',
      text: 'Le maximum possible. Pour chaque couleur d’au moins 2 poissons, une fois et demie autant d’Or que de poissons, arrondi vers le bas. Si exactement deux couleurs n’ont qu’un poisson, 1 Or de plus ; si c’est le cas des trois, 2 de plus.',
    },
  },
  pictures: {
    'SW-SETUP-07': 'Une pyramide de cartes : 2 en haut, puis 3, 4, 5 et 6. Les deux cartes du haut sont face visible.',
    'SW-PLAN-02':
      'Trois cartes côte à côte. Le chemin vert passe par cinq icônes, le chemin beige par quatre, dont la deuxième coûte 1 et la quatrième 2. Sont recouvertes les icônes centrales des cartes extérieures et les quatre icônes de coin de la carte du milieu.',
    'SW-PATH-06': 'Un ours cerclé de rouge.',
    'SW-PATH-08': 'Une Récolte sur une plaque de péage marquée 1, une Pelle sur une plaque marquée 2.',
    'SW-SUMMIT-01': 'Un Pionnier à la fin d’un chemin ; de là, une flèche mène au panneau en haut d’une carte.',
    'SW-CLAIM-04':
      'La carte de gauche, tout en haut, est partie. La carte du bord au-dessous est retournée ; celle du milieu est encore recouverte.',
    'SW-GEO-02': 'Une carte de la troisième rangée et les deux cartes de la deuxième qu’elle recouvre.',
    'SW-GEO-04':
      'Une carte de la troisième rangée et ses six voisines : deux à côté, deux au-dessus et deux au-dessous.',
    'SW-GEO-06': 'La carte la plus à gauche de chaque rangée est un avant-poste, de I en haut à V en bas.',
    'SW-WAGON-04':
      'Une piste de neuf cases avec un Chariot sur la cinquième. Les trois emplacements qu’il atteint sont éclairés, les trois autres non.',
    'SW-MARKET-06':
      'Quatre emplacements du marché. La deuxième cabane a été construite : la quatrième est défaussée, la première et la troisième glissent à droite, deux nouvelles arrivent à gauche.',
    'SW-HOME-04': 'Une piste Exploitation de 0 à 5 : un marqueur sur 5 avec un cadenas, un autre arrêté sur 4.',
    'SW-BOAT-14':
      'Marché aux Poissons et quatre cartes Rivière ; le Canoë est sur la deuxième, on gagne donc les poissons des deux premières.',
    'SW-OUT-17':
      'Deux affiches le long de la piste montrent 6 et 4. Des six faces du dé, 4, 5 et 6 touchent : une chance sur deux. Avec le Shérif, le 3 touche aussi.',
    'SW-SOLO-11':
      'Deux cartes Planification côte à côte. Les flèches de celle de droite marquent la première, la troisième et la quatrième action de celle de gauche.',
  },
  tables: {
    supplies: {
      caption: 'Ce qui dépend du nombre de joueurs',
      head: ['1 ou 2', '3', '4'],
      rows: [
        ['Poissons de chaque couleur', '6', '8', '10'],
        ['Wagonnets', '8', '10', '12'],
        ['Hors-la-Loi sur les avant-postes', '10', '12', '12'],
      ],
    },
    trail: {
      caption: 'Les neuf cases de notre piste',
      head: ['Multiplicateur', 'Emplacements atteints', 'Prix du pas suivant'],
      rows: [
        ['Début', '1×', '0', '1 botte'],
        ['1', '1×', '1', '1 botte'],
        ['2', '1×', '2', '1 botte, 1 ressource de base'],
        ['3', '2×', '2', '2 bottes, 1 ressource de base'],
        ['4', '2×', '3', '2 bottes, 1 ressource de base'],
        ['5', '3×', '4', '2 bottes, 2 ressources de base'],
        ['6', '3×', '5', '3 bottes, 2 ressources de base'],
        ['7', '3×', '5', '3 bottes, 3 ressources de base'],
        ['8', '4×', '6', '–'],
      ],
    },
    animals: {
      caption: 'Récompenses des animaux au Commerce de Fourrures',
      head: ['Rapporte', 'Mode'],
      rows: [
        ['Lapin', '1 Nourriture', 'tous'],
        ['Castor', '1 Bois', 'tous'],
        ['Renard', '1 Pierre', 'tous'],
        ['Ours', '1 Or', 'tous'],
        ['Cerf', '1 pomme verte et 1 rouge dans la réserve', 'Colline aux Pommes'],
        ['Raton laveur', '1 poisson', 'Bateaux & Banjos'],
        ['Marmotte', 'Dynamite ou Lanterne', 'Ruée vers l’Or'],
        ['Blaireau', 'Shérif ou 2 balles', 'Hors-la-Loi & Avant-postes'],
      ],
    },
    cards: {
      caption: 'Points des cartes Montagne',
      head: ['1', '2', '3', '4', '5', '6', '7', '8'],
      rows: [['Points', '1', '3', '6', '10', '15', '20', '25', '30']],
    },
    example: {
      caption: 'Ce que vous possédez après chaque étape',
      head: ['Nourriture', 'Bois', 'Pierre', 'Or', 'Pommes vertes', 'Pommes rouges'],
      rows: [
        ['Les bottes deviennent de l’Or', '1', '0', '0', '2', '0', '0'],
        ['L’autre Pionnier se met en route', '1', '0', '0', '2', '0', '0'],
        ['Une récolte', '0', '0', '0', '3', '3', '4'],
        ['Les animaux paient', '1', '1', '1', '3', '3', '4'],
        ['Première action activable', '0', '0', '0', '3', '3', '4'],
        ['L’ours', '0', '0', '0', '1', '3', '4'],
        ['Deuxième action activable', '0', '1', '2', '0', '3', '1'],
        ['Celle de la Mule', '0', '0', '0', '1', '3', '1'],
      ],
    },
    fish: {
      caption: 'Ce que donne le Marché aux Poissons',
      head: ['Vous recevez'],
      rows: [
        ['1 truite', '1 Nourriture'],
        ['1 bar', '1 Bois'],
        ['1 saumon', '1 Pierre'],
        ['2 poissons différents', '1 Or'],
        ['3 poissons différents', '2 Or'],
        ['2 poissons pareils', '3 Or'],
        ['3 poissons pareils', '4 Or'],
      ],
    },
    mining: {
      caption: 'Le dé à la mine',
      head: ['Devient Pierre', 'De 4 Or, vous avez', 'De 2 Or, vous avez'],
      rows: [
        ['1 ou 2', '1', '3 Or, 1 Pierre', '1 Or, 1 Pierre'],
        ['3 ou 4', '2', '2 Or, 2 Pierre', '2 Pierre'],
        ['5 ou 6', '3', '1 Or, 3 Pierre', '2 Pierre'],
      ],
    },
    hastingsFish: {
      caption: 'La pêche de Hastings dans notre boîte',
      head: ['Poissons'],
      rows: [
        ['1', '4 truites, 1 bar'],
        ['2', '4 bars, 1 saumon'],
        ['3', '4 saumons, 1 truite'],
        ['4', '3 truites, 2 bars'],
        ['5', '3 bars, 2 saumons'],
        ['6', '3 saumons, 2 truites'],
      ],
    },
    names: {
      caption: 'Qui s’appelle comment',
      head: ['Anglais', 'Polonais'],
      rows: [
        ['Pionnier Chemin-Vert', 'green-path pioneer', 'pionier w kapeluszu'],
        ['Pionnier Chemin-Beige', 'tan-path pioneer', 'pionier bez kapelusza'],
        ['Colon', 'frontiersman', 'zwiadowca'],
        ['Chariot, début de la piste', 'wagon, trailhead', 'wóz, początek szlaku'],
        ['Montagne, base de la montagne', 'mountain, mountain base', 'wzgórze, podstawa wzgórza'],
        ['Planifier, Explorer, Passer', 'Planning, Pioneering, Passing', 'planowanie, akcje pionierów, pasowanie'],
        ['Icône obligatoire', 'mandatory icon', 'zagrożenie'],
        ['Action activable', 'summit action', 'akcja szczytowa'],
        ['Traqueur, Trappeur', 'Tracker, Trapper', 'zaopatrzenie, łowy'],
        ['Prendre des dégâts', 'to take damage', 'ponieść konsekwencje'],
        ['Piste Exploitation', 'homestead track', 'tor rozwoju gospodarstwa'],
        ['Paire de Bottes', 'Pair of Boots', 'para butów'],
        ['Nourriture', 'food', 'mięso'],
        ['Pelle', 'shovel', 'szpadel'],
        ['Commerce de Fourrures', 'Fur Trade', 'handel futrami'],
        ['Attaque d’Ours', 'bear hazard', 'spotkanie z niedźwiedziem'],
        ['Danger Banjo, Duel de Banjos', 'banjo hazard, Dueling Banjos', 'melancholia, gra na bandżo'],
        ['Six-Coups, Fusil', 'Six-Shooter, Rifle', 'rewolwerowiec, strzelec wyborowy'],
        ['Carte Planification', 'plan card', 'karta planu'],
        ['Colline aux Pommes', 'Apple Hill', 'Jabłkowe wzgórze'],
        ['Bateaux & Banjos', 'Boats & Banjos', 'Bandżo i ryby'],
        ['Ruée vers l’Or', 'Gold Rush', 'Gorączka złota'],
        ['Hors-la-Loi & Avant-postes', 'Outlaws & Outposts', 'Bandyci i strzelaniny'],
      ],
    },
  },
  ui: {
    glance: 'Les icônes en un coup d’œil',
    groups: {
      path: 'Sur les chemins',
      summit: 'Actions activables',
      apple: 'Colline aux Pommes',
      boat: 'Bateaux & Banjos',
      gold: 'Ruée vers l’Or',
      out: 'Hors-la-Loi & Avant-postes',
      marks: 'Signes',
    },
    icons: {
      food: 'Ressources',
      boot: 'Bottes',
      'pair-of-boots': 'Paire de Bottes',
      shovel: 'Pelle',
      mule: 'Mule',
      'fur-trade': 'Commerce de Fourrures',
      'bear-hazard': 'Attaque d’Ours',
      'homestead-any': 'Exploitation',
      'advance-wagon': 'Avancer le Chariot',
      'apples-green-red': 'Gagner des pommes',
      harvest: 'Récolte',
      'apple-trade': 'Commerce de Pommes',
      'apple-homestead-any': 'Exploitation de Pommes',
      pan: 'Orpaillage',
      'banjo-hazard': 'Danger Banjo',
      'dueling-banjos': 'Duel de Banjos',
      'paddle-1': 'Pagaie Simple',
      'paddle-2': 'Double Pagaie',
      'paddle-rapid': 'Pagaie Rapide',
      'go-fish': 'Pêche',
      'buy-fish': 'Acheter du Poisson',
      mine: 'Extraire',
      lantern: 'Lanterne',
      dynamite: 'Dynamite',
      'load-cart': 'Charger un Wagonnet',
      'buy-cart': 'Acheter un Wagonnet',
      bullet: 'Balles',
      sheriff: 'Shérif',
      'six-shooter': 'Six-Coups',
      rifle: 'Fusil',
      infinity: 'À volonté',
      once: 'Une fois par tour',
      any: 'Base au choix',
      star: 'Carte Montagne',
      hat: 'Carte de départ',
      campfire: 'Emplacement 1',
    },
  },
};
