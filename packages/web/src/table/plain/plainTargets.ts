import type { TargetOf } from '../targets/targets.ts';

/**
 * Without pictures, a target is described by its choices: as soon as only one choice is left, touching it is enough.
 * What is not in the list (a blocked choice) is mapped by the game.
 */
export function shortenTargetPaths<Choice>(choices: readonly Choice[], targetOf: TargetOf<Choice>): TargetOf<Choice> {
  const ways = choices.map((choice) => ({ choice, path: targetOf(choice) }));
  const count = new Map<string, number>();
  const keyOf = (path: readonly string[]): string => path.join('\n');
  for (const { path } of ways)
    for (let length = 1; length <= path.length; length++) {
      const key = keyOf(path.slice(0, length));
      count.set(key, (count.get(key) ?? 0) + 1);
    }
  const short = new Map<Choice, readonly string[]>();
  for (const { choice, path } of ways) {
    const alone = path.findIndex((_, i) => count.get(keyOf(path.slice(0, i + 1))) === 1);
    short.set(choice, alone < 0 ? path : path.slice(0, alone + 1));
  }
  return (choice) => short.get(choice) ?? targetOf(choice);
}

/** The words that all sentences begin with. */
export function commonStart(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '));
  let length = first.length;
  for (const words of others) {
    let same = 0;
    while (same < length && words[same] === first[same]) same++;
    length = same;
  }
  const start = first.slice(0, length === 0 ? first.length : length).join(' ');
  return `${start.replace(/[,.:;]$/, '')}…`;
}
