import { mildLevel } from '@cordillera/bots/levels';
import type { GameTypes, Seat } from '@cordillera/engine';
import * as v from 'valibot';
import type { SetupOptions } from '../../platform/gameModule.ts';
import type { MatchSetup } from '../../platform/matchSetup.ts';
import { readLocalJson, writeLocal } from '../../store/localValues.ts';
import type { DraftDefinition, SeatRange } from './definition.ts';
import {
  ensureMeSeated,
  nameOf,
  newSeating,
  type Person,
  type Seating,
  type SeatKind,
  savedSeatingSchema,
  seatAs,
  withFriends,
  withLevel,
  withPersonRemoved,
} from './seating.ts';

/** The options that every game's form has besides the seats. */
export interface CommonOptions {
  /** Players at this screen see each other's cards. */
  openHands: boolean;
  /** The name of the player's own card set; null for the house set. */
  set: string | null;
}

/** The new-game form as filled in. */
export interface Draft<Asked extends object = SetupOptions> extends Seating, CommonOptions {
  /** The number of seats. */
  count: number;
  /** The game's own options. */
  options: Asked;
}

/** The people at the table, by seat. */
export const seated = ({ people, count }: Draft<object>): readonly Person[] => people.slice(0, count);

const seatsOf = (count: number): Seat[] => [...new Array(count).keys()];

/** The number of seats allowed, and how the options follow the seats. */
export const seatRulesOf = <T extends GameTypes, Asked extends object>(definition: DraftDefinition<T, Asked>) => ({
  range: (options: Asked): SeatRange => definition.range?.(options) ?? definition.game.seats(options),
  remapSeats: (options: Asked, from: readonly (Seat | null)[]): Asked =>
    definition.remapSeats?.(options, from) ?? options,
  toSetup: (options: Asked, count: number): SetupOptions =>
    definition.toSetup?.(options, count) ?? (options as SetupOptions),
});

/** The changes of a game's form, each returning a new draft; and where drafts are stored. */
export function draftsOf<T extends GameTypes, Asked extends object>(definition: DraftDefinition<T, Asked>) {
  const { game, bots, seating, isStoredFlat = false, storageName = `new-game.${game.id}.1` } = definition;
  const levels = bots.map(({ id }) => id);
  const { range, remapSeats, toSetup } = seatRulesOf(definition);
  const schema = definition.schema ?? (game.options as v.GenericSchema<unknown, Asked>);
  /** Tables by link have a separate draft: bots are the exception there. */
  const linkName = `${storageName}.link`;

  /** Changes the options, and the number of seats to what they allow. */
  const withOptions = (draft: Draft<Asked>, options: Asked): Draft<Asked> => {
    const wanted = definition.countFor?.(options);
    if (wanted !== undefined) return ensureMeSeated({ ...draft, count: wanted, options }, wanted);
    const { min, max } = range(options);
    const count = Math.min(Math.max(draft.count, min), max);
    const seats = seatsOf(count).map((seat) => (seat < draft.count ? seat : null));
    return ensureMeSeated({ ...draft, count, options: remapSeats(options, seats) }, count);
  };
  const newDraft = (): Draft<Asked> => {
    const options = v.parse(schema, {});
    const people = seating?.(levels) ?? withLevel(newSeating(levels), 1, mildLevel(levels));
    return withOptions({ ...people, count: 2, openHands: false, set: null, options }, options);
  };
  const hasSecrets = (draft: Draft<Asked>): boolean =>
    definition.hasSecrets?.(draft) ?? seated(draft).filter(({ who }) => who !== 'bot').length > 1;

  /** Converts stored drafts of earlier layouts. */
  const partsOf = (stored: unknown): unknown => {
    if (typeof stored !== 'object' || stored === null) return stored;
    if (isStoredFlat) return { ...stored, options: stored };
    if ('options' in stored || !definition.fromEarlier) return stored;
    return { ...stored, options: definition.fromEarlier({ ...stored }) };
  };
  /** Reads a stored draft, with defaults for anything invalid. */
  const readDraft = (stored: unknown): Draft<Asked> => {
    const defaults = newDraft();
    const form = v.object({
      ...savedSeatingSchema(levels, defaults),
      count: v.fallback(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(defaults.people.length)),
        defaults.count,
      ),
      options: v.fallback(schema, defaults.options as v.InferOutput<typeof schema>),
      openHands: v.fallback(v.boolean(), defaults.openHands),
      set: v.fallback(v.nullable(v.string()), defaults.set),
    });
    const { success, output } = v.safeParse(form, partsOf(stored));
    return success ? withOptions(output as Draft<Asked>, output.options as Asked) : defaults;
  };
  const storedDraft = ({ options, count, ...form }: Draft<Asked>): object => {
    // options that determine the number of seats are stored without a count
    const seats = definition.countFor ? {} : { count };
    return isStoredFlat ? { ...form, ...seats, ...options } : { ...form, ...seats, options };
  };

  return {
    levels,
    newDraft,
    withOptions,
    hasSecrets,
    readDraft,
    rangeOf: (draft: Draft<Asked>): SeatRange => range(draft.options),
    withSeatAdded: (draft: Draft<Asked>): Draft<Asked> =>
      draft.count >= range(draft.options).max
        ? draft
        : { ...draft, count: draft.count + 1, options: remapSeats(draft.options, [...seatsOf(draft.count), null]) },
    withSeatRemoved: (draft: Draft<Asked>, seat: Seat): Draft<Asked> => {
      if (draft.count <= range(draft.options).min) return draft;
      const stay = seatsOf(draft.count).filter((other) => other !== seat);
      return {
        ...withPersonRemoved(draft, seat, levels),
        count: stay.length,
        options: remapSeats(draft.options, stay),
      };
    },
    withSeatAs: (draft: Draft<Asked>, seat: Seat, who: SeatKind): Draft<Asked> => seatAs(draft, seat, who, draft.count),
    /** Swaps two players who play in groups. */
    withSeatsSwapped: (draft: Draft<Asked>, a: Seat, b: Seat): Draft<Asked> => ({
      ...draft,
      options: definition.swapSeats?.(draft.options, a, b) ?? draft.options,
    }),
    withGroupsMixed: (draft: Draft<Asked>, random: () => number): Draft<Asked> => ({
      ...draft,
      options: definition.mixGroups?.(draft.options, random) ?? draft.options,
    }),
    /** Fills the form in as the address asks. */
    prefilled: (draft: Draft<Asked>, mode: string | null, stage: number | null): Draft<Asked> => {
      const asked = definition.fromAddress?.(mode, stage);
      if (!asked || Object.keys(asked.options).length === 0) return draft;
      const next = withOptions(draft, { ...draft.options, ...asked.options });
      return asked.isHouseSet ? { ...next, set: null } : next;
    },

    /** The setup for the rules; cards are passed separately. `options` are those that can be played now. */
    matchSetupOf: (draft: Draft<Asked>, mine: string, options = draft.options): Omit<MatchSetup, 'content'> => ({
      game: game.id as MatchSetup['game'],
      options: toSetup(options, draft.count),
      seats: seated(draft).map((person) => ({
        name: nameOf(person, mine),
        ...(person.who === 'bot' && { bot: person.level }),
      })),
      table: {
        livePoints: definition.showsLivePoints?.(draft.options) ?? true,
        ...(draft.openHands && hasSecrets(draft) && { openHands: true }),
      },
    }),

    /** The form as it was left in this browser. */
    loadDraft(byLink = false): Draft<Asked> {
      const stored = byLink ? readLocalJson(linkName) : undefined;
      if (stored !== undefined) return readDraft(stored);
      const draft = readDraft(readLocalJson(storageName));
      return byLink ? withFriends(draft) : draft;
    },
    saveDraft(draft: Draft<Asked>, byLink = false): void {
      writeLocal(byLink ? linkName : storageName, JSON.stringify(storedDraft(draft)));
    },
  };
}

export type Drafts<Asked extends object = SetupOptions> = ReturnType<typeof draftsOf<GameTypes, Asked>>;
