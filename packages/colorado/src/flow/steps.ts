import type { AskStep, AutoStep, StepContext } from '@cordillera/engine';
import type { ColoradoChoice, ColoradoEvent, ColoradoFrame, ColoradoState, PlayerState } from '../state.ts';

type Step = ColoradoFrame['step'];
type FrameOf<K extends Step> = Extract<ColoradoFrame, { step: K }>;

export type Context = StepContext<ColoradoState, ColoradoFrame, ColoradoEvent>;
/** The part of the context that effects need. */
export type Acting = Pick<Context, 'state' | 'emit' | 'push'>;
export type Auto<K extends Step> = AutoStep<ColoradoState, ColoradoFrame, ColoradoEvent, FrameOf<K>>;
export type Ask<K extends Step> = AskStep<ColoradoState, ColoradoFrame, ColoradoChoice, ColoradoEvent, FrameOf<K>>;

export const playerAt = ({ players }: ColoradoState, seat: number): PlayerState => players[seat] as PlayerState;

/** The seats from the Caller to the left (CO-R-60). */
export const fromCaller = ({ caller, players }: ColoradoState): number[] =>
  players.map((_, i) => (caller + i) % players.length);
