/**
 * Whole games recorded as text. Seeded chance plays a game, written line by line: every choice with the
 * fingerprint of the state after it, every event under it with all its fields, the score sheet and the result at the
 * end. A change of the rules changes these texts, so an unintended one shows in a diff.
 *
 * After an intended change: UPDATE_GOLDEN=1 npx vitest run --project sierra packages/sierra/tests/golden.test.ts
 */
import { createRandom, pick, type ScoreSheet } from '@cordillera/engine';
import { eventLine } from '../../../engine/tests/golden.ts';
import type { SierraChoice, SierraEvent, SierraResult } from '../../src/index.ts';
import { matchOf, type SierraMatch, seedOf } from './matches.ts';
import { houseSet } from './packs.ts';

export interface GoldenGame {
  /** Name of the file in tests/golden, without its ending: mode, seats, and what is special. */
  name: string;
  options: Record<string, unknown>;
  seats: number;
}

export const GOLDEN_GAMES: GoldenGame[] = [
  { name: 'team-4', options: { mode: 'team' }, seats: 4 },
  { name: 'team-4-first-game', options: { mode: 'team', firstGame: true }, seats: 4 },
  {
    name: 'team-5',
    options: {
      mode: 'team',
      groups: [
        [4, 1, 2],
        [0, 3],
      ],
    },
    seats: 5,
  },
  { name: 'team-8', options: { mode: 'team' }, seats: 8 },
  { name: 'solo-1-stage-1', options: { mode: 'solo', stage: 1 }, seats: 1 },
  { name: 'solo-1-stage-7', options: { mode: 'solo', stage: 7 }, seats: 1 },
  { name: 'cooperative-2-stage-2', options: { mode: 'cooperative', stage: 2 }, seats: 2 },
  { name: 'cooperative-3-stage-8', options: { mode: 'cooperative', stage: 8 }, seats: 3 },
  { name: 'competitive-3', options: { mode: 'competitive' }, seats: 3 },
];

const { box } = houseSet;

const mountain = (card: number): string => {
  const { colour, symbol } = box.mountain[card]!;
  return `${colour} ${symbol} (card ${card})`;
};
const notebook = (card: number): string => `${box.notebook[card]!.id} (card ${card})`;
const seatList = (seats: readonly number[]): string => seats.join(', ');

function choiceText(choice: SierraChoice, match: SierraMatch, seat: number): string {
  switch (choice.do) {
    case 'face':
      return `propose face ${choice.face}`;
    case 'keep':
      return `keep ${notebook(choice.card)}`;
    case 'lay':
      return `lay ${mountain(choice.card)} at ${choice.row},${choice.column}`;
    case 'discard':
      return `discard ${mountain(choice.card)}`;
    case 'takeBack': {
      const laid = match.view(seat).groups.some((group) => group.draft?.some(({ card }) => card === choice.card));
      return `take back ${mountain(choice.card)}${laid ? '' : ' from the discard'}`;
    }
    case 'agree':
    case 'ready':
    case 'unready':
      return choice.do;
  }
}

const NOTEBOOK_EVENTS: readonly SierraEvent['type'][] = ['notebookGiven', 'notebookDrawn', 'keptDraft', 'kept'];

function eventText(event: SierraEvent): string {
  const isNotebook = NOTEBOOK_EVENTS.includes(event.type) || ('deck' in event && event.deck === 'notebook');
  const name = (card: number): string => {
    if (isNotebook) return box.notebook[card]!.id;
    const { colour, symbol } = box.mountain[card]!;
    return `${colour} ${symbol}`;
  };
  return eventLine(event, (key, value) => (key === 'card' || key === 'cards' ? name(value) : null));
}

function sheetText({ seats }: ScoreSheet): string[] {
  return seats.flatMap(({ lines, total }, seat) => [
    `seat ${seat}: ${total}`,
    ...lines.map(({ source, params, points }) => `    ${points} ${[source, ...Object.values(params ?? {})].join(' ')}`),
  ]);
}

function resultText({ reason, winners, teamWinners, bonuses, totals, suns }: SierraResult): string[] {
  return [
    `reason: ${reason}`,
    `totals: ${seatList(totals)}`,
    `winners: ${seatList(winners) || 'nobody'}`,
    `team victory: ${seatList(teamWinners) || 'nobody'}`,
    `bonuses: ${seatList(bonuses)}`,
    ...(suns === null ? [] : [`suns: ${suns}`]),
  ];
}

/** Each landscape as rows of cards, the top line first. */
function landscapeText(match: SierraMatch): string[] {
  return match.view('spectator').groups.flatMap(({ landscape: { bottom, lines } }, group) => [
    `group ${group}`,
    ...lines
      .map((line, index) => {
        const symbols = line.cards.map((card) => box.mountain[card]!.symbol).join(' ');
        return `    row ${bottom + index}, from column ${line.start}, ${line.colour}: ${symbols}`;
      })
      .toReversed(),
  ]);
}

/** Plays and records the game. One choice in ten takes something back, if possible. */
export function goldenText({ name, options, seats }: GoldenGame): string {
  const match = matchOf(options, seats, `golden ${name}`);
  const random = createRandom(`golden ${name}`);
  const text = [
    `Sierra, rules version ${match.rulesVersion}`,
    `options: ${JSON.stringify(match.options)}`,
    `seats: ${seats}`,
    `seed hash: ${match.seedHash}`,
    `content: ${match.content.id} ${match.content.hash}`,
    '',
    `setup  #${match.hash}`,
    ...match.rules.setup({ options: match.options, seats, seed: seedOf(`golden ${name}`) }).events.map(eventText),
  ];
  while (match.deciders().length > 0) {
    const back = match.decisions().filter(({ choices, forward }) => choices.length > forward);
    let seat: number;
    let choice: SierraChoice;
    if (back.length > 0 && random.int(10) === 0) {
      const decision = pick(random, back);
      seat = decision.seat;
      choice = pick(random, decision.choices.slice(decision.forward));
    } else {
      seat = pick(random, match.deciders());
      const { choices, forward } = match.decisions().find((decision) => decision.seat === seat)!;
      choice = pick(random, choices.slice(0, forward));
    }
    const line = `${match.length + 1} seat ${seat} ${choiceText(choice, match, seat)}`;
    const events = match.choose(seat, choice);
    text.push(`${line}  #${match.hash}`, ...events.map(eventText));
  }
  text.push('', 'landscapes', ...landscapeText(match));
  text.push('', 'score sheet', ...sheetText(match.score()));
  text.push('', 'result', ...resultText(match.result()!), '');
  return text.join('\n');
}
