import { dayOf, findWallTime } from './wall-time.ts';
import { ownZone, toWallTime } from './zone.ts';

/**
 * Returns `YYYY-MM-DD` at an instant in an IANA zone, such as a venue's. The day that an instant's text begins with is
 * that of UTC.
 */
export const toZonedDay = (instant: string | Date, zone: string): string => dayOf(toWallTime(instant, zone));

/** Returns `YYYY-MM-DD` at an instant in this device's time zone. */
export const toOwnDay = (instant: string | Date): string => toZonedDay(instant, ownZone());

/** Returns the local midnight that calendar widgets work with; undefined if the text is not a day. */
export function findCalendarDate(day: string): Date | undefined {
  const wall = findWallTime(day);
  return wall && new Date(wall.year, wall.month - 1, wall.day);
}
