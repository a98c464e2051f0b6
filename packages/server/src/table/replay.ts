import type { Match, ReplayedChoice, Viewer } from '@cordillera/engine';
import { diff, type PatchStep } from '@cordillera/protocol';

/** What a viewer saw first, how much they had been told by then, and how that changed step by step. */
export interface Replay {
  first: object;
  told: number;
  steps: PatchStep[];
}

/**
 * A whole match, played again for a viewer who knows its first `since` events: as it stands now, whatever happens to it
 * between two choices of the story.
 */
export function replaySince(whole: Match, viewer: Viewer, since: number): Generator<void, Replay> {
  return replaySteps(whole.replay(viewer), whole.fork(0).eventCount(viewer), since);
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
