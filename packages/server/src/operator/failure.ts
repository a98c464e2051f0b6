/** The command was called wrongly; the message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The command has failed; the message says why. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
