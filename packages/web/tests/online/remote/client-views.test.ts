import { CordilleraError } from '@cordillera/engine';
import type { ViewSnapshot, ViewUpdate } from '@cordillera/protocol';
import { describe, expect, test } from 'vitest';
import { ClientViews } from '../../../src/online/remote/clientViews.ts';

const events = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => ({ type: `event ${from + i}` }));

/** All that seat 0 knows after so many events, or what came after `told` of them. */
const snapshot = (count: number, told = 0, revision = 0): ViewSnapshot => ({
  viewer: 0,
  view: { count },
  events: events(told, count),
  told,
  revision,
  own: count,
  canUndo: false,
});

/** The events from one number to another, each of which changes the view. */
const update = (from: number, to: number): ViewUpdate => ({
  viewer: 0,
  steps: events(from, to).map((event, i) => ({ event, patch: { set: { count: [from + i + 1] } } })),
  rest: null,
  own: to,
  canUndo: true,
});

describe('what a viewer knows of a match on a server', () => {
  test.each<[string, (ViewSnapshot | ViewUpdate)[], object]>([
    ['the first snapshot', [], { eventCount: 2, revision: 0 }],
    ['a snapshot without news', [snapshot(2, 2)], { eventCount: 2, revision: 0 }],
    ['a snapshot of what happened since', [snapshot(5, 2)], { eventCount: 5, revision: 1 }],
    ['two of them', [snapshot(5, 2), snapshot(6, 5)], { eventCount: 6, revision: 2 }],
    ['a snapshot after an undo', [snapshot(1, 1, 1)], { eventCount: 1, revision: 2 }],
  ])('%s: begins again when it was told all at once', (_, heard, cursor) => {
    const views = new ClientViews([snapshot(2)], 2);
    for (const each of heard) views.apply(each);
    expect(views.cursor(0)).toEqual(cursor);
  });

  test('what the server is told when the page joins again is its own revision', () => {
    const views = new ClientViews([snapshot(2)], 2);
    views.apply(snapshot(5, 2));
    expect(views.cursors).toEqual([{ viewer: 0, told: 5, revision: 0 }]);
  });

  test('an update brings each event with the view after it; only the last two hundred are kept', () => {
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

  test('an update about somebody who is not here is not kept; whoever is not here has no view', () => {
    const views = new ClientViews([snapshot(2)], 2);
    views.apply({ ...update(0, 3), viewer: 1 });
    expect(views.has(1)).toBe(false);
    expect(() => views.view(1)).toThrow(CordilleraError);
    views.apply({ ...snapshot(3), viewer: 1 });
    expect(views.view(1)).toEqual({ count: 3 });
  });
});
