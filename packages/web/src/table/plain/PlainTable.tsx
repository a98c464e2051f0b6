import {
  type Decision,
  formatList,
  type GameEvent,
  type GameTypes,
  type ScoreLine,
  type Viewer,
} from '@cordillera/engine';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { Avatar } from '../../design/players/Avatar.tsx';
import { type Language, useLanguage, useWords } from '../../i18n/index.tsx';
import { formatWithMinus } from '../../i18n/signedNumber.ts';
import { gameManifestOf, rulesOf } from '../../platform/gameRegistry.ts';
import { Log } from '../log/Log.tsx';
import { type LogFormat, useLogLines } from '../log/logLines.ts';
import { useUnreadLogLines } from '../log/useUnreadLogLines.ts';
import { Prompt } from '../prompt/Prompt.tsx';
import type { Session } from '../session/session.ts';
import type { Place } from '../shell/places.ts';
import { Shell } from '../shell/Shell.tsx';
import type { TableProps } from '../tableProps.ts';
import { tableWords } from '../tableWords.ts';
import { Targets, useAllTargets } from '../targets/Targets.tsx';
import type { TargetOf } from '../targets/targets.ts';
import { useTargets } from '../targets/useTargets.ts';
import { useTable, useViewerChange } from '../useTable.ts';
import { commonStart, shortenTargetPaths } from './plainTargets.ts';
import './plain.css';

/** The texts of a game for one table, in one language. */
export interface PlainWords<T extends GameTypes> {
  prompt(key: string, params?: Decision<T['Choice']>['params']): string;
  /** With the view of the player who decides. */
  choice(choice: T['Choice'], view: T['View']): string;
  /** As shown to this viewer; empty when another sentence covers it. */
  event(event: T['Event'], viewer: Viewer): string;
  rule(id: string): string;
  /** The source of a line of the score sheet. */
  source(line: ScoreLine): string;
  /** The result in sentences. */
  result(result: T['Result']): string[];
  /** The name of a target; absent: the common start of its choices. */
  target?(id: string): string;
  /** What lies on the table and in front of each seat, as this viewer sees it. */
  things?(view: T['View']): PlainThings;
}

interface PlainThings {
  table: readonly PlainRow[];
  /** By seat. */
  seats: readonly (readonly PlainRow[])[];
}

/** A hand, a pile or a purse: its name and its contents, one by one. Null: a thing that lies face down. */
interface PlainRow {
  label: string;
  things: readonly (string | null)[];
}

/** Everything a game provides to be played at a plain table. */
export interface PlainGame<T extends GameTypes> {
  targetOf: TargetOf<T['Choice']>;
  speak(language: Language, session: Session<T>): PlainWords<T>;
}

const logFormat: LogFormat<GameEvent> = {
  hiddenTypes: new Set(),
  begins: (event) => ('round' in event && typeof event.round === 'number' ? event.round : null),
  actorOf: (event) => ('seat' in event && typeof event.seat === 'number' ? event.seat : null),
};

interface PlainTableProps<T extends GameTypes> extends TableProps<T> {
  game: PlainGame<T>;
}

/** A table without pictures: every target is a row of text. For a game without its own table. */
export function PlainTable<T extends GameTypes>(props: PlainTableProps<T>): ReactNode {
  const { game, session, endAddress, onExport, onPlayHere } = props;
  const { language } = useLanguage();
  const words = useWords(tableWords);
  const { state, names, blocked, newest } = useTable(session);
  const { view, viewer, decision, acting } = state;
  const { source } = session;
  const [place, setPlace] = useState('choices');
  const [hasScores, setScores] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const { id, name, countsTurns = false } = gameManifestOf(session.game.id);
  const moment = (countsTurns ? words.turn : words.round)(source.turns);

  const texts = useMemo(() => game.speak(language, session), [game, language, session]);
  const speaker = useMemo(() => ({ event: (event: T['Event']) => texts.event(event, viewer) }), [texts, viewer]);
  const targetOf = useMemo(() => shortenTargetPaths(decision?.choices ?? [], game.targetOf), [decision, game]);
  const targets = useTargets<T['Choice']>({
    root,
    decision,
    isSettled: state.isSettled,
    targetOf,
    blocked,
    choose: (choice) => session.choose(choice),
    why: (rule) => ({ title: words.notPossible, text: texts.rule(rule), rule, blocked: true }),
    label: (choice) => texts.choice(choice, view),
    onPick: (picked) => picked.length > 0 && setPlace('choices'),
  });

  useViewerChange(state, () => {
    setScores(false);
    targets.pick();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the score changes with the view
  const sheet = useMemo(() => source.score(viewer), [source, viewer, view]);
  const lines = useLogLines(session, logFormat, state.events, speaker);
  const unreadCount = useUnreadLogLines(lines, viewer, session.people, place === 'log');
  const mine = viewer === 'spectator' ? null : viewer;
  const things = texts.things?.(view);

  const seats = (ids: readonly number[], rowsOf?: (seat: number) => readonly PlainRow[] | undefined): ReactNode =>
    ids.map((seat) => (
      <Torn as="article" key={seat} className="plain-seat" tone="sunk" seed={`seat ${seat}`} aria-label={names[seat]!}>
        <header>
          <Avatar seat={seat} name={names[seat]!} />
          <h2>{names[seat]}</h2>
          <b className="display">{formatWithMinus(sheet.seats[seat]!.total)}</b>
        </header>
        <ul>
          {sheet.seats[seat]!.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sheet keep their order
            <li key={i}>
              <span>{texts.source(line)}</span>
              <b>{line.points}</b>
            </li>
          ))}
        </ul>
        <Things rows={rowsOf?.(seat)} />
      </Torn>
    ));
  const thingsOf = (seat: number): readonly PlainRow[] | undefined => things?.seats[seat];
  const everybody = names.map((_, seat) => seat);
  const board = (
    <Torn as="section" className="part-board plain-board" seed="plain board" aria-label={words.choicesTab}>
      <div className="scroller">
        <Things rows={things && [...things.table, ...(mine === null ? [] : things.seats[mine]!)]} />
        <Rows texts={texts} view={view} path={[]} />
        <Refused texts={texts} view={view} />
      </div>
    </Torn>
  );
  const panel = (
    <Torn as="section" className="part-panel" seed="plain panel" aria-label={words.scores}>
      <div className="scroller">
        {mine === null ? seats(everybody, thingsOf) : seats([mine])}
        <button type="button" className="button" onClick={() => setScores(true)}>
          {words.scoreSheet}
        </button>
      </div>
    </Torn>
  );
  const others = (
    <section className="part-others" aria-label={words.others}>
      {seats(mine === null ? [] : everybody.filter((seat) => seat !== mine), thingsOf)}
    </section>
  );
  const log = (
    <Log
      lines={lines}
      {...(countsTurns && { when: words.logTurn })}
      hasMine={session.people.length > 0}
      onPoint={() => undefined}
    />
  );
  const places: Place[] = [
    { name: 'choices', label: words.choicesTab, picture: <Icon name="cards" />, content: board },
    { name: 'scores', label: words.scores, picture: <Icon name="peaks" />, content: panel },
    ...(mine !== null && names.length > 1
      ? [{ name: 'others', label: words.others, picture: <Icon name="flag" />, content: others }]
      : []),
    {
      name: 'log',
      label: words.log,
      picture: <Icon name="log" />,
      badge: { count: unreadCount, means: words.news },
      content: log,
    },
  ];

  return (
    <Targets of={targets}>
      <Shell
        root={root}
        onKeyDown={targets.onKeyDown}
        session={session}
        state={state}
        names={names}
        name={name}
        kind={formatList(language, names)}
        track={<b className="display table-track">{moment}</b>}
        moment={moment}
        rules={rulesOf(id)}
        layout="columns"
        prompt={
          <Prompt
            session={session}
            state={state}
            names={names}
            texts={{
              result(result) {
                const [first = '', ...rest] = texts.result(result);
                return { who: result.winners[0] ?? null, text: first, note: rest.join(' ') };
              },
              playingBack: (fresh) => fresh.map(speaker.event).find((sentence) => sentence !== '') ?? '',
              event: speaker.event,
              prompt: texts.prompt,
              hint: () => '',
              waiting: () =>
                state.thinking.length === 0
                  ? ''
                  : words.thinking(
                      formatList(
                        language,
                        state.thinking.map((seat) => names[seat]!),
                      ),
                      state.thinking.length,
                    ),
            }}
            companions={acting === null ? [] : session.circleOf(acting).filter((seat) => seat !== acting)}
            isReady={() => null}
            undo={state.isSettled && state.canUndo ? () => session.undo() : null}
            endAddress={endAddress}
          >
            {null}
          </Prompt>
        }
        places={places}
        place={place}
        onPlace={setPlace}
        wide={
          <>
            {board}
            {panel}
            <div className="side">
              {others}
              {log}
            </div>
          </>
        }
        announcement={newest.map(speaker.event).filter((sentence) => sentence !== '')}
        onScores={() => setScores(true)}
        onExport={onExport}
        onPlayHere={onPlayHere}
      >
        {hasScores && (
          <Dialog label={words.scoreSheet} onClose={() => setScores(false)}>
            <div className="plain-scores">
              <p>{words.pointsNow}</p>
              {seats(everybody)}
            </div>
          </Dialog>
        )}
      </Shell>
    </Targets>
  );
}

/** Rows of text: their contents, and the number of things that lie face down. */
function Things({ rows = [] }: { rows?: readonly PlainRow[] | undefined }): ReactNode {
  const words = useWords(tableWords);
  if (rows.length === 0) return null;
  return (
    <dl className="plain-things">
      {rows.map(({ label, things }) => {
        const seen = things.filter((thing) => thing !== null);
        const hidden = things.length - seen.length;
        return (
          <div key={label}>
            <dt>{label}</dt>
            {seen.map((thing, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two things may have the same name
              <dd key={i}>{thing}</dd>
            ))}
            {hidden > 0 && <dd data-hidden>{words.faceDown(hidden)}</dd>}
            {things.length === 0 && <dd data-none>{words.nothing}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

interface RowsProps<T extends GameTypes> {
  texts: PlainWords<T>;
  view: T['View'];
  /** The targets to touch before these. */
  path: readonly string[];
}

/** The possible targets, and under a picked one the targets that follow. */
function Rows<T extends GameTypes>({ texts, view, path }: RowsProps<T>): ReactNode {
  const targets = useAllTargets();
  const { model } = targets;
  const ids = model.nextAfter(...path);
  if (ids.length === 0) return null;
  return (
    <ul className="plain-rows">
      {ids.map((id) => {
        const here = [...path, id];
        const isPicked = here.every((each, i) => model.picked[i] === each);
        const choices = model.under(...here);
        const label = choices.length > 1 && texts.target ? texts.target(id) : null;
        return (
          <li key={id}>
            <button type="button" className="button" {...targets.of(id).props} aria-pressed={isPicked || undefined}>
              {label ?? nameOf(choices.map((choice) => texts.choice(choice, view)))}
            </button>
            {isPicked && <Rows texts={texts} view={view} path={here} />}
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = (sentences: readonly string[]): string =>
  sentences.length === 1 ? sentences[0]! : commonStart(sentences);

/** Targets that look possible but are blocked; each says why when touched. */
function Refused<T extends GameTypes>({ texts, view }: Omit<RowsProps<T>, 'path'>): ReactNode {
  const words = useWords(tableWords);
  const targets = useAllTargets();
  const [isOpen, setOpen] = useState(false);
  if (targets.model.under().length === 0) return null;
  const refused = isOpen ? targets.model.refused() : [];
  return (
    <details className="plain-refused" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.notPossible}</summary>
      <ul className="plain-rows">
        {refused.map(({ id, choice }) => (
          <li key={id}>
            <button type="button" className="button" {...targets.of(id).props}>
              {texts.choice(choice, view)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
