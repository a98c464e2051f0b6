import { COLOUR_NAMES, SYMBOL_NAMES } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../../../i18n/index.tsx';
import { useExplain } from '../../../../table/explain/Explain.tsx';
import { MountainCard } from '../../art/MountainCard.tsx';
import type { TableSeat } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';

/** The Mountain cards of a companion, small: visible but not playable (SI-R-26). */
export function MiniHand({ seat }: { seat: TableSeat }): ReactNode {
  const words = useWords(sierraTableWords);
  const { language } = useLanguage();
  const explain = useExplain();
  if (!seat.hand || seat.hand.length === 0) return null;
  return (
    <ul className="mini-hand" aria-label={words.handOf(seat.name)}>
      {seat.hand.map((card) => {
        const name = `${COLOUR_NAMES[card.colour][language]}, ${SYMBOL_NAMES[card.symbol][language]}`;
        return (
          <li key={card.id}>
            <button
              type="button"
              {...explain.props(() => ({
                picture: <MountainCard card={card} label={name} />,
                title: name,
                text: words.handOf(seat.name),
                rule: 'SI-R-26',
              }))}
            >
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <use href={`#y-mark-${card.colour}`} />
              </svg>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <use href={`#y-${card.symbol}`} />
              </svg>
              <span className="hidden-text">{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
