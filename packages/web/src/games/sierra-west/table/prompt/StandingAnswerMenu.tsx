import { ANIMALS } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import type { Session } from '../../../../table/session/session.ts';
import type { Sight } from '../tableContext.ts';
import { promptWords } from './promptWords.ts';
import { type Asking, askingOf, type Question, wishes } from './standingAnswers.ts';

interface AskMeProps {
  session: Pick<Session, 'get' | 'wish'>;
  seat: number;
  question: Question;
  sight: Sight;
}

/** How somebody wants to be asked out of turn from now on, at this table. */
export function AskMe({ session, seat, question, sight }: AskMeProps): ReactNode {
  const { box, view, speaker } = sight;
  const words = useWords(promptWords);
  const wish = session.get().wishes[seat];
  const name = (asking: Asking): string =>
    asking === 'mode'
      ? words.asking.mode(speaker.animal(ANIMALS[box.kits[view.mode].animal]!).name)
      : words.asking[asking];
  return (
    <label className="west-ask">
      <span>{words.ask[question]}</span>
      <select
        value={askingOf(wish, question)}
        onChange={(event) => session.wish(seat, { ...wish, [question]: event.currentTarget.value })}
      >
        {wishes[question].map((asking) => (
          <option key={asking} value={asking}>
            {name(asking)}
          </option>
        ))}
      </select>
    </label>
  );
}
