import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';

/** The day of an instant on the clock of this device; '' for none. */
export const nameDay = (at: string | null): string =>
  at === null ? '' : formatDay(toWallTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone).slice(0, 10));
