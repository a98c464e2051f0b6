import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licences } from '../licences.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cordillera-licences-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
}

/** A package of one file with side effects, and its licence. */
function addPackage(name: string, { license = 'MIT', text = `Copyright ${name}`, file = 'index.js' } = {}): void {
  write({
    [`node_modules/${name}/package.json`]: JSON.stringify({
      name,
      version: '1.2.3',
      license,
      author: `${name}'s maker`,
    }),
    [`node_modules/${name}/${file}`]: file.endsWith('.js') ? `export default () => '${name}';` : 'x'.repeat(9000),
    ...(text && { [`node_modules/${name}/LICENSE`]: text }),
  });
}

/** Builds a page from a script (and more files) and gives the text of its licences. */
async function textFor(script: string, files: Record<string, string> = {}): Promise<string> {
  write({ 'index.html': '<script type="module" src="./main.js"></script>', 'main.js': script, ...files });
  const { page, worker } = licences('Ours');
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [page],
    worker: { format: 'es', plugins: () => [worker] },
    build: { write: false },
  })) as Rolldown.RolldownOutput;
  const file = built.output.find(({ fileName }) => fileName === 'licences.txt');
  return String((file as Rolldown.OutputAsset).source);
}

test('lists the packages in the page, its workers and its style sheets, and none that was left out', async () => {
  for (const name of ['in-page', '@some/in-worker', 'left-out', 'not-imported']) addPackage(name);
  addPackage('@some/typeface', { license: 'OFL-1.1', file: 'face.woff2' });
  const text = await textFor(
    `import './style.css';
     import inPage from 'in-page';
     import leftOut from 'left-out';
     console.log(inPage());
     new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });`,
    {
      'worker.js': "import inWorker from '@some/in-worker'; postMessage(inWorker());",
      'style.css': '@font-face { font-family: Face; src: url("@some/typeface/face.woff2"); }',
    },
  );
  expect(text.split(/^=+$/m).map((part) => part.trim())).toEqual([
    'Ours',
    "@some/in-worker 1.2.3 (MIT), @some/in-worker's maker\n\nCopyright @some/in-worker",
    "@some/typeface 1.2.3 (OFL-1.1), @some/typeface's maker\n\nCopyright @some/typeface",
    "in-page 1.2.3 (MIT), in-page's maker\n\nCopyright in-page",
    expect.stringMatching(/^vite [\d.]+ \(MIT\), Evan You\n\n# Vite core license[^#]*$/),
  ]);
});

test.each([
  ['a licence that is not allowed', { license: 'GPL-3.0-only' }, 'guest, whose licence is GPL-3.0-only'],
  ['a choice of licences', { license: '(MIT OR GPL-2.0)' }, 'guest, whose licence is (MIT OR GPL-2.0)'],
  ['no text', { text: '' }, 'guest, which comes without the text of its licence (MIT)'],
])('a package with %s fails the build', async (_, guest, message) => {
  addPackage('guest', guest);
  await expect(textFor("import guest from 'guest'; console.log(guest());")).rejects.toThrow(message);
});

test('a package that only a worker contains is checked as well', async () => {
  addPackage('guest', { license: 'UNLICENSED' });
  const script = "new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });";
  const worker = "import guest from 'guest'; postMessage(guest());";
  await expect(textFor(script, { 'worker.js': worker })).rejects.toThrow('guest, whose licence is UNLICENSED');
});

test('a module of no known package fails the build', async () => {
  const { page } = licences('Ours');
  const stray = {
    name: 'stray',
    resolveId: (id: string) => (id === 'virtual:stray' ? '\0virtual:stray' : null),
    load: (id: string) => (id === '\0virtual:stray' ? 'console.log(1)' : null),
  };
  write({ 'index.html': '<script type="module">import "virtual:stray";</script>' });
  const plugins = [stray, page];
  await expect(build({ root, configFile: false, logLevel: 'silent', plugins })).rejects.toThrow(
    'Whose is "\\u0000virtual:stray"?',
  );
});
