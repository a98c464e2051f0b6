import { beatOf, recordSuns, type SierraTypes } from '@cordillera/sierra';
import { changeCampaign } from '../../../store/matches.ts';
import type { Finished, TableGame } from '../../../table/tableGame.ts';
import { summaryOf } from './summary.ts';

export const sierraTable: TableGame<SierraTypes> = {
  id: 'sierra',
  summary: summaryOf,
  beatOf,
  /** SI-R-81: suns are recorded for the people who earned them. */
  async finished(match: Finished<SierraTypes>) {
    const suns = match.result()?.suns ?? null;
    const { stage } = match.view('spectator');
    if (suns === null || stage === null) return;
    await changeCampaign((record) => recordSuns(record, stage, match.seats.length, suns));
  },
};
