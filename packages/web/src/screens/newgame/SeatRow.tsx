import type { KeyboardEvent, ReactNode } from 'react';
import { Select } from '../../design/controls/Select.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { Peaks } from '../../design/players/Peaks.tsx';
import { useWords } from '../../i18n/index.tsx';
import { onlineWords } from '../../online/onlineWords.ts';
import { newGameWords } from '../../table/setup/newGameWords.ts';
import { maxNameChars, type Person, type SeatKind } from '../../table/setup/seating.ts';
import { useByLink } from './byLink.ts';

/** Moving a row by its handle; null where the order has no meaning. */
export interface Moving {
  /** The row is being dragged. */
  held: boolean;
  /** Letting go now, or tapping the handle now, swaps with this row. */
  target: boolean;
  label: string;
  handle: object;
  onTap: () => void;
  onStep: (step: 1 | -1) => void;
  onEscape: () => void;
}

interface SeatRowProps {
  seat: number;
  person: Person;
  name: string;
  levels: readonly string[];
  moving: Moving | null;
  /** The name is already taken by another seat. */
  namesake: boolean;
  onName: (typed: string | null) => void;
  onWho: (who: SeatKind) => void;
  onLevel: (level: string) => void;
  /** Null: this seat must stay. */
  onRemove: (() => void) | null;
}

export function SeatRow(props: SeatRowProps): ReactNode {
  const { seat, person, name, levels, moving, namesake, onName, onWho, onLevel, onRemove } = props;
  const words = useWords(newGameWords);
  const byLink = useByLink();
  const { seats } = useWords(onlineWords);
  const problem = `namesake-${seat}`;
  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (event.key === 'Escape') moving?.onEscape();
    if (!step) return;
    event.preventDefault();
    moving?.onStep(step);
  };
  return (
    <Torn
      as="li"
      className="seat"
      tone="chip"
      lift={1}
      seed={`seat ${seat}`}
      data-seat={seat}
      data-held={moving?.held || undefined}
      data-target={moving?.target || undefined}
    >
      {moving && (
        <button
          type="button"
          className="seat-handle"
          aria-pressed={moving.held}
          {...moving.handle}
          onClick={moving.onTap}
          onKeyDown={keys}
        >
          <Icon name="grip" />
          <span className="hidden-text">{moving.label}</span>
        </button>
      )}
      {byLink && person.who === 'friend' ? (
        <span className="avatar seat-open" aria-hidden="true">
          ?
        </span>
      ) : (
        <Avatar seat={seat} name={name} bot={byLink && person.who === 'bot'} />
      )}
      {byLink && person.who !== 'me' ? (
        <b className="seat-name display">{person.who === 'friend' ? seats.open : seats.bot}</b>
      ) : (
        <input
          className="seat-name display"
          aria-label={words.name(seat + 1)}
          aria-invalid={namesake || undefined}
          aria-describedby={namesake ? problem : undefined}
          value={person.typed ?? name}
          maxLength={maxNameChars}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onName(event.target.value)}
          onBlur={() => person.typed?.trim() === '' && onName(null)}
        />
      )}
      <div className="seat-play">
        <Select
          className="seat-who"
          label={words.whoIs(name)}
          value={person.who}
          options={(['me', 'friend', 'bot'] as const).map((who) => ({
            value: who,
            text: byLink && who === 'friend' ? words.friendByLink : words.who[who],
          }))}
          onChange={onWho}
        />
        {person.who === 'bot' && (
          <Select
            className="seat-level"
            label={words.strength(name)}
            value={person.level}
            options={levels.map((level) => ({ value: level, text: words.levels[level]?.name ?? level }))}
            onChange={onLevel}
            picture={<Peaks lit={levels.indexOf(person.level) + 1} of={levels.length} />}
          />
        )}
        {person.who === 'friend' && <span className="seat-note">{byLink ? words.comes : words.passes}</span>}
      </div>
      {onRemove && (
        <button type="button" className="seat-remove" onClick={onRemove}>
          <Icon name="close" />
          <span className="hidden-text">{words.remove(name)}</span>
        </button>
      )}
      {namesake && (
        <p className="seat-problem" id={problem}>
          {words.twice(name)}
        </p>
      )}
    </Torn>
  );
}
