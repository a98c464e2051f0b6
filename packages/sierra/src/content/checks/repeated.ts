/** Every item whose key an earlier one already has. */
export function repeated<T>(items: readonly T[], keyOf: (item: T) => string): { item: T; index: number; first: T }[] {
  const seen = new Map<string, T>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const first = seen.get(key);
    if (first !== undefined) return [{ item, index, first }];
    seen.set(key, item);
    return [];
  });
}
