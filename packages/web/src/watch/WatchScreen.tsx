import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Wait } from '../design/Wait.tsx';
import type { Resume } from '../home/Home.tsx';
import { useSpeech } from '../words/index.tsx';
import { keepGame, keptGame } from './kept.ts';
import { Session } from './session.ts';
import { linesOf, tableOf } from './tableOf.ts';
import { Watch } from './Watch.tsx';

/** The game that was being watched, or a first one; kept whenever the page is left. */
export function createSession(): Session {
  const session = new Session({ mode: 'team', seats: 5, level: 'trail-hand', stage: 1 }, keptGame());
  const keep = (): void => {
    const game = session.kept();
    const resume = resumeOf(session);
    if (game && resume) keepGame({ ...game, resume });
  };
  addEventListener('pagehide', keep);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) keep();
  });
  return session;
}

/** What the home page shows of a game that was being watched. */
export function resumeOf(session: Session): Resume | null {
  const { moment } = session.get();
  if (!moment) return null;
  const [group] = moment.view.groups;
  return { round: moment.view.round, over: moment.result !== null, lines: linesOf(session.box, group!.landscape) };
}

let watched: Session | null = null;
export function WatchRoute(): ReactNode {
  watched ??= createSession();
  return <WatchScreen session={watched} />;
}

export function WatchScreen({ session }: { session: Session }): ReactNode {
  const { language, words } = useSpeech();
  const state = useSyncExternalStore(session.subscribe, session.get);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const look = (): void => session.watch(!held && !document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      session.watch(false);
    };
  }, [session, held]);
  const { moment } = state;
  if (!moment && state.failed) {
    const again = { label: words.watch.newGame, onClick: () => session.start(state.setup) };
    return <Wait text={words.watch.failed} action={again} />;
  }
  if (!moment) return <Wait text={words.watch.loading} />;
  const table = tableOf(session.box, state, moment, words, language);
  return (
    <Watch
      table={state.failed ? { ...table, prompt: { seat: null, text: words.watch.failed, note: '' } } : table}
      setup={state.setup}
      levels={state.levels}
      stages={session.box.stages.map(({ number, title }) => ({ number, title: title[language] }))}
      playing={state.playing}
      speed={state.speed}
      onPlay={(playing) => session.play(playing)}
      onStep={() => session.step()}
      onSpeed={(speed) => session.setSpeed(speed)}
      onStart={(setup) => session.start(setup)}
      onHold={setHeld}
    />
  );
}
