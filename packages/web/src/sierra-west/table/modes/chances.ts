import {
  type Box,
  lowestFace,
  type PlanAction,
  type SierraWestState,
  type SierraWestView,
} from '@cordillera/sierra-west';

// Stands in for chances.ts of the rules until it lands.
export interface PosterOdds {
  needed: number | null;
  bonus: number;
  /** The lowest roll that hits; null when none does. */
  hitsOn: number | null;
  chance: number;
  bullets: number;
  within: number;
  further: { hitsOn: number | null; chance: number } | null;
}
export function posterOdds(box: Box, view: SierraWestView, player: number): PosterOdds {
  const state = view as unknown as SierraWestState;
  const bonus = view.sheriff === player ? 1 : 0;
  const at = (wagon: number) => {
    const players = state.players.map((each, i) => (i === player ? { ...each, wagon } : each));
    const needed = lowestFace(box, { ...state, players }, player);
    const hitsOn = needed === null ? null : Math.max(1, needed - bonus);
    return { needed, hitsOn, chance: hitsOn === null ? 0 : (7 - hitsOn) / 6 };
  };
  const { wagon, bullets } = view.players[player]!;
  const here = at(wagon);
  return {
    ...here,
    bonus,
    bullets,
    within: 1 - (1 - here.chance) ** bullets,
    further: wagon < box.lastTrail ? at(wagon + 1) : null,
  };
}
export interface MineOdds {
  parts: readonly number[];
  counted: number;
  columns: readonly { faces: readonly number[]; gold: number; stone: number; chance: number }[];
}
export function mineOdds(box: Box, view: SierraWestView, player: number): MineOdds {
  const reach = box.trail[view.players[player]!.wagon]!.reach;
  const parts = view.row
    .slice(0, reach)
    .map((card) => box.kits[view.mode].specials[card - 51]!.mine!)
    .filter(({ dark }) => !dark || view.lantern === player)
    .map(({ gold }) => gold);
  const counted = parts.reduce((a, b) => a + b, 0);
  return {
    parts,
    counted,
    columns: [1, 2, 3].map((n) => ({
      faces: [2 * n - 1, 2 * n],
      gold: counted - Math.min(n, counted),
      stone: Math.min(n, counted),
      chance: 1 / 3,
    })),
  };
}
export interface HastingsOdds {
  unseen: number;
  actions: readonly { action: PlanAction; chance: number }[];
}
export function hastingsOdds(box: Box, view: SierraWestView): HastingsOdds {
  const { active, shown, discard } = view.hastings!;
  const unseen = box.planCards.filter((_, i) => i !== active && i !== shown && !discard.includes(i));
  const next = box.planCards[shown ?? active]!;
  return {
    unseen: unseen.length,
    actions: next.actions.map((action, i) => ({
      action,
      chance: unseen.filter(({ arrows }) => arrows[i]).length / unseen.length,
    })),
  };
}
