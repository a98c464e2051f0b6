import { existsSync, readFileSync } from 'node:fs';
import { gameOfPath, isOnFirstLoad } from '../../../scripts/games.mjs';
import type { Chunk } from '../chunks.ts';

const report = new URL('../chunks.json', import.meta.url);

/** The scripts of the built page, by file. */
export function readChunks(): Map<string, Chunk> {
  if (!existsSync(report)) throw new Error('build the page first: npm run build');
  const chunks = JSON.parse(readFileSync(report, 'utf8')) as Chunk[];
  return new Map(chunks.map((chunk) => [chunk.file, chunk]));
}

/** The sources of each game: its rules, words and bots, and its part of the page without the manifest. */
const isOwn = (game: string, path: string): boolean => gameOfPath(path) === game && !isOnFirstLoad(path);

export const sourcesOf = (game: string, chunks: Iterable<Pick<Chunk, 'modules'>>): string[] =>
  [...chunks].flatMap(({ modules }) => modules.filter((module) => isOwn(game, module)));
