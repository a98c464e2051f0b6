import { createFlow, type Decision, type Seat, shuffle, withStream } from '../../src/index.ts';
import type { CaravanContent } from './content.ts';
import { scoreSheet } from './scoring.ts';
import type { CaravanChoice, CaravanEvent, CaravanFrame, CaravanState, Player, StreamName } from './state.ts';

/** The round (rules.md), as steps. */
export const caravanFlow = (content: CaravanContent) =>
  createFlow<CaravanState, CaravanFrame, CaravanChoice, CaravanEvent>({
    round: {
      run({ state, emit, push, openLanes }) {
        state.round++;
        emit({ type: 'roundBegan', round: state.round });
        for (const [seat, player] of state.players.entries()) {
          player.thrown = false;
          player.drawn = false;
          const card = state.pile.pop();
          if (card === undefined) continue;
          player.hand.push(card);
          emit({ type: 'drew', seat, barrier: true });
          emit({ type: 'drewCard', seat, card, for: [seat] });
        }
        push({ step: 'show' });
        openLanes(state.players.length, () => ({ step: 'choose' }));
      },
    },
    choose: {
      decision(state, _, seat) {
        const { hand, thrown, drawn } = playerAt(state, seat);
        const choices: CaravanChoice[] = hand.map((card) => ({ do: 'pack', card }));
        if (!thrown) choices.push({ do: 'throw' });
        if (!drawn && state.pile.length > 0) choices.push({ do: 'draw' });
        return forwardOnly(seat, 'choose', choices);
      },
      apply({ state, emit, push, done }, _, seat, choice) {
        const player = playerAt(state, seat);
        if (choice.do === 'throw') {
          player.thrown = true;
          const pips = withStream(state.streams, dieOf(seat), (random) => random.int(3));
          const coin = pips === 2;
          if (coin) {
            state.supply--;
            player.coins++;
          }
          emit({ type: 'threw', seat, pips, coin, barrier: true });
        } else if (choice.do === 'draw') {
          player.drawn = true;
          const card = state.pile.pop() as number;
          player.hand.push(card);
          withStream(state.streams, dieOf(seat), (random) => shuffle(random, player.hand));
          emit({ type: 'drew', seat, barrier: [seat] });
          emit({ type: 'drewCard', seat, card, for: [seat] });
        } else if (choice.do === 'pack') {
          player.hand = player.hand.filter((card) => card !== choice.card);
          player.chosen = choice.card;
          emit({ type: 'packed', seat });
          emit({ type: 'packedCard', seat, card: choice.card, for: [seat] });
          done();
          push({ step: 'confirm' });
        }
      },
    },
    confirm: {
      decision: (_, __, seat) => ({
        seat,
        prompt: 'confirm',
        choices: [{ do: 'ready' }, { do: 'unpack' }],
        forward: 1,
      }),
      apply({ state, emit, push, done }, _, seat, choice) {
        done();
        if (choice.do === 'ready') {
          emit({ type: 'readied', seat });
          push({ step: 'ready' });
        } else {
          const player = playerAt(state, seat);
          player.hand.push(player.chosen as number);
          player.chosen = null;
          player.hesitations++;
          emit({ type: 'tookBack', seat, what: 'card' });
          push({ step: 'choose' });
        }
      },
    },
    ready: {
      settled: true,
      decision: (_, __, seat) => ({ seat, prompt: 'waiting', choices: [{ do: 'unready' }], forward: 0 }),
      apply({ state, emit, push, done }, _, seat) {
        done();
        playerAt(state, seat).hesitations++;
        emit({ type: 'tookBack', seat, what: 'ready' });
        push({ step: 'confirm' });
      },
    },
    show: {
      run({ state, emit, push }) {
        for (const [seat, player] of state.players.entries()) {
          const card = player.chosen as number;
          player.laid.push(card);
          player.chosen = null;
          emit({ type: 'laid', seat, card, barrier: true });
        }
        push({ step: state.round < state.rounds ? 'round' : 'end' });
        const values = state.players.map((player) => content.cards[player.laid.at(-1) as number]?.value ?? 0);
        if (state.players.length > 1) push({ step: 'react', leader: values.indexOf(Math.max(...values)) });
      },
    },
    end: {
      run({ state, emit }) {
        emit({ type: 'ended', totals: scoreSheet(content, state).seats.map(({ total }) => total) });
      },
    },
    react: {
      who: (state, { leader }) => (leader + 1) % state.players.length,
      decision(state, { leader }, seat) {
        const choices: CaravanChoice[] = [{ do: 'scout' }, { do: 'pass' }];
        if (playerAt(state, leader).coins > 0) choices.unshift({ do: 'toll' });
        return forwardOnly(seat, 'react', choices);
      },
      apply({ state, emit, done }, { leader }, seat, choice) {
        done();
        if (choice.do === 'toll') {
          playerAt(state, leader).coins--;
          playerAt(state, seat).coins++;
          emit({ type: 'tolled', seat, leader });
        } else if (choice.do === 'scout') {
          const card = state.pile.pop() ?? null;
          if (card !== null) state.discard.push(card);
          emit({ type: 'scouted', seat, card, barrier: true });
        } else {
          emit({ type: 'passed', seat });
        }
      },
    },
  });

const dieOf = (seat: Seat): StreamName => `die${seat}` as StreamName;

export const playerAt = (state: CaravanState, seat: Seat): Player => state.players[seat] as Player;

const forwardOnly = (seat: Seat, prompt: string, choices: CaravanChoice[]): Decision<CaravanChoice> => ({
  seat,
  prompt,
  choices,
  forward: choices.length,
});
