import type { ReactNode } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { useWords } from '../../../words/index.tsx';
import { buttonTarget } from '../targets.ts';
import type { Planning } from './usePlanning.ts';
import { campWords } from './words.ts';

/** Lays the cards out as they lie, for all to see. Absent while nothing is planned, or only ahead of a turn. */
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
