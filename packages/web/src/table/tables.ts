import type { ComponentType } from 'react';
import { SierraTable } from '../sierra/table/SierraTable.tsx';
import type { TableOptions } from '../store/records.ts';
import type { Session } from './session.ts';

export interface TableProps {
  session: Session;
  options: TableOptions;
  /** Where the finished game is looked at. */
  endAddress: string;
  /** Absent for a game that is not kept. */
  onExport?: () => void;
  /** Takes the table back when the match goes on in another window. Absent for a game that is only watched again. */
  onPlayHere?: () => void;
}

/** How each game's table is drawn. */
const tables: Record<string, ComponentType<TableProps>> = {
  sierra: SierraTable as unknown as ComponentType<TableProps>,
};

export function tableOf(game: string): ComponentType<TableProps> {
  const table = tables[game];
  if (!table) throw new Error(`There is no table for the game "${game}" yet.`);
  return table;
}
