import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { SkipLink } from '../../design/controls/SkipLink.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../design/controls/Switches.tsx';
import { MeLink } from '../../design/frame/MeLink.tsx';
import { Nav } from '../../design/frame/Nav.tsx';
import { Emblem, Wordmark } from '../../design/paper/Logo.tsx';
import { SunDisc } from '../../design/paper/Sky.tsx';
import { SymbolPicture } from '../../design/paper/SymbolPicture.tsx';
import { Torn } from '../../design/paper/Torn.tsx';
import { useWords } from '../../i18n/index.tsx';
import { MyTables, useTableParts } from '../../online/tables/MyTables.tsx';
import type { GameManifest } from '../../platform/gameModule.ts';
import { gameManifests, isPlayable } from '../../platform/gameRegistry.ts';
import { addressOf } from '../../platform/routes.ts';
import { useTheme } from '../../platform/theme.ts';
import { useServer } from '../../platform/useServer.ts';
import { readLocal, writeLocal } from '../../store/localValues.ts';
import { useMatches } from '../../store/useMatches.ts';
import { homeWords } from './homeWords.ts';
import { PlayGame } from './PlayGame.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import './home.css';
import './shell.css';

/** The waiting games; until they are known, their last count, which reserves the room so that nothing moves. */
function useUnfinished() {
  const matches = useMatches();
  const unfinished = matches?.filter(({ summary }) => !summary.over) ?? null;
  const count = unfinished ? unfinished.length : Number(readLocal('unfinished')) || 0;
  // boot.js and the style sheet read this from the root element, so that the first paint reserves the same room.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-unfinished', count > 0);
    if (matches) writeLocal('unfinished', String(count));
  }, [matches, count]);
  return { count, last: unfinished?.[0] ?? null };
}

/** The number of tables on the server; until it has answered, the last known number. */
function useTableCount(): { tables: number; setTables: (count: number) => void } {
  const [tables, setTables] = useState(() => Number(readLocal('tables')) || 0);
  useEffect(() => writeLocal('tables', String(tables)), [tables]);
  return { tables, setTables };
}

export function Home(): ReactNode {
  const { count, last } = useUnfinished();
  const hasServer = useServer();
  const tableParts = useTableParts(hasServer);
  const { found: parts, error } = tableParts;
  const { tables, setTables } = useTableCount();
  /** A player with unfinished games sees those first, and the new games smaller below. */
  const goesOn = hasServer && (tables > 0 || count > 0);
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-tables', goesOn);
    writeLocal('goes-on', goesOn ? '1' : '');
  }, [goesOn]);
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
          <MeLink />
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
        {hasServer && <div className="join-place">{parts && <parts.JoinField />}</div>}
        {count > 0 && !goesOn && <div className="resume-place">{last && <ResumeCard match={last} />}</div>}
      </header>
      <main className="home-main" id="games" tabIndex={-1} aria-label={words.games}>
        {hasServer && (
          <div className="home-tables" hidden={!goesOn && error === null}>
            <MyTables {...tableParts} here={last} resume={last && <ResumeCard match={last} />} onCount={setTables} />
          </div>
        )}
        <div className="games">
          {gameManifests.map((card) => (
            <Sheet key={card.id} card={card} plain={goesOn} online={hasServer} />
          ))}
        </div>
      </main>
      <footer className="home-foot">
        <div className="home-languages">
          <LanguageSwitch />
          {hasServer && <ThemeSwitch />}
        </div>
        <p>{hasServer ? words.footerServer : words.footer}</p>
        {count > 1 && !goesOn && (
          <a className="home-waiting" href={addressOf({ screen: 'games' })}>
            {words.waiting(count)}
          </a>
        )}
      </footer>
    </div>
  );
}

/** `plain`: something else on the page is more urgent than a new game. `online`: it can be played by link. */
function Sheet({ card, plain, online }: { card: GameManifest; plain: boolean; online: boolean }): ReactNode {
  const words = useWords(homeWords);
  const { pitch, facts } = useWords(card.words);
  const theme = useTheme();
  const { id, name, cover, ribbon } = card;
  return (
    <article className="game" data-game={id} style={{ '--ribbon': ribbon } as CSSProperties}>
      <Torn className="game-sheet" tone="card" seed={`game ${id}`}>
        <img
          className="game-cover"
          src={cover[theme]}
          alt=""
          width={396}
          height={360}
          fetchPriority={card === gameManifests[0] ? 'high' : 'auto'}
        />
        <h2 className="game-name">{name}</h2>
        <div className="game-words">
          <p className="game-pitch">{pitch}</p>
          <p className="game-facts">{facts}</p>
          {isPlayable(card) ? (
            <PlayGame card={card} plain={plain} online={online} />
          ) : (
            <p className="game-state">
              <SymbolPicture name="not-ready" size={1.6} />
              <span>
                <b>{words.coming}.</b> <span className="game-after">{words.after}</span>
              </span>
            </p>
          )}
        </div>
      </Torn>
    </article>
  );
}
