import type { Match } from '@cordillera/engine';
import type { ComponentType } from 'react';
import { gameManifestOf } from '../../platform/gameRegistry.ts';
import { readMatch } from '../../store/matches.ts';
import { allPacks } from '../../store/packs.ts';
import type { MatchRecord } from '../../store/records.ts';
import type { TableGame } from '../tableGame.ts';
import { hasTable, loadTableGame } from '../tableGames.ts';
import type { TableProps } from '../tableProps.ts';
import { loadGameOf, olderHouseOf, rebuildSteps } from './rebuild.ts';
import { type ProgressOptions, runInSlices } from './runInSlices.ts';

/** A stored match, rebuilt. Null when there is none of this id; a damaged one throws a `CordilleraError`. */
export async function openMatch(
  id: string,
  opening?: ProgressOptions,
): Promise<{ record: MatchRecord; match: Match } | null> {
  const record = await readMatch(id);
  return record && { record, match: await rebuildMatch(record, opening) };
}

export interface OpenedTable {
  record: MatchRecord;
  match: Match;
  game: TableGame;
  Table: ComponentType<TableProps>;
}

/** The same with everything that its game adds to the table. */
export async function openTable(id: string, opening?: ProgressOptions): Promise<OpenedTable | null> {
  const record = await readMatch(id);
  if (!record) return null;
  // in parallel: both wait for the network
  const [match, parts] = await Promise.all([rebuildMatch(record, opening), loadParts(record.saved.game)]);
  // a match of a game without a table was refused above
  return { record, match, ...parts! };
}

async function rebuildMatch({ saved }: MatchRecord, opening?: ProgressOptions): Promise<Match> {
  const [game, packs] = await Promise.all([loadGameOf(saved), allPacks()]);
  const older = await olderHouseOf(saved, packs, game);
  return runInSlices(rebuildSteps(saved, packs, game, older), opening);
}

async function loadParts(game: string): Promise<{ game: TableGame; Table: ComponentType<TableProps> } | null> {
  if (!hasTable(game)) return null;
  const { Table } = gameManifestOf(game).module;
  if (!Table) throw new Error(`The game "${game}" has no table component yet.`);
  const [tableGame, drawn] = await Promise.all([loadTableGame(game), Table()]);
  return { game: tableGame, Table: drawn };
}
