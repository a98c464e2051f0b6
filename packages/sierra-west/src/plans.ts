import { rulesOfIcon } from './actions/icons.ts';
import { activeTypes, isReady } from './cabins/meetingLodge.ts';
import { BACKTRACK, CABIN_SPACES, SHORTCUT } from './cabins/types.ts';
import { type Box, type BoxCard, kitOf } from './content/box.ts';
import { ANIMALS, type Animal, type IconName, type PathIcon } from './content/types.ts';
import { trappable } from './flow/reactions.ts';
import { NONE } from './geometry.ts';
import { CAMP, GREEN_START, PIONEERS, type Pioneer, TAN_START } from './places.ts';
import { opponentsOf } from './players.ts';
import { type PathSpace, pathsOf } from './preview.ts';
import type { PlayerState, SierraWestEvent, SierraWestState } from './state.ts';
import type { SierraWestView } from './view.ts';

/** What a table needs to draw a plan. Nothing here changes a game, and a view is enough for all of it. */
type Seen = Pick<SierraWestView, 'mode'>;

/** An icon that no pioneer can reach, and on which of the three cards it is. */
export interface CoveredIcon {
  at: number;
  slot: number;
  icon: PathIcon;
}

/** SW-PLAN-02: what the teeth of the board and the outer cards cover when these three lie left to right. */
export function coveredIcons(box: Box, { mode }: Seen, cards: readonly number[]): CoveredIcon[] {
  const open = [...box.green, ...box.tan];
  return cards.flatMap((card, at) =>
    (box.kits[mode].cards[card] as BoxCard).icons.flatMap((icon, slot) =>
      open.some((space) => space.card === at && space.slot === slot) ? [] : [{ at, slot, icon }],
    ),
  );
}

/** An animal that the others see, and which of them could trap it now. */
export interface ShownAnimal {
  animal: Animal;
  /** On the left card, the right one, or both. */
  at: number[];
  trappers: number[];
}

/** SW-PLAN-04, SW-TRAP-02: the animals that this player's cards would show. */
export function animalsShown(box: Box, view: SierraWestView, index: number, cards: readonly number[]): ShownAnimal[] {
  const shown: ShownAnimal[] = [];
  for (const at of [0, 2]) {
    const { animal } = kitOf(box, view).cards[cards[at] as number] as BoxCard;
    if (animal === NONE) continue;
    const known = shown.find((each) => each.animal === ANIMALS[animal]);
    if (known) known.at.push(at);
    else
      shown.push({
        animal: ANIMALS[animal] as Animal,
        at: [at],
        trappers: opponentsOf(asState(view), index).filter((seat) => trappable(box, asState(view), seat, 1 << animal)),
      });
  }
  return shown;
}

/** A mandatory space of a plan. */
export interface Hazard extends PathSpace {
  path: Pioneer;
  /** Its number on the path, from 1. */
  space: number;
  /** The tan spaces from which the tan pioneer lets the green one pass (SW-BOAT-07); null for what is resolved where it is. */
  passedFrom: number[] | null;
}

/** What must be resolved on the paths that these cards form (SW-PATH-06). */
export function hazardsOf(box: Box, view: Seen, cards: readonly number[]): Hazard[] {
  const paths = pathsOf(box, view, cards);
  const passing = (by: IconName): number[] => paths.tan.flatMap(({ icon }, i) => (icon.icon === by ? [i + 1] : []));
  return PIONEERS.flatMap((path) =>
    paths[path].flatMap((found, i) => {
      const { mandatory, passedBy } = rulesOfIcon(found.icon);
      return mandatory ? [{ ...found, path, space: i + 1, passedFrom: passedBy ? passing(passedBy) : null }] : [];
    }),
  );
}

/**
 * The path places (places.ts) whose icon the active player used on the last visit, from the events since the plan was
 * laid out.
 */
export function usedPlaces(events: readonly SierraWestEvent[]): number[] {
  const used = new Set<number>();
  const at: Record<Pioneer, number> = { green: CAMP, tan: CAMP };
  const arrive = (pioneer: Pioneer, place: number): void => {
    at[pioneer] = place;
    used.delete(place);
  };
  for (const event of events.slice(events.findLastIndex(({ type }) => type === 'planned') + 1)) {
    if (event.type === 'entered') arrive(event.pioneer, event.pioneer === 'green' ? GREEN_START : TAN_START);
    else if (event.type === 'stepped') arrive(event.pioneer, event.place);
    else if (event.type === 'backtracked' || event.type === 'shortcutTaken') arrive('green', event.place);
    else if (event.type === 'iconUsed') used.add(at[event.pioneer]);
    // boots are not used but spent (SW-BOOT-01)
    else if (event.type === 'climbed' && event.boot !== 'token') used.add(at[event.boot]);
    else if (event.type === 'bootsTraded') used.add(at.green);
    else if (event.type === 'passed') used.clear();
  }
  return [...used];
}

/** `active`: its effect can be had now. `used`: a `1x` cabin already used this turn. */
export type CabinState = 'empty' | 'idle' | 'active' | 'used';

/** The cabins that the Meeting Lodge activates only for a moment (SW-CABIN-G6b). */
const ONCE = BACKTRACK | SHORTCUT;

/** The cabin spaces of this player, three green and one tan (SW-ASSIGN-06, SW-CABIN-G6). */
export function cabinStates(box: Box, view: SierraWestView, index: number): CabinState[] {
  const player = asState(view).players[index] as PlayerState;
  const isTurn = view.active === index;
  return player.cabins.slice(0, CABIN_SPACES).map((tile) => {
    if (tile === NONE) return 'empty';
    const type = 1 << (box.tiles[tile] as number);
    if (isTurn && view.turn.spent & type) return 'used';
    const isRush = isTurn && (type & ONCE) !== 0 && isReady(box, asState(view), player, type);
    return isRush || activeTypes(box, player) & type ? 'active' : 'idle';
  });
}

/** Where the mule of this player stands; null when they do not have it. */
export const muleOf = ({ mule, active, turn }: SierraWestView, index: number): number | null =>
  mule !== index ? null : active === index ? turn.mule : CAMP;

/** These functions read only public parts of a state, which a view has too. */
const asState = (view: SierraWestView): SierraWestState => view as unknown as SierraWestState;
