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
import type { Told as TableTold } from '../../../../table/animation/AnimationLayer.tsx';
import type { Motion as General, Mark } from '../../../../table/animation/types.ts';
import type { WestIconName } from '../../art/WestIcon.tsx';
import { trackTarget } from '../targets.ts';
import type { Good } from './anchors.ts';
import * as marks from './anchors.ts';

export type Motion = General<WestIconName>;

export interface Told extends TableTold<SierraWestView, SierraWestEvent> {
  box: Box;
}

const apart = 60;
/** When a scrap of paper has crossed the table. */
const landed = 240;
/** More of the same are not told apart. */
const most = 3;

type Of<Type extends SierraWestEvent['type']> = Extract<SierraWestEvent, { type: Type }>;

/** What moves in a beat, from what happened in it and how the table lay before and after. */
export function motionsOf(told: Told): Motion[] {
  const { events, fresh } = told;
  const first = events.length - fresh;
  return events.slice(first).flatMap((event, i) => of(event, first + i, told));
}

function of(event: SierraWestEvent, at: number, told: Told): Motion[] {
  const { box, events, before, now } = told;
  switch (event.type) {
    case 'planned':
      return [0, 1, 2].map((card) => ({ kind: 'turn', what: marks.planCard(event.player, card), wait: card * apart }));
    case 'putAside':
      return [fly('cards', marks.planCard(event.player, 3), marks.pile(event.player, event.to))];
    case 'trapped':
      return [
        ...scraps(
          { [event.pay]: 1 },
          (good) => marks.counter(event.player, good),
          () => marks.standing(event.player, now.players[event.player]![event.pioneer]),
        ),
        ...steps(event.player, told),
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
      return steps(event.player, told);
    case 'iconUsed':
      return [{ kind: 'dip', what: marks.standing(event.player, now.players[event.player]![event.pioneer]), wait: 0 }];
    case 'paid':
      return scraps(
        event.goods,
        (good) => marks.counter(event.player, good),
        () => paidAt(event, at, told),
      );
    case 'gained':
      return gains(event.player, event.goods, cameFrom(event, told));
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
        { kind: 'land', what: builtOn(event, now), wait: landed },
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
        () => worked(event.player, told),
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
      return [fly('outlaw', outlawOf(told), marks.outlaws(event.player), landed)];
    case 'passed':
      return [
        ...before.players[event.player]!.plan.map((_, card) =>
          fly('itself', marks.planCard(event.player, card), marks.pile(event.player, 'discard'), card * apart),
        ),
        ...steps(event.player, told),
      ];
    case 'drew':
      return Array.from({ length: event.count }, (_, card) => ({
        kind: 'come' as const,
        what: marks.planCard(event.player, card),
        from: marks.pile(event.player, 'deck'),
        wait: landed / 2 + card * apart,
      }));
    case 'planTurned':
      return [{ kind: 'appear', what: marks.planCardOfHastings, wait: 0 }];
    case 'hastingsActs': {
      const deed = hastingsTurn(box, events.slice(0, at + 1))?.deeds.findLast(({ by }) => by !== null);
      return deed ? [{ kind: 'appear', what: marks.deedLine(deed.at), wait: 0 }] : [];
    }
    case 'hastingsTrapped':
      return [{ kind: 'ring', what: marks.crest(now.players.length - 1), wait: 0 }];
    default:
      return [];
  }
}

const fly = (picture: WestIconName | 'itself', from: Mark, to: Mark, wait = 0): Motion => ({
  kind: 'fly',
  picture,
  from,
  to,
  wait,
});

/** One scrap for each, as far as they are told apart, one after the other. */
function scraps(goods: Goods, from: (good: Good) => Mark, to: (good: Good) => Mark): Motion[] {
  const each = (Object.entries(goods) as [Good, number][]).flatMap(([good, n]) =>
    Array.from({ length: Math.min(n, most) }, () => good),
  );
  return each.map((good, i) => fly(marks.iconOf(good), from(good), to(good), i * apart));
}

/** They fly to their counters, which roll when they come. */
function gains(player: number, goods: Goods, from: Mark): Motion[] {
  const flights = scraps(
    goods,
    () => from,
    (good) => marks.counter(player, good),
  );
  const rolled = (Object.keys(goods) as Good[]).filter((good) => goods[good]! > 0);
  return [
    ...flights,
    ...rolled.map((good) => ({ kind: 'roll' as const, what: marks.counter(player, good), wait: landed })),
  ];
}

/** The figures of a player that stand elsewhere now. */
function steps(player: number, { before, now }: Told): Motion[] {
  const figures = PIONEERS.filter((pioneer) => before.players[player]![pioneer] !== now.players[player]![pioneer]);
  const mule = now.mule === player && before.turn.mule !== now.turn.mule ? (['mule'] as const) : [];
  return [...figures, ...mule].flatMap((figure): Motion[] => {
    const what = marks.figure(player, figure);
    return [
      { kind: 'come', what, from: what, wait: 0 },
      { kind: 'hop', what, wait: 0 },
    ];
  });
}

/** Where the pioneer stands that a player moved or used last. */
function worked(player: number, { events, now }: Told): Mark {
  const last = events.findLast((event) => 'pioneer' in event && event.player === player);
  const at = last && 'pioneer' in last ? now.players[player]![last.pioneer] : null;
  return [...(at === null ? [] : marks.standing(player, at)), ...marks.crest(player)];
}

/** What was paid for: what comes of it, or the space of the path. */
function paidAt({ player }: Of<'paid'>, at: number, told: Told): Mark {
  for (const event of told.events.slice(at + 1)) {
    if (event.type === 'wagonMoved') return marks.place(`wagon-${player}`);
    if (event.type === 'built') return marks.place(`market-${event.market}`);
    if (event.type === 'climbed') return marks.place(`frontiersman-${player}`);
  }
  return worked(player, told);
}

function cameFrom({ player, by }: Of<'gained'>, told: Told): Mark {
  const { events, now } = told;
  const sources: Partial<Record<By, () => Mark>> = {
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
  return [...(sources[by]?.() ?? []), ...worked(player, told)];
}

/** The space of the market that a cabin came from lies empty; the others slide on. */
function slides(gone: number, before: SierraWestView, now: SierraWestView): Motion[] {
  return now.market.flatMap((tile, space): Motion[] => {
    const was = tile < 0 ? -1 : before.market.indexOf(tile);
    if (was < 0 || was === space || was === gone) return [];
    return [{ kind: 'come', what: marks.place(`market-${space}`), from: marks.place(`market-${was}`), wait: apart }];
  });
}

const builtOn = ({ player, tile }: Of<'built'>, now: SierraWestView): Mark =>
  marks.cabin(player, Math.max(0, now.players[player]!.cabins.indexOf(tile)));

const lostCabin = ({ player, tile }: Of<'damaged'>, before: SierraWestView): Mark =>
  marks.cabin(player, Math.max(0, before.players[player]!.cabins.indexOf(tile ?? -1)));

/** Where a captured outlaw hid: on the mountain, or at its base. */
function outlawOf({ box, before, now }: Told): Mark {
  const at = before.mountain.findIndex(
    (card) => typeof card === 'number' && isSpecial(card) && outlawsOn(box, before, card) > outlawsOn(box, now, card),
  );
  return at < 0 ? ['.mountain-base'] : marks.place(`mountain-${at}`);
}
