import {
  type Box,
  CONTESTED,
  type ColoradoEvent,
  type ColoradoRules,
  type ColoradoTypes,
  type Contested,
  flagPoints,
  ICONS,
  type Icon,
  isComplete,
  isDiscovered,
  isTicked,
  KINDS,
  type Kind,
  type MedalSource,
  type PlayerState,
  TRACKS,
  type Track,
} from '@cordillera/colorado';
import { formatDecimal, formatPercent } from '../../cli/numbers.ts';
import { textTable } from '../../cli/textTable.ts';
import type { Counters, Observer, Watcher } from '../observer.ts';
import { count, countOf, type Histogram, histogramOf, meanOf, rounded, victories } from '../stats.ts';

/** Sources of points: values of flags, and medals by where they were won. */
const SOURCES = [
  ...KINDS.map((kind) => `${kind} flags` as const),
  ...KINDS.map((kind) => `${kind} regions` as const),
  'railway',
  ...TRACKS,
  'flag medals',
] as const;
type Source = (typeof SOURCES)[number];

/** The share of seats that did something, and how often those won; a victory shared by two counts half. */
interface Use {
  share: number;
  /** Absent when no seat did. */
  winRate?: number;
}

/** The part of `cordillera simulate --json` that only Colorado has. Means are per seat and game. */
export interface ColoradoReport {
  /** By turn order, the first Caller first. */
  winRateByOrder: number[];
  /** The starting village, by its ID. */
  villages: Record<string, Use>;
  /** Points of a seat, and of a winner. */
  sources: Record<Source, { mean: number; winners: number }>;
  medals: number;
  /** By the region's ID. */
  regions: Record<string, { discovered: Use; finished: Use }>;
  /** By the stage's ID: the share ticked at the end. */
  stages: Record<string, Use>;
  stations: Record<string, Use>;
  /** Boxes ticked, and the share that reached the end of the track (of the tipi track: one of its ends). */
  tracks: Record<Track, { boxes: number; finished: Use }>;
  /** How often an icon was ticked in stages, stations and boxes; `none` in stages only. */
  icons: Record<Icon, number>;
  discoveries: Record<'family' | 'icon', number>;
  /** Effects that were lost. */
  lost: Record<Icon, number>;
  declined: Record<'cards' | 'free', number>;
  /** Goal boxes without a medal. */
  noMedalLeft: number;
  /** The share of games in which several players won a contested medal in one turn, and how often in each zone. */
  sharedMedals: { games: number; zones: Record<Contested, number> };
}

const sourceOf = ({ regions }: Box, from: MedalSource): Source => {
  if (typeof from === 'object') return `${KINDS[regions[from.region]!.kind] as Kind} regions`;
  if (from === 'rail') return 'railway';
  return TRACKS.find((track) => track === from) ?? 'flag medals';
};

type Noted = 'lost' | 'declined' | 'noMedalLeft' | 'discovered' | 'tickedStage' | 'tickedStation' | 'tickedBox';
const noted: ReadonlySet<string> = new Set<Noted>([
  ...(['lost', 'declined', 'noMedalLeft', 'discovered', 'tickedStage', 'tickedStation', 'tickedBox'] as const),
]);
type Note = Extract<ColoradoEvent, { type: Noted }>;

function watch({ box }: ColoradoRules): Watcher<ColoradoTypes> {
  let first = 0;
  const notes: Note[] = [];
  const won: { zone: MedalSource; turn: number; points: number }[] = [];
  let turn = 0;
  return {
    see(events) {
      for (const event of events) {
        if (event.type === 'turnBegan') {
          turn = event.turn;
          if (turn === 1) first = event.caller;
        } else if (event.type === 'wonMedal') {
          won.push({ zone: event.from, turn, points: event.points });
        } else if (noted.has(event.type)) {
          notes.push(event as Note);
        }
      }
    },
    end({ players }, _, { winners }) {
      const counters: Counters = new Map();
      const add = (name: string, value: number) => count(histogramOf(counters, name), value);
      const sharers = (seat: number) => (winners.includes(seat) ? winners.length : 0);
      /** Counts a seat that did it, by how many shared the victory. */
      const use = (name: string, seat: number, did: boolean) => {
        add(`share:${name}`, did ? 1 : 0);
        if (did) add(`wins:${name}`, sharers(seat));
      };
      players.forEach((player, seat) => {
        add(`order:${(seat - first + players.length) % players.length}`, sharers(seat));
        add('medals', player.medals.length);
        countSheet(box, player, (name, did) => use(name, seat, did));
        const own = notes.filter((note) => note.seat === seat);
        const start = own.find((note) => note.type === 'discovered' && note.by === 'start') as { region: number };
        for (const village of box.villages) use(`village:${regionId(box, village)}`, seat, village === start.region);
        const points = pointsOf(box, player);
        for (const source of SOURCES) {
          add(`points:${source}`, points[source]);
          if (winners.includes(seat)) add(`winner:${source}`, points[source]);
        }
        countNotes(box, own, add);
      });
      let shared = 0;
      for (const zone of CONTESTED) {
        const here = won.filter((medal) => medal.zone === zone);
        const sharedHere = here.length - new Set(here.map((medal) => `${medal.turn}/${medal.points}`)).size;
        add(`shared:${zone}`, sharedHere);
        shared += sharedHere;
      }
      add('shared', shared > 0 ? 1 : 0);
      return counters;
    },
  };
}

const regionId = ({ content }: Box, region: number): string => content.sheet.regions[region]!.id;
const stageIds = ({ content }: Box): string[] =>
  content.sheet.regions.flatMap(({ stages }) => stages.map(({ id }) => id));
const stationIds = ({ content }: Box): string[] => content.sheet.rail.stages.map(({ id }) => id);

/** Counts what is ticked at the end of a game. */
function countSheet(box: Box, player: PlayerState, use: (name: string, did: boolean) => void): void {
  for (const region of box.regions.keys()) {
    use(`discovered:${regionId(box, region)}`, isDiscovered(player, region));
    use(`finished:${regionId(box, region)}`, isComplete(box, player, region));
  }
  for (const [stage, id] of stageIds(box).entries()) use(`stage:${id}`, isTicked(box, player, stage));
  for (const [station, id] of stationIds(box).entries()) use(`station:${id}`, player.stations.includes(station));
  const last = 1 << (box.tracks.tipi.icons.length - 1);
  use('track:tipi', (player.tipi & (1 | last)) !== 0);
  for (const track of ['saloon', 'wanted'] as const)
    use(`track:${track}`, player[track] === box.tracks[track].icons.length);
}

function pointsOf(box: Box, player: PlayerState): Record<Source, number> {
  const points = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  for (const [kind, name] of KINDS.entries()) points[`${name} flags`] = flagPoints(box, player, kind);
  for (const medal of player.medals) points[sourceOf(box, medal.from)] += medal.points;
  return points;
}

/** Counts what one seat did. */
function countNotes(box: Box, notes: readonly Note[], add: (name: string, value: number) => void): void {
  const times = new Map<string, number>();
  const note = (name: string) => count(times, name);
  const names = [
    ...ICONS.flatMap((icon) => [`icon:${icon}`, `lost:${icon}`]),
    ...['declined:cards', 'declined:free', 'noMedalLeft', 'by:start', 'by:family', 'by:icon'],
    ...TRACKS.map((track) => `boxes:${track}`),
  ];
  for (const event of notes)
    switch (event.type) {
      case 'lost':
        note(`lost:${event.icon}`);
        break;
      case 'declined':
        note(`declined:${event.icon}`);
        break;
      case 'noMedalLeft':
        note('noMedalLeft');
        break;
      case 'discovered':
        note(`by:${event.by}`);
        break;
      case 'tickedStage':
        note(`icon:${box.stages[event.stage]!.icon}`);
        break;
      case 'tickedStation':
        note(`icon:${box.stations[event.station]!.icon}`);
        break;
      case 'tickedBox':
        if (!isTrack(event.zone)) break;
        note(`boxes:${event.zone}`);
        if (box.tracks[event.zone].icons[event.box] !== 'none') note(`icon:${box.tracks[event.zone].icons[event.box]}`);
    }
  for (const name of names) add(name, times.get(name) ?? 0);
}

const isTrack = (zone: string): zone is Track => TRACKS.some((track) => track === zone);

const none: Histogram = new Map();

function report(counters: Counters, games: number, seats: number): ColoradoReport {
  const counter = (name: string) => counters.get(name) ?? none;
  const mean = (name: string) => rounded(meanOf(counter(name)));
  const use = (name: string): Use => {
    const share = mean(`share:${name}`);
    const wins = counter(`wins:${name}`);
    return countOf(wins) === 0 ? { share } : { share, winRate: rounded(victories(wins) / countOf(wins)) };
  };
  /** The IDs within counter names with this prefix. */
  const idsOf = (group: string) =>
    [...counters.keys()].flatMap((name) => (name.startsWith(`share:${group}:`) ? [name.slice(group.length + 7)] : []));
  const record = <Key extends string, T>(keys: readonly Key[], of: (key: Key) => T) =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, T>;
  return {
    winRateByOrder: Array.from({ length: seats }, (_, order) => rounded(victories(counter(`order:${order}`)) / games)),
    villages: record(idsOf('village'), (id) => use(`village:${id}`)),
    sources: record(SOURCES, (source) => ({ mean: mean(`points:${source}`), winners: mean(`winner:${source}`) })),
    medals: mean('medals'),
    regions: record(idsOf('discovered'), (id) => ({
      discovered: use(`discovered:${id}`),
      finished: use(`finished:${id}`),
    })),
    stages: record(idsOf('stage'), (id) => use(`stage:${id}`)),
    stations: record(idsOf('station'), (id) => use(`station:${id}`)),
    tracks: record(TRACKS, (track) => ({ boxes: mean(`boxes:${track}`), finished: use(`track:${track}`) })),
    icons: record(ICONS, (icon) => mean(`icon:${icon}`)),
    discoveries: record(['family', 'icon'] as const, (by) => mean(`by:${by}`)),
    lost: record(ICONS, (icon) => mean(`lost:${icon}`)),
    declined: record(['cards', 'free'] as const, (icon) => mean(`declined:${icon}`)),
    noMedalLeft: mean('noMedalLeft'),
    sharedMedals: { games: mean('shared'), zones: record(CONTESTED, (zone) => mean(`shared:${zone}`)) },
  };
}

const ordinals = ['first', 'second', 'third', 'fourth'];
const shareOrNone = (share: number | undefined) => (share === undefined ? '–' : formatPercent(share));
const useCells = ({ share, winRate }: Use) => [formatPercent(share), shareOrNone(winRate)];

function describe(report: ColoradoReport): string[] {
  const rows = <T>(of: Record<string, T>, cells: (value: T) => string[]) =>
    Object.entries(of).map(([name, value]) => [name, ...cells(value)]);
  return [
    textTable(
      ['to call', 'wins'],
      report.winRateByOrder.map((rate, order) => [ordinals[order]!, formatPercent(rate)]),
    ),
    textTable(['starts in', 'seats', 'wins'], rows(report.villages, useCells)),
    textTable(
      ['points of a seat', 'mean', 'winners'],
      rows(report.sources, ({ mean, winners }) => [formatDecimal(mean), formatDecimal(winners)]),
    ),
    textTable(
      ['region', 'discovered', 'wins', 'finished', 'wins'],
      rows(report.regions, ({ discovered, finished }) => [...useCells(discovered), ...useCells(finished)]),
    ),
    textTable(['stage', 'ticked', 'wins'], rows({ ...report.stages, ...report.stations }, useCells)),
    textTable(
      ['track', 'boxes', 'finished', 'wins'],
      rows(report.tracks, ({ boxes, finished }) => [formatDecimal(boxes), ...useCells(finished)]),
    ),
    textTable(
      ['icon', 'ticked', 'lost'],
      ICONS.map((icon) => [icon, report.icons[icon].toFixed(2), report.lost[icon].toFixed(2)]),
    ),
    textTable(
      ['of a seat', 'mean'],
      [
        ['medals', report.medals],
        ['discovered with a family', report.discoveries.family],
        ['discovered with an icon', report.discoveries.icon],
        ['declined Free card', report.declined.free],
        ['declined Cards', report.declined.cards],
        ['goals without a medal', report.noMedalLeft],
      ].map(([name, mean]) => [name as string, (mean as number).toFixed(2)]),
    ),
    textTable(
      ['shared medals', 'per game'],
      [
        ['games with any', formatPercent(report.sharedMedals.games)],
        ...rows(report.sharedMedals.zones, (times) => [times.toFixed(2)]),
      ],
    ),
  ];
}

export const colorado: Observer<ColoradoTypes, ColoradoReport> = { watch, report, describe };
