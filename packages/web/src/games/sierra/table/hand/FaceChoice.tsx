import type { ReactNode } from 'react';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { useWords } from '../../../../i18n/index.tsx';
import { useAllTargets } from '../../../../table/targets/Targets.tsx';
import { DestinationCard, type DestinationFace } from '../../art/DestinationCard.tsx';
import { sierraTableWords } from '../sierraTableWords.ts';
import { buttonTarget, faceTarget } from '../targets.ts';
import './faces.css';

interface FaceChoiceProps {
  faces: readonly DestinationFace[];
  /** In the campaign there is one group, and nothing to keep secret. */
  isStage: boolean;
  /** The face the companions propose, which can be accepted; null when there is none. */
  proposed: 'A' | 'B' | null;
  /** The face the acting player wants; null before they have chosen. */
  wanted: 'A' | 'B' | null;
  /** The face each member wants. */
  wishes: Readonly<Record<'A' | 'B', readonly string[]>>;
  chooseLabel: (face: 'A' | 'B') => string;
}

/** Before the first round: the two faces of the group's Destination, side by side. */
export function FaceChoice({ faces, isStage, proposed, wanted, wishes, chooseLabel }: FaceChoiceProps): ReactNode {
  const words = useWords(sierraTableWords);
  const targets = useAllTargets();
  return (
    <Torn as="section" className="faces" seed="faces" aria-label={words.facesTitle}>
      <h2>{words.facesTitle}</h2>
      <p>{isStage ? words.faceIsOpen : words.facesText}</p>
      <ul>
        {faces.map((face) => {
          const name = face.face!;
          const { state, bare } = targets.of(name === proposed ? buttonTarget('agree') : faceTarget(name));
          const isFree = state === 'possible';
          return (
            <li key={name}>
              <button
                type="button"
                className="face"
                {...bare}
                data-glow={isFree || undefined}
                aria-pressed={name === wanted}
                aria-label={`${chooseLabel(name)}. ${face.text}`}
                onClick={(event) => isFree && bare.onClick(event)}
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
