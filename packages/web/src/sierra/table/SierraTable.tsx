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
import { HandOver } from '../../table/HandOver.tsx';
import { Log, type LogLine } from '../../table/Log.tsx';
import type { Session } from '../../table/session.ts';
import { TableBar } from '../../table/TableBar.tsx';
import { TableMenu } from '../../table/TableMenu.tsx';
import { tableWords } from '../../table/words.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import type { DestinationFace } from '../DestinationCard.tsx';
import type { Placement } from '../fit.ts';
import { Board, spotOf } from './Board.tsx';
import { CardDialog, type OpenCard } from './CardDialog.tsx';
import { ChipRow } from './ChipRow.tsx';
import { ConfirmReady } from './ConfirmReady.tsx';
import { optionsOf } from './choices.ts';
import { Chronicle } from './chronicle.ts';
import { describe } from './describe.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { flightsOf } from './flights.ts';
import { GroupPanel } from './GroupPanel.tsx';
import { Hand, type HandCard } from './Hand.tsx';
import { lightsOf, type Meant } from './lights.ts';
import { logOf } from './log.ts';
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

  const [focusId, setFocusId] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('landscape');
  const [selected, setSelected] = useState<number | null>(null);
  const [tried, setTried] = useState<Cell | null>(null);
  const [meant, setMeant] = useState<Meant | null>(null);
  const [pointed, setPointed] = useState<LogLine | null>(null);
  const [card, setCard] = useState<OpenCard | null>(null);
  const [sheet, setSheet] = useState<'menu' | 'scores' | 'ready' | 'notebook' | null>(null);
  const placement = useRef<Placement | null>(null);
  const byKeyboard = useRef(false);

  const names = useMemo(() => match.seats.map(({ name }) => name), [match]);
  const groups = useMemo(() => match.view('spectator').groups.map(({ members }) => members), [match]);
  const speaker = useMemo(() => speak(language, box, names, groups), [language, box, names, groups]);
  const story = useRef<Chronicle>(null);
  story.current ??= new Chronicle(box, match);
  const chronicle = story.current.read(state.events);
  const can = useMemo(() => optionsOf(state.settled ? decision : null), [decision, state.settled]);
  useEffect(() => {
    document.title = `Sierra · ${general.round(view.round)} · Cordillera`;
  }, [general, view.round]);

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
    byKeyboard.current = document.activeElement?.matches('.spot:focus-visible') ?? false;
    setSelected(null);
    setTried(null);
    choose({ do: 'lay', card: number, row, column });
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
    if (held === null || !byKeyboard.current) return;
    document.querySelector<HTMLElement>('.spot[data-kind="glow"]')?.focus();
  }, [held]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of what is asked
  useEffect(() => {
    if (!byKeyboard.current || held !== null) return;
    byKeyboard.current = false;
    const next = document.querySelector<HTMLElement>(
      '.hand-card[data-glow]:not([aria-pressed="true"]), .prompt .primary',
    );
    next?.focus();
  }, [decision]);

  // Any key or tap shows at once what is still being told.
  const isTelling = !state.settled && session.people.length > 0;
  useEffect(() => {
    if (!isTelling) return;
    const skip = (): void => session.skip();
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, [isTelling, session]);

  const drag = useDrag<number, Cell>({
    targetAt(number, x, y) {
      const board = document.querySelector('.board .landscape')?.getBoundingClientRect();
      if (!board || !placement.current) return null;
      return nearestCell(can.lays.get(number) ?? [], placement.current, x - board.left, y - board.top);
    },
    onStart: (number) => {
      explain.hide();
      select(number);
    },
    onOver: setTried,
    onDrop: (number, cell) => {
      if (cell) layAt(number, cell);
    },
  });

  const newest = state.fresh > 0 ? state.events.slice(-state.fresh) : [];
  useFlights(state.beat, mayMove() && !state.hurried ? flightsOf(newest, own) : []);

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
  const showGroup = useCallback((id: number) => {
    setFocusId(id);
    setTab('landscape');
  }, []);
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
  const seatOf = (seat: number | null) =>
    table.groups.flatMap((group) => group.seats).find((each) => each.seat === seat);
  const mine = seatOf(acting);
  const drawn = mine?.drawn ?? [];
  const isSeen = (part: Tab): boolean => wide || tab === part;
  const isChoosingFace = view.phase === 'faces' && own !== null && isOwn;

  const undo = undoOf();
  const keepCard = (number: number): void => choose({ do: 'keep', card: number });
  const sayReady = (): void => {
    if (settings.confirmReady) setSheet('ready');
    else choose({ do: 'ready' });
  };

  return (
    <div className="table" data-hidden={state.handOver !== null || undefined}>
      <SkipLink to={isSeen('landscape') ? 'board' : 'prompt'} />
      <TableBar
        name="Sierra"
        kind={`${words.modes[table.mode]} · ${words.players(names.length)}`}
        rules={rulesAddress}
        onMenu={() => setSheet('menu')}
      >
        <RoundTrack table={table} over={state.result !== null} />
      </TableBar>
      <main className="table-main" data-watched={session.people.length === 0 || undefined}>
        <h1 className="hidden-text">Sierra</h1>
        {!wide && <People group={focus} others={others} onFocus={showGroup} />}
        {isSeen('notebooks') && (
          <GroupPanel
            table={table}
            group={focus}
            acting={acting}
            pointing={pointing}
            onScores={() => setSheet('scores')}
          />
        )}
        {isSeen('landscape') && (
          <Board
            key={focus.id}
            seed={`board ${focus.id}`}
            label={words.ofGroup(focus.name)}
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
                {target && options.livePoints && <Changes group={focus} />}
                {isChoosingFace && (
                  <FaceChoice
                    faces={facesOf(view.groups[own]!.destination)}
                    choosable={can.faces}
                    wishes={wishesOf(own)}
                    chooseLabel={(face) => speaker.choice({ do: 'face', face })}
                    onChoose={(face) =>
                      view.groups[own]!.proposed === face && can.agree
                        ? choose({ do: 'agree' })
                        : choose({ do: 'face', face })
                    }
                  />
                )}
                <p className="hidden-text">{describe(words, language, focus)}</p>
              </>
            }
          >
            {(place) => (
              <Places
                place={place}
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
        <SierraPrompt
          session={session}
          state={state}
          can={can}
          speaker={speaker}
          names={names}
          held={held}
          undo={undo}
          readyWhy={() => whyNot((choice) => choice.do === 'ready')}
          notebookButton={!wide && can.keeps.size > 0 && drawn.length > 0}
          onNotebook={() => setSheet('notebook')}
          onReady={sayReady}
          onDiscard={(number) => {
            select(null);
            choose({ do: 'discard', card: number });
          }}
          endAddress={endAddress}
        />
        {isSeen('landscape') && session.people.length > 0 && (
          <Hand
            cards={hand}
            drawn={wide ? drawn : []}
            keepable={can.keeps}
            selected={held}
            drag={drag}
            label={mine ? words.handOf(mine.name) : words.hand}
            asked={state.settled}
            onSelect={(number, keyboard) => {
              byKeyboard.current = keyboard;
              select(held === number ? null : number);
            }}
            onTakeBack={(number) => choose({ do: 'takeBack', card: number })}
            onKeep={keepCard}
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
                  short={others.length > 1}
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
          {tabs.map((name) => (
            <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
              {tabSymbols[name] ? <SymbolPicture name={tabSymbols[name]} size={1.97} /> : <Icon name="log" />}
              <span>{words.tabs[name]}</span>
            </button>
          ))}
        </nav>
      )}

      {/* What happened, as sentences, for those who do not see it. */}
      <div className="hidden-text" role="log" aria-live="polite" aria-label={general.whatHappened}>
        {newest.map((event, i) => (
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
        <ScoreDialog match={match} table={table} names={names} speaker={speaker} onClose={() => setSheet(null)} />
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
                onClick: () => choose({ do: 'takeBack', card: number }),
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
    const taken = new Set(
      landscape.lines.flatMap(({ start, cards }, i) => cards.map((_, k) => `${landscape.bottom + i}/${start + k}`)),
    );
    const touches = (row: number, column: number): boolean =>
      [`${row + 1}/${column}`, `${row - 1}/${column}`, `${row}/${column + 1}`, `${row}/${column - 1}`].some((key) =>
        taken.has(key),
      );
    return blocked().flatMap(({ choice, rule }): Place[] => {
      if (choice.do !== 'lay' || choice.card !== number) return [];
      const { row, column } = choice;
      if (taken.has(`${row}/${column}`) || !touches(row, column)) return [];
      return [
        {
          row,
          column,
          label: `${words.blockedPlace}: ${speaker.rule(rule)}`,
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
      const free = at === 'hand' ? can.lays.has(number) || can.discards.has(number) : can.takeBacks.has(number);
      const rule = free
        ? undefined
        : blocked().find(({ choice }) => (choice.do === 'lay' || choice.do === 'takeBack') && choice.card === number)
            ?.rule;
      return {
        card: number,
        face: mountainOf(box, number),
        name: cardName(number),
        at,
        isFree: free,
        why: rule === undefined ? null : { text: speaker.rule(rule), rule },
      };
    });
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
  return (
    <p className="changes">
      {group.seats.map((seat) => (
        <span key={seat.seat} data-changed={seat.preview !== null || undefined}>
          {seat.preview === null ? words.unchanged(seat.name) : words.change(seat.name, seat.total, seat.preview)}
        </span>
      ))}
    </p>
  );
}

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
