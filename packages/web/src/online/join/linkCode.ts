/** The code in whatever somebody pasted: a whole link, or the code itself; null when there is none in it. */
export function codeIn(text: string): string | null {
  const trimmed = text.trim();
  return /#\/join\/([\w-]{24})(?![\w-])/.exec(trimmed)?.[1] ?? /^[\w-]{24}$/.exec(trimmed)?.[0] ?? null;
}
