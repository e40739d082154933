import { useParams } from 'react-router';
import { parseId } from '#api/cookies.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';

/** Returns 0, which no customer has, for an invalid id: the page then shows that it found nobody. */
export const useCustomerId = (): number => parseId(useParams().customerId ?? null) ?? 0;

/** Returns the day of an instant in the device's time zone; '' for null. */
export const nameDay = (at: string | null): string =>
  at === null ? '' : formatDay(toWallTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone).slice(0, 10));
