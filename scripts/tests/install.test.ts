import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { admits, isInstalled, root } from '../install.mjs';

test.each([
  ['20.9.1', '>=20.10', false],
  ['18.19.0', '>=20.10', false],
  ['20.10.0', '>=20.10', true],
  ['24.1.0', '>= 20.10.0', true],
  ['20.19.0', '^20.19.0 || >=22.12.0', true],
  ['20.18.3', '^20.19.0 || >=22.12.0', false],
  ['21.7.0', '^20.19.0 || >=22.12.0', false],
  ['24.0.0', '^20.19.0 || >=22.12.0', true],
  ['20.0.0', '^16 || ^18 || >=20', true],
  ['20.19.0', '20 || >=22', true],
  ['21.7.0', '20 || >=22', false],
])('Node %s is within "%s": %s', (version, range, isWithin) => {
  expect(admits(range, version)).toBe(isWithin);
});

test.each(['>=20 <22', '20.19', '*'])('a range in another form, "%s", is refused, not misread', (range) => {
  expect(() => admits(range, '20.19.0')).toThrow(`"${range}"`);
});

describe('package-lock.json', () => {
  const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  interface Locked {
    version?: string;
    resolved?: string;
    link?: true;
    engines?: { node?: string };
    hasInstallScript?: true;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  }
  const packages = Object.entries<Locked>(json('package-lock.json').packages);
  const paths = new Set(packages.map(([path]) => path));

  test('has every package that another needs, for every system', () => {
    /** The places where Node looks for a package, from the folder of the one that needs it upwards. */
    const places = (folder: string, name: string): string[] =>
      folder.split('/').map((_, i, parts) => [...parts.slice(0, i + 1), 'node_modules', name].join('/'));
    const absent = packages.flatMap(([path, { dependencies, devDependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
        .filter((name) => ![`node_modules/${name}`, ...places(path, name)].some((place) => paths.has(place)))
        .map((name) => `${path} needs ${name}`),
    );
    expect(absent).toEqual([]);
  });

  test('has one version for all packages of ours, and no download addresses', () => {
    const { version } = json('package.json');
    const ours = packages.filter(([path]) => !path.includes('node_modules/'));
    expect(ours.length).toBeGreaterThan(10);
    for (const [path, entry] of ours) {
      expect({ path, version: entry.version }).toEqual({ path, version });
      const manifest = json(join(path, 'package.json'));
      expect({ path, version: manifest.version }).toEqual({ path, version });
      for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }))
        if (name.startsWith('@cordillera/')) expect({ path, name, wanted }).toEqual({ path, name, wanted: version });
    }
    expect(packages.filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
  });

  test('allows the oldest supported Node 20, 22 and 24 in every package, so that "npm ci" does not warn', () => {
    const named: string = json('package.json').engines.node;
    const oldest = [...named.matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version);
    expect(oldest.map((version) => version.split('.')[0])).toEqual(['20', '22', '24']);
    const unfit = packages.flatMap(([path, { engines }]) =>
      oldest
        .filter((version) => engines?.node !== undefined && !admits(engines.node, version))
        .map((version) => `${path} wants Node ${engines!.node}, not ${version}`),
    );
    expect(unfit).toEqual([]);
  });

  test('has a decision for every package with an install script, so that "npm ci" does not ask', () => {
    const decided = Object.keys(json('package.json').allowScripts);
    const scripted = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
    expect(scripted.map((path) => path.replace('node_modules/', '')).sort()).toEqual(decided.sort());
  });
});

describe('packages are installed', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'cordillera-install-'));
    mkdirSync(join(folder, 'node_modules'));
    wants({ tool: { version: '1.2.0', dev: true }, other: { version: '3.0.0', optional: true } });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  type Packages = Record<string, { version: string; dev?: true; optional?: true }>;
  const write = (file: string, packages: Packages) => {
    const paths = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
    writeFileSync(join(folder, file), JSON.stringify({ packages: { '': {}, ...Object.fromEntries(paths) } }));
  };
  const wants = (packages: Packages) => write('package-lock.json', packages);
  const has = (packages: Packages) => write(join('node_modules', '.package-lock.json'), packages);

  test("not without npm's record", () => {
    expect(isInstalled(folder)).toBe(false);
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), '{"packages":');
    expect(isInstalled(folder)).toBe(false);
  });

  test('when all that are not optional are there, whatever the dates say', () => {
    has({ tool: { version: '1.2.0' } });
    expect(isInstalled(folder)).toBe(true);
    utimesSync(join(folder, 'node_modules', '.package-lock.json'), 1000, 1000);
    expect(isInstalled(folder)).toBe(true);
  });

  test('not in another version, nor without those for development', () => {
    has({ tool: { version: '1.1.0' } });
    expect(isInstalled(folder)).toBe(false);
    has({});
    expect(isInstalled(folder)).toBe(false);
    has({ tool: { version: '1.2.0' }, other: { version: '2.0.0' } });
    expect(isInstalled(folder)).toBe(false);
  });
});

/**
 * Starts a script that runs a sleeping program, as npm does, with a shell in between: returns the IDs of all three, and
 * a promise of their end.
 */
async function startSleeper(): Promise<{ shell: number; script: number; program: number; gone: Promise<unknown> }> {
  const sleeper = 'console.log(process.pid, process.ppid); setTimeout(() => {}, 15_000);';
  const source = `
    import { run, whenEnded } from ${JSON.stringify(new URL('../install.mjs', import.meta.url).href)};
    whenEnded((code) => process.exit(code));
    await run(process.execPath, ['-e', ${JSON.stringify(sleeper)}]);`;
  const child = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, source], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child.stdout, 'close'); // all three hold its other end
  const [line] = await once(child.stdout, 'data');
  const [program, script] = String(line).split(' ').map(Number) as [number, number];
  return { shell: child.pid as number, script, program, gone };
}

describe.runIf(process.platform !== 'win32')('a script that was started by npm', () => {
  test.each<['shell' | 'script', string]>([
    ['shell', 'as npm does when it is ended'],
    ['script', 'by a signal'],
  ])('ends with all its processes when the %s is ended, %s', { timeout: 30_000 }, async (target) => {
    const sleeper = await startSleeper();
    const start = performance.now();
    process.kill(sleeper[target], 'SIGTERM');
    await sleeper.gone;
    expect(performance.now() - start).toBeLessThan(10_000); // the program would sleep longer
  });
});

describe('npm test', () => {
  const npmTest = (...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts', 'test.mjs'), ...args], { encoding: 'utf8' });

  test.each([
    [['--only', 'x'], 'There is no step "x".'],
    [['--only', 'lint,'], 'There is no step "".'],
    [['--only=lint,__proto__'], 'There is no step "__proto__".'],
    [['--only'], 'There is no step "".'],
    [['--only', 'lint', 'unit'], '"unit" was not expected.'],
    [['lint'], '"lint" was not expected.'],
    [['--olny', 'lint'], '"--olny" was not expected.'],
    [['--quick', 'lint'], '"lint" was not expected.'],
    [['--quick', '--only', 'lint'], '"--only" was not expected.'],
    [['--only', 'lint', '--quick'], '"--quick" was not expected.'],
  ])('refuses %j with advice', (args, says) => {
    const { status, stdout, stderr } = npmTest(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(says);
    expect(stderr).toContain('npm test [-- --quick | -- --only STEP,STEP …]');
    expect(stderr).toContain(
      'steps from: build, types, lint, dependencies, packages, unit, short, rules, browser, browsers\n',
    );
  });
});
