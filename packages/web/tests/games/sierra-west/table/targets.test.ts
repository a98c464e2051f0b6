import { createMatch, createRandom, pick } from '@cordillera/engine';
import {
  pickBiased,
  type SierraWestChoice,
  type SierraWestRules,
  type SierraWestTypes,
  sierraWest,
} from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { targetsIn } from '../../../../src/games/sierra-west/table/targets.ts';
import { type TargetModel, type TargetOf, targetModel } from '../../../../src/table/targets/targets.ts';

const games = [
  { options: { mode: 'apple-hill' }, seats: 3 },
  { options: { mode: 'apple-hill', advancedPlanning: true }, seats: 2 },
  { options: { mode: 'boats-and-banjos' }, seats: 4 },
  { options: { mode: 'gold-rush' }, seats: 2 },
  { options: { mode: 'outlaws-and-outposts' }, seats: 3 },
  { options: { mode: 'gold-rush', hastings: { mule: true } }, seats: 1 },
] as const;
const kinds = new Set<SierraWestChoice['do']>();

/** Kinds of choices that can share all their targets, so that a menu decides; other kinds never appear in a menu. */
const inMenus: readonly SierraWestChoice['do'][] = [
  'step',
  'use',
  'takeDamage',
  'summit',
  'climb',
  'advance',
  'sellFish',
  'load',
  'trade',
  'backtrack',
  'shortcut',
];

/**
 * The problem found when the targets of a choice are touched in order; nothing when the choice is played, or in the
 * menu.
 */
function wrongIn(choices: readonly SierraWestChoice[], targetOf: TargetOf<SierraWestChoice>): string[] {
  const models = new Map<string, TargetModel<SierraWestChoice>>();
  const modelOf = (picked: readonly string[]): TargetModel<SierraWestChoice> => {
    const key = picked.join();
    if (!models.has(key)) models.set(key, targetModel({ choices, targetOf, picked }));
    return models.get(key)!;
  };
  return choices.flatMap((choice) => {
    const path = targetOf(choice);
    const wrong = (what: string): string[] => [`${what}: ${JSON.stringify(choice)} by ${path.join(', ')}`];
    if (path.length === 0 || /undefined|null|NaN|-1/.test(path.join())) return wrong('no way');
    let picked: readonly string[] = [];
    for (const [i, id] of path.entries()) {
      const touch = modelOf(picked).touch(id);
      if (touch.kind === 'choose') return touch.choice === choice && i === path.length - 1 ? [] : wrong('another');
      if (touch.kind !== 'pick') return wrong(touch.kind);
      picked = touch.picked;
    }
    const { menu } = modelOf(picked);
    if (!menu.includes(choice)) return wrong('not in the menu');
    return menu.every(({ do: what }) => inMenus.includes(what)) ? [] : wrong('a menu');
  });
}

describe.each(games)('%j', ({ options, seats }) => {
  const match = createMatch<SierraWestTypes>(sierraWest, {
    options: options as unknown as SierraWestTypes['Options'],
    seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}` })),
    seed: '7'.repeat(32),
  });
  const { box } = match.rules as SierraWestRules;
  const random = createRandom(`touch ${JSON.stringify(options)}`);

  test('every choice is reached through its targets, alone or in a menu at the last of them', () => {
    for (let i = 0; i < 2000 && match.result() === null; i++) {
      const decisions = match.decisions();
      for (const { seat, choices } of decisions) {
        // sample the drafts: they are many and alike
        if (choices.length > 40 && i % 20 > 0) continue;
        const targetOf = targetsIn(box, match.view(i % 2 ? seat : 'spectator'));
        for (const choice of choices) kinds.add(choice.do);
        expect(wrongIn(choices, targetOf)).toEqual([]);
      }
      const { seat, choices, forward } = pick(
        random,
        decisions.filter((decision) => decision.forward > 0),
      );
      const drafts = decisions.find((decision) => decision.forward === 0);
      if (drafts && i % 50 === 0) match.choose(drafts.seat, drafts.choices.at(-1)!);
      match.choose(seat, choices[pickBiased(choices.slice(0, forward), random)]!);
    }
  });
});

test('these games cover nearly all kinds of choices', () => {
  const common: SierraWestChoice['do'][] = [
    ...['plan', 'draft', 'undraft', 'trap', 'track', 'decline', 'assign', 'muleToCabin', 'enter', 'step', 'use'],
    ...['takeDamage', 'summit', 'climb', 'advance', 'changeGold', 'pass', 'pay', 'claim', 'build', 'loseCabin'],
    ...['wagonBack', 'homestead', 'again', 'stop'],
  ] as SierraWestChoice['do'][];
  const ofModes: SierraWestChoice['do'][] = [
    ...(['payApples', 'paddle', 'sellFish', 'takeFish', 'blast', 'load', 'takeCard', 'shoot'] as const),
  ];
  expect([...common, ...ofModes].filter((kind) => !kinds.has(kind))).toEqual([]);
});
