import type { ReactNode } from 'react';
import { Icon } from '../design/Icon.tsx';
import { Emblem } from '../design/Logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../design/Switches.tsx';
import { useSpeech } from '../words/index.tsx';
import { RoundTrack } from './RoundTrack.tsx';
import type { Table } from './table.ts';

interface WatchBarProps {
  table: Table;
  onMenu: () => void;
  onNewGame: () => void;
}

/** The bar: home, mode, rounds and settings; on a narrow screen the settings are behind a menu. */
export function WatchBar({ table, onMenu, onNewGame }: WatchBarProps): ReactNode {
  const { words } = useSpeech();
  const seats = table.groups.reduce((sum, group) => sum + group.seats.length, 0);
  return (
    <header className="watch-bar">
      <a className="watch-home" href="#/">
        <Emblem />
        <span className="display">Sierra</span>
        <span className="hidden-text">{words.watch.back}</span>
      </a>
      <p className="watch-mode">
        {words.watch.modes[table.mode]} · {words.watch.players(seats)}
      </p>
      <RoundTrack table={table} />
      <div className="watch-switches wide-only">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <button type="button" className="bar-button wide-only" onClick={onNewGame}>
        <Icon name="again" />
        <span>{words.watch.newGame}</span>
      </button>
      <button type="button" className="bar-button narrow-only" onClick={onMenu}>
        <Icon name="sliders" />
        <span className="hidden-text">{words.watch.menu}</span>
      </button>
    </header>
  );
}
