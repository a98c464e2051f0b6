#!/usr/bin/env node
// `npm start`: installs and builds when needed, then serves the page. PORT chooses the port (default: 4100, or the next free one).
import { createServer } from 'node:net';
import { join } from 'node:path';
import { install, npm, requireNode, root, whenEnded } from './install.mjs';
import { parsePort, serve } from './serve.mjs';

const firstPort = 4100;
const lastPort = 4199;

function stop(message, code) {
  console.error(message);
  process.exit(code);
}

const isTaken = (error) => error.code === 'EADDRINUSE';

/** Listens on the port asked for, or on the first free one when none was asked for. */
async function listen(asked) {
  const folder = join(root, 'packages', 'web', 'dist');
  if (asked !== undefined) return serve({ root: folder, port: asked });
  for (let port = firstPort; port < lastPort; port += 1) {
    try {
      return await serve({ root: folder, port });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return serve({ root: folder, port: lastPort });
}

/** Rejects when the port is unavailable: better said now than after the build. */
const probe = (port) =>
  new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(port, '127.0.0.1', () => server.close(done));
  });

function explain(error, port) {
  if (isTaken(error)) {
    return port === undefined
      ? `All ports from ${firstPort} to ${lastPort} are taken. Choose a free one, for example: PORT=8080 npm start`
      : `Port ${port} (from PORT) is taken by another program. Choose a free one, or leave PORT out.`;
  }
  if (error.code === 'EACCES') return `This user may not listen on port ${port}. Choose one from 1024 upwards.`;
  return error.message;
}

requireNode();
let server;
whenEnded((code) => process.exit(server ? 0 : code));

let asked;
try {
  asked = parsePort(process.env.PORT);
} catch (error) {
  stop(error.message, 2);
}

if (asked !== undefined) await probe(asked).catch((error) => stop(explain(error, asked), 1));

if (!(await install())) process.exit(1);
console.log('Building …');
const build = await npm(['run', 'build'], { quiet: true });
if (build.code !== 0) stop(`${build.output}\nThe build failed: the reason is above.`, 1);

server = await listen(asked).catch((error) => stop(explain(error, asked), 1));
console.log(`Cordillera is at ${server.url} (Ctrl-C ends it)`);
