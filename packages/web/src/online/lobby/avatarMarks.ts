import type { TableSeat } from '@cordillera/protocol';
import type { FaceMark } from '../../design/players/Avatar.tsx';

const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** The marks of a table's faces: presence, bots, and two letters where one would be ambiguous. */
export function avatarMarksOf(seats: readonly TableSeat[]): FaceMark[] {
  const people = seats.filter(({ bot, open }) => bot === undefined && !open);
  return seats.map(({ name, presence, standIn }) => {
    const isShared = people.filter((other) => initial(other.name) === initial(name)).length > 1;
    const letters = [...name.trim()].slice(0, isShared ? 2 : 1).join('');
    return { presence, bot: standIn !== undefined, letters };
  });
}
