import { canonicalJson, createMatch, createRandom, type GameTypes, loadPack, type Rules } from '@cordillera/engine';
import { gameById } from '@cordillera/games';
import { type SierraTypes, sierra } from '@cordillera/sierra';
import { describe, expect, test } from 'vitest';
import { type Bot, botFor, botsFor } from '../src/index.ts';
import type { MixedMemory } from '../src/mixedLevel.ts';

const tables: [string, object, number][] = [
  ['team of 4', { mode: 'team' }, 4],
  ['team of 5', { mode: 'team' }, 5],
  ['team of 8, first game', { mode: 'team', firstGame: true }, 8],
  ['competitive 3', { mode: 'competitive' }, 3],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((stage): [string, object, number] => [
    `solo, stage ${stage}`,
    { mode: 'solo', stage },
    1,
  ]),
  ['cooperative 2, stage 8', { mode: 'cooperative', stage: 8 }, 2],
  ['cooperative 3, stage 7', { mode: 'cooperative', stage: 7 }, 3],
];

const rules = sierra.rules(loadPack(sierra.format, sierra.house).content);
const seedOf = (n: number): string => n.toString(16).padStart(32, '0');

/** Plays one game; `look` sees every choice before it is made. */
async function playWith(
  bots: readonly Bot[],
  options: object,
  seed: string,
  look: (bot: Bot, view: unknown, choice: unknown, listed: object[]) => void = () => {},
) {
  const match = createMatch(sierra, { options, seats: bots.map((bot) => ({ name: bot.id })), seed });
  const state = match.copyState();
  const randoms = bots.map((_, seat) => createRandom(`${seed}/${seat}`));
  const memories = bots.map((bot) => bot.memory?.());
  for (;;) {
    const seat = rules.deciders(state)[0];
    if (seat === undefined) return rules.result(state)!;
    const decision = rules.decision(state, seat)!;
    const bot = bots[seat]!;
    const view = bot.ignoresView ? null : rules.view(state, seat);
    const position = {
      rules: rules as unknown as Rules,
      view,
      decision,
      random: randoms[seat]!,
      memory: memories[seat],
    };
    const choice = await bot.choose(position);
    look(bot, view, choice, decision.choices.slice(0, decision.forward));
    rules.apply(state, seat, choice as SierraTypes['Choice']);
  }
}

const seatsOf = (bot: Bot, seats: number): Bot[] => Array.from({ length: seats }, () => bot);

describe('Sierra’s bots', () => {
  test('are found by name, and an unknown name lists the known ones', () => {
    expect(botsFor(gameById('sierra')).map(({ id }) => id)).toEqual(['random', 'greenhorn', 'hiker', 'trail-hand']);
    expect(() => botFor(sierra, 'grenhorn')).toThrow('known: random, greenhorn, hiker, trail-hand');
  });

  describe.each(['random', 'greenhorn', 'hiker', 'trail-hand'])('%s', (id) => {
    test.each(tables)('finishes %s with forward choices only', async (_name, options, seats) => {
      const result = await playWith(
        seatsOf(botFor(sierra, id), seats),
        options,
        seedOf(5),
        (_bot, _view, choice, listed) => {
          expect(listed).toContain(choice);
        },
      );
      expect(result.totals).toHaveLength(seats);
    });

    test('plays the same game from the same seed', async () => {
      const bots = seatsOf(botFor(sierra, id), 4);
      const first = await playWith(bots, { mode: 'team' }, seedOf(9));
      expect(await playWith(bots, { mode: 'team' }, seedOf(9))).toEqual(first);
    });

    test('does not change its view', async () => {
      const bot = botFor(sierra, id);
      const careful: Bot = {
        ...bot,
        async choose(position) {
          const before = canonicalJson(position.view);
          const choice = await bot.choose(position);
          expect(canonicalJson(position.view)).toBe(before);
          return choice;
        },
      };
      await playWith(seatsOf(careful, 5), { mode: 'team' }, seedOf(3));
    });
  });

  test('decide from their view alone: a state made from the view gets the same choice', async () => {
    const bot = botFor(sierra, 'trail-hand');
    const looking: Bot = {
      ...bot,
      async choose(position) {
        const choice = await bot.choose({ ...position, random: createRandom('same') });
        const made = rules.determinize(position.view as SierraTypes['View'], createRandom('other'));
        const seat = position.decision.seat;
        const repeated = await bot.choose({
          rules: position.rules,
          view: rules.view(made, seat),
          decision: rules.decision(made, seat)!,
          random: createRandom('same'),
        });
        expect(repeated).toEqual(choice);
        return choice;
      },
    };
    await playWith([looking, bot, looking, bot, looking], { mode: 'team' }, seedOf(2));
  });

  test('each level is better than the one below it, in solo games with the same cards', async () => {
    const mean = async (id: string) => {
      const totals: number[] = [];
      for (let n = 0; n < 16; n++)
        totals.push((await playWith([botFor(sierra, id)], { mode: 'solo' }, seedOf(n))).totals[0]!);
      return totals.reduce((sum, total) => sum + total, 0) / totals.length;
    };
    const random = await mean('random');
    const greenhorn = await mean('greenhorn');
    const hiker = await mean('hiker');
    const trailHand = await mean('trail-hand');
    expect(greenhorn).toBeGreaterThan(random + 8);
    expect(hiker).toBeGreaterThan(greenhorn + 4);
    expect(trailHand).toBeGreaterThan(hiker + 4);
  });

  test('Hiker plays each round on one level, half of the rounds on either', async () => {
    const hiker = botFor(sierra, 'hiker') as Bot<GameTypes, MixedMemory<null, null>>;
    const minds = new Map<string, Set<string | null>>();
    const watched: Bot<GameTypes, MixedMemory<null, null>> = {
      ...hiker,
      async choose(position) {
        const choice = await hiker.choose(position);
        const round = `${game}/${(position.view as SierraTypes['View']).round}`;
        minds.set(round, (minds.get(round) ?? new Set()).add(position.memory!.mind));
        return choice;
      },
    };
    let game = 0;
    for (; game < 12; game++) await playWith([watched as Bot], { mode: 'solo' }, seedOf(game));
    const rounds = [...minds.values()];
    expect(rounds.every(({ size }) => size === 1)).toBe(true);
    const upper = rounds.filter((mind) => mind.has('upper')).length / rounds.length;
    expect(rounds.length).toBeGreaterThan(90);
    expect(Math.abs(upper - 0.5)).toBeLessThan(0.15);
  });
});
