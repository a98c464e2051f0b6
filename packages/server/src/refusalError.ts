import type { RefusalCode } from '@cordillera/protocol';

/** A refused request, with the reason for the caller. Whatever throws it has changed nothing. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly code: RefusalCode;
  readonly params: Record<string, unknown>;

  constructor(code: RefusalCode, params: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}
