import { completeFamilies, drawCards } from '../actions/cards.ts';
import { LAST_SLOT, tickMedals } from '../actions/medals.ts';
import { openRegions } from '../actions/sheet.ts';
import { discover } from '../actions/tick.ts';
import { type Box, familyBits, identityOf } from '../content/box.ts';
import { VALUES } from '../content/types.ts';
import { totalOf } from '../scoring/sheet.ts';
import type { ColoradoChoice } from '../state.ts';
import { type Acting, type Ask, type Auto, fromCaller, playerAt } from './steps.ts';

/** CO-EOT-06 */
const MIN_CARDS = 3;
/** CO-R-58 */
export const LAST_TURN = 200;

/** Step A: every complete family is turned in (CO-EOT-01). */
export const families = (box: Box): Auto<'families'> => ({
  run(context) {
    const { state, emit, push, openLanes } = context;
    emit({ type: 'endOfTurn', turn: state.turn, barrier: true });
    push({ step: 'refill' });
    for (const seat of fromCaller(state)) discardIdleFamilies(box, context, seat);
    openLanes(state.players.length, (seat) =>
      completeFamilies(playerAt(state, seat)).length > 0 ? { step: 'turnIn' } : null,
    );
  },
});

/** CO-EOT-02 */
function discardFamily({ state, emit }: Acting, seat: number, colour: number): void {
  playerAt(state, seat).area &= ~familyBits(colour);
  for (const value of VALUES) state.discard[identityOf(colour, value)]!++;
  emit({ type: 'turnedIn', seat, colour });
}

/** CO-R-43: complete families are discarded even when there is no region to discover. */
function discardIdleFamilies(box: Box, acting: Acting, seat: number): void {
  const player = playerAt(acting.state, seat);
  const complete = completeFamilies(player);
  if (complete.length === 0 || openRegions(box, player).length > 0) return;
  for (const colour of complete) discardFamily(acting, seat, colour);
}

/** CO-EOT-02 to 04, CO-R-44: one family after another, in the player's order. */
export const turnIn = (box: Box): Ask<'turnIn'> => ({
  decision(state, _, seat) {
    const player = playerAt(state, seat);
    const complete = completeFamilies(player);
    const regions = openRegions(box, player);
    const choices = complete.flatMap((colour) =>
      regions.map((region): ColoradoChoice => ({ do: 'turnIn', colour, region })),
    );
    const params = { families: complete.length, regions: regions.length };
    return { seat, prompt: 'turnIn', params, choices, forward: choices.length };
  },
  apply(context, _, seat, choice) {
    if (choice.do !== 'turnIn') return;
    const { state, done, push } = context;
    done();
    discardFamily(context, seat, choice.colour);
    discover(box, context, seat, choice.region, 'family');
    discardIdleFamilies(box, context, seat);
    if (completeFamilies(playerAt(state, seat)).length > 0) push({ step: 'turnIn' });
  },
});

/** Step B: CO-R-34, from the Caller to the left. */
export const refill: Auto<'refill'> = {
  run(context) {
    const { state, push } = context;
    for (const seat of fromCaller(state)) drawCards(context, seat, MIN_CARDS - playerAt(state, seat).hand.length);
    push({ step: 'check' });
  },
};

/** Step C: the game ends, or the next player calls (CO-EOT-08, 09). */
export const check = (box: Box): Auto<'check'> => ({
  run(context) {
    const { state, emit, push } = context;
    tickMedals(box, context);
    if (state.players.some(({ medals }) => medals.length >= LAST_SLOT)) state.over = 'seventhMedal';
    else if (state.turn >= LAST_TURN) state.over = 'lastTurn';
    if (state.over === null) {
      state.caller = (state.caller + 1) % state.players.length;
      push({ step: 'turn' });
    } else {
      const totals = state.players.map((player) => totalOf(box, player));
      emit({ type: 'gameEnded', reason: state.over, totals, barrier: true });
    }
  },
});
