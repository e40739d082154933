/** Date picker bounds, both included (spec §5). */
export const EARLIEST_DAY = '1900-01-01';
export const LATEST_DAY = '2099-12-31';

export const isWithinBounds = (day: string): boolean => day >= EARLIEST_DAY && day <= LATEST_DAY;
