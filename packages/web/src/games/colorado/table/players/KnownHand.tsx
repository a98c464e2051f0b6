import { handNews } from '@cordillera/colorado';
import { type ReactNode, useMemo } from 'react';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import type { Sight } from '../tableContext.ts';

/** What everybody knows of the hands, in words; null where nothing is known. */
export function useKnown({ events, names, speaker, words }: Sight): (string | null)[] {
  return useMemo(
    () =>
      handNews(events, names.length).map((news) => {
        if (news === null) return null;
        return `${speaker.lacks(news)}; ${words.drewSince(news.drawn)}`;
      }),
    [events, names, speaker, words],
  );
}

export const Known = ({ text }: { text: string | null }): ReactNode =>
  text !== null && (
    <span className="co-known">
      <ColoradoIcon name="eye" size={1.2} />
      <span>{text}</span>
    </span>
  );
