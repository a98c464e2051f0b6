import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { Torn } from '../../design/paper/Torn.tsx';
import { SeatMark } from '../../design/players/Avatar.tsx';
import { useWords } from '../../i18n/index.tsx';
import { useExtras } from '../shell/tableSlots.ts';
import { tableWords } from '../tableWords.ts';
import './log.css';

export interface LogLine {
  id: number;
  round: number;
  seat: number | null;
  text: string;
  /** The points that it brought, by player. */
  gains: { name: string; points: number }[];
  /** It concerns a player at this screen, or everybody. */
  mine: boolean;
  /** The targets it names, highlighted when it is pointed at. */
  things: readonly string[];
}

const filters = ['all', 'mine', 'points'] as const;
type Filter = (typeof filters)[number];

const passes: Record<Filter, (line: LogLine) => boolean> = {
  all: () => true,
  mine: ({ mine }) => mine,
  points: ({ gains }) => gains.length > 0,
};

interface LogProps {
  lines: readonly LogLine[];
  /** The label of a round; absent: the default. */
  when?: (round: number) => string;
  /** A person plays at this screen and may filter for their own lines. */
  hasMine: boolean;
  /** Called with the line that is pointed at, or null. */
  onPoint: (line: LogLine | null) => void;
}

/** The log as sentences, newest first. */
export const Log = memo(function Log({ lines, when, hasMine, onPoint }: LogProps): ReactNode {
  const words = useWords(tableWords);
  const at = when ?? words.logRound;
  const [filter, setFilter] = useState<Filter>('all');
  const { talk } = useExtras();
  const [tab, setTab] = useState<string | null>(null);
  const shown = lines.filter(passes[filter]).toReversed();
  /** One tab stop, however long the log is; arrow keys move between lines. */
  const first = shown.find(({ things }) => things.length > 0)?.id;
  const tabs = talk && (
    <fieldset className="talk-tabs">
      <legend className="hidden-text">{words.log}</legend>
      <button type="button" aria-pressed={tab === null} onClick={() => setTab(null)}>
        {words.log}
      </button>
      {talk.tabs.map(({ name, label, unread }) => (
        <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
          {label}
          {unread > 0 && <b className="tab-new">{unread}</b>}
        </button>
      ))}
    </fieldset>
  );
  if (talk && tab !== null)
    return (
      <Torn as="section" className="log" seed="log" aria-label={words.log}>
        {tabs}
        {talk.show(tab)}
      </Torn>
    );
  return (
    <Torn as="section" className="log" seed="log" aria-label={words.log}>
      {tabs}
      <header>
        <h2 className={talk && 'hidden-text'}>{words.log}</h2>
        <fieldset>
          <legend className="hidden-text">{words.filters.label}</legend>
          {filters
            .filter((name) => hasMine || name !== 'mine')
            .map((name) => (
              <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
                {words.filters[name]}
              </button>
            ))}
        </fieldset>
      </header>
      {shown.length === 0 ? (
        <p className="log-empty">{lines.length === 0 ? words.logEmpty : words.logNothing}</p>
      ) : (
        <ol
          className="scroller log-lines"
          tabIndex={first === undefined ? 0 : undefined}
          aria-label={words.log}
          onKeyDown={walk}
        >
          {shown.map((line) => (
            <li
              key={line.id}
              onPointerEnter={() => onPoint(line)}
              onPointerLeave={() => onPoint(null)}
              data-things={line.things.length > 0 || undefined}
            >
              <span className="log-round">{line.round > 0 ? at(line.round) : ''}</span>
              {line.seat === null ? <span /> : <SeatMark seat={line.seat} />}
              <span>
                {line.things.length > 0 ? (
                  <button
                    type="button"
                    tabIndex={line.id === first ? 0 : -1}
                    onFocus={() => onPoint(line)}
                    onBlur={() => onPoint(null)}
                  >
                    {line.text}
                  </button>
                ) : (
                  line.text
                )}
                {line.gains.length > 0 && (
                  <span className="log-gains">
                    {line.gains.map(({ name, points }) => (
                      <b key={name} data-loss={points < 0 || undefined}>
                        {words.gained(name, points)}
                      </b>
                    ))}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Torn>
  );
});

/** Moves the focus with the arrow keys, Home and End among lines that highlight something. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const here = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (here < 0 || to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
