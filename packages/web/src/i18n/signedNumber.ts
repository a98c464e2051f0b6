/** Points gained or lost, with their sign. */
export const formatSigned = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** A total with a proper minus sign. */
export const formatWithMinus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
