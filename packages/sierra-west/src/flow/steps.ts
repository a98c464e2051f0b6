import type { AskStep, AutoStep, Decision, Seat, StepContext } from '@cordillera/engine';
import type { PromptParams, SierraWestPrompt } from '../prompts.ts';
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

/** A decision whose choices all move the game on. */
export const asked = <Prompt extends SierraWestPrompt>(
  seat: Seat,
  prompt: Prompt,
  params: PromptParams[Prompt],
  choices: SierraWestChoice[],
): Decision<SierraWestChoice> => ({ seat, prompt, params, choices, forward: choices.length });

export const notAChoice = (step: string, choice: SierraWestChoice): Error =>
  new Error(`${step}: ${choice.do} is not a choice of this step`);
