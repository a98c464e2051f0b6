/** The code in a pasted text, which may be a whole link or the code itself; null when it has none. */
export function codeIn(text: string): string | null {
  const trimmed = text.trim();
  return /#\/join\/([\w-]{24})(?![\w-])/.exec(trimmed)?.[1] ?? /^[\w-]{24}$/.exec(trimmed)?.[0] ?? null;
}
