export const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

export const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

export const distinct = (items: readonly unknown[]): number => new Set(items.map((item) => JSON.stringify(item))).size;
