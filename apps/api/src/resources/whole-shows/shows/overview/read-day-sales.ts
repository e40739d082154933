import { and, asc, count, eq, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Reader } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { orderItems, orders, salesTotals } from '#db/schema/sales/orders.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

/**
 * The tickets sold, comps issued and gross of one local day. A comp is a ticket of a comp type, which takes a place and
 * is no sale.
 */
export interface DaySales {
  on: string;
  tickets: number;
  comps: number;
  grossMinor: number;
}

const ofKind = (isComp: boolean) =>
  sql<number>`coalesce(sum(${salesTotals.tickets}) filter (where (${priceTypes.kind} = 'comp') = ${isComp}), 0)`;

/** Lists every day on which a show sold or issued something, oldest first. */
export async function readDaySales(ctx: Reader, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<DaySales[]> {
  const rows = await ctx.db
    .select({
      on: salesTotals.soldOn,
      tickets: ofKind(false),
      comps: ofKind(true),
      grossMinor: sum(salesTotals.grossMinor),
    })
    .from(salesTotals)
    .innerJoin(
      priceTypes,
      and(eq(priceTypes.promoterId, salesTotals.promoterId), eq(priceTypes.id, salesTotals.priceTypeId)),
    )
    .where(and(eq(salesTotals.promoterId, show.promoterId), eq(salesTotals.showId, show.id)))
    .groupBy(salesTotals.soldOn)
    .orderBy(asc(salesTotals.soldOn));
  return rows.map((row) => ({
    on: row.on,
    tickets: Number(row.tickets),
    comps: Number(row.comps),
    grossMinor: Number(row.grossMinor),
  }));
}

/** Counts the sold tickets of a show whose orders are pending. Comps are not among them. */
export async function countPending(ctx: Reader, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<number> {
  const [row] = await ctx.db
    .select({ tickets: count() })
    .from(orders)
    .innerJoin(orderItems, and(eq(orderItems.promoterId, orders.promoterId), eq(orderItems.orderId, orders.id)))
    .innerJoin(
      priceTypes,
      and(eq(priceTypes.promoterId, orderItems.promoterId), eq(priceTypes.id, orderItems.priceTypeId)),
    )
    .where(
      and(
        eq(orders.promoterId, show.promoterId),
        eq(orders.status, 'PENDING'),
        eq(orders.showId, show.id),
        isNull(orderItems.cancelledAt),
        ne(priceTypes.kind, 'comp'),
      ),
    );
  return row?.tickets ?? 0;
}

export const totalSales = (days: readonly DaySales[]): { sold: number; comps: number; grossMinor: number } => ({
  sold: days.reduce((total, day) => total + day.tickets, 0),
  comps: days.reduce((total, day) => total + day.comps, 0),
  grossMinor: days.reduce((total, day) => total + day.grossMinor, 0),
});
