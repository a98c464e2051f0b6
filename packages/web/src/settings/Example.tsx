import type { ReactNode } from 'react';
import { cardWith } from '../app/games.ts';
import { LoadFailure } from '../app/LoadFailure.tsx';
import { useLoaded } from '../app/useLoaded.ts';

const load = () => cardWith('Example', null).module.Example!();

/** Something of a game as it looks with the settings that are chosen. */
export function Example({ label }: { label: string }): ReactNode {
  const { found: Shown, error, again } = useLoaded(load);
  return (
    <div className="setting-example">
      {error !== null ? <LoadFailure error={error} onAgain={again} /> : Shown && <Shown label={label} />}
    </div>
  );
}
