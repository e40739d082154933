import { and, asc, eq } from 'drizzle-orm';
import type { Reader } from '../../context.ts';
import { instalments } from '../../db/schema/instalments.ts';

/** The payments of an order, by number; none when it is paid at once. */
export const readSchedule = (
  ctx: Reader,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<(typeof instalments.$inferSelect)[]> =>
  ctx.db
    .select()
    .from(instalments)
    .where(and(eq(instalments.promoterId, promoterId), eq(instalments.orderId, id)))
    .orderBy(asc(instalments.number));
