import { formatList } from '@cordillera/engine';
import type { PlayerView, SierraWestView } from '@cordillera/sierra-west';
import type { TableContext } from '../tableContext.ts';

/** The players of whom this is true. */
export const whereAll = ({ players }: SierraWestView, is: (player: PlayerView) => boolean): number[] =>
  players.flatMap((player, index) => (is(player) ? [index] : []));

/** "here: Anna and Marcel"; null for nobody. */
export const namesOf = ({ speaker, words, language }: TableContext, players: readonly number[]): string | null =>
  players.length === 0 ? null : words.here(formatList(language, players.map(speaker.player)));
