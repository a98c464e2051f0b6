import { addNoBreakSpaces } from '@cordillera/engine';
import { COLOUR_NAMES, SYMBOL_NAMES } from '@cordillera/sierra';
import type { Language } from '../../../../i18n/index.tsx';
import type { TableGroup } from '../model.ts';
import type { SierraTableWords } from '../sierraTableWords.ts';

/** A landscape in words, for screen readers. */
export function describe(words: SierraTableWords, language: Language, group: TableGroup): string {
  if (group.lines.length === 0) return words.emptyLandscape(group.name);
  const lines = [...group.lines]
    .sort((a, b) => b.row - a.row)
    .map(({ cards }) => {
      const symbols = cards.map((card) => SYMBOL_NAMES[card.symbol][language]).join(', ');
      return `${COLOUR_NAMES[cards[0]!.colour][language]}: ${symbols}`;
    });
  return addNoBreakSpaces(
    language,
    `${words.ofGroup(group.name)}, ${words.lines(lines.length)}, ${words.fromTop}: ${lines.join('; ')}.`,
  );
}
