import type { Blocked, Decision, Seat } from '@cordillera/engine';
import { tokenBootsOf } from './actions/boots.ts';
import { basicsOf } from './actions/goods.ts';
import { canRise, TOP } from './actions/homestead.ts';
import { isHeld, rulesOfIcon } from './actions/icons.ts';
import { stepsFrom } from './actions/mountain.ts';
import { buildBlockedBy, claimBlockedBy } from './actions/shovel.ts';
import { summitBlockedBy, summitCard } from './actions/summit.ts';
import { backtrackBlockedBy } from './cabins/backtrack.ts';
import { activeTypes } from './cabins/meetingLodge.ts';
import { shortcutBlockedBy } from './cabins/shortcut.ts';
import { tollKeeperBlockedBy } from './cabins/tollKeeper.ts';
import {
  BACKTRACK,
  BEAR_HUNTER,
  bit,
  CABIN_SPACES,
  GREEN_SPACES,
  ownedTypes,
  SHORTCUT,
  TOLL_KEEPER,
} from './cabins/types.ts';
import type { Box, Price } from './content/box.ts';
import { ANIMALS, type Animal, BASICS, type Basic, FISH, type Fish } from './content/types.ts';
import { isTaken } from './flow/pioneer.ts';
import { animalsInPlay, trappable } from './flow/reactions.ts';
import { BASE, NONE, POSITIONS } from './geometry.ts';
import { modeRules } from './modes/index.ts';
import { iconOn, isAtEnd, isUsed, placeOf, spaceAt } from './paths.ts';
import {
  CAMP,
  CAST_OUT,
  canEnter,
  type Figure,
  GREY_CABIN,
  isOnPath,
  isOnSummit,
  PIONEERS,
  type Pioneer,
  SUMMIT,
  TRACKER,
  TRAPPER,
} from './places.ts';
import { playerOf } from './players.ts';
import type { PlayerState, SierraWestChoice, SierraWestFrame, SierraWestState } from './state.ts';

/** The rules that this file can give as a reason. */
export type BlockedRule =
  | `SW-ASSIGN-0${1 | 2 | 3 | 5}`
  | `SW-PATH-0${1 | 3 | 4 | 6 | 9}`
  | `SW-SUMMIT-0${1 | 3 | 6}`
  | `SW-MULE-0${1 | 2}`
  | `SW-HOME-0${1 | 3 | 4}`
  | `SW-WAGON-0${1 | 3}`
  | `SW-MTN-0${1 | 4}`
  | `SW-MARKET-0${1 | 2 | 3 | 8}`
  | `SW-TRAP-0${2 | 3 | 4}`
  | `SW-CABIN-${'G1' | 'G2' | 'G4' | 'G4b' | 'G5' | 'T1' | 'T2' | 'X'}`
  | `SW-R-${'18' | '24' | '31' | '71' | '87'}`
  | `SW-BOAT-${'05' | '07' | '10' | '13' | '16'}`
  | 'SW-ACT-02'
  | 'SW-ACT-04'
  | 'SW-APPLE-09'
  | 'SW-BOOT-01'
  | 'SW-CLAIM-01'
  | 'SW-DMG-02'
  | 'SW-DMG-03'
  | 'SW-DMG-05'
  | 'SW-GOLD-08'
  | 'SW-GOLD-09'
  | 'SW-OFF-02'
  | 'SW-OUT-22'
  | 'SW-TRACK-02'
  | 'SW-TURN-01'
  | 'SW-TURN-02';

type Entry = Blocked<SierraWestChoice>;
type Add = (choice: SierraWestChoice, rule: BlockedRule) => void;

/** Near-legal choices of this seat, with the rule that forbids each; for a waiting player, why they must wait. */
export function blockedChoices(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  decision: Decision<SierraWestChoice> | null,
): Entry[] {
  if (state.over) return [];
  const listed = new Set(decision?.choices.map((choice) => JSON.stringify(choice)));
  const found = new Map<string, Entry>();
  const add: Add = (choice, rule) => {
    const key = JSON.stringify(choice);
    if (!listed.has(key) && !found.has(key)) found.set(key, { choice, rule });
  };
  const { lanes, stack } = state.flow;
  const frame = lanes === null ? stack.at(-1) : lanes[seat]?.at(-1);
  if (lanes !== null && frame) inWindow(box, state, seat, frame, add);
  else if (lanes === null && seat === state.active && frame) {
    const canAdvance = decision?.choices.some((choice) => choice.do === 'advance') ?? false;
    inTurn(box, state, seat, frame, canAdvance, add);
  } else if (seat !== state.active) {
    add({ do: 'pass' }, 'SW-TURN-02');
    for (const pioneer of PIONEERS) add({ do: 'enter', pioneer }, 'SW-TURN-02');
  }
  return [...found.values()];
}

function inWindow(box: Box, state: SierraWestState, seat: Seat, frame: SierraWestFrame, add: Add): void {
  const player = playerOf(state, seat);
  for (const pioneer of PIONEERS) {
    const idle = placeOf(player, pioneer) === CAMP;
    if (frame.step === 'respond') {
      if (!idle) add({ do: 'track', pioneer }, 'SW-TRACK-02');
      continue;
    }
    if (frame.step !== 'trap') continue;
    const open = trappable(box, state, seat, frame.animals);
    const inPlay = animalsInPlay(box, state);
    for (let i = 0; i < ANIMALS.length; i++) {
      if (!(inPlay & (1 << i))) continue;
      const shown = (frame.animals & (1 << i)) !== 0;
      const rule = shown && idle && !(open & (1 << i)) ? 'SW-TRAP-04' : 'SW-TRAP-02';
      for (const [kind, pay] of BASICS.entries()) {
        const choice: SierraWestChoice = { do: 'trap', animal: ANIMALS[i] as Animal, pay, pioneer };
        if (!idle || !(open & (1 << i))) add(choice, rule);
        else if (player.basics[kind] === 0) add(choice, 'SW-TRAP-03');
      }
    }
  }
}

function inTurn(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  frame: SierraWestFrame,
  canAdvance: boolean,
  add: Add,
): void {
  const player = playerOf(state, seat);
  if (frame.step !== 'plan' && frame.step !== 'pioneer') add({ do: 'pass' }, 'SW-R-18');
  switch (frame.step) {
    case 'plan':
      add({ do: 'pass' }, 'SW-TURN-01');
      for (const pioneer of PIONEERS) add({ do: 'enter', pioneer }, 'SW-TURN-01');
      return;
    case 'pioneer':
      for (const to of ['deck', 'discard'] as const) add({ do: 'claim', to }, 'SW-ACT-02');
      for (let market = 0; market < state.market.length; market++) add({ do: 'build', market }, 'SW-ACT-02');
      assignments(player, add);
      for (const pioneer of PIONEERS) pathMoves(box, state, seat, player, pioneer, add);
      summits(box, state, seat, player, add);
      boots(box, state, seat, player, canAdvance, add);
      cabins(box, state, player, add);
      exchanges(state, seat, player, add);
      for (const [track, name] of BASICS.entries())
        add({ do: 'homestead', track: name }, stays(state, seat, track) ?? 'SW-HOME-01');
      for (const { choice, rule } of modeRules(state.mode).tried ?? []) add(choice, rule);
      return;
    case 'shovel': {
      const claim = claimBlockedBy(state, seat);
      if (claim !== null) for (const to of ['deck', 'discard'] as const) add({ do: 'claim', to }, claim);
      for (let market = 0; market < state.market.length; market++) {
        const rule = buildBlockedBy(box, state, seat, market, frame.paid);
        if (rule !== null) add({ do: 'build', market }, rule);
      }
      return;
    }
    case 'damage':
      for (let space = 0; space < CABIN_SPACES; space++)
        if (player.cabins[space] === NONE) add({ do: 'loseCabin', space }, 'SW-DMG-02');
      if (player.wagon === 0) add({ do: 'wagonBack' }, 'SW-DMG-03');
      return;
    case 'paddle':
    case 'rapids':
      for (let to = 0; to <= 6; to++) add({ do: 'paddle', to }, to > state.row.length ? 'SW-BOAT-13' : 'SW-BOAT-10');
      return;
    case 'anyFish':
      for (let i = 0; i < FISH.length; i++)
        if (state.fish[i] === 0) add({ do: 'takeFish', fish: FISH[i] as Fish }, 'SW-BOAT-05');
      return;
    case 'load':
      player.carts.forEach((load, cart) => {
        if (load === 2) add({ do: 'load', cart, gold: 1 }, 'SW-GOLD-09');
        else if (load === 1) add({ do: 'load', cart, gold: 2 }, 'SW-GOLD-09');
      });
      return;
    default:
  }
}

/** Why a pioneer that is not idle cannot be assigned. */
const notIdle = (place: number): BlockedRule =>
  place === TRACKER || place === TRAPPER ? 'SW-OFF-02' : place === CAST_OUT ? 'SW-DMG-05' : 'SW-ASSIGN-01';

function assignments(player: PlayerState, add: Add): void {
  for (const pioneer of PIONEERS) {
    const place = placeOf(player, pioneer);
    for (let space = 0; space < CABIN_SPACES; space++) {
      const wrong = (pioneer === 'tan') === space >= GREEN_SPACES;
      const rule = wrong
        ? pioneer === 'tan'
          ? 'SW-ASSIGN-02'
          : 'SW-ASSIGN-03'
        : player.cabins[space] === NONE
          ? 'SW-ASSIGN-05'
          : notIdle(place);
      if (wrong || player.cabins[space] === NONE || place !== CAMP) add({ do: 'assign', pioneer, space }, rule);
    }
  }
}

function pathMoves(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  player: PlayerState,
  pioneer: Pioneer,
  add: Add,
): void {
  const place = placeOf(player, pioneer);
  if (!canEnter(place)) add({ do: 'enter', pioneer }, isOnSummit(place) ? 'SW-SUMMIT-03' : 'SW-PATH-03');
  const space = spaceAt(box, place);
  if (space === null) {
    add({ do: 'use', pioneer }, 'SW-PATH-04');
    if (!isOnPath(place) || isAtEnd(box, place)) add({ do: 'step', pioneer }, 'SW-PATH-01');
    return;
  }
  const icon = iconOn(box, state, player, space);
  if (isHeld(box, state, seat, pioneer)) {
    const rule = icon.icon === 'banjoHazard' ? 'SW-BOAT-07' : icon.icon === 'bearHazard' ? 'SW-ACT-04' : 'SW-PATH-06';
    add({ do: 'step', pioneer }, rule);
  }
  if (isUsed(state, pioneer)) {
    add({ do: 'use', pioneer }, 'SW-PATH-04');
    return;
  }
  const forbids = rulesOfIcon(icon).blockedBy?.(box, state, seat, icon, space.paid) ?? null;
  if (basicsOf(player) < space.paid) add({ do: 'use', pioneer }, 'SW-PATH-09');
  else if (forbids !== null) add({ do: 'use', pioneer }, forbids);
  if (pioneer !== 'tan' || space.paid === 0) return;
  const owned = ownedTypes(box, player);
  if (owned & TOLL_KEEPER)
    add({ do: 'use', pioneer, cabin: 'T1' }, tollKeeperBlockedBy(box, state, seat, icon, space.paid) ?? 'SW-CABIN-T1');
  if (owned & BEAR_HUNTER) add({ do: 'use', pioneer, cabin: 'T2' }, 'SW-CABIN-T2');
}

function summits(box: Box, state: SierraWestState, seat: Seat, player: PlayerState, add: Add): void {
  for (let at = 0; at < 3; at++) {
    const taken = isTaken(state, seat, player, at);
    const cannot = summitBlockedBy(box, state, seat, summitCard(box, state, player, at));
    for (const figure of ['green', 'tan', 'mule'] as Figure[])
      add(
        { do: 'summit', figure, at },
        misplaced(box, state, seat, player, figure) ?? (taken ? 'SW-SUMMIT-03' : (cannot ?? 'SW-SUMMIT-06')),
      );
  }
}

/** Why this figure may not go to any summit now; null when it may. */
function misplaced(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  player: PlayerState,
  figure: Figure,
): BlockedRule | null {
  if (figure === 'mule') {
    if (state.mule !== seat) return 'SW-MULE-01';
    return state.turn.mule >= SUMMIT ? 'SW-SUMMIT-03' : null;
  }
  const place = placeOf(player, figure);
  if (isOnSummit(place)) return 'SW-SUMMIT-03';
  return isAtEnd(box, place) ? null : 'SW-SUMMIT-01';
}

function boots(box: Box, state: SierraWestState, seat: Seat, player: PlayerState, canAdvance: boolean, add: Add): void {
  const here = player.frontiersmen[0] as number;
  const near = stepsFrom(state, here);
  const token = tokenBootsOf(state, seat);
  const none = state.turn.greenBoots + state.turn.tanBoots + token === 0;
  for (let to = BASE; to < POSITIONS; to++) {
    if (to === here) continue;
    const gone = to !== BASE && state.mountain[to] === NONE;
    if (gone) add({ do: 'climb', to, boot: 'token' }, 'SW-MTN-04');
    else if (!near.includes(to)) add({ do: 'climb', to, boot: 'token' }, 'SW-MTN-01');
    else if (none) add({ do: 'climb', to, boot: 'token' }, 'SW-BOOT-01');
  }
  const { price } = box.trail[player.wagon] as { price: Price | null };
  if (price === null) add({ do: 'advance', green: 0, tan: 0, token: 0 }, 'SW-WAGON-03');
  else if (!canAdvance) add({ do: 'advance', green: 0, tan: 0, token: price.boots }, 'SW-WAGON-01');
}

function cabins(box: Box, state: SierraWestState, player: PlayerState, add: Add): void {
  const owned = ownedTypes(box, player);
  const active = activeTypes(box, player);
  for (const cabin of ['G1', 'G2'] as const)
    if ((owned | active) & bit(cabin)) add({ do: 'trade', cabin }, `SW-CABIN-${cabin}`);
  if (owned & BACKTRACK) add({ do: 'backtrack' }, backtrackBlockedBy(box, state, player) ?? 'SW-CABIN-G4');
  if (owned & SHORTCUT) add({ do: 'shortcut' }, shortcutBlockedBy(box, state, player) ?? 'SW-CABIN-G5');
}

function exchanges(state: SierraWestState, seat: Seat, player: PlayerState, add: Add): void {
  const owner = state.mule === seat;
  if (!owner || state.turn.mule !== CAMP) add({ do: 'muleToCabin' }, owner ? 'SW-MULE-02' : 'SW-MULE-01');
  if (!owner || state.turn.mule !== GREY_CABIN || player.gold === 0)
    for (const into of BASICS) add({ do: 'changeGold', into: into as Basic }, 'SW-CABIN-X');
}

/** Why a homestead action would not raise this marker; null when it would. */
function stays(state: SierraWestState, seat: Seat, track: number): BlockedRule | null {
  if (canRise(state, seat, track)) return null;
  return playerOf(state, seat).tracks[track] === TOP ? 'SW-HOME-03' : 'SW-HOME-04';
}
