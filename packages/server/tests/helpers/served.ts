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
  /** Stops and starts again on the same data. */
  restart(input?: Partial<ServerInput>): Promise<void>;
}

/** A test plays faster than any person. */
const unhurried = { ...ratesFor(300), messages: ratesFor(1_000_000).messages };

/**
 * A server of its own for a test, closed after it. Unless the test says otherwise, nothing in its log may be an error.
 * Several files share this module: a hook beside the function would be the first file's only.
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

/** Plays until the game is over. Whoever speaks too fast is sent away, and comes back as a page does. */
export async function playToEnd(visitor: Visitor, id: string): Promise<Page> {
  for (;;) {
    const page = await visitor.open(id);
    const sentAway = page.until(({ kind }) => kind === 'bye').then(() => false);
    const isOver = await Promise.race([page.playOn(() => 0).then(() => true), sentAway]);
    if (isOver) return page;
  }
}
