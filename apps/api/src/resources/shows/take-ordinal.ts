import { LAST_ORDINAL } from '@parterre/contract/seat-bytes';
import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import { AppError } from '../../errors.ts';
import type { ShowRow } from './require-show.ts';

const NAMES = { price: 'tickets', hold: 'holds' } as const;

/**
 * The number that stands for a new price type or hold in allocation bytes: given once, never again (core.md §6).
 * RULE_BROKEN when the event has had them all.
 */
export async function takeOrdinal(
  change: Change,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  kind: 'price' | 'hold',
): Promise<number> {
  const column = kind === 'price' ? shows.lastPriceOrdinal : shows.lastHoldOrdinal;
  const [row] = await change.db
    .update(shows)
    .set(kind === 'price' ? { lastPriceOrdinal: sql`${column} + 1` } : { lastHoldOrdinal: sql`${column} + 1` })
    .where(and(eq(shows.promoterId, show.promoterId), eq(shows.id, show.id)))
    .returning({ ordinal: column });
  if (!row) throw new AppError('NOT_FOUND');
  if (row.ordinal > LAST_ORDINAL)
    throw new AppError('RULE_BROKEN', {
      detail: `An event can have ${LAST_ORDINAL.toLocaleString('en-GB')} ${NAMES[kind]} in its life, deleted ones included.`,
      details: { most: LAST_ORDINAL },
    });
  return row.ordinal;
}
