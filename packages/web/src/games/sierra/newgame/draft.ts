import { sierraBots } from '@cordillera/bots/sierra';
import { MODES, type Mode, type SierraTypes, sierra } from '@cordillera/sierra';
import * as v from 'valibot';
import type { DraftDefinition, SeatRange } from '../../../table/setup/definition.ts';
import { draftsOf, seated } from '../../../table/setup/draft.ts';
import { newSeating } from '../../../table/setup/seating.ts';
import { type Groups, inOrder, isArranged, mixed, regrouped, swapped } from './groups.ts';

/** The settings of the form. A mode seats the first of the people; changing it keeps all names. */
export interface SierraAsked {
  mode: Mode;
  /** How many sit at the table, by mode. */
  counts: Readonly<Record<Mode, number>>;
  /** Team mode: the seats of each group. */
  groups: Groups;
  firstGame: boolean;
  /** Campaign modes: the requested stage. */
  stage: number;
  livePoints: boolean;
}

/** SI-MODE-02. */
export const rangeOf = (mode: Mode): SeatRange => sierra.seats({ mode, firstGame: false, stage: 1 });

export const isCampaign = (mode: Mode): boolean => mode === 'solo' || mode === 'cooperative';

const countIn = (mode: Mode, usual: number) => {
  const { min, max } = rangeOf(mode);
  return v.fallback(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), usual);
};

const usualCounts = { team: 4, solo: 1, cooperative: 2, competitive: 3 };
const schema = v.pipe(
  v.object({
    mode: v.fallback(v.picklist(MODES), 'team'),
    counts: v.fallback(
      v.object({
        team: countIn('team', usualCounts.team),
        solo: countIn('solo', usualCounts.solo),
        cooperative: countIn('cooperative', usualCounts.cooperative),
        competitive: countIn('competitive', usualCounts.competitive),
      }),
      usualCounts,
    ),
    groups: v.optional(v.unknown()),
    firstGame: v.fallback(v.boolean(), true),
    stage: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
    livePoints: v.fallback(v.boolean(), true),
  }),
  v.transform(({ groups, ...asked }): SierraAsked => {
    const seats = asked.counts.team;
    return { ...asked, groups: isArranged(groups, seats) ? groups : inOrder(seats) };
  }),
);

export const sierraDraft: DraftDefinition<SierraTypes, SierraAsked> = {
  game: sierra,
  bots: sierraBots,
  schema,
  // a strong companion against a weak and a strong bot
  seating: newSeating,
  range: ({ mode }) => rangeOf(mode),
  countFor: ({ mode, counts }) => counts[mode],
  remapSeats: ({ mode, counts, groups, ...options }, from) => ({
    ...options,
    mode,
    counts: { ...counts, [mode]: from.length },
    groups: mode === 'team' ? regrouped(groups, from) : groups,
  }),
  swapSeats: (options, a, b) => ({ ...options, groups: swapped(options.groups, a, b) }),
  // a table by link that was created without groups has four seats
  mixGroups: (options, random) => ({ ...options, groups: mixed(options.groups ?? inOrder(4), random) }),
  toSetup: ({ mode, firstGame, stage, groups }) => ({
    mode,
    firstGame,
    ...(isCampaign(mode) && { stage }),
    ...(mode === 'team' && { groups }),
  }),
  showsLivePoints: ({ livePoints }) => livePoints,
  // the people here are opponents
  hasSecrets: (draft) => {
    const { mode, groups } = draft.options;
    const isPerson = (seat: number): boolean => draft.people[seat]!.who !== 'bot';
    if (mode === 'competitive') return seated(draft).filter((_, seat) => isPerson(seat)).length > 1;
    return mode === 'team' && groups.filter((group) => group.some(isPerson)).length > 1;
  },
  // an address with a stage comes from the campaign, which uses the house set
  fromAddress: (mode, stage) => {
    const known = MODES.find((candidate) => candidate === mode);
    const isStage = stage !== null && Number.isInteger(stage) && stage > 0;
    return { options: { ...(known && { mode: known }), ...(isStage && { stage }) }, isHouseSet: isStage };
  },
  storageName: 'new-game.1',
  isStoredFlat: true,
};

export const sierraDrafts = draftsOf(sierraDraft);
