import { type ReactNode, useEffect } from 'react';
import { Icon } from '../design/Icon.tsx';
import { Emblem, Wordmark } from '../design/Logo.tsx';
import { SkipLink } from '../design/SkipLink.tsx';
import { SunDisc } from '../design/Sky.tsx';
import { LanguageSwitch, ThemeSwitch } from '../design/Switches.tsx';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { Torn } from '../design/Torn.tsx';
import { useTheme } from '../design/theme.ts';
import type { Line } from '../sierra/cards.ts';
import { Landscape } from '../sierra/Landscape.tsx';
import { keptGame } from '../watch/kept.ts';
import { useSpeech } from '../words/index.tsx';
import { covers, type GameId } from './covers.ts';
import './home.css';

/** A game that is being watched, as the home page shows it. */
export interface Resume {
  round: number;
  over: boolean;
  lines: readonly Line[];
}

/** What can be watched comes first: on a small screen the rest is below the fold. */
const games: readonly { id: GameId; key: 'sierraWest' | 'colorado' | 'sierra'; name: string; watchable: boolean }[] = [
  { id: 'sierra', key: 'sierra', name: 'Sierra', watchable: true },
  { id: 'sierra-west', key: 'sierraWest', name: 'Sierra West', watchable: false },
  { id: 'colorado', key: 'colorado', name: 'Colorado', watchable: false },
];

export function Home(): ReactNode {
  const resume = keptGame()?.resume ?? null;
  const { words } = useSpeech();
  const theme = useTheme();
  useEffect(() => {
    document.title = words.home.title;
  }, [words]);
  return (
    <div className="home">
      <SkipLink to="games" />
      <div className="panorama" aria-hidden="true" />
      <header className="home-head" data-resume={resume !== null || undefined}>
        <div className="home-switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <div className="home-brand">
          <Emblem />
          <h1>
            <Wordmark />
          </h1>
          <p>{words.home.tagline}</p>
        </div>
        <svg className="home-sun" viewBox="0 0 140 140" aria-hidden="true">
          <SunDisc x={70} y={70} radius={46} />
        </svg>
        {resume && <ResumeCard resume={resume} />}
      </header>
      <main className="games" id="games" tabIndex={-1} aria-label={words.home.games}>
        {games.map(({ id, key, name, watchable }) => (
          <article key={id} className="game" data-game={id}>
            <Torn className="game-sheet" tone="card" seed={`game ${id}`}>
              <img className="game-cover" src={covers[id][theme]} alt="" width={396} height={360} />
              <h2 className="game-name">{name}</h2>
              <div className="game-words">
                <p className="game-pitch">{words.home[key].pitch}</p>
                <p className="game-facts">{words.home[key].facts}</p>
                <p className="game-state" data-ready={watchable || undefined}>
                  <SymbolPicture name={watchable ? 'ready' : 'not-ready'} size={1.6} />
                  <span>
                    <b>{watchable ? words.home.complete : words.home.coming}.</b> {words.home[key].state}
                  </span>
                </p>
                {watchable && (
                  <a className="button primary" href="#/watch">
                    <Icon name="eye" />
                    {words.home.watch}
                  </a>
                )}
              </div>
            </Torn>
          </article>
        ))}
      </main>
      <footer className="home-foot">{words.home.footer}</footer>
    </div>
  );
}

/** Back to the game that was being watched. */
function ResumeCard({ resume }: { resume: Resume }): ReactNode {
  const { words } = useSpeech();
  return (
    <Torn as="section" className="resume" tone="card" seed="resume">
      <div className="resume-picture">
        <Landscape lines={resume.lines} seed="resume" small />
      </div>
      <div className="resume-words">
        <p>{resume.over ? words.home.resume.over : words.home.resume.playing}</p>
        <h2>{words.home.resume.round(resume.round)}</h2>
        <a className="button primary" href="#/watch">
          {resume.over ? words.home.resume.result : words.home.resume.again}
        </a>
      </div>
    </Torn>
  );
}
