import {
  type Cell,
  cloneLandscape,
  lay,
  type SierraChoice,
  type SierraRules,
  type SierraTypes,
  speak,
} from '@cordillera/sierra';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { mayMove, useSettings } from '../../app/settings.ts';
import { Icon } from '../../design/Icon.tsx';
import { useMedia } from '../../design/media.ts';
import { SkipLink } from '../../design/SkipLink.tsx';
import { SymbolPicture } from '../../design/SymbolPicture.tsx';
import type { TableOptions } from '../../store/records.ts';
import { useDrag } from '../../table/drag.ts';
import { type Explanation, useExplain } from '../../table/Explain.tsx';
import { useFlights } from '../../table/flights.ts';
import { useFocusKept } from '../../table/focus.ts';
import { HandOver } from '../../table/HandOver.tsx';
import { Log, type LogLine } from '../../table/Log.tsx';
import type { Session } from '../../table/session.ts';
import { swallowClick } from '../../table/swallow.ts';
import { TableBar } from '../../table/TableBar.tsx';
import { TableMenu } from '../../table/TableMenu.tsx';
import { tableWords } from '../../table/words.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import type { DestinationFace } from '../DestinationCard.tsx';
import type { Placement } from '../fit.ts';
import { Board, spotOf } from './Board.tsx';
import { CardDialog, type OpenCard } from './CardDialog.tsx';
import { ChipRow } from './ChipRow.tsx';
import { Coach } from './Coach.tsx';
import { ConfirmReady } from './ConfirmReady.tsx';
import { optionsOf } from './choices.ts';
import { Chronicle } from './chronicle.ts';
import { describe } from './describe.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { flightsOf } from './flights.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { type Aside, Hand, type HandCard } from './Hand.tsx';
import { lightsOf, type Meant } from './lights.ts';
import { heard, logOf } from './log.ts';
import { modelOf, type TableGroup } from './model.ts';
import { NotebookSheet } from './NotebookSheet.tsx';
import { OtherGroup } from './OtherGroup.tsx';
import { People } from './People.tsx';
import { type LyingCard, type Place, Places } from './Places.tsx';
import type { Lights, Pointing } from './pointing.ts';
import { groupPoints } from './points.ts';
import { RoundTrack } from './RoundTrack.tsx';
import { ScoreDialog } from './ScoreDialog.tsx';
import { SierraPrompt } from './SierraPrompt.tsx';
import { mountainOf } from './summary.ts';
import { sierraTableWords } from './words.ts';
import './group.css';
import './dialogs.css';

const tabs = ['landscape', 'notebooks', 'others', 'log'] as const;
type Tab = (typeof tabs)[number];
const tabSymbols = { landscape: 'destination', notebooks: 'notebook', others: 'role-trio', log: null } as const;
const rulesAddress = '#/rules/sierra';

interface SierraTableProps {
  session: Session<SierraTypes>;
  options: TableOptions;
  /** Where the finished game is looked at; absent when it is being watched again. */
  endAddress?: string;
  onExport?: () => void;
}

/** Sierra's table: all parts at once on a wide screen, one at a time behind tabs on a narrow one. */
export function SierraTable({ session, options, endAddress, onExport }: SierraTableProps): ReactNode {
  const { language } = useSpeech();
  const words = useWords(sierraTableWords);
  const general = useWords(tableWords);
  const settings = useSettings();
  const explain = useExplain();
  const state = useSyncExternalStore(session.subscribe, session.get);
  const { match } = session;
  const { view, viewer, decision, acting } = state;
  const { box } = match.rules as SierraRules;
  const wide = useMedia('(min-width: 64em)');
  /** Notebook cards can be read beside the hand. */
  const roomy = useMedia('(min-width: 80em)');

  const [focusId, setFocusId] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('landscape');
  const [selected, setSelected] = useState<number | null>(null);
  const [tried, setTried] = useState<Cell | null>(null);
  const [meant, setMeant] = useState<Meant | null>(null);
  const [pointed, setPointed] = useState<LogLine | null>(null);
  const [card, setCard] = useState<OpenCard | null>(null);
  const [sheet, setSheet] = useState<'menu' | 'scores' | 'ready' | 'notebook' | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const placement = useRef<Placement | null>(null);
  const root = useRef<HTMLDivElement>(null);
  /** Where the focus goes after the next change of what is asked. */
  const lead = useRef<string | null>(null);

  const names = useMemo(() => match.seats.map(({ name }) => name), [match]);
  const groups = useMemo(() => match.view('spectator').groups.map(({ members }) => members), [match]);
  const speaker = useMemo(() => speak(language, box, names, groups), [language, box, names, groups]);
  const story = useRef<Chronicle>(null);
  story.current ??= new Chronicle(box, match);
  const chronicle = story.current.read(state.events, viewer);
  const can = useMemo(() => optionsOf(state.settled ? decision : null), [decision, state.settled]);
  useEffect(() => {
    document.title = `Sierra · ${general.round(view.round)} · Cordillera`;
  }, [general, view.round]);

  // Whoever takes the screen finds it as they need it, and nothing of what was looked at before.
  const [seenBy, setSeenBy] = useState(viewer);
  if (seenBy !== viewer) {
    setSeenBy(viewer);
    setFocusId(null);
    setSelected(null);
    setTried(null);
    setMeant(null);
    setPointed(null);
    setCard(null);
    setSheet(null);
  }

  const own = viewer === 'spectator' ? null : view.players[viewer]!.group;
  const isFree = selected !== null && (can.lays.has(selected) || can.discards.has(selected));
  const held = isFree ? selected : null;
  const cells = held === null ? [] : (can.lays.get(held) ?? []);
  const isLegal = (cell: Cell | null): cell is Cell =>
    cell !== null && cells.some(({ row, column }) => row === cell.row && column === cell.column);
  const target = isLegal(tried) ? tried : null;

  const preview = useMemo(() => {
    if (held === null || target === null || own === null) return null;
    return withCard(view.groups[own]!.landscape, held, target);
    function withCard(landscape: (typeof view)['groups'][number]['landscape'], number: number, cell: Cell) {
      const next = cloneLandscape(landscape);
      lay(next, number, box.mountain[number]!.colour, cell);
      return next;
    }
  }, [held, target, own, view, box]);

  // What is only tried changes the own group alone: everything else is made once for every position.
  const input = { box, view, viewer, names, people: session.people, chronicle, speaker, words, language };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chronicle is read to the end of the events
  const still = useMemo(
    () => modelOf({ ...input, preview: null, livePoints: true }),
    [box, view, viewer, names, session, state.events, speaker, words, language],
  );
  const table = preview ? modelOf({ ...input, preview, livePoints: options.livePoints }) : still;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chronicle is read to the end of the events
  const lines = useMemo(
    () => logOf(chronicle.entries, speaker, names, match.view('spectator'), session.people),
    [state.events, speaker, names, match, session],
  );
  // How much the log of this viewer has grown since it was last looked at.
  const [read, setRead] = useState({ viewer, lines: lines.length });
  if (read.viewer !== viewer || read.lines > lines.length || (tab === 'log' && read.lines !== lines.length))
    setRead({ viewer, lines: lines.length });
  const news = Math.max(0, lines.length - read.lines);
  const focus = table.groups[focusId ?? own ?? 0] ?? table.groups[0]!;
  const others = still.groups.filter(({ id }) => id !== focus.id);
  const isOwn = focus.id === own;
  const player = acting === null ? null : view.players[acting]!;

  /** What each place would bring to whoever acts. */
  const gains = useMemo(() => {
    if (held === null || own === null || acting === null || !options.livePoints) return null;
    const { landscape } = view.groups[own]!;
    const before = groupPoints(box, view, own, landscape).get(acting)!.total;
    return new Map(
      (can.lays.get(held) ?? []).map((cell) => {
        const next = cloneLandscape(landscape);
        lay(next, held, box.mountain[held]!.colour, cell);
        return [`${cell.row}/${cell.column}`, groupPoints(box, view, own, next).get(acting)!.total - before];
      }),
    );
  }, [held, own, acting, view, box, can, options.livePoints]);

  const choose = (choice: SierraChoice): void => session.choose(choice);
  const layAt = (number: number, { row, column }: Cell): void => {
    if (document.activeElement?.matches('.spot:focus-visible')) lead.current = nextThings;
    setSelected(null);
    setTried(null);
    choose({ do: 'lay', card: number, row, column });
  };
  const discard = (number: number): void => {
    if (document.activeElement?.matches(':focus-visible')) lead.current = nextThings;
    select(null);
    choose({ do: 'discard', card: number });
  };
  const takeBack = (number: number): void => {
    lead.current = `.hand-card[data-card="m${number}"]`;
    choose({ do: 'takeBack', card: number });
  };
  const select = (number: number | null): void => {
    setTried(null);
    setSelected(number);
    if (number !== null && own !== null) {
      setFocusId(null);
      setTab('landscape');
    }
  };
  const blocked = (): ReturnType<typeof session.blocked> => (state.settled ? session.blocked() : []);
  const whyNot = (test: (choice: SierraChoice) => boolean): Explanation | null => {
    const found = blocked().find(({ choice }) => test(choice));
    return found ? { title: words.notYet, text: speaker.rule(found.rule), rule: found.rule, blocked: true } : null;
  };

  // What was selected by keyboard leads on: to the places, and from there to the next thing to do.
  useEffect(() => {
    if (held === null || !byKeyboard) return;
    const place = find('.spot[data-kind="glow"]') ?? find('.hand-aside[data-glow], .prompt [data-do="discard"]');
    place?.focus();
  }, [held, byKeyboard]);
  // On a small screen the landscape may be out of sight when a card is taken up.
  useEffect(() => {
    const board = held === null ? null : find('.board');
    const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
    if (board && (bottom < innerHeight / 3 || top > (innerHeight * 2) / 3)) board.scrollIntoView({ block: 'nearest' });
  }, [held]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of what is asked
  useEffect(() => {
    if (lead.current === null || held !== null) return;
    const next = lead.current === nextThings ? nextThing() : find(lead.current);
    lead.current = null;
    next?.focus();
  }, [decision]);
  useFocusKept(root, () => (state.settled ? nextThing() : null) ?? find('.prompt'));

  // Any key or tap shows at once what is still being told, and does nothing else.
  const isTelling = !state.settled && session.people.length > 0;
  useEffect(() => {
    if (!isTelling) return;
    const byKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return;
      session.skip();
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
    };
    const byTap = (event: PointerEvent): void => {
      session.skip();
      if (!(event.target instanceof Element) || !event.target.closest('.prompt, .tray, .board')) return;
      swallowClick();
    };
    addEventListener('keydown', byKey, true);
    addEventListener('pointerdown', byTap, true);
    return () => {
      removeEventListener('keydown', byKey, true);
      removeEventListener('pointerdown', byTap, true);
    };
  }, [isTelling, session]);

  const drag = useDrag<number, Cell | 'aside'>({
    targetAt(number, x, y) {
      const place = find('.hand-aside')?.getBoundingClientRect();
      if (place && can.discards.has(number) && isInside(place, x, y)) return 'aside';
      const board = document.querySelector('.board .landscape')?.getBoundingClientRect();
      if (!board || !placement.current) return null;
      return nearestCell(can.lays.get(number) ?? [], placement.current, x - board.left, y - board.top);
    },
    onStart: (number) => {
      explain.hide();
      select(number);
    },
    onOver: (target) => setTried(target === 'aside' ? null : target),
    onDrop: (number, target) => {
      if (target === 'aside') discard(number);
      else if (target) layAt(number, target);
    },
  });

  const newest = state.fresh > 0 ? state.events.slice(-state.fresh) : [];
  useFlights(state.beat, mayMove() && !state.hurried ? flightsOf(newest, own, acting) : [], state.hurried);

  const pointing = useMemo<Pointing>(() => {
    // Without a mouse the focus lights up the cards.
    const lightUp = (what: Meant): Lights => ({
      onPointerEnter: () => setMeant(what),
      onPointerLeave: () => setMeant(null),
      onFocus: () => setMeant(what),
      onBlur: () => setMeant(null),
    });
    return {
      kept: (seat, kept) => lightUp({ kind: 'notebook', seat: seat.seat, index: seat.kept.indexOf(kept) }),
      destination: ({ id }) => lightUp({ kind: 'destination', group: id }),
      waters: ({ id }) => lightUp({ kind: 'symbols', group: id }),
      openKept: (seat, { face, points }) => setCard({ kind: 'notebook', card: face, owner: seat.name, points }),
      openDrawn: (seat, { face, points }) => setCard({ kind: 'notebook', card: face, owner: seat.name, points }),
      openDestination: (destination) => setCard({ kind: 'destination', card: destination }),
    };
  }, []);
  const isShowing = useRef(false);
  const showGroup = useCallback((id: number) => {
    isShowing.current = true;
    setFocusId(id);
    setTab('landscape');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for gets the focus
  useEffect(() => {
    if (isShowing.current) find('.board')?.focus({ preventScroll: true });
    isShowing.current = false;
  }, [focusId]);
  const lit =
    meant !== null && target === null
      ? lightsOf(box, view, meant)
      : pointed && pointed.things.length > 0
        ? new Set(pointed.things)
        : undefined;

  const cardName = (number: number): string => speaker.card(number);
  const lying = lyingCards(focus);
  const places: Place[] = held === null || !isOwn ? [] : [...freePlaces(held), ...blockedPlaces(held)];
  const hand = handOf();
  const aside = asideOf();
  const seatOf = (seat: number | null) =>
    table.groups.flatMap((group) => group.seats).find((each) => each.seat === seat);
  const mine = seatOf(acting);
  const drawn = mine?.drawn ?? [];
  /** With empty hands there is room for the Notebook cards on any screen. */
  const shownDrawn = roomy || hand.length === 0 ? drawn : [];
  /** They are chosen on a sheet of their own. */
  const isBehind = !wide || shownDrawn.length === 0;
  const isSeen = (part: Tab): boolean => wide || tab === part;
  const isChoosingFace = view.phase === 'faces' && own !== null && isOwn;

  /** Nobody holds cards who only watches, or when all is over. */
  const hasTray = session.people.length > 0 && !(state.result && state.settled);
  const undo = undoOf();
  const keepCard = (number: number): void => choose({ do: 'keep', card: number });
  const sayReady = (): void => {
    if (settings.confirmReady) setSheet('ready');
    else choose({ do: 'ready' });
  };

  return (
    <div ref={root} className="table" data-hidden={state.handOver !== null || undefined}>
      <SkipLink to="prompt" />
      <TableBar
        name="Sierra"
        kind={`${words.modes[table.mode]} · ${words.players(names.length)}`}
        rules={rulesAddress}
        onMenu={() => setSheet('menu')}
      >
        <RoundTrack table={table} over={state.result !== null} />
      </TableBar>
      <main className="table-main" data-watched={!hasTray || undefined}>
        <h1 className="hidden-text">Sierra</h1>
        {/* In the order in which they are needed; where they lie is another matter. */}
        <SierraPrompt
          session={session}
          state={state}
          can={can}
          speaker={speaker}
          names={names}
          held={held}
          byKeyboard={byKeyboard}
          undo={undo}
          readyWhy={() => whyNot((choice) => choice.do === 'ready')}
          notebookButton={isBehind && can.keeps.size > 0 && drawn.length > 0}
          passesTo={isOwn ? focus.passesTo : null}
          onNotebook={() => setSheet('notebook')}
          onReady={sayReady}
          onDiscard={discard}
          endAddress={endAddress}
        />
        {isSeen('landscape') && hasTray && (
          <Hand
            // A screen that was turned has other room: the tray is laid out anew.
            key={roomy ? 'wide' : 'narrow'}
            cards={hand}
            drawn={shownDrawn}
            keepable={can.keeps}
            aside={aside}
            selected={held}
            drag={drag}
            over={target !== null}
            label={mine ? words.handOf(mine.name) : words.hand}
            asked={state.settled}
            onSelect={(number, keyboard) => {
              setByKeyboard(keyboard);
              select(held === number ? null : number);
            }}
            onTakeBack={takeBack}
            onDiscard={() => held !== null && discard(held)}
            onKeep={keepCard}
            onOpen={isBehind ? () => setSheet('notebook') : undefined}
          />
        )}
        {!wide && (
          <People
            group={focus}
            others={others}
            stage={table.stage}
            score={table.decisive}
            onFocus={showGroup}
            onStage={() => setTab('notebooks')}
          />
        )}
        {isSeen('landscape') && (
          <Board
            key={focus.id}
            seed={`board ${focus.id}`}
            place={`group-${focus.id}`}
            label={words.ofGroup(focus.name)}
            description={describe(words, language, focus)}
            holding={held !== null}
            choosing={isChoosingFace}
            lines={focus.lines}
            fitted={focus.fitted}
            laid={new Set([...focus.fresh, ...focus.drafts].map(({ id }) => id))}
            lit={lit}
            held={target && held !== null ? `m${held}` : undefined}
            margin={isOwn && state.result === null && view.phase === 'decide' ? 1 : 0}
            targets={isOwn ? cells : []}
            placement={placement}
            caption={
              <>
                <p className="board-label">
                  {isOwn ? words.yourLandscape : focus.name} · {words.cardsLaid(focus.cards, focus.allCards)}
                </p>
                {!isOwn && own !== null && (
                  <button type="button" className="button board-back" onClick={() => showGroup(own)}>
                    <Icon name="back" />
                    {words.backToMine}
                  </button>
                )}
                <button
                  type="button"
                  className="board-destination"
                  data-colour={focus.destination.colour}
                  onClick={() => pointing.openDestination(focus.destination)}
                >
                  <svg viewBox="0 0 48 48" aria-hidden="true">
                    <use href={`#y-mark-${focus.destination.colour}`} />
                  </svg>
                  <span className="display">
                    {focus.destination.name} {focus.destination.face}
                  </span>
                  <b className="display" aria-hidden="true">
                    {focus.destination.preview ?? focus.destination.points}
                  </b>
                  <span className="hidden-text">{words.points(focus.destination.points)}</span>
                </button>
                <div aria-live="polite">{target && options.livePoints && <Changes group={focus} />}</div>
                {isOwn && focus.cards === 0 && held === null && view.phase === 'decide' && <Coach table={table} />}
                {isChoosingFace && (
                  <FaceChoice
                    faces={facesOf(view.groups[own]!.destination)}
                    choosable={can.agree ? new Set([...can.faces, view.groups[own]!.proposed!]) : can.faces}
                    wishes={wishesOf(own)}
                    chooseLabel={(face) => speaker.choice({ do: 'face', face })}
                    onChoose={(face) =>
                      view.groups[own]!.proposed === face && can.agree
                        ? choose({ do: 'agree' })
                        : choose({ do: 'face', face })
                    }
                  />
                )}
              </>
            }
          >
            {(place, show) => (
              <Places
                place={place}
                onShow={show}
                cards={lying}
                places={places}
                selected={held === null ? null : mountainOf(box, held)}
                tried={target}
                onTry={setTried}
                onLay={(cell) => held !== null && layAt(held, cell)}
                onEscape={() => {
                  const number = held;
                  select(null);
                  if (number !== null)
                    document.querySelector<HTMLElement>(`.hand-card[data-card="m${number}"]`)?.focus();
                }}
              />
            )}
          </Board>
        )}
        {!wide && tab === 'landscape' && <ChipRow group={focus} pointing={pointing} />}
        {isSeen('notebooks') && (
          <GroupPanel
            table={table}
            group={focus}
            acting={acting}
            pointing={pointing}
            onScores={() => setSheet('scores')}
          />
        )}
        <div className="side">
          {isSeen('others') && (
            <section
              className="others"
              aria-label={table.mode === 'competitive' ? words.otherPlayers : words.otherGroups}
            >
              {others.length === 0 && <p className="only-one">{words.noOthers}</p>}
              {others.map((group) => (
                <OtherGroup
                  key={group.id}
                  group={group}
                  short={wide && others.length > 1}
                  lit={lit}
                  pointing={pointing}
                  onFocus={showGroup}
                />
              ))}
            </section>
          )}
          {isSeen('log') && <Log lines={lines} onPoint={setPointed} />}
        </div>
      </main>

      {!wide && (
        <nav className="tabs" aria-label={general.parts}>
          {tabs
            .filter((name) => name !== 'others' || others.length > 0)
            .map((name) => (
              <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
                {tabSymbols[name] ? <SymbolPicture name={tabSymbols[name]} size={1.97} /> : <Icon name="log" />}
                <span>{words.tabs[name]}</span>
                {name === 'log' && news > 0 && (
                  <b className="tab-new">
                    {Math.min(news, 99)}
                    <span className="hidden-text"> {words.news}</span>
                  </b>
                )}
              </button>
            ))}
        </nav>
      )}

      {/* What happened, as sentences, for those who do not see it. */}
      <div className="hidden-text" role="log" aria-live="polite" aria-label={general.whatHappened}>
        {heard(newest).map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of one beat never change their order
          <p key={`${state.beat} ${i}`}>{speaker.event(event)}</p>
        ))}
      </div>

      {state.handOver !== null && (
        <HandOver
          key={state.handOver}
          seat={state.handOver}
          name={names[state.handOver]!}
          onTake={() => session.take(state.handOver!)}
        />
      )}
      {card && <CardDialog open={card} onClose={() => setCard(null)} />}
      {sheet === 'menu' && (
        <TableMenu
          rules={rulesAddress}
          onScores={() => setSheet('scores')}
          onExport={onExport}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'scores' && (
        <ScoreDialog
          box={box}
          view={view}
          table={still}
          names={names}
          speaker={speaker}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'ready' && (
        <ConfirmReady
          onClose={() => setSheet(null)}
          onConfirm={() => {
            setSheet(null);
            choose({ do: 'ready' });
          }}
        />
      )}
      {sheet === 'notebook' && drawn.length > 0 && (
        <NotebookSheet
          drawn={drawn}
          keepable={can.keeps}
          onClose={() => setSheet(null)}
          onKeep={(number) => {
            setSheet(null);
            keepCard(number);
          }}
        />
      )}
    </div>
  );

  /** Every card of a landscape, from the top, with what it says of itself. */
  function lyingCards(group: TableGroup): LyingCard[] {
    const { landscape, draft } = view.groups[group.id]!;
    const count = landscape.lines.length;
    return landscape.lines.flatMap(({ start, cards }, i) =>
      cards.map((number, k): LyingCard => {
        const drafted = draft?.find((each) => each.card === number);
        const deed = chronicle.laid.get(number);
        const text = drafted
          ? words.draftBy(names[drafted.seat]!)
          : deed
            ? words.laidBy(names[deed.seat]!, deed.round)
            : words.startCard;
        const name = cardName(number);
        return {
          row: landscape.bottom + i,
          column: start + k,
          card: mountainOf(box, number),
          label: `${name}, ${words.position(count - i, count, k + 1, cards.length)}`,
          explain: () => {
            const stays = isOwn
              ? blocked().find(({ choice }) => choice.do === 'takeBack' && choice.card === number)
              : undefined;
            return {
              title: name,
              text: stays ? `${text} ${speaker.rule(stays.rule)}` : text,
              ...(stays && { rule: stays.rule }),
            };
          },
          takeBack: can.takeBacks.has(number)
            ? {
                label: speaker.choice({ do: 'takeBack', card: number }),
                onClick: () => takeBack(number),
              }
            : null,
        };
      }),
    );
  }

  function freePlaces(number: number): Place[] {
    const { landscape } = view.groups[own!]!;
    return cells.map((cell) => ({
      ...cell,
      label: speaker.layLabel(number, cell, landscape),
      gain: gains?.get(`${cell.row}/${cell.column}`) ?? null,
      blocked: null,
    }));
  }

  /** Places that touch the landscape but may not be used: they say why. */
  function blockedPlaces(number: number): Place[] {
    const { landscape } = view.groups[own!]!;
    const taken = new Map(
      landscape.lines.flatMap(({ start, cards }, i) =>
        cards.map((card, k): [string, number] => [`${landscape.bottom + i}/${start + k}`, card]),
      ),
    );
    const touches = (row: number, column: number): boolean =>
      [`${row + 1}/${column}`, `${row - 1}/${column}`, `${row}/${column + 1}`, `${row}/${column - 1}`].some((key) =>
        taken.has(key),
      );
    const beside = (row: number, column: number): string => {
      const neighbours = {
        right: taken.get(`${row}/${column - 1}`),
        left: taken.get(`${row}/${column + 1}`),
        above: taken.get(`${row - 1}/${column}`),
        below: taken.get(`${row + 1}/${column}`),
      };
      const side = (['right', 'left', 'above', 'below'] as const).find((each) => neighbours[each] !== undefined);
      return side ? words.besides[side](cardName(neighbours[side]!)) : '';
    };
    return blocked().flatMap(({ choice, rule }): Place[] => {
      if (choice.do !== 'lay' || choice.card !== number) return [];
      const { row, column } = choice;
      if (taken.has(`${row}/${column}`) || !touches(row, column)) return [];
      return [
        {
          row,
          column,
          label: `${words.blockedPlace}, ${beside(row, column)}: ${speaker.rule(rule)}`,
          gain: null,
          blocked: () => ({ title: words.blockedPlace, text: speaker.rule(rule), rule, blocked: true }),
        },
      ];
    });
  }

  /** The Mountain cards of whoever acts, in the order of their numbers: a card keeps its place when it is laid. */
  function handOf(): HandCard[] {
    if (!player?.hand || acting === null) return [];
    const drafted = view.groups[player.group]!.draft?.filter(({ seat }) => seat === acting) ?? [];
    const all = [
      ...player.hand.map((number) => ({ number, at: 'hand' as const })),
      ...drafted.map(({ card: number }) => ({ number, at: 'laid' as const })),
      ...(player.aside === null ? [] : [{ number: player.aside, at: 'aside' as const }]),
    ].sort((a, b) => a.number - b.number);
    return all.map(({ number, at }) => {
      const isBlind = at === 'hand' && (player.blind?.includes(number) ?? false);
      const free = at === 'hand' ? can.lays.has(number) || can.discards.has(number) : can.takeBacks.has(number);
      const rule = free
        ? isBlind
          ? 'SI-R-79'
          : undefined
        : blocked().find(({ choice }) => (choice.do === 'lay' || choice.do === 'takeBack') && choice.card === number)
            ?.rule;
      return {
        card: number,
        face: mountainOf(box, number),
        name: cardName(number),
        at,
        isFree: free,
        blind: isBlind,
        text: symbolText(number),
        why: rule === undefined ? null : { text: speaker.rule(rule), rule },
      };
    });
  }

  /** What the symbol of a card brings by itself. */
  function symbolText(number: number): string {
    const { worth = 0 } = still.symbols.find(({ symbol }) => symbol === box.mountain[number]!.symbol) ?? {};
    return worth > 0 ? words.symbolText.worth(worth) : words.symbolText.plain;
  }

  /** SI-TRIO-04: in a trio everybody who lays also discards. */
  function asideOf(): Aside | null {
    if (can.discards.size === 0 && (player?.aside ?? null) === null) return null;
    return {
      label: held !== null && can.discards.has(held) ? speaker.choice({ do: 'discard', card: held }) : null,
      explain: () => ({ title: words.asideHere, text: speaker.rule('SI-TRIO-04'), rule: 'SI-TRIO-04' }),
    };
  }

  /** One way back: the log's undo, or the last draft taken back when a companion has acted since. */
  function undoOf(): (() => void) | null {
    if (!state.settled || acting === null) return null;
    if (state.canUndo) return () => session.undo();
    const last = own === null ? undefined : view.groups[own]!.draft?.findLast(({ seat }) => seat === acting);
    if (last && can.takeBacks.has(last.card)) return () => choose({ do: 'takeBack', card: last.card });
    return null;
  }

  function facesOf(number: number): DestinationFace[] {
    const { id, name, colour, faces } = box.destinations[number]!;
    return (['A', 'B'] as const).map((face) => ({
      id,
      name: name[language],
      colour,
      face,
      text: faces[face].text[language],
      scores: faces[face].scores,
    }));
  }

  function wishesOf(group: number): Record<'A' | 'B', string[]> {
    const { members, wishes } = view.groups[group]!;
    const wanting = (face: 'A' | 'B'): string[] =>
      members.filter((_, i) => wishes?.[i] === face).map((seat) => names[seat]!);
    return { A: wanting('A'), B: wanting('B') };
  }
}

/** What the placement under the pointer would change, for each companion. */
function Changes({ group }: { group: TableGroup }): ReactNode {
  const words = useWords(sierraTableWords);
  const changed = group.seats.filter(({ preview }) => preview !== null);
  return (
    <p className="changes">
      {changed.length === 0
        ? words.noChange
        : changed.map(({ seat, name, total, preview }) => (
            <span key={seat} data-changed>
              <span>{name}</span> <b aria-hidden="true">{words.becomes(total, preview!)}</b>
              <i className="hidden-text">{words.fromTo(total, preview!)}</i>
            </span>
          ))}
    </p>
  );
}

/** After laying or discarding by keyboard: what is to be done next. */
const nextThings = 'next';

const find = (selector: string): HTMLElement | null => document.querySelector(selector);

/** What comes next for a keyboard: a card to lay or discard, a Notebook card to choose, or the one main button. */
const nextThing = (): HTMLElement | null =>
  find('.hand-cards .hand-card[data-glow]') ??
  (find('[data-notebook][aria-pressed="true"]') ? null : find('[data-notebook][data-glow]')) ??
  find('.prompt .primary');

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;

/** The place nearest to a point of the sheet, if it is near enough. */
function nearestCell(cells: readonly Cell[], place: Placement, x: number, y: number): Cell | null {
  let best: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of cells) {
    const spot = spotOf(cell, place);
    const far = Math.hypot(x - spot.x - spot.width / 2, (y - spot.y - spot.height / 2) * 1.1);
    if (far < least && far < spot.width * 0.85) {
      least = far;
      best = { row: cell.row, column: cell.column };
    }
  }
  return best;
}
