import type { PlacementContext } from '../board/placements.ts';
import type { TableModel } from '../model.ts';
import { mountainOf } from '../summary.ts';
import { canChoose, canDiscard, cardTarget } from '../targets.ts';
import type { Aside, HandCard } from './Hand.tsx';

/** The Mountain cards of a seat, in the order of their numbers: a card keeps its place when it is played. */
export function handOf(context: PlacementContext, seat: number | null, symbols: TableModel['symbols']): HandCard[] {
  const { box, view, speaker, words, can, blocked } = context;
  const player = seat === null ? null : view.players[seat]!;
  if (!player?.hand) return [];
  const drafted = view.groups[player.group]!.draft?.filter((placement) => placement.seat === seat) ?? [];
  const all = [
    ...player.hand.map((number) => ({ number, at: 'hand' as const })),
    ...drafted.map(({ card: number }) => ({ number, at: 'laid' as const })),
    ...(player.aside === null ? [] : [{ number: player.aside, at: 'aside' as const }]),
  ].sort((a, b) => a.number - b.number);
  return all.map(({ number, at }) => {
    const replaced = drafted.some(({ instead }) => instead === number);
    const blind = at === 'hand' && !replaced && (player.blind?.includes(number) ?? false);
    const isFree = can.under(cardTarget(number)).length > 0;
    const refused = (): string | undefined =>
      blocked().find(({ choice }) => (choice.do === 'lay' || choice.do === 'takeBack') && choice.card === number)?.rule;
    const rule = isFree ? (blind ? 'SI-R-79' : undefined) : refused();
    const { worth = 0 } = symbols.find(({ symbol }) => symbol === box.mountain[number]!.symbol) ?? {};
    return {
      card: number,
      face: mountainOf(box, number),
      name: speaker.card(number),
      at,
      isFree,
      blind,
      text: worth > 0 ? words.symbolText.worth(worth) : words.symbolText.plain,
      why: rule === undefined ? null : { text: speaker.rule(rule), rule },
    };
  });
}

/** SI-TRIO-04: in a trio everybody who lays also discards. */
export function asideOf(
  { view, can, speaker, words }: PlacementContext,
  seat: number | null,
  held: number | null,
): Aside | null {
  const hasOne = seat !== null && view.players[seat]!.aside !== null;
  if (!canChoose(can, 'discard') && !hasOne) return null;
  return {
    label: held !== null && canDiscard(can, held) ? speaker.choice({ do: 'discard', card: held }) : null,
    explain: () => ({ title: words.asideHere, text: speaker.rule('SI-TRIO-04'), rule: 'SI-TRIO-04' }),
  };
}
