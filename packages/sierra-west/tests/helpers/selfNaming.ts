import { type Card, type SierraWestEvent, SLOTS, type Slot } from '../../src/index.ts';
import { rulesWith } from './packs.ts';
import { act } from './play.ts';
import { begin, giveHand, type Scene } from './scenes.ts';

/**
 * Cards whose every icon names itself: slot j of card i is a gain of (i + 1, j + 1) apples. They are mandatory, so
 * none can be walked over.
 */
const nameIcons = (cards: Card[]): void => {
  cards.forEach((card, i) => {
    SLOTS.forEach((slot, j) => {
      card.path[slot] = { icon: 'gainApples', green: i + 1, red: j + 1 };
    });
  });
};

/** Seat 0 is to move, with the self-naming cards 0, 1 and 2 laid out in this order. */
export function selfNaming(order: number[] = [0, 1, 2]): Scene {
  const scene = begin({ rules: rulesWith(({ starting }) => nameIcons(starting.slice(0, 3))) });
  giveHand(scene, 0, [0, 1, 2]);
  act(scene, 0, { do: 'plan', cards: order });
  return scene;
}

/** What was used, as `card.slot`. */
export const nameOf = (events: readonly SierraWestEvent[]): string | undefined => {
  const grown = events.find((event) => event.type === 'applesGrew');
  return grown?.type === 'applesGrew' ? `${grown.green - 1}.${SLOTS[grown.red - 1] as Slot}` : undefined;
};
