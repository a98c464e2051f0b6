/** What anybody may send, at most. The server refuses more; the page never lets a person type it. */
export const limits = {
  /** A message to the server, in bytes. */
  maxMessageBytes: 16_384,
  /** A person's name. */
  maxNameChars: 20,
  /** A line of chat. */
  maxChatChars: 500,
  /** Tables that a person has open at the same time. */
  tables: 40,
  /** How long a pause may last, in milliseconds. */
  maxPauseMs: 366 * 86_400_000,
  /**
   * Entries of a match's log after which nothing is taken back any more: to look at a match from its beginning, all of
   * them are repeated.
   */
  maxUndoableEntries: 10_000,
  /** A card set, in bytes. */
  pack: 1_000_000,
  /** Card sets that a person keeps on the server. */
  packs: 30,
} as const;
