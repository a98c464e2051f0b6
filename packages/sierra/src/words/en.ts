import { formatList, plural } from '@cordillera/engine';
import type { MountainCard } from '../content/mountainCard.ts';
import { type CardSymbol, COLOUR_NAMES, SYMBOL_NAMES } from '../content/types.ts';
import { type Catalogue, capitalised, grouped, type Lexicon, type Party, present, signed } from './catalogue.ts';

const SYMBOLS_MANY: Record<CardSymbol, string> = {
  mammal: 'mammals',
  bird: 'birds',
  house: 'houses',
  ruin: 'ruins',
  river: 'rivers',
  wind: 'winds',
};

const and = (items: readonly string[]): string => formatList('en', items);
const count = (n: number, one: string, other: string): string => `${signed(n)} ${plural('en', n, { one, other })}`;
const cards = (n: number): string => count(n, 'card', 'cards');
const mountainCards = (n: number): string => count(n, 'Mountain card', 'Mountain cards');
const notebookCards = (n: number): string => count(n, 'Notebook card', 'Notebook cards');
const points = (n: number): string => count(n, 'point', 'points');
const suns = (n: number): string => count(n, 'sun', 'suns');

const mountain = ({ colour, symbol }: MountainCard): string => `${COLOUR_NAMES[colour].en} ${SYMBOL_NAMES[symbol].en}`;
const a = (card: MountainCard): string => `${card.colour === 'ochre' ? 'an' : 'a'} ${mountain(card)}`;
const many = ({ colour, symbol }: MountainCard, n: number): string =>
  `${n} ${COLOUR_NAMES[colour].en} ${SYMBOLS_MANY[symbol]}`;
const the = (card: MountainCard): string => `the ${mountain(card)}`;
const some = (lexicon: Lexicon, numbers: readonly number[]): string =>
  and(grouped(numbers.map(lexicon.mountain)).map(([card, n]) => (n === 1 ? a(card) : many(card, n))));

const party = ({ names, number }: Party): string => (names.length === 0 ? `group ${number}` : and(names));
/** "Noor passes", "Noor and Iris pass". */
const does = (who: Party, one: string, several: string): string =>
  `${who.names.length === 0 ? capitalised(party(who)) : party(who)} ${who.names.length > 1 ? several : one}`;

const reasons: Catalogue['reasons'] = {
  lastRound: 'The last round is over.',
  campaign: 'The stage is over.',
};

/** English: the present tense, as a commentator would use it. */
export const en: Catalogue = {
  events: {
    groupsFormed: ({ groups, destinations }, lexicon) =>
      groups
        .map((seats, index) => {
          const who = { number: index + 1, names: seats.map(lexicon.player) };
          return `${does(who, 'heads', 'head')} for ${lexicon.destination(destinations[index] as string)}.`;
        })
        .join(' '),
    stageBegan: ({ stage }, lexicon) => `Stage ${stage} begins: ${lexicon.stage(stage)}.`,
    startLineLaid: ({ colour, cards: line }, lexicon) => {
      const symbols = line.map((card) => SYMBOL_NAMES[lexicon.mountain(card).symbol].en);
      const what = count(line.length, `${COLOUR_NAMES[colour].en} card`, `${COLOUR_NAMES[colour].en} cards`);
      return `The landscape starts with a line of ${what}: ${and(symbols)}.`;
    },
    notebookGiven: ({ cards: given }, lexicon) =>
      `${and(given.map(lexicon.notebook))} ${given.length === 1 ? 'counts' : 'count'} from the start.`,
    faceProposed: ({ seat, face }, lexicon) => `${lexicon.player(seat)} opts for face ${face}.`,
    faceAgreed: ({ seat, face }, lexicon) => `${lexicon.player(seat)} agrees to face ${face}.`,
    agreement: ({ seat, agrees }, lexicon) =>
      agrees ? `${lexicon.player(seat)} settles on a face.` : `${lexicon.player(seat)} has to choose a face again.`,
    facesShown: ({ faces }, lexicon) =>
      `The faces chosen: ${faces.map((face, group) => `${party(lexicon.group(group))} – ${face}`).join('; ')}.`,
    frontLaid: ({ group, count: n }, lexicon) =>
      `${mountainCards(n)} ${plural('en', n, { one: 'is', other: 'are' })} laid face down in front of ${party(lexicon.group(group))}.`,
    roundBegan: ({ round }) => `Round ${round} begins.`,
    roleHeld: ({ seat }, lexicon) => `${lexicon.player(seat)} holds the Role card.`,
    frontTaken: ({ seat, cards: taken }, lexicon) => `${lexicon.player(seat)} picks up ${some(lexicon, taken)}.`,
    mountainDrawn: ({ seat, cards: drawn }, lexicon) =>
      `${lexicon.player(seat)} draws ${drawn.length === 0 ? 'no Mountain card' : some(lexicon, drawn)}.`,
    blindDrawn: ({ seat, cards: blind }, lexicon) =>
      `Chance decides: ${lexicon.player(seat)} must lay ${and(blind.map((card) => the(lexicon.mountain(card))))}.`,
    notebookDrawn: ({ seat, cards: drawn }, lexicon) =>
      `${lexicon.player(seat)} draws ${and(drawn.map(lexicon.notebook))}.`,
    dealt: ({ seat, front, mountain: fresh, notebook }, lexicon) => {
      const drawn = present(fresh > 0 && mountainCards(fresh), notebook > 0 && notebookCards(notebook));
      const actions = present(
        front > 0 && `picks up ${mountainCards(front)}`,
        drawn.length > 0 && `draws ${and(drawn)}`,
      );
      return `${lexicon.player(seat)} ${actions.join(', then ')}.`;
    },
    reshuffled: ({ deck, size }) =>
      `The discarded ${deck === 'mountain' ? 'Mountain' : 'Notebook'} cards are shuffled into a new pile of ${cards(size)}.`,
    keptDraft: ({ seat, card }, lexicon) => `${lexicon.player(seat)} wants to keep ${lexicon.notebook(card)}.`,
    laidDraft: ({ seat, card }, lexicon) => `${lexicon.player(seat)} wants to lay ${a(lexicon.mountain(card))}.`,
    putAside: ({ seat, card }, lexicon) => `${lexicon.player(seat)} wants to discard ${a(lexicon.mountain(card))}.`,
    tookBack: ({ seat, card }, lexicon) => `${lexicon.player(seat)} takes back ${the(lexicon.mountain(card))}.`,
    fellBack: ({ seat, card }, lexicon) =>
      `${lexicon.player(seat)} takes back ${the(lexicon.mountain(card))}: its place is gone.`,
    readied: ({ seat }, lexicon) => `${lexicon.player(seat)} is ready.`,
    unreadied: ({ seat }, lexicon) => `${lexicon.player(seat)} is no longer ready.`,
    laid: ({ seat, card }, lexicon) => `${lexicon.player(seat)} lays ${a(lexicon.mountain(card))}.`,
    kept: ({ seat, card }, lexicon) => `${lexicon.player(seat)} keeps ${lexicon.notebook(card)}.`,
    passed: ({ from, to, count: n }, lexicon) =>
      `${does(lexicon.group(from), 'passes', 'pass')} ${mountainCards(n)} to ${party(lexicon.group(to))}.`,
    passedCards: ({ cards: passed }, lexicon) => `Passed on: ${some(lexicon, passed)}.`,
    discarded: ({ group, deck, count: n }, lexicon) =>
      `${does(lexicon.group(group), 'discards', 'discard')} ${deck === 'mountain' ? mountainCards(n) : notebookCards(n)}.`,
    discardedCards: ({ deck, cards: gone }, lexicon) =>
      `Discarded: ${deck === 'mountain' ? some(lexicon, gone) : and(gone.map(lexicon.notebook))}.`,
    gameEnded: ({ reason, totals }, lexicon) => {
      const scores = totals.map((total, seat) => `${lexicon.player(seat)} ${signed(total)}`);
      return `${reasons[reason]} ${scores.length === 1 ? 'Score' : 'Scores'}: ${and(scores)}.`;
    },
  },
  prompts: {
    'face.choose': 'Choose the face of your Destination card.',
    'face.agree': 'Agree to the face proposed, or choose the other one.',
    'face.wait': 'Wait until everybody has agreed; you may still choose the other face.',
    'decide.keep': 'Keep one of the Notebook cards you drew.',
    'decide.keepAndLay': 'Keep a Notebook card and lay your Mountain cards, in any order.',
    'decide.layTwo': 'Lay 2 Mountain cards in the landscape.',
    'decide.layOne': 'Lay 1 Mountain card in the landscape.',
    'decide.layAndDiscard': 'Lay 1 Mountain card and discard another.',
    'decide.discard': 'Discard 1 Mountain card from your hand.',
    'decide.stuck': 'None of your Mountain cards can be laid: press Ready, and they are discarded.',
    'decide.ready': 'All set: press Ready, or change something.',
    'decide.wait': 'Wait for the others; you may still change your mind.',
  },
  choices: {
    face: ({ face }) => `Choose face ${face}`,
    agree: () => 'Agree',
    keep: ({ card }, lexicon) => `Keep ${lexicon.notebook(card)}`,
    lay: ({ card, row, column }, lexicon) =>
      `Lay ${the(lexicon.mountain(card))} at row ${signed(row)}, column ${signed(column)}`,
    discard: ({ card }, lexicon) => `Discard ${the(lexicon.mountain(card))}`,
    takeBack: ({ card }, lexicon) => `Take back ${the(lexicon.mountain(card))}`,
    ready: () => 'Ready',
    unready: () => 'Not ready yet',
  },
  spots: {
    start: () => 'start of the landscape',
    lineEnd: ({ side, line, lines, beside }) => {
      const which =
        lines === 1
          ? 'the line'
          : line === 1
            ? 'the top line'
            : line === lines
              ? 'the bottom line'
              : `line ${line} from the top`;
      return `${side} end of ${which}, beside the ${SYMBOL_NAMES[beside.symbol].en}`;
    },
    newLine: ({ edge, card, place, size }) =>
      `new line at the ${edge}, ${edge === 'top' ? 'above' : 'below'} ${the(card)}${size === 1 ? '' : ` (card ${place} of ${size})`}`,
  },
  layAt: (card, spot) => `Lay ${the(card)}: ${spot}`,
  sources: {
    destination: (name, face) => `${name}, face ${face}`,
    symbol: (symbol) => capitalised(SYMBOLS_MANY[symbol]),
    notebook: (name) => name,
    given: (name) => `${name} (from the stage)`,
    penalty: () => 'Stage penalty',
  },
  reasons,
  results: {
    victory: (names, n) =>
      names.length === 1
        ? `${and(names)} wins with ${points(n)}.`
        : `${and(names)} share the win with ${points(n)} each.`,
    teamVictory: (names, helped, bonus) =>
      `${helped === 0 ? '' : `With the companion bonus of ${points(bonus)}, `}${and(names)} also win as a team.`,
    notAllAhead: (bonus) =>
      `The group does not win as a team: even with the bonus of ${points(bonus)}, not everyone in it beats every opponent.`,
    sharedByGroups: 'They are from different groups, so nobody wins as a team.',
    soloScore: (name, n) => `${name} scores ${points(n)}.`,
    lowestScore: (n) => `The lowest score in the group counts: ${points(n)}.`,
    suns: (n) => (n === 0 ? 'That is not enough for a sun.' : `The stage is won with ${suns(n)}.`),
  },
  modes: {
    team: {
      name: 'Team',
      text: '4 to 8 players in groups of two or three: each group composes one landscape, and you win alone or together.',
    },
    solo: {
      name: 'Solo',
      text: 'A stage of the campaign on your own: beat its scores to earn suns.',
    },
    cooperative: {
      name: 'Cooperative',
      text: '2 or 3 players on a stage of the campaign: one landscape, and only the lowest score counts.',
    },
    competitive: {
      name: 'Competitive',
      text: '2 to 4 players, each with a landscape of their own: the highest score wins.',
    },
  },
  options: {
    firstGame: {
      name: 'First game',
      text: 'Leaves out the advanced Notebook cards; in team and competitive games every Destination shows face A.',
    },
    stage: {
      name: 'Stage',
      text: 'The Stage card to play: it sets the Destination, the special rules and the scores to beat.',
    },
    groups: {
      name: 'Groups',
      text: 'Who travels with whom, in the order of the seats; drawn at random unless you arrange it.',
    },
  },
  modifiers: {
    maxLines: ({ n }) => `No new line may be started once the landscape has ${count(n, 'line', 'lines')}.`,
    maxLength: ({ n }) => `No line may have more than ${cards(n)}.`,
    onlyUp: () => 'New lines may be started only above the top line.',
    startLine: ({ n }) =>
      plural('en', n, {
        one: `Before the first round, ${n} random Mountain card forms the first line.`,
        other: `Before the first round, ${n} random Mountain cards of one colour form the first line.`,
      }),
    handDelta: ({ n }) => `Each hand has ${mountainCards(Math.abs(n))} ${n < 0 ? 'fewer' : 'more'} than usual.`,
    notebookDraw: ({ n }) =>
      n === 1
        ? 'Draw 1 Notebook card instead of 2 and keep it.'
        : `Draw ${n} Notebook cards instead of 2 and keep 1 of them.`,
    skipNotebook: ({ rounds }) =>
      `No Notebook cards are drawn in ${rounds.length === 1 ? 'round' : 'rounds'} ${and(rounds.map(String))}.`,
    given: ({ cards: ids }, lexicon) =>
      `${and(ids.map(lexicon.notebookById))} ${ids.length === 1 ? 'counts' : 'count'} for every player from the start.`,
    mute: ({ symbols }) =>
      `${capitalised(and(symbols.map((symbol) => SYMBOLS_MANY[symbol])))} do not score their own point.`,
    gleam: ({ symbols }) =>
      `${capitalised(and(symbols.map((symbol) => `each ${SYMBOL_NAMES[symbol].en}`)))} scores 1 more point.`,
    bothFaces: () => 'Both faces of the Destination card score.',
    penalty: ({ text }) => `Penalty for every player: ${text.en}.`,
    blind: ({ n }) =>
      `Each round, ${n} of the cards to lay ${plural('en', n, { one: 'is', other: 'are' })} picked at random from the hand.`,
    rounds: ({ n }) => {
      const trio = Math.ceil(n / 3) * 3;
      return `The game lasts ${count(n, 'round', 'rounds')}${trio === n ? '' : `, and ${trio} for a group of three`}.`;
    },
  },
  rules: {
    'SI-PLACE-04': 'Two lines of the same colour may not lie directly one above the other.',
    'SI-PLACE-05': 'A line may not have gaps: the card must touch one of its ends.',
    'SI-PLACE-07': 'A line never mixes colours.',
    'SI-PLACE-08': 'Cards laid in earlier rounds stay where they are.',
    'SI-R-02': 'A new line starts only above the top line or below the bottom line.',
    'SI-R-05': 'A new line starts directly above a card of the top line or directly below a card of the bottom line.',
    'SI-R-09': 'The first card goes to the starting place; the landscape grows from there.',
    'SI-R-13': 'First lay as many Mountain cards as this round asks for.',
    'SI-R-15': 'A card never lies on top of another.',
    'SI-R-23': 'You may lay cards from your own hand only.',
    'SI-R-24': 'Everybody takes back only their own cards.',
    'SI-R-25': 'The holder of the Role card neither lays nor takes back Mountain cards, but may give advice.',
    'SI-R-29': 'You are already ready; take that back first to change something.',
    'SI-R-41': 'First keep exactly one of the Notebook cards you drew.',
    'SI-R-73': 'A special rule of this stage does not allow this place.',
    'SI-R-79': 'A card drawn at random must be laid this round: no other card may take its place.',
    'SI-TURN-03': 'This round only the holder of the Role card keeps a Notebook card.',
    'SI-TURN-05':
      'Exactly 2 Mountain cards join the landscape each round; the others leave your hand when the round ends.',
    'SI-DUO-02': 'The Mountain cards you do not lay stay in your hand until the end of the round.',
    'SI-SOLO-03':
      'You lay exactly 2 Mountain cards each round; the others are discarded automatically when you are ready.',
    'SI-COOP-03': 'The Mountain cards you do not lay are discarded automatically at the end of the round.',
    'SI-VS-04':
      'You lay exactly 2 Mountain cards each round; the others go to the next player at the end of the round.',
    'SI-TRIO-03': 'In a group of three, each companion lays exactly 1 Mountain card each round.',
    'SI-TRIO-04': 'In a group of three, each companion discards exactly 1 Mountain card.',
  },
  phases: {
    faces: 'Choice of faces',
    decide: 'Everybody plays',
    over: 'Game over',
  },
  terms: {
    mountainCard: 'Mountain card',
    notebookCard: 'Notebook card',
    destination: 'Destination',
    roleCard: 'Role card',
    stage: 'Stage',
    landscape: 'Landscape',
    group: 'Group',
    companion: 'Companion',
    round: 'Round',
    line: 'Line',
    column: 'Column',
    hand: 'Hand',
    pile: 'Pile',
    discard: 'Discard',
  },
  mountain,
  suns,
  points,
  cards,
};
