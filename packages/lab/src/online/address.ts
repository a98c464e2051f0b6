import { UsageError } from '../command.ts';

/** The address of a PostgreSQL server, as `--database` takes it. */
export function checkedDatabase(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const address = URL.canParse(given) ? new URL(given) : null;
  if (address && ['postgres:', 'postgresql:'].includes(address.protocol) && address.pathname.length > 1) return given;
  // what was given may hold a password
  throw new UsageError(
    '--database must be the address of a PostgreSQL database, such as postgres://user:password@localhost/name.',
  );
}
