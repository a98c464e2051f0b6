import type { ReactNode } from 'react';
import { caravan } from '../../../engine/tests/toy/game.ts';
import type { CaravanTypes } from '../../../engine/tests/toy/state.ts';
import { Select } from '../../src/design/controls/Select.tsx';
import { useWords } from '../../src/i18n/index.tsx';
import { defineNewGame, type NewGameDefinition, type OptionsProps } from '../../src/table/setup/definition.ts';
import { pageWords } from './words.ts';

/** How long it is played; who may not choose reads it. */
function Options({ options, onChange }: OptionsProps<CaravanTypes>): ReactNode {
  const words = useWords(pageWords);
  if (onChange === null) return <p>{words.rounds(options.rounds)}</p>;
  return (
    <Select
      label={words.length}
      value={String(options.rounds)}
      options={[1, 2, 3, 4].map((rounds) => ({ value: String(rounds), text: words.rounds(rounds) }))}
      onChange={(rounds) => onChange({ rounds: Number(rounds) })}
    />
  );
}

export const caravanNewGame: NewGameDefinition<CaravanTypes> = { game: caravan, bots: [{ id: 'random' }], Options };

export const newGame = defineNewGame(caravanNewGame);
