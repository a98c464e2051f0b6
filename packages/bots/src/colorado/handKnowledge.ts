import {
  type Box,
  type ColoradoEvent,
  type ColoradoView,
  type Identity,
  isAlike,
  unseenCards,
} from '@cordillera/colorado';
import { type Random, shuffle } from '@cordillera/engine';

/**
 * What calls have revealed. By seat and identity: how many cards the player has drawn since it was known to lack that
 * card; null where nothing is known.
 */
export interface HandKnowledge {
  since: (number | null)[][];
}

const IDENTITIES = 18;
const MAX_SEATS = 4;

export const newHandKnowledge = (): HandKnowledge => ({
  since: Array.from({ length: MAX_SEATS }, () => Array.from({ length: IDENTITIES }, () => null)),
});

/** A player who lacks a card reveals it; cards drawn later may be any. */
export function updateHandKnowledge({ since }: HandKnowledge, event: ColoradoEvent): void {
  if (event.type === 'drew') {
    since[event.seat] = since[event.seat]!.map((drawn) => (drawn === null ? null : drawn + event.count));
  } else if (event.type === 'lacked') {
    const known = since[event.seat]!;
    for (let card = 0; card < IDENTITIES; card++)
      if (card === event.card || (event.answer === 'random' && isAlike(card, event.card))) known[card] = 0;
  }
}

/** How many replacements are tried for a dealt card that the player is known to lack. */
const TRIES = 8;

/**
 * Possible hands, sorted: the viewer's own as it is, the others dealt from the unseen cards. A card that a player
 * lacked can only be among those drawn since.
 */
export function guessHands(
  box: Box,
  view: ColoradoView,
  hands: HandKnowledge | undefined,
  random: Random,
): Identity[][] {
  const unseen = shuffle(random, unseenCards(box, view));
  return view.players.map(({ hand, handSize }, seat) => {
    if (hand !== null) return hand;
    const since = hands?.since[seat];
    const guess: Identity[] = [];
    for (let place = 0; place < handSize && unseen.length > 0; place++) {
      let at = unseen.length - 1;
      const mayBe = (card: Identity): boolean => (since?.[card] ?? handSize) >= handSize - place;
      for (let i = 0; i < TRIES && !mayBe(unseen[at] as Identity); i++) at = random.int(unseen.length);
      guess.push(unseen[at] as Identity);
      unseen[at] = unseen.at(-1) as Identity;
      unseen.pop();
    }
    return guess.sort((a, b) => a - b);
  });
}
