import { type ColoradoRules, type ColoradoTypes, speak } from '@cordillera/colorado';
import type { Match } from '@cordillera/engine';
import { type ReactNode, useMemo } from 'react';
import type { EndProps } from '../../app/game.ts';
import { Screen } from '../../app/Screen.tsx';
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
import { coloradoScores, rowName } from '../scores.ts';
import { coloradoEndWords } from './words.ts';
import '../../end/end.css';

/** A match of Colorado that is over: who won, every point, and how it came to that. */
export function End({ record, match: played }: EndProps): ReactNode {
  const match = played as unknown as Match<ColoradoTypes>;
  const { language } = useSpeech();
  const words = useWords(coloradoEndWords);
  const { victory } = useWords(endWords);
  const result = match.result();
  if (result === null) throw new Error('a game that is not over has no end to show');
  const { totals, winners, decidedBy } = result;
  const names = match.seats.map(({ name }) => name);
  const people = match.seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const me = people.length === 1 ? people[0]! : null;
  const story = useMemo(() => storyOf(match), [match]);
  const speaker = useMemo(
    () =>
      speak(
        language,
        (match.rules as ColoradoRules).box,
        match.seats.map(({ name }) => name),
      ),
    [language, match],
  );
  const won = { names, totals, winners, me };
  const falling = totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]!);
  return (
    <Screen title={words.title} className="end">
      <div className="end-page">
        <div className="end-grid" data-seats={names.length}>
          <section className="end-summit">
            <div className="end-headline">
              <h2>{victoryOf(won, victory, language)}</h2>
              <p>{decidedBy === null ? marginOf(won, victory) : speaker.result(result)[1]}</p>
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
              label={words.picture(falling.map((seat) => `${names[seat]} ${totals[seat]}`).join(', '))}
              countsLabel={null}
            />
          </section>

          <Torn as="section" className="end-sheet" seed="end sheet">
            <h2>{words.sheet}</h2>
            <ScoreTable
              {...coloradoScores(match.score(), language, speaker, names, words.total, winners)}
              label={words.sheet}
              hint={words.hint}
            />
          </Torn>

          <Actions record={record} match={played} againLabel={words.again} next={null} />
          <Story
            story={story}
            names={names}
            winners={winners}
            first={me ?? 0}
            nameOf={(line) => rowName(language, line)}
          />
          <Fairness seed={match.seed!} seedHash={match.seedHash} />
        </div>
      </div>
    </Screen>
  );
}
