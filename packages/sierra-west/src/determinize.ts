import { cloneFlow, createFastStreams, type Random, shuffle } from '@cordillera/engine';
import { type Box, COLOURS, FIRST_BASIC, FIRST_SPECIAL, STARTING_CARDS, specialOf } from './content/box.ts';
import { NONE, TOP_DOWN } from './geometry.ts';
import { type HastingsState, type PlayerState, type SierraWestState, STREAMS } from './state.ts';
import type { PlayerView, SierraWestView } from './view.ts';

/** A full state that the owner of the view cannot tell from the real one: hidden cards are dealt at random. */
export const determinize = (box: Box, view: SierraWestView, random: Random): SierraWestState => ({
  mode: view.mode,
  handSize: view.handSize,
  seats: view.seats,
  start: view.start,
  active: view.active,
  round: view.round,
  lastRound: view.lastRound,
  over: view.over,
  players: view.players.map((player, index) => dealt(player, index, random)),
  turn: { ...view.turn },
  mountain: hiddenMountain(box, view, random),
  row: view.row.slice(),
  market: view.market.slice(),
  cabinStack: shuffle(random, hiddenTiles(box, view)).slice(0, view.cabinStackCount),
  cabinDiscard: view.cabinDiscard.slice(),
  cabinBox: view.cabinBox.slice(),
  mule: view.mule,
  apples: view.apples.slice(),
  fish: view.fish.slice(),
  taken: view.taken.slice(),
  carts: view.carts,
  lantern: view.lantern,
  dynamite: view.dynamite,
  outposts: view.outposts.slice(),
  baseOutlaws: view.baseOutlaws,
  outlawSupply: view.outlawSupply,
  sheriff: view.sheriff,
  hastings: view.hastings === null ? null : withPile(box, view.hastings, random),
  streams: createFastStreams(random, STREAMS),
  flow: cloneFlow(view.flow),
});

const withPile = (box: Box, view: NonNullable<SierraWestView['hastings']>, random: Random): HastingsState => ({
  options: { ...view.options },
  pile: shuffle(
    random,
    [...box.planCards.keys()].filter(
      (card) => card !== view.active && card !== view.shown && !view.discard.includes(card),
    ),
  ),
  discard: view.discard.slice(),
  active: view.active,
  shown: view.shown,
});

/** Deals a player their own cards, which are public: the nine of their colour and those they claimed. */
function dealt(view: PlayerView, index: number, random: Random): PlayerState {
  const { handCount, deckCount } = view;
  const starting = index < COLOURS ? Array.from({ length: STARTING_CARDS }, (_, i) => index * STARTING_CARDS + i) : [];
  const known = new Set([...view.discard, ...view.plan, ...(view.hand ?? [])]);
  const hidden =
    deckCount + handCount === 0
      ? []
      : shuffle(
          random,
          [...starting, ...view.claimed].filter((card) => !known.has(card)),
        );
  const hand = view.hand?.slice() ?? hidden.splice(0, handCount).sort((a, b) => a - b);
  return {
    hand,
    deck: hidden,
    discard: view.discard.slice(),
    plan: view.plan.slice(),
    draft: view.draft === null ? null : { cards: view.draft.cards.slice(), rest: view.draft.rest },
    claimed: view.claimed.slice(),
    basics: view.basics.slice(),
    gold: view.gold,
    tokens: view.tokens,
    tracks: view.tracks.slice(),
    wagon: view.wagon,
    frontiersmen: view.frontiersmen.slice(),
    cabins: view.cabins.slice(),
    animals: view.animals,
    green: view.green,
    tan: view.tan,
    apples: view.apples.slice(),
    fish: view.fish.slice(),
    canoe: view.canoe,
    carts: view.carts.slice(),
    bullets: view.bullets,
    outlaws: view.outlaws,
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
