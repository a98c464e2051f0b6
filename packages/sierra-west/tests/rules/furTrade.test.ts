/** 5.10: Fur Trade. */
import { describe, expect, test } from 'vitest';
import { type Animal, COMMON_ANIMALS, type Mode } from '../../src/index.ts';
import { playerOf } from '../../src/players.ts';
import { faceUp, goodsOf } from '../helpers/goods.ts';
import { act, choicesOf, eventsOf, plain, promptOf, walk } from '../helpers/play.ts';
import { give, type Scene, turnWith } from '../helpers/scenes.ts';

/** Seat 0 has these tiles face-up and stands on the first of two Fur Trade icons. */
function trader(animals: Animal[], mode: Mode = 'apple-hill'): Scene {
  const scene = turnWith({ seats: 3, mode, green: ['fur', 'fur'] });
  give(scene, 0, { animals: animals.reduce((bits, animal) => bits | faceUp(animal), 0) });
  walk(scene, 'green', 1);
  return scene;
}

const trade = (scene: Scene): void => {
  act(scene, 0, plain('green'));
};

describe('common animals', () => {
  test.each([
    ['rabbit', [1, 0, 0, 0, 0]],
    ['beaver', [0, 1, 0, 0, 0]],
    ['fox', [0, 0, 1, 0, 0]],
    ['bear', [0, 0, 0, 1, 0]],
  ] as const)('SW-FUR-02: a %s brings its one good', (animal, goods) => {
    const scene = trader([animal]);
    trade(scene);
    expect(goodsOf(scene)).toEqual(goods);
    expect(eventsOf(scene, 'furTraded')).toEqual([{ type: 'furTraded', player: 0, animals: [animal] }]);
    expect(promptOf(scene)).toBe('pioneer');
  });

  test('SW-FUR-01: every face-up tile works, all stay face-up and work again', () => {
    const scene = trader([...COMMON_ANIMALS]);
    const up = playerOf(scene.state, 0).animals;
    trade(scene);
    expect(goodsOf(scene)).toEqual([1, 1, 1, 1, 0]);
    walk(scene, 'green', 2);
    trade(scene);
    expect(goodsOf(scene)).toEqual([2, 2, 2, 2, 0]);
    expect(playerOf(scene.state, 0).animals).toBe(up);
  });

  test('SW-FUR-01: face-down tiles and those of others bring nothing', () => {
    const scene = trader(['beaver']);
    give(scene, 1, { animals: faceUp('rabbit') | faceUp('bear') });
    trade(scene);
    expect(goodsOf(scene)).toEqual([0, 1, 0, 0, 0]);
    expect(goodsOf(scene, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-FUR-01: with no tile face-up it may be used for nothing', () => {
    const scene = trader([]);
    trade(scene);
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
    expect(eventsOf(scene, 'furTraded')).toEqual([{ type: 'furTraded', player: 0, animals: [] }]);
  });

  test.each([
    ['boats-and-banjos', 'raccoon'],
    ['gold-rush', 'marmot'],
    ['outlaws-and-outposts', 'badger'],
  ] as const)('SW-FUR-01: with the animal of the mode the common ones are not forgotten (%s)', (mode, animal) => {
    const scene = trader([...COMMON_ANIMALS, animal], mode);
    trade(scene);
    act(scene, 0, choicesOf(scene)[0]!);
    expect(goodsOf(scene)).toEqual([1, 1, 1, 1, 0]);
    expect(eventsOf(scene, 'furTraded')).toEqual([]); // one trade, not a second after the choice
    expect(promptOf(scene)).toBe('pioneer');
    expect(playerOf(scene.state, 0).animals).toBe([...COMMON_ANIMALS, animal].reduce((bits, a) => bits | faceUp(a), 0));
  });
});

describe('the animal of the mode', () => {
  test('SW-FUR-03: the deer adds a green and a red apple without a question', () => {
    const scene = trader(['deer']);
    scene.state.apples = [2, 3];
    trade(scene);
    expect(scene.state.apples).toEqual([3, 4]);
    expect(promptOf(scene)).toBe('pioneer');
    expect(goodsOf(scene)).toEqual([0, 0, 0, 0, 0]);
  });

  test('SW-FUR-03: a colour that is full stays at 6', () => {
    const scene = trader(['deer']);
    scene.state.apples = [6, 5];
    trade(scene);
    expect(scene.state.apples).toEqual([6, 6]);
  });

  test('SW-FUR-04: the raccoon brings one fish of any colour that is available', () => {
    const scene = trader(['raccoon'], 'boats-and-banjos');
    scene.state.fish = [2, 0, 1];
    trade(scene);
    expect(choicesOf(scene)).toEqual([
      { do: 'takeFish', fish: 'trout' },
      { do: 'takeFish', fish: 'salmon' },
    ]);
    act(scene, 0, { do: 'takeFish', fish: 'salmon' });
    expect(playerOf(scene.state, 0).fish).toEqual([0, 0, 1]);
    expect(scene.state.fish).toEqual([2, 0, 0]);
  });

  test('SW-FUR-04: with one colour left there is no question, with none no fish', () => {
    const one = trader(['raccoon'], 'boats-and-banjos');
    one.state.fish = [0, 1, 0];
    trade(one);
    expect(playerOf(one.state, 0).fish).toEqual([0, 1, 0]);
    expect(one.state.fish).toEqual([0, 0, 0]);
    const none = trader(['raccoon', 'fox'], 'boats-and-banjos');
    none.state.fish = [0, 0, 0];
    trade(none);
    expect(playerOf(none.state, 0).fish).toEqual([0, 0, 0]);
    expect(goodsOf(none)).toEqual([0, 0, 1, 0, 0]);
    expect(promptOf(none)).toBe('pioneer');
  });

  test.each([
    ['dynamite', 'the supply', -1],
    ['dynamite', 'a player', 2],
    ['lantern', 'the supply', -1],
    ['lantern', 'a player', 2],
  ] as const)('SW-FUR-05: the marmot takes the %s from %s and leaves the other card', (card, _name, owner) => {
    const scene = trader(['marmot'], 'gold-rush');
    Object.assign(scene.state, { dynamite: owner, lantern: owner });
    trade(scene);
    expect(choicesOf(scene)).toEqual([
      { do: 'takeCard', card: 'dynamite' },
      { do: 'takeCard', card: 'lantern' },
    ]);
    act(scene, 0, { do: 'takeCard', card });
    expect(scene.state).toMatchObject({ dynamite: owner, lantern: owner, [card]: 0 });
    expect(eventsOf(scene, 'cardTaken')).toEqual([{ type: 'cardTaken', player: 0, card, from: owner }]);
  });

  test.each([
    ['the supply', -1],
    ['a player', 1],
  ])('SW-FUR-06: the badger takes the Sheriff from %s', (_name, owner) => {
    const scene = trader(['badger'], 'outlaws-and-outposts');
    scene.state.sheriff = owner;
    trade(scene);
    expect(choicesOf(scene)).toEqual([{ do: 'takeCard', card: 'sheriff' }, { do: 'takeBullets' }]);
    act(scene, 0, { do: 'takeCard', card: 'sheriff' });
    expect(scene.state.sheriff).toBe(0);
    expect(playerOf(scene.state, 0).bullets).toBe(0);
  });

  test.each([
    [0, 2],
    [4, 6],
    [5, 6],
    [6, 6],
  ])('SW-FUR-06: or 2 bullets, never above 6: from %i to %i', (before, after) => {
    const scene = trader(['badger'], 'outlaws-and-outposts');
    give(scene, 0, { bullets: before });
    trade(scene);
    act(scene, 0, { do: 'takeBullets' });
    expect(playerOf(scene.state, 0).bullets).toBe(after);
    expect(scene.state.sheriff).toBe(-1);
  });

  test('SW-FUR-03, SW-FUR-04, SW-FUR-05, SW-FUR-06: a face-down mode animal does nothing', () => {
    const modes: Mode[] = ['apple-hill', 'boats-and-banjos', 'gold-rush', 'outlaws-and-outposts'];
    for (const mode of modes) {
      const scene = trader([...COMMON_ANIMALS], mode);
      trade(scene);
      expect(promptOf(scene)).toBe('pioneer');
      expect(scene.state).toMatchObject({ apples: [0, 0], dynamite: -1, lantern: -1, sheriff: -1 });
      expect(playerOf(scene.state, 0)).toMatchObject({ fish: [0, 0, 0], bullets: 0 });
    }
  });
});
