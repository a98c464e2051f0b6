import type { Match, ScoreLine } from '@cordillera/engine';
import { type ReactNode, useMemo } from 'react';
import { Screen } from '../../design/frame/Screen.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { formatWithMinus } from '../../i18n/signedNumber.ts';
import type { MatchRecord } from '../../store/records.ts';
import { ScoreTable, type ScoreTableContent } from '../../table/scores/ScoreTable.tsx';
import { Actions } from './Actions.tsx';
import { type Counted, endWords } from './endWords.ts';
import { Fairness } from './Fairness.tsx';
import { ScoreHistory } from './ScoreHistory.tsx';
import { Summit } from './Summit.tsx';
import { scoreHistoryOf } from './scoreHistory.ts';
import { marginOf, type Victory, victoryOf } from './victory.ts';
import './end.css';

interface EndPageProps {
  record: MatchRecord;
  match: Match;
  title: string;
  victory: Victory;
  /** The line under the winner; by default how far ahead or behind. */
  note?: string | undefined;
  /** The score sheet with this name for the last line. */
  sheet: (total: string) => ScoreTableContent;
  /** The name of a source of points. */
  nameOf: (line: ScoreLine) => string;
  /** What the game is counted in; rounds when absent. */
  counted?: Counted;
  className?: string;
}

/** A match that is over, of a game in which the most points win: the winner, all points, and the score history. */
export function EndPage(props: EndPageProps): ReactNode {
  const { record, match, title, victory, note, sheet, nameOf, counted = 'round', className = '' } = props;
  const { language } = useLanguage();
  const words = useWords(endWords);
  const history = useMemo(() => scoreHistoryOf(match), [match]);
  const { names, totals, winners, me } = victory;
  const falling = totals.map((_, index) => index).sort((a, b) => totals[b]! - totals[a]!);
  return (
    <Screen title={title} className="end">
      <div className="end-page">
        <div className={`end-grid ${className}`} data-seats={names.length}>
          <section className="end-summit">
            <div className="end-headline">
              <h2>{victoryOf(victory, words.victory, language)}</h2>
              <p>{note ?? marginOf(victory, words.victory)}</p>
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
              label={words.page.picture(
                falling.map((index) => `${names[index]} ${formatWithMinus(totals[index]!)}`).join(', '),
              )}
              countsLabel={null}
            />
          </section>

          <Torn as="section" className="end-sheet" seed="end sheet">
            <h2>{words.page.sheet}</h2>
            <ScoreTable {...sheet(words.page.total)} label={words.page.sheet} hint={words.page.hint} />
          </Torn>

          <Actions record={record} match={match} rematchLabel={words.page.again} next={null} />
          <ScoreHistory
            history={history}
            names={names}
            winners={winners}
            first={me ?? 0}
            nameOf={nameOf}
            counted={counted}
          />
          <Fairness id={record.id} seed={match.seed!} seedHash={match.seedHash} />
        </div>
      </div>
    </Screen>
  );
}
