import type { Game } from '@cordillera/engine';

/** The game whose card sets have most files of these names; null when none has any. */
export function gameOfFiles(names: readonly string[], among: readonly Game[]): Game | null {
  const fit = ({ format }: Game) => names.filter((name) => Object.hasOwn(format.files, name)).length;
  const [best] = [...among].sort((a, b) => fit(b) - fit(a));
  return best !== undefined && fit(best) > 0 ? best : null;
}
