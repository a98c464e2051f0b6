import './sheets.ts';
import { type ColoradoRules, type ColoradoTypes, phaseOf, speak } from '@cordillera/colorado';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../../design/controls/Dialog.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { AnimationLayer } from '../../../table/animation/AnimationLayer.tsx';
import { useInstantPress } from '../../../table/input/useInstantPress.ts';
import { Tip, TipButton, useTips } from '../../../table/lessons/Tips.tsx';
import { Log } from '../../../table/log/Log.tsx';
import { useLogLines } from '../../../table/log/logLines.ts';
import { useUnreadLogLines } from '../../../table/log/useUnreadLogLines.ts';
import { ScoreSheet } from '../../../table/scores/ScoreSheet.tsx';
import { BarButtons } from '../../../table/shell/BarButtons.tsx';
import type { Place } from '../../../table/shell/places.ts';
import { Shell, useWide } from '../../../table/shell/Shell.tsx';
import { Watched } from '../../../table/shell/Watched.tsx';
import type { TableProps } from '../../../table/tableProps.ts';
import { tableWords } from '../../../table/tableWords.ts';
import { Targets } from '../../../table/targets/Targets.tsx';
import { useTargets } from '../../../table/targets/useTargets.ts';
import { useTable, useViewerChange } from '../../../table/useTable.ts';
import { ColoradoIcon, type ColoradoIconName } from '../art/ColoradoIcon.tsx';
import { RouteMap } from '../art/map/RouteMap.tsx';
import { Railway } from '../art/Railway.tsx';
import { coloradoScores } from '../end/scores.ts';
import { AnswerScene } from './animation/AnswerScene.tsx';
import { animationsOf, type ColoradoAnimationInput } from './animation/animations.ts';
import { Board } from './board/Board.tsx';
import type { MapMemory } from './board/MapView.tsx';
import { PhoneMap } from './board/PhoneMap.tsx';
import { useSheet } from './board/useSheet.tsx';
import { coloradoTableWords } from './coloradoTableWords.ts';
import { Hand } from './hand/Hand.tsx';
import { MyArea } from './hand/MyArea.tsx';
import { PhoneHand } from './hand/PhoneHand.tsx';
import { lessonsFor } from './lessons/lessons.ts';
import { lessonWords } from './lessons/lessonWords.ts';
import { coloradoLogFormat } from './log/log.ts';
import { countsOf, type PlaceName } from './places.ts';
import { OthersPlace } from './players/OthersPlace.tsx';
import { PeopleStrip } from './players/PeopleStrip.tsx';
import { Person } from './players/Person.tsx';
import { PlayerDetails } from './players/PlayerDetails.tsx';
import { CallDialog } from './prompt/CallDialog.tsx';
import { ColoradoPrompt } from './prompt/ColoradoPrompt.tsx';
import { useConfirmedChoice } from './prompt/useConfirmedChoice.ts';
import { Phases } from './TurnStatus.tsx';
import type { TableContext } from './tableContext.ts';
import { targetsIn } from './targets.ts';
import { TurnEnd } from './turnEnd/TurnEnd.tsx';
import { turnSummary } from './turnEnd/turnSummary.ts';
import { useTurnEnd } from './turnEnd/useTurnEnd.ts';
import { useGlowingPlace } from './useGlowingPlace.ts';

const none: readonly never[] = [];
const nothing = (): void => undefined;

/** Colorado's table. */
export function ColoradoTable({ session, endAddress, onExport, onPlayHere }: TableProps<ColoradoTypes>): ReactNode {
  const { language } = useLanguage();
  const words = useWords(coloradoTableWords);
  const general = useWords(tableWords);
  const lessons = useWords(lessonWords);
  const wide = useWide();
  const { state, names, blocked } = useTable(session);
  const { view, viewer, decision, acting } = state;
  const { source } = session;
  const { box } = source.rules as ColoradoRules;
  const [place, setPlace] = useState<string>('map');
  const [open, setOpen] = useState<'scores' | 'log' | null>(null);
  /** The player shown in front. */
  const [opened, setOpened] = useState<number | null>(null);
  /** The player a spectator looks at. */
  const [watched, watch] = useState(0);
  const isWatched = session.people.length === 0;
  const root = useRef<HTMLDivElement>(null);
  /** The map's viewport of each player at this screen, on narrow screens. */
  const looks = useRef<MapMemory[]>([]);

  const speaker = useMemo(() => speak(language, box, names), [language, box, names]);
  const me = acting ?? (viewer === 'spectator' ? (session.people[0] ?? watched) : viewer);
  looks.current[me] ??= {};
  const targetOf = useMemo(() => targetsIn(view, me), [view, me]);
  const held = useConfirmedChoice(session, state);
  const targets = useTargets<ColoradoTypes['Choice']>({
    root,
    decision,
    isSettled: state.isSettled,
    targetOf,
    blocked,
    choose: held.choose,
    why: (rule) => ({ title: general.notPossible, text: speaker.rule(rule), rule, blocked: true }),
    label: (choice) => speaker.choice(choice),
  });
  const can = targets.model;
  useInstantPress();

  useViewerChange(state, () => {
    setOpen(null);
    setOpened(null);
    targets.pick();
  });

  const newest = state.newEventCount > 0 && !state.skipsAnimation ? state.events.slice(-state.newEventCount) : none;
  const worth = (choice: ColoradoTypes['Choice']): number =>
    decision === null ? 0 : source.preview(decision.seat, choice).points;
  const waiting = held.choice === null ? none : targetOf(held.choice);
  const context: TableContext = {
    ...{ box, view, speaker, words, language, names, me, isWatched },
    ...{ events: state.events, newest, held: waiting, worth },
  };
  const ended = useTurnEnd(state.events, newest, names.length);
  const moves = useCallback((input: Omit<ColoradoAnimationInput, 'me'>) => animationsOf({ ...input, me }), [me]);
  const asked = state.isSettled ? decision : null;
  const tips = useTips({
    game: 'colorado',
    now: asked === null || held.choice !== null ? [] : lessonsFor(asked, view.turn),
    moment: asked,
    turn: view.turn,
    words: lessons,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: points are counted again when the picture changes
  const sheet = useMemo(() => source.score(), [source, view]);
  const lines = useLogLines(session, coloradoLogFormat, state.events, speaker);
  const unreadCount = useUnreadLogLines(lines, viewer, session.people, open === 'log' || place === 'log');
  const others = names.map((_, seat) => seat).filter((seat) => seat !== me);
  const moment = words.turn(Math.max(1, view.turn));
  const counts = countsOf(can.next);
  const choosePlace = useGlowingPlace({ isOn: !wide, place, setPlace, counts, question: asked, picked: can.picked });
  const at = (name: PlaceName, icon: ColoradoIconName, content: ReactNode): Place => ({
    name,
    label: name === 'area' && isWatched ? words.area : words.places[name],
    picture: <ColoradoIcon name={icon} />,
    badge: name === place ? undefined : { count: counts[name] ?? 0, means: words.toTouch(counts[name] ?? 0) },
    content,
  });

  const isCalling = asked?.prompt === 'call' && asked.seat === me;
  const board = <Board context={context} />;
  const area = <MyArea context={context} />;
  const log = <Log lines={lines} hasMine={session.people.length > 0} when={words.logTurn} onPoint={nothing} />;
  // At the end of a turn all players see together what it brought.
  const brought = ended ?? (phaseOf(view) === 'families' ? turnSummary(state.events, names.length, false) : null);
  const company = others.map((seat) => (
    <Person
      key={names[seat]}
      context={context}
      seat={seat}
      total={sheet.seats[seat]!.total}
      isAlone={others.length === 1}
      isOpen={opened === seat}
      onOpen={() => setOpened(seat)}
    />
  ));
  const watching = isWatched && (
    <Watched names={names} totals={sheet.seats.map(({ total }) => total)} seat={me} onWatch={watch} />
  );
  const looked = opened !== null && opened !== me ? opened : others[0]!;
  const places = [
    at(
      'map',
      'region',
      isCalling ? <CallDialog context={context} /> : <PhoneMap context={context} memory={looks.current[me]} />,
    ),
    at('bounty', 'medal', board),
    at('area', 'area', area),
    at(
      'others',
      'hand',
      <OthersPlace
        context={context}
        others={others}
        seat={looked}
        points={sheet.seats[looked]!.total}
        onLook={setOpened}
      />,
    ),
    at('log', 'log', log),
  ];

  const table = (
    <Shell
      root={root}
      onKeyDown={targets.onKeyDown}
      session={session}
      state={state}
      names={names}
      name="Colorado"
      kind={<span>{words.players(names.length)}</span>}
      track={<Phases context={context} />}
      moment={moment}
      rules="#/rules/colorado"
      layout="colorado"
      bar={
        <BarButtons
          session={session}
          isSettled={state.isSettled}
          isReplaying={words.whatHappened}
          icons={{
            again: <ColoradoIcon name="eye" />,
            scores: <ColoradoIcon name="medal" />,
            log: <ColoradoIcon name="log" />,
          }}
          unreadCount={unreadCount}
          logClass="wide-only"
          onOpen={setOpen}
        />
      }
      places={places}
      place={place}
      onPlace={choosePlace}
      people={
        watching || (
          <PeopleStrip
            context={context}
            onOpen={(seat) => {
              setOpened(seat);
              choosePlace(seat === me ? 'area' : 'others');
            }}
          />
        )
      }
      hand={<PhoneHand context={context} />}
      wide={
        <>
          <div className="co-left">
            {watching}
            <WideMap context={context} isCalling={isCalling} />
            <Hand context={context} />
          </div>
          {brought ? (
            <TurnEnd context={context} seats={brought} />
          ) : (
            <div className="co-company" data-few={others.length === 1 || undefined}>
              {company}
            </div>
          )}
          {board}
          {area}
          {opened !== null && opened !== me && (
            <PlayerDetails
              context={context}
              seat={opened}
              score={sheet.seats[opened]!}
              onClose={() => setOpened(null)}
            />
          )}
        </>
      }
      prompt={
        <>
          <Tip tips={tips} />
          <ColoradoPrompt
            session={session}
            state={state}
            context={context}
            endAddress={endAddress}
            held={held}
            isCoached={tips.tip !== null}
          />
        </>
      }
      announcement={(state.newEventCount > 0 ? state.events.slice(-state.newEventCount) : none).map(speaker.event)}
      menu={<TipButton tips={tips} />}
      onScores={() => setOpen('scores')}
      onExport={onExport}
      onPlayHere={onPlayHere}
    >
      {!wide && <AnswerScene context={context} />}
      {!wide && ended && <TurnEnd context={context} seats={ended} />}
      <AnimationLayer
        view={view}
        events={state.events}
        newEventCount={state.newEventCount}
        beat={state.beat}
        skipsAnimation={state.skipsAnimation}
        symbols="co-"
        animationsOf={moves}
      />
      {open === 'scores' && (
        <ScoreSheet
          content={coloradoScores(sheet, language, speaker, names, general.scores)}
          hint={words.scoreHint}
          onClose={() => setOpen(null)}
        />
      )}
      {wide && open === 'log' && (
        <Dialog label={general.log} onClose={() => setOpen(null)}>
          {log}
        </Dialog>
      )}
    </Shell>
  );
  return <Targets of={targets}>{table}</Targets>;
}

/** My map and railway; the call lies on the map while it is mine. */
function WideMap({ context, isCalling }: { context: TableContext; isCalling: boolean }): ReactNode {
  const props = useSheet(context);
  return (
    <div className="co-travels" data-veiled={isCalling || undefined}>
      <RouteMap {...props} />
      <Railway {...props} />
      {isCalling && <CallDialog context={context} />}
      <AnswerScene context={context} />
    </div>
  );
}
