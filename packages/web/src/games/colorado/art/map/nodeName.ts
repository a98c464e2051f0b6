import type { Language } from '@cordillera/engine';
import type { ArtWords } from '../artWords.ts';
import type { RouteSheet } from '../content.ts';
import type { NodeLook } from './NodeDrawing.tsx';
import type { SheetNode } from './nodes.ts';

/** The name of a node, without its state. */
export function nodeName(node: SheetNode, sheet: RouteSheet, words: ArtWords, language: Language): string {
  if (node.what === 'station')
    return words.station(sheet.rail.stages[node.station]!.name[language], words.icons[node.icon]);
  const region = sheet.regions[node.region]!.name[language];
  return node.what === 'flag'
    ? words.flag(region, words.kinds[node.kind])
    : words.stage(words.icons[node.icon], region);
}

/** Its state in words; null when there is nothing to say. */
export function stateName(
  { open, fresh, blocked, ticked, closed }: NodeLook & { ticked: boolean; closed: boolean },
  words: ArtWords,
): string | null {
  if (ticked) return fresh ? words.tickedNow : words.ticked;
  if (closed) return words.closed;
  return open ? words.open : blocked ? words.blocked : null;
}
