import {
  COLOURS,
  type ColoradoEvent,
  type ColoradoView,
  colourOf,
  type Identity,
  identityOf,
  priceOf,
  VALUES,
  type ZoneName,
} from '@cordillera/colorado';
import type { Told as TableTold } from '../../../../table/animation/AnimationLayer.tsx';
import type { Motion as General, Mark } from '../../../../table/animation/types.ts';
import type { ColoradoIconName } from '../../art/ColoradoIcon.tsx';
import { regionTarget, stageTarget, stationTarget } from '../targets.ts';
import * as marks from './anchors.ts';

export type Motion = General<ColoradoIconName>;

export interface Told extends TableTold<ColoradoView, ColoradoEvent> {
  /** The player whose things lie in front. */
  me: number;
}

const apart = 60;
/** When something that flies has come. */
const landed = 240;
/** After the pen has drawn its tick. */
const ticked = 160;

/** What moves in a beat, from what happened in it and how the table lay before. */
export function motionsOf(told: Told): Motion[] {
  const { events, fresh } = told;
  const first = events.length - fresh;
  return events.slice(first).flatMap((event, i) => of(event, events.slice(0, first + i), told));
}

function of(event: ColoradoEvent, earlier: readonly ColoradoEvent[], told: Told): Motion[] {
  const { me, now } = told;
  const owner = { seat: 'seat' in event ? event.seat : -1, me };
  switch (event.type) {
    case 'received':
      return event.placed
        ? [
            fly('itself', marks.given, marks.areaCard(owner, event.card)),
            { kind: 'land', what: marks.areaCard(owner, event.card), wait: landed },
          ]
        : [fly('itself', marks.given, marks.discard)];
    case 'compensated':
      return nuggets(1, marks.discard, marks.purse(owner), landed);
    case 'tookNugget':
      return nuggets(1, [`.co-ask [data-target="button nugget"]`, ...marks.face(event.seat)], marks.purse(owner));
    case 'paid':
      return nuggets(event.nuggets, marks.purse(owner), marks.areaCard(owner, event.card));
    case 'placed':
      return [
        event.seat === me
          ? fly('itself', marks.handCard(event.card), marks.areaCard(owner, event.card))
          : fly(figure(event.card), marks.hand(owner), marks.areaCard(owner, event.card)),
        { kind: 'land', what: marks.areaCard(owner, event.card), wait: landed },
      ];
    case 'discarded':
      return event.cards.map((card, i) =>
        event.seat === me
          ? fly('itself', marks.handCard(card), marks.discard, i * apart)
          : fly(figure(card), marks.hand(owner), marks.discard, i * apart),
      );
    case 'drew':
      return [
        ...several(event.count).map((i) => fly('itself', marks.pile, marks.hand(owner), i * apart)),
        { kind: 'roll', what: marks.hand(owner), wait: landed },
      ];
    case 'drewCards': {
      const before = told.before.players[event.seat]!.hand ?? [];
      const news = [...new Set(event.cards)].filter((card) => !before.includes(card));
      return event.seat === me ? news.map((card) => ({ kind: 'land', what: marks.handCard(card), wait: landed })) : [];
    }
    case 'tickedBox':
      return [fly(signOf(event.zone), from(earlier, owner), marks.box(event.zone, event.seat, event.box), ticked)];
    case 'wonMedal':
      return [fly('medal', from(earlier, owner), marks.slot(event.seat, event.slot), ticked)];
    case 'turnedIn':
      return VALUES.map((value, i) => {
        const card = identityOf(event.colour, value);
        return fly(figure(card), marks.areaCard(owner, card), marks.discard, i * apart);
      });
    case 'reshuffled':
      return several(Math.min(3, now.pileSize)).map((i) => fly('itself', marks.discard, marks.pile, i * apart));
    default:
      return [];
  }
}

const several = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const fly = (picture: ColoradoIconName | 'itself', from: Mark, to: Mark, wait = 0): Motion => ({
  kind: 'fly',
  picture,
  from,
  to,
  wait,
});

const nuggets = (n: number, from: Mark, to: Mark, wait = 0): Motion[] =>
  several(n).map((i) => fly('nugget', from, to, wait + i * apart));

const figure = (card: Identity): ColoradoIconName => `${COLOURS[colourOf(card)]!}-${priceOf(card) as 1 | 2 | 3}`;

/** The sign of a zone of the board. */
const signOf = (zone: ZoneName): ColoradoIconName =>
  zone === 'tipi' || zone === 'saloon' || zone === 'wanted' ? zone : `flag-${zone}`;

/** What this player ticked last: what follows comes from there. */
function from(earlier: readonly ColoradoEvent[], owner: marks.Owner): Mark {
  const last = earlier.findLast((event) => 'seat' in event && event.seat === owner.seat && targetOf(event) !== null);
  return last ? marks.node(owner, targetOf(last)!) : marks.face(owner.seat);
}

function targetOf(event: ColoradoEvent): string | null {
  if (event.type === 'tickedStage') return stageTarget(event.stage);
  if (event.type === 'tickedStation') return stationTarget(event.station);
  return event.type === 'discovered' ? regionTarget(event.region) : null;
}
