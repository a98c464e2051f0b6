import type { Refusal } from '@cordillera/protocol';
import type { TableSocket } from './tableSocket.ts';

interface Here {
  socket: TableSocket;
  table: string;
  address: string;
}

/** The open table sockets of this process. */
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

  *visits(): Generator<{ person: string; table: string }> {
    for (const { socket, table } of this.#here) if (socket.person !== null) yield { person: socket.person, table };
  }

  count(person: string): number {
    return [...this.#here].filter(({ socket }) => socket.person === person).length;
  }

  countFrom(address: string): number {
    return [...this.#here].filter((here) => here.address === address).length;
  }

  /** How many bytes the sockets of this address have buffered. */
  bufferedBytesFrom(address: string): number {
    let buffered = 0;
    for (const here of this.#here) if (here.address === address) buffered += here.socket.bufferedBytes;
    return buffered;
  }

  /** The server is shutting down: connections close, but not because people left. */
  get isClosing(): boolean {
    return this.#isClosing;
  }

  close(): void {
    this.#isClosing = true;
    this.dismiss('restarting', true);
  }

  /** Closes the connections of a table, of a person, or all of them. */
  dismiss(code: Refusal, canReconnect: boolean, whom: { table?: string; person?: string } = {}): void {
    for (const { socket, table } of [...this.#here])
      if ((whom.table ?? table) === table && (whom.person ?? socket.person) === socket.person)
        socket.dismiss(code, canReconnect);
  }
}
