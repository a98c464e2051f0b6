import { loadPack } from '@cordillera/engine';
import { limits } from '@cordillera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Database, statement } from '../../database/database.ts';
import { gameOf, keepingPack, keptPack } from '../../games.ts';
import { Refused } from '../../refusalError.ts';
import { addRoute } from '../addRoute.ts';
import type { Identity } from '../identity.ts';
import { limiter } from '../requestLimiter.ts';

const hourMs = 3_600_000;

export function addPackRoutes(app: FastifyInstance, database: Database, identity: Identity): void {
  // nobody takes them away again as long as a table may need them
  const newPacks = limiter(app, { max: 60, windowMs: hourMs });
  // a large body is not even read for whoever may not send it
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
      const kept = await database.read<{ hash: string }>('SELECT hash FROM pack WHERE person = $1', person.id);
      if (kept.length >= limits.packs && !kept.some(({ hash }) => hash === pack.hash))
        throw new Refused('too-many', { most: limits.packs });
      const now = database.now();
      await database.write(
        keepingPack(game, pack, raw.files, person.id, now),
        // about to be used: it is as good as new
        statement('UPDATE pack SET created = $2 WHERE hash = $1', pack.hash, now),
      );
      return { hash: pack.hash };
    },
    { bodyLimit: limits.pack, onRequest },
  );

  addRoute(app, 'readPack', async ({ params }) => {
    const kept = await keptPack(database, params.hash);
    if (!kept) throw new Refused('unknown-pack');
    return kept;
  });
}
