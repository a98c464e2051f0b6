import { CordilleraError, type Language } from '@cordillera/engine';
import { type Cards, type Missing, missing } from './cards.ts';
import { packsWords } from './packsWords.ts';

/** A match cannot continue because its card set is not on this device; the error names the set and says what to do. */
export class MissingCardSetError extends CordilleraError<'save-other-content'> {
  readonly #why: Missing;

  constructor({ params }: CordilleraError<'save-other-content'>, cards: Cards, sets: readonly Cards[]) {
    super('save-other-content', params);
    this.#why = missing(cards, sets) ?? 'absent';
  }

  override describe(language: Language): string {
    return packsWords[language].missing[this.#why](this.params.pack);
  }
}
