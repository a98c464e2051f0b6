import {
  emitInto,
  type Game,
  previewOf,
  type Rules,
  type ScoreSheet,
  type Stream,
  withStream,
} from '../../src/index.ts';
import type { Harness, LawId } from '../../src/laws/index.ts';
import type { CaravanContent, Good } from './content.ts';
import { caravan, caravanRules } from './game.ts';
import { caravanHarness } from './harness.ts';
import { type CaravanState, type CaravanTypes, cloneState } from './state.ts';
import { unseenCards } from './view.ts';

/** A way to break exactly one law, by the smallest change to the rules or to what surrounds them. */
export interface Breach {
  law: LawId;
  what: string;
  game?: Game<CaravanTypes>;
  harness?: Partial<Harness<CaravanTypes>>;
}

type CaravanRules = Rules<CaravanTypes>;

export const changed = (
  change: (rules: CaravanRules, content: CaravanContent) => Partial<CaravanRules>,
): Game<CaravanTypes> => ({
  ...caravan,
  rules(content) {
    const rules = caravanRules(content);
    // Watching the changed `apply` includes watching the inner one, so a change need not pass the observer on.
    let watching: Parameters<CaravanRules['apply']>[3];
    const watched: CaravanRules = {
      ...rules,
      apply: (state, seat, choice, watch = watching) => rules.apply(state, seat, choice, watch),
    };
    const parts = { ...watched, ...change(watched, content) };
    const broken: CaravanRules = {
      ...parts,
      apply(state, seat, choice, watch) {
        watching = watch;
        try {
          return parts.apply(state, seat, choice, watch);
        } finally {
          watching = undefined;
        }
      },
      preview: (state, seat, choice) =>
        parts.preview === rules.preview ? previewOf(broken, state, seat, choice) : parts.preview(state, seat, choice),
    };
    return broken;
  },
});

/** The choice with every event changed, also for an observer. */
const retelling =
  (rules: CaravanRules, change: (event: CaravanTypes['Event'], state: CaravanState) => object): CaravanRules['apply'] =>
  (state, seat, choice, watch) => {
    const events: CaravanTypes['Event'][] = [];
    const emit = emitInto(events, watch);
    rules.apply(state, seat, choice, (event) => emit(change(event, state) as CaravanTypes['Event']));
    return events;
  };

const readySeats = (state: CaravanState): number[] =>
  (state.flow.lanes ?? []).flatMap((lane, seat) => (lane?.at(-1)?.step === 'ready' ? [seat] : []));

/** Changes every event, either of the setup or of a choice. */
const withChangedEvents = (
  when: 'setup' | 'apply',
  change: (event: CaravanTypes['Event'], state: CaravanState) => object,
): Game<CaravanTypes> =>
  changed((rules) => {
    const all = (events: CaravanTypes['Event'][], state: CaravanState) =>
      events.map((event) => change(event, state) as CaravanTypes['Event']);
    return when === 'setup'
      ? {
          setup(input) {
            const { state, events } = rules.setup(input);
            return { state, events: all(events, state) };
          },
        }
      : { apply: retelling(rules, change) };
  });

const allBut = (seat: number, players: readonly object[]): number[] =>
  [...players.keys()].filter((other) => other !== seat);

const without = (event: object, field: 'for' | 'barrier'): object =>
  Object.fromEntries(Object.entries(event).filter(([name]) => name !== field));

/** An observer sees another state at events of this type; `change` makes it and returns a function that reverts it. */
const seenWith = <Type extends CaravanTypes['Event']['type']>(
  type: Type,
  change: (state: CaravanState, event: Extract<CaravanTypes['Event'], { type: Type }>) => () => void,
): Game<CaravanTypes> =>
  changed((rules) => ({
    apply: (state, seat, choice, watch) =>
      rules.apply(
        state,
        seat,
        choice,
        watch &&
          ((event) => {
            const undo = event.type === type ? change(state, event as never) : null;
            watch(event);
            undo?.();
          }),
      ),
  }));

/** In the middle of a choice: no seat is asked, and the game is not over. */
const isBetweenPhases = ({ flow, round, rounds }: CaravanState): boolean =>
  flow.lanes === null && flow.stack.length === 0 && round < rounds;

const handOf = (state: CaravanState, seat: number): number[] => state.players[seat]?.hand.slice() ?? [];

const chosenBy = (state: CaravanState, seat: number): number | null => state.players[seat]?.chosen ?? null;

/** Shows the event to everyone. */
const eventWithout = (type: CaravanTypes['Event']['type']) =>
  withChangedEvents('apply', (event) => (event.type === type ? without(event, 'for') : event));

/** Puts something made from the seed into every event of the setup. */
const withSeed = (change: (seed: string) => unknown) =>
  changed((rules) => ({
    setup(input) {
      const { state, events } = rules.setup(input);
      return { state, events: events.map((event) => ({ ...event, id: change(input.seed) })) };
    },
  }));

/** The neighbour's hand, as a cheat would see it. */
const handBeside = (state: CaravanState, seat: number): number[] =>
  state.players[(seat + 1) % state.players.length]?.hand ?? [];

const withSheet = (change: (sheet: ScoreSheet) => ScoreSheet) =>
  changed((rules) => ({ score: (state) => change(rules.score(state)) }));

/** Only once, and by the same amount for all, so that the order of the goods stays. */
function makeDear({ goods }: CaravanContent): void {
  for (const good of goods) if (good.value < 100) good.value += 100;
}

/**
 * A seat that is ready may fidget, which no other seat sees; the next seat to be ready gets a number that counts it.
 */
const numbered = changed((rules) => {
  const fidgets = (state: CaravanState) => state as CaravanState & { fidgets?: number };
  return {
    decision(state, seat) {
      const decision = rules.decision(state, seat);
      return decision?.prompt === 'waiting'
        ? { ...decision, choices: [...decision.choices, { do: 'pass' }] }
        : decision;
    },
    apply(state, seat, choice, watch) {
      const counted = fidgets(state);
      if (choice.do === 'pass' && state.flow.lanes !== null) {
        counted.fidgets = (counted.fidgets ?? 0) + 1;
        return [];
      }
      const count = (event: CaravanTypes['Event']) =>
        event.type === 'readied' ? { ...event, number: counted.fidgets ?? 0 } : event;
      return retelling(rules, count)(state, seat, choice, watch);
    },
  };
});

/** Circumstances that are rare in random play: two seats that both draw, a scouted card, a thrown coin. */
const rare = { games: 20 };

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
    law: 'L3',
    what: 'an automatic choice that is not listed',
    game: changed((rules) => ({
      timeUp: (state, seat) => (rules.deciders(state).includes(seat) ? { do: 'pass' } : null),
    })),
  },
  {
    law: 'L4',
    what: 'a bound that is too low',
    game: changed((rules) => ({ maxForwardChoices: (input) => Math.floor(rules.maxForwardChoices(input) / 2) })),
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
    what: 'a clone that shares the discard',
    game: changed(() => ({ clone: (state) => ({ ...cloneState(state), discard: state.discard }) })),
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
    law: 'L8',
    what: 'a draw that changes when another seat takes something back',
    harness: rare,
    game: changed((rules) => ({
      commutes: () => false,
      apply(state, seat, choice) {
        const packed = state.players.filter(({ chosen }) => chosen !== null).length;
        if (choice.do === 'draw' && packed % 2 === 1) state.pile.push(state.pile.shift() as number);
        return rules.apply(state, seat, choice);
      },
    })),
  },
  {
    law: 'L9',
    what: 'a view that shows the deck',
    harness: { skip: { L12: 'the view shows who drew first' } },
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
    what: 'neighbours who are said to see the same',
    game: changed(() => ({ sharesView: (_view, a, b) => Math.abs(a - b) === 1 })),
  },
  {
    law: 'L9',
    what: 'a seat that is said to see what another does, but not the other way round',
    game: changed(() => ({ sharesView: (_view, a, b) => a > b })),
  },
  {
    law: 'L9',
    what: 'a drawn card that everyone sees',
    harness: { skip: { L19: 'the card shows when everyone sees that a card was drawn' } },
    game: eventWithout('drewCard'),
  },
  {
    law: 'L9',
    what: 'a hidden choice that everyone sees',
    game: eventWithout('packedCard'),
  },
  {
    law: 'L9',
    what: 'a seed in an event',
    game: withSeed((seed) => seed),
  },
  {
    law: 'L9',
    what: 'a drawn card shown to all seats, while each draws one too',
    game: withChangedEvents('apply', (event, state) =>
      event.type === 'drewCard' ? { ...event, for: [...state.players.keys()] } : event,
    ),
  },
  {
    law: 'L9',
    what: 'the event of a laid card that also names one still in the hand',
    game: withChangedEvents('apply', (event, state) =>
      event.type === 'laid' ? { ...event, next: state.players[event.seat]?.hand[0] ?? null } : event,
    ),
  },
  {
    law: 'L9',
    what: 'a die that falls as the hidden hand says',
    game: changed((rules) => ({
      apply: retelling(rules, (event, state) => {
        if (event.type !== 'threw') return event;
        const hand = state.players[event.seat]?.hand ?? [];
        return { ...event, pips: hand.reduce((sum, card) => sum + card, 0) % 3 };
      }),
    })),
  },
  {
    law: 'L9',
    what: 'an end that shows the pile',
    game: withChangedEvents('apply', (event, state) =>
      event.type === 'ended' ? { ...event, left: state.pile.slice() } : event,
    ),
  },
  {
    law: 'L9',
    what: 'a setup that shows everyone the drawn cards',
    game: withChangedEvents('setup', (event) => (event.type === 'drewCard' ? without(event, 'for') : event)),
  },
  {
    law: 'L9',
    what: 'a setup that shows a neighbour the drawn cards',
    game: withChangedEvents('setup', (event, state) =>
      event.type === 'drewCard' ? { ...event, for: [event.seat, (event.seat + 1) % state.players.length] } : event,
    ),
  },
  {
    law: 'L9',
    what: 'a setup that says whether a low card was drawn',
    game: withChangedEvents('setup', (event, state) =>
      event.type === 'drew' ? { ...event, low: (state.players[event.seat]?.hand.at(-1) ?? 0) < 17 } : event,
    ),
  },
  {
    law: 'L9',
    what: 'half a seed in an event',
    game: withSeed((seed) => seed.slice(16)),
  },
  {
    law: 'L9',
    what: 'a seed backwards in an event',
    game: withSeed((seed) => [...seed].reverse().join('')),
  },
  {
    law: 'L9',
    what: 'a part of a seed as a number',
    game: withSeed((seed) => Number.parseInt(seed.slice(5, 13), 16)),
  },
  {
    law: 'L9',
    what: 'a part of a generator in an event',
    game: withChangedEvents('apply', (event, state) =>
      event.type === 'threw' ? { ...event, id: state.streams[`die${event.seat}` as 'die0'][2] } : event,
    ),
  },
  {
    law: 'L9',
    what: 'the end of a key in an event, as text',
    game: withChangedEvents('apply', (event, state) =>
      event.type === 'threw'
        ? { ...event, id: `#${((state.streams.deck[7] ?? 0) >>> 0).toString(16).padStart(8, '0')}` }
        : event,
    ),
  },
  {
    law: 'L9',
    what: 'a part of a key in a view',
    game: changed((rules) => ({
      view: (state, viewer) => ({ ...rules.view(state, viewer), luck: state.streams.deck[5] }),
      determinize(view, random) {
        const { streams, ...state } = rules.determinize(view, random);
        const deck = streams.deck.with(5, (view as unknown as { luck: number }).luck) as Stream;
        return { ...state, streams: { ...streams, deck } };
      },
    })),
  },
  {
    law: 'L9',
    what: 'a blocked choice that peeks at another hand',
    game: changed((rules) => ({
      blocked: (state, seat) => ((handBeside(state, seat)[0] ?? 0) % 2 === 0 ? rules.blocked(state, seat) : []),
    })),
  },
  {
    law: 'L9',
    what: 'a score that counts what was chosen face down',
    game: changed((rules, content) => ({
      score: (state) => ({
        seats: rules.score(state).seats.map(({ lines, total }, seat) => {
          const chosen = state.players[seat]?.chosen ?? null;
          const points = chosen === null ? 0 : (content.cards[chosen]?.value ?? 0);
          return { lines: [...lines, { source: 'coins', points }], total: total + points };
        }),
      }),
    })),
  },
  {
    law: 'L9',
    what: 'an undo that is refused as another hand says',
    game: changed((rules) => ({
      canUndoPast: (state, seat, other, choice) =>
        rules.canUndoPast(state, seat, other, choice) &&
        ((state.players[seat]?.hand[0] ?? 0) + (state.players[other]?.hand[0] ?? 0)) % 2 === 0,
    })),
  },
  {
    law: 'L9',
    what: 'a made-up state that remembers the real one',
    game: ((last: CaravanState | null) =>
      changed((rules) => ({
        view(state, viewer) {
          last = cloneState(state);
          return rules.view(state, viewer);
        },
        determinize(view, random) {
          const state = rules.determinize(view, random);
          return last !== null && JSON.stringify(rules.view(last, view.viewer)) === JSON.stringify(view)
            ? { ...cloneState(last), streams: state.streams }
            : state;
        },
      })))(null),
  },
  {
    law: 'L9',
    what: 'an automatic choice that peeks at another hand',
    game: changed((rules) => ({
      timeUp: (state, seat) =>
        rules.deciders(state).includes(seat)
          ? (rules.decision(state, seat)?.choices[(handBeside(state, seat)[0] ?? 0) % 2] ?? null)
          : null,
    })),
  },
  {
    law: 'L9',
    what: 'a card scouted without a barrier',
    harness: rare,
    game: withChangedEvents('apply', (event) => (event.type === 'scouted' ? without(event, 'barrier') : event)),
  },
  {
    law: 'L9',
    what: 'a card scouted for all to see with a barrier for the scout only',
    harness: rare,
    game: withChangedEvents('apply', (event) =>
      event.type === 'scouted' ? { ...event, barrier: [event.seat] } : event,
    ),
  },
  {
    law: 'L9',
    what: 'a card scouted with a barrier for all but the scout, who may take it back',
    harness: rare,
    game: withChangedEvents('apply', (event, { players }) =>
      event.type === 'scouted' ? { ...event, barrier: allBut(event.seat, players) } : event,
    ),
  },
  {
    law: 'L9',
    what: 'one event more when a high card is chosen',
    game: changed((rules) => ({
      apply(state, seat, choice, watch) {
        const events = rules.apply(state, seat, choice);
        if (choice.do === 'pack' && choice.card > 25) emitInto(events, watch)({ type: 'packed', seat });
        return events;
      },
    })),
  },
  {
    law: 'L9',
    what: 'events numbered for all, hidden ones too',
    game: numbered,
    harness: rare,
  },
  {
    law: 'L9',
    what: 'a card chosen face down that leaves its number for all to see, without a barrier',
    game: changed((rules) => ({
      apply(state, seat, choice, watch) {
        const player = state.players[seat];
        if (choice.do === 'pack' && player) player.hesitations += choice.card;
        return rules.apply(state, seat, choice, watch);
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
    harness: rare,
    game: changed((rules) => ({
      apply(state, seat, choice) {
        if (choice.do !== 'throw') return rules.apply(state, seat, choice);
        const own = `die${seat}` as 'die1';
        state.streams[own] = state.streams.die0;
        const events = rules.apply(state, seat, choice);
        state.streams.die0 = state.streams[own];
        return events;
      },
    })),
  },
  {
    law: 'L12',
    what: 'a draw that shows everyone who drew first',
    game: changed((rules) => ({
      apply(state, seat, choice) {
        const player = state.players[seat];
        if (choice.do === 'draw' && player && !state.players.some(({ drawn }) => drawn)) player.hesitations++;
        return rules.apply(state, seat, choice);
      },
    })),
    harness: rare,
  },
  {
    law: 'L12',
    what: 'a second draw that turns a hand round, which only its owner sees',
    game: changed((rules) => ({
      apply(state, seat, choice) {
        if (choice.do === 'draw' && state.players.some(({ drawn }) => drawn)) state.players[seat]?.hand.reverse();
        return rules.apply(state, seat, choice);
      },
    })),
    harness: rare,
  },
  {
    law: 'L12',
    what: 'seats that commute one way only',
    game: changed((rules) => ({ commutes: (state, a, b) => a < b && rules.commutes(state, a, b) })),
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
    what: 'a blocked choice with a rule that does not exist',
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
    law: 'L16',
    what: 'an unfilled gap',
    harness: {
      words: (language, thing) =>
        language === 'en' && thing.kind === 'event' && thing.value.type === 'tolled'
          ? 'Ada takes a toll of {leader}.'
          : caravanHarness.words(language, thing),
    },
  },
  {
    law: 'L17',
    what: 'a good that no game ever meets',
    harness: { expected: ['good jade', 'good myrrh'] },
  },
  {
    law: 'L18',
    what: 'a die thrown without a barrier',
    game: withChangedEvents('apply', (event) => (event.type === 'threw' ? without(event, 'barrier') : event)),
  },
  {
    law: 'L18',
    what: 'a die thrown for all to see with a barrier for the thrower only',
    game: withChangedEvents('apply', (event) => (event.type === 'threw' ? { ...event, barrier: [event.seat] } : event)),
  },
  {
    law: 'L18',
    what: 'a die thrown with a barrier for all but the thrower, who may throw again',
    game: withChangedEvents('apply', (event, { players }) =>
      event.type === 'threw' ? { ...event, barrier: allBut(event.seat, players) } : event,
    ),
  },
  {
    law: 'L18',
    what: 'a stream that moves unseen',
    harness: rare,
    game: changed((rules) => ({
      apply(state, seat, choice) {
        if (choice.do === 'unpack') withStream(state.streams, 'deck', (random) => random.int(2));
        return rules.apply(state, seat, choice);
      },
    })),
  },
  {
    law: 'L19',
    what: 'a card that is nowhere during its event',
    game: seenWith('laid', (state, { seat }) => {
      const laid = state.players[seat]?.laid ?? [];
      const card = laid.pop() as number;
      return () => laid.push(card);
    }),
  },
  {
    law: 'L19',
    what: 'a card in two places during its event',
    game: seenWith('scouted', (state) => {
      const { pile, discard } = state;
      pile.push(...discard.slice(-1));
      return () => pile.splice(pile.length - discard.slice(-1).length);
    }),
  },
  {
    law: 'L19',
    what: 'a card whose event precedes its move',
    game: seenWith('packedCard', (state, { seat }) => {
      const player = state.players[seat] as CaravanState['players'][0];
      const { chosen } = player;
      player.hand.push(chosen as number);
      player.chosen = null;
      return () => {
        player.hand.pop();
        player.chosen = chosen;
      };
    }),
  },
  {
    law: 'L19',
    what: 'a purse that is filled after the last event',
    harness: rare,
    game: seenWith('threw', (state, { seat, coin }) => {
      const player = state.players[seat] as CaravanState['players'][0];
      const coins = coin ? 1 : 0;
      player.coins -= coins;
      state.supply += coins;
      return () => {
        player.coins += coins;
        state.supply -= coins;
      };
    }),
  },
  {
    law: 'L19',
    what: 'hands that are open while cards are laid',
    game: changed((rules) => ({
      view(state, viewer) {
        const view = rules.view(state, viewer);
        if (!isBetweenPhases(state)) return view;
        return { ...view, players: view.players.map((own, seat) => ({ ...own, hand: handOf(state, seat) })) };
      },
    })),
  },
  {
    law: 'L19',
    what: 'cards that are all seen when the first of them is laid',
    game: changed((rules) => ({
      view(state, viewer) {
        const view = rules.view(state, viewer);
        if (!isBetweenPhases(state)) return view;
        return { ...view, players: view.players.map((own, seat) => ({ ...own, chosen: chosenBy(state, seat) })) };
      },
    })),
  },
  {
    law: 'L19',
    what: 'a view that cannot be made while cards are laid',
    game: changed((rules) => ({
      view(state, viewer) {
        if (isBetweenPhases(state)) throw new Error('no seat is asked');
        return rules.view(state, viewer);
      },
    })),
  },
  {
    law: 'L19',
    what: 'an event that no observer sees',
    game: changed((rules) => ({
      apply: (state, seat, choice, watch) =>
        rules.apply(state, seat, choice, (event) => event.type !== 'tookBack' && watch?.(event)),
    })),
  },
  {
    law: 'L19',
    what: 'a coin for being watched',
    game: changed((rules) => ({
      apply(state, seat, choice, watch) {
        const player = state.players[seat];
        if (watch && player && choice.do === 'pack') player.hesitations++;
        return rules.apply(state, seat, choice, watch);
      },
    })),
  },
  {
    law: 'L20',
    what: 'a toll that changes the card set',
    game: changed((rules, content) => ({
      apply(state, seat, choice) {
        if (choice.do === 'toll') makeDear(content);
        return rules.apply(state, seat, choice);
      },
    })),
  },
  {
    law: 'L20',
    what: 'a toll that changes a card for a moment',
    harness: { skip: { L21: 'a preview may meet it, too' } },
    game: changed((rules, { goods }) => ({
      apply(state, seat, choice) {
        const good = goods[0] as Good;
        const { value } = good;
        if (choice.do === 'toll') good.value = 0;
        const events = rules.apply(state, seat, choice);
        if (choice.do === 'toll') good.value = value;
        return events;
      },
    })),
  },
  {
    law: 'L20',
    what: 'a toll that changes a copy of the card set',
    game: {
      ...caravan,
      rules(printed) {
        const content = structuredClone(printed);
        const rules = caravanRules(content);
        return {
          ...rules,
          apply(state, seat, choice, watch) {
            if (choice.do === 'toll') makeDear(content);
            return rules.apply(state, seat, choice, watch);
          },
        };
      },
    },
  },
  {
    law: 'L20',
    what: 'an event that differs from one binding of the rules to the next',
    game: ((bound: number) =>
      changed((rules) => {
        const id = bound++;
        return {
          apply: retelling(rules, (event) => ({ ...event, id })),
        };
      }))(0),
  },
  {
    law: 'L20',
    what: 'a score that grows with every game',
    game: ((games: number) =>
      changed((rules) => {
        const more = games++;
        return {
          score: (state) => ({
            seats: rules.score(state).seats.map(({ lines, total }) => ({
              lines: [...lines, { source: 'coins', points: more }],
              total: total + more,
            })),
          }),
          result(state) {
            const result = rules.result(state);
            return result && { ...result, totals: result.totals.map((total) => total + more) };
          },
        };
      }))(0),
  },
  {
    law: 'L21',
    what: 'a preview that makes the choice',
    game: changed((rules) => ({
      preview(state, seat, choice) {
        const preview = rules.preview(state, seat, choice);
        if (choice.do === 'throw') (state.players[seat] as CaravanState['players'][0]).thrown = true;
        return preview;
      },
    })),
  },
  {
    law: 'L21',
    what: 'a preview that counts its calls',
    game: changed((rules) => {
      let asked = 0;
      return {
        preview: (state, seat, choice) => ({ ...rules.preview(state, seat, choice), asked: asked++ }),
      };
    }),
  },
  {
    law: 'L21',
    what: 'a preview that knows the next card',
    game: changed((rules) => ({
      preview: (state, seat, choice) => ({
        ...rules.preview(state, seat, choice),
        ...(choice.do === 'scout' && { card: state.pile.at(-1) ?? null }),
      }),
    })),
  },
  {
    law: 'L21',
    what: 'a preview that forgets the card being packed',
    game: changed((rules) => ({
      preview: (state, seat, choice) => ({ ...rules.preview(state, seat, choice), points: 0 }),
    })),
  },
  {
    law: 'L21',
    what: 'a preview that says a throw can be taken back',
    game: changed((rules) => ({
      preview: (state, seat, choice) => ({ ...rules.preview(state, seat, choice), final: false }),
    })),
  },
  {
    law: 'L21',
    what: 'a preview that opens nothing',
    game: changed((rules) => ({
      preview: (state, seat, choice) => ({ ...rules.preview(state, seat, choice), opens: [] }),
    })),
  },
];
