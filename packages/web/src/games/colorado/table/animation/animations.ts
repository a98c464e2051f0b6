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
import type { AnimationInput } from '../../../../table/animation/AnimationLayer.tsx';
import type { Anchor, TableAnimation } from '../../../../table/animation/types.ts';
import type { ColoradoIconName } from '../../art/ColoradoIcon.tsx';
import { regionTarget, stageTarget, stationTarget } from '../targets.ts';
import * as marks from './anchors.ts';

export type ColoradoAnimation = TableAnimation<ColoradoIconName>;

export interface ColoradoAnimationInput extends AnimationInput<ColoradoView, ColoradoEvent> {
  /** The player shown in front. */
  me: number;
}

const staggerMs = 60;
/** When a flight has arrived, in ms. */
const landMs = 240;
/** After the pen has drawn its tick. */
const tickMs = 160;

/** The animations of a beat, from its events and the view before it. */
export function animationsOf(input: ColoradoAnimationInput): ColoradoAnimation[] {
  const { events, newEventCount } = input;
  const first = events.length - newEventCount;
  return events.slice(first).flatMap((event, i) => of(event, events.slice(0, first + i), input));
}

function of(
  event: ColoradoEvent,
  earlier: readonly ColoradoEvent[],
  input: ColoradoAnimationInput,
): ColoradoAnimation[] {
  const { me, now } = input;
  const owner = { seat: 'seat' in event ? event.seat : -1, me };
  switch (event.type) {
    case 'received':
      return event.placed
        ? [
            fly('itself', marks.given, marks.areaCard(owner, event.card)),
            { kind: 'land', what: marks.areaCard(owner, event.card), wait: landMs },
          ]
        : [fly('itself', marks.given, marks.discard)];
    case 'compensated':
      return nuggets(1, marks.discard, marks.purse(owner), landMs);
    case 'tookNugget':
      return nuggets(1, [`.co-ask [data-target="button nugget"]`, ...marks.face(event.seat)], marks.purse(owner));
    case 'paid':
      return nuggets(event.nuggets, marks.purse(owner), marks.areaCard(owner, event.card));
    case 'placed':
      return [
        event.seat === me
          ? fly('itself', marks.handCard(event.card), marks.areaCard(owner, event.card))
          : fly(figure(event.card), marks.hand(owner), marks.areaCard(owner, event.card)),
        { kind: 'land', what: marks.areaCard(owner, event.card), wait: landMs },
      ];
    case 'discarded':
      return event.cards.map((card, i) =>
        event.seat === me
          ? fly('itself', marks.handCard(card), marks.discard, i * staggerMs)
          : fly(figure(card), marks.hand(owner), marks.discard, i * staggerMs),
      );
    case 'drew':
      return [
        ...several(event.count).map((i) => fly('itself', marks.pile, marks.hand(owner), i * staggerMs)),
        { kind: 'roll', what: marks.hand(owner), wait: landMs },
      ];
    case 'drewCards': {
      const before = input.before.players[event.seat]!.hand ?? [];
      const newCards = [...new Set(event.cards)].filter((card) => !before.includes(card));
      return event.seat === me
        ? newCards.map((card) => ({ kind: 'land', what: marks.handCard(card), wait: landMs }))
        : [];
    }
    case 'tickedBox':
      return [fly(signOf(event.zone), from(earlier, owner), marks.box(event.zone, event.seat, event.box), tickMs)];
    case 'wonMedal':
      return [fly('medal', from(earlier, owner), marks.slot(event.seat, event.slot), tickMs)];
    case 'turnedIn':
      return VALUES.map((value, i) => {
        const card = identityOf(event.colour, value);
        return fly(figure(card), marks.areaCard(owner, card), marks.discard, i * staggerMs);
      });
    case 'reshuffled':
      return several(Math.min(3, now.pileSize)).map((i) => fly('itself', marks.discard, marks.pile, i * staggerMs));
    default:
      return [];
  }
}

const several = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

const fly = (picture: ColoradoIconName | 'itself', from: Anchor, to: Anchor, wait = 0): ColoradoAnimation => ({
  kind: 'fly',
  picture,
  from,
  to,
  wait,
});

const nuggets = (n: number, from: Anchor, to: Anchor, wait = 0): ColoradoAnimation[] =>
  several(n).map((i) => fly('nugget', from, to, wait + i * staggerMs));

const figure = (card: Identity): ColoradoIconName => `${COLOURS[colourOf(card)]!}-${priceOf(card) as 1 | 2 | 3}`;

/** The sign of a zone of the board. */
const signOf = (zone: ZoneName): ColoradoIconName =>
  zone === 'tipi' || zone === 'saloon' || zone === 'wanted' ? zone : `flag-${zone}`;

/** The node this player ticked last: effects start from there. */
function from(earlier: readonly ColoradoEvent[], owner: marks.Owner): Anchor {
  const last = earlier.findLast((event) => 'seat' in event && event.seat === owner.seat && targetOf(event) !== null);
  return last ? marks.node(owner, targetOf(last)!) : marks.face(owner.seat);
}

function targetOf(event: ColoradoEvent): string | null {
  if (event.type === 'tickedStage') return stageTarget(event.stage);
  if (event.type === 'tickedStation') return stationTarget(event.station);
  return event.type === 'discovered' ? regionTarget(event.region) : null;
}
