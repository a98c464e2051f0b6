import type { ComponentProps, ReactNode } from 'react';
import { Screen } from '../../design/frame/Screen.tsx';
import { useWords } from '../../i18n/index.tsx';
import { onlineWords } from '../onlineWords.ts';
import { StateCard } from './StateCard.tsx';

/** The same card as a whole screen. */
export function StateScreen(props: ComponentProps<typeof StateCard>): ReactNode {
  const { title } = useWords(onlineWords).states;
  return (
    <Screen title={title} className="state-screen">
      <StateCard {...props} role="status" />
    </Screen>
  );
}
