import * as endpoints from '@parterre/contract/orders/tickets';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import { orders } from '#db/schema/sales/orders.ts';
import { notFound, refusal } from '#errors.ts';
import { readBarcodeNumber, type StoredBarcode } from '#resources/ground/barcodes/barcode-forms.ts';
import { verb } from '#verb.ts';
import { appendEvents } from '../history/append-events.ts';
import { type ItemRow, type LockedOrder, lockOrder, type OrderRow, requireChangeable } from '../lock-order.ts';
import { readOrder } from '../read/read-order.ts';
import { replaceBarcodes } from './replace-barcodes.ts';

/**
 * Gives a ticket of an order the barcode of a pre-printed ticket, card or wristband; the one it had is revoked. Throws
 * NOT_FOUND for a ticket of another order, RULE_BROKEN for an order that is not paid yet, STALE, and CONFLICT for a
 * ticket that is cancelled or offered for resale, and for a barcode that a ticket of the show has or had. Needs
 * `order:write`.
 */
export const setOrderBarcode = verb(endpoints.setOrderBarcode, (ctx, { params, body }) =>
  ctx.change('order.set-barcode', async (change) => {
    const { order, show, items } = await lockOrder(change, params.orderId);
    requireRevision(change, order);
    const item = await requireIssued(change, { order, show, items }, params.orderItemId);
    const set = { barcode: body.barcode, barcodeNumber: readBarcodeNumber(body.barcode) };
    await refuseTaken(change, order, set);
    await replaceBarcodes(change, order, [item], () => set);
    const replaced = { before: item.barcode, after: set.barcode };
    await appendEvents(change, order, [{ orderItemId: item.id, type: 'BARCODE_CHANGE', text: '', ...replaced }]);
    const revision = order.revision + 1;
    await change.db
      .update(orders)
      .set({ revision })
      .where(and(eq(orders.promoterId, order.promoterId), eq(orders.id, order.id)));
    return {
      answer: await readOrder(change, order.orderId),
      show,
      objectId: order.orderId,
      // The audit does not keep barcodes, because whoever has one gets in.
      after: { orderItemId: item.id },
      revision,
    };
  }),
);

async function requireIssued(change: Change, { order, items }: LockedOrder, orderItemId: number): Promise<ItemRow> {
  const item = items.find(({ id }) => id === orderItemId);
  if (!item) throw notFound('The order has no such ticket.');
  if (item.status !== 'ACTIVE') throw refusal('CONFLICT', 'tickets-cancelled', { orderItemIds: [orderItemId] });
  if (order.status !== 'ACTIVE') throw refusal('RULE_BROKEN', 'order-unpaid', { status: order.status });
  await requireChangeable(change, order.promoterId, [item]);
  return item;
}

const TAKEN = rowsOf(
  { orderId: column.text('o.order_id'), isRevoked: column.flag('taken.is_revoked') },
  (list) => `
  select ${list} from (
    select promoter_id, id, barcode, barcode_number, false as is_revoked from order_items
    where promoter_id = $1 and show_id = $2
    union all
    select promoter_id, order_item_id, barcode, barcode_number, true from revoked_barcodes
    where promoter_id = $1 and show_id = $2
  ) taken
  join order_items i on i.promoter_id = taken.promoter_id and i.id = taken.id
  join orders o on o.promoter_id = i.promoter_id and o.id = i.order_id
  where taken.barcode = $3 or taken.barcode_number = $4
  limit 1`,
);

/** Two requests at once that both find it free are told apart by the indexes: the second is done again, and refused. */
async function refuseTaken(
  change: Change,
  { promoterId, showId }: OrderRow,
  { barcode, barcodeNumber }: StoredBarcode,
): Promise<void> {
  const [taken] = await change.readRows(TAKEN, [promoterId, showId, barcode, barcodeNumber]);
  if (taken)
    throw refusal('CONFLICT', taken.isRevoked ? 'barcode-revoked' : 'barcode-in-use', { orderId: taken.orderId });
}
