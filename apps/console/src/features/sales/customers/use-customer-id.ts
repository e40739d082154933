import { useParams } from 'react-router';
import { parseId } from '#api/cookies.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';

/** Returns 0, which nobody has, for an address that names nobody: the page then says that it found none. */
export const useCustomerId = (): number => parseId(useParams().customerId ?? null) ?? 0;

/** The day of an instant on the clock of this device; '' for none. */
export const nameDay = (at: string | null): string =>
  at === null ? '' : formatDay(toWallTime(at, Intl.DateTimeFormat().resolvedOptions().timeZone).slice(0, 10));
