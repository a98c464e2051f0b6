import type { Viewer } from '@cordillera/engine';
import { useState } from 'react';
import type { LogLine } from './Log.tsx';

/** How many lines about others this viewer's log has got since it was last looked at. */
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
