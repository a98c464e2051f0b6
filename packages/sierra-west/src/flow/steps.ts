import type { AskStep, AutoStep, StepContext } from '@cordillera/engine';
import type { SierraWestChoice, SierraWestEvent, SierraWestFrame, SierraWestState } from '../state.ts';

export type WestContext = StepContext<SierraWestState, SierraWestFrame, SierraWestEvent>;

type FrameOf<Step extends SierraWestFrame['step']> = Extract<SierraWestFrame, { step: Step }>;
export type Ask<Step extends SierraWestFrame['step']> = AskStep<
  SierraWestState,
  SierraWestFrame,
  SierraWestChoice,
  SierraWestEvent,
  FrameOf<Step>
>;
export type Auto<Step extends SierraWestFrame['step']> = AutoStep<
  SierraWestState,
  SierraWestFrame,
  SierraWestEvent,
  FrameOf<Step>
>;

/** On the main stack the active player is the one who is asked. */
export const activePlayer = (state: SierraWestState): number => state.active;

export const notAChoice = (step: string, choice: SierraWestChoice): Error =>
  new Error(`${step}: ${choice.do} is not a choice of this step`);
