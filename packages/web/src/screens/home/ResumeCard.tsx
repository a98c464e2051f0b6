import type { ReactNode } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { appWords } from '../../platform/appWords.ts';
import { matchTitle, modeLabel, opponentsLabel } from '../../platform/matchLabels.ts';
import { addressOf } from '../../platform/routes.ts';
import type { MatchRecord } from '../../store/records.ts';
import { MatchPicture } from '../saved/MatchPicture.tsx';
import { homeWords } from './homeWords.ts';

/** Back to the game that was left. */
export function ResumeCard({ match: { id, summary } }: { match: MatchRecord }): ReactNode {
  const { language } = useLanguage();
  const words = useWords(homeWords);
  const { yourTurn, atTable } = useWords(appWords).match;
  return (
    <Torn as="section" className="resume" tone="card" seed="resume" aria-label={words.resume}>
      <div className="resume-picture">
        <MatchPicture summary={summary} seed="resume" />
      </div>
      <div className="resume-words">
        <p className="resume-turn" data-waiting={summary.waiting || undefined}>
          {summary.waiting ? yourTurn : atTable}
        </p>
        <h2>{matchTitle(summary, language)}</h2>
        <p className="resume-company">{opponentsLabel(summary, language, 1) || modeLabel(summary, language)}</p>
        <a className="button primary" href={addressOf({ screen: 'table', match: id })}>
          {words.continue}
        </a>
      </div>
    </Torn>
  );
}
