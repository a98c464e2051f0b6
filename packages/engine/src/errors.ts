import { errorWords } from './words/errors.ts';
import type { Language } from './words.ts';

/** What can be refused, by code. The words for each are in words/errors.ts, in every language. */
export interface ErrorParams {
  'game-over': Record<string, never>;
  'bad-seat': { seat: string; seats: number };
  'not-your-decision': { seat: number };
  'not-a-choice': { seat: number };
  blocked: { seat: number; rule: string };
  'cannot-undo': { seat: number };
  /** `detail` is for developers, in English; people are told the fields. */
  'bad-options': { game: string; fields: string; detail: string };
  'bad-seat-count': { game: string; seats: number; min: number; max: number };
  'bad-seats': { fields: string; detail: string };
  'bad-seed': { seed: string };
  'bad-position': { at: string; last: number };
  'save-not-json': { detail: string };
  'save-not-a-match': { field: string };
  'save-unknown-format': { format: string; known: string };
  'save-unknown-game': { game: string; known: string };
  'save-other-rules': { game: string; saved: number; known: number };
  'save-other-content': { pack: string; saved: string; known: string };
  'save-truncated': { choices: number; hashes: number };
  'save-tampered': { at: number; problem: string };
}

export type ErrorCode = keyof ErrorParams;

/** Every error a person may meet: a code for machines, a message key and parameters for words. It changed nothing. */
export class CordilleraError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'CordilleraError';
  readonly code: Code;
  readonly params: ErrorParams[Code];

  constructor(code: Code, params: ErrorParams[Code]) {
    super(describeError(code, params, 'en'));
    this.code = code;
    this.params = params;
  }

  /** The key of the message in the catalogues. */
  get messageKey(): string {
    return `error.${this.code}`;
  }

  describe(language: Language): string {
    return describeError(this.code, this.params, language);
  }
}

function describeError<Code extends ErrorCode>(code: Code, params: ErrorParams[Code], language: Language): string {
  return errorWords[language][code](params);
}
