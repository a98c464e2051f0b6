import type { AskStep, AutoStep, Turn } from '@cordillera/engine';
import type { SierraChoice, SierraEvent, SierraFrame, SierraState } from '../state.ts';

export type SierraTurn = Turn<SierraState, SierraFrame, SierraEvent>;
export type Ask = AskStep<SierraState, SierraFrame, SierraChoice, SierraEvent>;
export type Auto = AutoStep<SierraState, SierraFrame, SierraEvent>;
