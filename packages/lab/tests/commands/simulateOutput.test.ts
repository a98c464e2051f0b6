import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bot, botsFor, randomBot } from '@cordillera/bots';
import { loadMatch } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { type Registry, registry } from '../../src/simulate/registry.ts';
import type { SimulationReport } from '../../src/simulate/report.ts';
import type { Row } from '../../src/simulate/rows.ts';
import { run, temporaryFolder } from '../helpers/run.ts';

const duel = ['simulate', '--game', 'sierra', '--options', '{"mode":"competitive"}', '--bots', 'greenhorn,random'];
const team = ['simulate', '--game', 'sierra', '--options', '{"mode":"team"}', '--seats', '4', '--bots', 'random'];

const read = (file: string): string => readFileSync(file, 'utf8');
const rowsIn = (file: string): Row[] =>
  read(file)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

async function well(argv: readonly string[], using = registry): Promise<SimulationReport> {
  const { code, stdout, stderr } = await run([...argv, '--json'], using);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('--rows', () => {
  test('writes deal, rotation, seat, bot, score, victory and rank of every game', async () => {
    const file = join(temporaryFolder(), 'rows.jsonl');
    const report = await well([...duel, '--paired', '--games', '14', '--rows', file]);
    const rows = rowsIn(file);
    expect(rows.map(({ game, seat }) => [game, seat])).toEqual(
      Array.from({ length: 28 }, (_, i) => [Math.floor(i / 2), i % 2]),
    );
    expect(rows.slice(0, 4).map(({ deal, rotation, bot }) => [deal, rotation, bot])).toEqual([
      [0, 0, 'greenhorn'],
      [0, 0, 'random'],
      [0, 1, 'random'],
      [0, 1, 'greenhorn'],
    ]);
    expect(rows[2]!.seed).toBe(rows[0]!.seed);
    const mean = (of: (row: Row) => number, some: Row[]) => some.reduce((sum, row) => sum + of(row), 0) / some.length;
    for (const bot of ['greenhorn', 'random']) {
      const own = rows.filter((row) => row.bot === bot);
      expect(mean(({ victory }) => victory!, own)).toBeCloseTo(report.winRateByBot[bot]!.rate, 3);
      expect(mean(({ score }) => score!, own)).toBeCloseTo(report.winRateByBot[bot]!.score, 3);
    }
    for (const { rank, victory, turns, reason } of rows) {
      expect(rank === 1).toBe(victory! > 0);
      expect({ turns, reason }).toEqual({ turns: 8, reason: 'lastRound' });
    }
  });

  test('ranks seats by score behind the winners, with ties sharing a rank', async () => {
    const file = join(temporaryFolder(), 'rows.jsonl');
    await well([...duel.slice(0, -1), 'random,random,random,random', '--games', '30', '--rows', file]);
    const rows = rowsIn(file);
    let alike = 0;
    for (let game = 0; game < 30; game++) {
      const seats = rows.filter((row) => row.game === game);
      for (const row of seats.filter(({ victory }) => victory === 0)) {
        const better = seats.filter(({ score, victory }) => victory! > 0 || score! > row.score!);
        expect(row.rank).toBe(better.length + 1);
        alike += seats.filter((other) => other !== row && other.victory === 0 && other.score === row.score).length;
      }
    }
    expect(alike).toBeGreaterThan(0);
  });

  test('writes the same as CSV, with quotation marks where needed', async () => {
    const folder = temporaryFolder();
    const using: Registry = { ...registry, botsFor: () => [{ ...randomBot, id: 'a "b"' }, randomBot] };
    const argv = [...duel.slice(0, -1), 'a "b",random', '--games', '3'];
    await well([...argv, '--rows', join(folder, 'rows.csv')], using);
    await well([...argv, '--rows', join(folder, 'rows.ndjson')], using);
    const [head, ...lines] = read(join(folder, 'rows.csv')).trimEnd().split('\n');
    const rows = rowsIn(join(folder, 'rows.ndjson'));
    expect(head!.split(',')).toEqual(Object.keys(rows[0]!));
    expect(lines).toEqual(
      rows.map((row) => Object.values({ ...row, bot: row.bot === 'random' ? 'random' : '"a ""b"""' }).join()),
    );
  });

  test('leaves score, victory and rank of an unfinished game empty', async () => {
    const folder = temporaryFolder();
    const undecided: Bot = { id: 'undecided', ignoresView: true, choose: ({ decision }) => decision.choices.at(-1)! };
    const using: Registry = {
      ...registry,
      botsFor: () => [{ ...undecided, choose: (at) => (at.decision.seat === 0 ? undecided : randomBot).choose(at) }],
    };
    const argv = [...team.slice(0, -1), 'undecided', '--games', '1', '--rows', join(folder, 'rows.csv')];
    expect((await run(argv, using)).code).toBe(1); // nothing to report
    expect(read(join(folder, 'rows.csv')).split('\n')[1]).toMatch(/^0,0,0,\w{32},0,undecided,,,,\d,\d+,$/);
  });

  test.each<[what: string, file: string, content: string | null, says: RegExp]>([
    ['another ending', 'rows.txt', null, /--rows must end in \.csv or \.jsonl, not ".*rows\.txt"/],
    ['a file of something else', 'rows.csv', 'a,b\n1,2\n', /rows\.csv" exists and does not end with a row/],
    ['a file that is no text of ours', 'rows.jsonl', '{"game"', /rows\.jsonl" exists and does not end with a row/],
    ['the rows of another run', 'rows.jsonl', '{"game":3,"seed":"x","seat":1}\n', /holds the rows of another run/],
    ['a folder that is absent', 'no/where.csv', null, /cannot write ".*where\.csv": /],
  ])('refuses %s without changing it', async (_, name, content, says) => {
    const file = join(temporaryFolder(), name);
    if (content !== null) writeFileSync(file, content);
    const { code, stdout, stderr } = await run([...duel, '--games', '2', '--rows', file]);
    expect({ code: code > 0, stdout }).toEqual({ code: true, stdout: '' });
    expect(stderr).toMatch(says);
    if (content === null) expect(existsSync(file)).toBe(false);
    else expect(read(file)).toBe(content);
  });
});

describe('--from', () => {
  test('continues an interrupted run: rows and matches of two parts equal those of one run', async () => {
    const folder = temporaryFolder();
    const part = ['--rows', join(folder, 'part.csv'), '--save', join(folder, 'part')];
    const first = await well([...duel, '--games', '13', ...part]);
    const second = await well([...duel, '--games', '25', '--from', '13', ...part]);
    const complete = await well([
      ...[...duel, '--games', '25'],
      ...['--rows', join(folder, 'whole.csv'), '--save', join(folder, 'whole')],
    ]);
    expect([first, second, complete].map(({ from, games }) => [from, games])).toEqual([
      [0, 13],
      [13, 12],
      [0, 25],
    ]);
    expect(read(join(folder, 'part.csv'))).toBe(read(join(folder, 'whole.csv')));
    const saved = readdirSync(join(folder, 'whole'));
    expect(readdirSync(join(folder, 'part')).toSorted()).toEqual(saved.toSorted());
    for (const name of saved) expect(read(join(folder, 'part', name))).toBe(read(join(folder, 'whole', name)));
  });

  test('must continue where the rows end, with the same deals', async () => {
    const folder = temporaryFolder();
    const rows = ['--rows', join(folder, 'rows.csv')];
    await well([...duel, '--games', '3', ...rows]);
    const refusals: [string[], string][] = [
      [[], 'ends with game 2: go on with --from 3, or give --rows another file.'],
      [['--from', '4'], 'ends with game 2: go on with --from 3, or give --rows another file.'],
      [['--from', '3', '--seed', 'other'], 'holds the rows of another run: give --rows another file.'],
    ];
    for (const [more, says] of refusals) {
      const { code, stderr } = await run([...duel, '--games', '5', ...rows, ...more]);
      expect(code).toBe(2);
      expect(stderr).toContain(says);
    }
    expect((await run([...duel, '--games', '3', '--from', '3'])).stderr).toContain(
      '--from must be a whole number from 0 to 2',
    );
  });

  test('replaces a match that an interrupted run had begun, but none of another run', async () => {
    const folder = temporaryFolder();
    const save = ['--save', folder];
    await well([...duel, '--games', '4', ...save]);
    const saved = read(join(folder, 'sierra-3.json'));
    expect((await run([...duel, '--games', '4', ...save])).stderr).toContain('--from goes on with a run');
    for (const other of [
      ['--seed', 'other'],
      ['--bots', 'random,greenhorn'],
    ]) {
      const argv = [...duel.filter((word) => other[0] !== '--bots' || !/^--bots$|,random$/.test(word)), ...other];
      const { code, stderr } = await run([...argv, '--games', '6', '--from', '3', ...save]);
      expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('matches of another run') });
    }
    await well([...duel, '--games', '6', '--from', '3', ...save]);
    expect(read(join(folder, 'sierra-3.json'))).toBe(saved);
    expect(readdirSync(folder)).toHaveLength(6);
  });
});

describe('a run', () => {
  /** A bot that presses Ctrl-C in the middle of a game. */
  const stoppedIn = (index: number, signal: NodeJS.Signals = 'SIGINT'): Registry => {
    let begun = 0;
    const bot: Bot = {
      ...randomBot,
      id: 'stopping',
      memory: () => {
        if (begun++ === index) process.emit(signal);
        return null;
      },
    };
    return { ...registry, botsFor: (game) => [bot, ...botsFor(game)] };
  };
  const argv = [...duel.slice(0, -1), 'stopping,random', '--games', '40'];

  test.each<[NodeJS.Signals, number]>([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ])('stopped by %s finishes its game, reports, and says how to continue', async (signal, exit) => {
    const file = join(temporaryFolder(), 'rows.csv');
    const { code, stdout, stderr } = await run([...argv, '--json', '--rows', file], stoppedIn(13, signal));
    expect(code).toBe(exit);
    expect(JSON.parse(stdout)).toMatchObject({ from: 0, games: 14, finished: 14, interrupted: true });
    expect(stderr).toBe(
      'Stopping when the games that are being played are over; once more ends at once.\n' +
        'Stopped before game 14. The same flags with --from 14 go on.\n',
    );
    expect(read(file).trimEnd().split('\n')).toHaveLength(1 + 14 * 2);
    expect(process.listenerCount(signal)).toBe(before[signal]);
  });
  const before = { SIGINT: process.listenerCount('SIGINT'), SIGTERM: process.listenerCount('SIGTERM') } as Record<
    string,
    number
  >;

  test('stopped in its last game is complete and not interrupted', async () => {
    const { code, stdout } = await run([...argv, '--json'], stoppedIn(39));
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ games: 40, interrupted: false });
  });
});

describe('a bot from outside', () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string): string => {
    const file = join(folder, name);
    writeFileSync(file, text);
    return file;
  };
  const first = write('first.mjs', "export default { id: 'first', choose: ({ decision }) => decision.choices[0] };");
  const node = JSON.stringify(process.execPath).slice(1, -1);
  /** A program that gives this answer to every question, and logs its input. */
  const program = (name: string, answer: string): string => {
    const file = write(
      name,
      `#!${node}
      const { appendFileSync } = await import('node:fs');
      const { createInterface } = await import('node:readline');
      for await (const line of createInterface({ input: process.stdin })) {
        appendFileSync(import.meta.filename + '.heard', line + '\\n');
        const message = JSON.parse(line);
        if (message.ask === 'choose') ${answer};
      }`,
    );
    chmodSync(file, 0o755);
    return file;
  };
  const zero = program('zero.mjs', 'console.log(0)');
  const competitive = ['simulate', '--game', 'sierra', '--options', '{"mode":"competitive"}', '--games', '4'];
  /** The same bots as built-in ones. */
  const ours: Registry = {
    ...registry,
    botsFor: (game) => [
      ...botsFor(game),
      { id: 'first', choose: ({ decision }) => decision.choices[0]! },
      { id: `${zero}`, choose: ({ decision }) => decision.choices[0]! },
    ],
  };

  test('from a module plays like a built-in one, and its matches are saved and verified', async () => {
    const save = join(temporaryFolder(), 'saved');
    const { choicesPerSecond: _, ...outside } = await well([
      ...[...competitive, '--bots', `${first},greenhorn`, '--paired'],
      ...['--save', save],
    ]);
    const { choicesPerSecond: __, ...inside } = await well(
      [...competitive, '--bots', 'first,greenhorn', '--paired'],
      ours,
    );
    expect(outside).toEqual(inside);
    expect(outside.bots).toEqual(['first', 'greenhorn']);
    const files = readdirSync(save).map((name) => join(save, name));
    expect(await run(['verify', ...files])).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(read(files[0]!)).seats).toEqual([{ name: 'first 1' }, { name: 'greenhorn 2', bot: 'greenhorn' }]);
  });

  test('from a program receives what its seat may know, and plays its answers', async () => {
    const { choicesPerSecond: _, ...outside } = await well([...competitive, '--bots', `program:${zero},greenhorn`]);
    const inside = await well([...competitive, '--bots', 'first,greenhorn'], ours);
    expect({ scores: outside.scores, seats: outside.scoresBySeat }).toEqual({
      scores: inside.scores,
      seats: inside.scoresBySeat,
    });
    const heard = read(`${zero}.heard`)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const begun = heard.filter(({ ask }) => ask === 'begin');
    expect(begun).toHaveLength(4);
    expect(begun[1]).toEqual({
      ...{ ask: 'begin', number: 1, game: 'sierra', options: outside.options, seats: 2, seat: 0 },
      random: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const asked = heard.filter(({ ask }) => ask === 'choose');
    const { news, choices } = asked[0];
    expect([news, choices].map((list) => list.length > 0)).toEqual([true, true]);
    const ends = heard.filter(({ ask }) => ask === 'end');
    expect(ends).toHaveLength(4);
    expect(ends[0].result).toMatchObject({ reason: 'lastRound', totals: [expect.any(Number), expect.any(Number)] });
    // all events of its seat, once each, and none of others
    const events = heard
      .filter(({ ask }, at) => ask !== 'begin' && at <= heard.indexOf(ends[0]))
      .flatMap((m) => m.news);
    const save = join(temporaryFolder(), 'saved');
    await well([...competitive, '--bots', `program:${zero},greenhorn`, '--save', save]);
    const match = loadMatch(read(join(save, 'sierra-0.json')), { games: registry.games });
    expect(events).toEqual(match.events(0, 0));
  });

  test.each<[what: string, bot: string, code: number, says: RegExp]>([
    ['a module that is not there', './none.mjs', 2, /cannot load the bot "\.\/none\.mjs": /],
    ['a module that is no bot', write('no.mjs', 'export const a = 1;'), 2, /exports no bot: its default export must/],
    [
      'a bot with the name of ours',
      write('g.mjs', "export default { id: 'random', choose() {} };"),
      2,
      /another bot has/,
    ],
    ['a program without a name', 'program: ', 2, /"program:" names no program/],
    ['a program that is not there', 'program:/no/such', 1, /of game 0: the program cannot be started \(.*ENOENT\)\./],
    [
      'a choice that is not listed',
      write('cheat.mjs', "export default { id: 'cheat', choose: () => ({ do: 'win' }) };"),
      1,
      /^cordillera simulate: the bot "cheat" at seat \d of game 0: \d+ choices lead on, and \{"do":"win"\} is not listed\.\n$/,
    ],
    [
      'a bot that throws',
      write('throws.mjs', "export default { id: 'throws', choose() { throw new Error('no idea'); } };"),
      1,
      /the bot "throws" at seat \d of game 0: Error: no idea\n.*throws\.mjs/,
    ],
    [
      'an answer that is no number',
      `program:${program('word.mjs', "console.log('left')")}`,
      1,
      /answered "left", not a number from 0 to \d+\./,
    ],
    ['an answer too high', `program:${program('high.mjs', 'console.log(9999)')}`, 1, /answered "9999", not a number/],
    [
      'a program that ends',
      `program:${program('ends.mjs', 'process.exit(3)')}`,
      1,
      /ended before it had answered \(exit code 3\)/,
    ],
    [
      'a program that talks',
      `program:${program('talks.mjs', "console.log('thinking'), console.log(0), console.log(0)")}`,
      1,
      /answered "thinking", not a number|without having been asked/,
    ],
  ])('is refused with the reason: %s', async (_, bot, exit, says) => {
    const { code, stdout, stderr } = await run([...competitive, '--bots', `random,${bot}`]);
    expect({ code, stdout }).toEqual({ code: exit, stdout: '' });
    expect(stderr).toMatch(says);
    expect(stderr).not.toContain('please report');
  });
});
