import type { ReactNode } from 'react';
import { type PictureProps, SpritePicture } from './SpritePicture.tsx';

/** The symbols of symbols.svg. */
export type SymbolName =
  | 'mammal'
  | 'bird'
  | 'house'
  | 'ruin'
  | 'river'
  | 'wind'
  | 'role-duo'
  | 'role-trio'
  | 'destination'
  | 'notebook'
  | 'sun-empty'
  | 'sun-full'
  | 'ready'
  | 'not-ready'
  | 'pass'
  | `mark-${'ochre' | 'crimson' | 'teal' | 'violet'}`;

/** A painted symbol, read out only when it has a label. */
export const SymbolPicture = ({ name, ...props }: { name: SymbolName } & PictureProps): ReactNode => (
  <SpritePicture id={`y-${name}`} {...props} />
);
