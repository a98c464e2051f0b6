import { type ColoradoRules, type ColoradoTypes, speak } from '@cordillera/colorado';
import type { Match } from '@cordillera/engine';
import { type ReactNode, useMemo } from 'react';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import type { EndProps } from '../../../platform/gameModule.ts';
import { EndPage } from '../../../screens/end/EndPage.tsx';
import { peopleHere } from '../../../screens/end/people.ts';
import { coloradoEndWords } from './coloradoEndWords.ts';
import { coloradoScores, rowName } from './scores.ts';

/** A match of Colorado that is over. */
export function End({ record, match: played }: EndProps): ReactNode {
  const match = played as unknown as Match<ColoradoTypes>;
  const { language } = useLanguage();
  const { title } = useWords(coloradoEndWords);
  const result = match.result();
  if (result === null) throw new Error('a game that is not over has no end to show');
  const { totals, winners, decidedBy } = result;
  const names = useMemo(() => match.seats.map(({ name }) => name), [match]);
  const people = peopleHere(record, match);
  const { box } = match.rules as ColoradoRules;
  const speaker = useMemo(() => speak(language, box, names), [language, box, names]);
  return (
    <EndPage
      record={record}
      match={played}
      title={title}
      victory={{ names, totals, winners, me: people.length === 1 ? people[0]! : null }}
      note={decidedBy === null ? undefined : speaker.result(result)[1]}
      sheet={(total) => coloradoScores(match.score(), language, speaker, names, total, winners)}
      nameOf={(line) => rowName(language, line)}
      counted="turn"
    />
  );
}
