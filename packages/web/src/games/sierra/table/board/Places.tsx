import type { Cell } from '@cordillera/sierra';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { starOutline } from '../../../../design/paper/outlines.ts';
import { useWords } from '../../../../i18n/index.tsx';
import { formatSigned } from '../../../../i18n/signedNumber.ts';
import { type Explanation, useExplain } from '../../../../table/explain/Explain.tsx';
import { arrowTo } from '../../../../table/input/arrowNavigation.ts';
import { swallowClick } from '../../../../table/input/swallowClick.ts';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import type { Mountain } from '../../art/cards.ts';
import type { Placement } from '../../art/fit.ts';
import { column } from '../../art/ridges.ts';
import { sierraTableWords } from '../sierraTableWords.ts';
import { placeTarget } from '../targets.ts';
import { spotOf } from './cells.ts';
import { cellHeight, glowOutline } from './glow.ts';

/** A card that lies in the landscape. */
export interface LyingCard extends Cell {
  card: Mountain;
  label: string;
  explain: () => Explanation;
  /** The label of the button that takes it back, for a draft of the acting player. */
  takeBack: { label: string; onClick: () => void } | null;
}

/** A place for the selected card: legal, or with the reason why not. */
export interface Place extends Cell {
  label: string;
  /** The points it would bring to the acting player; null when points are not shown. */
  gain: number | null;
  blocked: (() => Explanation) | null;
}

interface PlacesProps {
  place: Placement;
  cards: readonly LyingCard[];
  places: readonly Place[];
  selected: Mountain | null;
  tried: Cell | null;
  /** Scrolls a focused place into sight. */
  onShow: (cell: Cell) => void;
  onTry: (cell: Cell | null) => void;
}

const longPressMs = 380;
const dragThresholdPx = 8;
const keyOf = ({ row, column: at }: Cell): string => `${row}/${at}`;

/** All targets and explanations in the landscape. Arrow keys move from one to the next. */
export function Places(props: PlacesProps): ReactNode {
  const { place, cards, places, selected, tried, onShow, onTry } = props;
  const words = useWords(sierraTableWords);
  const ref = useRef<HTMLDivElement>(null);
  const explain = useExplain();
  const targets = useAllTargets();
  const hasTargets = places.some(({ blocked }) => blocked === null);

  const move = (event: KeyboardEvent): void => {
    if (!(event.target instanceof HTMLElement)) return;
    const to = arrowTo(event.key, event.target, ref.current!.querySelectorAll<HTMLElement>('.spot'));
    if (to === undefined) return;
    event.preventDefault();
    to?.focus();
  };

  const style = (cell: Cell): { transform: string; width: number; height: number } => {
    const { x, y, width, height } = spotOf(cell, place);
    return { transform: `translate(${x}px, ${y}px)`, width, height };
  };

  /** A long press on a place previews its points; lifting the finger then places nothing. */
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const resting = (cell: Cell) => ({
    onPointerDown: ({ pointerType, clientX, clientY, timeStamp }: PointerEvent): void => {
      if (pointerType === 'mouse') return;
      stop.current?.();
      let isTrying = false;
      const timer = setTimeout(() => {
        isTrying = true;
        onTry(cell);
      }, longPressMs);
      const move = (event: globalThis.PointerEvent): void => {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > dragThresholdPx) stop.current?.();
      };
      const end = (event: globalThis.PointerEvent): void => {
        // On a busy page the timer may fire before a short tap is delivered: it still counts as a tap.
        if (isTrying && event.timeStamp - timeStamp >= longPressMs) swallowClick();
        stop.current?.();
      };
      stop.current = () => {
        clearTimeout(timer);
        if (isTrying) onTry(null);
        removeEventListener('pointermove', move);
        removeEventListener('pointerup', end);
        removeEventListener('pointercancel', end);
        stop.current = null;
      };
      addEventListener('pointermove', move);
      addEventListener('pointerup', end);
      addEventListener('pointercancel', end);
    },
    onContextMenu: (event: MouseEvent): void => event.preventDefault(),
  });

  /** Signs are drawn larger where the landscape is small: they can be read at any size. */
  const size = Math.min(2.3, Math.max(1, 0.62 / place.scale));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div ref={ref} className="places" onKeyDown={move}>
      {cards.map((card, i) => {
        const asking = explain.props(card.explain);
        return (
          <button
            key={card.card.id}
            type="button"
            className="spot"
            data-kind="card"
            data-card={card.card.id}
            style={style(card)}
            tabIndex={!hasTargets && i === 0 ? 0 : -1}
            aria-label={card.label}
            {...asking}
            onFocus={(event) => {
              onShow(card);
              asking.onFocus(event);
            }}
            onClick={(event) => explain.show(event.currentTarget, card.explain)}
          />
        );
      })}
      {selected &&
        places.map((cell) => {
          const isTried = tried !== null && keyOf(tried) === keyOf(cell);
          const { blocked } = cell;
          if (blocked)
            return (
              <button
                key={keyOf(cell)}
                type="button"
                className="spot"
                data-kind="blocked"
                style={style(cell)}
                tabIndex={-1}
                aria-disabled="true"
                aria-label={cell.label}
                {...explain.props(blocked)}
                onClick={(event) => explain.show(event.currentTarget, blocked)}
              >
                <svg viewBox={`0 0 ${column} ${cellHeight}`} aria-hidden="true">
                  <path className="spot-outline" d={glowOutline(selected.colour, selected.id)} />
                  <path className="spot-cross" d="M48 65l24 24m0-24l-24 24" />
                </svg>
              </button>
            );
          return (
            <button
              key={keyOf(cell)}
              type="button"
              className="spot"
              {...targets.of(placeTarget(cell)).bare}
              data-kind="glow"
              data-cell={keyOf(cell)}
              data-tried={isTried || undefined}
              style={style(cell)}
              aria-label={cell.gain === null ? cell.label : `${cell.label}, ${words.gain(cell.gain)}`}
              onPointerEnter={(event) => event.pointerType === 'mouse' && onTry(cell)}
              onPointerLeave={(event) => event.pointerType === 'mouse' && onTry(null)}
              onFocus={(event) => {
                if (!event.currentTarget.matches(':focus-visible')) return;
                onShow(cell);
                onTry(cell);
              }}
              onBlur={() => onTry(null)}
              {...resting(cell)}
            >
              <svg viewBox={`0 0 ${column} ${cellHeight}`} aria-hidden="true">
                <path className="spot-outline" d={glowOutline(selected.colour, selected.id)} />
                <Lay gain={cell.gain} size={size} />
                {isTried && cell.gain ? <Gain gain={cell.gain} size={size} /> : null}
              </svg>
            </button>
          );
        })}
      {/* Hidden while a card is held, because nothing may cover the places, and on cards too small for it. */}
      {cards.map(
        (card) =>
          card.takeBack &&
          !selected &&
          column * place.scale > 40 && (
            <button
              key={`back ${card.card.id}`}
              type="button"
              className="spot-back"
              style={backAt(card, place)}
              onClick={card.takeBack.onClick}
            >
              <Icon name="back" />
              <span className="hidden-text">{card.takeBack.label}</span>
            </button>
          ),
      )}
    </div>
  );
}

interface SignProps {
  gain: number;
  size: number;
}

/** The points of the place; a dot where points are not shown. */
const Lay = ({ gain, size }: { gain: number | null; size: number }): ReactNode => (
  <g className="spot-lay" transform={`translate(60 76) scale(${size})`}>
    <circle r={20} />
    {gain === null ? <circle r={6} className="spot-dot" /> : <text y={8}>{formatSigned(gain)}</text>}
  </g>
);

/** The star at the shoulder of the card that is tried. */
const Gain = ({ gain, size }: SignProps): ReactNode => (
  <g className="spot-star" transform={`translate(118 50) scale(${Math.min(1.6, size)})`}>
    <path d={starOutline(0, 0, 30)} className="points-star" />
    <text y={8}>{formatSigned(gain)}</text>
  </g>
);

/** Between two cards, and no larger than the room between their symbols. */
function backAt(cell: Cell, place: Placement): CSSProperties {
  const { x, y, width, height } = spotOf(cell, place);
  const size = Math.min(34, width * 0.48);
  return {
    width: size,
    height: size,
    transform: `translate(${x + width - size / 2}px, ${y + height * 0.62 - size / 2}px)`,
  };
}
