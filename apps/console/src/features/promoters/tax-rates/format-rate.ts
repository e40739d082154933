/** Hundredths of a percent as a share of the language: 2000 is '20%', 810 is '8.1%'. */
export const formatRate = (basisPoints: number, language: string): string =>
  (basisPoints / 10_000).toLocaleString(language, { style: 'percent', maximumFractionDigits: 2 });
