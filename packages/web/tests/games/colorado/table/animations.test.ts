import type { ColoradoEvent } from '@cordillera/colorado';
import { describe, expect, test } from 'vitest';
import { animationsOf, type ColoradoAnimation } from '../../../../src/games/colorado/table/animation/animations.ts';
import { coloradoTable } from '../../../../src/games/colorado/table/tableGame.ts';
import { colorado, playOn } from '../../../browser/colorado.ts';

const seats = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }));

interface Moment {
  event: ColoradoEvent;
  motions: ColoradoAnimation[];
}

/** A whole game as Ada sees it: every event with its animations. */
function playedGame(players: number): Moment[] {
  const match = colorado(seats.slice(0, players), players);
  playOn(match, () => false);
  const pictures = [...match.replay(0)].flatMap(({ steps }) => steps);
  const events = pictures.map(({ event }) => event);
  return pictures.map(({ event, view: now }, i) => {
    const before = pictures[i - 1]?.view ?? now;
    return { event, motions: animationsOf({ me: 0, events: events.slice(0, i + 1), newEventCount: 1, before, now }) };
  });
}

const flight = (motions: readonly ColoradoAnimation[]) => motions[0] as Extract<ColoradoAnimation, { kind: 'fly' }>;

type Of<Type extends ColoradoEvent['type']> = Extract<ColoradoEvent, { type: Type }>;

function first<Type extends ColoradoEvent['type']>(
  game: readonly Moment[],
  type: Type,
  fits: (event: Of<Type>) => boolean = () => true,
): { event: Of<Type>; motions: ColoradoAnimation[] } {
  for (const { event, motions } of game)
    if (event.type === type && fits(event as Of<Type>)) return { event: event as Of<Type>, motions };
  throw new Error(`nobody ever ${type}`);
}

describe('the animations of events', () => {
  const game = playedGame(4);

  test('a given card flies from the scene into the caller’s play area', () => {
    const { event, motions } = first(game, 'received', ({ seat, placed }) => seat === 0 && placed);
    expect(motions[0]).toMatchObject({ kind: 'fly', picture: 'itself', from: ['.co-scene-card'] });
    expect(motions[1]).toMatchObject({ kind: 'land', what: flight(motions).to });
    expect(flight(motions).to[0]).toBe(`.co-my-area [data-card="${event.card}"]`);
  });

  test('a second copy flies to the discard, and a nugget comes back', () => {
    expect(first(game, 'received', ({ placed }) => !placed).motions).toMatchObject([
      { kind: 'fly', picture: 'itself', to: ['.co-discard'] },
    ]);
    expect(first(game, 'compensated').motions).toMatchObject([{ kind: 'fly', picture: 'nugget' }]);
  });

  test('my cards fly in full; for other players only the figure shows', () => {
    const mine = first(game, 'placed', ({ seat }) => seat === 0);
    expect(mine.motions[0]).toMatchObject({ picture: 'itself', from: [`[data-target="card ${mine.event.card}"]`] });
    const theirs = first(game, 'placed', ({ seat }) => seat === 2);
    expect(theirs.motions[0]).toMatchObject({ kind: 'fly', picture: expect.stringMatching(/^[a-z]+-[123]$/) });
    expect(flight(theirs.motions).from[0]).toBe('[data-seat="2"] [data-count="hand"]');
  });

  test('one card back flies from the pile for each card drawn', () => {
    const { event, motions } = first(game, 'drew', ({ seat, count }) => seat === 1 && count > 1);
    expect(motions.filter(({ kind }) => kind === 'fly')).toHaveLength(event.count);
  });

  test('an effect of a stage on the board starts at that stage', () => {
    const { motions } = first(game, 'tickedBox', ({ seat, zone }) => seat === 0 && zone === 'saloon');
    expect(motions).toMatchObject([{ kind: 'fly', picture: 'saloon' }]);
    expect(flight(motions).from[0]).toMatch(/^\.co-node\[data-target="(stage|station) \d+"\]$/);
  });

  test('a medal flies into its slot', () => {
    const { event, motions } = first(game, 'wonMedal');
    expect(flight(motions).to[0]).toBe(`[data-slot="${event.seat} ${event.slot}"]`);
  });
});

describe.each([2, 3, 4])('with %i players', (players) => {
  const game = playedGame(players);

  test('every event has short animations whose anchors are on the page', () => {
    expect(game.some(({ motions }) => motions.length > 0)).toBe(true);
    for (const { event, motions } of game)
      for (const motion of motions) {
        const marks = [...('what' in motion ? motion.what : motion.to), ...('from' in motion ? motion.from : [])];
        expect(marks.length, event.type).toBeGreaterThan(1);
        expect(marks.join(), event.type).not.toMatch(/undefined|NaN|null|-1/);
        expect(motion.wait).toBeLessThanOrEqual(600);
      }
  });

  test('a call and its answer are shown in about three seconds', () => {
    const calls: number[] = [];
    let time = 0;
    for (const { event } of game) {
      if (event.type === 'called') time = 0;
      time += ['called', 'lacked', 'gave', 'received'].includes(event.type) ? coloradoTable.beatOf(event)!.ms : 0;
      if (event.type === 'received') calls.push(time);
    }
    const mean = calls.reduce((sum, each) => sum + each, 0) / calls.length;
    expect(mean).toBeGreaterThan(2000);
    expect(mean).toBeLessThan(3600);
  });
});
