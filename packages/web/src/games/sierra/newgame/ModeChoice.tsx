import { MODES, type Mode } from '@cordillera/sierra';
import type { ReactNode } from 'react';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { ModeCards } from '../../../screens/newgame/ModeCards.tsx';
import { speakerOf } from '../houseSet.ts';
import { ModePicture } from './ModePicture.tsx';
import { sierraNewGameWords } from './sierraNewGameWords.ts';

/** The four ways to play. */
export function ModeChoice({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }): ReactNode {
  const { language } = useLanguage();
  const words = useWords(sierraNewGameWords);
  const speaker = speakerOf(language);
  return (
    <ModeCards
      label={words.mode}
      modes={MODES.map((one) => ({
        mode: one,
        name: speaker.mode(one).name,
        picture: <ModePicture mode={one} />,
        note: words.modes[one],
      }))}
      chosen={mode}
      text={speaker.mode(mode).text}
      onChange={onChange}
    />
  );
}
