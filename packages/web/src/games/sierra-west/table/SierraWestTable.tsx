import './sheets.ts';
import { type SierraWestRules, type SierraWestTypes, speak } from '@cordillera/sierra-west';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Dialog } from '../../../design/controls/Dialog.tsx';
import { useMedia } from '../../../design/hooks/useMedia.ts';
import { Avatar } from '../../../design/players/Avatar.tsx';
import { useLanguage, useWords } from '../../../i18n/index.tsx';
import { elementOf } from '../../../table/input/useGuidedFocus.ts';
import { useInstantPress } from '../../../table/input/useInstantPress.ts';
import { Tip, TipButton, useTips } from '../../../table/lessons/Tips.tsx';
import { Log } from '../../../table/log/Log.tsx';
import { useLogLines } from '../../../table/log/logLines.ts';
import { useUnreadLogLines } from '../../../table/log/useUnreadLogLines.ts';
import { ScoreSheet } from '../../../table/scores/ScoreSheet.tsx';
import { BarButtons } from '../../../table/shell/BarButtons.tsx';
import type { Place } from '../../../table/shell/places.ts';
import { Shell, useWide } from '../../../table/shell/Shell.tsx';
import { useExtras } from '../../../table/shell/tableSlots.ts';
import { Watched } from '../../../table/shell/Watched.tsx';
import type { TableProps } from '../../../table/tableProps.ts';
import { tableWords } from '../../../table/tableWords.ts';
import { Targets } from '../../../table/targets/Targets.tsx';
import { useTargets } from '../../../table/targets/useTargets.ts';
import { useTable, useViewerChange } from '../../../table/useTable.ts';
import { WestIcon, type WestIconName } from '../art/WestIcon.tsx';
import { westScores } from '../end/scores.ts';
import { WestAnimationLayer } from './animation/AnimationLayer.tsx';
import { LookedAt } from './board/Look.tsx';
import { Market } from './board/Market.tsx';
import { Mountain } from './board/Mountain.tsx';
import { RowPlace } from './board/Row.tsx';
import { Tracks } from './board/Tracks.tsx';
import { Trail } from './board/Trail.tsx';
import {
  CabinRow,
  Camp,
  FoldedPaths,
  GoodsStrip,
  Orders,
  PhoneCamp,
  Reveal,
  Shelf,
  Tray,
  usePlanning,
} from './hand/index.ts';
import { lessonsFor } from './lessons/lessons.ts';
import { lessonWords } from './lessons/lessonWords.ts';
import { LogPeek } from './log/LogPeek.tsx';
import { westLogFormat } from './log/log.ts';
import { DiceTray } from './modes/DiceTray.tsx';
import { FishLeft } from './modes/FishLeft.tsx';
import { ModePanel } from './modes/ModePanel.tsx';
import { countsOf, crests, modeIcons, type PlaceName } from './places.ts';
import { placeWords } from './placeWords.ts';
import { OpenedBoard } from './players/OpenedBoard.tsx';
import { PeopleStrip } from './players/PeopleStrip.tsx';
import { SeatSummary } from './players/SeatSummary.tsx';
import { promptWords } from './prompt/promptWords.ts';
import { reactionOf } from './prompt/reaction.ts';
import { WestPrompt } from './prompt/WestPrompt.tsx';
import { HastingsPanel } from './solo/HastingsPanel.tsx';
import { Moment } from './TurnStatus.tsx';
import type { TableContext } from './tableContext.ts';
import { targetsIn } from './targets.ts';
import { westTableWords } from './westTableWords.ts';

/** Sierra West's table. */
export function SierraWestTable({ session, endAddress, onExport, onPlayHere }: TableProps<SierraWestTypes>): ReactNode {
  const { language } = useLanguage();
  const words = useWords(westTableWords);
  const named = useWords(placeWords);
  const asked = useWords(promptWords);
  const general = useWords(tableWords);
  const lessons = useWords(lessonWords);
  const { hidesMoveTime = false } = useExtras();
  const wide = useWide();
  const flat = useMedia('(min-width: 37em) and (max-width: 63.9375em) and (orientation: landscape)');
  const { state, names, blocked, newest } = useTable(session);
  const { view, viewer, decision, acting } = state;
  const { source } = session;
  const { box } = source.rules as SierraWestRules;
  const [place, setPlace] = useState<string>('camp');
  const [open, setOpen] = useState<'scores' | 'log' | null>(null);
  /** The player whose board is open. */
  const [opened, setOpened] = useState<number | null>(null);
  const [looked, setLooked] = useState<number | null>(null);
  /** The player a spectator looks at; null for the one who acts. */
  const [watched, watch] = useState<number | null>(null);
  const root = useRef<HTMLDivElement>(null);

  const speaker = useMemo(() => speak(language, box, names, view.mode), [language, box, names, view.mode]);
  const targetOf = useMemo(() => targetsIn(box, view), [box, view]);
  const targets = useTargets<SierraWestTypes['Choice']>({
    root,
    decision,
    isSettled: state.isSettled,
    targetOf,
    blocked,
    choose: (choice) => session.choose(choice),
    why: (rule) => ({ title: general.notPossible, text: speaker.rule(rule), rule, blocked: true }),
    label: (choice) => speaker.choice(choice, view),
    // Pioneers continue along a path; entering a cabin or a summit is a separate choice.
    nextThing: () => {
      const first = decision?.choices.slice(0, decision.forward).flatMap((choice) => targetOf(choice)[0] ?? []) ?? [];
      return state.isSettled ? elementOf(...first.filter((id) => id.startsWith('path ')), ...first) : null;
    },
  });
  const can = targets.model;
  useInstantPress();

  useViewerChange(state, () => {
    setOpen(null);
    setOpened(null);
    setLooked(null);
    targets.pick();
  });

  // The next target may be scrolled out of sight.
  const next = can.picked.length > 0 ? can.next.join('\n') : '';
  useEffect(() => {
    if (next === '') return;
    const things = next.split('\n').flatMap((id) => elementOf(id) ?? []);
    if (!things.some(isSeen)) things[0]?.scrollIntoView({ block: 'center' });
  }, [next]);

  const active = view.active < view.seats ? view.active : 0;
  const me =
    acting ??
    (viewer === 'spectator' ? (session.people.length === 1 ? session.people[0]! : (watched ?? active)) : viewer);
  const context: TableContext = { box, view, speaker, words, language, me, events: state.events, look: setLooked };
  const question = state.isSettled ? decision : null;
  const tips = useTips({
    game: 'sierra-west',
    now: question === null ? [] : lessonsFor(question),
    moment: question,
    // out of turn, other players wait and a short clock may run
    quiet: hidesMoveTime && question !== null && reactionOf(question) !== null,
    turn: view.round,
    words: lessons,
  });
  const planning = usePlanning({ context, decision, settled: state.isSettled, take: targets.take });
  // biome-ignore lint/correctness/useExhaustiveDependencies: points are counted again when the picture changes
  const sheet = useMemo(() => source.score(), [source, view]);
  const totals = [...sheet.seats, ...(sheet.others ?? [])].map(({ total }) => total);
  const lines = useLogLines(session, westLogFormat, state.events, speaker);
  const unreadCount = useUnreadLogLines(lines, viewer, session.people, open === 'log');
  const others = view.players.flatMap((_, index) => (index === me ? [] : [index]));
  const round = general.round(view.round);
  const moment = view.lastRound === view.round ? `${round} · ${speaker.term('lastRound')}` : round;
  const counts = countsOf(can.next);
  const at = (name: PlaceName, label: string, icon: WestIconName, content: ReactNode): Place => ({
    name,
    label,
    picture: <WestIcon name={icon} />,
    badge: name === place ? undefined : { count: counts[name] ?? 0, means: named.toTouch(counts[name] ?? 0) },
    content,
  });

  const mine = sheet.seats[me]!;
  const isReacting = state.isSettled && decision !== null && reactionOf(decision) !== null && view.active < view.seats;
  /** A player asked out of turn sees the plan of the player whose turn it is. */
  const stage: TableContext = { ...context, me: view.active };
  const camp = isReacting ? (
    <section className="west-camp west-stage" aria-label={named.planOf(speaker.player(view.active))}>
      <h2>{named.planOf(speaker.player(view.active))}</h2>
      <div className="west-stage-plan">
        <Camp context={stage} planning={null} still />
      </div>
      <h2>{named.yourCamp}</h2>
      <Shelf context={context} />
      <Tray context={context} sheet={mine} folded />
    </section>
  ) : (
    <section className="west-camp" aria-label={speaker.player(me)}>
      <Camp context={context} planning={planning} />
      {planning ? (
        <Orders context={context} planning={planning} />
      ) : (
        <Tray context={context} sheet={mine} folded={view.hastings !== null} />
      )}
    </section>
  );
  const phoneCamp = isReacting ? (
    <div className="phone-camp">
      <div>
        <h2 className="phone-stage">
          <Avatar seat={view.active} name={speaker.player(view.active)} />
          {named.planOf(speaker.player(view.active))}
        </h2>
        <FoldedPaths context={stage} planning={null} still />
        <CabinRow context={context} planning={null} />
      </div>
    </div>
  ) : (
    <PhoneCamp context={context} planning={planning} sheet={mine} />
  );
  const corner = (
    <>
      <DiceTray context={context} shown={state} />
      <FishLeft context={context} />
    </>
  );
  const form = flat ? 'flat' : undefined;
  const mountain = (
    <div className="west-heights">
      <Mountain context={context} form={form} corner={wide || flat ? corner : undefined} />
      <Trail context={context} form={form} />
    </div>
  );
  const market = <Market context={context} form={form} />;
  const tracks = <Tracks context={context} form={form} />;
  const mode = <ModePanel context={context} />;
  const company = (
    <section className="west-others" aria-label={general.others}>
      <HastingsPanel context={context} sheet={sheet} />
      {others
        .filter((index) => index < view.seats)
        .map((index) => (
          <SeatSummary
            key={index}
            context={context}
            index={index}
            total={totals[index]!}
            isOpen={opened === index}
            onOpen={() => setOpened(index)}
          />
        ))}
      {others.length <= 2 && view.hastings === null && <LogPeek lines={lines} onOpen={() => setOpen('log')} />}
    </section>
  );
  const watching = session.people.length === 0 && (
    <Watched
      names={names}
      totals={totals}
      seat={me}
      follow={{ isOn: watched === null, onFollow: () => watch(null) }}
      onWatch={watch}
    />
  );
  const openedBoard = opened !== null && opened !== me && sheet.seats[opened] && (
    <OpenedBoard context={context} index={opened} score={sheet.seats[opened]} onClose={() => setOpened(null)} />
  );
  const log = <Log lines={lines} hasMine={session.people.length > 0} onPoint={() => undefined} />;
  const places = [
    at('camp', named.camp, 'camp', phoneCamp),
    at('mountain', named.mountain, 'frontiersman', mountain),
    at(
      'mode',
      named.modes[view.mode],
      modeIcons[view.mode],
      <>
        <RowPlace context={context} corner={<FishLeft context={context} />} />
        <DiceTray context={context} shown={state} />
        {mode}
      </>,
    ),
    at(
      'market',
      named.market,
      'build',
      <>
        {market}
        {tracks}
      </>,
    ),
    at('others', general.others, 'hat', company),
  ];

  const table = (
    <Shell
      root={root}
      onKeyDown={targets.onKeyDown}
      session={session}
      state={state}
      names={names}
      name="Sierra West"
      kind={
        <>
          <WestIcon name={crests[view.mode]} />
          <span>{speaker.mode(view.mode).name}</span>
        </>
      }
      track={<Moment context={context} text={moment} />}
      moment={moment}
      rules="#/rules/sierra-west"
      layout="west"
      bar={
        <BarButtons
          session={session}
          isSettled={state.isSettled}
          isReplaying={asked.whatHappened}
          icons={{
            again: <WestIcon name="eye" />,
            scores: <WestIcon name="star" />,
            log: <WestIcon name="log" />,
          }}
          unreadCount={unreadCount}
          logClass="west-log"
          onOpen={setOpen}
        />
      }
      places={places}
      place={place}
      onPlace={setPlace}
      constant="camp"
      people={
        watching || (
          <PeopleStrip context={context} totals={totals} waiting={state.thinking} onOpen={() => setPlace('others')} />
        )
      }
      strip={
        <div className="part-strip">
          <GoodsStrip context={context} />
        </div>
      }
      wide={
        <>
          {watching}
          {camp}
          <div className="west-world">
            {mountain}
            {market}
            <div className="west-boards-row">
              {tracks}
              {mode}
            </div>
          </div>
          {company}
          {openedBoard}
        </>
      }
      prompt={
        <>
          <Tip tips={tips} />
          <WestPrompt
            session={session}
            state={state}
            context={context}
            totals={totals}
            reveal={<Reveal planning={planning} />}
            isCoached={wide && tips.tip !== null}
            endAddress={endAddress}
          />
        </>
      }
      announcement={newest.map(speaker.event)}
      menu={<TipButton tips={tips} />}
      onScores={() => setOpen('scores')}
      onExport={onExport}
      onPlayHere={onPlayHere}
    >
      <WestAnimationLayer
        box={box}
        view={view}
        events={state.events}
        newEventCount={state.newEventCount}
        beat={state.beat}
        skipsAnimation={state.skipsAnimation}
      />
      {!wide && openedBoard}
      {looked !== null && <LookedAt context={context} card={looked} onClose={() => setLooked(null)} />}
      {open === 'scores' && (
        <ScoreSheet
          content={westScores(sheet, speaker, general.scores)}
          hint={words.scoreHint}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'log' && (
        <Dialog label={general.log} onClose={() => setOpen(null)}>
          {log}
        </Dialog>
      )}
    </Shell>
  );
  return <Targets of={targets}>{table}</Targets>;
}

/** Whether some of it can be seen without scrolling. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const sheet = element.closest('.place')?.getBoundingClientRect();
  return bottom > Math.max(0, sheet?.top ?? 0) && top < Math.min(innerHeight, sheet?.bottom ?? innerHeight);
}
