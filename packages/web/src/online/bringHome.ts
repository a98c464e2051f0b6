import { loadSteps, type Match } from '@cordillera/engine';
import { loadGame } from '@cordillera/games/lazy';
import { type Cards, cardsOf, houseName, sameCards } from '../packs/cards.ts';
import { countCards } from '../packs/count.ts';
import { freeName } from '../packs/freeName.ts';
import { houseOf, ownSets } from '../packs/sets.ts';
import { readMatch, writeMatch } from '../store/matches.ts';
import { addPack, allPacks } from '../store/packs.ts';
import type { GameId } from '../store/records.ts';
import { loadTableGame } from '../table/games.ts';
import { inSlices } from '../table/slices.ts';
import { api } from './api.ts';

/** Keeps a game that is over on the server among the games of this device, under the same name. */
export async function bringHome(id: string): Promise<void> {
  if (await readMatch(id)) return;
  const saved = (await api.match(id)) as { game: GameId };
  const [game, { summary }] = await Promise.all([loadGame(saved.game), loadTableGame(saved.game)]);
  const cards = cardsOf(saved);
  if (cards && cards.hash !== houseOf(game).hash) await keepCards(cards);
  const packs = await ownSets(saved.game);
  // replayed here: the file proves that the seed has this fingerprint, and that all went by the rules
  const match: Match = await inSlices(loadSteps(saved, { games: [game], packs }));
  const now = Date.now();
  await writeMatch({
    id,
    created: now,
    played: now,
    revision: 0,
    saved: match.toJSON(),
    table: { livePoints: true, byLink: true },
    summary: summary(match),
  });
}

/** The cards that somebody else brought to the table: without them the game could not be opened here. */
async function keepCards({ game, hash }: Cards): Promise<void> {
  const packs = (await allPacks()).filter((pack) => pack.game === game);
  if (packs.some((pack) => sameCards(pack, { game, id: '', hash }))) return;
  const { id, files } = await api.pack(hash);
  const name = freeName(id, [{ id: houseName }, ...packs]);
  await addPack({ game: game as GameId, id: name, hash, added: Date.now(), cards: countCards(files), files });
}
