import { userInfo } from 'node:os';
import { type Database, type Statement, statement } from '../database/database.ts';
import { newId } from '../ids.ts';
import { storedRecord } from '../store/json.ts';

/** An action of an operator. It never holds names or texts, so that nothing in it needs erasing with a person. */
export interface Action {
  action: string;
  match?: string;
  person?: string;
  detail?: Record<string, string | number | boolean | null>;
}

export interface TrailLine {
  at: number;
  operator: string;
  action: string;
  table: string | null;
  person: string | null;
  /** The person's current name. */
  name: string | null;
  detail: Record<string, unknown>;
}

/** The name of the user who runs the command. */
export function operatorName({ SUDO_USER, USER }: Readonly<Record<string, string | undefined>>): string {
  const name = SUDO_USER || USER;
  if (name) return name;
  try {
    return userInfo().username;
  } catch {
    // a user without an entry in the system, as in containers
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

export const insertAction = (
  { action, match, person, detail = {} }: Action,
  { operator, at }: { operator: string; at: number },
): Statement =>
  statement(
    'INSERT INTO operator_action (id, at, operator, action, match, person, detail) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    newId(),
    at,
    operator,
    action,
    match ?? null,
    person ?? null,
    storedRecord.write(detail),
  );

/** The latest actions, newest first. */
export async function readTrail(
  database: Database,
  { table = '', person = '', max }: { table?: string | undefined; person?: string | undefined; max: number },
): Promise<TrailLine[]> {
  const rows = await database.read<Omit<TrailLine, 'detail'> & { detail: string }>(
    `SELECT at, operator, action, match AS "table", person, somebody.name AS name, detail FROM operator_action
      LEFT JOIN person AS somebody ON somebody.id = person
      WHERE ($1 = '' OR match = $1) AND ($2 = '' OR person = $2) ORDER BY at DESC, operator_action.id LIMIT $3`,
    table,
    person,
    max,
  );
  return rows.map((row) => ({ ...row, detail: storedRecord.read(row.detail, `the action at ${row.at}, detail`) }));
}
