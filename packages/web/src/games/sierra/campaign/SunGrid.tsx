import type { CampaignColumn, Stage } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { SymbolPicture } from '../../../design/paper/SymbolPicture.tsx';
import { useWords } from '../../../i18n/index.tsx';
import type { CampaignRecord } from '../../../store/records.ts';
import { campaignWords } from './campaignWords.ts';
import { columns as allColumns, sunsOf } from './suns.ts';

/** A row of suns, including the empty ones. */
export function Suns({ reached, of = 3, label }: { reached: number; of?: number; label?: string }): ReactNode {
  return (
    <span className="suns">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: suns never move
        <span key={i} data-reached={i < reached || undefined}>
          <SymbolPicture name={i < reached ? 'sun-full' : 'sun-empty'} size={1.15} />
        </span>
      ))}
      {label && <span className="hidden-text">{label}</span>}
    </span>
  );
}

const people: Record<CampaignColumn, number> = { solo: 1, duo: 2, trio: 3 };

const Figures = ({ n }: { n: number }): ReactNode => (
  <svg className="figures" viewBox={`0 0 ${n * 13 + 1} 20`} aria-hidden="true">
    {Array.from({ length: n }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the figures never move
      <g key={i} transform={`translate(${7 + i * 13} 11) scale(.72)`}>
        <path d="M-8 12c0-8 3-11 8-11s8 3 8 11z" />
        <circle cy={-4} r={5.5} />
      </g>
    ))}
  </svg>
);

interface SunGridProps {
  stage: Stage;
  record: CampaignRecord;
  /** Only these rows; all of them when absent. */
  columns?: readonly CampaignColumn[];
}

/**
 * The result grid of a Stage card: what must be exceeded for one, two and three suns, and which of them are reached.
 */
export function SunGrid({ stage, record, columns = allColumns }: SunGridProps): ReactNode {
  const words = useWords(campaignWords);
  return (
    <table className="sun-grid">
      <caption className="hidden-text">{words.scores}</caption>
      <thead>
        <tr>
          <td />
          {stage.suns.solo.map((threshold, i) => (
            <th key={threshold} scope="col">
              <Suns reached={i + 1} of={i + 1} label={words.suns(i + 1)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column}>
            <th scope="row">
              <Figures n={people[column]} />
              <span>{words.columns[column]}</span>
            </th>
            {stage.suns[column].map((threshold, i) => {
              const reached = i < sunsOf(record, stage.number, column);
              return (
                <td key={threshold} data-reached={reached || undefined}>
                  <span aria-hidden="true">&gt;&nbsp;{threshold}</span>
                  <span className="hidden-text">
                    {words.needs(threshold)}
                    {reached && `, ${words.reached}`}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
