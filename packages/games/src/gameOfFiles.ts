import type { Game } from '@cordillera/engine';

/** The game whose card-set format has the largest number of these file names; null when none has any. */
export function gameOfFiles(names: readonly string[], among: readonly Game[]): Game | null {
  const fit = ({ format }: Game) => names.filter((name) => Object.hasOwn(format.files, name)).length;
  const [best] = [...among].sort((a, b) => fit(b) - fit(a));
  return best !== undefined && fit(best) > 0 ? best : null;
}
