import { saveFile } from '../store/downloadFile.ts';

/** Downloads a whole set in the form in which it can be added again, indented so that it can be edited. */
export function downloadSet(game: string, id: string, files: Record<string, unknown>): void {
  saveFile(`cordillera-${game}-${inAddress(id)}.json`, `${JSON.stringify({ game, id, files }, null, 2)}\n`);
}

/** Restricts a name to characters that every system accepts in file names. */
export const inAddress = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'cards';
