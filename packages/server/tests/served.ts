import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, ratesFor, type ServerInput, startServer } from '@cordillera/server';
import { afterEach, expect } from 'vitest';
import { type Page, Visitor } from './players.ts';

export interface House {
  server: RunningServer;
  folder: string;
  log: object[];
  visitor(): Visitor;
  /** Stops and starts again on the same data. */
  restart(input?: Partial<ServerInput>): Promise<void>;
}

/** A test plays faster than any person. */
const unhurried = { ...ratesFor(300), messages: ratesFor(1_000_000).messages };

const open: { house: House; mayFail: boolean }[] = [];

/** A server of its own for a test. Unless the test says otherwise, nothing in its log may be an error. */
export async function house(input: Partial<ServerInput> = {}, { mayFail = false } = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'cordillera-server-'));
  const log: object[] = [];
  const start = (more: Partial<ServerInput>) =>
    startServer({ dataDir: folder, log: (line) => void log.push(line), rates: unhurried, ...input, ...more });
  const made: House = {
    server: await start({}),
    folder,
    log,
    visitor: () => new Visitor(made.server.url),
    async restart(more = {}) {
      await made.server.close();
      made.server = await start(more);
    },
  };
  open.push({ house: made, mayFail });
  return made;
}

afterEach(async () => {
  for (const { house, mayFail } of open.splice(0)) {
    await house.server.close();
    rmSync(house.folder, { recursive: true, force: true });
    if (!mayFail) expect(house.log.filter((line) => (line as { level: string }).level === 'error')).toEqual([]);
  }
});

/** Plays until the game is over. Whoever speaks too fast is sent away, and comes back as a page does. */
export async function playToEnd(visitor: Visitor, id: string): Promise<Page> {
  for (;;) {
    const page = await visitor.open(id);
    const sentAway = page.until(({ kind }) => kind === 'bye').then(() => false);
    const isOver = await Promise.race([page.playOn(() => 0).then(() => true), sentAway]);
    if (isOver) return page;
  }
}
