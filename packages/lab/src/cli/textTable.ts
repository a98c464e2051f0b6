/** Formats columns under their headings; columns of numbers are right-aligned. */
export function textTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = heads.map((head, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    return {
      width: Math.max(head.length, ...cells.map((cell) => cell.length)),
      isNumber: cells.some((cell) => cell !== '') && cells.every((cell) => /^[-\d.,% –]*$/.test(cell)),
    };
  });
  const line = (row: readonly string[]): string =>
    columns
      .map(({ width, isNumber }, column) => {
        const cell = row[column] ?? '';
        return isNumber ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return `${[heads, ...rows].map(line).join('\n')}\n`;
}
