import type { Blocked } from '@cordillera/engine';
import { describe, expect, test, vi } from 'vitest';
import { commonStart, shortenTargetPaths } from '../../../src/table/plain/plainTargets.ts';
import { type TargetModel, targetModel } from '../../../src/table/targets/targets.ts';

type Choice =
  | { do: 'lay'; card: number; place: string }
  | { do: 'sell'; card: number }
  | { do: 'swap'; first: string; second: string }
  | { do: 'takeBack'; card: number }
  | { do: 'trade'; into: string }
  | { do: 'ready' };

const touched: { [Kind in Choice['do']]: (choice: Extract<Choice, { do: Kind }>) => readonly string[] } = {
  lay: ({ card, place }) => [`card ${card}`, `place ${place}`],
  sell: ({ card }) => [`card ${card}`],
  swap: ({ first, second }) => [first, second],
  takeBack: ({ card }) => [`card ${card}`],
  trade: () => ['market'],
  ready: () => ['button ready'],
};
const targetOf = (choice: Choice): readonly string[] => touched[choice.do](choice as never);

const model = (
  choices: readonly Choice[],
  picked: readonly string[] = [],
  blocked?: () => readonly Blocked<Choice>[],
): TargetModel<Choice> => targetModel({ choices, targetOf, picked, ...(blocked && { blocked }) });

const lay = (card: number, place: string): Choice => ({ do: 'lay', card, place });
const ready: Choice = { do: 'ready' };
const table = [lay(1, 'a'), lay(1, 'b'), lay(2, 'b'), { do: 'takeBack', card: 7 } as Choice, ready];

describe('with nothing picked', () => {
  test('the first targets are possible, each once and in the order of the decision', () => {
    const { next, stateOf, menu, picked } = model(table);
    expect(next).toEqual(['card 1', 'card 2', 'card 7', 'button ready']);
    expect(next.map(stateOf)).toEqual(['possible', 'possible', 'possible', 'possible']);
    expect(stateOf('place a')).toBe('idle');
    expect(menu).toEqual([]);
    expect(picked).toEqual([]);
  });

  test('one touch is enough where it determines the choice', () => {
    expect(model(table).touch('button ready')).toEqual({ kind: 'choose', choice: ready });
    expect(model(table).touch('card 7')).toEqual({ kind: 'choose', choice: { do: 'takeBack', card: 7 } });
  });

  test('a target that leads on is picked, even if only one place is left for it', () => {
    expect(model(table).touch('card 2')).toEqual({ kind: 'pick', picked: ['card 2'] });
    expect(model(table).leadsOn('card 2')).toBe(true);
    expect(model(table).leadsOn('card 7')).toBe(false);
    expect(model(table).leadsOn('place a')).toBe(false);
  });

  test('a target of no choice does nothing', () => {
    expect(model(table).touch('place a')).toEqual({ kind: 'nothing' });
    expect(model([]).next).toEqual([]);
  });
});

describe('with a card picked', () => {
  test('its places and other cards are possible, and nothing else of the second step', () => {
    const { next, stateOf } = model(table, ['card 2']);
    expect(next).toEqual(['place b']);
    expect(stateOf('card 2')).toBe('picked');
    expect(stateOf('place b')).toBe('possible');
    expect(stateOf('place a')).toBe('idle');
    expect(stateOf('card 1')).toBe('possible');
    expect(stateOf('button ready')).toBe('possible');
  });

  test('a place makes the choice, another card replaces it, the same card is put back', () => {
    const { touch } = model(table, ['card 1']);
    expect(touch('place b')).toEqual({ kind: 'choose', choice: lay(1, 'b') });
    expect(touch('card 2')).toEqual({ kind: 'pick', picked: ['card 2'] });
    expect(touch('card 1')).toEqual({ kind: 'pick', picked: [] });
    expect(touch('button ready')).toEqual({ kind: 'choose', choice: ready });
  });

  test('a card that a new decision no longer lists is not picked any more', () => {
    expect(model([ready], ['card 1']).picked).toEqual([]);
    expect(model([lay(1, 'a')], ['card 1', 'place b']).picked).toEqual(['card 1']);
    expect(model([{ do: 'takeBack', card: 1 }], ['card 1']).picked).toEqual([]);
  });
});

describe('choices that share a target', () => {
  const trades: Choice[] = [
    { do: 'trade', into: 'wood' },
    { do: 'trade', into: 'stone' },
  ];

  test('are a menu there once it is touched', () => {
    const closed = model([...trades, ready]);
    expect(closed.menu).toEqual([]);
    expect(closed.touch('market')).toEqual({ kind: 'pick', picked: ['market'] });
    const open = model([...trades, ready], ['market']);
    expect(open.menu).toEqual(trades);
    expect(open.next).toEqual([]);
    expect(open.touch('market')).toEqual({ kind: 'pick', picked: [] });
  });

  test('are found at a target that completes one choice and leads on to others', () => {
    const sell: Choice = { do: 'sell', card: 1 };
    const { menu, next } = model([sell, lay(1, 'a')], ['card 1']);
    expect(menu).toEqual([sell]);
    expect(next).toEqual(['place a']);
  });

  test('are listed by the targets that they begin with', () => {
    expect(model(table).under('card 1')).toEqual([lay(1, 'a'), lay(1, 'b')]);
    expect(model(table).under('card 1', 'place b')).toEqual([lay(1, 'b')]);
    expect(model(table).under()).toEqual(table);
  });
});

test('a table without pictures needs no more touches than necessary', () => {
  const short = shortenTargetPaths(table, targetOf);
  expect(table.map(short)).toEqual([
    ['card 1', 'place a'],
    ['card 1', 'place b'],
    ['card 2'],
    ['card 7'],
    ['button ready'],
  ]);
  // a blocked choice is not in the list, and choices with identical targets stay as they are
  expect(short(lay(2, 'z'))).toEqual(['card 2', 'place z']);
  const trades: Choice[] = [
    { do: 'trade', into: 'wood' },
    { do: 'trade', into: 'stone' },
  ];
  expect(trades.map(shortenTargetPaths(trades, targetOf))).toEqual([['market'], ['market']]);
});

test('choices with the same beginning are labelled with it', () => {
  expect(commonStart(['Pay 2 wood for a homestead', 'Pay 2 wood for a cabin'])).toBe('Pay 2 wood for a…');
  expect(commonStart(['Lay the card: left', 'Lay the card: right'])).toBe('Lay the card…');
  expect(commonStart(['Climb', 'Pass'])).toBe('Climb…');
});

test('a path of three targets can replace one of them', () => {
  type Plan = readonly string[];
  const plans: Plan[] = [
    ['a', 'b', 'c'],
    ['a', 'c', 'b'],
    ['b', 'a', 'c'],
  ];
  const after = (...picked: string[]) => targetModel<Plan>({ choices: plans, targetOf: (plan) => plan, picked });
  expect(after('a').next).toEqual(['b', 'c']);
  expect(after('a', 'b').touch('c')).toEqual({ kind: 'choose', choice: plans[0] });
  expect(after('a', 'b').touch('a')).toEqual({ kind: 'pick', picked: [] });
  expect(after('a', 'b').touch('b')).toEqual({ kind: 'pick', picked: ['a'] });
  const alike = [
    ['a', 'b'],
    ['a', 'b'],
  ];
  expect(targetModel<Plan>({ choices: alike, targetOf: (plan) => plan, picked: ['a', 'b'] }).menu).toEqual(alike);
});

test('touching the same target twice in a row can be a choice instead of putting it back', () => {
  const twice: Choice = { do: 'swap', first: 'x', second: 'x' };
  expect(model([twice], ['x']).touch('x')).toEqual({ kind: 'choose', choice: twice });
});

describe('the reason of a blocked target', () => {
  const refused: Blocked<Choice>[] = [
    { choice: lay(1, 'z'), rule: 'X-1' },
    { choice: lay(9, 'a'), rule: 'X-2' },
    { choice: ready, rule: 'X-3' },
  ];

  test('is given for targets to which only blocked choices lead', () => {
    const now = model([lay(1, 'a')], [], () => refused);
    expect(now.stateOf('card 9')).toBe('blocked');
    expect(now.touch('card 9')).toEqual({ kind: 'why', rule: 'X-2' });
    expect(now.whyNot('button ready')).toBe('X-3');
    expect(now.stateOf('card 1')).toBe('possible');
    expect(now.whyNot('card 1')).toBeNull();
  });

  test('is given for the places of the picked card, not of any other', () => {
    const at = (card: string) => model([lay(1, 'a'), lay(2, 'a')], [card], () => refused);
    expect(at('card 1').stateOf('place z')).toBe('blocked');
    expect(at('card 1').whyNot('place z')).toBe('X-1');
    expect(at('card 2').stateOf('place z')).toBe('idle');
  });

  test('is given with a list of such targets, each once, after what is picked', () => {
    expect(model([lay(1, 'a')], [], () => refused).refused()).toEqual([
      { id: 'card 9', choice: lay(9, 'a') },
      { id: 'button ready', choice: ready },
    ]);
    expect(model([lay(1, 'a')], ['card 1'], () => refused).refused()).toEqual([{ id: 'place z', choice: lay(1, 'z') }]);
  });

  test('is computed once, and only when a player asks about a target that is not possible', () => {
    const blocked = vi.fn(() => refused);
    const now = model([lay(1, 'a')], [], blocked);
    now.stateOf('card 1');
    now.touch('card 1');
    expect(blocked).not.toHaveBeenCalled();
    now.stateOf('card 9');
    now.stateOf('card 8');
    expect(blocked).toHaveBeenCalledOnce();
  });
});
