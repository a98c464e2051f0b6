import type { ColoradoSpeaker } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { Select } from '../../newgame/Select.tsx';
import { Toggle } from '../../newgame/Toggle.tsx';
import { useWords } from '../../words/index.tsx';
import { coloradoNewGameWords } from './words.ts';

interface CallOptionsProps {
  speaker: ColoradoSpeaker;
  sealed: boolean;
  /** The seat that calls first; null: chance decides. */
  firstCaller: number | null;
  /** What each seat is called. */
  seats: readonly string[];
  /** Null for whoever only reads them. */
  onChange: ((changed: { sealed?: boolean; firstCaller?: number | null }) => void) | null;
}

/** How the calls are made: in secret or not, and by whom first. */
export function CallOptions({ speaker, sealed, firstCaller, seats, onChange }: CallOptionsProps): ReactNode {
  const words = useWords(coloradoNewGameWords);
  const first = speaker.option('firstCaller');
  return (
    <>
      <Toggle
        {...speaker.option('sealed')}
        on={sealed}
        onChange={onChange && ((changed) => onChange({ sealed: changed }))}
      />
      <p className="option-words">
        <b className="display">{first.name}</b>
        <span id="first-caller">{first.text}</span>
      </p>
      {onChange ? (
        <Select
          label={first.name}
          describedBy="first-caller"
          value={String(firstCaller ?? '')}
          options={[{ value: '', text: words.byChance }, ...seats.map((text, seat) => ({ value: String(seat), text }))]}
          onChange={(seat) => onChange({ firstCaller: seat === '' ? null : Number(seat) })}
        />
      ) : (
        <b>{firstCaller === null ? words.byChance : seats[firstCaller]}</b>
      )}
    </>
  );
}
