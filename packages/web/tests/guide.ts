/** The pages of docs/adding-a-game, read as the tests read them: what they quote, and what they add. */
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

/** What the guide shows of a file. A line that is only `…` stands for what is left out. */
export const quotes = (): Block[] => blocks().filter(({ language }) => language !== 'diff');

/** What the guide adds to a file: lines with + or -, among lines that stay. Each part is a change of its own. */
export const changes = (): Block[] =>
  blocks()
    .filter(({ language }) => language === 'diff')
    .flatMap((block) => piecesOf(block).map((piece) => ({ file: block.file, lines: piece.split('\n') })));

/** The parts of an excerpt that stand in the file in one piece. */
export const piecesOf = ({ lines }: Block): string[] =>
  lines
    .join('\n')
    .split(/^\s*…$\n?/m)
    .map((piece) => piece.trimEnd())
    .filter((piece) => piece !== '');

/** The text with the change made; where what should be there is missing, or is there twice, an error says so. */
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
