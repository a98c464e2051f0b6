import { type OlderHouses, olderHouseIn, type RawPack } from '@cordillera/engine';
import older from './older.json' with { type: 'json' };

/** Earlier house sets, so that matches played with them can always be opened. */
export const olderHouses = older as unknown as OlderHouses;

/** The files of an earlier house set; null when there was none of this hash. */
export const olderHouse = (hash: string): RawPack['files'] | null => olderHouseIn(olderHouses, hash);
