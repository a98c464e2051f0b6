import { type ReactNode, useEffect, useState } from 'react';
import { Avatar, SeatMark } from '../design/Avatar.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { Emblem } from '../design/Logo.tsx';
import { SkipLink } from '../design/SkipLink.tsx';
import { LanguageSwitch, ThemeSwitch } from '../design/Switches.tsx';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { Torn } from '../design/Torn.tsx';
import { DestinationStrip } from '../sierra/DestinationCard.tsx';
import { Landscape } from '../sierra/Landscape.tsx';
import { NotebookChip } from '../sierra/NotebookChip.tsx';
import { useSpeech } from '../words/index.tsx';
import { CardDialog, type OpenCard } from './CardDialog.tsx';
import { describe } from './describe.ts';
import { Fairness } from './Fairness.tsx';
import { NewGame } from './NewGame.tsx';
import { RoundTrack } from './RoundTrack.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import type { Setup } from './setup.ts';
import { Tray } from './Tray.tsx';
import type { Table, TableGroup, TableSeat } from './table.ts';
import './watch.css';

const tabs = ['landscape', 'notebooks', 'others', 'log'] as const;
type Tab = (typeof tabs)[number];
const tabSymbols = { landscape: 'destination', notebooks: 'notebook', others: 'role-trio', log: null } as const;

export interface WatchProps {
  table: Table;
  setup: Setup;
  levels: readonly string[];
  stages: readonly { number: number; title: string }[];
  playing: boolean;
  speed: number;
  onPlay: (playing: boolean) => void;
  onStep: () => void;
  onSpeed: (speed: number) => void;
  onStart: (setup: Setup) => void;
}

/** The table of a watched game, from 360 px to a wall. */
export function Watch(props: WatchProps): ReactNode {
  const { table, setup, levels, stages, playing, speed, onPlay, onStep, onSpeed, onStart } = props;
  const { words, language } = useSpeech();
  const [focusId, setFocusId] = useState(0);
  const [tab, setTab] = useState<Tab>('landscape');
  const [card, setCard] = useState<OpenCard | null>(null);
  const [choosing, setChoosing] = useState(false);
  const [scores, setScores] = useState(false);
  const [menu, setMenu] = useState(false);
  const focus = table.groups[focusId] ?? table.groups[0]!;
  const others = table.groups.filter((group) => group !== focus);
  const openDestination = (): void => setCard({ kind: 'destination', card: focus.destination });
  useEffect(() => {
    document.title = words.watch.title;
  }, [words]);

  const seats = table.groups.reduce((sum, group) => sum + group.seats.length, 0);
  return (
    <div className="watch" data-tab={tab}>
      <SkipLink to="board" />
      <header className="watch-bar">
        <a className="watch-home" href="#/">
          <Emblem />
          <span className="display">Sierra</span>
          <span className="hidden-text">{words.watch.back}</span>
        </a>
        <p className="watch-mode">
          {words.watch.modes[table.mode]} · {words.watch.players(seats)}
        </p>
        <RoundTrack table={table} />
        <div className="watch-switches wide-only">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <button type="button" className="bar-button wide-only" onClick={() => setChoosing(true)}>
          <Icon name="again" />
          <span>{words.watch.newGame}</span>
        </button>
        <button type="button" className="bar-button narrow-only" onClick={() => setMenu(true)}>
          <Icon name="sliders" />
          <span className="hidden-text">{words.watch.menu}</span>
        </button>
      </header>

      <main className="watch-main">
        <h1 className="hidden-text">{words.watch.heading}</h1>
        <Torn className="people" tone="paper" lift={1} seed="people">
          <ul className="people-mine">
            {focus.seats.map((seat) => (
              <li key={seat.seat}>
                <Avatar seat={seat.seat} name={seat.name} ready={seat.ready} />
                <span className="people-name">{seat.name}</span>
                <b className="display">{seat.total}</b>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <ul className="people-others" data-count={others.length}>
              {others.map((group) => (
                <li key={group.id}>
                  <button type="button" onClick={() => setFocusId(group.id)}>
                    <Landscape
                      lines={group.lines}
                      label={describe(words, language, group)}
                      seed={`thumb ${group.id}`}
                      small
                      largest={0.16}
                    />
                    <span className="hidden-text">{words.watch.focus(group.name)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Torn>

        <Torn as="section" className="group-panel" seed={`group ${focus.id}`} aria-label={focus.name}>
          <div className="scroller" tabIndex={-1}>
            <h2>{focus.name}</h2>
            <DestinationStrip
              card={focus.destination}
              points={focus.destination.points}
              pointsLabel={words.watch.points(focus.destination.points)}
              onOpen={openDestination}
            />
            {table.stage && (
              <div className="stage">
                <h3>
                  {words.watch.stageTitle(table.stage.number, table.stage.title)}
                  {table.suns !== null && (
                    <span className="suns">
                      {[1, 2, 3].map((n) => (
                        <SymbolPicture key={n} name={n <= (table.suns ?? 0) ? 'sun-full' : 'sun-empty'} size={1.5} />
                      ))}
                    </span>
                  )}
                </h3>
                <p>{table.stage.story}</p>
                {table.stage.rules.map((rule) => (
                  <p key={rule}>
                    <b>{rule}</b>
                  </p>
                ))}
              </div>
            )}
            {focus.seats.map((seat) => (
              <Member key={seat.seat} seat={seat} onOpen={setCard} />
            ))}
            <p className="waters">
              <span>{words.watch.rivers}</span>
              <b className="display">{focus.waters}</b>
              <small>
                <SymbolPicture name="river" size={1.8} />
                <SymbolPicture name="wind" size={1.8} />
                {words.watch.riversNote}
              </small>
            </p>
            <p className="piles">{words.watch.piles(table.piles.mountain, table.piles.notebook)}</p>
          </div>
        </Torn>

        <section className="board" id="board" tabIndex={-1} aria-label={focus.name}>
          <Landscape
            key={focus.id}
            lines={focus.lines}
            laid={new Set(focus.laid.map(({ id }) => id))}
            label={describe(words, language, focus)}
            seed={`board ${focus.id}`}
            sun={{ x: 0.87, y: 0.15, size: 0.042 }}
            inset={{ top: 52, bottom: 18, sides: 8 }}
          />
          <p className="board-label">
            {focus.name} · {words.watch.cardsOf(focus.cards, focus.allCards)}
          </p>
          <button
            type="button"
            className="board-destination"
            data-colour={focus.destination.colour}
            onClick={openDestination}
          >
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <use href={`#y-mark-${focus.destination.colour}`} />
            </svg>
            <span className="display">
              {focus.destination.name} {focus.destination.face}
            </span>
            <b className="display">{focus.destination.points}</b>
          </button>
        </section>

        <ul className="chip-row" aria-label={words.watch.tabs.notebooks}>
          {focus.seats.flatMap((seat) =>
            seat.kept.map((kept) => (
              <li key={kept.key}>
                <SeatMark seat={seat.seat} />
                <NotebookChip
                  card={kept.face}
                  points={kept.points}
                  gained={kept.gained}
                  pointsLabel={`${words.watch.points(kept.points)}, ${seat.name}`}
                  onOpen={() => setCard({ kind: 'notebook', card: kept.face, owner: seat.name, points: kept.points })}
                />
              </li>
            )),
          )}
        </ul>

        <Torn className="prompt" tone="card" seed="prompt">
          <div className="prompt-words" role="status">
            {table.prompt.seat !== null && (
              <Avatar
                seat={table.prompt.seat}
                name={
                  table.groups.flatMap((group) => group.seats).find((seat) => seat.seat === table.prompt.seat)?.name ??
                  ''
                }
              />
            )}
            <p>
              <b className="display">{table.prompt.text}</b>
              {table.prompt.note && <span>{table.prompt.note}</span>}
            </p>
          </div>
          <div className="prompt-buttons">
            {table.over ? (
              <>
                <button type="button" className="button" onClick={() => setScores(true)}>
                  {words.watch.scores}
                </button>
                <button type="button" className="button primary" onClick={() => setChoosing(true)}>
                  <Icon name="again" />
                  {words.watch.newGame}
                </button>
              </>
            ) : (
              <>
                <Speed speed={speed} onSpeed={onSpeed} />
                <button type="button" className="button" onClick={onStep} disabled={playing}>
                  <Icon name="step" />
                  {words.watch.step}
                </button>
                <button type="button" className="button primary" onClick={() => onPlay(!playing)}>
                  <Icon name={playing ? 'pause' : 'play'} />
                  {playing ? words.watch.pause : words.watch.play}
                </button>
              </>
            )}
          </div>
        </Torn>

        <Tray group={focus} onOpen={setCard}>
          <Fairness table={table} />
        </Tray>

        <div className="side">
          <section
            className="others"
            aria-label={table.mode === 'competitive' ? words.watch.players_ : words.watch.others}
          >
            {others.length === 0 && <p className="only-one">{words.watch.noOthers}</p>}
            {others.map((group) => (
              <OtherGroup
                key={group.id}
                group={group}
                many={others.length > 1}
                onFocus={() => setFocusId(group.id)}
                onOpen={setCard}
              />
            ))}
          </section>

          <Torn as="section" className="log" seed="log" aria-label={words.watch.log}>
            <h2>{words.watch.log}</h2>
            <Log table={table} />
          </Torn>
        </div>
      </main>

      <nav className="tabs" aria-label={words.watch.tabsLabel}>
        {tabs.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {tabSymbols[name] ? <SymbolPicture name={tabSymbols[name]} size={1.7} /> : <Icon name="log" />}
            <span>{words.watch.tabs[name]}</span>
          </button>
        ))}
      </nav>

      {card && <CardDialog open={card} onClose={() => setCard(null)} />}
      {choosing && (
        <NewGame
          setup={setup}
          levels={levels}
          stages={stages}
          onClose={() => setChoosing(false)}
          onStart={(next) => {
            setChoosing(false);
            setFocusId(0);
            onStart(next);
          }}
        />
      )}
      {menu && (
        <Dialog label={words.watch.menu} onClose={() => setMenu(false)}>
          <div className="menu">
            <div className="watch-switches">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setMenu(false);
                setChoosing(true);
              }}
            >
              <Icon name="again" />
              {words.watch.newGame}
            </button>
            <Fairness table={table} />
          </div>
        </Dialog>
      )}
      {scores && <ScoreSheet table={table} onClose={() => setScores(false)} />}
    </div>
  );
}

function Speed({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }): ReactNode {
  const { words } = useSpeech();
  return (
    <label className="speed">
      <span>{words.watch.speed}</span>
      <select value={speed} onChange={(event) => onSpeed(Number(event.target.value))}>
        {words.watch.speeds.map((name, i) => (
          <option key={name} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Member({ seat, onOpen }: { seat: TableSeat; onOpen: (card: OpenCard) => void }): ReactNode {
  const { words } = useSpeech();
  return (
    <Torn as="section" className="member" tone="sunk" seed={`member ${seat.seat}`} aria-label={seat.name}>
      <MemberHead seat={seat} />
      {seat.kept.length > 0 && (
        <ul className="member-cards">
          {seat.kept.map((kept) => (
            <li key={kept.key}>
              <NotebookChip
                card={kept.face}
                points={kept.points}
                gained={kept.gained}
                pointsLabel={words.watch.points(kept.points)}
                onOpen={() => onOpen({ kind: 'notebook', card: kept.face, owner: seat.name, points: kept.points })}
              />
            </li>
          ))}
        </ul>
      )}
    </Torn>
  );
}

function MemberHead({ seat }: { seat: TableSeat }): ReactNode {
  const { words } = useSpeech();
  return (
    <header className="member-head">
      <Avatar seat={seat.seat} name={seat.name} ready={seat.ready} />
      <h3>
        {seat.name}
        {seat.role && <SymbolPicture name={`role-${seat.role}`} size={1.35} label={words.watch.role} />}
      </h3>
      <p>{seat.doing}</p>
      <b className="display member-total" key={seat.total}>
        {seat.total}
        <span className="hidden-text"> {words.watch.points(seat.total).replace(/^\S+/, '')}</span>
      </b>
    </header>
  );
}

interface OtherGroupProps {
  group: TableGroup;
  many: boolean;
  onFocus: () => void;
  onOpen: (card: OpenCard) => void;
}

/** Another group: its landscape small, its members and, if it is the only one, their cards. The landscape brings it to the middle. */
function OtherGroup({ group, many, onFocus, onOpen }: OtherGroupProps): ReactNode {
  const { words, language } = useSpeech();
  return (
    <Torn
      as="section"
      className="other"
      seed={`other ${group.id}`}
      data-many={many || undefined}
      aria-label={group.name}
    >
      <header>
        <h2>{group.name}</h2>
        <span>{words.watch.cardsOf(group.cards, group.allCards)}</span>
      </header>
      <button type="button" className="other-landscape" onClick={onFocus}>
        <Landscape
          lines={group.lines}
          laid={new Set(group.laid.map(({ id }) => id))}
          label={describe(words, language, group)}
          seed={`other ${group.id}`}
          small
          largest={0.5}
          sun={{ x: 0.9, y: 0.2, size: 0.042 }}
          inset={{ top: 6, bottom: many ? 8 : 38, sides: 0 }}
        />
        <span className="hidden-text">{words.watch.focus(group.name)}</span>
        <span className="other-destination" hidden={many} data-colour={group.destination.colour}>
          <svg viewBox="0 0 48 48" aria-hidden="true">
            <use href={`#y-mark-${group.destination.colour}`} />
          </svg>
          {group.destination.name} {group.destination.face}
          <b>{group.destination.points}</b>
        </span>
      </button>
      <div className="other-members">
        {group.seats.map((seat) => (
          <Torn
            as="section"
            key={seat.seat}
            className="member small"
            tone="sunk"
            seed={`member ${seat.seat}`}
            aria-label={seat.name}
          >
            <MemberHead seat={seat} />
            {seat.kept.length > 0 && !many && (
              <ul className="mini-cards">
                {seat.kept.map((kept) => (
                  <li key={kept.key}>
                    <button
                      type="button"
                      data-kind={kept.face.kind}
                      onClick={() =>
                        onOpen({ kind: 'notebook', card: kept.face, owner: seat.name, points: kept.points })
                      }
                    >
                      <span>{kept.face.name}</span>
                      <b>{kept.points}</b>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Torn>
        ))}
      </div>
    </Torn>
  );
}

/** What happened, the newest first. */
function Log({ table }: { table: Table }): ReactNode {
  const { words } = useSpeech();
  if (table.log.length === 0) return <p className="log-empty">{words.watch.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
    <ol className="scroller log-lines" tabIndex={0} aria-label={words.watch.log}>
      {table.log.toReversed().map((line) => (
        <li key={line.id}>
          <span className="log-round">{line.round > 0 ? words.watch.logRound(line.round) : ''}</span>
          {line.seat === null ? <span /> : <SeatMark seat={line.seat} />}
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
