/**
 * The reference scorer: follows a game by its ticks, and computes every medal, the nuggets and
 * the points once more from the files of the card set. It never looks at a state, nor at what the rules say was won.
 */
import type { ColoradoContent, ColoradoEvent, Kind } from '../../src/index.ts';

/** What a player has, as the rules compare it. */
export interface Standing {
  points: number;
  medals: number;
  nuggets: number;
}

interface Follower {
  flags: string[];
  stages: string[];
  stations: string[];
  /** Boxes ticked in each zone. */
  boxes: Record<string, number[]>;
  medals: number[];
  /** Goal boxes of each zone ticked in the present turn. */
  goals: Record<string, number>;
  nuggets: number;
}

const KINDS: readonly Kind[] = ['village', 'desert', 'lake', 'forest'];

/** CO-FIN-01: the value above the last box of each zone, from the flags alone. */
export function flagPointsOf({ sheet, board }: ColoradoContent, flags: readonly string[]): number {
  let points = 0;
  for (const kind of KINDS) {
    const count = sheet.regions.filter((region) => region.kind === kind && flags.includes(region.id)).length;
    const values = board.flags[kind].values;
    if (count > 0) points += values[Math.min(count, values.length) - 1] as number;
  }
  return points;
}

/** CO-FIN-04 to 07, CO-R-57: the place of each player, by asking of every other whether they are ahead. */
export function placesOf(standings: readonly Standing[]): number[] {
  const isAhead = (a: Standing, b: Standing): boolean => {
    if (a.points > b.points) return true;
    if (a.points < b.points) return false;
    if (a.medals > b.medals) return true;
    if (a.medals < b.medals) return false;
    return a.nuggets > b.nuggets;
  };
  return standings.map((own) => {
    let place = 1;
    for (const other of standings) if (isAhead(other, own)) place += 1;
    return place;
  });
}

/** Follows a game event by event. */
export class ReferenceScorer {
  readonly #content: ColoradoContent;
  readonly players: Follower[];
  /** The medals of each contested zone that were not won when the turn began. */
  #unticked: Record<string, number[]>;

  constructor(content: ColoradoContent, seats: number) {
    this.#content = content;
    const { flags, tipi, saloon, wanted } = content.board;
    this.#unticked = { tipi: [...tipi.medals], saloon: [...saloon.medals], wanted: [...wanted.medals] };
    for (const kind of KINDS) {
      const { medal } = flags[kind];
      if (kind !== 'village' && medal !== null) this.#unticked[kind] = [medal];
    }
    this.players = Array.from({ length: seats }, () => ({
      flags: [],
      stages: [],
      stations: [],
      boxes: {},
      medals: [],
      goals: {},
      nuggets: 3,
    }));
  }

  see(events: readonly ColoradoEvent[]): void {
    for (const event of events) this.#follow(event);
  }

  standings(): Standing[] {
    return this.players.map((player) => ({
      points: flagPointsOf(this.#content, player.flags) + player.medals.reduce((sum, points) => sum + points, 0),
      medals: player.medals.length,
      nuggets: player.nuggets,
    }));
  }

  #follow(event: ColoradoEvent): void {
    const { sheet } = this.#content;
    if (event.type === 'turnBegan') this.#beginTurn();
    if (!('seat' in event)) return;
    const player = this.players[event.seat] as Follower;
    switch (event.type) {
      case 'tookNugget':
      case 'compensated':
        player.nuggets += 1;
        break;
      case 'paid':
        player.nuggets -= (event.card % 3) + 1;
        break;
      case 'discovered':
        player.flags.push(sheet.regions[event.region]!.id);
        break;
      case 'tickedStage': {
        const { id } = sheet.regions.flatMap(({ stages }) => stages)[event.stage]!;
        player.stages.push(id);
        const home = sheet.regions.find(({ stages }) => stages.some((stage) => stage.id === id))!;
        const isFull = home.stages.every((stage) => player.stages.includes(stage.id));
        if (isFull && player.flags.includes(home.id)) player.medals.push(home.medal);
        break;
      }
      case 'tickedStation': {
        const { id } = sheet.rail.stages[event.station]!;
        player.stations.push(id);
        if (id === sheet.rail.end) player.medals.push(sheet.rail.medal);
        break;
      }
      case 'tickedBox':
        this.#tickBox(player, event.zone, event.box);
    }
  }

  #tickBox(player: Follower, zone: string, box: number): void {
    player.boxes[zone] ??= [];
    const ticked = player.boxes[zone];
    ticked.push(box);
    const { board } = this.#content;
    const last =
      zone === 'tipi' || zone === 'wanted'
        ? board[zone].icons.length - 1
        : zone === 'saloon'
          ? board.saloon.boxes - 1
          : board.flags[zone as Kind].values.length - 1;
    const isGoal = box === last || (zone === 'tipi' && box === 0);
    if (!isGoal || zone === 'village') return;
    // CO-R-48
    const goal = player.goals[zone] ?? 0;
    player.goals[zone] = goal + 1;
    const points = this.#unticked[zone]![goal];
    if (points !== undefined) player.medals.push(points);
  }

  #beginTurn(): void {
    for (const zone of Object.keys(this.#unticked)) {
      const max = Math.max(...this.players.map(({ goals }) => goals[zone] ?? 0));
      this.#unticked[zone] = this.#unticked[zone]!.slice(max);
    }
    for (const player of this.players) player.goals = {};
  }
}
