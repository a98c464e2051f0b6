import { defaultConnections } from './database/postgres.ts';
import { type KeepDays, keepDays } from './store/prune.ts';
import { goneAfterMinutes } from './table/absence.ts';

/** The settings from the environment; every default suits a single machine. */
export interface Config {
  /** Undefined: the caller of the server chooses. */
  port: number | undefined;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The maximum size of the PostgreSQL pool; one more connection listens. */
  connections: number;
  /** Without a path and without a trailing slash. */
  publicUrl: string | null;
  /** How many trusted proxies in front add the client's address. */
  trustProxy: number;
  metrics: { port: number | undefined; token: string | undefined };
  mail: { url: string; from: string } | null;
  /** Requests a minute from one device. */
  rate: number;
  keep: KeepDays;
  /** How long a player must be offline before the others may let a stand-in play. */
  goneAfterMs: number;
}

/** A setting that cannot work; each line of the message says what to write instead. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The start failed for a reason that may pass, such as a database that is not up yet. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

type Environment = Readonly<Record<string, string | undefined>>;

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new ConfigError(`${name} must be a whole number from 1 to 65535, not "${text}". For example: ${name}=8080`);
}

function urlOf(name: string, text: string, schemes: readonly string[], example: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && schemes.includes(url.protocol) && url.host !== '') return url;
  // never quote the address: it may hold a password
  throw new ConfigError(`${name} must be an address such as ${example}.`);
}

function daysOf(name: string, text: string): number {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new ConfigError(`${name} must be a number of days, or 0 for ever, not "${text}". For example: ${name}=60`);
}

/** Messages never quote secret values: tokens, addresses with passwords. */
const readers = {
  PORT: (text: string) => portOf('PORT', text),
  HOST(text: string) {
    if (/^[\w.:-]+$/.test(text)) return text;
    throw new ConfigError(`HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0, not "${text}".`);
  },
  DATA_DIR: (text: string) => text,
  DATABASE_URL(text: string) {
    urlOf('DATABASE_URL', text, ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/cordillera');
    return text;
  },
  DATABASE_CONNECTIONS(text: string) {
    const connections = Number(text);
    if (/^\d+$/.test(text) && connections >= 2 && connections <= 1000) return connections;
    throw new ConfigError(
      `DATABASE_CONNECTIONS must be a whole number from 2 to 1000, not "${text}": this process's connections to PostgreSQL.`,
    );
  },
  PUBLIC_URL(text: string) {
    const url = urlOf('PUBLIC_URL', text, ['http:', 'https:'], 'https://play.example.org');
    if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '')
      throw new ConfigError('PUBLIC_URL must end after the host: https://play.example.org, without a path.');
    return url.origin;
  },
  TRUST_PROXY(text: string) {
    if (/^[0-9]$/.test(text)) return Number(text);
    throw new ConfigError(
      `TRUST_PROXY must be the number of proxies in front of the server, from 0 to 9, not "${text}". Usually it is 1.`,
    );
  },
  METRICS_PORT: (text: string) => portOf('METRICS_PORT', text),
  METRICS_TOKEN(text: string) {
    if (/^[\x21-\x7e]{16,}$/.test(text)) return text;
    throw new ConfigError('METRICS_TOKEN must have at least 16 letters and digits: try "openssl rand -hex 16".');
  },
  SMTP_URL(text: string) {
    urlOf('SMTP_URL', text, ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org');
    return text;
  },
  MAIL_FROM(text: string) {
    if (/^[^\r\n]*[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+>?$/.test(text)) return text;
    throw new ConfigError('MAIL_FROM must be an e-mail address, such as "Cordillera <table@example.org>".');
  },
  RATE_LIMIT(text: string) {
    const rate = Number(text);
    if (/^\d+$/.test(text) && rate >= 10 && rate <= 1_000_000) return rate;
    throw new ConfigError(
      `RATE_LIMIT must be a whole number from 10 to 1000000, not "${text}": the requests a minute of one device.`,
    );
  },
  GONE_MINUTES(text: string) {
    const minutes = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && minutes >= 0.1 && minutes <= 10_080) return minutes;
    throw new ConfigError(
      `GONE_MINUTES must be a number from 0.1 to 10080, not "${text}": the minutes offline after which a stand-in may play.`,
    );
  },
  KEEP_OPEN_TABLES_DAYS: (text: string) => daysOf('KEEP_OPEN_TABLES_DAYS', text),
  KEEP_CARD_SETS_DAYS: (text: string) => daysOf('KEEP_CARD_SETS_DAYS', text),
  KEEP_PEOPLE_DAYS: (text: string) => daysOf('KEEP_PEOPLE_DAYS', text),
};

type Name = keyof typeof readers;
const variables = Object.keys(readers) as readonly Name[];

/** The edit distance between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1), row[j]! + 1, next[j - 1]! + 1));
    row = next;
  }
  return row[b.length]!;
}

/**
 * Names that are close to those of our variables and therefore probably misspelt. Short names belong to other programs.
 */
export function misspelt(environment: Environment): string[] {
  const known = variables.filter((name) => name.includes('_'));
  return Object.keys(environment)
    .filter((name) => !variables.includes(name as Name) && (environment[name]?.trim() ?? '') !== '')
    .flatMap((name) => {
      const meant = known.find((each) => distance(name.toUpperCase(), each) <= 2);
      return meant === undefined ? [] : [`${name} is set, but nothing reads it. Is it meant to be ${meant}?`];
    });
}

/** Reads the environment; throws one ConfigError that lists every problem. */
export function readConfig(environment: Environment, defaults: { dataDir: string }): Config {
  const problems: string[] = [];
  const read = <N extends Name>(name: N): ReturnType<(typeof readers)[N]> | undefined => {
    const text = environment[name]?.trim();
    if (text === undefined || text === '') return undefined;
    try {
      return readers[name](text) as ReturnType<(typeof readers)[N]>;
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const smtp = read('SMTP_URL');
  const from = read('MAIL_FROM');
  const publicUrl = read('PUBLIC_URL') ?? null;
  const config: Config = {
    port: read('PORT'),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: read('DATA_DIR') ?? defaults.dataDir,
    databaseUrl: read('DATABASE_URL'),
    connections: read('DATABASE_CONNECTIONS') ?? defaultConnections,
    publicUrl,
    trustProxy: read('TRUST_PROXY') ?? 0,
    metrics: { port: read('METRICS_PORT'), token: read('METRICS_TOKEN') },
    mail: smtp !== undefined && from !== undefined ? { url: smtp, from } : null,
    rate: read('RATE_LIMIT') ?? 300,
    keep: {
      openTables: read('KEEP_OPEN_TABLES_DAYS') ?? keepDays.openTables,
      cardSets: read('KEEP_CARD_SETS_DAYS') ?? keepDays.cardSets,
      people: read('KEEP_PEOPLE_DAYS') ?? keepDays.people,
    },
    goneAfterMs: (read('GONE_MINUTES') ?? goneAfterMinutes) * 60_000,
  };
  const isSet = (name: Name): boolean => (environment[name]?.trim() ?? '') !== '';
  if (isSet('SMTP_URL') && !isSet('MAIL_FROM'))
    problems.push('SMTP_URL needs MAIL_FROM: the address that e-mail comes from.');
  if (isSet('MAIL_FROM') && !isSet('SMTP_URL'))
    problems.push('MAIL_FROM needs SMTP_URL: the server that sends e-mail, such as smtps://user:password@host.');
  if (isSet('SMTP_URL') && !isSet('PUBLIC_URL'))
    problems.push('SMTP_URL needs PUBLIC_URL: the links in an e-mail begin with it.');
  if (config.metrics.port !== undefined && config.metrics.port === config.port)
    problems.push('METRICS_PORT must not be PORT: choose another one.');
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return config;
}
