import type { Cost } from '@cordillera/sierra-west';
import type { CSSProperties, ReactNode } from 'react';
import { seatLook } from '../../../../design/players/seats.ts';
import { useWords } from '../../../../i18n/index.tsx';
import { Wagon } from '../../art/Figures.tsx';
import { tornPath } from '../../art/tornPath.ts';
import { WestIcon } from '../../art/WestIcon.tsx';
import { playerOf, type TableContext } from '../tableContext.ts';
import { trailTarget } from '../targets.ts';
import { beside, ribsOf, type TrailLayout, trailLayout } from './layout.ts';
import { namesOf, whereAll } from './people.ts';
import { at, round } from './place.ts';
import { Row } from './Row.tsx';
import { Spot } from './Spot.tsx';
import { useForm, type WorldProps } from './useForm.ts';
import { worldWords } from './worldWords.ts';
import './world.css';
import './trail.css';

/** The wagon trail over the row of special cards; ribs and bars in my colour mark what lies along my trail. */
export function Trail({ context, form }: WorldProps): ReactNode {
  const { box, view, speaker, me } = context;
  const shape = useForm(form);
  const isRiver = view.mode === 'boats-and-banjos';
  const layout = trailLayout(shape, isRiver, box.trail.length);
  const { width, height } = layout;
  const { reach } = box.trail[playerOf(context, me).wagon]!;
  const mine = { '--mine': `var(--${seatLook(me).colour})` } as CSSProperties;
  return (
    <section
      className="world-trail"
      data-form={shape}
      style={{ ...at({ x: 0, y: 0, w: width, h: height }), ...mine }}
      aria-label={speaker.term('trail')}
    >
      <Ground layout={layout} reaches={box.trail.map((space) => space.reach)} reach={reach} />
      <Row context={context} layout={layout} form={shape} />
      {box.trail.map((_, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the trail keeps its order
        <Space key={space} context={context} space={space} layout={layout} />
      ))}
      {box.content.boards.trail.slice(0, -1).map(({ costToNext }, space) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the trail keeps its order
        <Ticket key={space} cost={costToNext!} space={space} layout={layout} />
      ))}
      <Wagons context={context} layout={layout} />
    </section>
  );
}

/** The sheet, the dashed line, and the ribs down to the row. */
function Ground({
  layout,
  reaches,
  reach,
}: {
  layout: TrailLayout;
  reaches: readonly number[];
  /** Slots along my trail, with or without a card. */
  reach: number;
}): ReactNode {
  const { width, height, spaces, line } = layout;
  return (
    <svg className="trail-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path
        className="trail-paper"
        d={tornPath(
          [
            [-4, 2],
            [width * 0.25, -2],
            [width * 0.6, 3],
            [width + 4, -1],
            [width + 4, height],
            [-4, height],
          ],
          { seed: 'trail', amp: 1.6 },
        )}
      />
      <path className="trail-line" d={`M${spaces[0]} ${line}H${spaces.at(-1)}`} />
      <path className="trail-dashes" d={`M${spaces[0]} ${line}H${spaces.at(-1)}`} />
      {ribsOf(layout, reaches).map(({ space, slot, from, to }) => (
        <path
          key={space}
          className="trail-rib"
          data-mine={slot <= reach || undefined}
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        />
      ))}
    </svg>
  );
}

/** A space with the multiplier that it gives. */
function Space({ context, space, layout }: { context: TableContext; space: number; layout: TrailLayout }): ReactNode {
  const { box, view, speaker, words: table } = context;
  const words = useWords(worldWords);
  const { multiplier, reach } = box.trail[space]!;
  const cost = space === 0 ? null : box.content.boards.trail[space - 1]!.costToNext;
  const name = space === 0 ? speaker.term('trailhead') : table.space(space);
  const { spaces, line, radius } = layout;
  const w = Math.max(2 * radius + 8, 44);
  return (
    <Spot
      context={context}
      id={trailTarget(space)}
      name={name}
      notes={[
        `× ${multiplier}`,
        namesOf(
          context,
          whereAll(view, ({ wagon }) => wagon === space),
        ),
        cost && speaker.cost(cost),
      ]}
      about={() => ({
        title: name.charAt(0).toUpperCase() + name.slice(1),
        text: [words.space(space, multiplier), cost && words.stepCosts(speaker.cost(cost)), words.reaches(reach)]
          .filter(Boolean)
          .join(' '),
      })}
      className="trail-space at"
      style={at({ x: spaces[space]! - w / 2, y: line - w / 2, w, h: w })}
    >
      <b
        className="trail-disc"
        style={{ ...round({ x: w / 2, y: w / 2 }, 2 * radius), background: `var(--multiplier-${multiplier})` }}
      >
        {multiplier}×
      </b>
    </Spot>
  );
}

/** What the step between two spaces costs. */
function Ticket({ cost, space, layout }: { cost: Cost; space: number; layout: TrailLayout }): ReactNode {
  const { spaces, line, radius, tickets } = layout;
  const lines = [
    { icon: 'boot', n: cost.boots ?? 0 },
    { icon: 'any', n: cost.any ?? 0 },
  ] as const;
  const shown = lines.filter(({ n }) => n > 0);
  const middle = (spaces[space]! + spaces[space + 1]!) / 2;
  const [w, lineHeight] = tickets === 'under' ? [28, 14] : radius > 16 ? [34, 20] : [26, 14];
  const h = lineHeight * shown.length + 3;
  return (
    <span
      className="trail-ticket at"
      style={at({ x: middle - w / 2, y: tickets === 'under' ? line + 14 : line - h / 2, w, h })}
      aria-hidden="true"
    >
      {shown.map(({ icon, n }) => (
        <span key={icon}>
          <b>{n}</b>
          <WestIcon name={icon} size={1} />
        </span>
      ))}
    </span>
  );
}

/** Everybody's wagons; those that share a space stand side by side. They roll when they move. */
function Wagons({ context: { view }, layout }: { context: TableContext; layout: TrailLayout }): ReactNode {
  const { spaces, wagon: look } = layout;
  return view.players.map(({ wagon }, player) => {
    const there = whereAll(view, (other) => other.wagon === wagon);
    const x = beside(spaces[wagon]!, there.indexOf(player), there.length, look);
    return (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: players keep their seats
        key={player}
        className="trail-wagon at"
        data-place={`wagon-${player}`}
        style={round({ x, y: look.y }, look.size)}
        aria-hidden="true"
      >
        <Wagon seat={player} />
      </div>
    );
  });
}
