import { DAY_TIME_TEMPLATE, formatDateTime } from './format-date-time.ts';
import { describeZoneAt } from './zone.ts';

/** `10/12/2026, 19:30 EST`: a wall time (`YYYY-MM-DDTHH:mm:ss`) where its zone does not stand beside it. */
export const formatZonedTime = (wallTime: string, zone: string): string =>
  `${formatDateTime(wallTime, DAY_TIME_TEMPLATE)} ${describeZoneAt(zone, wallTime)}`;
