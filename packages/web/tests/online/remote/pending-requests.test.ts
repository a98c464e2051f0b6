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

describe('pending requests', () => {
  test('are resent with the same keys, in their order, until they are answered', async () => {
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

  test('ignore the answer to another request', () => {
    void requests.ask(move, 5);
    requests.answered({ kind: 'done', key: 'another' });
    requests.refused({ kind: 'refused', key: 'another', code: 'too-late', params: {} });
    expect(requests.moves).toHaveLength(1);
    expect(late).toEqual([]);
  });

  test('include stored moves at once, whose answers nobody awaits', () => {
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
    ['a move behind the game', move, false, nothing, 'too-late', 'too-late', 'meanwhile'],
    [
      'a move behind another page of the same seat',
      move,
      false,
      () => requests.overtake(0),
      'too-late',
      'too-late',
      'elsewhere',
    ],
    ['a move behind another seat', move, false, () => requests.overtake(1), 'too-late', 'too-late', 'meanwhile'],
    ['a move that was resent', move, false, () => requests.resend(), 'too-late', 'too-late', 'offline'],
    ['a resent move, for another reason', move, false, () => requests.resend(), 'paused', 'too-late', 'offline'],
    ['a standing answer', move, true, nothing, 'too-late', 'too-late', null],
    ['a move, for another reason', move, false, nothing, 'paused', 'paused', null],
    ['a chat message', words, false, () => requests.resend(), 'too-fast', 'too-fast', null],
  ])('are refused with a reason: %s', async (_, question, isAutomatic, meanwhile, code, promised, because) => {
    const answer = requests.ask(question, 5, isAutomatic);
    meanwhile();
    refuse(code);
    await expect(answer).rejects.toMatchObject({ code: promised });
    expect(late).toEqual(because === null ? [] : [[5, because]]);
    expect(requests.moves).toEqual([]);
  });
});
