import type { ScoreLine } from '@cordillera/engine';
import { type ReactNode, useState } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import { type Counted, endWords } from './endWords.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { SourceChart } from './SourceChart.tsx';
import type { RoundScores } from './scoreHistory.ts';

interface ScoreHistoryProps {
  history: RoundScores[];
  names: readonly string[];
  winners: readonly number[];
  /** Whose sources are shown first. */
  first: number;
  nameOf: (line: ScoreLine) => string;
  counted?: Counted;
}

/** The score history in two charts: all players' points, and the sources of one player's. */
export function ScoreHistory({
  history,
  names,
  winners,
  first,
  nameOf,
  counted = 'round',
}: ScoreHistoryProps): ReactNode {
  const { story: words, counted: counting } = useWords(endWords);
  const { axis } = counting[counted];
  const [bySource, setBySource] = useState(false);
  return (
    <Torn as="section" className="end-story" seed="end story">
      <header>
        <h2>{words.title}</h2>
        <fieldset className="story-who">
          <legend className="hidden-text">{words.kinds}</legend>
          {[false, true].map((kind) => (
            <button key={String(kind)} type="button" aria-pressed={kind === bySource} onClick={() => setBySource(kind)}>
              {kind ? words.sources : words.lines}
            </button>
          ))}
        </fieldset>
      </header>
      {bySource ? (
        <SourceChart history={history} names={names} first={first} nameOf={nameOf} axis={axis} counted={counted} />
      ) : (
        <ScoreChart history={history} names={names} winners={winners} axis={axis} counted={counted} />
      )}
    </Torn>
  );
}
