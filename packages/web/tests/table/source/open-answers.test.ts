import { createMatch, createRandom, type Match, type Seat } from '@cordillera/engine';
import { type SierraWestTypes, sierraWest } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { sierraWestTable } from '../../../src/games/sierra-west/table/tableGame.ts';
import { Session } from '../../../src/table/session/session.ts';
import { LocalSource } from '../../../src/table/source/localSource.ts';
import type { TableGame } from '../../../src/table/tableGame.ts';

/** The choices that can be made without the screen. */
const open: readonly string[] = ['trap', 'track', 'decline'];

/** The table without beats. */
const west: TableGame<SierraWestTypes> = { ...sierraWestTable, beatOf: () => null };

function matchOf(seats: number, bots: readonly Seat[] = []): Match<SierraWestTypes> {
  return createMatch(sierraWest, {
    options: {},
    seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}`, ...(bots.includes(i) && { bot: 'random' }) })),
    seed: '0123456789abcdef0123456789abcdef',
  });
}

interface Counts {
  handOvers: number;
  /** Turns of another player at this screen than the turn before. */
  changes: number;
  /** Answers by a player who did not hold the screen. */
  answers: number;
  /** The most players who had a decision at the same time. */
  together: number;
}

/** Plays at random until this many rounds have begun. */
function play(session: Session<SierraWestTypes>, match: Match<SierraWestTypes>, rounds: number): Counts {
  const random = createRandom('people at one screen');
  const counts: Counts = { handOvers: 0, changes: 0, answers: 0, together: 0 };
  let last: Seat | null = null;
  while (match.result() === null && match.turns <= rounds) {
    session.skip();
    const { acting, decision, handOver, openHands } = session.get();
    if (handOver !== null) {
      counts.handOvers++;
      session.takeScreen(handOver);
      continue;
    }
    const { active } = match.view('spectator');
    if (session.people.includes(active) && active !== last) {
      last = active;
      counts.changes++;
    }
    if (acting !== null && decision && decision.forward > 0) {
      if (acting !== active && session.game.usesPublicInfoOnly && !openHands) look(acting);
      session.choose(pick(decision.choices.slice(0, decision.forward)));
    } else hearBots();
  }
  return counts;

  /** Prefers gains, so that there is something to react to; seldom passes earlier, and seldom reacts. */
  function pick(choices: readonly SierraWestTypes['Choice'][]): SierraWestTypes['Choice'] {
    const of = (...kinds: string[]) => choices.filter(({ do: what }) => kinds.includes(what));
    const liked = [of('decline'), of('use'), of('assign', 'enter'), of('step')].find(({ length }) => length > 0);
    const list = liked && random.int(5) > 0 ? liked : choices;
    return list[random.int(list.length)]!;
  }

  function look(acting: Seat): void {
    const { viewer, view, decision, canUndo } = session.get();
    const waiting = match.deciders().filter((seat) => session.people.includes(seat));
    counts.answers++;
    counts.together = Math.max(counts.together, waiting.length);
    // one after the other, in seat order
    expect(acting).toBe(waiting[0]);
    expect(viewer).toBe('spectator');
    expect(canUndo).toBe(false);
    for (const { hand, draft } of view.players) expect({ hand, draft }).toEqual({ hand: null, draft: null });
    for (const { do: what } of decision!.choices) expect(open).toContain(what);
    for (const { choice } of session.blocked()) expect(open).toContain(choice.do);
    // choices that reveal the hand exist, but are not offered
    expect(match.decision(acting)!.choices.length).toBeGreaterThan(decision!.choices.length);
  }

  /** The bots of this test answer through the source, as those of a table do. */
  function hearBots(): void {
    const seat = match.deciders().find((each) => !session.people.includes(each))!;
    const { choices, forward } = match.decision(seat)!;
    void session.source.choose(seat, choices[random.int(forward)]!);
  }
}

describe('four people play ten rounds of Sierra West at one screen', () => {
  test('with one hand-over for each turn of another player, and none for reactions', () => {
    const match = matchOf(4);
    const session = new Session({ game: west, source: new LocalSource({ match }) });
    const { handOvers, changes, answers, together } = play(session, match, 10);
    expect(match.turns).toBe(11);
    expect(answers).toBeGreaterThan(60);
    expect(together).toBeGreaterThan(1);
    expect(handOvers).toBe(changes);
    expect(changes).toBe(40);
  });

  test('with many more hand-overs when the game has no open answers', () => {
    const match = matchOf(4);
    const { usesPublicInfoOnly: _, ...closed } = west;
    const session = new Session({ game: closed, source: new LocalSource({ match }) });
    const { handOvers, changes } = play(session, match, 10);
    expect(changes).toBe(40);
    expect(handOvers).toBeGreaterThan(3 * changes);
  });

  test('without any hand-over when hands are open, always with the acting player’s view', () => {
    const match = matchOf(4);
    const source = new LocalSource({ match });
    const session = new Session({ game: west, source, openHands: true });
    session.subscribe(() => {
      const { viewer, acting, isSettled } = session.get();
      if (isSettled && acting !== null) expect(viewer).toBe(acting);
    });
    const { handOvers, changes } = play(session, match, 10);
    expect(changes).toBe(40);
    expect(handOvers).toBe(0);
  });
});

test('the player whose turn it is keeps the screen while bots answer', () => {
  const match = matchOf(4, [1, 3]);
  const session = new Session({ game: west, source: new LocalSource({ match }) });
  session.close();
  const { handOvers, changes } = play(session, match, 10);
  expect(changes).toBeGreaterThan(18);
  expect(handOvers).toBe(changes);
});

test('the screen returns to the holder after the last answer, with their hand', () => {
  const match = matchOf(4);
  const session = new Session({ game: west, source: new LocalSource({ match }) });
  const random = createRandom('until somebody is asked');
  while (session.get().acting === session.get().viewer || session.get().handOver !== null) {
    const { handOver, decision } = session.get();
    if (handOver !== null) session.takeScreen(handOver);
    else session.choose(decision!.choices[random.int(decision!.forward)]!);
  }
  const { active } = match.view('spectator');
  // no other player at the screen is made to act meanwhile
  session.switchActingSeat(active);
  expect(session.get().viewer).toBe('spectator');
  while (session.get().acting !== active) session.choose({ do: 'decline' });
  expect(session.get()).toMatchObject({ viewer: active, handOver: null, decision: match.decision(active) });
  expect(session.get().view).toEqual(match.view(active));
  expect(session.get().events).toEqual(match.events(0, active));
});
