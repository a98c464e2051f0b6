import { formatList, formatPercent, plural } from '@cordillera/engine';
import type { Animal, Basic, Cost, IconName, PlanAction } from '../content/types.ts';
import type { Figure, Pioneer } from '../places.ts';
import type { Purpose } from '../prompts.ts';
import type { AppleColour, Boot, By, GoldCard } from '../state.ts';
import {
  type Amounts,
  amountsOf,
  animalsIn,
  type Catalogue,
  capitalised,
  cellOf,
  type Good,
  iconName,
  isFree,
  type Lexicon,
  listed,
  type PathPlace,
  roman,
  signed,
  tally,
} from './catalogue.ts';

const and = (items: readonly string[]): string => formatList('fr', items);
const count = (n: number, one: string, other: string): string => `${signed(n)} ${plural('fr', n, { one, other })}`;
const cards = (n: number): string => count(n, 'carte', 'cartes');
const points = (n: number): string => count(n, 'point', 'points');
const quoted = (name: string): string => `« ${name} »`;

/** Resources are units here, as on the cards: « 2 Pierre ». */
const GOODS: Record<Good, (n: number) => string> = {
  food: (n) => `${n} Nourriture`,
  wood: (n) => `${n} Bois`,
  stone: (n) => `${n} Pierre`,
  any: (n) => count(n, 'ressource de base', 'ressources de base'),
  gold: (n) => `${n} Or`,
  boots: (n) => count(n, 'botte', 'bottes'),
  tokens: (n) => count(n, 'Paire de Bottes', 'Paires de Bottes'),
  bullets: (n) => count(n, 'balle', 'balles'),
  greenApples: (n) => count(n, 'pomme verte', 'pommes vertes'),
  redApples: (n) => count(n, 'pomme rouge', 'pommes rouges'),
  anyApples: (n) => count(n, 'pomme de n’importe quelle couleur', 'pommes de n’importe quelle couleur'),
  trout: (n) => count(n, 'truite', 'truites'),
  bass: (n) => count(n, 'bar', 'bars'),
  salmon: (n) => count(n, 'saumon', 'saumons'),
};
const goods = (amounts: Amounts): string => and(listed(amounts, GOODS)) || 'rien';
/** « Payez 2 Nourriture pour … », or only what is done when it costs nothing. */
const pay = (cost: Cost, infinitive: string, imperative: string): string =>
  isFree(cost) ? capitalised(imperative) : `Payez ${goods(amountsOf(cost))} pour ${infinitive}`;
const often = (repeat: true | undefined): string => (repeat ? ', autant de fois que vous voulez' : '');

const ANIMALS: Record<Animal, { the: string; one: string; name: string }> = {
  rabbit: { the: 'le lapin', one: 'un lapin', name: 'lapin' },
  beaver: { the: 'le castor', one: 'un castor', name: 'castor' },
  fox: { the: 'le renard', one: 'un renard', name: 'renard' },
  bear: { the: 'l’ours', one: 'un ours', name: 'ours' },
  deer: { the: 'le cerf', one: 'un cerf', name: 'cerf' },
  raccoon: { the: 'le raton laveur', one: 'un raton laveur', name: 'raton laveur' },
  marmot: { the: 'la marmotte', one: 'une marmotte', name: 'marmotte' },
  badger: { the: 'le blaireau', one: 'un blaireau', name: 'blaireau' },
};
const TRACKS: Record<Basic | AppleColour, string> = {
  food: 'piste Nourriture',
  wood: 'piste Bois',
  stone: 'piste Pierre',
  green: 'piste des pommes vertes',
  red: 'piste des pommes rouges',
};
const FIGURES: Record<Figure, { the: string; of: string; name: string }> = {
  green: { the: 'le Pionnier Chemin-Vert', of: 'du Pionnier Chemin-Vert', name: 'Pionnier Chemin-Vert' },
  tan: { the: 'le Pionnier Chemin-Beige', of: 'du Pionnier Chemin-Beige', name: 'Pionnier Chemin-Beige' },
  mule: { the: 'la Mule', of: 'de la Mule', name: 'Mule' },
};
const PATHS: Record<Pioneer, string> = { green: 'du chemin vert', tan: 'du chemin beige' };
const SINGLE_CARDS: Record<GoldCard | 'sheriff', string> = {
  lantern: 'la Lanterne',
  dynamite: 'la Dynamite',
  sheriff: 'la carte Shérif',
};
const BOOTS: Record<Boot, string> = {
  green: 'une botte du Pionnier Chemin-Vert',
  tan: 'une botte du Pionnier Chemin-Beige',
  token: 'une botte d’un jeton Paire de Bottes',
};
const SUMMITS = ['de gauche', 'du milieu', 'de droite'] as const;

/** What is done on an icon, after « Avec le Pionnier …, Noor ». */
const ICON_ACTIONS: Record<IconName, string> = {
  gain: 'ramasse des ressources',
  boots: 'chausse des bottes',
  shovel: 'empoigne la Pelle',
  mule: 'siffle la Mule',
  furTrade: 'va au Commerce de Fourrures',
  bearHazard: 'échappe à l’Attaque d’Ours',
  pairOfBoots: 'trouve une Paire de Bottes',
  gainApples: 'soigne les pommiers',
  harvest: 'part à la récolte',
  pan: 'part à l’orpaillage',
  banjoHazard: 'échappe au Danger Banjo',
  duelingBanjos: 'empoigne le banjo',
  paddle: 'empoigne la pagaie',
  fish: 'part à la pêche',
  mine: 'descend à la mine',
  lantern: 's’empare de la Lanterne',
  dynamite: 's’empare de la Dynamite',
  loadCart: 'va charger un Wagonnet',
  bullets: 'fait provision de balles',
  sheriff: 'tend la main vers l’étoile du Shérif',
};

/** How goods came, after what was gained. */
const FROM: Record<By, string> = {
  icon: '',
  summit: ' grâce à l’action activable',
  track: ' en récompense',
  furTrade: ' au Commerce de Fourrures',
  cabin: ' grâce à une cabane',
  tracker: ' grâce au Traqueur',
  displaced: ' en compensation',
  mine: ' à la mine',
  pan: ' à la rivière',
  fishing: '',
  sheriff: ' grâce à la carte Shérif',
  hastings: '',
};

const ACTING: Record<PlanAction, string> = {
  wagon: 'Hastings s’occupe de son Chariot.',
  homesteadFood: 'Hastings se tourne vers la piste Nourriture.',
  homesteadWood: 'Hastings se tourne vers la piste Bois.',
  homesteadStone: 'Hastings se tourne vers la piste Pierre.',
  move: 'Hastings envoie un Colon en avant.',
  shovel: 'Hastings empoigne la Pelle.',
  furTrade: 'Hastings va au Commerce de Fourrures.',
  gold: 'Hastings cherche de l’Or.',
  mode: 'Hastings joue l’action spéciale du mode.',
};

/** Why Hastings did something, or why it had no effect. */
const WHY: Catalogue['hastings']['why'] = {
  arrow: 'marquée par une flèche',
  mule: 'en dernier, grâce à la Mule',
  noArrow: 'ni flèche, ni Mule',
  lastSpace: 'le Chariot est déjà sur la dernière case',
  noCard: 'aucune carte n’est face visible',
  alreadyThere: 'le Colon y est déjà',
  noCabin: 'il ne reste aucune cabane au marché',
  noFurs: 'aucune tuile Animal n’est face visible',
};

const position = (at: number): string => {
  const cell = cellOf(at);
  return cell === null ? 'base de la montagne' : `carte ${cell.column} de la rangée ${cell.row}`;
};
const spot = ({ path, space }: PathPlace): string =>
  space === 'end' ? `à la fin ${PATHS[path]}` : `sur la case ${space} ${PATHS[path]}`;
const trailSpace = (space: number): string => (space === 0 ? 'au début de la piste' : `à la case ${space} de la piste`);
const riverCard = (slot: number): string => (slot === 0 ? 'le Marché aux Poissons' : `la carte Rivière ${slot}`);
const colon = (number: number): string => (number === 0 ? 'Colon de gauche' : 'Colon de droite');
/** « X » (where), or only where. */
const named = (name: string | undefined, where: string, place = where): string =>
  name === undefined ? where : `${quoted(name)} (${place})`;
const arranged = (numbers: readonly number[], lexicon: Lexicon): string =>
  and(numbers.map((card) => quoted(lexicon.card(card))));
const rest = (to: 'deck' | 'discard' | undefined): string =>
  to === undefined ? '' : to === 'deck' ? ' ; la quatrième va sur la pioche' : ' ; la quatrième est défaussée';
const trackOf = (track: Basic | AppleColour | 'any', any: string): string =>
  track === 'any' ? any : `la ${TRACKS[track]}`;
const scores = (space: number, multiplier: number): string => `case ${space} × ${multiplier}`;
const single = (held: boolean): string => (held ? 'détenue' : 'non détenue');

/** What basics are paid for. */
const PURPOSES: Record<IconName, string> = {
  gain: 'les ressources',
  boots: 'les bottes',
  shovel: 'la Pelle',
  mule: 'la Mule',
  furTrade: 'le Commerce de Fourrures',
  bearHazard: 'l’Attaque d’Ours',
  pairOfBoots: 'la Paire de Bottes',
  gainApples: 'les pommes',
  harvest: 'la récolte',
  pan: 'l’orpaillage',
  banjoHazard: 'le Danger Banjo',
  duelingBanjos: 'le Duel de Banjos',
  paddle: 'la pagaie',
  fish: 'la pêche',
  mine: 'la mine',
  lantern: 'la Lanterne',
  dynamite: 'la Dynamite',
  loadCart: 'le Wagonnet',
  bullets: 'les balles',
  sheriff: 'la carte Shérif',
};
const purpose = (what: Purpose, of: number, lexicon: Lexicon): string => {
  if (what === 'claim') return `pour prendre ${quoted(lexicon.card(of))}`;
  if (what === 'build') return `pour construire ${quoted(lexicon.tile(of))}`;
  if (what === 'summit') return `pour l’action activable de ${quoted(lexicon.card(of))}`;
  return `pour ${what === 'wagon' ? 'avancer le Chariot' : PURPOSES[what]}`;
};
/** Which rolls of the die hit. */
const rolls = (from: number): string =>
  from === 1 ? 'Tout résultat touche' : from === 6 ? 'Seul un 6 touche' : `Vous touchez à partir de ${from}`;

const icons: Catalogue['icons'] = {
  gain: ({ resource, n }) => ({ name: goods({ [resource]: n }), text: `Vous gagnez ${goods({ [resource]: n })}.` }),
  boots: ({ n }) => ({
    name: GOODS.boots(n),
    text:
      n === 1
        ? 'Tant que le Pionnier est ici, 1 botte déplace votre Colon ou aide à payer le Chariot.'
        : `Tant que le Pionnier est ici, ${n} bottes déplacent votre Colon ou aident à payer le Chariot.`,
  }),
  shovel: () => ({
    name: 'Pelle',
    text: 'Vous prenez la carte face visible sous votre Colon, ou vous construisez une cabane du marché.',
  }),
  mule: () => ({ name: 'Mule', text: 'La Mule vient chez vous, où qu’elle soit.' }),
  furTrade: () => ({
    name: 'Commerce de Fourrures',
    text: 'Chacune de vos tuiles Animal face visible vous donne sa récompense.',
  }),
  bearHazard: () => ({
    name: 'Attaque d’Ours',
    text: 'Payez cette case ou prenez des dégâts avant que le Pionnier avance ; ou laissez-le sur place.',
  }),
  pairOfBoots: () => ({
    name: 'Paire de Bottes',
    text: 'Vous gagnez un jeton Paire de Bottes : jusqu’à 2 bottes pendant un de vos tours, ou 1 point à la fin.',
  }),
  gainApples: ({ green, red }) => ({
    name: goods({ greenApples: green, redApples: red }),
    text: `La réserve commune reçoit ${goods({ greenApples: green, redApples: red })} ; avancer sans l’utiliser vous fait prendre des dégâts.`,
  }),
  harvest: () => ({
    name: 'Récolte',
    text: 'Toutes les pommes des Vergers le long de votre piste rejoignent la réserve commune.',
  }),
  pan: () => ({
    name: 'Orpaillage',
    text: 'Vous prenez la pièce la plus à gauche, Or ou Pierre, de chaque carte Rivière le long de votre piste.',
  }),
  banjoHazard: () => ({
    name: 'Danger Banjo',
    text: 'Le Pionnier Chemin-Vert n’avance que si l’autre joue un Duel de Banjos, ou en prenant des dégâts.',
  }),
  duelingBanjos: () => ({
    name: 'Duel de Banjos',
    text: 'Tant que le Pionnier Chemin-Beige joue ici, les Dangers Banjo sont sans effet.',
  }),
  paddle: ({ n }) =>
    n === 'rapid'
      ? {
          name: 'Pagaie Rapide',
          text: 'Votre Canoë rejoint le Marché aux Poissons ou n’importe quelle carte Rivière.',
        }
      : n === 1
        ? {
            name: 'Pagaie Simple',
            text: 'Votre Canoë rejoint une carte Rivière voisine ou le Marché aux Poissons s’il est à côté.',
          }
        : { name: 'Double Pagaie', text: 'Votre Canoë fait un ou deux déplacements de suite.' },
  fish: () => ({
    name: 'Pêche',
    text: 'Vous gagnez les poissons de la carte Rivière de votre Canoë et de celles à sa gauche, s’il en reste.',
  }),
  mine: () => ({
    name: 'Extraire',
    text: 'Vous gagnez l’Or des mines le long de votre piste, mais un dé en change 1 à 3 en Pierre ; les mines sombres exigent la Lanterne.',
  }),
  lantern: () => ({
    name: 'Lanterne',
    text: 'La Lanterne vient chez vous : les mines sombres comptent pour vous, et elle vaut 3 points à la fin.',
  }),
  dynamite: () => ({
    name: 'Dynamite',
    text: 'La Dynamite vient chez vous : à votre tour, 2 Pierre deviennent 1 Or si vous voulez, et elle vaut 3 points à la fin.',
  }),
  loadCart: () => ({
    name: 'Charger un Wagonnet',
    text: 'Vous mettez 1 ou 2 Or dans un de vos Wagonnets, où chacun vaut 3 points à la fin.',
  }),
  bullets: ({ n }) =>
    n === 'full'
      ? { name: 'Recharger', text: 'Vous remontez à 6 balles.' }
      : { name: GOODS.bullets(n), text: `Vous gagnez ${GOODS.bullets(n)}, sans jamais dépasser 6.` },
  sheriff: () => ({
    name: 'Shérif',
    text: 'La carte Shérif vient chez vous : de meilleurs tirs, 1 Or par Hors-la-Loi capturé, et 3 points à la fin.',
  }),
};

const modes: Catalogue['modes'] = {
  'apple-hill': {
    name: 'Colline aux Pommes',
    text: 'Cultivez et récoltez des pommes pour une réserve que tout le monde partage ; idéal pour une première partie.',
  },
  'boats-and-banjos': {
    name: 'Bateaux & Banjos',
    text: 'Pagayez vers les meilleurs coins de pêche, cherchez de l’Or dans la rivière et gare aux banjos des collines.',
  },
  'gold-rush': {
    name: 'Ruée vers l’Or',
    text: 'Extrayez l’Or des mines, avec Lanterne et Dynamite, et chargez-le dans des Wagonnets.',
  },
  'outlaws-and-outposts': {
    name: 'Hors-la-Loi & Avant-postes',
    text: 'Traquez les Hors-la-Loi qui tiennent les avant-postes de la montagne ; une traque ratée coûte cher.',
  },
};

const reasons: Catalogue['reasons'] = {
  lastRound: 'La dernière manche est terminée.',
  beatHastings: 'La partie est terminée : Hastings est battu.',
  lostToHastings: 'La partie est terminée : Hastings n’est pas battu.',
};

/**
 * French: the present tense, so that no participle has to agree with a player, and never « de » or « que » before a
 * name, which might begin with a vowel.
 */
export const fr: Catalogue = {
  events: {
    gameBegan: ({ mode, start }, lexicon) =>
      `La partie commence : ${modes[mode].name}. ${lexicon.player(start)} joue en premier.`,
    roundBegan: ({ round, last }) => `La manche ${round} commence${last ? ' : c’est la dernière' : ''}.`,
    turnBegan: ({ player }, lexicon) => `C’est à ${lexicon.player(player)} de jouer.`,
    drafted: ({ player, cards: plan }, lexicon) =>
      `${lexicon.player(player)} prépare, de gauche à droite : ${arranged(plan, lexicon)}.`,
    undrafted: ({ player }, lexicon) => `${lexicon.player(player)} renonce au plan préparé.`,
    planned: ({ player, cards: plan }, lexicon) =>
      `${lexicon.player(player)} dispose, de gauche à droite : ${arranged(plan, lexicon)}.`,
    putAside: ({ player, to, card }, lexicon) =>
      to === 'deck' || card === null
        ? `${lexicon.player(player)} remet la quatrième carte sur la pioche.`
        : `${lexicon.player(player)} défausse la quatrième carte : ${quoted(lexicon.card(card))}.`,
    trapped: ({ player, animal, pay: basic, pioneer }, lexicon) =>
      `${lexicon.player(player)} envoie ${FIGURES[pioneer].the} au Trappeur, paie ${goods({ [basic]: 1 })} et attrape ${ANIMALS[animal].the}.`,
    tracked: ({ player, track, pioneer }, lexicon) =>
      `${lexicon.player(player)} profite de la montée sur la ${TRACKS[track]} et envoie ${FIGURES[pioneer].the} au Traqueur.`,
    declined: ({ player, what }, lexicon) =>
      `${lexicon.player(player)} se passe du ${what === 'trapper' ? 'Trappeur' : 'Traqueur'}.`,
    assigned: ({ player, pioneer, cabin }, lexicon) =>
      `${lexicon.player(player)} envoie ${FIGURES[pioneer].the} dans ${quoted(lexicon.cabin(cabin))}.`,
    muleWorks: ({ player }, lexicon) => `${lexicon.player(player)} mène la Mule à la cabane grise.`,
    entered: ({ player, pioneer }, lexicon) => `${lexicon.player(player)} met en route ${FIGURES[pioneer].the}.`,
    stepped: ({ player, pioneer, place }, lexicon) =>
      `${lexicon.player(player)} avance ${FIGURES[pioneer].the} ${spot(lexicon.place(place))}.`,
    iconUsed: ({ player, pioneer, icon }, lexicon) =>
      `Avec ${FIGURES[pioneer].the}, ${lexicon.player(player)} ${ICON_ACTIONS[icon]}.`,
    summited: ({ player, figure, card }, lexicon) =>
      `${lexicon.player(player)} place ${FIGURES[figure].the} sur l’action activable de la carte ${quoted(lexicon.card(card))}.`,
    paid: ({ player, goods: paid }, lexicon) => `${lexicon.player(player)} paie ${goods(paid)}.`,
    gained: ({ player, goods: gained, by }, lexicon) => `${lexicon.player(player)} gagne ${goods(gained)}${FROM[by]}.`,
    climbed: ({ player, to, boot }, lexicon) =>
      `${lexicon.player(player)} déplace son Colon vers la ${position(to)} avec ${BOOTS[boot]}.`,
    wagonMoved: ({ player, to, back }, lexicon) =>
      `${lexicon.player(player)} ${back ? 'recule' : 'avance'} son Chariot ${to === 0 ? trailSpace(to) : `jusqu’${trailSpace(to)}`}.`,
    claimed: ({ player, card, to }, lexicon) =>
      `${lexicon.player(player)} prend la carte ${quoted(lexicon.card(card))}${
        to === 'kept' ? '' : to === 'deck' ? ' et la met sur la pioche' : ' et la met sur la défausse'
      }.`,
    displaced: ({ player, frontiersman }, lexicon) =>
      `${lexicon.player(player)} ramène son ${lexicon.isHastings(player) ? colon(frontiersman) : 'Colon'} à la base de la montagne.`,
    turnedUp: ({ position: at, card }, lexicon) => `La ${position(at)} se révèle : ${quoted(lexicon.card(card))}.`,
    specialEntered: ({ card, slot, position: from }, lexicon) =>
      cellOf(from) === null
        ? `La carte ${quoted(lexicon.card(card))} ouvre la rangée sous la piste.`
        : `La carte ${quoted(lexicon.card(card))} quitte la montagne et prend la place ${slot} de la rangée sous la piste.`,
    built: ({ player, tile }, lexicon) => `${lexicon.player(player)} construit ${quoted(lexicon.tile(tile))}.`,
    cabinDiscarded: ({ tile }, lexicon) => `${quoted(lexicon.tile(tile))} quitte le marché.`,
    marketFilled: ({ market }, lexicon) => {
      const tiles = market.filter((tile) => tile >= 0).map((tile) => quoted(lexicon.tile(tile)));
      return tiles.length === 0 ? 'Le marché est vide.' : `Au marché, de gauche à droite : ${and(tiles)}.`;
    },
    cabinsReshuffled: ({ size }) =>
      `Les cabanes défaussées sont mélangées et forment une nouvelle pile de ${count(size, 'tuile', 'tuiles')}.`,
    muleGained: ({ player, from }, lexicon) =>
      `${lexicon.player(player)} prend la Mule${from < 0 ? '' : ` à ${lexicon.player(from)}`}.`,
    damaged: ({ player, lost, tile }, lexicon) =>
      lost === 'nothing'
        ? `${lexicon.player(player)} devrait prendre des dégâts, mais n’a rien à perdre.`
        : tile === null
          ? `${lexicon.player(player)} prend des dégâts : le Chariot doit reculer.`
          : `${lexicon.player(player)} prend des dégâts et perd ${quoted(lexicon.tile(tile))}.`,
    bearTrapped: ({ player }, lexicon) =>
      `Grâce à ${quoted(lexicon.cabin('T2'))}, ${lexicon.player(player)} échappe à l’ours sans rien payer.`,
    raised: ({ player, track, to, moved }, lexicon) =>
      moved
        ? `${lexicon.player(player)} monte à la case ${to} de la ${TRACKS[track]}.`
        : `${lexicon.player(player)} reste à la case ${to} de la ${TRACKS[track]}, mais touche la récompense.`,
    furTraded: ({ player, animals }, lexicon) =>
      animals.length === 0
        ? `${lexicon.player(player)} n’a pas de fourrures à vendre.`
        : `${lexicon.player(player)} vend des fourrures : ${and(animals.map((animal) => ANIMALS[animal].name))}.`,
    bootsTraded: ({ player, cabin }, lexicon) =>
      `${lexicon.player(player)} échange 2 bottes grâce à ${quoted(lexicon.cabin(cabin))}.`,
    backtracked: ({ player, place }, lexicon) =>
      `${lexicon.player(player)} ramène ${FIGURES.green.the} ${spot(lexicon.place(place))}.`,
    shortcutTaken: ({ player, place }, lexicon) =>
      `${lexicon.player(player)} prend un raccourci : ${FIGURES.green.the} descend ${spot(lexicon.place(place))}.`,
    exchanged: ({ player, gave, got }, lexicon) =>
      `${lexicon.player(player)} échange ${goods(gave)} contre ${goods(got)}.`,
    applesGrew: ({ player, green, red, added, harvest }, lexicon) => {
      const apples = goods({ greenApples: added[0], redApples: added[1] });
      if (green + red === 0) return `${lexicon.player(player)} ne trouve pas de pommes à récolter.`;
      if (added[0] + added[1] === 0)
        return `${lexicon.player(player)} n’ajoute rien : la réserve de pommes est pleine.`;
      return `${lexicon.player(player)} ${harvest ? `récolte ${apples} pour` : `ajoute ${apples} à`} la réserve.`;
    },
    applesEmptied: ({ player }, lexicon) => `${lexicon.player(player)} vide la réserve de pommes.`,
    banjosPlayed: ({ player }, lexicon) =>
      `${lexicon.player(player)} lance un Duel de Banjos : le Pionnier Chemin-Vert peut passer.`,
    paddled: ({ player, to }, lexicon) => `${lexicon.player(player)} pagaie vers ${riverCard(to)}.`,
    riverSeeded: ({ slot, pieces }) =>
      `Sur ${riverCard(slot)}, de gauche à droite : ${and(pieces.map((piece) => (piece === 'gold' ? 'Or' : 'Pierre')))}.`,
    panned: ({ player, gold, stone }, lexicon) =>
      gold + stone === 0
        ? `${lexicon.player(player)} fouille la rivière en vain.`
        : `${lexicon.player(player)} tire de la rivière ${goods({ gold, stone })}.`,
    mined: ({ player, counted, roll, stone }, lexicon) =>
      roll === null
        ? `${lexicon.player(player)} ne trouve pas d’Or dans les mines.`
        : `${lexicon.player(player)} trouve ${goods({ gold: counted })} dans les mines et obtient ${roll} au dé : il y a ${goods({ stone })} dans le lot.`,
    cardTaken: ({ player, card, from }, lexicon) =>
      `${lexicon.player(player)} prend ${SINGLE_CARDS[card]}${from < 0 ? '' : ` à ${lexicon.player(from)}`}.`,
    cartBought: ({ player, gold }, lexicon) =>
      `${lexicon.player(player)} obtient un Wagonnet${gold === 0 ? '' : ` chargé de ${goods({ gold })}`}.`,
    loaded: ({ player, cart, gold }, lexicon) =>
      `${lexicon.player(player)} charge ${goods({ gold })} dans le Wagonnet ${cart + 1}.`,
    shot: ({ player, roll, bonus, needed, hit }, lexicon) => {
      const rolled = `obtient ${roll} au dé${bonus === 0 ? '' : ` (${roll + bonus} avec la carte Shérif)`}`;
      const aim = needed === null ? 'aucune affiche ne montre de chiffre' : `il fallait ${needed} ou plus`;
      return `${lexicon.player(player)} tire et ${rolled} ; ${aim} : ${hit ? 'touché' : 'raté'}.`;
    },
    captured: ({ player, outpost }, lexicon) =>
      `${lexicon.player(player)} capture un Hors-la-Loi ${outpost === null ? 'à la base de la montagne' : `de l’avant-poste ${roman(outpost)}`}.`,
    baseRaided: ({ outlaws }) =>
      `${outlaws} Hors-la-Loi ${plural('fr', outlaws, { one: 'descend', other: 'descendent' })} à la base de la montagne.`,
    passed: ({ player }, lexicon) => `${lexicon.player(player)} passe.`,
    drew: ({ player, count: n }, lexicon) => `${lexicon.player(player)} pioche ${cards(n)}.`,
    drewCards: ({ player, cards: drawn }, lexicon) => `${lexicon.player(player)} pioche ${arranged(drawn, lexicon)}.`,
    reshuffled: ({ player, size }, lexicon) =>
      `${lexicon.player(player)} mélange sa défausse en une nouvelle pioche de ${cards(size)}.`,
    planTurned: ({ card }, lexicon) => `Hastings révèle la carte Planification ${quoted(lexicon.planCard(card))}.`,
    plansReshuffled: ({ size }) =>
      `Les cartes Planification sont mélangées et forment une nouvelle pioche de ${cards(size)}.`,
    hastingsActs: ({ action, idle }) =>
      idle === null ? ACTING[action] : `${ACTING[action]} Sans effet : ${WHY[idle]}.`,
    hastingsMoved: ({ frontiersman, to }) => `Hastings envoie son ${colon(frontiersman)} vers la ${position(to)}.`,
    hastingsRolled: ({ roll }) => `Hastings obtient ${roll} au dé pour ses poissons.`,
    hastingsTrapped: ({ animal }) => `Hastings attrape ${ANIMALS[animal].the}.`,
    endTriggered: (_, lexicon) =>
      `La sixième carte spéciale est dans la rangée : ${lexicon.solo ? 'la partie s’achève avec cette manche' : 'la manche suivante est la dernière'}.`,
    gameEnded: ({ totals, hastings }, lexicon) => {
      const parts = totals.map((total, seat) => `${lexicon.player(seat)} ${signed(total)}`);
      if (hastings !== null) parts.push(`Hastings ${signed(hastings)}`);
      return `La partie est terminée. Scores : ${and(parts)}.`;
    },
  },
  prompts: {
    plan: () => 'Disposez vos trois cartes : à gauche, au milieu et à droite.',
    planFour: () => 'Disposez trois de vos quatre cartes ; la dernière va sur votre pioche ou sur votre défausse.',
    draft: () => 'Attendez votre tour. D’ici là, vous pouvez préparer votre plan.',
    drafted: () => 'Votre plan est prêt. Vous pouvez encore le changer jusqu’au début de votre tour.',
    trapper({ player, animals, pay: basic }, lexicon) {
      const seen = animalsIn(animals).map((animal) => ANIMALS[animal]);
      const price = goods({ [basic]: 1 });
      const [only] = seen;
      return seen.length === 1 && only
        ? `Attrapez ${only.the} : payez ${price}, ou renoncez.`
        : `${lexicon.player(player)} montre ${and(seen.map(({ one }) => one))} : attrapez-en un pour ${price}, ou renoncez.`;
    },
    tracker: ({ player, track }, lexicon) =>
      `${lexicon.player(player)} monte sur la ${TRACKS[track]} : envoyez un Pionnier au Traqueur pour gagner ${goods({ [track]: 1 })}, ou renoncez.`,
    pioneer({ boots, summits, moves, held, toll }) {
      const parts: string[] = [];
      if (boots > 0) parts.push(`${GOODS.boots(boots)} à dépenser.`);
      if (held !== '') {
        const way = held === 'banjoHazard' ? 'jouez un Duel de Banjos' : toll === 0 ? 'utilisez-la' : `payez ${toll}`;
        parts.push(`Case obligatoire : ${way}, prenez des dégâts, ou restez sur place.`);
      }
      if (parts.length > 0) return parts.join(' ');
      if (moves === 0) return 'Il n’y a plus rien à faire : passez.';
      return summits === 0
        ? 'Guidez vos Pionniers, et passez quand vous avez fini.'
        : `${count(summits, 'action activable est possible', 'actions activables sont possibles')}. Passez quand vous avez fini.`;
    },
    pay: ({ any, what, of }, lexicon) =>
      `Payez ${any} ${purpose(what, of, lexicon)} : choisissez ${plural('fr', any, { one: 'la ressource', other: 'les ressources' })} de base.`,
    payApples: ({ any, of }, lexicon) =>
      `Payez ${count(any, 'pomme', 'pommes')} pour l’action activable de ${quoted(lexicon.card(of))} : choisissez ${plural('fr', any, { one: 'la couleur', other: 'les couleurs' })}.`,
    shovel({ claim, cabins, toll }, lexicon) {
      const build = cabins === 1 ? 'construisez une cabane' : `construisez une des ${cabins} cabanes`;
      const card = claim < 0 ? '' : quoted(lexicon.card(claim));
      const ways =
        claim < 0
          ? capitalised(build)
          : cabins === 0
            ? `Prenez ${card} : choisissez la pioche ou la défausse`
            : `Prenez ${card}, ou ${build}`;
      return toll === 0 ? `${ways}.` : `${ways}. La Pelle coûte ${goods({ any: toll })}.`;
    },
    damage({ cabins, wagon }) {
      const ways: string[] = [];
      if (cabins > 0) ways.push(cabins === 1 ? 'perdez votre cabane' : `perdez une de vos ${cabins} cabanes`);
      if (wagon >= 0) ways.push(`reculez votre Chariot ${trailSpace(wagon)}`);
      return `Vous prenez des dégâts : ${ways.join(', ou ')}.`;
    },
    homestead: ({ food, wood, stone }) =>
      `Choisissez la piste Exploitation sur laquelle vous montez. Vous êtes à ${food} en Nourriture, à ${wood} en Bois et à ${stone} en Pierre.`,
    again: ({ card }, lexicon) =>
      isFree(lexicon.price(card))
        ? `Refaites l’action activable de ${quoted(lexicon.card(card))}, ou arrêtez.`
        : `${quoted(lexicon.card(card))} : payez ${goods(amountsOf(lexicon.price(card)))} pour refaire l’action, ou arrêtez.`,
    appleTrack: ({ green, red }) =>
      `Choisissez la piste de pommes sur laquelle vous montez. Vous êtes à ${green} en vert et à ${red} en rouge.`,
    paddle: ({ moves }) =>
      `Déplacez votre Canoë vers un emplacement voisin${moves > 1 ? ` : le premier de ${moves} déplacements au plus` : ''}.`,
    paddleOn: () => 'Pagayez encore une fois, ou arrêtez.',
    rapids: ({ places }) =>
      `Choisissez où le courant emporte votre Canoë : ${count(places, 'emplacement possible', 'emplacements possibles')}.`,
    anyFish: (fish) => `Choisissez un poisson. Il reste ${goods(fish)} dans la réserve.`,
    marmot: () => 'La marmotte vous apporte la Dynamite ou la Lanterne : choisissez.',
    badger: ({ bullets }) => `Le blaireau vous apporte la carte Shérif ou ${GOODS.bullets(bullets)} : choisissez.`,
    load: ({ gold, most }) =>
      gold === 1
        ? 'Chargez votre Or dans un de vos Wagonnets.'
        : `Chargez ${most === 1 ? '1' : `1 ou ${most}`} de vos ${gold} Or dans un de vos Wagonnets.`,
    shoot({ bullets, from }) {
      const chance =
        from === 0 ? 'Aucun résultat ne touche' : `${rolls(from)} (${formatPercent('fr', (7 - from) / 6)})`;
      const spend = bullets === 1 ? 'votre dernière balle' : `une de vos ${bullets} balles`;
      return `${chance}. Dépensez ${spend}, ou arrêtez et prenez des dégâts.`;
    },
  },
  choices: {
    draft: ({ cards: plan, rest: to }, lexicon) => `Préparer ${arranged(plan, lexicon)}${rest(to)}`,
    undraft: () => 'Renoncer au plan préparé',
    plan: ({ cards: plan, rest: to }, lexicon) => `Disposer ${arranged(plan, lexicon)}${rest(to)}`,
    trap: ({ animal, pay: basic, pioneer }) =>
      `Attraper ${ANIMALS[animal].the} pour ${goods({ [basic]: 1 })} avec ${FIGURES[pioneer].the}`,
    track: ({ pioneer }, _, { track }) =>
      `Envoyer ${FIGURES[pioneer].the} au Traqueur${track === undefined ? '' : ` pour ${goods({ [track]: 1 })}`}`,
    decline: () => 'Renoncer',
    assign: ({ pioneer, space }, _, { name }) =>
      `Envoyer ${FIGURES[pioneer].the} dans ${name === undefined ? `la cabane ${space + 1}` : quoted(name)}`,
    muleToCabin: () => 'Envoyer la Mule à la cabane grise',
    enter: ({ pioneer }) => `Envoyer ${FIGURES[pioneer].the} au début de son chemin`,
    step: ({ pioneer }) => `Avancer ${FIGURES[pioneer].the} d’une case`,
    use: ({ pioneer, cabin }, lexicon, { icon: found, paid = 0 }) => {
      const price = cabin === 'T2' ? 0 : cabin === 'T1' ? paid - 1 : paid;
      const cost = price > 0 ? `, pour ${GOODS.any(price)}` : '';
      const help = cabin === undefined ? '' : `, avec ${quoted(lexicon.cabin(cabin))}`;
      const what = found === undefined ? 'utiliser la case' : iconName(icons, found);
      return `${FIGURES[pioneer].name} : ${what}${cost}${help}`;
    },
    takeDamage: ({ pioneer }) => `Prendre des dégâts pour faire avancer ${FIGURES[pioneer].the}`,
    summit: ({ figure, at }, _, { name }) =>
      `Placer ${FIGURES[figure].the} sur l’action activable de la carte ${name === undefined ? SUMMITS[at] : quoted(name)}`,
    climb: ({ to, boot }, _, { name }) =>
      `Déplacer le Colon vers ${named(name, `la ${position(to)}`, position(to))}, avec ${BOOTS[boot]}`,
    advance: ({ green, tan, token }, _, { cost = {} }) => {
      const price = [
        ...(green > 0 ? [`${GOODS.boots(green)} ${FIGURES.green.of}`] : []),
        ...(tan > 0 ? [`${GOODS.boots(tan)} ${FIGURES.tan.of}`] : []),
        ...(token > 0 ? [`${GOODS.boots(token)} ${token === 1 ? 'd’un jeton' : 'de jetons'} Paire de Bottes`] : []),
        ...(isFree(cost) ? [] : [goods(amountsOf(cost))]),
      ];
      return `Avancer le Chariot${price.length === 0 ? '' : `, avec ${and(price)}`}`;
    },
    trade: ({ cabin }, lexicon) =>
      `${quoted(lexicon.cabin(cabin))} : échanger 2 bottes contre ${goods(cabin === 'G1' ? { gold: 1 } : { tokens: 1 })}`,
    backtrack: (_, lexicon) =>
      `${quoted(lexicon.cabin('G4'))} : payer ${GOODS.tokens(2)} pour reculer ${FIGURES.green.the} d’une case`,
    shortcut: (_, lexicon) =>
      `${quoted(lexicon.cabin('G5'))} : payer ${GOODS.tokens(1)} pour descendre ${FIGURES.green.the} sur le chemin beige`,
    changeGold: ({ into }) => `Échanger ${goods({ gold: 1 })} contre ${goods({ [into]: 1 })}`,
    sellFish: ({ trout, bass, salmon }, lexicon) =>
      `Vendre ${goods({ trout, bass, salmon })} contre ${goods(lexicon.fishPrice({ trout, bass, salmon }))}`,
    blast: () => `Utiliser la Dynamite : échanger ${goods({ stone: 2 })} contre ${goods({ gold: 1 })}`,
    pass: () => 'Passer',
    pay: ({ food, wood, stone }) => `Payer ${goods({ food, wood, stone })}`,
    payApples: ({ green, red }) => `Payer ${goods({ greenApples: green, redApples: red })}`,
    claim: ({ to }, _, { name }) =>
      `Prendre la carte${name === undefined ? '' : ` ${quoted(name)}`} et la mettre ${to === 'deck' ? 'sur la pioche' : 'sur la défausse'}`,
    build: ({ market }, lexicon, { name }) => {
      const extra = lexicon.marketCost(market);
      const where = `emplacement ${market + 1} du marché`;
      return `Construire ${named(name, `la cabane, ${where}`, where)}${extra === 0 ? '' : `, pour ${GOODS.any(extra)} de plus`}`;
    },
    loseCabin: ({ space }, _, { name }) => `Perdre ${name === undefined ? `la cabane ${space + 1}` : quoted(name)}`,
    wagonBack: () => 'Reculer le Chariot d’une case',
    homestead: ({ track }) => `Monter sur la ${TRACKS[track]}`,
    again: () => 'Encore une fois',
    stop: () => 'Arrêter',
    appleTrack: ({ colour }) => `Monter sur la ${TRACKS[colour]}`,
    paddle: ({ to }, _, { name }) => `Pagayer vers ${named(name, riverCard(to), `carte Rivière ${to}`)}`,
    takeFish: ({ fish }) => `Prendre ${goods({ [fish]: 1 })}`,
    takeCard: ({ card }) => `Prendre ${SINGLE_CARDS[card]}`,
    takeBullets: () => 'Prendre 2 balles',
    load: ({ cart, gold }, _, { load = 0 }) =>
      `Charger ${goods({ gold })} dans le Wagonnet ${cart + 1}${load === 0 ? '' : `, qui en contient déjà ${load}`}`,
    shoot: () => 'Dépenser une balle et lancer le dé',
  },
  sources: {
    cards: ({ cards: n }) => ({ name: 'Cartes Montagne', detail: cards(n) }),
    animals: ({ tiles }) => ({
      name: 'Animaux manquants',
      detail: count(tiles, 'tuile face cachée', 'tuiles face cachée'),
    }),
    cabins: ({ spaces }) => ({
      name: 'Cabanes manquantes',
      detail: count(spaces, 'emplacement vide', 'emplacements vides'),
    }),
    hastingsCabins: ({ cabins }) => ({ name: 'Cabanes', detail: count(cabins, 'cabane', 'cabanes') }),
    gold: ({ gold }) => ({ name: 'Or', detail: `${gold} Or` }),
    fishGold: ({ gold }) => ({ name: 'Poissons', detail: `vendus pour ${gold} Or` }),
    boots: ({ tokens }) => ({ name: 'Paires de Bottes', detail: GOODS.tokens(tokens) }),
    homestead: ({ track, space, multiplier }) => ({
      name: capitalised(TRACKS[track]),
      detail: scores(space, multiplier),
    }),
    appleTrack: ({ track, space, multiplier }) => ({
      name: capitalised(TRACKS[track]),
      detail: scores(space, multiplier),
    }),
    carts: ({ gold }) => ({
      name: 'Wagonnets',
      detail: plural('fr', gold, { one: `${gold} Or chargé`, other: `${gold} Or chargés` }),
    }),
    lantern: ({ held }) => ({ name: 'Lanterne', detail: single(held) }),
    dynamite: ({ held }) => ({ name: 'Dynamite', detail: single(held) }),
    outlaws: ({ outlaws, multiplier }) => ({
      name: 'Hors-la-Loi',
      detail: `${plural('fr', outlaws, { one: `${outlaws} capturé`, other: `${outlaws} capturés` })} × ${multiplier}`,
    }),
    sheriff: ({ held }) => ({ name: 'Carte Shérif', detail: single(held) }),
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${and(names)} gagne avec ${points(n)}.`
        : `Avec ${points(n)}, ${and(names)} se partagent la victoire.`,
    soloWon: (name, n, hastings) => `${name} gagne avec ${points(n)} ; Hastings en a ${signed(hastings)}.`,
    soloLost: (name, n, hastings) =>
      n === hastings
        ? `${name} et Hastings font jeu égal avec ${points(n)}, et l’égalité profite à Hastings.`
        : `Hastings gagne avec ${points(hastings)} ; ${name} en a ${signed(n)}.`,
  },
  modes,
  options: {
    mode: {
      name: 'Mode',
      text: 'Chaque mode apporte sa montagne, ses actions et ses façons de marquer des points.',
    },
    advancedPlanning: {
      name: 'Planification avancée',
      text: 'Tout le monde pioche 4 cartes et en joue 3 : plus de contrôle et des tours plus longs, pour qui connaît bien le jeu.',
    },
    hastings: { name: 'Hastings', text: 'Des avantages pour Hastings, votre adversaire quand vous jouez en solo.' },
    'hastings.mule': { name: 'Mule', text: 'Hastings commence avec la Mule.' },
    'hastings.bear': { name: 'Ours', text: 'Hastings commence avec sa tuile ours face visible.' },
    'hastings.richCabins': { name: 'Belles cabanes', text: 'Chaque cabane rapporte 5 points à Hastings au lieu de 3.' },
    'hastings.richGold': {
      name: 'Or pur',
      text: 'Chaque Or dans la réserve de Hastings rapporte 2 points au lieu de 1.',
    },
    'hastings.richBoots': {
      name: 'Bonnes bottes',
      text: 'Chaque Paire de Bottes rapporte 2 points à Hastings au lieu de 1.',
    },
    'hastings.wagon': {
      name: 'Longueur d’avance',
      text: 'La case de la piste où Hastings place son Chariot au départ.',
    },
    'hastings.trapperMule': {
      name: 'Trappeur habile',
      text: 'Tant que Hastings a la Mule, les icônes Trappeur estompées comptent aussi.',
    },
  },
  animals: {
    rabbit: { name: 'Lapin', text: 'Rapporte 1 Nourriture au Commerce de Fourrures.' },
    beaver: { name: 'Castor', text: 'Rapporte 1 Bois au Commerce de Fourrures.' },
    fox: { name: 'Renard', text: 'Rapporte 1 Pierre au Commerce de Fourrures.' },
    bear: { name: 'Ours', text: 'Rapporte 1 Or au Commerce de Fourrures.' },
    deer: { name: 'Cerf', text: 'Ajoute 1 pomme verte et 1 pomme rouge à la réserve au Commerce de Fourrures.' },
    raccoon: { name: 'Raton laveur', text: 'Rapporte 1 poisson de votre choix au Commerce de Fourrures.' },
    marmot: { name: 'Marmotte', text: 'Rapporte la Dynamite ou la Lanterne au Commerce de Fourrures.' },
    badger: { name: 'Blaireau', text: 'Rapporte la carte Shérif ou 2 balles au Commerce de Fourrures.' },
  },
  basics: { food: 'Nourriture', wood: 'Bois', stone: 'Pierre' },
  fish: { trout: 'Truite', bass: 'Bar', salmon: 'Saumon' },
  icons,
  summits: {
    homestead: ({ cost, track, repeat }) => {
      const where = trackOf(track, 'la piste Exploitation de votre choix');
      return {
        name: 'Exploitation',
        text: `${pay(cost, `monter sur ${where}`, `montez sur ${where}`)}${often(repeat)}.`,
      };
    },
    advanceWagon: ({ cost, repeat }) => {
      const step = 'votre Chariot d’une case, quel que soit le prix sur la piste';
      return {
        name: 'Avancer le Chariot',
        text: `${pay(cost, `avancer ${step}`, `avancez ${step}`)}${often(repeat)}.`,
      };
    },
    tradeApples: ({ cost, gain, repeat }) => ({
      name: 'Commerce de Pommes',
      text: `${pay(cost, `gagner ${goods(gain)}`, `gagnez ${goods(gain)}`)}${often(repeat)}.`,
    }),
    appleHomestead: ({ cost, track, repeat }) => {
      const where = trackOf(track, 'la piste de pommes de votre choix');
      return {
        name: 'Exploitation de Pommes',
        text: `${pay(cost, `monter sur ${where}`, `montez sur ${where}`)}${often(repeat)}.`,
      };
    },
    buyFish: ({ repeat }) => ({
      name: 'Acheter du Poisson',
      text: `${pay({ any: 2 }, 'gagner 1 poisson de votre choix', '')}${often(repeat)}.`,
    }),
    buyCart: ({ cost, repeat }) => ({
      name: 'Acheter un Wagonnet',
      text: `${pay(cost, 'prendre un Wagonnet', 'prenez un Wagonnet')}${often(repeat)}.`,
    }),
    sixShooter: () => ({
      name: 'Six-Coups',
      text: 'Lancez le dé, une balle par lancer, jusqu’à capturer un Hors-la-Loi ; sans capture, vous prenez des dégâts.',
    }),
    rifle: ({ repeat }) => ({
      name: 'Fusil',
      text: `${pay({ bullets: 2 }, 'capturer un Hors-la-Loi sans lancer le dé', '')}${often(repeat)}.`,
    }),
  },
  cabins: {
    G1: 'Tant que le Pionnier Chemin-Beige est ici, 2 bottes sous le Pionnier Chemin-Vert peuvent devenir 1 Or.',
    G2: 'Tant que le Pionnier Chemin-Beige est ici, 2 bottes sous le Pionnier Chemin-Vert peuvent devenir un jeton Paire de Bottes.',
    G3: 'Tant que le Pionnier Chemin-Beige est ici, les bottes sous le Pionnier Chemin-Vert comptent double.',
    G4: 'Une fois par tour, pour 2 Paires de Bottes, le Pionnier Chemin-Vert recule d’une case et peut réutiliser cette case.',
    G5: 'Une fois par tour, pour 1 Paire de Bottes, le Pionnier Chemin-Vert descend sur le chemin beige et y poursuit sa route.',
    G6: 'Tant que le Pionnier Chemin-Beige est ici, vos autres cabanes vertes sont actives aussi ; celles qui servent une fois par tour, tout de suite ou pas du tout.',
    G7: 'Tant que le Pionnier Chemin-Beige est ici, une case à 1 Nourriture en donne 2 au Pionnier Chemin-Vert.',
    G8: 'Tant que le Pionnier Chemin-Beige est ici, une case à 1 Bois en donne 2 au Pionnier Chemin-Vert.',
    G9: 'Tant que le Pionnier Chemin-Beige est ici, une case à 1 Pierre en donne 2 au Pionnier Chemin-Vert.',
    T1: 'Une fois par tour, tant que le Pionnier Chemin-Vert est ici, une case payante coûte 1 ressource de base de moins.',
    T2: 'Une fois par tour, tant que le Pionnier Chemin-Vert est ici, un ours ne coûte rien et vous rapporte une Paire de Bottes.',
    T3: 'Une fois par tour, tant que le Pionnier Chemin-Vert est ici, utiliser une Pelle vous rapporte aussi 1 Or.',
    X: 'Tant que la Mule est ici, vous pouvez échanger 1 Or contre 1 Nourriture, Bois ou Pierre, autant de fois que vous voulez.',
  },
  specials: {
    orchard: ({ green, red }) => `Une récolte ici apporte ${goods({ greenApples: green, redApples: red })}.`,
    river: ({ pieces, fish }) => `La rivière charrie ${goods(tally(pieces))} ; on y pêche ${goods(tally(fish))}.`,
    mine: ({ gold, dark }) =>
      dark
        ? `Avec la Lanterne, cette mine sombre compte pour ${goods({ gold })}.`
        : `Cette mine compte pour ${goods({ gold })}.`,
    outpost: ({ tier, dieFaces }) =>
      `${tier === 'campfire' ? 'Un tir' : `Avant-poste ${tier} : dans la rangée, un tir`} touche avec ${Math.min(...dieFaces)} ou plus au dé.`,
  },
  planActions: {
    wagon: { name: 'Chariot', text: 'Hastings avance son Chariot d’une case, sans rien payer.' },
    homesteadFood: { name: 'Piste Nourriture', text: 'Hastings monte sur la piste Nourriture et prend la Mule.' },
    homesteadWood: { name: 'Piste Bois', text: 'Hastings monte sur la piste Bois et gagne 1 Paire de Bottes.' },
    homesteadStone: { name: 'Piste Pierre', text: 'Hastings monte sur la piste Pierre et gagne 1 Or.' },
    move: {
      name: 'Déplacement',
      text: 'Le Colon actif rejoint la carte face visible la plus à l’extérieur de son côté.',
    },
    shovel: {
      name: 'Pelle',
      text: 'Si le Colon actif est sur une carte face visible, Hastings la prend ; s’il est à la base, Hastings construit la cabane la plus à l’extérieur de ce côté.',
    },
    furTrade: { name: 'Commerce de Fourrures', text: 'Hastings gagne 1 Or par tuile Animal face visible.' },
    gold: { name: 'Or', text: 'Hastings gagne 1 Or.' },
    mode: { name: 'Action du mode', text: 'Hastings joue l’action spéciale du mode.' },
  },
  modeActions: {
    'apple-hill':
      'Hastings vide la réserve de pommes, monte sur les deux pistes de pommes et touche les deux récompenses.',
    'boats-and-banjos':
      'Hastings lance le dé pour ses poissons, puis prend une pièce sur chaque carte Rivière le long de sa piste et garde l’Or.',
    'gold-rush': 'Hastings prend la Dynamite, la Lanterne et un Wagonnet chargé de 2 Or.',
    'outlaws-and-outposts': 'Hastings prend la carte Shérif, capture 2 Hors-la-Loi et gagne 2 Or.',
  },
  hastings: {
    next: {
      wagon: () => 'Chariot, une case plus loin',
      homesteadFood: () => 'Piste Nourriture, la Mule',
      homesteadWood: () => 'Piste Bois, 1 Paire de Bottes',
      homesteadStone: () => 'Piste Pierre, 1 Or',
      move: (side) => (side === 'left' ? 'Le Colon de gauche va à gauche' : 'Le Colon de droite va à droite'),
      shovel: (side) => `Pelle du ${colon(side === 'left' ? 0 : 1)}`,
      furTrade: () => 'Fourrures, 1 Or par tuile',
      gold: () => '1 Or',
    },
    why: WHY,
    leftOut: 'Hastings renonce à cette action.',
    noTrap: (plan) =>
      `Hastings n’attrapera rien quand vous passerez : l’icône Trappeur de ${quoted(plan)} est estompée.`,
    willLook: (side) =>
      `Quand vous passerez, Hastings cherchera un animal sur votre carte de ${side === 'left' ? 'gauche' : 'droite'}.`,
    willTrap: (animal, side) =>
      `Quand vous passerez, Hastings attrapera ${ANIMALS[animal].the} de votre carte de ${side === 'left' ? 'gauche' : 'droite'}.`,
    nothingToTrap: (side) =>
      `Hastings ne trouve rien à attraper sur votre carte de ${side === 'left' ? 'gauche' : 'droite'}.`,
  },
  left: {
    boots: (n) => `${GOODS.boots(n)} à dépenser`,
    trade: (gain, cabin) => `${quoted(cabin)} : ${goods(gain)} contre ${GOODS.boots(2)}`,
    icon: (name, place) => `${capitalised(name)} (${spot(place)})`,
    summit: (card) => `Action activable de ${quoted(card)}`,
  },
  rules: {
    'SW-TURN-01': 'Disposez d’abord vos trois cartes.',
    'SW-R-18': 'Terminez d’abord l’action en cours.',
    'SW-TRAP-03': 'Le Trappeur coûte 1 ressource de base, et vous n’en avez pas de cette sorte.',
    'SW-BOAT-10': 'Une pagaie ne déplace le Canoë que vers un emplacement voisin.',
    'SW-TURN-02': 'Ce n’est pas votre tour.',
    'SW-ASSIGN-01': 'Seul un Pionnier libre au campement peut aller dans une cabane.',
    'SW-ASSIGN-02': 'Le Pionnier Chemin-Beige ne travaille que dans les trois cabanes vertes.',
    'SW-ASSIGN-03': 'Le Pionnier Chemin-Vert ne travaille que dans la cabane beige.',
    'SW-ASSIGN-05': 'Aucune cabane ne se trouve encore sur cet emplacement.',
    'SW-OFF-02': 'Depuis le Traqueur ou le Trappeur, un Pionnier ne peut que rejoindre son chemin.',
    'SW-DMG-05': 'Ce Pionnier a perdu sa cabane ce tour-ci et ne peut pas en rejoindre une autre.',
    'SW-PATH-01': 'Ce Pionnier n’est pas encore en route, ou il est déjà à la fin du chemin.',
    'SW-PATH-03': 'Un Pionnier ne revient jamais en arrière pour repartir du début.',
    'SW-PATH-04': 'L’icône de cette case a déjà servi lors de ce passage.',
    'SW-PATH-06': 'Cette icône est obligatoire : utilisez-la ou prenez des dégâts avant que le Pionnier avance.',
    'SW-PATH-09': 'Vous n’avez pas les ressources de base que coûte cette case.',
    'SW-ACT-02': 'Une Pelle demande une carte que vous pouvez prendre ou une cabane que vous pouvez construire.',
    'SW-ACT-04': 'Payez l’Attaque d’Ours ou prenez des dégâts avant que le Pionnier avance.',
    'SW-SUMMIT-01': 'Un Pionnier n’atteint une action activable que depuis la fin de son chemin.',
    'SW-SUMMIT-03': 'Une action activable n’accueille qu’une figurine, qui y reste jusqu’à ce que vous passiez.',
    'SW-SUMMIT-06': 'Vous ne pouvez pas payer cette action activable maintenant.',
    'SW-R-31': 'La réserve n’a plus ce que donne cette action.',
    'SW-MULE-01': 'Vous n’avez pas la Mule en ce moment.',
    'SW-MULE-02': 'La Mule ne va à la cabane grise que depuis le campement.',
    'SW-HOME-01':
      'Ce marqueur monte grâce à une action Exploitation : amenez une figurine sur une action activable qui la montre.',
    'SW-HOME-03':
      'Votre marqueur est en haut de cette piste. Une action Exploitation ne rapporterait que sa récompense.',
    'SW-HOME-04':
      'La case 5 de cette piste est prise, votre marqueur reste donc sur 4. Une action Exploitation ne rapporterait que sa récompense.',
    'SW-APPLE-09':
      'Ce marqueur monte grâce à une action Exploitation de Pommes : amenez une figurine sur une action activable qui la montre.',
    'SW-BOOT-01': 'Vous n’avez pas de bottes : placez-vous sur une icône de bottes, ou gagnez une Paire de Bottes.',
    'SW-WAGON-01': 'Vous n’avez pas les bottes et les ressources qu’il faut pour avancer le Chariot.',
    'SW-WAGON-03': 'Votre Chariot est sur la dernière case de la piste.',
    'SW-MTN-01': 'Une botte ne mène le Colon qu’à une carte voisine, ou de la base à la rangée du bas et retour.',
    'SW-MTN-04': 'Il n’y a plus de carte ici.',
    'SW-CLAIM-01': 'Votre Colon n’est pas sur une carte face visible à prendre.',
    'SW-MARKET-01':
      'Vous ne pouvez pas payer cette cabane : son emplacement au marché et la case de la Pelle ont chacun leur prix.',
    'SW-MARKET-02': 'Vous n’avez plus d’emplacement libre de la couleur de cette cabane.',
    'SW-MARKET-03': 'Vous avez déjà une cabane de ce type.',
    'SW-MARKET-08': 'Il n’y a pas de cabane sur cet emplacement du marché.',
    'SW-DMG-02': 'Il n’y a pas de cabane à perdre ici.',
    'SW-DMG-03': 'Votre Chariot est au début de la piste et ne peut pas reculer.',
    'SW-TRACK-02': 'Seul un Pionnier libre au campement peut aller au Traqueur.',
    'SW-TRAP-02': 'Il faut un Pionnier libre au campement et un animal en vue.',
    'SW-TRAP-04': 'Votre tuile de cet animal est déjà face visible.',
    'SW-CABIN-G1':
      'Les bottes ne deviennent de l’Or que si cette cabane était active à l’arrivée du Pionnier Chemin-Vert, et s’il y reste 2 bottes.',
    'SW-CABIN-G2':
      'Les bottes ne deviennent un jeton que si cette cabane était active à l’arrivée du Pionnier Chemin-Vert, et s’il y reste 2 bottes.',
    'SW-CABIN-G4': 'Reculer demande 2 Paires de Bottes, une seule fois par tour, tant que cette cabane est active.',
    'SW-CABIN-G4b': 'Le Pionnier Chemin-Vert ne recule que sur le chemin vert, à partir de la deuxième case.',
    'SW-CABIN-G5': 'Le raccourci demande 1 Paire de Bottes, une seule fois par tour, tant que cette cabane est active.',
    'SW-R-71': 'Le raccourci ne part que d’une case du chemin vert.',
    'SW-R-24': 'Le Pionnier ne peut pas fuir une icône obligatoire : utilisez-la ou prenez d’abord des dégâts.',
    'SW-CABIN-T1': 'Cette cabane réduit un prix une fois par tour, tant que le Pionnier Chemin-Vert y est.',
    'SW-CABIN-T2': 'Cette cabane aide contre un ours une fois par tour, tant que le Pionnier Chemin-Vert y est.',
    'SW-CABIN-X': 'L’Or ne s’échange que si la Mule est dans votre cabane grise, et tant que vous en avez.',
    'SW-BOAT-05': 'Il ne reste pas de poisson de cette sorte dans la réserve.',
    'SW-BOAT-07':
      'Le Pionnier Chemin-Vert ne passe les banjos que si le Pionnier Chemin-Beige joue un Duel de Banjos, ou en prenant des dégâts.',
    'SW-BOAT-13': 'Le Canoë ne rejoint que les cartes Rivière déjà dans la rangée.',
    'SW-BOAT-16':
      'Vous ne pouvez vendre que les poissons que vous avez, et seulement quand votre Canoë est au Marché aux Poissons.',
    'SW-GOLD-08': 'Cet échange demande la Dynamite et 2 Pierre.',
    'SW-GOLD-09': 'Un Wagonnet contient 2 Or au plus.',
    'SW-R-87': 'Pour charger, il faut au moins 1 Or et un Wagonnet qui a de la place.',
    'SW-OUT-22': 'Il ne reste plus de Hors-la-Loi à capturer.',
  },
  terms: {
    round: 'Manche',
    lastRound: 'Dernière manche',
    turn: 'Tour',
    startingPlayer: 'Joue en premier',
    planning: 'Planifier',
    pioneering: 'Explorer',
    passing: 'Passer',
    gameOver: 'Partie terminée',
    mountain: 'Montagne',
    base: 'Base de la montagne',
    mountainCard: 'Carte Montagne',
    specialCard: 'Carte spéciale',
    faceDown: 'Face cachée',
    row: 'Rangée de cartes spéciales',
    trail: 'Piste Chariot',
    trailhead: 'Début de la piste',
    multiplier: 'Multiplicateur',
    market: 'Marché de Cabanes',
    cabinStack: 'Pile de cabanes',
    cabinDiscard: 'Cabanes défaussées',
    homestead: 'Exploitation',
    foodTrack: 'Piste Nourriture',
    woodTrack: 'Piste Bois',
    stoneTrack: 'Piste Pierre',
    supply: 'Réserve',
    hand: 'Main',
    deck: 'Pioche',
    discard: 'Défausse',
    plan: 'Plan',
    leftCard: 'Carte de gauche',
    middleCard: 'Carte du milieu',
    rightCard: 'Carte de droite',
    greenPath: 'Chemin vert',
    tanPath: 'Chemin beige',
    start: 'Début',
    end: 'Fin',
    summit: 'Action activable',
    camp: 'Campement',
    tracker: 'Traqueur',
    trapper: 'Trappeur',
    greenCabin: 'Cabane verte',
    tanCabin: 'Cabane beige',
    greyCabin: 'Cabane grise',
    greenPioneer: 'Pionnier Chemin-Vert',
    tanPioneer: 'Pionnier Chemin-Beige',
    frontiersman: 'Colon',
    wagon: 'Chariot',
    mule: 'Mule',
    animals: 'Tuiles Animal',
    basics: 'Ressources de base',
    food: 'Nourriture',
    wood: 'Bois',
    stone: 'Pierre',
    gold: 'Or',
    boots: 'Bottes',
    pairOfBoots: 'Paire de Bottes',
    orchard: 'Verger',
    appleSupply: 'Réserve de Pommes',
    greenApples: 'Pommes vertes',
    redApples: 'Pommes rouges',
    greenAppleTrack: 'Piste des pommes vertes',
    redAppleTrack: 'Piste des pommes rouges',
    river: 'Rivière',
    fishMarket: 'Marché aux Poissons',
    canoe: 'Canoë',
    fish: 'Poissons',
    mine: 'Mine',
    carts: 'Wagonnets',
    lantern: 'Lanterne',
    dynamite: 'Dynamite',
    outpost: 'Avant-poste',
    outlaws: 'Hors-la-Loi',
    bullets: 'Balles',
    sheriff: 'Shérif',
    die: 'Dé',
    planDeck: 'Pioche Planification',
    planCard: 'Carte Planification',
    leftFrontiersman: 'Colon de gauche',
    rightFrontiersman: 'Colon de droite',
  },
  goods,
  position,
  points,
  cards,
};
