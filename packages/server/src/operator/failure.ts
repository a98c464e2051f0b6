/** The command was called in a way that cannot work; the message says what would. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command cannot do its work; the message says why. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
