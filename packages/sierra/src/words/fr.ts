import { formatList, plural } from '@cordillera/engine';
import type { MountainCard } from '../content/mountainCard.ts';
import { type CardSymbol, type Colour, SYMBOL_NAMES } from '../content/types.ts';
import { type Catalogue, capitalised, grouped, type Lexicon, type Party, present, signed } from './catalogue.ts';

/** What agrees with a symbol: its articles, its plural, and the colour that follows it. */
const SYMBOLS: Record<CardSymbol, { gender: 'm' | 'f'; the: string; of: string; many: string }> = {
  mammal: { gender: 'm', the: 'le ', of: 'du ', many: 'mammifères' },
  bird: { gender: 'm', the: 'l’', of: 'de l’', many: 'oiseaux' },
  house: { gender: 'f', the: 'la ', of: 'de la ', many: 'maisons' },
  ruin: { gender: 'm', the: 'le ', of: 'du ', many: 'vestiges' },
  river: { gender: 'f', the: 'la ', of: 'de la ', many: 'rivières' },
  wind: { gender: 'm', the: 'le ', of: 'du ', many: 'vents' },
};

/** « ocre » and « turquoise » are nouns used as adjectives: they never change. */
const COLOURS: Record<Colour, { m: string; f: string; ms: string; fs: string }> = {
  ochre: { m: 'ocre', f: 'ocre', ms: 'ocre', fs: 'ocre' },
  crimson: { m: 'cramoisi', f: 'cramoisie', ms: 'cramoisis', fs: 'cramoisies' },
  teal: { m: 'turquoise', f: 'turquoise', ms: 'turquoise', fs: 'turquoise' },
  violet: { m: 'violet', f: 'violette', ms: 'violets', fs: 'violettes' },
};

const and = (items: readonly string[]): string => formatList('fr', items);
const count = (n: number, one: string, other: string): string => `${signed(n)} ${plural('fr', n, { one, other })}`;
const cards = (n: number): string => count(n, 'carte', 'cartes');
const mountainCards = (n: number): string => count(n, 'carte Montagne', 'cartes Montagne');
const notebookCards = (n: number): string => count(n, 'carte Carnet de voyage', 'cartes Carnet de voyage');
const points = (n: number): string => count(n, 'point', 'points');
const suns = (n: number): string => count(n, 'Soleil', 'Soleils');
const quoted = (name: string): string => `« ${name} »`;

const mountain = ({ colour, symbol }: MountainCard): string =>
  `${SYMBOL_NAMES[symbol].fr} ${COLOURS[colour][SYMBOLS[symbol].gender]}`;
const un = (card: MountainCard): string => `${SYMBOLS[card.symbol].gender === 'f' ? 'une' : 'un'} ${mountain(card)}`;
const many = ({ colour, symbol }: MountainCard, n: number): string =>
  `${n} ${SYMBOLS[symbol].many} ${COLOURS[colour][SYMBOLS[symbol].gender === 'f' ? 'fs' : 'ms']}`;
const le = (card: MountainCard): string => SYMBOLS[card.symbol].the + mountain(card);
const du = (card: MountainCard): string => SYMBOLS[card.symbol].of + mountain(card);
const il = (card: MountainCard): string => (SYMBOLS[card.symbol].gender === 'f' ? 'elle' : 'il');
const some = (lexicon: Lexicon, numbers: readonly number[]): string =>
  and(grouped(numbers.map(lexicon.mountain)).map(([card, n]) => (n === 1 ? un(card) : many(card, n))));

const party = ({ names, number }: Party): string => (names.length === 0 ? `le groupe ${number}` : and(names));
const toParty = ({ names, number }: Party): string => (names.length === 0 ? `au groupe ${number}` : `à ${and(names)}`);
/** « Noor passe », « Noor et Iris passent ». */
const does = (who: Party, one: string, several: string): string =>
  `${who.names.length === 0 ? capitalised(party(who)) : party(who)} ${who.names.length > 1 ? several : one}`;

const reasons: Catalogue['reasons'] = {
  lastRound: 'Le dernier tour est terminé.',
  campaign: 'L’Étape est terminée.',
};

/**
 * French: the present tense, so that no participle has to agree with a player, and never « de » or « que » before a
 * name, which might begin with a vowel.
 */
export const fr: Catalogue = {
  events: {
    groupsFormed: ({ groups, destinations }, lexicon) =>
      groups
        .map((seats, index) => {
          const who = { number: index + 1, names: seats.map(lexicon.player) };
          return `${does(who, 'part', 'partent')} vers ${quoted(lexicon.destination(destinations[index] as string))}.`;
        })
        .join(' '),
    stageBegan: ({ stage }, lexicon) => `L’Étape ${stage} commence : ${quoted(lexicon.stage(stage))}.`,
    startLineLaid: ({ colour, cards: line }, lexicon) => {
      const symbols = line.map((card) => SYMBOL_NAMES[lexicon.mountain(card).symbol].fr);
      const what = count(line.length, `carte ${COLOURS[colour].f}`, `cartes ${COLOURS[colour].fs}`);
      return `Le Paysage commence par une ligne de ${what} : ${and(symbols)}.`;
    },
    notebookGiven: ({ cards: given }, lexicon) =>
      `${and(given.map((card) => quoted(lexicon.notebook(card))))} ${given.length === 1 ? 'compte' : 'comptent'} dès le départ.`,
    faceProposed: ({ seat, face }, lexicon) => `${lexicon.player(seat)} choisit la face ${face}.`,
    faceAgreed: ({ seat, face }, lexicon) => `${lexicon.player(seat)} accepte la face ${face}.`,
    agreement: ({ seat, agrees }, lexicon) =>
      agrees
        ? `${lexicon.player(seat)} se décide pour une face.`
        : `${lexicon.player(seat)} doit de nouveau choisir une face.`,
    facesShown: ({ faces }, lexicon) =>
      `Faces choisies : ${faces.map((face, group) => `${party(lexicon.group(group))} – ${face}`).join(' ; ')}.`,
    frontLaid: ({ group, count: n }, lexicon) =>
      `${mountainCards(n)} ${plural('fr', n, { one: 'est posée', other: 'sont posées' })} face cachée devant ${party(lexicon.group(group))}.`,
    roundBegan: ({ round }) => `Le tour ${round} commence.`,
    roleHeld: ({ seat }, lexicon) => `${lexicon.player(seat)} a la carte Rôle.`,
    frontTaken: ({ seat, cards: taken }, lexicon) => `${lexicon.player(seat)} ramasse ${some(lexicon, taken)}.`,
    mountainDrawn: ({ seat, cards: drawn }, lexicon) =>
      drawn.length === 0
        ? `${lexicon.player(seat)} ne pioche pas de carte Montagne.`
        : `${lexicon.player(seat)} pioche ${some(lexicon, drawn)}.`,
    blindDrawn: ({ seat, cards: blind }, lexicon) =>
      `Le hasard décide : ${lexicon.player(seat)} doit poser ${and(blind.map((card) => le(lexicon.mountain(card))))}.`,
    notebookDrawn: ({ seat, cards: drawn }, lexicon) =>
      `${lexicon.player(seat)} pioche ${and(drawn.map((card) => quoted(lexicon.notebook(card))))}.`,
    dealt: ({ seat, front, mountain: fresh, notebook }, lexicon) => {
      const drawn = present(fresh > 0 && mountainCards(fresh), notebook > 0 && notebookCards(notebook));
      const actions = present(
        front > 0 && `ramasse ${mountainCards(front)}`,
        drawn.length > 0 && `pioche ${and(drawn)}`,
      );
      return `${lexicon.player(seat)} ${actions.join(', puis ')}.`;
    },
    reshuffled: ({ deck, size }) =>
      `La défausse ${deck === 'mountain' ? 'Montagne' : 'Carnet de voyage'} est mélangée et forme une nouvelle pioche de ${cards(size)}.`,
    keptDraft: ({ seat, card }, lexicon) => `${lexicon.player(seat)} veut garder ${quoted(lexicon.notebook(card))}.`,
    laidDraft: ({ seat, card }, lexicon) => `${lexicon.player(seat)} veut poser ${un(lexicon.mountain(card))}.`,
    putAside: ({ seat, card }, lexicon) => `${lexicon.player(seat)} veut défausser ${un(lexicon.mountain(card))}.`,
    tookBack: ({ seat, card }, lexicon) => `${lexicon.player(seat)} reprend ${le(lexicon.mountain(card))}.`,
    fellBack: ({ seat, card }, lexicon) => {
      const mountainCard = lexicon.mountain(card);
      return `${lexicon.player(seat)} reprend ${le(mountainCard)} : ${il(mountainCard)} n’a plus sa place.`;
    },
    readied: ({ seat }, lexicon) => `${lexicon.player(seat)} a terminé.`,
    unreadied: ({ seat }, lexicon) => `${lexicon.player(seat)} réfléchit encore.`,
    laid: ({ seat, card }, lexicon) => `${lexicon.player(seat)} pose ${un(lexicon.mountain(card))}.`,
    kept: ({ seat, card }, lexicon) => `${lexicon.player(seat)} garde ${quoted(lexicon.notebook(card))}.`,
    passed: ({ from, to, count: n }, lexicon) =>
      `${does(lexicon.group(from), 'passe', 'passent')} ${mountainCards(n)} ${toParty(lexicon.group(to))}.`,
    passedCards: ({ cards: passed }, lexicon) => `Cartes passées : ${some(lexicon, passed)}.`,
    discarded: ({ group, deck, count: n }, lexicon) =>
      `${does(lexicon.group(group), 'défausse', 'défaussent')} ${deck === 'mountain' ? mountainCards(n) : notebookCards(n)}.`,
    discardedCards: ({ deck, cards: gone }, lexicon) => {
      const what = deck === 'mountain' ? some(lexicon, gone) : and(gone.map((card) => quoted(lexicon.notebook(card))));
      return `${plural('fr', gone.length, { one: 'Carte défaussée', other: 'Cartes défaussées' })} : ${what}.`;
    },
    gameEnded: ({ reason, totals }, lexicon) => {
      const scores = totals.map((total, seat) => `${lexicon.player(seat)} ${signed(total)}`);
      return `${reasons[reason]} ${scores.length === 1 ? 'Score' : 'Scores'} : ${and(scores)}.`;
    },
  },
  prompts: {
    'face.choose': 'Choisissez la face de votre carte Destination.',
    'face.agree': 'Acceptez la face proposée, ou choisissez l’autre.',
    'face.wait': 'Attendez que tout le monde soit d’accord ; vous pouvez encore choisir l’autre face.',
    'decide.keep': 'Gardez l’une des cartes Carnet de voyage que vous avez piochées.',
    'decide.keepAndLay': 'Gardez une carte Carnet de voyage et posez vos cartes Montagne, dans l’ordre de votre choix.',
    'decide.layTwo': 'Posez 2 cartes Montagne dans le Paysage.',
    'decide.layOne': 'Posez 1 carte Montagne dans le Paysage.',
    'decide.layAndDiscard': 'Posez 1 carte Montagne et défaussez-en une autre.',
    'decide.discard': 'Défaussez 1 carte Montagne de votre main.',
    'decide.stuck': 'Aucune de vos cartes Montagne ne peut être posée : validez, et elles seront défaussées.',
    'decide.ready': 'Tout est en place : validez, ou changez encore quelque chose.',
    'decide.wait': 'Attendez les autres ; vous pouvez encore changer d’avis.',
  },
  choices: {
    face: ({ face }) => `Choisir la face ${face}`,
    agree: () => 'D’accord',
    keep: ({ card }, lexicon) => `Garder ${quoted(lexicon.notebook(card))}`,
    lay: ({ card, row, column }, lexicon) =>
      `Poser ${le(lexicon.mountain(card))} : ligne ${signed(row)}, colonne ${signed(column)}`,
    discard: ({ card }, lexicon) => `Défausser ${le(lexicon.mountain(card))}`,
    takeBack: ({ card }, lexicon) => `Reprendre ${le(lexicon.mountain(card))}`,
    ready: () => 'Valider',
    unready: () => 'Revenir sur mes choix',
  },
  spots: {
    start: () => 'début du Paysage',
    lineEnd: ({ side, line, lines, beside }) => {
      const which =
        lines === 1
          ? 'la ligne'
          : line === 1
            ? 'la ligne du haut'
            : line === lines
              ? 'la ligne du bas'
              : `la ligne ${line} en partant du haut`;
      const neighbour = SYMBOLS[beside.symbol].of + SYMBOL_NAMES[beside.symbol].fr;
      return `extrémité ${side === 'left' ? 'gauche' : 'droite'} de ${which}, à côté ${neighbour}`;
    },
    newLine: ({ edge, card, place, size }) => {
      const where = edge === 'top' ? 'en haut, au-dessus' : 'en bas, en dessous';
      return `nouvelle ligne ${where} ${du(card)}${size === 1 ? '' : ` (carte ${place} sur ${size})`}`;
    },
  },
  layAt: (card, spot) => `Poser ${le(card)} : ${spot}`,
  sources: {
    destination: (name, face) => `${name}, face ${face}`,
    symbol: (symbol) => capitalised(SYMBOLS[symbol].many),
    notebook: (name) => name,
    given: (name) => `${name} (donnée par l’Étape)`,
    penalty: () => 'Malus de l’Étape',
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${and(names)} gagne avec ${points(n)}.`
        : `Avec ${points(n)}, ${and(names)} se partagent la victoire.`,
    teamVictory: (names, helped, bonus) =>
      `${helped === 0 ? '' : `Grâce au bonus de ${points(bonus)} ${helped === 1 ? 'du Compagnon' : 'des Compagnons'}, `}${and(names)} gagnent aussi en équipe.`,
    notAllAhead: (bonus) =>
      `Le groupe ne gagne pas en équipe : même avec le bonus de ${points(bonus)}, ses membres ne dépassent pas tous chaque adversaire.`,
    sharedByGroups: 'Les gagnants ne sont pas du même groupe : personne ne gagne en équipe.',
    soloScore: (name, n) => `${name} marque ${points(n)}.`,
    lowestScore: (n) => `Seul compte le score le plus bas du groupe : ${points(n)}.`,
    suns: (n) => (n === 0 ? 'Cela ne suffit pas pour obtenir un Soleil.' : `L’Étape est gagnée avec ${suns(n)}.`),
  },
  modes: {
    team: {
      name: 'En équipe',
      text: 'De 4 à 8 joueurs, par groupes de deux ou trois : chaque groupe compose un Paysage, et l’on gagne seul ou ensemble.',
    },
    solo: {
      name: 'Baroudeur solitaire',
      text: 'Une Étape de la campagne en solitaire : dépassez ses scores pour obtenir des Soleils.',
    },
    cooperative: {
      name: 'Ensemble jusqu’au bout',
      text: 'À 2 ou 3 sur une Étape de la campagne : un seul Paysage, et seul le score le plus bas compte.',
    },
    competitive: {
      name: 'Compétitif',
      text: 'De 2 à 4 joueurs, chacun avec son propre Paysage : le score le plus élevé l’emporte.',
    },
  },
  options: {
    firstGame: {
      name: 'Première partie',
      text: 'Sans les cartes Carnet de voyage avancées ; en équipe et en mode compétitif, toutes les Destinations montrent leur face A.',
    },
    stage: {
      name: 'Étape',
      text: 'La carte Étape à jouer : elle fixe la Destination, les règles spéciales et les scores à dépasser.',
    },
    groups: {
      name: 'Groupes',
      text: 'Qui voyage avec qui, dans l’ordre des places ; tiré au sort si vous ne décidez rien.',
    },
  },
  modifiers: {
    maxLines: ({ n }) => `On ne peut plus commencer de nouvelle ligne dès que le Paysage en compte ${n}.`,
    maxLength: ({ n }) => `Aucune ligne ne peut dépasser ${cards(n)}.`,
    onlyUp: () => 'Les nouvelles lignes ne commencent qu’au-dessus de la ligne du haut.',
    startLine: ({ n }) =>
      plural('fr', n, {
        one: `Avant le premier tour, ${n} carte Montagne tirée au sort forme la première ligne.`,
        other: `Avant le premier tour, ${n} cartes Montagne d’une même couleur, tirées au sort, forment la première ligne.`,
      }),
    handDelta: ({ n }) => `Chaque main compte ${mountainCards(Math.abs(n))} de ${n < 0 ? 'moins' : 'plus'}.`,
    notebookDraw: ({ n }) =>
      n === 1
        ? 'Piochez 1 carte Carnet de voyage au lieu de 2 et gardez-la.'
        : `Piochez ${n} cartes Carnet de voyage au lieu de 2 et gardez-en 1.`,
    skipNotebook: ({ rounds }) =>
      `On ne pioche pas de carte Carnet de voyage ${rounds.length === 1 ? 'au tour' : 'aux tours'} ${and(rounds.map(String))}.`,
    given: ({ cards: ids }, lexicon) =>
      `${and(ids.map((id) => quoted(lexicon.notebookById(id))))} ${ids.length === 1 ? 'compte' : 'comptent'} dès le départ pour chaque joueur.`,
    mute: ({ symbols }) =>
      `${capitalised(and(symbols.map((symbol) => `les ${SYMBOLS[symbol].many}`)))} ne rapportent pas leur point.`,
    gleam: ({ symbols }) =>
      `On marque 1 point de plus ${and(symbols.map((symbol) => `par ${SYMBOL_NAMES[symbol].fr}`))}.`,
    bothFaces: () => 'Les deux faces de la carte Destination rapportent des points.',
    penalty: ({ text }) => `Malus pour chaque joueur : ${text.fr}.`,
    blind: ({ n }) =>
      plural('fr', n, {
        one: `À chaque tour, ${n} des cartes à poser est tirée au hasard dans la main.`,
        other: `À chaque tour, ${n} des cartes à poser sont tirées au hasard dans la main.`,
      }),
    rounds: ({ n }) => {
      const trio = Math.ceil(n / 3) * 3;
      return `La partie dure ${count(n, 'tour', 'tours')}${trio === n ? '' : `, et ${trio} pour un groupe de trois`}.`;
    },
  },
  rules: {
    'SI-PLACE-04': 'Deux lignes de même couleur ne peuvent pas se trouver l’une sur l’autre.',
    'SI-PLACE-05': 'Une ligne ne peut pas avoir de trou : la carte doit toucher l’une de ses extrémités.',
    'SI-PLACE-07': 'Une ligne ne mélange jamais les couleurs.',
    'SI-PLACE-08': 'Les cartes posées lors des tours précédents ne bougent plus.',
    'SI-R-02': 'Une nouvelle ligne ne commence qu’au-dessus de la ligne du haut ou en dessous de la ligne du bas.',
    'SI-R-05':
      'Une nouvelle ligne commence juste au-dessus d’une carte de la ligne du haut ou juste en dessous d’une carte de la ligne du bas.',
    'SI-R-09': 'La première carte va sur l’emplacement de départ ; le Paysage s’étend à partir d’elle.',
    'SI-R-13': 'Posez d’abord le nombre de cartes Montagne prévu pour ce tour.',
    'SI-R-15': 'Une carte n’en recouvre jamais une autre.',
    'SI-R-23': 'Vous ne pouvez poser que des cartes de votre propre main.',
    'SI-R-24': 'Chacun ne reprend que ses propres cartes.',
    'SI-R-25': 'La personne qui a la carte Rôle ne pose ni ne reprend de carte Montagne, mais peut donner son avis.',
    'SI-R-29': 'Vous avez validé ; revenez d’abord sur vos choix pour changer quelque chose.',
    'SI-R-41': 'Gardez d’abord l’une des cartes Carnet de voyage piochées, et une seule.',
    'SI-R-73': 'Une règle spéciale de cette Étape interdit cet emplacement.',
    'SI-R-79': 'Une carte tirée au hasard doit être posée ce tour-ci : aucune autre ne peut prendre sa place.',
    'SI-TURN-03': 'Ce tour-ci, seule la personne qui a la carte Rôle garde une carte Carnet de voyage.',
    'SI-TURN-05':
      'À chaque tour, exactement 2 cartes Montagne rejoignent le Paysage ; les autres quittent votre main à la fin du tour.',
    'SI-DUO-02': 'Les cartes Montagne que vous ne posez pas restent dans votre main jusqu’à la fin du tour.',
    'SI-SOLO-03':
      'À chaque tour, vous posez exactement 2 cartes Montagne ; les autres sont défaussées automatiquement quand vous validez.',
    'SI-COOP-03': 'Les cartes Montagne que vous ne posez pas sont défaussées automatiquement à la fin du tour.',
    'SI-VS-04':
      'À chaque tour, vous posez exactement 2 cartes Montagne ; les autres passent au joueur suivant à la fin du tour.',
    'SI-TRIO-03': 'Dans un groupe de trois, chaque Compagnon pose exactement 1 carte Montagne par tour.',
    'SI-TRIO-04': 'Dans un groupe de trois, chaque Compagnon défausse exactement 1 carte Montagne.',
  },
  phases: {
    faces: 'Choix des faces',
    decide: 'Tout le monde joue',
    over: 'Partie terminée',
  },
  terms: {
    mountainCard: 'Carte Montagne',
    notebookCard: 'Carte Carnet de voyage',
    destination: 'Destination',
    roleCard: 'Carte Rôle',
    stage: 'Étape',
    landscape: 'Paysage',
    group: 'Groupe',
    companion: 'Compagnon',
    round: 'Tour',
    line: 'Ligne',
    column: 'Colonne',
    hand: 'Main',
    pile: 'Pioche',
    discard: 'Défausse',
  },
  mountain,
  suns,
  points,
  cards,
};
