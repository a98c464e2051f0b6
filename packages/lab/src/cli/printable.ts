/** Words from a file, safe to show on one line of a terminal: a line break or an escape sequence becomes visible. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
