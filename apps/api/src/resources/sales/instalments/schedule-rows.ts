import { and, asc, eq } from 'drizzle-orm';
import type { Change, Reader } from '#context.ts';
import { instalments } from '#db/schema/sales/instalments.ts';

/** Reads the payments of an order by number; none when it is paid at once. */
export const readSchedule = (
  ctx: Reader,
  { promoterId, id }: { promoterId: number; id: number },
): Promise<(typeof instalments.$inferSelect)[]> =>
  ctx.db
    .select()
    .from(instalments)
    .where(and(eq(instalments.promoterId, promoterId), eq(instalments.orderId, id)))
    .orderBy(asc(instalments.number));

type InstalmentRow = typeof instalments.$inferSelect;

const SQL = `
  update instalments i set amount_minor = v.amount, paid_minor = v.paid, paid_at = v.paid_at, waived_at = v.waived_at
  from unnest($2::bigint[], $3::int[], $4::bigint[], $5::bigint[], $6::timestamptz[], $7::timestamptz[])
    as v (order_id, number, amount, paid, paid_at, waived_at)
  where i.promoter_id = $1 and i.order_id = v.order_id and i.number = v.number`;

export async function writeSchedule(change: Change, rows: readonly InstalmentRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  await change.run(SQL, [
    first.promoterId,
    rows.map(({ orderId }) => orderId),
    rows.map(({ number }) => number),
    rows.map(({ amountMinor }) => amountMinor),
    rows.map(({ paidMinor }) => paidMinor),
    rows.map(({ paidAt }) => paidAt?.toISOString() ?? null),
    rows.map(({ waivedAt }) => waivedAt?.toISOString() ?? null),
  ]);
}
