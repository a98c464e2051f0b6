import type { Match } from '@cordillera/engine';
import { type SierraWestRules, type SierraWestTypes, speak } from '@cordillera/sierra-west';
import { type ReactNode, useMemo } from 'react';
import { useMedia } from '../../../design/hooks/useMedia.ts';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import type { EndProps } from '../../../platform/gameModule.ts';
import { EndPage } from '../../../screens/end/EndPage.tsx';
import { peopleHere } from '../../../screens/end/people.ts';
import { outcomeOf } from './outcome.ts';
import { westScores } from './scores.ts';
import { westEndWords } from './westEndWords.ts';
import './end.css';

/** A match of Sierra West that is over. */
export function End({ record, match: played }: EndProps): ReactNode {
  const match = played as unknown as Match<SierraWestTypes>;
  const { language } = useLanguage();
  const words = useWords(westEndWords);
  const { mode, totals, winners, me } = useMemo(() => outcomeOf(match, peopleHere(record, match)), [record, match]);
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
  return (
    <EndPage
      record={record}
      match={played}
      title={isPhone ? words.shortTitle : words.title(speaker.mode(mode).name)}
      victory={{ names: totals.map((_, index) => speaker.player(index)), totals, winners, me }}
      sheet={(total) => westScores(match.score(), speaker, total, winners)}
      nameOf={speaker.source}
      className="west-end"
    />
  );
}
