import { createMatch, createRandom, pick } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import {
  cloneLandscape,
  createBoard,
  fillBoard,
  type Landscape,
  lay,
  type SierraView,
  scoreLines,
  sierra,
} from '../src/index.ts';
import { houseSet } from './helpers/packs.ts';

const { box } = houseSet;
const board = createBoard();

/**
 * What a seat would have if the game ended now, computed from what it sees: with drafts, and with the card it keeps.
 */
function totalOf(
  view: SierraView,
  seat: number,
  landscape: Landscape = view.groups[view.players[seat]!.group]!.landscape,
  keeping: number | null = view.players[seat]!.keeping,
): number {
  const { destination, face } = view.groups[view.players[seat]!.group]!;
  const { kept } = view.players[seat]!;
  fillBoard(board, landscape, box.mountain);
  const lines = scoreLines(box, board, {
    stage: view.stage,
    given: view.given,
    kept: keeping === null ? kept : [...kept, keeping],
    destination,
    face,
  });
  return lines.reduce((sum, { points }) => sum + points, 0);
}

describe('drafts count in the preview of those who see them', () => {
  test.each([
    ['team', 5],
    ['competitive', 3],
    ['cooperative', 3],
    ['solo', 1],
  ] as const)('%s, %i players: a preview is what the landscape and the kept card would bring', (mode, seats) => {
    const match = createMatch(sierra, {
      options: { mode },
      seats: Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` })),
      seed: 'd'.repeat(32),
    });
    const random = createRandom(`preview ${mode}`);
    const looked = { lay: 0, keep: 0, takeBack: 0, ready: 0 };
    while (match.result() === null) {
      const seat = pick(random, match.deciders());
      const view = match.view(seat);
      const { choices, forward } = match.decision(seat)!;
      const own = view.groups[view.players[seat]!.group]!;
      for (const member of own.members) expect(match.score(seat).seats[member]!.total).toBe(totalOf(view, member));
      const others = match.seats.flatMap((_, other) => (own.members.includes(other) ? [] : [other]));
      for (const other of others) expect(match.score(seat).seats[other]).toEqual(match.score().seats[other]);

      const before = totalOf(view, seat);
      // a solo player is seldom asked whether they are ready
      const ready = choices.find((listed) => listed.do === 'ready');
      const choice = ready && looked.ready === 0 ? ready : pick(random, choices);
      const preview = match.preview(seat, choice);
      if (choice.do === 'lay') {
        const landscape = cloneLandscape(own.landscape);
        lay(landscape, choice.card, box.mountain[choice.card]!.colour, choice);
        expect(preview).toMatchObject({ points: totalOf(view, seat, landscape) - before, final: false });
        expect(preview.opens).toContainEqual({ do: 'takeBack', card: choice.card });
        looked.lay++;
      } else if (choice.do === 'keep') {
        const points = totalOf(view, seat, own.landscape, choice.card) - before;
        expect(preview).toMatchObject({ points, final: false });
        looked.keep++;
      } else if (choice.do === 'takeBack') {
        match.choose(seat, choice);
        expect(preview.points).toBe(totalOf(match.view(seat), seat) - before);
        looked.takeBack++;
        continue;
      } else if (choice.do === 'ready') {
        expect(preview.points).toBe(0);
        looked.ready++;
      }
      match.choose(seat, pick(random, choices.slice(0, forward)));
    }
    for (const [kind, times] of Object.entries(looked)) expect(times, kind).toBeGreaterThan(0);
  });
});
