import type { Decision, Seat } from '@cordillera/engine';
import { climb, pushBootChoices, spendBoots } from '../actions/boots.ts';
import { takeDamage } from '../actions/damage.ts';
import { basicsOf, pay } from '../actions/goods.ts';
import { rulesOfIcon } from '../actions/icons.ts';
import { startSummit, summitBlockedBy, summitCard } from '../actions/summit.ts';
import { moveWagon } from '../actions/wagon.ts';
import { pushTrades, trade } from '../cabins/assayerAndCobbler.ts';
import { backtrack, backtrackBlockedBy } from '../cabins/backtrack.ts';
import { bearHunterHelps, trapBear } from '../cabins/bearHunter.ts';
import { changeGold, pushGoldChanges } from '../cabins/greyCabin.ts';
import { activeTypes } from '../cabins/meetingLodge.ts';
import { shortcut, shortcutBlockedBy } from '../cabins/shortcut.ts';
import { lowered, tollKeeperBlockedBy } from '../cabins/tollKeeper.ts';
import { BACKTRACK, bit, GREEN_SPACES, MEETING_LODGE } from '../cabins/types.ts';
import { type Box, NOTHING, type Price, type Space } from '../content/box.ts';
import { CABIN_TYPES, type CabinType, type PathIcon } from '../content/types.ts';
import { NONE } from '../geometry.ts';
import { modeRules } from '../modes/index.ts';
import { iconOn, isAtEnd, isUsed, placeOf, setPlace, spaceAt } from '../paths.ts';
import {
  CABIN,
  CAMP,
  canEnter,
  GREEN_START,
  GREY_CABIN,
  isOnPath,
  type Pioneer,
  SUMMIT,
  TAN_START,
} from '../places.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestChoice, SierraWestState } from '../state.ts';
import { arrive } from './arrive.ts';
import { type Ask, type Auto, activePlayer, asked, notAChoice, type WestContext } from './steps.ts';

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
  const green = pushPathMoves(box, state, seat, player, 'green', choices);
  const tan = pushPathMoves(box, state, seat, player, 'tan', choices);
  const summits = pushSummits(box, state, seat, player, choices);
  pushBootChoices(box, state, seat, choices);
  pushCabinUses(box, state, player, choices);
  if (state.mule === seat) {
    if (state.turn.mule === CAMP) choices.push({ do: 'muleToCabin' }); // SW-MULE-02
    pushGoldChanges(state, player, choices);
  }
  modeRules(state.mode).exchanges?.(box, state, player, seat, choices);
  const moves = choices.push({ do: 'pass' }) - 1;
  const { greenBoots, tanBoots, tokenBoots } = state.turn;
  const boots = greenBoots + tanBoots + tokenBoots;
  const held = green ?? tan;
  const icon = held === null ? '' : iconOn(box, state, player, held).icon;
  return asked(seat, 'pioneer', { boots, summits, moves, held: icon, toll: held?.paid ?? 0 }, choices);
}

/** SW-ASSIGN-01 to 05. */
function pushAssignments({ green, tan, cabins }: PlayerState, choices: SierraWestChoice[]): void {
  if (tan === CAMP)
    for (let space = 0; space < GREEN_SPACES; space++)
      if (cabins[space] !== NONE) choices.push({ do: 'assign', pioneer: 'tan', space });
  if (green === CAMP && cabins[GREEN_SPACES] !== NONE)
    choices.push({ do: 'assign', pioneer: 'green', space: GREEN_SPACES });
}

/** Returns the space on which a mandatory icon holds the pioneer; null when none does. */
function pushPathMoves(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  player: PlayerState,
  figure: Pioneer,
  choices: SierraWestChoice[],
): Space | null {
  const place = placeOf(player, figure);
  if (canEnter(place)) {
    choices.push({ do: 'enter', pioneer: figure });
    return null;
  }
  if (!isOnPath(place) || isAtEnd(box, place)) return null;
  const space = spaceAt(box, place);
  if (space === null) {
    choices.push({ do: 'step', pioneer: figure });
    return null;
  }
  if (!isUsed(state, figure)) {
    const icon = iconOn(box, state, player, space);
    pushUses(box, state, seat, player, figure, icon, space.paid, choices);
    const rules = rulesOfIcon(icon);
    if (rules.mandatory && !rules.passed?.(box, state, seat)) {
      choices.push({ do: 'takeDamage', pioneer: figure });
      return space;
    }
  }
  choices.push({ do: 'step', pioneer: figure });
  return null;
}

/** SW-PATH-04, SW-PATH-09, and the two cabins that help with a paid space. */
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
  if (basicsOf(player) >= paid && (rules.blockedBy?.(box, state, seat, icon, paid) ?? null) === null)
    choices.push({ do: 'use', pioneer: figure });
  if (paid === 0 || figure !== 'tan') return;
  if (tollKeeperBlockedBy(box, state, seat, icon, paid) === null)
    choices.push({ do: 'use', pioneer: figure, cabin: 'T1' });
  if (bearHunterHelps(box, state, seat, icon)) choices.push({ do: 'use', pioneer: figure, cabin: 'T2' });
}

/** SW-SUMMIT-01 to 03. Returns how many summit actions can be performed. */
function pushSummits(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  player: PlayerState,
  choices: SierraWestChoice[],
): number {
  const green = isAtEnd(box, player.green);
  const tan = isAtEnd(box, player.tan);
  const mule = state.mule === seat && (state.turn.mule === CAMP || state.turn.mule === GREY_CABIN);
  if (!green && !tan && !mule) return 0;
  let open = 0;
  for (let at = 0; at < 3; at++) {
    if (
      isTaken(state, seat, player, at) ||
      summitBlockedBy(box, state, seat, summitCard(box, state, player, at)) !== null
    )
      continue;
    open++;
    if (green) choices.push({ do: 'summit', figure: 'green', at });
    if (tan) choices.push({ do: 'summit', figure: 'tan', at });
    if (mule) choices.push({ do: 'summit', figure: 'mule', at });
  }
  return open;
}

export const isTaken = (state: SierraWestState, seat: Seat, player: PlayerState, at: number): boolean =>
  player.green === SUMMIT + at ||
  player.tan === SUMMIT + at ||
  (state.mule === seat && state.turn.mule === SUMMIT + at);

function pushCabinUses(box: Box, state: SierraWestState, player: PlayerState, choices: SierraWestChoice[]): void {
  const active = activeTypes(box, player);
  if (active === 0) return;
  pushTrades(state, active, choices);
  if (backtrackBlockedBy(box, state, player) === null) choices.push({ do: 'backtrack' });
  if (shortcutBlockedBy(box, state, player) === null) choices.push({ do: 'shortcut' });
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
}

const exchange = ({ box, context, seat }: Move, choice: SierraWestChoice): void =>
  modeRules(context.state.mode).exchange?.(box, context, seat, choice);

const MOVES: Moves = {
  assign({ box, context, seat, player }, { pioneer: figure, space }) {
    setPlace(player, figure, CABIN + space);
    const cabin = CABIN_TYPES[box.tiles[player.cabins[space] as number] as number] as CabinType;
    context.state.turn.rush = bit(cabin) === MEETING_LODGE;
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
  trade: ({ context, seat }, { cabin }) => trade(context, seat, cabin),
  backtrack: ({ box, context, seat }) => backtrack(box, context, seat),
  shortcut: ({ box, context, seat }) => shortcut(box, context, seat),
  changeGold: ({ context, seat }, { into }) => changeGold(context, seat, into),
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
  // SW-R-36: the boots of an opened token last until something else is done
  if (choice.do !== 'climb' && choice.do !== 'advance') state.turn.tokenBoots = 0;
  // SW-CABIN-G6b: so do the `1x` cabins of the Meeting Lodge
  if (choice.do !== 'backtrack' && choice.do !== 'shortcut' && (box.old.lodge || !usesIconAgain(state, choice)))
    state.turn.rush = false;
  move({ box, context, seat, player: playerOf(state, seat) }, choice);
}

/** SW-R-72: the icon that the green pioneer has gone back to belongs to the Backtrack Cabin; so do the boots of its space. */
function usesIconAgain({ turn }: SierraWestState, choice: SierraWestChoice): boolean {
  if ((turn.spent & BACKTRACK) === 0) return false;
  if (choice.do === 'use' || choice.do === 'takeDamage') return choice.pioneer === 'green';
  if (choice.do === 'climb') return choice.boot === 'green';
  return choice.do === 'advance' && choice.green > 0;
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
  if (cabin !== undefined) state.turn.spent |= bit(cabin);
  context.emit({ type: 'iconUsed', player: seat, pioneer: figure, icon: icon.icon });
  if (cabin === 'T2') {
    trapBear(context, seat);
    return;
  }
  const paid = cabin === 'T1' ? lowered(space.paid) : space.paid;
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
