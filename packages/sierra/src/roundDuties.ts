import type { Seat } from '@cordillera/engine';
import type { Mode } from './options.ts';
import type { StageRules } from './stageRules.ts';
import type { GroupState, PlayerState, SierraState } from './state.ts';

/** What one player has to do in a round (sections 4 and 11). */
export interface RoundDuties {
  /** Keeps one of the Notebook cards drawn. */
  notebook: boolean;
  /** Mountain cards to lay. */
  lay: number;
  /** Mountain cards to put aside for the discard by choice; leftovers need none. */
  discard: number;
}

const NOTHING: RoundDuties = { notebook: false, lay: 0, discard: 0 };

export const hasRole = (mode: Mode): boolean => mode === 'team' || mode === 'cooperative';
export const passesCards = (mode: Mode): boolean => mode === 'team' || mode === 'competitive';
export const isCampaign = (mode: Mode): boolean => mode === 'solo' || mode === 'cooperative';

export const groupOf = (state: SierraState, seat: Seat): GroupState =>
  state.groups[(state.players[seat] as PlayerState).group] as GroupState;

export const roleHolder = (group: GroupState): Seat => group.members[group.role] as Seat;

/** SI-END-01, SI-END-02, SI-R-80: a trio plays the next multiple of 3, so that each member holds the Role card equally often. */
export const roundsOf = (group: GroupState, rules: StageRules): number =>
  group.members.length === 3 ? Math.ceil(rules.rounds / 3) * 3 : rules.rounds;

export const isActive = (state: SierraState, group: GroupState, rules: StageRules): boolean =>
  state.round <= roundsOf(group, rules);

/** Mountain cards in the hand of a player who lays, before laying (SI-R-75). */
export const handSize = (group: GroupState, rules: StageRules): number =>
  (group.members.length === 3 ? 3 : 4) + rules.handDelta;

/**
 * How many cards of a player who lays are drawn blind (SI-R-79). Where two lay one card each, a single blind card is
 * that of the one who takes the Role card next.
 */
export function blindCount(group: GroupState, layers: readonly Seat[], seat: Seat, { blind }: StageRules): number {
  if (layers.length === 1) return blind;
  const next = group.members[(group.role + 1) % group.members.length];
  return blind === 2 || (blind === 1 && seat === next) ? 1 : 0;
}

export function roundDutiesOf(state: SierraState, seat: Seat, rules: StageRules): RoundDuties {
  const group = groupOf(state, seat);
  if (!isActive(state, group, rules)) return NOTHING;
  const notebook = !rules.skipNotebook.includes(state.round);
  if (!hasRole(state.mode)) return { notebook, lay: 2, discard: 0 };
  if (roleHolder(group) === seat) return { notebook, lay: 0, discard: 0 };
  if (group.members.length === 2) return { notebook: false, lay: 2, discard: 0 };
  return { notebook: false, lay: 1, discard: state.mode === 'team' ? 1 : 0 };
}
