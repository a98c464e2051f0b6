import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import type { Resume } from '../home/Home.tsx';
import { useSpeech } from '../words/index.tsx';
import { Session } from './session.ts';
import { linesOf, tableOf } from './tableOf.ts';
import { Watch } from './Watch.tsx';

export const createSession = (): Session => new Session({ mode: 'team', seats: 5, level: 'trail-hand', stage: 1 });

/** What the home page shows of a game that was being watched. */
export function resumeOf(session: Session): Resume | null {
  const { moment } = session.get();
  if (!moment) return null;
  const [group] = moment.view.groups;
  return { round: moment.view.round, over: moment.result !== null, lines: linesOf(session.box, group!.landscape) };
}

export function WatchScreen({ session }: { session: Session }): ReactNode {
  const { language, words } = useSpeech();
  const state = useSyncExternalStore(session.subscribe, session.get);
  useEffect(() => {
    session.watch(true);
    return () => session.watch(false);
  }, [session]);
  const { moment } = state;
  if (state.failed && !moment) return <p className="watch-wait">{words.watch.failed}</p>;
  if (!moment) return <p className="watch-wait">{words.watch.loading}</p>;
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
    />
  );
}
