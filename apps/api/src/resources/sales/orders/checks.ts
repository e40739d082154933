import { DUE, PAID } from '#db/schema/sales/orders.ts';
import { type Checks, ofSameShow, reference } from '#resource.ts';

/** Every amount of an order is a sum over its ledger. */
export const ORDER_CHECKS: Checks = {
  'the tickets that stand are sold for what the ledger says': `select promoter_id, order_id from (
       select promoter_id, order_id, face_value_minor as sale, booking_fee_minor as fee from order_items where status = 'ACTIVE'
       union all
       select promoter_id, order_id, case kind when 'SALE' then -amount_minor else 0 end, case kind when 'FEE' then -amount_minor else 0 end
       from ledger where kind in ('SALE', 'FEE')
     ) both_ways group by 1, 2 having sum(sale) <> 0 or sum(fee) <> 0`,
  'an order costs what its tickets that stand and kept fees cost': `select promoter_id, order_id from (
       select promoter_id, id as order_id, total_minor as minor from orders
       union all
       select promoter_id, order_id, -paid_minor from order_items where status = 'ACTIVE'
       union all
       select promoter_id, order_id, -amount_minor from ledger where kind in ('CANCEL_FEE', 'POSTAGE', 'WAIVER')
     ) both_ways group by 1, 2 having sum(minor) <> 0`,
  'a cancelled ticket has nothing left in the ledger but its fee': `select l.promoter_id, l.order_item_id from ledger l
     join order_items i on i.promoter_id = l.promoter_id and i.id = l.order_item_id
     where i.status = 'CANCELLED' and l.kind in ('SALE', 'DISCOUNT', 'FEE', 'TAX') group by 1, 2, l.kind having sum(l.amount_minor) <> 0`,
  'a fee is kept of cancelled tickets and is at most what was paid': `select i.promoter_id, i.id from order_items i
     join orders o on o.promoter_id = i.promoter_id and o.id = i.order_id
     cross join lateral (select coalesce(sum(l.amount_minor), 0) as fee from ledger l
       where l.promoter_id = i.promoter_id and l.order_id = i.order_id and l.order_item_id = i.id and l.kind = 'CANCEL_FEE') kept
     where kept.fee not between 0 and (case when i.status = 'CANCELLED' and o.payment_status <> 'UNPAID' then i.paid_minor else 0 end)`,
  'the discounts of an order are in its ledger': `select promoter_id, order_id from (
       select promoter_id, order_id, discount_minor as minor from order_items where status = 'ACTIVE'
       union all
       select promoter_id, order_id, amount_minor from ledger where kind = 'DISCOUNT'
     ) both_ways group by 1, 2 having sum(minor) <> 0`,
  'the ledger of an order sums to its total': `select o.promoter_id, o.order_id from orders o where o.total_minor <>
     (select coalesce(sum(l.amount_minor), 0) from ledger l
      where l.promoter_id = o.promoter_id and l.order_id = o.id and l.kind in ${DUE})`,
  'the tax in the ledger is the tax inside the tickets that stand': `select promoter_id, order_id from (
       select promoter_id, order_id, tax_minor as minor from order_items where status = 'ACTIVE'
       union all
       select promoter_id, order_id, -amount_minor from ledger where kind = 'TAX'
     ) both_ways group by 1, 2 having sum(minor) <> 0`,
  'the payment status of an order says what its ledger says': `select o.promoter_id, o.order_id, o.payment_status from orders o
     cross join lateral (
       select coalesce(sum(l.amount_minor) filter (where l.kind = 'PAYMENT'), 0) as paid,
         coalesce(sum(l.amount_minor) filter (where l.kind in ${PAID}), 0) as left
       from ledger l where l.promoter_id = o.promoter_id and l.order_id = o.id
     ) money
     where not case o.payment_status when 'UNPAID' then money.paid = 0
       when 'PART_PAID' then money.paid > 0 and money.left < o.total_minor else money.left >= o.total_minor end`,
  'the refund of an order says what its ledger says': `select o.promoter_id, o.order_id, o.refund_status from orders o
     cross join lateral (
       select coalesce(sum(l.amount_minor) filter (where l.kind in ${PAID}), 0) as paid,
         coalesce(sum(l.amount_minor) filter (where l.kind = 'REFUND'), 0) as refunded
       from ledger l where l.promoter_id = o.promoter_id and l.order_id = o.id
     ) money
     where o.refund_status <> case when money.paid > o.total_minor then 'PENDING' when money.refunded < 0 then 'REFUNDED' else 'NONE' end
       or money.paid < (case o.payment_status when 'PAID' then o.total_minor else 0 end)`,
  'an order has tickets, those of the one basket it was': `select o.promoter_id, o.order_id, b.state from orders o
     left join baskets b on b.promoter_id = o.promoter_id and b.id = o.basket_id and b.state = 'PURCHASED'
     where b.id is null or not exists (select 1 from order_items i where i.promoter_id = o.promoter_id and i.order_id = o.id)`,
  'a seat of an event stands on one ticket': `select promoter_id, show_id, seat from order_items
     where seat is not null and status = 'ACTIVE' group by 1, 2, 3 having count(*) > 1`,
  'a ticket is cancelled at a time, and only then': `select promoter_id, id from order_items
     where (status = 'CANCELLED') <> (cancelled_at is not null)`,
  'a ticket costs its face value less its discount and its fee, tax inside': `select promoter_id, id from order_items
     where paid_minor <> face_value_minor - discount_minor + booking_fee_minor or tax_minor not between 0 and paid_minor`,
  'a discount comes from a code and is at most the face value': `select promoter_id, id from order_items
     where discount_minor not between 0 and face_value_minor or (discount_minor > 0 and offer_code_id is null)`,
  'an order is cancelled when nothing of it stands and nothing is due': `select o.promoter_id, o.order_id, o.status from orders o
     where (o.status in ('CANCELLED', 'CANCEL_PENDING')) = exists
       (select 1 from order_items i where i.promoter_id = o.promoter_id and i.order_id = o.id and i.status = 'ACTIVE')
     or (o.status = 'CANCEL_PENDING' and o.refund_status <> 'PENDING') or (o.status = 'CANCELLED' and o.refund_status = 'PENDING')`,
  'the totals of a ticket are the recount of what was sold': `select promoter_id, price_type_id from (
       select promoter_id, price_type_id, tickets, gross_minor from sales_totals
       union all
       select promoter_id, price_type_id, -1, discount_minor - face_value_minor from order_items where status = 'ACTIVE'
     ) both_ways group by 1, 2 having sum(tickets) <> 0 or sum(gross_minor) <> 0`,
  'no ticket has a barcode that was revoked': `select i.promoter_id, i.id from order_items i
     join revoked_barcodes r on r.promoter_id = i.promoter_id and r.show_id = i.show_id and r.barcode = i.barcode
     union all select i.promoter_id, i.id from order_items i
     join revoked_barcodes r on r.promoter_id = i.promoter_id and r.show_id = i.show_id and r.barcode_number = i.barcode_number`,
  'a cancelled ticket has left the barcode that it was printed with': `select i.promoter_id, i.id from order_items i
     where i.status = 'CANCELLED' and not exists (
       select from revoked_barcodes r where r.promoter_id = i.promoter_id and r.order_item_id = i.id)`,
  ...reference('revoked_barcodes', 'order_item_id', 'order_items', ofSameShow),
  ...reference('orders', 'api_key_id', 'api_keys'),
  ...reference('orders', 'basket_id', 'baskets', ofSameShow),
  ...reference('order_items', 'order_id', 'orders', ofSameShow),
  ...reference('order_items', 'price_type_id', 'price_types', ofSameShow),
  ...reference('ledger', 'order_id', 'orders', { and: `${ofSameShow.and} and t.currency = f.currency` }),
  ...reference('ledger', 'order_item_id', 'order_items', { and: 't.order_id = f.order_id' }),
  ...reference('ledger', 'price_type_id', 'price_types', ofSameShow),
  ...reference('order_events', 'order_id', 'orders'),
  ...reference('order_events', 'order_item_id', 'order_items', { and: 't.order_id = f.order_id' }),
  ...reference('order_keys', 'order_id', 'orders'),
  ...reference('order_items', 'offer_code_id', 'offer_codes', ofSameShow),
  ...reference('orders', 'customer_id', 'customers'),
  ...reference('sales_totals', 'price_type_id', 'price_types', ofSameShow),
};
