import type { Blocked, Seat } from '@cordillera/engine';
import { cardCount, type Landscape, type Line, type PlacementLimits } from './actions/landscape.ts';
import { type Box, rulesOf } from './content/box.ts';
import type { MountainCard } from './content/mountainCard.ts';
import type { Colour } from './content/types.ts';
import { decide, isReady } from './flow/decide.ts';
import type { Mode } from './options.ts';
import { groupOf, type RoundDuties, roleHolder, roundDutiesOf } from './roundDuties.ts';
import type { GroupState, PlayerState, SierraChoice, SierraState } from './state.ts';

/** The rule that fixes how many cards a player lays. */
const laysNoMore = ({ mode }: SierraState, { members }: GroupState): string => {
  if (mode === 'solo') return 'SI-SOLO-03';
  if (mode === 'competitive') return 'SI-VS-04';
  return members.length === 3 ? 'SI-TRIO-03' : 'SI-TURN-05';
};

/** The rule that says where leftover cards go; only in a team trio do players put one aside themselves. */
const LEFTOVERS: Record<Mode, string> = {
  team: 'SI-DUO-02',
  solo: 'SI-SOLO-03',
  cooperative: 'SI-COOP-03',
  competitive: 'SI-VS-04',
};

/** What a player might reasonably try but may not do, with the rule that says why. */
export function blockedChoices(box: Box, state: SierraState, seat: Seat): Blocked<SierraChoice>[] {
  const lane = state.flow.lanes?.[seat]?.[0]?.step;
  if (lane !== 'decide' && lane !== 'ready') return [];
  const foreign = [...cardsThatStay(state, seat), ...cardsOfMates(state, seat)];
  return [...foreign, ...(isReady(state, seat) ? dutiesWhileReady(box, state, seat) : ownDuties(box, state, seat))];
}

/** Cards of earlier rounds stay, and players take back only their own; the Role holder has none. */
function cardsThatStay(state: SierraState, seat: Seat): Blocked<SierraChoice>[] {
  const group = groupOf(state, seat);
  const { landscape, draft } = group;
  const foreign = roleHolder(group) === seat ? 'SI-R-25' : 'SI-R-24';
  return landscape.lines.flatMap(({ cards }) =>
    cards.flatMap((card): Blocked<SierraChoice>[] => {
      const placement = draft.find((each) => each.card === card);
      if (placement?.seat === seat) return [];
      return [{ choice: { do: 'takeBack', card }, rule: placement === undefined ? 'SI-PLACE-08' : foreign }];
    }),
  );
}

/** Players see their companions' cards but cannot play them. */
function cardsOfMates(state: SierraState, seat: Seat): Blocked<SierraChoice>[] {
  const group = groupOf(state, seat);
  const blocked: Blocked<SierraChoice>[] = [];
  const rule = roleHolder(group) === seat ? 'SI-R-25' : 'SI-R-23';
  const cells = cellsInSight(group.landscape);
  for (const mate of group.members) {
    if (mate === seat) continue;
    const { drawn, hand } = state.players[mate] as PlayerState;
    for (const card of drawn) blocked.push({ choice: { do: 'keep', card }, rule: 'SI-TURN-03' });
    for (const card of hand) for (const cell of cells) blocked.push({ choice: { do: 'lay', card, ...cell }, rule });
  }
  return blocked;
}

/** A player who is ready cannot change anything until they are no longer ready. */
function dutiesWhileReady(box: Box, state: SierraState, seat: Seat): Blocked<SierraChoice>[] {
  const part = roundDutiesOf(state, seat, rulesOf(box, state.stage));
  const { landscape, draft } = groupOf(state, seat);
  const { hand, aside, drawn, keeping } = state.players[seat] as PlayerState;
  const cells = cellsInSight(landscape);
  const laid = draft.flatMap((placement) => (placement.seat === seat ? [placement.card] : []));
  const choices: SierraChoice[] = [
    ...drawn.filter((card) => card !== keeping).map((card) => ({ do: 'keep' as const, card })),
    ...hand.flatMap((card) => cells.map((cell) => ({ do: 'lay' as const, card, ...cell }))),
    ...(part.discard > 0 ? hand.map((card) => ({ do: 'discard' as const, card })) : []),
    ...[...laid, ...(aside === null ? [] : [aside])].map((card) => ({ do: 'takeBack' as const, card })),
  ];
  return [...choices.map((choice) => ({ choice, rule: 'SI-R-29' })), ...noDiscards(state, part, hand)];
}

/** What a player who is not ready cannot do with their own cards. */
function ownDuties(box: Box, state: SierraState, seat: Seat): Blocked<SierraChoice>[] {
  const blocked: Blocked<SierraChoice>[] = [];
  const add = (rule: string, choice: SierraChoice) => blocked.push({ choice, rule });
  const rules = rulesOf(box, state.stage);
  const part = roundDutiesOf(state, seat, rules);
  const group = groupOf(state, seat);
  const player = state.players[seat] as PlayerState;
  const { choices } = decide(box).decision(state, { step: 'decide' }, seat);
  const laid = group.draft.filter((placement) => placement.seat === seat).length;
  if (choices[0]?.do !== 'ready') {
    const rule = part.notebook && player.keeping === null ? 'SI-R-41' : laid < part.lay ? 'SI-R-13' : 'SI-TRIO-04';
    add(rule, { do: 'ready' });
  }
  if (part.lay > 0) {
    const listed = new Set(
      choices.map((choice) => (choice.do === 'lay' ? `${choice.card}/${choice.row}/${choice.column}` : '')),
    );
    const cells = cellsInSight(group.landscape);
    for (const card of player.hand) {
      const { colour } = box.mountain[card] as MountainCard;
      for (const cell of cells) {
        if (listed.has(`${card}/${cell.row}/${cell.column}`)) continue;
        const rule =
          laid >= part.lay
            ? laysNoMore(state, group)
            : (whyNot(group.landscape, colour, cell.row, cell.column, rules.limits) ?? 'SI-R-79');
        add(rule, { do: 'lay', card, ...cell });
      }
    }
  }
  if (part.discard > 0 && player.aside !== null)
    for (const card of player.hand) add('SI-TRIO-04', { do: 'discard', card });
  return [...blocked, ...noDiscards(state, part, player.hand)];
}

/** Blocks putting cards aside for a player who has no discard to choose, ready or not. */
const noDiscards = ({ mode }: SierraState, part: RoundDuties, hand: readonly number[]): Blocked<SierraChoice>[] =>
  part.discard > 0 ? [] : hand.map((card) => ({ choice: { do: 'discard', card }, rule: LEFTOVERS[mode] }));

/** Every cell of the landscape and around it. */
function cellsInSight(landscape: Landscape): { row: number; column: number }[] {
  if (cardCount(landscape) === 0)
    return [
      { row: 0, column: 0 },
      { row: 0, column: 1 },
    ];
  const left = Math.min(...landscape.lines.map((line) => line.start)) - 1;
  const right = Math.max(...landscape.lines.map((line) => line.start + line.cards.length));
  const cells: { row: number; column: number }[] = [];
  for (let row = landscape.bottom - 1; row <= landscape.bottom + landscape.lines.length; row++) {
    for (let column = left; column <= right; column++) cells.push({ row, column });
  }
  return cells;
}

/** The rule that keeps a card of this colour from this cell; null when the place itself is fine. */
export function whyNot(
  landscape: Landscape,
  colour: Colour,
  row: number,
  column: number,
  limits: PlacementLimits,
): string | null {
  const { lines, bottom } = landscape;
  if (lines.length === 0) return row === 0 && column === 0 ? null : 'SI-R-09';
  const at = row - bottom;
  if (at < 0 || at >= lines.length) {
    const neighbour = lines[at < 0 ? 0 : lines.length - 1] as Line;
    if (column < neighbour.start || column >= neighbour.start + neighbour.cards.length) return 'SI-R-05';
    if (neighbour.colour === colour) return 'SI-PLACE-04';
    return lines.length >= limits.maxLines || (at < 0 && limits.onlyUp) ? 'SI-R-73' : null;
  }
  const line = lines[at] as Line;
  const end = line.start + line.cards.length;
  if (column >= line.start && column < end) return 'SI-R-15';
  const touches = column === line.start - 1 || column === end;
  if (line.colour !== colour) return touches ? 'SI-PLACE-07' : 'SI-R-02';
  if (!touches) return 'SI-PLACE-05';
  return line.cards.length >= limits.maxLength ? 'SI-R-73' : null;
}
