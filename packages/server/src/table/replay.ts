import type { Match, ReplayedChoice, Viewer } from '@cordillera/engine';
import { diff, type PatchStep } from '@cordillera/protocol';

/** The view and event count at the start of a replay, and its steps. */
export interface Replay {
  first: object;
  told: number;
  steps: PatchStep[];
}

/**
 * Replays a match for a viewer who knows its first `since` events. It replays the match as it stands now, whatever is
 * added while the replay is being made.
 */
export function replaySince(match: Match, viewer: Viewer, since: number): Generator<void, Replay> {
  return replaySteps(match.replay(viewer), match.fork(0).eventCount(viewer), since);
}

function* replaySteps(replay: Generator<ReplayedChoice>, atStart: number, since: number): Generator<void, Replay> {
  const steps: PatchStep[] = [];
  let eventCount = atStart;
  let last: object = replay.next().value!.view;
  let first = { view: last, told: eventCount };
  for (const played of replay) {
    yield;
    for (const { event, view } of played.steps) {
      eventCount++;
      if (eventCount <= since) first = { view, told: eventCount };
      else steps.push({ event, patch: diff(last, view) });
      last = view;
    }
    if (eventCount > since) continue;
    last = played.view;
    first = { view: last, told: eventCount };
  }
  return { first: first.view, told: first.told, steps };
}
