import type { Output } from './command.ts';

export interface Progress {
  /** Counts this many more as done. */
  advance(by: number): void;
  /** Removes the bar. */
  end(): void;
}

const barWidth = 30;
const redrawAfter = 100;

/** A progress bar on a terminal; silent when the stream is not one. */
export function createProgress(output: Output, total: number, noun: string): Progress {
  if (output.isTTY !== true) return { advance() {}, end() {} };
  let done = 0;
  let drawn = 0;
  return {
    advance(by) {
      done += by;
      const now = performance.now();
      if (now - drawn < redrawAfter && done < total) return;
      drawn = now;
      const filled = Math.round((barWidth * done) / total);
      const bar = '█'.repeat(filled) + '░'.repeat(barWidth - filled);
      output.write(`\r${bar} ${done}/${total} ${noun}`);
    },
    end() {
      output.write('\r\u001b[K');
    },
  };
}
