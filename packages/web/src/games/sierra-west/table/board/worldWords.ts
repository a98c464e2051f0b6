import { addNoBreakSpacesInAll, plural, type RulesOf } from '@cordillera/engine';
import type { CabinType } from '@cordillera/sierra-west';

/** Why a cabin of the market cannot be built, in two or three words. */
export type MarketRule = 'SW-MARKET-01' | 'SW-MARKET-02' | 'SW-MARKET-03';

export const worldRules: RulesOf<WorldWords> = {
  back: ['SW-GEN-04'],
  specialBack: ['SW-CLAIM-06'],
  outpost: ['SW-OUT-06'],
  base: ['SW-SETUP-03', 'SW-CLAIM-02'],
  freed: ['SW-CLAIM-04', 'SW-CLAIM-06'],
  mule: ['SW-MULE-02'],
  space: ['SW-WAGON-06', 'SW-SCORE-06'],
  reaches: ['SW-WAGON-04', 'SW-WAGON-05'],
  stepCosts: ['SW-WAGON-01'],
  slotEmpty: ['SW-CLAIM-06'],
  fishMarketAbout: ['SW-BOAT-16'],
  shovelAndPrice: ['SW-MARKET-01'],
  stackAbout: ['SW-MARKET-06', 'SW-MARKET-09'],
  noPrice: ['SW-MARKET-01'],
  red: ['SW-MARKET-05'],
  price: ['SW-MARKET-01'],
  emptySpace: ['SW-MARKET-08'],
  benefit: {
    G1: ['SW-CABIN-G1'],
    G2: ['SW-CABIN-G2'],
    G3: ['SW-CABIN-G3'],
    G4: ['SW-CABIN-G4'],
    G5: ['SW-CABIN-G5'],
    G6: ['SW-CABIN-G6'],
    G7: ['SW-CABIN-G7'],
    G8: ['SW-CABIN-G8'],
    G9: ['SW-CABIN-G9'],
    T1: ['SW-CABIN-T1'],
    T2: ['SW-CABIN-T2'],
    T3: ['SW-CABIN-T3'],
  },
  rewardAlone: ['SW-HOME-03'],
  lockedFor: ['SW-HOME-03'],
  reward: ['SW-HOME-02', 'SW-HOME-03'],
  value: ['SW-SCORE-06'],
  top: ['SW-HOME-04'],
};

/** What the mountain, the trail, the market and the tracks say beyond the game's own words. */
const en = {
  // the mountain
  back: 'Nobody knows this card before it is uncovered.',
  specialBack: 'A special card. When nothing lies on it any more, it goes to the row under the trail.',
  outpost: (outlaws: number) =>
    `${outlaws} ${plural('en', outlaws, { one: 'outlaw holds', other: 'outlaws hold' })} this outpost. When the last one is captured, its poster goes to the row.`,
  base: 'Frontiersmen start here, and come back when their card is claimed.',
  baseOutlaws: (n: number) => `${n} ${plural('en', n, { one: 'outlaw', other: 'outlaws' })} here`,
  side: ['left', 'right'],
  freed: (turned: number, leaving: readonly number[]) => {
    const up = `turn up ${turned} ${plural('en', turned, { one: 'card', other: 'cards' })}`;
    const out = `send a special card to place ${leaving.join(' and ')} of the row`;
    if (turned + leaving.length === 0) return 'A claim would uncover nothing.';
    return `A claim would ${[...(turned > 0 ? [up] : []), ...(leaving.length > 0 ? [out] : [])].join(' and ')}.`;
  },
  // single cards
  inSupply: 'supply',
  heldBy: (name: string) => `${name} has it`,
  mule: 'The mule walks to a summit or to the grey cabin for the player who has it.',
  // the trail
  head: ['Trail-', 'head'],
  space: (n: number, multiplier: number) =>
    n === 0
      ? `Wagons start here. Homestead spaces count ${multiplier}× at the end.`
      : `A wagon here makes homestead spaces count ${multiplier}× at the end.`,
  reaches: (slots: number) =>
    slots === 0
      ? 'No card lies along this trail yet.'
      : `${slots} ${plural('en', slots, { one: 'place', other: 'places' })} of the row ${plural('en', slots, { one: 'lies', other: 'lie' })} along the trail from here.`,
  stepCosts: (cost: string) => `The step to this space costs ${cost}.`,
  slot: (n: number) => `Place ${n} of the row`,
  slotEmpty: 'The next special card goes to the first free place.',
  along: 'along your trail',
  fishMarketAbout: 'While your canoe is here, you can sell fish.',
  canoes: (names: string) => `canoes: ${names}`,
  left: (pieces: string) => `still there: ${pieces}`,
  // the market
  shovelAndPrice: 'shovel + price',
  inStack: (n: number) => `${n} in the stack`,
  discarded: (n: number) => `${n} discarded`,
  stackAbout: 'New cabins come from here, one at a time, to the left of the market.',
  noPrice: 'On this space a cabin costs nothing more.',
  red: 'On the red space it drops out when another one is built.',
  price: (cost: string) => `On this space it costs ${cost} besides the shovel.`,
  emptySpace: 'Stack and discard are empty, so this space stays empty for now.',
  cannot: {
    'SW-MARKET-01': 'you cannot pay',
    'SW-MARKET-02': 'no free space',
    'SW-MARKET-03': 'you have one',
  } as Record<MarketRule, string>,
  shortCabin: (name: string) => name.replace(/(’s)? Cabin$/, ''),
  benefit: {
    G1: '2 boots give 1 gold',
    G2: '2 boots give a pair',
    G3: 'boots count double',
    G4: 'one space back',
    G5: 'down to the tan path',
    G6: 'all green cabins work',
    G7: 'food counts double',
    G8: 'wood counts double',
    G9: 'stone counts double',
    T1: 'pay 1 less',
    T2: 'bears are harmless',
    T3: 'shovels give 1 gold',
  } as Record<CabinType, string>,
  // the tracks
  tracks: 'Homestead tracks',
  rewardAlone: 'for the reward alone',
  lockedFor: (tracks: string) => `${tracks}: for the reward alone`,
  reward: (reward: string) => `Each step up gives: ${reward}.`,
  value: 'At the end each space counts its number, times the wagon’s multiplier.',
  top: (name: string | null) =>
    name === null ? 'Only one player can reach space 5.' : `${name} holds space 5; nobody else can reach it.`,
  standing: (places: string) => `markers: ${places}`,
};

const fr: typeof en = {
  back: 'Personne ne connaît cette carte avant qu’elle soit découverte.',
  specialBack: 'Une carte spéciale. Quand rien ne la couvre plus, elle va dans la rangée sous la piste.',
  outpost: (outlaws) =>
    `${outlaws} ${plural('fr', outlaws, { one: 'Hors-la-Loi tient', other: 'Hors-la-Loi tiennent' })} cet avant-poste. Quand le dernier est capturé, son affiche va dans la rangée.`,
  base: 'Les Colons partent d’ici, et y reviennent quand leur carte est prise.',
  baseOutlaws: (n) => `${n} Hors-la-Loi ici`,
  side: ['gauche', 'droite'],
  freed: (turned, leaving) => {
    const up = `retournerait ${turned} ${plural('fr', turned, { one: 'carte', many: 'cartes', other: 'cartes' })}`;
    const out = `enverrait une carte spéciale à la place ${leaving.join(' et ')} de la rangée`;
    if (turned + leaving.length === 0) return 'La prendre ne découvrirait rien.';
    return `La prendre ${[...(turned > 0 ? [up] : []), ...(leaving.length > 0 ? [out] : [])].join(' et ')}.`;
  },
  inSupply: 'réserve',
  heldBy: (name) => `à ${name}`,
  mule: 'La Mule va sur une action activable ou à la cabane grise, pour le joueur qui l’a.',
  head: ['Début', 'de piste'],
  space: (n, multiplier) =>
    n === 0
      ? `Les Chariots partent d’ici. Les cases Exploitation comptent ×${multiplier} à la fin.`
      : `Avec votre Chariot ici, les cases Exploitation comptent ×${multiplier} à la fin.`,
  reaches: (slots) =>
    slots === 0
      ? 'Aucune carte ne se trouve encore le long de cette piste.'
      : `D’ici, ${slots} ${plural('fr', slots, { one: 'place de la rangée se trouve', many: 'places de la rangée se trouvent', other: 'places de la rangée se trouvent' })} le long de la piste.`,
  stepCosts: (cost) => `Avancer jusqu’à cette case coûte ${cost}.`,
  slot: (n) => `Place ${n} de la rangée`,
  slotEmpty: 'La prochaine carte spéciale va à la première place libre.',
  along: 'le long de votre piste',
  fishMarketAbout: 'Tant que votre Canoë est ici, vous pouvez vendre des poissons.',
  canoes: (names) => `Canoës\u00a0: ${names}`,
  left: (pieces) => `il reste\u00a0: ${pieces}`,
  shovelAndPrice: 'Pelle + prix',
  inStack: (n) => `${n} dans la pile`,
  discarded: (n) => plural('fr', n, { one: `${n} défaussée`, many: `${n} défaussées`, other: `${n} défaussées` }),
  stackAbout: 'Les nouvelles cabanes viennent d’ici, une à une, à gauche du marché.',
  noPrice: 'Sur cette case, une cabane ne coûte rien de plus.',
  red: 'Sur la case rouge, elle disparaît quand une autre est construite.',
  price: (cost) => `Sur cette case, elle coûte ${cost} en plus de la Pelle.`,
  emptySpace: 'Pile et défausse sont vides\u00a0: cet emplacement le reste pour l’instant.',
  cannot: {
    'SW-MARKET-01': 'trop chère',
    'SW-MARKET-02': 'plus de place',
    'SW-MARKET-03': 'vous l’avez',
  },
  shortCabin: (name) => {
    const short = name.replace(/^La cabane (du |de l’|de la |des )/, '').replace(/^(Le|La) /, '');
    return short.charAt(0).toUpperCase() + short.slice(1);
  },
  benefit: {
    G1: '2 bottes = 1 Or',
    G2: '2 bottes = 1 paire',
    G3: 'bottes doublées',
    G4: 'une case en arrière',
    G5: 'descend au chemin beige',
    G6: 'cabanes vertes actives',
    G7: 'Nourriture doublée',
    G8: 'Bois doublé',
    G9: 'Pierre doublée',
    T1: '1 de moins à payer',
    T2: 'ours sans danger',
    T3: 'la Pelle donne 1 Or',
  },
  tracks: 'Pistes Exploitation',
  rewardAlone: 'pour la récompense seule',
  lockedFor: (tracks) => `${tracks}\u00a0: pour la récompense seule`,
  reward: (reward) => `Chaque montée rapporte\u00a0: ${reward}.`,
  value: 'À la fin, chaque case vaut son numéro, fois le multiplicateur du Chariot.',
  top: (name) =>
    name === null
      ? 'Une seule personne peut atteindre la case 5.'
      : `${name} occupe la case 5\u00a0; personne d’autre n’y arrive.`,
  standing: (places) => `marqueurs\u00a0: ${places}`,
};

const pl: typeof en = {
  back: 'Nikt nie zna tej karty, dopóki nie zostanie odsłonięta.',
  specialBack: 'Karta specjalna. Gdy nic już na niej nie leży, trafia do rzędu pod szlakiem.',
  outpost: (outlaws) =>
    `${plural('pl', outlaws, { one: `${outlaws} bandyta trzyma`, few: `${outlaws} bandytów trzyma`, many: `${outlaws} bandytów trzyma`, other: `${outlaws} bandyty trzyma` })} ten posterunek. Gdy ostatni zostanie schwytany, plakat trafia do rzędu.`,
  base: 'Stąd ruszają zwiadowcy i\u00a0tu wracają, gdy ich karta zostanie zdobyta.',
  baseOutlaws: (n) =>
    plural('pl', n, { one: `${n} bandyta tutaj`, few: `${n} bandytów tutaj`, many: `${n} bandytów tutaj`, other: `${n} bandyty tutaj` }), // biome-ignore format: one line
  side: ['lewy', 'prawy'],
  freed: (turned, leaving) => {
    const up = `odsłoniłoby ${plural('pl', turned, { one: `${turned} kartę`, few: `${turned} karty`, many: `${turned} kart`, other: `${turned} karty` })}`;
    const out = `wysłałoby kartę specjalną na miejsce ${leaving.join(' i\u00a0')} w\u00a0rzędzie`;
    if (turned + leaving.length === 0) return 'Zdobycie jej niczego by nie odsłoniło.';
    return `Zdobycie jej ${[...(turned > 0 ? [up] : []), ...(leaving.length > 0 ? [out] : [])].join(' i\u00a0')}.`;
  },
  inSupply: 'pula',
  heldBy: (name) => `ma: ${name}`,
  mule: 'Muł idzie na akcję szczytową albo do szarej chaty, dla gracza, który go ma.',
  head: ['Początek', 'szlaku'],
  space: (n, multiplier) =>
    n === 0
      ? `Stąd ruszają wozy. Pola na torach gospodarstwa liczą się na końcu ${multiplier}×.`
      : `Wóz na tym polu sprawia, że pola na torach gospodarstwa liczą się na końcu ${multiplier}×.`,
  reaches: (slots) =>
    slots === 0
      ? 'Na tym odcinku szlaku nie leży jeszcze żadna karta.'
      : `Do tego pola szlak obejmuje ${slots} ${plural('pl', slots, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })} rzędu.`,
  stepCosts: (cost) => `Koszt kroku na to pole: ${cost}.`,
  slot: (n) => `Miejsce ${n} w\u00a0rzędzie`,
  slotEmpty: 'Następna karta specjalna trafia na pierwsze wolne miejsce.',
  along: 'na twoim szlaku',
  fishMarketAbout: 'Dopóki jest tu twoje kanoe, możesz sprzedawać ryby.',
  canoes: (names) => `kanoe: ${names}`,
  left: (pieces) => `zostało: ${pieces}`,
  shovelAndPrice: 'szpadel + cena',
  inStack: (n) => `${n} w\u00a0stosie`,
  discarded: (n) =>
    plural('pl', n, { one: `${n} odrzucona`, few: `${n} odrzucone`, many: `${n} odrzuconych`, other: `${n} odrzuconej` }), // biome-ignore format: one line
  stackAbout: 'Stąd przychodzą nowe chaty, po jednej, na lewą stronę rynku.',
  noPrice: 'Na tym polu chata nie kosztuje nic więcej.',
  red: 'Z\u00a0czerwonego pola znika, gdy ktoś zbuduje inną.',
  price: (cost) => `Na tym polu dopłaca się do szpadla: ${cost}.`,
  emptySpace: 'Nie ma chat ani w\u00a0stosie, ani wśród odrzuconych: to pole na razie zostaje puste.',
  cannot: {
    'SW-MARKET-01': 'za drogo',
    'SW-MARKET-02': 'brak miejsca',
    'SW-MARKET-03': 'już taką masz',
  },
  shortCabin: (name) => name,
  benefit: {
    G1: '2 buty dają 1 złoto',
    G2: '2 buty dają parę',
    G3: 'buty liczą się 2×',
    G4: 'jedno pole wstecz',
    G5: 'w dół na brązową',
    G6: 'działają zielone chaty',
    G7: 'mięso liczy się 2×',
    G8: 'drewno liczy się 2×',
    G9: 'kamień liczy się 2×',
    T1: 'płacisz 1 mniej',
    T2: 'niedźwiedź niegroźny',
    T3: 'szpadel daje 1 złoto',
  },
  tracks: 'Tory gospodarstwa',
  rewardAlone: 'tylko dla nagrody',
  lockedFor: (tracks) => `${tracks}: tylko dla nagrody`,
  reward: (reward) => `Każdy awans daje: ${reward}.`,
  value: 'Na końcu każde pole liczy się tyle, ile wynosi jego numer, razy mnożnik wozu.',
  top: (name) =>
    name === null
      ? 'Na pole 5 może wejść tylko jedna osoba.'
      : `Pole 5 zajmuje ${name}; nikt inny już na nie nie wejdzie.`,
  standing: (places) => `znaczniki: ${places}`,
};

export type WorldWords = typeof en;
export const worldWords = addNoBreakSpacesInAll<WorldWords>({ en, fr, pl });
