import type { AddressInfo } from 'node:net';
import { parentPort } from 'node:worker_threads';
import { WebSocketServer } from 'ws';

// Sends every message back.
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }));
});
server.on('listening', () => parentPort!.postMessage((server.address() as AddressInfo).port));
