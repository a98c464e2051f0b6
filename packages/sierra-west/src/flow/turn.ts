import { shuffle, withStream } from '@cordillera/engine';
import type { Box } from '../box.ts';
import { CAMP } from '../places.ts';
import { scoreOf } from '../scoring.ts';
import { hastingsTraps } from '../solo/hastings.ts';
import type { PlayerState, TurnState } from '../state.ts';
import { HASTINGS, isHastings, playerOf } from '../table.ts';
import type { Auto, WestTurn } from './steps.ts';

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

/** The turn of `state.active` begins; with the starting player a round does (SW-TURN-01). */
export const turn: Auto<'turn'> = {
  run(turn) {
    const { state } = turn;
    if (state.active === state.start) {
      state.round++;
      turn.emit({ type: 'roundBegan', round: state.round, last: state.round === state.lastRound });
    }
    state.turn = freshTurn();
    turn.emit({ type: 'turnBegan', player: state.active });
    turn.push({ step: isHastings(state, state.active) ? 'hastings' : 'plan' });
  },
};

/** Passing (3.6), and what comes next. */
export const endTurn = (box: Box): Auto<'endTurn'> => ({
  run(turn) {
    const { state } = turn;
    const { active } = state;
    if (!isHastings(state, active)) {
      const player = playerOf(state, active);
      if (state.hastings !== null) hastingsTraps(box, turn, player);
      state.turn = freshTurn();
      // SW-PASS-02
      player.green = CAMP;
      player.tan = CAMP;
      for (const card of player.plan) player.discard.push(card);
      player.plan = [];
      turn.emit({ type: 'passed', player: active });
      draw(turn, active, player);
    }
    next(box, turn);
  },
});

/** SW-PASS-03, SW-PASS-04. */
function draw(turn: WestTurn, index: number, player: PlayerState): void {
  const { state } = turn;
  const { hand } = player;
  // straight into the hand, which was empty: no card is nowhere while a reshuffle is told
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
      turn.emit({ type: 'reshuffled', player: index, size, barrier: true });
    }
    hand.push(player.deck.pop() as number);
  }
  hand.sort((a, b) => a - b);
  turn.emit({ type: 'drew', player: index, count: hand.length, barrier: true });
  turn.emit({ type: 'drewCards', player: index, cards: hand.slice(), for: [index] });
}

/** The next player, or the end when the last round is complete (SW-END-02). */
function next(box: Box, turn: WestTurn): void {
  const { state } = turn;
  state.active = (state.active + 1) % state.players.length;
  if (state.active === state.start && state.round === state.lastRound) finish(box, turn);
  else turn.push({ step: 'turn' });
}

function finish(box: Box, turn: WestTurn): void {
  const { state } = turn;
  state.over = true;
  const totals = state.players.map((_, index) => scoreOf(box, state, index).total);
  turn.emit({
    type: 'gameEnded',
    totals: totals.slice(0, state.seats),
    hastings: state.hastings === null ? null : (totals[HASTINGS] as number),
    barrier: true, // SW-R-126
  });
}
