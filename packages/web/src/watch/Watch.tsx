import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../design/Icon.tsx';
import { useMedia } from '../design/media.ts';
import { SkipLink } from '../design/SkipLink.tsx';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { useSpeech } from '../words/index.tsx';
import { Board } from './Board.tsx';
import { CardDialog, type OpenCard } from './CardDialog.tsx';
import { ChipRow } from './ChipRow.tsx';
import { Fairness } from './Fairness.tsx';
import { GroupPanel } from './GroupPanel.tsx';
import { Log } from './Log.tsx';
import { Menu } from './Menu.tsx';
import { NewGame } from './NewGame.tsx';
import { OtherGroup } from './OtherGroup.tsx';
import { People } from './People.tsx';
import { Prompt } from './Prompt.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import type { Setup } from './setup.ts';
import { Tray } from './Tray.tsx';
import type { Table } from './table.ts';
import { WatchBar } from './WatchBar.tsx';
import './watch.css';
import './group.css';
import './prompt.css';
import './dialogs.css';
import './wide.css';
import './narrow.css';

const tabs = ['landscape', 'notebooks', 'others', 'log'] as const;
type Tab = (typeof tabs)[number];
const tabSymbols = { landscape: 'destination', notebooks: 'notebook', others: 'role-trio', log: null } as const;

export interface WatchProps {
  table: Table;
  setup: Setup;
  /** Bots by strength, weakest first. */
  levels: readonly string[];
  stages: readonly { number: number; title: string }[];
  playing: boolean;
  speed: number;
  onPlay: (playing: boolean) => void;
  onStep: () => void;
  onSpeed: (speed: number) => void;
  onStart: (setup: Setup) => void;
  /** While something lies over the table, nobody looks at it. */
  onHold: (held: boolean) => void;
}

/** The table of a watched game: all parts at once on a wide screen, one at a time behind tabs on a narrow one. */
export function Watch(props: WatchProps): ReactNode {
  const { table, setup, levels, stages, playing, speed, onPlay, onStep, onSpeed, onStart, onHold } = props;
  const { words } = useSpeech();
  const [focusId, setFocusId] = useState(0);
  const [tab, setTab] = useState<Tab>('landscape');
  const [card, setCard] = useState<OpenCard | null>(null);
  const [sheet, setSheet] = useState<'menu' | 'new game' | 'scores' | null>(null);
  const focus = table.groups[focusId] ?? table.groups[0]!;
  const others = table.groups.filter((group) => group !== focus);
  useEffect(() => {
    document.title = words.watch.title;
  }, [words]);
  const wide = useMedia('(min-width: 64em)');
  const isSeen = (part: Tab): boolean => wide || tab === part;
  const held = card !== null || sheet !== null;
  useEffect(() => onHold(held), [held, onHold]);
  return (
    <div className="watch">
      <SkipLink to={isSeen('landscape') ? 'board' : 'prompt'} />
      <WatchBar table={table} onMenu={() => setSheet('menu')} onNewGame={() => setSheet('new game')} />
      <main className="watch-main">
        <h1 className="hidden-text">{words.watch.heading}</h1>
        {!wide && <People group={focus} others={others} onFocus={setFocusId} />}
        {isSeen('notebooks') && (
          <GroupPanel table={table} group={focus} onOpen={setCard} onScores={() => setSheet('scores')} />
        )}
        {isSeen('landscape') && (
          <Board
            key={focus.id}
            group={focus}
            onDestination={() => setCard({ kind: 'destination', card: focus.destination })}
          />
        )}
        {!wide && tab === 'landscape' && <ChipRow group={focus} onOpen={setCard} />}
        <Prompt
          table={table}
          playing={playing}
          speed={speed}
          onPlay={onPlay}
          onStep={onStep}
          onSpeed={onSpeed}
          onScores={() => setSheet('scores')}
          onNewGame={() => setSheet('new game')}
        />
        {isSeen('landscape') && (
          <Tray group={focus} onOpen={setCard}>
            <Fairness table={table} />
          </Tray>
        )}
        <div className="side">
          {isSeen('others') && (
            <section
              className="others"
              aria-label={table.mode === 'competitive' ? words.watch.otherPlayers : words.watch.otherGroups}
            >
              {others.length === 0 && <p className="only-one">{words.watch.noOthers}</p>}
              {others.map((group) => (
                <OtherGroup
                  key={group.id}
                  group={group}
                  short={others.length > 1}
                  onFocus={() => {
                    setFocusId(group.id);
                    setTab('landscape');
                  }}
                  onOpen={setCard}
                />
              ))}
            </section>
          )}
          {isSeen('log') && <Log table={table} />}
        </div>
      </main>

      {!wide && (
        <nav className="tabs" aria-label={words.watch.tabsLabel}>
          {tabs.map((name) => (
            <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
              {tabSymbols[name] ? <SymbolPicture name={tabSymbols[name]} size={1.97} /> : <Icon name="log" />}
              <span>{words.watch.tabs[name]}</span>
            </button>
          ))}
        </nav>
      )}

      {card && <CardDialog open={card} onClose={() => setCard(null)} />}
      {sheet === 'menu' && (
        <Menu
          onClose={() => setSheet(null)}
          onScores={() => setSheet('scores')}
          onNewGame={() => setSheet('new game')}
        />
      )}
      {sheet === 'scores' && <ScoreSheet table={table} onClose={() => setSheet(null)} />}
      {sheet === 'new game' && (
        <NewGame
          setup={setup}
          levels={levels}
          stages={stages}
          onClose={() => setSheet(null)}
          onStart={(next) => {
            setSheet(null);
            setFocusId(0);
            onStart(next);
          }}
        />
      )}
    </div>
  );
}
