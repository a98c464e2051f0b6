import { describe, expect, test } from 'vitest';
import { createRandom, type Match, maySee, pick, restoreMatch, type Viewer, type Watch } from '../src/index.ts';
import { caravan } from './toy/game.ts';
import { act, choiceOf, newMatch } from './toy/play.ts';
import type { CaravanTypes } from './toy/state.ts';

const viewers: Viewer[] = [0, 1, 2, 'spectator'];
const toldTo = (match: Match<CaravanTypes>) => viewers.map((viewer) => match.events(0, viewer).length);

/** Everybody has packed and is ready except the last one, who is about to reveal all cards. */
function aboutToShow(): Match<CaravanTypes> {
  const match = newMatch(3);
  for (const seat of [0, 1, 2]) act(match, seat, 'pack');
  for (const seat of [0, 1]) act(match, seat, 'ready');
  return match;
}

describe('pictures', () => {
  test('are the events of `events`, each with the view right after it', () => {
    const match = aboutToShow();
    const since = match.events(0, 'spectator').length;
    act(match, 2, 'ready');
    const pictures = match.pictures(since, 'spectator');
    expect(pictures.map(({ event }) => event)).toEqual(match.events(since, 'spectator'));
    expect(pictures.map(({ event, view }) => [event.type, view.players.map(({ laid }) => laid.length)])).toEqual([
      ['readied', [0, 0, 0]],
      ['laid', [1, 0, 0]],
      ['laid', [1, 1, 0]],
      ['laid', [1, 1, 1]],
    ]);
    expect(pictures.at(-1)!.view.players).toEqual(match.view('spectator').players);
  });

  test('show the score as it was at that moment', () => {
    const match = aboutToShow();
    const since = match.events(0, 'spectator').length;
    act(match, 2, 'ready');
    const [, first, , last] = match.pictures(since, 'spectator').map(({ score }) => score);
    expect(first!.seats[1]!.lines.map(({ source }) => source)).toEqual(['coins']);
    expect(last).toEqual(match.score());
  });

  test('show a seat what it knows, and leave out what it is not told', () => {
    const match = newMatch(3);
    const [own, , other] = toldTo(match);
    act(match, 0, 'pack');
    expect(match.pictures(own!, 0).map(({ event }) => event.type)).toEqual(['packed', 'packedCard']);
    expect(match.pictures(other!, 2).map(({ event }) => event.type)).toEqual(['packed']);
    expect(match.pictures(other!, 2)[0]!.view.players[0]!.chosen).toBeNull();
    expect(match.pictures(own!, 0)[0]!.view.players[0]!.chosen).not.toBeNull();
  });

  test('go back over several choices, and across what cannot be undone', () => {
    const match = newMatch(3);
    const random = createRandom('several');
    const before = toldTo(match);
    for (let made = 0; made < 20; made++) {
      const seat = pick(random, match.deciders());
      const { choices, forward } = match.decision(seat)!;
      match.choose(seat, pick(random, choices.slice(0, forward)));
      viewers.forEach((viewer, index) => {
        const pictures = match.pictures(before[index]!, viewer);
        expect(pictures.map(({ event }) => event)).toEqual(match.events(before[index]!, viewer));
        expect(match.pictures(before[index]! + 2, viewer)).toHaveLength(Math.max(0, pictures.length - 2));
      });
    }
    expect(match.turns).toBeGreaterThan(1);
  });

  test('are the same for whoever looks on while it happens, also when a log is followed', () => {
    const match = newMatch(3);
    const followed = newMatch(3);
    const random = createRandom('watched');
    for (let made = 0; match.deciders().length > 0; made++) {
      const before = toldTo(match);
      const seen: { event: object; views: object[] }[] = [];
      const again: typeof seen = [];
      const into = (list: typeof seen): Watch<CaravanTypes> => {
        return (event, view) => void list.push({ event, views: viewers.map(view) });
      };
      const seat = pick(random, match.deciders());
      const { choices, forward } = match.decision(seat)!;
      match.choose(seat, pick(random, choices.slice(0, forward)), into(seen));
      followed.follow(match.log(made)[0]!, into(again));
      expect(again).toEqual(seen);
      viewers.forEach((viewer, index) => {
        const pictures = match.pictures(before[index]!, viewer).map(({ event, view }) => ({ event, view }));
        const told = seen.filter(({ event }) => maySee(viewer, event as CaravanTypes['Event']));
        expect(told.map(({ event, views }) => ({ event, view: views[index]! }))).toEqual(pictures);
      });
    }
  });

  test('go back over the last forty-eight entries, however the positions before them are kept', async () => {
    const match = newMatch(3);
    const random = createRandom('far back');
    const told: number[][] = [];
    const views: object[] = [];
    for (let made = 0; made < 200 && match.result() === null; made++) {
      told.push(toldTo(match));
      // whoever takes something back makes the match longer
      const decisions = match.decisions();
      const { seat, choices, forward } =
        (made < 150 && decisions.find(({ choices, forward }) => forward < choices.length)) || pick(random, decisions);
      const since = toldTo(match)[3]!;
      match.choose(seat, forward < choices.length && made < 150 ? choices.at(-1)! : pick(random, choices));
      views.push(...match.pictures(since, 'spectator').map(({ view }) => view));
      // pictures are asked for again at another moment
      if (made % 7 === 0) await Promise.resolve();
      const before = told.at(-48) ?? told[0]!;
      const pictures = match.pictures(before[3]!, 'spectator');
      expect(pictures.map(({ event }) => event)).toEqual(match.events(before[3]!, 'spectator'));
      expect(pictures.map(({ view }) => view)).toEqual(pictures.length === 0 ? [] : views.slice(-pictures.length));
    }
    expect(told.length).toBeGreaterThan(64);
  });

  test('change nothing, and cost nothing to look at twice', () => {
    const match = aboutToShow();
    const since = match.events(0, 0).length;
    act(match, 2, 'ready');
    const { hash } = match;
    const [first] = match.pictures(since, 0);
    const { view } = first!;
    view.players[0]!.coins = 99;
    expect(match.pictures(since, 0)[0]!.view.players[0]!.coins).toBe(1);
    expect(match.hash).toBe(hash);
  });

  test('of what is not new there are none', () => {
    const match = newMatch(2);
    expect(match.pictures(match.events(0, 0).length, 0)).toEqual([]);
    expect(match.pictures(match.events(0, 0).length + 5, 0)).toEqual([]);
  });

  test('of the setup, and of what lies before an undo, there are none: the truth is shown at once', () => {
    const match = newMatch(2);
    expect(() => match.pictures(0, 0)).toThrow(expect.objectContaining({ code: 'not-kept' }));
    const since = match.events(0, 0).length;
    act(match, 0, 'pack');
    act(match, 0, 'ready');
    match.undo(0);
    expect(() => match.pictures(since, 0)).toThrow(expect.objectContaining({ code: 'not-kept' }));
    expect(match.pictures(match.events(0, 0).length, 0)).toEqual([]);
    const now = match.events(0, 0).length;
    act(match, 0, 'ready');
    expect(match.pictures(now, 0).map(({ event }) => event.type)).toEqual(['readied']);
  });

  test('of a match restored from a snapshot go on from its last barrier', () => {
    const match = newMatch(2);
    const since = match.events(0, 0).length;
    act(match, 0, 'pack');
    const restored = restoreMatch(caravan, match.snapshot());
    expect(restored.pictures(since, 0).map(({ event, view }) => ({ event, view }))).toEqual(
      match.pictures(since, 0).map(({ event, view }) => ({ event, view })),
    );
  });
});

describe('a preview', () => {
  test('says what a card would bring, what opens, and that it can be taken back', () => {
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

  test('stops where chance or something hidden comes in', () => {
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
