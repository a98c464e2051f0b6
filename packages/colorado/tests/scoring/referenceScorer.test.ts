/** The scorer against the reference scorer: on sheets filled at random, and along whole games. */
import { createRandom, type Random } from '@cordillera/engine';
import { describe, expect, test } from 'vitest';
import type { ColoradoRules } from '../../src/index.ts';
import { position, rules, type Seated } from '../helpers/positions.ts';
import { sample } from '../helpers/sample.ts';
import { medals, playRandomly, rulesWith } from '../helpers/sheets.ts';
import { flagPointsOf, placesOf, ReferenceScorer, type Standing } from './referenceScorer.ts';

const regionIds = sample.content.sheet.regions.map(({ id }) => id);

/** Few different values, so that every kind of tie comes up. */
const randomSeat = (random: Random): Seated => ({
  ticked: regionIds.filter(() => random.int(2) === 0),
  medals: medals(...Array.from({ length: random.int(4) }, () => random.int(3))),
  nuggets: random.int(3),
});

const other = rulesWith(({ board }) => {
  board.flags.village.values = [2, 3];
  board.flags.desert.values = [0, 0, 1];
  board.flags.lake.values = [1, 1, 1];
  board.flags.forest.values = [0, 2, 2];
});

describe('sheets filled at random', () => {
  test.each([
    ['the sample set', rules],
    ['other flag values', other],
  ] as [string, ColoradoRules][])('CO-FIN-01, CO-FIN-02, CO-FIN-03: the points, with %s', (_, on) => {
    const random = createRandom('sheets');
    for (let i = 0; i < 100; i++) {
      const players = Array.from({ length: 2 + random.int(3) }, () => randomSeat(random));
      const state = position({ players }, on);
      const points = players.map(
        ({ ticked, medals: won }) =>
          flagPointsOf(on.box.content, ticked!) + won!.reduce((sum, medal) => sum + medal.points, 0),
      );
      const sheet = on.score(state);
      expect(sheet.seats.map(({ total }) => total)).toEqual(points);
      for (const { lines, total } of sheet.seats) expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
    }
  });

  test('CO-FIN-04, CO-FIN-05, CO-FIN-06: the places and the winners, with ties of every kind', () => {
    const random = createRandom('places');
    const decided = new Map<string, number>();
    for (let i = 0; i < 400; i++) {
      const players = Array.from({ length: 2 + random.int(3) }, () => randomSeat(random));
      const state = position({ players }, other);
      state.over = 'seventhMedal';
      const standings = players.map(
        ({ ticked, medals: won, nuggets }): Standing => ({
          points: flagPointsOf(other.box.content, ticked!) + won!.reduce((sum, medal) => sum + medal.points, 0),
          medals: won!.length,
          nuggets: nuggets!,
        }),
      );
      const result = other.result(state)!;
      const places = placesOf(standings);
      expect(result.places).toEqual(places);
      expect(result.winners).toEqual(places.flatMap((place, seat) => (place === 1 ? [seat] : [])));
      expect(result.totals).toEqual(standings.map(({ points }) => points));

      const best = standings[result.winners[0]!]!;
      const beaten = standings.filter(({ points }, seat) => points === best.points && places[seat] !== 1);
      const why =
        beaten.length === 0 ? null : beaten.some((each) => each.medals === best.medals) ? 'nuggets' : 'medals';
      expect(result.decidedBy).toBe(why);
      const key = `${why}, ${result.winners.length > 1 ? 'shared' : 'alone'}`;
      decided.set(key, (decided.get(key) ?? 0) + 1);
    }
    for (const key of ['null, alone', 'null, shared', 'medals, alone', 'nuggets, alone'])
      expect(decided.get(key), key).toBeGreaterThan(3);
  });
});

describe('whole games', () => {
  test.each([
    [2, {}],
    [3, {}],
    [4, {}],
    [4, { sealed: true }],
  ])('CO-FIN-03, CO-MEDAL-03: %i players, %j: points, medals and nuggets at every position', (seats, options) => {
    for (const seed of [1, 2, 3]) {
      const scorer = new ReferenceScorer(sample.content, seats);
      const state = playRandomly(
        seats,
        `scorer ${seats} ${seed}`,
        (now, events) => {
          scorer.see(events);
          const standings = scorer.standings();
          const scored = now.players.map(
            ({ medals: won, nuggets }, seat): Standing => ({
              points: rules.score(now).seats[seat]!.total,
              medals: won.length,
              nuggets,
            }),
          );
          if (JSON.stringify(scored) !== JSON.stringify(standings)) expect(scored).toEqual(standings);
        },
        options,
      );
      const result = rules.result(state)!;
      expect(result.places).toEqual(placesOf(scorer.standings()));
      expect(state.players.map((player) => player.medals.map(({ points }) => points))).toEqual(
        scorer.players.map((player) => player.medals),
      );
    }
  });
});
