import type { ReactNode } from 'react';

export type IconName =
  | 'play'
  | 'pause'
  | 'step'
  | 'again'
  | 'back'
  | 'undo'
  | 'whole'
  | 'menu'
  | 'tick'
  | 'close'
  | 'plus'
  | 'larger'
  | 'smaller'
  | 'log'
  | 'sliders'
  | 'day'
  | 'dusk'
  | 'eye'
  | 'lock'
  | 'grip'
  | 'down'
  | 'peaks'
  | 'flag'
  | 'page'
  | 'cards'
  | 'download'
  | 'upload'
  | 'bin'
  | 'warning'
  | 'link'
  | 'copy'
  | 'clock'
  | 'people'
  | 'bot'
  | 'bell'
  | 'key'
  | 'device'
  | 'chat'
  | 'send'
  | 'go'
  | 'code'
  | 'mute';

/** A line icon in the colour of the text beside it. */
export const Icon = ({ name }: { name: IconName }): ReactNode => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
