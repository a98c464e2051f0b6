import type { Goods, SierraWestEvent } from '@cordillera/sierra-west';

/** What a player got and paid in a turn. */
export interface TurnSum {
  got: Goods;
  paid: Goods;
}

/** This player's last turn that is over: everything from its plan to its pass. Null before the first. */
export function lastTurnOf(events: readonly SierraWestEvent[], player: number): TurnSum | null {
  const end = events.findLastIndex((event) => event.type === 'passed' && event.player === player);
  if (end < 0) return null;
  const sum: TurnSum = { got: {}, paid: {} };
  for (let i = end; i >= 0; i--) {
    const event = events[i]!;
    if (event.type === 'turnBegan') break;
    if (!('player' in event) || event.player !== player) continue;
    if (event.type === 'gained') add(sum.got, event.goods);
    else if (event.type === 'paid') add(sum.paid, event.goods);
    else if (event.type === 'exchanged') {
      add(sum.got, event.got);
      add(sum.paid, event.gave);
    }
  }
  return sum;
}

function add(to: Goods, goods: Goods): void {
  for (const [name, n] of Object.entries(goods) as [keyof Goods, number][]) to[name] = (to[name] ?? 0) + n;
}
