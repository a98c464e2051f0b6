import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, ratesFor, type ServerInput, startServer } from '@cordillera/server';
import { expect, onTestFinished } from 'vitest';
import { type Page, Visitor } from './players.ts';

export interface House {
  server: RunningServer;
  folder: string;
  log: object[];
  visitor(): Visitor;
  /** Restarts the server on the same data. */
  restart(input?: Partial<ServerInput>): Promise<void>;
}

/** Tests play faster than any person. */
const unhurried = { ...ratesFor(300), messages: ratesFor(1_000_000).messages };

/**
 * Starts a server that is closed after the test. Unless `mayFail` is set, its log may hold no errors. Several files
 * share this module, so the hook is registered inside the function: beside it, it would belong to the first file only.
 */
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
  onTestFinished(async () => {
    await made.server.close();
    rmSync(folder, { recursive: true, force: true });
    if (!mayFail) expect(log.filter((line) => (line as { level: string }).level === 'error')).toEqual([]);
  });
  return made;
}

/** Plays until the game is over. A page that is dismissed for sending too fast comes back. */
export async function playToEnd(visitor: Visitor, id: string): Promise<Page> {
  for (;;) {
    const page = await visitor.open(id);
    const sentAway = page.until(({ kind }) => kind === 'bye').then(() => false);
    const isOver = await Promise.race([page.playOn(() => 0).then(() => true), sentAway]);
    if (isOver) return page;
  }
}
