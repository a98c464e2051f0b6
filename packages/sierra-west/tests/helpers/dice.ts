import { createStreams, withStream } from '@cordillera/engine';
import type { Scene } from './scenes.ts';

/** The next rolls of the die. */
export function loadDice({ state }: Scene, ...rolls: number[]): void {
  for (let n = 0; ; n++) {
    const streams = createStreams(`die ${n}`, ['dice']);
    const { dice } = streams;
    if (!rolls.every((roll) => withStream(streams, 'dice', (random) => random.int(6) + 1) === roll)) continue;
    state.streams.dice = dice;
    return;
  }
}
