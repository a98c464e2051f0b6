import './sheets.ts';
import { type ColoradoRules, type ColoradoTypes, phaseOf, speak } from '@cordillera/colorado';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../../design/controls/Dialog.tsx';
import { useSpeech, useWords } from '../../../i18n/index.tsx';
import { Stage } from '../../../table/animation/AnimationLayer.tsx';
import { useAnswer } from '../../../table/input/useInstantPress.ts';
import { Tip, TipButton, useTips } from '../../../table/lessons/Tips.tsx';
import { Log } from '../../../table/log/Log.tsx';
import { useLogLines } from '../../../table/log/logLines.ts';
import { useNews } from '../../../table/log/useUnreadLogLines.ts';
import { ScoreSheet } from '../../../table/scores/ScoreSheet.tsx';
import { BarButtons } from '../../../table/shell/BarButtons.tsx';
import type { Place } from '../../../table/shell/places.ts';
import { Shell, useWide } from '../../../table/shell/Shell.tsx';
import { Watched } from '../../../table/shell/Watched.tsx';
import type { TableProps } from '../../../table/tableProps.ts';
import { tableWords } from '../../../table/tableWords.ts';
import { Targets } from '../../../table/targets/Targets.tsx';
import { useTargets } from '../../../table/targets/useTargets.ts';
import { useNewEyes, useTable } from '../../../table/useTable.ts';
import { ColoradoIcon, type ColoradoIconName } from '../art/ColoradoIcon.tsx';
import { RouteMap } from '../art/map/RouteMap.tsx';
import { Railway } from '../art/Railway.tsx';
import { coloradoScores } from '../end/scores.ts';
import { AnswerScene } from './animation/AnswerScene.tsx';
import { motionsOf, type Told } from './animation/animations.ts';
import { Board } from './board/Board.tsx';
import type { Kept } from './board/MapView.tsx';
import { PhoneMap } from './board/PhoneMap.tsx';
import { useSheet } from './board/useSheet.tsx';
import { coloradoTableWords } from './coloradoTableWords.ts';
import { Hand } from './hand/Hand.tsx';
import { MyArea } from './hand/MyArea.tsx';
import { PhoneHand } from './hand/PhoneHand.tsx';
import { lessonsFor } from './lessons/lessons.ts';
import { lessonWords } from './lessons/lessonWords.ts';
import { coloradoTelling } from './log/log.ts';
import { countsOf, type PlaceName } from './places.ts';
import { OthersPlace } from './players/OthersPlace.tsx';
import { PeopleStrip } from './players/PeopleStrip.tsx';
import { Person } from './players/Person.tsx';
import { Opened } from './players/PlayerDetails.tsx';
import { CallDialog } from './prompt/CallDialog.tsx';
import { ColoradoPrompt } from './prompt/ColoradoPrompt.tsx';
import { useHeld } from './prompt/useConfirmedChoice.ts';
import { Phases } from './TurnStatus.tsx';
import type { Sight } from './tableContext.ts';
import { targetsIn } from './targets.ts';
import { TurnEnd } from './turnEnd/TurnEnd.tsx';
import { turnNews } from './turnEnd/turnSummary.ts';
import { useTurnEnd } from './turnEnd/useTurnEnd.ts';
import { useGlowingPlace } from './useGlowingPlace.ts';

const none: readonly never[] = [];
const nothing = (): void => undefined;

/** Colorado's table. */
export function ColoradoTable({ session, endAddress, onExport, onPlayHere }: TableProps<ColoradoTypes>): ReactNode {
  const { language } = useSpeech();
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
  /** Whose things are looked at. */
  const [opened, setOpened] = useState<number | null>(null);
  /** Whom somebody looks at who only watches. */
  const [watched, watch] = useState(0);
  const isWatched = session.people.length === 0;
  const root = useRef<HTMLDivElement>(null);
  /** How everybody here looks at their map on a narrow screen. */
  const looks = useRef<Kept[]>([]);

  const speaker = useMemo(() => speak(language, box, names), [language, box, names]);
  const me = acting ?? (viewer === 'spectator' ? (session.people[0] ?? watched) : viewer);
  looks.current[me] ??= {};
  const targetOf = useMemo(() => targetsIn(view, me), [view, me]);
  const held = useHeld(session, state);
  const targets = useTargets<ColoradoTypes['Choice']>({
    root,
    decision,
    settled: state.settled,
    targetOf,
    blocked,
    choose: held.choose,
    why: (rule) => ({ title: general.notPossible, text: speaker.rule(rule), rule, blocked: true }),
    label: (choice) => speaker.choice(choice),
  });
  const can = targets.model;
  useAnswer();

  useNewEyes(state, () => {
    setOpen(null);
    setOpened(null);
    targets.pick();
  });

  const newest = state.fresh > 0 && !state.hurried ? state.events.slice(-state.fresh) : none;
  const worth = (choice: ColoradoTypes['Choice']): number =>
    decision === null ? 0 : source.preview(decision.seat, choice).points;
  const waiting = held.choice === null ? none : targetOf(held.choice);
  const sight: Sight = {
    ...{ box, view, speaker, words, language, names, me, isWatched },
    ...{ events: state.events, newest, held: waiting, worth },
  };
  const ended = useTurnEnd(state.events, newest, names.length);
  const moves = useCallback((told: Omit<Told, 'me'>) => motionsOf({ ...told, me }), [me]);
  const asked = state.settled ? decision : null;
  const tips = useTips({
    game: 'colorado',
    now: asked === null || held.choice !== null ? [] : lessonsFor(asked, view.turn),
    moment: asked,
    turn: view.turn,
    words: lessons,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: points are counted again when the picture changes
  const sheet = useMemo(() => source.score(), [source, view]);
  const lines = useLogLines(session, coloradoTelling, state.events, speaker);
  const news = useNews(lines, viewer, session.people, open === 'log' || place === 'log');
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
  const board = <Board sight={sight} />;
  const area = <MyArea sight={sight} />;
  const log = <Log lines={lines} hasMine={session.people.length > 0} when={words.logTurn} onPoint={nothing} />;
  // At the end of a turn everybody sees together what it brought.
  const brought = ended ?? (phaseOf(view) === 'families' ? turnNews(state.events, names.length, false) : null);
  const company = others.map((seat) => (
    <Person
      key={names[seat]}
      sight={sight}
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
    at('map', 'region', isCalling ? <CallDialog sight={sight} /> : <PhoneMap sight={sight} kept={looks.current[me]} />),
    at('bounty', 'medal', board),
    at('area', 'area', area),
    at(
      'others',
      'hand',
      <OthersPlace
        sight={sight}
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
      track={<Phases sight={sight} />}
      moment={moment}
      rules="#/rules/colorado"
      layout="colorado"
      bar={
        <BarButtons
          session={session}
          settled={state.settled}
          again={words.whatHappened}
          icons={{
            again: <ColoradoIcon name="eye" />,
            scores: <ColoradoIcon name="medal" />,
            log: <ColoradoIcon name="log" />,
          }}
          news={news}
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
            sight={sight}
            onOpen={(seat) => {
              setOpened(seat);
              choosePlace(seat === me ? 'area' : 'others');
            }}
          />
        )
      }
      hand={<PhoneHand sight={sight} />}
      wide={
        <>
          <div className="co-left">
            {watching}
            <WideMap sight={sight} isCalling={isCalling} />
            <Hand sight={sight} />
          </div>
          {brought ? (
            <TurnEnd sight={sight} news={brought} />
          ) : (
            <div className="co-company" data-few={others.length === 1 || undefined}>
              {company}
            </div>
          )}
          {board}
          {area}
          {opened !== null && opened !== me && (
            <Opened sight={sight} seat={opened} score={sheet.seats[opened]!} onClose={() => setOpened(null)} />
          )}
        </>
      }
      prompt={
        <>
          <Tip tips={tips} />
          <ColoradoPrompt
            session={session}
            state={state}
            sight={sight}
            endAddress={endAddress}
            held={held}
            isCoached={tips.tip !== null}
          />
        </>
      }
      heard={(state.fresh > 0 ? state.events.slice(-state.fresh) : none).map(speaker.event)}
      menu={<TipButton tips={tips} />}
      onScores={() => setOpen('scores')}
      onExport={onExport}
      onPlayHere={onPlayHere}
    >
      {!wide && <AnswerScene sight={sight} />}
      {!wide && ended && <TurnEnd sight={sight} news={ended} />}
      <Stage
        view={view}
        events={state.events}
        fresh={state.fresh}
        beat={state.beat}
        hurried={state.hurried}
        symbols="co-"
        motionsOf={moves}
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
function WideMap({ sight, isCalling }: { sight: Sight; isCalling: boolean }): ReactNode {
  const props = useSheet(sight);
  return (
    <div className="co-travels" data-veiled={isCalling || undefined}>
      <RouteMap {...props} />
      <Railway {...props} />
      {isCalling && <CallDialog sight={sight} />}
      <AnswerScene sight={sight} />
    </div>
  );
}
