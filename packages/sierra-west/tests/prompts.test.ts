import { describe, expect, it } from 'vitest';
import { BASE, positionAt } from '../src/geometry.ts';
import { cabins } from './helpers/cabins.ts';
import { faceUp } from './helpers/goods.ts';
import type { Short } from './helpers/icons.ts';
import { act, declineAll, walk } from './helpers/play.ts';
import { animalsShown, atEnd, begin, give, reveal, type Scene, turnWith } from './helpers/scenes.ts';
import { FREE } from './helpers/summits.ts';

const asks = ({ rules, state }: Scene, seat = state.active) => {
  const decision = rules.decision(state, seat);
  return decision && { prompt: decision.prompt, ...decision.params };
};

describe('the parameters of prompts', () => {
  it('SW-PLAN-05: whether a plan has been prepared', () => {
    const scene = begin();
    expect(asks(scene)).toEqual({ prompt: 'plan' });
    expect(asks(scene, 1)).toEqual({ prompt: 'draft' });
    act(scene, 1, { do: 'draft' });
    expect(asks(scene, 1)).toEqual({ prompt: 'drafted' });
    expect(asks(begin({ advancedPlanning: true }))).toEqual({ prompt: 'planFour' });
  });

  it('SW-TRAP-02, SW-TRAP-03: who shows which animals, and the only way to pay', () => {
    const before = (basics: number[], animals = 0) => ({
      before: ({ players }: Scene['state']) => Object.assign(players[1]!, { basics, animals }),
    });
    const two = animalsShown(['bear', undefined, 'deer'], before([1, 2, 0]));
    expect(asks(two, 1)).toEqual({ prompt: 'trapper', player: 0, animals: 'bear deer', pay: 'any' });
    const one = animalsShown(['bear', undefined, 'deer'], before([0, 2, 0], faceUp('bear')));
    expect(asks(one, 1)).toEqual({ prompt: 'trapper', player: 0, animals: 'deer', pay: 'wood' });
  });

  it('SW-TRACK-03: who rose, and what the Tracker brings', () => {
    const scene = turnWith({ summits: [FREE('wood')] });
    atEnd(scene, 'green');
    act(scene, 0, { do: 'summit', at: 0 });
    expect(asks(scene, 1)).toEqual({ prompt: 'tracker', player: 0, track: 'wood' });
  });

  it('SW-BOOT-01, SW-BOOT-03: the boots of both pioneers and of an opened token', () => {
    const scene = turnWith({ green: ['boots2'], tan: ['boots1'] });
    expect(asks(scene)).toMatchObject({ prompt: 'pioneer', boots: 0 });
    walk(scene, 'green', 1);
    expect(asks(scene)).toMatchObject({ boots: 2 });
    walk(scene, 'tan', 1);
    expect(asks(scene)).toMatchObject({ boots: 3 });
    give(scene, 0, { tokens: 1 });
    act(scene, 0, { do: 'climb', boot: 'token' });
    expect(asks(scene)).toMatchObject({ boots: 4 });
  });

  it('SW-PATH-06: a mandatory icon and its price, as long as it holds a pioneer', () => {
    const scene = turnWith({ green: ['apples10'], tan: ['food', 'bear'] });
    walk(scene, 'tan', 2);
    expect(asks(scene)).toMatchObject({ held: 'bearHazard', toll: 1 });
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(asks(scene)).toMatchObject({ held: '', toll: 0 });
    walk(scene, 'green', 1);
    expect(asks(scene)).toMatchObject({ held: 'gainApples', toll: 0 });
  });

  it('SW-SUMMIT-01, SW-SUMMIT-03, SW-PIO-02: how many summit actions are open, and when nothing is left', () => {
    const scene = turnWith({ summits: [FREE('stone'), FREE('stone')] });
    expect(asks(scene)).toMatchObject({ summits: 0 });
    atEnd(scene, 'green');
    atEnd(scene, 'tan');
    expect(asks(scene)).toMatchObject({ summits: 2 });
    act(scene, 0, { do: 'summit', figure: 'green', at: 0 });
    declineAll(scene);
    expect(asks(scene)).toMatchObject({ summits: 1 });
    act(scene, 0, { do: 'summit', figure: 'tan', at: 1 });
    declineAll(scene);
    expect(asks(scene)).toMatchObject({ summits: 0, moves: 0 });
  });

  it.each<[string, Short, object]>([
    ['SW-PATH-09: an icon', 'food', { what: 'gain', of: -1 }],
    ['SW-ACT-04: a bear', 'bear', { what: 'bearHazard', of: -1 }],
  ])('%s that is paid for', (_, icon, purpose) => {
    const scene = turnWith({ tan: ['mule', icon] });
    give(scene, 0, { basics: [1, 1, 0] });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'use', pioneer: 'tan' });
    expect(asks(scene)).toEqual({ prompt: 'pay', any: 1, ...purpose });
  });

  it('SW-ACT-02, SW-MARKET-01, SW-CLAIM-03: a shovel, and what is paid for with it', () => {
    const shovel = (change: Parameters<typeof give>[2]): Scene => {
      const scene = turnWith({ tan: ['mule', 'shovel'] });
      give(scene, 0, { basics: [3, 3, 0], ...change });
      scene.state.market = [0, 2, 4, 6];
      walk(scene, 'tan', 2);
      act(scene, 0, { do: 'use', pioneer: 'tan' });
      return scene;
    };
    const top = positionAt(5, 1);
    const claim = shovel({ frontiersmen: [top], cabins: cabins(['G7', 'G8', 'G9']) });
    const card = claim.state.mountain[top];
    expect(asks(claim)).toEqual({ prompt: 'shovel', claim: card, cabins: 0, toll: 1 });
    act(claim, 0, { do: 'claim', to: 'deck' });
    expect(asks(claim)).toEqual({ prompt: 'pay', any: 1, what: 'claim', of: card });
    const build = shovel({ frontiersmen: [BASE] });
    expect(asks(build)).toEqual({ prompt: 'shovel', claim: -1, cabins: 4, toll: 1 });
    act(build, 0, { do: 'build', market: 0 });
    expect(asks(build)).toMatchObject({ prompt: 'pay', what: 'build', of: 0 });
  });

  it('SW-WAGON-01, SW-ACT-07, SW-APPLE-08: a step of the wagon, a summit, and grey apples', () => {
    const wagon = turnWith();
    give(wagon, 0, { basics: [1, 1, 0], tokens: 2, wagon: 1 });
    act(wagon, 0, { do: 'advance' });
    expect(asks(wagon)).toEqual({ prompt: 'pay', any: 1, what: 'wagon', of: -1 });
    const cost = { any: 1, apples: { any: 2 } };
    const summit = turnWith({ summits: [undefined, { action: 'appleHomestead', cost, track: 'any' }] });
    give(summit, 0, { basics: [1, 1, 0], apples: [1, 2] });
    summit.state.apples = [2, 2];
    atEnd(summit, 'tan');
    act(summit, 0, { do: 'summit', at: 1 });
    expect(asks(summit)).toEqual({ prompt: 'payApples', any: 2, of: 1 });
    act(summit, 0, { do: 'payApples', green: 1 });
    expect(asks(summit)).toEqual({ prompt: 'pay', any: 1, what: 'summit', of: 1 });
    act(summit, 0, { do: 'pay', food: 1 });
    expect(asks(summit)).toEqual({ prompt: 'appleTrack', green: 1, red: 2 });
  });

  it('SW-DMG-01: what can be lost', () => {
    const scene = turnWith({ tan: ['mule', 'bear'] });
    give(scene, 0, { wagon: 2, cabins: cabins(['G1'], 'T1') });
    walk(scene, 'tan', 2);
    act(scene, 0, { do: 'takeDamage', pioneer: 'tan' });
    expect(asks(scene)).toEqual({ prompt: 'damage', cabins: 2, wagon: 1 });
  });

  it('SW-HOME-01, SW-SUMMIT-05: where the markers are, and which action may be repeated', () => {
    const scene = turnWith({ summits: [{ ...FREE('any'), repeat: true } as ReturnType<typeof FREE>] });
    give(scene, 0, { tracks: [2, 1, 0] });
    atEnd(scene, 'tan');
    act(scene, 0, { do: 'summit', at: 0 });
    expect(asks(scene)).toEqual({ prompt: 'homestead', food: 2, wood: 1, stone: 0 });
    act(scene, 0, { do: 'homestead', track: 'stone' });
    declineAll(scene);
    expect(asks(scene)).toEqual({ prompt: 'again', card: 0 });
  });

  it('SW-BOAT-11, SW-BOAT-12, SW-FUR-04: the canoe and the raccoon', () => {
    const boats = (icon: Short): Scene => {
      const scene = turnWith({ mode: 'boats-and-banjos', green: [icon] });
      walk(scene, 'green', 1);
      return scene;
    };
    const double = boats('paddle2');
    act(double, 0, { do: 'use', pioneer: 'green' });
    expect(asks(double)).toEqual({ prompt: 'paddle', moves: 2 });
    act(double, 0, { do: 'paddle' });
    expect(asks(double)).toEqual({ prompt: 'paddleOn' });
    const rapid = boats('rapid');
    act(rapid, 0, { do: 'use', pioneer: 'green' });
    expect(asks(rapid)).toEqual({ prompt: 'rapids', places: 1 });
    const fur = boats('fur');
    give(fur, 0, { animals: faceUp('raccoon') });
    fur.state.fish = [3, 0, 1];
    act(fur, 0, { do: 'use', pioneer: 'green' });
    expect(asks(fur)).toEqual({ prompt: 'anyFish', trout: 3, bass: 0, salmon: 1 });
  });

  it('SW-GOLD-09, SW-FUR-05: the cart and the marmot', () => {
    const gold = turnWith({ mode: 'gold-rush', green: ['load', 'fur'] });
    give(gold, 0, { gold: 3, carts: [1], animals: faceUp('marmot') });
    walk(gold, 'green', 1);
    act(gold, 0, { do: 'use', pioneer: 'green' });
    expect(asks(gold)).toEqual({ prompt: 'load', gold: 3, most: 1 });
    act(gold, 0, { do: 'load' });
    walk(gold, 'green', 2);
    act(gold, 0, { do: 'use', pioneer: 'green' });
    expect(asks(gold)).toEqual({ prompt: 'marmot' });
  });

  it('SW-OUT-12, SW-OUT-14, SW-OUT-17: bullets that fit, and which roll hits', () => {
    const out = turnWith({ mode: 'outlaws-and-outposts', green: ['fur'], summits: [{ action: 'sixShooter' }] });
    give(out, 0, { bullets: 5, animals: faceUp('badger'), wagon: 1 });
    walk(out, 'green', 1);
    act(out, 0, { do: 'use', pioneer: 'green' });
    expect(asks(out)).toEqual({ prompt: 'badger', bullets: 1 });
    act(out, 0, { do: 'takeBullets' });
    atEnd(out, 'tan');
    act(out, 0, { do: 'summit', at: 0 });
    expect(asks(out)).toEqual({ prompt: 'shoot', bullets: 6, from: 6 });
    out.state.sheriff = 0;
    expect(asks(out)).toEqual({ prompt: 'shoot', bullets: 6, from: 5 });
    give(out, 0, { wagon: 0 });
    expect(asks(out)).toEqual({ prompt: 'shoot', bullets: 6, from: 0 });
  });

  it('in a window a waiting player may draft as well; the prompt stays that of the window', () => {
    const scene = reveal({
      animals: ['fox'],
      before: ({ players }) => Object.assign(players[1]!, { basics: [1, 0, 0] }),
    });
    expect(asks(scene, 1)).toEqual({ prompt: 'trapper', player: 0, animals: 'fox', pay: 'food' });
  });
});
