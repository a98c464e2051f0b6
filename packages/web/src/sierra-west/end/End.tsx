import type { Match } from '@cordillera/engine';
import { type SierraWestRules, type SierraWestTypes, speak } from '@cordillera/sierra-west';
import { type ReactNode, useMemo } from 'react';
import type { EndProps } from '../../app/game.ts';
import { Screen } from '../../app/Screen.tsx';
import { Torn } from '../../design/Torn.tsx';
import { Actions } from '../../end/Actions.tsx';
import { Fairness } from '../../end/Fairness.tsx';
import { ScoreTable } from '../../end/ScoreTable.tsx';
import { useSpeech, useWords } from '../../words/index.tsx';
import { westScores } from '../scores.ts';
import { westEndWords } from './words.ts';
import '../../end/end.css';
import './end.css';

/** A match of Sierra West that is over: who won, and every point. */
export function End({ record, match: played }: EndProps): ReactNode {
  const match = played as unknown as Match<SierraWestTypes>;
  const { language } = useSpeech();
  const words = useWords(westEndWords);
  const result = match.result()!;
  const names = useMemo(() => match.seats.map(({ name }) => name), [match]);
  const speaker = useMemo(
    () => speak(language, (match.rules as SierraWestRules).box, names, match.view('spectator').mode),
    [language, match, names],
  );
  return (
    <Screen title={words.title} className="end">
      <div className="end-page">
        <div className="west-end">
          <Torn as="section" className="west-end-part" seed="west end">
            {speaker.result(result).map((sentence) => (
              <p key={sentence} className="display west-end-result">
                {sentence}
              </p>
            ))}
            <p>{speaker.mode(match.view('spectator').mode).name}</p>
          </Torn>
          <Torn as="section" className="west-end-part" seed="west end sheet">
            <h2>{words.sheet}</h2>
            <ScoreTable
              {...westScores(match.score(), speaker, words.total, result.winners)}
              label={words.sheet}
              hint={words.hint}
            />
          </Torn>
          <Actions record={record} match={played} againLabel={words.again} next={null} />
          <Fairness seed={match.seed!} seedHash={match.seedHash} />
        </div>
      </div>
    </Screen>
  );
}
