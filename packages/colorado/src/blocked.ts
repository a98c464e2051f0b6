import type { Blocked, Decision, Seat } from '@cordillera/engine';
import { canDraw, completeFamilies, identitiesIn, isAlike, isInArea, pairsIn } from './actions/cards.ts';
import { isDiscovered, isReached, isTicked, openRegions, openStations, openTipi } from './actions/sheet.ts';
import { type Box, colourOf, IDENTITIES, priceOf } from './content/box.ts';
import { COLOURS, type Duo } from './content/types.ts';
import { duoChoices } from './flow/chain.ts';
import { playerAt } from './flow/steps.ts';
import type { ColoradoChoice, ColoradoFrame, ColoradoState, Identity, PlayerState, Side } from './state.ts';
import { currentFrameOf, phaseOf } from './view.ts';

/** The rules that can forbid a choice; each has a text. */
export type BlockedRule =
  | 'CO-SET-10'
  | 'CO-CALL-03'
  | 'CO-R-01'
  | 'CO-CALL-05'
  | 'CO-R-13'
  | 'CO-R-14'
  | 'CO-R-15'
  | 'CO-R-16'
  | 'CO-R-18'
  | 'CO-R-20'
  | 'CO-R-65'
  | 'CO-ACT-07'
  | 'CO-DUO-04'
  | 'CO-EOT-05'
  | 'CO-MAP-04'
  | 'CO-MAP-05'
  | 'CO-MAP-08'
  | 'CO-MAP-09'
  | 'CO-RAIL-02'
  | 'CO-RAIL-03'
  | 'CO-ICON-02'
  | 'CO-ICON-03'
  | 'CO-CARD-06';

type Bar = (choice: ColoradoChoice, rule: BlockedRule) => void;

/** Choices that this seat might reasonably try now, with the rule that forbids each. */
export function blockedChoices(
  box: Box,
  state: ColoradoState,
  seat: Seat,
  decision: Decision<ColoradoChoice> | null,
): Blocked<ColoradoChoice>[] {
  if (decision === null) return [];
  const blocked: Blocked<ColoradoChoice>[] = [];
  const bar: Bar = (choice, rule) => blocked.push({ choice, rule });
  const frame = currentFrameOf(state, seat) ?? (state.flow.stack.at(-1) as ColoradoFrame);
  const player = playerAt(state, seat);
  switch (frame.step) {
    case 'village':
      for (const [region] of box.regions.entries())
        if (!box.villages.includes(region)) bar({ do: 'village', region }, 'CO-SET-10');
      break;
    case 'call':
      barCalls(state, player, bar);
      break;
    case 'give':
      for (const card of identitiesIn(player.hand))
        if (!isAlike(card, frame.card)) bar({ do: 'give', card }, 'CO-CALL-05');
      break;
    case 'pick':
      for (const side of ['left', 'right'] as const)
        if (!decision.choices.some((choice) => choice.do === 'pick' && choice.side === side))
          bar({ do: 'pick', side }, 'CO-R-15');
      break;
    case 'duo':
      barDuo(box, state, seat, frame.duo, frame.side, bar);
      break;
    case 'tipi':
      barTipi(box, player, bar);
      break;
    case 'free':
      for (const card of identitiesIn(player.hand)) if (isInArea(player, card)) bar({ do: 'place', card }, 'CO-ACT-07');
      break;
    case 'discover':
      barRegions(box, player, (region, rule) => bar({ do: 'discover', region }, rule));
      bar({ do: 'decline' }, 'CO-R-14');
      break;
    case 'turnIn':
      barTurnIns(box, player, bar);
      break;
  }
  // cards of a complete family are turned in only at the end of the turn
  if (phaseOf(state) === 'actions')
    for (const colour of completeFamilies(player))
      for (const region of openRegions(box, player)) bar({ do: 'turnIn', colour, region }, 'CO-EOT-05');
  return blocked;
}

function barCalls({ players, caller }: ColoradoState, own: PlayerState, bar: Bar): void {
  for (const [target, { hand }] of players.entries()) {
    if (target === caller) continue;
    for (let card = 0; card < IDENTITIES; card++)
      if (isInArea(own, card)) bar({ do: 'call', target, card }, 'CO-CALL-03');
      else if (hand.length === 0) bar({ do: 'call', target, card }, 'CO-R-01');
  }
  bar({ do: 'decline' }, 'CO-R-13');
}

function barDuo(box: Box, state: ColoradoState, seat: Seat, duo: Duo, side: Side | null, bar: Bar): void {
  const player = playerAt(state, seat);
  if (duo === 'nuggets') {
    barBuys(player, bar);
    bar({ do: 'decline' }, 'CO-R-15');
  } else if (duo === 'cards') {
    if (!canDraw(state)) bar({ do: 'draw' }, 'CO-R-16');
    if (canDraw(state) || side === 'right') bar({ do: 'decline' }, 'CO-R-15');
    barSwaps(player, bar);
  } else {
    barStages(box, player, bar);
    barStations(box, player, bar);
    bar({ do: 'decline' }, 'CO-R-14');
  }
  barOtherSide(box, state, seat, duo, side, bar);
}

/** Choices of the action that was not picked in secret. */
function barOtherSide(box: Box, state: ColoradoState, seat: Seat, duo: Duo, side: Side | null, bar: Bar): void {
  const listed = new Set(duoChoices(box, state, seat, duo, side).map((choice) => choice.do));
  for (const choice of duoChoices(box, state, seat, duo, null))
    if (!listed.has(choice.do) && choice.do !== 'decline') bar(choice, 'CO-R-65');
}

function barBuys(player: PlayerState, bar: Bar): void {
  for (const card of identitiesIn(player.hand))
    if (isInArea(player, card)) bar({ do: 'buy', card }, 'CO-ACT-07');
    else if (priceOf(card) > player.nuggets) bar({ do: 'buy', card }, 'CO-R-20');
}

function barSwaps(player: PlayerState, bar: Bar): void {
  const { hand } = player;
  const kinds = identitiesIn(hand);
  for (const [i, a] of kinds.entries())
    for (const b of kinds.slice(i + 1)) {
      if (colourOf(a) === colourOf(b)) continue;
      const rest = restOf(hand, [a, b]);
      for (const card of rest.length > 0 ? rest : [a]) bar({ do: 'swap', discard: [a, b], card }, 'CO-DUO-04');
    }
  for (const discard of pairsIn(hand)) {
    if (hand.length < 3) bar({ do: 'swap', discard, card: discard[0] }, 'CO-R-18');
    else
      for (const card of restOf(hand, discard))
        if (isInArea(player, card)) bar({ do: 'swap', discard, card }, 'CO-ACT-07');
  }
}

/** The identities that are left in a hand without these two cards. */
function restOf(hand: readonly Identity[], [a, b]: [Identity, Identity]): Identity[] {
  const rest = hand.slice();
  rest.splice(rest.indexOf(a), 1);
  rest.splice(rest.indexOf(b), 1);
  return identitiesIn(rest);
}

function barStages(box: Box, player: PlayerState, bar: Bar): void {
  for (const [stage, { region }] of box.stages.entries()) {
    if (isTicked(box, player, stage)) continue;
    if (!isDiscovered(player, region)) bar({ do: 'tickStage', stage }, 'CO-MAP-05');
    else if (!isReached(box, player, stage)) bar({ do: 'tickStage', stage }, 'CO-MAP-04');
  }
}

function barStations(box: Box, player: PlayerState, bar: Bar): void {
  const open = openStations(box, player);
  const ahead = new Set<number>(open);
  for (const station of ahead) for (const next of box.stations[station]!.next) ahead.add(next);
  for (const station of box.stations.keys()) {
    if (player.stations.includes(station) || open.includes(station)) continue;
    bar({ do: 'tickStation', station }, ahead.has(station) ? 'CO-RAIL-02' : 'CO-RAIL-03');
  }
}

function barTipi(box: Box, player: PlayerState, bar: Bar): void {
  const open = openTipi(box, player);
  for (const at of box.tracks.tipi.icons.keys())
    if (!open.includes(at) && !(player.tipi & (1 << at)))
      bar({ do: 'tickTipi', box: at }, player.tipi === 0 ? 'CO-ICON-02' : 'CO-ICON-03');
}

/** CO-MAP-09 for regions behind a mountain, CO-MAP-08 for all others that cannot be discovered. */
function barRegions(box: Box, player: PlayerState, bar: (region: number, rule: BlockedRule) => void): void {
  const open = openRegions(box, player);
  const { regions, mountains } = box.content.sheet;
  const discovered = new Set(regions.flatMap(({ id }, region) => (isDiscovered(player, region) ? [id] : [])));
  for (const [region, { id }] of regions.entries()) {
    if (discovered.has(id) || open.includes(region)) continue;
    const isBehind = mountains.some(([a, b]) => (a === id && discovered.has(b)) || (b === id && discovered.has(a)));
    bar(region, isBehind ? 'CO-MAP-09' : 'CO-MAP-08');
  }
}

function barTurnIns(box: Box, player: PlayerState, bar: Bar): void {
  const complete = completeFamilies(player);
  for (const colour of complete) barRegions(box, player, (region, rule) => bar({ do: 'turnIn', colour, region }, rule));
  for (const colour of COLOURS.keys())
    if (!complete.includes(colour))
      for (const region of openRegions(box, player)) bar({ do: 'turnIn', colour, region }, 'CO-CARD-06');
  bar({ do: 'decline' }, 'CO-R-14');
}
