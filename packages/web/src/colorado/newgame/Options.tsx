import type { Box, ColoradoSpeaker } from '@cordillera/colorado';
import type { Pack } from '@cordillera/engine';
import type { ReactNode } from 'react';
import { OptionsSheet } from '../../newgame/OptionsSheet.tsx';
import { Select } from '../../newgame/Select.tsx';
import { nameOf } from '../../newgame/seating.ts';
import { Toggle } from '../../newgame/Toggle.tsx';
import { useWords } from '../../words/index.tsx';
import { levels } from './kept.ts';
import { type Draft, hasSecrets, seated } from './plan.ts';
import { coloradoNewGameWords } from './words.ts';

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
  const words = useWords(coloradoNewGameWords);
  const first = speaker.option('firstCaller');
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
      <Toggle {...speaker.option('sealed')} on={draft.sealed} onChange={(sealed) => onChange({ ...draft, sealed })} />
      <p>
        <b className="display">{first.name}</b> <span id="first-caller">{first.text}</span>
      </p>
      <Select
        label={first.name}
        describedBy="first-caller"
        value={String(draft.firstCaller ?? '')}
        options={[
          { value: '', text: words.byChance },
          ...seated(draft).map((person, seat) => ({ value: String(seat), text: nameOf(person, mine) })),
        ]}
        onChange={(seat) => onChange({ ...draft, firstCaller: seat === '' ? null : Number(seat) })}
      />
    </OptionsSheet>
  );
}
