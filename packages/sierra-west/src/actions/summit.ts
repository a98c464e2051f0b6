import type { Seat } from '@cordillera/engine';
import type { BlockedRule } from '../blocked.ts';
import { type Box, type BoxCard, kitOf } from '../content/box.ts';
import { BASICS, type Summit, type SummitName } from '../content/types.ts';
import { type Ask, type Auto, activePlayer, asked, notAChoice, type WestContext } from '../flow/steps.ts';
import { appleSummits } from '../modes/appleHill.ts';
import { boatSummits } from '../modes/boatsAndBanjos.ts';
import { goldSummits } from '../modes/goldRush.ts';
import type { SummitRules, SummitTable } from '../modes/mode.ts';
import { outSummits } from '../modes/outlawsAndOutposts.ts';
import { playerOf } from '../players.ts';
import type { PlayerState, SierraWestState } from '../state.ts';
import { canPay, pay } from './goods.ts';
import { raise } from './homestead.ts';
import { moveWagon } from './wagon.ts';

const commonSummits: SummitTable<'homestead' | 'advanceWagon'> = {
  homestead: {
    perform(_box, context, seat, { track }) {
      if (track === 'any') context.push({ step: 'homestead' });
      else raise(context, seat, BASICS.indexOf(track));
    },
  },
  // SW-ACT-08
  advanceWagon: {
    blockedBy: (box, state, seat) => (playerOf(state, seat).wagon < box.lastTrail ? null : 'SW-WAGON-03'),
    perform: (_box, context, seat) => moveWagon(context, seat),
  },
};

/** Every summit action of chapter 15.2; a missing one does not compile. */
const SUMMITS: { [Name in SummitName]: SummitRules<Name> } = {
  ...commonSummits,
  ...appleSummits,
  ...boatSummits,
  ...goldSummits,
  ...outSummits,
};

const rulesOfSummit = (summit: Summit): SummitRules => SUMMITS[summit.action] as unknown as SummitRules;

export const summitCard = (box: Box, state: SierraWestState, player: PlayerState, at: number): BoxCard =>
  kitOf(box, state).cards[player.plan[at] as number] as BoxCard;

/** SW-SUMMIT-06: why the summit action of this card cannot be performed now; null when it can. */
export function summitBlockedBy(
  box: Box,
  state: SierraWestState,
  seat: Seat,
  { summit, price }: BoxCard,
): BlockedRule | null {
  if (!canPay(state, playerOf(state, seat), price)) return 'SW-SUMMIT-06';
  return rulesOfSummit(summit).blockedBy?.(box, state, seat, summit) ?? null;
}

const cardAt = (box: Box, state: SierraWestState, card: number): BoxCard => kitOf(box, state).cards[card] as BoxCard;

/** Pays, with the action on the stack below the payment. */
export function startSummit(box: Box, context: WestContext, card: number): void {
  context.push({ step: 'summit', card });
  pay(context, context.state.active, cardAt(box, context.state, card).price);
}

/** SW-SUMMIT-04: performed at once; whether it is repeated is decided after everything it does. */
export const summit = (box: Box): Auto<'summit'> => ({
  run(context, { card }) {
    const { summit: action } = cardAt(box, context.state, card);
    if ('repeat' in action && action.repeat) context.push({ step: 'repeat', card });
    rulesOfSummit(action).perform(box, context, context.state.active, action);
  },
});

/** SW-SUMMIT-05: the player is asked only while it can be performed once more. */
export const repeat = (box: Box): Auto<'repeat'> => ({
  run(context, { card }) {
    const { state } = context;
    if (summitBlockedBy(box, state, state.active, cardAt(box, state, card)) === null)
      context.push({ step: 'again', card });
  },
});

export const again = (box: Box): Ask<'again'> => ({
  who: activePlayer,
  decision: (_state, { card }, seat) => asked(seat, 'again', { card }, [{ do: 'again' }, { do: 'stop' }]),
  apply(context, { card }, _seat, choice) {
    context.done();
    if (choice.do === 'again') startSummit(box, context, card);
    else if (choice.do !== 'stop') throw notAChoice('again', choice);
  },
});
