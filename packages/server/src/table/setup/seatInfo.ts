import type { SeatInfo } from '@cordillera/engine';
import type { StoredMatch, Summary } from '../../store/matches.ts';

/** Names of seats where nobody sits yet; nobody is shown them. */
export const openSeat = (index: number): SeatInfo => ({ name: `${index + 1}`, open: true });

const botNames = ['Noor', 'Mateo', 'Iris', 'Tomek', 'Léa', 'Zofia', 'Émile', 'Ada'];

/** A bot with a name that nobody else at the table has. */
export function botSeat(bot: string, others: readonly SeatInfo[]): SeatInfo {
  const taken = new Set(others.map(({ name }) => name));
  return { name: botNames.find((name) => !taken.has(name)) ?? bot, bot };
}

export const isOpen = ({ open }: SeatInfo): boolean => open === true;

/** What lists show of a table before the game. One that has no open seat any more does not wait for the last player. */
export function summaryOf({ summary }: Pick<StoredMatch, 'summary'>, seats: SeatInfo[]): Summary {
  const { armed, ...rest } = summary;
  return { ...rest, seats, ...(armed && seats.some(isOpen) && { armed }) };
}
