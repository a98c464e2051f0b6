/** SI-INV-01 to 11 of docs/rules/sierra.md, checked during random play of every mode and number of seats. */
import {
  canonicalJson,
  createRandom,
  loadMatch,
  pick,
  type Seat,
  shuffle,
  stateHash,
  type Viewer,
} from '@cordillera/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  COLOURS,
  cardCount,
  type Landscape,
  legalCells,
  type SierraChoice,
  type SierraEvent,
  type SierraState,
  sierra,
} from '../src/index.ts';
import { teamVictory } from '../src/scoring/result.ts';
import { cellsOf } from './helpers/landscapes.ts';
import {
  allEvents,
  eventsOf,
  forwardOf,
  matchOf,
  only,
  playOn,
  playRandomly,
  roundOf,
  startOf,
  stateOf,
} from './helpers/matches.ts';
import { houseSet } from './helpers/packs.ts';
import { choicesOn, exchangeCards, playRandomlyOn } from './helpers/positions.ts';
import { engineScore } from './scoring/engineScorer.ts';
import { obeysInvariant, referenceLegalCells } from './scoring/referenceScorer.ts';

const { rules, box, content } = houseSet;

interface Configuration {
  name: string;
  options: { mode: 'team' | 'solo' | 'cooperative' | 'competitive'; stage?: number; firstGame?: boolean };
  seats: number;
}

const CONFIGURATIONS: Configuration[] = [
  ...[4, 5, 6, 7, 8].map((seats): Configuration => ({ name: `team ${seats}`, options: { mode: 'team' }, seats })),
  { name: 'team 5, first game', options: { mode: 'team', firstGame: true }, seats: 5 },
  ...[2, 3, 4].map(
    (seats): Configuration => ({ name: `competitive ${seats}`, options: { mode: 'competitive' }, seats }),
  ),
  ...content.stages.flatMap(({ number: stage }): Configuration[] => [
    { name: `solo, stage ${stage}`, options: { mode: 'solo', stage }, seats: 1 },
    { name: `coop duo, stage ${stage}`, options: { mode: 'cooperative', stage }, seats: 2 },
    { name: `coop trio, stage ${stage}`, options: { mode: 'cooperative', stage }, seats: 3 },
  ]),
];
/** Configurations with more than one group. */
const RIVALS = CONFIGURATIONS.filter(({ options }) => options.mode === 'team' || options.mode === 'competitive');

/** The number of the modifier of the stage, or the default without it. */
function modifier(
  configuration: Configuration,
  rule: 'maxLines' | 'maxLength' | 'startLine' | 'handDelta' | 'rounds',
  without: number,
) {
  const stage =
    configuration.options.stage === undefined ? undefined : content.stages[configuration.options.stage - 1]!;
  const found = stage?.modifiers.find((each) => each.rule === rule);
  return found !== undefined && 'n' in found ? found.n : without;
}

/** Whether the stage forbids cells that SI-GEO allows. */
const isLimited = ({ options }: Configuration): boolean =>
  options.stage !== undefined &&
  content.stages[options.stage - 1]!.modifiers.some(({ rule }) => ['maxLines', 'maxLength', 'onlyUp'].includes(rule));

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const isTrio = (state: SierraState, group: number) => state.groups[group]!.members.length === 3;
const roundsOf = (configuration: Configuration, state: SierraState, group: number) => {
  const rounds = modifier(configuration, 'rounds', 8);
  return isTrio(state, group) ? Math.ceil(rounds / 3) * 3 : rounds;
};

/** Plays one random game in this configuration; calls `see` with every position and the events that led to it. */
function watch(
  configuration: Configuration,
  seed: number,
  see: (state: SierraState, events: SierraEvent[]) => void,
): SierraState {
  const state = startOf(configuration.options, configuration.seats, seed);
  see(state, []);
  playRandomlyOn(rules, state, seed, () => false, see);
  expect(state.over).toBe(true);
  return state;
}

/** Checks every configuration with this many fixed seeds; a failure names the seed. */
function everyConfiguration(
  seeds: number,
  check: (configuration: Configuration, seed: number) => void,
  of = CONFIGURATIONS,
): void {
  for (const [index, configuration] of of.entries()) {
    for (let i = 0; i < seeds; i++) {
      const seed = 1000 * index + i;
      try {
        check(configuration, seed);
      } catch (error) {
        if (error instanceof Error) error.message = `${configuration.name}, seed ${seed}: ${error.message}`;
        throw error;
      }
    }
  }
}

describe('invariants', { timeout: 60_000 }, () => {
  test('SI-INV-01: rows of one colour without holes, contiguous, neighbours different and touching', () => {
    everyConfiguration(1, (configuration, seed) => {
      let last = '';
      watch(configuration, seed, (state) => {
        for (const { landscape } of state.groups) {
          const now = canonicalJson(landscape);
          if (now !== last) expect(obeysInvariant(cellsOf(landscape)), now).toBe(true);
          last = now;
          for (const { colour, cards } of landscape.lines) {
            if (cards.some((card) => box.mountain[card]!.colour !== colour)) expect(now).toBe('of true colours');
          }
        }
      });
    });
  });

  test('SI-INV-02: the number of legal cells is that of SI-GEO-06 and never 0; each is one by section 6', () => {
    const byFormula = ({ lines }: Landscape, colour: string): number => {
      if (lines.length === 0) return 1;
      const ends = [lines[0]!, lines.at(-1)!];
      return (
        2 * lines.filter((line) => line.colour === colour).length +
        sum(ends.map((line) => (line.colour === colour ? 0 : line.cards.length)))
      );
    };
    let compared = 0;
    everyConfiguration(1, (configuration, seed) => {
      if (isLimited(configuration)) return;
      watch(configuration, seed, (state) => {
        for (const seat of rules.deciders(state)) {
          const { landscape } = state.groups[state.players[seat]!.group]!;
          for (const colour of COLOURS) {
            const cells = legalCells(landscape, colour);
            expect(cells).toHaveLength(byFormula(landscape, colour));
            expect(cells.length).toBeGreaterThan(0);
            if (compared++ % 97 === 0) expect(cells).toEqual(referenceLegalCells(cellsOf(landscape), colour));
          }
        }
      });
    });
    expect(compared).toBeGreaterThan(5000);
  });

  test('SI-INV-03: after n rounds of its group a landscape has 2n cards', () => {
    everyConfiguration(1, (configuration, seed) => {
      watch(configuration, seed, (state, events) => {
        const over = state.over ? 0 : 1; // the round that has just begun
        if (over === 1 && eventsOf(events, 'roundBegan').length === 0) return;
        state.groups.forEach(({ landscape }, group) => {
          const rounds = Math.min(state.round - over, roundsOf(configuration, state, group));
          const expected = 2 * rounds + modifier(configuration, 'startLine', 0);
          // only a stage that limits placement may leave cards out (SI-R-68)
          if (isLimited(configuration)) expect(cardCount(landscape)).toBeLessThanOrEqual(expected);
          else expect(cardCount(landscape)).toBe(expected);
        });
      });
    });
  });

  test('SI-INV-04: every Mountain and Notebook card is always in exactly one place', () => {
    const everyMountain = box.mountain.map((_, card) => card);
    everyConfiguration(1, (configuration, seed) => {
      const notebook = box.notebook.flatMap((card, number) =>
        configuration.options.firstGame && card.kind === 'advanced' ? [] : [number],
      );
      watch(configuration, seed, (state) => {
        const mountain = [
          ...state.mountain.pile,
          ...state.mountain.discard.map(({ card }) => card),
          ...state.players.flatMap(({ hand, aside }) => (aside === null ? hand : [...hand, aside])),
          ...state.groups.flatMap(({ front, landscape }) => [
            ...front,
            ...landscape.lines.flatMap(({ cards }) => cards),
          ]),
        ];
        if (canonicalJson(mountain.toSorted((a, b) => a - b)) !== canonicalJson(everyMountain)) {
          expect(mountain.toSorted((a, b) => a - b)).toEqual(everyMountain);
        }
        const notes = [
          ...state.notebook.pile,
          ...state.notebook.discard.map(({ card }) => card),
          ...state.players.flatMap(({ drawn, kept }) => [...drawn, ...kept]),
          ...state.given,
        ];
        if (canonicalJson(notes.toSorted((a, b) => a - b)) !== canonicalJson(notebook)) {
          expect(notes.toSorted((a, b) => a - b)).toEqual(notebook);
        }
      });
    });
  });

  test('SI-INV-05: 4 cards before DECIDE, 3 for each companion of a trio; 2 in front after every PASS', () => {
    everyConfiguration(1, (configuration, seed) => {
      const { mode } = configuration.options;
      const passing = mode === 'team' || mode === 'competitive';
      watch(configuration, seed, (state, events) => {
        const begun = eventsOf(events, 'roundBegan').length > 0;
        if (passing && (begun || state.over) && state.round > 1) {
          // players who play on have just picked up the cards in front
          state.groups.forEach(({ front, received }, group) => {
            const plays = !state.over && state.round <= roundsOf(configuration, state, group);
            const lastTrioRound = state.over && state.round === 9 && isTrio(state, group);
            expect([front.length, received.length]).toEqual(plays ? [0, 2] : lastTrioRound ? [0, 0] : [2, 0]);
          });
        }
        if (!begun) return;
        state.groups.forEach(({ members, role }, group) => {
          const active = state.round <= roundsOf(configuration, state, group);
          const size = (isTrio(state, group) ? 3 : 4) + modifier(configuration, 'handDelta', 0);
          members.forEach((seat, index) => {
            const lays = active && (members.length === 1 || index !== role);
            expect(state.players[seat]!.hand, `${configuration.name}, seat ${seat}`).toHaveLength(lays ? size : 0);
          });
        });
      });
    });
  });

  test('SI-INV-06: a score does not change when the landscape is moved or mirrored', () => {
    everyConfiguration(1, (configuration, seed) => {
      const state = watch(configuration, seed, () => {});
      const sheet = rules.score(state);
      const moved = structuredClone(state);
      for (const { landscape } of moved.groups) {
        landscape.bottom += 5;
        for (const line of landscape.lines) line.start -= 8;
      }
      expect(rules.score(moved)).toEqual(sheet);
      const mirrored = structuredClone(state);
      for (const { landscape } of mirrored.groups) {
        for (const line of landscape.lines) {
          line.start = -(line.start + line.cards.length - 1);
          line.cards.reverse();
        }
      }
      // left and right are on no house card
      expect(JSON.stringify(content)).not.toMatch(/"rel":"(left|right)"/);
      expect(rules.score(mirrored)).toEqual(sheet);
    });
  });

  test('SI-INV-07: final numbers of Notebook and Mountain cards', () => {
    everyConfiguration(1, (configuration, seed) => {
      const state = watch(configuration, seed, () => {});
      const plain =
        configuration.options.stage === undefined ||
        content.stages[configuration.options.stage - 1]!.modifiers.length === 0;
      if (!plain) return;
      state.groups.forEach(({ members, landscape }) => {
        const trio = members.length === 3;
        expect(cardCount(landscape)).toBe(trio ? 18 : 16);
        const each = members.length === 1 ? 8 : trio ? 3 : 4;
        for (const seat of members) expect(state.players[seat]!.kept).toHaveLength(each);
      });
    });
  });

  test('SI-INV-08: sets is at most the smallest count, and uses no card twice', () => {
    const symbols = fc.subarray(['mammal', 'bird', 'house', 'ruin', 'river', 'wind'] as const, { minLength: 1 });
    const colours = fc.subarray([...COLOURS], { minLength: 1 });
    const kind = fc.oneof(
      symbols.map((symbol) => ({ symbol })),
      colours.map((colour) => ({ colour })),
    );
    const finals = CONFIGURATIONS.slice(0, 8).flatMap((configuration, seed) =>
      watch(configuration, seed, () => {}).groups.map(({ landscape }) => cellsOf(landscape)),
    );
    fc.assert(
      fc.property(fc.constantFrom(...finals), fc.array(kind, { minLength: 2, maxLength: 4 }), (cards, of) => {
        const n = engineScore({ op: 'sets', of }, cards);
        const counts = of.map((sel) => engineScore({ op: 'cards', sel }, cards));
        expect(n).toBeLessThanOrEqual(Math.min(...counts));
        // n lots of this many different cards need that many cards of these kinds
        expect(n * of.length).toBeLessThanOrEqual(engineScore({ op: 'cards', sel: { any: of } }, cards));
      }),
      { numRuns: 500 },
    );
  });

  test('SI-INV-09: at most one group has the team victory; none when groups share the top score', () => {
    const sizes = fc.constantFrom([2, 2], [2, 3], [3, 2], [2, 2, 2], [2, 3, 2], [2, 2, 2, 2], [1, 1], [1, 1, 1]);
    fc.assert(
      fc.property(sizes, fc.array(fc.nat(14), { minLength: 8, maxLength: 8 }), (groupSizes, scores) => {
        let seat = 0;
        const groups = groupSizes.map((size) => Array.from({ length: size }, () => seat++));
        const totals = scores.slice(0, seat);
        const { winners, teamWinners, bonuses } = teamVictory(groups, totals);
        const best = Math.max(...totals);
        expect(winners).toEqual(totals.flatMap((total, each) => (total === best ? [each] : [])));
        const sharing = groups.filter((members) => members.some((each) => winners.includes(each)));
        if (teamWinners.length > 0) {
          expect(sharing).toEqual([teamWinners]);
          const others = totals.filter((_, each) => !teamWinners.includes(each));
          for (const each of teamWinners) expect(totals[each]! + bonuses[each]!).toBeGreaterThan(Math.max(...others));
        }
        if (sharing.length > 1) expect(teamWinners).toEqual([]);
      }),
      { numRuns: 2000 },
    );
    everyConfiguration(1, (configuration, seed) => {
      const state = watch(configuration, seed, () => {});
      const { teamWinners } = rules.result(state)!;
      const groups = state.groups.filter(({ members }) => members.some((seat) => teamWinners.includes(seat)));
      expect(groups.length).toBeLessThanOrEqual(1);
      expect(groups[0]?.members ?? []).toEqual(teamWinners);
    });
  });

  test('SI-INV-10: the same seed and the same commands give the same states', () => {
    everyConfiguration(1, ({ options, seats }, seed) => {
      const match = matchOf(options, seats, seed);
      playRandomly(match, () => false, seed);
      const again = matchOf(options, seats, seed);
      match.choices().forEach(({ seat, choice }, index) => {
        again.choose(seat, choice);
        if (index % 10 === 0) expect(again.hash).toBe(match.fork(index + 1).hash);
      });
      expect(again.hash).toBe(match.hash);
      const loaded = loadMatch(JSON.stringify(match), { games: [sierra] } as never);
      expect(loaded.hash).toBe(match.hash);
    });
  });

  test('SI-INV-10: the order of commands of different groups within DECIDE is irrelevant', () => {
    everyConfiguration(
      2,
      ({ options, seats }, seed) => {
        const random = createRandom(`order ${seed}`);
        const match = matchOf({ ...options, firstGame: true }, seats, seed);
        const until = 1 + random.int(8);
        playRandomly(match, () => roundOf(match) === until, seed);
        const start = stateOf(match);
        const before = match.length;
        playRandomly(match, () => roundOf(match) !== until, seed + 1);
        const end = stateHash(stateOf(match));
        // by group, each in its own order, then dealt together in any way
        const queues = start.groups.map(({ members }) =>
          match
            .choices()
            .slice(before)
            .filter(({ seat }) => members.includes(seat)),
        );
        for (let time = 0; time < 3; time++) {
          const state = structuredClone(start);
          const turns = shuffle(
            random,
            queues.flatMap((queue, group) => queue.map(() => group)),
          );
          const left = queues.map((queue) => queue.slice());
          for (const group of turns) {
            const { seat, choice } = left[group]!.shift()!;
            playOn(rules, state, seat, choice);
          }
          expect(stateHash(state)).toBe(end);
        }
      },
      RIVALS,
    );
  });
});

describe('SI-INV-11: players outside a group learn nothing of its secrets', { timeout: 60_000 }, () => {
  const viewersOf = (state: SierraState): Viewer[] => [...state.players.keys(), 'spectator'];
  const groupOf = (state: SierraState, viewer: Viewer) => (viewer === 'spectator' ? -1 : state.players[viewer]!.group);

  /** The view without the ready signs, which are public (section 13). */
  const seen = (state: SierraState, viewer: Viewer): string => {
    const view = rules.view(state, viewer);
    return canonicalJson({ ...view, players: view.players.map((player) => ({ ...player, ready: false })) });
  };

  test('SI-INV-11: no decision made before the reveal shows in the view of an outsider', () => {
    everyConfiguration(
      2,
      ({ options, seats }, seed) => {
        const random = createRandom(`INV-11 ${seed}`);
        const state = startOf(options, seats, seed);
        let compared = 0;
        while (!state.over) {
          const seat = pick(random, rules.deciders(state));
          const { choices, forward } = rules.decision(state, seat)!;
          const back = random.int(8) === 0 && choices.length > forward;
          const choice: SierraChoice = back ? pick(random, choices.slice(forward)) : choices[random.int(forward)]!;
          const outsiders = viewersOf(state).filter((viewer) => groupOf(state, viewer) !== groupOf(state, seat));
          const viewer = pick(random, outsiders);
          const before = seen(state, viewer);
          const events = rules.apply(state, seat, choice);
          if (events.some((event) => event.barrier)) continue;
          expect(seen(state, viewer), `${seat} ${canonicalJson(choice)}`).toBe(before);
          compared++;
        }
        expect(compared).toBeGreaterThan(20);
      },
      RIVALS,
    );
  });

  test('SI-INV-11: the view of an outsider is the same whatever the hidden cards are', () => {
    everyConfiguration(
      2,
      ({ options, seats }, seed) => {
        const random = createRandom(`INV-11 ${seed}`);
        let n = 0;
        watch({ name: '', options, seats }, seed, (now) => {
          if (now.over || now.round === 0 || n++ % 9 !== 0) return;
          const viewer = pick(random, viewersOf(now));
          const own = groupOf(now, viewer);
          const state = structuredClone(now);
          const next = own < 0 || now.round === 1 ? -1 : (own + 1) % now.groups.length;
          const passed = next < 0 ? [] : [...now.groups[next]!.received, ...now.groups[next]!.front];
          const outside = now.players.filter(({ group }) => group !== own);
          const secret = [
            ...now.mountain.pile,
            ...now.mountain.discard.flatMap(({ card, group }) => (group === own ? [] : [card])),
            ...outside.flatMap(({ hand, aside }) => (aside === null ? hand : [...hand, aside])),
            ...now.groups.flatMap(({ front }) => front),
          ].filter((card) => !passed.includes(card));
          for (let i = 0; i < 40; i++) exchangeCards(state, pick(random, secret), pick(random, secret));
          // the same for Notebook cards: swap one of the pile with one that a player has drawn
          for (const player of state.players) {
            if (player.group === own || player.drawn.length === 0) continue;
            const at = random.int(state.notebook.pile.length);
            const drawn = player.drawn[0]!;
            player.drawn[0] = state.notebook.pile[at]!;
            state.notebook.pile[at] = drawn;
            if (player.keeping === drawn) player.keeping = player.drawn[0]!;
            player.drawn.sort((a, b) => a - b);
          }
          state.streams = { ...state.streams, mountain: state.streams.notebook, split: state.streams.setup };
          expect(stateHash(state)).not.toBe(stateHash(now));
          expect(rules.view(state, viewer)).toEqual(rules.view(now, viewer));
        });
      },
      RIVALS,
    );
  });

  test('SI-INV-11: only the members of one group receive an event with hidden cards', () => {
    const open = new Set<SierraEvent['type']>([
      ...(['groupsFormed', 'stageBegan', 'startLineLaid', 'notebookGiven', 'facesShown', 'roundBegan'] as const),
      ...(['roleHeld', 'reshuffled', 'readied', 'unreadied', 'laid', 'kept', 'passed', 'discarded'] as const),
      ...(['agreement', 'frontLaid', 'dealt', 'gameEnded'] as const),
    ]);
    everyConfiguration(1, ({ options, seats }, seed) => {
      const match = matchOf(options, seats, seed);
      playRandomly(match, () => false, seed);
      const groups = match.view('spectator').groups.map(({ members }) => members);
      for (const event of allEvents(match)) {
        if (event.for === undefined) {
          if (!open.has(event.type)) expect(event.type).toBe('public');
        } else {
          const { seat, group, from } = event as { seat?: Seat; group?: number; from?: number };
          const own = seat === undefined ? groups[group ?? from!] : groups.find((members) => members.includes(seat));
          expect(event.for).toEqual(own);
          if (open.has(event.type)) expect(event.type).toBe('private');
        }
      }
    });
  });

  test('SI-INV-11: the view shows drafts of the own group, so the test above can fail', () => {
    const match = matchOf({ firstGame: true, groups: [[0, 1], [2, 3]] }, 4); // biome-ignore format: short
    const before = canonicalJson(match.view(0));
    match.choose(1, only(forwardOf(match, 1), 'lay')[0]);
    expect(canonicalJson(match.view(0))).not.toBe(before);
    expect(choicesOn(rules, stateOf(match), 1).length).toBeGreaterThan(0);
  });
});
