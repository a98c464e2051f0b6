import { loadBots } from '@cordillera/bots/lazy';
import { createMatch, newSeed, type Seat, type SeatInfo, seedHash } from '@cordillera/engine';
import { limits, type TableLine, type TablePlan } from '@cordillera/protocol';
import { errand } from '../../cluster/clusterCommands.ts';
import { Duplicate, type Statement } from '../../database/database.ts';
import { maxWriteAttempts } from '../../database/retry.ts';
import { gameOf, packOf, standInOf } from '../../games.ts';
import { newCode, newId } from '../../ids.ts';
import { Refused } from '../../refusalError.ts';
import { withdrawing } from '../../store/asking.ts';
import {
  addingVersion,
  closingLinks,
  countUnfinished,
  deletingMatch,
  holding,
  insertingLink,
  insertingMatch,
  leavingSeat,
  matchesOf,
  movingSeats,
  readLink,
  type StoredMatch,
  type Summary,
  seatsBeside,
  takingSeat,
} from '../../store/matches.ts';
import type { Person } from '../../store/people.ts';
import { mustAsk } from '../asking.ts';
import { deadlineOf } from '../clock.ts';
import type { LiveTable } from '../liveTable.ts';
import type { Tables } from '../tableRegistry.ts';

/** Names of seats where nobody sits yet; nobody is shown them. */
export const openSeat = (index: number): SeatInfo => ({ name: `${index + 1}`, open: true });

const botNames = ['Noor', 'Mateo', 'Iris', 'Tomek', 'Léa', 'Zofia', 'Émile', 'Ada'];

/** A bot with a name that nobody else at the table has. */
export function botSeat(bot: string, others: readonly SeatInfo[]): SeatInfo {
  const taken = new Set(others.map(({ name }) => name));
  return { name: botNames.find((name) => !taken.has(name)) ?? bot, bot };
}

/** Checks a plan with the rules, as if the game began now. */
export async function checkedPlan(tables: Tables, plan: TablePlan) {
  const game = gameOf(plan.game);
  const content = await packOf(tables.database, game, plan.pack ?? null);
  const known = (await loadBots(game.id)).map(({ id }) => id);
  for (const bot of plan.seats)
    if (bot !== null && !known.includes(bot)) throw new Refused('unknown-bot', { bot, known: known.join(', ') });
  const seats: SeatInfo[] = [];
  for (const [index, bot] of plan.seats.entries()) seats.push(bot === null ? openSeat(index) : botSeat(bot, seats));
  // rules that refuse the plan throw a CordilleraError that says why
  const { options } = createMatch(game, { options: plan.options, seats, content });
  return { game, pack: content.hash, seats, options: options as Record<string, unknown> };
}

export const linksFor = (match: string): Statement[] =>
  (['play', 'watch'] as const).map((kind) => insertingLink({ code: newCode(), match, kind, closed: null }));

/** Lays a table: whoever makes it sits at its first free seat. */
export async function createTable(tables: Tables, plan: TablePlan, host: Person, most: number): Promise<string> {
  const { game, pack, seats, options } = await checkedPlan(tables, plan);
  if ((await countUnfinished(tables.database, host.id, tables.now())) >= most)
    throw new Refused('too-many-tables', { most });
  const seat = seats.findIndex(({ open }) => open);
  if (seat >= 0) seats[seat] = { name: host.name };
  const seed = newSeed();
  const now = tables.now();
  const row: StoredMatch = {
    id: newId(),
    game: game.id,
    rulesVersion: game.version,
    pack,
    options,
    seats,
    pace: plan.pace,
    seed,
    seedHash: seedHash(seed),
    state: 'open',
    host: host.id,
    next: null,
    summary: { seats, waiting: [] },
    deadline: null,
    due: null,
    resumes: null,
    version: 0,
    created: now,
    changed: now,
  };
  await tables.database.write(
    insertingMatch(row),
    ...linksFor(row.id),
    ...(seat >= 0 ? [takingSeat(row.id, seat, host.id)] : []),
  );
  return row.id;
}

const hostOnly = (table: LiveTable, person: Person): void => {
  if (table.row.host !== person.id) throw new Refused('not-the-host');
};

const openOnly = (table: LiveTable): void => {
  if (table.row.state !== 'open') throw new Refused('already-started');
};

/** Changes a table in turn. When another process changed it at the same moment, it has been read again: once more. */
export const changing = <Result>(table: LiveTable, deed: () => Promise<Result>): Promise<Result> =>
  table.inTurn(async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await deed();
      } catch (error) {
        if (!(error instanceof Duplicate) || tries === maxWriteAttempts) throw error;
      }
    }
  });

const isOpen = ({ open }: SeatInfo): boolean => open === true;

/** What lists show of a table before the game. One that has no open seat any more does not wait for the last player. */
function summaryOf({ summary }: Pick<StoredMatch, 'summary'>, seats: SeatInfo[]): Summary {
  const { armed, ...rest } = summary;
  return { ...rest, seats, ...(armed && seats.some(isOpen) && { armed }) };
}

const putSeats = (table: LiveTable, seats: SeatInfo[], ...statements: Statement[]): Promise<void> =>
  table.change({ seats, summary: summaryOf(table.row, seats) }, ...statements);

/**
 * Changes what is played, before the game starts. Everybody keeps a seat: their own, or the one to which `from` moves them;
 * it names for each seat the one whose person comes here.
 */
export async function changePlan(
  tables: Tables,
  table: LiveTable,
  plan: TablePlan,
  from: readonly (Seat | null)[] | undefined,
  person: Person,
): Promise<void> {
  hostOnly(table, person);
  const planned = await checkedPlan(tables, plan);
  const { game, pack, options } = planned;
  await changing(table, async () => {
    hostOnly(table, person);
    openOnly(table);
    const seats = [...planned.seats];
    const moves: [from: Seat, to: Seat][] = [];
    for (const before of table.people.keys()) {
      const now = from ? from.indexOf(before) : before;
      if (now < 0 || now >= seats.length) throw new Refused('too-few-seats', { seats: seats.length });
      seats[now] = table.row.seats[before]!;
      if (now !== before) moves.push([before, now]);
    }
    // nobody is called as a person is
    for (const [seat, { bot }] of seats.entries())
      if (bot !== undefined) seats[seat] = botSeat(bot, seats.toSpliced(seat, 1));
    await table.change(
      {
        game: game.id,
        rulesVersion: game.version,
        pack,
        options,
        pace: plan.pace,
        seats,
        summary: summaryOf(table.row, seats),
      },
      ...movingSeats(table.id, moves),
    );
    await table.refresh();
  });
}

/** Whether somebody could sit down there. */
export function mustBeFree(table: LiveTable, seat: Seat): void {
  const info = table.seats[seat];
  if (!info) throw new Refused('no-seat');
  if (table.people.has(seat)) throw new Refused('seat-taken', { name: info.name });
  if (table.row.state === 'over') throw new Refused('already-started');
}

/** Whoever gets up and sits down for ever makes a log that nobody can read any more. */
function mayChangeHands({ match }: LiveTable): void {
  if (match && match.seq >= 2 * limits.entries) throw new Refused('too-many', { most: 2 * limits.entries });
}

/** Somebody with the link takes a seat that is free or a bot's. */
export async function sitDown(
  tables: Tables,
  table: LiveTable,
  seat: Seat,
  person: Person,
  name: string,
): Promise<void> {
  const isLast = await changing(table, async () => {
    mustBeFree(table, seat);
    mayChangeHands(table);
    // whoever plays would see another hand
    if (table.match && table.seatsOf(person.id).length > 0) throw new Refused('already-started');
    const taking = takingSeat(table.id, seat, person.id);
    if (table.match) {
      if (await mustAsk(tables, table, seat, person.id)) throw new Refused('ask-first');
      // what they have asked for meanwhile would be a second hand
      const asked = withdrawing(table.id, person.id);
      await table.sit(seat, { name }, person.id, taking, holding(table.id, seat, person.id, false), asked);
      await table.refresh();
      table.audience.broadcastTableInfo();
      return false;
    }
    const { armed } = table.row.summary;
    const seats = table.row.seats.with(seat, { name });
    await putSeats(table, seats, taking);
    return armed === true && !seats.some(isOpen);
  });
  if (isLast) await startNow(table);
  tables.watch(table);
}

/** Everybody is here. Should that have changed since, nothing starts. */
const startNow = (table: LiveTable): Promise<void> =>
  changing(table, async () => {
    if (table.row.state === 'open' && !table.row.seats.some(isOpen)) await table.start([...table.row.seats]);
  });

/** The host lets the game start by itself as soon as somebody takes the last seat, or thinks better of it. */
export async function armStart(tables: Tables, table: LiveTable, on: boolean, person: Person): Promise<void> {
  const isFull = await changing(table, async () => {
    hostOnly(table, person);
    openOnly(table);
    const { armed, ...summary } = table.row.summary;
    if (on && !table.row.seats.some(isOpen)) return true;
    if (on !== (armed ?? false)) await table.change({ summary: { ...summary, ...(on && { armed: true }) } });
    return false;
  });
  // somebody took the last seat meanwhile
  if (isFull) await startNow(table);
  tables.watch(table);
}

/** The host takes away a table at which nothing has begun. */
export async function closeTable(tables: Tables, table: LiveTable, person: Person): Promise<void> {
  await changing(table, async () => {
    hostOnly(table, person);
    openOnly(table);
    const { id, row } = table;
    const version = row.version + 1;
    try {
      // this version stays: whoever changes the table at the same moment in another process comes too late
      await tables.database.write(
        addingVersion(id, version),
        ...deletingMatch(id, version),
        errand('closed', id, tables.now()),
      );
    } catch (error) {
      await table.reload();
      throw error;
    }
    tables.gone(table, 'table-closed');
  });
}

/** Somebody calls themselves something else, before the game starts. */
export async function rename(table: LiveTable, seat: Seat, name: string, person: Person): Promise<void> {
  await changing(table, async () => {
    openOnly(table);
    if (table.people.get(seat) !== person.id) throw new Refused('not-your-seat');
    await putSeats(table, table.row.seats.with(seat, { name }));
  });
}

/** Somebody goes to a seat that is free or a bot's, before the game starts; the bot goes to theirs. */
export async function moveTo(table: LiveTable, seat: Seat, to: Seat, person: Person): Promise<void> {
  await changing(table, async () => {
    openOnly(table);
    if (table.people.get(seat) !== person.id) throw new Refused('not-your-seat');
    mustBeFree(table, to);
    const { seats } = table.row;
    const left = isOpen(seats[to]!) ? openSeat(seat) : seats[to]!;
    await putSeats(table, seats.with(to, seats[seat]!).with(seat, left), ...movingSeats(table.id, [[seat, to]]));
  });
}

/** Somebody gets up: before the start the seat is free again, later a stand-in plays there. */
export async function getUp(tables: Tables, table: LiveTable, seat: Seat, person: string): Promise<void> {
  await changing(table, async () => {
    if (table.people.get(seat) !== person) throw new Refused('not-your-seat');
    const leaving = leavingSeat(table.id, seat, person);
    if (table.match && table.row.state !== 'over')
      await table.sit(seat, { ...table.match.seats[seat]!, standIn: await standInOf(table.game) }, person, leaving);
    else if (table.match) {
      await tables.database.write(leaving);
      tables.changed(table, 0);
    } else await putSeats(table, table.row.seats.with(seat, openSeat(seat)), leaving);
    await table.refresh();
    table.audience.broadcastTableInfo();
  });
  tables.watch(table);
}

/** The host puts a bot on a free seat, or frees a seat. */
export async function placeBot(table: LiveTable, seat: Seat, bot: string | null, person: Person): Promise<void> {
  hostOnly(table, person);
  const known = (await loadBots(table.game.id)).map(({ id }) => id);
  if (bot !== null && !known.includes(bot)) throw new Refused('unknown-bot', { bot, known: known.join(', ') });
  await changing(table, async () => {
    openOnly(table);
    if (!table.row.seats[seat]) throw new Refused('no-seat');
    const sitting = table.people.get(seat);
    const freeing = sitting === undefined ? [] : [leavingSeat(table.id, seat, sitting)];
    const info = bot === null ? openSeat(seat) : botSeat(bot, table.row.seats);
    await putSeats(table, table.row.seats.with(seat, info), ...freeing);
  });
}

/** The game starts; where nobody sits, a bot does. */
export async function startTable(
  tables: Tables,
  table: LiveTable,
  person: Person,
  fill: string | undefined,
): Promise<void> {
  hostOnly(table, person);
  const known = (await loadBots(table.game.id)).map(({ id }) => id);
  if (fill !== undefined && !known.includes(fill))
    throw new Refused('unknown-bot', { bot: fill, known: known.join(', ') });
  await changing(table, async () => {
    openOnly(table);
    const seats = [...table.row.seats];
    for (const [index, seat] of seats.entries()) {
      if (!isOpen(seat)) continue;
      if (fill === undefined) throw new Refused('no-seat');
      seats[index] = botSeat(fill, seats);
    }
    await table.start(seats);
  });
  tables.watch(table);
}

/** Somebody for whom a stand-in plays takes over again. */
export async function takeOver(tables: Tables, table: LiveTable, seat: Seat, person: Person): Promise<void> {
  await table.inTurn(async () => {
    if (table.people.get(seat) !== person.id) throw new Refused('not-your-seat');
    mayChangeHands(table);
    const { standIn, ...info } = table.seats[seat]!;
    if (standIn !== undefined) await table.sit(seat, info, person.id);
    table.audience.broadcastTableInfo();
  });
  tables.watch(table);
}

/** The old links open nothing any more; there are new ones. */
export async function renewLinks(tables: Tables, table: LiveTable, person: Person): Promise<void> {
  hostOnly(table, person);
  await table.inTurn(async () => {
    await tables.database.write(closingLinks(table.id, tables.now()), ...linksFor(table.id));
    await table.refresh();
    table.audience.broadcastTableInfo();
    // whoever came by an old link through another process has to go, too
    tables.changed(table, 0);
  });
}

/** The table that a link opens. */
export async function openLink(tables: Tables, code: string): Promise<{ table: LiveTable; kind: 'play' | 'watch' }> {
  const link = await readLink(tables.database, code);
  if (!link || link.closed !== null) throw new Refused('link-closed');
  return { table: await tables.open(link.match), kind: link.kind };
}

/** A person's tables, for their list. Who is here is told only of tables that they sit at. */
export async function tablesOf(tables: Tables, person: Person): Promise<TableLine[]> {
  const [rows, beside] = await Promise.all([
    matchesOf(tables.database, person.id),
    seatsBeside(tables.database, person.id),
  ]);
  return Promise.all(
    rows.map(async (row): Promise<TableLine> => {
      const { summary, pace } = row;
      const people = beside.get(row.id) ?? new Map<Seat, string>();
      const mine = [...people].flatMap(([seat, other]) => (other === person.id ? [seat] : []));
      const seen = await tables.presenceOf(row.id);
      const deadline = deadlineFor(row, mine);
      return {
        id: row.id,
        game: row.game,
        options: row.options,
        pace,
        state: row.state,
        ...(row.state === 'paused' && row.resumes !== null && { resumes: row.resumes }),
        seats: summary.seats.map((info, seat) => {
          const other = people.get(seat);
          return { ...info, ...(other !== undefined && { presence: seen(other) }) };
        }),
        mine,
        ...(row.state === 'open' && row.host === person.id && !row.seats.some(isOpen) && { toStart: true }),
        waiting: summary.waiting,
        ...(summary.turn !== undefined && { turn: summary.turn }),
        ...(deadline !== null && { deadline }),
        ...(summary.totals && { totals: summary.totals }),
        ...(summary.result && { winners: summary.result.winners }),
        changed: row.changed,
        ...(row.next !== null && { next: row.next }),
      };
    }),
  );
}

/** How long one of these seats may still think; if none of them is asked, whoever has least time. */
function deadlineFor({ state, pace, summary, deadline }: StoredMatch, mine: readonly Seat[]): number | null {
  if (state !== 'playing') return null;
  const own = mine.flatMap((seat) => {
    const clock = summary.clocks?.[seat];
    return (clock && deadlineOf(pace, clock)) ?? [];
  });
  return own.length > 0 ? Math.min(...own) : deadline;
}
