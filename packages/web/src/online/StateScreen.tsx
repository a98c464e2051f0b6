import type { ComponentProps, ReactNode } from 'react';
import { Screen } from '../app/Screen.tsx';
import { useWords } from '../words/index.tsx';
import { StateCard } from './StateCard.tsx';
import { onlineWords } from './words.ts';

/** The same card, where there is nothing else to see. */
export function StateScreen(props: ComponentProps<typeof StateCard>): ReactNode {
  const { title } = useWords(onlineWords).states;
  return (
    <Screen title={title} className="state-screen">
      <StateCard {...props} role="status" />
    </Screen>
  );
}
