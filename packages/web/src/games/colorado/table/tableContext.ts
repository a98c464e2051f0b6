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

/** What every part of the table is told with. */
export interface TableContext {
  box: Box;
  view: ColoradoView;
  speaker: ColoradoSpeaker;
  words: ColoradoTableWords;
  language: Language;
  names: readonly string[];
  /** All that was told so far. */
  events: readonly ColoradoEvent[];
  /** What of it is being told now. */
  newest: readonly ColoradoEvent[];
  /** The player whose things lie in front: whoever acts, or is looked at. */
  me: number;
  /** Nobody plays at this screen: that player is not spoken to. */
  isWatched: boolean;
  /** The things of a choice that waits for a last word. */
  held: readonly string[];
  /** What a listed choice would bring to whoever is asked, in points. */
  worth: (choice: ColoradoChoice) => number;
}

export const playerOf = ({ view }: Pick<TableContext, 'view'>, seat: number): PlayerView => view.players[seat]!;

/** The play area as the drawings take it: one bit for each card. */
export const areaBits = ({ area }: PlayerView): number => areaOf(area);
