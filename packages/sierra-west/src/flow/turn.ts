import { shuffle, withStream } from '@cordillera/engine';
import type { Box } from '../content/box.ts';
import { CAMP } from '../places.ts';
import { isHastings, playerOf } from '../players.ts';
import { hastingsTraps } from '../solo/hastings.ts';
import type { PlayerState, TurnState } from '../state.ts';
import { endGame, isComplete } from './end.ts';
import type { Auto, WestContext } from './steps.ts';

export const freshTurn = (): TurnState => ({
  greenUsed: false,
  tanUsed: false,
  greenBoots: 0,
  tanBoots: 0,
  help: 0,
  tokenBoots: 0,
  spent: 0,
  rush: false,
  mule: CAMP,
});

/** The turn of `state.active` begins, and a new round when that is the starting player (SW-TURN-01). */
export const turn: Auto<'turn'> = {
  run(context) {
    const { state } = context;
    if (state.active === state.start) {
      state.round++;
      context.emit({ type: 'roundBegan', round: state.round, last: state.round === state.lastRound });
    }
    state.turn = freshTurn();
    context.emit({ type: 'turnBegan', player: state.active });
    context.push({ step: isHastings(state, state.active) ? 'hastings' : 'plan' });
  },
};

/** Passing (3.6), and what comes next. */
export const endTurn = (box: Box): Auto<'endTurn'> => ({
  run(context) {
    const { state } = context;
    const { active } = state;
    if (!isHastings(state, active)) {
      const player = playerOf(state, active);
      if (state.hastings !== null) hastingsTraps(box, context, player);
      state.turn = freshTurn();
      // SW-PASS-02
      player.green = CAMP;
      player.tan = CAMP;
      for (const card of player.plan) player.discard.push(card);
      player.plan = [];
      context.emit({ type: 'passed', player: active });
      draw(context, active, player);
    }
    next(box, context);
  },
});

/** SW-PASS-03, SW-PASS-04. */
function draw(context: WestContext, index: number, player: PlayerState): void {
  const { state } = context;
  const { hand } = player;
  // straight into the empty hand, so that every card has a place when the reshuffle is announced
  while (hand.length < state.handSize) {
    if (player.deck.length === 0) {
      const size = player.discard.length;
      player.deck = withStream(state.streams, 'decks', (random) =>
        shuffle(
          random,
          player.discard.sort((a, b) => a - b),
        ),
      );
      player.discard = [];
      context.emit({ type: 'reshuffled', player: index, size, barrier: true });
    }
    hand.push(player.deck.pop() as number);
  }
  hand.sort((a, b) => a - b);
  context.emit({ type: 'drew', player: index, count: hand.length, barrier: true });
  context.emit({ type: 'drewCards', player: index, cards: hand.slice(), for: [index] });
}

/** The turn of the next player, or the end of the game. */
function next(box: Box, context: WestContext): void {
  const { state } = context;
  state.active = (state.active + 1) % state.players.length;
  if (isComplete(state)) endGame(box, context);
  else context.push({ step: 'turn' });
}
