import { type HastingsOptions, MODES, type Mode, sierraWest } from '@cordillera/sierra-west';
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
  mode: Mode;
  /** How many sit at the table; one plays against Hastings. */
  count: number;
  advancedPlanning: boolean;
  hastings: HastingsOptions;
}

/** SW-GEN-01. */
export const range = sierraWest.seats({ mode: 'apple-hill', advancedPlanning: false, hastings: noAdvantage() });

/** Hastings as he is without help. */
function noAdvantage(): HastingsOptions {
  return {
    mule: false,
    bear: false,
    richCabins: false,
    richGold: false,
    richBoots: false,
    wagon: 0,
    trapperMule: false,
  };
}

/** What a newcomer finds: the mode advised for a first game, me and a bot that can be beaten. */
export const newDraft = (): Draft => ({
  ...withLevel(newSeating(), 1, 'greenhorn'),
  mode: 'apple-hill',
  count: 2,
  advancedPlanning: false,
  hastings: noAdvantage(),
  openHands: false,
  set: null,
});

/** The form as the address asks for it: `#/new/sierra-west?mode=gold-rush`. */
export function prefilled(draft: Draft, mode: string | null): Draft {
  const known = MODES.find((candidate) => candidate === mode);
  return known ? { ...draft, mode: known } : draft;
}

/** Those who sit at the table, by seat. */
export const seated = ({ people, count }: Draft): readonly Person[] => people.slice(0, count);

/** Whether people at this screen hide their cards from each other. */
export const hasSecrets = (draft: Draft): boolean => seated(draft).filter(({ who }) => who !== 'bot').length > 1;

export const added = (draft: Draft): Draft => (draft.count >= range.max ? draft : { ...draft, count: draft.count + 1 });

export const removed = (draft: Draft, seat: number): Draft =>
  draft.count <= range.min ? draft : { ...without(draft, seat), count: draft.count - 1 };

export const seatedAs = (draft: Draft, seat: number, who: Who): Draft => seatAs(draft, seat, who, draft.count);

/** What is asked of the rules; the cards come beside it. */
export function planOf(draft: Draft, mine: string): Omit<GamePlan, 'content'> {
  const { mode, advancedPlanning, hastings, openHands, count } = draft;
  return {
    game: 'sierra-west',
    options: { mode, advancedPlanning, ...(count === 1 && { hastings }) },
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
  const count = v.pipe(v.number(), v.integer(), v.minValue(range.min), v.maxValue(range.max));
  const hastings = v.object({
    mule: flag,
    bear: flag,
    richCabins: flag,
    richGold: flag,
    richBoots: flag,
    wagon: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    trapperMule: flag,
  });
  const form = v.object({
    ...keptSeating(levels, usual),
    mode: v.fallback(v.picklist(MODES), usual.mode),
    count: v.fallback(count, usual.count),
    advancedPlanning: flag,
    hastings: v.fallback(hastings, usual.hastings),
    openHands: flag,
    set: v.fallback(v.nullable(v.string()), usual.set),
  });
  const { success, output } = v.safeParse(form, kept);
  return success ? withMeAmong(output, output.count) : usual;
}
