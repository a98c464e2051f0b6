import { list } from '@cordillera/engine';
import { type SierraWestRules, type SierraWestTypes, speak } from '@cordillera/sierra-west';
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { Torn } from '../../design/Torn.tsx';
import { Log } from '../../table/Log.tsx';
import { elementOf } from '../../table/lead.ts';
import { useNews } from '../../table/news.ts';
import { Prompt } from '../../table/Prompt.tsx';
import { ScoreSheet } from '../../table/ScoreSheet.tsx';
import { Shell, useWide } from '../../table/Shell.tsx';
import type { Session } from '../../table/session.ts';
import type { Part, Tab } from '../../table/Tabs.tsx';
import { Targets } from '../../table/Targets.tsx';
import { useSkip } from '../../table/useSkip.ts';
import { useTargets } from '../../table/useTargets.ts';
import { tableWords } from '../../table/words.ts';
import { useSpeech, useWords } from '../../words/index.tsx';
import { westScores } from '../scores.ts';
import { Answers } from './Answers.tsx';
import { Boards } from './Boards.tsx';
import { Camp, GoodsStrip, Orders, PhoneCamp, Reveal, Tray, usePlanning } from './camp/index.ts';
import { logOf } from './log.ts';
import { Mine } from './Mine.tsx';
import { Mountain } from './Mountain.tsx';
import { Other } from './Other.tsx';
import type { Sight } from './sight.ts';
import { targetsIn } from './targets.ts';
import { westTableWords } from './words.ts';
import './west.css';

interface SierraWestTableProps {
  session: Session<SierraWestTypes>;
  /** Where the finished game is looked at; absent when it is being watched again. */
  endAddress?: string;
  onExport?: () => void;
  onPlayHere?: () => void;
}

/** Sierra West's table in words: every thing has its box, and nothing is drawn yet. */
export function SierraWestTable({ session, endAddress, onExport, onPlayHere }: SierraWestTableProps): ReactNode {
  const { language } = useSpeech();
  const words = useWords(westTableWords);
  const general = useWords(tableWords);
  const wide = useWide();
  const state = useSyncExternalStore(session.subscribe, session.get);
  const { view, viewer, decision, acting } = state;
  const { source } = session;
  const { box } = source.rules as SierraWestRules;
  const [part, setPart] = useState<Part>('board');
  const [hasScores, setScores] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const names = useMemo(() => source.seats.map(({ name }) => name), [source]);
  const speaker = useMemo(() => speak(language, box, names, view.mode), [language, box, names, view.mode]);
  const targetOf = useMemo(() => targetsIn(box, view), [box, view]);
  // Asked for at most once for every position.
  const blocked = useMemo(() => {
    let known: ReturnType<typeof session.blocked> | null = null;
    return () => {
      known ??= state.settled && decision ? session.blocked() : [];
      return known;
    };
  }, [session, state.settled, decision]);
  const targets = useTargets<SierraWestTypes['Choice']>({
    root,
    decision,
    settled: state.settled,
    targetOf,
    blocked,
    choose: (choice) => session.choose(choice),
    why: (rule) => ({ title: general.notPossible, text: speaker.rule(rule), rule, blocked: true }),
    label: (choice) => speaker.choice(choice, view),
    onPick: (picked) => picked.length > 0 && setPart('board'),
  });
  const can = targets.model;
  useSkip(session, !state.settled && session.people.length > 0);

  // Whoever takes the screen finds nothing open that somebody else looked at.
  const eyes = state.problem?.kind === 'elsewhere' ? 'elsewhere' : viewer;
  const [seenBy, setSeenBy] = useState(eyes);
  if (seenBy !== eyes) {
    setSeenBy(eyes);
    setScores(false);
    targets.pick();
  }

  // What comes next may lie below or above what is seen of the table.
  const next = can.picked.length > 0 ? can.next.join('\n') : '';
  useEffect(() => {
    if (next === '') return;
    const things = next.split('\n').flatMap((id) => elementOf(id) ?? []);
    if (!things.some(isSeen)) things[0]?.scrollIntoView({ block: 'center' });
  }, [next]);

  const active = view.active < view.seats ? view.active : 0;
  const me = acting ?? (viewer === 'spectator' ? (session.people.length === 1 ? session.people[0]! : active) : viewer);
  const sight: Sight = { box, view, speaker, words, language, me, events: state.events };
  const planning = usePlanning({ sight, decision, settled: state.settled, take: targets.take });
  // biome-ignore lint/correctness/useExhaustiveDependencies: points are counted again when the picture changes
  const sheet = useMemo(() => source.score(), [source, view]);
  const totals = [...sheet.seats, ...(sheet.others ?? [])].map(({ total }) => total);
  const lines = useMemo(
    () => logOf(state.events, speaker, session.people, names.length),
    [state.events, speaker, session, names],
  );
  const news = useNews(lines, viewer, session.people, part === 'log');
  const newest = state.fresh > 0 ? state.events.slice(-state.fresh) : [];
  const others = view.players.flatMap((_, index) => (index === me ? [] : [index]));
  const round = general.round(view.round);
  const moment = view.lastRound === view.round ? `${round} · ${speaker.term('lastRound')}` : round;
  const mine = <Mine sight={sight} />;
  const plan = wide ? (
    <div className="west">
      <Camp sight={sight} planning={planning} />
      {planning ? <Orders sight={sight} planning={planning} /> : <Tray sight={sight} sheet={sheet.seats[me]!} />}
    </div>
  ) : (
    <div className="west">
      <PhoneCamp sight={sight} planning={planning} sheet={sheet.seats[me]!} />
      <GoodsStrip sight={sight} />
    </div>
  );

  const tabs: Tab[] = [
    { part: 'board', label: speaker.term('mountain'), picture: <Icon name="peaks" /> },
    { part: 'panel', label: general.scores, picture: <Icon name="page" /> },
    { part: 'others', label: general.others, picture: <Icon name="flag" /> },
    { part: 'log', label: general.log, picture: <Icon name="log" />, news },
  ];

  return (
    <Targets of={targets}>
      <Shell
        root={root}
        onKeyDown={targets.onKeyDown}
        session={session}
        state={state}
        names={names}
        name="Sierra West"
        kind={speaker.mode(view.mode).name}
        track={<b className="display west-round">{moment}</b>}
        moment={moment}
        rules={null}
        slots={{
          prompt: (
            <Prompt
              session={session}
              state={state}
              names={names}
              says={{
                result: (result) => ({ who: result.winners[0] ?? null, text: speaker.result(result).join(' ') }),
                telling: ([first]) => (first ? speaker.event(first) : ''),
                event: speaker.event,
                prompt: speaker.prompt,
                hint: () => (decision && words.hints[decision.prompt]) ?? '',
                waiting: () =>
                  state.thinking.length === 0
                    ? ''
                    : general.thinking(
                        list(
                          language,
                          state.thinking.map((seat) => names[seat]!),
                        ),
                        state.thinking.length,
                      ),
              }}
              companions={session.circleOf(acting ?? 0).filter((seat) => acting !== null && seat !== acting)}
              isReady={() => null}
              undo={state.settled && state.canUndo ? () => session.undo() : null}
              endAddress={endAddress}
            >
              <Answers kind="button" />
              <Reveal planning={planning} />
            </Prompt>
          ),
          tray: wide && (
            <Torn className="part-tray west-tray" seed="west plan">
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
              <div className="scroller" tabIndex={0}>
                {plan}
              </div>
            </Torn>
          ),
          board: (
            <Torn
              as="section"
              className="part-board west-board"
              seed="west board"
              aria-label={speaker.term('mountain')}
            >
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too */}
              <div className="scroller" tabIndex={0}>
                <Answers kind="answer" label={words.payment} />
                {!wide && plan}
                <div className="west-land">
                  <Mountain sight={sight} />
                  <Boards sight={sight} />
                </div>
                {!wide && mine}
              </div>
            </Torn>
          ),
          panel: (
            <Torn as="section" className="part-panel west-panel" seed="west panel" aria-label={speaker.player(me)}>
              <div className="scroller">
                <p className="west-line">
                  <b>{speaker.player(me)}</b> <b className="display">{speaker.points(totals[me]!)}</b>
                </p>
                {wide ? mine : <Points sight={sight} lines={sheet.seats[me]!.lines} />}
                <button type="button" className="button" onClick={() => setScores(true)}>
                  {general.scoreSheet}
                </button>
              </div>
            </Torn>
          ),
          others: (
            <section className="part-others" aria-label={general.others}>
              {others.map((index) => (
                <Other key={index} sight={sight} index={index} total={totals[index]!} />
              ))}
            </section>
          ),
          log: <Log lines={lines} onPoint={() => undefined} />,
        }}
        tabs={tabs}
        part={part}
        onPart={setPart}
        heard={newest.map(speaker.event)}
        onScores={() => setScores(true)}
        onExport={onExport}
        onPlayHere={onPlayHere}
      >
        {hasScores && (
          <ScoreSheet
            content={westScores(sheet, speaker, general.scores)}
            hint={words.scoreHint}
            onClose={() => setScores(false)}
          />
        )}
      </Shell>
    </Targets>
  );
}

/** Where the points of a player come from. */
function Points({ sight: { speaker }, lines }: { sight: Sight; lines: Parameters<Sight['speaker']['source']>[0][] }) {
  return (
    <ul className="west-points">
      {lines.map((line) => (
        <li key={speaker.source(line)}>
          <span>{speaker.source(line)}</span>
          <b>{line.points}</b>
        </li>
      ))}
    </ul>
  );
}

/** Whether some of it can be seen without scrolling. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const sheet = element.closest('.scroller')?.getBoundingClientRect();
  return bottom > Math.max(0, sheet?.top ?? 0) && top < Math.min(innerHeight, sheet?.bottom ?? innerHeight);
}
