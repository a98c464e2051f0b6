import type { SeatInfo } from '@cordillera/engine';
import type { Mode, SierraWestEvent, SierraWestRules } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { animationsOf, type WestAnimation } from '../../../../src/games/sierra-west/table/animation/animations.ts';
import { sierraWestTable } from '../../../../src/games/sierra-west/table/tableGame.ts';
import { playOn, west } from '../../../browser/west.ts';

const seats = [{ name: 'Ada' }, { name: 'Ben' }, { name: 'Cleo' }];

interface Moment {
  event: SierraWestEvent;
  motions: WestAnimation[];
}

/** A whole game: every event with its animations, in the order in which they are shown. */
function playedGame(mode: Mode, people: readonly SeatInfo[]): Moment[] {
  const match = west({ mode }, [...people]);
  playOn(match, () => false);
  const pictures = [...match.replay('spectator')].flatMap(({ steps }) => steps);
  const events = pictures.map(({ event }) => event);
  const { box } = match.rules as SierraWestRules;
  return pictures.map(({ event, view: now }, i) => {
    const before = pictures[i - 1]?.view ?? now;
    return { event, motions: animationsOf({ box, events: events.slice(0, i + 1), newEventCount: 1, before, now }) };
  });
}

type Of<Type extends SierraWestEvent['type']> = Extract<SierraWestEvent, { type: Type }>;

function first<Type extends SierraWestEvent['type']>(
  game: readonly Moment[],
  type: Type,
  fits: (event: Of<Type>) => boolean = () => true,
): { event: Of<Type>; motions: WestAnimation[] } {
  for (const { event, motions } of game)
    if (event.type === type && fits(event as Of<Type>)) return { event: event as Of<Type>, motions };
  throw new Error(`nobody ever ${type}`);
}

describe('the animations of events', () => {
  const game = playedGame('apple-hill', seats);

  test('a plan turns face up card by card', () => {
    const { motions } = first(game, 'planned');
    expect(motions.map(({ kind, wait }) => [kind, wait])).toEqual([
      ['turn', 0],
      ['turn', 60],
      ['turn', 120],
    ]);
  });

  test('a pioneer hops from its old place to the new one', () => {
    const { motions, event } = first(game, 'stepped');
    const what = [`[data-board="${event.player}"] [data-spot="figure green"]`];
    expect(motions).toEqual([
      { kind: 'come', what, from: what, wait: 0 },
      { kind: 'hop', what, wait: 0 },
    ]);
  });

  test('the space of a used icon dips, and its goods fly from there to their counter', () => {
    const used = first(game, 'iconUsed');
    expect(used.motions).toMatchObject([{ kind: 'dip' }]);
    const { motions, event } = first(game, 'gained', ({ by }) => by === 'icon');
    const { player, goods } = event;
    const scraps = motions.filter(({ kind }) => kind === 'fly');
    expect(scraps).toHaveLength(Object.values(goods).reduce((sum, n) => sum + Math.min(n, 3), 0));
    const [scrap] = scraps as Extract<WestAnimation, { kind: 'fly' }>[];
    expect(scrap!.from[0]).toMatch(new RegExp(`data-board="${player}".*data-spot="path `));
    expect(scrap!.to).toContain(`[data-board="${player}"] [data-spot="goods ${Object.keys(goods)[0]}"]`);
    expect(motions.at(-1)).toMatchObject({ kind: 'roll', what: scrap!.to });
  });

  test('a claimed card flies from the mountain to the chosen pile', () => {
    const { motions, event } = first(game, 'claimed');
    const { position, player, to } = event;
    expect(motions).toMatchObject([{ kind: 'fly', picture: 'itself', from: [`[data-place="mountain-${position}"]`] }]);
    const pile = to === 'kept' ? 'stars' : `pile ${to}`;
    expect((motions[0] as Extract<WestAnimation, { kind: 'fly' }>).to[0]).toBe(
      `[data-board="${player}"] [data-spot="${pile}"]`,
    );
  });

  test('a built cabin flies from the market to its space', () => {
    const { motions, event } = first(game, 'built');
    const { market, player } = event;
    const [flight] = motions as Extract<WestAnimation, { kind: 'fly' }>[];
    expect(flight).toMatchObject({ picture: 'itself', from: [`[data-place="market-${market}"]`] });
    expect(flight!.to[0]).toMatch(new RegExp(`data-board="${player}".*data-spot="cabin [0-3]"`));
  });

  test('the three cards of a player who passes fly to the discard pile', () => {
    const { motions } = first(game, 'passed');
    const swept = motions.filter((motion) => motion.kind === 'fly' && motion.picture === 'itself');
    expect(swept).toHaveLength(3);
  });
});

describe.each([
  ['apple-hill', seats],
  ['boats-and-banjos', seats],
  ['gold-rush', seats],
  ['outlaws-and-outposts', seats],
  ['outlaws-and-outposts', seats.slice(0, 1)],
] as const)('%s', (mode, people) => {
  const game = playedGame(mode, people);

  test('every event has short animations whose anchors are on the page', () => {
    for (const { event, motions } of game)
      for (const motion of motions) {
        const marks = [...('what' in motion ? motion.what : motion.to), ...('from' in motion ? motion.from : [])];
        expect(marks.length, event.type).toBeGreaterThan(0);
        expect(marks.join(), event.type).not.toMatch(/undefined|NaN|null|--1"| -1"/);
        expect(motion.wait).toBeLessThanOrEqual(600);
      }
  });

  // in a solo game, Hastings's turn is shown with the player's
  test('a turn is shown in about five seconds', () => {
    const turns: number[] = [];
    let time = 0;
    for (const { event } of game) {
      time += sierraWestTable.beatOf(event)?.ms ?? 0;
      if (event.type !== 'passed') continue;
      turns.push(time);
      time = 0;
    }
    const mean = turns.reduce((sum, each) => sum + each, 0) / turns.length;
    expect(mean).toBeGreaterThan(3000);
    expect(mean).toBeLessThan(people.length > 1 ? 7000 : 12_000);
  });
});
