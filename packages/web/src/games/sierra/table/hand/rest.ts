import type { Seat } from '@cordillera/engine';
import type { SierraView } from '@cordillera/sierra';
import type { SierraTableWords } from '../sierraTableWords.ts';

/** Names the players of one more round when all groups at this screen have finished; null otherwise. */
export function waitingText(
  { round, groups, players, phase }: SierraView,
  people: readonly Seat[],
  names: readonly string[],
  words: SierraTableWords,
): string | null {
  const plays = (seat: Seat): boolean => groups[players[seat]!.group]!.rounds >= round;
  const playing = names.filter((_, seat) => plays(seat));
  if (phase === 'over' || playing.length === 0 || people.some(plays)) return null;
  return words.journeyOver(words.list(playing), round);
}
