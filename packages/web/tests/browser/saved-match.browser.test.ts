import { fileURLToPath } from 'node:url';
import { build, type Rollup } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { loadMatch } from '../../../games/src/index.ts';
import { type Journey, journeys } from '../../../games/tests/journeys.ts';
import { withBrowser } from './setup.ts';

const open = withBrowser({ fresh: true });
const entry = fileURLToPath(new URL('../../../games/src/index.ts', import.meta.url));
let bundle = '';

beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source', 'module', 'browser', 'import', 'default'] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry, formats: ['es'] },
    },
  });
  const [{ output: chunks }] = output as Rollup.RollupOutput[] as [Rollup.RollupOutput];
  bundle = (chunks[0] as Rollup.OutputChunk).code;
});

/** Runs in the page; as text, because the test runner rewrites imports of its own code. */
const playOn = `async (given) => {
  const { loadMatch } = await import('/engine-under-test.js');
  return given.map(({ saved, rest }) => {
    const match = loadMatch(saved);
    const hashes = rest.map(({ seat, choice }) => {
      match.choose(seat, choice);
      return match.hash;
    });
    return { hashes, ended: JSON.stringify(match) };
  });
}`;

test('a match saved in the middle of a draft goes on in a browser to the same fingerprints, and back here', async () => {
  const all = journeys(4);
  const { page, problems } = await open('/');
  await page.route('**/engine-under-test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: bundle }),
  );
  const played = await page.evaluate<Pick<Journey, 'hashes' | 'ended'>[]>(`(${playOn})(${JSON.stringify(all)})`);
  expect(played).toEqual(all.map(({ hashes, ended }) => ({ hashes, ended })));
  for (const { ended } of played) expect(loadMatch(ended).result()).not.toBeNull();
  expect(problems).toEqual([]);
});
