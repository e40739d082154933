import { formatDateTime } from '#dates/format-date-time.ts';
import { describeZone, toWallTime } from '#dates/zone.ts';

/** '11:58 EST': when somebody came or saved, at the place of the thing. */
export const writeClock = (at: string, zone: string): string =>
  `${formatDateTime(toWallTime(at, zone), 'HH:mm')} ${describeZone(zone, at)}`;
