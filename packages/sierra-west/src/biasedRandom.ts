import type { Random } from '@cordillera/engine';
import type { SierraWestChoice } from './state.ts';

type Do = SierraWestChoice['do'];

/**
 * Random play that ends games. The rules set no limit on turns (SW-R-102), and a player who passes one time in ten
 * and climbs in circles needs thousands of them. Returns the index of a forward choice; every listed one stays
 * possible.
 */
export function pickBiased(choices: readonly SierraWestChoice[], random: Random): number {
  const last = choices.length - 1;
  const one = (...kinds: Do[]): number | null => {
    const found = choices.flatMap(({ do: what }, i) => (kinds.includes(what) ? [i] : []));
    return found.length === 0 ? null : (found[random.int(found.length)] as number);
  };
  if (choices[last]?.do !== 'pass') {
    const claim = random.int(4) > 0 ? one('claim') : null;
    return claim ?? random.int(choices.length);
  }
  if (last === 0 || random.int(30) === 0) return last;
  if (random.int(8) > 0) {
    const found = one('backtrack', 'shortcut', 'trade') ?? (random.int(2) === 0 ? one('assign') : null);
    const next = found ?? one('use') ?? highest(choices);
    if (next !== null) return next;
  }
  const found = random.int(2) === 0 ? one('summit', 'assign', 'enter', 'step') : null;
  return found ?? random.int(last);
}

/** The climb that leads highest, without a token. */
function highest(choices: readonly SierraWestChoice[]): number | null {
  let best: number | null = null;
  let top = -2;
  choices.forEach((choice, i) => {
    if (choice.do !== 'climb' || choice.boot === 'token' || choice.to <= top) return;
    top = choice.to;
    best = i;
  });
  return best;
}
