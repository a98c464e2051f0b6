import type { ScoreLine } from '@cordillera/engine';
import {
  BASIC_CARDS,
  type Box,
  CABIN_TYPES,
  type CabinType,
  FIRST_BASIC,
  type SierraWestRules,
  type SierraWestTypes,
  SPECIAL_CARDS,
} from '@cordillera/sierra-west';
import { formatDecimal, formatInteger, formatPercent } from '../../cli/numbers.ts';
import { textTable } from '../../cli/textTable.ts';
import type { Counters, Observer, Watcher } from '../observer.ts';
import {
  addCounter,
  count,
  countOf,
  type Histogram,
  histogramOf,
  meanOf,
  type Range,
  rangeOf,
  rounded,
  victories,
} from '../stats.ts';

const groups = ['cards', 'homestead', 'cabins', 'animals', 'gold', 'boots', 'mode'] as const;
type Group = (typeof groups)[number];

/** The group of a score line; anything that only one mode scores is `mode`. */
const groupOf = ({ source }: ScoreLine): Group => groups.find((group) => group === source) ?? 'mode';

interface Claims {
  /** The share of these cards claimed in a game. */
  claimed: number;
  /** How often the claimer won; a victory shared by two counts half. Absent when no card was claimed. */
  winRate?: number;
}

/** The part of `cordillera simulate --json` that only Sierra West has. Except in `solo`, Hastings is not counted. */
export interface SierraWestReport {
  /** Per seat and game. */
  turns: Range;
  turnsBySeat: Range[];
  /** By turn order, the starting player first. A victory shared by two counts half for each. */
  winRateByOrder: number[];
  /** Cabins built per seat and game, including those lost again. */
  cabinsBuilt: Range;
  /** A chance: a player built while the type was on the market. `rate` is built / chances; absent without a chance. */
  cabins: Record<CabinType, { chances: number; built: number; rate?: number }>;
  /** By space of the trail: the share of seats whose wagon ended there. */
  wagon: number[];
  /** The mean round in which the second special entered the row, the third … the sixth. */
  specialRounds: number[];
  mountain: {
    /** How often any seat won. */
    fair: number;
    /** All basic cards together: winners claim more than others, so only a card above this rate is good. */
    all: Claims;
    /** By the card's ID. */
    cards: Record<string, Claims>;
  };
  /**
   * Points of a winner and their share of all winners' points, negative when points were lost; empty without a winner.
   */
  winnersSources: Partial<Record<Group, { mean: number; share: number }>>;
  /** Mean scores, and how often Hastings was beaten; only with one seat. */
  solo?: { human: number; hastings: number; winRate: number };
}

interface Build {
  player: number;
  tile: number;
  /** The available tiles. */
  market: readonly number[];
}

function watch({ box }: SierraWestRules): Watcher<SierraWestTypes> {
  let round = 0;
  let market: readonly number[] = [];
  const turns: number[] = [];
  const builds: Build[] = [];
  const counters: Counters = new Map();
  const add = (name: string, value: number) => count(histogramOf(counters, name), value);
  return {
    see(events) {
      for (const event of events) {
        switch (event.type) {
          case 'roundBegan':
            round = event.round;
            break;
          case 'turnBegan':
            turns[event.player] = (turns[event.player] ?? 0) + 1;
            break;
          case 'marketFilled':
            market = event.market;
            break;
          case 'built':
            builds.push({ player: event.player, tile: event.tile, market });
            break;
          case 'specialEntered':
            add(`special:${event.slot}`, round);
        }
      }
    },
    end({ mode, seats, start, players }, score, { winners, totals, hastings }) {
      const sharers = (seat: number) => (winners.includes(seat) ? winners.length : 0);
      for (let space = 0; space <= box.lastTrail; space++) count(histogramOf(counters, 'wagon'), space, 0);
      players.slice(0, seats).forEach(({ wagon }, seat) => {
        add(`turns:${seat}`, turns[seat] ?? 0);
        add(`order:${(seat - start + seats) % seats}`, sharers(seat));
        add('wagon', wagon);
        add('cabinsBuilt', builds.filter(({ player }) => player === seat).length);
      });
      countCabins(box, builds, seats, add);
      for (let card = FIRST_BASIC; card < FIRST_BASIC + BASIC_CARDS; card++) {
        const { id } = box.kits[mode].cards[card]!;
        const claimer = players.slice(0, seats).findIndex(({ claimed }) => claimed.includes(card));
        add(`claimed:${id}`, claimer < 0 ? 0 : 1);
        if (claimer >= 0) add(`claimer:${id}`, sharers(claimer));
      }
      for (const winner of winners) {
        const points = Object.fromEntries(groups.map((group) => [group, 0])) as Record<Group, number>;
        for (const line of score.seats[winner]!.lines) points[groupOf(line)] += line.points;
        for (const group of groups) add(`winner:${group}`, points[group]);
      }
      if (hastings !== null) {
        add('hastings', hastings);
        add('human', totals[0]!);
      }
      return counters;
    },
  };
}

/** `chances` and `built`, each by the number of the type. */
function countCabins(
  { tiles }: Box,
  builds: readonly Build[],
  seats: number,
  add: (name: string, value: number) => void,
) {
  for (const { player, tile, market } of builds) {
    if (player >= seats) continue;
    const offered = new Set(market.flatMap((candidate) => tiles[candidate] ?? []));
    for (const type of offered) add('chances', type);
    add('built', tiles[tile]!);
  }
}

const none: Histogram = new Map();

function claimsOf(claimed: Histogram, claimers: Histogram): Claims {
  const claims = countOf(claimers);
  const share = { claimed: rounded(meanOf(claimed)) };
  return claims === 0 ? share : { ...share, winRate: rounded(victories(claimers) / claims) };
}

function report(counters: Counters, games: number, seats: number): SierraWestReport {
  const counter = (name: string) => counters.get(name) ?? none;
  /** Merges several counters. */
  const together = (names: readonly string[]): Histogram => {
    const sum: Histogram = new Map();
    for (const name of names) addCounter(sum, counter(name));
    return sum;
  };
  const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const places = numbered(0, seats - 1);
  const winRateByOrder = places.map((order) => victories(counter(`order:${order}`)) / games);
  const fair = winRateByOrder.reduce((sum, rate) => sum + rate, 0) / seats;
  const cards = [...counters.keys()].flatMap((name) => /^claimed:(.*)$/.exec(name)?.[1] ?? []).sort();
  const claims = (ids: readonly string[]) =>
    claimsOf(together(ids.map((id) => `claimed:${id}`)), together(ids.map((id) => `claimer:${id}`)));
  const winnersMeans = groups.map((group) => [group, meanOf(counter(`winner:${group}`))] as const);
  const winnersTotal = winnersMeans.reduce((sum, [, mean]) => sum + mean, 0);
  return {
    turns: rangeOf(together(places.map((seat) => `turns:${seat}`))),
    turnsBySeat: places.map((seat) => rangeOf(counter(`turns:${seat}`))),
    winRateByOrder: winRateByOrder.map(rounded),
    cabinsBuilt: rangeOf(counter('cabinsBuilt')),
    cabins: Object.fromEntries(
      CABIN_TYPES.map((type, number) => {
        const chances = counter('chances').get(number) ?? 0;
        const built = counter('built').get(number) ?? 0;
        return [type, chances === 0 ? { chances, built } : { chances, built, rate: rounded(built / chances) }];
      }),
    ) as SierraWestReport['cabins'],
    wagon: [...counter('wagon')].sort(([a], [b]) => a - b).map(([, times]) => rounded(times / (games * seats))),
    specialRounds: numbered(2, SPECIAL_CARDS).map((slot) => rounded(meanOf(counter(`special:${slot}`)))),
    mountain: {
      fair: rounded(fair),
      all: claims(cards),
      cards: Object.fromEntries(cards.map((id) => [id, claims([id])])),
    },
    winnersSources:
      fair === 0
        ? {}
        : Object.fromEntries(
            winnersMeans.map(([group, mean]) => {
              const share = winnersTotal === 0 ? 0 : mean / winnersTotal;
              return [group, { mean: rounded(mean), share: rounded(share) }];
            }),
          ),
    ...(counters.has('hastings') && {
      solo: {
        human: rounded(meanOf(counter('human'))),
        hastings: rounded(meanOf(counter('hastings'))),
        winRate: rounded(fair),
      },
    }),
  };
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const shareOrNone = (share: number | undefined): string => (share === undefined ? '–' : formatPercent(share));

function describe(report: SierraWestReport): string[] {
  const { mountain, solo } = report;
  const rangeRow = (name: string, { mean, min, max }: Range) => [
    name,
    formatDecimal(mean),
    formatInteger(min),
    formatInteger(max),
  ];
  const claimsRow = (name: string, { claimed, winRate }: Claims) => [
    name,
    formatPercent(claimed),
    shareOrNone(winRate),
  ];
  const sections = [
    textTable(
      ['of a player', 'mean', 'min', 'max'],
      [
        rangeRow('turns', report.turns),
        ...report.turnsBySeat.map((turns, seat) => rangeRow(`turns, seat ${seat}`, turns)),
        rangeRow('cabins built', report.cabinsBuilt),
      ],
    ),
    solo === undefined
      ? textTable(
          ['to play', 'wins'],
          report.winRateByOrder.map((rate, order) => [ordinals[order]!, formatPercent(rate)]),
        )
      : textTable(
          ['solo', 'mean'],
          [
            ['human score', formatDecimal(solo.human)],
            ['Hastings score', formatDecimal(solo.hastings)],
            ['human wins', formatPercent(solo.winRate)],
          ],
        ),
    textTable(
      ['cabin', 'chances', 'built', 'rate'],
      Object.entries(report.cabins).map(([type, { chances, built, rate }]) => {
        return [type, formatInteger(chances), formatInteger(built), shareOrNone(rate)];
      }),
    ),
    textTable(
      ['wagon at the end', 'seats'],
      report.wagon.map((share, space) => [`${space}`, formatPercent(share)]),
    ),
    textTable(
      ['special', 'in round'],
      report.specialRounds.map((round, index) => [ordinals[index + 1]!, formatDecimal(round)]),
    ),
    textTable(
      ['mountain card', 'claimed', 'claimer wins'],
      [
        ...Object.entries(mountain.cards).map(([id, claims]) => claimsRow(id, claims)),
        claimsRow('all of them', mountain.all),
        ['fair share', '', formatPercent(mountain.fair)],
      ],
    ),
  ];
  const sources = Object.entries(report.winnersSources);
  if (sources.length === 0) return sections;
  const rows = sources.map(([group, { mean, share }]) => [group, formatDecimal(mean), formatPercent(share)]);
  return [...sections, textTable(["winner's points from", 'mean', 'share'], rows)];
}

export const sierraWest: Observer<SierraWestTypes, SierraWestReport> = { watch, report, describe };
