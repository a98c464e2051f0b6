import type { Game, Rules, ScoreSheet } from '../../src/index.ts';
import type { Harness, LawId } from '../../src/laws/index.ts';
import type { CaravanContent } from './content.ts';
import { caravan, caravanRules } from './game.ts';
import { caravanHarness } from './harness.ts';
import { type CaravanState, type CaravanTypes, cloneState } from './state.ts';
import { unseenCards } from './view.ts';

/** A way to break exactly one law, by the smallest change of the rules or of what surrounds them. */
export interface Breach {
  law: LawId;
  what: string;
  game?: Game<CaravanTypes>;
  harness?: Partial<Harness<CaravanTypes>>;
}

type CaravanRules = Rules<CaravanTypes>;

const changed = (
  change: (rules: CaravanRules, content: CaravanContent) => Partial<CaravanRules>,
): Game<CaravanTypes> => ({
  ...caravan,
  rules(content) {
    const rules = caravanRules(content);
    return { ...rules, ...change(rules, content) };
  },
});

const readySeats = (state: CaravanState): number[] =>
  (state.flow.lanes ?? []).flatMap((lane, seat) => (lane?.at(-1)?.step === 'ready' ? [seat] : []));

/** The event goes to everybody. */
const told = (type: CaravanTypes['Event']['type']) =>
  changed((rules) => ({
    apply: (state, seat, choice) =>
      rules.apply(state, seat, choice).map((event) => {
        const { for: _, ...rest } = event;
        return event.type === type ? (rest as typeof event) : event;
      }),
  }));

const withSheet = (change: (sheet: ScoreSheet) => ScoreSheet) =>
  changed((rules) => ({ score: (state) => change(rules.score(state)) }));

export const breaches: Breach[] = [
  {
    law: 'L1',
    what: 'a game that waits for a seat which is ready',
    game: changed((rules) => ({
      deciders: (state) => [...new Set([...rules.deciders(state), ...readySeats(state)])].sort(),
    })),
  },
  {
    law: 'L2',
    what: 'a choice that is listed twice',
    game: changed((rules) => ({
      decision(state, seat) {
        const decision = rules.decision(state, seat);
        const first = decision?.choices[0];
        if (!decision || !first || decision.forward === 0) return decision;
        return { ...decision, choices: [first, ...decision.choices], forward: decision.forward + 1 };
      },
    })),
  },
  {
    law: 'L3',
    what: 'a listed choice that cannot be carried out',
    game: changed((rules) => ({
      apply(state, seat, choice) {
        if (choice.do === 'unready' && state.round === 2) throw new Error('not in this round');
        return rules.apply(state, seat, choice);
      },
    })),
  },
  {
    law: 'L4',
    what: 'a bound that is too low',
    game: changed((rules) => ({ bound: (input) => Math.floor(rules.bound(input) / 2) })),
  },
  {
    law: 'L5',
    what: 'a set inside the state',
    game: changed((rules) => ({
      setup(input) {
        const { state, events } = rules.setup(input);
        return { state: { ...state, seen: new Set([1]) }, events };
      },
      clone: (state) => ({ ...rules.clone(state), ...('seen' in state && { seen: new Set([1]) }) }),
    })),
  },
  {
    law: 'L6',
    what: 'a clone that shares the generators',
    game: changed(() => ({ clone: (state) => ({ ...cloneState(state), streams: state.streams }) })),
  },
  {
    law: 'L7',
    what: 'a setup that depends on more than the seed',
    game: ((setups: number) =>
      changed((rules) => ({
        setup(input) {
          const { state, events } = rules.setup(input);
          const turned = setups++ % 5;
          state.pile = [...state.pile.slice(turned), ...state.pile.slice(0, turned)];
          return { state, events };
        },
      })))(0),
  },
  {
    law: 'L8',
    what: 'a take-back that counts who is ready',
    game: changed((rules) => ({
      apply(state, seat, choice) {
        const before = state.players[seat]?.hesitations ?? 0;
        const ready = readySeats(state).length;
        const events = rules.apply(state, seat, choice);
        const player = state.players[seat];
        if (player && player.hesitations > before) player.hesitations += ready;
        return events;
      },
    })),
  },
  {
    law: 'L9',
    what: 'a view that shows the deck',
    game: changed((rules, content) => ({
      view: (state, viewer) => ({ ...rules.view(state, viewer), pile: state.pile.slice() }),
      determinize(view, random) {
        const { pile } = view as typeof view & { pile: number[] };
        const state = rules.determinize(view, random);
        const others = unseenCards(content, view).filter((card) => !pile.includes(card));
        for (const [seat, player] of state.players.entries()) {
          if (seat === view.viewer) continue;
          player.hand = player.hand.map(() => others.pop() as number);
          if (player.chosen !== null) player.chosen = others.pop() as number;
        }
        return { ...state, pile: pile.slice() };
      },
    })),
  },
  {
    law: 'L9',
    what: 'a drawn card that everybody is told',
    game: told('drewCard'),
  },
  {
    law: 'L9',
    what: 'a hidden choice that everybody is told',
    game: told('packedCard'),
  },
  {
    law: 'L9',
    what: 'a seed in an event',
    game: changed((rules) => ({
      setup(input) {
        const { state, events } = rules.setup(input);
        return { state, events: events.map((event) => ({ ...event, seed: input.seed })) };
      },
    })),
  },
  {
    law: 'L10',
    what: 'a made-up state that forgets something public',
    game: changed((rules) => ({
      determinize: (view, random) => ({ ...rules.determinize(view, random), discard: [] }),
    })),
  },
  {
    law: 'L11',
    what: 'a score that sorts the cards in the state',
    game: changed((rules) => ({
      score(state) {
        for (const { laid } of state.players) laid.sort((a, b) => a - b);
        return rules.score(state);
      },
    })),
  },
  {
    law: 'L11',
    what: 'a view that hands out the discard itself',
    game: changed((rules) => ({
      view: (state, viewer) => ({ ...rules.view(state, viewer), discard: state.discard }),
    })),
  },
  {
    law: 'L12',
    what: 'one die for all in the simultaneous phase',
    game: changed((rules) => ({
      apply(state, seat, choice) {
        const own = `die${seat}` as 'die1';
        state.streams[own] = state.streams.die0;
        const events = rules.apply(state, seat, choice);
        state.streams.die0 = state.streams[own];
        return events;
      },
    })),
  },
  {
    law: 'L13',
    what: 'a discard that vanishes',
    game: changed((rules) => ({
      apply(state, seat, choice) {
        if (choice.do === 'throw') state.discard = [];
        return rules.apply(state, seat, choice);
      },
    })),
  },
  {
    law: 'L13',
    what: 'a card in two places',
    game: changed((rules) => ({
      pieces: (state) =>
        rules
          .pieces(state)
          .map((piece) => (piece.id === 'card 3' && state.round > 1 ? { id: 'card 4', place: piece.place } : piece)),
    })),
  },
  {
    law: 'L14',
    what: 'a total that its lines do not make',
    game: withSheet(({ seats }) => ({ seats: seats.map((seat) => ({ ...seat, total: seat.total + 1 })) })),
  },
  {
    law: 'L14',
    what: 'a winner that the totals do not make',
    game: changed((rules) => ({
      result(state) {
        const result = rules.result(state);
        return result && { ...result, winners: [0] };
      },
    })),
  },
  {
    law: 'L15',
    what: 'a blocked choice with a rule that nobody wrote',
    game: changed((rules) => ({
      blocked: (state, seat) => rules.blocked(state, seat).map(({ choice }) => ({ choice, rule: 'CA-NONE-99' })),
    })),
  },
  {
    law: 'L15',
    what: 'a blocked choice that is listed all the same',
    game: changed((rules) => ({
      blocked(state, seat) {
        const choice = rules.decision(state, seat)?.choices.find((listed) => listed.do === 'pass');
        return choice ? [...rules.blocked(state, seat), { choice, rule: 'CA-TOLL-02' }] : rules.blocked(state, seat);
      },
    })),
  },
  {
    law: 'L16',
    what: 'an event without Polish words',
    harness: {
      words: (language, thing) =>
        language === 'pl' && thing.kind === 'event' && thing.value.type === 'scouted'
          ? ''
          : caravanHarness.words(language, thing),
    },
  },
  {
    law: 'L16',
    what: 'a forgotten parameter',
    harness: {
      words: (language, thing) =>
        language === 'fr' && thing.kind === 'source' && thing.value.source === 'coins'
          ? `Pièces : ${thing.value.params?.number}`
          : caravanHarness.words(language, thing),
    },
  },
  {
    law: 'L17',
    what: 'a good that no game ever meets',
    harness: { expected: ['good jade', 'good myrrh'] },
  },
];
