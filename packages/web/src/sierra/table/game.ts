import type { Match } from '@cordillera/engine';
import { recordSuns, type SierraEvent, type SierraTypes } from '@cordillera/sierra';
import { changeCampaign } from '../../store/matches.ts';
import type { Beat, TableGame } from '../../table/game.ts';
import { summaryOf } from './summary.ts';

/** What is waited for; everything else is shown with what comes before it. */
const beats: Partial<Record<SierraEvent['type'], Beat>> = {
  groupsFormed: { key: 'setup', ms: 900 },
  stageBegan: { key: 'setup', ms: 900 },
  startLineLaid: { key: 'setup', ms: 900 },
  facesShown: { key: 'faces', ms: 1200 },
  kept: { key: 'keep', ms: 1300 },
  passed: { key: 'pass', ms: 700 },
  roundBegan: { key: 'deal', ms: 600 },
  readied: { key: 'ready', ms: 150 },
  gameEnded: { key: 'end', ms: 300 },
};

export const sierraTable: TableGame<SierraTypes> = {
  id: 'sierra',
  summary: summaryOf,
  // the cards of one group after the other, then what everybody keeps
  beatOf: (event) => (event.type === 'laid' ? { key: `reveal ${event.group}`, ms: 1000 } : (beats[event.type] ?? null)),
  /** SI-R-81: suns are kept for the people who earned them. */
  async finished(match: Match<SierraTypes>) {
    const suns = match.result()?.suns ?? null;
    const { stage } = match.view('spectator');
    if (suns === null || stage === null) return;
    await changeCampaign((record) => recordSuns(record, stage, match.seats.length, suns));
  },
};
