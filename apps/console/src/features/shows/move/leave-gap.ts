import { findWallTime, fromUtcMs, toDateTime, toUtcMs } from '#dates/wall-time.ts';
import { resolveWallTime, toWallTime } from '#dates/zone.ts';

const DAY_MS = 86_400_000;

/** The wall time itself, or the one as far behind a gap of the clock as it was in it. */
export function leaveGap(wallTime: string, timeZone: string): string {
  const wall = findWallTime(wallTime);
  if (!wall || resolveWallTime(wallTime, timeZone).kind !== 'gap') return wallTime;
  const dayBefore = toDateTime(fromUtcMs(toUtcMs(wall) - DAY_MS));
  const [instant] = resolveWallTime(dayBefore, timeZone).instants;
  return instant === undefined ? wallTime : toWallTime(new Date(Date.parse(instant) + DAY_MS), timeZone);
}
