import type { Pack } from '@cordillera/engine';
import type { SierraWestContent, SierraWestTypes } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { Toggle } from '../../../design/controls/Toggle.tsx';
import { defineNewGame, type OptionsProps } from '../../../table/setup/definition.ts';
import { boxOf } from '../houseSet.ts';
import { type WestAsked, westDraft } from './draft.ts';
import { Hastings } from './Hastings.tsx';
import { LobbyModes, Modes } from './Modes.tsx';
import { useSpeakerOf } from './useSpeakerOf.ts';

function Options({ options, pack, onChange }: OptionsProps<SierraWestTypes, WestAsked>): ReactNode {
  return (
    <Toggle
      {...useSpeakerOf(pack).option('advancedPlanning')}
      on={options.advancedPlanning}
      onChange={onChange && ((on) => onChange({ ...options, advancedPlanning: on }))}
    />
  );
}

/** The cards of the mountain in this mode. */
function useCards({ mode }: WestAsked, pack: Pack<SierraWestContent> | null) {
  const { cards, specials } = boxOf(pack).content.modes[mode];
  return { count: useSpeakerOf(pack).cards(cards.length + specials.length) };
}

/** A new game of Sierra West: mode, seats, the variant, and Hastings in a solo game. */
export const newGame = defineNewGame<SierraWestTypes, WestAsked>({
  ...westDraft,
  Options,
  Modes,
  LobbyModes,
  Extra: Hastings,
  useCards,
});
