import { isWithinBounds } from './date-range.ts';
import { findWallTime } from './wall-time.ts';

/** Reads a day `YYYY-MM-DD` from a URL; '' if there is none that a calendar can show. */
export const readDay = (text: string | null): string =>
  text?.length === 10 && findWallTime(text) && isWithinBounds(text) ? text : '';
