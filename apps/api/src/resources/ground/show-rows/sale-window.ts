import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { shows } from '#db/schema/events/shows.ts';
import { toInstant } from '#time/zones.ts';
import type { ShowRow } from './require-show.ts';

/** A sale window, from `onSaleAt` on and before `offSaleAt`; null leaves that side open. */
export interface SaleWindow {
  onSaleAt: Date | null;
  offSaleAt: Date | null;
}

/** Returns on which side of the window a moment is, as the reason that buyers read; undefined inside the window. */
export function findClosing(
  { onSaleAt, offSaleAt }: SaleWindow,
  now: Date,
): 'not-on-sale-yet' | 'off-sale' | undefined {
  if (onSaleAt && onSaleAt > now) return 'not-on-sale-yet';
  return offSaleAt && offSaleAt <= now ? 'off-sale' : undefined;
}

/** Returns the window in which public channels sell a show. It ends at the start at the latest. */
export const toShowWindow = ({
  onSaleAt,
  offSaleAt,
  startsAt,
}: Pick<ShowRow, 'onSaleAt' | 'offSaleAt' | 'startsAt'>): SaleWindow & { offSaleAt: Date } => ({
  onSaleAt,
  offSaleAt: offSaleAt && offSaleAt < startsAt ? offSaleAt : startsAt,
});

/** Matches shows whose window (`toShowWindow`) is open. */
export const isInShowWindow = (now: Date): SQL | undefined =>
  and(
    or(isNull(shows.onSaleAt), lte(shows.onSaleAt, now)),
    or(isNull(shows.offSaleAt), gt(shows.offSaleAt, now)),
    gt(shows.startsAt, now),
  );

/** Returns the sale window of a price type, from local times of its show: the longer one where clocks repeat a time. */
export const toPriceWindow = (
  { onSaleAtLocal, offSaleAtLocal }: { onSaleAtLocal: string | null; offSaleAtLocal: string | null },
  timeZone: string,
): SaleWindow => ({
  onSaleAt: onSaleAtLocal === null ? null : toInstant(onSaleAtLocal, timeZone, 'first'),
  offSaleAt: offSaleAtLocal === null ? null : toInstant(offSaleAtLocal, timeZone, 'second'),
});
