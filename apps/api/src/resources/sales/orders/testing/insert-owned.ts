import { eq } from 'drizzle-orm';
import { orders } from '#db/schema/sales/orders.ts';
import { runAsSystem } from '#db/system.ts';
import { insertSale } from '#test/scenes/insert-sale.ts';
import type { InsertOwned } from '#test/support/insert-all-owned.ts';

/** Inserts an order of one ticket, named by its code. */
export const insertOwned: InsertOwned = async (api, { showCode, priceTypeId }) => {
  const { orderId } = await insertSale(api, { showCode, priceTypeId, quantity: 1 });
  const [row] = await runAsSystem(api.database, (db) => db.select().from(orders).where(eq(orders.id, orderId)));
  return row?.orderId ?? '';
};
