import { cloneFlow, createStreams, type Random, shuffle, type Viewer, viewFlow } from '../../src/index.ts';
import type { CaravanContent } from './content.ts';
import { type CaravanState, type CaravanView, STREAMS } from './state.ts';

export const viewOf = (state: CaravanState, viewer: Viewer): CaravanView => ({
  viewer,
  rounds: state.rounds,
  round: state.round,
  players: state.players.map((player, seat) => ({
    hand: seat === viewer ? player.hand.slice() : null,
    handSize: player.hand.length,
    hasChosen: player.chosen !== null,
    chosen: seat === viewer ? player.chosen : null,
    laid: player.laid.slice(),
    coins: player.coins,
    thrown: player.thrown,
    drawn: player.drawn,
    hesitations: player.hesitations,
  })),
  pileSize: state.pile.length,
  discard: state.discard.slice(),
  supply: state.supply,
  flow: viewFlow(state.flow),
});

/** The cards that the owner of the view cannot place. */
export function unseenCards(content: CaravanContent, view: CaravanView): number[] {
  const seen = new Set([
    ...view.discard,
    ...view.players.flatMap(({ hand, chosen, laid }) => [
      ...(hand ?? []),
      ...(chosen === null ? [] : [chosen]),
      ...laid,
    ]),
  ]);
  return content.cards.map((_, card) => card).filter((card) => !seen.has(card));
}

export function determinizeView(content: CaravanContent, view: CaravanView, random: Random): CaravanState {
  const unseen = shuffle(random, unseenCards(content, view));
  const deal = () => unseen.pop() as number;
  return {
    rounds: view.rounds,
    round: view.round,
    players: view.players.map(({ hand, handSize, hasChosen, chosen, laid, coins, thrown, drawn, hesitations }) => ({
      hand: hand?.slice() ?? Array.from({ length: handSize }, deal),
      chosen: hasChosen ? (chosen ?? deal()) : null,
      laid: laid.slice(),
      coins,
      thrown,
      drawn,
      hesitations,
    })),
    pile: unseen.splice(0, view.pileSize),
    discard: view.discard.slice(),
    supply: view.supply,
    streams: createStreams(String(random.int(2 ** 31)), STREAMS),
    flow: cloneFlow(view.flow),
  };
}
