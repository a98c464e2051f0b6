import type { Cell, SierraChoice } from '@cordillera/sierra';
import type { TargetModel } from '../../../table/targets/targets.ts';

type Touched = { [Do in SierraChoice['do']]: (choice: Extract<SierraChoice, { do: Do }>) => readonly string[] };

export const cardTarget = (card: number): string => `card ${card}`;
export const placeTarget = ({ row, column }: Cell): string => `place ${row} ${column}`;
export const notebookTarget = (card: number): string => `notebook ${card}`;
export const faceTarget = (face: 'A' | 'B'): string => `face ${face}`;
/** Where one card of a trio leaves the hand. */
export const asideTarget = 'aside';
export const buttonTarget = (name: 'agree' | 'ready' | 'unready'): string => `button ${name}`;

const touched: Touched = {
  face: ({ face }) => [faceTarget(face)],
  agree: () => [buttonTarget('agree')],
  keep: ({ card }) => [notebookTarget(card)],
  lay: ({ card, row, column }) => [cardTarget(card), placeTarget({ row, column })],
  discard: ({ card }) => [cardTarget(card), asideTarget],
  takeBack: ({ card }) => [cardTarget(card)],
  ready: () => [buttonTarget('ready')],
  unready: () => [buttonTarget('unready')],
};

/** The targets of each choice of Sierra. */
export const targetOf = (choice: SierraChoice): readonly string[] => touched[choice.do](choice as never);

/** The targets of the acting player. */
export type SierraTargets = TargetModel<SierraChoice>;

/** The cell of a target; null when it is no place. */
export function cellOf(target: string | null): Cell | null {
  const [kind, row, column] = target?.split(' ') ?? [];
  return kind === 'place' ? { row: Number(row), column: Number(column) } : null;
}

/** Whether a target of this kind can be chosen. */
export const canChoose = (can: SierraTargets, kind: SierraChoice['do']): boolean =>
  can.under().some((choice) => choice.do === kind);

/** The places where a card can go. */
export const laysOf = (can: SierraTargets, card: number): Cell[] =>
  can
    .under(cardTarget(card))
    .flatMap((choice) => (choice.do === 'lay' ? { row: choice.row, column: choice.column } : []));

export const canDiscard = (can: SierraTargets, card: number): boolean =>
  can.under(cardTarget(card), asideTarget).length > 0;

/** The Mountain card that is picked. */
export function heldOf({ picked: [first] }: SierraTargets): number | null {
  return first?.startsWith('card ') ? Number(first.slice('card '.length)) : null;
}
