import nodemailer, { type Transporter } from 'nodemailer';
import * as v from 'valibot';
import webPush from 'web-push';
import { type Database, statement } from '../database/database.ts';
import { described, type Log } from '../log.ts';
import { type StoredJson, storedAsIs, storedJson } from '../store/json.ts';
import { readMatch, readSeats, type StoredMatch } from '../store/matches.ts';
import { issueToken, type Language, type Person, readPerson, secretOf, useToken } from '../store/people.ts';
import {
  confirmationMail,
  type Mail,
  type TurnNotification,
  turnHeadline,
  turnLine,
  turnMail,
  turnTitle,
} from './notificationWords.ts';
import { PublicHttpClient, type PublicHttpClientInput } from './publicHttpClient.ts';

/** Do not notify a person who is back within this time. */
const absenceGraceMs = 15_000;

/** After a start, still notify people of turns that began within this time. */
const maxTurnAgeMs = 7 * 24 * 3600_000;

/** With several processes, each reports this often who is present. */
const presenceReportMs = 60_000;

/** How long the link to confirm an address is valid. */
const confirmationTtlMs = 24 * 3600_000;

/** How long a push service keeps a notification for a device that is off. */
const pushTtlSeconds = 24 * 3600;

export const channels = ['push', 'webhook', 'email'] as const;
export type Channel = (typeof channels)[number];

/** A browser's push subscription. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface NotificationsInput {
  database: Database;
  publicUrl: string | null;
  mail: { url: string; from: string } | null;
  /** Whether a person is looking at this table in this process; a hidden page does not count. */
  isAt(person: string, table: string): Promise<boolean>;
  /** The people with an open table in this process. */
  visits(): Iterable<{ person: string; table: string }>;
  onSent?(channel: Channel, result: 'sent' | 'failed' | 'gone'): void;
  log: Log;
  absenceGraceMs?: number;
  outside?: PublicHttpClientInput;
}

export const subscriptionJson: StoredJson<Subscription> = storedAsIs(
  v.object({ endpoint: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) }),
);

interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export const vapidJson: StoredJson<VapidKeys> = storedAsIs(v.object({ publicKey: v.string(), privateKey: v.string() }));

/** An address to be confirmed; it includes the person, so that it is found when they delete themselves. */
export const addressJson: StoredJson<{ person: string; address: string }> = storedJson(
  v.object({ person: v.string(), address: v.string() }),
  ({ person, address }: { person: string; address: string }) => ({ person, address }),
  (stored) => stored,
);

/** Notifies people that it is their turn: not while they are at the table, and once until they come back. */
export class Notifications {
  readonly outside: PublicHttpClient;
  readonly #input: NotificationsInput;
  readonly #vapid: VapidKeys;
  readonly #mailer: Transporter | null;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #busy = new Set<Promise<unknown>>();
  #reportTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(input: NotificationsInput, vapid: VapidKeys) {
    this.#input = input;
    this.#vapid = vapid;
    this.outside = new PublicHttpClient(input.outside);
    this.#mailer =
      input.mail &&
      nodemailer.createTransport(input.mail.url, {
        from: input.mail.from,
        // text from strangers must never be read as a file or an address
        disableFileAccess: true,
        disableUrlAccess: true,
      });
  }

  static async open(input: NotificationsInput): Promise<Notifications> {
    const stored = await secretOf(input.database, 'vapid', () => vapidJson.write(webPush.generateVAPIDKeys()));
    const notices = new Notifications(input, vapidJson.read(stored, 'secret vapid'));
    if (input.database.kind === 'postgres') notices.#reportPresence();
    return notices;
  }

  /** The public VAPID key that browsers need to subscribe. */
  get pushKey(): string {
    return this.#vapid.publicKey;
  }

  get canMail(): boolean {
    return this.#mailer !== null;
  }

  // ---- when

  /** Something happened at a table: after a delay, notifies the absent people whom it waits for. */
  changed(table: string): void {
    if (this.#isClosed || this.#timers.has(table)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(table);
      this.#run(this.check(table));
    }, this.#input.absenceGraceMs ?? absenceGraceMs);
    timer.unref();
    this.#timers.set(table, timer);
  }

  /** Runs work in the background; only `close` waits for it. */
  #run(work: Promise<unknown>): void {
    const done = work
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#busy.delete(done);
      });
    this.#busy.add(done);
  }

  /** Notifies everybody whom this table waits for. */
  async check(id: string): Promise<void> {
    const { database } = this.#input;
    const [match, people] = await Promise.all([readMatch(database, id), readSeats(database, id)]);
    if (!match) return;
    await this.#recheckPresent(id);
    const waited = new Set(isWaitedFor(match).flatMap((seat) => people.get(seat) ?? []));
    await Promise.all([...waited].map((person) => this.turnBegan(person, id)));
  }

  /**
   * Marks people as arrived who were notified but had only hidden the page, so that they are notified again the next
   * time.
   */
  async #recheckPresent(table: string): Promise<void> {
    const { database } = this.#input;
    const notified = await database.read<{ person: string }>(
      'SELECT person FROM visit WHERE match = $1 AND told IS NOT NULL',
      table,
    );
    for (const { person } of notified) if (await this.#input.isAt(person, table)) await this.arrived(person, table);
  }

  /** Records at intervals who is present in this process, for the other processes, while this one lives. */
  #reportPresence(): void {
    const { database, visits, isAt } = this.#input;
    const see = async ({ person, table }: { person: string; table: string }): Promise<void> => {
      const here = (await isAt(person, table)) ? database.now() : null;
      await database.write(
        statement('UPDATE visit SET here = $3 WHERE match = $1 AND person = $2', table, person, here),
      );
    };
    this.#reportTimer = setInterval(() => this.#run(Promise.all([...visits()].map(see))), presenceReportMs);
    this.#reportTimer.unref();
  }

  async #isAt(person: string, table: string): Promise<boolean> {
    if (await this.#input.isAt(person, table)) return true;
    if (this.#input.database.kind !== 'postgres') return false;
    const [visit] = await this.#input.database.read<{ here: number | null }>(
      'SELECT here FROM visit WHERE match = $1 AND person = $2',
      table,
      person,
    );
    return (visit?.here ?? 0) > this.#input.database.now() - 1.5 * presenceReportMs;
  }

  /**
   * Checks the tables that changed within `lately` ms: the process that should have notified their people may have
   * ended.
   */
  async catchUp(lately = maxTurnAgeMs): Promise<void> {
    const rows = await this.#input.database.read<{ match: string }>(
      // CROSS JOIN makes SQLite begin with the few running tables, not with every seat ever taken
      `SELECT DISTINCT seat.match AS match FROM match CROSS JOIN seat
        LEFT JOIN visit ON visit.match = seat.match AND visit.person = seat.person
        WHERE seat.match = match.id AND match.state = 'playing' AND match.changed > $1 AND visit.told IS NULL
          AND match.changed > COALESCE(visit.gone, 0)`,
      this.#input.database.now() - lately,
    );
    for (const { match } of rows) this.changed(match);
  }

  /**
   * A person opens a table: the next turn that they miss is notified again. The returned function marks them as gone.
   */
  visits(person: string, table: string): () => void {
    const came = this.arrived(person, table);
    this.#run(came);
    return () => this.#run(came.then(() => this.left(person, table)));
  }

  /** Registers a person with a table that they have not opened yet. */
  async expects(person: string, table: string): Promise<void> {
    await this.#input.database.write(
      statement(
        'INSERT INTO visit (match, person) VALUES ($1, $2) ON CONFLICT (match, person) DO NOTHING',
        table,
        person,
      ),
    );
  }

  async arrived(person: string, table: string): Promise<void> {
    await this.#input.database.write(
      statement(
        `INSERT INTO visit (match, person, here) VALUES ($1, $2, $3)
          ON CONFLICT (match, person) DO UPDATE SET told = NULL, gone = NULL, here = excluded.here`,
        table,
        person,
        this.#input.database.now(),
      ),
    );
  }

  async left(person: string, table: string): Promise<void> {
    const { database } = this.#input;
    await database.write(
      statement(
        'UPDATE visit SET gone = $3, here = NULL WHERE match = $1 AND person = $2',
        table,
        person,
        database.now(),
      ),
    );
  }

  // ---- what

  /** It is a person's turn: notifies them unless they are at the table or have been notified already. */
  async turnBegan(id: string, table: string): Promise<void> {
    const { database } = this.#input;
    if (await this.#isAt(id, table)) return;
    const [person, match, push] = await Promise.all([
      readPerson(database, id),
      readMatch(database, table),
      this.#subscriptions(id),
    ]);
    if (!person || person.banned !== null || !match) return;
    const { webhook, email, language = 'en' } = person.settings;
    const mailTo = this.#mailer && email?.confirmed ? email.address : null;
    if (push.length === 0 && webhook === undefined && mailTo === null) return;
    if (!(await this.#claim(id, table))) return;
    const people = await readSeats(database, table);
    const notification: TurnNotification = {
      game: match.game,
      names: match.summary.seats.flatMap(({ name, open }, seat) => (open || people.get(seat) === id ? [] : [name])),
      address: this.#addressOf(table),
    };
    await Promise.all([
      ...push.map((subscription) => this.#push(subscription, language, table, notification)),
      ...(webhook === undefined ? [] : [this.#callWebhook(webhook, language, table, notification)]),
      ...(mailTo === null ? [] : [this.#mail(mailTo, turnMail(language, notification))]),
    ]);
  }

  /** True for only one process, once per absence. */
  async #claim(person: string, table: string): Promise<boolean> {
    const [rows] = await this.#input.database.write(
      statement(
        `INSERT INTO visit (match, person, told) VALUES ($1, $2, $3)
          ON CONFLICT (match, person) DO UPDATE SET told = excluded.told WHERE visit.told IS NULL`,
        table,
        person,
        this.#input.database.now(),
      ),
    );
    return rows === 1;
  }

  #addressOf(table: string): string | null {
    const { publicUrl } = this.#input;
    return publicUrl === null ? null : `${publicUrl}/#/at/${table}`;
  }

  // ---- how

  /** The contact of the VAPID claims. */
  get #subject(): string {
    const { publicUrl } = this.#input;
    return publicUrl?.startsWith('https:') ? publicUrl : 'https://cordillera.invalid';
  }

  async #subscriptions(person: string): Promise<Subscription[]> {
    const rows = await this.#input.database.read<{ body: string }>('SELECT body FROM push WHERE person = $1', person);
    return rows.map(({ body }) => subscriptionJson.read(body, `a subscription of person ${person}`));
  }

  async #push(
    subscription: Subscription,
    language: Language,
    table: string,
    notification: TurnNotification,
  ): Promise<void> {
    const payload = JSON.stringify({
      kind: 'your-turn',
      table,
      title: turnTitle(language),
      body: turnLine(language, notification),
    });
    await this.#notify('push', async () => {
      const { endpoint, headers, body } = webPush.generateRequestDetails(subscription, payload, {
        vapidDetails: { subject: this.#subject, ...this.#vapid },
        TTL: pushTtlSeconds,
        urgency: 'normal',
        topic: table,
      });
      const { status } = await this.outside.post(endpoint, headers as Record<string, string>, body ?? '');
      if (status === 404 || status === 410) {
        await this.#input.database.write(statement('DELETE FROM push WHERE endpoint = $1', endpoint));
        return 'gone';
      }
      return status;
    });
  }

  async #callWebhook(
    address: string,
    language: Language,
    table: string,
    notification: TurnNotification,
  ): Promise<void> {
    const text = [turnHeadline(language, notification), notification.address ?? []].flat().join('\n');
    // some chats read `content`, others `text`
    const body = JSON.stringify({
      event: 'your-turn',
      table,
      game: notification.game,
      url: notification.address,
      text,
      content: text,
    });
    await this.#notify(
      'webhook',
      async () => (await this.outside.post(address, { 'Content-Type': 'application/json' }, body)).status,
    );
  }

  async #mail(to: string, mail: Mail): Promise<void> {
    await this.#notify('email', async () => {
      await this.#mailer!.sendMail({ to: { name: '', address: to }, ...mail });
      return 200;
    });
  }

  /** A notification that cannot be sent is counted and dropped; the game does not wait for it. */
  async #notify(channel: Channel, send: () => Promise<number | 'gone'>): Promise<void> {
    try {
      const result = await send();
      if (typeof result === 'number' && (result < 200 || result >= 300)) throw new Error(`answered ${result}`);
      this.#input.onSent?.(channel, result === 'gone' ? 'gone' : 'sent');
    } catch (error) {
      this.#input.onSent?.(channel, 'failed');
      // without the address, which is the person's own
      const { name, code, message } = error as Error & { code?: string };
      const why = code ?? (message.startsWith('answered') ? message : name);
      this.#input.log({ level: 'warn', event: 'notice-failed', channel, why });
    }
  }

  // ---- e-mail

  /** Sends a confirmation e-mail to an address; nothing else is sent there before it is confirmed. */
  async askForAddress(person: Person, address: string): Promise<void> {
    const { database, publicUrl } = this.#input;
    const body = addressJson.write({ person: person.id, address });
    const code = await issueToken(database, 'email', body, database.now() + confirmationTtlMs, database.now());
    const { language = 'en' } = person.settings;
    await this.#mail(address, confirmationMail(language, `${publicUrl}/#/you/${code}`));
  }

  /** The person and address that a code confirms; null for an invalid code. */
  async confirmed(code: string): Promise<{ person: string; address: string } | null> {
    const { database } = this.#input;
    const body = await useToken(database, 'email', code, database.now());
    return body === null ? null : addressJson.read(body, 'a token for an e-mail address');
  }

  #failed(error: unknown): void {
    this.#input.log({ level: 'error', event: 'notices', error: described(error) });
  }

  /** Finishes what is being sent; what has not begun is found again at the next start. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#reportTimer);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#busy);
    this.#mailer?.close();
  }
}

/** The seats of the people whom a table waits for. */
function isWaitedFor({ state, summary }: StoredMatch): number[] {
  if (state !== 'playing') return [];
  return summary.waiting.filter((seat) => {
    const { bot, open, standIn } = summary.seats[seat]!;
    return bot === undefined && open === undefined && standIn === undefined;
  });
}
