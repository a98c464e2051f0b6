import { type Box, explainLines, type SierraView } from '@cordillera/sierra';
import { keptNow } from '../round/points.ts';

/** What is pointed at: a Notebook card of a seat, the Destination, or the symbols that score by themselves. */
export type Meant =
  | { kind: 'notebook'; seat: number; index: number }
  | { kind: 'destination'; group: number }
  | { kind: 'symbols'; group: number };

/** The cards of the landscape that bring its points, as they lie now. */
export function lightsOf(box: Box, view: SierraView, meant: Meant): ReadonlySet<string> {
  const index = meant.kind === 'notebook' ? view.players[meant.seat]!.group : meant.group;
  const { landscape, destination, face, members } = view.groups[index]!;
  const kept = keptNow(view, meant.kind === 'notebook' ? meant.seat : members[0]!);
  const lines = explainLines(box, landscape, { stage: view.stage, destination, face, given: view.given, kept });
  const cards = (sources: readonly string[]): number[] =>
    lines.filter(({ source }) => sources.includes(source)).flatMap((line) => line.cards ?? []);
  const lit =
    meant.kind === 'destination'
      ? cards(['destination'])
      : meant.kind === 'symbols'
        ? cards(['symbol'])
        : (lines.filter(({ source }) => source === 'given' || source === 'notebook')[meant.index]?.cards ?? []);
  return new Set(lit.map((card) => `m${card}`));
}
