import { formatList } from '@cordillera/engine';
import { reachOf, type SierraWestView, SPECIAL_CARDS, specialOf } from '@cordillera/sierra-west';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { seatLook } from '../../../../design/players/seats.ts';
import { useWords } from '../../../../i18n/index.tsx';
import { Canoe } from '../../art/Figures.tsx';
import { SheetIcon } from '../../art/Goods.tsx';
import { SpecialMini } from '../../art/SpecialMini.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { slotTarget } from '../targets.ts';
import { type Journey, journeyFrom, useNewcomers } from './arrivals.ts';
import { explained } from './Look.tsx';
import { beside, type Form, type Point, type Rect, rowPlace, slotAt, type TrailLayout } from './layout.ts';
import { whereAll } from './people.ts';
import { at, round } from './place.ts';
import { Spot } from './Spot.tsx';
import { worldWords } from './worldWords.ts';
import './world.css';
import './trail.css';

const slotNumbers = Array.from({ length: SPECIAL_CARDS }, (_, i) => i + 1);
const isRiverMode = ({ mode }: SierraWestView): boolean => mode === 'boats-and-banjos';

/** Hastings has no canoe. */
const canoesAt = (view: SierraWestView, slot: number): number[] =>
  isRiverMode(view) ? whereAll(view, ({ canoe }) => canoe === slot).filter((index) => index < view.seats) : [];

/** The six places under the trail; in Boats & Banjos the Fish Market before them and the river under them. */
export function Row({ context, layout, form }: { context: TableContext; layout: TrailLayout; form: Form }): ReactNode {
  const { view, speaker } = context;
  const words = useWords(worldWords);
  const { market, slots, slot, canoe } = layout;
  const isRiver = isRiverMode(view);
  const fresh = useNewcomers(view);
  const journey = (number: number): Journey | null => {
    const position = fresh.get(view.row[number - 1]!);
    return position === undefined ? null : journeyFrom(form, position, slotAt(layout, number - 1));
  };
  return (
    <>
      {isRiver && <Stream layout={layout} cards={view.row.length} />}
      {isRiver ? (
        <FishMarket context={context} rect={market} />
      ) : (
        <span
          className="trail-head at"
          style={at({ x: 0, y: slot.y, w: slots[0]! - slot.w / 2, h: 34 })}
          aria-hidden="true"
        >
          {words.head[0]}
          <br />
          {words.head[1]}
        </span>
      )}
      <ol className="row-slots" aria-label={speaker.term('row')}>
        {slotNumbers.map((number) => (
          <li key={number}>
            <Slot context={context} number={number} rect={slotAt(layout, number - 1)} journey={journey(number)} />
          </li>
        ))}
      </ol>
      <Canoes
        context={context}
        of={canoe}
        middle={(n) => ({ x: n === 0 ? market.x + market.w / 2 : slots[n - 1]!, y: canoe.y })}
      />
    </>
  );
}

/** The row of the mode's own place on a phone; `corner` lies where the river has turned back. */
export function RowPlace({ context, corner }: { context: TableContext; corner?: ReactNode }): ReactNode {
  const { view, speaker, me } = context;
  const isRiver = isRiverMode(view);
  const { river, straight, width } = rowPlace;
  const { height } = isRiver ? river : straight;
  const rectOf = (number: number): Rect => (isRiver ? river.slots[number]! : straight.slots[number - 1]!);
  const mine = { '--mine': `var(--${seatLook(me).colour})` } as CSSProperties;
  return (
    <section
      className="world-row"
      data-form="narrow"
      style={{ ...at({ x: 0, y: 0, w: width, h: height }), ...mine }}
      aria-label={speaker.term('row')}
    >
      {isRiver && (
        <>
          <svg className="river-bend" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <path className="river-bank" d={river.stream} />
            <path className="river-water" d={river.stream} />
            <path className="river-waves" d={river.stream} />
          </svg>
          <FishMarket context={context} rect={rectOf(0)} />
        </>
      )}
      <ol className="row-slots">
        {slotNumbers.map((number) => (
          <li key={number}>
            <Slot context={context} number={number} rect={rectOf(number)} journey={null} />
          </li>
        ))}
      </ol>
      {isRiver && corner !== undefined && (
        <div className="at" style={at(river.corner)}>
          {corner}
        </div>
      )}
      <Canoes
        context={context}
        of={river.canoe}
        middle={(n) => {
          const { x, y, w, h } = rectOf(n);
          return { x: x + w / 2, y: y + h + river.canoe.down };
        }}
      />
    </section>
  );
}

/** One place of the row: a special card, or its number as long as it is free. */
function Slot({
  context,
  number,
  rect,
  journey,
}: {
  context: TableContext;
  number: number;
  rect: Rect;
  /** Whether it has just come from the mountain. */
  journey: Journey | null;
}): ReactNode {
  const { box, view, speaker, language, me, words: table } = context;
  const words = useWords(worldWords);
  const card = view.row[number - 1];
  const canoes = canoesAt(view, number);
  const isMine = number <= reachOf(box, view, playerOf(context, me));
  const paddlers = canoes.length === 0 ? null : words.canoes(formatList(language, canoes.map(speaker.player)));
  if (card === undefined) {
    const name = words.slot(number);
    return (
      <Spot
        context={context}
        id={slotTarget(number)}
        name={name}
        notes={[table.empty]}
        about={() => ({ title: name, text: words.slotEmpty })}
        className="row-slot at"
        style={at(rect)}
      >
        <span className="row-empty" data-place={`slot-${number}`}>
          {number}
        </span>
      </Spot>
    );
  }
  const taken = view.taken[number - 1] ?? 0;
  const pieces = specialOf(box.kits[view.mode], card).river?.pieces.slice(taken);
  const left = pieces && words.left(pieces.map((piece) => speaker.term(piece)).join(', ') || table.empty);
  const said = [left ?? null, paddlers, isMine ? words.along : null];
  return (
    <Spot
      context={context}
      id={slotTarget(number)}
      name={speaker.card(card)}
      notes={[words.slot(number), ...said]}
      card={card}
      about={() => ({
        title: speaker.special(card).name,
        text: [speaker.special(card).text, ...said.filter(Boolean).map((text) => `${text}.`)].join(' '),
        picture: explained(context, card),
      })}
      className="row-slot at"
      style={at(rect)}
    >
      <Arriving key={card} number={number} isMine={isMine} journey={journey}>
        <SpecialMini
          box={box}
          mode={view.mode}
          card={card}
          taken={taken}
          next={isMine}
          width={rect.w}
          height={rect.h}
        />
      </Arriving>
    </Spot>
  );
}

/** A card of the row, which slides down the mountain to its place when it comes. */
function Arriving({
  number,
  isMine,
  journey,
  children,
}: {
  number: number;
  isMine: boolean;
  journey: Journey | null;
  children: ReactNode;
}): ReactNode {
  // where it came from, even if the next view is already shown
  const [came] = useState(journey);
  const style = came && ({ '--from-x': came.x, '--from-y': came.y, '--from-scale': came.scale } as CSSProperties);
  return (
    <span
      className="row-card"
      data-place={`slot-${number}`}
      data-mine={isMine || undefined}
      data-comes={came !== null || undefined}
      style={style ?? undefined}
    >
      {children}
    </span>
  );
}

/** SW-BOAT-01: under the trailhead. */
function FishMarket({ context, rect }: { context: TableContext; rect: Rect }): ReactNode {
  const { view, speaker, language } = context;
  const words = useWords(worldWords);
  const canoes = canoesAt(view, 0);
  const name = speaker.term('fishMarket');
  return (
    <Spot
      context={context}
      id={slotTarget(0)}
      name={name}
      notes={[canoes.length === 0 ? null : words.canoes(formatList(language, canoes.map(speaker.player)))]}
      about={() => ({ title: name, text: words.fishMarketAbout })}
      className="row-slot fish-market at"
      style={at(rect)}
    >
      <SheetIcon name="fish-market" />
      <span>{name}</span>
    </Spot>
  );
}

/** One stream under the Fish Market and all river cards. */
function Stream({ layout, cards }: { layout: TrailLayout; cards: number }): ReactNode {
  const { width, height, slots, slot } = layout;
  const end = slots[Math.max(cards, 1) - 1]! + slot.w / 2 + 12;
  const y = slot.y + slot.h - 4;
  return (
    <svg className="river-stream" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        className="river-sheet"
        d={`M4 ${y + 4}L${width * 0.3} ${y + 2} ${end - 4} ${y + 4} ${end + 7} ${y + 16} ${end - 4} ${y + 28} ${width * 0.26} ${y + 30} 4 ${y + 28}z`}
      />
      <path className="river-waves" d={`M10 ${y + 15}H${end - 4}`} />
    </svg>
  );
}

/** Everybody's canoes on the river. They glide when they move. */
function Canoes({
  context: { view },
  of,
  middle,
}: {
  context: TableContext;
  of: { size: number; apart: number };
  /** The middle of the place for the canoes of a slot. */
  middle: (slot: number) => Point;
}): ReactNode {
  if (!isRiverMode(view)) return null;
  return view.players.slice(0, view.seats).map(({ canoe }, player) => {
    const there = canoesAt(view, canoe);
    const { x, y } = middle(canoe);
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: players keep their seats
        key={player}
        className="river-canoe at"
        style={round({ x: beside(x, there.indexOf(player), there.length, of), y }, of.size)}
        aria-hidden="true"
      >
        <Canoe seat={player} />
      </div>
    );
  });
}
