import { truncate } from './inputBounds.ts';
import { errorWords } from './words/errors.ts';
import type { Language, Localized } from './words.ts';

/** Every reason for a refusal, by code, with its parameters. words/errors.ts has the words in every language. */
export interface ErrorParams {
  'game-over': Record<string, never>;
  'bad-seat': { seat: string; seats: number };
  'not-your-decision': { seat: number };
  /** The game has no `timeUp`, or it does not choose for this seat now. */
  'no-time-up': { seat: number; game: string };
  'not-a-choice': { seat: number };
  blocked: { seat: number; rule: string };
  'cannot-undo': { seat: number };
  /** Which fields are wrong, and how. */
  'bad-options': { game: string; problems: Localized };
  'bad-seat-count': { game: string; seats: number; min: number; max: number };
  'bad-seats': { problems: Localized };
  'bad-seed': { seed: string };
  'bad-position': { at: string; last: number };
  'not-kept': Record<string, never>;
  /** Where the text stops being JSON, counted from 1. */
  'save-not-json': { line: number; column: number };
  'save-too-large': { characters: number; values: number };
  'save-too-deep': { limit: number };
  'save-too-many-choices': { limit: number };
  'save-not-a-match': { field: string };
  'save-older-format': Record<string, never>;
  'save-unknown-format': { format: string; known: string };
  'save-damaged': Record<string, never>;
  'save-unknown-game': { game: string; known: string };
  'save-other-rules': { game: string; saved: number; known: number };
  'save-unknown-bot': { bot: string; game: string; known: string };
  'save-other-content': { pack: string; saved: string; known: string };
  'save-tampered': { at: number; problem: string };
}

export type ErrorCode = keyof ErrorParams;

/** The longest text of a parameter: our own sentences fit; a quotation from a file may be cut. */
const maxParamChars = 400;

/**
 * Every error that a person may meet: a code for machines, a message key and parameters for words. The call that throws
 * it has changed nothing. Long texts in its parameters are shortened.
 */
export class CordilleraError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'CordilleraError';
  readonly code: Code;
  readonly params: ErrorParams[Code];

  constructor(code: Code, params: ErrorParams[Code]) {
    const short = withShortParams(params);
    super(describeError(code, short, 'en'));
    this.code = code;
    this.params = short;
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

const withShortParams = <Params extends object>(params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? truncate(value, maxParamChars) : value,
    ]),
  ) as Params;
