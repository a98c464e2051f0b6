import { type Cell, type SierraChoice, type SierraRules, type SierraTypes, speak } from '@cordillera/sierra';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { mayMove, useSettings } from '../../app/settings.ts';
import { useMedia } from '../../design/media.ts';
import { SkipLink } from '../../design/SkipLink.tsx';
import type { TableOptions } from '../../store/records.ts';
import { useDrag } from '../../table/drag.ts';
import { Elsewhere } from '../../table/Elsewhere.tsx';
import { type Explanation, useExplain } from '../../table/Explain.tsx';
import { useFlights } from '../../table/flights.ts';
import { HandOver } from '../../table/HandOver.tsx';
import { Log, type LogLine } from '../../table/Log.tsx';
import type { Session } from '../../table/session.ts';
import { TableBar } from '../../table/TableBar.tsx';
import { TableMenu } from '../../table/TableMenu.tsx';
import { useSkip } from '../../table/useSkip.ts';
import { tableWords } from '../../table/words.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import { Board, type Sheet } from './Board.tsx';
import { BoardCaption } from './BoardCaption.tsx';
import { CardDialog, type OpenCard } from './CardDialog.tsx';
import { ChipRow } from './ChipRow.tsx';
import { Coach, ColourCoach } from './Coach.tsx';
import { ConfirmReady } from './ConfirmReady.tsx';
import { optionsOf } from './choices.ts';
import { Chronicle } from './chronicle.ts';
import { Reveal, RoundSheet } from './Deeds.tsx';
import { deedsOf } from './deeds.ts';
import { describe } from './describe.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { destinationFace, wishesOf } from './faces.ts';
import { flightsOf } from './flights.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { Hand } from './Hand.tsx';
import { asideOf, handOf } from './handCards.ts';
import { lightsOf, type Meant } from './lights.ts';
import { heard, logOf } from './log.ts';
import { modelOf } from './model.ts';
import { NotebookSheet } from './NotebookSheet.tsx';
import { nearestCell } from './near.ts';
import { OtherGroup } from './OtherGroup.tsx';
import { People } from './People.tsx';
import { Places } from './Places.tsx';
import type { Lights, Pointing } from './pointing.ts';
import { RoundTrack } from './RoundTrack.tsx';
import { ScoreDialog } from './ScoreDialog.tsx';
import { SierraPrompt } from './SierraPrompt.tsx';
import { gainsOf, lyingCards, placesOf, type Sight, withCard } from './spots.ts';
import { mountainOf } from './summary.ts';
import { type Tab, Tabs } from './Tabs.tsx';
import { find, useWay } from './way.ts';
import { sierraTableWords } from './words.ts';
import './group.css';
import './dialogs.css';

const rulesAddress = '#/rules/sierra';

interface SierraTableProps {
  session: Session<SierraTypes>;
  options: TableOptions;
  /** Where the finished game is looked at; absent when it is being watched again. */
  endAddress?: string;
  onExport?: () => void;
  onPlayHere?: () => void;
}

/** Sierra's table: all parts at once on a wide screen, one at a time behind tabs on a narrow one. */
export function SierraTable({ session, options, endAddress, onExport, onPlayHere }: SierraTableProps): ReactNode {
  const { language } = useSpeech();
  const words = useWords(sierraTableWords);
  const general = useWords(tableWords);
  const settings = useSettings();
  const explain = useExplain();
  const state = useSyncExternalStore(session.subscribe, session.get);
  const { match } = session;
  const { view, viewer, decision, acting } = state;
  const isElsewhere = state.problem?.kind === 'elsewhere';
  const { box } = match.rules as SierraRules;
  const wide = useMedia('(min-width: 64em)');
  /** Notebook cards can be read beside the hand. */
  const roomy = useMedia('(min-width: 85em)');

  const [focusId, setFocusId] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('landscape');
  const [selected, setSelected] = useState<number | null>(null);
  const [tried, setTried] = useState<Cell | null>(null);
  const [meant, setMeant] = useState<Meant | null>(null);
  const [pointed, setPointed] = useState<LogLine | null>(null);
  const [card, setCard] = useState<OpenCard | null>(null);
  const [sheet, setSheet] = useState<'menu' | 'scores' | 'ready' | 'notebook' | 'round' | null>(null);
  const [byKeyboard, setByKeyboard] = useState(false);
  const board = useRef<Sheet | null>(null);
  const root = useRef<HTMLDivElement>(null);

  const names = useMemo(() => match.seats.map(({ name }) => name), [match]);
  const groups = useMemo(() => match.view('spectator').groups.map(({ members }) => members), [match]);
  const speaker = useMemo(() => speak(language, box, names, groups), [language, box, names, groups]);
  const story = useRef<Chronicle>(null);
  story.current ??= new Chronicle(box, match);
  const chronicle = story.current.read(state.events, viewer);
  const can = useMemo(() => optionsOf(state.settled ? decision : null), [decision, state.settled]);
  useEffect(() => {
    document.title = `Sierra · ${view.round === 0 ? words.beforeRounds : general.round(view.round)} · Cordillera`;
  }, [general, words, view.round]);

  // Whoever takes the screen finds it as they need it, and nothing of what was looked at before.
  const eyes = isElsewhere ? 'elsewhere' : viewer;
  const [seenBy, setSeenBy] = useState(eyes);
  if (seenBy !== eyes) {
    setSeenBy(eyes);
    setFocusId(null);
    setSelected(null);
    setTried(null);
    setMeant(null);
    setPointed(null);
    setCard(null);
    setSheet(null);
  }

  const newest = state.fresh > 0 ? state.events.slice(-state.fresh) : [];
  const own = viewer === 'spectator' ? null : view.players[viewer]!.group;
  const isFree = selected !== null && (can.lays.has(selected) || can.discards.has(selected));
  const held = isFree ? selected : null;
  const cells = held === null ? [] : (can.lays.get(held) ?? []);
  const isLegal = (cell: Cell | null): cell is Cell =>
    cell !== null && cells.some(({ row, column }) => row === cell.row && column === cell.column);
  const target = isLegal(tried) ? tried : null;

  const preview = useMemo(
    () =>
      held === null || target === null || own === null
        ? null
        : withCard(box, view.groups[own]!.landscape, held, target),
    [held, target, own, view, box],
  );

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
  const news = lines.slice(read.lines).filter(({ seat }) => seat !== null && !session.people.includes(seat)).length;
  const focus = table.groups[focusId ?? own ?? 0] ?? table.groups[0]!;
  const others = still.groups.filter(({ id }) => id !== focus.id);
  const isOwn = focus.id === own;

  /** What each place would bring to whoever acts. */
  const gains = useMemo(
    () =>
      held === null || acting === null || !options.livePoints
        ? null
        : gainsOf(box, view, acting, held, can.lays.get(held) ?? []),
    [held, acting, view, box, can, options.livePoints],
  );

  const choose = (choice: SierraChoice): void => session.choose(choice);
  const layAt = (number: number, { row, column }: Cell): void => {
    if (document.activeElement?.matches('.spot:focus-visible')) leadOn();
    setSelected(null);
    setTried(null);
    choose({ do: 'lay', card: number, row, column });
  };
  const discard = (number: number): void => {
    if (document.activeElement?.matches(':focus-visible')) leadOn();
    select(null);
    choose({ do: 'discard', card: number });
  };
  const takeBack = (number: number): void => {
    leadOn(`.hand-card[data-card="m${number}"]`);
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
  // Asked for at most once for every position.
  const blocked = useMemo(() => {
    let known: ReturnType<typeof session.blocked> | null = null;
    return () => {
      known ??= state.settled && decision ? session.blocked() : [];
      return known;
    };
  }, [session, state.settled, decision]);
  const readyWhy = (): Explanation | null => {
    const rule = blocked().find(({ choice }) => choice.do === 'ready')?.rule;
    return rule ? { title: words.notYet, text: speaker.rule(rule), rule, blocked: true } : null;
  };

  // Wherever the focus is, Esc puts a card back that was picked.
  useEffect(() => {
    if (held === null) return;
    const drop = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      if (root.current?.contains(document.activeElement)) find(`.hand-card[data-card="m${held}"]`)?.focus();
      setTried(null);
      setSelected(null);
    };
    addEventListener('keydown', drop);
    return () => removeEventListener('keydown', drop);
  }, [held]);

  const leadOn = useWay({ root, held, byKeyboard, decision, settled: state.settled });
  // On a small screen the landscape may be out of sight when a card is taken up.
  useEffect(() => {
    const board = held === null ? null : find('.board');
    const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
    if (board && (bottom < innerHeight / 3 || top > (innerHeight * 2) / 3)) board.scrollIntoView({ block: 'nearest' });
  }, [held]);
  useSkip(session, !state.settled && session.people.length > 0);

  const drag = useDrag<number, Cell | 'aside'>({
    targetAt(number, x, y) {
      const place = find('.hand-aside')?.getBoundingClientRect();
      if (place && can.discards.has(number) && isInside(place, x, y)) return 'aside';
      const frame = document.querySelector('.board .landscape')?.getBoundingClientRect();
      if (!frame || !board.current || !isInside(frame, x, y)) return null;
      return nearestCell(can.lays.get(number) ?? [], board.current.place, x - frame.left, y - frame.top);
    },
    onStart: (number) => {
      explain.hide();
      select(number);
    },
    onOver: (target) => setTried(target === 'aside' ? null : target),
    onHold: (x, y) => board.current?.holdAt(x, y),
    onDrop: (number, target) => {
      board.current?.rest();
      if (target === 'aside') discard(number);
      else if (target) layAt(number, target);
    },
  });

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

  const sight: Sight = { box, view, names, chronicle, speaker, words, can, blocked };
  const lying = lyingCards(sight, focus.id, takeBack);
  const places = held === null || own === null || !isOwn ? [] : placesOf(sight, own, held, gains);
  /** The card that is held touches a line of another colour. */
  const meetsOtherColour =
    held !== null &&
    blocked().some(({ choice, rule }) => choice.do === 'lay' && choice.card === held && rule === 'SI-PLACE-07');
  const groupOf = (seat: number): number => view.players[seat]!.group;
  /** What others show at this moment. */
  const revealed =
    session.people.length === 0 || state.settled || state.hurried || newest.length === 0
      ? []
      : deedsOf(chronicle.entries.slice(-newest.length), groupOf, own).filter(({ group }) => group !== own);
  const lastRound = state.result ? view.round : view.round - 1;
  const hand = handOf(sight, acting, still.symbols);
  const aside = asideOf(sight, acting, held);
  const seatOf = (seat: number | null) =>
    table.groups.flatMap((group) => group.seats).find((each) => each.seat === seat);
  const mine = seatOf(acting);
  const drawn = mine?.drawn ?? [];
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
      <main className="table-main" data-watched={!hasTray || undefined} inert={isElsewhere}>
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
          readyWhy={readyWhy}
          notebookButton={!roomy && can.keeps.size > 0 && drawn.length > 0}
          passesTo={isOwn ? focus.passesTo : null}
          onNotebook={() => setSheet('notebook')}
          onReady={sayReady}
          onLastRound={lastRound > 0 ? () => setSheet('round') : null}
          onDiscard={discard}
          endAddress={endAddress}
        />
        {isSeen('landscape') && hasTray && (
          <Hand
            // A screen that was turned has other room: the tray is laid out anew.
            key={roomy ? 'wide' : 'narrow'}
            cards={hand}
            // With empty hands there is room for folded ones on any screen.
            drawn={roomy || hand.length === 0 ? drawn : []}
            onUnfold={roomy ? null : () => setSheet('notebook')}
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
            targets={isOwn ? places.filter(({ blocked }) => blocked === null) : []}
            sheet={board}
            caption={
              <>
                <BoardCaption
                  group={focus}
                  isOwn={isOwn}
                  onBack={isOwn || own === null ? null : () => showGroup(own)}
                  changes={target !== null && options.livePoints}
                />
                {isOwn && focus.cards === 0 && held === null && view.phase === 'decide' && <Coach table={table} />}
                {isOwn && view.round === 1 && meetsOtherColour && <ColourCoach />}
                {revealed.length > 0 && (
                  <Reveal deeds={revealed} groups={table.groups} names={names} box={box} speaker={speaker} />
                )}
                {isChoosingFace && (
                  <FaceChoice
                    faces={(['A', 'B'] as const).map((face) =>
                      destinationFace(box, view.groups[own]!.destination, face, language),
                    )}
                    choosable={can.agree ? new Set([...can.faces, view.groups[own]!.proposed!]) : can.faces}
                    wishes={wishesOf(view, own, names)}
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
                  hasPenalty={table.hasPenalty}
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

      {isElsewhere && onPlayHere && <Elsewhere onPlayHere={onPlayHere} />}
      {!wide && !isElsewhere && <Tabs tab={tab} others={others.length > 0} news={news} onTab={setTab} />}

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
          back={state.backTo === null ? null : { name: names[state.backTo]!, onBack: () => session.goBack() }}
        />
      )}
      {card && <CardDialog open={card} onClose={() => setCard(null)} />}
      {sheet === 'menu' && (
        <TableMenu
          seedHash={match.seedHash}
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
      {sheet === 'round' && (
        <RoundSheet
          title={words.roundSheet(lastRound)}
          deeds={deedsOf(
            chronicle.entries.filter(({ round }) => round === lastRound),
            groupOf,
            own,
          )}
          groups={still.groups}
          names={names}
          box={box}
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

  /** One way back: the log's undo, or the last draft taken back when a companion has acted since. */
  function undoOf(): (() => void) | null {
    if (!state.settled || acting === null) return null;
    if (state.canUndo) return () => session.undo();
    const last = own === null ? undefined : view.groups[own]!.draft?.findLast(({ seat }) => seat === acting);
    if (last && can.takeBacks.has(last.card)) return () => choose({ do: 'takeBack', card: last.card });
    return null;
  }
}

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;
