import type { GameTypes, Seat } from '@cordillera/engine';
import type { Wishes } from '../../store/records.ts';
import type { TableGame } from '../tableGame.ts';
import type { TableSource } from './source.ts';

/** What is answered now for the people at this screen who do not want to be asked, in the order of the deciders. */
export function dueAnswers<T extends GameTypes>(
  game: Pick<TableGame<T>, 'standingAnswer'>,
  saved: Wishes,
  source: Pick<TableSource<T>, 'people' | 'deciders' | 'decision' | 'view'>,
): { seat: Seat; choice: T['Choice'] }[] {
  if (!game.standingAnswer || Object.keys(saved).length === 0) return [];
  return source.deciders().flatMap((seat) => {
    const wish = source.people.includes(seat) ? saved[seat] : undefined;
    const decision = wish && source.decision(seat);
    const choice = decision ? game.standingAnswer?.(wish, decision, source.view(seat)) : null;
    return choice ? [{ seat, choice }] : [];
  });
}
