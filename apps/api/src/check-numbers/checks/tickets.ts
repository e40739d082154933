export const TICKET_CHECKS: Record<string, string> = {
  'an offered ticket stands and asks at most what it cost': `select l.promoter_id, l.id from resale_listings l
     join order_items i on i.promoter_id = l.promoter_id and i.id = l.order_item_id
     where (l.state = 'OPEN' and i.status <> 'ACTIVE') or l.asked_minor not between 0 and i.paid_minor
       or (l.state = 'OPEN') <> (l.closed_at is null) or (l.state = 'SOLD') <> (l.sold_item_id is not null)`,
  'an order has tickets, those of the one basket it was': `select o.promoter_id, o.order_id, b.state from orders o
     left join baskets b on b.promoter_id = o.promoter_id and b.id = o.basket_id and b.state = 'PURCHASED'
     where b.id is null or not exists (select 1 from order_items i where i.promoter_id = o.promoter_id and i.order_id = o.id)`,
  'a purchased basket is an order': `select b.promoter_id, b.id from baskets b where b.state = 'PURCHASED'
     and not exists (select 1 from orders o where o.promoter_id = b.promoter_id and o.basket_id = b.id)`,
  'a seat of an event stands on one ticket': `select promoter_id, show_id, seat from order_items
     where seat is not null and status = 'ACTIVE' group by 1, 2, 3 having count(*) > 1`,
  'unseated tickets are not sold beyond their places': `select p.promoter_id, p.id, p.allocation from price_types p where not p.is_seated and p.allocation <
     (select count(*) from order_items i where i.promoter_id = p.promoter_id and i.price_type_id = p.id and i.status = 'ACTIVE')`,
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
};
