import { useParams } from 'react-router';
import { parseId } from '#api/cookies.ts';
import { formatOwnDay } from '#dates/format-date-time.ts';

/** Returns 0, which no customer has, for an invalid id: the page then shows that it found nobody. */
export const useCustomerId = (): number => parseId(useParams().customerId ?? null) ?? 0;

/** Returns the day of an instant in this device's time zone; '' for null. */
export const nameDay = (at: string | null): string => (at === null ? '' : formatOwnDay(at));
