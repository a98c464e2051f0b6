import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import type { SeatGroups } from '../../table/setup/definition.ts';
import { type Draft, type Drafts, seated } from '../../table/setup/draft.ts';
import { newGameWords } from '../../table/setup/newGameWords.ts';
import { neighbour, sameNames, withLevel, withName } from '../../table/setup/seating.ts';
import { useByLink } from './byLink.ts';
import { useAutoScroll, useDrag } from './drag.ts';
import { type Moving, SeatRow } from './SeatRow.tsx';
import { useNames } from './useNames.ts';

interface SeatsProps {
  draft: Draft;
  drafts: Drafts;
  mine: string;
  /** Who plays with whom; null where everybody plays alone, or all together. */
  groups: SeatGroups | null;
  onChange: (draft: Draft) => void;
}

/** Who sits at the table and, in a team game, who plays with whom. */
export function Seats({ draft, drafts, mine, groups, onChange }: SeatsProps): ReactNode {
  const { people, count } = draft;
  const words = useWords(newGameWords);
  const list = useRef<HTMLDivElement>(null);
  const glide = useAutoScroll(list);
  /** The seat whose handle was tapped and that waits for a second tap. */
  const [picked, setPicked] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const refocus = useRef<string | null>(null);

  const { min, max } = drafts.rangeOf(draft);
  const byLink = useByLink();
  const same = byLink ? [] : sameNames(seated(draft), mine);
  const name = useNames(people, mine);

  const swap = (a: number, b: number): void => {
    glide();
    setPicked(null);
    setAnnouncement(words.swapped(name(a), name(b)));
    if (groups) onChange(drafts.withSeatsSwapped(draft, a, b));
  };
  const drag = useDrag(list, swap);

  // A row that changes its group is mounted again: the focus is moved to it.
  useEffect(() => {
    if (refocus.current) list.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = null;
  });

  const movingOf = (seat: number): Moving | null => {
    if (!groups) return null;
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
        setAnnouncement(picked === seat ? '' : words.held(name(seat)));
      },
      onStep: (step) => {
        const other = neighbour(
          groups.lists.map(({ seats }) => seats),
          seat,
          step,
        );
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
          key={people[seat]!.suggested}
          seat={seat}
          person={people[seat]!}
          name={name(seat)}
          levels={drafts.levels}
          moving={movingOf(seat)}
          namesake={same.includes(seat)}
          onName={(typed) => onChange(withName(draft, seat, typed))}
          onWho={(who) => onChange(drafts.withSeatAs(draft, seat, who))}
          onLevel={(level) => onChange(withLevel(draft, seat, level))}
          onRemove={
            count > min && people[seat]!.who !== 'me'
              ? () => {
                  refocus.current = '.seats-add';
                  setPicked(null);
                  setAnnouncement(words.gone(name(seat)));
                  onChange(drafts.withSeatRemoved(draft, seat));
                }
              : null
          }
        />
      ))}
    </ol>
  );

  return (
    <Torn className="setup-sheet seats" seed="setup seats">
      <div className="seats-head">
        <h2>{words.seats}</h2>
        <p>{groups ? groups.text : words.players(count)}</p>
      </div>
      <div ref={list} className="seats-list">
        {groups ? (
          groups.lists.map(({ seats, name: title, mark }, group) => (
            <Torn
              // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place at the table
              key={group}
              className="seat-group"
              tone="sunk"
              seed={`group ${group}`}
            >
              <fieldset>
                <legend>
                  <h3>{title}</h3>
                  {mark}
                </legend>
                {rows(seats)}
              </fieldset>
            </Torn>
          ))
        ) : (
          <Torn className="seat-group" tone="sunk" seed="group">
            {rows(Array.from({ length: count }, (_, seat) => seat))}
          </Torn>
        )}
        {min < max && (
          <div className="seats-buttons">
            <button
              type="button"
              className="button seats-add"
              aria-disabled={count >= max}
              onClick={() => {
                if (count >= max) return setAnnouncement(words.full(max));
                setAnnouncement(words.joined(name(count)));
                onChange(drafts.withSeatAdded(draft));
              }}
            >
              <Icon name="plus" />
              {words.add}
            </button>
            {groups && (
              <button
                type="button"
                className="button"
                onClick={() => {
                  glide();
                  setPicked(null);
                  setAnnouncement(words.mixed);
                  onChange(drafts.withGroupsMixed(draft, Math.random));
                }}
              >
                {words.mix}
              </button>
            )}
            {count >= max && <p>{words.full(max)}</p>}
          </div>
        )}
      </div>
      {groups && <p className="seats-hint">{words.hint}</p>}
      <p className="hidden-text" role="status">
        {announcement}
      </p>
    </Torn>
  );
}
