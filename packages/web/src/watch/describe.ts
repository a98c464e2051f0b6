import { COLOUR_NAMES, SYMBOL_NAMES } from '@cordillera/sierra';
import type { Language, Words } from '../words/index.tsx';
import type { TableGroup } from './table.ts';

/** A landscape in words, for those who do not see it. */
export function describe(words: Words, language: Language, group: TableGroup): string {
  if (group.lines.length === 0) return words.watch.emptyLandscape(group.name);
  const lines = [...group.lines]
    .sort((a, b) => b.row - a.row)
    .map((line) => {
      const [first] = line.cards;
      return `${COLOUR_NAMES[first!.colour][language]}: ${line.cards.map((card) => SYMBOL_NAMES[card.symbol][language]).join(', ')}`;
    });
  return `${words.watch.ofGroup(group.name)}, ${words.watch.lines(lines.length)}, ${words.watch.fromTop}: ${lines.join('; ')}.`;
}
