import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mildLevel } from '@cordillera/bots/levels';
import { defaultSetup, type Game, loadPack, type SavedMatch } from '@cordillera/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { configurationsOf } from '../../src/simulate/configurations.ts';
import { registry } from '../../src/simulate/registry.ts';
import type { SimulationReport } from '../../src/simulate/report.ts';
import { run, temporaryFolder } from '../helpers/run.ts';

const game = (id: string): Game => registry.games.find((candidate) => candidate.id === id)!;
const west = game('sierra-west');

type Files = Record<string, Record<string, unknown>>;

/** A folder of this name with a house set, changed before it is written. */
function packFolder(name: string, change: (files: Files) => void = () => {}, { house } = west): string {
  const folder = join(temporaryFolder(), name);
  mkdirSync(folder);
  const files = structuredClone(house.files) as Files;
  change(files);
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), JSON.stringify(content));
  return folder;
}

const cheapMarket = (files: Files) => {
  files['boards.json']!.market = [0, 0, 0, 0];
};

const renameStage = (files: Files) => {
  const [stage] = files['stages.json']!.stages as { title: object }[];
  stage!.title = { en: 'My own name', fr: 'Mon nom', pl: 'Moja nazwa' };
};

const simulate = (id: string, ...more: string[]) => {
  const seats = id === west.id ? 2 : Math.min(4, defaultSetup(game(id)).max);
  return ['simulate', '--game', id, '--seats', `${seats}`, '--games', '1', ...more];
};

async function reportOf(argv: readonly string[]): Promise<Partial<SimulationReport>> {
  const { code, stdout, stderr } = await run([...argv, '--json']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { choicesPerSecond, ...reproducible } = JSON.parse(stdout) as SimulationReport;
  return reproducible;
}

describe('simulate --pack', () => {
  test.each(registry.games.map(({ id }) => id))('plays %s with the cards of a folder', async (id) => {
    const folder = packFolder('my-cards', undefined, game(id));
    writeFileSync(join(folder, 'notes.txt'), 'other files do not matter');
    writeFileSync(join(folder, '._boards.json'), 'nor do hidden ones');
    const bot = mildLevel(registry.botsFor(game(id)).map((each) => each.id));
    const { pack, ...figures } = await reportOf(simulate(id, '--bots', bot, '--pack', folder));
    expect(pack).toEqual({ id: 'my-cards', hash: loadPack(game(id).format, game(id).house).hash });
    expect(figures).toEqual(await reportOf(simulate(id, '--bots', bot)));
  });

  test('plays differently with other cards, and names them', async () => {
    const folder = packFolder('cheap', cheapMarket);
    const argv = simulate(west.id, '--bots', 'greenhorn');
    const cheap = await reportOf([...argv, '--pack', folder]);
    expect(cheap.pack?.hash).not.toBe(loadPack(west.format, west.house).hash);
    expect(cheap.scores).not.toEqual((await reportOf(argv)).scores);
    const { stdout } = await run([...argv, '--pack', `${folder}/`]);
    expect(stdout.split('\n')[0]).toContain(`, pack "cheap" (${cheap.pack?.hash.slice(0, 12)})`);
  });
});

describe('a match played with a pack', () => {
  let pack: string;
  let saved: string;
  let house: string;

  beforeAll(async () => {
    const folder = temporaryFolder();
    pack = packFolder('cheap', cheapMarket);
    saved = join(folder, 'mine', 'sierra-west-0.json');
    house = join(folder, 'house', 'sierra-west-0.json');
    const argv = ['simulate', '--game', west.id, '--bots', 'greenhorn', '--seats', '2', '--games', '1'];
    await run([...argv, '--save', join(folder, 'mine'), '--pack', pack]);
    await run([...argv, '--save', join(folder, 'house')]);
  });

  test('contains the name of its folder', () => {
    expect((JSON.parse(readFileSync(saved, 'utf8')) as SavedMatch).content.id).toBe('cheap');
  });

  test('verifies with it, together with one of the house set', async () => {
    const { code, stdout, stderr } = await run(['verify', '--pack', pack, saved, house]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.match(/: ok, /g)).toHaveLength(2);
  });

  test('is replayed with it', async () => {
    const { code, stdout } = await run(['replay', saved, '--pack', pack]);
    expect(code).toBe(0);
    expect(stdout).toContain('gameEnded');
  });

  test.each(['verify', 'replay'])('is refused by %s without it, with the flag to use', async (command) => {
    const { code, stdout, stderr } = await run([command, saved]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/uses the card set “cheap” .* Give its folder with --pack\.\n$/);
  });

  test.each(['verify', 'replay'])('is refused by %s when the cards have changed since', async (command) => {
    const changed = packFolder('cheap', (files) => {
      files['boards.json']!.market = [1, 0, 0, 0];
    });
    expect((await run([command, saved, '--pack', changed])).code).toBe(1);
  });
});

describe('bench --pack', () => {
  test('measures the rules with the cards of a folder', async () => {
    const sierra = game('sierra');
    const folder = packFolder('renamed', renameStage, sierra);
    const played = new Set<boolean>();
    const watched: Game = {
      ...sierra,
      rules(content) {
        played.add(JSON.stringify(content).includes('My own name'));
        return sierra.rules(content);
      },
    };
    const argv = ['bench', '--game', 'sierra', '--seconds', '0.01', '--json', '--pack', folder];
    const { code, stdout } = await run(argv, { ...registry, games: [watched] });
    expect(code).toBe(0);
    expect([...played]).toEqual([true]);
    expect(JSON.parse(stdout).speeds).toHaveLength(
      configurationsOf(game('sierra')).flatMap(({ seats }) => seats).length,
    );
  });

  test('requires --game', async () => {
    const { code, stderr } = await run(['bench', '--pack', packFolder('cheap')]);
    expect(code).toBe(2);
    expect(stderr).toContain('--pack needs --game: say whose cards these are.');
  });
});

/** Every command with a pack; none of them reaches the match. */
const commands = (folder: string): [name: string, argv: string[]][] => [
  ['simulate', simulate(west.id, '--pack', folder)],
  ['bench', ['bench', '--game', west.id, '--pack', folder]],
  ['verify', ['verify', 'match.json', '--pack', folder]],
  ['replay', ['replay', 'match.json', '--pack', folder]],
];

describe('a pack that cannot be used is refused by every command', () => {
  test.each<[what: string, folder: string, lines: (string | RegExp)[]]>([
    [
      'schema problems, each with its place',
      packFolder('shape', (files) => {
        const [card] = files['gold-rush.json']!.cards as { id: string; path: Record<string, object> }[];
        card!.id = 'first';
        card!.path.TL = { icon: 'shovle' };
        (files['boards.json']!.trail as object[])[2] = { multiplier: 2, reach: 2, costToNext: { bots: 1 } };
      }),
      [
        'the pack "shape" cannot be used:',
        /^gold-rush\.json, first, path\.TL\.icon: found "shovle", allowed here: /,
        'boards.json, #2, costToNext.bots: no field of this name belongs here; check its spelling or remove it.',
      ],
    ],
    [
      'mistakes in its meaning, with the rule',
      packFolder('meaning', (files) => {
        (files['hastings.json']!.planCards as object[]).pop();
      }),
      [
        'the pack "meaning" cannot be used:',
        'hastings.json, planCards: found 17, exactly 18 are needed (SW-D-21); add or remove some.',
      ],
    ],
    [
      'a missing file and a misspelt one',
      packFolder('files', (files) => {
        files['bords.json'] = files['boards.json']!;
        delete files['boards.json'];
      }),
      [
        'the pack "files" cannot be used:',
        'boards.json: the file is missing; add it to the pack.',
        /^bords\.json: no file of this name belongs to the pack; remove it, or rename it to one of starting\.json, /,
      ],
    ],
    [
      'words that would steer the terminal or fake a line',
      packFolder('hostile', (files) => {
        const [card] = files['gold-rush.json']!.cards as { id: string }[];
        card!.id = '\u001b[2J\nboards.json: fine';
      }),
      ['the pack "hostile" cannot be used:', /^gold-rush\.json, \\u001b\[2J\\u000aboards\.json: fine, id: /],
    ],
  ])('%s', async (_what, folder, lines) => {
    for (const [name, argv] of commands(folder)) {
      const { code, stdout, stderr } = await run(argv);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      const written = stderr.split('\n');
      expect(written[0]).toBe(`cordillera ${name}: ${lines[0]}`);
      expect(written.slice(1, -2)).toEqual(
        lines.slice(1).map((line) => (typeof line === 'string' ? line : expect.stringMatching(line))),
      );
    }
  });

  const plainFile = join(temporaryFolder(), 'plain.txt');
  writeFileSync(plainFile, 'not a folder');
  const broken = packFolder('broken');
  writeFileSync(join(broken, 'cabins.json'), '{\n  "names": {},\n}');
  writeFileSync(join(broken, 'boards.json'), '');
  const latin1 = packFolder('latin1');
  writeFileSync(join(latin1, 'cabins.json'), Buffer.from('{"names":"L\u2019\u00e9t\u00e9"}', 'latin1'));

  const huge = packFolder('huge');
  truncateSync(join(huge, 'cabins.json'), 600_000_000);
  const nested = packFolder('nested');
  rmSync(join(nested, 'cabins.json'));
  mkdirSync(join(nested, 'cabins.json'));

  test.each<[what: string, folder: string, says: RegExp]>([
    [
      'no folder',
      join(plainFile, '..', 'none'),
      /cannot read ".*none": there is no such folder\. Give --pack a folder/,
    ],
    ['an empty name', '', /cannot read "": there is no such folder\. Give --pack a folder/],
    ['a file', plainFile, /cannot read ".*plain\.txt": it is no folder\. Give --pack a folder/],
    [
      'broken JSON in every file, each with its line',
      broken,
      /the pack "broken" cannot be used:\nboards\.json: the file is empty; put its cards into it, or take it from a copy\.\ncabins\.json: is not valid JSON: look at line 3, column 1, and the line before it\. Often a comma, /,
    ],
    ['a file too large', huge, /\ncabins\.json: cannot be read: it has more than [\d.]+ MB; correct it\.\n/],
    ['a folder named like a file', nested, /\ncabins\.json: cannot be read: it is a folder; correct it\.\n/],
    ['text that is not UTF-8', latin1, /\ncabins\.json: cannot be read: it is no text in UTF-8; correct it\.\n/],
  ])('%s', async (_what, folder, says) => {
    for (const [, argv] of commands(folder)) {
      const { code, stdout, stderr } = await run(argv);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(says);
      expect(stderr).not.toContain('something broke');
    }
  });

  test('at most a hundred problems are listed, with the number of the others', async () => {
    const folder = packFolder('wrong', (files) => {
      files['gold-rush.json']!.cards = Array.from({ length: 150 }, () => 7);
    });
    const { code, stderr } = await run(simulate(west.id, '--pack', folder));
    expect(code).toBe(2);
    expect(stderr.match(/^gold-rush\.json/gm)).toHaveLength(100);
    expect(stderr).toMatch(/\nThere are \d+ more problems; correct these first\.\n/);
  });

  test('a folder without files of the game gets the list of files to add', async () => {
    const empty = temporaryFolder();
    const { code, stderr } = await run(simulate(west.id, '--pack', empty));
    expect(code).toBe(2);
    expect(stderr.match(/^\S+\.json: the file is missing; add it to the pack\.$/gm)).toHaveLength(8);
    const verified = await run(['verify', 'match.json', '--pack', empty]);
    expect(verified.code).toBe(2);
    expect(verified.stderr).toMatch(/holds the cards of no game: a pack of sierra has .*; a pack of sierra-west has /);
  });

  test('the cards of another game', async () => {
    const folder = packFolder('other', undefined, game('sierra'));
    const { code, stderr } = await run(simulate(west.id, '--pack', folder));
    expect(code).toBe(2);
    expect(stderr).toContain('boards.json: the file is missing; add it to the pack.');
    expect(stderr).toContain('notebook.json: no file of this name belongs to the pack');
  });

  test('nothing is saved when a pack is refused', async () => {
    const pack = packFolder('short');
    rmSync(join(pack, 'boards.json'));
    const folder = temporaryFolder();
    expect((await run(simulate(west.id, '--pack', pack, '--save', join(folder, 'made')))).code).toBe(2);
    expect(readdirSync(folder)).toEqual([]);
  });
});
