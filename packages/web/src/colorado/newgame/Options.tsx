import type { Box, ColoradoSpeaker } from '@cordillera/colorado';
import type { Pack } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { OptionsSheet } from '../../newgame/OptionsSheet.tsx';
import { useNames } from '../../newgame/useNames.ts';
import { CallOptions } from './CallOptions.tsx';
import { levels } from './kept.ts';
import { type Draft, hasSecrets, seated } from './plan.ts';

interface OptionsProps {
  draft: Draft;
  mine: string;
  /** The cards that will be played with, and the person's own sets to choose from. */
  box: Box;
  sets: readonly Pack<object>[];
  speaker: ColoradoSpeaker;
  start: ReactNode;
  onChange: (draft: Draft) => void;
}

/** What can be chosen besides the seats. */
export function Options({ draft, mine, box, sets, speaker, start, onChange }: OptionsProps): ReactNode {
  const name = useNames(draft.people, mine);
  return (
    <OptionsSheet
      common={draft}
      onCommon={(changed) => onChange({ ...draft, ...changed })}
      seated={seated(draft)}
      hasSecrets={hasSecrets(draft)}
      levels={levels}
      sets={sets}
      cards={{ count: speaker.cards(box.copies.reduce((sum, n) => sum + n, 0)) }}
      start={start}
    >
      <CallOptions
        speaker={speaker}
        sealed={draft.sealed}
        firstCaller={draft.firstCaller}
        seats={seated(draft).map((_, seat) => name(seat))}
        onChange={(changed) => onChange({ ...draft, ...changed })}
      />
    </OptionsSheet>
  );
}
