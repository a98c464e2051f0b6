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

/** What the form of every game keeps besides its seats. */
export interface CommonOptions {
  /** People at this screen see everything together. */
  openHands: boolean;
  /** The name of the person's own card set; null for the house set. */
  set: string | null;
}

/** The new-game form as it is filled in. */
export interface Draft<Asked extends object = SetupOptions> extends Seating, CommonOptions {
  /** How many sit at the table. */
  count: number;
  /** The game's own. */
  options: Asked;
}

/** Those who sit at the table, by seat. */
export const seated = ({ people, count }: Draft<object>): readonly Person[] => people.slice(0, count);

const seatsOf = (count: number): Seat[] => [...new Array(count).keys()];

/** How many may sit there, and how the options follow those who do. */
export const seatRulesOf = <T extends GameTypes, Asked extends object>(definition: DraftDefinition<T, Asked>) => ({
  range: (options: Asked): SeatRange => definition.range?.(options) ?? definition.game.seats(options),
  remapSeats: (options: Asked, from: readonly (Seat | null)[]): Asked =>
    definition.remapSeats?.(options, from) ?? options,
  toSetup: (options: Asked, count: number): SetupOptions =>
    definition.toSetup?.(options, count) ?? (options as SetupOptions),
});

/** What can be done to the form of this game, each giving another draft; and where drafts are stored. */
export function draftsOf<T extends GameTypes, Asked extends object>(definition: DraftDefinition<T, Asked>) {
  const { game, bots, seating, isStoredFlat = false, storageName = `new-game.${game.id}.1` } = definition;
  const levels = bots.map(({ id }) => id);
  const { range, remapSeats, toSetup } = seatRulesOf(definition);
  const schema = definition.schema ?? (game.options as v.GenericSchema<unknown, Asked>);
  /** Tables by link have a draft of their own: bots are the exception there. */
  const linkName = `${storageName}.link`;

  /** As many seats as these options allow. */
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

  /** The parts of a stored draft where they are looked for. */
  const partsOf = (stored: unknown): unknown => {
    if (typeof stored !== 'object' || stored === null) return stored;
    if (isStoredFlat) return { ...stored, options: stored };
    if ('options' in stored || !definition.fromEarlier) return stored;
    return { ...stored, options: definition.fromEarlier({ ...stored }) };
  };
  /** The form as it was left, as far as it still makes sense; the rest is a newcomer's. */
  const readDraft = (stored: unknown): Draft<Asked> => {
    const usual = newDraft();
    const form = v.object({
      ...savedSeatingSchema(levels, usual),
      count: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(usual.people.length)), usual.count),
      options: v.fallback(schema, usual.options as v.InferOutput<typeof schema>),
      openHands: v.fallback(v.boolean(), usual.openHands),
      set: v.fallback(v.nullable(v.string()), usual.set),
    });
    const { success, output } = v.safeParse(form, partsOf(stored));
    return success ? withOptions(output as Draft<Asked>, output.options as Asked) : usual;
  };
  const storedDraft = ({ options, count, ...form }: Draft<Asked>): object => {
    // options that say how many sit there are stored without another count
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
    /** Two people who play in groups change places. */
    withSeatsSwapped: (draft: Draft<Asked>, a: Seat, b: Seat): Draft<Asked> => ({
      ...draft,
      options: definition.swapSeats?.(draft.options, a, b) ?? draft.options,
    }),
    withGroupsMixed: (draft: Draft<Asked>, random: () => number): Draft<Asked> => ({
      ...draft,
      options: definition.mixGroups?.(draft.options, random) ?? draft.options,
    }),
    /** The form as the address asks for it. */
    prefilled: (draft: Draft<Asked>, mode: string | null, stage: number | null): Draft<Asked> => {
      const asked = definition.fromAddress?.(mode, stage);
      if (!asked || Object.keys(asked.options).length === 0) return draft;
      const next = withOptions(draft, { ...draft.options, ...asked.options });
      return asked.isHouseSet ? { ...next, set: null } : next;
    },

    /** What is asked of the rules; the cards come beside it. `options` are those that can be played now. */
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
