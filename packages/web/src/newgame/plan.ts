import { MODES, type Mode, sierra } from '@cordillera/sierra';
import type { GamePlan } from '../table/start.ts';
import { type Groups, inOrder, isArranged, mixed, swapped, withoutSeat, withSeat } from './groups.ts';
import { suggestedNames } from './names.ts';

/** Me, somebody else at this screen, or a bot. */
export type Who = 'me' | 'friend' | 'bot';
const whos: readonly Who[] = ['me', 'friend', 'bot'];

export interface Person {
  who: Who;
  /** As typed; null as long as nothing was typed. */
  typed: string | null;
  /** The name suggested by us; different for everybody, so that it also tells people apart. */
  suggested: string;
  /** How strong a bot is, kept when a person takes the seat. */
  level: string;
}

/** The form as it is filled in. Eight people always exist; a mode seats the first of them, and changing it forgets nobody. */
export interface Draft {
  mode: Mode;
  people: readonly Person[];
  /** The last friend at each seat, offered again when a friend sits there. */
  friends: readonly (string | null)[];
  /** How many sit at the table, by mode. */
  counts: Readonly<Record<Mode, number>>;
  /** Team mode: the seats of each group. */
  groups: Groups;
  firstGame: boolean;
  /** Campaign modes: the stage that was asked for. */
  stage: number;
  livePoints: boolean;
  /** People at this screen see everything together. */
  openHands: boolean;
  /** The name of the person's own card set; null for the house set. */
  set: string | null;
}

export const longestName = 24;
const usualLevel = 'trail-hand';
const all = suggestedNames.length;

/** SI-MODE-02. */
export const rangeOf = (mode: Mode): { min: number; max: number } => sierra.seats({ mode, firstGame: false, stage: 1 });

export const isCampaign = (mode: Mode): boolean => mode === 'solo' || mode === 'cooperative';

/** What a newcomer finds: me and a strong companion against a weak and a strong bot, with the easier cards. */
export const newDraft = (): Draft => ({
  mode: 'team',
  people: [
    { who: 'me', typed: null, suggested: suggestedNames[all - 1]!, level: usualLevel },
    ...suggestedNames
      .slice(0, all - 1)
      .map((suggested, i): Person => ({ who: 'bot', typed: null, suggested, level: i % 2 ? 'greenhorn' : usualLevel })),
  ],
  friends: suggestedNames.map(() => null),
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

/** The seats as they stand in the form, one list per group. */
export const seatGroups = (draft: Draft): Groups =>
  draft.mode === 'team' ? draft.groups : [seated(draft).map((_, seat) => seat)];

/** Whether people at this screen play against each other, and hide their cards. */
export function hasSecrets(draft: Draft): boolean {
  const isPerson = (seat: number): boolean => draft.people[seat]!.who !== 'bot';
  if (draft.mode === 'competitive') return seated(draft).filter((_, seat) => isPerson(seat)).length > 1;
  return seatGroups(draft).filter((group) => group.some(isPerson)).length > 1;
}

/** How a person is called; `mine` is the name of whoever sits at this screen. */
export const nameOf = (person: Person, mine: string): string =>
  person.typed?.trim() || (person.who === 'me' ? mine : person.suggested);

/** Nobody else is offered the name of whoever sits at this screen. */
export function withMyName(draft: Draft, mine: string): Draft {
  const me = draft.people.findIndex(({ who }) => who === 'me');
  const other = draft.people.findIndex(({ suggested }) => suggested.toLocaleLowerCase() === mine.toLocaleLowerCase());
  if (me < 0 || other < 0 || me === other) return draft;
  const [my, their] = [draft.people[me]!.suggested, draft.people[other]!.suggested];
  const people = draft.people.map((person, i) =>
    i === me ? { ...person, suggested: their } : i === other ? { ...person, suggested: my } : person,
  );
  return { ...draft, people };
}

const replaced = (draft: Draft, seat: number, person: Person): readonly Person[] =>
  draft.people.map((before, i) => (i === seat ? person : before));

function exchanged(people: readonly Person[], a: number, b: number): readonly Person[] {
  const next = [...people];
  [next[a], next[b]] = [next[b]!, next[a]!];
  return next;
}

export function withMode(draft: Draft, mode: Mode): Draft {
  const me = draft.people.findIndex(({ who }) => who === 'me');
  const last = draft.counts[mode] - 1;
  // I take the last chair of a smaller table rather than leave it.
  return { ...draft, mode, people: me > last ? exchanged(draft.people, me, last) : draft.people };
}

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

/** Whoever leaves is forgotten; a new bot waits at the end of the list. */
export function removed(draft: Draft, seat: number): Draft {
  const count = seatCount(draft);
  if (count <= rangeOf(draft.mode).min) return draft;
  const others = draft.people.filter((_, i) => i !== seat);
  const suggested = suggestedNames.find((name) => others.every((person) => person.suggested !== name))!;
  return {
    ...draft,
    people: [...others, { who: 'bot', typed: null, suggested, level: usualLevel }],
    counts: { ...draft.counts, [draft.mode]: count - 1 },
    groups: draft.mode === 'team' ? withoutSeat(draft.groups, seat) : draft.groups,
  };
}

/** The friend who sat here last, unless somebody at the table is called so. */
function friendAt(draft: Draft, seat: number): string | null {
  const name = draft.friends[seat] ?? null;
  const isTaken = seated(draft).some(
    (person) => person.typed?.trim().toLocaleLowerCase() === name?.toLocaleLowerCase(),
  );
  return isTaken ? null : name;
}

/** There is one of me: taking another seat gives mine to whoever sat there. */
export function seatedAs(draft: Draft, seat: number, who: Who): Draft {
  const person = draft.people[seat]!;
  const me = draft.people.findIndex((candidate) => candidate.who === 'me');
  if (who === 'me' && me >= 0 && me !== seat) return { ...draft, people: exchanged(draft.people, me, seat) };
  // A bot's typed name stays with a friend, but mine is nobody else's, and a bot is not called as a friend.
  const typed = who === 'friend' ? ((person.who === 'bot' ? person.typed : null) ?? friendAt(draft, seat)) : null;
  return { ...draft, people: replaced(draft, seat, { ...person, who, typed }) };
}

export const withLevel = (draft: Draft, seat: number, level: string): Draft => ({
  ...draft,
  people: replaced(draft, seat, { ...draft.people[seat]!, level }),
});

export function withName(draft: Draft, seat: number, text: string | null): Draft {
  const typed = text?.slice(0, longestName) ?? null;
  const friend = draft.people[seat]!.who === 'friend' && typed?.trim();
  return {
    ...draft,
    people: replaced(draft, seat, { ...draft.people[seat]!, typed }),
    friends: friend ? draft.friends.map((name, i) => (i === seat ? friend : name)) : draft.friends,
  };
}

/** Two people of a team game change places. */
export const swappedSeats = (draft: Draft, a: number, b: number): Draft => ({
  ...draft,
  groups: swapped(draft.groups, a, b),
});

/** The seat that stands `step` rows further down in a team game; null at the ends. */
export function neighbour(draft: Draft, seat: number, step: 1 | -1): number | null {
  const rows = draft.groups.flat();
  return rows[rows.indexOf(seat) + step] ?? null;
}

export const mixedGroups = (draft: Draft, random: () => number): Draft => ({
  ...draft,
  groups: mixed(draft.groups, random),
});

/** The seats whose name somebody before them already has. */
export function namesakes(draft: Draft, mine: string): readonly number[] {
  const taken = new Set<string>();
  return seated(draft).flatMap((person, seat) => {
    const name = nameOf(person, mine).toLocaleLowerCase();
    const again = taken.has(name);
    taken.add(name);
    return again ? [seat] : [];
  });
}

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readPeople(kept: unknown, levels: readonly string[]): readonly Person[] | null {
  if (!Array.isArray(kept) || kept.length !== all) return null;
  const people = kept.flatMap((person): Person[] => {
    if (!isObject(person)) return [];
    const who = whos.find((candidate) => candidate === person.who);
    const suggested = suggestedNames.find((name) => name === person.suggested);
    if (!who || !suggested) return [];
    const typed = typeof person.typed === 'string' ? person.typed.slice(0, longestName) : null;
    const level = levels.find((candidate) => candidate === person.level) ?? usualLevel;
    return [{ who, typed, suggested, level }];
  });
  const different = new Set(people.map(({ suggested }) => suggested)).size === all;
  return different && people.filter(({ who }) => who === 'me').length <= 1 ? people : null;
}

const readFriends = (kept: unknown): Draft['friends'] | null =>
  Array.isArray(kept) && kept.length === all
    ? kept.map((name) => (typeof name === 'string' ? name.slice(0, longestName) : null))
    : null;

/** The form as it was left, as far as it still makes sense; the rest is a newcomer's. `levels` are the bots there are. */
export function readDraft(text: string | null, levels: readonly string[]): Draft {
  const usual = newDraft();
  let kept: unknown = null;
  try {
    kept = JSON.parse(text ?? 'null');
  } catch {
    // Not ours any more.
  }
  if (!isObject(kept)) return usual;
  const keptCounts = isObject(kept.counts) ? kept.counts : {};
  const countOf = (mode: Mode): number => {
    const { min, max } = rangeOf(mode);
    const count = keptCounts[mode];
    return Number.isInteger(count) && Number(count) >= min && Number(count) <= max ? Number(count) : usual.counts[mode];
  };
  const counts = Object.fromEntries(MODES.map((mode) => [mode, countOf(mode)])) as Record<Mode, number>;
  const draft: Draft = {
    mode: MODES.find((mode) => mode === kept.mode) ?? usual.mode,
    people: readPeople(kept.people, levels) ?? usual.people,
    friends: readFriends(kept.friends) ?? usual.friends,
    counts,
    groups: isArranged(kept.groups, counts.team) ? kept.groups : inOrder(counts.team),
    firstGame: typeof kept.firstGame === 'boolean' ? kept.firstGame : usual.firstGame,
    stage: Number.isInteger(kept.stage) && Number(kept.stage) > 0 ? Number(kept.stage) : usual.stage,
    openHands: typeof kept.openHands === 'boolean' ? kept.openHands : usual.openHands,
    livePoints: typeof kept.livePoints === 'boolean' ? kept.livePoints : usual.livePoints,
    set: typeof kept.set === 'string' ? kept.set : usual.set,
  };
  return withMode(draft, draft.mode);
}
