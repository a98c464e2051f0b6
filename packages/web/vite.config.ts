import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { gameIds, isOnFirstLoad } from '../../scripts/games.mjs';
import { securityHeaders, securityMeta } from '../../scripts/security-headers.mjs';
import { beside } from './beside.ts';
import { chunks } from './chunks.ts';
import { firstLook } from './firstLook.ts';
import { licences } from './licences.ts';
import { aboutWords } from './src/screens/settings/aboutWords.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

// Workspace packages are read from their sources, so the page never runs a stale build of the rules.
const conditions = ['source', 'module', 'browser', 'import', 'default'];

/** Preloads the two fonts that every language needs, without waiting for the style sheet. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2') && !file.includes('latin-ext'))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: true },
        })),
  },
};

/** The page's own licence, after the credits in every language: the head of licences.txt. */
const notice = [
  ...Object.values(aboutWords).map(({ title, unofficial, credits, own, licence }) =>
    [
      `Cordillera · ${title}`,
      unofficial,
      Object.entries(credits)
        .map(([game, makers]) => `${game} · ${makers}`)
        .join('\n'),
      own,
      licence,
    ].join('\n\n'),
  ),
  readFileSync(join(here, '../../LICENSE'), 'utf8').trim(),
].join('\n\n');

const notices = licences(notice);
const repository = join(here, '../..');
const scripts = chunks(repository);

/** The content security policy, for hosts that do not send it: in the page, and in a file that some of them read. */
const security: Plugin = {
  name: 'security',
  apply: 'build',
  transformIndexHtml: () => securityMeta.map((attrs) => ({ tag: 'meta', injectTo: 'head-prepend', attrs })),
  generateBundle() {
    const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}\n`);
    this.emitFile({ type: 'asset', fileName: '_headers', source: `/*\n${lines.join('')}` });
  },
};

/**
 * The service worker (src/platform/sw.js) with the names of all files of this build and a version derived from their
 * contents, so it changes whenever anything does. Written by hand, because it is shorter than the settings of a library
 * for it.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const folder = join(here, 'public');
      const files = new Map<string, string | Uint8Array>(
        readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]),
      );
      for (const [name, file] of Object.entries(bundle))
        files.set(name, file.type === 'chunk' ? file.code : file.source);
      // hosts that read it do not serve it
      files.delete('_headers');
      const names = [...files.keys()].sort();
      const hash = createHash('sha256');
      for (const name of names) hash.update(name).update(files.get(name)!);
      // The page's own address is its folder: some servers redirect index.html there, and then it could not be stored.
      const addresses = names.map((name) => (name === 'index.html' ? './' : name));
      const source = readFileSync(join(here, 'src/platform/sw.js'), 'utf8')
        .replace('%VERSION%', hash.digest('hex').slice(0, 12))
        .replace("['%FILES%']", JSON.stringify(addresses));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
};

/** What every screen needs, beside the light part of each game. */
const onEveryScreen = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|valibot|idb|@noble/hashes)/',
    'web/src/store/.*\\.ts$',
    'web/src/i18n/(?!relativeTime|signedNumber).*\\.tsx?$',
    'web/src/platform/(appWords|errors|gameRegistry|loading|readSettings|routes|serviceWorker|settings|theme|useLoaded)\\.ts$',
    // not what only some screens show, such as controls with their own style sheet
    'web/src/design/(controls|hooks|paper|players)/(?!Select|Toggle|Sunburst|Peaks|useThrottledAnnouncement).*\\.tsx?$',
    'web/src/design/frame/(\\w*Failure|ErrorDetails)\\.tsx$',
    'web/src/(table/setup/definition|screens/newgame/newGameParts)\\.ts$',
    'engine/src/(words|seal|canonical|hash)\\.ts',
    'games/src/lazy\\.ts',
    'vite/preload-helper',
  ].join('|'),
);

/** What all games share is separate from each of them: by default the builder may merge it into one. */
const engine = { name: 'engine', test: /packages\/engine\/src\/|node_modules\/(valibot|@noble)\// };
/**
 * The rules of a game are one script: with parts in a screen's script the two would wait for each other. Earlier house
 * sets are another script, fetched only for a match that was played with one.
 */
const rules = gameIds.map((game) => ({
  name: `${game}-rules`,
  test: new RegExp(`packages/${game}/src/(?!content/older)`),
}));

/**
 * The start of a worker, and what it shares with its later scripts, are separate from its entry, so that none of them
 * imports the entry: WebKit runs a worker's entry again when anything imports it, and its listener would answer twice.
 */
const room = {
  name: 'worker-room',
  test: /rolldown\/runtime|(games|bots)\/src\/lazy\.ts|bots\/src\/host\/|table\/(bots\/botWorker|tableGames)\.ts|preload-helper/,
};

export default defineConfig({
  plugins: [
    beside(join(here, 'dist')),
    react(),
    firstLook,
    preloadFonts,
    security,
    notices.page,
    serviceWorker,
    scripts.page,
  ],
  resolve: { conditions },
  base: './',
  build: {
    target: 'es2022',
    assetsInlineLimit: 2048,
    rolldownOptions: {
      // What every screen needs is one file: six small ones would wait for each other on a slow line.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: (id) => onEveryScreen.test(id) || isOnFirstLoad(relative(repository, id)),
            },
            engine,
            ...rules,
          ],
        },
      },
      // The engine has no side effects on loading, so its unused modules can be dropped.
      treeshake: { moduleSideEffects: [{ test: /packages\/engine\/src\//, sideEffects: false }] },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [notices.worker, scripts.worker],
    rolldownOptions: { output: { codeSplitting: { groups: [engine, ...rules, room] } } },
  },
});
