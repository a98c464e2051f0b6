import { createMatch, type Match, type Seat } from '@cordillera/engine';
import { type SierraTypes, sierra } from '@cordillera/sierra';
import { vi } from 'vitest';
import { LocalSource } from '../../../src/table/source/localSource.ts';
import { ReplaySource } from '../../../src/table/source/replaySource.ts';
import { FakeServer } from '../../online/online.ts';
import { type SourceUnderTest, testTableSource } from './source-contract.ts';

const matchOf = (players: number): Match<SierraTypes> =>
  createMatch(sierra, {
    options: { mode: players === 1 ? 'solo' : 'competitive' },
    seats: Array.from({ length: players }, (_, i) => ({ name: `P${i}` })),
    seed: '0123456789abcdef0123456789abcdef',
  });

/** The first seat to decide makes its first available choice. */
function firstMove(match: Match<SierraTypes>): { seat: Seat; choice: SierraTypes['Choice'] } {
  const [seat] = match.deciders();
  return { seat: seat!, choice: match.decision(seat!)!.choices[0]! };
}

function openLocal(players: number): SourceUnderTest {
  const match = matchOf(players);
  const source = new LocalSource({ match });
  const advance = async (): Promise<boolean> => {
    const { seat, choice } = firstMove(match);
    await source.choose(seat, choice);
    return true;
  };
  return { source, match: () => match, advance };
}

/** A recorded match of 60 choices. */
function openReplay(players: number): SourceUnderTest {
  const recorded = matchOf(players);
  for (let i = 0; i < 60; i++) {
    const { seat, choice } = firstMove(recorded);
    recorded.choose(seat, choice);
  }
  const source = new ReplaySource(recorded);
  const shown = recorded.fork(0);
  const script = recorded.choices();
  source.subscribe(({ kind }) => {
    const made = kind === 'changed' ? script.shift() : undefined;
    if (made) shown.choose(made.seat, made.choice);
  });
  const advance = async (): Promise<boolean> => {
    const left = script.length;
    source.advance(Number.POSITIVE_INFINITY);
    vi.advanceTimersByTime(0);
    return script.length < left;
  };
  return { source, match: () => shown, advance };
}

/** A page of one player; the others play elsewhere. */
function openRemote(players: number, people: Seat[]): SourceUnderTest {
  const server = new FakeServer(players, people);
  const source = server.open();
  const advance = async (): Promise<boolean> => {
    const { seat, choice } = firstMove(server.match);
    if (people.includes(seat)) await source.choose(seat, choice);
    else server.others(seat);
    return true;
  };
  return { source, match: () => server.match, advance };
}

testTableSource('here, alone', [0], () => openLocal(1));
testTableSource('here, three at one screen', [0, 1, 2], () => openLocal(3));
testTableSource('a recorded match', [], () => openReplay(2));
testTableSource('on a server, one person', [0], () => openRemote(2, [0]));
testTableSource('on a server, two at one screen', [0, 2], () => openRemote(3, [0, 2]));
testTableSource('on a server, only watched', [], () => openRemote(2, []));
