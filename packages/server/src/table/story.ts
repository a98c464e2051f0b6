import { type Match, maySee, type Viewer, type Watch } from '@cordillera/engine';
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
  const first = { view: last, told };
  const watch: Watch = (event, view) => {
    if (!maySee(viewer, event)) return;
    const now = view(viewer);
    told++;
    if (told <= since) Object.assign(first, { view: now, told });
    else steps.push({ event, patch: diff(last, now) });
    last = now;
  };
  for (const { seat, choice } of whole.choices()) {
    again.choose(seat, choice, watch);
    if (told > since) continue;
    last = again.view(viewer);
    first.view = last;
  }
  return { first: first.view, told: first.told, steps };
}
