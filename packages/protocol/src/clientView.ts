import type { GameEvent, Viewer, ViewStep } from '@cordillera/engine';
import { isWhole, type ViewNews, type WholeView } from './messages.ts';
import { patched } from './patch.ts';

/** All that one viewer knows of a match that is played elsewhere. */
export class KnownView {
  readonly viewer: Viewer;
  view: object;
  /** Everything the viewer was told. */
  events: GameEvent[];
  revision: number;
  own: number;
  canUndo: boolean;

  constructor({ viewer, view, events, revision, own, canUndo }: WholeView) {
    this.viewer = viewer;
    this.view = view;
    this.events = [...events];
    this.revision = revision;
    this.own = own;
    this.canUndo = canUndo;
  }

  /** How much is known already, for whoever joins again. */
  get known(): { viewer: Viewer; told: number; revision: number } {
    return { viewer: this.viewer, told: this.events.length, revision: this.revision };
  }

  /** Hears what changed. Returns what happened step by step; null when it was told all at once. */
  hear(news: ViewNews | WholeView): ViewStep[] | null {
    this.own = news.own;
    this.canUndo = news.canUndo;
    if (isWhole(news)) {
      this.view = news.view;
      this.events = [...this.events.slice(0, news.told), ...news.events];
      this.revision = news.revision;
      return null;
    }
    let { view } = this;
    const steps = news.steps.map(({ event, patch }): ViewStep => {
      view = patched(view, patch) as object;
      return { event, view };
    });
    this.view = patched(view, news.rest) as object;
    for (const { event } of steps) this.events.push(event);
    return steps;
  }
}
