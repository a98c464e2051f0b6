import { loadBots } from '@cordillera/bots/lazy';
import type { Seat } from '@cordillera/engine';
import type { TableInfo } from '@cordillera/protocol';
import { type ReactNode, useState } from 'react';
import { Select } from '../../design/controls/Select.tsx';
import { LoadFailure } from '../../design/frame/LoadFailure.tsx';
import { useThrottledAnnouncement } from '../../design/hooks/useThrottledAnnouncement.ts';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { Avatar, FaceMarks } from '../../design/players/Avatar.tsx';
import { Peaks } from '../../design/players/Peaks.tsx';
import { useWords } from '../../i18n/index.tsx';
import { useLoaded } from '../../platform/useLoaded.ts';
import { newGameWords } from '../../table/setup/newGameWords.ts';
import { api } from '../api.ts';
import { onlineWords } from '../onlineWords.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { avatarMarksOf } from './avatarMarks.ts';
import { groupsOf, usualBot } from './fitSetup.ts';
import { MySeat } from './MySeat.tsx';
import { SeatGroups } from './SeatGroups.tsx';
import type { TableSetupForm } from './useTableSetup.ts';

/** The bots available at this table, weakest first; empty until loaded. */
function useLevels(game: string, wanted: boolean): { levels: readonly string[]; missing: ReactNode } {
  const { found, error, reload } = useLoaded(() => loadBots(game), game, wanted);
  return {
    levels: found?.map(({ id }) => id) ?? [],
    // until then no level can be chosen
    missing: error !== null && <LoadFailure error={error} onRetry={reload} />,
  };
}

interface LobbySeatsProps {
  table: TableInfo;
  setup: TableSetupForm;
  children: ReactNode;
}

export function LobbySeats({ table, setup, children }: LobbySeatsProps): ReactNode {
  const words = useWords(onlineWords).seats;
  const { run, failure } = useAsyncAction();
  const { seats, me } = table;
  const { range, addSeat, removeSeat, mix } = setup;
  const { levels, missing } = useLevels(table.game, me.isHost);
  const [isMixed, setMixed] = useState(false);
  const open = seats.filter((seat) => seat.open).length;
  const bots = seats.filter((seat) => seat.bot !== undefined).length;
  const taking = seats.find((seat) => seat.taking !== undefined)?.taking;
  const announcement = useThrottledAnnouncement(
    taking !== undefined ? words.takingName(taking) : isMixed ? words.mixed : '',
  );
  const isFull = range !== null && seats.length >= range.max;
  const place = (seat: Seat, bot: string | null): void => void run(() => api.place(table.id, seat, bot));
  const rows = (list: readonly Seat[]): ReactNode => (
    <ul>
      {list.map((seat) => (
        <SeatLine
          key={seat}
          table={table}
          seat={seat}
          levels={levels}
          onPlace={place}
          onBot={(on) => void run(async () => api.place(table.id, on, await usualBot(table.game)))}
          onRemove={range && seats.length > range.min ? removeSeat : null}
        />
      ))}
    </ul>
  );
  return (
    <Torn as="section" className="lobby-sheet lobby-seats" seed="seats">
      <div className="lobby-head">
        <h2>{words.title}</h2>
        <p aria-live="polite">{words.count(seats.length - open - bots, bots, open)}</p>
      </div>
      <FaceMarks value={avatarMarksOf(seats)}>
        <SeatGroups table={table} options={setup.options} rows={rows} />
      </FaceMarks>
      {me.isHost && range && range.min < range.max && (
        <div className="lobby-arrange">
          <button
            type="button"
            className="button"
            aria-disabled={isFull}
            onClick={() => {
              if (!isFull) addSeat();
            }}
          >
            <Icon name="plus" />
            {words.add}
          </button>
          {setup.game?.shuffleGroups && groupsOf({ options: setup.options, seats }) && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setMixed(true);
                mix();
              }}
            >
              <Icon name="again" />
              {words.mix}
            </button>
          )}
          <p>{words.range(range.min, range.max)}</p>
        </div>
      )}
      <p className="hidden-text" role="status">
        {announcement}
      </p>
      {failure}
      {missing}
      {children}
    </Torn>
  );
}

interface SeatLineProps {
  table: TableInfo;
  seat: Seat;
  levels: readonly string[];
  onPlace: (seat: Seat, bot: string | null) => void;
  onBot: (seat: Seat) => void;
  /** Null when the table has its minimum of seats. */
  onRemove: ((seat: Seat) => void) | null;
}

function SeatLine({ table, seat, levels, onPlace, onBot, onRemove }: SeatLineProps): ReactNode {
  const { seats, me, host } = table;
  const [editing, setEditing] = useState(false);
  const words = useWords(onlineWords).seats;
  const { levels: levelWords, strength } = useWords(newGameWords);
  const { name, open, bot, presence, taking } = seats[seat]!;
  const mine = me.seats.includes(seat);
  if (open)
    return (
      <li className="lobby-open" data-taking={taking !== undefined || undefined}>
        {taking ? (
          <Avatar seat={seat} name={taking} letters={[...taking][0]} />
        ) : (
          <span className="nobody" aria-hidden="true">
            ?
          </span>
        )}
        {taking === undefined ? (
          <div>
            <b className="display">{words.open}</b>
            <span>{words.openText}</span>
          </div>
        ) : (
          <div>
            <b className="display">{taking || words.somebody}</b>
            <span className="lobby-taking">{words.taking}</span>
          </div>
        )}
        {me.isHost && (
          <button type="button" className="button" onClick={() => onBot(seat)}>
            <Icon name="bot" />
            <span className="long-words">{words.putBot}</span>
            <span className="short-words">{words.putBotShort}</span>
          </button>
        )}
        {me.isHost && onRemove && (
          <button type="button" className="button icon-only" onClick={() => onRemove(seat)}>
            <Icon name="close" />
            <span className="hidden-text">{words.remove}</span>
          </button>
        )}
      </li>
    );
  const facts =
    bot === undefined
      ? [mine ? words.you : presence && words[presence], seat === host && words.host].filter(Boolean).join(' · ')
      : words.botText;
  return (
    <Torn
      as="li"
      tone="chip"
      lift={1}
      seed={`seat ${seat}`}
      className={bot !== undefined && taking === undefined ? 'lobby-seat lobby-bot' : 'lobby-seat'}
    >
      <Avatar seat={seat} name={name} presence={presence} bot={bot !== undefined} />
      <div>
        <b className="display">{bot === undefined ? name : words.bot}</b>
        {taking === undefined ? <span>{facts}</span> : <span className="lobby-taking">{words.takingName(taking)}</span>}
      </div>
      {bot !== undefined && me.isHost && levels.length > 0 && (
        <Select
          className="seat-level"
          label={strength(words.bot)}
          value={bot}
          options={levels.map((level) => ({ value: level, text: levelWords[level]?.name ?? level }))}
          onChange={(level) => onPlace(seat, level)}
          picture={<Peaks lit={levels.indexOf(bot) + 1} of={levels.length} />}
        />
      )}
      {bot !== undefined && !me.isHost && <span className="lobby-level">{levelWords[bot]?.name ?? bot}</span>}
      {me.isHost && !mine && (
        <button type="button" className="button icon-only" onClick={() => onPlace(seat, null)}>
          <Icon name="close" />
          <span className="hidden-text">{bot === undefined ? words.free(name) : words.freeBot}</span>
        </button>
      )}
      {mine && (
        <button type="button" className="button" onClick={() => setEditing(true)}>
          <span className="long-words">{words.edit}</span>
          <span className="short-words">{words.editShort}</span>
        </button>
      )}
      {editing && <MySeat table={table} seat={seat} onClose={() => setEditing(false)} />}
    </Torn>
  );
}
