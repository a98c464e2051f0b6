import { groupSizes } from '@cordillera/sierra';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../design/Dialog.tsx';
import { Icon } from '../design/Icon.tsx';
import { SymbolPicture } from '../design/SymbolPicture.tsx';
import { useSpeech } from '../words/index.tsx';
import { type Mode, modes, type Setup, seatsOf } from './setup.ts';

interface NewGameProps {
  setup: Setup;
  levels: readonly string[];
  stages: readonly { number: number; title: string }[];
  onStart: (setup: Setup) => void;
  onClose: () => void;
}

export function NewGame({ setup, levels, stages, onStart, onClose }: NewGameProps): ReactNode {
  const { words } = useSpeech();
  const [draft, setDraft] = useState(setup);
  const range = seatsOf[draft.mode];
  const setMode = (mode: Mode): void =>
    setDraft({ ...draft, mode, seats: mode === draft.mode ? draft.seats : seatsOf[mode].usual });
  const setSeats = (seats: number): void => setDraft({ ...draft, seats });
  return (
    <Dialog label={words.watch.newGameTitle} onClose={onClose}>
      <form
        className="new-game"
        onSubmit={(event) => {
          event.preventDefault();
          onStart(draft);
        }}
      >
        <fieldset>
          <legend>{words.watch.mode}</legend>
          <div className="mode-choices">
            {modes.map((mode) => (
              <label key={mode} className="choice">
                <input type="radio" name="mode" checked={draft.mode === mode} onChange={() => setMode(mode)} />
                <ModePicture mode={mode} />
                <b className="display">{words.watch.modeChoices[mode].name}</b>
                <small>{words.watch.modeChoices[mode].note}</small>
              </label>
            ))}
          </div>
        </fieldset>
        {range.min < range.max && (
          <fieldset>
            <legend>{words.watch.seats}</legend>
            <div className="stepper">
              <button
                type="button"
                className="button"
                disabled={draft.seats <= range.min}
                onClick={() => setSeats(draft.seats - 1)}
              >
                <Icon name="minus" />
                <span className="hidden-text">{words.watch.fewer}</span>
              </button>
              <output className="display">{draft.seats}</output>
              <button
                type="button"
                className="button"
                disabled={draft.seats >= range.max}
                onClick={() => setSeats(draft.seats + 1)}
              >
                <Icon name="plus" />
                <span className="hidden-text">{words.watch.more}</span>
              </button>
              <small>{draft.mode === 'team' ? words.watch.grouping(groupSizes(draft.seats)) : ''}</small>
            </div>
          </fieldset>
        )}
        {(draft.mode === 'solo' || draft.mode === 'cooperative') && (
          <label className="stage-choice">
            <b className="display">{words.watch.stage}</b>
            <select value={draft.stage} onChange={(event) => setDraft({ ...draft, stage: Number(event.target.value) })}>
              {stages.map(({ number, title }) => (
                <option key={number} value={number}>
                  {number} · {title}
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset>
          <legend>{words.watch.level}</legend>
          <div className="level-choices">
            {levels.map((level, i) => (
              <label key={level} className="choice">
                <input
                  type="radio"
                  name="level"
                  checked={draft.level === level}
                  onChange={() => setDraft({ ...draft, level })}
                />
                <Peaks lit={i + 1} of={levels.length} />
                <b className="display">{words.watch.levels[level]?.name ?? level}</b>
                <small>{words.watch.levels[level]?.note ?? ''}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <button type="submit" className="button primary start">
          {words.watch.start}
        </button>
      </form>
    </Dialog>
  );
}

/** How strong a bot is: a row of peaks, each higher than the last. */
const Peaks = ({ lit, of }: { lit: number; of: number }): ReactNode => (
  <svg className="peaks" viewBox={`0 0 ${of * 24} 30`} aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: the peaks never move
        key={i}
        data-lit={i < lit || undefined}
        d={`M${i * 24 + 2} 28l7-${9 + i * 3} 4 4 4-${6 + i * 2} 7 ${11 + i * 2}z`}
      />
    ))}
  </svg>
);

function ModePicture({ mode }: { mode: Mode }): ReactNode {
  if (mode === 'team')
    return (
      <span className="mode-picture">
        <SymbolPicture name="role-duo" size={2.4} />
        <SymbolPicture name="role-trio" size={2.4} />
      </span>
    );
  const people = mode === 'solo' ? 1 : 2;
  const width = { solo: 34, cooperative: 58, competitive: 84 }[mode];
  return (
    <span className="mode-picture">
      <svg viewBox={`0 0 ${width} 40`} aria-hidden="true">
        {Array.from({ length: people }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the figures never move
          <g key={i} transform={`translate(${16 + i * (mode === 'competitive' ? 50 : 24)} 22) scale(1.3)`}>
            <path d="M-8 12c0-8 3-11 8-11s8 3 8 11z" fill={i === 0 ? 'var(--rust)' : 'var(--sky)'} />
            <circle cy={-4} r={5.5} fill="#8a5a36" />
          </g>
        ))}
        {mode === 'competitive' && (
          <path
            d="M34 22h14m-10-5l-5 5 5 5m6-10l5 5-5 5"
            fill="none"
            stroke="var(--ink-2)"
            strokeWidth={2.4}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
      </svg>
      {mode !== 'competitive' && <SymbolPicture name="sun-full" size={2} />}
    </span>
  );
}
