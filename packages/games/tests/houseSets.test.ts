import { readdirSync, readFileSync } from 'node:fs';
import { CordilleraError, loadPack, setHash } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { games, loadMatch, olderHouse } from '../src/index.ts';
import { loadOlderHouse } from '../src/lazy.ts';
import { olderHouses } from './olderHouses.ts';

const folder = new URL('./recorded/', import.meta.url);

interface Played {
  name: string;
  game: string;
  hash: string;
}

/** The card set of each recorded match. */
const played: Played[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && !name.endsWith('.outcome.json'))
  .map((name) => {
    const { game, content } = JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
    return { name, game, hash: content.hash };
  });

describe.each(games)('$id', (game) => {
  const present = setHash(game.house.files);
  const older = Object.keys(olderHouses[game.id]?.changes ?? {});
  const own = played.filter((each) => each.game === game.id);

  test('a changed house set is kept among the older ones, so that its matches can still be played', () => {
    const lost = own.filter(({ hash }) => hash !== present && olderHouse(game, hash) === null);
    const advice = `node scripts/keep-house-set.mjs ${game.id} COMMIT, see docs/card-sets.md`;
    expect(lost, advice).toEqual([]);
  });

  test('every house set has a recorded match, the present one included', () => {
    const hashes = new Set(own.map(({ hash }) => hash));
    expect([...hashes].toSorted(), 'see packages/games/tests/recorded/README.md').toEqual(
      [present, ...older].toSorted(),
    );
  });

  test.each(older)('%s: is found by its hash and can still be played with', async (hash) => {
    const files = olderHouse(game, hash)!;
    expect(hash).not.toBe(present);
    expect(await loadOlderHouse(game.id, hash)).toEqual(files);
    expect(loadPack(game.format, { id: 'house', files }).hash).toBe(hash);
  });

  test('an unknown hash finds no set', async () => {
    const other = (older[0] ?? present).slice(0, -1);
    for (const hash of [other, 'constructor', '']) {
      expect(olderHouse(game, hash)).toBeNull();
      expect(await loadOlderHouse(game.id, hash)).toBeNull();
    }
  });
});

test('a match keeps the name of its card set', () => {
  const { name } = played.find(({ game, hash }) => hash !== setHash(games.find(({ id }) => id === game)!.house.files))!;
  const match = loadMatch(readFileSync(new URL(name, folder), 'utf8'));
  expect(match.content.id).toBe('house');
  expect(match.toJSON().content.hash).toBe(match.content.hash);
});

test('a card set that was never a house set is reported as missing', () => {
  const saved = JSON.parse(readFileSync(new URL(played[0]!.name, folder), 'utf8'));
  expect(() => loadMatch({ ...saved, content: { id: 'house', hash: '0'.repeat(64) } })).toThrow(CordilleraError);
});
