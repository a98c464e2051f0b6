import { type ReactNode, useEffect, useState } from 'react';
import { Spinner } from '../../design/controls/Wait.tsx';
import { useWords } from '../../i18n/index.tsx';
import { goInstead, type ScreenProps } from '../../platform/routes.ts';
import { NetworkError } from '../api.ts';
import { Problem } from '../join/Problem.tsx';
import { onlineWords } from '../onlineWords.ts';
import { ServerRefusalError } from '../refusal.ts';
import { saveFinishedTable } from '../tables/saveFinishedTable.ts';

/** A finished game of the server, shown like any other. */
export function OverScreen({ route: { match, link } }: ScreenProps<'over'>): ReactNode {
  const words = useWords(onlineWords);
  const [problem, setProblem] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again on request
  useEffect(() => {
    let left = false;
    setProblem(null);
    saveFinishedTable(match, link).then(
      (hasResult) => !left && goInstead(hasResult ? { screen: 'end', match } : { screen: 'at', match, link }),
      (error: unknown) => {
        if (!(error instanceof ServerRefusalError || error instanceof NetworkError)) console.error(error);
        if (!left) setProblem(error);
      },
    );
    return () => {
      left = true;
    };
  }, [match, link, tries]);
  if (problem === null) return <Spinner text={words.connecting} />;
  return <Problem problem={problem} onRetry={() => setTries(tries + 1)} />;
}
