import type { Overlap } from '@parterre/contract/wire/values';
import { and, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { shows } from '../../db/schema/shows.ts';
import { readWallTime } from '../../time/zones.ts';
import type { ShowRow } from './require-show.ts';

/** From its first moment until before its last; without one it is open on that side. */
export interface SaleWindow {
  onSaleAt: Date | null;
  offSaleAt: Date | null;
}

/** Where a moment lies: what buyers are told while a window is closed. */
export function findClosing(
  { onSaleAt, offSaleAt }: SaleWindow,
  now: Date,
): 'not-on-sale-yet' | 'off-sale' | undefined {
  if (onSaleAt && onSaleAt > now) return 'not-on-sale-yet';
  return offSaleAt && offSaleAt <= now ? 'off-sale' : undefined;
}

/** When who buys themselves may buy for a show: until it starts at the latest. */
export const toShowWindow = ({
  onSaleAt,
  offSaleAt,
  startsAt,
}: Pick<ShowRow, 'onSaleAt' | 'offSaleAt' | 'startsAt'>): SaleWindow & { offSaleAt: Date } => ({
  onSaleAt,
  offSaleAt: offSaleAt && offSaleAt < startsAt ? offSaleAt : startsAt,
});

/** The same, asked of rows. */
export const isInShowWindow = (now: Date): SQL | undefined =>
  and(
    or(isNull(shows.onSaleAt), lte(shows.onSaleAt, now)),
    or(isNull(shows.offSaleAt), gt(shows.offSaleAt, now)),
    gt(shows.startsAt, now),
  );

/** When a ticket is sold, of the times on the clock of its show. */
export const toPriceWindow = (
  { onSaleAtLocal, offSaleAtLocal }: { onSaleAtLocal: string | null; offSaleAtLocal: string | null },
  timeZone: string,
): SaleWindow => ({
  onSaleAt: onSaleAtLocal === null ? null : toInstant(onSaleAtLocal, timeZone, 'first'),
  offSaleAt: offSaleAtLocal === null ? null : toInstant(offSaleAtLocal, timeZone, 'second'),
});

/** A time the clock shows twice means the longer window, one it leaps over the moment after the leap. */
function toInstant(wallTime: string, timeZone: string, overlap: Overlap): Date {
  const meaning = readWallTime(wallTime, timeZone);
  if (meaning.kind === 'one') return meaning.instant;
  return meaning.kind === 'overlap' ? meaning[overlap] : toInstant(meaning.suggestion, timeZone, overlap);
}
