// For programs that are told their port before they start, or start again on the same one.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any: nobody gets it by chance before the program has it. */
const first = 20_000;
const last = 32_000;

/** A port of this machine that nobody uses. */
export async function freePort() {
  for (;;) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
}

const isFree = (port) =>
  new Promise((done, fail) => {
    const probe = createServer().once('error', (error) => (error.code === 'EADDRINUSE' ? done(false) : fail(error)));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
