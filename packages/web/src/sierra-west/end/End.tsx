import type { Match } from '@cordillera/engine';
import { type SierraWestRules, type SierraWestTypes, speak } from '@cordillera/sierra-west';
import { type ReactNode, useMemo } from 'react';
import type { EndProps } from '../../app/game.ts';
import { Screen } from '../../app/Screen.tsx';
import { useMedia } from '../../design/media.ts';
import { Torn } from '../../design/Torn.tsx';
import { Actions } from '../../end/Actions.tsx';
import { Fairness } from '../../end/Fairness.tsx';
import { ScoreTable } from '../../end/ScoreTable.tsx';
import { Story } from '../../end/Story.tsx';
import { Summit } from '../../end/Summit.tsx';
import { storyOf } from '../../end/story.ts';
import { marginOf, victoryOf } from '../../end/victory.ts';
import { endWords } from '../../end/words.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import { westScores } from '../scores.ts';
import { outcomeOf } from './outcome.ts';
import { westEndWords } from './words.ts';
import '../../end/end.css';
import './end.css';

/** A match of Sierra West that is over: who won, every point, and how it came to that. */
export function End({ record, match: played }: EndProps): ReactNode {
  const match = played as unknown as Match<SierraWestTypes>;
  const { language } = useSpeech();
  const words = useWords(westEndWords);
  const { victory } = useWords(endWords);
  const outcome = useMemo(() => outcomeOf(match), [match]);
  const story = useMemo(() => storyOf(match), [match]);
  const { mode, totals, winners, me } = outcome;
  const speaker = useMemo(
    () =>
      speak(
        language,
        (match.rules as SierraWestRules).box,
        match.seats.map(({ name }) => name),
        mode,
      ),
    [language, match, mode],
  );
  const isPhone = useMedia('(max-width: 37.4375em)');
  const names = totals.map((_, index) => speaker.player(index));
  const won = { names, totals, winners, me };
  const falling = totals.map((_, index) => index).sort((a, b) => totals[b]! - totals[a]!);
  return (
    <Screen title={isPhone ? words.shortTitle : words.title(speaker.mode(mode).name)} className="end">
      <div className="end-page">
        <div className="end-grid west-end" data-seats={names.length}>
          <section className="end-summit">
            <div className="end-headline west-end-result">
              <h2>{victoryOf(won, victory, language)}</h2>
              <p>{marginOf(won, victory)}</p>
            </div>
            <Summit
              people={names.map((name, seat) => ({
                seat,
                name,
                total: totals[seat]!,
                flag: winners.includes(seat),
                counts: true,
              }))}
              goals={[]}
              label={words.picture(falling.map((index) => `${names[index]} ${totals[index]}`).join(', '))}
              countsLabel={null}
            />
          </section>

          <Torn as="section" className="end-sheet" seed="end sheet">
            <h2>{words.sheet}</h2>
            <ScoreTable
              {...westScores(match.score(), speaker, words.total, winners)}
              label={words.sheet}
              hint={words.hint}
            />
          </Torn>

          <Actions record={record} match={played} againLabel={words.again} next={null} />
          <Story story={story} names={names} winners={winners} first={me ?? 0} nameOf={speaker.source} />
          <Fairness seed={match.seed!} seedHash={match.seedHash} />
        </div>
      </div>
    </Screen>
  );
}
