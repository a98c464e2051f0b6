import { formatList } from '@cordillera/engine';
import {
  type Box,
  CABIN,
  CABIN_TYPES,
  type CabinType,
  type Explained,
  endOf,
  GREEN_START,
  GREY_CABIN,
  isOnCabin,
  isOnGreenPath,
  isOnPath,
  isOnSummit,
  type Pioneer,
  type PlayerView,
  type SierraWestEvent,
  type SierraWestSpeaker,
  type SierraWestTerm,
  type SierraWestView,
  SUMMIT,
  TAN_START,
  TRACKER,
  TRAPPER,
} from '@cordillera/sierra-west';
import type { Language } from '../../../i18n/index.tsx';
import { labelWithText } from '../../../i18n/labelWithText.ts';
import type { WestTableWords } from './westTableWords.ts';

/** Shared by all components of the table. */
export interface TableContext {
  box: Box;
  view: SierraWestView;
  speaker: SierraWestSpeaker;
  words: WestTableWords;
  language: Language;
  /** All events shown so far. */
  events: readonly SierraWestEvent[];
  /** The player in front: the one who acts, or the one looked at. */
  me: number;
  /** Shows the card with this number, large enough to read. */
  look: (card: number) => void;
}

export const playerOf = ({ view }: Pick<TableContext, 'view'>, index: number): PlayerView => view.players[index]!;

export const cabinType = ({ box }: TableContext, tile: number): CabinType => CABIN_TYPES[box.tiles[tile]!]!;

/** Explains a card of the hand or the mountain. */
export function aboutCard(context: TableContext, card: number): Explained {
  const { box, view, speaker } = context;
  const printed = box.kits[view.mode].cards[card];
  if (!printed) return speaker.special(card);
  return { name: speaker.card(card), text: speaker.summit(printed.summit).text };
}

/** The summit and the icons of a card in a line. */
export function iconsOf({ box, view, speaker }: TableContext, card: number): string {
  const printed = box.kits[view.mode].cards[card];
  return printed ? printed.icons.map((icon) => speaker.icon(icon).name).join(' · ') : '';
}

/** Where a pioneer or the mule of this player stands. */
export function whereIs(context: TableContext, player: PlayerView, place: number): string {
  const { box, speaker, words, language } = context;
  const term = (key: SierraWestTerm): string => speaker.term(key);
  if (place === TRACKER) return term('tracker');
  if (place === TRAPPER) return term('trapper');
  if (place === GREY_CABIN) return term('greyCabin');
  if (isOnCabin(place)) return speaker.tile(player.cabins[place - CABIN]!);
  if (isOnSummit(place)) return labelWithText(language, term('summit'), speaker.card(player.plan[place - SUMMIT]!));
  if (!isOnPath(place)) return term('camp');
  const path: Pioneer = isOnGreenPath(place) ? 'green' : 'tan';
  const space = place - (path === 'green' ? GREEN_START : TAN_START);
  const at = space === 0 ? term('start') : place === endOf(box, place) ? term('end') : words.space(space);
  return `${term(path === 'green' ? 'greenPath' : 'tanPath')}, ${at}`;
}

/** Whose frontiersman stands on a position of the mountain, or on its base. */
export function standingOn({ view, speaker, language, words }: TableContext, position: number): string | null {
  const names = view.players.flatMap(({ frontiersmen }, index) =>
    frontiersmen.includes(position) ? [speaker.player(index)] : [],
  );
  return names.length === 0 ? null : words.here(formatList(language, names));
}
