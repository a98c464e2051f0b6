import type { ReactNode } from 'react';
import { Avatar } from '../design/Avatar.tsx';
import { Icon } from '../design/Icon.tsx';
import { Torn } from '../design/Torn.tsx';
import { useSpeech } from '../words/index.tsx';
import type { Table } from './table.ts';

interface PromptProps {
  table: Table;
  playing: boolean;
  speed: number;
  onPlay: (playing: boolean) => void;
  onStep: () => void;
  onSpeed: (speed: number) => void;
  onScores: () => void;
  onNewGame: () => void;
}

/** The one place that says what happens, and the controls of the watched game. */
export function Prompt(props: PromptProps): ReactNode {
  const { table, playing, speed, onPlay, onStep, onSpeed, onScores, onNewGame } = props;
  const { words } = useSpeech();
  const { over } = table;
  const { seat, text, note } = table.prompt;
  const speaker = table.groups.flatMap((group) => group.seats).find((other) => other.seat === seat);
  return (
    <Torn className="prompt" id="prompt" tabIndex={-1} tone="card" seed="prompt">
      <div className="prompt-words" role="status">
        {speaker && <Avatar seat={speaker.seat} name={speaker.name} />}
        <p>
          <b className="display">{text}</b>
          {note && <span>{note}</span>}
        </p>
      </div>
      <div className="prompt-buttons">
        {!over && (
          <label className="speed">
            <span>{words.watch.speed}</span>
            <select value={speed} onChange={(event) => onSpeed(Number(event.target.value))}>
              {words.watch.speeds.map((name, i) => (
                <option key={name} value={i}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {/* The same two buttons to the end, so that whoever steps by keyboard keeps the focus. */}
        <button type="button" className="button" onClick={over ? onScores : onStep}>
          {!over && <Icon name="step" />}
          {over ? words.watch.scores : words.watch.step}
        </button>
        <button type="button" className="button primary" onClick={over ? onNewGame : () => onPlay(!playing)}>
          <Icon name={over ? 'again' : playing ? 'pause' : 'play'} />
          {over ? words.watch.newGame : playing ? words.watch.pause : words.watch.play}
        </button>
      </div>
    </Torn>
  );
}
