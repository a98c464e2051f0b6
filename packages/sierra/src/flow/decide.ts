import type { Decision, Seat } from '@cordillera/engine';
import { addCard, removeCard } from '../actions/decks.ts';
import { type Cell, isLegalCell, isPlaceable, lay, legalCells, unlay } from '../actions/landscape.ts';
import { type Box, rulesOf } from '../content/box.ts';
import type { MountainCard } from '../content/mountainCard.ts';
import type { SierraPrompt } from '../prompts.ts';
import { groupOf, type RoundDuties, roundDutiesOf } from '../roundDuties.ts';
import type { StageRules } from '../stageRules.ts';
import type { GroupState, Placement, PlayerState, SierraChoice, SierraState } from '../state.ts';
import type { Ask, SierraContext } from './steps.ts';

/** Everything that the decisions of one player in a round depend on. */
interface Desk {
  box: Box;
  rules: StageRules;
  group: GroupState;
  player: PlayerState;
  part: RoundDuties;
  seat: Seat;
}

function deskOf(box: Box, state: SierraState, seat: Seat): Desk {
  const rules = rulesOf(box, state.stage);
  return {
    box,
    rules,
    group: groupOf(state, seat),
    player: state.players[seat] as PlayerState,
    part: roundDutiesOf(state, seat, rules),
    seat,
  };
}

/** DECIDE: a player who is not ready. */
export const decide = (box: Box): Ask => ({
  decision: (state, _frame, seat) => decisionOf(deskOf(box, state, seat)),
  apply(context, _frame, seat, choice) {
    const desk = deskOf(box, context.state, seat);
    switch (choice.do) {
      case 'keep':
        desk.player.keeping = choice.card;
        return context.emit({ type: 'keptDraft', seat, card: choice.card, for: desk.group.members });
      case 'lay':
        return layCard(context, desk, choice);
      case 'discard':
        removeCard(desk.player.hand, choice.card);
        desk.player.aside = choice.card;
        return context.emit({ type: 'putAside', seat, card: choice.card, for: desk.group.members });
      case 'takeBack':
        return takeBack(context, desk, choice.card);
      case 'ready':
        return getReady(context, desk);
      default:
        throw new Error(`decide: ${choice.do} is not a choice of this step`);
    }
  },
});

/** A player who is ready, while others are not (SI-R-29). */
export const ready: Ask = {
  settled: true,
  decision: (_state, _frame, seat) => ({ seat, prompt: 'decide.wait', choices: [{ do: 'unready' }], forward: 0 }),
  apply: (context, _frame, seat) => setReady(context, seat, false),
};

function decisionOf(desk: Desk): Decision<SierraChoice> {
  const { player, part, group, seat } = desk;
  const choices: SierraChoice[] = [];
  if (part.notebook && player.keeping === null) for (const card of player.drawn) choices.push({ do: 'keep', card });
  const owed = owedBy(desk);
  const before = choices.length;
  if (owed > 0) pushLays(choices, desk, owed);
  const lays = choices.length > before;
  if (part.discard > 0 && player.aside === null) for (const card of player.hand) choices.push({ do: 'discard', card });
  // no choice is left: everything is done, or no card of the hand can be laid (SI-R-72)
  const complete = choices.length === 0;
  if (complete) choices.push({ do: 'ready' });
  const forward = choices.length;

  if (player.keeping !== null)
    for (const card of player.drawn) if (card !== player.keeping) choices.push({ do: 'keep', card });
  for (const placement of group.draft)
    if (placement.seat === seat) choices.push({ do: 'takeBack', card: placement.card });
  if (player.aside !== null) choices.push({ do: 'takeBack', card: player.aside });
  return { seat, prompt: promptOf(desk, owed, lays, complete), choices, forward };
}

/** `lays`: some card that must be laid has a legal cell. */
function promptOf({ part, player }: Desk, owed: number, lays: boolean, complete: boolean): SierraPrompt {
  if (complete) return owed > 0 ? 'decide.stuck' : 'decide.ready';
  const keeps = part.notebook && player.keeping === null;
  if (keeps) return lays ? 'decide.keepAndLay' : 'decide.keep';
  if (part.discard > 0 && player.aside === null) return lays ? 'decide.layAndDiscard' : 'decide.discard';
  return owed > 1 ? 'decide.layTwo' : 'decide.layOne';
}

function owedBy({ part, group, seat }: Desk): number {
  let owed = part.lay;
  for (const placement of group.draft) if (placement.seat === seat) owed--;
  return owed;
}

const colourOf = (box: Box, card: number) => (box.mountain[card] as MountainCard).colour;

function pushLays(choices: SierraChoice[], desk: Desk, owed: number): void {
  const { box, player, rules } = desk;
  const { landscape } = desk.group;
  const blind = openBlind(desk).filter((card) => isPlaceable(landscape, colourOf(box, card), rules.limits));
  // enough blind cards can be laid for all that is owed: no other card may take their place (SI-R-79)
  const cards = blind.length >= owed ? blind : player.hand;
  let cells: Cell[] = [];
  let cellsFor: string | null = null;
  for (const card of cards) {
    const colour = colourOf(box, card);
    if (colour !== cellsFor) cells = legalCells(landscape, colour, rules.limits);
    cellsFor = colour;
    for (const { row, column } of cells) choices.push({ do: 'lay', card, row, column });
  }
}

/** The blind cards still to be laid: in hand, with no other card laid in their place (SI-R-85). */
const openBlind = ({ player, group }: Desk): number[] =>
  player.blind.filter((card) => player.hand.includes(card) && !group.draft.some(({ instead }) => instead === card));

/** The blind card without a legal cell that this card replaces; none while more cards are owed than blind ones left. */
function replacedBy(desk: Desk, card: number): number | undefined {
  const open = openBlind(desk);
  if (open.includes(card) || open.length < owedBy(desk)) return undefined;
  const { box, group, rules } = desk;
  return open.find((blind) => !isPlaceable(group.landscape, colourOf(box, blind), rules.limits));
}

/** Whether this player may be ready now. */
const isComplete = (box: Box, state: SierraState, seat: Seat): boolean =>
  decisionOf(deskOf(box, state, seat)).choices[0]?.do === 'ready';

function layCard(
  context: SierraContext,
  desk: Desk,
  { card, row, column }: Extract<SierraChoice, { do: 'lay' }>,
): void {
  const { box, player, group, seat } = desk;
  const instead = replacedBy(desk, card);
  removeCard(player.hand, card);
  lay(group.landscape, card, colourOf(box, card), { row, column });
  const placement = { seat, card, row, column };
  group.draft.push(instead === undefined ? placement : { ...placement, instead });
  context.emit({ type: 'laidDraft', ...placement, for: group.members });
}

/** Takes one card back; a card laid later that is no longer legal returns to its owner's hand (SI-R-24). */
function takeBack(context: SierraContext, { box, rules, player, group, seat }: Desk, card: number): void {
  if (player.aside === card) {
    player.aside = null;
    addCard(player.hand, card);
    context.emit({ type: 'tookBack', seat, card, for: group.members });
    return;
  }
  const from = group.draft.findIndex((placement) => placement.card === card);
  const later = group.draft.splice(from);
  for (const placement of later.toReversed()) unlay(group.landscape, placement);
  addCard(player.hand, card);
  const fallen: Placement[] = [];
  for (const placement of later.slice(1)) {
    const colour = colourOf(box, placement.card);
    if (isLegalCell(group.landscape, colour, placement, rules.limits)) {
      lay(group.landscape, placement.card, colour, placement);
      group.draft.push(placement);
    } else {
      addCard((context.state.players[placement.seat] as PlayerState).hand, placement.card);
      fallen.push(placement);
    }
  }
  context.emit({ type: 'tookBack', seat, card, for: group.members });
  for (const { seat: owner, card: back } of fallen) {
    context.emit({ type: 'fellBack', seat: owner, card: back, for: group.members });
    if (isReady(context.state, owner)) setReady(context, owner, false);
  }
}

export const isReady = (state: SierraState, seat: Seat): boolean => state.flow.lanes?.[seat]?.[0]?.step === 'ready';

/** Whether the game no longer waits for this player, though the phase is open. */
export const isSettled = (state: SierraState, seat: Seat): boolean => {
  const step = state.flow.lanes?.[seat]?.[0]?.step;
  return step === 'ready' || step === 'agreed';
};

function setReady(context: SierraContext, seat: Seat, value: boolean): void {
  context.setLane(seat, { step: value ? 'ready' : 'decide' });
  context.emit({ type: value ? 'readied' : 'unreadied', seat });
}

/** When the last member gets ready, every member's part is checked again on the draft as it is now (SI-R-72). */
function getReady(context: SierraContext, { box, group, seat }: Desk): void {
  setReady(context, seat, true);
  const { state } = context;
  if (!group.members.every((member) => state.flow.lanes?.[member] === null || isReady(state, member))) return;
  for (const member of group.members) {
    if (isReady(state, member) && !isComplete(box, state, member)) setReady(context, member, false);
  }
}
