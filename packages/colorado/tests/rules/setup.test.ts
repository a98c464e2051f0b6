import { viewersOf } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { COLOURS, type ColoradoState, KINDS } from '../../src/index.ts';
import { act, acting, box, choicesOf, endTurn, forbids, only, region, rules, station } from '../helpers/positions.ts';
import { sample } from '../helpers/sample.ts';
import { begin, eventsFor, everybody, newMatch, playerOf, refusal, started, typesOf } from '../helpers/turns.ts';

const TABLES = [2, 3, 4];
const seeds = (n: number): string[] => Array.from({ length: n }, (_, i) => i.toString(16).padStart(32, '0'));
const V1 = region('V1');
const V2 = region('V2');

describe('the board, the nuggets and the first Caller', () => {
  test.each(TABLES)('CO-SET-01: with %i players nothing is ticked on the Bounty Board at the beginning', (seats) => {
    const { state } = begin({ seats });
    expect(state.taken).toEqual([0, 0, 0, 0, 0, 0]);
    for (const player of state.players)
      expect(player).toMatchObject({ flags: [0, 0, 0, 0], tipi: 0, saloon: 0, wanted: 0, medals: [] });
  });

  test.each(TABLES)('CO-SET-02: with %i players everybody receives 3 nuggets', (seats) => {
    expect(begin({ seats }).state.players.map(({ nuggets }) => nuggets)).toEqual(Array(seats).fill(3));
    expect(started({ seats }).players.map(({ nuggets }) => nuggets)).toEqual(Array(seats).fill(3));
  });

  test.each(TABLES)(
    'CO-SET-03: with %i players chance decides who calls first, the same for the same seed',
    (seats) => {
      const callerOf = (seed: string) => begin({ seats, seed, firstCaller: null }).state.caller;
      const callers = seeds(60 * seats).map(callerOf);
      for (let seat = 0; seat < seats; seat++) {
        const often = callers.filter((caller) => caller === seat).length;
        expect(often).toBeGreaterThan(35);
        expect(often).toBeLessThan(85);
      }
      expect(seeds(20).map(callerOf)).toEqual(callers.slice(0, 20));
    },
  );

  test('CO-SET-03: the player whom the host names calls first, and must have a seat', () => {
    for (const seats of TABLES)
      for (let firstCaller = 0; firstCaller < seats; firstCaller++) {
        const state = started({ seats, firstCaller });
        expect(state.caller).toBe(firstCaller);
        expect(rules.deciders(state)).toEqual([firstCaller]);
      }
    expect(refusal(() => newMatch(2, { firstCaller: 2 }))).toBe('bad-seat-count');
    for (const firstCaller of [4, -1, 0.5]) expect(refusal(() => newMatch(4, { firstCaller }))).toBe('bad-options');
  });
});

describe('the cards', () => {
  const allCards = ({ pile, players }: ColoradoState): number[] =>
    [...pile, ...players.flatMap(({ hand, area }) => [...hand, 31 - Math.clz32(area)])].sort((a, b) => a - b);

  test('CO-SET-04: all 78 cards are shuffled: the same cards in another order for another seed', () => {
    const box78 = box.copies.flatMap((copies, card) => Array<number>(copies).fill(card));
    const games = seeds(120).map((seed) => begin({ seed }).state);
    for (const state of games.slice(0, 5)) expect(allCards(state)).toEqual(box78);
    expect(new Set(games.map(({ pile }) => pile.join())).size).toBe(games.length);
    // every family comes up on top and at the bottom, about as often as the others
    for (const at of [0, -1])
      for (const colour of COLOURS.keys()) {
        const often = games.filter(({ pile }) => Math.floor(pile.at(at)! / 3) === colour).length;
        expect(often).toBeGreaterThan(8);
        expect(often).toBeLessThan(36);
      }
  });

  test('CO-SET-04: the pile lies face down: only its height is public', () => {
    const { state } = begin();
    const other = rules.clone(state);
    other.pile.reverse();
    for (const viewer of viewersOf(3)) {
      expect(rules.view(state, viewer)).not.toHaveProperty('pile');
      expect(rules.view(state, viewer).pileSize).toBe(state.pile.length);
      expect(rules.view(other, viewer)).toEqual(rules.view(state, viewer));
    }
  });

  test.each([
    [2, 0, [4, 5]],
    [2, 1, [5, 4]],
    [3, 0, [4, 5, 6]],
    [3, 2, [5, 6, 4]],
    [4, 0, [4, 5, 6, 7]],
    [4, 1, [7, 4, 5, 6]],
    [4, 3, [5, 6, 7, 4]],
  ])('CO-SET-05: %i players, seat %i calls first: the hands hold %j cards', (seats, firstCaller, sizes) => {
    const { state, events } = begin({ seats, firstCaller });
    expect(state.players.map(({ hand }) => hand.length)).toEqual(sizes);
    for (const { seat, count } of only(events, 'dealt')) expect(count).toBe(sizes[seat]);
  });

  test('CO-SET-06: only the owner of a hand sees it, at any time', () => {
    const state = started();
    const isOwn = (state: ColoradoState) => {
      for (const viewer of viewersOf(3))
        for (const [seat, { hand, handSize }] of rules.view(state, viewer).players.entries()) {
          expect(handSize).toBe(playerOf(state, seat).hand.length);
          expect(hand).toEqual(seat === viewer ? playerOf(state, seat).hand : null);
        }
    };
    isOwn(begin().state); // while villages are chosen
    isOwn(state); // while another player calls
    const [call] = choicesOf(state, 0);
    act(state, 0, call!);
    isOwn(state);
  });

  test('CO-SET-06: no event shows other players the dealt cards', () => {
    const { state, events } = begin();
    for (const viewer of viewersOf(3)) {
      const dealt = only(eventsFor(viewer, events), 'dealtCards');
      expect(dealt.map(({ seat, cards }) => ({ seat, cards }))).toEqual(
        viewer === 'spectator' ? [] : [{ seat: viewer, cards: playerOf(state, viewer).hand }],
      );
      expect(only(eventsFor(viewer, events), 'dealt')).toHaveLength(3);
    }
  });

  test('CO-SET-07: after the hands everybody lays one more card open', () => {
    const { state, events } = begin({ seats: 4, firstCaller: 2 });
    const types = typesOf(eventsFor('spectator', events));
    expect(types).toEqual(['dealt', 'dealt', 'dealt', 'dealt', 'laidOpen', 'laidOpen', 'laidOpen', 'laidOpen']);
    for (const { seat, card } of only(events, 'laidOpen'))
      for (const viewer of viewersOf(4)) expect(rules.view(state, viewer).players[seat]!.area).toEqual([card]);
    // it comes from the pile, not from the hand
    expect(state.pile).toHaveLength(78 - (4 + 5 + 6 + 7) - 4);
  });
});

describe('the Route Sheets and the villages', () => {
  test('CO-SET-08: everybody ticks the own line of each zone and no other', () => {
    const player = () => ({ hand: ['red 1' as const], ticked: ['V1'], stations: ['r1', 'r2'] });
    for (const seat of [0, 1, 2, 3]) {
      const state = acting({ players: [player(), player(), player(), player()] }, 'tick');
      const before = structuredClone(state.players);
      act(state, seat, { do: 'tickStation', station: station('r3') });
      act(state, seat, { do: 'discover', region: region('L2') });
      expect(state.players.map(({ flags }) => flags[2])).toEqual([0, 1, 2, 3].map((each) => (each === seat ? 1 : 0)));
      for (const other of [0, 1, 2, 3]) if (other !== seat) expect(playerOf(state, other)).toEqual(before[other]);
    }
  });

  test('CO-SET-09: the sheet has exactly two red flags', () => {
    const villages = sample.content.sheet.regions.filter(({ kind }) => kind === 'village');
    expect(villages.map(({ flag }) => flag.id)).toHaveLength(2);
    expect(box.villages).toEqual([V1, V2]);
  });

  test('CO-SET-10: everybody starts in one of the two villages, freely chosen', () => {
    const { state } = begin();
    for (const seat of [0, 1, 2])
      expect(choicesOf(state, seat)).toEqual([
        { do: 'village', region: V1 },
        { do: 'village', region: V2 },
      ]);
    act(state, 0, { do: 'village', region: V2 });
    // two players may start in the same one
    expect(choicesOf(state, 1)).toHaveLength(2);
    act(state, 1, { do: 'village', region: V2 });
    act(state, 2, { do: 'village', region: V1 });
    const flags = state.players.map(({ ticks }) => ticks.flatMap((bits, at) => (bits === 0 ? [] : [[at, bits]])));
    expect(flags).toEqual([[[V2, 1]], [[V2, 1]], [[V1, 1]]]);
  });

  test('CO-SET-10: no other region can be the first', () => {
    const { state } = begin();
    for (const [at, { kind }] of box.regions.entries())
      expect(forbids(state, 0, { do: 'village', region: at })).toBe(
        KINDS[kind] === 'village' ? undefined : 'CO-SET-10',
      );
    expect(refusal(() => act(state, 0, { do: 'village', region: region('L1') }))).toBe('CO-SET-10');
  });

  test('CO-SET-11: with the village the first box of the own village track is ticked', () => {
    const { state } = begin();
    act(state, 0, { do: 'village', region: V1 });
    act(state, 1, { do: 'village', region: V2 });
    expect(state.players.map(({ flags }) => flags)).toEqual(Array(3).fill([0, 0, 0, 0]));
    const events = act(state, 2, { do: 'village', region: V2 });
    expect(state.players.map(({ flags }) => flags)).toEqual(Array(3).fill([1, 0, 0, 0]));
    expect(only(events, 'tickedBox').map(({ seat, zone, box }) => [seat, zone, box])).toEqual([
      [0, 'village', 0],
      [1, 'village', 0],
      [2, 'village', 0],
    ]);
  });

  test.each([
    ['V2', 'village', 1, ['V1', 'D2']],
    ['D3', 'desert', 0, ['V2']],
    ['D1', 'desert', 1, ['V1', 'D2', 'L2']],
    ['L1', 'lake', 0, ['V2']],
    ['L1', 'lake', 1, ['V2', 'L3']],
    ['F1', 'forest', 0, ['V1']],
    ['F2', 'forest', 1, ['V1', 'F1', 'L2']],
  ])('CO-SET-12: the flag of %s ticks the first empty box of the %s zone, box %i', (name, zone, at, ticked) => {
    const area = ['grey 1', 'grey 2', 'grey 3'] as const;
    const { state } = endTurn({ players: [{ area: [...area], ticked }, {}] });
    const before = playerOf(state, 0).flags.slice();
    const events = act(state, 0, { do: 'turnIn', colour: 2, region: region(name) });
    expect(only(events, 'tickedBox').map(({ seat, zone, box }) => [seat, zone, box])).toEqual([[0, zone, at]]);
    const kind = (KINDS as readonly string[]).indexOf(zone);
    before[kind]!++;
    expect(playerOf(state, 0).flags).toEqual(before);
    expect(before[kind]).toBe(at + 1);
  });

  test('CO-SET-12: a flag that an icon ticks counts alike', () => {
    const state = acting({ players: [{ ticked: ['V1'], stations: ['r1', 'r2'] }, {}] }, 'tick');
    act(state, 0, { do: 'tickStation', station: station('r3') });
    const events = act(state, 0, { do: 'discover', region: region('F1') });
    expect(only(events, 'tickedBox')).toMatchObject([{ seat: 0, zone: 'forest', box: 0 }]);
  });

  test('CO-SET-11: the game begins when all villages are chosen', () => {
    const { state } = begin({ firstCaller: 1 });
    expect(rules.deciders(state)).toEqual([0, 1, 2]);
    const events = everybody(state, { do: 'village', region: V1 });
    expect(only(events, 'turnBegan')).toMatchObject([{ turn: 1, caller: 1 }]);
    expect(choicesOf(state, 1)).toContainEqual({ do: 'call', target: 0, card: expect.any(Number) });
    expect(choicesOf(state, 0)).toEqual([]);
  });
});
