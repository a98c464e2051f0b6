import type { Game } from '@cordillera/engine';
import { gameIds, loadGame } from '@cordillera/games/lazy';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useSpeech } from '../words/index.tsx';

interface Loaded {
  CardSets: ComponentType<{ games: readonly Game[] }>;
  games: readonly Game[];
}

/** The card sets come by themselves: only they need the rules of the games, which the other settings do not wait for. */
export function SetsSection(): ReactNode {
  const { words } = useSpeech();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import('../packs/CardSets.tsx'), Promise.all(gameIds.map(loadGame))]).then(
      ([{ CardSets }, games]) => setLoaded({ CardSets, games }),
      () => setFailed(true),
    );
  }, []);
  if (loaded) return <loaded.CardSets games={loaded.games} />;
  return <p role="status">{failed ? words.notLoaded : words.loading}</p>;
}
