import type { Goods, SierraWestEvent } from '@cordillera/sierra-west';

/** A public throw of the die. */
export interface DiceRoll {
  /** Number of its event: another throw has another one. */
  at: number;
  player: number;
  roll: number;
  meant:
    | { kind: 'mined'; got: Goods }
    /** `needed`: what the poster asks for, null without one. */
    | { kind: 'shot'; hit: boolean; bonus: number; needed: number | null }
    /** Hastings's fish; nothing when there is none left. */
    | { kind: 'fish'; got: Goods | null };
}

/** The last throw among these events; null when the die has not been thrown yet. `hastings`: the index of Hastings. */
export function lastDiceRoll(events: readonly SierraWestEvent[], hastings: number): DiceRoll | null {
  for (let at = events.length - 1; at >= 0; at--) {
    const event = events[at]!;
    if (event.type === 'mined' && event.roll !== null) {
      const { player, roll, gold, stone } = event;
      return { at, player, roll, meant: { kind: 'mined', got: { gold, stone } } };
    }
    if (event.type === 'shot') {
      const { player, roll, hit, bonus, needed } = event;
      return { at, player, roll, meant: { kind: 'shot', hit, bonus, needed } };
    }
    if (event.type === 'hastingsRolled') {
      const next = events[at + 1];
      const got = next?.type === 'gained' && next.by === 'hastings' ? next.goods : null;
      return { at, player: hastings, roll: event.roll, meant: { kind: 'fish', got } };
    }
  }
  return null;
}
