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

/** The home page's part for online tables, fetched only where there is a server. */
export const useTableParts = (hasServer: boolean): TableParts => useLoaded(load, '', hasServer);

interface MyTablesProps extends TableParts {
  here: MatchRecord | null;
  /** The link to continue it. */
  resume: ReactNode;
  onCount: (count: number) => void;
}

/** The player's online tables, and the open game on this device. */
export function MyTables({ found, error, reload, here, resume, onCount }: MyTablesProps): ReactNode {
  if (error !== null) return <LoadFailure error={error} onRetry={reload} />;
  return found && <found.TablesList here={here} resume={resume} onCount={onCount} />;
}
