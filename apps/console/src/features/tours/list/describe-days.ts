import type { TourSummary } from '@parterre/contract/tours';
import { formatDay } from '#dates/format-date-time.ts';

/** The days of the first and the last event, one day for both, or a dash for none. */
export function describeDays({ firstShowOn, lastShowOn }: Pick<TourSummary, 'firstShowOn' | 'lastShowOn'>): string {
  if (firstShowOn === null || lastShowOn === null) return '–';
  return firstShowOn === lastShowOn ? formatDay(firstShowOn) : `${formatDay(firstShowOn)} – ${formatDay(lastShowOn)}`;
}
