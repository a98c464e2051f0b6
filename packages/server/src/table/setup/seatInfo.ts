import type { SeatInfo } from '@cordillera/engine';
import type { StoredMatch, Summary } from '../../store/matches.ts';

/** The placeholder of a seat without a player; its name is never shown. */
export const openSeat = (index: number): SeatInfo => ({ name: `${index + 1}`, open: true });

const botNames = ['Noor', 'Mateo', 'Iris', 'Tomek', 'Léa', 'Zofia', 'Émile', 'Ada'];

/** A bot with a name that no other player at the table has. */
export function botSeat(bot: string, others: readonly SeatInfo[]): SeatInfo {
  const taken = new Set(others.map(({ name }) => name));
  return { name: botNames.find((name) => !taken.has(name)) ?? bot, bot };
}

export const isOpen = ({ open }: SeatInfo): boolean => open === true;

/** The summary before the start. Auto-start is off as soon as no seat is open. */
export function summaryOf({ summary }: Pick<StoredMatch, 'summary'>, seats: SeatInfo[]): Summary {
  const { armed, ...rest } = summary;
  return { ...rest, seats, ...(armed && seats.some(isOpen) && { armed }) };
}
