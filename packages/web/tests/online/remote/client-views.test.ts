import { CordilleraError } from '@cordillera/engine';
import type { ViewSnapshot, ViewUpdate } from '@cordillera/protocol';
import { describe, expect, test } from 'vitest';
import { ClientViews } from '../../../src/online/remote/clientViews.ts';

const events = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({ type: `event ${from + i}` }));

/** Everything seat 0 knows after `count` events, without the first `told`. */
const snapshot = (count: number, told = 0, revision = 0): ViewSnapshot => ({
  viewer: 0,
  view: { count },
  events: events(told, count),
  told,
  revision,
  own: count,
  canUndo: false,
});

/** An update with these events, each of which changes the view. */
const update = (from: number, to: number): ViewUpdate => ({
  viewer: 0,
  steps: events(from, to).map((event, i) => ({ event, patch: { set: { count: [from + i + 1] } } })),
  rest: null,
  own: to,
  canUndo: true,
});

describe('the views of a page', () => {
  test.each<[string, (ViewSnapshot | ViewUpdate)[], object]>([
    ['the first snapshot', [], { eventCount: 2, revision: 0 }],
    ['a snapshot without new events', [snapshot(2, 2)], { eventCount: 2, revision: 0 }],
    ['a snapshot of what happened since', [snapshot(5, 2)], { eventCount: 5, revision: 1 }],
    ['two such snapshots', [snapshot(5, 2), snapshot(6, 5)], { eventCount: 6, revision: 2 }],
    ['a snapshot after an undo', [snapshot(1, 1, 1)], { eventCount: 1, revision: 2 }],
  ])('count the events, and raise the revision when a snapshot changes them: %s', (_, heard, cursor) => {
    const views = new ClientViews([snapshot(2)], 2);
    for (const each of heard) views.apply(each);
    expect(views.cursor(0)).toEqual(cursor);
  });

  test('rejoin with the revision of the server', () => {
    const views = new ClientViews([snapshot(2)], 2);
    views.apply(snapshot(5, 2));
    expect(views.cursors).toEqual([{ viewer: 0, told: 5, revision: 0 }]);
  });

  test('give each event of an update with the view after it, for the last two hundred events', () => {
    const views = new ClientViews([snapshot(0)], 2);
    for (let count = 0; count < 250; count++) views.apply(update(count, count + 1));
    expect(views.cursor(0)).toEqual({ eventCount: 250, revision: 0 });
    expect(views.view(0)).toEqual({ count: 250 });
    expect(views.events(249, 0)).toEqual(events(249, 250));
    expect(views.seatVersion(0)).toBe(250);
    expect(views.canUndo(0)).toBe(true);
    const steps = views.viewSteps(0, 0);
    expect(steps).toHaveLength(200);
    expect(steps.at(0)).toEqual({ event: { type: 'event 50' }, view: { count: 51 } });
    expect(steps.at(-1)).toEqual({ event: { type: 'event 249' }, view: { count: 250 } });
  });

  test('ignore updates for viewers who are not at this page, and have no view for them', () => {
    const views = new ClientViews([snapshot(2)], 2);
    views.apply({ ...update(0, 3), viewer: 1 });
    expect(views.has(1)).toBe(false);
    expect(() => views.view(1)).toThrow(CordilleraError);
    views.apply({ ...snapshot(3), viewer: 1 });
    expect(views.view(1)).toEqual({ count: 3 });
  });
});
