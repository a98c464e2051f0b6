import { loadPack } from '@cordillera/engine';
import { limits } from '@cordillera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Database, statement } from '../../database/database.ts';
import { gameOf, storedPack, upsertPack } from '../../games.ts';
import { RefusalError } from '../../refusalError.ts';
import { addRoute } from '../addRoute.ts';
import type { Identity } from '../identity.ts';
import { limiter } from '../requestLimiter.ts';

const hourMs = 3_600_000;

export function addPackRoutes(app: FastifyInstance, database: Database, identity: Identity): void {
  // stored sets stay as long as a table may need them
  const newPacks = limiter(app, { max: 60, windowMs: hourMs });
  // do not even read a large body of a client that may not send it
  const onRequest = async (request: FastifyRequest): Promise<void> => {
    await identity.known(request);
    await newPacks(request);
  };

  addRoute(
    app,
    'sendPack',
    async ({ request, body: { game: id, ...raw } }) => {
      const person = await identity.known(request);
      const game = gameOf(id);
      const pack = loadPack(game.format, raw);
      const stored = await database.read<{ hash: string }>('SELECT hash FROM pack WHERE person = $1', person.id);
      if (stored.length >= limits.packs && !stored.some(({ hash }) => hash === pack.hash))
        throw new RefusalError('too-many', { most: limits.packs });
      const now = database.now();
      await database.write(
        upsertPack(game, pack, raw.files, person.id, now),
        // renewed: it is about to be used
        statement('UPDATE pack SET created = $2 WHERE hash = $1', pack.hash, now),
      );
      return { hash: pack.hash };
    },
    { bodyLimit: limits.pack, onRequest },
  );

  addRoute(app, 'readPack', async ({ params }) => {
    const stored = await storedPack(database, params.hash);
    if (!stored) throw new RefusalError('unknown-pack');
    return stored;
  });
}
