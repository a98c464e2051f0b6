import { loadPack } from '@cordillera/engine';
import { expect, test } from 'vitest';
import {
  FIRST_BASIC,
  FIRST_SPECIAL,
  housePack,
  isMandatory,
  MODES,
  printedCard,
  sierraWestFormat,
  summitPrice,
  unpack,
} from '../../src/index.ts';

const box = unpack(loadPack(sierraWestFormat, housePack).content);

test('printedCard gives the card that the rules use for the same number', () => {
  for (const mode of MODES)
    for (let card = 0; card < FIRST_SPECIAL; card++)
      expect(printedCard(box, mode, card).id).toBe(box.kits[mode].cards[card]!.id);
  expect(printedCard(box, 'gold-rush', 8)).toBe(box.content.modeCards['gold-rush']);
  expect(printedCard(box, 'gold-rush', FIRST_BASIC)).toBe(box.content.modes['gold-rush'].cards[0]);
});

test('SW-BOAT-15, SW-OUT-16, SW-OUT-20: summits without a printed cost have that of the rules', () => {
  expect(summitPrice({ action: 'buyFish', repeat: true }).any).toBe(2);
  expect(summitPrice({ action: 'rifle' }).bullets).toBe(2);
  expect(summitPrice({ action: 'sixShooter' }).bullets).toBe(0);
  expect(summitPrice({ action: 'buyCart', cost: { stone: 3 } }).basics).toEqual([0, 0, 3]);
});

test('SW-PATH-06: hazards and apples for the supply are mandatory', () => {
  expect(isMandatory({ icon: 'bearHazard' })).toBe(true);
  expect(isMandatory({ icon: 'banjoHazard' })).toBe(true);
  expect(isMandatory({ icon: 'gainApples', green: 1, red: 0 })).toBe(true);
  expect(isMandatory({ icon: 'shovel' })).toBe(false);
});
