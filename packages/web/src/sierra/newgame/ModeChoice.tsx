import { MODES, type Mode } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { Torn } from '../../design/Torn.tsx';
import { useSpeech, useWords } from '../../words/index.tsx';
import { speakerOf } from '../house.ts';
import { ModePicture } from './ModePicture.tsx';
import { sierraNewGameWords } from './words.ts';

/** The four ways to play, in the game's own terms; the chosen one explains itself. */
export function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }): ReactNode {
  const { language } = useSpeech();
  const words = useWords(sierraNewGameWords);
  const speaker = speakerOf(language);
  return (
    <Torn className="setup-sheet setup-mode" seed="setup mode">
      <fieldset>
        <legend>
          <h2>{words.mode}</h2>
        </legend>
        <div className="mode-cards">
          {MODES.map((one) => (
            <label key={one} className="pick">
              <input type="radio" name="setup-mode" checked={mode === one} onChange={() => onChange(one)} />
              <ModePicture mode={one} />
              <b className="display">{speaker.mode(one).name}</b>
              <small>{words.modes[one]}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="setup-note" aria-live="polite">
        {speaker.mode(mode).text}
      </p>
    </Torn>
  );
}
