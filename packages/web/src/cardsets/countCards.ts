/** How many cards a set holds: every object that has copies, a name or a number. */
export function countCards(part: unknown): number {
  if (typeof part !== 'object' || part === null) return 0;
  const { id, number, copies } = part as Record<string, unknown>;
  if (typeof copies === 'number') return copies;
  if (id !== undefined || number !== undefined) return 1;
  return Object.values(part).reduce((sum: number, inner) => sum + countCards(inner), 0);
}
