import { readFileSync } from 'node:fs';
import { addNoBreakSpaces } from '@cordillera/engine';
import {
  ANIMALS,
  type Box,
  CABIN_TYPES,
  FIRST_BASIC,
  FIRST_SPECIAL,
  MODES,
  type Mode,
  type PathIcon,
  PLAN_ACTIONS,
  type Summit,
  specialOf,
} from '@cordillera/sierra-west';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { AnimalToken } from '../../../../src/games/sierra-west/art/AnimalToken.tsx';
import { backSprite } from '../../../../src/games/sierra-west/art/backs.ts';
import { Cabin, CabinSpace } from '../../../../src/games/sierra-west/art/Cabin.tsx';
import { CardBack } from '../../../../src/games/sierra-west/art/CardBack.tsx';
import { CardFace } from '../../../../src/games/sierra-west/art/CardFace.tsx';
import { Die } from '../../../../src/games/sierra-west/art/Die.tsx';
import { GOODS } from '../../../../src/games/sierra-west/art/drawings.ts';
import {
  AppleMarker,
  Canoe,
  Frontiersman,
  HomesteadMarker,
  PioneerFigure,
  SeatSign,
  Wagon,
} from '../../../../src/games/sierra-west/art/Figures.tsx';
import { fittingSprite } from '../../../../src/games/sierra-west/art/fittings.ts';
import { Goods } from '../../../../src/games/sierra-west/art/Goods.tsx';
import { PathDisc, PathIconArt } from '../../../../src/games/sierra-west/art/PathDisc.tsx';
import { PlanCardFace, planIcon } from '../../../../src/games/sierra-west/art/PlanCardFace.tsx';
import { panoramaSprite } from '../../../../src/games/sierra-west/art/panorama.ts';
import { Ribbon } from '../../../../src/games/sierra-west/art/Ribbon.tsx';
import { SpecialFace } from '../../../../src/games/sierra-west/art/SpecialFace.tsx';
import { SpecialMini } from '../../../../src/games/sierra-west/art/SpecialMini.tsx';
import { FoldedSign, SummitSign } from '../../../../src/games/sierra-west/art/SummitSign.tsx';
import { specialSprite } from '../../../../src/games/sierra-west/art/specials.ts';
import { tornPath } from '../../../../src/games/sierra-west/art/tornPath.ts';
import { box } from '../../../../src/games/sierra-west/houseSet.ts';
import { LanguageProvider, languages } from '../../../../src/i18n/index.tsx';

const icons = readFileSync(new URL('../../../../src/games/sierra-west/art/icons.svg', import.meta.url), 'utf8');
const sprite = icons + panoramaSprite() + backSprite() + specialSprite() + fittingSprite();
const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
const known = new Set(ids);

/** Draws it in a language; every symbol used must be in the sprite, and no number NaN. */
function draw(node: ReactNode, language: string = 'en'): string {
  vi.stubGlobal('navigator', { languages: [language] });
  const markup = renderToStaticMarkup(createElement(LanguageProvider, null, node));
  vi.unstubAllGlobals();
  const missing = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!).filter((id) => !known.has(id));
  expect(missing).toEqual([]);
  expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  return markup;
}

test('the sprite has unique IDs and uses only its own symbols', () => {
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(
    [...sprite.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id!).filter((id) => !known.has(id)),
  ).toEqual([]);
  expect(sprite).not.toMatch(/NaN|undefined/);
});

test('a torn edge is the same each time, and computed only once', () => {
  const corners = [
    [0, 0],
    [90, 0],
    [90, 40],
  ] as const;
  expect(tornPath(corners, { seed: 1 })).toBe(tornPath(corners, { seed: 1 }));
  expect(tornPath(corners, { seed: 1 })).not.toBe(tornPath(corners, { seed: 2 }));
  expect(tornPath(corners, { seed: 1, keep: [0, 1, 2] })).toBe('M0 0l90 0 0 40z');
});

describe.each(MODES)('%s', (mode) => {
  test('every card of the house set is drawn', () => {
    const faces = new Set<string>();
    for (let card = 0; card < FIRST_SPECIAL; card++) faces.add(draw(createElement(CardFace, { box, mode, card })));
    // the starting cards of four colours differ by their stripe, the mode's card has none
    expect(faces.size).toBe(8 * 4 + 1 + (FIRST_SPECIAL - FIRST_BASIC));
    for (let card = 0; card < box.planCards.length; card++) draw(createElement(PlanCardFace, { box, mode, card }));
    box.kits[mode].specials.forEach((_, i) => {
      const card = FIRST_SPECIAL + i;
      draw(createElement(SpecialFace, { box, mode, card }));
      draw(createElement(SpecialMini, { box, mode, card, taken: 1, next: true }));
      draw(createElement(SpecialMini, { box, mode, card, width: 54, height: 98 }));
    });
  });

  test('every card back and every plan card of Hastings is drawn', () => {
    const backs = [1, 2, 3, 4, 5].map((row) => draw(createElement(CardBack, { mode, row })));
    expect(new Set([...backs, draw(createElement(CardBack, { mode, special: true }))]).size).toBe(6);
    expect(new Set(PLAN_ACTIONS.map((action) => planIcon(action, mode))).size).toBe(PLAN_ACTIONS.length);
  });
});

test.each(languages)('cards wear their name in %s', (language) => {
  const words = draw(createElement(CardFace, { box, mode: 'apple-hill', card: 0 }), language).match(
    /<text[^>]*>[^<]*/g,
  )!;
  const name = words.map((text) => text.slice(text.indexOf('>') + 1)).join(' ');
  expect(name).toBe(addNoBreakSpaces(language, box.content.starting[0]!.name[language]));
});

test.each(languages)('every name of the house set can be read on its card in %s', (language) => {
  const { starting, modeCards, modes } = box.content;
  const sets = MODES.flatMap((mode) => [modeCards[mode], ...modes[mode].cards, ...modes[mode].specials]);
  for (const { name } of [...starting, ...sets]) {
    const ribbon = draw(createElement(Ribbon, { name: addNoBreakSpaces(language, name[language]) }));
    // 12 px on a board of 1440 by 900, where a card is 226 px wide
    for (const [, size] of ribbon.matchAll(/font-size="([^"]+)"/g)) expect(Number(size)).toBeGreaterThan(15);
  }
});

/** Icons that a custom card set can contain, beyond those of the house set. */
const everyIcon: PathIcon[] = [
  ...(['food', 'wood', 'stone', 'gold'] as const).flatMap((resource) =>
    ([1, 2] as const).map((n): PathIcon => ({ icon: 'gain', resource, n })),
  ),
  ...([1, 2] as const).map((n): PathIcon => ({ icon: 'boots', n })),
  ...([1, 2, 'rapid'] as const).map((n): PathIcon => ({ icon: 'paddle', n })),
  ...([1, 2, 3, 4, 5, 'full'] as const).map((n): PathIcon => ({ icon: 'bullets', n })),
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((green) =>
    [0, 1, 2, 3, 4, 5, 6].map((red): PathIcon => ({ icon: 'gainApples', green, red })),
  ),
  ...(
    [
      'shovel',
      'mule',
      'furTrade',
      'bearHazard',
      'pairOfBoots',
      'harvest',
      'pan',
      'banjoHazard',
      'duelingBanjos',
      'fish',
      'mine',
      'lantern',
      'dynamite',
      'loadCart',
      'sheriff',
    ] as const
  ).map((icon): PathIcon => ({ icon })),
];

test('every path icon has a drawing of its own', () => {
  const drawn = everyIcon.map((icon) => draw(createElement(PathIconArt, { icon })));
  expect(new Set(drawn).size).toBe(everyIcon.length);
  for (const icon of everyIcon)
    for (const state of [undefined, 'used', 'covered'] as const)
      draw(createElement(PathDisc, { icon, state, paid: true }));
});

test('SW-PATH-06: mandatory icons, and only they, wear the red ring', () => {
  const red = everyIcon.filter((icon) => draw(createElement(PathDisc, { icon })).includes('#west-ring'));
  expect([...new Set(red.map(({ icon }) => icon))].sort()).toEqual(['banjoHazard', 'bearHazard', 'gainApples']);
});

const dear = { food: 20, wood: 20, stone: 20, any: 20, gold: 20, boots: 2 };
const everySummit: Summit[] = [
  ...(['food', 'wood', 'stone', 'any'] as const).map(
    (track): Summit => ({ action: 'homestead', cost: { food: 1, fish: { trout: 2, bass: 1 } }, track }),
  ),
  { action: 'homestead', cost: {}, track: 'any', repeat: true },
  { action: 'advanceWagon', cost: dear },
  ...(['green', 'red', 'any'] as const).map(
    (track): Summit => ({ action: 'appleHomestead', cost: { apples: { green: 6, red: 6, any: 12 } }, track }),
  ),
  {
    action: 'tradeApples',
    cost: { apples: { any: 2 } },
    gain: { food: 20, wood: 20, stone: 20, gold: 20 },
    repeat: true,
  },
  { action: 'tradeApples', cost: { apples: { red: 1 } }, gain: {} },
  { action: 'buyFish', repeat: true },
  { action: 'buyCart', cost: { stone: 2 } },
  { action: 'sixShooter' },
  { action: 'rifle' },
  { action: 'rifle', repeat: true },
];

test('every summit has a sign of its own, whatever its cost', () => {
  for (const Sign of [SummitSign, FoldedSign])
    expect(new Set(everySummit.map((summit) => draw(createElement(Sign, { summit })))).size).toBe(everySummit.length);
  expect(draw(createElement(SummitSign, { summit: { action: 'rifle', repeat: true } }))).toContain('#w-infinity');
  // SW-OUT-20: two bullets
  expect(draw(createElement(SummitSign, { summit: { action: 'rifle' } })).match(/#w-bullet"/g)).toHaveLength(2);
});

test('special cards of any set are drawn: no apples at all, nine pieces, six faces', () => {
  const other = (mode: Mode, part: object): Box => ({
    ...box,
    kits: {
      ...box.kits,
      [mode]: { ...box.kits[mode], specials: [{ ...specialOf(box.kits[mode], FIRST_SPECIAL), ...part }] },
    },
  });
  const strange: [Mode, object][] = [
    ['apple-hill', { orchard: { green: 0, red: 0 } }],
    ['apple-hill', { orchard: { green: 6, red: 6 } }],
    ['boats-and-banjos', { river: { pieces: [], fish: [] } }],
    ['boats-and-banjos', { river: { pieces: Array(9).fill('gold'), fish: Array(9).fill('bass') } }],
    ['gold-rush', { mine: { tier: 'II', gold: 0, dark: true } }],
    ['gold-rush', { mine: { tier: 'campfire', gold: 9, dark: false } }],
    ['outlaws-and-outposts', { outpost: { tier: 'III', dieFaces: [1, 2, 3, 4, 5, 6] } }],
  ];
  for (const [mode, part] of strange) {
    const given = { box: other(mode, part), mode, card: FIRST_SPECIAL };
    draw(createElement(SpecialFace, given));
    draw(createElement(SpecialMini, given));
  }
});

test('cabins, animals, goods, dice and the pieces of every seat are drawn', () => {
  for (const type of [...CABIN_TYPES, 'X'] as const) draw(createElement(Cabin, { type, used: true }));
  for (const colour of ['green', 'tan'] as const) draw(createElement(CabinSpace, { colour, label: '−3' }));
  for (const animal of ANIMALS) draw(createElement(AnimalToken, { animal }));
  for (let face = 1; face <= 6; face++) draw(createElement(Die, { face }));
  const goods = draw(createElement(Goods, { goods: Object.fromEntries(GOODS.map((good) => [good, 2])) }));
  expect(goods.match(/<b>2<\/b>/g)).toHaveLength(GOODS.length);
  for (const Piece of [Wagon, Frontiersman, HomesteadMarker, AppleMarker, Canoe, SeatSign])
    expect(new Set([0, 1, 2, 3].map((seat) => draw(createElement(Piece, { seat })))).size).toBe(4);
  for (const pioneer of ['green', 'tan'] as const) draw(createElement(PioneerFigure, { seat: 0, pioneer }));
});
