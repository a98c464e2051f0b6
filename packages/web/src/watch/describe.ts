import type { Words } from '../words/index.tsx';
import type { TableGroup } from './table.ts';

/** A landscape in words, for those who do not see it. */
export function describe(words: Words, group: TableGroup): string {
  if (group.lines.length === 0) return words.watch.emptyLandscape(group.name);
  const lines = [...group.lines]
    .sort((a, b) => b.row - a.row)
    .map((line) => {
      const [first] = line.cards;
      return `${words.colours[first!.colour]}: ${line.cards.map((card) => words.symbols[card.symbol]).join(', ')}`;
    });
  return `${words.watch.ofGroup(group.name)}, ${words.watch.lines(lines.length)}, ${words.watch.fromTop}: ${lines.join('; ')}.`;
}
