import { type ColoradoRules, type ColoradoTypes, speak } from '@cordillera/colorado';
import type { ReactNode } from 'react';
import { type PlainGame, PlainTable } from '../../table/PlainTable.tsx';
import type { Session } from '../../table/session.ts';
import type { TableProps } from '../../table/tables.ts';
import { targetOf } from './targets.ts';

const plain: PlainGame<ColoradoTypes> = {
  name: 'Colorado',
  rules: '#/rules/colorado',
  targetOf,
  speak: (language, { source }) =>
    speak(
      language,
      (source.rules as ColoradoRules).box,
      source.seats.map(({ name }) => name),
    ),
};

export function ColoradoTable({ session, ...props }: TableProps): ReactNode {
  return <PlainTable {...props} game={plain} session={session as unknown as Session<ColoradoTypes>} />;
}
