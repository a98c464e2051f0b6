import {
  BASE,
  type Freed,
  freedBy,
  isSpecial,
  kitOf,
  type MountainView,
  outlawsOn,
  POSITIONS,
  ROW,
  specialOf,
} from '@cordillera/sierra-west';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { labelWithText } from '../../../../i18n/labelWithText.ts';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { CardBack } from '../../art/CardBack.tsx';
import { CardFace } from '../../art/CardFace.tsx';
import { WestIcon } from '../../art/WestIcon.tsx';
import { aboutCard, iconsOf, standingOn, type TableContext } from '../tableContext.ts';
import { mountainTarget, pileTarget } from '../targets.ts';
import { Base } from './Base.tsx';
import { Frontiersmen } from './Frontiersmen.tsx';
import { explained } from './Look.tsx';
import { type Cover, cardAt, coverOf, lowered, type MountainLayout, mountainLayouts, openPart } from './layout.ts';
import { at } from './place.ts';
import { Singles } from './Singles.tsx';
import { Spot } from './Spot.tsx';
import { useForm, type WorldProps } from './useForm.ts';
import { worldWords } from './worldWords.ts';
import './world.css';
import './mountain.css';

const positions = Array.from({ length: POSITIONS }, (_, position) => position);
/** The highest row first, as a mountain is read. */
const topDown = positions.toSorted((a, b) => ROW[b]! - ROW[a]! || a - b);

/**
 * The mountain of overlapping cards on its base, with everybody's frontiersmen. `corner`: what lies at its upper right.
 */
export function Mountain({ context, form, corner }: WorldProps & { corner?: ReactNode }): ReactNode {
  const { view, speaker } = context;
  const shape = useForm(form);
  const full = mountainLayouts[shape];
  const layout = shape === 'narrow' ? lowered(full, view.mountain) : full;
  const { model } = useAllTargets();
  const [pointed, setPointed] = useState<number | null>(null);
  const standing = positions.filter((position) => view.mountain[position] !== null);
  const covers = positions.map((position) => coverOf(view.mountain, position));

  /** Cards that can be claimed lie face up and are no specials (SW-CLAIM-01). */
  const isOpen = (position: number): boolean => {
    const card = view.mountain[position];
    return typeof card === 'number' && !isSpecial(card);
  };
  const mine = view.players[view.active]?.frontiersmen[0] ?? BASE;
  const canClaim = model.under(mountainTarget(mine), pileTarget('deck')).length > 0;
  const asked = pointed !== null && isOpen(pointed) ? pointed : canClaim ? mine : null;
  const freed = asked === null ? null : freedBy(view, asked);

  return (
    <section
      className="world-mountain"
      data-form={shape}
      style={at({ x: 0, y: 0, w: layout.width, h: layout.height })}
      aria-label={speaker.term('mountain')}
    >
      <Base context={context} layout={layout} />
      {/* Pictures lie under the touch areas, so that a glow is never covered. */}
      <div className="mountain-cards" aria-hidden="true">
        {standing.map((position) => (
          <div
            key={position}
            className="mountain-card at"
            data-place={`mountain-${position}`}
            style={{ ...at(cardAt(layout, position)), zIndex: ROW[position]! }}
          >
            <Picture context={context} card={view.mountain[position]!} row={ROW[position]!} />
          </div>
        ))}
      </div>
      {topDown
        .filter((position) => view.mountain[position] !== null)
        .map((position) => (
          <Position
            key={position}
            context={context}
            position={position}
            layout={layout}
            cover={covers[position]!}
            onPoint={(on) => setPointed((now) => (on ? position : now === position ? null : now))}
          />
        ))}
      {freed && <FreedCards freed={freed} slot={view.row.length} layout={layout} covers={covers} />}
      <Outlaws context={context} layout={layout} />
      <Frontiersmen context={context} layout={layout} covers={covers} />
      <Singles context={context} form={shape} />
      {corner !== undefined && <div className="mountain-corner">{corner}</div>}
    </section>
  );
}

/** A card as it lies there. It turns like a page when it is uncovered. */
function Picture({
  context: { box, view },
  card,
  row,
}: {
  context: TableContext;
  card: NonNullable<MountainView>;
  row: number;
}): ReactNode {
  const isFace = typeof card === 'number' && !isSpecial(card);
  const [first] = useState(isFace);
  return isFace ? (
    <div className="mountain-face" data-turned={!first || undefined}>
      <CardFace box={box} mode={view.mode} card={card} />
    </div>
  ) : (
    <CardBack mode={view.mode} row={row} special={card !== 'basic'} />
  );
}

interface PositionProps {
  context: TableContext;
  position: number;
  layout: MountainLayout;
  cover: Cover;
  onPoint: (on: boolean) => void;
}

/** The touch area of a card: its visible part. */
function Position({ context, position, layout, cover, onPoint }: PositionProps): ReactNode {
  const { box, view, speaker } = context;
  const words = useWords(worldWords);
  const card = view.mountain[position]!;
  const common = {
    context,
    id: mountainTarget(position),
    className: 'mountain-spot at',
    style: at(openPart(layout, position, cover)),
    onPoint,
  };
  const here = standingOn(context, position);
  const free = <span className="mountain-shoulder" data-cover={cover} />;
  if (typeof card === 'string') {
    const name = speaker.term(card === 'basic' ? 'faceDown' : 'specialCard');
    const text = card === 'basic' ? words.back : words.specialBack;
    return (
      <Spot {...common} name={name} notes={[here]} about={() => ({ title: name, text })}>
        {free}
      </Spot>
    );
  }
  if (isSpecial(card)) {
    const outlaws = outlawsOn(box, view, card);
    const tier = specialOf(kitOf(box, view), card).outpost!.tier;
    const text = words.outpost(outlaws);
    return (
      <Spot
        {...common}
        name={speaker.card(card)}
        notes={[
          `${speaker.term('outpost')} ${tier}`,
          labelWithText(context.language, speaker.term('outlaws'), outlaws),
          here,
        ]}
        card={card}
        about={() => ({ title: speaker.card(card), text, picture: explained(context, card) })}
      >
        {free}
      </Spot>
    );
  }
  const { turned, leaving } = freedBy(view, position);
  const frees = words.freed(
    turned.length,
    leaving.map((_, i) => view.row.length + 1 + i),
  );
  return (
    <Spot
      {...common}
      name={speaker.card(card)}
      notes={[here, iconsOf(context, card), frees]}
      card={card}
      about={() => ({
        title: speaker.card(card),
        text: [aboutCard(context, card).text, frees].join(' '),
        picture: explained(context, card),
        beside: true,
      })}
    />
  );
}

/** What a claim would uncover: cards that turn up, and specials with the place of the row that they go to. */
function FreedCards({
  freed: { turned, leaving },
  slot,
  layout,
  covers,
}: {
  freed: Freed;
  /** How many places of the row are taken. */
  slot: number;
  layout: MountainLayout;
  covers: readonly Cover[];
}): ReactNode {
  return [...turned, ...leaving].map((position, i) => (
    <div
      key={position}
      className="mountain-freed at"
      style={at(openPart(layout, position, covers[position]!))}
      aria-hidden="true"
    >
      <span className="freed-mark">
        {i < turned.length ? <WestIcon name="eye" size={1} /> : <b>{slot + 1 + i - turned.length}</b>}
      </span>
    </div>
  ));
}

/** Outposts carry their tier and their outlaws (SW-OUT-03). */
function Outlaws({ context: { box, view }, layout }: { context: TableContext; layout: MountainLayout }): ReactNode {
  const { rowStep, figure } = layout;
  return positions.map((position) => {
    const card = view.mountain[position];
    if (typeof card !== 'number' || !isSpecial(card)) return null;
    const { outpost } = specialOf(kitOf(box, view), card);
    const outlaws = outlawsOn(box, view, card);
    if (!outpost) return null;
    const { x, y, w, h } = cardAt(layout, position);
    return (
      <div
        key={position}
        className="mountain-outpost at"
        style={at({ x, y: y + h - rowStep, w, h: rowStep })}
        aria-hidden="true"
      >
        <span className="outlaws" style={at({ x: 0, y: 0, w: figure * 0.62, h: figure * 0.62 })}>
          {Array.from({ length: outlaws }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
            <WestIcon key={i} name="outlaw" size={1} />
          ))}
        </span>
        <b className="tier">{outpost.tier}</b>
      </div>
    );
  });
}
