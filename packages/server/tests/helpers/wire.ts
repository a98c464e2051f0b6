import { connect, createServer, type Server, type Socket } from 'node:net';

/** A connection to a database that a test can block or cut. */
export class Wire {
  readonly #server: Server;
  readonly #pairs = new Set<[Socket, Socket]>();
  #isBlocked = false;

  private constructor(server: Server) {
    this.#server = server;
  }

  /** The same database through this proxy. */
  static async to(address: string): Promise<{ wire: Wire; url: string }> {
    const url = new URL(address);
    const [host, port] = [url.hostname, Number(url.port)];
    const server = createServer();
    const wire = new Wire(server);
    server.on('connection', (near) => {
      const pair: [Socket, Socket] = [near, connect(port, host)];
      wire.#pairs.add(pair);
      for (const [i, socket] of pair.entries()) {
        const other = pair[1 - i]!;
        socket.on('data', (data) => void (wire.#isBlocked || other.write(data)));
        socket.on('error', () => undefined);
        socket.on('close', () => {
          wire.#pairs.delete(pair);
          if (!wire.#isBlocked) other.destroy();
        });
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as { port: number }).port);
    return { wire, url: url.href };
  }

  /** Swallows everything from now on, without an error. */
  block(): void {
    this.#isBlocked = true;
  }

  unblock(): void {
    this.#isBlocked = false;
    this.cut();
  }

  /** Closes all connections. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy();
  }

  async close(): Promise<void> {
    this.unblock();
    await new Promise((done) => this.#server.close(done));
  }
}
