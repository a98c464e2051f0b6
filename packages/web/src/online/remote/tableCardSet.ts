import type { Pack } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import type { TableInfo } from '@cordillera/protocol';
import { houseSetOf, openPack } from '../../cardsets/sets.ts';
import { api } from '../api.ts';

/** The table's own card set, fetched from the server; null for the house set. */
export async function cardsOf({
  game: id,
  content,
}: Pick<TableInfo, 'game' | 'content'>): Promise<Pack<object> | null> {
  const game = await loadGame(id);
  if (content.hash === houseSetOf(game).hash) return null;
  const { files } = await api.pack(content.hash);
  return openPack({ game: id, id: content.id, hash: content.hash, added: 0, cards: 0, files }, game);
}
