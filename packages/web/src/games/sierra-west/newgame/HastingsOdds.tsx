import { formatPercent } from '@cordillera/engine';
import type { HastingsOptions } from '@cordillera/sierra-west';
import type { CSSProperties, ReactNode } from 'react';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { newGameWords } from '../../../table/setup/newGameWords.ts';
import { countedLevels, oddsAgainst } from './hastingsOdds.ts';
import { westNewGameWords } from './westNewGameWords.ts';

/** How often each bot beats Hastings with these advantages. */
export function HastingsOdds({ hastings }: { hastings: HastingsOptions }): ReactNode {
  const { levels } = useWords(newGameWords);
  const words = useWords(westNewGameWords);
  const { language } = useLanguage();
  const { wins, counted } = oddsAgainst(hastings);
  return (
    <div className="hastings-odds" aria-live="polite">
      <p>{counted ? words.odds : words.oddsAtMost}</p>
      <dl>
        {countedLevels.map((level) => (
          <div key={level} style={{ '--share': wins[level] / 100 } as CSSProperties}>
            <dt>{levels[level]?.name}</dt>
            <dd>{formatPercent(language, wins[level] / 100)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
