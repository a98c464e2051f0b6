import type {
  ColoradoView,
  Colour,
  COLOURS as Colours,
  Contested,
  Duo,
  KINDS as Kinds,
  PlayerView,
  Value,
  VALUES as Values,
} from '@cordillera/colorado';

export type {
  Area as Frame,
  BountyBoard as BountyBoardSheet,
  Colour,
  Contested,
  Duo,
  Icon,
  Kind,
  Outline,
  Rail,
  Region,
  Ridge,
  RouteSheet,
  Spot,
  Stage,
  Track,
  Value,
  ZoneName as Zone,
} from '@cordillera/colorado';

// Repeated here because pages that never load the rules need the pictures.
export const COLOURS: typeof Colours = ['red', 'green', 'grey', 'purple', 'blue', 'orange'];
export const VALUES: typeof Values = [1, 2, 3];
export const KINDS: typeof Kinds = ['village', 'desert', 'lake', 'forest'];
export const CONTESTED: readonly Contested[] = ['desert', 'lake', 'forest', 'tipi', 'saloon', 'wanted'];

export const DUO_OF: Readonly<Record<Colour, Duo>> = {
  red: 'nuggets',
  green: 'nuggets',
  grey: 'cards',
  purple: 'cards',
  blue: 'tick',
  orange: 'tick',
};

/** A player's rows on the Bounty Board. */
export type BoardMarks = Pick<PlayerView, 'flags' | 'tipi' | 'saloon' | 'wanted' | 'medals' | 'goals'>;

/** State of the Bounty Board. */
export interface BoardView extends Pick<ColoradoView, 'taken'> {
  readonly players: readonly BoardMarks[];
  /** Medals ticked in each contested zone, including those won in this turn, which others may still win too. */
  readonly ticked: Readonly<Record<Contested, number>>;
}

/** What a player has ticked on the Route Sheet. */
export type SheetMarks = Pick<PlayerView, 'ticks' | 'stations'>;

/** The number of a card: three times the colour plus the value less one. */
export const identityOf = (colour: Colour, value: Value): number => 3 * COLOURS.indexOf(colour) + value - 1;
export const colourOf = (identity: number): Colour => COLOURS[Math.floor(identity / 3)]!;
export const priceOf = (identity: number): Value => VALUES[identity % 3]!;

/** Which values of a family a play area holds. */
export const heldOf = (area: number, colour: Colour): Value[] =>
  VALUES.filter((value) => (area >> identityOf(colour, value)) & 1);
