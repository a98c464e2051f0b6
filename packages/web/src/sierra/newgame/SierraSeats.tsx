import type { ReactNode } from 'react';
import { SymbolPicture } from '../../design/SymbolPicture.tsx';
import { type SeatGroups, Seats } from '../../newgame/Seats.tsx';
import { useWords } from '../../words/index.tsx';
import { added, type Draft, mixedGroups, rangeOf, removed, seatCount, seatedAs, swappedSeats } from './plan.ts';
import { sierraNewGameWords } from './words.ts';

interface SierraSeatsProps {
  draft: Draft;
  mine: string;
  levels: readonly string[];
  onChange: (draft: Draft) => void;
}

/** Who sits at the table; in a team game also who travels with whom. */
export function SierraSeats({ draft, mine, levels, onChange }: SierraSeatsProps): ReactNode {
  const count = seatCount(draft);
  const groups = useGroups(draft, count);
  return (
    <Seats
      form={draft}
      count={count}
      range={rangeOf(draft.mode)}
      mine={mine}
      levels={levels}
      groups={groups}
      seatAs={seatedAs}
      withSeat={added}
      withoutSeat={removed}
      onChange={onChange}
    />
  );
}

function useGroups({ mode, groups }: Draft, count: number): SeatGroups<Draft> | null {
  const words = useWords(sierraNewGameWords);
  if (mode !== 'team') return null;
  const duos = groups.filter((group) => group.length === 2).length;
  return {
    lists: groups.map((seats, group) => ({
      seats,
      name: words.groups[group]!,
      mark: (
        <SymbolPicture
          name={seats.length === 3 ? 'role-trio' : 'role-duo'}
          size={1.75}
          label={seats.length === 3 ? words.trio : words.duo}
        />
      ),
    })),
    text: words.grouping(count, { duos, trios: groups.length - duos }),
    swapped: swappedSeats,
    mixed: (draft) => mixedGroups(draft, Math.random),
  };
}
