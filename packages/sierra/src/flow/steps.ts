import type { AskStep, AutoStep, StepContext } from '@cordillera/engine';
import type { SierraChoice, SierraEvent, SierraFrame, SierraState } from '../state.ts';

export type SierraContext = StepContext<SierraState, SierraFrame, SierraEvent>;
export type Ask = AskStep<SierraState, SierraFrame, SierraChoice, SierraEvent>;
export type Auto = AutoStep<SierraState, SierraFrame, SierraEvent>;
