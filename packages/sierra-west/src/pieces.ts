import type { Piece } from '@cordillera/engine';
import { STARTING_CARDS } from './content/box.ts';
import { FISH } from './content/types.ts';
import { NONE, stillFaceDown } from './geometry.ts';
import { CART } from './modes/goldRush.ts';
import { modeRules } from './modes/index.ts';
import type { SierraWestState } from './state.ts';

/** Every card, tile and limited piece that is in play, and where it is. Identical pieces are numbered in the order in which they are found. */
export function piecesOf(state: SierraWestState): Piece[] {
  const pieces: Piece[] = [];
  const put = (kind: string, place: string, numbers: readonly number[]): void => {
    for (const number of numbers) if (number !== NONE) pieces.push({ id: `${kind} ${number}`, place });
  };
  const counts = new Map<string, number>();
  const putAlike = (kind: string, place: string, n: number): void => {
    for (let i = 0; i < n; i++) {
      const number = counts.get(kind) ?? 0;
      counts.set(kind, number + 1);
      pieces.push({ id: `${kind} ${number}`, place });
    }
  };
  state.players.forEach((player, index) => {
    put('card', `hand ${index}`, player.hand);
    put('card', `deck ${index}`, player.deck);
    put('card', `discard ${index}`, player.discard);
    put('card', `plan ${index}`, player.plan);
    put('cabin', `player ${index}`, player.cabins);
    for (const [i, fish] of FISH.entries()) putAlike(fish, `player ${index}`, player.fish[i] as number);
    putAlike('cart', `player ${index}`, player.carts.length);
    putAlike('outlaw', `player ${index}`, player.outlaws);
    for (const load of player.carts) if (load > CART) pieces.push({ id: 'overloaded cart', place: `player ${index}` });
  });
  put(
    'card',
    'mountain',
    state.mountain.map((card) => (card < NONE ? stillFaceDown(card) : card)),
  );
  put('card', 'row', state.row);
  put('cabin', 'market', state.market);
  put('cabin', 'stack', state.cabinStack);
  put('cabin', 'discard', state.cabinDiscard);
  put('cabin', 'box', state.cabinBox);
  for (const [i, fish] of FISH.entries()) putAlike(fish, 'supply', state.fish[i] as number);
  putAlike('cart', 'supply', state.carts);
  for (const [i, n] of state.outposts.entries()) putAlike('outlaw', `outpost ${i + 1}`, n);
  putAlike('outlaw', 'base', state.baseOutlaws);
  putAlike('outlaw', 'supply', state.outlawSupply);
  const holder = (owner: number): string => (owner === NONE ? 'supply' : `player ${owner}`);
  pieces.push({ id: 'mule', place: holder(state.mule) });
  for (const card of modeRules(state.mode).cards ?? []) pieces.push({ id: card, place: holder(state[card]) });
  if (state.hastings !== null) {
    put('plan', 'pile', state.hastings.pile);
    put('plan', 'discard', state.hastings.discard);
    put('plan', 'active', [state.hastings.active]);
    put('plan', 'shown', state.hastings.shown === null ? [] : [state.hastings.shown]);
  }
  // the starting cards of unused colours
  for (let card = state.seats * STARTING_CARDS; card < 4 * STARTING_CARDS; card++) put('card', 'box', [card]);
  return pieces;
}
