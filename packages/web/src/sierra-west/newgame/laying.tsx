import { MODES, type SierraWestContent, type SierraWestOptions, speak, unpack } from '@cordillera/sierra-west';
import { type ReactNode, useMemo } from 'react';
import type { GameLaying, LaidOptions, LaidOptionsProps } from '../../app/game.ts';
import { ModeSelect } from '../../newgame/ModeSelect.tsx';
import { Toggle } from '../../newgame/Toggle.tsx';
import { useSpeech } from '../../words/index.tsx';
import { box as house } from '../house.ts';
import { ModePicture } from './ModePicture.tsx';
import { range } from './plan.ts';

const westOf = (options: LaidOptions): SierraWestOptions => options as unknown as SierraWestOptions;

function Options({ options, pack, onChange }: LaidOptionsProps): ReactNode {
  const { language } = useSpeech();
  const { mode, advancedPlanning } = westOf(options);
  const speaker = useMemo(() => {
    const box = pack ? unpack(pack.content as SierraWestContent) : house;
    return speak(language, box, []);
  }, [language, pack]);
  return (
    <>
      <ModeSelect
        label={speaker.option('mode').name}
        modes={MODES.map((one) => ({ mode: one, name: speaker.mode(one).name }))}
        chosen={mode}
        picture={
          <span className="mode-sketch">
            <ModePicture mode={mode} size={2} />
          </span>
        }
        text={speaker.mode(mode).text}
        onChange={onChange && ((next) => onChange({ ...options, mode: next }))}
      />
      <div className="lobby-part">
        <Toggle
          {...speaker.option('advancedPlanning')}
          on={advancedPlanning}
          onChange={onChange && ((on) => onChange({ ...options, advancedPlanning: on }))}
        />
      </div>
    </>
  );
}

/** A table of Sierra West by link, before the game starts. */
export const laying: GameLaying = { Options, range: () => range, reseated: (options) => options };
