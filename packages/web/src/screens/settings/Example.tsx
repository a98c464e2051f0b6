import type { ReactNode } from 'react';
import { LoadFailure } from '../../design/frame/LoadFailure.tsx';
import { manifestWith } from '../../platform/gameRegistry.ts';
import { useLoaded } from '../../platform/useLoaded.ts';

const load = () => manifestWith('Example', null).module.Example!();

/** Something of a game as it looks with the settings that are chosen. */
export function Example({ label }: { label: string }): ReactNode {
  const { found: Shown, error, reload } = useLoaded(load);
  return (
    <div className="setting-example">
      {error !== null ? <LoadFailure error={error} onRetry={reload} /> : Shown && <Shown label={label} />}
    </div>
  );
}
