import {
  type Goods,
  HASTINGS,
  type HastingsStep,
  type SierraWestEvent,
  type SierraWestSpeaker,
} from '@cordillera/sierra-west';
import type { HastingsWords } from './hastingsWords.ts';

/** All goods that these events brought Hastings. */
function goodsOf(events: readonly SierraWestEvent[]): Goods {
  const all: Goods = {};
  for (const event of events) {
    if (event.type !== 'gained' || event.player !== HASTINGS) continue;
    for (const [name, n] of Object.entries(event.goods) as [keyof Goods, number][]) all[name] = (all[name] ?? 0) + n;
  }
  return all;
}

/** The outcomes of one of Hastings’s actions, in a few words each. */
export function outcomesOf({ events }: HastingsStep, speaker: SierraWestSpeaker, words: HastingsWords): string[] {
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
