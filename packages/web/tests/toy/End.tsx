import type { ReactNode } from 'react';
import { Screen } from '../../src/design/frame/Screen.tsx';
import { useLanguage } from '../../src/i18n/index.tsx';
import type { EndProps } from '../../src/platform/gameModule.ts';
import { pageWords } from './words.ts';

/** Who won, and with how many points. */
export function End({ match }: EndProps): ReactNode {
  const { language } = useLanguage();
  const { winners, totals } = match.result()!;
  const names = match.seats.map(({ name }) => name);
  return (
    <Screen title="Caravan">
      <p>{pageWords[language].won(winners.map((seat) => names[seat]!))}</p>
      <ul>
        {names.map((name, seat) => (
          <li key={name}>{`${name}: ${totals[seat]}`}</li>
        ))}
      </ul>
    </Screen>
  );
}
