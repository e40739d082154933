import type { Show } from '@parterre/contract/shows/show';
import { findWallTime, fromUtcMs, toDateTime, toUtcMs } from '#dates/wall-time.ts';
import { DAY_MS, resolveWallTime, toWallTime } from '#dates/zone.ts';

const FOLLOWING_TIMES = ['doorsAtLocal', 'endsAtLocal', 'onSaleAtLocal', 'offSaleAtLocal'] as const;
export type FollowingTime = (typeof FOLLOWING_TIMES)[number];

/** A time that moves with the start; `isKept` marks a limit of the sale window that has passed and therefore stays. */
interface MovedTime {
  field: FollowingTime;
  before: string;
  after: string;
  isKept: boolean;
}

type Times = Pick<Show, 'startsAtLocal' | 'timeZone' | FollowingTime>;

/** Predicts the times after a move as the server computes them: all keep their distance on the clock to the start. */
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

/** A limit of the sale window that has passed stays, because sales really started or ended then. */
function findKept(field: FollowingTime, wallTime: string, timeZone: string, now: Date): string | undefined {
  if (field !== 'onSaleAtLocal' && field !== 'offSaleAtLocal') return undefined;
  const [instant] = resolveWallTime(wallTime, timeZone).instants;
  return instant !== undefined && new Date(instant) <= now ? instant : undefined;
}

/** Returns NaN if the text is not a wall time. */
function measureMs(wallTime: string): number {
  const wall = wallTime.length >= 16 ? findWallTime(wallTime) : undefined;
  return wall ? toUtcMs(wall) : Number.NaN;
}

/** Returns the wall time; one inside a gap is moved forward by the length of the gap. */
export function moveOutOfGap(wallTime: string, timeZone: string): string {
  const wall = findWallTime(wallTime);
  if (!wall || resolveWallTime(wallTime, timeZone).kind !== 'gap') return wallTime;
  const dayBefore = toDateTime(fromUtcMs(toUtcMs(wall) - DAY_MS));
  const [instant] = resolveWallTime(dayBefore, timeZone).instants;
  return instant === undefined ? wallTime : toWallTime(new Date(Date.parse(instant) + DAY_MS), timeZone);
}
