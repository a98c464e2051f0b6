import { insertClusterCommand } from '../cluster/clusterCommands.ts';
import type { Database } from '../database/database.ts';
import { readLines, type StoredLine, strikeLine } from '../store/chat.ts';
import { everybody } from '../table/chat.ts';
import type { Call } from './call.ts';
import { OperatorError, UsageError } from './failure.ts';
import { tableNamed } from './operator.ts';

/** A line of chat as the operator sees it. */
export interface PostedLine extends Pick<StoredLine, 'at' | 'seat' | 'person' | 'text'> {
  /** The line's name for "strike": its number, prefixed with the group for a line of a group. */
  line: string;
  /** The person's current name, or that of the seat. */
  name: string;
  struck: boolean;
}

type Place = Pick<StoredLine, 'circle' | 'number'>;

/** `12` at the table, `group0.12` in the group whose first seat is 0. */
const lineName = ({ circle, number }: Place): string =>
  circle === everybody ? `${number}` : `${circle.replace(' ', '')}.${number}`;

function placeNamed(name: string): Place {
  const [, group, number] = /^(?:group(\d)\.)?(\d{1,9})$/.exec(name) ?? [];
  if (number === undefined)
    throw new UsageError(`a line is called as "chat" prints it, such as 12 or group0.12, not "${name}".`);
  return { circle: group === undefined ? everybody : `group ${group}`, number: Number(number) };
}

/** The latest lines of a table's chat, oldest first. Reading them is recorded in the trail. */
export async function readChat(
  { database, acted }: Pick<Call, 'database' | 'acted'>,
  id: string,
  maxLines: number,
): Promise<PostedLine[]> {
  const { summary } = await tableNamed(database, id);
  const lines = await readLines(database, id, maxLines);
  const names = await namesOf(database, id);
  await database.write(acted({ action: 'chat', match: id }));
  return lines.map(({ circle, number, at, seat, person, sticker, text, struck }) => ({
    line: lineName({ circle, number }),
    at,
    seat,
    person,
    name: (person !== null && names.get(person)) || summary.seats[seat]!.name,
    text: sticker ? `[${text}]` : text,
    struck: struck !== null,
  }));
}

async function namesOf(database: Database, match: string): Promise<Map<string, string>> {
  const rows = await database.read<{ id: string; name: string }>(
    'SELECT id, name FROM person WHERE id IN (SELECT person FROM chat WHERE match = $1)',
    match,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const describeLine = ({ line, at, name, person, text, struck }: PostedLine): string =>
  [
    line.padStart(4),
    new Date(at).toISOString(),
    person === null ? name : `${name} (${person})`,
    struck ? '(struck out)' : text.replaceAll('\n', ' / '),
  ].join('  ');

/** Strikes out all of these lines, or none. The players see that lines were struck out. */
export async function strikeLines(
  { database, acted, now }: Pick<Call, 'database' | 'acted' | 'now'>,
  id: string,
  names: readonly string[],
): Promise<void> {
  const places = names.map(placeNamed);
  await tableNamed(database, id);
  const rows = await database.read<Place & { person: string | null; struck: number | null }>(
    'SELECT circle, number, person, struck FROM chat WHERE match = $1',
    id,
  );
  const found = places.map(({ circle, number }, i) => {
    const row = rows.find((each) => each.circle === circle && each.number === number);
    if (!row)
      throw new OperatorError(
        `Table ${id} has no line ${names[i]}. "cordillera-server chat ${id}" shows those it has.`,
      );
    return row;
  });
  await database.write(
    ...found.flatMap((place) =>
      place.struck === null
        ? [
            strikeLine(id, place, now()),
            acted({
              action: 'strike',
              match: id,
              ...(place.person !== null && { person: place.person }),
              detail: { line: lineName(place) },
            }),
          ]
        : [],
    ),
    insertClusterCommand('table', id, now()),
  );
  await database.forget();
}
