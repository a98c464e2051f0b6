import { type ColoradoEvent, colorado, speak } from '@cordillera/colorado';
import { createMatch } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import { box } from '../../../../src/games/colorado/houseSet.ts';
import { coloradoTableWords } from '../../../../src/games/colorado/table/coloradoTableWords.ts';
import { chainOf } from '../../../../src/games/colorado/table/log/chain.ts';
import { currentActionLabel } from '../../../../src/games/colorado/table/players/currentAction.ts';
import { coloradoTable } from '../../../../src/games/colorado/table/tableGame.ts';

const speaker = speak('en', box, ['Ada', 'Noor']);
const chain = (events: ColoradoEvent[], seat = 0, given: number | null = 1) =>
  chainOf({ events, seat, given, speaker, words: coloradoTableWords.en, box });

const before: ColoradoEvent[] = [
  { type: 'turnBegan', turn: 3, caller: 0 },
  { type: 'tookNugget', seat: 0 },
  { type: 'actionsBegan', duo: 'nuggets' },
];

test('a chain begins with the given card and holds what one player has done since', () => {
  const steps = chain([
    ...before,
    { type: 'tookNugget', seat: 1 },
    { type: 'paid', seat: 0, nuggets: 1, card: 12 },
    { type: 'placed', seat: 0, card: 12 },
    { type: 'tickedStage', seat: 0, stage: 0 },
    { type: 'wonMedal', seat: 0, from: { region: 0 }, points: 3, slot: 1 },
  ]);
  expect(steps.map(({ icon, words, medal, given }) => ({ icon, words, medal, given }))).toEqual([
    { icon: 'red-2', words: 'Donkey', medal: undefined, given: true },
    { icon: 'buy-card', words: 'Paid 1', medal: undefined, given: undefined },
    { icon: 'blue-1', words: 'Pitchfork', medal: undefined, given: undefined },
    { icon: box.stages[0]!.icon, words: 'Lantern Rest', medal: 3, given: undefined },
  ]);
});

test('cards that were drawn cannot be taken back', () => {
  const [, drew] = chain([...before, { type: 'drew', seat: 0, count: 3 }]);
  expect(drew).toMatchObject({ icon: 'draw-three', barrier: true });
});

test('a chain starts over at the end of the turn, without the card', () => {
  const steps = chain([...before, { type: 'endOfTurn', turn: 3 }, { type: 'turnedIn', seat: 0, colour: 4 }]);
  expect(steps).toMatchObject([{ icon: 'turn-in' }]);
});

test('a replay of the last finished turn starts at its beginning', () => {
  const turn = (n: number): ColoradoEvent[] => [
    { type: 'turnBegan', turn: n, caller: 0 },
    { type: 'called', seat: 0, target: 1, card: 2 },
    { type: 'endOfTurn', turn: n },
  ];
  const { lastTurn } = coloradoTable;
  expect(lastTurn!([...turn(1), ...turn(2)], 0)).toBe(3);
  expect(lastTurn!([...turn(1), ...turn(2), { type: 'turnBegan', turn: 3, caller: 1 }], 0)).toBe(3);
  expect(lastTurn!(turn(1).slice(0, 2), 0)).toBe(0);
});

describe('CO-R-65: in a sealed game', () => {
  const chosen: ColoradoEvent[] = [
    { type: 'turnBegan', turn: 3, caller: 0 },
    { type: 'actionsBegan', duo: 'cards' },
    { type: 'picked', seat: 0 },
    { type: 'pickedSide', seat: 0, side: 'left', for: [0] },
  ];

  test('a secret choice is in its player’s own chain until all choices are shown', () => {
    expect(chain(chosen, 0, null)).toMatchObject([{ icon: 'draw-three', words: 'Draw 3 cards' }]);
    expect(chain(chosen, 1, null)).toEqual([]);
    const shown: ColoradoEvent[] = [...chosen, { type: 'picksShown', sides: ['left', 'right'], barrier: true }];
    expect(chain(shown, 0, null)).toEqual([]);
    expect(chain([...shown, { type: 'drew', seat: 0, count: 3 }], 0, null)).toMatchObject([{ words: 'Drew 3 cards' }]);
  });

  test('nobody is done before anybody has acted', () => {
    const match = createMatch(colorado, {
      options: { sealed: true },
      seats: [{ name: 'Ada' }, { name: 'Noor' }],
      seed: '1'.padStart(32, '0'),
    });
    const says = () =>
      [0, 1].map((seat) =>
        currentActionLabel({ view: match.view('spectator'), events: match.events(0, 'spectator') }, seat),
      );
    while (match.decision(0)?.prompt !== 'pick') {
      const decision = match.decisions().find(({ forward }) => forward > 0)!;
      match.choose(decision.seat, decision.choices[0]!);
    }
    expect(says()).toEqual(['choosing', 'choosing']);
    match.choose(0, match.decision(0)!.choices[0]!);
    expect(says()).toEqual(['chosen', 'choosing']);
    match.choose(1, match.decision(1)!.choices[0]!);
    expect(says()).not.toContain('chosen');
    expect(says()).not.toContain('choosing');
  });
});
