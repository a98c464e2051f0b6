/** Rulings 12.6 of docs/rules/sierra.md: solo, cooperative and competitive games. */
import { describe, expect, test } from 'vitest';
import {
  type CampaignRecord,
  cardCount,
  columnFor,
  isUnlocked,
  type SierraChoice,
  type SierraResult,
  type Stage,
  sunsEarned,
} from '../../src/index.ts';
import { cardDealer, landscapeOf } from '../helpers/landscapes.ts';
import {
  agreeOnFaces,
  choicesOf,
  eventsOf,
  forwardOf,
  matchOf,
  only,
  playOn,
  playRandomly,
  playRound,
  refusal,
  roundOf,
  startOf,
  stateOf,
} from '../helpers/matches.ts';
import { houseSet, packWith, packWithStage, plainNumbersPack, pointsCard } from '../helpers/packs.ts';
import { choicesOn, giveHand, giveLandscape, mayDo, playFirstChoices } from '../helpers/positions.ts';

const { rules, content } = houseSet;

const PARTIES = [
  ['solo', { mode: 'solo' }, 1],
  ['coop duo', { mode: 'cooperative' }, 2],
  ['coop trio', { mode: 'cooperative' }, 3],
] as const;

const ONE_PLAYER_BOTH_PARTS = [
  ['solo', { mode: 'solo' }, 1],
  ['competitive', { mode: 'competitive', firstGame: true }, 2],
] as const;

const SUNS = { solo: [50, 60, 70], duo: [40, 45, 48], trio: [20, 30, 40] };

/** A stage without special rules; scores are plain numbers. */
const from = plainNumbersPack(({ destinations, stages }) => {
  stages[0] = { ...stages[0]!, modifiers: [], suns: SUNS };
  for (const { faces } of destinations) for (const face of [faces.A, faces.B]) face.scores = 0;
});

/** The result of the stage with these scores by seat. */
function resultWith(...scores: number[]): SierraResult {
  const state = startOf({ mode: scores.length === 1 ? 'solo' : 'cooperative' }, scores.length, 1, from);
  scores.forEach((score, seat) => {
    state.players[seat]!.kept = [pointsCard(from.box, score)];
  });
  state.over = true;
  const result = from.rules.result(state)!;
  expect(result.totals).toEqual(scores);
  return result;
}

describe('one player who keeps and lays', () => {
  test.each(ONE_PLAYER_BOTH_PARTS)(
    'SI-R-60: both draws are there when the round begins: %s',
    (_name, options, seats) => {
      const match = matchOf(options, seats, 'SI-R-60');
      const { hand, drawn } = stateOf(match).players[0]!;
      expect([hand.length, drawn.length]).toEqual([4, 2]);
      const kinds = new Set(forwardOf(match, 0).map((choice) => choice.do));
      expect([...kinds].sort()).toEqual(['keep', 'lay']);
    },
  );

  test.each(ONE_PLAYER_BOTH_PARTS)(
    'SI-R-60: the decisions may come in any order, with one confirmation: %s',
    (_name, options, seats) => {
      const orders = [
        ['keep', 'lay', 'lay'],
        ['lay', 'keep', 'lay'],
        ['lay', 'lay', 'keep'],
      ];
      const hashes = orders.map((order) => {
        const match = matchOf(options, seats, 'SI-R-60');
        for (const [index, kind] of order.entries()) {
          const [choice] = forwardOf(match, 0).filter((each) => each.do === kind) as [SierraChoice];
          expect(mayDo(match.rules as typeof rules, match.copyState(), 0, { do: 'ready' }), String(index)).toBe(false);
          match.choose(0, choice);
        }
        expect(forwardOf(match, 0)).toEqual([{ do: 'ready' }]);
        match.choose(0, { do: 'ready' });
        return match.hash;
      });
      expect(new Set(hashes).size).toBe(1);
    },
  );

  test('SI-R-60: laying both cards does not finish the part, nor does keeping one', () => {
    const match = matchOf({ mode: 'solo' }, 1, 'SI-R-60');
    for (let n = 0; n < 2; n++) match.choose(0, only(forwardOf(match, 0), 'lay')[0]);
    expect(refusal(() => match.choose(0, { do: 'ready' }))).toEqual({ code: 'blocked', rule: 'SI-R-41' });
    expect(roundOf(match)).toBe(1);
  });

  test('SI-R-61: competitive: 2 received and 2 drawn, 2 laid, 2 passed, in every round', () => {
    const match = matchOf({ mode: 'competitive', firstGame: true }, 3, 'SI-R-61');
    for (let round = 1; round <= 8; round++) {
      const before = stateOf(match);
      before.groups.forEach(({ received }, seat) => {
        expect(received).toHaveLength(2);
        expect(before.players[seat]!.hand).toHaveLength(4);
        expect(before.players[seat]!.hand).toEqual(expect.arrayContaining(received));
      });
      expect(before.mountain.pile).toHaveLength(96 - 3 * 2 - 3 * 2 * round);
      playRound(match, round);
      const after = stateOf(match);
      expect(after.groups.map((group) => cardCount(group.landscape))).toEqual([2 * round, 2 * round, 2 * round]);
    }
    // after round 8 the passed cards lie unused; nothing was ever discarded
    const end = stateOf(match);
    expect(end.groups.map((group) => group.front.length)).toEqual([2, 2, 2]);
    expect(end.mountain.discard).toEqual([]);
    expect(eventsOf(match.events(0, 'spectator'), 'passed')).toHaveLength(24);
  });
});

describe('cooperative', () => {
  test.each([
    [2, [4]],
    [3, [3, 3]],
  ])('SI-R-62: with %i players the 2 dealt cards count towards the first hand', (seats, hands) => {
    const match = matchOf({ mode: 'cooperative' }, seats, 'SI-R-62');
    const state = stateOf(match);
    const companions = state.players.filter((player) => player.hand.length > 0);
    expect(companions.map((player) => player.hand.length)).toEqual(hands);
    const { received } = state.groups[0]!;
    expect(received).toHaveLength(2);
    expect(companions.flatMap((player) => player.hand)).toEqual(expect.arrayContaining(received));
    const inHands = hands.reduce((sum, n) => sum + n, 0);
    expect(state.mountain.pile).toHaveLength(96 - inHands);
    // in round 2 the hand is as large, and all of it is drawn
    playRound(match);
    const second = stateOf(match);
    expect(second.groups[0]!.received).toEqual([]);
    expect(second.players.filter((player) => player.hand.length > 0).map((player) => player.hand.length)).toEqual(
      hands,
    );
    expect(second.mountain.pile).toHaveLength(96 - 2 * inHands);
  });

  test('SI-R-63: three players: each companion has 3 fresh cards, lays 1 and discards 2, without choosing which', () => {
    const match = matchOf({ mode: 'cooperative' }, 3, 'SI-R-63');
    for (let round = 1; round <= 9; round++) {
      const { players } = stateOf(match);
      expect(players.map((player) => player.hand.length).toSorted()).toEqual([0, 3, 3]);
      for (const seat of [0, 1, 2]) expect(only(choicesOf(match, seat), 'discard')).toEqual([]);
      playRound(match, round);
      const { groups, mountain } = stateOf(match);
      expect(cardCount(groups[0]!.landscape)).toBe(2 * round);
      expect(mountain.discard).toHaveLength(4 * round);
    }
  });

  test('SI-R-64: one result for the whole group, from the lowest score', () => {
    expect(resultWith(100, 46)).toMatchObject({ suns: 2, winners: [0, 1], teamWinners: [], bonuses: [0, 0] });
    expect(resultWith(46, 100)).toMatchObject({ suns: 2, winners: [0, 1] });
    expect(resultWith(100, 40)).toMatchObject({ suns: 0, winners: [] });
    expect(resultWith(100, 90, 31)).toMatchObject({ suns: 2, winners: [0, 1, 2], bonuses: [0, 0, 0] });
    expect(resultWith(100, 20, 31)).toMatchObject({ suns: 0, winners: [] });
  });
});

describe('suns and stages', () => {
  test('SI-R-65: the score must exceed the threshold; equal is not enough', () => {
    const suns = (score: number) => resultWith(score).suns;
    expect([50, 51, 60, 61, 70, 71].map(suns)).toEqual([0, 1, 1, 2, 2, 3]);
    expect(resultWith(50).winners).toEqual([]);
    expect(resultWith(51).winners).toEqual([0]);
    for (const stage of content.stages) {
      for (const [players, column] of [
        [1, 'solo'],
        [2, 'duo'],
        [3, 'trio'],
      ] as const) {
        stage.suns[column].forEach((threshold, sun) => {
          expect(sunsEarned(stage, players, threshold)).toBe(sun);
          expect(sunsEarned(stage, players, threshold + 1)).toBe(sun + 1);
        });
      }
    }
  });

  test('SI-R-66: groups of two and of three have columns of their own', () => {
    expect([1, 2, 3].map(columnFor)).toEqual(['solo', 'duo', 'trio']);
    expect([resultWith(42).suns, resultWith(42, 42).suns, resultWith(42, 42, 42).suns]).toEqual([0, 1, 3]);
  });

  test.each(PARTIES)('SI-R-67: the stage fixes the Destination and its face: %s', (_name, options, seats) => {
    for (const face of ['A', 'B'] as const) {
      const staged = packWithStage([], { destination: 'D5', face });
      const match = matchOf(options, seats, 1, staged.pack);
      expect(match.view('spectator')).toMatchObject({ phase: 'decide', round: 1, groups: [{ face }] });
      const number = match.view('spectator').groups[0]!.destination;
      expect(staged.box.destinations[number]!.id).toBe('D5');
      const [line] = match.score().seats[0]!.lines;
      expect(line).toMatchObject({ source: 'destination', params: { card: `D5-${face}` } });
    }
  });

  test.each(PARTIES)(
    'SI-R-67: of a face left open the group decides, before anything is dealt: %s',
    (_n, options, seats) => {
      const open = packWithStage([], { destination: 'D5', face: 'open' });
      for (const face of ['A', 'B'] as const) {
        const match = matchOf(options, seats, 1, open.pack);
        expect(match.view(0)).toMatchObject({
          phase: 'faces',
          round: 0,
          stage: 1,
          groups: [{ face: null, frontSize: 0 }],
        });
        expect(match.deciders()).toEqual(match.view(0).players.map((_, seat) => seat));
        agreeOnFaces(match, [face]);
        expect(match.view('spectator')).toMatchObject({ phase: 'decide', round: 1, groups: [{ face }] });
        playRandomly(match);
        for (const { lines } of match.score().seats)
          expect(lines[0]).toMatchObject({ source: 'destination', params: { card: `D5-${face}` } });
        expect(match.result()).toMatchObject({ reason: 'campaign' });
      }
    },
  );

  test.each(PARTIES)('SI-R-67, SI-R-34: time is up before any choice of a face: %s', (_name, options, seats) => {
    const open = packWithStage([], { face: 'open' });
    const state = startOf(options, seats, 1, open);
    playFirstChoices(open.rules, state, ({ round }) => round === 1);
    expect(state.groups[0]!.face).toBe('A');
  });

  test.each(PARTIES)(
    'SI-R-71: in a first game a stage keeps its face, and one left open is A: %s',
    (_n, options, seats) => {
      for (const [face, shown] of [
        ['A', 'A'],
        ['B', 'B'],
        ['open', 'A'],
      ] as const) {
        const { pack } = packWithStage([], { face });
        const match = matchOf({ ...options, firstGame: true }, seats, 1, pack);
        expect(match.view('spectator')).toMatchObject({ phase: 'decide', groups: [{ face: shown }] });
      }
    },
  );

  test('SI-R-67: all house stages name their face', () => {
    for (const { face } of content.stages) expect(['A', 'B']).toContain(face);
  });

  test.each(PARTIES)(
    "SI-R-68: the stage's rule wins; a card that it makes unplaceable is discarded: %s",
    (_name, options, seats) => {
      const narrow = packWithStage([{ rule: 'maxLines', n: 2 }]);
      const state = startOf(options, seats, 'SI-R-68', narrow);
      const deal = cardDealer(narrow.box);
      giveLandscape(state, 0, landscapeOf('O O\nT T', { deal }));
      for (const [seat, player] of state.players.entries()) {
        const colours = ['C', 'V', 'C', 'V'].slice(0, player.hand.length);
        if (player.hand.length > 0) giveHand(state, seat, colours.map(deal));
      }
      const hands = state.players.flatMap((player) => player.hand);
      for (const [seat, player] of state.players.entries()) {
        if (player.hand.length === 0) continue;
        // without the stage's rule these cards would go above or below
        expect(only(choicesOn(rules, state, seat), 'lay').length).toBeGreaterThan(0);
        expect(only(choicesOn(narrow.rules, state, seat), 'lay')).toEqual([]);
      }
      playFirstChoices(narrow.rules, state, ({ round }) => round === 2);
      expect(cardCount(state.groups[0]!.landscape)).toBe(4);
      expect(state.mountain.discard.map(({ card }) => card).toSorted((a, b) => a - b)).toEqual(
        hands.toSorted((a, b) => a - b),
      );
    },
  );

  test('SI-R-68: only then may fewer than 2 cards be laid', () => {
    const narrow = packWithStage([{ rule: 'maxLines', n: 2 }]);
    const state = startOf({ mode: 'solo' }, 1, 'SI-R-68', narrow);
    const deal = cardDealer(narrow.box);
    giveLandscape(state, 0, landscapeOf('O O\nT T', { deal }));
    const hand = ['C', 'O', 'V', 'V'].map(deal);
    giveHand(state, 0, hand);
    playOn(narrow.rules, state, 0, only(choicesOn(narrow.rules, state, 0), 'keep')[0]!);
    expect(mayDo(narrow.rules, state, 0, { do: 'ready' })).toBe(false);
    playOn(narrow.rules, state, 0, { do: 'lay', card: hand[1]!, row: 1, column: 2 });
    expect(mayDo(narrow.rules, state, 0, { do: 'ready' })).toBe(true);
  });

  test('SI-R-69: a stage unlocks when the previous one has a sun; the first is open', () => {
    const none: CampaignRecord = {};
    const one: CampaignRecord = { 1: { solo: 1 } };
    const failed: CampaignRecord = { 1: { solo: 0 } };
    expect([1, 2, 3].map((stage) => isUnlocked(stage, [none]))).toEqual([true, false, false]);
    expect([1, 2, 3].map((stage) => isUnlocked(stage, [one]))).toEqual([true, true, false]);
    expect([1, 2, 3].map((stage) => isUnlocked(stage, [failed]))).toEqual([true, false, false]);
    // a later stage does not open what is between
    expect(isUnlocked(3, [{ 1: { solo: 3 } }])).toBe(false);
    expect(isUnlocked(3, [{ 2: { solo: 1 } }])).toBe(true);
  });

  test('SI-R-69: the order is advice: a setting opens all stages, and the engine plays any', () => {
    expect(content.stages.map(({ number }) => isUnlocked(number, [], true))).not.toContain(false);
    for (const { number } of content.stages)
      expect(matchOf({ mode: 'solo', stage: number }, 1).deciders()).toEqual([0]);
    const beyond = content.stages.length + 1;
    expect(refusal(() => matchOf({ mode: 'solo', stage: beyond }, 1)).code).toBe('bad-options');
  });

  test.each(PARTIES)('SI-R-70: no opponents and no passing; discards are out of play: %s', (_name, options, seats) => {
    const plain = packWith(({ stages }) => {
      stages[0] = { ...(stages[0] as Stage), modifiers: [] };
    });
    const match = matchOf(options, seats, 'SI-R-70', plain.pack);
    expect(match.view('spectator').groups).toHaveLength(1);
    const out = new Set<number>();
    playRandomly(match, () => {
      const { mountain, groups, players } = stateOf(match);
      expect(groups[0]!.front).toEqual([]);
      for (const { card } of mountain.discard) out.add(card);
      const inPlay = [...players.flatMap((player) => player.hand), ...mountain.pile];
      if (inPlay.some((card) => out.has(card))) expect(inPlay).toBe('without discarded cards');
      return false;
    });
    const events = match.events(0, 0);
    expect(eventsOf(events, 'passed')).toEqual([]);
    expect(eventsOf(events, 'passedCards')).toEqual([]);
    expect(out.size).toBeGreaterThan(0);
  });

  test.each(PARTIES)('SI-R-70: when the pile runs out the discard comes back: %s', (_name, options, seats) => {
    const state = startOf(options, seats, 'SI-R-70');
    const gone = state.mountain.pile.splice(0);
    state.mountain.discard = gone.map((card) => ({ card, group: 0 }));
    const events = playFirstChoices(rules, state, ({ round }) => round === 2);
    expect(eventsOf(events, 'reshuffled').map((event) => event.deck)).toEqual(['mountain']);
    expect(state.players.flatMap((player) => player.hand).length).toBe(seats === 3 ? 6 : 4);
  });
});
