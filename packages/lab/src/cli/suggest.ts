/** The edit distance between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The known word that was probably meant, or undefined. */
function suggest(word: string, known: readonly string[]): string | undefined {
  const near = known
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.ceil(candidate.length / 3))
    .sort((a, b) => a.far - b.far);
  return near[0]?.candidate;
}

/** "; did you mean …?" when a known word is close, otherwise the list of known words. */
export function didYouMean(word: string, known: readonly string[], kind: string): string {
  const meant = suggest(word, known);
  return meant === undefined ? `; the ${kind} are ${known.join(', ')}.` : `; did you mean "${meant}"?`;
}
