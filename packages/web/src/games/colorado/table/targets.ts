import {
  type ColoradoChoice,
  type ColoradoView,
  colourOf,
  completeFamilies,
  type Identity,
  type Side,
} from '@cordillera/colorado';
import type { TargetOf } from '../../../table/targets/targets.ts';
import { areaBits } from './tableContext.ts';

type Touched = {
  [Do in ColoradoChoice['do']]: (choice: Extract<ColoradoChoice, { do: Do }>) => readonly string[];
};

/** A region's flag. */
export const regionTarget = (region: number): string => `region ${region}`;
export const stageTarget = (stage: number): string => `stage ${stage}`;
export const stationTarget = (station: number): string => `station ${station}`;
export const tipiTarget = (box: number): string => `tipi ${box}`;
/** A card in hand. */
export const cardTarget = (card: Identity): string => `card ${card}`;
/** Two cards of a hand that are discarded together. */
export const pairTarget = ([a, b]: readonly [Identity, Identity]): string => `pair ${a} ${b}`;
/** A player who can be asked for a card. */
export const personTarget = (seat: number): string => `person ${seat}`;
/** A colour to ask for, a card of it, and the question itself. */
export const colourTarget = (colour: number): string => `colour ${colour}`;
export const calledTarget = (card: Identity): string => `called ${card}`;
export const askTarget = 'button ask';
/** A complete family in the play area. */
export const familyTarget = (colour: number): string => `family ${colour}`;
export const sideTarget = (side: Side): string => `button ${side}`;
export const nuggetTarget = 'button nugget';
export const pileTarget = 'pile';
export const declineTarget = 'button decline';

/** The targets of each choice of Colorado, for the player of this seat. */
export function targetsIn({ players }: ColoradoView, seat: number): TargetOf<ColoradoChoice> {
  const families = completeFamilies({ area: areaBits(players[seat]!) });
  const touched: Touched = {
    village: ({ region }) => [regionTarget(region)],
    call: ({ target, card }) => [personTarget(target), colourTarget(colourOf(card)), calledTarget(card), askTarget],
    give: ({ card }) => [cardTarget(card)],
    pick: ({ side }) => [sideTarget(side)],
    takeNugget: () => [nuggetTarget],
    buy: ({ card }) => [cardTarget(card)],
    draw: () => [pileTarget],
    // the card that is wanted first, then what it costs
    swap: ({ discard, card }) => [cardTarget(card), pairTarget(discard)],
    decline: () => [declineTarget],
    tickStage: ({ stage }) => [stageTarget(stage)],
    tickStation: ({ station }) => [stationTarget(station)],
    tickTipi: ({ box }) => [tipiTarget(box)],
    place: ({ card }) => [cardTarget(card)],
    discover: ({ region }) => [regionTarget(region)],
    // with one family there is nothing to choose but the flag
    turnIn: ({ colour, region }) =>
      families.length > 1 ? [familyTarget(colour), regionTarget(region)] : [regionTarget(region)],
  };
  return (choice) => touched[choice.do](choice as never);
}
