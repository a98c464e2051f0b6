import type { ReactNode } from 'react';
import { Torn } from '../../design/Torn.tsx';
import { useWords } from '../../words/index.tsx';
import { DestinationCard, type DestinationFace } from '../DestinationCard.tsx';
import { sierraTableWords } from './words.ts';
import './faces.css';

interface FaceChoiceProps {
  faces: readonly DestinationFace[];
  /** The faces that may be chosen now. */
  choosable: ReadonlySet<string>;
  /** Who wants which face. */
  wishes: Readonly<Record<'A' | 'B', readonly string[]>>;
  chooseLabel: (face: 'A' | 'B') => string;
  onChoose: (face: 'A' | 'B') => void;
}

/** Before the first round: the two faces of the group's Destination, side by side. */
export function FaceChoice({ faces, choosable, wishes, chooseLabel, onChoose }: FaceChoiceProps): ReactNode {
  const words = useWords(sierraTableWords);
  return (
    <Torn as="section" className="faces" seed="faces" aria-label={words.facesTitle}>
      <h2>{words.facesTitle}</h2>
      <p>{words.facesText}</p>
      <ul>
        {faces.map((face) => {
          const name = face.face!;
          const isFree = choosable.has(name);
          return (
            <li key={name}>
              <button
                type="button"
                className="face"
                data-glow={isFree || undefined}
                aria-disabled={!isFree}
                aria-label={`${chooseLabel(name)}. ${face.text}`}
                onClick={() => isFree && onChoose(name)}
              >
                <DestinationCard card={face} />
              </button>
              <p>{wishes[name].length > 0 ? words.wants(words.list(wishes[name]), name) : '\u00a0'}</p>
            </li>
          );
        })}
      </ul>
    </Torn>
  );
}
