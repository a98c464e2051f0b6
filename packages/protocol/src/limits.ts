/** Limits on what anyone may send. The server refuses more; the page does not let a person enter more. */
export const limits = {
  /** A message to the server, in bytes. */
  maxMessageBytes: 16_384,
  /** A person's name. */
  maxNameChars: 20,
  /** A line of chat. */
  maxChatChars: 500,
  /** Open tables of one person. */
  tables: 40,
  /** The longest pause, in milliseconds. */
  maxPauseMs: 366 * 86_400_000,
  /** The log length beyond which nothing can be taken back, because a take-back replays the whole log. */
  maxUndoableEntries: 10_000,
  /** A card set, in bytes. */
  pack: 1_000_000,
  /** Card sets stored on the server for one person. */
  packs: 30,
} as const;
