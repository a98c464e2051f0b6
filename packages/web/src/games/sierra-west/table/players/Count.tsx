import type { ReactNode } from 'react';
import { useWords } from '../../../../i18n/index.tsx';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { Pic } from '../modes/Pic.tsx';
import { otherWords } from './otherWords.ts';
import { ExplainedMark } from './Tells.tsx';

interface CountProps {
  icon: WestIconName;
  name: string;
  /** Null for something there is only one of. */
  n: number | null;
  size: number;
}

/** A picture and how many of it; a count of none is pale. */
export const Count = ({ icon, name, n, size }: CountProps): ReactNode => {
  const words = useWords(otherWords);
  return (
    <ExplainedMark className="seat-count" count={icon} by={() => ({ title: n === null ? name : words.said(name, n) })}>
      <Pic name={icon} size={size} />
      <span className="hidden-text">{name}</span>
      {n !== null && <b data-none={n === 0 || undefined}>{n}</b>}
    </ExplainedMark>
  );
};
