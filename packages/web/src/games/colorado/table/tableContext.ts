import type {
  Box,
  ColoradoChoice,
  ColoradoEvent,
  ColoradoSpeaker,
  ColoradoView,
  PlayerView,
} from '@cordillera/colorado';
import { areaOf } from '@cordillera/colorado';
import type { Language } from '../../../i18n/index.tsx';
import type { ColoradoTableWords } from './coloradoTableWords.ts';

/** Shared by all components of the table. */
export interface TableContext {
  box: Box;
  view: ColoradoView;
  speaker: ColoradoSpeaker;
  words: ColoradoTableWords;
  language: Language;
  names: readonly string[];
  /** All events shown so far. */
  events: readonly ColoradoEvent[];
  /** The events being shown now. */
  newest: readonly ColoradoEvent[];
  /** The player in front: the one who acts, or the one looked at. */
  me: number;
  /** True for spectators: the texts do not address the player in front. */
  isWatched: boolean;
  /** The targets of a choice that waits for confirmation. */
  held: readonly string[];
  /** The points that a listed choice would bring to the player who is asked. */
  worth: (choice: ColoradoChoice) => number;
}

export const playerOf = ({ view }: Pick<TableContext, 'view'>, seat: number): PlayerView => view.players[seat]!;

/** The play area as the drawings take it: one bit for each card. */
export const areaBits = ({ area }: PlayerView): number => areaOf(area);
