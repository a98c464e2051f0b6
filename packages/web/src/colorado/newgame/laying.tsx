import { type ColoradoContent, type ColoradoOptions, speak, unpack } from '@cordillera/colorado';
import { type ReactNode, useMemo } from 'react';
import type { GameLaying, LaidOptions, LaidOptionsProps } from '../../app/game.ts';
import { useSpeech } from '../../words/index.tsx';
import { box as house } from '../house.ts';
import { CallOptions } from './CallOptions.tsx';
import { range } from './plan.ts';

const coloradoOf = (options: LaidOptions): ColoradoOptions => options as unknown as ColoradoOptions;

function Options({ options, seats, pack, onChange }: LaidOptionsProps): ReactNode {
  const { language } = useSpeech();
  const { sealed, firstCaller = null } = coloradoOf(options);
  const speaker = useMemo(
    () => speak(language, pack ? unpack(pack.content as ColoradoContent) : house, []),
    [language, pack],
  );
  return (
    <CallOptions
      speaker={speaker}
      sealed={sealed}
      firstCaller={firstCaller}
      seats={seats}
      onChange={
        onChange &&
        ((changed) => {
          const next = { sealed, firstCaller, ...changed };
          onChange({ sealed: next.sealed, ...(next.firstCaller !== null && { firstCaller: next.firstCaller }) });
        })
      }
    />
  );
}

/** A table of Colorado by link, before the game starts. */
export const laying: GameLaying = {
  Options,
  range: () => range,
  // whoever calls first does so at another seat, too; once the seat is gone, chance decides
  reseated: (options, from) => {
    const { sealed, firstCaller } = coloradoOf(options);
    const now = firstCaller === undefined ? -1 : from.indexOf(firstCaller);
    return { sealed, ...(now >= 0 && { firstCaller: now }) };
  },
};
