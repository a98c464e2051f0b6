import type { ScoreLine } from '@cordillera/engine';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../../design/controls/Dialog.tsx';
import { Icon } from '../../../../design/paper/Icon.tsx';
import { Torn } from '../../../../design/paper/Torn.tsx';
import { Avatar } from '../../../../design/players/Avatar.tsx';
import { seatLook } from '../../../../design/players/seats.ts';
import { useWords } from '../../../../i18n/index.tsx';
import { formatWithMinus } from '../../../../i18n/signedNumber.ts';
import { Explained } from '../../../../table/explain/Explain.tsx';
import { useWide } from '../../../../table/shell/Shell.tsx';
import { CardFace } from '../../art/CardFace.tsx';
import { Camp } from '../hand/Camp.tsx';
import { FoldedPaths } from '../hand/FoldedPaths.tsx';
import { CabinRow } from '../hand/PhoneCamp.tsx';
import { Pic } from '../modes/Pic.tsx';
import { aboutCard, playerOf, type TableContext } from '../tableContext.ts';
import { Animals } from './Animals.tsx';
import { GoodsRow, PiecesRow } from './GoodsRow.tsx';
import { withLastPlan } from './lastPlan.ts';
import { otherWords } from './otherWords.ts';
import { sourceIcon } from './sources.ts';
import './openedBoard.css';

interface OpenedBoardProps {
  context: TableContext;
  /** The owner of the board. */
  index: number;
  /** Where this player's points come from. */
  score: { lines: readonly ScoreLine[]; total: number };
  onClose: () => void;
}

const tabs = ['board', 'discard', 'points'] as const;
type Tab = (typeof tabs)[number];

/** Another player's whole board: a sheet over one's own on a laptop, a dialog on a phone. Escape closes it. */
export function OpenedBoard({ context, index, score, onClose }: OpenedBoardProps): ReactNode {
  const words = useWords(otherWords);
  const wide = useWide();
  const label = words.boardOf(context.speaker.player(index));
  // Everything below is rendered as its owner sees it, but inert.
  const theirs = { ...context, me: index, view: withLastPlan(context.view, index, context.events) };
  const inside = <Pages key={index} context={theirs} score={score} onClose={wide ? onClose : null} />;
  return wide ? (
    <Sheet label={label} index={index} onClose={onClose}>
      {inside}
    </Sheet>
  ) : (
    <Dialog label={label} onClose={onClose}>
      <div className="west opened-board">{inside}</div>
    </Dialog>
  );
}

interface SheetProps {
  label: string;
  index: number;
  onClose: () => void;
  children: ReactNode;
}

/** Not modal: the prompt and the board beside it stay in use. The focus moves here and back on closing. */
function Sheet({ label, index, onClose, children }: SheetProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) close.current();
    };
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('keydown', onKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Torn
      as="section"
      className="opened-board"
      seed="opened board"
      aria-label={label}
      style={{ '--seat': `var(--${seatLook(index).colour})` } as CSSProperties}
    >
      <div ref={ref} className="opened-inside" tabIndex={-1}>
        {children}
      </div>
    </Torn>
  );
}

interface PagesProps extends Pick<OpenedBoardProps, 'context' | 'score'> {
  /** Null where the dialog has its own close button. */
  onClose: (() => void) | null;
}

function Pages({ context, score, onClose }: PagesProps): ReactNode {
  const { speaker, me } = context;
  const words = useWords(otherWords);
  const [tab, setTab] = useState<Tab>('board');
  const { discard } = playerOf(context, me);
  const names: Record<Tab, string> = {
    board: words.board,
    discard: words.discard(discard.length),
    points: words.points,
  };
  return (
    <>
      <header>
        {onClose && (
          <>
            <Avatar seat={me} name={speaker.player(me)} />
            <h2>{words.boardOf(speaker.player(me))}</h2>
            <p>{words.everything}</p>
          </>
        )}
        <div className="opened-tabs" role="tablist">
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={tab === each}
              onClick={() => setTab(each)}
              onKeyDown={(event) => {
                const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
                if (step === undefined) return;
                event.stopPropagation();
                const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!;
                setTab(next);
                event.currentTarget.parentElement?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
              }}
            >
              {names[each]}
            </button>
          ))}
        </div>
        {onClose && (
          <button type="button" className="opened-close" onClick={onClose}>
            <Icon name="close" />
            <span className="hidden-text">{words.close}</span>
          </button>
        )}
      </header>
      <div className="opened-page" role="tabpanel" aria-label={names[tab]} data-page={tab}>
        {tab === 'board' && <BoardPage context={context} score={score} />}
        {tab === 'discard' && <DiscardPage context={context} cards={discard} />}
        {tab === 'points' && <PointsPage context={context} score={score} />}
      </div>
    </>
  );
}

/** Plan and camp as their owner has them, and the points in one line. */
function BoardPage({ context, score }: Pick<OpenedBoardProps, 'context' | 'score'>): ReactNode {
  const { speaker, me } = context;
  const wide = useWide();
  const words = useWords(otherWords);
  return (
    <>
      {wide ? (
        <div className="opened-camp">
          <Camp context={context} planning={null} still />
        </div>
      ) : (
        <div className="opened-folded">
          <FoldedPaths context={context} planning={null} still />
          <CabinRow context={context} planning={null} still />
          <GoodsRow context={context} index={me} />
          <PiecesRow context={context} index={me} />
          <Animals context={context} index={me} />
        </div>
      )}
      <p className="opened-sum">
        {score.lines
          .filter(({ points }) => points !== 0)
          .map((line) => (
            <Explained
              key={speaker.source(line)}
              by={() => ({ title: speaker.source(line), text: speaker.detail(line) })}
            >
              <Pic name={sourceIcon(line)} size={28} />
              <span className="hidden-text">{speaker.source(line)}</span>
              <b data-bad={line.points < 0 || undefined}>{formatWithMinus(line.points)}</b>
            </Explained>
          ))}
        <span>{words.together}</span>
        <b className="display">{formatWithMinus(score.total)}</b>
      </p>
    </>
  );
}

/** The top card first. */
function DiscardPage({ context, cards }: { context: TableContext; cards: readonly number[] }): ReactNode {
  const { box, view, speaker } = context;
  const words = useWords(otherWords);
  if (cards.length === 0) return <p>{words.emptyDiscard}</p>;
  return (
    <ul className="opened-cards">
      {cards.toReversed().map((card) => (
        <li key={card}>
          <Explained by={() => ({ title: speaker.card(card), text: aboutCard(context, card).text })}>
            <CardFace box={box} mode={view.mode} card={card} />
            <span className="hidden-text">{speaker.card(card)}</span>
          </Explained>
        </li>
      ))}
    </ul>
  );
}

/** Every source with what was counted. */
function PointsPage({ context: { speaker }, score }: Pick<OpenedBoardProps, 'context' | 'score'>): ReactNode {
  const words = useWords(otherWords);
  return (
    <table className="opened-points">
      <tbody>
        {score.lines.map((line) => (
          <tr key={speaker.source(line)}>
            <th scope="row">
              <span>
                <Pic name={sourceIcon(line)} size={28} />
                {speaker.source(line)}
              </span>
            </th>
            <td>{speaker.detail(line)}</td>
            <td data-bad={line.points < 0 || undefined} data-none={line.points === 0 || undefined}>
              {formatWithMinus(line.points)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {words.together}
          </th>
          <td className="display">{formatWithMinus(score.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
