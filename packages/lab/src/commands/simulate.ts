import { createMatch, type Game, NotJson, parseJson, shorten } from '@cordillera/engine';
import { chooseGame } from '../chooseGame.ts';
import { type Arguments, defineCommand, type Output, UsageError } from '../command.ts';
import { type Plan, rotationsOf } from '../plan.ts';
import { createProgress } from '../progress.ts';
import { checkPack, readPack } from '../readPack.ts';
import type { Registry } from '../registry.ts';
import { describeReport, reportOf } from '../report.ts';
import { prepareFolder } from '../saving.ts';
import { playHere } from '../simulation.ts';
import { hint } from '../suggest.ts';
import type { Tally } from '../tally.ts';
import { playInWorkers } from '../workers.ts';

const flags = {
  game: { value: 'ID', about: 'The game, for example sierra.' },
  options: { value: 'JSON', about: 'Its options, for example \'{"mode":"team"}\'.', default: '{}' },
  pack: { value: 'FOLDER', about: 'Play with the card set in this folder; with the house set when absent.' },
  seats: { value: 'N', about: 'How many play; needed unless --bots lists one per seat.' },
  bots: { value: 'ID[,ID…]', about: 'One bot for all seats, or one per seat.', default: 'random' },
  games: { value: 'N', about: 'How many games.', default: '100' },
  seed: { value: 'TEXT', about: 'Any text; the same text gives the same games.', default: '1' },
  workers: { value: 'N', about: 'Threads to play in; the result is the same for any number.', default: '1' },
  paired: { about: 'Play every deal once for each rotation of the bots over the seats, for a fair comparison.' },
  opening: { value: 'N', about: 'Let chance make the first N choices of each seat.', default: '0' },
  nodes: {
    value: 'N',
    about: 'Let bots look at no more than N nodes for one choice; as many as they like when absent.',
  },
  save: { value: 'DIR', about: 'Keep each match as DIR/<game>-<number>.json; DIR is made, and must hold none yet.' },
  json: { about: 'Print one JSON object instead of tables.' },
};

type Args = Arguments<keyof typeof flags>;

function readOptions(text: string): object {
  let options: unknown;
  try {
    options = parseJson(text);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    const place = `line ${error.line}, column ${error.column}`;
    throw new UsageError(`--options is not JSON (${place}): write for example --options '{"mode":"team"}'.`);
  }
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new UsageError(`--options must be a JSON object such as '{"mode":"team"}', not ${shorten(text)}.`);
  }
  return options;
}

/** One bot per seat. */
function readBots(args: Args, game: Game, { botsFor }: Registry): string[] {
  const listed = (args.text('bots') as string).split(',').map((id) => id.trim());
  const known = botsFor(game).map((bot) => bot.id);
  for (const id of listed) {
    if (!known.includes(id)) throw new UsageError(`unknown bot "${id}" for ${game.id}${hint(id, known, 'bots')}`);
  }
  if (!args.has('seats') && listed.length === 1) {
    throw new UsageError('--seats is missing: say how many play, or list one bot per seat in --bots.');
  }
  const seats = args.has('seats') ? args.whole('seats', 1, 100) : listed.length;
  if (listed.length === 1) return Array.from({ length: seats }, () => listed[0] as string);
  if (listed.length === seats) return listed;
  throw new UsageError(`--bots lists ${listed.length} bots for ${seats} seats: give one for all, or ${seats}.`);
}

function readPlan(args: Args, registry: Registry): Plan {
  const game = chooseGame(registry, args.text('game'));
  const given = readOptions(args.text('options') as string);
  const pack = readPack(args.text('pack'));
  const content = checkPack(game, pack ?? game.house);
  const bots = readBots(args, game, registry);
  const games = args.whole('games', 1, 100_000_000);
  const rotations = args.has('paired') ? rotationsOf(bots) : 1;
  // A match checks options and seats better than we could, and its errors say what to do.
  const { options } = createMatch(game, { options: given, seats: bots.map((bot) => ({ name: bot, bot })), content });
  const plan = {
    game: game.id,
    options,
    pack: pack && { ...pack, hash: content.hash },
    bots,
    seed: args.text('seed') as string,
    games: Math.ceil(games / rotations) * rotations,
    rotations,
    opening: args.whole('opening', 0, 1000),
    ...(args.has('nodes') && { nodes: args.whole('nodes', 1, 1_000_000_000) }),
    save: args.text('save') ?? null,
  };
  // Last, so that a refused call leaves nothing behind.
  if (plan.save !== null) prepareFolder(plan.save, plan.game);
  return plan;
}

async function playWithProgress(plan: Plan, workers: number, registry: Registry, output: Output): Promise<Tally> {
  const progress = createProgress(output, plan.games, 'games');
  try {
    if (workers === 1) return await playHere(plan, registry, () => progress.advance(1));
    return await playInWorkers(plan, workers, progress.advance);
  } finally {
    progress.end();
  }
}

export const simulate = defineCommand({
  name: 'simulate',
  about: 'Plays many games between bots and tells how they went.',
  flags,
  notes: [
    'Game number i is dealt from the first 32 hexadecimal digits of SHA-256("<seed>/<i>"); each bot draws from a stream\n' +
      'of its own. The same flags give the same result on any machine and with any number of workers, except\n' +
      'choicesPerSecond. With --paired, i is the number of the set of rotations, and --games is rounded up to whole sets.',
    'Percentiles are read between neighbouring values in a straight line. A victory shared by two counts half for each.',
    'A pack is a folder of JSON files with the names that the game gives them; docs/content-packs.md describes them.',
    'Example: cordillera simulate --game sierra --options \'{"mode":"team"}\' --seats 5 --games 200 --seed 7',
  ],
  async run(args, { io, registry }) {
    const workers = args.whole('workers', 1, 256);
    const plan = readPlan(args, registry);
    if (plan.games !== Number(args.text('games'))) {
      io.stderr.write(`Playing ${plan.games} games, to make whole sets of ${plan.rotations} rotations.\n`);
    }
    const start = performance.now();
    const tally = await playWithProgress(plan, workers, registry, io.stderr);
    const seconds = (performance.now() - start) / 1000;
    const report = reportOf(plan, tally, seconds);
    if (report.finished < report.games) {
      io.stderr.write(`${report.games - report.finished} games did not end: their bots kept taking choices back.\n`);
    }
    io.stdout.write(args.has('json') ? `${JSON.stringify(report, null, 2)}\n` : describeReport(report));
    return 0;
  },
});
