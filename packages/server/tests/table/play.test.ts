import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '@cordillera/engine';
import { loadMatch } from '@cordillera/games';
import { type RunningServer, ratesFor, startServer } from '@cordillera/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Visitor } from '../helpers/players.ts';

let folder: string;
let server: RunningServer;
const errors: object[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cordillera-server-'));
  server = await startServer({ dataDir: folder, rates: ratesFor(1_000_000), log: (line) => void errors.push(line) });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  expect(errors.splice(0)).toEqual([]);
});

const chance = (seed: number) => {
  const random = createRandom(String(seed).padStart(32, '0'));
  return (max: number) => random.int(max);
};

describe('a table by link', () => {
  test('two people and a bot play a game of Colorado to its end', async () => {
    const anna = new Visitor(server.url);
    const bert = new Visitor(server.url);
    const table = await anna.create({ game: 'colorado', seats: [null, null, 'greenhorn'] });
    expect(table.state).toBe('open');
    const link = table.me.links.play!;
    expect((await bert.get<{ kind: string }>('GET', `/api/links/${link}`)).kind).toBe('play');
    await bert.sit(link, 1, 'Bert');
    await anna.start(table.id);
    const pages = [await anna.open(table.id), await bert.open(table.id)];
    await Promise.all(pages.map((page, i) => page.playOn(chance(i + 1))));
    expect(pages[0]!.table.result).toEqual(pages[1]!.table.result);
    expect(pages[0]!.table.seed).toMatch(/^[0-9a-f]{32}$/);
    const saved = await anna.get<object>('GET', `/api/tables/${table.id}/match`);
    const match = loadMatch(saved);
    expect(match.result()).toEqual(pages[0]!.table.result);
    for (const [seat, page] of pages.entries()) {
      expect(page.mine.view).toEqual(JSON.parse(JSON.stringify(match.view(seat))));
      expect(page.mine.events).toEqual(JSON.parse(JSON.stringify(match.events(0, seat))));
    }
  });
});
