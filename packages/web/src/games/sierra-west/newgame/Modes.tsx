import { MODES, type Mode, type SierraWestTypes } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { ModeCards } from '../../../screens/newgame/ModeCards.tsx';
import { ModeSelect } from '../../../screens/newgame/ModeSelect.tsx';
import type { FormPartProps, OptionsProps } from '../../../table/setup/definition.ts';

import type { WestAsked } from './draft.ts';
import { ModePicture } from './ModePicture.tsx';
import { useSpeakerOf } from './useSpeakerOf.ts';

/** The ways to play, as cards. */
export function Modes({ options: { mode }, pack, onChange }: FormPartProps<WestAsked>): ReactNode {
  const speaker = useSpeakerOf(pack);
  return (
    <ModeCards
      label={speaker.option('mode').name}
      modes={MODES.map((one) => ({
        mode: one,
        name: speaker.mode(one).name,
        picture: <ModePicture mode={one} size={2.75} />,
      }))}
      chosen={mode}
      text={speaker.mode(mode).text}
      onChange={(next) => onChange({ mode: next })}
    />
  );
}

/** The same at a table by link. */
export function LobbyModes({ options, pack, onChange }: OptionsProps<SierraWestTypes>): ReactNode {
  const speaker = useSpeakerOf(pack);
  return (
    <ModeSelect<Mode>
      label={speaker.option('mode').name}
      modes={MODES.map((one) => ({ mode: one, name: speaker.mode(one).name }))}
      chosen={options.mode}
      picture={
        <span className="mode-sketch">
          <ModePicture mode={options.mode} size={2} />
        </span>
      }
      text={speaker.mode(options.mode).text}
      onChange={onChange && ((next) => onChange({ ...options, mode: next }))}
    />
  );
}
