/** States made from a view. L10 checks that they fit it; these tests check what its owner could not tell apart. */
import { createRandom, type Seat, type Viewer } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { SierraState } from '../src/index.ts';
import { startOf } from './helpers/matches.ts';
import { houseSet, type LoadedPack, packWithStage } from './helpers/packs.ts';
import { playRandomlyOn } from './helpers/positions.ts';

/** Nearly every special rule that moves cards. */
const special = packWithStage([
  { rule: 'blind', n: 2 },
  { rule: 'handDelta', n: -1 },
  { rule: 'maxLines', n: 3 },
  { rule: 'maxLength', n: 4 },
  { rule: 'given', cards: ['N-B01', 'N-A01'] },
  { rule: 'skipNotebook', rounds: [2] },
]);

const tables: [string, object, number, LoadedPack][] = [
  ['team of 5', { mode: 'team' }, 5, houseSet],
  ['first team game of 7', { mode: 'team', firstGame: true }, 7, houseSet],
  ['competitive 3', { mode: 'competitive' }, 3, houseSet],
  ['solo with blind cards', { mode: 'solo', stage: 7 }, 1, houseSet],
  ['cooperative 2 with one blind card', { mode: 'cooperative', stage: 7 }, 2, houseSet],
  ['cooperative 3 with one blind card', { mode: 'cooperative', stage: 7 }, 3, houseSet],
  ['special cooperative 2', { mode: 'cooperative', firstGame: true }, 2, special],
  ['special cooperative 3', { mode: 'cooperative' }, 3, special],
];

/** The number of cards in each place, and the groups: equal in every state that the viewer considers possible. */
const outline = (state: SierraState) => ({
  piles: [state.mountain, state.notebook].map(({ pile, discard }) => [pile.length, discard.length]),
  groups: state.groups.map(({ front, received, role }) => [front.length, received.length, role]),
  players: state.players.map(({ drawn, blind, kept }) => [drawn.length, blind.length, kept.length]),
  lanes: state.flow.lanes?.map((lane) => lane?.[0]?.step ?? null),
  stack: state.flow.stack,
});

describe.each(tables)('a state made from a view, %s', (_name, options, seats, { pack, rules }) => {
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const pieces = (state: SierraState) =>
    rules
      .pieces(state)
      .map(({ id }) => id)
      .sort();

  test('SI-INV-04, SI-R-22, SI-R-79: holds the same cards, as many in each place, and blind ones in the hand they were drawn from', () => {
    const random = createRandom('made');
    const state = startOf(options, seats, 3, { pack });
    const box = pieces(state);
    let positions = 0;
    playRandomlyOn(
      rules,
      state,
      3,
      () => false,
      () => {
        if (positions++ % 3 > 0) return;
        for (const viewer of viewers) {
          const made = rules.determinize(rules.view(state, viewer), random);
          expect(pieces(made)).toEqual(box);
          expect(outline(made)).toEqual(outline(state));
          made.players.forEach(({ blind, hand, group }, seat: Seat) => {
            const { draft } = made.groups[group]!;
            const own = [...hand, ...draft.flatMap((placement) => (placement.seat === seat ? [placement.card] : []))];
            expect(own).toEqual(expect.arrayContaining(blind));
          });
        }
      },
    );
    expect(positions).toBeGreaterThan(20);
  });
});
