import './sheets.ts';
import { type Cell, type SierraChoice, type SierraRules, type SierraTypes, speak } from '@cordillera/sierra';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMedia } from '../../../design/hooks/useMedia.ts';
import { Icon } from '../../../design/paper/Icon.tsx';
import { type SymbolName, SymbolPicture } from '../../../design/paper/SymbolPicture.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { allowsMotion, useSettings } from '../../../platform/settings.ts';
import { useFlights } from '../../../table/animation/flights.ts';
import { find } from '../../../table/input/useGuidedFocus.ts';
import { Log, type LogLine } from '../../../table/log/Log.tsx';
import { useUnreadLogLines } from '../../../table/log/useUnreadLogLines.ts';
import { ConfirmReady } from '../../../table/prompt/ConfirmReady.tsx';
import type { Place } from '../../../table/shell/places.ts';
import { Shell, useWide } from '../../../table/shell/Shell.tsx';
import type { TableProps } from '../../../table/tableProps.ts';
import { tableWords } from '../../../table/tableWords.ts';
import { Targets } from '../../../table/targets/Targets.tsx';
import { useTargets } from '../../../table/targets/useTargets.ts';
import { useTable, useViewerChange } from '../../../table/useTable.ts';
import { animationsOf } from './animation/flights.ts';
import { Board, type Sheet } from './board/Board.tsx';
import { BoardCaption } from './board/BoardCaption.tsx';
import { nearestCell } from './board/cells.ts';
import { type HighlightSource, highlightedCards } from './board/highlights.ts';
import { Places } from './board/Places.tsx';
import { gainsOf, lyingCards, type PlacementContext, placesOf, withCard } from './board/placements.ts';
import type { HighlightHandlers, HighlightProps } from './board/pointing.ts';
import { FaceChoice } from './hand/FaceChoice.tsx';
import { destinationFace, wishesOf, wishOf } from './hand/faces.ts';
import { Hand } from './hand/Hand.tsx';
import { asideOf, handOf } from './hand/handCards.ts';
import { NotebookSheet } from './hand/NotebookSheet.tsx';
import { ColourNote, FirstNote } from './lessons/Notes.tsx';
import { describe } from './log/describe.ts';
import { GameHistory } from './log/gameHistory.ts';
import { announcedEvents, logOf } from './log/log.ts';
import { modelOf } from './model.ts';
import { ChipRow } from './players/ChipRow.tsx';
import { GroupPanel } from './players/GroupPanel.tsx';
import { OtherGroup } from './players/OtherGroup.tsx';
import { People } from './players/People.tsx';
import { SierraPrompt } from './prompt/SierraPrompt.tsx';
import { Reveal, RoundSheet } from './round/CardPlays.tsx';
import { cardPlaysByGroup } from './round/cardPlays.ts';
import { ScoreDialog } from './round/ScoreDialog.tsx';
import { type OpenCard, ScoringCardDialog } from './round/ScoringCardDialog.tsx';
import { sierraTableWords } from './sierraTableWords.ts';
import { mountainOf } from './summary.ts';
import { RoundTrack } from './TurnStatus.tsx';
import { asideTarget, canChoose, cellOf, heldOf, laysOf, notebookTarget, placeTarget, targetOf } from './targets.ts';

const rulesAddress = '#/rules/sierra';

/** Sierra's table: all parts at once on a wide screen, one at a time behind tabs on a narrow one. */
export function SierraTable({
  session,
  options,
  endAddress,
  onExport,
  onPlayHere,
}: TableProps<SierraTypes>): ReactNode {
  const { language } = useLanguage();
  const words = useWords(sierraTableWords);
  const general = useWords(tableWords);
  const settings = useSettings();
  const { state, names, blocked, newest } = useTable(session);
  const { source } = session;
  const { view, viewer, decision, acting } = state;
  const { box } = source.rules as SierraRules;
  const wide = useWide();
  /** Notebook cards can be read beside the hand. */
  const roomy = useMedia('(min-width: 85em)');

  const [focusId, setFocusId] = useState<number | null>(null);
  const [place, setPlace] = useState('board');
  const [tried, setTried] = useState<Cell | null>(null);
  const [meant, setMeant] = useState<HighlightSource | null>(null);
  const [pointed, setPointed] = useState<LogLine | null>(null);
  const [card, setCard] = useState<OpenCard | null>(null);
  const [sheet, setSheet] = useState<'scores' | 'ready' | 'notebook' | 'round' | null>(null);
  const board = useRef<Sheet | null>(null);
  const root = useRef<HTMLDivElement>(null);

  const groups = useMemo(() => source.view('spectator').groups.map(({ members }) => members), [source]);
  const speaker = useMemo(() => speak(language, box, names, groups), [language, box, names, groups]);
  const gameHistory = useRef<GameHistory>(null);
  gameHistory.current ??= new GameHistory(box, source.start);
  const chronicle = gameHistory.current.read(state.events, viewer);
  const own = viewer === 'spectator' ? null : view.players[viewer]!.group;
  const choose = (choice: SierraChoice): void => session.choose(choice);
  const targets = useTargets({
    root,
    decision,
    isSettled: state.isSettled,
    targetOf,
    blocked,
    choose: (choice) => (choice.do === 'ready' && settings.confirmReady ? setSheet('ready') : choose(choice)),
    why: (rule) => ({ title: words.notYet, text: speaker.rule(rule), rule, blocked: true }),
    label: speaker.choice,
    onPick(picked) {
      setTried(null);
      if (picked.length === 0 || own === null) return;
      setFocusId(null);
      setPlace('board');
    },
    drag: {
      hit(x, y, thing) {
        const aside = find('.hand-aside')?.getBoundingClientRect();
        if (aside && isInside(aside, x, y) && can.under(thing, asideTarget).length > 0) return asideTarget;
        const frame = document.querySelector('.board .landscape')?.getBoundingClientRect();
        if (!frame || !board.current || !isInside(frame, x, y)) return null;
        const cells = can.under(thing).flatMap((choice) => (choice.do === 'lay' ? choice : []));
        const cell = nearestCell(cells, board.current.place, x - frame.left, y - frame.top);
        return cell && placeTarget(cell);
      },
      onOver: (target) => setTried(cellOf(target)),
      onHold: (x, y) => board.current?.holdAt(x, y),
      onDrop: () => board.current?.rest(),
    },
    nextThing,
    leadTo(choice) {
      if (choice.do === 'takeBack') return `.hand-card[data-card="m${choice.card}"]`;
      return choice.do === 'lay' || choice.do === 'discard' ? undefined : null;
    },
  });
  const can = targets.model;

  useViewerChange(state, () => {
    setFocusId(null);
    targets.pick();
    setMeant(null);
    setPointed(null);
    setCard(null);
    setSheet(null);
  });

  const held = heldOf(can);
  const cells = held === null ? [] : laysOf(can, held);
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

  // A card that is only tried changes the viewer's own group alone: everything else is computed once per position.
  const input = { box, view, viewer, names, people: session.people, chronicle, speaker, words, language };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chronicle is read to the end of the events
  const still = useMemo(
    () => modelOf({ ...input, preview: null, livePoints: true }),
    [box, view, viewer, names, session, state.events, speaker, words, language],
  );
  const table = preview ? modelOf({ ...input, preview, livePoints: options.livePoints }) : still;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chronicle is read to the end of the events
  const lines = useMemo(
    () => logOf(chronicle.entries, speaker, names, source.view('spectator'), session.people),
    [state.events, speaker, names, source, session],
  );
  const unreadCount = useUnreadLogLines(lines, viewer, session.people, place === 'log');
  const focus = table.groups[focusId ?? own ?? 0] ?? table.groups[0]!;
  const others = still.groups.filter(({ id }) => id !== focus.id);
  const isOwn = focus.id === own;

  /** The points each place would bring to the acting player. */
  const gains = useMemo(
    () =>
      held === null || acting === null || !options.livePoints
        ? null
        : gainsOf((choice) => source.preview(acting, choice), held, laysOf(can, held)),
    [held, acting, source, can, options.livePoints],
  );

  // On a small screen the landscape may be out of sight when a card is picked up.
  useEffect(() => {
    const board = held === null ? null : find('.board');
    const { top = 0, bottom = 0 } = board?.getBoundingClientRect() ?? {};
    if (board && (bottom < innerHeight / 3 || top > (innerHeight * 2) / 3)) board.scrollIntoView({ block: 'nearest' });
  }, [held]);

  useFlights(
    state.beat,
    allowsMotion() && !state.skipsAnimation ? animationsOf(newest, own, acting) : [],
    state.skipsAnimation,
  );

  const pointing = useMemo<HighlightHandlers>(() => {
    // Without a mouse the focus lights up the cards.
    const lightUp = (what: HighlightSource): HighlightProps => ({
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
    setPlace('board');
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for gets the focus
  useEffect(() => {
    if (isShowing.current) find('.board')?.focus({ preventScroll: true });
    isShowing.current = false;
  }, [focusId]);
  const lit =
    meant !== null && target === null
      ? highlightedCards(box, view, meant)
      : pointed && pointed.things.length > 0
        ? new Set(pointed.things)
        : undefined;

  const context: PlacementContext = { box, view, names, chronicle, speaker, words, can, blocked };
  const lying = lyingCards(context, focus.id, (number) => targets.take({ do: 'takeBack', card: number }));
  const places = held === null || own === null || !isOwn ? [] : placesOf(context, own, held, gains);
  /** The card that is held touches a line of another colour. */
  const meetsOtherColour =
    held !== null &&
    blocked().some(({ choice, rule }) => choice.do === 'lay' && choice.card === held && rule === 'SI-PLACE-07');
  const groupOf = (seat: number): number => view.players[seat]!.group;
  /** The groups whose cards are being revealed. */
  const revealed =
    session.people.length === 0 || state.isSettled || state.skipsAnimation || newest.length === 0
      ? []
      : cardPlaysByGroup(chronicle.entries.slice(-newest.length), groupOf, own).filter(({ group }) => group !== own);
  const lastRound = state.result ? view.round : view.round - 1;
  const hand = handOf(context, acting, still.symbols);
  const aside = asideOf(context, acting, held);
  const seatOf = (seat: number | null) =>
    table.groups.flatMap((group) => group.seats).find((each) => each.seat === seat);
  const mine = seatOf(acting);
  const drawn = mine?.drawn ?? [];
  const isChoosingFace = view.phase === 'faces' && own !== null && isOwn;

  /** There is no hand for spectators, nor after the end. */
  const hasTray = session.people.length > 0 && !(state.result && state.isSettled);
  const undo = undoOf();

  const prompt = (
    <SierraPrompt
      session={session}
      state={state}
      targets={targets}
      speaker={speaker}
      names={names}
      held={held}
      undo={undo}
      notebookButton={!roomy && canChoose(can, 'keep') && drawn.length > 0}
      passesTo={isOwn ? focus.passesTo : null}
      onNotebook={() => setSheet('notebook')}
      onLastRound={lastRound > 0 ? () => setSheet('round') : null}
      endAddress={endAddress}
    />
  );
  const tray = hasTray && (
    <Hand
      // Rotating the screen changes the room: the tray is laid out again.
      key={roomy ? 'wide' : 'narrow'}
      cards={hand}
      // Without Mountain cards there is room for folded Notebook cards on any screen.
      drawn={roomy || hand.length === 0 ? drawn : []}
      onUnfold={roomy ? null : () => setSheet('notebook')}
      aside={aside}
      over={target !== null}
      label={mine ? words.handOf(mine.name) : words.hand}
      asked={state.isSettled}
    />
  );
  const people = (
    <People
      group={focus}
      others={others}
      stage={table.stage}
      score={table.decisive}
      onFocus={showGroup}
      onStage={() => setPlace('panel')}
    />
  );
  const caption = (
    <>
      <BoardCaption
        group={focus}
        isOwn={isOwn}
        onBack={isOwn || own === null ? null : () => showGroup(own)}
        changes={target !== null && options.livePoints}
      />
      {isOwn && focus.cards === 0 && held === null && view.phase === 'decide' && (
        <FirstNote mode={view.mode} rounds={view.groups[focus.id]!.rounds} />
      )}
      {isOwn && view.round === 1 && meetsOtherColour && <ColourNote />}
      {revealed.length > 0 && (
        <Reveal cardPlays={revealed} groups={table.groups} names={names} box={box} speaker={speaker} />
      )}
      {isChoosingFace && (
        <FaceChoice
          faces={(['A', 'B'] as const).map((face) =>
            destinationFace(box, view.groups[own]!.destination, face, language),
          )}
          isStage={view.stage !== null}
          proposed={canChoose(can, 'agree') ? view.groups[own]!.proposed : null}
          wanted={wishOf(view, acting)}
          wishes={wishesOf(view, own, names)}
          chooseLabel={(face) => speaker.choice({ do: 'face', face })}
        />
      )}
    </>
  );
  const landscape = (
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
      caption={caption}
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
        />
      )}
    </Board>
  );
  const otherGroups = (
    <section
      className="part-others others"
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
  );
  const panel = (
    <GroupPanel table={table} group={focus} acting={acting} pointing={pointing} onScores={() => setSheet('scores')} />
  );
  const log = <Log lines={lines} hasMine={session.people.length > 0} onPoint={setPointed} />;
  const symbol = (name: SymbolName): ReactNode => <SymbolPicture name={name} size={1.97} />;
  const parts: Place[] = [
    { name: 'board', label: words.tabs.landscape, picture: symbol('destination'), content: landscape },
    { name: 'panel', label: words.tabs.notebooks, picture: symbol('notebook'), content: panel },
    ...(others.length > 0
      ? [{ name: 'others', label: words.tabs.others, picture: symbol('role-trio'), content: otherGroups }]
      : []),
    {
      name: 'log',
      label: words.tabs.log,
      picture: <Icon name="log" />,
      badge: { count: unreadCount, means: general.news },
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
        name="Sierra"
        kind={`${words.modes[table.mode]} · ${words.players(names.length)}`}
        track={<RoundTrack table={table} over={state.result !== null} />}
        moment={view.round === 0 ? words.beforeRounds : general.round(view.round)}
        rules={rulesAddress}
        layout="columns"
        prompt={prompt}
        places={parts}
        place={place}
        onPlace={setPlace}
        people={people}
        strip={place === 'board' && <ChipRow group={focus} pointing={pointing} />}
        hand={place === 'board' && tray}
        wide={
          <>
            {tray}
            {landscape}
            {panel}
            <div className="side">
              {otherGroups}
              {log}
            </div>
          </>
        }
        announcement={announcedEvents(newest).map(speaker.event)}
        onScores={() => setSheet('scores')}
        onExport={onExport}
        onPlayHere={onPlayHere}
      >
        {card && <ScoringCardDialog open={card} onClose={() => setCard(null)} />}
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
            cardPlays={cardPlaysByGroup(
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
            isFree={(number) => can.under(notebookTarget(number)).length > 0}
            onClose={() => setSheet(null)}
            onKeep={(number) => {
              setSheet(null);
              targets.take({ do: 'keep', card: number });
            }}
          />
        )}
      </Shell>
    </Targets>
  );

  /** The one undo button: the log's undo, or taking back the last draft when a companion has acted since. */
  function undoOf(): (() => void) | null {
    if (!state.isSettled || acting === null) return null;
    if (state.canUndo) return () => session.undo();
    const last = own === null ? undefined : view.groups[own]!.draft?.findLast(({ seat }) => seat === acting);
    const back = last && ({ do: 'takeBack', card: last.card } as const);
    if (back && can.under(...targetOf(back)).length > 0) return () => choose(back);
    return null;
  }
}

/** The next focus of the keyboard: a card to place or discard, a Notebook card to choose, or the one main button. */
const nextThing = (): HTMLElement | null =>
  find('.hand-cards .hand-card[data-glow]') ??
  (find('[data-notebook][aria-pressed="true"]') ? null : find('[data-notebook][data-glow]')) ??
  find('.prompt .primary');

const isInside = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x > left && x < right && y > top && y < bottom;
