import { describe, expect, test } from 'vitest';
import {
  animalsShown,
  cabinStates,
  coveredIcons,
  hazardsOf,
  isMandatory,
  muleOf,
  pathsOf,
  type SierraWestEvent,
  SLOTS,
  usedPlaces,
} from '../src/index.ts';
import { CAMP, GREY_CABIN } from '../src/places.ts';
import { camp, occupy } from './helpers/cabins.ts';
import { iconOf } from './helpers/icons.ts';
import { act, pass, walk } from './helpers/play.ts';
import { begin, give, reveal, type Scene, space, turnWith } from './helpers/scenes.ts';

const { box } = begin().rules;
const viewOf = ({ rules, state }: Scene) => rules.view(state, 0);

describe('three cards in a row', () => {
  test('SW-PLAN-02: nine of their fifteen icons are on a path, the other six are covered', () => {
    const view = { mode: 'gold-rush' } as const;
    for (const cards of [
      [0, 1, 2],
      [2, 0, 1],
      [40, 3, 8],
    ]) {
      // biome-ignore format: one line
      const covered = coveredIcons(box, view, cards);
      expect(covered.map(({ at, slot }) => `${at} ${SLOTS[slot]}`)).toEqual([
        ...['0 MID', '1 GF', '1 TF', '1 GL', '1 TL', '2 MID'],
      ]);
      const { green, tan } = pathsOf(box, view, cards);
      const all = [...green, ...tan, ...covered].map(({ icon }) => JSON.stringify(icon)).sort();
      const printed = cards.flatMap((card) => box.kits['gold-rush'].cards[card]!.icons);
      expect(all).toEqual(printed.map((icon) => JSON.stringify(icon)).sort());
    }
  });

  test('SW-PLAN-04, SW-TRAP-02: the animals of the outer cards, and who could trap them', () => {
    const scene = reveal({ seats: 3, animals: ['rabbit', 'fox', 'rabbit'] });
    const trappers = () => animalsShown(scene.rules.box, viewOf(scene), 0, [0, 1, 2]);
    expect(trappers()).toEqual([{ animal: 'rabbit', at: [0, 2], trappers: [] }]);
    give(scene, 1, { basics: [0, 1, 0] });
    give(scene, 2, { basics: [1, 1, 0], animals: 1 });
    expect(trappers()).toEqual([{ animal: 'rabbit', at: [0, 2], trappers: [1] }]);
    expect(animalsShown(scene.rules.box, viewOf(scene), 0, [1, 0, 2])).toEqual([
      { animal: 'fox', at: [0], trappers: [1, 2] },
      { animal: 'rabbit', at: [2], trappers: [1] },
    ]);
  });

  test('SW-PATH-06: hazards, with the space where their price is due', () => {
    const scene = turnWith({ tan: ['food', 'bear', 'food', 'bear'], green: ['apples10'] });
    const found = hazardsOf(scene.rules.box, viewOf(scene), [0, 1, 2]);
    expect(found.map(({ path, space, paid, passedFrom }) => ({ path, space, paid, passedFrom }))).toEqual([
      { path: 'green', space: 1, paid: 0, passedFrom: null },
      { path: 'tan', space: 2, paid: 1, passedFrom: null },
      { path: 'tan', space: 4, paid: 2, passedFrom: null },
    ]);
    expect(isMandatory(iconOf('bear'))).toBe(true);
    expect(isMandatory(iconOf('shovel'))).toBe(false);
  });

  test('SW-BOAT-07: a banjo hazard names the banjos that let a pioneer pass', () => {
    const hazard = (tan: string[]) => {
      const scene = turnWith({ mode: 'boats-and-banjos', green: ['food', 'banjo'], tan });
      return hazardsOf(scene.rules.box, viewOf(scene), [0, 1, 2])[0];
    };
    expect(hazard(['food', 'dueling', 'food', 'shovel'])).toMatchObject({ space: 2, passedFrom: [2] });
    expect(hazard(['food', 'shovel', 'food', 'shovel'])).toMatchObject({ space: 2, passedFrom: [] });
  });
});

describe('usedPlaces', () => {
  test('SW-PATH-04: marks used icons, not skipped ones, until the pass', () => {
    const scene = turnWith({ green: ['food', 'wood', 'boots2'], tan: ['stone', 'shovel', 'wood'] });
    const events: SierraWestEvent[] = [];
    const doing = (choice: object): number[] => {
      events.push(...act(scene, 0, choice));
      return usedPlaces(events);
    };
    const steps = (pioneer: 'green' | 'tan', n: number): void => {
      for (let i = 0; i < n; i++) doing({ do: 'step', pioneer });
    };
    doing({ do: 'enter', pioneer: 'green' });
    steps('green', 1);
    expect(doing({ do: 'use', pioneer: 'green' })).toEqual([space('green', 1)]);
    steps('green', 2);
    expect(usedPlaces(events)).toEqual([space('green', 1)]);
    expect(doing({ do: 'climb', boot: 'green' })).toEqual([space('green', 1), space('green', 3)]);
    doing({ do: 'enter', pioneer: 'tan' });
    steps('tan', 3);
    expect(doing({ do: 'use', pioneer: 'tan' })).toContain(space('tan', 3));
    expect(doing({ do: 'pass' })).toEqual([]);
  });

  test('SW-CABIN-G4: a space that is visited again can be used again', () => {
    const scene = camp(['G4'], { green: ['food', 'wood'], tokens: 2 });
    const events: SierraWestEvent[] = [];
    occupy(scene, 'G4');
    for (const choice of [
      { do: 'enter', pioneer: 'green' },
      { do: 'step', pioneer: 'green' },
      { do: 'use', pioneer: 'green' },
      { do: 'step', pioneer: 'green' },
      { do: 'backtrack' },
    ])
      events.push(...act(scene, 0, choice));
    expect(usedPlaces(events)).toEqual([]);
    events.push(...act(scene, 0, { do: 'use', pioneer: 'green' }));
    expect(usedPlaces(events)).toEqual([space('green', 1)]);
  });
});

describe('cabinStates', () => {
  test('SW-ASSIGN-06: empty, idle, active while occupied, used once a `1x` cabin has been used', () => {
    const scene = camp(['G4'], { green: ['food', 'wood'], tokens: 2 });
    const states = () => cabinStates(scene.rules.box, viewOf(scene), 0);
    expect(states()).toEqual(['idle', 'empty', 'empty', 'empty']);
    occupy(scene, 'G4');
    expect(states()[0]).toBe('active');
    walk(scene, 'green', 2);
    act(scene, 0, { do: 'backtrack' });
    expect(states()[0]).toBe('used');
    expect(cabinStates(scene.rules.box, viewOf(scene), 1)).toEqual(['empty', 'empty', 'empty', 'empty']);
    pass(scene);
    expect(states()[0]).toBe('idle');
  });

  test('SW-CABIN-G6: the Meeting Lodge makes the other green cabins active', () => {
    const scene = camp(['G6', 'G7', 'T1']);
    occupy(scene, 'G6');
    expect(cabinStates(scene.rules.box, viewOf(scene), 0)).toEqual(['active', 'active', 'empty', 'idle']);
  });
});

test('SW-MULE-05: the mule is in the camp of its owner except in their turn', () => {
  const scene = turnWith();
  expect(muleOf(viewOf(scene), 0)).toBe(null);
  scene.state.mule = 0;
  expect(muleOf(viewOf(scene), 0)).toBe(CAMP);
  act(scene, 0, { do: 'muleToCabin' });
  expect(muleOf(viewOf(scene), 0)).toBe(GREY_CABIN);
  expect(muleOf(viewOf(scene), 1)).toBe(null);
});
