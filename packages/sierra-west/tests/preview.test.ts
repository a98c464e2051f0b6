import { describe, expect, test } from 'vitest';
import { pathsOf } from '../src/index.ts';
import { iconOn, spaceAt } from '../src/paths.ts';
import { GREEN_START, TAN_START } from '../src/places.ts';
import { playerOf } from '../src/players.ts';
import { act, can, choicesOf, walk } from './helpers/play.ts';
import { begin, give, turnWith } from './helpers/scenes.ts';

describe('a preview', () => {
  test('SW-PATH-02: of a plan or a draft shows both paths as they will be when laid out', () => {
    const scene = begin({ seats: 2 });
    const { active } = scene.state;
    const waiting = 1 - active;
    for (const seat of [active, waiting]) {
      for (const choice of choicesOf(scene, seat)) {
        if (choice.do !== 'plan' && choice.do !== 'draft') continue;
        const { paths } = scene.rules.preview(scene.state, seat, choice);
        const laid = structuredClone(scene.state);
        playerOf(laid, seat).plan = choice.cards;
        for (const [pioneer, start] of [['green', GREEN_START], ['tan', TAN_START]] as const) // biome-ignore format: one line
          paths![pioneer].forEach(({ card, icon, paid }, at) => {
            const space = spaceAt(scene.rules.box, start + 1 + at)!;
            expect({ card, icon, paid }).toEqual({
              card: choice.cards[space.card],
              icon: iconOn(scene.rules.box, laid, playerOf(laid, seat), space),
              paid: space.paid,
            });
          });
      }
    }
  });

  test('of a plan shows nothing after it, and is final, unlike that of a draft', () => {
    const scene = begin({ seats: 2 });
    const { active } = scene.state;
    const [plan] = choicesOf(scene, active);
    expect(scene.rules.preview(scene.state, active, plan!)).toMatchObject({ points: 0, final: true, opens: [] });
    const [draft] = choicesOf(scene, 1 - active);
    expect(draft!.do).toBe('draft');
    expect(scene.rules.preview(scene.state, 1 - active, draft!)).toMatchObject({
      points: 0,
      final: false,
      opens: expect.arrayContaining([{ do: 'undraft' }]),
    });
  });

  test('of an icon shows its points, and has no paths', () => {
    const scene = turnWith({ green: ['token', 'food', 'food', 'food', 'food'] });
    walk(scene, 'green', 1);
    const use = { do: 'use', pioneer: 'green' } as const;
    expect(can(scene, 0, use)).toBe(true);
    const before = structuredClone(scene.state);
    const preview = scene.rules.preview(scene.state, 0, use);
    expect(preview).toMatchObject({ points: 1, final: false });
    expect(preview).not.toHaveProperty('paths');
    expect(preview.opens.some((choice) => choice.do === 'climb' && choice.boot === 'token')).toBe(true);
    expect(scene.state).toEqual(before);
    act(scene, 0, use);
    expect(scene.rules.score(scene.state).seats[0]!.total).toBe(scene.rules.score(before).seats[0]!.total + 1);
  });

  test('of a pass stops before the cards that are drawn', () => {
    const scene = turnWith();
    give(scene, 0, { gold: 3 });
    expect(scene.rules.preview(scene.state, 0, { do: 'pass' })).toEqual({ points: 0, final: true, opens: [] });
  });

  test('the paths belong to the caller', () => {
    const { rules, state } = begin({ seats: 2 });
    const { hand } = playerOf(state, 0);
    const first = pathsOf(rules.box, state, hand);
    first.green[0]!.icon = { icon: 'shovel' };
    first.green.length = 1;
    expect(pathsOf(rules.box, state, hand).green).toHaveLength(rules.box.green.length);
  });
});
