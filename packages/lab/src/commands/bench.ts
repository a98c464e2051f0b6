import { randomBot } from '@cordillera/bots';
import { createMatch, type Game, type Pack, sha256Hex } from '@cordillera/engine';
import { chooseGame } from '../chooseGame.ts';
import { defineCommand, UsageError } from '../command.ts';
import { configurations } from '../configurations.ts';
import { playGame } from '../play.ts';
import { createProgress } from '../progress.ts';
import { checkPack, readPack } from '../readPack.ts';
import { table, whole } from '../table.ts';

/** What one configuration reaches on one core. */
interface Speed {
  game: string;
  options: object;
  seats: number;
  /** Setup, deciders, decision, random pick and apply together. */
  choicesPerSecond: number;
  gamesPerSecond: number;
  clonesPerSecond: number;
  viewsPerSecond: number;
  scoresPerSecond: number;
}

/** Positions from all stages of games, for what is measured on a position; every 7th choice gives one. */
const positionsWanted = 200;
const positionEvery = 7;

/** So many at a time, so that reading the clock costs next to nothing. */
const batch = 20;

/** An odd number, so that one slice is in the middle: a stall of the machine spoils a slice and not the figure. */
const slices = 5;

/** Repeats a step for so many seconds and tells how many units it did in one; a step returns how many it did. */
function perSecond(seconds: number, step: (round: number) => number): number {
  let round = 0;
  const speeds = Array.from({ length: slices }, () => {
    const start = performance.now();
    let units = 0;
    let elapsed = 0;
    while (elapsed < seconds / slices) {
      units += step(round++);
      elapsed = (performance.now() - start) / 1000;
    }
    return units / elapsed;
  });
  return speeds.sort((a, b) => a - b)[(slices - 1) / 2] as number;
}

function measure(game: Game, content: Pack<object>, given: object, seats: number, seconds: number): Speed {
  const bots = Array.from({ length: seats }, () => randomBot);
  const { rules, options } = createMatch(game, {
    options: given,
    seats: bots.map(({ id }) => ({ name: id })),
    content,
  });
  const inputOf = (round: number) => ({ options, seats, seed: sha256Hex(`bench/${round}`).slice(0, 32) });

  // The first games warm the compiler up and leave positions behind.
  const positions: object[] = [];
  let seen = 0;
  perSecond(seconds * 0.1, (round) => {
    const { choices } = playGame(rules, inputOf(round), bots, 0, (_seat, _choice, state) => {
      if (seen++ % positionEvery === 0 && positions.length < positionsWanted) positions.push(rules.clone(state));
    });
    return choices;
  });

  let games = 0;
  let choices = 0;
  const choicesPerSecond = perSecond(seconds * 0.5, (round) => {
    const record = playGame(rules, inputOf(round), bots);
    games += 1;
    choices += record.choices;
    return record.choices;
  });
  const onPositions = (work: (state: object, index: number) => void): number =>
    Math.round(
      perSecond(seconds * 0.13, (round) => {
        for (let index = 0; index < batch; index++) work(positions[(round * batch + index) % positions.length]!, index);
        return batch;
      }),
    );
  return {
    game: game.id,
    options: given,
    seats,
    choicesPerSecond: Math.round(choicesPerSecond),
    gamesPerSecond: Math.round((choicesPerSecond * games) / choices),
    clonesPerSecond: onPositions((state) => rules.clone(state)),
    viewsPerSecond: onPositions((state, index) => rules.view(state, index % seats)),
    scoresPerSecond: onPositions((state) => rules.score(state)),
  };
}

function describe(speeds: readonly Speed[]): string {
  return table(
    ['game', 'options', 'seats', 'choices/s', 'games/s', 'clones/s', 'views/s', 'scores/s'],
    speeds.map((speed) => [
      speed.game,
      JSON.stringify(speed.options),
      ...[
        speed.seats,
        speed.choicesPerSecond,
        speed.gamesPerSecond,
        speed.clonesPerSecond,
        speed.viewsPerSecond,
        speed.scoresPerSecond,
      ].map(whole),
    ]),
  );
}

export const bench = defineCommand({
  name: 'bench',
  about: 'Measures how fast the rules are on one core, with random choices.',
  flags: {
    game: { value: 'ID', about: 'Only this game.' },
    pack: { value: 'FOLDER', about: 'With the card set in this folder, of the game that --game names.' },
    seconds: { value: 'S', about: 'How long each configuration is measured.', default: '2' },
    json: { about: 'Print one JSON object instead of a table.' },
  },
  notes: [
    'A choice is everything it takes: asking who decides, listing all choices, picking one at random, carrying it out,\n' +
      'and its part of the setup. Clones, views and scores are made of positions from such games. Each figure is the median\n' +
      'of five measurements.',
  ],
  run(args, { io, registry }) {
    const seconds = args.number('seconds', 0.01, 600);
    if (args.has('pack') && !args.has('game')) {
      throw new UsageError('--pack needs --game: say whose cards these are.');
    }
    const games = args.has('game') ? [chooseGame(registry, args.text('game'))] : registry.games;
    const pack = readPack(args.text('pack'));
    const runs = games.flatMap((game) => {
      const content = checkPack(game, pack ?? game.house);
      const known = configurations[game.id] ?? [];
      return known.flatMap(({ options, seats }) => seats.map((count) => ({ game, content, options, count })));
    });
    const progress = createProgress(io.stderr, runs.length, 'configurations');
    // The first figures of a process are those of a cold compiler: they are measured and dropped.
    for (const { game, content, options, count } of runs.slice(0, 1)) measure(game, content, options, count, seconds);
    const speeds = runs.map(({ game, content, options, count }) => {
      const speed = measure(game, content, options, count, seconds);
      progress.advance(1);
      return speed;
    });
    progress.end();
    const report = { node: process.version, seconds, speeds };
    io.stdout.write(args.has('json') ? `${JSON.stringify(report, null, 2)}\n` : describe(speeds));
    return 0;
  },
});
