/** Returns hundredths of a percent: 2000 for 20 %, 888 for 8.875 %. An empty field is 0. */
export const toBasisPoints = (percent: number | null): number => Math.round((percent ?? 0) * POINTS_PER_PERCENT);

export const toPercent = (basisPoints: number): number => basisPoints / POINTS_PER_PERCENT;

const POINTS_PER_PERCENT = 100;
