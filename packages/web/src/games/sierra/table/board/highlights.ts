import { type Box, explainLines, type SierraView } from '@cordillera/sierra';
import { notebookNow } from '../round/points.ts';

/**
 * The source of points being pointed at: a Notebook card of a seat, the Destination, or the symbols that score by
 * themselves.
 */
export type HighlightSource =
  | { kind: 'notebook'; seat: number; index: number }
  | { kind: 'destination'; group: number }
  | { kind: 'symbols'; group: number };

/** The cards of the current landscape that bring its points. */
export function highlightedCards(box: Box, view: SierraView, meant: HighlightSource): ReadonlySet<string> {
  const index = meant.kind === 'notebook' ? view.players[meant.seat]!.group : meant.group;
  const { landscape, destination, face, members } = view.groups[index]!;
  const notebook = notebookNow(view, meant.kind === 'notebook' ? meant.seat : members[0]!);
  const lines = explainLines(box, landscape, {
    stage: view.stage,
    destination,
    face,
    given: view.given,
    kept: notebook,
  });
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
