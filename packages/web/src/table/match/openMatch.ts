import type { Match } from '@cordillera/engine';
import type { ComponentType } from 'react';
import { cardOf } from '../../platform/gameRegistry.ts';
import { readMatch } from '../../store/matches.ts';
import { allPacks } from '../../store/packs.ts';
import type { MatchRecord } from '../../store/records.ts';
import type { TableGame } from '../tableGame.ts';
import { hasTable, loadTableGame } from '../tableGames.ts';
import type { TableProps } from '../tableProps.ts';
import { loadGameOf, olderHouseOf, rebuildSteps } from './rebuild.ts';
import { inSlices, type Opening } from './runInSlices.ts';

/** A kept match, rebuilt. Null when there is none of that name; a damaged one throws a `CordilleraError`. */
export async function openMatch(id: string, opening?: Opening): Promise<{ record: MatchRecord; match: Match } | null> {
  const record = await readMatch(id);
  return record && { record, match: await rebuilt(record, opening) };
}

export interface OpenedTable {
  record: MatchRecord;
  match: Match;
  game: TableGame;
  Table: ComponentType<TableProps>;
}

/** The same with all that its game brings to the table. */
export async function openTable(id: string, opening?: Opening): Promise<OpenedTable | null> {
  const record = await readMatch(id);
  if (!record) return null;
  // side by side: both wait for the network
  const [match, parts] = await Promise.all([rebuilt(record, opening), loadParts(record.saved.game)]);
  // a match of a game without a table has been refused
  return { record, match, ...parts! };
}

async function rebuilt({ saved }: MatchRecord, opening?: Opening): Promise<Match> {
  const [game, packs] = await Promise.all([loadGameOf(saved), allPacks()]);
  const older = await olderHouseOf(saved, packs, game);
  return inSlices(rebuildSteps(saved, packs, game, older), opening);
}

async function loadParts(game: string): Promise<{ game: TableGame; Table: ComponentType<TableProps> } | null> {
  if (!hasTable(game)) return null;
  const { Table } = cardOf(game).module;
  if (!Table) throw new Error(`Nobody has drawn the table of the game "${game}" yet.`);
  const [told, drawn] = await Promise.all([loadTableGame(game), Table()]);
  return { game: told, Table: drawn };
}
