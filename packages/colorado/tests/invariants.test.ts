/**
 * CO-INV-01 to 14, watched at every position of random games. What is checked is worked out here from the files of the
 * card set and from what happened, not with the functions of the rules.
 */
import { canonicalJson, createRandom, type Random, shuffle } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { ColoradoChoice, ColoradoEvent, ColoradoState } from '../src/index.ts';
import { rules } from './helpers/positions.ts';
import { sample } from './helpers/sample.ts';
import { playRandomly, randomStep, seedOf, start, tickedBy, tipiOf } from './helpers/sheets.ts';

const { sheet, board, deck } = sample.content;
const SEATS = [2, 3, 4];
const SEEDS = [1, 2];

/** Whether the Caller is asked now, at the start of a turn. */
const isCall = ({ flow }: ColoradoState): boolean => flow.lanes === null && flow.stack.at(-1)?.step === 'call';

type See = (state: ColoradoState, events: ColoradoEvent[]) => string | null;

/** Checks games of every size; `watch` makes a fresh check for each, which returns the mistake or null. */
function watch(name: string, check: (seats: number) => See, options: { sealed?: boolean } = {}): void {
  let positions = 0;
  for (const seats of SEATS)
    for (const seed of SEEDS) {
      const see = check(seats);
      playRandomly(
        seats,
        `${name} ${seed}`,
        (state, events) => {
          positions++;
          const wrong = see(state, events);
          if (wrong !== null) expect.fail(`${seats} players, seed ${seed}, turn ${state.turn}: ${wrong}`);
        },
        options,
      );
    }
  expect(positions).toBeGreaterThan(500);
}

const areaOf = (area: number): number[] =>
  Array.from({ length: 18 }, (_, card) => card).filter((card) => area & (1 << card));

describe('cards', () => {
  test('CO-INV-01: pile, discard, hands and play areas are the 78 cards of the deck', () => {
    const colours = ['red', 'green', 'grey', 'purple', 'blue', 'orange'];
    const all = Array<number>(18).fill(0);
    for (const { colour, value, copies } of deck) all[3 * colours.indexOf(colour) + value - 1] = copies;
    expect(all.reduce((sum, copies) => sum + copies, 0)).toBe(78);
    watch('cards', () => ({ players, pile, discard }) => {
      const found = discard.slice();
      for (const card of pile) found[card]!++;
      for (const { hand, area } of players) for (const card of [...hand, ...areaOf(area)]) found[card]!++;
      return `${found}` === `${all}` ? null : `${found} instead of ${all}`;
    });
  });

  test('CO-INV-02: no play area holds two alike, nor a complete family when a turn begins', () => {
    // checked by the events, because a play area of the state cannot represent two alike
    watch('areas', (seats) => {
      const areas = Array.from({ length: seats }, (): number[] => []);
      return (state, events) => {
        for (const event of events) {
          if (event.type === 'laidOpen' || event.type === 'placed' || (event.type === 'received' && event.placed)) {
            if (areas[event.seat]!.includes(event.card)) return `a second ${event.card} for seat ${event.seat}`;
            areas[event.seat]!.push(event.card);
          }
          if (event.type === 'turnedIn')
            areas[event.seat] = areas[event.seat]!.filter((card) => Math.floor(card / 3) !== event.colour);
          if (event.type === 'turnBegan')
            for (const area of areas)
              for (let colour = 0; colour < 6; colour++)
                if (area.filter((card) => Math.floor(card / 3) === colour).length === 3) return 'a complete family';
        }
        const seen = state.players.map(({ area }) => areaOf(area).join());
        const sorted = areas.map((area) => area.toSorted((a, b) => a - b).join());
        return seen.join(';') === sorted.join(';') ? null : `areas ${seen} instead of ${sorted}`;
      };
    });
  });

  test('CO-INV-03: each hand has 3 cards at a call, unless no card is left to draw', () => {
    let calls = 0;
    watch('hands', () => (state) => {
      if (!isCall(state)) return null;
      calls++;
      const left = state.pile.length + state.discard.reduce((sum, n) => sum + n, 0);
      return left === 0 || state.players.every(({ hand }) => hand.length >= 3) ? null : 'a hand below 3';
    });
    expect(calls).toBeGreaterThan(100);
  });
});

describe('sheets', () => {
  test('CO-INV-04: as many boxes of a flag zone are ticked as flags of that kind', () => {
    const order = ['village', 'desert', 'lake', 'forest'];
    const kinds = Object.fromEntries(sheet.regions.map(({ id, kind }) => [id, order.indexOf(kind)]));
    watch('flags', () => (state) => {
      for (const [seat, { flags }] of state.players.entries()) {
        const found = [0, 0, 0, 0];
        for (const name of tickedBy(state, seat)) if (name in kinds) found[kinds[name] as number]!++;
        if (`${flags}` !== `${found}`) return `boxes ${flags}, and flags ${found}`;
      }
      return null;
    });
  });

  test('CO-INV-05: every ticked stage is joined through ticked nodes to a ticked flag, in a discovered region', () => {
    let before = '';
    watch('stages', () => (state) => {
      const now = canonicalJson(state.players.map(({ ticks }) => ticks));
      if (now === before) return null;
      before = now;
      for (const seat of state.players.keys()) {
        const ticked = tickedBy(state, seat);
        const flags = sheet.regions.filter(({ id }) => ticked.includes(id));
        const nodes = new Set([...ticked.filter((name) => name.includes('.')), ...flags.map(({ flag }) => flag.id)]);
        const reached = new Set(flags.map(({ flag }) => flag.id));
        for (let size = 0; size < reached.size; ) {
          size = reached.size;
          for (const [a, b] of sheet.paths) {
            if (reached.has(a) && nodes.has(b)) reached.add(b);
            if (reached.has(b) && nodes.has(a)) reached.add(a);
          }
        }
        for (const node of nodes) {
          if (!reached.has(node)) return `${node} is joined to nothing`;
          const home = sheet.regions.find(
            ({ flag, stages }) => flag.id === node || stages.some(({ id }) => id === node),
          )!;
          if (!ticked.includes(home.id)) return `${node} in a region that is not discovered`;
        }
      }
      return null;
    });
  });

  test('CO-INV-06: the ticked stations are one way from the start', () => {
    watch('stations', () => ({ players }) => {
      for (const { stations } of players) {
        const names = stations.map((station) => sheet.rail.stages[station]!.id);
        if (names.length > 0 && names[0] !== sheet.rail.start) return `begins at ${names[0]}`;
        for (let i = 1; i < names.length; i++)
          if (!sheet.rail.edges.some(([from, to]) => from === names[i - 1] && to === names[i])) return `${names}`;
      }
      return null;
    });
  });

  test('CO-INV-07: the ticked tipi boxes are an interval with the centre in it', () => {
    watch('tipi', () => (state) => {
      for (const seat of state.players.keys()) {
        const ticked = tipiOf(state, seat);
        if (ticked.length === 0) continue;
        const isInterval = (ticked.at(-1) as number) - (ticked[0] as number) + 1 === ticked.length;
        const centre = (board.tipi.icons.length - 1) / 2;
        if (!isInterval || !ticked.includes(centre) || (ticked.at(-1) as number) >= board.tipi.icons.length)
          return `${ticked}`;
      }
      return null;
    });
  });
});

describe('medals and nuggets', () => {
  const listOf = (zone: string): number[] => {
    if (zone === 'tipi' || zone === 'saloon' || zone === 'wanted') return board[zone].medals;
    return [board.flags[zone as 'desert'].medal as number];
  };

  test('CO-INV-08, CO-INV-13: a contested medal is won in one turn only, by no player twice; those of a zone go in order', () => {
    let shared = 0;
    watch('medals', () => {
      const winners = new Map<string, { turn: number; seats: number[] }>();
      const ticked = new Map<string, number[]>();
      return (state, events) => {
        for (const event of events) {
          if (event.type === 'wonMedal' && typeof event.from === 'string' && event.from !== 'rail') {
            // the sample medals of a zone all differ, so their points name them
            const medal = `${event.from} ${event.points}`;
            const known = winners.get(medal) ?? { turn: state.turn, seats: [] };
            // the step that ends a turn already counts the next one
            const turn = events.some(({ type }) => type === 'turnBegan') ? state.turn - 1 : state.turn;
            if (known.seats.length > 0) shared++;
            if (known.seats.length > 0 && known.turn !== turn) return `${medal} in turns ${known.turn} and ${turn}`;
            if (known.seats.includes(event.seat)) return `${medal} twice`;
            winners.set(medal, { turn, seats: [...known.seats, event.seat] });
          }
          if (event.type === 'medalsTicked') {
            const now = [...(ticked.get(event.zone) ?? []), ...event.medals];
            if (`${now}` !== `${listOf(event.zone).slice(0, now.length)}`) return `${event.zone}: ${now} are ticked`;
            ticked.set(event.zone, now);
            for (const points of event.medals)
              if (!winners.has(`${event.zone} ${points}`)) return `${event.zone} ${points} is ticked, but was not won`;
          }
        }
        return null;
      };
    });
    expect(shared).toBeGreaterThan(0);
  });

  test('CO-INV-09, CO-INV-14: nuggets are 3, and those taken, less the prices paid; never below 0', () => {
    watch('nuggets', (seats) => {
      const nuggets = Array<number>(seats).fill(3);
      return ({ players }, events) => {
        for (const event of events) {
          if (event.type === 'tookNugget' || event.type === 'compensated') nuggets[event.seat]!++;
          if (event.type === 'paid') nuggets[event.seat]! -= (event.card % 3) + 1;
          if (event.type === 'paid' && event.nuggets !== (event.card % 3) + 1) return 'a wrong price';
          if (nuggets.some((n) => n < 0)) return 'a debt';
        }
        const now = players.map((player) => player.nuggets);
        return `${now}` === `${nuggets}` ? null : `${now} instead of ${nuggets}`;
      };
    });
  });
});

describe('the machine', () => {
  test.each(SEATS)('CO-INV-10: the same choices with the same seed give the same game, %i players', (seats) => {
    const log: { who: number; choice: ColoradoChoice; after: string }[] = [];
    playRandomly(seats, 'replay', (state, _, step) => {
      if (step !== null) log.push({ who: step.who, choice: step.choice, after: canonicalJson(state) });
    });
    const { state } = rules.setup({ options: { sealed: false }, seats, seed: seedOf('replay') });
    for (const { who, choice, after } of log) {
      rules.apply(state, who, structuredClone(choice));
      if (canonicalJson(state) !== after) expect(canonicalJson(state)).toBe(after);
    }
    expect(state.over).not.toBeNull();
    // another seed is another game
    expect(canonicalJson(start(seats, 'another').state)).not.toBe(canonicalJson(start(seats, 'replay').state));
  });

  test('CO-INV-12: every player that the game waits for has a choice, and a game that is not over waits for a player', () => {
    for (const options of [{}, { sealed: true }])
      watch(
        'choices',
        () => (state) => {
          const deciders = rules.deciders(state);
          if (deciders.length === 0) return state.over === null ? 'the game waits for no player' : null;
          if (state.over !== null) return 'the game waits for a player after the end';
          for (const seat of deciders)
            if ((rules.decision(state, seat)?.choices.length ?? 0) === 0) return `no choice for seat ${seat}`;
          return null;
        },
        options,
      );
  });
});

/** The seats' own choices, in another order between the seats. */
function interleave<T extends { who: number }>(steps: readonly T[], random: Random): T[] {
  const queues = [0, 1, 2, 3].map((seat) => steps.filter(({ who }) => who === seat));
  return shuffle(
    random,
    steps.map(({ who }) => who),
  ).map((who) => queues[who]!.shift() as T);
}

describe('order', () => {
  test('CO-INV-11: the order of choices of different players changes nothing, if each draws the same cards', () => {
    const compared: Record<string, number> = { families: 0, refill: 0 };
    let drawn = 0;
    let goals = 0;
    for (const [game, seats] of [2, 3, 4, 3, 4, 4].entries()) {
      const seed = `order ${game}`;
      const random = createRandom(seed);
      const { state } = start(seats, seed);
      // everybody is close to goal boxes, so that medals are shared
      for (const player of state.players) Object.assign(player, { tipi: 0b0111110, saloon: 3, wanted: 2 });
      while (rules.deciders(state).length > 0) {
        if (state.flow.lanes === null || state.turn === 0) {
          randomStep(state, random);
          continue;
        }
        // the whole phase, once as it comes
        const phase = state.flow.stack.at(-1)!.step;
        const before = rules.clone(state);
        const steps: { who: number; choice: ColoradoChoice; cards: number[] }[] = [];
        const happened: ColoradoEvent[] = [];
        while (state.over === null && state.flow.lanes !== null && state.flow.stack.at(-1)!.step === phase) {
          const { who, choice, events } = randomStep(state, random)!;
          const end = events.findIndex(({ type }) => type === 'endOfTurn');
          const own = end < 0 || phase === 'refill' ? events : events.slice(0, end);
          const draws =
            phase === 'refill' ? [] : own.flatMap((event) => (event.type === 'drewCards' ? event.cards : []));
          steps.push({ who, choice, cards: draws });
          happened.push(...events);
        }
        if (happened.some(({ type }) => type === 'reshuffled') || new Set(steps.map(({ who }) => who)).size < 2)
          continue;
        // and once in another order, with the pile arranged so that every player draws the same cards
        const again = interleave(steps, random);
        const cards = again.flatMap(({ cards: each }) => each);
        before.pile = [...before.pile.slice(0, before.pile.length - cards.length), ...cards.toReversed()];
        for (const { who, choice } of again) rules.apply(before, who, choice);
        if (canonicalJson(before) !== canonicalJson(state)) expect(before).toEqual(state);
        compared[phase]!++;
        drawn += cards.length;
        goals += happened.filter(({ type }) => type === 'wonMedal').length;
      }
    }
    expect(compared.families).toBeGreaterThan(20);
    expect(compared.refill).toBeGreaterThan(0);
    expect(drawn).toBeGreaterThan(20);
    expect(goals).toBeGreaterThan(5);
  });
});
