import type { Decision, Seat } from '@cordillera/engine';
import { climb, pushBootChoices, spendBoots } from '../actions/boots.ts';
import { activeTypes, G1, G2, G4, G5, G6, GREEN_SPACES, ownedTypes, T1, T2 } from '../actions/cabins.ts';
import { takeDamage } from '../actions/damage.ts';
import { basicsOf, gain, pay } from '../actions/goods.ts';
import { isHeld, rulesOfIcon, setBoots } from '../actions/icons.ts';
import { startSummit, summitCard, summitForbids } from '../actions/summit.ts';
import { moveWagon } from '../actions/wagon.ts';
import type { BlockedRule } from '../blocked.ts';
import { type Box, NOTHING, type Price, type Space } from '../box.ts';
import { BASICS, CABIN_TYPES, type CabinType, type PathIcon } from '../content/types.ts';
import { NONE } from '../geometry.ts';
import { modeRules } from '../modes/index.ts';
import { endOf, iconOn, isAtEnd, isUsed, placeOf, setPlace, spaceAt } from '../paths.ts';
import {
  CABIN,
  CAMP,
  GREEN_START,
  GREY_CABIN,
  isOnGreenPath,
  isOnPath,
  mayEnter,
  PIONEERS,
  type Pioneer,
  SUMMIT,
  TAN_START,
} from '../places.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';
import { type Ask, type Auto, activePlayer, notAChoice, type WestContext } from './steps.ts';

/** Chapters 3.2 to 3.5: the active player's moves, in any order, until the pass. */
export const pioneer = (box: Box): Ask<'pioneer'> => ({
  who: activePlayer,
  decision: (state, _frame, seat) => decisionOf(box, state, seat),
  apply: (context, _frame, seat, choice) => act(box, context, seat, choice),
});

function decisionOf(box: Box, state: SierraWestState, seat: Seat): Decision<SierraWestChoice> {
  const player = playerOf(state, seat);
  const choices: SierraWestChoice[] = [];
  pushAssignments(player, choices);
  for (const figure of PIONEERS) pushPathMoves(box, state, seat, player, figure, choices);
  pushSummits(box, state, seat, player, choices);
  pushBootChoices(box, state, seat, choices);
  pushCabinUses(box, state, player, choices);
  if (state.mule === seat) pushMule(state, player, choices);
  modeRules(state.mode).exchanges?.(box, state, player, seat, choices);
  choices.push({ do: 'pass' });
  return { seat, prompt: 'pioneer', choices, forward: choices.length };
}

/** SW-ASSIGN-01 to 05. */
function pushAssignments({ green, tan, cabins }: PlayerState, choices: SierraWestChoice[]): void {
  if (tan === CAMP)
    for (let space = 0; space < GREEN_SPACES; space++)
      if (cabins[space] !== NONE) choices.push({ do: 'assign', pioneer: 'tan', space });
  if (green === CAMP && cabins[GREEN_SPACES] !== NONE)
    choices.push({ do: 'assign', pioneer: 'green', space: GREEN_SPACES });
}

function pushPathMoves(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  player: PlayerState,
  figure: Pioneer,
  choices: SierraWestChoice[],
): void {
  const place = placeOf(player, figure);
  if (mayEnter(place)) {
    choices.push({ do: 'enter', pioneer: figure });
    return;
  }
  if (!isOnPath(place) || isAtEnd(box, place)) return;
  const space = spaceAt(box, place);
  if (space === null) {
    choices.push({ do: 'step', pioneer: figure });
    return;
  }
  if (!isUsed(state, figure)) {
    const icon = iconOn(box, state, player, space);
    pushUses(box, state, seat, player, figure, icon, space.paid, choices);
    const rules = rulesOfIcon(icon);
    if (rules.mandatory && !rules.passed?.(box, state, seat)) {
      choices.push({ do: 'takeDamage', pioneer: figure });
      return;
    }
  }
  choices.push({ do: 'step', pioneer: figure });
}

/** SW-PATH-04, SW-PATH-09, and the cabins that help with a paid space. */
function pushUses(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  player: PlayerState,
  figure: Pioneer,
  icon: PathIcon,
  paid: number,
  choices: SierraWestChoice[],
): void {
  const rules = rulesOfIcon(icon);
  const basics = basicsOf(player);
  if (basics >= paid && (rules.forbids?.(box, state, seat, icon, paid) ?? null) === null)
    choices.push({ do: 'use', pioneer: figure });
  if (paid === 0 || figure !== 'tan') return;
  const helping = activeTypes(box, player) & ~state.turn.spent;
  if (helping & T1 && basics >= paid - 1 && (rules.forbids?.(box, state, seat, icon, paid - 1) ?? null) === null)
    choices.push({ do: 'use', pioneer: figure, cabin: 'T1' });
  if (helping & T2 && icon.icon === 'bearHazard') choices.push({ do: 'use', pioneer: figure, cabin: 'T2' });
}

/** SW-SUMMIT-01 to 03. */
function pushSummits(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  player: PlayerState,
  choices: SierraWestChoice[],
): void {
  const green = isAtEnd(box, player.green);
  const tan = isAtEnd(box, player.tan);
  const mule = state.mule === seat && (state.turn.mule === CAMP || state.turn.mule === GREY_CABIN);
  if (!green && !tan && !mule) return;
  for (let at = 0; at < 3; at++) {
    if (
      isTaken(state, seat, player, at) ||
      summitForbids(box, state, seat, summitCard(box, state, player, at)) !== null
    )
      continue;
    if (green) choices.push({ do: 'summit', figure: 'green', at });
    if (tan) choices.push({ do: 'summit', figure: 'tan', at });
    if (mule) choices.push({ do: 'summit', figure: 'mule', at });
  }
}

export const isTaken = (state: SierraWestState, seat: Seat, player: PlayerState, at: number): boolean =>
  player.green === SUMMIT + at ||
  player.tan === SUMMIT + at ||
  (state.mule === seat && state.turn.mule === SUMMIT + at);

/** G1, G2, G4, G5. */
function pushCabinUses(box: Box, state: SierraWestState, player: PlayerState, choices: SierraWestChoice[]): void {
  const active = activeTypes(box, player);
  if (active === 0) return;
  if (mayTrade(state, active, G1)) choices.push({ do: 'trade', cabin: 'G1' });
  if (mayTrade(state, active, G2)) choices.push({ do: 'trade', cabin: 'G2' });
  if (backtrackForbids(box, state, player) === null) choices.push({ do: 'backtrack' });
  if (shortcutForbids(box, state, player) === null) choices.push({ do: 'shortcut' });
}

/** SW-R-68, SW-R-69: active on arrival and now, and a full pair of boots is left on the green pioneer's space. */
export const mayTrade = ({ turn }: SierraWestState, active: number, type: number): boolean =>
  (active & turn.help & type) !== 0 && turn.greenBoots >= 2;

/** SW-CABIN-G6b: a `1x` cabin is active under its own pioneer, or for a moment when G6 has just been occupied. */
function isReady(box: Box, state: SierraWestState, player: PlayerState, type: number): boolean {
  if (state.turn.spent & type) return false;
  const active = activeTypes(box, player);
  return (active & type) !== 0 || (state.turn.rush && (active & G6) !== 0 && (ownedTypes(box, player) & type) !== 0);
}

/** Why the green pioneer cannot go back by G4; null when it can. */
export function backtrackForbids(box: Box, state: SierraWestState, player: PlayerState): BlockedRule | null {
  if (!isReady(box, state, player, G4)) return 'SW-CABIN-G4';
  const { green } = player;
  if (!isOnGreenPath(green) || green < GREEN_START + 2 || green === endOf(box, green)) return 'SW-CABIN-G4b';
  if (player.tokens < 2) return 'SW-CABIN-G4';
  return isHeld(box, state, state.active, 'green') ? 'SW-R-24' : null;
}

/** Why it cannot drop to the tan path by G5; null when it can. */
export function shortcutForbids(box: Box, state: SierraWestState, player: PlayerState): BlockedRule | null {
  if (!isReady(box, state, player, G5)) return 'SW-CABIN-G5';
  const { green } = player;
  if (!isOnGreenPath(green) || spaceAt(box, green) === null) return 'SW-R-71';
  if (player.tokens < 1) return 'SW-CABIN-G5';
  return isHeld(box, state, state.active, 'green') ? 'SW-R-24' : null;
}

/** SW-GEO-09: the tan space of the same column; from the middle the next one to the right. */
export function columnBelow(box: Box, green: number): number {
  const from = box.green[green - GREEN_START - 1] as { card: number; slot: number };
  const last = from.slot > 2;
  const at = box.tan.findIndex(
    (space) => space.card > from.card || (space.card === from.card && space.slot > 2 === last && from.slot !== 2),
  );
  return TAN_START + 1 + at;
}

/** SW-MULE-02, SW-CABIN-X. */
function pushMule({ turn }: SierraWestState, player: PlayerState, choices: SierraWestChoice[]): void {
  if (turn.mule === CAMP) choices.push({ do: 'muleToCabin' });
  if (turn.mule === GREY_CABIN && player.gold > 0)
    for (let i = 0; i < 3; i++) choices.push({ do: 'changeGold', into: BASICS[i] as 'food' });
}

/** What each choice of this step does. */
type Moves = {
  [Do in SierraWestChoice['do']]?: (move: Move, choice: Extract<SierraWestChoice, { do: Do }>) => void;
};
interface Move {
  box: Box;
  context: WestContext;
  seat: Seat;
  player: PlayerState;
  /** G6 was occupied just before (SW-CABIN-G6b). */
  rush: boolean;
}

const exchange = ({ box, context, seat }: Move, choice: SierraWestChoice): void =>
  modeRules(context.state.mode).exchange?.(box, context, seat, choice);

const MOVES: Moves = {
  assign({ box, context, seat, player }, { pioneer: figure, space }) {
    setPlace(player, figure, CABIN + space);
    const cabin = CABIN_TYPES[box.tiles[player.cabins[space] as number] as number] as CabinType;
    context.state.turn.rush = cabin === 'G6';
    context.emit({ type: 'assigned', player: seat, pioneer: figure, cabin });
  },
  muleToCabin({ context, seat }) {
    context.state.turn.mule = GREY_CABIN;
    context.emit({ type: 'muleWorks', player: seat });
  },
  enter({ context, seat, player }, { pioneer: figure }) {
    setPlace(player, figure, figure === 'green' ? GREEN_START : TAN_START);
    context.emit({ type: 'entered', player: seat, pioneer: figure });
  },
  step({ box, context, seat, player }, { pioneer: figure }) {
    const place = placeOf(player, figure) + 1;
    arrive(box, context.state, player, figure, place);
    context.emit({ type: 'stepped', player: seat, pioneer: figure, place });
  },
  use,
  takeDamage({ context, seat }, { pioneer: figure }) {
    markUsed(context.state, figure);
    takeDamage(context, seat);
  },
  summit({ box, context, seat, player }, { figure, at }) {
    const card = player.plan[at] as number;
    if (figure === 'mule') context.state.turn.mule = SUMMIT + at;
    else setPlace(player, figure, SUMMIT + at);
    context.emit({ type: 'summited', player: seat, figure, at, card });
    startSummit(box, context, card);
  },
  climb: ({ context, seat }, { to, boot }) => climb(context, seat, to, boot),
  advance({ box, context, seat, player }, { green, tan, token }) {
    spendBoots(context, seat, green, tan, token);
    context.push({ step: 'advance' });
    pay(context, seat, (box.trail[player.wagon] as { price: Price }).price);
  },
  trade({ context, seat }, { cabin }) {
    context.state.turn.greenBoots -= 2;
    context.emit({ type: 'bootsTraded', player: seat, cabin });
    gain(context, seat, cabin === 'G1' ? { gold: 1 } : { tokens: 1 }, 'cabin');
  },
  backtrack: (move) => relocate(move, G4, 2, move.player.green - 1, 'backtracked'),
  shortcut: (move) => relocate(move, G5, 1, columnBelow(move.box, move.player.green), 'shortcutTaken'),
  changeGold({ context, seat, player }, { into }) {
    player.gold--;
    player.basics[BASICS.indexOf(into)]!++;
    context.emit({ type: 'exchanged', player: seat, gave: { gold: 1 }, got: { [into]: 1 } });
  },
  sellFish: exchange,
  blast: exchange,
  pass({ context }) {
    context.done();
    context.push({ step: 'endTurn' });
  },
};

function act(box: Box, context: WestContext, seat: Seat, choice: SierraWestChoice): void {
  const { state } = context;
  const move = MOVES[choice.do] as ((move: Move, choice: SierraWestChoice) => void) | undefined;
  if (move === undefined) throw notAChoice('pioneer', choice);
  // SW-R-36, SW-CABIN-G6b: anything else lets boots of tokens and the rush of G6 go
  if (choice.do !== 'climb' && choice.do !== 'advance') state.turn.tokenBoots = 0;
  const { rush } = state.turn;
  state.turn.rush = false;
  move({ box, context, seat, player: playerOf(state, seat), rush }, choice);
}

/** A new visit: what was left on the space before is lost (SW-BOOT-01). */
export function arrive(box: Box, state: SierraWestState, player: PlayerState, figure: Pioneer, place: number): void {
  setPlace(player, figure, place);
  const space = spaceAt(box, place);
  const icon = space === null ? null : iconOn(box, state, player, space);
  const boots = space !== null && space.paid === 0 && icon?.icon === 'boots';
  if (figure === 'green') {
    state.turn.help = activeTypes(box, player);
    state.turn.greenUsed = boots;
    state.turn.greenBoots = 0;
  } else {
    state.turn.tanUsed = boots;
    state.turn.tanBoots = 0;
  }
  if (boots && icon?.icon === 'boots') setBoots(state, figure, icon.n);
}

const markUsed = (state: SierraWestState, figure: Pioneer): void => {
  if (figure === 'green') state.turn.greenUsed = true;
  else state.turn.tanUsed = true;
};

function use(
  { box, context, seat, player }: Move,
  { pioneer: figure, cabin }: Extract<SierraWestChoice, { do: 'use' }>,
): void {
  const { state } = context;
  const space = spaceAt(box, placeOf(player, figure)) as Space;
  const icon = iconOn(box, state, player, space);
  markUsed(state, figure);
  if (cabin !== undefined) state.turn.spent |= cabin === 'T2' ? T2 : T1;
  context.emit({ type: 'iconUsed', player: seat, pioneer: figure, icon: icon.icon });
  if (cabin === 'T2') {
    context.emit({ type: 'bearTrapped', player: seat });
    gain(context, seat, { tokens: 1 }, 'cabin');
    return;
  }
  const paid = cabin === 'T1' ? space.paid - 1 : space.paid;
  if (icon.icon === 'shovel') {
    context.push({ step: 'shovel', paid });
    return;
  }
  context.push({ step: 'icon', pioneer: figure });
  if (paid > 0) pay(context, seat, NOTHING, paid);
}

/** Carries out an icon that has been paid for. */
export const icon = (box: Box): Auto<'icon'> => ({
  run(context, { pioneer: figure }) {
    const { state } = context;
    const player = playerOf(state, state.active);
    const found = iconOn(box, state, player, spaceAt(box, placeOf(player, figure)) as Space);
    rulesOfIcon(found).use(box, context, state.active, found, figure);
  },
});

export const advance: Auto<'advance'> = { run: (context) => moveWagon(context, context.state.active) };

/** SW-CABIN-G4, SW-CABIN-G5: tokens are spent, and the green pioneer arrives somewhere else. */
function relocate(
  { box, context, seat, player, rush }: Move,
  cabin: number,
  tokens: number,
  place: number,
  type: 'backtracked' | 'shortcutTaken',
): void {
  player.tokens -= tokens;
  context.state.turn.spent |= cabin;
  context.state.turn.rush = rush;
  context.emit({ type: 'paid', player: seat, goods: { tokens } });
  arrive(box, context.state, player, 'green', place);
  context.emit({ type, player: seat, place });
}
