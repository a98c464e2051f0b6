import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../design/Icon.tsx';
import type { Drag } from '../../table/drag.ts';
import { useExplain } from '../../table/Explain.tsx';
import { useWords } from '../../words/index.tsx';
import type { Mountain } from '../cards.ts';
import { MountainCard } from '../MountainCard.tsx';
import { NotebookCard } from '../NotebookCard.tsx';
import type { DrawnCard } from './model.ts';
import { sierraTableWords } from './words.ts';
import './hand.css';

/** One Mountain card of whoever acts. */
export interface HandCard {
  card: number;
  face: Mountain;
  name: string;
  /** Where it is: still in the hand, laid this round, or put aside. */
  at: 'hand' | 'laid' | 'aside';
  /** It may be picked up now, or taken back. */
  isFree: boolean;
  /** Why not, when it may not. */
  why: { text: string; rule: string } | null;
}

interface HandProps {
  cards: readonly HandCard[];
  drawn: readonly DrawnCard[];
  /** Notebook cards that may be chosen now. */
  keepable: ReadonlySet<number>;
  selected: number | null;
  drag: Drag<number>;
  label: string;
  /** Whoever acts may do something now. */
  asked: boolean;
  onSelect: (card: number, byKeyboard: boolean) => void;
  onTakeBack: (card: number) => void;
  onKeep: (card: number) => void;
}

/** The cards of whoever acts: Mountain cards to lay, Notebook cards to choose from. */
export function Hand(props: HandProps): ReactNode {
  const { cards, drawn, keepable, selected, drag, label, asked, onSelect, onTakeBack, onKeep } = props;
  const words = useWords(sierraTableWords);
  const explain = useExplain();
  return (
    <section
      className="tray"
      aria-label={label}
      data-place="hand"
      data-asked={asked || undefined}
      style={{ '--cards': Math.max(4, cards.length + drawn.length) } as CSSProperties}
    >
      <div className="tray-row">
        {drawn.length > 0 && (
          <ul className="hand-notebooks">
            {drawn.map((card, i) => {
              const asking = explain.props(() => ({
                picture: <NotebookCard card={card.face} kindLabel={words[card.face.kind]} />,
                text: words.now(card.points),
              }));
              return (
                <li key={card.card} className="hand-notebook" style={{ animationDelay: `${i * 60}ms` }}>
                  <button
                    type="button"
                    className="hand-card"
                    aria-pressed={card.keeping}
                    aria-disabled={!keepable.has(card.card) && !card.keeping}
                    data-glow={keepable.has(card.card) || undefined}
                    data-notebook={card.card}
                    {...asking}
                    onClick={() => keepable.has(card.card) && onKeep(card.card)}
                  >
                    <NotebookCard card={card.face} kindLabel={words[card.face.kind]} />
                    <span className="hand-points" data-keeping={card.keeping || undefined}>
                      {card.keeping ? <Icon name="tick" /> : null}
                      <span>{words.now(card.points)}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        <ul className="hand-cards">
          {cards.map(({ card, face, name, at, isFree, why }, i) => {
            const isDragged = drag.dragged?.thing === card;
            const asking = explain.props(() => ({
              picture: <MountainCard card={face} label={name} />,
              title: name,
              ...(why && { text: why.text, rule: why.rule, blocked: true }),
            }));
            return (
              <li
                key={card}
                data-at={at}
                data-dragged={isDragged || undefined}
                style={{ animationDelay: `${i * 60}ms` }}
              >
                <button
                  type="button"
                  className="hand-card"
                  data-card={face.id}
                  aria-pressed={at === 'hand' ? selected === card : undefined}
                  aria-disabled={!isFree}
                  data-glow={(isFree && at === 'hand') || undefined}
                  {...asking}
                  onPointerDown={(event) => {
                    asking.onPointerDown(event);
                    if (isFree && at === 'hand') drag.begin(event, card);
                  }}
                  onClick={(event) => {
                    if (!isFree)
                      explain.show(event.currentTarget, () => ({ title: name, ...(why && { ...why, blocked: true }) }));
                    else if (at === 'hand') onSelect(card, event.detail === 0);
                    else onTakeBack(card);
                  }}
                >
                  <MountainCard card={face} label={name} />
                  {at !== 'hand' && (
                    <span className="hand-flag">
                      <Icon name={at === 'laid' ? 'tick' : 'back'} />
                      {at === 'laid' ? words.laid : words.aside}
                      {isFree && <span className="hidden-text">. {words.takeBack}</span>}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
      {drag.dragged && (
        <div ref={drag.ghost} className="hand-ghost" style={{ width: drag.dragged.width }} aria-hidden="true">
          <MountainCard card={cards.find(({ card }) => card === drag.dragged!.thing)!.face} label="" />
        </div>
      )}
    </section>
  );
}
