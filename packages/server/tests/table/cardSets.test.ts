import { olderHouses } from '@cordillera/colorado/older';
import { loadPack } from '@cordillera/engine';
import { games, loadMatch, olderHouse } from '@cordillera/games';
import { limits } from '@cordillera/protocol';
import { sierra } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import { packOf, upsertPack } from '../../src/games.ts';
import { chance } from '../helpers/house.ts';
import { house } from '../helpers/served.ts';

/** The house set with another number of suns, which competitive games do not use. */
function otherSuns() {
  const files = structuredClone(sierra.house.files) as { 'stages.json': { stages: { suns: { solo: number[] } }[] } };
  files['stages.json'].stages[0]!.suns.solo[0]! -= 1;
  return { game: 'sierra', id: 'other suns', files };
}

describe('uploaded card sets', () => {
  test('are stored once by their hash, sent to everybody who joins, and used by the game', async () => {
    const { visitor } = await house();
    const [anna, bert] = [visitor(), visitor()];
    const plan = { game: 'sierra', options: { mode: 'competitive' }, seats: [null, null] };
    await anna.create(plan);
    const set = otherSuns();
    const { hash } = await anna.call('sendPack', { body: set });
    expect(await anna.call('sendPack', { body: { ...set, id: 'again' } })).toEqual({ hash });
    expect(hash).toBe(loadPack(sierra.format, set).hash);
    const { id, me } = await anna.create({ ...plan, pack: hash });
    const { table } = await bert.get<{ table: typeof me & { content: object } }>('GET', `/api/links/${me.links.play}`);
    expect(table.content).toEqual({ id: 'other suns', hash });
    await bert.sit(me.links.play!, 1, 'Bert');
    expect(await bert.get('GET', `/api/packs/${hash}`)).toEqual({ ...set });
    await anna.start(id);
    const pages = [await anna.open(id), await bert.open(id)];
    await Promise.all(pages.map((page, seat) => page.playOn(chance(seat))));
    const saved = await bert.get<object>('GET', `/api/tables/${id}/match`);
    expect(() => loadMatch(saved)).toThrow(/other suns/);
    expect(loadMatch(saved, [loadPack(sierra.format, set)]).result()).not.toBeNull();
  });

  test('are limited for each person, and for each address in an hour', async () => {
    const { visitor, server } = await house();
    const [anna, bert] = [visitor(), visitor()];
    for (const person of [anna, bert]) await person.create({ game: 'colorado', seats: [null, null] });
    const set = otherSuns();
    const { database } = server.tables;
    const [{ id }] = (await database.read("SELECT id FROM person WHERE name = 'Anna'")) as [{ id: string }];
    const game = games.find((each) => each.id === 'sierra')!;
    const pack = loadPack(sierra.format, set);
    const uploads = Array.from({ length: limits.packs }, (_, i) =>
      upsertPack(game, { ...pack, hash: String(i).padStart(64, '0') }, set.files, id, 0),
    );
    await database.write(...uploads);
    expect(await anna.ask('PUT', '/api/packs', set)).toMatchObject({ status: 429, body: { code: 'too-many' } });
    await bert.get('PUT', '/api/packs', set);
    let status = 200;
    for (let i = 0; i < 60 && status === 200; i++) ({ status } = await bert.ask('PUT', '/api/packs', set));
    expect(status).toBe(429);
  });

  test('that are unknown or invalid are refused for a table', async () => {
    const { visitor } = await house();
    const anna = visitor();
    const plan = { options: {}, pace: { kind: 'free' }, game: 'sierra', seats: [null, null], pack: '0'.repeat(64) };
    await anna.create({ game: 'colorado', seats: [null, null] });
    expect((await anna.ask('POST', '/api/tables', { plan, name: 'Anna' })).body).toMatchObject({
      code: 'unknown-pack',
    });
    const broken = { game: 'sierra', id: 'broken', files: { ...sierra.house.files, 'stages.json': { stages: 3 } } };
    expect((await anna.ask('PUT', '/api/packs', broken)).body).toMatchObject({ code: 'bad-pack' });
  });
});

test('a table keeps the cards it began with, for house sets are stored by their hash, too', async () => {
  const { visitor } = await house();
  const anna = visitor();
  for (const game of games) {
    const seats = [null, null, null, null];
    const { content } = await anna.create({ game: game.id, seats });
    expect(content.hash).toBe(loadPack(game.format, game.house).hash);
    const stored = await anna.get<{ game: string; id: string; files: Record<string, unknown> }>(
      'GET',
      `/api/packs/${content.hash}`,
    );
    expect(stored).toEqual({ game: game.id, id: 'house', files: JSON.parse(JSON.stringify(game.house.files)) });
  }
});

describe('an earlier house set', () => {
  test('is found by its hash, although nobody uploaded it', async () => {
    const { visitor, server } = await house();
    const game = games.find(({ id }) => id === 'colorado')!;
    const hashes = Object.keys(olderHouses.changes);
    for (const hash of hashes) {
      const files = olderHouse(game, hash);
      expect((await packOf(server.tables.database, game, hash)).hash).toBe(hash);
      expect(await visitor().get('GET', `/api/packs/${hash}`)).toEqual({ game: 'colorado', id: 'house', files });
    }
    const sierra = games.find(({ id }) => id === 'sierra')!;
    await expect(packOf(server.tables.database, sierra, hashes[0]!)).rejects.toThrow('unknown-pack');
  });
});
