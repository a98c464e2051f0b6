import { CordilleraError, type ErrorCode, type ErrorParams, type Language } from '@cordillera/engine';
import type { RefusalCode } from '@cordillera/protocol';
import { refusalWords } from './refusalWords.ts';

const isAppRefusal = (code: string): code is keyof typeof refusalWords.en => Object.hasOwn(refusalWords.en, code);

/** A refusal of the server, with a message. */
export class ServerRefusalError extends Error {
  override readonly name = 'ServerRefusalError';
  readonly code: RefusalCode;
  readonly params: Record<string, unknown>;

  constructor(code: RefusalCode, params: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }

  describe(language: Language): string {
    const { code } = this;
    return refusalWords[language][isAppRefusal(code) ? code : 'unavailable'];
  }
}

/** The error of a refusal: one of the rules' errors, or one of the server's own. */
export function refusalOf(code: RefusalCode, params: Record<string, unknown>): ServerRefusalError | CordilleraError {
  if (isAppRefusal(code)) return new ServerRefusalError(code, params);
  return new CordilleraError(code as ErrorCode, params as unknown as ErrorParams[ErrorCode]);
}
