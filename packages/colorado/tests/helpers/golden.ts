/**
 * Whole games recorded as text. Seeded chance plays a game, written line by line: every choice with the
 * fingerprint of the state after it, every event under it with all its fields, the score sheet and the result at the
 * end. A change of the rules changes these texts, so an unintended one shows in a diff.
 *
 * After an intended change: UPDATE_GOLDEN=1 npx vitest run --project colorado packages/colorado/tests/golden.test.ts
 */
import { createMatch, createRandom, pick, stateHash } from '@cordillera/engine';
import { eventLine } from '../../../engine/tests/golden.ts';
import { type ColoradoEvent, colorado } from '../../src/index.ts';
import { nameOf, rules } from './positions.ts';
import { sample } from './sample.ts';
import { seedOf, stageIds } from './sheets.ts';

export interface GoldenGame {
  /** Name of the file in tests/golden, without its ending: seats, and what is special. */
  name: string;
  options: Record<string, unknown>;
  seats: number;
}

export const GOLDEN_GAMES: GoldenGame[] = [
  { name: '2', options: {}, seats: 2 },
  { name: '3-sealed', options: { sealed: true }, seats: 3 },
  { name: '4-second-calls-first', options: { firstCaller: 1 }, seats: 4 },
];

const { sheet } = sample.content;
const stages = stageIds(rules.box);
const NAMES: Record<string, (value: number) => string> = {
  card: nameOf,
  cards: nameOf,
  discard: nameOf,
  region: (region) => sheet.regions[region]!.id,
  stage: (stage) => stages[stage] as string,
  station: (station) => sheet.rail.stages[station]!.id,
};

const eventText = (event: ColoradoEvent): string => eventLine(event, (key, value) => NAMES[key]?.(value) ?? null);

/** Plays and records the game. */
export function goldenText({ name, options, seats }: GoldenGame): string {
  const seed = seedOf(`golden ${name}`);
  const match = createMatch(colorado, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    seed,
    content: sample,
  });
  const random = createRandom(`golden ${name}`);
  const fingerprint = (): string => stateHash(match.copyState()).slice(0, 8);
  const text = [
    `Colorado, rules version ${match.rulesVersion}`,
    `options: ${JSON.stringify(match.options)}`,
    `seats: ${seats}`,
    `content: ${match.content.id} ${match.content.hash}`,
    '',
    `setup  #${fingerprint()}`,
    ...match.rules.setup({ options: match.options, seats, seed }).events.map(eventText),
  ];
  while (match.deciders().length > 0) {
    const seat = pick(random, match.deciders());
    const choice = pick(random, match.decision(seat)!.choices);
    const { do: what, ...fields } = choice;
    const line = eventLine({ type: what, ...fields }, (key, value) => NAMES[key]?.(value) ?? null).trim();
    const events = match.choose(seat, choice);
    text.push(`${match.length} seat ${seat} ${line}  #${fingerprint()}`, ...events.map(eventText));
  }
  text.push('', 'score sheet');
  for (const [seat, { lines, total }] of match.score().seats.entries())
    text.push(
      `seat ${seat}: ${total}`,
      ...lines.map(
        ({ source, params, points }) => `    ${points} ${[source, ...Object.values(params ?? {})].join(' ')}`,
      ),
    );
  text.push('', 'result', JSON.stringify(match.result()), '');
  return text.join('\n');
}
