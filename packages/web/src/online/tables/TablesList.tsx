import { formatList } from '@cordillera/engine';
import type { TableSummary } from '@cordillera/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { relativeTime } from '../../i18n/relativeTime.ts';
import { appWords } from '../../platform/appWords.ts';
import { errorMessage } from '../../platform/errors.ts';
import { gameManifestOf, gameName, isGame } from '../../platform/gameRegistry.ts';
import { matchTitle } from '../../platform/matchLabels.ts';
import { addressOf } from '../../platform/routes.ts';
import { useTheme } from '../../platform/theme.ts';
import type { MatchRecord } from '../../store/records.ts';
import { serverClockOffset } from '../api.ts';
import { clockText, kindOf, spokenDuration } from '../durations.ts';
import { JoinField } from '../join/JoinField.tsx';
import { avatarMarksOf } from '../lobby/avatarMarks.ts';
import { onlineWords } from '../onlineWords.ts';
import { pauseEndLabel } from '../pauseDates.ts';
import { isMyTurn, soonest, useNow, useTables } from './tables.ts';
import './tables.css';

/** Finished games beyond this number are shown on request. */
const maxFinishedShown = 3;

interface TablesListProps {
  /** The open game on this device, if there is one. */
  here: MatchRecord | null;
  /** The link to continue it. */
  resume: ReactNode;
  /** Called with the number of tables. */
  onCount: (count: number) => void;
}

/** The table that needs this player soonest, and all the others. */
export function TablesList({ here, resume, onCount }: TablesListProps): ReactNode {
  const { tables: all, error } = useTables();
  const tables = all?.filter(({ game }) => isGame(game)) ?? null;
  const count = tables?.length ?? null;
  useEffect(() => {
    if (count !== null) onCount(count);
  }, [count, onCount]);
  const first = tables && soonest(tables);
  const others = tables?.filter((line) => line !== first) ?? [];
  const waiting = tables?.filter((line) => isMyTurn(line) || line.toStart).length ?? 0;
  return (
    <div className="tables" data-alone={(!first && !here) || undefined}>
      {first ? <NextTable line={first} /> : here && resume}
      <List lines={others} waiting={waiting} here={first ? here : null} isLoaded={tables !== null} error={error} />
      <Torn className="tables-new" tone="card" seed="create">
        <CreateLink />
        <JoinField />
      </Torn>
    </div>
  );
}

function CreateLink(): ReactNode {
  const words = useWords(onlineWords);
  return (
    <a className="button" href={addressOf({ screen: 'new', game: null, mode: null, stage: null, byLink: true })}>
      <Icon name="plus" />
      {words.list.create}
    </a>
  );
}

const addressOfLine = ({ id, state }: TableSummary): string =>
  addressOf({ screen: state === 'over' ? 'over' : 'at', match: id, link: null });

function NextTable({ line }: { line: TableSummary }): ReactNode {
  const words = useWords(onlineWords);
  const theme = useTheme();
  const left = useTimeLeft(line);
  const { people, title } = useSpokenRow(line);
  const isLive = kindOf(line.pace) === 'live';
  return (
    <Torn as="section" className="next-table" tone="card" seed="next" aria-label={words.list.next}>
      <div className="next-picture">
        <img src={gameManifestOf(line.game).cover[theme]} alt="" />
        {isLive && (
          <span className="live-chip">
            <span className="live-dot" aria-hidden="true" />
            {words.join.timeControls.live}
          </span>
        )}
        {left !== null && (
          <span className="time-chip" data-low={left < 10_000 || undefined}>
            <Icon name="clock" />
            {words.list.left(clockText(left, words))}
          </span>
        )}
      </div>
      <div className="next-words">
        <p className="next-turn">{words.list.yourTurn}</p>
        <h2>{title}</h2>
        <p className="next-people">{people}</p>
      </div>
      <Faces line={line} max={5} />
      <a className="button primary" href={addressOfLine(line)}>
        {words.list.continue}
      </a>
    </Torn>
  );
}

interface ListProps {
  lines: readonly TableSummary[];
  waiting: number;
  here: MatchRecord | null;
  isLoaded: boolean;
  /** Why the last request failed. */
  error: unknown;
}

function List({ lines, waiting, here, isLoaded, error }: ListProps): ReactNode {
  const { language } = useLanguage();
  const words = useWords(onlineWords).list;
  const [all, setAll] = useState(false);
  const over = lines.filter(({ state }) => state === 'over');
  const shown = [...lines.filter(({ state }) => state !== 'over'), ...(all ? over : over.slice(0, maxFinishedShown))];
  return (
    <Torn as="section" className="tables-list" seed="tables" aria-labelledby="tables-title">
      <div className="tables-head">
        <h2 id="tables-title">{words.title}</h2>
        {waiting > 0 && <span className="tables-wait">{words.wait(waiting)}</span>}
        {over.length > maxFinishedShown && (
          <button type="button" aria-expanded={all} onClick={() => setAll(!all)}>
            {words.finished(over.length)}
          </button>
        )}
      </div>
      {!isLoaded && error !== null && (
        <p className="load-failure" role="alert">
          {errorMessage(error, language)}
        </p>
      )}
      {isLoaded && shown.length === 0 && !here && waiting === 0 ? (
        <NoTables />
      ) : (
        <ul className="tables-rows" data-many={shown.length + (here ? 1 : 0) > 6 || undefined}>
          {shown.map((line) => (
            <Row key={line.id} line={line} />
          ))}
          {here && <HereRow match={here} />}
        </ul>
      )}
    </Torn>
  );
}

function NoTables(): ReactNode {
  const words = useWords(onlineWords).list;
  return (
    <div className="tables-none">
      <span className="state-disc" data-tone="teal" aria-hidden="true">
        <Icon name="peaks" />
      </span>
      <div>
        <h3>{words.none}</h3>
        <p>{words.noneText}</p>
      </div>
      <CreateLink />
    </div>
  );
}

function Row({ line }: { line: TableSummary }): ReactNode {
  const words = useWords(onlineWords).list;
  const theme = useTheme();
  const { people, kind, stand, here, detail, sentence } = useSpokenRow(line);
  const left = useTimeLeft(line);
  const mine = isMyTurn(line) || line.toStart === true;
  return (
    <li data-mine={mine || undefined}>
      <a href={addressOfLine(line)}>
        <span className="hidden-text">{sentence}</span>
        <Torn
          as="span"
          className="table-row"
          tone={mine ? 'card' : 'sunk'}
          lift={mine ? 1 : 0}
          seed={line.id}
          aria-hidden="true"
        >
          <img className="row-picture" src={gameManifestOf(line.game).cover[theme]} alt="" />
          <span className="row-game">
            <b className="display">{gameName(line.game)}</b>
            <small className="row-people">
              <span>{people}</span>
              <span>{kind}</span>
            </small>
          </span>
          <Faces line={line} max={3} />
          <span className="row-stand">
            <b>{stand}</b>{' '}
            <small data-detail={detail !== '' || undefined}>
              {here && <span className="row-here">{detail ? `${here} · ` : here}</span>}
              {left === null ? detail : <span className="row-left">{detail}</span>}
            </small>
          </span>
          <span className="button">{line.winners ? words.result : words.go}</span>
          <Icon name="go" />
        </Torn>
      </a>
    </li>
  );
}

/** The open game on this device, when another table is more urgent. */
function HereRow({ match: { id, summary } }: { match: MatchRecord }): ReactNode {
  const { yourTurn, atTable } = useWords(appWords).match;
  const { language } = useLanguage();
  const words = useWords(onlineWords).list;
  const theme = useTheme();
  const stand = summary.waiting ? yourTurn : atTable;
  const name = matchTitle(summary, language);
  return (
    <li>
      <a href={addressOf({ screen: 'table', match: id })}>
        <span className="hidden-text">{`${name}, ${words.here}. ${stand}.`}</span>
        <Torn as="span" className="table-row" tone="sunk" seed={id} aria-hidden="true">
          <img className="row-picture" src={gameManifestOf(summary.game).cover[theme]} alt="" />
          <span className="row-game">
            <b className="display">{name}</b>
            <small>{words.here}</small>
          </span>
          <span />
          <span className="row-stand">
            <b>{stand}</b>
          </span>
          <span className="button">{words.go}</span>
          <Icon name="go" />
        </Torn>
      </a>
    </li>
  );
}

/** The other players and their presence, at most `max` of them. */
function Faces({ line: { seats, mine }, max }: { line: TableSummary; max: number }): ReactNode {
  const marks = avatarMarksOf(seats);
  const others = seats.flatMap((info, seat) => (info.open || mine.includes(seat) ? [] : [{ ...info, seat }]));
  const shown = others.length > max ? others.slice(0, max - 1) : others;
  return (
    <span className="row-faces" aria-hidden="true">
      {shown.map(({ seat, name, bot }) => (
        <Avatar key={seat} seat={seat} name={name} {...marks[seat]} {...(bot !== undefined && { bot: true })} />
      ))}
      {others.length > shown.length && <small>+{others.length - shown.length}</small>}
    </span>
  );
}

/** The remaining time of the player to move, one's own first, in ms; null without a time limit. */
function useTimeLeft(line: TableSummary): number | null {
  const runs = line.state === 'playing' && line.deadline !== undefined;
  const now = useNow(runs) + serverClockOffset();
  return runs ? Math.max(0, line.deadline! - now) : null;
}

interface SpokenRow {
  /** "Colorado, turn 3" */
  title: string;
  people: string;
  /** "live", "over days" */
  kind: string;
  /** Whose turn it is, or the result. */
  stand: string;
  /** That everybody is here, in a live game. */
  here: string;
  detail: string;
  /** All of it as one sentence, for screen readers. */
  sentence: string;
}

/** The texts of a table: for its row, and as one sentence for screen readers. */
function useSpokenRow(line: TableSummary): SpokenRow {
  const words = useWords(onlineWords);
  const { language } = useLanguage();
  const { match } = useWords(appWords);
  const left = useTimeLeft(line);
  const { state, seats, mine, waiting, winners, totals, game, options, turn } = line;
  const { name, countsTurns = false, isCompetitive } = gameManifestOf(game);
  const pace = kindOf(line.pace);
  const nameOf = (seat: number): string => seats[seat]!.name;
  const others = seats.filter(({ open }, seat) => !open && !mine.includes(seat)).map((info) => info.name);
  const against = isCompetitive(String(options.mode ?? ''));
  const people =
    others.length === 0 ? words.list.alone : (against ? match.against : match.beside)(formatList(language, others));
  const kind = state === 'over' ? words.list.finishedShort : words.join.timeControls[pace];
  const isHere =
    state === 'playing' &&
    pace === 'live' &&
    others.length > 0 &&
    seats.every(({ presence }, seat) => mine.includes(seat) || (presence ?? 'here') === 'here');
  const stand = (): string => {
    if (isMyTurn(line)) return words.list.yourTurn;
    if (state === 'open') return line.toStart ? words.list.toStart : words.list.open;
    if (state === 'paused') return words.list.paused;
    if (state === 'playing') {
      if (mine.some((seat) => seats[seat]!.standIn !== undefined)) return words.list.standIn;
      return (pace === 'live' ? words.list.plays : words.list.waitingFor)(waiting.map(nameOf));
    }
    if (!winners) return words.list.ended;
    if (winners.length === 0) return words.list.over;
    const best = winners.map((seat) => totals?.[seat]).find((points) => points !== undefined);
    const next = Math.max(...(totals ?? []).filter((_, seat) => !winners.includes(seat)));
    const points = best !== undefined && Number.isFinite(next) ? ([best, next] as const) : null;
    if (winners.every((seat) => mine.includes(seat))) return words.list.youWon(points);
    return words.list.won(winners.map(nameOf), points);
  };
  const detail = (say: (ms: number, words: typeof onlineWords.en) => string): string => {
    if (state === 'over') return relativeTime(line.changed, Date.now(), language);
    if (state === 'open') return words.list.free(seats.filter(({ open }) => open).length);
    if (state === 'paused')
      return line.resumes === undefined
        ? words.list.untilAgreed
        : words.list.agreed(pauseEndLabel(line.resumes, Date.now() + serverClockOffset(), language));
    return left === null ? '' : words.list.left(say(left, words));
  };
  const sentence = [
    `${name} ${people}, ${kind}`,
    stand(),
    ...(isHere ? [words.list.allHere] : []),
    detail(spokenDuration),
  ]
    .filter(Boolean)
    .map((part) => part[0]!.toLocaleUpperCase(language) + part.slice(1));
  return {
    title: turn === undefined || state === 'over' ? name : match.round(name, turn, countsTurns),
    people,
    kind,
    stand: stand(),
    here: isHere ? words.list.allHere : '',
    detail: detail(clockText),
    sentence: `${sentence.join('. ')}.`,
  };
}
