import { LAST_ORDINAL } from '@parterre/seating-plan/seat-states';
import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { shows } from '#db/schema/events/shows.ts';
import { AppError, refusal } from '#errors.ts';
import type { ShowRow } from './require-show.ts';

/**
 * Reserves the ordinal of a new price type or hold in allocation bytes, which is never used again. Throws RULE_BROKEN
 * when the show has used them all.
 */
export async function takeOrdinal(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  kind: 'price' | 'hold',
): Promise<number> {
  const [ordinal = 0] = await takeOrdinals(change, show, kind, 1);
  return ordinal;
}

/** Reserves several consecutive ordinals in one statement. */
export async function takeOrdinals(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  kind: 'price' | 'hold',
  count: number,
): Promise<number[]> {
  const column = kind === 'price' ? shows.lastPriceOrdinal : shows.lastHoldOrdinal;
  const next = sql`${column} + ${count}::int`;
  const [row] = await change.db
    .update(shows)
    .set(kind === 'price' ? { lastPriceOrdinal: next } : { lastHoldOrdinal: next })
    .where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id)))
    .returning({ last: column });
  if (!row) throw new AppError('NOT_FOUND');
  if (row.last > LAST_ORDINAL)
    throw refusal('RULE_BROKEN', kind === 'price' ? 'ticket-numbers-used-up' : 'hold-numbers-used-up', {
      most: LAST_ORDINAL,
    });
  return Array.from({ length: count }, (_, index) => row.last - count + 1 + index);
}
