import type { Decision, GameTypes, Random, Rules } from '@cordillera/engine';

/** What a bot is given: its seat's view, never a state. */
export interface BotPosition<T extends GameTypes = GameTypes> {
  rules: Rules<T>;
  /** Null only for a bot that said it is blind. */
  view: T['View'] | null;
  decision: Decision<T['Choice']>;
  random: Random;
  /**
   * What this bot noted earlier in this game at this seat. Only a help to think less: without it the bot thinks again.
   */
  notes?: Map<string, unknown>;
}

export interface Bot<T extends GameTypes = GameTypes> {
  id: string;
  /** It decides from the list of choices alone; nobody needs to make a view for it. */
  blind?: true;
  choose(position: BotPosition<T>): T['Choice'];
}
