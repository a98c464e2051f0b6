import type { Seat } from '@cordillera/engine';
import { type LinkedTable, limits, type TableInfo } from '@cordillera/protocol';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Spinner } from '../../design/controls/Wait.tsx';
import { Screen } from '../../design/frame/Screen.tsx';
import { useMedia } from '../../design/hooks/useMedia.ts';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { Avatar, FaceMarks } from '../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { gameManifestOf, gameName, rulesOf } from '../../platform/gameRegistry.ts';
import { addressOf, goInstead, type ScreenProps } from '../../platform/routes.ts';
import { changeSettings, getSettings } from '../../platform/settings.ts';
import { useTheme } from '../../platform/theme.ts';
import { api } from '../api.ts';
import { avatarMarksOf } from '../lobby/avatarMarks.ts';
import { isGoodName, NameField } from '../lobby/NameField.tsx';
import { kindOf } from '../lobby/PaceChoice.tsx';
import { SeatGroups } from '../lobby/SeatGroups.tsx';
import { onlineWords } from '../onlineWords.ts';
import { ServerRefusalError } from '../refusal.ts';
import { seatWords } from '../seatWords.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';
import { Problem } from './Problem.tsx';
import { StateScreen } from './StateScreen.tsx';
import { useLost, useSeatPicker } from './useSeatPicker.ts';
import '../online.css';

/** The name is reported after typing has paused this long. */
const nameDebounceMs = 400;

type Found = LinkedTable | { problem: unknown };

/** The page behind a link: choose a seat and a name, and play. */
export function JoinScreen({ route: { code } }: ScreenProps<'join'>): ReactNode {
  const words = useWords(onlineWords);
  const [found, setFound] = useState<Found | null>(null);
  const [tries, setTries] = useState(0);
  const retry = (): void => setTries((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again on request
  useEffect(() => {
    let left = false;
    api.link(code).then(
      (answer) => !left && setFound(answer),
      (problem: unknown) => !left && setFound({ problem }),
    );
    return () => {
      left = true;
    };
  }, [code, tries]);
  if (!found) return <Spinner text={words.connecting} />;
  if ('problem' in found) return <Problem problem={found.problem} onRetry={retry} />;
  return <Door code={code} {...found} onRetry={retry} />;
}

interface DoorProps extends LinkedTable {
  code: string;
  /** The link no longer works: fetches the reason. */
  onRetry: () => void;
}

/** Forwards players and spectators to the table, and everybody to the result once the game is over. */
function Door({ code, kind, table: found, totals, onRetry }: DoorProps): ReactNode {
  const { table, pick } = useSeatPicker(code, kind, found, onRetry);
  const words = useWords(onlineWords);
  // a host who left the seat in a running game joins like everybody else
  const sits = table.me.seats.length > 0 || (table.me.isHost && table.state === 'open');
  const isOver = table.state === 'over';
  const through = kind === 'watch' || sits || isOver;
  useEffect(() => {
    if (through) goInstead({ screen: isOver ? 'over' : 'at', match: table.id, link: sits ? null : code });
  }, [through, isOver, sits, table.id, code]);
  if (through) return <Spinner text={words.connecting} />;
  if (table.me.asking && table.state !== 'over') return <Asked code={code} table={table} onRetry={onRetry} />;
  const isFull = table.seats.every((info, seat) => !isFree(info) || table.me.held?.includes(seat) === false);
  if (isFull)
    return (
      <StateScreen icon="eye" title={words.states.full} text={words.states.fullText}>
        <a className="button primary" href={addressOf({ screen: 'at', match: table.id, link: code })}>
          <Icon name="eye" />
          {words.states.watch}
        </a>
        <a className="button" href={addressOf({ screen: 'home' })}>
          {words.states.mine}
        </a>
      </StateScreen>
    );
  return <TakeSeat code={code} table={table} totals={totals} onPick={pick} onRetry={onRetry} />;
}

/** The wait while the players decide whether this guest may join. */
function Asked({ code, table, onRetry }: Pick<DoorProps, 'code' | 'table' | 'onRetry'>): ReactNode {
  const { asking: words } = useWords(seatWords);
  const { states } = useWords(onlineWords);
  const { run, busy, failure } = useAsyncAction();
  const withdraw = (): void =>
    void run(async () => {
      await api.withdraw(code);
      onRetry();
    });
  const isRefused = table.me.asking?.refused === true;
  return (
    <StateScreen
      icon="people"
      title={isRefused ? words.refused : words.asked}
      text={isRefused ? words.refusedText : words.askedText}
    >
      <a className="button" href={addressOf({ screen: 'at', match: table.id, link: code })}>
        <Icon name="eye" />
        {states.watch}
      </a>
      {!isRefused && (
        <button type="button" className="button" aria-disabled={busy} onClick={withdraw}>
          {words.withdraw}
        </button>
      )}
      {failure}
    </StateScreen>
  );
}

const isFree = ({ open, bot, vacant }: TableInfo['seats'][number]): boolean =>
  open === true || vacant === true || bot !== undefined;

interface TakeSeatProps {
  code: string;
  table: TableInfo;
  totals: LinkedTable['totals'];
  /** Shows the players which seat this guest is about to take. */
  onPick: (seat: Seat, name: string) => void;
  /** Somebody else took the seat: fetches the seats again. */
  onRetry: () => void;
}

function TakeSeat({ code, table, totals, onPick, onRetry }: TakeSeatProps): ReactNode {
  const words = useWords(onlineWords);
  const { language } = useLanguage();
  const theme = useTheme();
  const phone = useMedia('(max-width: 37.4375em)');
  const { run, busy, failure } = useAsyncAction();
  const { asking: coming } = useWords(seatWords);
  const { seats, game, options, pace, host } = table;
  const isRunning = table.state !== 'open';
  const { held } = table.me;
  // a returning player goes back to a seat they held, and needs no approval
  const free = seats.flatMap((info, seat) => (isFree(info) && (held?.includes(seat) ?? true) ? [seat] : []));
  const mustAsk = isRunning && held === undefined;
  const [picked, setPicked] = useState<Seat | null>(null);
  const [name, setName] = useState(getSettings().name.trim().slice(0, limits.maxNameChars));
  // preselects the returning player's own seat, else the first free seat, a bot's last: a stranger types a name and
  // taps once
  const defaultSeat =
    free.find((seat) => seats[seat]!.vacant && seats[seat]!.name === getSettings().name.trim()) ??
    free.find((seat) => seats[seat]!.bot === undefined) ??
    free[0]!;
  const chosen = picked !== null && free.includes(picked) ? picked : defaultSeat;
  const [faster, setFaster] = useState<{ name: string; seat: Seat } | null>(null);
  const lost = useLost(table, chosen);
  useEffect(() => {
    // not for every letter
    const timer = setTimeout(() => onPick(chosen, name.trim()), nameDebounceMs);
    return () => clearTimeout(timer);
  }, [chosen, name, onPick]);
  const isGood = isGoodName(table, chosen, name);
  const card = gameManifestOf(game);
  const mode = card.words[language].modes[String(options.mode ?? '')];
  const rules = rulesOf(game);
  const sit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isGood) return;
    void run(async () => {
      try {
        await api.sit(code, chosen, name.trim());
      } catch (error) {
        if (error instanceof ServerRefusalError && error.code === 'ask-first') {
          await api.askToSit(code, chosen, name.trim());
          changeSettings({ name: name.trim() });
          onRetry();
          return;
        }
        if (!(error instanceof ServerRefusalError) || error.code !== 'seat-taken') throw error;
        const { name: other } = error.params;
        setFaster({ name: typeof other === 'string' ? other : '', seat: chosen });
        return;
      }
      changeSettings({ name: name.trim() });
      goInstead({ screen: 'at', match: table.id, link: null });
    });
  };
  const pickAnother = (): void => {
    setFaster(null);
    onRetry();
  };
  const rows = (list: readonly Seat[]): ReactNode =>
    list.map((seat) => {
      const { name: sitting, open, vacant, presence } = seats[seat]!;
      const isChosen = chosen === seat;
      const points = totals && <span className="join-points">{coming.points(totals[seat]!)}</span>;
      if (!free.includes(seat))
        return (
          <p key={seat} className="join-taken">
            <Avatar seat={seat} name={sitting} presence={presence} />
            <b className="display">{sitting}</b>
            <span>{[words.join.taken, presence && words.seats[presence]].filter(Boolean).join(' · ')}</span>
            {points}
          </p>
        );
      return (
        <label key={seat} className="join-free" data-chosen={isChosen || undefined}>
          <input type="radio" name="seat" checked={isChosen} onChange={() => setPicked(seat)} />
          {isChosen || !open ? (
            <Avatar seat={seat} name={name.trim() || '?'} bot={!isChosen} />
          ) : (
            <span className="nobody" aria-hidden="true">
              ?
            </span>
          )}
          <b className="display">
            {isChosen ? words.join.here : open ? words.join.free : vacant ? words.join.vacant(sitting) : words.join.bot}
            {isRunning && <small>{vacant ? coming.kept(sitting) : coming.bot(sitting)}</small>}
          </b>
          {points}
          <Icon name={isChosen ? 'tick' : 'plus'} />
        </label>
      );
    });
  return (
    <Screen title={phone ? gameName(game) : words.table(gameName(game))} className="join">
      <form className="join-form" onSubmit={sit}>
        <Torn className="join-head" tone="card" seed="join head">
          <img src={card.cover[theme]} alt="" />
          <div>
            <p>{host === null ? words.join.invited : words.join.invites(seats[host]!.name)}</p>
            <h2>{gameName(game)}</h2>
            {isRunning && table.turn !== undefined && <p>{coming.running(table.turn, card.countsTurns ?? false)}</p>}
            <p>{[mode ?? words.game.players(seats.length), words.join.timeControls[kindOf(pace)]].join(' · ')}</p>
            {rules && (
              <a href={rules} target="_blank" rel="noopener">
                {words.join.learn}
              </a>
            )}
          </div>
        </Torn>
        <Torn className="join-seats" seed="join seats" role="radiogroup" aria-labelledby="join-pick">
          <div className="lobby-head">
            <h2 id="join-pick">{words.join.pick}</h2>
            <p>{words.join.freeSeats(free.length)}</p>
          </div>
          {lost !== null && (
            <p className="join-lost" role="status">
              <b>{words.states.seatJustTakenBy(lost)}.</b> {words.states.next}
            </p>
          )}
          <FaceMarks value={avatarMarksOf(seats.with(chosen, { name: name.trim() || '?' }))}>
            <SeatGroups table={table} rows={rows} />
          </FaceMarks>
        </Torn>
        <Torn className="join-you" tone="card" seed="join you">
          <NameField label={words.join.name} name={name} isTaken={!isGood && name.trim() !== ''} onName={setName} />
          {failure}
          <button type="submit" className="button primary" aria-disabled={busy || !isGood}>
            {mustAsk ? coming.ask : words.join.play}
          </button>
          {mustAsk && <p className="lobby-note">{coming.askNote}</p>}
          <a className="button" href={addressOf({ screen: 'at', match: table.id, link: code })}>
            <Icon name="eye" />
            {words.join.watch}
          </a>
          <p className="lobby-note">{words.join.account}</p>
        </Torn>
      </form>
      {faster !== null && (
        <Dialog
          label={faster.name === '' ? words.states.seatJustTaken : words.states.seatJustTakenBy(faster.name)}
          onClose={pickAnother}
        >
          <p>{words.states.seatJustTakenText(free.filter((seat) => seat !== faster.seat).length)}</p>
          <div className="dialog-buttons">
            <button type="button" className="button primary" onClick={pickAnother}>
              {words.states.another}
            </button>
          </div>
        </Dialog>
      )}
    </Screen>
  );
}
