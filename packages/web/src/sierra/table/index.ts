import type { ComponentType } from 'react';
import type { TableProps } from '../../table/tables.ts';
import { SierraTable } from './SierraTable.tsx';
// After the styles of the table's own parts: where a part lies and how large it is depends on the screen.
import '../../table/table.css';
import '../../table/wide.css';
import '../../table/narrow.css';

export const Table = SierraTable as unknown as ComponentType<TableProps>;
