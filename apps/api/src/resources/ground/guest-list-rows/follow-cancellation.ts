import type { Change } from '#context.ts';

const SQL = `
  update guests set revision = revision + 1,
    status = case when $3::int = 0 then 'CANCELLED' else status end,
    plus_ones = case when $3::int = 0 then plus_ones else $3::int - 1 end
  where promoter_id = $1 and order_id = $2 and status = 'ISSUED'`;

/**
 * Updates guests after a cancellation: guests without tickets do not come, and those with fewer bring fewer people.
 * Guest list, order and door list thus agree, wherever the tickets were cancelled.
 */
export async function followCancellation(
  change: Change,
  order: { promoterId: number; id: number; channel: string },
  standing: number,
): Promise<void> {
  if (order.channel !== GUEST_LIST_CHANNEL) return;
  await change.run(SQL, [order.promoterId, order.id, standing]);
}

export const GUEST_LIST_CHANNEL = 'guest-list';
