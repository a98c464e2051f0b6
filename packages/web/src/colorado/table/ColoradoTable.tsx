import { type ColoradoRules, type ColoradoTypes, speak } from '@cordillera/colorado';
import { type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../design/Dialog.tsx';
import { Log } from '../../table/Log.tsx';
import { useNews } from '../../table/news.ts';
import type { Place } from '../../table/places.ts';
import { ScoreSheet } from '../../table/ScoreSheet.tsx';
import { Shell, useWide } from '../../table/Shell.tsx';
import type { Session } from '../../table/session.ts';
import { Targets } from '../../table/Targets.tsx';
import { Tip, TipButton, useTips } from '../../table/Tips.tsx';
import { useSkip } from '../../table/useSkip.ts';
import { useTargets } from '../../table/useTargets.ts';
import { tableWords } from '../../table/words.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import { ColoradoIcon, type ColoradoIconName } from '../art/ColoradoIcon.tsx';
import { RouteMap } from '../art/map/RouteMap.tsx';
import { Railway } from '../art/Railway.tsx';
import { coloradoScores } from '../scores.ts';
import { Board } from './board/Board.tsx';
import { CallDialog } from './call/CallDialog.tsx';
import { type Lesson, lessonsFor } from './coach/lessons.ts';
import { lessonWords } from './coach/words.ts';
import { Hand } from './hand/Hand.tsx';
import { ColoradoLog } from './log.ts';
import { MyArea } from './MyArea.tsx';
import { PhoneMap } from './map/PhoneMap.tsx';
import { useSheet } from './map/useSheet.tsx';
import { Phases } from './Phases.tsx';
import { Opened } from './people/Opened.tsx';
import { PeopleStrip } from './people/PeopleStrip.tsx';
import { Person } from './people/Person.tsx';
import { OthersPlace } from './phone/OthersPlace.tsx';
import { PhoneHand } from './phone/PhoneHand.tsx';
import { useGlowingPlace } from './phone/useGlowingPlace.ts';
import { countsOf, type PlaceName } from './places.ts';
import { ColoradoPrompt } from './prompt/ColoradoPrompt.tsx';
import { useHeld } from './prompt/useHeld.ts';
import { AnswerScene } from './scene/AnswerScene.tsx';
import type { Sight } from './sight.ts';
import { targetsIn } from './targets.ts';
import { coloradoTableWords } from './words.ts';
import './colorado.css';
import './narrow.css';

interface ColoradoTableProps {
  session: Session<ColoradoTypes>;
  /** Where the finished game is looked at; absent when it is being watched again. */
  endAddress?: string;
  onExport?: () => void;
  onPlayHere?: () => void;
}

const none: readonly never[] = [];

/** Colorado's table. */
export function ColoradoTable({ session, endAddress, onExport, onPlayHere }: ColoradoTableProps): ReactNode {
  const { language } = useSpeech();
  const words = useWords(coloradoTableWords);
  const general = useWords(tableWords);
  const lessons = useWords(lessonWords);
  const wide = useWide();
  const state = useSyncExternalStore(session.subscribe, session.get);
  const { view, viewer, decision, acting } = state;
  const { source } = session;
  const { box } = source.rules as ColoradoRules;
  const [place, setPlace] = useState<string>('map');
  const [open, setOpen] = useState<'scores' | 'log' | null>(null);
  /** Whose things are looked at. */
  const [opened, setOpened] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);

  const names = useMemo(() => source.seats.map(({ name }) => name), [source]);
  const speaker = useMemo(() => speak(language, box, names), [language, box, names]);
  const me = acting ?? (viewer === 'spectator' ? (session.people[0] ?? 0) : viewer);
  const targetOf = useMemo(() => targetsIn(view, me), [view, me]);
  // Asked for at most once for every position.
  const blocked = useMemo(() => {
    let known: ReturnType<typeof session.blocked> | null = null;
    return () => {
      known ??= state.settled && decision ? session.blocked() : [];
      return known;
    };
  }, [session, state.settled, decision]);
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
  useSkip(session, !state.settled && session.people.length > 0);

  // Whoever takes the screen finds nothing open that somebody else looked at.
  const eyes = state.problem?.kind === 'elsewhere' ? 'elsewhere' : viewer;
  const [seenBy, setSeenBy] = useState(eyes);
  if (seenBy !== eyes) {
    setSeenBy(eyes);
    setOpen(null);
    setOpened(null);
    targets.pick();
  }

  const newest = state.fresh > 0 && !state.hurried ? state.events.slice(-state.fresh) : none;
  const worth = (choice: ColoradoTypes['Choice']): number =>
    decision === null ? 0 : source.preview(decision.seat, choice).points;
  const sight: Sight = { box, view, speaker, words, language, names, me, events: state.events, newest, worth };
  const asked = state.settled ? decision : null;
  const tips = useTips({
    game: 'colorado',
    now: asked === null ? [] : lessonsFor(asked, view.turn),
    moment: asked,
    say: (lesson) => lessons[lesson as Lesson],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: points are counted again when the picture changes
  const sheet = useMemo(() => source.score(), [source, view]);
  const story = useRef<ColoradoLog>(null);
  story.current ??= new ColoradoLog(session.people);
  const lines = story.current.read(state.events, speaker);
  const news = useNews(lines, viewer, session.people, open === 'log' || place === 'log');
  const others = names.map((_, seat) => seat).filter((seat) => seat !== me);
  const moment = words.turn(Math.max(1, view.turn));
  const counts = countsOf(can.next);
  const choosePlace = useGlowingPlace({ isOn: !wide, place, setPlace, counts, question: asked, picked: can.picked });
  const at = (name: PlaceName, icon: ColoradoIconName, content: ReactNode): Place => ({
    name,
    label: words.places[name],
    picture: <ColoradoIcon name={icon} />,
    badge: name === place ? undefined : { count: counts[name] ?? 0, means: words.toTouch(counts[name] ?? 0) },
    content,
  });

  const isCalling = asked?.prompt === 'call' && asked.seat === me;
  const board = <Board sight={sight} />;
  const area = <MyArea sight={sight} />;
  const log = <Log lines={lines} onPoint={() => undefined} />;
  const company = others.map((seat) => (
    <Person
      key={names[seat]}
      sight={sight}
      seat={seat}
      total={sheet.seats[seat]!.total}
      isOpen={opened === seat}
      onOpen={() => setOpened(seat)}
    />
  ));
  const looked = opened !== null && opened !== me ? opened : others[0]!;
  const places = [
    at('map', 'region', isCalling ? <CallDialog sight={sight} /> : <PhoneMap sight={sight} />),
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
        <>
          <button
            type="button"
            className="bar-button"
            aria-disabled={!session.hasStory || !state.settled}
            onClick={() => session.tellAgain()}
          >
            <ColoradoIcon name="eye" />
            <span>{words.whatHappened}</span>
          </button>
          <button type="button" className="bar-button wide-only" onClick={() => setOpen('scores')}>
            <ColoradoIcon name="medal" />
            <span>{general.scores}</span>
          </button>
          <button type="button" className="bar-button wide-only" onClick={() => setOpen('log')}>
            <ColoradoIcon name="log" />
            <span>{general.log}</span>
            {news > 0 && <b className="tab-new">{news}</b>}
          </button>
        </>
      }
      places={places}
      place={place}
      onPlace={choosePlace}
      people={
        <PeopleStrip
          sight={sight}
          onOpen={(seat) => {
            setOpened(seat);
            choosePlace(seat === me ? 'area' : 'others');
          }}
        />
      }
      hand={<PhoneHand sight={sight} />}
      wide={
        <>
          <div className="co-left">
            <WideMap sight={sight} isCalling={isCalling} />
            <Hand sight={sight} />
          </div>
          <div className="co-company">{company}</div>
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
