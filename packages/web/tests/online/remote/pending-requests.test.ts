import type { ClientMessage, RefusalCode } from '@cordillera/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Move } from '../../../src/online/remote/pendingMoves.ts';
import { PendingRequests } from '../../../src/online/remote/pendingRequests.ts';

const move = { kind: 'choose' as const, seat: 0, own: 3, choice: { do: 'ready' } };
const words = { kind: 'say' as const, seat: 0, to: 'table' as const, text: 'Hello' };
const stored: Move = { ...move, key: 'abcdef' };

let sent: ClientMessage[];
let moves: number[];
let late: [number, string][];
let requests: PendingRequests;

beforeEach(() => {
  [sent, moves, late] = [[], [], []];
  requests = new PendingRequests({
    send: (message) => sent.push(message),
    onMoves: (now) => moves.push(now.length),
    onRejected: (eventCount, because) => late.push([eventCount, because]),
  });
});

const lastKey = (): string => (sent.at(-1) as Extract<ClientMessage, { key: string }>).key;
const refuse = (code: RefusalCode): void => requests.refused({ kind: 'refused', key: lastKey(), code, params: {} });

describe('what was sent and not answered', () => {
  test('is sent once more with the same key, in the order it was made, until it is answered', async () => {
    const answer = requests.ask(move, 5);
    const promised = requests.ask(words, 5);
    expect(moves).toEqual([1]);
    expect(requests.resend()).toEqual(sent);
    const [first, second] = sent as [Move, Extract<ClientMessage, { kind: 'say' }>];
    requests.answered({ kind: 'done', key: first.key });
    expect(moves).toEqual([1, 0]);
    expect(requests.resend()).toEqual([second]);
    requests.answered({ kind: 'done', key: second.key });
    expect(requests.resend()).toEqual([]);
    await expect(answer).resolves.toMatchObject({ kind: 'done' });
    await expect(promised).resolves.toMatchObject({ kind: 'done' });
  });

  test('an answer to something else changes nothing', () => {
    void requests.ask(move, 5);
    requests.answered({ kind: 'done', key: 'another' });
    requests.refused({ kind: 'refused', key: 'another', code: 'too-late', params: {} });
    expect(requests.moves).toHaveLength(1);
    expect(late).toEqual([]);
  });

  test('moves that were stored are there at once, and nobody waits for them', () => {
    requests.restore([], () => 7);
    expect(moves).toEqual([]);
    requests.restore([stored], () => 7);
    expect(moves).toEqual([1]);
    expect(sent).toEqual([]);
    expect(requests.resend()).toEqual([stored]);
    requests.refused({ kind: 'refused', key: stored.key, code: 'too-late', params: {} });
    expect(late).toEqual([[7, 'offline']]);
    expect(requests.moves).toEqual([]);
  });

  const nothing = vi.fn();
  test.each<[string, typeof move | typeof words, boolean, () => void, RefusalCode, RefusalCode, string | null]>([
    ['a move that the game was ahead of', move, false, nothing, 'too-late', 'too-late', 'meanwhile'],
    ['that another page was ahead of', move, false, () => requests.overtake(0), 'too-late', 'too-late', 'elsewhere'],
    ['that another seat was ahead of', move, false, () => requests.overtake(1), 'too-late', 'too-late', 'meanwhile'],
    ['that was sent again', move, false, () => requests.resend(), 'too-late', 'too-late', 'offline'],
    ['sent again, and refused otherwise', move, false, () => requests.resend(), 'paused', 'too-late', 'offline'],
    ['a standing answer', move, true, nothing, 'too-late', 'too-late', null],
    ['a move that is refused otherwise', move, false, nothing, 'paused', 'paused', null],
    ['words', words, false, () => requests.resend(), 'too-fast', 'too-fast', null],
  ])('%s: refused', async (_, question, isAutomatic, meanwhile, code, promised, because) => {
    const answer = requests.ask(question, 5, isAutomatic);
    meanwhile();
    refuse(code);
    await expect(answer).rejects.toMatchObject({ code: promised });
    expect(late).toEqual(because === null ? [] : [[5, because]]);
    expect(requests.moves).toEqual([]);
  });
});
