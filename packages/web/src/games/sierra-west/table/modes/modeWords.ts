import { addNoBreakSpacesInAll, plural, type RulesOf } from '@cordillera/engine';

export const modeRules: RulesOf<ModeWords> = {
  withLantern: ['SW-GOLD-04'],
  poster: ['SW-OUT-14', 'SW-OUT-17'],
  bullets: ['SW-OUT-16', 'SW-OUT-21'],
  about: {
    apples: ['SW-APPLE-03', 'SW-APPLE-04'],
    fishMarket: ['SW-BOAT-16'],
    fishLeft: ['SW-BOAT-05', 'SW-BOAT-17'],
    mines: ['SW-GOLD-04', 'SW-GOLD-05'],
    carts: ['SW-GOLD-10', 'SW-GOLD-11'],
    posters: ['SW-OUT-17'],
    sheriff: ['SW-OUT-14', 'SW-OUT-15'],
    die: [],
  },
};

/** What the panels of the modes and the dice tray say beyond the game's own words. */
const en = {
  shared: 'shared by everyone',
  canoeAtMarket: 'at the market',
  canoeOnRiver: (n: number) => `on river ${n}`,
  sells: (fish: string, pays: string) => `${fish} for ${pays}`,
  fishLeft: 'Fish to catch',
  mines: 'Your mines',
  minesOf: (name: string) => `Mines: ${name}`,
  dieDecides: 'the die decides',
  onRoll: (faces: string) => `on ${faces}`,
  oneIn: (n: number) => `1 in ${n}`,
  noGold: 'no gold along the trail yet',
  left: (n: number) => `${n} left`,
  withLantern: (gold: string) => `with the lantern: ${gold}`,
  goldOneSpaceOn: (gold: string) => `one space on: ${gold}`,
  youHitOn: (n: number) => `you hit on ${n}+`,
  hitsOn: (name: string, n: number) => `${name} hits on ${n}+`,
  cannotHit: 'no shot can hit',
  poster: (n: number, sheriff: boolean) => (sheriff ? `poster ${n}, the Sheriff adds 1` : `poster ${n}, no Sheriff`),
  noPoster: 'no poster along the trail yet',
  bullets: (n: number, chance: string) =>
    n === 0
      ? 'no bullet: only damage'
      : `${n} ${plural('en', n, { one: 'bullet', other: 'bullets' })}: ${chance} ${n === 1 ? 'with it' : 'with all of them'}`,
  oneSpaceOn: (n: number, chance: string) => `one space on: ${n}+, ${chance} a shot`,
  oneSpaceOnNothing: 'one space on: still no poster',
  outlawsLeft: (n: number) => `${n} ${plural('en', n, { one: 'outlaw', other: 'outlaws' })} at large`,
  noThrow: 'No throw yet',
  rolled: (roll: string, meant: string) => `${roll}: ${meant}`,
  hit: 'a hit',
  missed: 'missed',
  needed: (n: number) => `${n}+ needed`,
  noFish: 'no fish left',
  about: {
    apples: 'Everybody adds to this supply and pays from it. There are never more than six of a colour.',
    fishMarket: 'On your turn, while your canoe is here, you may sell fish as often as you like.',
    fishLeft: 'What is not here cannot be caught. Fish that are sold come back.',
    mines:
      'The gold of the mines along the trail counts, of dark ones only with the lantern. Then the die turns 1 to 3 of it into stone.',
    carts: 'Mine carts that can still be bought. Loaded gold is worth 3 points.',
    posters: 'A shot hits if the die reaches the lowest number on a poster along the trail.',
    sheriff: 'The Sheriff card adds 1 to every roll and gives 1 gold for each outlaw.',
    die: 'The last throw of the die.',
  },
};

const fr: typeof en = {
  shared: 'commune à tout le monde',
  canoeAtMarket: 'au marché',
  canoeOnRiver: (n) => `sur la rivière ${n}`,
  sells: (fish, pays) => `${fish} contre ${pays}`,
  fishLeft: 'Poissons à pêcher',
  mines: 'Vos mines',
  minesOf: (name) => `Mines\u00a0: ${name}`,
  dieDecides: 'le dé décide',
  onRoll: (faces) => `sur ${faces}`,
  oneIn: (n) => `1 fois sur ${n}`,
  noGold: 'pas encore d’Or le long de la piste',
  left: (n) => `reste ${n}`,
  withLantern: (gold) => `avec la Lanterne\u00a0: ${gold}`,
  goldOneSpaceOn: (gold) => `une case plus loin\u00a0: ${gold}`,
  youHitOn: (n) => `vous touchez à ${n}+`,
  hitsOn: (name, n) => `${name} touche à ${n}+`,
  cannotHit: 'aucun tir ne touche',
  poster: (n, sheriff) => (sheriff ? `affiche ${n}, le Shérif ajoute 1` : `affiche ${n}, sans Shérif`),
  noPoster: 'aucune affiche encore',
  bullets: (n, chance) =>
    n === 0
      ? 'aucune balle\u00a0: que des dégâts'
      : `${n} ${plural('fr', n, { one: 'balle', other: 'balles' })}\u00a0: ${chance} en tout`,
  oneSpaceOn: (n, chance) => `une case plus loin\u00a0: ${n}+, ${chance} par tir`,
  oneSpaceOnNothing: 'une case plus loin\u00a0: toujours pas d’affiche',
  outlawsLeft: (n) => `${n} Hors-la-Loi en liberté`,
  noThrow: 'Pas encore de jet',
  rolled: (roll, meant) => `${roll}\u00a0: ${meant}`,
  hit: 'touché',
  missed: 'manqué',
  needed: (n) => `il fallait ${n}+`,
  noFish: 'plus de poisson',
  about: {
    apples: 'Tout le monde y ajoute des pommes et y puise. Il n’y en a jamais plus de six par couleur.',
    fishMarket:
      'À votre tour, tant que votre Canoë est ici, vous pouvez vendre des poissons autant de fois que vous voulez.',
    fishLeft: 'Ce qui n’est pas là ne peut pas être pêché. Les poissons vendus reviennent ici.',
    mines:
      'L’Or des mines le long de la piste compte, celui des mines sombres seulement avec la Lanterne. Puis le dé en change 1 à 3 en Pierre.',
    carts: 'Wagonnets que l’on peut encore acheter. L’Or chargé vaut 3 points.',
    posters: 'Un tir touche si le dé atteint le plus petit nombre des affiches le long de la piste.',
    sheriff: 'La carte Shérif ajoute 1 à chaque jet et rapporte 1 Or par Hors-la-Loi.',
    die: 'Le dernier jet de dé.',
  },
};

const pl: typeof en = {
  shared: 'wspólne dla wszystkich',
  canoeAtMarket: 'na targu rybnym',
  canoeOnRiver: (n) => `na karcie rzeki ${n}`,
  sells: (fish, pays) => `${fish} za ${pays}`,
  fishLeft: 'Ryby do złowienia',
  mines: 'Twoje kopalnie',
  minesOf: (name) => `Kopalnie: ${name}`,
  dieDecides: 'decyduje kość',
  onRoll: (faces) => `przy ${faces}`,
  oneIn: (n) => `1 raz na ${n}`,
  noGold: 'na szlaku nie ma jeszcze złota',
  left: (n) => `zostało ${n}`,
  withLantern: (gold) => `z\u00a0lampą: ${gold}`,
  goldOneSpaceOn: (gold) => `o\u00a0pole dalej: ${gold}`,
  youHitOn: (n) => `trafiasz od ${n}`,
  hitsOn: (name, n) => `${name} trafia od ${n}`,
  cannotHit: 'żaden strzał nie trafi',
  poster: (n, sheriff) => (sheriff ? `plakat ${n}, szeryf dodaje 1` : `plakat ${n}, bez szeryfa`),
  noPoster: 'na szlaku nie ma jeszcze plakatu',
  bullets: (n, chance) =>
    n === 0
      ? 'bez naboi: tylko konsekwencje'
      : `${n} ${plural('pl', n, { one: 'nabój', few: 'naboje', many: 'naboi', other: 'naboju' })}: razem ${chance}`,
  oneSpaceOn: (n, chance) => `o\u00a0pole dalej: od ${n}, ${chance} na strzał`,
  oneSpaceOnNothing: 'o\u00a0pole dalej: nadal bez plakatu',
  outlawsLeft: (n) =>
    `${n} ${plural('pl', n, { one: 'bandyta', few: 'bandyci', many: 'bandytów', other: 'bandyty' })} na wolności`,
  noThrow: 'Jeszcze bez rzutu',
  rolled: (roll, meant) => `${roll}: ${meant}`,
  hit: 'trafienie',
  missed: 'pudło',
  needed: (n) => `trzeba było ${n}`,
  noFish: 'nie ma już ryb',
  about: {
    apples: 'Wszyscy dokładają do tych zapasów i\u00a0z\u00a0nich płacą. Jabłek jednego koloru jest najwyżej sześć.',
    fishMarket: 'W\u00a0swojej turze, dopóki twoje kanoe tu stoi, możesz sprzedawać ryby dowolnie wiele razy.',
    fishLeft: 'Czego tu nie ma, tego nie można złowić. Sprzedane ryby tu wracają.',
    mines:
      'Liczy się złoto kopalń na szlaku, z\u00a0ciemnych tylko z\u00a0lampą. Potem kość zamienia od 1 do 3 sztuk w\u00a0kamień.',
    carts: 'Wagoniki, które można jeszcze kupić. Załadowane złoto jest warte 3 punkty.',
    posters: 'Strzał trafia, jeśli kość osiągnie najniższą liczbę z\u00a0plakatów na szlaku.',
    sheriff: 'Karta szeryfa dodaje 1 do każdego rzutu i\u00a0daje 1 złoto za każdego bandytę.',
    die: 'Ostatni rzut kością.',
  },
};

export type ModeWords = typeof en;
export const modeWords = addNoBreakSpacesInAll<ModeWords>({ en, fr, pl });
