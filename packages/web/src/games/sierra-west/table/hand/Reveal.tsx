import type { ReactNode } from 'react';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { buttonTarget } from '../targets.ts';
import { campWords } from './campWords.ts';
import type { Planning } from './usePlanning.ts';

/** Reveals the plan as arranged. Absent while nothing is planned, or only ahead of a turn. */
export function Reveal({ planning }: { planning: Planning | null }): ReactNode {
  const words = useWords(campWords);
  if (!planning?.reveal) return null;
  return (
    <button
      type="button"
      className="button primary"
      data-target={buttonTarget('reveal')}
      data-touch="possible"
      onClick={planning.reveal}
    >
      <Icon name="eye" />
      <span>{words.reveal}</span>
    </button>
  );
}
