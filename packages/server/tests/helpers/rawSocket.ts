import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const opcodes = { continuation: 0, text: 1, ping: 9, pong: 10 } as const;

/** A frame from a client. */
export function frame(opcode: number, text = '', isLast = true): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > 125) throw new Error('such a short frame has at most 125 bytes');
  // masked with zeroes, which leaves the bytes unchanged
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

/** A raw connection to a table's socket that reads nothing after the upgrade response. */
export async function rawSocket(base: string, id: string, { link = '', cookie = '' } = {}): Promise<Socket> {
  const { port, host } = new URL(base);
  const socket = connect(Number(port), '127.0.0.1');
  // tests let the server cut it off
  socket.on('error', () => undefined);
  socket.write(
    [
      `GET /api/tables/${id}/live HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${base}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      ...(link ? [`Sec-WebSocket-Protocol: cordillera, link.${link}`] : []),
      ...(cookie ? [`Cookie: ${cookie}`] : []),
      '\r\n',
    ].join('\r\n'),
  );
  const [answer] = (await once(socket, 'data')) as [Buffer];
  if (!String(answer).startsWith('HTTP/1.1 101')) throw new Error(String(answer));
  socket.pause();
  return socket;
}

/**
 * Writes a piece repeatedly, as fast as it is accepted, until the connection closes; resolves to the number of bytes.
 */
export async function flood(socket: Socket, piece: Buffer): Promise<number> {
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  let isOpen = true;
  void closed.then(() => {
    isOpen = false;
  });
  while (isOpen) {
    if (!socket.write(piece))
      await Promise.race([closed, new Promise<void>((done) => socket.once('drain', () => done()))]);
    // yield to everything else in this process
    await new Promise((goOn) => setImmediate(goOn));
  }
  return socket.bytesWritten;
}
