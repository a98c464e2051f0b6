import type { Match, Seat } from '@cordillera/engine';
import type { MatchRecord } from '../../store/records.ts';

/** The seats played on this device. */
export const peopleHere = ({ table }: Pick<MatchRecord, 'table'>, { seats }: Pick<Match, 'seats'>): readonly Seat[] =>
  table.mine ?? seats.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
