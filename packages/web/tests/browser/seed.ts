import { createMatch, createRandom, type Match, pick, type SeatInfo } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import type { SierraTypes } from '@cordillera/sierra';
import type { Page } from 'playwright-core';
import { summaryOf } from '../../src/games/sierra/table/summary.ts';
import type { MatchRecord } from '../../src/store/records.ts';

interface Plan {
  id: string;
  options: object;
  /** Seats with a bot's name are the bots'. */
  seats: SeatInfo[];
  /** How far it is played by chance, in choices; all the way unless told. */
  choices?: number;
  /** How long ago it was played, in ms. */
  ago?: number;
}

/** A match as the page keeps it, played by chance from a fixed seed. */
export function recordOf({ id, options, seats, choices = Number.POSITIVE_INFINITY, ago = 0 }: Plan): MatchRecord {
  const random = createRandom(`seed ${id}`);
  const match: Match = createMatch(gameById('sierra'), { options, seats, seed: '5'.repeat(32) });
  while (match.result() === null && match.length < choices) {
    const {
      seat,
      choices: listed,
      forward,
    } = pick(
      random,
      match.decisions().filter((decision) => decision.forward > 0),
    );
    match.choose(seat, pick(random, listed.slice(0, forward)));
  }
  const played = Date.now() - ago;
  return {
    id,
    created: played - 1_000_000,
    played,
    revision: 1,
    saved: match.toJSON(),
    table: { livePoints: true },
    summary: summaryOf(match as unknown as Match<SierraTypes>),
  };
}

const minute = 60_000;

/** One match of every kind: two that go on, three that are over. */
export const someRecords = (): MatchRecord[] => [
  recordOf({
    id: 'aaaa000000000001',
    options: { mode: 'team' },
    seats: [{ name: 'Ada' }, ...['Noor', 'Iris', 'Tomek', 'Léa'].map((name) => ({ name, bot: 'trail-hand' }))],
    choices: 70,
    ago: 3 * minute,
  }),
  recordOf({
    id: 'aaaa000000000002',
    options: { mode: 'solo', stage: 3 },
    seats: [{ name: 'Ada' }],
    choices: 9,
    ago: 26 * 60 * minute,
  }),
  recordOf({
    id: 'aaaa000000000003',
    options: { mode: 'competitive' },
    seats: [{ name: 'Ada' }, { name: 'Noor', bot: 'greenhorn' }, { name: 'Iris', bot: 'trail-hand' }],
    ago: 3 * 24 * 60 * minute,
  }),
  recordOf({
    id: 'aaaa000000000004',
    options: { mode: 'cooperative', stage: 1 },
    seats: [{ name: 'Ada' }, { name: 'Ben' }],
    ago: 40 * 24 * 60 * minute,
  }),
  recordOf({
    id: 'aaaa000000000005',
    options: { mode: 'team' },
    seats: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'].map((name, i) =>
      i > 1 ? { name, bot: 'greenhorn' } : { name },
    ),
    ago: 400 * 24 * 60 * minute,
  }),
];

/** Lays records (or anything else) on the shelf of a page that has been opened. It is seen after the next load. */
export const shelve = (page: Page, records: readonly unknown[]): Promise<void> =>
  page.evaluate(
    (all) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('cordillera');
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('matches', { keyPath: 'id' }).createIndex('played', 'played');
          opening.result.createObjectStore('campaign');
        };
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const write = opening.result.transaction('matches', 'readwrite');
          for (const record of all) write.objectStore('matches').put(record);
          write.oncomplete = () => {
            opening.result.close();
            done();
          };
          write.onabort = () => fail(write.error);
        };
      }),
    records as MatchRecord[],
  );

/** What lies on the shelf. */
export const shelved = (page: Page): Promise<MatchRecord[]> =>
  page.evaluate(
    () =>
      new Promise<MatchRecord[]>((done, fail) => {
        const opening = indexedDB.open('cordillera');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            opening.result.close();
            done(all.result as MatchRecord[]);
          };
        };
      }),
  );
