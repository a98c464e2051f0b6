import { type Summit, summitPrice } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Put } from './Art.tsx';
import { Cluster } from './Cluster.tsx';
import { type Count, gainsOf, priceCounts } from './drawings.ts';

/** What stands in the gable of a sign; the Six-Shooter shows what is thrown and spent, one by one. */
const costsOf = (summit: Summit): Count[] =>
  summit.action === 'sixShooter'
    ? [
        { name: 'bullet', n: 1 },
        { name: 'die-6', n: 1 },
      ]
    : priceCounts(summitPrice(summit));

const repeats = (summit: Summit): boolean => 'repeat' in summit && summit.repeat === true;

/** The summit sign where it lies on a card: what it costs in the gable, what it brings below. */
export function SummitSignArt({ summit }: { summit: Summit }): ReactNode {
  const costs = costsOf(summit);
  const gains = gainsOf(summit);
  const tall = costs.reduce((sum, { n }) => sum + n, 0) > 3;
  return (
    <>
      <use href="#west-sign" />
      <Cluster items={costs} x={140} y={tall ? 89 : 93} width={tall ? 66 : 74} height={tall ? 46 : 36} max={27} />
      <Cluster items={gains} x={140} y={155} width={82} height={58} max={54} />
      {repeats(summit) && <Put name="infinity" x={178} y={182} size={26} />}
    </>
  );
}

/** The sign as a picture of its own, 96 by 156. */
export const SummitSign = ({ summit }: { summit: Summit }): ReactNode => (
  <svg className="west-art" viewBox="92 40 96 156" aria-hidden="true">
    <SummitSignArt summit={summit} />
  </svg>
);

/** The sign of a folded card, 72 by 70. */
export const FoldedSign = ({ summit }: { summit: Summit }): ReactNode => (
  <svg className="west-art" viewBox="0 0 72 70" aria-hidden="true">
    <path d="M0 14L36 0l36 14v56H0z" fill="var(--shadow)" opacity={0.3} transform="translate(0 1.6)" />
    <path d="M0 14L36 0l36 14v56H0z" fill="#fbf3e0" />
    <Cluster items={costsOf(summit)} x={36} y={22} width={64} height={20} max={19} />
    <Cluster items={gainsOf(summit)} x={36} y={50} width={66} height={36} max={34} />
    {repeats(summit) && <Put name="infinity" x={62} y={60} size={17} />}
  </svg>
);
