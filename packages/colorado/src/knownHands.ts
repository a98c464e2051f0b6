import type { ColoradoEvent, Identity } from './state.ts';

/** What the last call of a player has shown everybody about their hand (CO-R-10), and what came in since. */
export interface KnownHand {
  turn: number;
  /** The card that was called and is not there: just this card, or nothing like it either. */
  card: Identity;
  lacks: 'card' | 'colour and value';
  /** Cards drawn since then: any of them may be what was lacking. */
  drawn: number;
}

/** For each seat what is known of its hand; null where nothing is. Made from what everybody was told. */
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
