import type { RefusalCode } from '@cordillera/protocol';

/** Something that is not done, and why. Only the one who asked is told; whatever threw it changed nothing. */
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
