import { saveFile } from '../store/downloadFile.ts';

/** Hands a whole set to the person, as it can be added again; with line breaks, for it may be written on. */
export function downloadSet(game: string, id: string, files: Record<string, unknown>): void {
  saveFile(`cordillera-${game}-${inAddress(id)}.json`, `${JSON.stringify({ game, id, files }, null, 2)}\n`);
}

/** What every system takes as a file name. */
export const inAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'cards';
