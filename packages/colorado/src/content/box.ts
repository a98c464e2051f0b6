import { CONTESTED, type Contested, type Identity } from '../state.ts';
import {
  COLOURS,
  type ColoradoContent,
  type Colour,
  DUO_OF,
  type Duo,
  type Icon,
  KINDS,
  type Track,
  VALUES,
} from './types.ts';

export const IDENTITIES = COLOURS.length * VALUES.length;

export const identityOf = (colour: number, value: number): Identity => colour * VALUES.length + value - 1;
/** Number of the family. */
export const colourOf = (card: Identity): number => Math.floor(card / VALUES.length);
/** Its value, which is also its price (CO-CARD-03). */
export const priceOf = (card: Identity): number => (card % VALUES.length) + 1;
export const colourName = (card: Identity): Colour => COLOURS[colourOf(card)] as Colour;
/** CO-CARD-04 */
export const duoOf = (card: Identity): Duo => DUO_OF[colourName(card)];

/** The bits of one family in a play area. */
export const familyBits = (colour: number): number => 0b111 << (colour * VALUES.length);

/** The flag of a region is the lowest bit of its ticks. */
export const FLAG = 1;

/** Some nodes of one region, by their bits. */
export interface Nodes {
  readonly region: number;
  readonly bits: number;
}

export interface BoxRegion {
  /** In the order of `KINDS`. */
  kind: number;
  medal: number;
  /** All its bits: the flag and the stages. */
  all: number;
  /** The numbers of its stages. */
  stages: readonly number[];
  adjacent: readonly number[];
}

export interface BoxStage {
  region: number;
  bit: number;
  icon: Icon;
  /** The nodes that paths join it to, region by region (CO-MAP-04). */
  joined: readonly Nodes[];
}

export interface BoxStation {
  icon: Icon;
  next: readonly number[];
}

/** A track that icons lead to: what stands above each box. */
export interface BoxTrack {
  icons: readonly Icon[];
}

/** A card set, unpacked once for the rules. */
export interface Box {
  content: ColoradoContent;
  /** Copies of each identity. */
  copies: readonly number[];
  regions: readonly BoxRegion[];
  stages: readonly BoxStage[];
  villages: readonly number[];
  stations: readonly BoxStation[];
  start: number;
  end: number;
  railMedal: number;
  /** The values above the boxes of each flag zone, in the order of `KINDS`. */
  values: readonly (readonly number[])[];
  tracks: Record<Track, BoxTrack>;
  /** The box in the middle of the tipi track (CO-ICON-02). */
  centre: number;
  /** The medals of each contested zone, highest first, in the order of `CONTESTED`. */
  medals: readonly (readonly number[])[];
}

export function unpack(content: ColoradoContent): Box {
  const { sheet, board, deck } = content;
  const copies = Array.from({ length: IDENTITIES }, () => 0);
  for (const { colour, value, copies: n } of deck) copies[identityOf(COLOURS.indexOf(colour), value)] = n;

  const nodes = new Map<string, Nodes>();
  const regionNumbers = new Map(sheet.regions.map(({ id }, region) => [id, region]));
  for (const [region, { flag, stages }] of sheet.regions.entries()) {
    nodes.set(flag.id, { region, bits: FLAG });
    for (const [i, { id }] of stages.entries()) nodes.set(id, { region, bits: 2 << i });
  }
  const joinedTo = new Map<string, string[]>();
  for (const [a, b] of sheet.paths) {
    joinedTo.set(a, [...(joinedTo.get(a) ?? []), b]);
    joinedTo.set(b, [...(joinedTo.get(b) ?? []), a]);
  }

  const stages: BoxStage[] = [];
  const regions = sheet.regions.map(({ id, kind, medal, stages: own }, region): BoxRegion => {
    const first = stages.length;
    for (const [i, { id: stage, icon }] of own.entries())
      stages.push({
        region,
        bit: 2 << i,
        icon,
        joined: byRegion((joinedTo.get(stage) ?? []).map((to) => nodes.get(to)!)),
      });
    return {
      kind: KINDS.indexOf(kind),
      medal,
      all: (2 << own.length) - 1,
      stages: own.map((_, i) => first + i),
      adjacent: sheet.adjacent.flatMap(([a, b]) =>
        a === id ? [regionNumbers.get(b)!] : b === id ? [regionNumbers.get(a)!] : [],
      ),
    };
  });

  const { rail } = sheet;
  const stationNumbers = new Map(rail.stages.map(({ id }, station) => [id, station]));
  const stations = rail.stages.map(
    ({ id, icon }): BoxStation => ({
      icon,
      next: rail.edges.flatMap(([from, to]) => (from === id ? [stationNumbers.get(to)!] : [])),
    }),
  );

  const medalsOf = (zone: Contested): number[] => {
    if (zone === 'tipi' || zone === 'saloon' || zone === 'wanted') return board[zone].medals;
    const { medal } = board.flags[zone];
    return medal === null ? [] : [medal];
  };

  return {
    content,
    copies,
    regions,
    stages,
    villages: regions.flatMap(({ kind }, region) => (KINDS[kind] === 'village' ? [region] : [])),
    stations,
    start: stationNumbers.get(rail.start)!,
    end: stationNumbers.get(rail.end)!,
    railMedal: rail.medal,
    values: KINDS.map((kind) => board.flags[kind].values),
    tracks: {
      tipi: { icons: board.tipi.icons },
      saloon: { icons: Array.from({ length: board.saloon.boxes }, (): Icon => 'none') },
      wanted: { icons: board.wanted.icons },
    },
    centre: (board.tipi.icons.length - 1) / 2,
    medals: CONTESTED.map(medalsOf),
  };
}

/** Nodes of one region in one entry. */
function byRegion(nodes: readonly Nodes[]): Nodes[] {
  const bits = new Map<number, number>();
  for (const node of nodes) bits.set(node.region, (bits.get(node.region) ?? 0) | node.bits);
  return [...bits].map(([region, all]) => ({ region, bits: all }));
}
