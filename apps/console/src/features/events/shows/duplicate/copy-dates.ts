import type { duplicateShow } from '@parterre/contract/calls/shows';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { Overlap } from '@parterre/contract/wire/values';
import { findWallTime, fromUtcMs, toDateTime, toUtcMs } from '#dates/wall-time.ts';
import { DAY_MS, resolveWallTime } from '#dates/zone.ts';

/** A date of a new event; `overlap` says which is meant where the clock shows the time twice, null is the first. */
export interface CopyDate {
  startsAtLocal: string;
  overlap: Overlap | null;
}

export type Repeat = 'once' | 'day' | 'week';
type DateBody = CallArguments<typeof duplicateShow>['body']['dates'][number];

const STEP_DAYS = { once: 0, day: 1, week: 7 };

/**
 * The wall times from a first one on, every day or every week up to and with the day `untilOn`; the first alone for
 * `once`. One more than can be made, so that it shows when there are too many.
 */
export function listRepeats(firstAt: string, repeat: Repeat, untilOn: string): string[] {
  const first = firstAt.length >= 16 ? findWallTime(firstAt) : undefined;
  if (!first) return [];
  if (repeat === 'once') return [toDateTime(first)];
  const times: string[] = [];
  for (let at = toUtcMs(first); times.length <= LIMITS.show.copies; at += STEP_DAYS[repeat] * DAY_MS) {
    const wallTime = toDateTime(fromUtcMs(at));
    if (wallTime.slice(0, 10) > untilOn) break;
    times.push(wallTime);
  }
  return times;
}

/** The dates with the new ones in order, each once; `left` could not be taken, as there are 100 at most. */
export function addDates(
  dates: readonly CopyDate[],
  times: readonly string[],
): { dates: CopyDate[]; known: number; left: number } {
  const taken = new Set(dates.map(({ startsAtLocal }) => startsAtLocal));
  const fresh = times.filter((time) => !taken.has(time));
  const added = fresh.slice(0, Math.max(0, LIMITS.show.copies - dates.length));
  const all = [...dates, ...added.map((startsAtLocal) => ({ startsAtLocal, overlap: null }))];
  return {
    dates: all.toSorted((a, b) => (a.startsAtLocal < b.startsAtLocal ? -1 : 1)),
    known: times.length - fresh.length,
    left: fresh.length - added.length,
  };
}

/** Whether the clocks skip a date: no event can start then. */
export const isInGap = ({ startsAtLocal }: CopyDate, timeZone: string): boolean =>
  resolveWallTime(startsAtLocal, timeZone).kind === 'gap';

export const toDateBody = ({ startsAtLocal, overlap }: CopyDate, timeZone: string): DateBody =>
  resolveWallTime(startsAtLocal, timeZone).kind === 'overlap'
    ? { startsAtLocal, overlap: overlap ?? 'first' }
    : { startsAtLocal };
