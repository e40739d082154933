import { and, eq, sql } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { shows } from '../../db/schema/shows.ts';
import { AppError } from '../../errors.ts';
import type { ShowRow } from './require-show.ts';

/** What a smallint of an allocation can say. */
const LAST_ORDINAL = 32_767;

/** The number that stands for a new price type or hold in allocation bytes: given once, never again (core.md §6). */
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
    throw new AppError('RULE_BROKEN', { detail: `An event can have ${LAST_ORDINAL} ${kind}s in its life.` });
  return row.ordinal;
}
