import type { Piece } from '@cordillera/engine';
import { cardsIn } from './actions/cards.ts';
import { IDENTITIES } from './content/box.ts';
import type { ColoradoState, Identity } from './state.ts';

/** CO-INV-01: every card, its copies numbered in the order in which they are found, and the Caller token. */
export function piecesOf({ players, pile, discard, caller }: ColoradoState): Piece[] {
  const pieces: Piece[] = [{ id: 'caller', place: `player ${caller}` }];
  const found = Array.from({ length: IDENTITIES }, () => 0);
  const put = (card: Identity, place: string): void => {
    pieces.push({ id: `card ${card} ${found[card]!++}`, place });
  };
  for (const [seat, player] of players.entries()) {
    for (const card of player.hand) put(card, `hand ${seat}`);
    for (const card of cardsIn(player.area)) put(card, `area ${seat}`);
  }
  for (const card of pile) put(card, 'pile');
  for (const [card, copies] of discard.entries()) for (let i = 0; i < copies; i++) put(card, 'discard');
  return pieces;
}
