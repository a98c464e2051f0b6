import { MODES, type Mode, sierra } from '@cordillera/sierra';
import * as v from 'valibot';
import type { CommonOptions } from '../../newgame/OptionsSheet.tsx';
import {
  keptSeating,
  nameOf,
  newSeating,
  type Person,
  type Seating,
  seatAs,
  type Who,
  withMeAmong,
  without,
} from '../../newgame/seating.ts';
import type { GamePlan } from '../../table/start.ts';
import { type Groups, inOrder, isArranged, mixed, swapped, withoutSeat, withSeat } from './groups.ts';

/** The form as it is filled in. A mode seats the first of the people, and changing it forgets nobody. */
export interface Draft extends Seating, CommonOptions {
  mode: Mode;
  /** How many sit at the table, by mode. */
  counts: Readonly<Record<Mode, number>>;
  /** Team mode: the seats of each group. */
  groups: Groups;
  firstGame: boolean;
  /** Campaign modes: the stage that was asked for. */
  stage: number;
  livePoints: boolean;
}

/** SI-MODE-02. */
export const rangeOf = (mode: Mode): { min: number; max: number } => sierra.seats({ mode, firstGame: false, stage: 1 });

export const isCampaign = (mode: Mode): boolean => mode === 'solo' || mode === 'cooperative';

/** What a newcomer finds: me and a strong companion against a weak and a strong bot, with the easier cards. */
export const newDraft = (): Draft => ({
  mode: 'team',
  ...newSeating(),
  counts: { team: 4, solo: 1, cooperative: 2, competitive: 3 },
  groups: inOrder(4),
  firstGame: true,
  stage: 1,
  livePoints: true,
  openHands: false,
  set: null,
});

export const seatCount = (draft: Draft): number => draft.counts[draft.mode];

/** Those who sit at the table, by seat. */
export const seated = (draft: Draft): readonly Person[] => draft.people.slice(0, seatCount(draft));

/** Whether people at this screen play against each other, and hide their cards. */
export function hasSecrets(draft: Draft): boolean {
  const isPerson = (seat: number): boolean => draft.people[seat]!.who !== 'bot';
  if (draft.mode === 'competitive') return seated(draft).filter((_, seat) => isPerson(seat)).length > 1;
  return draft.mode === 'team' && draft.groups.filter((group) => group.some(isPerson)).length > 1;
}

export const withMode = (draft: Draft, mode: Mode): Draft => withMeAmong({ ...draft, mode }, draft.counts[mode]);

/** The form as the address asks for it: `#/new?mode=solo&stage=3`. A stage is asked for by the campaign, which is of the house set. */
export function prefilled(draft: Draft, mode: string | null, stage: number | null): Draft {
  const known = MODES.find((candidate) => candidate === mode);
  const next = known ? withMode(draft, known) : draft;
  return stage !== null && Number.isInteger(stage) && stage > 0 ? { ...next, stage, set: null } : next;
}

export function added(draft: Draft): Draft {
  const count = seatCount(draft);
  if (count >= rangeOf(draft.mode).max) return draft;
  return {
    ...draft,
    counts: { ...draft.counts, [draft.mode]: count + 1 },
    groups: draft.mode === 'team' ? withSeat(draft.groups) : draft.groups,
  };
}

export function removed(draft: Draft, seat: number): Draft {
  const count = seatCount(draft);
  if (count <= rangeOf(draft.mode).min) return draft;
  return {
    ...without(draft, seat),
    counts: { ...draft.counts, [draft.mode]: count - 1 },
    groups: draft.mode === 'team' ? withoutSeat(draft.groups, seat) : draft.groups,
  };
}

export const seatedAs = (draft: Draft, seat: number, who: Who): Draft => seatAs(draft, seat, who, seatCount(draft));

/** Two people of a team game change places. */
export const swappedSeats = (draft: Draft, a: number, b: number): Draft => ({
  ...draft,
  groups: swapped(draft.groups, a, b),
});

export const mixedGroups = (draft: Draft, random: () => number): Draft => ({
  ...draft,
  groups: mixed(draft.groups, random),
});

/** What is asked of the rules; the cards come beside it. `stage` is the one that can really be played. */
export function planOf(draft: Draft, mine: string, stage: number): Omit<GamePlan, 'content'> {
  const { mode, firstGame, livePoints, openHands } = draft;
  return {
    game: 'sierra',
    options: {
      mode,
      firstGame,
      ...(isCampaign(mode) && { stage }),
      ...(mode === 'team' && { groups: draft.groups }),
    },
    seats: seated(draft).map((person) => ({
      name: nameOf(person, mine),
      ...(person.who === 'bot' && { bot: person.level }),
    })),
    table: { livePoints, ...(openHands && hasSecrets(draft) && { openHands }) },
  };
}

const countIn = (mode: Mode, usual: number) => {
  const { min, max } = rangeOf(mode);
  return v.fallback(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), usual);
};

/** The form as it was left, as far as it still makes sense; the rest is a newcomer's. `levels` are the bots there are. */
export function readDraft(kept: unknown, levels: readonly string[]): Draft {
  const usual = newDraft();
  const { team, solo, cooperative, competitive } = usual.counts;
  const counts = v.object({
    team: countIn('team', team),
    solo: countIn('solo', solo),
    cooperative: countIn('cooperative', cooperative),
    competitive: countIn('competitive', competitive),
  });
  const form = v.object({
    mode: v.fallback(v.picklist(MODES), usual.mode),
    ...keptSeating(levels),
    counts: v.fallback(counts, usual.counts),
    groups: v.optional(v.unknown()),
    firstGame: v.fallback(v.boolean(), usual.firstGame),
    stage: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), usual.stage),
    livePoints: v.fallback(v.boolean(), usual.livePoints),
    openHands: v.fallback(v.boolean(), usual.openHands),
    set: v.fallback(v.nullable(v.string()), usual.set),
  });
  const { success, output } = v.safeParse(form, kept);
  if (!success) return usual;
  const { groups, ...rest } = output;
  const seats = rest.counts.team;
  return withMode({ ...rest, groups: isArranged(groups, seats) ? groups : inOrder(seats) }, rest.mode);
}
