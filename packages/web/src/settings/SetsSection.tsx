import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../words/index.tsx';

/** The card sets come by themselves: only they need the rules of the games, which the other settings do not wait for. */
export function SetsSection(): ReactNode {
  const { words } = useSpeech();
  const [CardSets, setCardSets] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('../packs/CardSets.tsx').then(
      (module) => setCardSets(() => module.CardSets),
      () => setFailed(true),
    );
  }, []);
  if (CardSets) return <CardSets />;
  return <p role="status">{failed ? words.notLoaded : words.loading}</p>;
}
