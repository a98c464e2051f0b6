import type { Viewer } from '@cordillera/engine';
import { type Box, cloneLandscape, lay, type SierraEvent, type SierraView } from '@cordillera/sierra';
import { pointsOf } from '../round/points.ts';

/** One thing that happened, with what it changed. */
export interface Entry {
  id: number;
  round: number;
  event: SierraEvent;
  /** By how much it changed each seat's points; empty when it changed none. */
  gains: { seat: number; points: number }[];
}

/** A card that was placed or kept, and when. */
interface CardPlay {
  round: number;
  seat: number;
  card: number;
}

/**
 * The game so far, from a viewer's events: rounds, points of each card, who placed what. It is extended
 * as events arrive, and rebuilt when an undo has changed them.
 */
export class GameHistory {
  readonly #box: Box;
  readonly #start: SierraView;
  /** The scoring position after the last event read. */
  #view: SierraView;
  #totals: number[];
  #events: readonly SierraEvent[] = [];
  #viewer: Viewer | null = null;
  #round = 0;
  entries: Entry[] = [];
  laid = new Map<number, CardPlay>();
  kept: CardPlay[] = [];

  /** `start` is the public view before the first event. */
  constructor(box: Box, start: SierraView) {
    this.#box = box;
    this.#start = start;
    this.#view = this.#start;
    this.#totals = this.#count();
  }

  /** Reads on to the end of these events. Events of different viewers are never mixed. */
  read(events: readonly SierraEvent[], viewer: Viewer): this {
    const known = this.#events.length;
    const goesOn =
      viewer === this.#viewer &&
      events.length >= known &&
      (known === 0 || events[known - 1] === this.#events[known - 1]);
    this.#viewer = viewer;
    if (!goesOn) {
      this.#view = this.#start;
      this.#totals = this.#count();
      this.#round = 0;
      this.entries = [];
      this.laid = new Map();
      this.kept = [];
    }
    for (const event of events.slice(goesOn ? known : 0)) this.#record(event);
    this.#events = events;
    return this;
  }

  #record(event: SierraEvent): void {
    if (event.type === 'roundBegan') this.#round = event.round;
    this.#view = grown(this.#box, this.#view, event);
    let gains: Entry['gains'] = [];
    if (event.type === 'laid' || event.type === 'kept') {
      const play = { round: this.#round, seat: event.seat, card: event.card };
      if (event.type === 'laid') this.laid.set(event.card, play);
      else this.kept.push(play);
      const totals = this.#count();
      gains = totals.flatMap((total, seat) => {
        const points = total - this.#totals[seat]!;
        return points === 0 ? [] : [{ seat, points }];
      });
      this.#totals = totals;
    }
    this.entries.push({ id: this.entries.length, round: this.#round, event, gains });
  }

  #count(): number[] {
    return pointsOf(this.#box, this.#view).map(({ total }) => total);
  }
}

/** The scoring position after an event: faces, landscapes and cards kept. */
function grown(box: Box, view: SierraView, event: SierraEvent): SierraView {
  switch (event.type) {
    case 'facesShown':
      return { ...view, groups: view.groups.map((group, i) => ({ ...group, face: event.faces[i] ?? group.face })) };
    case 'laid': {
      const landscape = cloneLandscape(view.groups[event.group]!.landscape);
      lay(landscape, event.card, box.mountain[event.card]!.colour, event);
      return { ...view, groups: view.groups.map((group, i) => (i === event.group ? { ...group, landscape } : group)) };
    }
    case 'kept': {
      const kept = [...view.players[event.seat]!.kept, event.card];
      return { ...view, players: view.players.map((player, i) => (i === event.seat ? { ...player, kept } : player)) };
    }
    default:
      return view;
  }
}
