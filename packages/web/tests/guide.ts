/** The pages of docs/adding-a-game, parsed for tests: their quotes, and their additions. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

interface Block {
  /** Relative to the root. */
  file: string;
  lines: string[];
}

/** A fence that opens with a language and a file: ```ts packages/engine/src/game.ts */
const fence = /^```(\w+) (\S+)\n(.*?)^```$/gms;

const folder = `${root}docs/adding-a-game/`;

export const guide = (): string =>
  readdirSync(folder)
    .toSorted()
    .map((page) => readFileSync(folder + page, 'utf8'))
    .join('\n');

export const blocks = (): (Block & { language: string })[] =>
  [...guide().matchAll(fence)].map(([, language, file, text]) => ({
    language: language!,
    file: file!,
    lines: text!.trimEnd().split('\n'),
  }));

/** The guide's excerpts of files. A line that is only `…` stands for omitted lines. */
export const quotes = (): Block[] => blocks().filter(({ language }) => language !== 'diff');

/** The guide's changes to files: lines with + or -, among unchanged lines. Each part is a change of its own. */
export const changes = (): Block[] =>
  blocks()
    .filter(({ language }) => language === 'diff')
    .flatMap((block) => piecesOf(block).map((piece) => ({ file: block.file, lines: piece.split('\n') })));

/** The contiguous parts of an excerpt. */
export const piecesOf = ({ lines }: Block): string[] =>
  lines
    .join('\n')
    .split(/^\s*…$\n?/m)
    .map((piece) => piece.trimEnd())
    .filter((piece) => piece !== '');

/** Applies a change; throws when its context is missing or occurs twice. */
export function changed(text: string, { file, lines }: Block): string {
  const without = (sign: string): string =>
    lines
      .filter((line) => !line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, ...after] = text.split(without('+'));
  if (after.length !== 1)
    throw new Error(`docs/adding-a-game changes lines that stand ${after.length} times in ${file}.`);
  return before + without('-') + after[0];
}
