import type { Refusal } from '@cordillera/protocol';
import type { TableSocket } from './tableSocket.ts';

interface Here {
  socket: TableSocket;
  table: string;
  address: string;
}

/** The pages that look at a table through this process. */
export class ConnectionRegistry {
  readonly #here = new Set<Here>();
  #isClosing = false;

  add(socket: TableSocket, table: string, address: string): () => void {
    const here = { socket, table, address };
    this.#here.add(here);
    return () => this.#here.delete(here);
  }

  get size(): number {
    return this.#here.size;
  }

  get people(): number {
    return new Set([...this.#here].flatMap(({ socket }) => socket.person ?? [])).size;
  }

  isAt(person: string | null, table: string): boolean {
    return [...this.#here].some(({ socket, table: other }) => other === table && socket.person === person);
  }

  /** Who is at which table. */
  *visits(): Generator<{ person: string; table: string }> {
    for (const { socket, table } of this.#here) if (socket.person !== null) yield { person: socket.person, table };
  }

  count(person: string): number {
    return [...this.#here].filter(({ socket }) => socket.person === person).length;
  }

  countFrom(address: string): number {
    return [...this.#here].filter((here) => here.address === address).length;
  }

  /** What waits for the pages at this address, in bytes. */
  bufferedBytesFrom(address: string): number {
    let buffered = 0;
    for (const here of this.#here) if (here.address === address) buffered += here.socket.bufferedBytes;
    return buffered;
  }

  /** The server stops: everybody goes, and not because they wanted to. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  close(): void {
    this.#isClosing = true;
    this.dismiss('restarting', true);
  }

  /** Says goodbye to those whom it concerns. */
  dismiss(code: Refusal, again: boolean, whom: { table?: string; person?: string } = {}): void {
    for (const { socket, table } of [...this.#here])
      if ((whom.table ?? table) === table && (whom.person ?? socket.person) === socket.person)
        socket.dismiss(code, again);
  }
}
