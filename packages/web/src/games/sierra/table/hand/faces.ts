import type { Box, SierraView } from '@cordillera/sierra';
import type { Language } from '../../../../i18n/index.tsx';
import type { DestinationFace } from '../../art/DestinationCard.tsx';

export type Face = 'A' | 'B';

/** One face of a Destination card, by its number in the box. */
export function destinationFace(box: Box, number: number, face: Face, language: Language): DestinationFace {
  const { id, name, colour, faces } = box.destinations[number]!;
  const { text, scores } = faces[face];
  return { id, name: name[language], colour, face, text: text[language], scores };
}

/** The face that a seat wants; null before it has chosen. */
export function wishOf(view: SierraView, seat: number | null): Face | null {
  if (seat === null) return null;
  const { members, wishes } = view.groups[view.players[seat]!.group]!;
  return wishes?.[members.indexOf(seat)] ?? null;
}

/** The face each member of the group wants. */
export function wishesOf(view: SierraView, group: number, names: readonly string[]): Record<Face, string[]> {
  const { members, wishes } = view.groups[group]!;
  const wanting = (face: Face): string[] => members.filter((_, i) => wishes?.[i] === face).map((seat) => names[seat]!);
  return { A: wanting('A'), B: wanting('B') };
}
