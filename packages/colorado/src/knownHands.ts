import type { ColoradoEvent, Identity } from './state.ts';

/** What the last call of a player has revealed about their hand (CO-R-10), and the cards drawn since. */
export interface KnownHand {
  turn: number;
  /** The card that was called and is not there: just this card, or nothing like it either. */
  card: Identity;
  lacks: 'card' | 'colour and value';
  /** The number of cards drawn since then, any of which may be the missing one. */
  drawn: number;
}

/** What public events have revealed of the hand of each seat; null where nothing is known. */
export function knownHands(events: readonly ColoradoEvent[], seats: number): (KnownHand | null)[] {
  const hands: (KnownHand | null)[] = Array.from({ length: seats }, () => null);
  let turn = 0;
  for (const event of events) {
    if (event.type === 'turnBegan') turn = event.turn;
    else if (event.type === 'lacked')
      hands[event.seat] = {
        turn,
        card: event.card,
        lacks: event.answer === 'random' ? 'colour and value' : 'card',
        drawn: 0,
      };
    else if (event.type === 'drew') {
      const known = hands[event.seat];
      if (known) hands[event.seat] = { ...known, drawn: known.drawn + event.count };
    }
  }
  return hands;
}
