import { randomBot } from '@cordillera/bots';
import { CordilleraError, createMatch, createRandom, type Match, type Seat } from '@cordillera/engine';
import { type SierraChoice, type SierraOptions, type SierraTypes, sierra } from '@cordillera/sierra';
import { describe, expect, test, vi } from 'vitest';
import { sierraTable } from '../../../src/games/sierra/table/tableGame.ts';
import { Session } from '../../../src/table/session/session.ts';
import { LocalSource } from '../../../src/table/source/localSource.ts';
import { ReplaySource } from '../../../src/table/source/replaySource.ts';

const seed = '0123456789abcdef0123456789abcdef';

function matchOf(options: Partial<SierraOptions>, seats: number): Match<SierraTypes> {
  return createMatch(sierra, {
    options,
    seats: Array.from({ length: seats }, (_, i) => ({ name: `P${i}` })),
    seed,
  });
}

const team = (): Match<SierraTypes> =>
  matchOf(
    {
      mode: 'team',
      firstGame: true,
      groups: [
        [0, 1],
        [2, 3],
      ],
    },
    4,
  );

/** A table that somebody looks at, and where it gets its match from. */
function tableOf(match: Match<SierraTypes>, save?: () => Promise<boolean>) {
  const source = new LocalSource({ match, ...(save && { save }) });
  const session = new Session({ game: sierraTable, source });
  session.open();
  return { match, source, session };
}

const sessionOf = (match: Match<SierraTypes>): Session<SierraTypes> => tableOf(match).session;

/** The acting person does what is asked until the game waits for somebody else. */
function playPart(session: Session<SierraTypes>): void {
  const acting = session.get().acting;
  for (let i = 0; i < 20; i++) {
    session.skip();
    const { decision, acting: now } = session.get();
    if (now !== acting || !decision || decision.forward === 0) return;
    session.choose(decision.choices[0]!);
  }
  throw new Error('the part never ends');
}

describe('two pairs at one screen', () => {
  test('it begins face down: nobody holds the screen, and no hand is in the view', () => {
    const { viewer, handOver, acting, decision, view } = sessionOf(team()).get();
    expect({ viewer, handOver, acting, decision }).toEqual({
      viewer: 'spectator',
      handOver: 0,
      acting: null,
      decision: null,
    });
    for (const player of view.players) expect(player.hand).toBeNull();
  });

  test('companions follow each other without a hand-over, the other pair gets one', () => {
    const session = sessionOf(team());
    session.takeScreen(0);
    expect(session.get()).toMatchObject({ viewer: 0, acting: 0, handOver: null });
    playPart(session);
    expect(session.get()).toMatchObject({ viewer: 1, acting: 1, handOver: null });
    playPart(session);
    expect(session.get()).toMatchObject({ viewer: 'spectator', acting: null, handOver: 2 });
    for (const player of session.get().view.players) expect(player.hand).toBeNull();
  });

  test('when the round is over the reveal is seen with nobody’s eyes, before the next hand is dealt', () => {
    const session = sessionOf(team());
    for (const first of [0, 2]) {
      session.takeScreen(first);
      playPart(session);
      playPart(session);
    }
    session.skip();
    const { viewer, handOver, view } = session.get();
    expect({ viewer, handOver, round: view.round }).toEqual({ viewer: 'spectator', handOver: 0, round: 2 });
    for (const player of view.players) expect(player.hand).toBeNull();
    for (const { landscape } of view.groups) expect(landscape.lines.flatMap(({ cards }) => cards)).toHaveLength(2);
  });

  test('somebody may look again and change their mind as long as others are waited for', () => {
    const session = sessionOf(team());
    session.takeScreen(0);
    playPart(session);
    playPart(session);
    session.takeScreen(1);
    expect(session.get()).toMatchObject({ acting: 1, handOver: null });
    session.choose({ do: 'unready' });
    expect(session.get().decision!.forward).toBeGreaterThan(0);
    // the screen of one pair is never turned to the other without a hand-over
    session.switchActingSeat(2);
    expect(session.get().acting).toBe(1);
  });

  test('SI-R-29: whoever has just said that they are ready may say “not yet” at the hand-over, and goes on', () => {
    const session = sessionOf(team());
    expect(session.get().screenReclaimableBy).toBeNull();
    session.takeScreen(0);
    playPart(session);
    playPart(session);
    expect(session.get()).toMatchObject({ handOver: 2, screenReclaimableBy: 1 });
    session.reclaimScreen();
    expect(session.get()).toMatchObject({ viewer: 1, acting: 1, handOver: null, screenReclaimableBy: null });
    expect(session.get().decision!.forward).toBeGreaterThan(0);
    expect(session.source.deciders()).toEqual([1, 2, 3]);
    // and is done again
    playPart(session);
    expect(session.get()).toMatchObject({ handOver: 2, screenReclaimableBy: 1 });
  });

  test('it is too late for that when the next person has taken the screen, and when the round is over', () => {
    const session = sessionOf(team());
    session.takeScreen(0);
    playPart(session);
    playPart(session);
    session.takeScreen(2);
    expect(session.get().screenReclaimableBy).toBeNull();
    session.reclaimScreen();
    expect(session.get()).toMatchObject({ acting: 2, viewer: 2 });
    playPart(session);
    playPart(session);
    session.skip();
    expect(session.get()).toMatchObject({ handOver: 0, screenReclaimableBy: null });
    session.reclaimScreen();
    expect(session.get()).toMatchObject({ handOver: 0, viewer: 'spectator' });
  });

  test('a bot of the same group that has acted since then does not take the way back away', () => {
    const { options } = team().toJSON();
    const seats = [0, 1, 2, 3].map((i) => (i % 2 === 0 ? { name: `P${i}` } : { name: `P${i}`, bot: 'greenhorn' }));
    const match = createMatch(sierra, { options, seats, seed });
    const session = new Session({ game: sierraTable, source: new LocalSource({ match }) });
    session.takeScreen(0);
    playPart(session);
    expect(session.get()).toMatchObject({ handOver: 2, screenReclaimableBy: 0 });
    match.choose(1, match.decision(1)!.choices[0]!);
    expect(match.canUndo(0)).toBe(false);
    session.reclaimScreen();
    expect(session.get()).toMatchObject({ acting: 0, handOver: null });
    expect(session.get().decision!.forward).toBeGreaterThan(0);
    session.close();
  });
});

test('two pairs with open hands go from one to the next without a hand-over, until they hide their hands again', () => {
  const session = sessionOf(team());
  session.setOpenHands(true);
  expect(session.get()).toMatchObject({ viewer: 0, acting: 0, handOver: null, openHands: true });
  expect(session.circleOf(0)).toEqual([0, 1, 2, 3]);
  for (const seat of [0, 1, 2, 3]) {
    expect(session.get()).toMatchObject({ viewer: seat, acting: seat, handOver: null });
    expect(session.get().view.players[seat]!.hand).not.toBeNull();
    playPart(session);
  }
  session.skip();
  expect(session.get()).toMatchObject({ handOver: null, view: { round: 2 } });
  session.switchActingSeat(2);
  expect(session.get()).toMatchObject({ viewer: 2, acting: 2 });
  session.setOpenHands(false);
  expect(session.get()).toMatchObject({ viewer: 'spectator', acting: null, handOver: 0, decision: null });
  for (const player of session.get().view.players) expect(player.hand).toBeNull();
  expect(session.circleOf(0)).toEqual([0, 1]);
});

test('what the rules refuse changes nothing and is said; the next good choice clears it', async () => {
  const { match, session } = tableOf(matchOf({ mode: 'solo', stage: 1 }, 1));
  const before = match.hash;
  session.choose({ do: 'ready' });
  await vi.waitFor(() => expect(session.get().problem).not.toBeNull(), { timeout: 30_000 });
  const { problem } = session.get();
  expect(problem?.kind === 'refused' && problem.error).toBeInstanceOf(CordilleraError);
  expect(match.hash).toBe(before);
  session.choose(session.get().decision!.choices[0]!);
  expect(session.get().problem).toBeNull();
  expect(match.hash).not.toBe(before);
});

test('undo takes the last choice back and tells it to everybody who saw it', () => {
  const { match, session } = tableOf(matchOf({ mode: 'solo', stage: 1 }, 1));
  const before = session.get();
  const { hash } = match;
  session.choose(before.decision!.choices[0]!);
  expect(session.get().events.length).toBeGreaterThan(before.events.length);
  expect(session.get().canUndo).toBe(true);
  session.undo();
  expect(match.hash).toBe(hash);
  expect(session.get().events).toEqual(before.events);
  expect(session.get().decision).toEqual(before.decision);
});

test('a reveal is told beat by beat, ends with the truth, and any beat can be skipped', () => {
  vi.useFakeTimers();
  try {
    const session = sessionOf(matchOf({ mode: 'competitive', firstGame: true }, 2));
    for (const seat of [0, 1]) {
      session.takeScreen(seat);
      playPartOf(session, seat);
    }
    const keys = new Set<string>();
    for (let i = 0; i < 40 && !session.get().isSettled; i++) {
      for (const event of session.get().events.slice(-session.get().newEventCount)) keys.add(event.type);
      vi.advanceTimersByTime(200);
    }
    expect(session.get().isSettled).toBe(true);
    expect([...keys]).toEqual(expect.arrayContaining(['laid', 'kept', 'passed']));
    expect(session.get().view).toEqual(session.source.view('spectator'));
  } finally {
    vi.useRealTimers();
  }

  /** Like `playPart`, but the last choice is left to be told. */
  function playPartOf(session: Session<SierraTypes>, seat: Seat): void {
    for (;;) {
      const { decision } = session.get();
      const choice = decision?.choices[0] as SierraChoice;
      session.choose(choice);
      if (choice.do === 'ready') return;
      if (session.get().acting !== seat) return;
    }
  }
});

test('others who are ready one right after the other never take the table away from whoever is still asked', () => {
  vi.useFakeTimers();
  try {
    const seats = [{ name: 'P0' }, ...[1, 2, 3].map((i) => ({ name: `P${i}`, bot: 'greenhorn' }))];
    const match = createMatch(sierra, { options: { mode: 'competitive', firstGame: true }, seats, seed });
    const source = new LocalSource({ match });
    const session = new Session({ game: sierraTable, source });
    for (const seat of [1, 2, 3])
      for (let d = match.decision(seat); d && d.forward > 0; d = match.decision(seat)) {
        void source.choose(seat, d.choices[0]!);
        expect(session.get().isSettled).toBe(true);
      }
    for (let ms = 0; ms < 2000; ms += 50) {
      vi.advanceTimersByTime(50);
      expect(session.get()).toMatchObject({ isSettled: true, acting: 0 });
    }
    expect(session.get().events.filter(({ type }) => type === 'readied')).toHaveLength(3);
  } finally {
    vi.useRealTimers();
  }
});

test('every change is kept, one write at a time, the last with everything', async () => {
  let writing = 0;
  const kept: string[] = [];
  const match = matchOf({ mode: 'solo', stage: 1 }, 1);
  const { session } = tableOf(match, async () => {
    expect(++writing).toBe(1);
    await new Promise((done) => setTimeout(done, 5));
    kept.push(match.hash);
    writing--;
    return true;
  });
  for (let i = 0; i < 3; i++) session.choose(session.get().decision!.choices[0]!);
  await vi.waitFor(() => expect(kept.at(-1)).toBe(match.hash), { timeout: 30_000 });
});

describe('when another window', () => {
  const solo = (): Match<SierraTypes> => matchOf({ mode: 'solo', stage: 1 }, 1);
  const choose = (session: Session<SierraTypes>): void => session.choose(session.get().decision!.choices[0]!);
  const isStopped = ({ match, session }: ReturnType<typeof tableOf>): void => {
    const { length } = match;
    expect(session.get()).toMatchObject({
      problem: { kind: 'elsewhere' },
      decision: null,
      canUndo: false,
      handOver: null,
      isSettled: true,
    });
    session.choose(match.decision(0)!.choices[0]!);
    session.undo();
    session.switchActingSeat(0);
    session.takeScreen(0);
    session.dismiss();
    expect(session.get()).toMatchObject({ problem: { kind: 'elsewhere' }, decision: null, canUndo: false });
    expect(match.length).toBe(length);
  };

  test('wants the match, this one stops at once, and all that happened is kept before it is given away', async () => {
    const match = solo();
    const kept: string[] = [];
    let write = (): void => undefined;
    const table = tableOf(match, async () => {
      const { hash } = match;
      await new Promise<void>((done) => {
        write = done;
      });
      kept.push(hash);
      return true;
    });
    choose(table.session);
    let isFree = false;
    const yielded = table.source.yield().then(() => {
      isFree = true;
    });
    isStopped(table);
    await Promise.resolve();
    expect({ kept, isFree }).toEqual({ kept: [], isFree: false });
    write();
    await yielded;
    expect(kept).toEqual([match.hash]);
  });

  test('has played the match on, this one stops', async () => {
    const table = tableOf(solo(), async () => false);
    choose(table.session);
    await vi.waitFor(() => expect(table.session.get().problem).toEqual({ kind: 'elsewhere' }), { timeout: 30_000 });
    isStopped(table);
  });

  test('has taken the match, nothing is written here any more', async () => {
    let writes = 0;
    const table = tableOf(solo(), async () => {
      writes++;
      return true;
    });
    choose(table.session);
    table.source.stop();
    isStopped(table);
    await table.source.flush();
    expect(writes).toBe(0);
  });

  test('plays on while the screen is handed over, nobody is asked for here', () => {
    const { session, source } = tableOf(team());
    expect(session.get().handOver).toBe(0);
    source.stop();
    expect(session.get()).toMatchObject({ handOver: null, viewer: 'spectator' });
  });
});

test('a recorded game that is watched again ends as it ended', async () => {
  const played = matchOf({ mode: 'competitive' }, 2);
  const random = createRandom(seed);
  while (played.result() === null) {
    const [seat] = played.deciders() as [Seat];
    const decision = played.decision(seat)!;
    played.choose(seat, randomBot.choose({ rules: played.rules as never, view: null, decision, random }));
  }
  const source = new ReplaySource(played);
  const session = new Session({ game: sierraTable, source });
  session.open();
  let changes = 0;
  source.subscribe(() => changes++);
  session.setSpeed(3);
  await vi.waitFor(() => expect(session.get().result).toEqual(played.result()), { timeout: 30_000 });
  expect(source.view('spectator')).toEqual(played.view('spectator'));
  expect(session.get()).toMatchObject({ viewer: 'spectator', isSettled: true, events: played.events(0, 'spectator') });
  // nobody waits for a picture of every choice
  expect(changes).toBeLessThan(played.choices().length);
});
