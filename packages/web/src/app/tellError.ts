import type { Language } from '@cordillera/engine';

/** The words of an error that has some (`CordilleraError`), asked for without loading it; null for any other. */
export function tellError(error: unknown, language: Language): string | null {
  const { describe } = (error ?? {}) as { describe?: unknown };
  return typeof describe === 'function' ? String(describe.call(error, language)) : null;
}
