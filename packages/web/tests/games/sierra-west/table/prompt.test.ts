import type { SierraWestChoice, SierraWestRules } from '@cordillera/sierra-west';
import { speak } from '@cordillera/sierra-west';
import { describe, expect, test } from 'vitest';
import { westLogFormat } from '../../../../src/games/sierra-west/table/log/log.ts';
import { countsOf, placeOf } from '../../../../src/games/sierra-west/table/places.ts';
import { lastTurnOf } from '../../../../src/games/sierra-west/table/prompt/lastTurn.ts';
import { paymentsOf } from '../../../../src/games/sierra-west/table/prompt/payments.ts';
import { reactionChoice, reactionOf } from '../../../../src/games/sierra-west/table/prompt/reaction.ts';
import { automaticAnswer } from '../../../../src/games/sierra-west/table/prompt/standingAnswers.ts';
import { sierraWestTable } from '../../../../src/games/sierra-west/table/tableGame.ts';
import { LogLines } from '../../../../src/table/log/logLines.ts';
import { LocalSource } from '../../../../src/table/source/localSource.ts';
import { playOn, type West, west } from '../../../browser/west.ts';

const people = [{ name: 'Ada' }, { name: 'Ben' }];
const asked = (prompt: string): West =>
  playOn(west({ mode: 'gold-rush' }, people, 3), (match) =>
    match.deciders().some((seat) => match.decision(seat)!.prompt === prompt),
  );
const decisionOf = (match: West) => match.decisions().find(({ forward }) => forward > 0)!;

describe('a standing answer', () => {
  const trap = (animal: 'fox' | 'marmot'): SierraWestChoice => ({ do: 'trap', animal, pay: 'food', pioneer: 'tan' });
  const decision = (...choices: SierraWestChoice[]) => ({
    seat: 0,
    prompt: 'trapper',
    choices: [...choices, { do: 'decline' } as const],
    forward: choices.length + 1,
  });

  test('asks always, only for the animal of the mode, or never', () => {
    const decline = { do: 'decline' };
    expect(automaticAnswer({}, decision(trap('fox')))).toBe(null);
    expect(automaticAnswer({ trapper: 'never' }, decision(trap('marmot')))).toEqual(decline);
    expect(automaticAnswer({ trapper: 'mode' }, decision(trap('fox')))).toEqual(decline);
    expect(automaticAnswer({ trapper: 'mode' }, decision(trap('fox'), trap('marmot')))).toBe(null);
    expect(automaticAnswer({ tracker: 'never' }, decision(trap('fox')))).toBe(null);
    expect(automaticAnswer({ trapper: 'something else' }, decision(trap('fox')))).toBe(null);
  });

  test('answers for the player who set it, at once and from then on, and for no other player', () => {
    const match = asked('trapper');
    const { seat } = decisionOf(match);
    const source = new LocalSource({ match, game: sierraWestTable });
    source.setStandingAnswer(1 - seat, { trapper: 'never' });
    expect(match.deciders()).toEqual([seat]);
    source.setStandingAnswer(seat, { trapper: 'never' });
    expect(match.deciders()).toEqual([1 - seat]);
    expect(match.choices().at(-1)).toEqual({ seat, choice: { do: 'decline' } });
  });
});

test('out of turn an animal, a price and a figure make one of the listed choices', () => {
  const decision = decisionOf(asked('trapper'));
  const reaction = reactionOf(decision)!;
  const [animal, pay, figure] = [reaction.animals[0], reaction.pays[0], reaction.figures[0]];
  expect(reactionChoice(decision.choices, { animal, pay, figure })).toEqual({
    do: 'trap',
    animal,
    pay,
    pioneer: figure,
  });
  expect(reactionChoice(decision.choices, { animal, figure })).toBe(undefined);
  expect(reactionOf({ ...decision, prompt: 'pioneer' })).toBe(null);
});

test('the way to pay with the most plentiful goods comes first', () => {
  const pay = (food: number, wood: number, stone: number): SierraWestChoice => ({ do: 'pay', food, wood, stone });
  const decision = {
    seat: 0,
    prompt: 'pay',
    choices: [pay(0, 1, 1), pay(1, 0, 1), pay(1, 1, 0), pay(2, 0, 0)],
    forward: 4,
  };
  const pictures = paymentsOf(decision, { basics: [3, 2, 1] }, [0, 0]).map((payment) => payment.pictures.join(' '));
  expect(pictures).toEqual(['food food', 'food wood', 'food stone', 'wood stone']);
});

test('replaying my absence shows the events since my last turn in order', () => {
  const match = playOn(
    west({ mode: 'apple-hill' }, people),
    (each) => each.turns >= 3 && each.decision(0)?.prompt === 'plan',
  );
  const source = new LocalSource({ match });
  const events = source.events(0, 0);
  const since = sierraWestTable.lastTurn!(events, 0);
  const steps = source.replaySince(since, 0);
  expect(steps.map(({ event }) => event)).toEqual(events.slice(since));
  expect(steps.at(-1)!.eventCount).toBe(events.length);
  expect(steps.some(({ view }) => view.active === 1)).toBe(true);
  const sum = lastTurnOf(events, 0)!;
  expect(Object.keys({ ...sum.got, ...sum.paid }).length).toBeGreaterThan(0);
});

test('the log formats only new events, and starts over in another language or after an undo', () => {
  const match = playOn(west({ mode: 'apple-hill' }, people), (each) => each.turns >= 3);
  const { box } = match.rules as SierraWestRules;
  const events = match.events(0, 'spectator');
  const speaker = (language: 'en' | 'fr') => speak(language, box, ['Ada', 'Ben'], 'apple-hill');
  const en = speaker('en');
  let said = 0;
  const counting: typeof en = {
    ...en,
    event(event) {
      said++;
      return en.event(event);
    },
  };
  const log = new LogLines(westLogFormat, [0, 1], 2);
  const half = events.slice(0, 40);
  const first = log.read(half, counting);
  expect(log.read(half, counting)).toBe(first);
  const before = said;
  const whole = log.read(events, counting);
  expect(said).toBeLessThanOrEqual(before + events.length - 40);
  expect(whole).toEqual(new LogLines(westLogFormat, [0, 1], 2).read(events, en));
  expect(log.read(half, counting)).toEqual(first);
  expect(log.read(half, speaker('fr'))[0]!.text).not.toBe(first[0]!.text);
});

test('targets map to panels, and choices without a target are in the prompt', () => {
  expect(placeOf('mountain base')).toBe('mountain');
  expect(placeOf('button pass')).toBe(null);
  expect(countsOf(['path green 1', 'figure tan', 'market 2', 'button pass'])).toEqual({ camp: 2, market: 1 });
});
