import type { Viewer } from '@cordillera/engine';
import { useState } from 'react';
import type { LogLine } from './Log.tsx';

/** The number of lines about others added since this viewer last opened the log. */
export function useUnreadLogLines(
  lines: readonly LogLine[],
  viewer: Viewer,
  people: readonly number[],
  isLooking: boolean,
): number {
  const [read, setRead] = useState({ viewer, lines: lines.length });
  if (read.viewer !== viewer || read.lines > lines.length || (isLooking && read.lines !== lines.length))
    setRead({ viewer, lines: lines.length });
  return lines.slice(read.lines).filter(({ seat }) => seat !== null && !people.includes(seat)).length;
}
