import { coloradoBots } from '@cordillera/bots/colorado';
import { type ColoradoContent, type ColoradoTypes, colorado, speak, unpack } from '@cordillera/colorado';
import type { Pack } from '@cordillera/engine';
import { type ReactNode, useMemo } from 'react';
import { Select } from '../../../design/controls/Select.tsx';
import { Toggle } from '../../../design/controls/Toggle.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { defineNewGame, type NewGameDefinition, type OptionsProps } from '../../../table/setup/definition.ts';
import { box as house } from '../houseSet.ts';
import { coloradoNewGameWords } from './coloradoNewGameWords.ts';

const range = colorado.seats({ sealed: false });

/** How the calls are made: in secret or not, and by whom first. */
function Options({ options, seats, pack, onChange }: OptionsProps<ColoradoTypes>): ReactNode {
  const { language } = useLanguage();
  const words = useWords(coloradoNewGameWords);
  const speaker = useMemo(() => speak(language, pack ? unpack(pack.content) : house, []), [language, pack]);
  const { sealed, firstCaller } = options;
  const first = speaker.option('firstCaller');
  return (
    <>
      <Toggle
        {...speaker.option('sealed')}
        on={sealed}
        onChange={onChange && ((on) => onChange({ ...options, sealed: on }))}
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
          onChange={(seat) => onChange({ sealed, ...(seat !== '' && { firstCaller: Number(seat) }) })}
        />
      ) : (
        <b>{firstCaller === undefined ? words.byChance : seats[firstCaller]}</b>
      )}
    </>
  );
}

function useCards(_: ColoradoTypes['Options'], pack: Pack<ColoradoContent> | null) {
  const { language } = useLanguage();
  const box = pack ? unpack(pack.content) : house;
  return { count: speak(language, box, []).cards(box.copies.reduce((sum, n) => sum + n, 0)) };
}

/** A new game of Colorado: seats, and how the calls are made. */
export const coloradoNewGame: NewGameDefinition<ColoradoTypes> = {
  game: colorado,
  bots: coloradoBots,
  Options,
  useCards,
  // CO-COMP-01: the first caller goes with a seat that is removed
  range: () => range,
  // the first caller stays first at another seat; once that seat is removed, the choice is random
  remapSeats: ({ sealed, firstCaller }, from) => {
    const now = firstCaller === undefined ? -1 : from.indexOf(firstCaller);
    return { sealed, ...(now >= 0 && { firstCaller: now }) };
  },
  fromEarlier: ({ sealed, firstCaller }) => ({
    sealed: sealed === true,
    ...(typeof firstCaller === 'number' && { firstCaller }),
  }),
};

export const newGame = defineNewGame(coloradoNewGame);
