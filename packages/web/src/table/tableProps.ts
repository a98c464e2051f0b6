import type { GameTypes } from '@cordillera/engine';
import type { Part } from '../platform/gameModule.ts';
import type { TableOptions } from '../store/records.ts';
import type { Session } from './session/session.ts';

/** The props of every game's table. */
export interface TableProps<T extends GameTypes = GameTypes> {
  session: Session<T>;
  options: TableOptions;
  /** The address of the result. */
  endAddress: string;
  /** Absent for a game that is not saved. */
  onExport?: () => void;
  /** Takes the table back from another window. Absent for a replay. */
  onPlayHere?: () => void;
}

declare module '../platform/gameModule.ts' {
  interface GameModule {
    Table?: Part<TableProps>;
  }
}
