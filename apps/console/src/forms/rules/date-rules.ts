import { isWithinBounds } from '#dates/date-bounds.ts';
import { isNoDate } from '#dates/no-date.ts';
import { findWallTime } from '#dates/wall-time.ts';
import type { Rule } from './rule.ts';

/** A wall time `YYYY-MM-DDTHH:mm[:ss]` within the bounds; an empty value and 'no date' fail. */
export const validDateTime: Rule = (value) =>
  typeof value === 'string' && value.length >= 16 && isRealDay(value) ? undefined : { key: 'validDateTime' };

/** A calendar day `YYYY-MM-DD` within the bounds; an empty value and 'no date' fail. */
export const validDate: Rule = (value) =>
  typeof value === 'string' && value.length === 10 && isRealDay(value) ? undefined : { key: 'validDate' };

/** `HH:mm` or `HH:mm:ss`; an empty value fails. */
export const validTime: Rule = (value) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(value) ? undefined : { key: 'validTime' };

/** Compares with the wall time `YYYY-MM-DDTHH:mm:ss` at the place the value belongs to; a day is compared as a day. */
export const notInPast =
  (readNow: () => string): Rule =>
  (value) => {
    if (typeof value !== 'string' || isNoDate(value) || !findWallTime(value)) return undefined;
    return value < readNow().slice(0, value.length) ? { key: 'notInPast' } : undefined;
  };

const isRealDay = (value: string): boolean =>
  !isNoDate(value) && findWallTime(value) !== undefined && isWithinBounds(value.slice(0, 10));
