// For programs that need their port before they start, or that restart on the same one.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems assign automatically, so that no other program gets it by chance. */
const first = 20_000;
const last = 32_000;

/** An unused port of this machine. */
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
