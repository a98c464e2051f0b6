import type { ReactNode } from 'react';
import { type Count, GOOD_ICONS, GOODS, type GoodName } from './drawings.ts';
import type { WestIconName } from './WestIcon.tsx';

/** A symbol on a sheet; on dark sheets it wears a pale edge. As large as its font says. */
export const SheetIcon = ({ name }: { name: WestIconName }): ReactNode => (
  <svg className="west-sheet-icon" viewBox="0 0 48 48" aria-hidden="true">
    <use href={`#w-${name}`} className="west-icon-edge" />
    <use href={`#w-${name}`} />
  </svg>
);

/** Symbols with their counts in a row, in the size of the font. */
const Counts = ({ counts }: { counts: readonly Count[] }): ReactNode => (
  <span className="west-goods" aria-hidden="true">
    {counts.map(({ name, n }) => (
      <span key={name} data-zero={n === 0 || undefined}>
        <SheetIcon name={name} />
        <b>{n}</b>
      </span>
    ))}
  </span>
);

/** Goods with their counts: the named ones, including those with a count of 0. */
export const Goods = ({ goods }: { goods: Partial<Record<GoodName, number>> }): ReactNode => (
  <Counts
    counts={GOODS.flatMap((good) => (goods[good] === undefined ? [] : [{ name: GOOD_ICONS[good], n: goods[good] }]))}
  />
);
