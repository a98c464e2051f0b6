import { Component, createRef, type ReactNode } from 'react';
import { mayMove } from '../../platform/settings.ts';
import { animate, type Moved } from './animate.ts';
import { type Copy, copyOf, elementAt, numberIn, spotAt, spotOf } from './dom.ts';
import type { Motion } from './types.ts';
import './animation.css';

/** What a game looks at to say what moves. */
export interface Told<View, Event> {
  /** All that was told, and how much of it in this beat. */
  events: readonly Event[];
  fresh: number;
  before: View;
  now: View;
}

interface StageProps<View, Event> extends Pick<Told<View, Event>, 'events' | 'fresh'> {
  view: View;
  /** Another number: something else is told. */
  beat: number;
  /** All at once: nothing should move. */
  hurried: boolean;
  /** What the names of the game's symbols begin with. */
  symbols: string;
  motionsOf: (told: Told<View, Event>) => Motion[];
}

/**
 * Moves things from where they lay to where they lie now. It is a class because only a class may look at the page right
 * before it changes. What moves is decoration: nothing waits for it, and nothing is lost without it.
 */
export class Stage<View, Event> extends Component<StageProps<View, Event>> {
  readonly #layer = createRef<HTMLDivElement>();
  readonly #running = new Set<Animation>();

  override componentDidMount(): void {
    addEventListener('keydown', this.#land, true);
    addEventListener('pointerdown', this.#land, true);
  }

  override componentWillUnmount(): void {
    this.#land();
    removeEventListener('keydown', this.#land, true);
    removeEventListener('pointerdown', this.#land, true);
  }

  override getSnapshotBeforeUpdate({ beat, view, events }: StageProps<View, Event>): Moved[] | null {
    const { props } = this;
    if (props.beat === beat) return null;
    if (props.hurried) {
      this.#land();
      return null;
    }
    // Beats that take no time are shown together with the next one.
    const fresh = Math.max(props.fresh, props.events.length - events.length);
    const told = { events: props.events, fresh, before: view, now: props.view };
    return props.motionsOf(told).map((motion) => {
      const mark = 'from' in motion ? motion.from : motion.what;
      const element = elementAt(mark);
      return {
        motion,
        spot: element && spotOf(element),
        goal: motion.kind === 'fly' ? spotAt(motion.to) : null,
        copy: element && copyFor(motion, element),
      };
    });
  }

  override componentDidUpdate(_props: StageProps<View, Event>, _state: unknown, before: Moved[] | null): void {
    const layer = this.#layer.current;
    if (!before || !layer) return;
    const input = { layer, still: !mayMove(), symbols: this.props.symbols };
    for (const each of before)
      for (const animation of animate(each, input)) {
        this.#running.add(animation);
        const done = (): void => {
          this.#running.delete(animation);
        };
        animation.finished.then(done, done);
      }
  }

  /** Whatever still moves is where it belongs. */
  readonly #land = (): void => {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
  };

  override render(): ReactNode {
    return <div ref={this.#layer} className="flown-layer" aria-hidden="true" inert />;
  }
}

/** What flies as it was, and the number that a counter showed. */
function copyFor(motion: Motion, element: Element): Copy | null {
  if (motion.kind === 'roll') return numberIn(element);
  return motion.kind === 'fly' && motion.picture === 'itself' ? copyOf(element) : null;
}
