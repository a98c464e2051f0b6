import { loadMatchInSteps, type Match, type StoredMatch } from '@cordillera/engine';
import { loadGame, loadOlderHouse } from '@cordillera/games/lazy';
import { type Cards, cardsOf, houseName, sameCards } from '../../cardsets/cards.ts';
import { countCards } from '../../cardsets/countCards.ts';
import { freeName } from '../../cardsets/freeName.ts';
import { houseSetOf, ownSets } from '../../cardsets/sets.ts';
import { readMatch, writeMatch } from '../../store/matches.ts';
import { addPack, allPacks } from '../../store/packs.ts';
import type { GameId, MatchRecord } from '../../store/records.ts';
import { openMatch } from '../../table/match/openMatch.ts';
import { runInSlices } from '../../table/match/runInSlices.ts';
import { loadTableGame } from '../../table/tableGames.ts';
import { api } from '../api.ts';

/**
 * Saves a finished game of the server on this device, under the same id, together with what this device's players
 * earned in it. `link` gives a spectator access. Returns false when an operator ended the game, so that it has no
 * result.
 */
export async function saveFinishedTable(id: string, link: string | null): Promise<boolean> {
  const record = (await readMatch(id)) ?? (await fetchMatch(id, link));
  if (!record) return false;
  const { summary, table } = record;
  if (summary.suns === null || table.mine?.length === 0) return true;
  // earlier versions of the page saved games without counting what was earned
  const { match } = (await openMatch(id))!;
  if (match.content.hash === houseSetOf(match.game).hash) await (await loadTableGame(summary.game)).finished?.(match);
  return true;
}

async function fetchMatch(id: string, link: string | null): Promise<MatchRecord | null> {
  const [fetched, { me, result }] = await Promise.all([api.match(id, link), api.table(id, link)]);
  if (result === undefined) return null;
  const saved = fetched as StoredMatch;
  const [game, { summary }] = await Promise.all([loadGame(saved.game), loadTableGame(saved.game)]);
  const cards = cardsOf(saved);
  const isHouse = cards?.hash === houseSetOf(game).hash;
  const older = cards && !isHouse ? await loadOlderHouse(cards.game, cards.hash) : null;
  if (cards && !isHouse && !older) await saveCardSet(cards);
  const packs = await ownSets(saved.game);
  // replaying proves that the seed matches the fingerprint and that every choice was legal
  const match: Match = await runInSlices(loadMatchInSteps(saved, { games: [game], packs, olderHouse: () => older }));
  const now = Date.now();
  return writeMatch({
    id,
    created: now,
    played: now,
    revision: 0,
    saved,
    table: { livePoints: true, byLink: true, mine: me.seats },
    summary: summary(match),
  });
}

/** Saves the card set that another player brought to the table: without it the game could not be opened here. */
async function saveCardSet({ game, hash }: Cards): Promise<void> {
  const packs = (await allPacks()).filter((pack) => pack.game === game);
  if (packs.some((pack) => sameCards(pack, { game, id: '', hash }))) return;
  const { id, files } = await api.pack(hash);
  const name = freeName(id, [{ id: houseName }, ...packs]);
  await addPack({ game: game as GameId, id: name, hash, added: Date.now(), cards: countCards(files), files });
}
