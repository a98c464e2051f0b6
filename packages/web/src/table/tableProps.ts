import type { GameTypes } from '@cordillera/engine';
import type { Part } from '../platform/gameModule.ts';
import type { TableOptions } from '../store/records.ts';
import type { Session } from './session/session.ts';

/** What every game's table is given. */
export interface TableProps<T extends GameTypes = GameTypes> {
  session: Session<T>;
  options: TableOptions;
  /** Where the finished game is looked at. */
  endAddress: string;
  /** Absent for a game that is not kept. */
  onExport?: () => void;
  /** Takes the table back when the match goes on in another window. Absent for a game that is only watched again. */
  onPlayHere?: () => void;
}

declare module '../platform/gameModule.ts' {
  interface GameModule {
    Table?: Part<TableProps>;
  }
}
