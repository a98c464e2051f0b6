import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

// boardgame.io's in-memory server in a process of its own, with a toy game for three: the yardstick of `load --beside`.

/** The used part of boardgame.io, whose types are written for another module system. */
interface Library {
  Server(input: { games: readonly object[]; origins: false }): {
    run(input: { port: number }): Promise<{ appServer: { address(): AddressInfo } }>;
  };
}

interface ToyState {
  secret: { deck: number[] };
  players: Record<string, { hand: number[] }>;
  board: { card: number; by: string }[];
}

/** The part of the library's context that a turn needs. */
interface ToyMove {
  G: ToyState;
  playerID: string;
}

const seats = ['0', '1', '2'];
const handSize = 4;
const cards = 60;
/** The number of cards on the board at once: the game never ends, and its messages keep their size. */
const onBoard = 30;

/** A development dependency only. */
const [core, server] = ['boardgame.io/core', 'boardgame.io/server'];
const require = createRequire(import.meta.url);

/** Places a card on the board and draws another: hands and deck are secret, as in our games. */
function toyGame(): object {
  const { PlayerView } = require(core) as { PlayerView: { STRIP_SECRETS: unknown } };
  return {
    name: 'toy',
    minPlayers: seats.length,
    maxPlayers: seats.length,
    disableUndo: true,
    playerView: PlayerView.STRIP_SECRETS,
    setup: (): ToyState => {
      const deck = Array.from({ length: cards }, (_, card) => card);
      const players = Object.fromEntries(seats.map((seat) => [seat, { hand: deck.splice(0, handSize) }]));
      return { secret: { deck }, players, board: [] };
    },
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      lay: ({ G, playerID }: ToyMove, place: number) => {
        const { hand } = G.players[playerID]!;
        const [card] = hand.splice(place, 1);
        G.board.push({ card: card!, by: playerID });
        if (G.board.length > onBoard) G.secret.deck.push(G.board.shift()!.card);
        hand.push(G.secret.deck.shift()!);
      },
    },
  };
}

export type FromBesideServer = { port: number } | { cpu: number };

const say = (message: FromBesideServer): void => void process.send!(message);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  say({ cpu: user + system });
});
process.on('disconnect', () => process.exit());

// its log lines about each table would count as its work
process.env.NODE_ENV = 'production';
const { Server } = require(server) as Library;
const { appServer } = await Server({ games: [toyGame()], origins: false }).run({ port: 0 });
say({ port: appServer.address().port });
