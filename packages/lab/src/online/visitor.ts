import type { TableInfo, TablePlan } from '@cordillera/protocol';
import { Failure } from '../command.ts';

let visitors = 0;

/** A person with a browser and an address of their own. */
export class Visitor {
  /** Where the server is; it may move. */
  base: string;
  readonly #address: string;
  #cookie = '';

  constructor(base: string) {
    this.base = base;
    const number = visitors++;
    this.#address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  get headers(): Record<string, string> {
    return { Origin: this.base, 'X-Forwarded-For': this.#address, ...(this.#cookie && { Cookie: this.#cookie }) };
  }

  async ask<Answer = TableInfo>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: { ...this.headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set) this.#cookie = set.split(';', 1)[0]!;
    const answer = await response.json();
    if (!response.ok) throw new Failure(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer as Answer;
  }
}

/** A table at which a person sits at every seat, and the game has begun. */
export async function laidTable(
  base: string,
  plan: Pick<TablePlan, 'game' | 'options'> & { seats: number },
): Promise<{ id: string; visitors: Visitor[] }> {
  const visitors = Array.from({ length: plan.seats }, () => new Visitor(base));
  const [host, ...guests] = visitors;
  const { game, options } = plan;
  const seats = Array(plan.seats).fill(null);
  const { id, me } = await host!.ask('POST', '/api/tables', { plan: { game, options, seats }, name: 'Player 1' });
  for (const [i, guest] of guests.entries())
    await guest.ask('POST', `/api/links/${me.links.play}/sit`, { seat: i + 1, name: `Player ${i + 2}` });
  await host!.ask('POST', `/api/tables/${id}/start`, {});
  return { id, visitors };
}
