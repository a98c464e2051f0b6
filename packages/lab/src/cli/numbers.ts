const wholes = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** 1234567 as "1,234,567". */
export const formatInteger = (value: number): string => wholes.format(value);
/** 12.345 as "12.3". */
export const formatDecimal = (value: number): string => value.toFixed(1);
/** 0.2345 as "23.5 %". */
export const formatPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;
