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
 * Keeps a game that is over on the server among the games of this device, under the same name, and what was earned in it
 * by whoever played it here. `link` is what opens it for somebody who only watched. False: an operator has ended it, and it
 * has no result to look at.
 */
export async function saveFinishedTable(id: string, link: string | null): Promise<boolean> {
  const record = (await readMatch(id)) ?? (await fetchMatch(id, link));
  if (!record) return false;
  const { summary, table } = record;
  if (summary.suns === null || table.mine?.length === 0) return true;
  // an earlier version of the page kept games and counted nothing
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
  // replayed here: the file proves that the seed has this fingerprint, and that all went by the rules
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

/** The cards that somebody else brought to the table: without them the game could not be opened here. */
async function saveCardSet({ game, hash }: Cards): Promise<void> {
  const packs = (await allPacks()).filter((pack) => pack.game === game);
  if (packs.some((pack) => sameCards(pack, { game, id: '', hash }))) return;
  const { id, files } = await api.pack(hash);
  const name = freeName(id, [{ id: houseName }, ...packs]);
  await addPack({ game: game as GameId, id: name, hash, added: Date.now(), cards: countCards(files), files });
}
