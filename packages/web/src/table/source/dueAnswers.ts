import type { GameTypes, Seat } from '@cordillera/engine';
import type { StandingAnswers } from '../../store/records.ts';
import type { TableGame } from '../tableGame.ts';
import type { TableSource } from './source.ts';

/** The standing answers that apply now for the players at this screen, in the order of the deciders. */
export function dueAnswers<T extends GameTypes>(
  game: Pick<TableGame<T>, 'automaticAnswer'>,
  saved: StandingAnswers,
  source: Pick<TableSource<T>, 'people' | 'deciders' | 'decision' | 'view'>,
): { seat: Seat; choice: T['Choice'] }[] {
  if (!game.automaticAnswer || Object.keys(saved).length === 0) return [];
  return source.deciders().flatMap((seat) => {
    const answer = source.people.includes(seat) ? saved[seat] : undefined;
    const decision = answer && source.decision(seat);
    const choice = decision ? game.automaticAnswer?.(answer, decision, source.view(seat)) : null;
    return choice ? [{ seat, choice }] : [];
  });
}
