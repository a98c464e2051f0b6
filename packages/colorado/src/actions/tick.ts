import { type Box, duoOf, FLAG, priceOf } from '../content/box.ts';
import { type Icon, KINDS, type Kind, type Track } from '../content/types.ts';
import { type Acting, playerAt } from '../flow/steps.ts';
import type { ColoradoEvent, Identity } from '../state.ts';
import { takeFromHand } from './cards.ts';
import { reachGoal, writeMedal } from './medals.ts';
import { isComplete, openRegions, openStages, openStations, openTipi } from './sheet.ts';

/**
 * Gives what an icon brings, or pushes the question it asks (CO-R-62). An effect leads to at most one more, so a chain
 * never branches (CO-R-22).
 */
function gain(box: Box, acting: Acting, seat: number, icon: Icon): void {
  const { state, emit, push } = acting;
  const player = playerAt(state, seat);
  switch (icon) {
    case 'none':
      break;
    case 'nuggets':
    case 'cards':
      push({ step: 'duo', duo: icon, side: null });
      break;
    case 'tick':
      if (hasTick(box, acting, seat)) push({ step: 'duo', duo: icon, side: null });
      else emit({ type: 'lost', seat, icon });
      break;
    case 'tipi': {
      const open = openTipi(box, player);
      if (open.length === 0) emit({ type: 'lost', seat, icon });
      else if (open.length === 1) tickBox(box, acting, seat, icon, open[0] as number);
      else push({ step: 'tipi' });
      break;
    }
    case 'saloon':
    case 'wanted':
      if (player[icon] === box.tracks[icon].icons.length) emit({ type: 'lost', seat, icon });
      else tickBox(box, acting, seat, icon, player[icon]);
      break;
    case 'free':
      push({ step: 'free' });
      break;
    case 'discover': {
      const open = openRegions(box, player);
      if (open.length === 0) emit({ type: 'lost', seat, icon });
      else if (open.length === 1) discover(box, acting, seat, open[0] as number, 'icon');
      else push({ step: 'discover' });
    }
  }
}

/** CO-R-15: whether a Tick duo can be carried out. */
export const hasTick = (box: Box, { state }: Pick<Acting, 'state'>, seat: number): boolean => {
  const player = playerAt(state, seat);
  return openStations(box, player).length > 0 || openStages(box, player).length > 0;
};

/** CO-MAP-06, 11, CO-R-23: the medal first, then the icon. */
export function tickStage(box: Box, acting: Acting, seat: number, stage: number): void {
  const player = playerAt(acting.state, seat);
  const { region, bit, icon } = box.stages[stage]!;
  player.ticks[region]! |= bit;
  acting.emit({ type: 'tickedStage', seat, stage });
  if (isComplete(box, player, region)) writeMedal(acting, seat, { region }, box.regions[region]!.medal);
  gain(box, acting, seat, icon);
}

/** CO-RAIL-05, 06, CO-R-23. */
export function tickStation(box: Box, acting: Acting, seat: number, station: number): void {
  playerAt(acting.state, seat).stations.push(station);
  acting.emit({ type: 'tickedStation', seat, station });
  if (station === box.end) writeMedal(acting, seat, 'rail', box.railMedal);
  gain(box, acting, seat, box.stations[station]!.icon);
}

/** CO-ICON-01 to 09, CO-BB-04, CO-R-24: the medal of a goal box first, then the icon above. */
export function tickBox(box: Box, acting: Acting, seat: number, zone: Track, at: number): void {
  const player = playerAt(acting.state, seat);
  const { icons } = box.tracks[zone];
  if (zone === 'tipi') player.tipi |= 1 << at;
  else player[zone]++;
  acting.emit({ type: 'tickedBox', seat, zone, box: at });
  if (at === icons.length - 1 || (zone === 'tipi' && at === 0)) reachGoal(box, acting, seat, zone);
  gain(box, acting, seat, icons[at] as Icon);
}

/** CO-MAP-08, CO-SET-12: a region's flag, and the next box of its zone. */
export function discover(
  box: Box,
  acting: Acting,
  seat: number,
  region: number,
  by: Extract<ColoradoEvent, { type: 'discovered' }>['by'],
): void {
  const { state, emit } = acting;
  const player = playerAt(state, seat);
  const { kind } = box.regions[region]!;
  const zone = KINDS[kind] as Kind;
  player.ticks[region]! |= FLAG;
  emit({ type: 'discovered', seat, region, by });
  const at = player.flags[kind] as number;
  const boxes = box.values[kind]!.length;
  if (at === boxes) return; // CO-R-45
  player.flags[kind] = at + 1;
  emit({ type: 'tickedBox', seat, zone, box: at });
  if (at === boxes - 1 && zone !== 'village') reachGoal(box, acting, seat, zone);
}

/** CO-ACT-05: a card goes from the hand into the play area, and its duo follows. */
export function placeCard(box: Box, acting: Acting, seat: number, card: Identity): void {
  const player = playerAt(acting.state, seat);
  takeFromHand(player, card);
  player.area |= 1 << card;
  acting.emit({ type: 'placed', seat, card });
  gain(box, acting, seat, duoOf(card));
}

/** CO-DUO-02, CO-R-19: the price first. */
export function buyCard(box: Box, acting: Acting, seat: number, card: Identity): void {
  const nuggets = priceOf(card);
  playerAt(acting.state, seat).nuggets -= nuggets;
  acting.emit({ type: 'paid', seat, nuggets, card });
  placeCard(box, acting, seat, card);
}
