import { describe, expect, test } from 'vitest';
import { canSee, createRandom, type EventObserver, type Match, pick, type Viewer } from '../src/index.ts';
import { act, choiceOf, newMatch } from './toy/play.ts';
import type { CaravanTypes } from './toy/state.ts';

const viewers: Viewer[] = [0, 1, 2, 'spectator'];

interface Seen {
  event: CaravanTypes['Event'];
  /** The view of each viewer at that moment. */
  views: CaravanTypes['View'][];
  /** The same, from `keepView` and called later. */
  viewLater: (viewer: Viewer) => CaravanTypes['View'];
}

const into =
  (list: Seen[]): EventObserver<CaravanTypes> =>
  (event, view, keepView) =>
    void list.push({ event: structuredClone(event), views: viewers.map(view), viewLater: keepView() });

const seenBy = (viewer: Viewer, list: readonly Seen[]): Seen[] => list.filter(({ event }) => canSee(viewer, event));

/** All have packed and are ready except the last seat, whose readiness reveals all cards. */
function shown(): { match: Match<CaravanTypes>; since: number; seen: Seen[] } {
  const match = newMatch(3);
  for (const seat of [0, 1, 2]) act(match, seat, 'pack');
  for (const seat of [0, 1]) act(match, seat, 'ready');
  const since = match.eventCount('spectator');
  const seen: Seen[] = [];
  match.choose(2, choiceOf(match, 2, 'ready'), into(seen));
  return { match, since, seen };
}

describe('an observer', () => {
  test('receives the events of `events`, each with the view right after it', () => {
    const { match, since, seen } = shown();
    const steps = seenBy('spectator', seen).map(({ event, viewLater }) => ({ event, view: viewLater('spectator') }));
    expect(steps.map(({ event }) => event)).toEqual(match.events(since, 'spectator'));
    expect(steps.map(({ event, view }) => [event.type, view.players.map(({ laid }) => laid.length)])).toEqual([
      ['readied', [0, 0, 0]],
      ['laid', [1, 0, 0]],
      ['laid', [1, 1, 0]],
      ['laid', [1, 1, 1]],
    ]);
    expect(steps.at(-1)!.view.players).toEqual(match.view('spectator').players);
  });

  test("gets a seat's view without what the seat may not know", () => {
    const match = newMatch(3);
    const seen: Seen[] = [];
    match.choose(0, choiceOf(match, 0, 'pack'), into(seen));
    expect(seenBy(0, seen).map(({ event }) => event.type)).toEqual(['packed', 'packedCard']);
    expect(seenBy(2, seen).map(({ event }) => event.type)).toEqual(['packed']);
    expect(seen[0]!.viewLater(2).players[0]!.chosen).toBeNull();
    expect(seen[0]!.viewLater(0).players[0]!.chosen).not.toBeNull();
  });

  test('gets the same views when called later, when the log is followed, and in a replay', () => {
    const match = newMatch(3);
    const followed = newMatch(3);
    const random = createRandom('watched');
    const all: Seen[] = [];
    while (match.deciders().length > 0) {
      const before = match.seq;
      const seen: Seen[] = [];
      const later: Seen[] = [];
      const seat = pick(random, match.deciders());
      const { choices, forward } = match.decision(seat)!;
      match.choose(seat, pick(random, choices.slice(0, forward)), into(seen));
      followed.applyEntry(match.log(before)[0]!, into(later));
      const plain = (list: readonly Seen[]) => list.map(({ event, views }) => ({ event, views }));
      expect(plain(later)).toEqual(plain(seen));
      all.push(...seen);
    }
    for (const { views, viewLater } of all) expect(viewers.map(viewLater)).toEqual(views);
    viewers.forEach((viewer, index) => {
      const replayed = [...match.replay(viewer)].flatMap(({ steps }) => steps);
      expect(seenBy(viewer, all).map(({ event, views }) => ({ event, view: views[index] }))).toEqual(replayed);
    });
  });

  test('changes nothing, and may ask for a view twice', () => {
    const { match, seen } = shown();
    const { hash } = match;
    const [first] = seen;
    first!.viewLater(0).players[0]!.coins = 99;
    expect(first!.viewLater(0).players[0]!.coins).toBe(1);
    expect(match.hash).toBe(hash);
  });
});

describe('a preview', () => {
  test('reports the points of a card, the choices it opens, and that it can be taken back', () => {
    const match = newMatch(2);
    const choice = choiceOf(match, 0, 'pack');
    const card = (choice as { card: number }).card;
    const { hash } = match;
    const preview = match.preview(0, choice);
    expect(preview).toEqual({
      points: match.content.content.cards[card]!.value,
      final: false,
      opens: [{ do: 'ready' }, { do: 'unpack' }],
    });
    expect(match.hash).toBe(hash);
    match.choose(0, choice);
    expect(match.score(0).seats[0]!.total).toBe(1 + preview.points);
    expect(match.score().seats[0]!.total).toBe(1);
    expect(match.score(1).seats[0]!.total).toBe(1);
    expect(match.preview(0, { do: 'unpack' })).toMatchObject({ points: -preview.points, final: false });
  });

  test('stops at chance or hidden information', () => {
    const match = newMatch(2);
    expect(match.preview(0, { do: 'throw' })).toEqual({ points: 0, final: true, opens: [] });
    for (const seat of [0, 1]) act(match, seat, 'pack');
    act(match, 0, 'ready');
    expect(match.preview(1, { do: 'ready' })).toEqual({ points: 0, final: true, opens: [] });
  });

  test('of a choice that is not listed is refused', () => {
    const match = newMatch(2);
    expect(() => match.preview(0, { do: 'ready' })).toThrow(expect.objectContaining({ code: 'not-a-choice' }));
    expect(() => match.preview(7, { do: 'throw' })).toThrow(expect.objectContaining({ code: 'bad-seat' }));
  });
});
