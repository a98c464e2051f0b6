import type { Seat } from '@cordillera/engine';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { Dialog } from '../../design/controls/Dialog.tsx';
import { Icon } from '../../design/paper/Icon.tsx';
import { useLanguage, useWords } from '../../i18n/index.tsx';
import { talkWords } from '../chat/talkWords.ts';
import { isNearlyUp } from '../durations.ts';
import { exactPauseEnd, morningOf, pauseDays, pauseEnds } from '../pauseDates.ts';
import type { RemoteTable } from '../remote/remoteTable.ts';
import { type RemoteTableState, tableOf } from '../remote/remoteTableState.ts';
import { useNow } from '../tables/tables.ts';
import { useAsyncAction } from '../useAsyncAction.tsx';

/** The remaining time of this seat when it is nearly up and nothing is proposed yet; null otherwise. */
export function useNearlyUp(state: RemoteTableState, seat: Seat | undefined): NearlyUp | null {
  const table = tableOf(state);
  const deadline = seat === undefined ? undefined : table?.seats[seat]?.deadline;
  const now = useNow(deadline !== undefined) + state.clockOffsetMs;
  if (table?.state !== 'playing' || state.proposal || deadline === undefined) return null;
  return isNearlyUp(table.pace, deadline - now) ? { deadline, left: deadline - now } : null;
}

interface NearlyUp {
  deadline: number;
  left: number;
}

/** Beside the player's clock when it is nearly up, once the notice over the board has been dismissed. */
export function AskPause({ remote, seat }: { remote: RemoteTable; seat: Seat }): ReactNode {
  const { pause, pauseShort } = useWords(talkWords).menu;
  const { run, busy, failure } = useAsyncAction();
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const nearly = useNearlyUp(state, seat);
  if (!nearly || state.acknowledgedDeadline !== nearly.deadline) return null;
  const ask = (): void => void run(() => remote.sendToTable({ kind: 'propose', seat, proposal: { what: 'pause' } }));
  return (
    <>
      {failure}
      <button type="button" className="button icon-only" aria-label={pause} aria-disabled={busy} onClick={ask}>
        <Icon name="pause" />
        <span>{pauseShort}</span>
      </button>
    </>
  );
}

interface PauseDialogProps {
  remote: RemoteTable;
  seat: Seat;
  onAsked?: () => void;
  onClose: () => void;
}

/** Proposes a pause and asks for its end: until all agree, tomorrow, Monday, or a day. */
export function PauseDialog({ remote, seat, onClose, onAsked = onClose }: PauseDialogProps): ReactNode {
  const { pauseFor: words, noClock } = useWords(talkWords);
  const { language } = useLanguage();
  const { run, busy, failure } = useAsyncAction();
  const state = useSyncExternalStore(remote.subscribe, remote.get);
  const isFree = tableOf(state)?.pace.kind === 'free';
  const [now] = useState(() => Date.now() + state.clockOffsetMs);
  const ends = pauseEnds(now);
  const { first, last } = pauseDays(now);
  /** Null: until all agree. A string: a day. */
  const [end, setEnd] = useState<number | string | null>(null);
  const name = useId();
  const isDay = typeof end === 'string';
  const until = isDay ? morningOf(end) : end;
  const isGood = !isDay || (end >= first && end <= last && until !== null);
  const ask = (): void => {
    if (!isGood) return;
    void run(async () => {
      await remote.sendToTable({
        kind: 'propose',
        seat,
        proposal: { what: 'pause', ...(until !== null && { until }) },
      });
      onAsked();
    });
  };
  return (
    <Dialog label={words.title} onClose={onClose}>
      <p>{isFree ? noClock.pause : words.text}</p>
      <fieldset className="pause-ends">
        <legend className="hidden-text">{words.how}</legend>
        {[null, ...ends].map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={end === each} onChange={() => setEnd(each)} />
            {each === null ? words.agreed : exactPauseEnd(each, now, language)}
          </label>
        ))}
        <label>
          <input type="radio" name={name} checked={isDay} onChange={() => setEnd(first)} />
          {words.date}
        </label>
        {isDay && (
          <input
            type="date"
            className="link-field"
            aria-label={words.day}
            aria-invalid={!isGood || undefined}
            min={first}
            max={last}
            value={end}
            onChange={(event) => setEnd(event.target.value)}
          />
        )}
      </fieldset>
      {end !== null && <p className="lobby-text">{isFree ? noClock.note : words.note}</p>}
      {failure}
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          {words.cancel}
        </button>
        <button type="button" className="button primary" aria-disabled={busy || !isGood} onClick={ask}>
          {words.ask}
        </button>
      </div>
    </Dialog>
  );
}
