import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { Torn } from '../design/Torn.tsx';
import {
  added,
  type Draft,
  mixedGroups,
  nameOf,
  namesakes,
  neighbour,
  rangeOf,
  removed,
  seatCount,
  seatedAs,
  seatGroups,
  swappedSeats,
  withLevel,
  withName,
} from '../sierra/newgame/plan.ts';
import { useWords } from '../words/index.tsx';
import { useDrag, useGlide } from './drag.ts';
import { type Moving, SeatRow } from './SeatRow.tsx';
import { newGameWords } from './words.ts';

interface SeatsProps {
  draft: Draft;
  mine: string;
  levels: readonly string[];
  onChange: (draft: Draft) => void;
}

/** Who sits at the table; in a team game also who travels with whom. */
export function Seats({ draft, mine, levels, onChange }: SeatsProps): ReactNode {
  const words = useWords(newGameWords);
  const list = useRef<HTMLDivElement>(null);
  const glide = useGlide(list);
  /** The seat whose handle was tapped and that waits for a second tap. */
  const [picked, setPicked] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const refocus = useRef<string | null>(null);

  const count = seatCount(draft);
  const { min, max } = rangeOf(draft.mode);
  const team = draft.mode === 'team';
  const groups = seatGroups(draft);
  const same = namesakes(draft, mine);
  const name = (seat: number): string => nameOf(draft.people[seat]!, mine);

  const swap = (a: number, b: number): void => {
    glide();
    setPicked(null);
    setSaid(words.swapped(name(a), name(b)));
    onChange(swappedSeats(draft, a, b));
  };
  const drag = useDrag(list, swap);

  // A row that changes its group is made anew: the focus goes with it.
  useEffect(() => {
    if (refocus.current) list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  });

  const movingOf = (seat: number): Moving | null => {
    if (!team) return null;
    const { held } = drag;
    return {
      held: picked === seat || held?.seat === seat,
      target: held ? held.over === seat : picked !== null && picked !== seat,
      label: picked !== null && picked !== seat ? words.swapWith(name(seat), name(picked)) : words.move(name(seat)),
      handle: drag.handleOf(seat),
      onTap: () => {
        if (drag.wasDrag()) return;
        refocus.current = `[data-seat="${picked ?? seat}"] .seat-handle`;
        if (picked !== null && picked !== seat) return swap(picked, seat);
        setPicked(picked === seat ? null : seat);
        setSaid(picked === seat ? '' : words.held(name(seat)));
      },
      onStep: (step) => {
        const other = neighbour(draft, seat, step);
        if (other === null) return;
        refocus.current = `[data-seat="${seat}"] .seat-handle`;
        swap(seat, other);
      },
      onEscape: () => setPicked(null),
    };
  };

  const rows = (seats: readonly number[]): ReactNode => (
    <ol>
      {seats.map((seat) => (
        <SeatRow
          key={draft.people[seat]!.suggested}
          seat={seat}
          person={draft.people[seat]!}
          mine={mine}
          levels={levels}
          moving={movingOf(seat)}
          namesake={same.includes(seat)}
          onName={(typed) => onChange(withName(draft, seat, typed))}
          onWho={(who) => onChange(seatedAs(draft, seat, who))}
          onLevel={(level) => onChange(withLevel(draft, seat, level))}
          onRemove={
            count > min && draft.people[seat]!.who !== 'me'
              ? () => {
                  refocus.current = '.seats-add';
                  setPicked(null);
                  setSaid(words.gone(name(seat)));
                  onChange(removed(draft, seat));
                }
              : null
          }
        />
      ))}
    </ol>
  );

  const duos = groups.filter((group) => group.length === 2).length;
  return (
    <Torn className="setup-sheet seats" seed="setup seats">
      <div className="seats-head">
        <h2>{words.seats}</h2>
        <p>{team ? words.grouping(count, { duos, trios: groups.length - duos }) : words.players(count)}</p>
      </div>
      <div ref={list} className="seats-list">
        {team ? (
          groups.map((seats, group) => (
            <Torn
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place at the table
              key={group}
              className="seat-group"
              tone="sunk"
              seed={`group ${group}`}
            >
              <fieldset>
                <legend>
                  <h3>{words.groups[group]}</h3>
                  <SymbolPicture
                    name={seats.length === 3 ? 'role-trio' : 'role-duo'}
                    size={1.75}
                    label={seats.length === 3 ? words.trio : words.duo}
                  />
                </legend>
                {rows(seats)}
              </fieldset>
            </Torn>
          ))
        ) : (
          <Torn className="seat-group" tone="sunk" seed="group">
            {rows(groups[0]!)}
          </Torn>
        )}
        {min < max && (
          <div className="seats-buttons">
            <button
              type="button"
              className="button seats-add"
              aria-disabled={count >= max}
              onClick={() => {
                if (count >= max) return setSaid(words.full(max));
                setSaid(words.joined(name(count)));
                onChange(added(draft));
              }}
            >
              <Icon name="plus" />
              {words.add}
            </button>
            {team && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  glide();
                  setPicked(null);
                  setSaid(words.mixed);
                  onChange(mixedGroups(draft, Math.random));
                }}
              >
                {words.mix}
              </button>
            )}
            {count >= max && <p>{words.full(max)}</p>}
          </div>
        )}
      </div>
      {team && <p className="seats-hint">{words.hint}</p>}
      <p className="hidden-text" role="status">
        {said}
      </p>
    </Torn>
  );
}
