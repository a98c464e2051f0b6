import type { ScoreLine } from '@cordillera/engine';
import { type ReactNode, useState } from 'react';
import { Torn } from '../design/Torn.tsx';
import { useWords } from '../words/index.tsx';
import { SourceChart } from './SourceChart.tsx';
import { StoryChart } from './StoryChart.tsx';
import type { StoryRound } from './story.ts';
import { endWords } from './words.ts';

interface StoryProps {
  story: StoryRound[];
  names: string[];
  winners: readonly number[];
  /** Whose sources are shown first. */
  first: number;
  nameOf: (line: ScoreLine) => string;
}

/** The story of a game in two charts: everybody's points, and where one player's came from. */
export function Story({ story, names, winners, first, nameOf }: StoryProps): ReactNode {
  const words = useWords(endWords).story;
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
        <SourceChart story={story} names={names} first={first} nameOf={nameOf} axis={words.axis} />
      ) : (
        <StoryChart story={story} names={names} winners={winners} axis={words.axis} />
      )}
    </Torn>
  );
}
