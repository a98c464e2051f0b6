import type { Seat } from '@cordillera/engine';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { SkipLink } from '../../design/controls/SkipLink.tsx';
import { useMedia } from '../../design/hooks/useMedia.ts';
import { useWords } from '../../i18n/index.tsx';
import { Elsewhere } from '../match/Elsewhere.tsx';
import type { Session, TableState } from '../session/session.ts';
import { tableWords } from '../tableWords.ts';
import { useViewerChange } from '../useTable.ts';
import { HandOver } from './HandOver.tsx';
import { OnePlace } from './OnePlace.tsx';
import type { Place } from './places.ts';
import { TableBar } from './TableBar.tsx';
import { TableMenu } from './TableMenu.tsx';
import { Tabs } from './Tabs.tsx';
import { TwoPlaces } from './TwoPlaces.tsx';
import { useExtras } from './tableSlots.ts';
// Layout styles come after appearance styles; a game's own styles come after all of these.
import '../log/log.css';
import '../prompt/prompt.css';
import './shell.css';
import './wide.css';
import './narrow.css';

/** Room for two panels side by side. */
const useTwo = (): boolean =>
  useMedia('(min-width: 45em) and (max-width: 63.9375em) and (min-height: 36em) and (orientation: portrait)');

/** Room for all panels at once. */
export const useWide = (): boolean => useMedia('(min-width: 64em)');

interface ShellProps {
  session: Pick<
    Session,
    'game' | 'takeScreen' | 'reclaimScreen' | 'get' | 'hasSecrets' | 'setOpenHands' | 'source' | 'circleOf'
  >;
  state: Pick<TableState, 'viewer' | 'handOver' | 'screenReclaimableBy' | 'problem' | 'beat'>;
  names: readonly string[];
  /** The game's name, its mode, and its progress: rounds, turns. */
  name: string;
  kind: ReactNode;
  track: ReactNode;
  /** The progress, for the title of the window. */
  moment: string;
  /** The address of its rules; null without any. */
  rules: string | null;
  /** The prompt bar, always visible. */
  prompt: ReactNode;
  /** Narrow screens: the panels, one at a time, in the order of the tabs. */
  places: readonly Place[];
  /** The visible panel. */
  place: string;
  onPlace: (name: string) => void;
  /** Tablets: the panel that is always visible, beside the selected one. */
  constant?: string;
  /** Wide screens: all panels at once, in the grid of the game (`layout`). */
  wide: ReactNode;
  /** A class for the table: three columns (`columns`, see wide.css), or the game's own. */
  layout: string;
  /** Narrow screens: the players, above the panel. Does not scroll, like the prompt and the tabs. */
  people?: ReactNode;
  /** Narrow screens: a player's possessions in one line, below the panel. */
  strip?: ReactNode;
  /** Narrow screens: the hand, under the prompt. */
  hand?: ReactNode;
  /** Buttons of the bar, before the rules and the menu. */
  bar?: ReactNode;
  /** The events of this beat as sentences, for screen readers. */
  announcement: readonly string[];
  onScores: () => void;
  /** The game's entries in the menu. */
  menu?: ReactNode;
  onExport?: (() => void) | undefined;
  onPlayHere?: (() => void) | undefined;
  root?: RefObject<HTMLDivElement | null>;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Dialogs of the game. */
  children?: ReactNode;
}

/**
 * The frame of every game's table: its panels on each screen size, the bar, the tabs, the menu, the hand-over,
 * announcements.
 */
export function Shell(props: ShellProps): ReactNode {
  const { session, state, names, name, kind, track, moment, rules, prompt, place, announcement } = props;
  const words = useWords(tableWords);
  const wide = useWide();
  const extras = useExtras();
  const constant = useTwo() ? props.constant : undefined;
  // A panel that is always visible needs no badge.
  const places = props.places.map((each) => (each.name === constant ? { ...each, badge: undefined } : each));
  const isElsewhere = state.problem?.kind === 'elsewhere';
  const [isMenuOpen, setMenuOpen] = useState(false);
  const namesOf = (seat: Seat): string[] => session.circleOf(seat).map((each) => names[each]!);

  useEffect(() => {
    document.title = `${name} · ${moment} · Cordillera`;
  }, [name, moment]);

  useViewerChange(state, () => setMenuOpen(false));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the elements inside
    <div
      ref={props.root}
      className={`table ${props.layout}`}
      data-hidden={state.handOver !== null || undefined}
      onKeyDown={props.onKeyDown}
    >
      <SkipLink to="prompt" />
      <TableBar
        name={name}
        kind={kind}
        rules={rules}
        buttons={
          <>
            {props.bar}
            {extras.bar}
          </>
        }
        onMenu={() => setMenuOpen(true)}
      >
        {track}
      </TableBar>
      <main className="table-main" inert={isElsewhere}>
        <h1 className="hidden-text">{name}</h1>
        {/* In the order in which they are needed; CSS places them. */}
        {prompt}
        {wide ? (
          props.wide
        ) : (
          <>
            {props.hand}
            {props.people}
            {constant === undefined ? (
              <OnePlace places={places} place={place} onPlace={props.onPlace} />
            ) : (
              <TwoPlaces places={places} place={place} constant={constant} />
            )}
            {props.strip}
          </>
        )}
      </main>

      {isElsewhere && props.onPlayHere && <Elsewhere onPlayHere={props.onPlayHere} />}
      {!wide && !isElsewhere && <Tabs places={places} place={place} onPlace={props.onPlace} />}

      <div className="hidden-text" role="log" aria-live="polite" aria-label={words.whatHappened}>
        {announcement.map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the events of one beat never change their order
          <p key={`${state.beat} ${i}`}>{sentence}</p>
        ))}
      </div>

      {state.handOver !== null && (
        <HandOver
          key={state.handOver}
          people={session.circleOf(state.handOver).map((seat) => ({ seat, name: names[seat]! }))}
          onTake={() => session.takeScreen(state.handOver!)}
          back={
            state.screenReclaimableBy === null
              ? null
              : { names: namesOf(state.screenReclaimableBy), onBack: () => session.reclaimScreen() }
          }
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
        >
          {props.menu}
          {extras.menu?.(() => setMenuOpen(false))}
        </TableMenu>
      )}
      {extras.notice}
      {props.children}
    </div>
  );
}
