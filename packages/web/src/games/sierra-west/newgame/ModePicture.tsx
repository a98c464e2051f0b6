import type { Mode } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import { WestIcon } from '../art/WestIcon.tsx';

const pictures = {
  'apple-hill': 'mode-apple',
  'boats-and-banjos': 'mode-boat',
  'gold-rush': 'mode-gold',
  'outlaws-and-outposts': 'mode-out',
} as const;

export const ModePicture = ({ mode, size }: { mode: Mode; size: number }): ReactNode => (
  <WestIcon name={pictures[mode]} size={size} />
);
