#!/usr/bin/env node
// `npm test`: everything that must hold. `npm test -- --quick` takes a minute or two; `npm test -- --only lint,unit` runs
// some of the steps.
// The last line is always "N passed, N failed": vitest's tests one by one, every other step as one.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, npm, requireNode, root, run, whenEnded } from './install.mjs';
import { countTests, namesOfFailed } from './vitest-counts.mjs';

const node = (...args) => run(process.execPath, args);
const tool = (...path) => join(root, 'node_modules', ...path);
const asOneTest = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

async function vitest(...args) {
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await node(tool('vitest', 'vitest.mjs'), 'run', ...args, ...reporters);
  const report = readReport(file);
  return { ...countTests(report, code), names: namesOfFailed(report).map((name) => name.replace(`${root}/`, '')) };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // vitest ended before it wrote one; its exit code decides
  }
}

async function browser() {
  try {
    const { findChromium } = await import('./chromium.mjs'); // imported here, because it needs the installed packages
    const { path, how } = await findChromium();
    console.log(`Chromium: ${path} (${how})`);
    process.env.CHROMIUM_PATH = path;
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  return vitest('--project', 'browser');
}

/** Tests the built page in Firefox and WebKit, as far as they are present; where CI is set, both must be. */
async function browsers() {
  const { findEngines } = await import('./engines.mjs');
  let found;
  try {
    found = Object.values(await findEngines());
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  const absent = found.filter(({ paths }) => !paths).map(({ reason }) => `NOT TESTED: ${reason}`);
  for (const line of absent) console.log(line);
  untested.push(...absent);
  if (process.env.CI && process.env.CI !== 'false' && absent.length > 0)
    return { passed: 0, failed: absent.length, names: absent };
  if (absent.length === found.length) return { passed: 0, failed: 0 };
  return vitest('--config', join('packages', 'web', 'tests', 'engines', 'vitest.config.ts'));
}

/** What could not be tested on this machine, printed at the end. */
const untested = [];

const steps = {
  build: {
    headline: 'Build: types, packages, page',
    run: async () => asOneTest(await npm(['run', 'build'])),
    needed: true,
  },
  types: {
    headline: 'Types of everything, and the packages',
    run: types,
    needed: true,
  },
  lint: {
    headline: 'Lint and format',
    run: async () => asOneTest(await node(tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '.')),
  },
  dependencies: {
    headline: 'Package dependencies',
    run: async () => asOneTest(await node('scripts/check-dependencies.mjs')),
  },
  packages: {
    headline: 'What can be published, and what nobody uses',
    run: async () => asOneTest(await node('scripts/check-packages.mjs')),
  },
  unit: { headline: 'Unit, law and content tests', run: () => vitest('--project', '!browser') },
  short: { headline: 'Unit tests that take seconds', run: shortTests },
  rules: { headline: 'Rule coverage', run: async () => asOneTest(await node('scripts/rule-coverage.mjs')) },
  browser: { headline: 'Browser tests', run: browser },
  browsers: { headline: 'The page in Firefox and WebKit', run: browsers },
};

const quick = ['types', 'lint', 'dependencies', 'packages', 'short'];
/** `build` and `unit` do what `types` and `short` do, and more. */
const whole = Object.keys(steps).filter((name) => !['types', 'short'].includes(name));

async function types() {
  const { code } = await npm(['run', 'types']);
  return asOneTest(
    code === 0 ? await node(tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', 'packages/web') : { code },
  );
}

/** scripts/slow-tests.mjs says which are left out. */
function shortTests() {
  process.env.QUICK = '1';
  return vitest();
}

/** The steps to run, from the arguments: none, "--quick", "--only a,b" or "--only=a,b". */
function chosenSteps(args) {
  if (args.length === 0) return whole;
  const [flag, ...rest] = args.flatMap((arg) => (arg.startsWith('--only=') ? ['--only', arg.slice(7)] : arg));
  const names = flag === '--only' ? (rest.shift() ?? '').split(',').map((name) => name.trim()) : quick;
  const unknown = names.find((name) => !Object.hasOwn(steps, name));
  const stray = ['--only', '--quick'].includes(flag) ? rest[0] : flag;
  if (stray === undefined && unknown === undefined) return names;
  console.error(stray === undefined ? `There is no step "${unknown}".` : `"${stray}" was not expected.`);
  console.error(
    `Usage: npm test [-- --quick | -- --only STEP,STEP …], with steps from: ${Object.keys(steps).join(', ')}`,
  );
  process.exit(2);
}

function end({ passed, failed }) {
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

requireNode();
whenEnded((code) => process.exit(code));
const chosen = chosenSteps(process.argv.slice(2));
if (!(await install())) end({ passed: 0, failed: 1 });

const total = { passed: 0, failed: 0 };
const names = [];
for (const [name, step] of Object.entries(steps)) {
  if (!chosen.includes(name)) continue;
  console.log(`\n== ${step.headline}`);
  const started = performance.now();
  const { passed, failed, names: tests = [] } = await step.run();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) names.push(...(tests.length > 0 ? tests : [`the step ${name}`]));
  if (failed > 0 && step.needed) {
    console.log('Without it the other steps would prove nothing: stopping here.');
    break;
  }
}
if (names.length > 0) console.log(`\nFailed:\n${names.map((name) => `  ${name}`).join('\n')}`);
for (const line of untested) console.log(`\n${line}`);
end(total);
