import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpClient, startTable } from './httpClient.ts';
import { plans } from './plans.ts';
import { quantile } from './quantile.ts';
import { SimulatedPlayer } from './simulatedPlayer.ts';

/** How often each table makes a choice; faster than people play. */
const moveIntervalMs = 1000;

/** A choice counts as lost when it is not acknowledged within this time. */
const deliveryTimeoutMs = 20_000;

/** The measurements of a running host. */
export interface HostReport {
  url: string;
  tables: number;
  sockets: number;
  choices: number;
  choicesPerSecond: number;
  /** From a choice to its acknowledgement. */
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  /** Choices refused or not acknowledged. */
  failed: number;
  /** Lost connections. */
  disconnected: number;
  /** The tables that remain, without players. */
  left: string[];
}

export interface HostInput {
  url: string;
  tables: number;
  seconds: number;
}

interface Table {
  id: string;
  visitors: readonly HttpClient[];
  pages: readonly SimulatedPlayer[];
}

/** Plays on a host through its public addresses only, within its limits; afterwards the players delete themselves. */
export async function measureHost({ url, tables: count, seconds }: HostInput): Promise<HostReport> {
  const tables: Table[] = [];
  const delays: number[] = [];
  let failed = 0;
  let disconnected = 0;
  let isEnding = false;

  async function lay(number: number): Promise<void> {
    const { id, visitors } = await startTable(url, plans[number % plans.length]!, { apart: false });
    const pages = visitors.map((visitor, seat) => new SimulatedPlayer(visitor, id, seat));
    tables.push({ id, visitors, pages });
    for (const page of pages)
      page.onLost = () => {
        if (!isEnding) disconnected++;
      };
    await Promise.all(pages.map((page) => page.connect()));
  }

  async function play({ pages }: Table, until: number): Promise<void> {
    while (performance.now() < until) {
      const start = performance.now();
      for (const page of pages) {
        if (page.isOver || !page.isConnected) continue;
        const sent = page.pick();
        if (!sent) continue;
        const answer = await Promise.race([page.send(sent), sleep(deliveryTimeoutMs, null, { ref: false })]);
        if (answer?.kind === 'done') delays.push(performance.now() - start);
        else failed++;
        break;
      }
      await sleep(Math.max(0, start + moveIntervalMs - performance.now()));
    }
  }

  try {
    // one at a time, to spare the host
    for (let i = 0; i < count; i++) await lay(i);
    const start = performance.now();
    const until = start + seconds * 1000;
    await Promise.all(tables.map((table) => play(table, until)));
    const elapsed = (performance.now() - start) / 1000;
    return {
      url,
      tables: count,
      sockets: tables.reduce((sum, { pages }) => sum + pages.length, 0),
      choices: delays.length,
      choicesPerSecond: delays.length / elapsed,
      p50Ms: quantile(delays, 0.5),
      p95Ms: quantile(delays, 0.95),
      p99Ms: quantile(delays, 0.99),
      failed,
      disconnected,
      left: tables.map(({ id }) => id),
    };
  } finally {
    isEnding = true;
    for (const { pages, visitors } of tables) {
      for (const page of pages) page.close();
      for (const visitor of visitors) await visitor.ask('erasePerson');
    }
  }
}
