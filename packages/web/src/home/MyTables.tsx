import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { MatchRecord } from '../store/records.ts';

interface Parts {
  TablesList: ComponentType<{ here: MatchRecord | null; onCount: (count: number) => void }>;
  JoinField: ComponentType;
}

/** What the home page shows of tables on a server. It is fetched only where there is one. */
export function useTableParts(hasServer: boolean): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (!hasServer) return;
    let left = false;
    Promise.all([import('../online/TablesList.tsx'), import('../online/JoinField.tsx')]).then(
      ([{ TablesList }, { JoinField }]) => !left && setParts({ TablesList, JoinField }),
      (error: unknown) => console.error(error),
    );
    return () => {
      left = true;
    };
  }, [hasServer]);
  return parts;
}

interface MyTablesProps {
  parts: Parts | null;
  here: MatchRecord | null;
  onCount: (count: number) => void;
}

/** The tables on the server that this person sits at, and the game on this device that waits. */
export const MyTables = ({ parts, here, onCount }: MyTablesProps): ReactNode =>
  parts && <parts.TablesList here={here} onCount={onCount} />;
