import { loadGame } from '@cordillera/games/lazy';
import { limits, type TableSetup, type TimeControl } from '@cordillera/protocol';
import { houseSetOf } from '../../cardsets/sets.ts';
import type { MatchSetup } from '../../platform/matchSetup.ts';
import { allPacks } from '../../store/packs.ts';
import { api } from '../api.ts';

let justCreated: string | null = null;

/** Whether this table was just created here; true only once. */
export function consumeJustCreated(table: string): boolean {
  const isNew = justCreated === table;
  justCreated = null;
  return isNew;
}

/** Creates a table on the server; every seat without a bot is filled through the link. Returns the table's id. */
export async function createTable(plan: MatchSetup, name: string, pace: TimeControl): Promise<string> {
  const { game, options, seats, content } = plan;
  const asked: TableSetup = { game, options, seats: seats.map(({ bot }) => bot ?? null), pace };
  const mine = name.slice(0, limits.maxNameChars).trim();
  const own = content && content.hash !== houseSetOf(await loadGame(game)).hash ? content : null;
  if (own === null) justCreated = (await api.create(asked, mine)).id;
  else if ((await api.me()).name !== null) {
    await sendCards(game, own.hash);
    justCreated = (await api.create({ ...asked, pack: own.hash }, mine)).id;
  } else {
    // only a known person may upload cards, and creating a table makes one known: so the table comes first
    justCreated = (await api.create(asked, mine)).id;
    await sendCards(game, own.hash);
    await api.change(justCreated, { ...asked, pack: own.hash });
  }
  return justCreated;
}

/** Uploads the player's own card set, for everybody at the table. */
async function sendCards(game: string, hash: string): Promise<void> {
  const pack = (await allPacks()).find((each) => each.game === game && each.hash === hash);
  if (pack) await api.sendPack({ game, id: pack.id, files: pack.files });
}
