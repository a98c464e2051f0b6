#!/usr/bin/env node
// Checks that packages depend on each other in one direction only, and that the rules have no access to the outside
// world.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix, relative } from 'node:path';
import { gameIds } from './games.mjs';
import { isCommand, root } from './install.mjs';
import { filesUnder, lineOf, readSource } from './source-text.mjs';

export const scope = '@cordillera/';

/** What each package may import. A new package that is not a game needs a line here. */
const mayUse = {
  engine: [],
  ...Object.fromEntries(gameIds.map((game) => [game, ['engine']])),
  games: ['engine', ...gameIds],
  bots: ['engine', ...gameIds, 'games'],
  protocol: ['engine'],
  server: ['engine', 'games', 'bots', 'protocol'],
  lab: ['engine', ...gameIds, 'games', 'bots', 'protocol', 'server'],
  web: ['engine', ...gameIds, 'games', 'bots', 'protocol'],
};

/**
 * Packages that must give the same result on every machine, at any time: no I/O, no DOM, no clock, no randomness of
 * their own.
 */
const purePackages = ['engine', ...gameIds, 'games'];

/** A free-standing name: not a property (`frame.window`) and not a key (`window: 2`). */
const alone = (names) => new RegExp(String.raw`(?<![\w$.])(?:${names})\b(?!\s*\??:)`, 'g');

const outsideWorld = [
  { use: alone(String.raw`Math\s*\.\s*random`), instead: 'draw from a random stream of the state' },
  {
    use: alone(String.raw`Date\s*\.\s*now|new\s+Date|performance\s*\.`),
    instead: 'the rules know no clock; pass a time in',
  },
  { use: alone('setTimeout|setInterval|setImmediate'), instead: 'the rules never wait; open a decision' },
  { use: alone(String.raw`crypto\s*\.`), instead: 'the seed comes from the caller; hashes come from @noble/hashes' },
  { use: alone('fetch|XMLHttpRequest|WebSocket'), instead: 'the caller loads what the rules need' },
  {
    use: alone('document|window|navigator|localStorage|sessionStorage|indexedDB'),
    instead: 'pictures belong to packages/web',
  },
  { use: alone(String.raw`process\s*\??[.[]`), instead: 'pass it in as an option' },
  { use: alone(String.raw`console\s*\.`), instead: 'return an event or throw an error' },
  { use: alone('globalThis'), instead: 'pass what you need in' },
];

/**
 * Whether the file is a component that must not name a whole match. A table knows only its source, because the match
 * may be on a server; screens that open a stored match may name it, and those that report its end, when nothing is
 * hidden any more.
 */
const isComponentOfTable = (path, imports) =>
  path.startsWith('packages/web/') &&
  path.endsWith('.tsx') &&
  !path.includes('/end/') &&
  !imports.some(
    ({ specifier }) => posix.join(posix.dirname(path), specifier) === 'packages/web/src/table/match/openMatch.ts',
  );

/** The folders of the page, lowest first: each may import those before it, `main.tsx` all of them. */
const webFolders = [
  'styles',
  'store',
  'i18n',
  'platform',
  'design',
  'cardsets',
  'table',
  'online',
  'screens',
  'games',
  'app',
];

/**
 * The problem of an import from one file of the page to another; null when it is allowed. Games are fetched when they
 * are opened: `import()` may lead to them from below, and only their manifests are part of the first load.
 */
function webProblem(path, { specifier, isDynamic }) {
  const source = 'packages/web/src/';
  const to = posix.join(posix.dirname(path), specifier);
  if (!path.startsWith(source) || !to.startsWith(source)) return null;
  const folderOf = (file) => file.slice(source.length).split('/')[0];
  const [from, target] = [folderOf(path), folderOf(to)];
  if (from === target || from === 'main.tsx') return null;
  for (const folder of [from, target])
    if (!webFolders.includes(folder))
      return `imports ${specifier}: say in the list of scripts/check-dependencies.mjs where ${folder}/ stands`;
  const lower = webFolders.slice(0, webFolders.indexOf(from));
  if (target === 'games' && isDynamic) return null;
  if (!lower.includes(target))
    return `imports ${specifier}: ${from}/ may import ${lower.length ? lower.join(', ') : 'no other folder'}; move it down, or pass it in`;
  if (target === 'games' && !/^games\/[^/]+\/manifest\.ts$/.test(to.slice(source.length)))
    return `imports ${specifier}: of a game only its manifest is part of the page from the start; import the other files dynamically`;
  return null;
}

const builtins = new Set(builtinModules);
const isBuiltin = (specifier) => specifier.startsWith('node:') || builtins.has(specifier.split('/')[0]);
export const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The module names a source text imports, with the index of each, and whether the import is dynamic. */
export function importsOf({ code, strings }) {
  const found = [];
  for (const match of code.matchAll(/(?<![\w$.])(?:from|import|(?:import|require)\s*\()\s*(?=['"`])/g)) {
    const index = match.index + match[0].length;
    if (strings.has(index))
      found.push({ specifier: strings.get(index), index, isDynamic: /^import\s*\(/.test(match[0]) });
  }
  return found;
}

/** The folders of the server, lowest first: each may import those of the lines before it. */
const serverFolders = [
  ['database'],
  ['cluster'],
  ['store'],
  ['bots', 'notifications'],
  ['table'],
  ['jobs', 'people'],
  ['http', 'operator'],
];

/** What is wrong with an import from one folder of the server to another; null when nothing is. */
function serverProblem(path, specifier) {
  const folderOf = (file) => /^packages\/server\/src\/([^/]+)\//.exec(file)?.[1];
  const from = folderOf(path);
  const to = specifier.startsWith('.') ? folderOf(posix.join(posix.dirname(path), specifier)) : undefined;
  if (from === undefined || to === undefined || from === to) return null;
  const lineOfFolder = (folder) => serverFolders.findIndex((line) => line.includes(folder));
  for (const folder of [from, to])
    if (lineOfFolder(folder) < 0)
      return `imports ${specifier}: say in the list of scripts/check-dependencies.mjs where ${folder}/ stands`;
  if (lineOfFolder(to) < lineOfFolder(from)) return null;
  const lower = serverFolders.slice(0, lineOfFolder(from)).flat();
  return `imports ${specifier}: ${from}/ may import ${lower.length > 0 ? lower.join(', ') : 'no other folder'}`;
}

/**
 * Every problem of a set of packages, as one sentence each. A package is `{ name: 'sierra', manifest: its package.json,
 * files: [{ path: 'packages/sierra/src/index.ts', text }] }`.
 */
export function checkDependencies(packages) {
  const problems = [];
  for (const { name, manifest, files } of packages) {
    const home = `packages/${name}`;
    const allowed = mayUse[name];
    if (!allowed) {
      problems.push(`${home}: unknown package; say what it may use in the table of scripts/check-dependencies.mjs`);
      continue;
    }
    const forbids = (dependency) => {
      const other = dependency.slice(scope.length);
      return dependency.startsWith(scope) && other !== name && !allowed.includes(other);
    };
    const direction = `${name} may use ${allowed.length ? allowed.join(', ') : 'no other package'}`;

    const runtime = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies };
    for (const dependency of Object.keys({ ...runtime, ...manifest.devDependencies })) {
      if (forbids(dependency)) problems.push(`${home}/package.json depends on ${dependency}: ${direction}`);
    }

    for (const { path, text } of files) {
      const source = readSource(text);
      const report = (index, problem) => problems.push(`${path}:${lineOf(text, index)} ${problem}`);
      const imports = importsOf(source);
      for (const each of imports) {
        const { specifier, index } = each;
        if (specifier.startsWith('.')) {
          const wrong = webProblem(path, each);
          if (wrong !== null) report(index, wrong);
          if (!posix.join(posix.dirname(path), specifier).startsWith(`${home}/`)) {
            report(index, `imports ${specifier}, outside its package: import another package by its name`);
          }
        } else if (isBuiltin(specifier)) {
          if (purePackages.includes(name))
            report(index, `imports ${specifier}: rules do no I/O; the caller passes things in`);
        } else if (forbids(packageOf(specifier))) {
          report(index, `imports ${specifier}: ${direction}`);
        } else if (
          !specifier.includes(':') &&
          packageOf(specifier) !== scope + name &&
          !(packageOf(specifier) in runtime)
        ) {
          report(
            index,
            `imports ${specifier}, which the dependencies of ${home}/package.json do not name: add it there`,
          );
        }
      }
      for (const { specifier, index } of imports) {
        const wrong = serverProblem(path, specifier);
        if (wrong !== null) report(index, wrong);
      }
      if (isComponentOfTable(path, imports)) {
        for (const match of source.code.matchAll(alone('Match')))
          report(
            match.index,
            'uses Match: a component knows a TableSource (table/source/source.ts), not where the match is',
          );
      }
      if (!purePackages.includes(name)) continue;
      for (const { use, instead } of outsideWorld) {
        for (const match of source.code.matchAll(use))
          report(match.index, `uses ${match[0].replace(/\s*\??[.[]$/, '')}: ${instead}`);
      }
    }
  }
  return problems;
}

/** The packages of a checkout, as `checkDependencies` takes them. */
export function readPackages(folder) {
  return readdirSync(join(folder, 'packages'))
    .filter((name) => existsSync(join(folder, 'packages', name, 'package.json')))
    .map((name) => {
      const home = join(folder, 'packages', name);
      const sources = existsSync(join(home, 'src')) ? [...filesUnder(join(home, 'src'))] : [];
      return {
        name,
        manifest: JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')),
        files: sources
          .filter((path) => /\.[cm]?[jt]sx?$/.test(path))
          .map((path) => ({
            path: relative(folder, path).replaceAll('\\', '/'),
            text: readFileSync(path, 'utf8'),
          })),
      };
    });
}

if (isCommand(import.meta.url)) {
  const packages = readPackages(root);
  const problems = checkDependencies(packages);
  for (const problem of problems) console.error(problem);
  const files = packages.reduce((sum, { files }) => sum + files.length, 0);
  console.log(`${packages.length} packages, ${files} source files: ${problems.length || 'no'} problems`);
  process.exitCode = problems.length ? 1 : 0;
}
