/**
 * Whole games written down as text. A game is played by seeded chance and told line by line: every choice with the
 * fingerprint of the state after it, every public event under it, the score sheet and the result at the end. What
 * changes in the rules changes these texts, so a change that nobody meant is seen in a diff.
 *
 * After a change that was meant: UPDATE_GOLDEN=1 npx vitest run --project sierra packages/sierra/tests/golden.test.ts
 */
import { createRandom, pick, type ScoreSheet } from '@cordillera/engine';
import type { SierraChoice, SierraEvent, SierraResult } from '../src/index.ts';
import { matchOf, rulesOfHouse, type SierraMatch } from './helpers.ts';

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

const { box } = rulesOfHouse();

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

/** A public event as everybody may know it. */
function eventText(event: SierraEvent): string {
  switch (event.type) {
    case 'groupsFormed':
      return event.groups
        .map((members, index) => `group ${index}: seats ${seatList(members)}, Destination ${event.destinations[index]}`)
        .join('\n    ');
    case 'stageBegan':
      return `stage ${event.stage}`;
    case 'startLineLaid':
      return `start line of group ${event.group}: ${event.cards.map(mountain).join(', ')}`;
    case 'notebookGiven':
      return `given: ${event.cards.map(notebook).join(', ')}`;
    case 'agreement':
      return `seat ${event.seat} ${event.agrees ? 'agrees' : 'no longer agrees'} on a face`;
    case 'facesShown':
      return `faces: ${event.faces.map((face, index) => `group ${index} ${face}`).join(', ')}`;
    case 'frontLaid':
      return `${event.count} in front of group ${event.group}`;
    case 'roundBegan':
      return `round ${event.round}`;
    case 'roleHeld':
      return `group ${event.group}: seat ${event.seat} holds the Role card`;
    case 'dealt':
      return `seat ${event.seat} took ${event.front}, drew ${event.mountain} mountain and ${event.notebook} notebook`;
    case 'reshuffled':
      return `the ${event.deck} discard becomes a new pile of ${event.size}`;
    case 'readied':
      return `seat ${event.seat} is ready`;
    case 'unreadied':
      return `seat ${event.seat} is no longer ready`;
    case 'laid':
      return `group ${event.group}, seat ${event.seat} laid ${mountain(event.card)} at ${event.row},${event.column}`;
    case 'kept':
      return `seat ${event.seat} kept ${notebook(event.card)}`;
    case 'passed':
      return `group ${event.from} passed ${event.count} to group ${event.to}`;
    case 'discarded':
      return `group ${event.group} discarded ${event.count} ${event.deck}`;
    case 'gameEnded':
      return `the game is over (${event.reason})`;
    default:
      // a kind that was private so far: told as it is, so that the diff shows it
      return JSON.stringify(event);
  }
}

const indented = (events: readonly SierraEvent[]): string[] =>
  events.filter((event) => event.for === undefined).map((event) => `    ${eventText(event)}`);

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

/** Plays the game and tells it. One choice in ten takes something back, if anything can be. */
export function goldenText({ name, options, seats }: GoldenGame): string {
  const match = matchOf(options, seats, `golden ${name}`);
  const random = createRandom(`golden ${name}`);
  const text = [
    `Sierra, rules version ${match.game.version}`,
    `options: ${JSON.stringify(match.options)}`,
    `seats: ${seats}`,
    `seed hash: ${match.seedHash}`,
    `content: ${match.content.id} ${match.content.hash}`,
    '',
    `setup  #${match.hash}`,
    ...indented(match.events(0, 'spectator')),
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
    text.push(`${line}  #${match.hash}`, ...indented(events));
  }
  text.push('', 'landscapes', ...landscapeText(match));
  text.push('', 'score sheet', ...sheetText(match.score()));
  text.push('', 'result', ...resultText(match.result()!), '');
  return text.join('\n');
}
