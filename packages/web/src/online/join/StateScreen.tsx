import type { ComponentProps, ReactNode } from 'react';
import { Screen } from '../../design/frame/Screen.tsx';
import { useWords } from '../../i18n/index.tsx';
import { onlineWords } from '../onlineWords.ts';
import { StateCard } from './StateCard.tsx';

/** The same card, where there is nothing else to see. */
export function StateScreen(props: ComponentProps<typeof StateCard>): ReactNode {
  const { title } = useWords(onlineWords).states;
  return (
    <Screen title={title} className="state-screen">
      <StateCard {...props} role="status" />
    </Screen>
  );
}
