import { createMatch, createRandom, type Match, pick } from '@cordillera/engine';
import { gameById, loadMatch } from '../src/index.ts';
import { recordedMatches } from './recorded.ts';

/** A match saved in the middle, and its continuation, which another process or a browser must reproduce. */
export interface Journey {
  name: string;
  /** As written to a file. */
  saved: string;
  rest: { seat: number; choice: object }[];
  /** The fingerprints after each choice of the rest. */
  hashes: string[];
  /** The whole match at its end, as written to a file. */
  ended: string;
}

const configurations: [name: string, options: object, seats: number][] = [
  ['team of 5', { mode: 'team' }, 5],
  ['team of 8', { mode: 'team', firstGame: true }, 8],
  ['competitive 3', { mode: 'competitive' }, 3],
  ['solo, stage 7', { mode: 'solo', stage: 7 }, 1],
  ['cooperative 3, stage 5', { mode: 'cooperative', stage: 5 }, 3],
];

/** One forward choice, sometimes one that takes something back, so that drafts are in every state. */
function step(match: Match, random: ReturnType<typeof createRandom>): void {
  const open = match.decisions().filter(({ forward, choices }) => forward > 0 || choices.length > 0);
  const waited = open.filter(({ forward }) => forward > 0);
  const back = random.int(8) === 0 ? open.filter(({ forward, choices }) => choices.length > forward) : [];
  if (back.length > 0) {
    const { seat, choices, forward } = pick(random, back);
    match.choose(seat, pick(random, choices.slice(forward)));
  } else {
    const { seat, choices, forward } = pick(random, waited);
    match.choose(seat, pick(random, choices.slice(0, forward)));
  }
}

/** Matches of Sierra played at random, and recorded ones of Sierra West, whose games pure chance would not end. */
const matches = (): { name: string; match: Match }[] => [
  ...configurations.map(([name, options, seats], index) => {
    const random = createRandom(`journeys ${name}`);
    const match = createMatch(gameById('sierra'), {
      options,
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` })),
      seed: (index + 1).toString(16).padStart(32, '5'),
    });
    while (match.result() === null) step(match, random);
    return { name, match };
  }),
  ...recordedMatches()
    .filter(({ name, outcome }) => name.startsWith('sierra-west') && outcome.result !== null)
    .map(({ name, text }) => {
      const match = loadMatch(text);
      // without the entries of its log that no longer count
      return { name, match: match.fork(match.length) };
    }),
];

/** `cuts` random positions of one match of every kind. */
export function journeys(cuts: number): Journey[] {
  return matches().flatMap(({ name, match }) => {
    const random = createRandom(`cuts ${name}`);
    const ended = JSON.stringify(match);
    const again = match.fork(0);
    const hashes = match.choices().map(({ seat, choice }) => {
      again.choose(seat, choice);
      return again.hash;
    });
    return Array.from({ length: cuts }, () => {
      const at = random.int(match.length);
      return {
        name: `${name}, after ${at} choices`,
        saved: JSON.stringify(match.fork(at)),
        rest: match.choices(at),
        hashes: hashes.slice(at),
        ended,
      };
    });
  });
}
