import type { ReactNode } from 'react';
import { LoadFailure } from '../../design/frame/LoadFailure.tsx';
import { type Loaded, useLoaded } from '../../platform/useLoaded.ts';
import type { MatchRecord } from '../../store/records.ts';

const load = async () => {
  const [{ TablesList }, { JoinField }] = await Promise.all([
    import('./TablesList.tsx'),
    import('../join/JoinField.tsx'),
  ]);
  return { TablesList, JoinField };
};

type TableParts = Loaded<Awaited<ReturnType<typeof load>>>;

/** What the home page shows of tables on a server. It is fetched only where there is one. */
export const useTableParts = (hasServer: boolean): TableParts => useLoaded(load, '', hasServer);

interface MyTablesProps extends TableParts {
  here: MatchRecord | null;
  /** The way back to it. */
  resume: ReactNode;
  onCount: (count: number) => void;
}

/** The tables on the server that this person sits at, and the game on this device that waits. */
export function MyTables({ found, error, reload, here, resume, onCount }: MyTablesProps): ReactNode {
  if (error !== null) return <LoadFailure error={error} onRetry={reload} />;
  return found && <found.TablesList here={here} resume={resume} onCount={onCount} />;
}
