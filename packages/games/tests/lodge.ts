import { type Match, pick, type Random, type Seat } from '@cordillera/engine';
import {
  CABIN_TYPES,
  GREEN_START,
  type SierraWestChoice,
  type SierraWestRules,
  type SierraWestTypes,
  TAN_START,
} from '@cordillera/sierra-west';
import { BACKTRACK } from '../../sierra-west/src/cabins/types.ts';
import { nextStep } from '../../sierra-west/tests/helpers/golden.ts';

const WANTED = ['G4', 'G5', 'G6'];

/** Whether it uses the icon again to which the Backtrack Cabin has led, while the Shortcut Cabin could still follow. */
export function isLodgeCutShort(match: Match<SierraWestTypes>, choice: SierraWestChoice): boolean {
  const { turn, players, active } = match.copyState();
  return choice.do === 'use' && turn.rush && (turn.spent & BACKTRACK) !== 0 && players[active]!.tokens > 0;
}

/** Random play that makes use of the Meeting Lodge with both `1x` cabins: back by G4, the icon again, down by G5 (SW-R-72). */
export function lodgeStep(match: Match<SierraWestTypes>, random: Random): { seat: Seat; choice: SierraWestChoice } {
  const state = match.copyState();
  const { box } = match.rules as SierraWestRules;
  const step = nextStep(match, random);
  const { seat } = step;
  const player = state.players[seat]!;
  const { choices, forward } = match.decision(seat)!;
  const open = choices.slice(0, forward);
  const typeOf = (tile: number): string => CABIN_TYPES[box.tiles[tile]!]!;
  const owned = player.cabins.filter((tile) => tile >= 0).map(typeOf);
  const ready = WANTED.every((type) => owned.includes(type));
  const wanted = (choice: SierraWestChoice): boolean => {
    if (choice.do === 'build') return WANTED.includes(typeOf(state.market[choice.market]!));
    if (choice.do === 'backtrack') return state.turn.rush;
    if (choice.do === 'assign') return ready && isLodge(choice) && player.tokens > 2 && isUnderWay;
    if (choice.do === 'homestead') return choice.track === 'wood';
    if (choice.do === 'use' && choice.pioneer === 'green') return state.turn.rush;
    return false;
  };
  const isUnderWay = player.green > GREEN_START + 1 && player.green < TAN_START;
  const isLodge = (choice: SierraWestChoice): boolean =>
    choice.do === 'assign' && choice.pioneer === 'tan' && typeOf(player.cabins[choice.space]!) === 'G6';
  const banned = (choice: SierraWestChoice): boolean =>
    choice.do === 'loseCabin' ||
    isLodge(choice) ||
    (choice.do === 'build' && typeOf(state.market[choice.market]!).startsWith('G')) ||
    (choice.do === 'climb' && choice.boot === 'token') ||
    (choice.do === 'advance' && choice.token > 0) ||
    (choice.do === 'shortcut' && player.tokens > 2) ||
    (ready &&
      choice.do === 'enter' &&
      choice.pioneer === 'tan' &&
      player.green < TAN_START &&
      player.green > 0 &&
      !isUnderWay) ||
    (ready && choice.do === 'assign' && choice.pioneer === 'tan');
  const best = open.filter(wanted);
  if (best.length > 0) return { seat, choice: pick(random, best) };
  if (!banned(step.choice)) return step;
  const rest = open.filter((choice) => !banned(choice));
  return rest.length > 0 ? { seat, choice: pick(random, rest) } : step;
}
