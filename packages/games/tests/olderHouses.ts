import type { OlderHouses } from '@cordillera/engine';
import { gameIds, registry } from '../src/lazy.ts';

/** The earlier house sets of every game; null for one that has had none. */
export const olderHouses: Readonly<Record<string, OlderHouses | null>> = Object.fromEntries(
  await Promise.all(gameIds.map(async (id) => [id, (await registry[id]!.older?.())?.olderHouses ?? null])),
);
