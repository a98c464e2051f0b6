import { ANIMALS } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import type { Session } from '../../../../table/session/session.ts';
import type { TableContext } from '../tableContext.ts';
import { promptWords } from './promptWords.ts';
import {
  type Question,
  type StandingAnswerOption,
  standingAnswerOf,
  standingAnswerOptions,
} from './standingAnswers.ts';

interface StandingAnswerMenuProps {
  session: Pick<Session, 'get' | 'setStandingAnswer'>;
  seat: number;
  question: Question;
  context: TableContext;
}

/** The menu of standing answers to out-of-turn questions, at this table. */
export function StandingAnswerMenu({ session, seat, question, context }: StandingAnswerMenuProps): ReactNode {
  const { box, view, speaker } = context;
  const words = useWords(promptWords);
  const answer = session.get().standingAnswers[seat];
  const name = (asking: StandingAnswerOption): string =>
    asking === 'mode'
      ? words.asking.mode(speaker.animal(ANIMALS[box.kits[view.mode].animal]!).name)
      : words.asking[asking];
  return (
    <label className="west-ask">
      <span>{words.ask[question]}</span>
      <select
        value={standingAnswerOf(answer, question)}
        onChange={(event) => session.setStandingAnswer(seat, { ...answer, [question]: event.currentTarget.value })}
      >
        {standingAnswerOptions[question].map((asking) => (
          <option key={asking} value={asking}>
            {name(asking)}
          </option>
        ))}
      </select>
    </label>
  );
}
