import type { Box, Fish, Goods, SierraWestChoice } from '@cordillera/sierra-west';
import { FISH, fishSales } from '@cordillera/sierra-west';

type Sale = Extract<SierraWestChoice, { do: 'sellFish' }>;

/** In the order in which the panel shows them, row by row. */
export const exchangeRows = ['one', 'pair', 'two', 'three'] as const;

/** One thing that the Fish Market buys. */
export interface Exchange {
  fish: Record<Fish, number>;
  pays: Goods;
  /** A trio of three colours stands in the row of single fish. */
  row: (typeof exchangeRows)[number];
  /** The player has these fish. */
  affordable: boolean;
  /** The choice that sells them, when it is possible now. */
  choice: Sale | null;
}

/** Everything that the Fish Market buys, for a player with these fish and these choices. */
export function exchangesOf(box: Box, fish: readonly number[], choices: readonly SierraWestChoice[]): Exchange[] {
  return fishSales(box).map((sale) => {
    const counts = FISH.map((each) => sale.fish[each]);
    const max = Math.max(...counts);
    const colours = counts.filter((n) => n > 0).length;
    return {
      ...sale,
      row: max === 3 ? 'three' : max === 2 ? 'two' : colours === 2 ? 'pair' : 'one',
      affordable: counts.every((n, i) => n <= fish[i]!),
      choice:
        choices.find(
          (choice): choice is Sale =>
            choice.do === 'sellFish' && FISH.every((each) => choice[each] === sale.fish[each]),
        ) ?? null,
    };
  });
}
