/** What a player is asked: the prompts of flow/faces.ts and flow/decide.ts. */
export type SierraPrompt =
  | `face.${'choose' | 'agree' | 'wait'}`
  | `decide.${'keep' | 'keepAndLay' | 'layTwo' | 'layOne' | 'layAndDiscard' | 'discard' | 'stuck' | 'ready' | 'wait'}`;
