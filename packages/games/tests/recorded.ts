/** Matches that were saved once and must load for ever; recorded/README.md says what may be done with them. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createMatch, createRandom, type Match, pick, type Random, type Result, sha256Hex } from '@cordillera/engine';
import type { SierraWestTypes } from '@cordillera/sierra-west';
import { nextStep } from '../../sierra-west/tests/golden.ts';
import { gameById } from '../src/index.ts';

/** What comes out of a recorded match. */
export interface Outcome {
  hash: string;
  /** Null: it was saved before its end. */
  result: Result | null;
  /** How many events each seat saw, spectators last. */
  events: number[];
}

export interface Recorded {
  name: string;
  /** The path of the file. */
  file: URL;
  text: string;
  outcome: Outcome;
}

interface Configuration {
  game: string;
  /** What is played, for the name of the file. */
  name: string;
  options: object;
  seats: number;
  /** Saved after this many entries; at the end of the game when absent. */
  saved?: number;
  /** Everybody agrees now and then to take something back. */
  takesBack?: true;
}

const CONFIGURATIONS: Configuration[] = [
  { game: 'sierra', name: 'team-5', options: { mode: 'team' }, seats: 5 },
  { game: 'sierra', name: 'team-4-unfinished', options: { mode: 'team', firstGame: true }, seats: 4, saved: 40 },
  { game: 'sierra', name: 'competitive-3', options: { mode: 'competitive' }, seats: 3 },
  { game: 'sierra', name: 'cooperative-2', options: { mode: 'cooperative', stage: 5 }, seats: 2 },
  { game: 'sierra', name: 'solo', options: { mode: 'solo', stage: 7 }, seats: 1 },
  { game: 'sierra-west', name: 'apple-hill-2', options: { mode: 'apple-hill' }, seats: 2 },
  {
    game: 'sierra-west',
    name: 'outlaws-3-unfinished',
    options: { mode: 'outlaws-and-outposts' },
    seats: 3,
    saved: 150,
  },
  { game: 'sierra-west', name: 'boats-and-banjos-1', options: { mode: 'boats-and-banjos' }, seats: 1 },
  { game: 'sierra-west', name: 'gold-rush-1', options: { mode: 'gold-rush' }, seats: 1 },
  { game: 'sierra-west', name: 'outlaws-1', options: { mode: 'outlaws-and-outposts' }, seats: 1 },
  { game: 'colorado', name: '2', options: {}, seats: 2 },
  { game: 'colorado', name: '2-taken-back', options: {}, seats: 2, takesBack: true },
  { game: 'colorado', name: '3-sealed', options: { sealed: true }, seats: 3 },
  { game: 'colorado', name: '4-unfinished', options: { firstCaller: 2 }, seats: 4, saved: 120 },
];

const folder = new URL('./recorded/', import.meta.url);
const OUTCOME = '.outcome.json';

export const outcomeOf = (match: Match): Outcome => ({
  hash: match.hash,
  result: match.result(),
  events: [...match.seats.keys(), 'spectator' as const].map((viewer) => match.events(0, viewer).length),
});

export const recordedMatches = (): Recorded[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith(OUTCOME))
    .map((name) => ({
      name,
      file: new URL(name, folder),
      text: readFileSync(new URL(name, folder), 'utf8'),
      outcome: JSON.parse(readFileSync(new URL(name.replace('.json', OUTCOME), folder), 'utf8')) as Outcome,
    }));

/** One entry of the log: mostly a choice, now and then an undo or somebody whose time is up. */
function step(match: Match, random: Random): void {
  const undoing = [...match.seats.keys()].filter((seat) => match.canUndo(seat));
  if (undoing.length > 0 && random.int(15) === 0) match.undo(pick(random, undoing));
  else if (random.int(60) === 0) match.timeUp(pick(random, match.deciders()));
  else if (match.game.id === 'sierra-west') {
    const { seat, choice } = nextStep(match as unknown as Match<SierraWestTypes>, random);
    match.choose(seat, choice);
  } else {
    const seat = pick(random, match.deciders());
    const { choices, forward } = match.decision(seat)!;
    // now and then something is taken back
    match.choose(seat, pick(random, random.int(8) === 0 ? choices : choices.slice(0, forward)));
  }
}

/** Records what is missing for the newest rules and the present format; existing records stay. */
export function recordMissing(): void {
  for (const { game: id, name, options, seats, saved, takesBack } of CONFIGURATIONS) {
    const game = gameById(id);
    const random = createRandom(`recorded ${id} ${name}`);
    const match = createMatch(game, {
      options,
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` })),
      seed: sha256Hex(`recorded ${id} ${name} ${game.version}`).slice(0, 32),
    });
    const base = `${id}-${name}.rules-${game.version}.format-${match.toJSON().formatVersion}`;
    if (existsSync(new URL(`${base}.json`, folder))) continue;
    while (match.result() === null && match.seq !== saved) {
      if (match.seq === 20) match.sit(0, { name: 'Zoë', standIn: 'random' });
      else if (takesBack && match.seq % 25 === 24) match.takeBack(match.choices().at(-5)!.seat);
      else step(match, random);
    }
    writeFileSync(new URL(`${base}.json`, folder), `${JSON.stringify(match)}\n`);
    writeFileSync(new URL(base + OUTCOME, folder), `${JSON.stringify(outcomeOf(match), null, 2)}\n`);
  }
}
