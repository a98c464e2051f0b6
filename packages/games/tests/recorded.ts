/** Saved matches that must always load; recorded/README.md says how they may be changed. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createMatch,
  createRandom,
  defaultSetup,
  loadPack,
  type Match,
  pick,
  type Random,
  type Result,
  type StoredMatch,
  sha256Hex,
} from '@cordillera/engine';
import type { SierraWestTypes } from '@cordillera/sierra-west';
import { nextStep } from '../../sierra-west/tests/helpers/golden.ts';
import { gameById, games, olderHouse } from '../src/index.ts';
import { isLodgeCutShort, lodgeStep } from './lodge.ts';
import { olderHouses } from './olderHouses.ts';

/** The outcome of a recorded match. */
export interface Outcome {
  hash: string;
  /** Null when the match was saved before its end. */
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
  /** The game and its setup, for the name of the file. */
  name: string;
  options: object;
  seats: number;
  /** Saved after this many entries; at the end of the game when absent. */
  saved?: number;
  /** Players sometimes agree to take something back. */
  takesBack?: true;
  /** Players of Sierra West who use the Backtrack and the Shortcut Cabin through the Meeting Lodge (SW-R-72). */
  lodge?: true;
  /** Played with the earlier house set of this hash. */
  house?: string;
}

/** The same with each of the house sets that the game had before. */
const withOlderHouses = (configuration: Configuration): Configuration[] =>
  Object.keys(olderHouses[configuration.game]?.changes ?? {}).map((house) => ({
    ...configuration,
    name: `${configuration.name}.house-${house.slice(0, 12)}`,
    house,
  }));

const OWN: Configuration[] = [
  { game: 'sierra', name: 'team-5', options: { mode: 'team' }, seats: 5 },
  { game: 'sierra', name: 'team-4-unfinished', options: { mode: 'team', firstGame: true }, seats: 4, saved: 40 },
  { game: 'sierra', name: 'competitive-3', options: { mode: 'competitive' }, seats: 3 },
  { game: 'sierra', name: 'cooperative-2', options: { mode: 'cooperative', stage: 5 }, seats: 2 },
  { game: 'sierra', name: 'cooperative-3', options: { mode: 'cooperative', stage: 1 }, seats: 3 },
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
  { game: 'sierra-west', name: 'apple-hill-1', options: { mode: 'apple-hill' }, seats: 1 },
  {
    game: 'sierra-west',
    name: 'boats-and-banjos-1-rich',
    options: { mode: 'boats-and-banjos', hastings: { richGold: true } },
    seats: 1,
  },
  { game: 'sierra-west', name: 'boats-and-banjos-2', options: { mode: 'boats-and-banjos' }, seats: 2 },
  { game: 'sierra-west', name: 'gold-rush-4-unfinished', options: { mode: 'gold-rush' }, seats: 4, saved: 200 },
  { game: 'sierra-west', name: 'advanced-1', options: { mode: 'gold-rush', advancedPlanning: true }, seats: 1 },
  {
    game: 'sierra-west',
    name: 'advanced-3-unfinished',
    options: { mode: 'outlaws-and-outposts', advancedPlanning: true },
    seats: 3,
    saved: 200,
  },
  { game: 'sierra-west', name: 'lodge-2', options: { mode: 'apple-hill' }, seats: 2, lodge: true },
  { game: 'colorado', name: '2', options: {}, seats: 2 },
  { game: 'colorado', name: '2-taken-back', options: {}, seats: 2, takesBack: true },
  { game: 'colorado', name: '3-sealed', options: { sealed: true }, seats: 3 },
  { game: 'colorado', name: '4-unfinished', options: { firstCaller: 2 }, seats: 4, saved: 120 },
  ...withOlderHouses({ game: 'sierra', name: 'cooperative-2', options: { mode: 'cooperative', stage: 5 }, seats: 2 }),
  ...withOlderHouses({
    game: 'sierra-west',
    name: 'boats-and-banjos-1',
    options: { mode: 'boats-and-banjos' },
    seats: 1,
  }),
  ...withOlderHouses({ game: 'colorado', name: '2', options: {}, seats: 2 }),
];

/** For games without configurations of their own: a full table, finished and unfinished. */
const usual = games
  .filter(({ id }) => !OWN.some(({ game }) => game === id))
  .flatMap((game): Configuration[] => {
    const seats = defaultSetup(game).max;
    return [
      { game: game.id, name: `${seats}`, options: {}, seats },
      { game: game.id, name: `${seats}-unfinished`, options: {}, seats, saved: 12 },
    ];
  });

const CONFIGURATIONS = [...OWN, ...usual];

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

/** One entry of the log: mostly a choice, sometimes an undo or a timeout. */
function step(match: Match, random: Random): void {
  const undoing = [...match.seats.keys()].filter((seat) => match.canUndo(seat));
  if (undoing.length > 0 && random.int(15) === 0) match.undo(pick(random, undoing));
  else if (match.rules.timeUp && random.int(60) === 0) match.timeUp(pick(random, match.deciders()));
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

const FILE = { format: 1, of: (match: Match): StoredMatch => match.toJSON() };
/** A match as a file, and as a browser stores it. */
export const FORMS = [FILE, { format: 2, of: (match: Match): StoredMatch => match.toStored() }];

/** Records missing matches for the newest rules and the present format; existing records stay. */
export function recordMissing(): void {
  for (const configuration of CONFIGURATIONS) {
    const { game, name, lodge, saved } = configuration;
    let match = beginRecorded(configuration, '');
    const base = `${game}-${name}.rules-${match.rulesVersion}`;
    // a browser stores unfinished matches
    const forms = (saved ? FORMS : [FILE]).map((form) => ({ ...form, file: `${base}.format-${form.format}` }));
    const missing = forms.filter(({ file }) => !existsSync(new URL(`${file}.json`, folder)));
    if (missing.length === 0) continue;
    for (let again = 1; !playRecorded(match, configuration) && lodge; again++)
      match = beginRecorded(configuration, ` ${again}`);
    for (const { file, of } of missing) {
      writeFileSync(new URL(`${file}.json`, folder), `${JSON.stringify(of(match))}\n`);
      writeFileSync(new URL(file + OUTCOME, folder), `${JSON.stringify(outcomeOf(match), null, 2)}\n`);
    }
  }
}

function beginRecorded({ game: id, name, options, seats, house }: Configuration, again: string): Match {
  const game = gameById(id);
  // matches with an earlier set were played with the first rules
  const rulesVersion = house ? 1 : game.version;
  return createMatch(game, {
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    seed: sha256Hex(`recorded ${id} ${name} ${rulesVersion}${again}`).slice(0, 32),
    rulesVersion,
    ...(house && { content: loadPack(game.format, { id: 'house', files: olderHouse(game, house)! }) }),
  });
}

/** Plays the match; returns whether it contains what its configuration asks for. */
function playRecorded(match: Match, { game: id, name, saved, takesBack, lodge }: Configuration): boolean {
  const random = createRandom(`recorded ${id} ${name}`);
  let held = !lodge;
  while (match.result() === null && match.seq !== saved) {
    if (match.seq === 20) match.sit(0, { name: 'Zoë', standIn: 'random' });
    else if (takesBack && match.seq % 25 === 24) match.takeBack(match.choices().at(-5)!.seat);
    else if (lodge) {
      const west = match as unknown as Match<SierraWestTypes>;
      const { seat, choice } = lodgeStep(west, random);
      held ||= isLodgeCutShort(west, choice);
      west.choose(seat, choice);
    } else step(match, random);
  }
  return held;
}
