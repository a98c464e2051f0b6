import { type ClientMessage, ClientMessageSchema } from '@cordillera/protocol';
import * as v from 'valibot';

/** A move as it is sent. */
export type Move = Extract<ClientMessage, { kind: 'choose' | 'undo' }>;

export const isMove = (message: ClientMessage): message is Move => message.kind === 'choose' || message.kind === 'undo';

const place = (table: string): string => `cordillera.unsent.${table}`;

/** Stores the unacknowledged moves, so that reloading the page without a network loses none. */
export function savePendingMoves(table: string, moves: readonly Move[]): void {
  try {
    if (moves.length > 0) localStorage.setItem(place(table), JSON.stringify(moves));
    else localStorage.removeItem(place(table));
  } catch {
    // without storage they live as long as the page
  }
}

/** The stored moves; anything malformed is left out. */
export function readPendingMoves(table: string): Move[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place(table)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.flatMap((each) => {
      const { success, output } = v.safeParse(ClientMessageSchema, each);
      return success && isMove(output) ? [output] : [];
    });
  } catch {
    return [];
  }
}
