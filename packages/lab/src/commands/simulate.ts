import { createMatch, type Game, JsonSyntaxError, parseJson, truncate } from '@cordillera/engine';
import { type Arguments, defineCommand, type Output, UsageError } from '../cli/command.ts';
import { createProgress } from '../cli/progress.ts';
import { didYouMean } from '../cli/suggest.ts';
import { prepareFolder } from '../files/matchFiles.ts';
import { checkPack, readPack } from '../files/readPack.ts';
import { chooseGame } from '../simulate/chooseGame.ts';
import { idOf, isOutside } from '../simulate/outsideBots.ts';
import { type RunPlan, rotationsOf, seatsOf } from '../simulate/plan.ts';
import type { Registry } from '../simulate/registry.ts';
import { describeReport, reportOf } from '../simulate/report.ts';
import { openRows, type RowsFile } from '../simulate/rows.ts';
import { playHere, type Run } from '../simulate/simulation.ts';
import type { Tally } from '../simulate/tally.ts';
import { playInWorkers } from '../simulate/workers.ts';

const flags = {
  game: { value: 'ID', about: 'The game, for example sierra.' },
  options: { value: 'JSON', about: 'Its options, for example \'{"mode":"team"}\'.', default: '{}' },
  pack: { value: 'FOLDER', about: 'Play with the card set in this folder; with the house set when absent.' },
  seats: { value: 'N', about: 'How many play; needed unless --bots lists one per seat.' },
  bots: {
    value: 'BOT[,BOT…]',
    about: 'One bot for all seats, or one per seat: its ID, the file of a module, or program:COMMAND.',
    default: 'random',
  },
  games: { value: 'N', about: 'How many games.', default: '100' },
  from: { value: 'N', about: 'Begin with game number N: those before it have been played.', default: '0' },
  seed: { value: 'TEXT', about: 'Any text; the same text gives the same games.', default: '1' },
  workers: { value: 'N', about: 'Threads to play in; the result is the same for any number.', default: '1' },
  paired: { about: 'Play every deal once for each rotation of the bots over the seats, for a fair comparison.' },
  opening: { value: 'N', about: 'Let chance make the first N choices of each seat.', default: '0' },
  nodes: {
    value: 'N',
    about: 'Let bots look at no more than N nodes for one choice; as many as they like when absent.',
  },
  save: { value: 'DIR', about: 'Keep each match as DIR/<game>-<number>.json; DIR is made, and must hold none yet.' },
  rows: { value: 'FILE', about: 'Write a row for each game and seat, as FILE.csv or FILE.jsonl; --from adds to it.' },
  json: { about: 'Print one JSON object instead of tables.' },
};

type Args = Arguments<keyof typeof flags>;

function readOptions(text: string): object {
  let options: unknown;
  try {
    options = parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const place = `line ${error.line}, column ${error.column}`;
    throw new UsageError(`--options is not JSON (${place}): write for example --options '{"mode":"team"}'.`);
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new UsageError(`--options must be a JSON object such as '{"mode":"team"}', not ${truncate(text)}.`);
  }
  return options;
}

/** One bot per seat, and the origin of those that are not ours. */
async function readBots(args: Args, game: Game, { botsFor }: Registry): Promise<Pick<RunPlan, 'bots' | 'outside'>> {
  const known = botsFor(game).map((bot) => bot.id);
  const outside: RunPlan['outside'] = {};
  const listed: string[] = [];
  for (const text of (args.text('bots') as string).split(',').map((part) => part.trim())) {
    const id = isOutside(text) ? await idOf(text) : text;
    if (isOutside(text)) {
      if (known.includes(id) || (outside[id] ?? text) !== text)
        throw new UsageError(`"${text}" has the ID "${id}", which another bot has: give it one of its own.`);
      outside[id] = text;
    } else if (!known.includes(id))
      throw new UsageError(`unknown bot "${id}" for ${game.id}${didYouMean(id, known, 'bots')}`);
    listed.push(id);
  }
  return { bots: seatedBots(args, listed), outside };
}

function seatedBots(args: Args, listed: string[]): string[] {
  if (!args.has('seats') && listed.length === 1) {
    throw new UsageError('--seats is missing: say how many play, or list one bot per seat in --bots.');
  }
  const seats = args.has('seats') ? args.integer('seats', 1, 100) : listed.length;
  if (listed.length === 1) return Array.from({ length: seats }, () => listed[0] as string);
  if (listed.length === seats) return listed;
  throw new UsageError(`--bots lists ${listed.length} bots for ${seats} seats: give one for all, or ${seats}.`);
}

async function readPlan(args: Args, registry: Registry): Promise<RunPlan> {
  const game = chooseGame(registry, args.text('game'));
  const given = readOptions(args.text('options') as string);
  const pack = readPack(args.text('pack'));
  const content = checkPack(game, pack ?? game.house);
  const { bots, outside } = await readBots(args, game, registry);
  const games = args.integer('games', 1, 100_000_000);
  const rotations = args.has('paired') ? rotationsOf(bots) : 1;
  const plan: RunPlan = {
    game: game.id,
    options: given,
    pack: pack && { ...pack, hash: content.hash },
    bots,
    outside,
    seed: args.text('seed') as string,
    from: 0,
    games: Math.ceil(games / rotations) * rotations,
    rotations,
    opening: args.integer('opening', 0, 1000),
    ...(args.has('nodes') && { nodes: args.integer('nodes', 1, 1_000_000_000) }),
    save: args.text('save') ?? null,
    rows: args.has('rows'),
  };
  plan.from = args.integer('from', 0, plan.games - 1);
  // Reports errors in options and seats with the messages of a match.
  plan.options = createMatch(game, { options: given, seats: seatsOf(plan, 0), content }).options;
  return plan;
}

async function playWithProgress(
  plan: RunPlan,
  workers: number,
  registry: Registry,
  output: Output,
  { stop, write }: Pick<Run, 'stop' | 'write'>,
): Promise<Tally> {
  const progress = createProgress(output, plan.games - plan.from, 'games');
  const run = { stop, write, onGames: progress.advance };
  try {
    return await (workers === 1 ? playHere(plan, registry, run) : playInWorkers(plan, workers, run));
  } finally {
    progress.end();
  }
}

/** The signals that stop a run, with the numbers that a shell adds to 128 to report them. */
const signals = { SIGINT: 2, SIGTERM: 15 };

/** The first signal calls `stop`; a second one ends the process. */
function onSignal(stop: (code: number) => void): () => void {
  const listeners = Object.entries(signals).map(([name, number]) => {
    const listener = () => {
      forget();
      stop(128 + number);
    };
    process.once(name, listener);
    return [name, listener] as const;
  });
  const forget = () => {
    for (const [name, listener] of listeners) process.off(name, listener);
  };
  return forget;
}

export const simulate = defineCommand({
  name: 'simulate',
  about: 'Plays many games between bots and reports the results.',
  flags,
  notes: [
    'Game number i is dealt from the first 32 hexadecimal digits of SHA-256("<seed>/<i>"); each bot draws from a stream\n' +
      'of its own. The same flags give the same result on any machine and with any number of workers, except\n' +
      'choicesPerSecond. With --paired, i is the number of the set of rotations, and --games is rounded up to whole sets.',
    'Ctrl-C (or SIGTERM) lets the games that are being played come to their ends, then reports all that have been played, and\n' +
      'with which --from the same flags go on. A second one ends at once. The exit code is 130 (143).',
    'A module exports a bot, a program is asked over its standard input: docs/adding-a-bot.md shows one of each. Saved matches name\n' +
      'such bots like people, because others who open them do not have the bot.',
    'Percentiles are read between neighbouring values in a straight line. A victory shared by two counts half for each.',
    'A pack is a folder of JSON files with the names that the game gives them; docs/card-sets.md describes them.',
    'Example: cordillera simulate --game sierra --options \'{"mode":"team"}\' --seats 5 --games 200 --seed 7',
  ],
  async run(args, { io, registry }) {
    const workers = args.integer('workers', 1, 256);
    const plan = await readPlan(args, registry);
    if (plan.games !== Number(args.text('games'))) {
      io.stderr.write(`Playing ${plan.games} games, to make whole sets of ${plan.rotations} rotations.\n`);
    }
    // Last, so that a refused call leaves nothing behind.
    if (plan.save !== null) prepareFolder(plan.save, plan);
    const rows: RowsFile | null = plan.rows ? openRows(args.text('rows') as string, plan) : null;
    const stop = new Int32Array(new SharedArrayBuffer(4));
    let code = 0;
    const forget = onSignal((signalled) => {
      code = signalled;
      Atomics.store(stop, 0, 1);
      io.stderr.write('Stopping when the games that are being played are over; once more ends at once.\n');
    });
    const start = performance.now();
    let tally: Tally;
    try {
      const write: Run['write'] = (some) => rows?.write(some);
      tally = await playWithProgress(plan, workers, registry, io.stderr, { stop, write });
    } finally {
      forget();
      rows?.close();
    }
    const seconds = (performance.now() - start) / 1000;
    const next = plan.from + tally.games;
    if (next === plan.games) code = 0;
    else io.stderr.write(`Stopped before game ${next}. The same flags with --from ${next} go on.\n`);
    if (tally.games === 0) return code;
    const report = reportOf(plan, tally, seconds);
    if (report.finished < report.games) {
      io.stderr.write(`${report.games - report.finished} games did not end: their bots kept taking choices back.\n`);
    }
    io.stdout.write(args.has('json') ? `${JSON.stringify(report, null, 2)}\n` : describeReport(report));
    return code;
  },
});
