/**
 * Whole games written down as text. A game is played by a seeded random player that heads for the end, and written line by line:
 * every choice, every event under it with all its fields, the fingerprint of the state after every turn, the score sheet
 * and the result at the end. A change in the rules changes these texts, so an unintended one shows up in a diff.
 *
 * After an intended change: UPDATE_GOLDEN=1 npx vitest run --project sierra-west packages/sierra-west/tests/golden.test.ts
 */
import { createRandom, type Match, pick, type Random, type ScoreLine, type Seat } from '@cordillera/engine';
import { eventLine } from '../../../engine/tests/golden.ts';
import { pickBiased } from '../../src/biasedRandom.ts';
import {
  CABIN_TYPES,
  isClaimable,
  type Mode,
  POSITIONS,
  type SierraWestChoice,
  type SierraWestEvent,
  type SierraWestResult,
  type SierraWestState,
  type SierraWestTypes,
  stepsFrom,
} from '../../src/index.ts';
import { houseRules } from './packs.ts';
import { newMatch } from './scenes.ts';

export interface GoldenGame {
  /** Name of the file in tests/golden, without its ending: mode, seats, and what is special. */
  name: string;
  options: { mode: Mode; [option: string]: unknown };
  seats: number;
  /** 32 hexadecimal digits. */
  seed: string;
}

/** Everything of 12.6 that makes Hastings stronger. */
const STRONG = {
  mule: true,
  bear: true,
  richCabins: true,
  richGold: true,
  richBoots: true,
  wagon: 1,
  trapperMule: true,
};

// The seeds were chosen for games of a length that people play, which together cover nearly everything that can happen.
export const GOLDEN_GAMES: GoldenGame[] = [
  { name: 'apple-hill-3', options: { mode: 'apple-hill' }, seats: 3, seed: '6c'.repeat(16) },
  { name: 'boats-and-banjos-2', options: { mode: 'boats-and-banjos' }, seats: 2, seed: '48'.repeat(16) },
  { name: 'gold-rush-4', options: { mode: 'gold-rush' }, seats: 4, seed: '12'.repeat(16) },
  { name: 'outlaws-and-outposts-2', options: { mode: 'outlaws-and-outposts' }, seats: 2, seed: 'f3'.repeat(16) },
  {
    name: 'apple-hill-2-advanced-planning',
    options: { mode: 'apple-hill', advancedPlanning: true },
    seats: 2,
    seed: '6c'.repeat(16),
  },
  { name: 'apple-hill-1', options: { mode: 'apple-hill' }, seats: 1, seed: '99'.repeat(16) },
  { name: 'boats-and-banjos-1', options: { mode: 'boats-and-banjos' }, seats: 1, seed: '99'.repeat(16) },
  {
    name: 'gold-rush-1-strong-hastings',
    options: { mode: 'gold-rush', hastings: STRONG },
    seats: 1,
    seed: '55'.repeat(16),
  },
  { name: 'outlaws-and-outposts-1', options: { mode: 'outlaws-and-outposts' }, seats: 1, seed: '22'.repeat(16) },
];

const { box } = houseRules;

// ---- Writing

/** The kind of thing that a number of this field names; most fields are just numbers. */
function named(mode: Mode, type: string, key: string, value: number): string | null {
  const { cards, specials } = box.kits[mode];
  if (key === 'tile' || (key === 'market' && type === 'marketFilled'))
    return CABIN_TYPES[box.tiles[value] ?? -1] ?? '–';
  if (key === 'card' && type === 'planTurned') return box.planCards[value]!.id;
  if (key === 'card' || key === 'cards') return cards[value]?.id ?? specials[value - cards.length]!.id;
  return null;
}

/** One field in short form: a number with its key, a word alone. */
function fieldText(mode: Mode, type: string, key: string, value: unknown): string {
  if (typeof value === 'number') return named(mode, type, key, value) ?? `${key} ${value}`;
  if (typeof value === 'boolean') return value ? key : `not ${key}`;
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'number' ? (named(mode, type, key, item) ?? item) : item)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value ?? `no ${key}`);
  return Object.entries(value)
    .map(([good, n]) => `${good} ${n}`)
    .join(' ');
}

function choiceText(mode: Mode, choice: SierraWestChoice): string {
  const { do: what, ...fields } = choice;
  return [what, ...Object.entries(fields).map(([key, value]) => fieldText(mode, what, key, value))].join(' ');
}

const eventText = (mode: Mode, event: SierraWestEvent): string =>
  eventLine(event, (key, value) => named(mode, event.type, key, value));

const lineText = ({ source, params, points }: ScoreLine): string =>
  `  ${points} ${[source, ...Object.values(params ?? {})].join(' ')}`;

function endText(match: Match<SierraWestTypes>): string[] {
  const { seats, others = [] } = match.score();
  const { reason, winners, totals, hastings } = match.result() as SierraWestResult;
  return [
    '',
    'score sheet',
    ...seats.flatMap(({ lines, total }, seat) => [`seat ${seat}: ${total}`, ...lines.map(lineText)]),
    ...others.flatMap(({ name, lines, total }) => [`${name}: ${total}`, ...lines.map(lineText)]),
    '',
    'result',
    `reason: ${reason}`,
    `totals: ${totals.join(', ')}${hastings === null ? '' : `, Hastings ${hastings}`}`,
    `winners: ${winners.join(', ') || 'nobody'}`,
    '',
  ];
}

// ---- Playing

/** The number of boots from each place to the nearest card that can be claimed. */
function waysToClaim(state: SierraWestState): Map<number, number> {
  const far = new Map<number, number>();
  let edge = Array.from({ length: POSITIONS }, (_, position) => position).filter((p) => isClaimable(state, p));
  for (let boots = 0; edge.length > 0; boots++) {
    for (const position of edge) far.set(position, boots);
    edge = [...new Set(edge.flatMap((position) => stepsFrom(state, position)))].filter((p) => !far.has(p));
  }
  return far;
}

/** A plan is better the more it brings the end nearer: shovels in sight, boots, and guns. */
function worthOf({ mode }: SierraWestState, choice: SierraWestChoice): number {
  if (choice.do !== 'plan' && choice.do !== 'draft') return 0;
  const [left, middle, right] = choice.cards.map((card) => box.kits[mode].cards[card]!);
  const seen = [...[0, 1, 3, 4].flatMap((slot) => [left!.icons[slot]!, right!.icons[slot]!]), middle!.icons[2]!];
  const guns = [left!, middle!, right!].filter(
    ({ summit: { action } }) => action === 'rifle' || action === 'sixShooter',
  );
  const icons = seen.reduce(
    (sum, icon) =>
      sum + (icon.icon === 'shovel' ? 3 : icon.icon === 'boots' ? icon.n : icon.icon === 'bullets' ? 2 : 0),
    0,
  );
  return icons + 2 * guns.length;
}

/** Trades that could go back and forth without end. */
const EXCHANGES: readonly SierraWestChoice['do'][] = ['changeGold', 'sellFish', 'blast'];

/** Random play that heads for the end of the game: it plans for shovels and climbs only where there is something to claim. */
function chosen(state: SierraWestState, seat: Seat, choices: SierraWestChoice[], random: Random): SierraWestChoice {
  const best = Math.max(...choices.map((choice) => worthOf(state, choice)));
  if (best > 0)
    return pick(
      random,
      choices.filter((choice) => worthOf(state, choice) === best),
    );
  const far = waysToClaim(state);
  const wayFrom = (position: number): number => far.get(position) ?? POSITIONS;
  const here = wayFrom(state.players[seat]!.frontiersmen[0]!);
  const open = choices.filter((choice) => {
    if (choice.do === 'climb') return wayFrom(choice.to) < here;
    return (choice.do !== 'stop' && !EXCHANGES.includes(choice.do)) || random.int(4) === 0;
  });
  return open.length === 0 ? pick(random, choices) : open[pickBiased(open, random)]!;
}

/** The seat that chooses next: usually a player the game waits for, sometimes one who prepares a plan. */
export function nextStep(match: Match<SierraWestTypes>, random: Random): { seat: Seat; choice: SierraWestChoice } {
  const state = match.copyState();
  const waiting = match.decisions().filter(({ choices, forward }) => forward < choices.length);
  if (waiting.length > 0 && random.int(60) === 0) {
    const { seat, choices, forward } = pick(random, waiting);
    return { seat, choice: pick(random, choices.slice(forward)) };
  }
  const seat = pick(random, match.deciders());
  const { choices, forward } = match.decision(seat)!;
  return { seat, choice: chosen(state, seat, choices.slice(0, forward), random) };
}

/** Plays and records the game. */
export function goldenText({ name, options, seats, seed }: GoldenGame): string {
  const { mode } = options;
  const match = newMatch(options, seats, seed);
  const random = createRandom(`golden ${name}`);
  const text = [
    `Sierra West, rules version ${match.rulesVersion}`,
    `options: ${JSON.stringify(match.options)}`,
    `seats: ${seats}`,
    `seed: ${seed}`,
    `content: ${match.content.id} ${match.content.hash}`,
    '',
    `setup #${match.hash}`,
    ...match.rules.setup({ options: match.options, seats, seed }).events.map((event) => eventText(mode, event)),
  ];
  while (match.deciders().length > 0) {
    const { seat, choice } = nextStep(match, random);
    const { active, round } = match.copyState();
    const events = match.choose(seat, choice).map((event) => eventText(mode, event));
    if (choice.do === 'plan') text.push('', `round ${round}, seat ${seat}`);
    const who = seat === active && choice.do !== 'draft' ? '' : `seat ${seat} `;
    text.push(`${who}${choiceText(mode, choice)}`, ...events);
    if (choice.do === 'pass') text.push(`#${match.hash}`);
  }
  return [...text, ...endText(match)].join('\n');
}
