import type { Seat } from '@cordillera/engine';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useMedia } from '../design/media.ts';
import { SkipLink } from '../design/SkipLink.tsx';
import { useWords } from '../words/index.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { HandOver } from './HandOver.tsx';
import type { Session, TableState } from './session.ts';
import { useSwipe } from './swipe.ts';
import { TableBar } from './TableBar.tsx';
import { TableMenu } from './TableMenu.tsx';
import { type Part, type Tab, Tabs } from './Tabs.tsx';
import { tableWords } from './words.ts';
// Where a part lies and how large it is comes after how it looks; a game's own styles come after all of these.
import './log.css';
import './prompt.css';
import './shell.css';
import './wide.css';
import './narrow.css';

/** Three columns fit: all parts are seen at once. */
export const useWide = (): boolean => useMedia('(min-width: 64em)');

/**
 * What a game lays into the table's places. Its outermost element carries the class of the place (`part-board`, …), which
 * says where it lies on each screen; prompt and log are drawn by the table itself.
 */
export interface Slots {
  /** What is asked: always there. */
  prompt: ReactNode;
  /** In the middle. */
  board: ReactNode;
  /** The hand; null when nobody holds cards here. Narrow screens show it with the board. */
  tray: ReactNode;
  /** What belongs to whoever is in the middle. */
  panel: ReactNode;
  others: ReactNode;
  log: ReactNode;
  /** Narrow screens only: who plays, above everything. */
  people?: ReactNode;
  /** Narrow screens only: the panel in one line, under the board. */
  strip?: ReactNode;
}

interface ShellProps {
  session: Pick<Session, 'game' | 'take' | 'goBack' | 'get' | 'hasSecrets' | 'setOpenHands' | 'source'>;
  state: Pick<TableState, 'viewer' | 'handOver' | 'backTo' | 'problem' | 'beat'>;
  names: readonly string[];
  /** The game's name, what kind of game it is, and what measures it: rounds, turns. */
  name: string;
  kind: string;
  track: ReactNode;
  /** Where in the game we are, for the title of the window. */
  moment: string;
  /** The address of its rules; null while there are none to read. */
  rules: string | null;
  slots: Slots;
  tabs: readonly Tab[];
  part: Part;
  onPart: (part: Part) => void;
  /** What happened in this beat, as sentences, for those who do not see it. */
  heard: readonly string[];
  onScores: () => void;
  onExport?: (() => void) | undefined;
  onPlayHere?: (() => void) | undefined;
  root?: RefObject<HTMLDivElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Dialogs of the game. */
  children?: ReactNode;
}

/** Every game's table: its places on each screen, the bar, the tabs, the menu, the hand-over, what is read out. */
export function Shell(props: ShellProps): ReactNode {
  const { session, state, names, name, kind, track, moment, rules, slots, tabs, part, heard } = props;
  const words = useWords(tableWords);
  const wide = useWide();
  const isElsewhere = state.problem?.kind === 'elsewhere';
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isSeen = (name: Part): boolean => wide || part === name;
  const swipe = useSwipe(tabs, part, props.onPart);
  const nameOf = (seat: Seat): string => names[seat]!;

  useEffect(() => {
    document.title = `${name} · ${moment} · Cordillera`;
  }, [name, moment]);

  // Whoever takes the screen finds nothing open that somebody else looked at.
  const eyes = isElsewhere ? 'elsewhere' : state.viewer;
  const [seenBy, setSeenBy] = useState(eyes);
  if (seenBy !== eyes) {
    setSeenBy(eyes);
    setMenuOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the things inside
    <div
      ref={props.root}
      className="table"
      data-hidden={state.handOver !== null || undefined}
      onKeyDown={props.onKeyDown}
    >
      <SkipLink to="prompt" />
      <TableBar name={name} kind={kind} rules={rules} onMenu={() => setMenuOpen(true)}>
        {track}
      </TableBar>
      <main className="table-main" data-watched={!slots.tray || undefined} inert={isElsewhere} {...(wide ? {} : swipe)}>
        <h1 className="hidden-text">{name}</h1>
        {/* In the order in which they are needed; where they lie is another matter. */}
        {slots.prompt}
        {isSeen('board') && slots.tray}
        {!wide && slots.people}
        {isSeen('board') && slots.board}
        {!wide && part === 'board' && slots.strip}
        {isSeen('panel') && slots.panel}
        <div className="side">
          {isSeen('others') && slots.others}
          {isSeen('log') && slots.log}
        </div>
      </main>

      {isElsewhere && props.onPlayHere && <Elsewhere onPlayHere={props.onPlayHere} />}
      {!wide && !isElsewhere && <Tabs tabs={tabs} part={part} onPart={props.onPart} />}

      <div className="hidden-text" role="log" aria-live="polite" aria-label={words.whatHappened}>
        {heard.map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of one beat never change their order
          <p key={`${state.beat} ${i}`}>{sentence}</p>
        ))}
      </div>

      {state.handOver !== null && (
        <HandOver
          key={state.handOver}
          seat={state.handOver}
          name={nameOf(state.handOver)}
          onTake={() => session.take(state.handOver!)}
          back={state.backTo === null ? null : { name: nameOf(state.backTo), onBack: () => session.goBack() }}
        />
      )}
      {isMenuOpen && (
        <TableMenu
          session={session}
          rules={rules}
          onScores={() => {
            setMenuOpen(false);
            props.onScores();
          }}
          onExport={props.onExport}
          onClose={() => setMenuOpen(false)}
        />
      )}
      {props.children}
    </div>
  );
}
