import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { GameCard } from '../app/game.ts';
import { cards, isPlayable } from '../app/games.ts';
import { Nav } from '../app/Nav.tsx';
import { addressOf } from '../app/routes.ts';
import { Emblem, Wordmark } from '../design/Logo.tsx';
import { recall, remember } from '../design/memory.ts';
import { SkipLink } from '../design/SkipLink.tsx';
import { SunDisc } from '../design/Sky.tsx';
import { LanguageSwitch, ThemeSwitch } from '../design/Switches.tsx';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { Torn } from '../design/Torn.tsx';
import { useTheme } from '../design/theme.ts';
import { useMatches } from '../store/useMatches.ts';
import { useWords } from '../words/index.tsx';
import { PlayGame } from './PlayGame.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { homeWords } from './words.ts';
import './home.css';
import './shell.css';

/** The games that wait, and until they are known how many waited last time: room is kept, so that nothing moves. */
function useUnfinished() {
  const matches = useMatches();
  const unfinished = matches?.filter(({ summary }) => !summary.over) ?? null;
  const count = unfinished ? unfinished.length : Number(recall('unfinished')) || 0;
  // boot.js and the style sheet ask the root, so that the first look has the same room.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-unfinished', count > 0);
    if (matches) remember('unfinished', String(count));
  }, [matches, count]);
  return { count, last: unfinished?.[0] ?? null };
}

export function Home(): ReactNode {
  const { count, last } = useUnfinished();
  const words = useWords(homeWords);
  useEffect(() => {
    document.title = words.title;
  }, [words]);
  return (
    <div className="home">
      <SkipLink to="games" />
      <div className="panorama" aria-hidden="true" />
      <header className="home-head">
        <Nav />
        <div className="home-switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <div className="home-brand">
          <Emblem />
          <h1 className="home-name">
            <Wordmark />
          </h1>
          <p>{words.tagline}</p>
        </div>
        <svg className="home-sun" viewBox="0 0 140 140" aria-hidden="true">
          <SunDisc x={70} y={70} radius={46} />
        </svg>
        {count > 0 && <div className="resume-place">{last && <ResumeCard match={last} />}</div>}
      </header>
      <main className="games" id="games" tabIndex={-1} aria-label={words.games}>
        {cards.map((card) => (
          <Sheet key={card.id} card={card} />
        ))}
      </main>
      <footer className="home-foot">
        <div className="home-languages">
          <LanguageSwitch />
        </div>
        <p>{words.footer}</p>
        {count > 1 && (
          <a className="home-waiting" href={addressOf({ screen: 'games' })}>
            {words.waiting(count)}
          </a>
        )}
      </footer>
    </div>
  );
}

function Sheet({ card }: { card: GameCard }): ReactNode {
  const words = useWords(homeWords);
  const { pitch, facts } = useWords(card.words);
  const theme = useTheme();
  const { id, name, cover, module } = card;
  return (
    <article className="game" data-game={id}>
      <Torn className="game-sheet" tone="card" seed={`game ${id}`}>
        <img
          className="game-cover"
          src={cover[theme]}
          alt=""
          width={396}
          height={360}
          fetchPriority={card === cards[0] ? 'high' : 'auto'}
        />
        <h2 className="game-name">{name}</h2>
        <div className="game-words">
          <p className="game-pitch">{pitch}</p>
          <p className="game-facts">{facts}</p>
          {module.quickPlan ? (
            <PlayGame card={card} />
          ) : (
            <p className="game-state">
              <SymbolPicture name="not-ready" size={1.6} />
              <span>
                <b>{words.coming}.</b> <span className="game-after">{words.after}</span>
              </span>
            </p>
          )}
          {!module.quickPlan && isPlayable(card) && (
            <a
              className="button game-set-up"
              href={addressOf({ screen: 'new', game: id, mode: null, stage: null })}
              aria-label={`${words.setUp}: ${name}`}
            >
              {words.setUp}
            </a>
          )}
        </div>
      </Torn>
    </article>
  );
}
