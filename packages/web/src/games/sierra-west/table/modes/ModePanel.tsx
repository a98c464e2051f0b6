import type { Mode } from '@cordillera/sierra-west';
import type { ReactNode } from 'react';
import type { TableContext } from '../tableContext.ts';
import { AppleSupply } from './AppleSupply.tsx';
import { FishMarket } from './FishMarket.tsx';
import { Mines } from './Mines.tsx';
import { Posters } from './Posters.tsx';
import './modes.css';

const panels = {
  'apple-hill': AppleSupply,
  'boats-and-banjos': FishMarket,
  'gold-rush': Mines,
  'outlaws-and-outposts': Posters,
} satisfies Record<Mode, (props: { context: TableContext }) => ReactNode>;

/** What the mode brings besides its row of cards: apples, exchanges, or the chances of the die. */
export function ModePanel({ context }: { context: TableContext }): ReactNode {
  const Panel = panels[context.view.mode];
  return <Panel context={context} />;
}
