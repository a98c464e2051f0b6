import type { ReactNode } from 'react';
import { goTo } from '../../src/app/routes.ts';
import { Screen } from '../../src/app/Screen.tsx';
import { myName } from '../../src/app/settings.ts';
import { Start } from '../../src/newgame/Start.tsx';
import { startMatch } from '../../src/table/start.ts';

/** The shortest form: nothing to choose, one bot to play against. */
export function NewGame(): ReactNode {
  const start = async (): Promise<void> => {
    const match = await startMatch({
      game: 'caravan',
      options: { rounds: 2 },
      seats: [{ name: myName() }, { name: 'Béla', bot: 'random' }],
      table: { livePoints: true },
    });
    goTo({ screen: 'table', match });
  };
  return (
    <Screen title="Caravan">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Start busy={false} failure={null} />
      </form>
    </Screen>
  );
}
