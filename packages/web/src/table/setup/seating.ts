import { defaultLevel, mildLevel } from '@cordillera/bots/levels';
import * as v from 'valibot';
import { suggestedNames } from './suggestedNames.ts';

/** The player, another person at this screen, or a bot. */
export type SeatKind = 'me' | 'friend' | 'bot';
const seatKinds: readonly SeatKind[] = ['me', 'friend', 'bot'];

export interface Person {
  who: SeatKind;
  /** Null until something was typed. */
  typed: string | null;
  /** The suggested name; unique, so that it also identifies the person. */
  suggested: string;
  /** The strength of a bot, remembered while a person has the seat. */
  level: string;
}

/** The part of the form that every game has. It always holds eight people; the first of them sit at the table. */
export interface Seating {
  people: readonly Person[];
  /** The last friend at each seat, suggested again when a friend takes it. */
  friends: readonly (string | null)[];
}

export const maxNameChars = 24;
const all = suggestedNames.length;

/** The player first, then bots, strong and weak alternating. `levels` are those of the game, weakest first. */
export const newSeating = (levels: readonly string[]): Seating => ({
  people: [
    { who: 'me', typed: null, suggested: suggestedNames[all - 1]!, level: defaultLevel(levels) },
    ...suggestedNames.slice(0, all - 1).map(
      (suggested, i): Person => ({
        who: 'bot',
        typed: null,
        suggested,
        level: i % 2 ? mildLevel(levels) : defaultLevel(levels),
      }),
    ),
  ],
  friends: suggestedNames.map(() => null),
});

/** For a table by link: every other seat is a friend's until a bot is chosen. */
export const withFriends = <Form extends Seating>(form: Form): Form => ({
  ...form,
  people: form.people.map((person) => (person.who === 'bot' ? { ...person, who: 'friend', typed: null } : person)),
});

/** A person's name; `mine` is the name of the player at this screen. */
export const nameOf = (person: Person, mine: string): string =>
  person.typed?.trim() || (person.who === 'me' ? mine : person.suggested);

/** Never suggests the player's own name for anybody else. */
export function withMyName<Form extends Seating>(form: Form, mine: string): Form {
  const me = form.people.findIndex(({ who }) => who === 'me');
  const other = form.people.findIndex(({ suggested }) => suggested.toLocaleLowerCase() === mine.toLocaleLowerCase());
  if (me < 0 || other < 0 || me === other) return form;
  const [my, their] = [form.people[me]!.suggested, form.people[other]!.suggested];
  const people = form.people.map((person, i) =>
    i === me ? { ...person, suggested: their } : i === other ? { ...person, suggested: my } : person,
  );
  return { ...form, people };
}

const withPersonReplaced = ({ people }: Seating, seat: number, person: Person): readonly Person[] =>
  people.map((before, i) => (i === seat ? person : before));

function withPeopleSwapped(people: readonly Person[], a: number, b: number): readonly Person[] {
  const next = [...people];
  [next[a], next[b]] = [next[b]!, next[a]!];
  return next;
}

/** Moves the player to the last seat of a smaller table. */
export function ensureMeSeated<Form extends Seating>(form: Form, count: number): Form {
  const me = form.people.findIndex(({ who }) => who === 'me');
  return me < count ? form : { ...form, people: withPeopleSwapped(form.people, me, count - 1) };
}

/** Forgets a removed person; a new bot waits at the end of the list. */
export function withPersonRemoved<Form extends Seating>(form: Form, seat: number, levels: readonly string[]): Form {
  const others = form.people.filter((_, i) => i !== seat);
  const suggested = suggestedNames.find((name) => others.every((person) => person.suggested !== name))!;
  return { ...form, people: [...others, { who: 'bot', typed: null, suggested, level: defaultLevel(levels) }] };
}

/** The friend who sat here last, unless one of the first `count` has that name. */
function friendAt({ people, friends }: Seating, seat: number, count: number): string | null {
  const name = friends[seat] ?? null;
  const isTaken = people
    .slice(0, count)
    .some((person) => person.typed?.trim().toLocaleLowerCase() === name?.toLocaleLowerCase());
  return isTaken ? null : name;
}

/** The player has one seat: taking another gives the old one to whoever sat there. `count` sit at the table. */
export function seatAs<Form extends Seating>(form: Form, seat: number, who: SeatKind, count: number): Form {
  const person = form.people[seat]!;
  const me = form.people.findIndex((candidate) => candidate.who === 'me');
  if (who === 'me' && me >= 0 && me !== seat) return { ...form, people: withPeopleSwapped(form.people, me, seat) };
  // A bot's typed name goes to a friend, but the player's own is nobody else's, and a bot does not get a friend's name.
  const typed = who === 'friend' ? ((person.who === 'bot' ? person.typed : null) ?? friendAt(form, seat, count)) : null;
  return { ...form, people: withPersonReplaced(form, seat, { ...person, who, typed }) };
}

export const withLevel = <Form extends Seating>(form: Form, seat: number, level: string): Form => ({
  ...form,
  people: withPersonReplaced(form, seat, { ...form.people[seat]!, level }),
});

export function withName<Form extends Seating>(form: Form, seat: number, text: string | null): Form {
  const typed = text?.slice(0, maxNameChars) ?? null;
  const friend = form.people[seat]!.who === 'friend' && typed?.trim();
  return {
    ...form,
    people: withPersonReplaced(form, seat, { ...form.people[seat]!, typed }),
    friends: friend ? form.friends.map((name, i) => (i === seat ? friend : name)) : form.friends,
  };
}

/** The seat `step` rows further down the groups; null at the ends. */
export function neighbour(groups: readonly (readonly number[])[], seat: number, step: 1 | -1): number | null {
  const rows = groups.flat();
  return rows[rows.indexOf(seat) + step] ?? null;
}

/** The seats whose name an earlier seat already has. */
export function sameNames(people: readonly Person[], mine: string): readonly number[] {
  const taken = new Set<string>();
  return people.flatMap((person, seat) => {
    const name = nameOf(person, mine).toLocaleLowerCase();
    const isTaken = taken.has(name);
    taken.add(name);
    return isTaken ? [seat] : [];
  });
}

const cut = v.pipe(
  v.string(),
  v.transform((name) => name.slice(0, maxNameChars)),
);
const typed = v.fallback(v.nullable(cut), null);

/** Reads the stored people and friends of a form, with defaults for invalid values. `levels` are the available bots. */
export function savedSeatingSchema(levels: readonly string[], defaults = newSeating(levels)) {
  const people = v.pipe(
    v.array(
      v.object({
        who: v.picklist(seatKinds),
        typed,
        suggested: v.picklist(suggestedNames),
        level: v.fallback(v.picklist(levels), defaultLevel(levels)),
      }),
    ),
    v.length(all),
    v.check((stored) => new Set(stored.map(({ suggested }) => suggested)).size === all),
    v.check((stored) => stored.filter(({ who }) => who === 'me').length <= 1),
  );
  return {
    people: v.fallback(people, [...defaults.people]),
    friends: v.fallback(v.pipe(v.array(typed), v.length(all)), [...defaults.friends]),
  };
}
