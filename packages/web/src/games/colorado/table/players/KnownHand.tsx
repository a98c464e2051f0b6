import { knownHands } from '@cordillera/colorado';
import { type ReactNode, useMemo } from 'react';
import { ColoradoIcon } from '../../art/ColoradoIcon.tsx';
import type { TableContext } from '../tableContext.ts';

/** Public knowledge about the hands, in words; null where there is none. */
export function useKnownHand({ events, names, speaker, words }: TableContext): (string | null)[] {
  return useMemo(
    () =>
      knownHands(events, names.length).map((hand) => {
        if (hand === null) return null;
        return `${speaker.lacks(hand)}; ${words.drewSince(hand.drawn)}`;
      }),
    [events, names, speaker, words],
  );
}

export const KnownHand = ({ text }: { text: string | null }): ReactNode =>
  text !== null && (
    <span className="co-known">
      <ColoradoIcon name="eye" size={1.2} />
      <span>{text}</span>
    </span>
  );
