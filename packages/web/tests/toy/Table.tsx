import type { ReactNode } from 'react';
import type { CaravanTypes } from '../../../engine/tests/toy/state.ts';
import { type PlainGame, PlainTable } from '../../src/table/plain/PlainTable.tsx';
import type { Session } from '../../src/table/session/session.ts';
import type { TableProps } from '../../src/table/tableProps.ts';
import { targetOf } from './targets.ts';
import { speak } from './words.ts';

const plain: PlainGame<CaravanTypes> = { targetOf, speak };

/** The registry knows no game's types. */
export function Table({ session, ...props }: TableProps): ReactNode {
  return <PlainTable {...props} game={plain} session={session as unknown as Session<CaravanTypes>} />;
}
