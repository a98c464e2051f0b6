import type { SierraWestChoice } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { WestIcon } from '../../art/WestIcon.tsx';
import { buttonTarget } from '../targets.ts';
import { promptWords } from './promptWords.ts';

interface ButtonsProps {
  /** The warning about what passing would lose is shown and not answered yet. */
  isWarned: boolean;
  /** Shows that warning instead of passing; returns whether it did. */
  onPass: () => boolean;
  onStay: () => void;
}

/** The choices without a target on the table. */
export function Buttons({ isWarned, onPass, onStay }: ButtonsProps): ReactNode {
  const targets = useAllTargets();
  const words = useWords(promptWords);
  const { model } = targets;
  const pass = buttonTarget('pass');
  const ids = model.nextAfter().filter((id) => id.startsWith('button '));
  // A card is claimed for one of two piles, which lie elsewhere on a narrow screen.
  const claims = (model.under() as readonly SierraWestChoice[]).filter((choice) => choice.do === 'claim');
  return (
    <>
      {claims.map((choice) => (
        <button
          key={JSON.stringify(choice)}
          type="button"
          className="button west-claim"
          aria-label={targets.label(choice)}
          onClick={() => targets.take(choice)}
        >
          {words.claimTo[choice.to]}
        </button>
      ))}
      {ids
        .filter((id) => id !== pass)
        .map((id) => (
          <button key={id} type="button" className="button" {...targets.of(id).props}>
            {targets.label(model.under(id)[0]!)}
          </button>
        ))}
      {isWarned && (
        <button type="button" className="button west-stay" onClick={onStay}>
          {words.stay}
        </button>
      )}
      {ids.includes(pass) && (
        <button
          type="button"
          className={isWarned ? 'button primary' : 'button'}
          {...targets.of(pass).bare}
          onClick={() => {
            if (!onPass()) targets.take(model.under(pass)[0]!);
          }}
        >
          <WestIcon name="pass" />
          {isWarned ? words.passAnyway : targets.label(model.under(pass)[0]!)}
        </button>
      )}
    </>
  );
}
