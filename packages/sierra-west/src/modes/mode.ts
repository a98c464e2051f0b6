import type { Random, ScoreLine, Seat, Steps } from '@cordillera/engine';
import type { BlockedRule } from '../blocked.ts';
import type { Box, Kit } from '../content/box.ts';
import type { IconName, PathIcon, Summit, SummitName } from '../content/types.ts';
import type { WestContext } from '../flow/steps.ts';
import type { Pioneer } from '../places.ts';
import type { PlayerState, SierraWestChoice, SierraWestEvent, SierraWestFrame, SierraWestState } from '../state.ts';

/** What a path icon does. `Of` narrows to the icons of one name. */
export interface IconRules<Name extends IconName = IconName> {
  /** Red border: it must be resolved, or damage taken, before the pioneer leaves (SW-PATH-06). */
  mandatory?: true;
  /** Whether the icon is resolved without being used: a banjo hazard (SW-BOAT-07). */
  passed?(box: Box, state: SierraWestState, seat: Seat): boolean;
  /** The icon under the tan pioneer that makes it so. */
  passedBy?: IconName;
  /** The rule that forbids using it now, apart from the price of its space; if absent, it can always be used (SW-R-29). */
  blockedBy?(box: Box, state: SierraWestState, seat: Seat, icon: IconOf<Name>, paid: number): BlockedRule | null;
  /** Carries it out; the space is paid for, except for a shovel, whose price depends on what is done with it. */
  use(box: Box, context: WestContext, seat: Seat, icon: IconOf<Name>, pioneer: Pioneer): void;
}
type IconOf<Name extends IconName> = Extract<PathIcon, { icon: Name }>;

/** What a summit action does once its price is paid. */
export interface SummitRules<Name extends SummitName = SummitName> {
  /** The rule that forbids it now, apart from its price (SW-R-31). */
  blockedBy?(box: Box, state: SierraWestState, seat: Seat, summit: SummitOf<Name>): BlockedRule | null;
  perform(box: Box, context: WestContext, seat: Seat, summit: SummitOf<Name>): void;
}
type SummitOf<Name extends SummitName> = Extract<Summit, { action: Name }>;

export type IconTable<Names extends IconName> = { [Name in Names]: IconRules<Name> };
export type SummitTable<Names extends SummitName> = { [Name in Names]: SummitRules<Name> };

/** Everything that a mode adds to the common game. */
export interface ModeRules {
  /** Lays out specials and pieces; the basics are shuffled and fill the rest (chapter 2). */
  setup(box: Box, kit: Kit, state: SierraWestState, random: Random): SetupPlan;
  /** Called when a special has entered the row, at setup as well. */
  entered?(box: Box, context: Pick<WestContext, 'state' | 'emit'>, slot: number): void;
  /** Specials that become uncovered stay where they are (SW-OUT-07). */
  specialsStay?: true;
  /** Free trades, possible at any moment between two actions (SW-PIO-03). */
  exchanges?(box: Box, state: SierraWestState, player: PlayerState, seat: Seat, choices: SierraWestChoice[]): void;
  exchange?(box: Box, context: WestContext, seat: Seat, choice: SierraWestChoice): void;
  /** Choices that a player might try in vain, with the rule that forbids each. */
  tried?: readonly { choice: SierraWestChoice; rule: BlockedRule }[];
  /** Single cards that one player at a time can hold. */
  cards?: readonly ('lantern' | 'dynamite' | 'sheriff')[];
  /** The effect of the mode's own animal in Fur Trade (SW-FUR-03 to 06). */
  animal(box: Box, context: WestContext, player: number): void;
  /** Hastings's mode action (SW-SOLO-25 to 29). */
  hastings(box: Box, context: WestContext, hastings: number): void;
  /** Extra scoring (SW-SCORE-07); `multiplier` is that of the wagon's space. */
  score?(state: SierraWestState, index: number, player: PlayerState, multiplier: number): ScoreLine[];
  /** Before Hastings is scored: gold that its pieces are worth (SW-SOLO-33). */
  hastingsGold?(player: PlayerState): number;
}

/** Where the specials lie, and which one starts in slot 1. */
export interface SetupPlan {
  /** Special card by position. */
  specials: Map<number, number>;
  first: number;
}

export type ModeSteps<Names extends SierraWestFrame['step']> = Pick<
  Steps<SierraWestState, SierraWestFrame, SierraWestChoice, SierraWestEvent>,
  Names
>;
