import type { Seat } from '@cordillera/engine';
import type { BlockedRule } from '../blocked.ts';
import { surveyorHelps } from '../cabins/surveyor.ts';
import { GREEN_SPACES, isTan, ownedTypes } from '../cabins/types.ts';
import { type Box, NOTHING } from '../content/box.ts';
import { type Ask, type Auto, activePlayer, asked, notAChoice } from '../flow/steps.ts';
import { NONE } from '../geometry.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';
import { basicsOf, pay } from './goods.ts';
import { closeGap } from './market.ts';
import { isClaimable, removeCard } from './mountain.ts';

/** The first vacant space of this colour; −1 when there is none (SW-MARKET-02). */
function vacantSpace({ cabins }: Pick<PlayerState, 'cabins'>, tan: boolean): number {
  if (tan) return cabins[GREEN_SPACES] === NONE ? GREEN_SPACES : NONE;
  for (let space = 0; space < GREEN_SPACES; space++) if (cabins[space] === NONE) return space;
  return NONE;
}

/** Why this market tile cannot be built now; null when it can. */
export function buildBlockedBy(
  box: Box,
  state: Pick<SierraWestState, 'market'> & { players: readonly Pick<PlayerState, 'cabins' | 'basics'>[] },
  seat: Seat,
  market: number,
  paid: number,
): BlockedRule | null {
  const tile = state.market[market] as number;
  if (tile === NONE) return 'SW-MARKET-08';
  const player = state.players[seat] as PlayerState;
  const type = box.tiles[tile] as number;
  if (ownedTypes(box, player) & (1 << type)) return 'SW-MARKET-03';
  if (vacantSpace(player, isTan(type)) === NONE) return 'SW-MARKET-02';
  return basicsOf(player) >= paid + (box.market[market] as number) ? null : 'SW-MARKET-01';
}

export const claimBlockedBy = (state: SierraWestState, seat: Seat): BlockedRule | null =>
  isClaimable(state, playerOf(state, seat).frontiersmen[0] as number) ? null : 'SW-CLAIM-01';

/** SW-ACT-02: a shovel needs a claim or a build that can be carried out in full; null when there is one. */
export function shovelBlockedBy(box: Box, state: SierraWestState, seat: Seat, paid: number): BlockedRule | null {
  if (claimBlockedBy(state, seat) === null) return null;
  for (let market = 0; market < state.market.length; market++)
    if (buildBlockedBy(box, state, seat, market, paid) === null) return null;
  return 'SW-ACT-02';
}

/** Claim or build? The space is paid for together with what is built. */
export const shovel = (box: Box): Ask<'shovel'> => ({
  who: activePlayer,
  decision(state, { paid }, seat) {
    const choices: SierraWestChoice[] = [];
    const position = playerOf(state, seat).frontiersmen[0] as number;
    const canClaim = claimBlockedBy(state, seat) === null;
    if (canClaim) choices.push({ do: 'claim', to: 'deck' }, { do: 'claim', to: 'discard' });
    const claims = choices.length;
    for (let market = 0; market < state.market.length; market++)
      if (buildBlockedBy(box, state, seat, market, paid) === null) choices.push({ do: 'build', market });
    const claim = canClaim ? (state.mountain[position] as number) : NONE;
    return asked(seat, 'shovel', { claim, cabins: choices.length - claims, toll: paid }, choices);
  },
  apply(context, { paid }, seat, choice) {
    context.done();
    if (surveyorHelps(box, context.state, seat, paid)) context.push({ step: 'surveyor' });
    if (choice.do === 'claim') {
      context.push({ step: 'claim', to: choice.to });
      pay(context, seat, NOTHING, paid);
    } else if (choice.do === 'build') {
      context.push({ step: 'build', market: choice.market });
      pay(context, seat, NOTHING, paid + (box.market[choice.market] as number));
    } else throw notAChoice('shovel', choice);
  },
});

/** SW-CLAIM-02, SW-CLAIM-03. */
export const claim = (box: Box): Auto<'claim'> => ({
  run(context, { to }) {
    const { state } = context;
    const player = playerOf(state, state.active);
    const position = player.frontiersmen[0] as number;
    const card = state.mountain[position] as number;
    player.claimed.push(card);
    (to === 'deck' ? player.deck : player.discard).push(card);
    removeCard(box, context, position, { type: 'claimed', player: state.active, card, position, to });
  },
});

export const build = (box: Box): Auto<'build'> => ({
  run(context, { market }) {
    const { state } = context;
    const player = playerOf(state, state.active);
    const tile = state.market[market] as number;
    player.cabins[vacantSpace(player, isTan(box.tiles[tile] as number))] = tile;
    state.market[market] = NONE;
    context.emit({ type: 'built', player: state.active, tile, market });
    closeGap(context);
  },
});
