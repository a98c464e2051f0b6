import { Component, createRef, type ReactNode } from 'react';
import { allowsMotion } from '../../platform/settings.ts';
import { animate, type MovedElement } from './animate.ts';
import { copyElement, copyNumber, type ElementCopy, elementAt, rectAt, rectOf } from './dom.ts';
import type { TableAnimation } from './types.ts';
import './animation.css';

/** What a game looks at to say what moves. */
export interface AnimationInput<View, Event> {
  /** All that was told, and how much of it in this beat. */
  events: readonly Event[];
  newEventCount: number;
  before: View;
  now: View;
}

interface AnimationLayerProps<View, Event> extends Pick<AnimationInput<View, Event>, 'events' | 'newEventCount'> {
  view: View;
  /** Another number: something else is told. */
  beat: number;
  /** All at once: nothing should move. */
  skipsAnimation: boolean;
  /** What the names of the game's symbols begin with. */
  symbols: string;
  animationsOf: (input: AnimationInput<View, Event>) => TableAnimation[];
}

/**
 * Moves things from where they lay to where they lie now. It is a class because only a class may look at the page right
 * before it changes. What moves is decoration: nothing waits for it, and nothing is lost without it.
 */
export class AnimationLayer<View, Event> extends Component<AnimationLayerProps<View, Event>> {
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

  override getSnapshotBeforeUpdate({ beat, view, events }: AnimationLayerProps<View, Event>): MovedElement[] | null {
    const { props } = this;
    if (props.beat === beat) return null;
    if (props.skipsAnimation) {
      this.#land();
      return null;
    }
    // Beats that take no time are shown together with the next one.
    const newEventCount = Math.max(props.newEventCount, props.events.length - events.length);
    const input = { events: props.events, newEventCount, before: view, now: props.view };
    return props.animationsOf(input).map((animation) => {
      const anchor = 'from' in animation ? animation.from : animation.what;
      const element = elementAt(anchor);
      return {
        animation,
        spot: element && rectOf(element),
        goal: animation.kind === 'fly' ? rectAt(animation.to) : null,
        copy: element && copyFor(animation, element),
      };
    });
  }

  override componentDidUpdate(
    _props: AnimationLayerProps<View, Event>,
    _state: unknown,
    before: MovedElement[] | null,
  ): void {
    const layer = this.#layer.current;
    if (!before || !layer) return;
    const input = { layer, still: !allowsMotion(), symbols: this.props.symbols };
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
function copyFor(animation: TableAnimation, element: Element): ElementCopy | null {
  if (animation.kind === 'roll') return copyNumber(element);
  return animation.kind === 'fly' && animation.picture === 'itself' ? copyElement(element) : null;
}
