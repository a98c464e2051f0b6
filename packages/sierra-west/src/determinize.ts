import { createStreams, type Random, shuffle } from '@cordillera/engine';
import { type Box, COLOURS, FIRST_BASIC, FIRST_SPECIAL, OWN_CARDS, specialOf } from './box.ts';
import { NONE, TOP_DOWN } from './geometry.ts';
import type { PlayerState, SierraWestState } from './state.ts';
import { STREAMS } from './state.ts';
import type { PlayerView, SierraWestView } from './view.ts';

/** A full state that the owner of the view cannot tell from the real one: what is hidden is dealt anew. */
export function determinize(box: Box, view: SierraWestView, random: Random): SierraWestState {
  const { cabinStackCount, hastings, viewer: _viewer, players, mountain, flow, turn, ...open } = view;
  return {
    ...open,
    row: view.row.slice(),
    market: view.market.slice(),
    cabinDiscard: view.cabinDiscard.slice(),
    cabinBox: view.cabinBox.slice(),
    apples: view.apples.slice(),
    fish: view.fish.slice(),
    taken: view.taken.slice(),
    outposts: view.outposts.slice(),
    turn: { ...turn },
    players: players.map((player, index) => dealt(player, index, random)),
    mountain: hiddenMountain(box, view, random),
    cabinStack: shuffle(random, hiddenTiles(box, view)).slice(0, cabinStackCount),
    hastings:
      hastings === null
        ? null
        : {
            options: { ...hastings.options },
            discard: hastings.discard.slice(),
            active: hastings.active,
            shown: hastings.shown,
            pile: shuffle(
              random,
              [...box.planCards.keys()].filter(
                (card) => card !== hastings.active && card !== hastings.shown && !hastings.discard.includes(card),
              ),
            ),
          },
    streams: createStreams(String(random.int(2 ** 31)), STREAMS),
    flow: {
      stack: flow.stack.slice(),
      lanes: flow.lanes?.map((lane) => lane?.slice() ?? null) ?? null,
    },
  };
}

/** A player's cards are known as a set: nine of the colour and those claimed. */
function dealt(view: PlayerView, index: number, random: Random): PlayerState {
  const { handCount, deckCount, ...open } = view;
  const own = index < COLOURS ? Array.from({ length: OWN_CARDS }, (_, i) => index * OWN_CARDS + i) : [];
  const known = new Set([...view.discard, ...view.plan, ...(view.hand ?? [])]);
  const hidden =
    deckCount + handCount === 0
      ? []
      : shuffle(
          random,
          [...own, ...view.claimed].filter((card) => !known.has(card)),
        );
  const hand = view.hand?.slice() ?? hidden.splice(0, handCount).sort((a, b) => a - b);
  return {
    ...open,
    discard: view.discard.slice(),
    plan: view.plan.slice(),
    claimed: view.claimed.slice(),
    basics: view.basics.slice(),
    tracks: view.tracks.slice(),
    frontiersmen: view.frontiersmen.slice(),
    cabins: view.cabins.slice(),
    apples: view.apples.slice(),
    fish: view.fish.slice(),
    carts: view.carts.slice(),
    hand,
    deck: hidden,
    draft: view.draft === null ? null : { cards: view.draft.cards.slice(), rest: view.draft.rest },
  };
}

function hiddenMountain(box: Box, view: SierraWestView, random: Random): number[] {
  const seen = new Set([
    ...view.mountain.filter((card) => typeof card === 'number'),
    ...view.row,
    ...view.players.flatMap((player) => player.claimed),
  ]);
  const kit = box.kits[view.mode];
  const basics = shuffle(
    random,
    kit.cards.map((_, card) => card).filter((card) => card >= FIRST_BASIC && !seen.has(card)),
  );
  const specials = shuffle(
    random,
    kit.specials.map((_, i) => FIRST_SPECIAL + i).filter((card) => !seen.has(card)),
  );
  // SW-GOLD-02: first strikes lie higher than deep mines
  const tier = (card: number): number => (specialOf(kit, card).mine?.tier === 'II' ? 1 : 0);
  specials.sort((a, b) => tier(b) - tier(a));
  const mountain: number[] = view.mountain.map((card) => (typeof card === 'number' ? card : NONE));
  for (const position of TOP_DOWN) {
    if (view.mountain[position] === 'special') mountain[position] = specials.pop() as number;
    else if (view.mountain[position] === 'basic') mountain[position] = basics.pop() as number;
  }
  return mountain;
}

function hiddenTiles(box: Box, view: SierraWestView): number[] {
  const seen = new Set([
    ...view.market,
    ...view.cabinDiscard,
    ...view.cabinBox,
    ...view.players.flatMap((player) => player.cabins),
  ]);
  return [...box.tiles.keys()].filter((tile) => !seen.has(tile));
}
