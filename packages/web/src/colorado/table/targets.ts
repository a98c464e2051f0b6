import { type ColoradoChoice, colourOf, type Identity, type Side } from '@cordillera/colorado';

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
/** Somebody who can be asked for a card. */
export const personTarget = (seat: number): string => `person ${seat}`;
/** A colour to ask for, and a card of it. */
export const colourTarget = (colour: number): string => `colour ${colour}`;
export const calledTarget = (card: Identity): string => `called ${card}`;
/** A complete family in the play area. */
export const familyTarget = (colour: number): string => `family ${colour}`;
export const sideTarget = (side: Side): string => `side ${side}`;
export const nuggetTarget = 'nugget';
export const pileTarget = 'pile';
export const declineTarget = 'button decline';

const touched: Touched = {
  village: ({ region }) => [regionTarget(region)],
  call: ({ target, card }) => [personTarget(target), colourTarget(colourOf(card)), calledTarget(card)],
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
  turnIn: ({ colour, region }) => [familyTarget(colour), regionTarget(region)],
};

/** What is touched for each choice of Colorado. */
export const targetOf = (choice: ColoradoChoice): readonly string[] => touched[choice.do](choice as never);
