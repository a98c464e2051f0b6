import { type OlderHouses, olderHouseIn, type RawPack } from '@cordillera/engine';
import older from './older.json' with { type: 'json' };

/** House sets of earlier times: matches that were played with them open for ever. */
export const olderHouses = older as unknown as OlderHouses;

/** The files of an earlier house set; null when there was none of this hash. */
export const olderHouse = (hash: string): RawPack['files'] | null => olderHouseIn(olderHouses, hash);
