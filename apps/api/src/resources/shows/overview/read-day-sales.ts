import { and, asc, eq, sum } from 'drizzle-orm';
import type { Change, Context } from '../../../context.ts';
import { salesTotals } from '../../../db/schema/orders.ts';
import type { ShowRow } from '../require-show.ts';

/** Tickets and gross of one local day. */
export interface DaySales {
  on: string;
  tickets: number;
  grossMinor: number;
}

/** Every day an event sold something, oldest first. */
export async function readDaySales(
  ctx: Pick<Change, 'db'> | Context,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<DaySales[]> {
  const rows = await ctx.db
    .select({ on: salesTotals.soldOn, tickets: sum(salesTotals.tickets), grossMinor: sum(salesTotals.grossMinor) })
    .from(salesTotals)
    .where(and(eq(salesTotals.promoterId, show.promoterId), eq(salesTotals.showId, show.id)))
    .groupBy(salesTotals.soldOn)
    .orderBy(asc(salesTotals.soldOn));
  return rows.map((row) => ({ on: row.on, tickets: Number(row.tickets), grossMinor: Number(row.grossMinor) }));
}

/** Tickets and gross over all days. */
export const totalSales = (days: readonly DaySales[]): { sold: number; grossMinor: number } => ({
  sold: days.reduce((total, day) => total + day.tickets, 0),
  grossMinor: days.reduce((total, day) => total + day.grossMinor, 0),
});
