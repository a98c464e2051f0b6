import { Fragment, type ReactNode } from 'react';
import { Put } from '../../art/Art.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { Disc } from './Disc.tsx';

/** The icons of a card: first and last column from top to bottom, and the middle. */
interface CardIcons {
  first: readonly [WestIconName, WestIconName];
  middle: WestIconName;
  last: readonly [WestIconName, WestIconName];
}

/** The cards of the worked example, where the books leave the icons of the middle card open. */
const left: CardIcons = { first: ['food', 'boot'], middle: 'stone', last: ['boots-2', 'harvest'] };
const middle: CardIcons = { first: ['gold', 'wood'], middle: 'wood', last: ['boot', 'shovel'] };
const right: CardIcons = { first: ['boot', 'fur-trade'], middle: 'food', last: ['gold', 'bear-hazard'] };

/** Where the cards begin, and their columns. */
const at = (card: number, column: number): number => 52 + card * 122 + 22 + column * 34;
const upper = 34;
const lower = 84;
const green = 152;
const tan = 212;

const isHazard = (icon: WestIconName): true | undefined => icon === 'bear-hazard' || undefined;

/** Three cards and what is left of them: two paths. What is covered is struck through. */
export const Paths = (): ReactNode => (
  <svg className="west-diagram" viewBox="0 0 462 260" aria-hidden="true">
    {[left, middle, right].map((card, i) => {
      const isMiddle = i === 1;
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: left, middle, right
        <Fragment key={i}>
          <rect x={52 + i * 122} y={4} width={112} height={108} rx={5} fill="#fbf3e0" />
          <rect x={55 + i * 122} y={7} width={106} height={52} fill="#c3d3a0" />
          <rect x={55 + i * 122} y={59} width={106} height={50} fill="#f7e3bb" />
          {[card.first, card.last].map(([high, low], side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: first and last column
            <Fragment key={side}>
              <Disc icon={high} x={at(i, side * 2)} y={upper} isCovered={isMiddle} />
              <Disc icon={low} x={at(i, side * 2)} y={lower} isCovered={isMiddle} mandatory={isHazard(low)} />
            </Fragment>
          ))}
          <Disc icon={card.middle} x={at(i, 1)} y={59} isCovered={!isMiddle} />
        </Fragment>
      );
    })}
    <rect x={4} y={126} width={454} height={54} rx={6} fill="#7fa06a" />
    <rect x={4} y={180} width={454} height={76} rx={6} fill="#e6c083" />
    {[green, tan].map((y) => (
      <Fragment key={y}>
        <path d={`M26 ${y}H436`} stroke={y === green ? '#335a3a' : '#7a4727'} strokeWidth={3} strokeDasharray="8 6" />
        <Put name="start" x={26} y={y} size={34} />
        <Put name="end" x={436} y={y} size={34} />
      </Fragment>
    ))}
    <Disc icon={left.first[0]} x={at(0, 0)} y={green} />
    <Disc icon={left.last[0]} x={at(0, 2)} y={green} />
    <Disc icon={middle.middle} x={at(1, 1)} y={green} />
    <Disc icon={right.first[0]} x={at(2, 0)} y={green} />
    <Disc icon={right.last[0]} x={at(2, 2)} y={green} />
    <Disc icon={left.first[1]} x={at(0, 0)} y={tan} />
    <Disc icon={left.last[1]} x={at(0, 2)} y={tan} price={1} />
    <Disc icon={right.first[1]} x={at(2, 0)} y={tan} />
    <Disc icon={right.last[1]} x={at(2, 2)} y={tan} price={2} mandatory />
  </svg>
);
