import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { CommandError, UsageError } from '../cli/command.ts';
import { reasonOf } from '../files/matchFiles.ts';
import { type RunPlan, seedOf } from './plan.ts';
import type { GameRecord } from './play.ts';

/** One seat's row in one game. A game that did not end has no score, victory, rank and reason. */
export interface Row {
  game: number;
  /** The number of the deal: paired games share it. */
  deal: number;
  rotation: number;
  seed: string;
  seat: number;
  bot: string;
  score: number | null;
  /** 1 alone, 0.5 with one other, 0 for a defeat: the mean is the win rate. */
  victory: number | null;
  /** 1 for all winners; then by score, with ties sharing a rank. */
  rank: number | null;
  turns: number;
  choices: number;
  reason: string | null;
}

const columns: readonly (keyof Row)[] = [
  ...(['game', 'deal', 'rotation', 'seed', 'seat', 'bot'] as const),
  ...(['score', 'victory', 'rank', 'turns', 'choices', 'reason'] as const),
];

export function rowsOf(plan: RunPlan, index: number, { bots, choices, turns, result }: GameRecord): Row[] {
  const wins = (seat: number): boolean => result?.winners.includes(seat) === true;
  return bots.map((bot, seat) => {
    const better = result?.totals.filter((total, other) =>
      wins(other) === wins(seat) ? !wins(seat) && total > result.totals[seat]! : wins(other),
    );
    return {
      game: index,
      deal: Math.floor(index / plan.rotations),
      rotation: index % plan.rotations,
      seed: seedOf(plan, index),
      seat,
      bot,
      score: result?.totals[seat] ?? null,
      victory: result && (wins(seat) ? 1 / result.winners.length : 0),
      rank: better ? better.length + 1 : null,
      turns,
      choices,
      reason: result?.reason ?? null,
    };
  });
}

/** Quotes text with a comma or a quotation mark, as spreadsheets and pandas expect. */
const cell = (value: string | number | null): string => {
  const text = `${value ?? ''}`;
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const formats = {
  csv: { head: `${columns.join()}\n`, line: (row: Row) => `${columns.map((name) => cell(row[name])).join()}\n` },
  jsonl: { head: '', line: (row: Row) => `${JSON.stringify(row)}\n` },
};

/** The bytes read from the end of a file; longer than any row. */
const tail = 4096;

/** The output of a run's rows. */
export interface RowsFile {
  write(rows: readonly Row[]): void;
  close(): void;
}

/** Opens the file for the rows of a run, or refuses it: it must be new, or end with the game before the first. */
export function openRows(file: string, plan: RunPlan): RowsFile {
  const format = /\.csv$/i.test(file) ? formats.csv : /\.(jsonl|ndjson)$/i.test(file) ? formats.jsonl : null;
  if (format === null)
    throw new UsageError(`--rows must end in .csv or .jsonl, not "${file}": that says how the rows are written.`);
  const isNew = !existsSync(file);
  if (!isNew) mustGoOn(file, plan, format);
  const attempt = <T>(what: () => T): T => {
    try {
      return what();
    } catch (error) {
      throw new CommandError(`cannot write "${file}": ${reasonOf(error)}.`);
    }
  };
  const handle = attempt(() => openSync(file, 'a'));
  const append = (text: string): void =>
    attempt(() => {
      const { size } = fstatSync(handle);
      const bytes = Buffer.from(text);
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(handle, bytes, at);
      } catch (error) {
        // removes a partial write, so that the run can be continued
        ftruncateSync(handle, size);
        throw error;
      }
    });
  if (isNew) append(format.head);
  return { write: (rows) => append(rows.map(format.line).join('')), close: () => closeSync(handle) };
}

/** Refuses to overwrite older rows or to mix them with other games. */
function mustGoOn(file: string, plan: RunPlan, { head }: (typeof formats)['csv']): void {
  const last = lastRow(file, head);
  if (last?.game === plan.from - 1 && last.seed === seedOf(plan, last.game) && last.seat === plan.bots.length - 1)
    return;
  const advice = 'give --rows another file';
  if (last === null) throw new UsageError(`"${file}" exists and does not end with a row: ${advice}.`);
  if (last.seed !== seedOf(plan, last.game) || last.seat !== plan.bots.length - 1)
    throw new UsageError(`"${file}" holds the rows of another run: ${advice}.`);
  throw new UsageError(`"${file}" ends with game ${last.game}: go on with --from ${last.game + 1}, or ${advice}.`);
}

function lastRow(file: string, head: string): Pick<Row, 'game' | 'seed' | 'seat'> | null {
  let text: string;
  try {
    const handle = openSync(file, 'r');
    const { size } = fstatSync(handle);
    const read = (from: number, length: number): string => {
      const bytes = Buffer.alloc(length);
      return bytes.toString('utf8', 0, readSync(handle, bytes, 0, length, from));
    };
    const begins = read(0, Buffer.byteLength(head));
    text = begins === head ? read(Math.max(0, size - tail), tail) : '';
    closeSync(handle);
  } catch (error) {
    throw new UsageError(`cannot read "${file}": ${reasonOf(error)}. Give --rows another file.`);
  }
  const line = /(?:^|\n)([^\n]+)\n$/.exec(text)?.[1];
  if (line === undefined) return null;
  if (head === '') {
    try {
      return JSON.parse(line);
    } catch {
      return null;
    }
  }
  const [game, , , seed, seat] = line.split(',');
  return seed === undefined ? null : { game: Number(game), seed, seat: Number(seat) };
}
