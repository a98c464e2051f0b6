import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import type { Explanation } from '../../../../table/explain/Explain.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import type { Mountain } from '../../art/cards.ts';
import { MountainCard } from '../../art/MountainCard.tsx';
import { NotebookCard } from '../../art/NotebookCard.tsx';
import { NotebookChip } from '../../art/NotebookChip.tsx';
import type { DrawnCard } from '../model.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { asideTarget, cardTarget, notebookTarget } from '../targets.ts';
import './hand.css';

/** One Mountain card of the acting player. */
export interface HandCard {
  card: number;
  face: Mountain;
  name: string;
  /** Still in the hand, placed this round, or put aside. */
  at: 'hand' | 'laid' | 'aside';
  /** Can be picked up now, or taken back. */
  isFree: boolean;
  /** Drawn at random: it must be placed (SI-R-79). */
  blind: boolean;
  /** The points of the card by itself. */
  text: string;
  /** The reason why it cannot be picked up. */
  why: { text: string; rule: string } | null;
}

/** The place for the card that a companion of a trio discards (SI-TRIO-04). */
export interface Aside {
  /** The label of the place while the selected card can be discarded. */
  label: string | null;
  explain: () => Explanation;
}

interface HandProps {
  cards: readonly HandCard[];
  drawn: readonly DrawnCard[];
  /** Without room to read Notebook cards they are folded; this opens the sheet where they are chosen. */
  onUnfold: (() => void) | null;
  /** Null where no card is discarded by choice. */
  aside: Aside | null;
  /** The dragged card is previewed in its place, so its picture at the pointer fades. */
  over: boolean;
  label: string;
  /** Whether the acting player has choices now. */
  asked: boolean;
}

const none: readonly DrawnCard[] = [];

/** The cards of the acting player: Mountain cards to place, Notebook cards to choose from. */
export function Hand(props: HandProps): ReactNode {
  const { cards, drawn, aside, over, label, asked, onUnfold } = props;
  const words = useWords(sierraTableWords);
  const targets = useAllTargets();
  const { drag } = targets;
  const gone = cards.find(({ at }) => at === 'aside');
  const held = cards.find(({ card }) => cardTarget(card) === drag.dragged?.thing);
  const places = usePlaces(cards, onUnfold ? none : drawn);
  const mountains = places.cards.length + (aside ? 1 : 0);
  const count = mountains + places.drawn.length;
  return (
    <section
      className="part-tray tray"
      aria-label={label}
      data-place="hand"
      data-asked={asked || undefined}
      data-many={count > 6 || undefined}
      style={
        {
          '--cards': Math.max(4, count),
          '--widths': Math.max(4, mountains + places.drawn.length * 1.25),
        } as CSSProperties
      }
    >
      <div className="tray-row">
        {onUnfold && drawn.length > 0 && (
          <ul className="hand-chips" aria-label={words.notebooksDrawn}>
            {drawn.map((card) => (
              <li key={card.card}>
                <NotebookChip
                  card={card.face}
                  points={card.points}
                  chosen={card.keeping}
                  pointsLabel={`${card.keeping ? `${words.keeping}. ` : ''}${words.wouldScore(card.points)}`}
                  onOpen={onUnfold}
                />
              </li>
            ))}
          </ul>
        )}
        {places.drawn.length > 0 && (
          <ul className="hand-notebooks" aria-label={words.notebookChoice}>
            {places.drawn.map((number, i) => {
              const card = drawn.find((each) => each.card === number);
              if (!card) return <li key={number} className="hand-notebook" aria-hidden="true" />;
              const { state, props: touching } = targets.of(notebookTarget(card.card), {
                about: () => ({
                  picture: <NotebookCard card={card.face} kindLabel={words[card.face.kind]} />,
                  text: words.wouldScore(card.points),
                }),
              });
              const isFree = state === 'possible';
              return (
                <li key={card.card} className="hand-notebook" style={{ animationDelay: `${i * 60}ms` }}>
                  <button
                    type="button"
                    className="hand-card"
                    {...touching}
                    aria-pressed={card.keeping}
                    aria-disabled={!isFree && !card.keeping}
                    data-glow={isFree || undefined}
                    data-notebook={card.card}
                    onClick={(event) => isFree && touching.onClick(event)}
                  >
                    <NotebookCard card={card.face} kindLabel={words[card.face.kind]} />
                    <span className="hand-points" data-keeping={card.keeping || undefined}>
                      {card.keeping ? <Icon name="tick" /> : null}
                      <span aria-hidden="true">{words.now(card.points)}</span>
                      <span className="hidden-text">{words.wouldScore(card.points)}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        )}
        {places.cards.length > 0 && (
          <ul className="hand-cards" aria-label={words.mountains}>
            {places.cards.map((number, i) => {
              const card = cards.find((each) => each.card === number);
              if (!card) return <li key={number} aria-hidden="true" />;
              return (
                <li
                  key={number}
                  data-at={card.at}
                  data-dragged={held === card || undefined}
                  style={{ animationDelay: `${i * 60}ms` }}
                >
                  {card.at !== 'aside' && cardButton(card)}
                </li>
              );
            })}
            {aside && (
              <li key="aside" data-at="aside-place" style={{ animationDelay: `${cards.length * 60}ms` }}>
                {gone ? cardButton(gone) : asidePlace(aside)}
              </li>
            )}
          </ul>
        )}
      </div>
      {held && drag.dragged && (
        <div
          ref={drag.ghost}
          className="hand-ghost"
          data-over={over || undefined}
          style={{ width: drag.dragged.width }}
          aria-hidden="true"
        >
          <MountainCard card={held.face} label="" />
        </div>
      )}
    </section>
  );

  function cardButton({ card, face, name, at, isFree, blind, text, why }: HandCard): ReactNode {
    const { state, props: touching } = targets.of(cardTarget(card), {
      about: () => ({
        picture: <MountainCard card={face} label={name} />,
        title: name,
        ...(why ? { text: why.text, rule: why.rule, blocked: !isFree } : { text }),
      }),
      whyNot: () => ({ title: name, text, ...(why && { ...why, blocked: true }) }),
    });
    return (
      <button
        type="button"
        className="hand-card"
        {...touching}
        data-card={face.id}
        aria-pressed={at === 'hand' ? state === 'picked' : undefined}
        data-glow={(isFree && at === 'hand') || undefined}
      >
        <MountainCard card={face} label={name} />
        {at === 'hand' ? (
          blind && (
            <span className="hand-flag" data-blind>
              {words.mustBeLaid}
            </span>
          )
        ) : (
          <span className="hand-flag">
            <Icon name={at === 'laid' ? 'tick' : 'bin'} />
            {at === 'laid' ? words.laid : words.aside}
            {isFree && <span className="hidden-text">. {words.takeBack}</span>}
          </span>
        )}
      </button>
    );
  }

  function asidePlace({ label: name, explain: why }: Aside): ReactNode {
    const { props: touching } = targets.of(asideTarget, { about: why, whyNot: why });
    return (
      <button
        type="button"
        className="hand-aside"
        data-place="aside"
        data-glow={name !== null || undefined}
        {...touching}
      >
        <Icon name="bin" />
        <span aria-hidden={name !== null || undefined}>{words.asideHere}</span>
        {name !== null && <span className="hidden-text">{name}</span>}
      </button>
    );
  }
}

interface TrayPlaces {
  cards: readonly number[];
  drawn: readonly number[];
}

/** A card that leaves the hand leaves a gap until new cards come: those beside it stay where they are. */
function usePlaces(cards: readonly HandCard[], drawn: readonly DrawnCard[]): TrayPlaces {
  const known = useRef<TrayPlaces>({ cards: [], drawn: [] });
  const now = { cards: cards.map(({ card }) => card), drawn: drawn.map(({ card }) => card) };
  const isNew = (key: keyof TrayPlaces): boolean => now[key].some((card) => !known.current[key].includes(card));
  const isEmpty = now.cards.length + now.drawn.length === 0;
  if (isEmpty || isNew('cards') || isNew('drawn')) known.current = now;
  return known.current;
}
