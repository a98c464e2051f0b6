import type { Pack } from '@cordillera/engine';
import { type SierraWestSpeaker, speak } from '@cordillera/sierra-west';
import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/index.tsx';
import { boxOf } from '../houseSet.ts';

/** The words of the game with these cards. */
export function useSpeakerOf(pack: Pack<object> | null): SierraWestSpeaker {
  const { language } = useLanguage();
  const box = boxOf(pack);
  return useMemo(() => speak(language, box, []), [language, box]);
}
