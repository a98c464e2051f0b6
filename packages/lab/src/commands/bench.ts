import { rolloutBotFor } from '@cordillera/bots';
import { createMatch, createRandom, type Game, type Match, type Pack, type Seat, sha256Hex } from '@cordillera/engine';
import { type EventsSinceTiming, LONG, measureEventsSince, SHORT } from '../bench/eventsSince.ts';
import { defineCommand, UsageError } from '../cli/command.ts';
import { formatDecimal, formatInteger, formatPercent } from '../cli/numbers.ts';
import { createProgress } from '../cli/progress.ts';
import { textTable } from '../cli/textTable.ts';
import { checkPack, readPack } from '../files/readPack.ts';
import { chooseGame } from '../simulate/chooseGame.ts';
import { configurationsOf } from '../simulate/configurations.ts';
import { playGame } from '../simulate/play.ts';

/**
 * What is timed on positions. `reducer` is a plain reducer: it copies the whole state, whatever the game, and applies.
 */
const STEPS = ['clone', 'decision', 'apply', 'view', 'determinize', 'score', 'choose', 'reducer'] as const;
type Step = (typeof STEPS)[number];
type Figures = Record<Step, number>;

/** The speed of one configuration on one core. */
interface Speed {
  game: string;
  options: object;
  seats: number;
  /** Setup, deciders, decision, random pick and apply together. */
  choicesPerSecond: number;
  gamesPerSecond: number;
  microseconds: Figures;
  toClone: Figures;
  toReducer: Figures;
  /** A `Match.choose`, compared with the decision, clone and apply in it. */
  chooseToParts: number;
}

/** One choice of a game, and the position before it. */
interface Position {
  state: object;
  seat: Seat;
  choice: object;
}

/**
 * Choices per batch: enough that reading the clock costs almost nothing, few enough that other processes seldom
 * interrupt.
 */
const batch = 10;

/**
 * The number of choices timed per match, about as many as in a real game; random games may be several times as long.
 */
const followed = 400;

/** Odd, so that the median is one slice: a stall of the machine spoils a slice, not the result. */
const slices = 5;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

const figures = (of: (step: Step) => number): Figures =>
  Object.fromEntries(STEPS.map((step) => [step, of(step)])) as Figures;

/** Repeats a step for this many seconds and returns its units per second; a step returns how many it did. */
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
  return median(speeds);
}

/** The next choices of a match, picked at random, without making them. */
function nextPositions(match: Match): Position[] {
  const { rules } = match;
  const chance = rolloutBotFor(match.game);
  const random = createRandom(`bench/${match.length}`);
  const state = match.copyState();
  const positions: Position[] = [];
  while (positions.length < batch) {
    const seat = rules.deciders(state)[0];
    const decision = seat === undefined ? null : rules.decision(state, seat);
    if (seat === undefined || decision === null) break;
    const choice = chance.choose({ rules, view: null, decision, random });
    positions.push({ state: rules.clone(state), seat, choice });
    rules.apply(state, seat, choice);
  }
  return positions;
}

/** Plays matches for this many seconds, and times every step on the same positions. In microseconds, batch by batch. */
function timeSteps(newMatch: (round: number) => Match, seconds: number): Figures[] {
  const times: Figures[] = [];
  const random = createRandom('bench');
  const end = performance.now() + seconds * 1000;
  for (let round = 0; times.length === 0 || performance.now() < end; round++) {
    const match = newMatch(round);
    const { rules, seats } = match;
    const viewer = (index: number): Seat => (match.length + index) % seats.length;
    while (match.length < followed && (times.length === 0 || performance.now() < end)) {
      const positions = nextPositions(match);
      if (positions.length === 0) break;
      const copies = positions.map(({ state }) => rules.clone(state));
      const views = positions.map(({ state }, index) => rules.view(state, viewer(index)));
      const work: Record<Step, (position: Position, index: number) => unknown> = {
        clone: ({ state }) => rules.clone(state),
        decision: ({ state, seat }) => rules.decision(state, seat),
        apply: ({ seat, choice }, index) => rules.apply(copies[index]!, seat, choice),
        view: ({ state }, index) => rules.view(state, viewer(index)),
        determinize: (_, index) => rules.determinize(views[index]!, random),
        score: ({ state }) => rules.score(state),
        choose: ({ seat, choice }) => match.choose(seat, choice),
        reducer: ({ state, seat, choice }) => rules.apply(structuredClone(state), seat, choice),
      };
      // results are kept until the clock has stopped, so that the compiler cannot optimise the work away
      const made: unknown[] = [];
      const timed: Partial<Figures> = {};
      for (const index of STEPS.keys()) {
        // the order rotates, because the first step finds the positions fresh in memory
        const step = STEPS[(index + times.length) % STEPS.length] as Step;
        const start = performance.now();
        for (let at = 0; at < positions.length; at++) made[at] = work[step](positions[at]!, at);
        timed[step] = ((performance.now() - start) * 1000) / positions.length;
      }
      times.push(timed as Figures);
    }
  }
  return times;
}

function measure(game: Game, content: Pack<object>, given: object, seats: number, seconds: number): Speed {
  const bots = Array.from({ length: seats }, () => rolloutBotFor(game));
  const seedOf = (round: number): string => sha256Hex(`bench/${round}`).slice(0, 32);
  const newMatch = (round: number): Match =>
    createMatch(game, { options: given, seats: bots.map(({ id }) => ({ name: id })), seed: seedOf(round), content });
  const { rules, options } = newMatch(0);

  timeSteps(newMatch, seconds * 0.1); // warms up the compiler
  let games = 0;
  let choices = 0;
  const choicesPerSecond = perSecond(seconds * 0.4, (round) => {
    const record = playGame(rules, { options, seats, seed: seedOf(round) }, bots);
    games += 1;
    choices += record.choices;
    return record.choices;
  });
  const times = timeSteps(newMatch, seconds * 0.5);
  const middle = (of: (time: Figures) => number): number => median(times.map(of));
  return {
    game: game.id,
    options: given,
    seats,
    choicesPerSecond: Math.round(choicesPerSecond),
    gamesPerSecond: Math.round((choicesPerSecond * games) / choices),
    microseconds: figures((step) => middle((time) => time[step])),
    toClone: figures((step) => middle((time) => time[step] / time.clone)),
    toReducer: figures((step) => middle((time) => time[step] / time.reducer)),
    chooseToParts: middle((time) => time.choose / (time.decision + time.clone + time.apply)),
  };
}

function describe(speeds: readonly Speed[], timings: Readonly<Record<string, EventsSinceTiming | null>>): string {
  const part = (title: string, heads: readonly string[], cells: (speed: Speed) => string[]): string =>
    `${title}\n${textTable(
      ['game', 'options', 'seats', ...heads],
      speeds.map((speed) => [speed.game, JSON.stringify(speed.options), formatInteger(speed.seats), ...cells(speed)]),
    )}`;
  return [
    part('Random play', ['choices/s', 'games/s'], ({ choicesPerSecond, gamesPerSecond }) =>
      [choicesPerSecond, gamesPerSecond].map(formatInteger),
    ),
    part('Microseconds', STEPS, ({ microseconds }) => STEPS.map((step) => formatDecimal(microseconds[step]))),
    part('Times a clone; choose also times its decision, clone and apply', [...STEPS, 'choose/parts'], (speed) =>
      [...STEPS.map((step) => speed.toClone[step]), speed.chooseToParts].map(formatDecimal),
    ),
    part('Share of a reducer that copies everything', STEPS, ({ toReducer }) =>
      STEPS.map((step) => formatPercent(toReducer[step])),
    ),
    `“What since n?” in microseconds, in matches of ${formatInteger(SHORT)} and ${formatInteger(LONG)} choices\n${textTable(
      ['game', 'short', 'long', 'long/short'],
      Object.entries(timings).map(([game, found]) => [
        game,
        ...(found ? [found.short, found.long, found.ratio].map(formatDecimal) : ['–', 'ends before', '–']),
      ]),
    )}`,
  ].join('\n');
}

export const bench = defineCommand({
  name: 'bench',
  about: 'Measures how fast the rules and matches are on one core, with random choices.',
  flags: {
    game: { value: 'ID', about: 'Only this game.' },
    pack: { value: 'FOLDER', about: 'With the card set in this folder, of the game that --game names.' },
    seconds: { value: 'S', about: 'How long each configuration is measured.', default: '2' },
    json: { about: 'Print one JSON object instead of tables.' },
  },
  notes: [
    'A choice of random play is everything it takes: asking who decides, listing all choices, picking one at random,\n' +
      'carrying it out, and its part of the setup. That figure is the median of five measurements.',
    `The single steps are timed in turn on the same positions, ${batch} at a time, while matches are played at random: clone,\n` +
      'decision, apply, view, determinize, score, a whole Match.choose, and a plain reducer that copies the whole state and\n' +
      'applies. Each figure is the median of all batches, each ratio the median of the ratios within a batch: trust ratios,\n' +
      'microseconds change with the machine and with what else it does.',
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
      return configurationsOf(game).flatMap(({ options, seats }) =>
        seats.map((count) => ({ game, content, options, count })),
      );
    });
    const progress = createProgress(io.stderr, runs.length, 'configurations');
    // The first measurement of a game is discarded: it includes compilation.
    for (const { game, content, options, count } of runs.filter((run, index) => run.game !== runs[index - 1]?.game))
      measure(game, content, options, count, seconds);
    const speeds = runs.map(({ game, content, options, count }) => {
      const speed = measure(game, content, options, count, seconds);
      progress.advance(1);
      return speed;
    });
    progress.end();
    const eventsSince = Object.fromEntries(
      games.map((game) => {
        const { content, options, count } = runs.findLast((run) => run.game === game)!;
        const seats = Array.from({ length: count }, (_, seat) => ({ name: `${seat}` }));
        return [
          game.id,
          measureEventsSince(() => createMatch(game, { options, seats, seed: '0'.repeat(32), content })),
        ];
      }),
    );
    const report = { node: process.version, seconds, speeds, news: eventsSince };
    io.stdout.write(args.has('json') ? `${JSON.stringify(report, null, 2)}\n` : describe(speeds, eventsSince));
    return 0;
  },
});
