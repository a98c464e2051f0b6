import { lazy, type ReactNode, Suspense } from 'react';
import { cardWith } from '../app/games.ts';

const Shown = lazy(async () => ({ default: await cardWith('Example', null).module.Example!() }));

/** Something of a game as it looks with the settings that are chosen. */
export const Example = ({ label }: { label: string }): ReactNode => (
  <div className="setting-example">
    <Suspense fallback={null}>
      <Shown label={label} />
    </Suspense>
  </div>
);
