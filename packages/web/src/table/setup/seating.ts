import { defaultLevel, mildLevel } from '@cordillera/bots/levels';
import * as v from 'valibot';
import { suggestedNames } from './suggestedNames.ts';

/** Me, somebody else at this screen, or a bot. */
export type SeatKind = 'me' | 'friend' | 'bot';
const seatKinds: readonly SeatKind[] = ['me', 'friend', 'bot'];

export interface Person {
  who: SeatKind;
  /** As typed; null as long as nothing was typed. */
  typed: string | null;
  /** The name suggested by us; different for everybody, so that it also tells people apart. */
  suggested: string;
  /** How strong a bot is, kept when a person takes the seat. */
  level: string;
}

/** The part of the form that every game has. Eight people always exist; a table seats the first of them. */
export interface Seating {
  people: readonly Person[];
  /** The last friend at each seat, offered again when a friend sits there. */
  friends: readonly (string | null)[];
}

export const maxNameChars = 24;
const all = suggestedNames.length;

/** Me first, then bots, strong and weak by turns. `levels` are those of the game, weakest first. */
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

/** For a table by link: everybody else is a friend until a bot is asked for. */
export const withFriends = <Form extends Seating>(form: Form): Form => ({
  ...form,
  people: form.people.map((person) => (person.who === 'bot' ? { ...person, who: 'friend', typed: null } : person)),
});

/** How a person is called; `mine` is the name of whoever sits at this screen. */
export const nameOf = (person: Person, mine: string): string =>
  person.typed?.trim() || (person.who === 'me' ? mine : person.suggested);

/** Nobody else is offered the name of whoever sits at this screen. */
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

/** I take the last chair of a smaller table rather than leave it. */
export function ensureMeSeated<Form extends Seating>(form: Form, count: number): Form {
  const me = form.people.findIndex(({ who }) => who === 'me');
  return me < count ? form : { ...form, people: withPeopleSwapped(form.people, me, count - 1) };
}

/** Whoever leaves is forgotten; a new bot waits at the end of the list. */
export function withPersonRemoved<Form extends Seating>(form: Form, seat: number, levels: readonly string[]): Form {
  const others = form.people.filter((_, i) => i !== seat);
  const suggested = suggestedNames.find((name) => others.every((person) => person.suggested !== name))!;
  return { ...form, people: [...others, { who: 'bot', typed: null, suggested, level: defaultLevel(levels) }] };
}

/** The friend who sat here last, unless one of the first `count` is called so. */
function friendAt({ people, friends }: Seating, seat: number, count: number): string | null {
  const name = friends[seat] ?? null;
  const isTaken = people
    .slice(0, count)
    .some((person) => person.typed?.trim().toLocaleLowerCase() === name?.toLocaleLowerCase());
  return isTaken ? null : name;
}

/** There is one of me: taking another seat gives mine to whoever sat there. `count` sit at the table. */
export function seatAs<Form extends Seating>(form: Form, seat: number, who: SeatKind, count: number): Form {
  const person = form.people[seat]!;
  const me = form.people.findIndex((candidate) => candidate.who === 'me');
  if (who === 'me' && me >= 0 && me !== seat) return { ...form, people: withPeopleSwapped(form.people, me, seat) };
  // A bot's typed name stays with a friend, but mine is nobody else's, and a bot is not called as a friend.
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

/** The seat that stands `step` rows further down the groups; null at the ends. */
export function neighbour(groups: readonly (readonly number[])[], seat: number, step: 1 | -1): number | null {
  const rows = groups.flat();
  return rows[rows.indexOf(seat) + step] ?? null;
}

/** The seats whose name somebody before them already has. */
export function sameNames(people: readonly Person[], mine: string): readonly number[] {
  const taken = new Set<string>();
  return people.flatMap((person, seat) => {
    const name = nameOf(person, mine).toLocaleLowerCase();
    const again = taken.has(name);
    taken.add(name);
    return again ? [seat] : [];
  });
}

const cut = v.pipe(
  v.string(),
  v.transform((name) => name.slice(0, maxNameChars)),
);
const typed = v.fallback(v.nullable(cut), null);

/** What may be kept of the people and friends of a form; what makes no sense is a newcomer's. `levels` are the bots there are. */
export function savedSeatingSchema(levels: readonly string[], usual = newSeating(levels)) {
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
    people: v.fallback(people, [...usual.people]),
    friends: v.fallback(v.pipe(v.array(typed), v.length(all)), [...usual.friends]),
  };
}
