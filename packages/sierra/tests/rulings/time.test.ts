/** SI-R-86 and SI-R-93 of docs/rules/sierra.md: the choices made for a player whose time is up. */
import { type Seat, type SetupInput, stateHash } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { SierraChoice, SierraOptions, SierraState } from '../../src/index.ts';
import { cardDealer, landscapeOf } from '../helpers/landscapes.ts';
import { matchOf, only, playOn, startOf, stateOf } from '../helpers/matches.ts';
import { houseSet, packWithStage, type SierraRules } from '../helpers/packs.ts';
import { choicesOn, giveHand, giveLandscape, playFirstChoices, playRandomlyOn, timeUp } from '../helpers/positions.ts';

const { rules } = houseSet;

/** Five seats: the duo 0, 1 and the trio 2, 3, 4. */
const groups = [
  [0, 1],
  [2, 3, 4],
];

const TABLES: [name: string, options: object, seats: number][] = [
  ['team 4', {}, 4],
  ['team 5', { groups }, 5],
  ['team 7', {}, 7],
  ['team 8, first game', { firstGame: true }, 8],
  ['competitive 2', { mode: 'competitive' }, 2],
  ['competitive 4', { mode: 'competitive' }, 4],
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((stage): [string, object, number][] => [
    [`solo, stage ${stage}`, { mode: 'solo', stage }, 1],
    [`coop duo, stage ${stage}`, { mode: 'cooperative', stage }, 2],
    [`coop trio, stage ${stage}`, { mode: 'cooperative', stage }, 3],
  ]),
];

/** The choices that the engine makes for one seat until the game no longer waits for it. */
function finish(state: SierraState, seat: Seat, by: SierraRules = rules): SierraChoice[] {
  const done: SierraChoice[] = [];
  const { round } = state;
  while (state.round === round) {
    const next = timeUp(by, state);
    if (next === null) break;
    if (next.seat === seat) done.push(next.choice);
    playOn(by, state, next.seat, next.choice);
  }
  return done;
}

const ORDER: SierraChoice['do'][] = ['keep', 'lay', 'discard', 'ready'];

/** The first of these choices by SI-R-86 and section 13: kind, card, row, column. */
function firstOf(choices: SierraChoice[]): SierraChoice | undefined {
  const key = (choice: SierraChoice) => [
    ORDER.indexOf(choice.do),
    'card' in choice ? choice.card : 0,
    choice.do === 'lay' ? choice.row : 0,
    choice.do === 'lay' ? choice.column : 0,
  ];
  return choices.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    const at = x.findIndex((value, index) => value !== y[index]);
    return at < 0 ? 0 : x[at]! - y[at]!;
  })[0];
}

describe('SI-R-86: the canonical order', () => {
  test('SI-R-86: alone: the lowest Notebook card drawn, then two lays, then ready', () => {
    const state = startOf({ mode: 'solo' }, 1);
    giveLandscape(state, 0, landscapeOf('. O O\nT T .'));
    const deal = cardDealer();
    for (const used of ['O', 'O', 'T', 'T']) deal(used);
    const hand = ['V', 'C', 'C', 'V'].map(deal);
    giveHand(state, 0, hand);
    const [lowest, second] = hand.toSorted((a, b) => a - b) as [number, number];
    const { drawn } = state.players[0]!;
    expect(drawn[0]).toBeLessThan(drawn[1]!);
    expect(finish(state, 0)).toEqual([
      { do: 'keep', card: drawn[0] },
      // lowest row first: below the bottom line, at its left end
      { do: 'lay', card: lowest, row: -1, column: 0 },
      { do: 'lay', card: second, row: -1, column: -1 },
      { do: 'ready' },
    ]);
  });

  test('SI-R-86: a trio: keep for the Role holder; lay, then discard, then ready for each companion', () => {
    const state = stateOf(matchOf({ groups, firstGame: true }, 5));
    const { drawn } = state.players[2]!;
    const [hand3, hand4] = [state.players[3]!.hand.slice(), state.players[4]!.hand.slice()];
    const done = [2, 3, 4].map((seat) => finish(structuredClone(state), seat));
    expect(done[0]).toEqual([{ do: 'keep', card: Math.min(...drawn) }, { do: 'ready' }]);
    for (const [index, hand] of [hand3, hand4].entries()) {
      expect(done[index + 1]!.map((choice) => choice.do)).toEqual(['lay', 'discard', 'ready']);
      // both the lowest that their own hand has at that moment
      expect(done[index + 1]!.flatMap((choice) => ('card' in choice ? [choice.card] : []))).toEqual(hand.slice(0, 2));
    }
  });

  test('SI-R-86: finished parts stay; only missing ones are completed', () => {
    const state = startOf({ mode: 'solo' }, 1);
    const { drawn, hand } = state.players[0]!;
    playOn(rules, state, 0, { do: 'keep', card: drawn[1]! });
    playOn(rules, state, 0, { do: 'lay', card: hand[3]!, row: 0, column: 0 });
    const kept = drawn[1];
    const [placement] = state.groups[0]!.draft;
    const done = finish(state, 0);
    expect(done.map((choice) => choice.do)).toEqual(['lay', 'ready']);
    expect(state.players[0]!.kept).toEqual([kept]);
    const laid = state.groups[0]!.landscape.lines.flatMap((line) => line.cards);
    expect(laid).toContain(placement!.card);
    expect(laid).toHaveLength(2);
  });

  test('SI-R-86: a blind card that must be laid comes before a lower one that must not', () => {
    const blind = packWithStage([{ rule: 'blind', n: 1 }]);
    const state = startOf({ mode: 'solo' }, 1, 1, blind);
    const player = state.players[0]!;
    player.blind = [player.hand[3]!];
    const lays = only(finish(structuredClone(state), 0, blind.rules), 'lay').map((choice) => choice.card);
    expect(lays).toEqual([player.hand[0], player.hand[3]]);
  });

  test('SI-R-86: a player with no legal cell for a card is ready without laying it', () => {
    const narrow = packWithStage([{ rule: 'maxLines', n: 2 }]);
    const state = startOf({ mode: 'solo' }, 1, 1, narrow);
    const deal = cardDealer(narrow.box);
    giveLandscape(state, 0, landscapeOf('O O\nT T', { deal }));
    giveHand(state, 0, ['C', 'C', 'V', 'V'].map(deal));
    expect(finish(state, 0, narrow.rules).map((choice) => choice.do)).toEqual(['keep', 'ready']);
  });

  test.each(TABLES)('SI-R-86: in every position it is the first forward choice: %s', (name, options, seats) => {
    const state = startOf(options, seats, name);
    const look = (now: SierraState) => {
      const next = timeUp(rules, now);
      if (now.over) return expect(next).toBeNull();
      expect(next!.seat).toBe(rules.deciders(now)[0]);
      if (now.round === 0) return;
      const { choices, forward } = rules.decision(now, next!.seat)!;
      expect(next!.choice).toEqual(firstOf(choices.slice(0, forward)));
    };
    look(state);
    playRandomlyOn(rules, state, name, () => false, look);
    expect(state.over).toBe(true);
  });
});

describe('SI-R-86: time up brings every position to the end of the game', () => {
  test.each(TABLES)('SI-R-86: from anywhere, with legal choices only, within the bound: %s', (name, options, seats) => {
    const input = { options: { mode: 'team', stage: 1, firstGame: false, ...options }, seats, seed: '' };
    const bound = rules.maxForwardChoices(input as SetupInput<SierraOptions>);
    const state = startOf(options, seats, name);
    const starts = [rules.clone(state)];
    let n = 0;
    playRandomlyOn(
      rules,
      state,
      name,
      () => false,
      (now) => {
        if (n++ % 23 === 0) starts.push(rules.clone(now));
      },
    );
    for (const from of starts) {
      const chosen: SierraChoice[] = [];
      for (let next = timeUp(rules, from); next !== null; next = timeUp(rules, from)) {
        playOn(rules, from, next.seat, next.choice); // refuses what is not listed
        chosen.push(next.choice);
        if (chosen.length > bound) break;
      }
      expect(from.over, `${name} after ${chosen.length}`).toBe(true);
      expect(rules.result(from)).not.toBeNull();
    }
  });

  test('SI-R-86: the same position always ends alike', () => {
    const [a, b] = [0, 1].map(() => startOf({ groups }, 5, 'again')) as [SierraState, SierraState];
    playFirstChoices(rules, a);
    playFirstChoices(rules, b);
    expect(stateHash(a)).toBe(stateHash(b));
  });

  test('SI-R-86: nothing is done for those who are ready, nor for a game that is over', () => {
    const state = stateOf(matchOf({ groups, firstGame: true }, 5));
    // the duo is ready, the trio is not
    const [role, companion] = [0, 1];
    playOn(rules, state, role, only(choicesOn(rules, state, role), 'keep')[1]!);
    playOn(rules, state, role, { do: 'ready' });
    for (let i = 0; i < 2; i++) playOn(rules, state, companion, only(choicesOn(rules, state, companion), 'lay')[0]!);
    playOn(rules, state, companion, { do: 'ready' });
    const acted = new Set<Seat>();
    while (state.round === 1) {
      const { seat, choice } = timeUp(rules, state)!;
      acted.add(seat);
      playOn(rules, state, seat, choice);
    }
    expect([...acted].sort()).toEqual([2, 3, 4]);
    playFirstChoices(rules, state);
    expect(timeUp(rules, state)).toBeNull();
    for (const seat of [0, 1, 2, 3, 4]) expect(rules.timeUp!(state, seat)).toBeNull();
  });

  test('SI-R-86: the clock of one player makes no choice for another', () => {
    const state = stateOf(matchOf({ groups, firstGame: true }, 5));
    for (let choice = rules.timeUp!(state, 3); choice !== null; choice = rules.timeUp!(state, 3))
      playOn(rules, state, 3, choice);
    expect(rules.deciders(state)).toEqual([0, 1, 2, 4]);
  });
});

describe('SI-R-93: when time is up', () => {
  test('SI-R-93: a match completes the missing parts in one entry, and drafts stay', () => {
    const match = matchOf({ groups, firstGame: true }, 5);
    const [role, companion] = [0, 1];
    const kept = only(match.decisions()[0]!.choices, 'keep')[1]!;
    match.choose(role, kept);
    const [lay] = only(match.decisions().find(({ seat }) => seat === companion)!.choices, 'lay').slice(-1);
    match.choose(companion, lay!);
    match.timeUp(role);
    match.timeUp(companion);
    expect(match.deciders()).toEqual([2, 3, 4]);
    const { groups: after, players } = match.view(role);
    expect(players[role]!.keeping).toBe(kept.card);
    expect(after[0]!.draft![0]).toMatchObject({ seat: companion, card: lay!.card, row: lay!.row, column: lay!.column });
    expect(match.log().slice(-2)).toEqual([
      { kind: 'timeUp', seat: role },
      { kind: 'timeUp', seat: companion },
    ]);
  });

  test('SI-R-93: while faces are chosen, the wish of the leftmost member counts, else the last proposal, else face A', () => {
    const facesAfter = (...wishes: [seat: Seat, face: 'A' | 'B'][]) => {
      const state = startOf({ groups }, 5);
      for (const [seat, face] of wishes) playOn(rules, state, seat, { do: 'face', face });
      playFirstChoices(rules, state, ({ round }) => round === 1);
      return state.groups.map(({ face }) => face);
    };
    expect(facesAfter()).toEqual(['A', 'A']);
    expect(facesAfter([1, 'B'], [3, 'B'])).toEqual(['B', 'B']);
    expect(facesAfter([0, 'B'], [1, 'A'], [2, 'B'], [4, 'A'])).toEqual(['B', 'B']);
  });
});
