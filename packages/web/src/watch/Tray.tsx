import { COLOUR_NAMES, SYMBOL_NAMES } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { type SymbolName, SymbolPicture } from '../design/SymbolPicture.tsx';
import { MountainCard } from '../sierra/MountainCard.tsx';
import { NotebookCard } from '../sierra/NotebookCard.tsx';
import { useSpeech } from '../words/index.tsx';
import type { OpenCard } from './CardDialog.tsx';
import type { TableGroup } from './table.ts';

interface TrayProps {
  group: TableGroup;
  onOpen: (card: OpenCard) => void;
  children: ReactNode;
}

/** What this round brought: the Mountain cards laid and the Notebook cards kept; dashed where one is still to come. */
export function Tray({ group, onOpen, children }: TrayProps): ReactNode {
  const { words, language } = useSpeech();
  const kept = group.seats.flatMap((seat) => seat.kept.filter((card) => card.fresh).map((card) => ({ card, seat })));
  const laid = group.laid.slice(-2);
  return (
    <section className="tray" aria-label={words.watch.tray}>
      <ul className="tray-cards">
        {[0, 1].map((i) => (
          <li key={laid[i]?.id ?? `slot ${i}`} className={laid[i] ? 'tray-card' : 'tray-slot'}>
            {laid[i] ? (
              <MountainCard
                card={laid[i]}
                label={`${COLOUR_NAMES[laid[i].colour][language]}, ${SYMBOL_NAMES[laid[i].symbol][language]}`}
              />
            ) : (
              <Slot symbol="destination" label={words.watch.traySlots.mountain} />
            )}
          </li>
        ))}
        {kept.slice(0, 1).map(({ card, seat }) => (
          <li key={card.key} className="tray-card">
            <button
              type="button"
              onClick={() => onOpen({ kind: 'notebook', card: card.face, owner: seat.name, points: card.points })}
            >
              <NotebookCard card={card.face} kindLabel={words.watch[card.face.kind]} />
            </button>
          </li>
        ))}
        {kept.length === 0 && (
          <li className="tray-slot">
            <Slot symbol="notebook" label={words.watch.traySlots.notebook} />
          </li>
        )}
      </ul>
      {children}
    </section>
  );
}

/** Where a card is still to come. */
const Slot = ({ symbol, label }: { symbol: SymbolName; label: string }): ReactNode => (
  <>
    <SymbolPicture name={symbol} size={2.6} />
    <span className="hidden-text">{label}</span>
  </>
);
