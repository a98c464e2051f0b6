import type { TimeControl } from '@cordillera/protocol';
import type { ReactNode } from 'react';
import { Select } from '../../design/controls/Select.tsx';
import { useWords } from '../../i18n/index.tsx';
import { duration, kindOf, type TimeControlKind } from '../durations.ts';
import { type OnlineWords, onlineWords } from '../onlineWords.ts';
import './pace.css';

/** Times to choose from, in seconds. */
const moves = { live: [30, 60, 120, 300], days: [43_200, 86_400, 172_800, 604_800] } as const;
const banks = [
  { seconds: 600, more: 10 },
  { seconds: 1200, more: 20 },
  { seconds: 2700, more: 30 },
] as const;

const kinds: readonly TimeControlKind[] = ['live', 'days', 'free'];

const first: Record<TimeControlKind, TimeControl> = {
  live: { kind: 'move', seconds: 120 },
  days: { kind: 'move', seconds: 86_400 },
  free: { kind: 'free' },
};

export { kindOf } from '../durations.ts';

export function timeControlText(pace: TimeControl, words: OnlineWords): string {
  if (pace.kind === 'free') return words.game.free;
  const time = duration(pace.seconds, words);
  return pace.kind === 'move' ? words.game.move(time) : words.game.bank(time, duration(pace.more, words));
}

interface TimeControlChoiceProps {
  pace: TimeControl;
  /** Null for everybody except the host. */
  onChange: ((pace: TimeControl) => void) | null;
}

/** Choice of the time control. */
export function TimeControlChoice({ pace, onChange }: TimeControlChoiceProps): ReactNode {
  const words = useWords(onlineWords);
  const kind = kindOf(pace);
  const offered: TimeControl[] =
    kind === 'free'
      ? []
      : [
          ...moves[kind].map((seconds): TimeControl => ({ kind: 'move', seconds })),
          ...(kind === 'live' ? banks.map((bank): TimeControl => ({ kind: 'bank', ...bank })) : []),
        ];
  const keyOf = (each: TimeControl): string => JSON.stringify(each);
  const times = offered.some((each) => keyOf(each) === keyOf(pace)) ? offered : [pace, ...offered];
  return (
    <div className="pace">
      <h3 id="pace">{words.game.pace}</h3>
      {onChange ? (
        <fieldset className="pace-kinds" aria-labelledby="pace">
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === kind}
              onClick={() => each !== kind && onChange(first[each])}
            >
              {words.game.timeControls[each]}
            </button>
          ))}
        </fieldset>
      ) : (
        <p>
          <b>{timeControlText(pace, words)}</b>
        </p>
      )}
      {onChange && kind !== 'free' && (
        <Select
          label={words.game.time}
          value={keyOf(pace)}
          options={times.map((each) => ({ value: keyOf(each), text: timeControlText(each, words) }))}
          onChange={(value) => onChange(JSON.parse(value) as TimeControl)}
        />
      )}
      <p className="pace-text">{kind === 'free' ? words.game.freeText : words.game.timeUp}</p>
    </div>
  );
}
