import { formatOwnDay } from '#dates/format-date-time.ts';

/** Returns the day of an instant in this device's time zone; '' for null. */
export const nameDay = (at: string | null): string => (at === null ? '' : formatOwnDay(at));
