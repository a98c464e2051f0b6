import { createMatch, type Match } from '@cordillera/engine';
import { type SierraEvent, type SierraRules, type SierraTypes, sierra, speak } from '@cordillera/sierra';
import { describe, expect, test, vi } from 'vitest';
import { handOf } from '../../src/games/sierra/table/hand/handCards.ts';
import { GameHistory } from '../../src/games/sierra/table/log/gameHistory.ts';
import { announcedEvents } from '../../src/games/sierra/table/log/log.ts';
import { sierraTableWords } from '../../src/games/sierra/table/sierraTableWords.ts';
import { sierraTable } from '../../src/games/sierra/table/tableGame.ts';
import { targetOf } from '../../src/games/sierra/table/targets.ts';
import { Session } from '../../src/table/session/session.ts';
import { sideOf, viewOf } from '../../src/table/shell/offscreenHints.ts';
import { LocalSource } from '../../src/table/source/localSource.ts';
import { ReplaySource } from '../../src/table/source/replaySource.ts';
import { targetModel } from '../../src/table/targets/targets.ts';

const spot = (x: number, y: number) => ({ x, y, width: 20, height: 20 });
/** A sheet of 400 by 300, 50 of which lie under labels. */
const frame = { width: 400, height: 300, top: 50 };

describe('places that are too small for a finger', () => {
  test('are looked at together when they fit', () => {
    const part = viewOf([spot(100, 120), spot(160, 180)], 2, frame);
    expect(part.x).toBeLessThanOrEqual(100);
    expect(part.x + part.width).toBeGreaterThanOrEqual(180);
    expect(part.y + part.height).toBeGreaterThanOrEqual(200);
    // the part with its room for labels still fits the frame at that size
    expect(part.width * 2).toBeLessThanOrEqual(400);
    expect(part.height * 2).toBeLessThanOrEqual(300);
    expect(part.y + frame.top / 2).toBeLessThanOrEqual(120);
  });

  test('are looked at where most of them lie when they do not fit', () => {
    const far = [spot(0, 100), spot(330, 100), spot(350, 100), spot(370, 120)];
    const part = viewOf(far, 3, frame);
    expect(part.x).toBeGreaterThan(300);
    expect(part.x + part.width).toBeGreaterThanOrEqual(390);
  });

  test('are one at least, however large they would become', () => {
    const part = viewOf([{ x: 10, y: 60, width: 200, height: 200 }], 4, frame);
    expect(part.x).toBeLessThan(10);
    expect(part.x + part.width).toBeGreaterThan(210);
  });

  test('are known by the side on which they are out of sight', () => {
    expect(sideOf(spot(100, 100), frame)).toBeNull();
    expect(sideOf(spot(-30, 100), frame)).toBe('left');
    expect(sideOf(spot(420, 100), frame)).toBe('right');
    expect(sideOf(spot(100, 20), frame)).toBe('up');
    expect(sideOf(spot(100, 320), frame)).toBe('down');
  });
});

const teamOf = (bots: boolean): Match<SierraTypes> =>
  createMatch(sierra, {
    options: {
      mode: 'team',
      firstGame: true,
      groups: [
        [0, 1],
        [2, 3],
      ],
    },
    seats: Array.from({ length: 4 }, (_, i) => ({ name: `P${i}`, ...(bots && { bot: 'random' }) })),
    seed: '0123456789abcdef0123456789abcdef',
  });

/** Every seat does the first thing it is asked, this many times. */
function play(match: Match<SierraTypes>, times: number): void {
  for (let i = 0; i < times; i++) {
    const [decision] = match.decisions().filter(({ forward }) => forward > 0);
    if (!decision) return;
    match.choose(decision.seat, decision.choices[0]!);
  }
}

test('the story of one viewer never has a line that only another one was told', () => {
  const match = teamOf(false);
  play(match, 40);
  const { box } = match.rules as SierraRules;
  const story = new GameHistory(box, match.fork(0).view('spectator'));
  const told = (viewer: number): SierraEvent[] =>
    story.read(match.events(0, viewer), viewer).entries.map(({ event }) => event);
  for (const viewer of [0, 2, 1, 3, 0]) expect(told(viewer)).toEqual(match.events(0, viewer));
});

test('what is read out does not count the cards that are named', () => {
  const match = teamOf(false);
  play(match, 1);
  const events = match.events(0, 1);
  const spoken = announcedEvents(events);
  const dealt = (list: readonly SierraEvent[]): number[] =>
    list.flatMap((event) => (event.type === 'dealt' ? [event.seat] : []));
  expect(dealt(events)).toEqual([0, 1, 2, 3]);
  expect(dealt(spoken)).toEqual([2, 3]);
  expect(spoken.filter(({ type }) => type === 'mountainDrawn' || type === 'notebookDrawn').length).toBeGreaterThan(1);
});

test('one step of a recorded game goes on to the next thing that can be seen', () => {
  vi.useFakeTimers();
  try {
    const match = teamOf(false);
    play(match, 60);
    const session = new Session({ game: sierraTable, source: new ReplaySource(match) });
    session.play(false);
    session.open();
    vi.runAllTimers();
    for (let i = 0; i < 6; i++) {
      const before = session.get().events.length;
      session.step();
      vi.runAllTimers();
      expect(session.get().events.length).toBeGreaterThan(before);
      expect(session.get().playing).toBe(false);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('what is skipped is told at once and nothing flies; the next thing is told as always', () => {
  vi.useFakeTimers();
  try {
    const match = teamOf(false);
    const session = new Session({ game: sierraTable, source: new LocalSource({ match }) });
    session.open();
    session.takeScreen(0);
    for (let i = 0; i < 40 && session.get().view.round === 1; i++) {
      const { handOver, decision, isSettled } = session.get();
      if (handOver !== null) session.takeScreen(handOver);
      else if (!isSettled) break;
      else if (decision) session.choose(decision.choices[0]!);
    }
    expect(session.get()).toMatchObject({ isSettled: false, skipsAnimation: false });
    session.skip();
    expect(session.get()).toMatchObject({ isSettled: true, skipsAnimation: true });
  } finally {
    vi.useRealTimers();
  }
});

describe('a card drawn at random', () => {
  const fog = createMatch(sierra, {
    options: { mode: 'solo', stage: 7 },
    seats: [{ name: 'Ada' }],
    seed: '7'.repeat(32),
  });
  const { box } = fog.rules as SierraRules;
  const flagged = (view: ReturnType<typeof fog.view>): number[] =>
    handOf(
      {
        box,
        view,
        names: ['Ada'],
        chronicle: new GameHistory(box, fog.fork(0).view('spectator')),
        speaker: speak('en', box, ['Ada']),
        words: sierraTableWords.en,
        can: targetModel({ choices: fog.decision(0)!.choices, targetOf }),
        blocked: () => fog.blocked(0),
      },
      0,
      [],
    ).flatMap(({ card, blind }) => (blind ? [card] : []));

  test('must be laid, until another lies in its place', () => {
    const view = fog.view(0);
    const { hand, blind } = view.players[0]!;
    expect(blind).toHaveLength(1);
    expect(flagged(view)).toEqual(blind);
    const card = hand!.find((each) => !blind!.includes(each))!;
    view.players[0]!.hand = hand!.filter((each) => each !== card);
    view.groups[0]!.draft = [{ seat: 0, card, row: 0, column: 0 }];
    expect(flagged(view)).toEqual(blind);
    view.groups[0]!.draft = [{ seat: 0, card, row: 0, column: 0, instead: blind![0]! }];
    expect(flagged(view)).toEqual([]);
  });
});
