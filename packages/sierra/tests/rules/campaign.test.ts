import { describe, expect, test } from 'vitest';
import {
  type CampaignRecord,
  cardCount,
  isUnlocked,
  type Mode,
  type Modifier,
  recordSuns,
  type SierraResult,
  type SierraState,
} from '../../src/index.ts';
import { cardDealer, landscapeOf } from '../helpers/landscapes.ts';
import {
  allEvents,
  choicesOf,
  eventsOf,
  finishSeat,
  forwardOf,
  isOver,
  matchOf,
  only,
  playRandomly,
  playRound,
  refusal,
  roundOf,
  type SierraMatch,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet, packWithStage, plainNumbersPack, pointsCard } from '../helpers/packs.ts';

const { box } = houseSet;
const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

const CAMPAIGNS: [Mode, number][] = [
  ['solo', 1],
  ['cooperative', 2],
  ['cooperative', 3],
];

describe('Stage cards', () => {
  test.each(upTo(8).map((index) => index + 1))(
    'SI-CAMP-01: stage %i is played with its own Destination, on its own face',
    (number) => {
      const stage = box.stages[number - 1]!;
      expect(stage.number).toBe(number);
      for (const [mode, seats] of CAMPAIGNS) {
        for (const firstGame of [false, true]) {
          const match = matchOf({ mode, stage: number, firstGame }, seats, `${number} ${mode}`);
          const { groups, phase, stage: shown } = match.view('spectator');
          expect(shown).toBe(number);
          expect(phase).toBe('decide'); // no question about a face
          expect(groups.map((group) => [box.destinations[group.destination]!.id, group.face])).toEqual([
            [stage.destination, stage.face],
          ]);
        }
      }
      // the house stages name more than one Destination, and both faces: a constant would fail
      expect(new Set(box.stages.map(({ destination }) => destination)).size).toBeGreaterThan(1);
      expect(new Set(box.stages.map(({ face }) => face)).size).toBe(2);
    },
  );

  test('SI-CAMP-01: a table may choose any stage of the pack and no other', () => {
    expect(refusal(() => matchOf({ mode: 'solo', stage: 9 }, 1)).code).toBe('bad-options');
    expect(refusal(() => matchOf({ mode: 'cooperative', stage: 0 }, 2)).code).toBe('bad-options');
  });

  test('SI-CAMP-02: every house stage but the first has special rules', () => {
    expect(box.stages.filter(({ modifiers }) => modifiers.length === 0).map(({ number }) => number)).toEqual([1]);
  });

  describe('special rules', () => {
    /** The three kinds of campaign tables, in front of a stage with these special rules. */
    const tables = (...modifiers: Modifier[]): [SierraMatch, number][] => {
      const { pack } = packWithStage(modifiers);
      return CAMPAIGNS.map(([mode, seats]) => [matchOf({ mode, stage: 1 }, seats, 1, pack), seats]);
    };
    const handSizes = (match: SierraMatch): number[] => match.view(0).players.map((player) => player.handSize);
    const land = (match: SierraMatch) => match.view('spectator').groups[0]!.landscape;

    test('SI-CAMP-02: the longest line', () => {
      for (const modifiers of [[], [{ rule: 'maxLength', n: 4 }]] as Modifier[][]) {
        const narrow = packWithStage(modifiers);
        const state = startOf({ mode: 'solo' }, 1, 1, narrow);
        const deal = cardDealer();
        state.groups[0]!.landscape = landscapeOf('T T T T', { deal });
        state.players[0]!.hand = [deal('T')];
        expect(only(narrow.rules.decision(state, 0)!.choices, 'lay')).toHaveLength(modifiers.length === 0 ? 2 : 0);
      }
      for (const [match] of tables({ rule: 'maxLength', n: 4 })) {
        playRandomly(match);
        expect(Math.max(...land(match).lines.map((line) => line.cards.length))).toBeLessThanOrEqual(4);
      }
    });

    test('SI-CAMP-02: how many Notebook cards there are to choose from', () => {
      for (const [match] of tables({ rule: 'notebookDraw', n: 3 })) {
        expect(only(choicesOf(match, 0), 'keep')).toHaveLength(3);
        playRound(match);
        expect(match.view(0).players[0]!.kept).toHaveLength(1);
        expect(match.view(0).notebook.discard).toBe(2);
      }
    });

    test('SI-CAMP-02: symbols that lose their point, and a penalty', () => {
      const text = { en: 'x', fr: 'x', pl: 'x' };
      const { pack, rules } = plainNumbersPack(({ stages }) => {
        stages[0] = {
          ...stages[0]!,
          destination: 'D1', // 0 points
          face: 'A',
          modifiers: [
            { rule: 'mute', symbols: ['wind'] },
            { rule: 'penalty', scores: { op: 'lines' }, text },
          ],
        };
      });
      for (const [mode, seats] of CAMPAIGNS) {
        const state = stateOf(matchOf({ mode }, seats, 1, pack));
        // 5 rivers and 2 winds in 3 lines
        state.groups[0]!.landscape = landscapeOf('Or Or Or\nTw Tr Tr\nCw . .');
        expect(rules.score(state).seats.map((seat) => seat.total)).toEqual(upTo(seats).map(() => 5 - 3));
      }
    });

    test('SI-CAMP-02: a line that is there from the start', () => {
      for (const [match, seats] of tables({ rule: 'startLine', n: 3 })) {
        const { lines } = land(match);
        expect(lines.map((line) => line.cards.length)).toEqual([3]);
        expect(new Set(lines[0]!.cards.map((card) => box.mountain[card]!.colour))).toEqual(new Set([lines[0]!.colour]));
        playRandomly(match);
        expect(cardCount(land(match))).toBe(seats === 3 ? 21 : 19);
      }
    });

    test('SI-CAMP-02: smaller and larger hands', () => {
      const sizes = (...modifiers: Modifier[]) => tables(...modifiers).map(([match]) => handSizes(match));
      expect(sizes()).toEqual([[4], [0, 4], [0, 3, 3]]);
      expect(sizes({ rule: 'handDelta', n: -1 })).toEqual([[3], [0, 3], [0, 2, 2]]);
      expect(sizes({ rule: 'handDelta', n: 2 })).toEqual([[6], [0, 6], [0, 5, 5]]);
    });

    test('SI-CAMP-02: a random card must be laid', () => {
      for (const [match] of tables({ rule: 'blind', n: 1 })) {
        while (!isOver(match)) {
          const drawn = match.view(0).players.flatMap((player) => player.blind ?? []);
          expect(drawn).toHaveLength(1);
          const laid = eventsOf(playRound(match), 'laid').map(({ card }) => card);
          expect(laid).toContain(drawn[0]);
        }
      }
    });

    test('SI-CAMP-02: both faces, upwards only, and few lines', () => {
      for (const [match] of tables({ rule: 'bothFaces' }, { rule: 'onlyUp' }, { rule: 'maxLines', n: 6 })) {
        playRandomly(match);
        expect(land(match).bottom).toBe(0);
        expect(land(match).lines.length).toBeLessThanOrEqual(6);
        const { destination } = box.stages[0]!;
        for (const seat of match.score().seats) {
          const faces = seat.lines.filter((line) => line.source === 'destination').map((line) => line.params!.card);
          expect(faces).toEqual([`${destination}-A`, `${destination}-B`]);
        }
      }
    });

    test('SI-CAMP-02: no other mode knows the special rules', () => {
      const { pack } = packWithStage([{ rule: 'notebookDraw', n: 3 }]);
      const match = matchOf({ mode: 'competitive', stage: 1, firstGame: true }, 2, 1, pack);
      expect(match.view(0).stage).toBeNull();
      expect(only(choicesOf(match, 0), 'keep')).toHaveLength(2);
    });
  });

  /** Scores are plain numbers; two stages with grids of their own, on a Destination of 0 points. */
  const grids = plainNumbersPack(({ stages }) => {
    const plain = { ...stages[0]!, destination: 'D1', face: 'A' as const, modifiers: [] };
    stages[0] = { ...plain, suns: { solo: [10, 20, 30], duo: [40, 50, 60], trio: [70, 80, 90] } };
    stages[1] = { ...plain, number: 2, suns: { solo: [15, 25, 35], duo: [45, 55, 65], trio: [75, 85, 95] } };
  });

  function ended(stage: number, totals: number[]): SierraResult {
    const mode = totals.length === 1 ? 'solo' : 'cooperative';
    const state: SierraState = startOf({ mode, stage }, totals.length, 1, grids);
    state.players.forEach((player, seat) => {
      player.kept = [pointsCard(grids.box, totals[seat]!)];
    });
    state.over = true;
    const result = grids.rules.result(state)!;
    expect(result.totals).toEqual(totals);
    return result;
  }

  const suns = (stage: number, ...totals: number[]): number => ended(stage, totals).suns!;

  test('SI-CAMP-03: a score must exceed the number of the grid: equal is not enough', () => {
    expect([10, 11, 20, 21, 30, 31].map((score) => suns(1, score))).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('SI-CAMP-03: a group has scores of its own', () => {
    expect([40, 41, 50, 51, 60, 61].map((score) => suns(1, score, 99))).toEqual([0, 1, 1, 2, 2, 3]);
    expect([70, 71, 80, 81, 90, 91].map((score) => suns(1, score, 99, 99))).toEqual([0, 1, 1, 2, 2, 3]);
  });

  test('SI-CAMP-04: one sun is a win for everybody at the table, none is a defeat', () => {
    expect(ended(1, [10])).toMatchObject({ suns: 0, winners: [], reason: 'campaign' });
    expect(ended(1, [11])).toMatchObject({ suns: 1, winners: [0] });
    expect(ended(1, [40, 90])).toMatchObject({ suns: 0, winners: [] });
    expect(ended(1, [41, 90])).toMatchObject({ suns: 1, winners: [0, 1] });
    expect(ended(1, [99, 71, 99])).toMatchObject({ suns: 1, winners: [0, 1, 2] });
  });

  test('SI-CAMP-04: higher scores give more suns, up to three', () => {
    expect([0, 11, 21, 31, 120].map((score) => suns(1, score))).toEqual([0, 1, 2, 3, 3]);
  });

  test('SI-SOLO-05: the score is compared with the solo column of the stage that was played', () => {
    expect([11, 15, 16, 26, 36].map((score) => suns(1, score))).toEqual([1, 1, 1, 2, 3]);
    expect([11, 15, 16, 26, 36].map((score) => suns(2, score))).toEqual([0, 0, 1, 2, 3]);
  });

  test('SI-COOP-06: only the lowest score counts, no matter whose it is', () => {
    expect(suns(1, 61, 100)).toBe(3);
    expect(suns(1, 100, 45)).toBe(1);
    expect(suns(1, 120, 100, 70)).toBe(0);
    expect(suns(1, 120, 81, 100)).toBe(2);
  });

  test('SI-COOP-06: there is no bonus for companions', () => {
    const duo = ended(1, [100, 38]);
    expect(duo).toMatchObject({ suns: 0, bonuses: [0, 0], teamWinners: [] }); // 38 + 5 would be a sun
    const trio = ended(1, [65, 100, 65]);
    expect(trio).toMatchObject({ suns: 0, bonuses: [0, 0, 0], teamWinners: [] }); // 65 + 10 too
  });

  test('SI-COOP-07: the lowest score is compared with the group column of the stage', () => {
    expect(suns(1, 42, 99)).toBe(1);
    expect(suns(2, 42, 99)).toBe(0);
    expect(suns(2, 46, 99)).toBe(1);
    expect(suns(1, 72, 99, 99)).toBe(1);
    expect(suns(2, 72, 99, 99)).toBe(0);
    expect(suns(2, 99, 99, 76)).toBe(1);
  });

  test('SI-SOLO-05, SI-COOP-07: a real game ends with the suns of its score', () => {
    for (const [mode, seats] of CAMPAIGNS) {
      const match = matchOf({ mode, stage: 1 }, seats, 5);
      playRandomly(match);
      const { totals, suns: reached } = match.result()!;
      const column = box.stages[0]!.suns[(['solo', 'duo', 'trio'] as const)[seats - 1]!];
      expect(totals).toEqual(match.score().seats.map((seat) => seat.total));
      expect(reached).toBe(column.filter((score) => Math.min(...totals) > score).length);
    }
  });
});

describe('the way through the campaign', () => {
  test('SI-CAMP-05: a stage opens with a sun in the one before', () => {
    expect(isUnlocked(1, [])).toBe(true);
    expect(isUnlocked(2, [])).toBe(false);
    expect(isUnlocked(2, [recordSuns({}, 1, 1, 0)])).toBe(false);
    const oneSun = recordSuns({}, 1, 1, 1);
    expect(isUnlocked(2, [oneSun])).toBe(true);
    expect(isUnlocked(3, [oneSun])).toBe(false);
    expect(isUnlocked(3, [recordSuns(oneSun, 2, 1, 3)])).toBe(true);
  });

  test('SI-CAMP-05: a sun in any column counts, and in the record of any member', () => {
    expect(isUnlocked(2, [recordSuns({}, 1, 2, 1)])).toBe(true);
    expect(isUnlocked(2, [recordSuns({}, 1, 3, 1)])).toBe(true);
    expect(isUnlocked(2, [{}, recordSuns({}, 1, 1, 1)])).toBe(true);
  });

  test('SI-CAMP-05: the order is advice: a table may choose to play every stage', () => {
    expect(isUnlocked(8, [], true)).toBe(true);
    for (const stage of [2, 5, 8]) expect(matchOf({ mode: 'solo', stage }, 1).view(0).stage).toBe(stage);
  });

  test('SI-CAMP-06: a stage played again stays open, and a worse result removes no suns', () => {
    let record: CampaignRecord = {};
    record = recordSuns(record, 1, 1, 2);
    record = recordSuns(record, 2, 1, 1);
    record = recordSuns(record, 1, 1, 0);
    expect(record).toEqual({ 1: { solo: 2 }, 2: { solo: 1 } });
    expect([1, 2, 3].map((stage) => isUnlocked(stage, [record]))).toEqual([true, true, true]);
    expect(recordSuns(record, 1, 1, 3)).toEqual({ 1: { solo: 3 }, 2: { solo: 1 } });
  });

  test('SI-CAMP-07: suns are kept per stage and column, as plain data that can be stored', () => {
    let record: CampaignRecord = {};
    for (const [stage, players, suns] of [
      [1, 1, 3],
      [1, 2, 1],
      [1, 3, 2],
      [4, 2, 1],
    ] as const) {
      const before = structuredClone(record);
      const after = recordSuns(record, stage, players, suns);
      expect(record).toEqual(before);
      record = after;
    }
    expect(record).toEqual({ 1: { solo: 3, duo: 1, trio: 2 }, 4: { duo: 1 } });
    expect(JSON.parse(JSON.stringify(record))).toEqual(record);
  });
});

/** Ends the round; returns the events from the last `ready` on, with the state right before it. */
function endOfRound(match: SierraMatch, seed: number) {
  const last = match.deciders().at(-1)!;
  for (const seat of match.deciders().slice(0, -1)) finishSeat(match, seat, seed);
  while (forwardOf(match, last)[0]!.do !== 'ready') match.choose(last, forwardOf(match, last)[0]);
  const before = stateOf(match);
  return { before, events: match.choose(last, { do: 'ready' }) };
}

describe('solo', () => {
  test('SI-SOLO-01: one player, one Stage, no Role card, nothing in front, all decks whole', () => {
    const match = matchOf({ mode: 'solo' }, 1);
    const { groups, players, mountain, notebook, stage, round } = match.view(0);
    expect({ stage, round }).toEqual({ stage: 1, round: 1 });
    expect(groups).toHaveLength(1);
    expect(groups[0]).toMatchObject({ members: [0], role: null, frontSize: 0, received: [] });
    // 4 cards from the pile, not 2 from the front and 2 from the pile
    expect(eventsOf(allEvents(match), 'frontTaken')).toEqual([]);
    expect(eventsOf(allEvents(match), 'roleHeld')).toEqual([]);
    expect(eventsOf(allEvents(match), 'mountainDrawn').map(({ cards }) => sorted(cards))).toEqual([players[0]!.hand]);
    expect([mountain.pile, notebook.pile]).toEqual([96 - 4, 72 - 2]);
  });

  test('SI-SOLO-02, SI-SOLO-03: each round 2 Notebook cards to keep 1, and 4 Mountain cards to lay 2', () => {
    const match = matchOf({ mode: 'solo' }, 1);
    for (let round = 1; round <= 8; round++) {
      const { hand, drawn } = stateOf(match).players[0]!;
      expect(roundOf(match)).toBe(round);
      expect(new Set(only(choicesOf(match, 0), 'keep').map(({ card }) => card))).toEqual(new Set(drawn));
      expect(drawn).toHaveLength(2);
      expect(new Set(only(choicesOf(match, 0), 'lay').map(({ card }) => card))).toEqual(new Set(hand));
      expect(hand).toHaveLength(4);
      expect(only(choicesOf(match, 0), 'discard')).toEqual([]);
      playRound(match, round);
    }
  });

  test('SI-SOLO-02: the other Notebook card is discarded', () => {
    const match = matchOf({ mode: 'solo' }, 1);
    for (let round = 1; round <= 8; round++) {
      const { before } = endOfRound(match, round);
      const { drawn, keeping, kept } = before.players[0]!;
      const after = stateOf(match);
      expect(after.players[0]!.kept).toEqual([...kept, keeping]);
      expect(after.notebook.discard.map(({ card }) => card)).toEqual([
        ...before.notebook.discard.map(({ card }) => card),
        drawn.find((card) => card !== keeping),
      ]);
    }
  });

  test('SI-SOLO-03: the two cards that were not laid are discarded, and the next four are fresh', () => {
    const match = matchOf({ mode: 'solo' }, 1);
    for (let round = 1; round <= 8; round++) {
      const { before, events } = endOfRound(match, round);
      const left = before.players[0]!.hand;
      expect(left).toHaveLength(2);
      const after = stateOf(match);
      expect(after.mountain.discard.slice(2 * round - 2).map(({ card }) => card)).toEqual(left);
      expect(eventsOf(events, 'passed')).toEqual([]);
      expect(after.groups[0]!.front).toEqual([]);
      if (round < 8) {
        const topmost = before.mountain.pile.slice(-4);
        expect(after.players[0]!.hand).toEqual(sorted(topmost));
      }
    }
  });

  test('SI-SOLO-03: to lay only one card or none is refused', () => {
    const match = matchOf({ mode: 'solo' }, 1);
    match.choose(0, only(choicesOf(match, 0), 'keep')[0]);
    expect(refusal(() => match.choose(0, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-R-13' });
    match.choose(0, only(choicesOf(match, 0), 'lay')[0]);
    expect(refusal(() => match.choose(0, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-R-13' });
    match.choose(0, only(choicesOf(match, 0), 'lay')[0]);
    expect(forwardOf(match, 0)).toEqual([{ do: 'ready' }]);
  });

  test('SI-SOLO-04: the game ends after round 8 with 8 Notebook and 16 Mountain cards', () => {
    const match = matchOf({ mode: 'solo' }, 1);
    playRandomly(match, () => roundOf(match) === 8);
    expect(match.result()).toBeNull();
    playRandomly(match);
    expect(roundOf(match)).toBe(8);
    expect(match.result()).not.toBeNull();
    expect(match.view(0).players[0]!.kept).toHaveLength(8);
    expect(cardCount(match.view(0).groups[0]!.landscape)).toBe(16);
  });
});

describe('cooperative', () => {
  test.each([2, 3])('SI-COOP-01: %i players are one group with one Stage, and two cards lie in front', (seats) => {
    const match = matchOf({ mode: 'cooperative', stage: 3 }, seats);
    const { groups, stage } = match.view('spectator');
    expect(stage).toBe(3);
    expect(groups.map((group) => group.members)).toEqual([upTo(seats)]);
    expect(groups[0]!.role).toBe(0);
    // dealt in front, then picked up for the first hand
    const taken = eventsOf(allEvents(match), 'frontTaken');
    expect(taken.map(({ seat, cards }) => [seat, cards.length])).toEqual(
      seats === 2
        ? [[1, 2]]
        : [
            [1, 1],
            [2, 1],
          ],
    );
    expect(match.view(0).players.map((player) => player.handSize)).toEqual(seats === 2 ? [0, 4] : [0, 3, 3]);
    expect(match.view(0).mountain.pile).toBe(96 - (seats === 2 ? 4 : 6));
  });

  test.each([2, 3])(
    'SI-COOP-02: with %i players the Role card decides who keeps and who lays, and goes round',
    (seats) => {
      const match = matchOf({ mode: 'cooperative' }, seats);
      for (let round = 1; !isOver(match); round++) {
        const holder = (round - 1) % seats;
        expect(match.view('spectator').groups[0]!.role).toBe(holder);
        expect(match.deciders()).toEqual(upTo(seats));
        for (const seat of upTo(seats)) {
          const kinds = new Set(choicesOf(match, seat).map((choice) => choice.do));
          expect(kinds).toEqual(new Set([seat === holder ? 'keep' : 'lay']));
        }
        const events = playRound(match, round);
        expect(eventsOf(events, 'kept').map(({ seat }) => seat)).toEqual([holder]);
        expect(sorted(eventsOf(events, 'laid').map(({ seat }) => seat))).toEqual(
          seats === 2 ? [1 - holder, 1 - holder] : upTo(3).filter((seat) => seat !== holder),
        );
      }
    },
  );

  test.each([
    [2, 2],
    [3, 4],
  ])('SI-COOP-03: with %i players the %i cards that were not laid are discarded; nothing is passed', (seats, left) => {
    const match = matchOf({ mode: 'cooperative' }, seats);
    for (let round = 1; !isOver(match); round++) {
      const { before, events } = endOfRound(match, round);
      const hands = sorted(before.players.flatMap((player) => player.hand));
      expect(hands).toHaveLength(left);
      const { mountain, groups } = stateOf(match);
      expect(sorted(mountain.discard.slice(left * (round - 1)).map(({ card }) => card))).toEqual(hands);
      expect(eventsOf(events, 'passed')).toEqual([]);
      expect(groups[0]).toMatchObject({ front: [], received: [] });
    }
  });

  test.each([
    [2, [4]],
    [3, [3, 3]],
  ])('SI-COOP-04: with %i players every round begins with a fresh hand from the pile', (seats, sizes) => {
    const match = matchOf({ mode: 'cooperative' }, seats);
    for (let round = 1; ; round++) {
      const { before, events } = endOfRound(match, round);
      if (isOver(match)) break;
      const hands = stateOf(match)
        .players.map((player) => player.hand)
        .filter((hand) => hand.length > 0);
      expect(hands.map((hand) => hand.length)).toEqual(sizes);
      expect(eventsOf(events, 'mountainDrawn').map(({ cards }) => cards.length)).toEqual(sizes);
      expect(sorted(hands.flat())).toEqual(sorted(before.mountain.pile.slice(-sum(sizes))));
    }
  });

  test.each([
    [2, 8, 4],
    [3, 9, 3],
  ])('SI-COOP-05: %i players play %i rounds and have %i Notebook cards each', (seats, rounds, kept) => {
    const match = matchOf({ mode: 'cooperative' }, seats);
    playRandomly(match, () => roundOf(match) === rounds);
    expect(match.result()).toBeNull();
    playRandomly(match);
    expect(roundOf(match)).toBe(rounds);
    expect(match.result()).not.toBeNull();
    expect(match.view(0).players.map((player) => player.kept.length)).toEqual(upTo(seats).map(() => kept));
    expect(cardCount(match.view(0).groups[0]!.landscape)).toBe(2 * rounds);
  });
});
