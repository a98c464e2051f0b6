import { sealMatch } from '@cordillera/engine';
import { saveFile } from './downloadFile.ts';
import type { MatchRecord } from './records.ts';

/** Downloads a match as a file. */
export function exportMatch({ id, saved, summary }: Pick<MatchRecord, 'id' | 'saved' | 'summary'>): void {
  saveFile(`cordillera-${summary.game}-${id.slice(0, 6)}.json`, JSON.stringify(sealMatch(saved)));
}
