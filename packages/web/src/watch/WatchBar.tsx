import { type ReactNode, useState } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { Emblem } from '../design/Logo.tsx';
import { LanguageSwitch, ThemeSwitch } from '../design/Switches.tsx';
import { useSpeech } from '../words/index.tsx';
import { Fairness } from './Fairness.tsx';
import { RoundTrack } from './RoundTrack.tsx';
import type { Table } from './table.ts';

/** The bar: home, mode, rounds and settings; on a narrow screen the settings are behind a menu. */
export function WatchBar({ table, onNewGame }: { table: Table; onNewGame: () => void }): ReactNode {
  const { words } = useSpeech();
  const [menu, setMenu] = useState(false);
  const seats = table.groups.reduce((sum, group) => sum + group.seats.length, 0);
  return (
    <>
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
        <button type="button" className="bar-button narrow-only" onClick={() => setMenu(true)}>
          <Icon name="sliders" />
          <span className="hidden-text">{words.watch.menu}</span>
        </button>
      </header>
      {menu && (
        <Dialog label={words.watch.menu} onClose={() => setMenu(false)}>
          <div className="menu">
            <div className="watch-switches">
              <LanguageSwitch />
              <ThemeSwitch />
            </div>
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setMenu(false);
                onNewGame();
              }}
            >
              <Icon name="again" />
              {words.watch.newGame}
            </button>
            <Fairness table={table} />
          </div>
        </Dialog>
      )}
    </>
  );
}
