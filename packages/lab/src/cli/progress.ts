import type { Output } from './command.ts';

export interface Progress {
  /** This many more are done. */
  advance(by: number): void;
  /** Wipes the bar away. */
  end(): void;
}

const barWidth = 30;
const redrawAfter = 100;

/** A bar on a terminal; silent when the stream is not one. */
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
