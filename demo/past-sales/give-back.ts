import { CancelOrder } from '@parterre/contract/orders/cancel';
import { PurchaseResaleListing } from '@parterre/contract/resale';
import { column } from '../../apps/api/src/db/column.ts';
import { rowsOf } from '../../apps/api/src/db/rows-of.ts';
import { cancelOrder } from '../../apps/api/src/resources/sales/orders/cancel/cancel.ts';
import { createResaleListing, removeResaleListing } from '../../apps/api/src/resources/sales/resale/change-listing.ts';
import { purchaseResaleListing } from '../../apps/api/src/resources/sales/resale/purchase-listing.ts';
import { type DemoSetting, daysAgo, runVerb } from '../demo-setting.ts';
import { createRandom } from '../random.ts';
import type { ReadyShow } from '../set-up-show.ts';
import { inventBuyer } from './invent-buyer.ts';

const CANCELLATIONS = [
  { refund: 'done', feeMinor: 0, reason: 'customer-request', comment: 'Ill' },
  { refund: 'done', feeMinor: 500, reason: 'customer-request', comment: '' },
  { refund: 'later', feeMinor: 500, reason: 'customer-request', comment: '' },
  { refund: 'done', feeMinor: 0, reason: 'duplicate', comment: 'Bought twice' },
  { refund: 'later', feeMinor: 0, reason: 'event-changed', comment: '' },
] as const;
const OFFERS = ['sold', 'sold', 'withdrawn', 'sold', 'open', 'sold', 'open'] as const;
const ASKED_SHARE = 0.8;
const SEED = 20_261_123;
const STEP_MS = 95 * 60_000;

/** Lets some buyers of a show withdraw: they cancel their orders, or offer their tickets for resale. */
export async function giveBack(setting: DemoSetting, { promoter, showCode }: ReadyShow): Promise<void> {
  const random = createRandom(SEED);
  const from = daysAgo(setting, 2).getTime();
  const momentOf = (step: number, actor: string) => ({
    promoterId: promoter.id,
    at: new Date(from + step * STEP_MS),
    actor,
  });
  const tickets = await runVerb(setting, momentOf(0, 'Demo'), (ctx) =>
    ctx.readRows(FIRST_TICKETS, [showCode, new Date(from), CANCELLATIONS.length + OFFERS.length]),
  );
  for (const [step, cancellation] of CANCELLATIONS.entries()) {
    const { orderId = '' } = tickets[step] ?? {};
    const body = CancelOrder.parse(cancellation);
    await runVerb(setting, momentOf(step, 'Fiona Marsh'), (ctx) => cancelOrder(ctx, { params: { orderId }, body }));
  }
  for (const [step, outcome] of OFFERS.entries()) {
    const ticket = tickets[CANCELLATIONS.length + step];
    if (ticket === undefined) throw new Error(`Too few have bought for ${showCode}`);
    const params = { orderId: ticket.orderId, orderItemId: ticket.orderItemId };
    const askedMinor = Math.round((ticket.paidMinor * ASKED_SHARE) / 100) * 100;
    const offered = await runVerb(setting, momentOf(step, 'Web shop'), (ctx) =>
      createResaleListing(ctx, { params, body: { askedMinor } }),
    );
    if (outcome === 'withdrawn')
      await runVerb(setting, momentOf(step + 2, 'Web shop'), (ctx) => removeResaleListing(ctx, { params }));
    if (outcome !== 'sold') continue;
    const body = PurchaseResaleListing.parse({
      buyer: inventBuyer(random),
      payments: [{ method: 'card', amountMinor: askedMinor, currency: promoter.currency, reference: '' }],
      totalMinor: askedMinor,
    });
    await runVerb(setting, momentOf(step + 4, 'Web shop'), (ctx) =>
      purchaseResaleListing(ctx, { params: { listingId: offered.listingId }, body }),
    );
  }
}

/** Selects one ticket of each of the first orders that were paid in full. */
const FIRST_TICKETS = rowsOf(
  { orderId: column.text('f.order_id'), orderItemId: column.int('f.item_id'), paidMinor: column.int('f.paid_minor') },
  (list) => `
  select ${list} from (
    select distinct on (o.created_at, o.id) o.created_at, o.id, o.order_id, i.id as item_id, i.paid_minor
    from shows s
    join orders o on o.promoter_id = s.promoter_id and o.show_id = s.id
    join order_items i on i.promoter_id = o.promoter_id and i.order_id = o.id
    where s.show_code = $1 and o.created_at < $2 and o.payment_status = 'PAID' and o.status = 'ACTIVE'
      and i.status = 'ACTIVE' and i.paid_minor > 0
    order by o.created_at, o.id, i.id limit $3
  ) f order by f.created_at, f.id`,
);
