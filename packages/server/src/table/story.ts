import type { Match, Viewer } from '@cordillera/engine';
import { diff, type Step } from '@cordillera/protocol';

/** What a viewer saw first, how much they had been told by then, and how that changed step by step. */
export interface Story {
  first: object;
  told: number;
  steps: Step[];
}

/** A whole match, played again for a viewer who knows its first `since` events. */
export function storyOf(whole: Match, viewer: Viewer, since: number): Story {
  const again = whole.fork(0);
  const steps: Step[] = [];
  let told = again.told(viewer);
  let last: object = again.view(viewer);
  let first = { view: last, told };
  for (const { seat, choice } of whole.choices()) {
    again.choose(seat, choice);
    if (again.told(viewer) <= since) {
      told = again.told(viewer);
      last = again.view(viewer);
      first = { view: last, told };
      continue;
    }
    for (const { event, view } of again.pictures(told, viewer)) {
      told++;
      if (told <= since) first = { view, told };
      else steps.push({ event, patch: diff(last, view) });
      last = view;
    }
  }
  return { first: first.view, told: first.told, steps };
}
