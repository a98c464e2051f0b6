const wholes = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** 1234567 as "1,234,567". */
export const whole = (value: number): string => wholes.format(value);
/** 12.345 as "12.3". */
export const decimal = (value: number): string => value.toFixed(1);
/** 0.2345 as "23.5 %". */
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Columns under their heads; a column that holds numbers stands flush right. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
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
