import type { Show } from '@parterre/contract/shows/show';
import { findWallTime, fromUtcMs, toDateTime, toUtcMs } from '#dates/wall-time.ts';
import { DAY_MS, resolveWallTime, toWallTime } from '#dates/zone.ts';

const FOLLOWING_TIMES = ['doorsAtLocal', 'endsAtLocal', 'onSaleAtLocal', 'offSaleAtLocal'] as const;
export type FollowingTime = (typeof FOLLOWING_TIMES)[number];

/** A time that goes along with the start; `isKept` is an instant of the sale window that has passed and stays. */
interface MovedTime {
  field: FollowingTime;
  before: string;
  after: string;
  isKept: boolean;
}

type Times = Pick<Show, 'startsAtLocal' | 'timeZone' | FollowingTime>;

/** What moves along when the start does, as the server will do it: everything keeps its distance on the clock. */
export function previewMovedTimes(
  show: Times,
  to: { startsAtLocal: string; timeZone: string },
  now: Date,
): MovedTime[] {
  const shiftMs = measureMs(to.startsAtLocal) - measureMs(show.startsAtLocal);
  if (Number.isNaN(shiftMs)) return [];
  return FOLLOWING_TIMES.flatMap((field) => {
    const before = show[field];
    if (before === null) return [];
    const shifted = moveOutOfGap(toDateTime(fromUtcMs(measureMs(before) + shiftMs)), to.timeZone);
    const kept = findKept(field, before, show.timeZone, now);
    const isKept = kept !== undefined && (shifted !== before || to.timeZone !== show.timeZone);
    const followed = field === 'doorsAtLocal' && shifted > to.startsAtLocal ? to.startsAtLocal : shifted;
    return [{ field, before, after: isKept ? toWallTime(kept, to.timeZone) : followed, isKept }];
  });
}

/** Sales that have begun or ended did so: an end of the sale window that has passed stays where it is. */
function findKept(field: FollowingTime, wallTime: string, timeZone: string, now: Date): string | undefined {
  if (field !== 'onSaleAtLocal' && field !== 'offSaleAtLocal') return undefined;
  const [instant] = resolveWallTime(wallTime, timeZone).instants;
  return instant !== undefined && new Date(instant) <= now ? instant : undefined;
}

/** Returns NaN for what is no wall time. */
function measureMs(wallTime: string): number {
  const wall = wallTime.length >= 16 ? findWallTime(wallTime) : undefined;
  return wall ? toUtcMs(wall) : Number.NaN;
}

/** The wall time itself, or the one as far behind a gap of the clock as it was in it. */
export function moveOutOfGap(wallTime: string, timeZone: string): string {
  const wall = findWallTime(wallTime);
  if (!wall || resolveWallTime(wallTime, timeZone).kind !== 'gap') return wallTime;
  const dayBefore = toDateTime(fromUtcMs(toUtcMs(wall) - DAY_MS));
  const [instant] = resolveWallTime(dayBefore, timeZone).instants;
  return instant === undefined ? wallTime : toWallTime(new Date(Date.parse(instant) + DAY_MS), timeZone);
}
