import { gameIds, loadGame } from '@cordillera/games/lazy';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../design/frame/LoadFailure.tsx';
import { useLanguage } from '../../i18n/index.tsx';
import { useLoaded } from '../../platform/useLoaded.ts';

/**
 * The card sets load separately: only they need the rules of the games, and the other settings do not wait for those.
 */
const load = () => Promise.all([import('../../cardsets/CardSets.tsx'), Promise.all(gameIds.map(loadGame))]);

export function SetsSection(): ReactNode {
  const { words } = useLanguage();
  const { found, error, reload } = useLoaded(load);
  if (found) {
    const [{ CardSets }, games] = found;
    return <CardSets games={games} />;
  }
  if (error !== null) return <LoadFailure error={error} onRetry={reload} />;
  return <p role="status">{words.loading}</p>;
}
