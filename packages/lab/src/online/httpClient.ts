import type { TableSetup } from '@cordillera/protocol';
import { type AnswerOf, type RequestArgs, type RouteName, requestOf } from '@cordillera/protocol/http';
import { CommandError } from '../cli/command.ts';

let visitors = 0;

/** A person with a browser and an IP address of their own. */
export class HttpClient {
  /** The server's address; it may change. */
  base: string;
  /** Null: the client's real address. */
  readonly #address: string | null;
  #cookie = '';

  /** `apart`: claims an IP address of its own, as a proxy would report it. */
  constructor(base: string, { apart = true } = {}) {
    this.base = base;
    const number = visitors++;
    this.#address = !apart ? null : `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  get headers(): Record<string, string> {
    return {
      Origin: this.base,
      ...(this.#address !== null && { 'X-Forwarded-For': this.#address }),
      ...(this.#cookie && { Cookie: this.#cookie }),
    };
  }

  async ask<Name extends RouteName>(name: Name, ...input: RequestArgs<Name>): Promise<AnswerOf<Name>> {
    const { path, headers, ...request } = requestOf(name, ...input);
    const response = await fetch(`${this.base}${path}`, { ...request, headers: { ...this.headers, ...headers } });
    const set = response.headers.get('set-cookie');
    if (set) this.#cookie = set.split(';', 1)[0]!;
    const answer = await response.json();
    if (!response.ok) throw new CommandError(`${request.method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer as AnswerOf<Name>;
  }
}

/** Creates a table, seats a person at every seat and starts the game. */
export async function startTable(
  base: string,
  plan: Pick<TableSetup, 'game' | 'options'> & { seats: number },
  { apart = true } = {},
): Promise<{ id: string; visitors: HttpClient[] }> {
  const visitors = Array.from({ length: plan.seats }, () => new HttpClient(base, { apart }));
  const [host, ...guests] = visitors;
  const { game, options } = plan;
  const seats = Array(plan.seats).fill(null);
  const { id, me } = await host!.ask('createTable', { body: { plan: { game, options, seats }, name: 'Player 1' } });
  for (const [i, guest] of guests.entries())
    await guest.ask('sitDown', { link: me.links.play!, body: { seat: i + 1, name: `Player ${i + 2}` } });
  await host!.ask('startGame', { params: { id }, body: {} });
  return { id, visitors };
}
