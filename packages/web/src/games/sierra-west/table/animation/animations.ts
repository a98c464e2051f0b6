import {
  type Basic,
  type Box,
  type By,
  type Goods,
  hastingsTurn,
  isSpecial,
  outlawsOn,
  PIONEERS,
  type SierraWestEvent,
  type SierraWestView,
  SUMMIT,
} from '@cordillera/sierra-west';
import type { AnimationInput } from '../../../../table/animation/AnimationLayer.tsx';
import type { Anchor, TableAnimation } from '../../../../table/animation/types.ts';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { trackTarget } from '../targets.ts';
import type { Good } from './anchors.ts';
import * as marks from './anchors.ts';

export type WestAnimation = TableAnimation<WestIconName>;

export interface WestAnimationInput extends AnimationInput<SierraWestView, SierraWestEvent> {
  box: Box;
}

const staggerMs = 60;
/** When a scrap of paper has crossed the table. */
const landMs = 240;
/** At most this many scraps of one kind: more could not be distinguished. */
const maxCopies = 3;

type Of<Type extends SierraWestEvent['type']> = Extract<SierraWestEvent, { type: Type }>;

/** The animations of a beat, from its events and the views before and after it. */
export function animationsOf(input: WestAnimationInput): WestAnimation[] {
  const { events, newEventCount } = input;
  const first = events.length - newEventCount;
  return events.slice(first).flatMap((event, i) => of(event, first + i, input));
}

function of(event: SierraWestEvent, at: number, input: WestAnimationInput): WestAnimation[] {
  const { box, events, before, now } = input;
  switch (event.type) {
    case 'planned':
      return [0, 1, 2].map((card) => ({
        kind: 'turn',
        what: marks.planCard(event.player, card),
        wait: card * staggerMs,
      }));
    case 'putAside':
      return [fly('cards', marks.planCard(event.player, 3), marks.pile(event.player, event.to))];
    case 'trapped':
      return [
        ...scraps(
          { [event.pay]: 1 },
          (good) => marks.counter(event.player, good),
          () => marks.standing(event.player, now.players[event.player]![event.pioneer]),
        ),
        ...steps(event.player, input),
        { kind: 'ring', what: marks.animal(event.player, event.animal), wait: 0 },
      ];
    case 'tracked':
    case 'assigned':
    case 'muleWorks':
    case 'entered':
    case 'stepped':
    case 'summited':
    case 'backtracked':
    case 'shortcutTaken':
      return steps(event.player, input);
    case 'iconUsed':
      return [{ kind: 'dip', what: marks.standing(event.player, now.players[event.player]![event.pioneer]), wait: 0 }];
    case 'paid':
      return scraps(
        event.goods,
        (good) => marks.counter(event.player, good),
        () => paidAt(event, at, input),
      );
    case 'gained':
      return gains(event.player, event.goods, cameFrom(event, input));
    case 'exchanged':
      return [
        ...scraps(
          event.gave,
          (good) => marks.counter(event.player, good),
          () => marks.modePanel,
        ),
        ...gains(event.player, event.got, marks.modePanel),
      ];
    case 'climbed':
      return [{ kind: 'hop', what: marks.place(`frontiersman-${event.player}`), wait: 0 }];
    case 'wagonMoved':
      return event.back ? [{ kind: 'shake', what: marks.place(`wagon-${event.player}`), wait: 0 }] : [];
    case 'damaged':
      return event.lost === 'cabin' ? [{ kind: 'shake', what: lostCabin(event, before), wait: 0 }] : [];
    case 'claimed':
      return [
        fly(
          'itself',
          marks.place(`mountain-${event.position}`),
          event.to === 'kept' ? marks.stars(event.player) : marks.pile(event.player, event.to),
        ),
      ];
    case 'built':
      return [
        fly('itself', marks.place(`market-${event.market}`), builtOn(event, now)),
        { kind: 'land', what: builtOn(event, now), wait: landMs },
        ...slides(event.market, before, now),
      ];
    case 'raised':
      return [
        {
          kind: 'come',
          what: marks.marker(event.track, event.player),
          from: marks.marker(event.track, event.player),
          wait: 0,
        },
      ];
    case 'muleGained':
      return [fly('mule', event.from < 0 ? marks.single('mule') : marks.crest(event.from), marks.crest(event.player))];
    case 'cardTaken':
      return [
        fly(event.card, event.from < 0 ? marks.single(event.card) : marks.crest(event.from), marks.crest(event.player)),
      ];
    case 'applesGrew':
      return scraps(
        { greenApples: event.added[0], redApples: event.added[1] },
        () => worked(event.player, input),
        (good) => marks.counter(event.player, good),
      );
    case 'cartBought':
      return [fly('cart', marks.modePanel, marks.crest(event.player))];
    case 'loaded':
      return scraps(
        { gold: event.gold },
        (good) => marks.counter(event.player, good),
        () => [`[data-board="${event.player}"] [data-spot="cart ${event.cart}"]`, ...marks.crest(event.player)],
      );
    case 'shot':
      return [fly('bullet', marks.counter(event.player, 'bullets'), marks.diceTray)];
    case 'captured':
      return [fly('outlaw', outlawOf(input), marks.outlaws(event.player), landMs)];
    case 'passed':
      return [
        ...before.players[event.player]!.plan.map((_, card) =>
          fly('itself', marks.planCard(event.player, card), marks.pile(event.player, 'discard'), card * staggerMs),
        ),
        ...steps(event.player, input),
      ];
    case 'drew':
      return Array.from({ length: event.count }, (_, card) => ({
        kind: 'come' as const,
        what: marks.planCard(event.player, card),
        from: marks.pile(event.player, 'deck'),
        wait: landMs / 2 + card * staggerMs,
      }));
    case 'planTurned':
      return [{ kind: 'appear', what: marks.planCardOfHastings, wait: 0 }];
    case 'hastingsActs': {
      const step = hastingsTurn(box, events.slice(0, at + 1))?.steps.findLast(({ by }) => by !== null);
      return step ? [{ kind: 'appear', what: marks.hastingsActionAnchor(step.at), wait: 0 }] : [];
    }
    case 'hastingsTrapped':
      return [{ kind: 'ring', what: marks.crest(now.players.length - 1), wait: 0 }];
    default:
      return [];
  }
}

const fly = (picture: WestIconName | 'itself', from: Anchor, to: Anchor, wait = 0): WestAnimation => ({
  kind: 'fly',
  picture,
  from,
  to,
  wait,
});

/** One scrap for each, up to the limit, one after the other. */
function scraps(goods: Goods, from: (good: Good) => Anchor, to: (good: Good) => Anchor): WestAnimation[] {
  const each = (Object.entries(goods) as [Good, number][]).flatMap(([good, n]) =>
    Array.from({ length: Math.min(n, maxCopies) }, () => good),
  );
  return each.map((good, i) => fly(marks.iconOf(good), from(good), to(good), i * staggerMs));
}

/** They fly to their counters, which roll on arrival. */
function gains(player: number, goods: Goods, from: Anchor): WestAnimation[] {
  const flights = scraps(
    goods,
    () => from,
    (good) => marks.counter(player, good),
  );
  const rolled = (Object.keys(goods) as Good[]).filter((good) => goods[good]! > 0);
  return [
    ...flights,
    ...rolled.map((good) => ({ kind: 'roll' as const, what: marks.counter(player, good), wait: landMs })),
  ];
}

/** The figures of a player that have moved. */
function steps(player: number, { before, now }: WestAnimationInput): WestAnimation[] {
  const figures = PIONEERS.filter((pioneer) => before.players[player]![pioneer] !== now.players[player]![pioneer]);
  const mule = now.mule === player && before.turn.mule !== now.turn.mule ? (['mule'] as const) : [];
  return [...figures, ...mule].flatMap((figure): WestAnimation[] => {
    const what = marks.figure(player, figure);
    return [
      { kind: 'come', what, from: what, wait: 0 },
      { kind: 'hop', what, wait: 0 },
    ];
  });
}

/** The place of the pioneer that a player moved or used last. */
function worked(player: number, { events, now }: WestAnimationInput): Anchor {
  const last = events.findLast((event) => 'pioneer' in event && event.player === player);
  const at = last && 'pioneer' in last ? now.players[player]![last.pioneer] : null;
  return [...(at === null ? [] : marks.standing(player, at)), ...marks.crest(player)];
}

/** What was paid for: what comes of it, or the space of the path. */
function paidAt({ player }: Of<'paid'>, at: number, input: WestAnimationInput): Anchor {
  for (const event of input.events.slice(at + 1)) {
    if (event.type === 'wagonMoved') return marks.place(`wagon-${player}`);
    if (event.type === 'built') return marks.place(`market-${event.market}`);
    if (event.type === 'climbed') return marks.place(`frontiersman-${player}`);
  }
  return worked(player, input);
}

function cameFrom({ player, by }: Of<'gained'>, input: WestAnimationInput): Anchor {
  const { events, now } = input;
  const sources: Partial<Record<By, () => Anchor>> = {
    summit: () => {
      const last = events.findLast((event) => event.type === 'summited');
      return last ? marks.standing(player, SUMMIT + last.at) : [];
    },
    track: () => {
      const last = events.findLast((event) => event.type === 'raised');
      return last
        ? [
            `[data-target="${trackTarget(last.track === 'green' ? 'greenApples' : last.track === 'red' ? 'redApples' : (last.track as Basic))}"]`,
          ]
        : [];
    },
    furTrade: () => [`[data-board="${player}"] .tray-animals`],
    tracker: () => [`[data-board="${player}"] [data-spot="tracker"]`],
    displaced: () => marks.place(`frontiersman-${player}`),
    mine: () => marks.diceTray,
    pan: () => marks.place(`slot-${now.players[player]!.canoe}`),
    fishing: () => marks.place(`slot-${now.players[player]!.canoe}`),
  };
  return [...(sources[by]?.() ?? []), ...worked(player, input)];
}

/** The space of the market that a cabin came from lies empty; the others slide on. */
function slides(gone: number, before: SierraWestView, now: SierraWestView): WestAnimation[] {
  return now.market.flatMap((tile, space): WestAnimation[] => {
    const was = tile < 0 ? -1 : before.market.indexOf(tile);
    if (was < 0 || was === space || was === gone) return [];
    return [
      { kind: 'come', what: marks.place(`market-${space}`), from: marks.place(`market-${was}`), wait: staggerMs },
    ];
  });
}

const builtOn = ({ player, tile }: Of<'built'>, now: SierraWestView): Anchor =>
  marks.cabin(player, Math.max(0, now.players[player]!.cabins.indexOf(tile)));

const lostCabin = ({ player, tile }: Of<'damaged'>, before: SierraWestView): Anchor =>
  marks.cabin(player, Math.max(0, before.players[player]!.cabins.indexOf(tile ?? -1)));

/** Where a captured outlaw hid: on the mountain, or at its base. */
function outlawOf({ box, before, now }: WestAnimationInput): Anchor {
  const at = before.mountain.findIndex(
    (card) => typeof card === 'number' && isSpecial(card) && outlawsOn(box, before, card) > outlawsOn(box, now, card),
  );
  return at < 0 ? ['.mountain-base'] : marks.place(`mountain-${at}`);
}
