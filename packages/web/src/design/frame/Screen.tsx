import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useLanguage } from '../../i18n/index.tsx';
import { SkipLink } from '../controls/SkipLink.tsx';
import { LanguageSwitch, ThemeSwitch } from '../controls/Switches.tsx';
import { Emblem, Wordmark } from '../paper/Logo.tsx';
import { MeLink } from './MeLink.tsx';
import { Nav } from './Nav.tsx';
import './screen.css';

interface ScreenProps {
  /** The name of the screen, shown beside the wordmark and in the browser's tab. */
  title: string;
  /** A short remark beside the title. */
  note?: string | undefined;
  className?: string;
  children: ReactNode;
}

/**
 * The frame of every screen except the home page and the table: a bar with the way home and the switches, then the
 * content.
 */
export function Screen({ title, note, className, children }: ScreenProps): ReactNode {
  const { words } = useLanguage();
  useEffect(() => {
    document.title = `${title} · Cordillera`;
  }, [title]);
  return (
    <div className={className ? `screen ${className}` : 'screen'}>
      <SkipLink to="content" />
      <div className="screen-hills" aria-hidden="true" />
      <header className="screen-bar">
        <a className="screen-home" href="#/">
          <Emblem />
          <Wordmark />
          <span className="hidden-text">{words.backHome}</span>
        </a>
        <h1>
          {title}
          {note && <small> {note}</small>}
        </h1>
        <Nav />
        <div className="screen-switches">
          <LanguageSwitch />
          <ThemeSwitch />
          <MeLink />
        </div>
      </header>
      <main className="screen-main" id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
