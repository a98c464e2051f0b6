import { UsageError } from '../cli/command.ts';

/** The address of a running server, as `--url` takes it: as people type it, without a path. */
export function parseHostUrl(given: string): string {
  const address = URL.canParse(given) ? new URL(given) : null;
  const isHost = address !== null && ['http:', 'https:'].includes(address.protocol) && address.username === '';
  if (isHost && address.pathname === '/' && address.search === '' && address.hash === '') return address.origin;
  throw new UsageError(`--url "${given}": give the address that people type, such as https://play.example.org.`);
}

/** The address of a PostgreSQL server, as `--database` takes it. */
export function parseDatabaseUrl(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const address = URL.canParse(given) ? new URL(given) : null;
  if (address && ['postgres:', 'postgresql:'].includes(address.protocol) && address.pathname.length > 1) return given;
  // the value is not quoted, because it may hold a password
  throw new UsageError(
    '--database must be the address of a PostgreSQL database, such as postgres://user:password@localhost/name.',
  );
}
