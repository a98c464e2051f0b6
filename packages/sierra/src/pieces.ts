import type { Piece } from '@cordillera/engine';
import type { Box } from './content/box.ts';
import type { SierraState } from './state.ts';

/** Every card of the box and where it is (SI-INV-04). */
export function piecesOf(box: Box, state: SierraState): Piece[] {
  const pieces: Piece[] = [];
  const put = (kind: string, place: string, cards: readonly number[]) => {
    for (const card of cards) pieces.push({ id: `${kind} ${card}`, place });
  };
  put('mountain', 'pile', state.mountain.pile);
  put(
    'mountain',
    'discard',
    state.mountain.discard.map(({ card }) => card),
  );
  put('notebook', 'pile', state.notebook.pile);
  put(
    'notebook',
    'discard',
    state.notebook.discard.map(({ card }) => card),
  );
  put('notebook', 'given', state.given);
  state.groups.forEach((group, index) => {
    put('destination', `group ${index}`, [group.destination]);
    put('mountain', `front ${index}`, group.front);
    for (const line of group.landscape.lines) put('mountain', `landscape ${index}`, line.cards);
  });
  state.players.forEach((player, seat) => {
    put('mountain', `hand ${seat}`, player.hand);
    put('mountain', `aside ${seat}`, player.aside === null ? [] : [player.aside]);
    put('notebook', `drawn ${seat}`, player.drawn);
    put('notebook', `kept ${seat}`, player.kept);
  });
  const dealt = new Set(state.groups.map((group) => group.destination));
  put(
    'destination',
    'box',
    box.destinations.flatMap((_, index) => (dealt.has(index) ? [] : [index])),
  );
  if (state.firstGame)
    put(
      'notebook',
      'box',
      box.notebook.flatMap((card, index) => (card.kind === 'advanced' && !state.given.includes(index) ? [index] : [])),
    );
  return pieces;
}
