import { colorado } from '@cordillera/colorado';
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
  withLevel,
  withMeAmong,
  without,
} from '../../newgame/seating.ts';
import type { GamePlan } from '../../table/start.ts';

/** The form as it is filled in. */
export interface Draft extends Seating, CommonOptions {
  /** How many sit at the table. */
  count: number;
  sealed: boolean;
  /** The seat that calls first; null: chance decides. */
  firstCaller: number | null;
}

/** CO-COMP-01. */
export const range = colorado.seats({ sealed: false });

/** What a newcomer finds: me and a bot that can be beaten. */
export const newDraft = (): Draft => ({
  ...withLevel(newSeating(), 1, 'greenhorn'),
  count: 2,
  sealed: false,
  firstCaller: null,
  openHands: false,
  set: null,
});

/** Those who sit at the table, by seat. */
export const seated = ({ people, count }: Draft): readonly Person[] => people.slice(0, count);

/** Whether people at this screen hide their cards from each other. */
export const hasSecrets = (draft: Draft): boolean => seated(draft).filter(({ who }) => who !== 'bot').length > 1;

/** Whoever is no longer there does not call first. */
const within = (draft: Draft): Draft =>
  draft.firstCaller !== null && draft.firstCaller >= draft.count ? { ...draft, firstCaller: null } : draft;

export const added = (draft: Draft): Draft => (draft.count >= range.max ? draft : { ...draft, count: draft.count + 1 });

export const removed = (draft: Draft, seat: number): Draft =>
  draft.count <= range.min ? draft : within({ ...without(draft, seat), count: draft.count - 1 });

export const seatedAs = (draft: Draft, seat: number, who: Who): Draft => seatAs(draft, seat, who, draft.count);

/** What is asked of the rules; the cards come beside it. */
export function planOf(draft: Draft, mine: string): Omit<GamePlan, 'content'> {
  const { sealed, firstCaller, openHands } = draft;
  return {
    game: 'colorado',
    options: { sealed, ...(firstCaller !== null && { firstCaller }) },
    seats: seated(draft).map((person) => ({
      name: nameOf(person, mine),
      ...(person.who === 'bot' && { bot: person.level }),
    })),
    table: { livePoints: true, ...(openHands && hasSecrets(draft) && { openHands }) },
  };
}

/** The form as it was left, as far as it still makes sense; the rest is a newcomer's. `levels` are the bots there are. */
export function readDraft(kept: unknown, levels: readonly string[]): Draft {
  const usual = newDraft();
  const flag = v.fallback(v.boolean(), false);
  const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(range.max - 1));
  const form = v.object({
    ...keptSeating(levels, usual),
    count: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(range.min), v.maxValue(range.max)), usual.count),
    sealed: flag,
    firstCaller: v.fallback(v.nullable(seat), null),
    openHands: flag,
    set: v.fallback(v.nullable(v.string()), usual.set),
  });
  const { success, output } = v.safeParse(form, kept);
  return success ? within(withMeAmong(output, output.count)) : usual;
}
