import { describe, expect, test } from 'vitest';
import { checkDependencies, readPackages } from '../check-dependencies.mjs';
import { root } from '../install.mjs';

/** One package with one source file. */
function problemsOf(name: string, text: string, dependencies: string[] = [], section = 'dependencies'): string[] {
  const manifest = { [section]: Object.fromEntries(dependencies.map((dependency) => [dependency, '1.0.0'])) };
  return checkDependencies([{ name, manifest, files: [{ path: `packages/${name}/src/part/file.ts`, text }] }]);
}

describe('the direction of dependencies', () => {
  test.each([
    ['engine', 'sierra'],
    ['sierra', 'games'],
    ['sierra', 'sierra-west'],
    ['games', 'bots'],
    ['bots', 'lab'],
    ['lab', 'web'],
    ['web', 'server'],
    ['web', 'lab'],
    ['server', 'lab'],
  ])('%s may not use %s, neither in package.json nor in an import', (name, other) => {
    const dependency = `@cordillera/${other}`;
    for (const section of ['dependencies', 'devDependencies', 'peerDependencies']) {
      expect(problemsOf(name, '', [dependency], section)).toEqual([
        expect.stringContaining(`packages/${name}/package.json depends on ${dependency}`),
      ]);
    }
    expect(problemsOf(name, `\nimport { a } from '${dependency}';`)).toEqual([
      expect.stringContaining(`packages/${name}/src/part/file.ts:2 imports ${dependency}: ${name} may use`),
    ]);
  });

  test.each([
    ['sierra', 'engine'],
    ['games', 'sierra'],
    ['bots', 'games'],
    ['lab', 'bots'],
    ['web', 'sierra'],
    ['web', 'bots'],
  ])('%s may use %s', (name, other) => {
    const dependency = `@cordillera/${other}`;
    expect(problemsOf(name, `import { a } from '${dependency}';`, [dependency])).toEqual([]);
  });

  test('a package missing in the table is reported', () => {
    expect(problemsOf('chess', '')).toEqual([expect.stringContaining('packages/chess: unknown package')]);
  });
});

describe('imports', () => {
  test.each([
    "import { a } from 'left-pad';",
    "import type { A } from 'left-pad/types';",
    "import 'left-pad';",
    "export * from 'left-pad';",
    "const a = await import('left-pad');",
    'import {\n  a,\n} from "left-pad";',
  ])('%j needs a declared package', (text) => {
    expect(problemsOf('bots', text)).toEqual([expect.stringContaining('do not name: add it there')]);
    expect(problemsOf('bots', text, ['left-pad'])).toEqual([]);
    expect(problemsOf('bots', text, ['left-pad'], 'devDependencies')).toHaveLength(1);
  });

  test('a package of our own must be declared, too', () => {
    expect(problemsOf('sierra', "import { a } from '@cordillera/engine';")).toHaveLength(1);
  });

  test('a path must stay inside its package', () => {
    expect(problemsOf('sierra', "import { a } from '../../package.json';")).toEqual([]);
    expect(problemsOf('sierra', "import { a } from '../../../engine/src/index.ts';")).toEqual([
      expect.stringContaining('outside its package'),
    ]);
  });

  test('an import in a comment or a string does not count', () => {
    const text = `
      // import { a } from 'left-pad';
      /* import 'left-pad'; */
      const quote = "import 'left-pad'";
      const letters = Array.from('left-pad');
      const pattern = /["'] from 'left-pad'/;
    `;
    expect(problemsOf('bots', text)).toEqual([]);
  });

  test('the lab and the bots may use parts of Node', () => {
    expect(problemsOf('lab', "import { readFileSync } from 'node:fs';")).toEqual([]);
  });
});

describe('a component of the page', () => {
  const problems = (path: string, text: string): string[] =>
    checkDependencies([
      {
        name: 'web',
        manifest: { dependencies: { '@cordillera/engine': '1.0.0' } },
        files: [{ path: `packages/web/src/${path}`, text }],
      },
    ]);
  const known = "import type { Match } from '@cordillera/engine';";

  test('must not name a match, not even its type', () => {
    for (const text of [
      known,
      "import { Match as M } from '@cordillera/engine';",
      'const open = (match: Match): void => {};',
    ])
      expect(problems('games/sierra/table/board/Board.tsx', `\n${text}`), text).toEqual([
        expect.stringContaining(
          'packages/web/src/games/sierra/table/board/Board.tsx:2 uses Match: a component knows a TableSource',
        ),
      ]);
  });

  test('may name a match when it opens a stored one or reports its end; other files may', () => {
    expect(problems('table/TableScreen.tsx', `${known} import { openMatch } from './match/openMatch.ts';`)).toEqual([]);
    expect(problems('games/sierra/end/Finished.tsx', known)).toEqual([]);
    expect(problems('table/source/localSource.ts', known)).toEqual([]);
  });

  test('may name records, and other things with "match" in their names', () => {
    const text =
      "import type { MatchRecord } from '../store/records.ts'; // Match\nconst words = 'Match'; openMatch();";
    expect(problems('screens/saved/GameSheet.tsx', text)).toEqual([]);
  });
});

describe('the folders of the page', () => {
  const problems = (path: string, text: string): string[] =>
    checkDependencies([{ name: 'web', manifest: {}, files: [{ path: `packages/web/src/${path}`, text }] }]);

  test.each([
    ['i18n/index.tsx', "import { recall } from '../store/localValues.ts';"],
    ['design/frame/Screen.tsx', "import { addressOf } from '../../platform/routes.ts';"],
    ['screens/home/Home.tsx', "const load = () => import('../../online/tables/TablesList.tsx');"],
    ['games/sierra/end/End.tsx', "import { EndPage } from '../../../screens/end/EndPage.tsx';"],
    ['games/sierra/table/hand/Hand.tsx', "import { Board } from '../board/Board.tsx';"],
    ['app/App.tsx', "import { Home } from '../screens/home/Home.tsx';"],
    ['app/games.ts', "import { sierra } from '../games/sierra/manifest.ts';"],
    ['table/tableGames.ts', "const load = () => import('../games/sierra/table/tableGame.ts');"],
    ['main.tsx', "import './styles/base.css'; import { App } from './app/App.tsx';"],
  ])('%s may: %s', (path, text) => {
    expect(problems(path, text)).toEqual([]);
  });

  test.each([
    ['store/matches.ts', "import { errorMessage } from '../platform/errors.ts';", 'store/ may import styles; '],
    ['store/matches.ts', "import type { Route } from '../platform/routes.ts';", 'store/ may import styles; '],
    [
      'platform/gameModule.ts',
      "import type { TableProps } from '../table/tableProps.ts';",
      'platform/ may import styles, store, i18n; ',
    ],
    ['table/shell/Shell.tsx', "import { Chat } from '../../online/chat/Chat.tsx';", 'table/ may import '],
    ['online/lobby/LobbySeats.tsx', "export { Seats } from '../../screens/newgame/Seats.tsx';", 'online/ may import '],
    ['table/scores/ScoreSheet.tsx', "import { End } from '../../games/sierra/end/End.tsx';", 'table/ may import '],
    ['screens/saved/x.ts', "const load = () => import('../../app/App.tsx');", 'screens/ may import '],
    ['app/games.ts', "import { Board } from '../games/sierra/table/board/Board.tsx';", 'only its manifest'],
    ['table/x.ts', "import { y } from '../widgets/y.ts';", 'where widgets/ stands'],
    ['widgets/y.ts', "import { x } from '../table/x.ts';", 'where widgets/ stands'],
  ])('%s may not: %s', (path, text, problem) => {
    expect(problems(path, `\n${text}`)).toEqual([expect.stringContaining(problem)]);
    expect(problems(path, `\n${text}`)[0]).toContain(`packages/web/src/${path}:2 imports `);
  });
});

describe('the outside world', () => {
  const violations = [
    "import { readFileSync } from 'node:fs';",
    "import { readFileSync } from 'fs';",
    "import { readFile } from 'fs/promises';",
    "const rules = await fetch('/rules');",
    "document.querySelector('p');",
    'const width = window.innerWidth;',
    'const now = Date.now();',
    'const today = new Date();',
    'const start = performance.now();',
    'const die = Math.floor(Math.random() * 6);',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is the point
    'const name = `seat ${Math.random()}`;',
    'const debug = process.env.DEBUG;',
    'const id = crypto.randomUUID();',
    'setTimeout(() => {}, 5);',
    "console.log('here');",
    'globalThis.fetch;',
  ];

  test.each(['engine', 'sierra', 'sierra-west', 'colorado', 'games'])('%s must not use it', (name) => {
    for (const text of violations) expect(problemsOf(name, text), text).toHaveLength(1);
  });

  test('a violation is reported with its line and the alternative', () => {
    expect(problemsOf('sierra', '\n\nconst die = Math.random();')).toEqual([
      'packages/sierra/src/part/file.ts:3 uses Math.random: draw from a random stream of the state',
    ]);
  });

  test('packages around the rules may use it', () => {
    for (const text of violations.slice(3)) expect(problemsOf('web', text), text).toEqual([]);
  });

  test('the same names in comments, strings and properties are allowed', () => {
    const text = `
      // Math.random would break replays; so would Date.now() and process.env
      const words = { window: 'the Trapper window', document: \`a document\` };
      frame.window = 2;
      type Frame = { window?: number };
      const processed = preprocess.all;
      const parts = a / b; // window
      const isQuote = /['"]/.test("window's document");
    `;
    expect(problemsOf('sierra-west', text)).toEqual([]);
  });
});

test('packages are read from a checkout with their manifests and sources', () => {
  const engine = readPackages(root).find(({ name }) => name === 'engine');
  expect(engine?.manifest.name).toBe('@cordillera/engine');
  expect(engine?.files.map(({ path }) => path)).toContain('packages/engine/src/index.ts');
});

describe('the folders of the server', () => {
  const problemsAt = (path: string, text: string): string[] =>
    checkDependencies([{ name: 'server', manifest: {}, files: [{ path: `packages/server/src/${path}`, text }] }]);

  test('may import what is below them, and the files that belong to none', () => {
    expect(problemsAt('table/a.ts', "import { b } from '../store/b.ts';\nimport { c } from '../ids.ts';")).toEqual([]);
    expect(problemsAt('table/setup/a.ts', "import { b } from '../b.ts';")).toEqual([]);
    expect(problemsAt('server.ts', "import { b } from './http/app.ts';")).toEqual([]);
  });

  test('may not import what is above or beside them', () => {
    expect(problemsAt('store/a.ts', "\nimport type { B } from '../table/b.ts';")).toEqual([
      'packages/server/src/store/a.ts:2 imports ../table/b.ts: store/ may import database, cluster',
    ]);
    expect(problemsAt('table/setup/a.ts', "import { b } from '../../http/b.ts';")).toHaveLength(1);
    expect(problemsAt('operator/a.ts', "import { b } from '../http/b.ts';")).toHaveLength(1);
  });

  test('a new one is asked to be put in the list', () => {
    expect(problemsAt('mail/a.ts', "import { b } from '../store/b.ts';")).toEqual([
      expect.stringContaining('where mail/ stands'),
    ]);
  });
});
