import type { Goods, Mode, PlanAction, SierraWestEvent, SierraWestSpeaker } from '@cordillera/sierra-west';
import type { Deed } from './story.ts';
import type { HastingsWords } from './words.ts';

/** The rule behind each of Hastings's actions. */
const rules: Record<Exclude<PlanAction, 'mode' | 'shovel'>, string> = {
  wagon: 'SW-SOLO-17',
  homesteadFood: 'SW-SOLO-18',
  homesteadWood: 'SW-SOLO-18',
  homesteadStone: 'SW-SOLO-18',
  move: 'SW-SOLO-19',
  furTrade: 'SW-SOLO-23',
  gold: 'SW-SOLO-24',
};
const modeRules: Record<Mode, string> = {
  'apple-hill': 'SW-SOLO-25',
  'boats-and-banjos': 'SW-SOLO-26',
  'gold-rush': 'SW-SOLO-28',
  'outlaws-and-outposts': 'SW-SOLO-29',
};

/** The rule that a deed followed. */
export function ruleOf({ action, state, events }: Deed, mode: Mode): string {
  if (state === 'skipped') return 'SW-SOLO-13';
  if (action === 'mode') return modeRules[mode];
  if (action !== 'shovel') return rules[action];
  return events.some(({ type }) => type === 'claimed') ? 'SW-SOLO-22' : 'SW-SOLO-20';
}

/** Why a deed was done, or not. `side`: his active frontiersman. */
export function whyOf({ action, marked, state, events }: Deed, side: number, { why }: HastingsWords): string {
  if (state === 'skipped') return why.neither;
  if (events.some(({ type }) => type === 'built')) return why.atBase(side);
  if (events.some(({ type }) => type === 'claimed')) return why.onCard(side);
  if (action === 'move' && state === 'done') return why.outermost(side);
  return marked ? why.arrow : why.mule;
}

/** All goods that these events brought. */
function goodsOf(events: readonly SierraWestEvent[]): Goods {
  const all: Goods = {};
  for (const event of events) {
    if (event.type !== 'gained') continue;
    for (const [name, n] of Object.entries(event.goods) as [keyof Goods, number][]) all[name] = (all[name] ?? 0) + n;
  }
  return all;
}

/** What came of a deed, in a few words each. */
export function outcomesOf({ events }: Deed, speaker: SierraWestSpeaker, words: HastingsWords): string[] {
  const things = events.flatMap((event) => {
    switch (event.type) {
      case 'built':
        return [speaker.tile(event.tile)];
      case 'claimed':
        return [speaker.card(event.card)];
      case 'hastingsMoved':
        return [speaker.position(event.to)];
      case 'wagonMoved':
        return [words.toSpace(event.to)];
      case 'raised':
        return [words.toSpace(event.to)];
      case 'cardTaken':
        return [speaker.term(event.card)];
      case 'muleGained':
        return [speaker.term('mule')];
      case 'cartBought':
        return [words.cart(speaker.goods({ gold: event.gold }))];
      default:
        return [];
    }
  });
  const outlaws = events.filter(({ type }) => type === 'captured').length;
  const goods = goodsOf(events);
  return [
    ...things,
    ...(outlaws > 0 ? [words.outlaws(outlaws)] : []),
    ...(Object.keys(goods).length > 0 ? [speaker.goods(goods)] : []),
  ];
}
