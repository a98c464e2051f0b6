import type { Match, ReplayedChoice, Viewer } from '@cordillera/engine';
import { diff, type Step } from '@cordillera/protocol';

/** What a viewer saw first, how much they had been told by then, and how that changed step by step. */
export interface Story {
  first: object;
  told: number;
  steps: Step[];
}

/**
 * A whole match, played again for a viewer who knows its first `since` events: as it stands now, whatever happens to it
 * between two choices of the story.
 */
export function storyOf(whole: Match, viewer: Viewer, since: number): Generator<void, Story> {
  return stepsOf(whole.replay(viewer), whole.fork(0).told(viewer), since);
}

function* stepsOf(replay: Generator<ReplayedChoice>, atStart: number, since: number): Generator<void, Story> {
  const steps: Step[] = [];
  let told = atStart;
  let last: object = replay.next().value!.view;
  let first = { view: last, told };
  for (const played of replay) {
    yield;
    for (const { event, view } of played.steps) {
      told++;
      if (told <= since) first = { view, told };
      else steps.push({ event, patch: diff(last, view) });
      last = view;
    }
    if (told > since) continue;
    last = played.view;
    first = { view: last, told };
  }
  return { first: first.view, told: first.told, steps };
}
