import { loadPack } from '@cordillera/engine';
import {
  type HastingsStep,
  housePack,
  type SierraWestChoice,
  type SierraWestEvent,
  type SierraWestView,
  sierraWestFormat,
  speak,
  unpack,
} from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { lastDiceRoll } from '../../../../src/games/sierra-west/table/modes/diceRolls.ts';
import { exchangesOf } from '../../../../src/games/sierra-west/table/modes/exchanges.ts';
import { withLastPlan } from '../../../../src/games/sierra-west/table/players/lastPlan.ts';
import { piecesOf } from '../../../../src/games/sierra-west/table/players/pieces.ts';
import { standingOf } from '../../../../src/games/sierra-west/table/players/standing.ts';
import { hastingsWords } from '../../../../src/games/sierra-west/table/solo/hastingsWords.ts';
import { outcomesOf } from '../../../../src/games/sierra-west/table/solo/outcomes.ts';
import { west } from '../../../browser/west.ts';

const { content } = loadPack(sierraWestFormat, housePack);
const box = unpack(content);

describe('exchanges of the Fish Market', () => {
  const sell = (trout: number, bass: number, salmon: number): SierraWestChoice => ({
    do: 'sellFish',
    trout,
    bass,
    salmon,
  });

  test('all thirteen are shown, row by row', () => {
    const rows = exchangesOf(box, [0, 0, 0], []).map(({ row }) => row);
    expect(rows).toHaveLength(13);
    for (const [row, n] of Object.entries({ one: 4, pair: 3, two: 3, three: 3 }))
      expect(
        rows.filter((each) => each === row),
        row,
      ).toHaveLength(n);
  });

  test('an exchange that can be paid differs from one that is possible now', () => {
    const some = exchangesOf(box, [2, 1, 0], [sell(2, 0, 0), { do: 'pass' }]);
    const of = (trout: number, bass: number, salmon: number) =>
      some.find(({ fish }) => fish.trout === trout && fish.bass === bass && fish.salmon === salmon);
    expect(of(2, 0, 0)).toMatchObject({ affordable: true, choice: sell(2, 0, 0), pays: { gold: 3 } });
    expect(of(1, 1, 0)).toMatchObject({ affordable: true, choice: null, pays: { gold: 1 } });
    expect(of(0, 2, 0)).toMatchObject({ affordable: false, choice: null });
  });
});

describe('the last throw', () => {
  const mined: SierraWestEvent = { type: 'mined', player: 1, counted: 4, roll: 5, gold: 1, stone: 3 };
  const passed: SierraWestEvent = { type: 'passed', player: 1 };

  test('is null before the first, and in games without a roll', () => {
    expect(lastDiceRoll([passed, { ...mined, counted: 0, roll: null, gold: 0, stone: 0 }], 3)).toBeNull();
  });

  test('has its player and its meaning', () => {
    expect(lastDiceRoll([passed, mined, passed], 3)).toEqual({
      at: 1,
      player: 1,
      roll: 5,
      meant: { kind: 'mined', got: { gold: 1, stone: 3 } },
    });
    const shot: SierraWestEvent = { type: 'shot', player: 0, roll: 3, bonus: 1, needed: 5, hit: false };
    expect(lastDiceRoll([mined, shot], 3)).toMatchObject({ at: 1, player: 0, meant: { kind: 'shot', hit: false } });
  });

  test('of Hastings brings fish, or none when the supply is empty', () => {
    const rolled: SierraWestEvent = { type: 'hastingsRolled', roll: 2 };
    const gained: SierraWestEvent = { type: 'gained', player: 1, goods: { trout: 1 }, by: 'hastings' };
    expect(lastDiceRoll([rolled, gained], 1)).toMatchObject({ player: 1, meant: { kind: 'fish', got: { trout: 1 } } });
    expect(lastDiceRoll([rolled], 1)?.meant).toEqual({ kind: 'fish', got: null });
  });
});

describe('a seat at a glance', () => {
  const view = (changes: Partial<SierraWestView> = {}, seats = 3): SierraWestView => ({
    ...west(
      { mode: 'gold-rush' },
      Array.from({ length: seats }, (_, i) => ({ name: `P${i}` })),
    ).view('spectator'),
    start: 0,
    active: 1,
    ...changes,
  });
  const standings = (changes: Partial<SierraWestView>, seats?: number) => {
    const seen = view(changes, seats);
    return seen.players.slice(0, seen.seats).map((_, seat) => standingOf(seen, seat));
  };

  test('has the state of a player who acts, is next, has passed or waits', () => {
    expect(standings({}, 4)).toEqual(['passed', 'playing', 'next', 'waiting']);
    expect(standings({ start: 2, active: 2 })).toEqual(['next', 'waiting', 'playing']);
    expect(standings({ active: 2 })).toEqual(['next', 'passed', 'playing']);
  });

  test('in the last round a player who has passed is done', () => {
    expect(standings({ active: 2, round: 9, lastRound: 9 })).toEqual(['done', 'done', 'playing']);
    expect(standings({ over: true })).toEqual(['done', 'done', 'done']);
  });

  test('a player who is asked in a window is waited for', () => {
    const lanes: SierraWestView['flow']['lanes'] = [[{ step: 'trap', animals: 1 }], null, []];
    expect(standings({ flow: { stack: [], lanes } })).toEqual(['asked', 'playing', 'next']);
  });

  test('in solo the only seat is next while Hastings plays', () => {
    expect(standings({ active: 1 }, 1)).toEqual(['next']);
  });

  test('the mode’s own pieces are counted', () => {
    const seen = view({ lantern: 0 });
    seen.players[0]!.carts = [2, 1, 0];
    expect(piecesOf(seen, 0).map(({ icon, count }) => [icon, count])).toEqual([
      ['lantern', null],
      ['cart-loaded', 3],
      ['cart', 1],
    ]);
    expect(piecesOf(seen, 1).map(({ icon, count }) => [icon, count])).toEqual([['cart', 0]]);
    seen.mode = 'boats-and-banjos';
    seen.players[0]!.fish = [2, 0, 1];
    expect(piecesOf(seen, 0).map(({ icon }) => icon)).toEqual(['trout', 'salmon']);
  });

  test('a player who has passed is shown with the last plan', () => {
    const seen = view();
    const planned = (player: number, cards: number[]): SierraWestEvent => ({ type: 'planned', player, cards });
    const events = [planned(1, [1, 2, 3]), planned(0, [4, 5, 6]), planned(1, [7, 8, 9])];
    expect(withLastPlan(seen, 1, events).players[1]!.plan).toEqual([7, 8, 9]);
    expect(withLastPlan(seen, 2, events)).toBe(seen);
    seen.players[1]!.plan = [2, 3, 1];
    expect(withLastPlan(seen, 1, events)).toBe(seen);
  });
});

describe('Hastings’s actions', () => {
  const speaker = speak('en', box, ['Ada'], 'outlaws-and-outposts');
  const said = (action: HastingsStep['action'], ...events: SierraWestEvent[]): string[] =>
    outcomesOf({ action, at: 0, by: 'arrow', why: null, rule: 'SW-SOLO-18', events }, speaker, hastingsWords.en);

  test('list their outcomes, without the gains of other players', () => {
    expect(
      said(
        'homesteadStone',
        { type: 'raised', player: 1, track: 'stone', to: 3, moved: true },
        { type: 'gained', player: 1, goods: { gold: 1 }, by: 'track' },
        { type: 'tracked', player: 0, track: 'stone', pioneer: 'tan' },
        { type: 'gained', player: 0, goods: { stone: 1 }, by: 'tracker' },
      ),
    ).toEqual(['to space 3', '1 gold']);
  });

  test('add up goods that are taken twice', () => {
    const captured: SierraWestEvent = { type: 'captured', player: 1, outpost: 0 };
    const gold: SierraWestEvent = { type: 'gained', player: 1, goods: { gold: 1 }, by: 'hastings' };
    const sheriff: SierraWestEvent = { type: 'cardTaken', player: 1, card: 'sheriff', from: -1 };
    expect(said('mode', sheriff, captured, gold, captured, gold)).toEqual(['Sheriff', '2 outlaws', '2 gold']);
  });
});
