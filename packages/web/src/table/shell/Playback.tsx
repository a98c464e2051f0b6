import type { ReactNode } from 'react';
import { Icon } from '../../design/paper/Icon.tsx';
import { useWords } from '../../i18n/index.tsx';
import { tableWords } from '../tableWords.ts';

interface PlaybackProps {
  playing: boolean;
  speed: number;
  onPlay: (playing: boolean) => void;
  onStep: () => void;
  onSpeed: (speed: number) => void;
}

/** The controls of a watched game. */
export function Playback({ playing, speed, onPlay, onStep, onSpeed }: PlaybackProps): ReactNode {
  const words = useWords(tableWords);
  return (
    <>
      <label className="speed">
        <span>{words.speed}</span>
        <select value={speed} onChange={(event) => onSpeed(Number(event.target.value))}>
          {words.speeds.map((name, i) => (
            <option key={name} value={i}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="button" onClick={onStep}>
        <Icon name="step" />
        {words.step}
      </button>
      <button type="button" className="button primary" onClick={() => onPlay(!playing)}>
        <Icon name={playing ? 'pause' : 'play'} />
        {playing ? words.pause : words.play}
      </button>
    </>
  );
}
