#!/usr/bin/env node
// `npm start`: installs and builds when needed, then runs the server, which also serves the page.
// docs/operations/settings.md describes its variables. `--only-build` installs and builds beside a running server, and
// starts nothing; `--built` starts what is built.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, npm, requireNode, root, whenEnded } from './install.mjs';
import { securityHeaders } from './security-headers.mjs';
import { pageHandler, parsePort } from './serve.mjs';
import { versionOf } from './version.mjs';

const firstPort = 4100;
const lastPort = 4199;

function stop(message, code) {
  console.error(message);
  process.exit(code);
}

const isTaken = (error) => error.code === 'EADDRINUSE';

/** Rejects when the port is unavailable. */
const probe = (port, host) =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(port, host, () => server.close(done));
  });

/** The first free port. */
async function choosePort(host) {
  for (let port = firstPort; port < lastPort; port += 1) {
    try {
      await probe(port, host);
      return port;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return lastPort;
}

function explain(error, port, host) {
  if (isTaken(error)) {
    return port === undefined
      ? `All ports from ${firstPort} to ${lastPort} are taken. Choose a free one, for example: PORT=8080 npm start`
      : `Port ${port} (from PORT) is taken by another program. Choose a free one, or leave PORT out.`;
  }
  if (error.code === 'EACCES') return `This user may not listen on port ${port}. Choose one from 1024 upwards.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code))
    return `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${host}".`;
  return error.message;
}

requireNode();
const flags = process.argv.slice(2);
const wrong = flags.find((flag, i) => i > 0 || !['--built', '--only-build'].includes(flag));
if (wrong !== undefined)
  stop(
    `"${wrong}" was not expected: npm start is set by variables, such as PORT=8080, and takes one flag, --built or --only-build.`,
    2,
  );
const isBuilt = flags[0] === '--built';
const isOnlyBuild = flags[0] === '--only-build';

let server;
whenEnded(async (code) => process.exit(server ? await server.stop() : code));

let asked;
try {
  asked = parsePort(process.env.PORT);
} catch (error) {
  stop(error.message, 2);
}
const host = process.env.HOST?.trim() || '127.0.0.1';

// reported now rather than after the build
if (asked !== undefined && !isOnlyBuild)
  await probe(asked, host).catch((error) => stop(explain(error, asked, host), 1));

if (!isBuilt) {
  if (!(await install())) process.exit(1);
  console.log('Building …');
  const build = await npm(['run', 'build'], { quiet: true });
  if (build.code !== 0) stop(`${build.output}\nThe build failed: the reason is above.`, 1);
  if (isOnlyBuild) {
    console.log(
      'Built: "npm start -- --built" starts it. A server that runs here stays as it is until it is restarted.',
    );
    process.exit(0);
  }
}

const page = join(root, 'packages', 'web', 'dist');
const program = join(root, 'packages', 'server', 'dist', 'index.js');
const missing = [program, join(page, 'index.html'), join(root, 'node_modules')].find((path) => !existsSync(path));
if (missing !== undefined)
  stop(`--built starts what is built, but there is no ${missing}. Run "npm start -- --only-build" first.`, 1);

const { ConfigError, run } = await import(pathToFileURL(program));
try {
  server = await run({
    environment: process.env,
    defaults: { dataDir: join(root, 'data') },
    choosePort,
    page: pageHandler(page),
    headers: securityHeaders,
    version: versionOf(root),
    // the log has a stream of its own, so that messages for people stay readable
    write: (line) => process.stderr.write(line),
  });
} catch (error) {
  if (error instanceof ConfigError) stop(error.message, 2);
  stop(explain(error, asked, host), 1);
}
console.log(`Cordillera is at ${server.url} (Ctrl-C ends it)`);
