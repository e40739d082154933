import type { Database } from '../src/db/open.ts';
import { Transaction } from '../src/db/transaction.ts';

export interface BrokenInvariant {
  name: string;
  /** The first rows that break it. */
  rows: unknown[][];
}

/** What must hold between the tables of a database whatever was done to it. Answers what does not. */
export async function findBrokenInvariants(database: Database): Promise<BrokenInvariant[]> {
  const transaction = new Transaction(database, { role: 'parterre_system', promoterIds: [], isReadOnly: true });
  const broken: BrokenInvariant[] = [];
  try {
    for (const [name, query] of Object.entries({ ...REFERENCES, ...INVARIANTS })) {
      const rows = await transaction.query(`${query} limit 5`, []);
      if (rows.length > 0) broken.push({ name, rows });
    }
  } finally {
    await transaction.rollback();
  }
  return broken;
}

/** Rows of `from` whose reference points to no row of `to` of the same promoter; `and` ties them closer together. */
const reference = (from: string, column: string, to: string, key = 'id', and = 'true'): Record<string, string> => ({
  [`${from}.${column} names a row of ${to} of its own promoter`]: `select f.promoter_id, f.${column} from ${from} f
     where f.${column} is not null and not exists
       (select 1 from ${to} t where t.promoter_id = f.promoter_id and t.${key} = f.${column} and ${and})`,
});

const ofSameShow = 't.show_id = f.show_id';

const REFERENCES: Record<string, string> = {
  ...reference('shows', 'show_code', 'show_codes', 'show_code', 't.show_id = f.id'),
  ...reference('shows', 'plan_version_id', 'seating_plan_versions', 'id', 't.plan_id = f.plan_id'),
  ...reference('shows', 'plan_id', 'seating_plans', 'id', '(t.venue_id = f.venue_id or f.tour_id is not null)'),
  ...reference('shows', 'tour_id', 'tours'),
  ...reference('shows', 'artist_campaign_id', 'artist_campaigns'),
  ...reference('seating_plans', 'current_version_id', 'seating_plan_versions', 'id', 't.plan_id = f.id'),
  ...reference('seating_plan_versions', 'plan_id', 'seating_plans'),
  ...reference('price_types', 'price_group_id', 'price_groups', 'id', ofSameShow),
  ...reference('price_types', 'linked_price_id', 'price_types', 'id', `${ofSameShow} and t.id <> f.id`),
  ...reference('allocations', 'show_id', 'shows'),
  ...reference('claims', 'show_id', 'shows'),
  ...reference('claims', 'basket_id', 'baskets', 'id', ofSameShow),
  ...reference('claims', 'chunk', 'allocations', 'first_seat', ofSameShow),
  ...reference('seat_changes', 'show_id', 'shows'),
  ...reference('orders', 'basket_id', 'baskets', 'id', ofSameShow),
  ...reference('order_items', 'order_id', 'orders', 'id', ofSameShow),
  ...reference('order_items', 'price_type_id', 'price_types', 'id', ofSameShow),
  ...reference('ledger', 'order_id', 'orders', 'id', `${ofSameShow} and t.currency = f.currency`),
  ...reference('ledger', 'order_item_id', 'order_items', 'id', 't.order_id = f.order_id'),
  ...reference('order_events', 'order_id', 'orders'),
  ...reference('order_events', 'order_item_id', 'order_items', 'id', 't.order_id = f.order_id'),
  ...reference('order_keys', 'order_id', 'orders'),
  ...reference('instalment_plans', 'show_id', 'shows'),
  ...reference('instalments', 'order_id', 'orders', 'id', ofSameShow),
  ...reference('instalments', 'plan_id', 'instalment_plans', 'id', ofSameShow),
  ...reference('non_seated_holds', 'price_type_id', 'price_types', 'id', `${ofSameShow} and not t.is_seated`),
  ...reference('non_seated_holds', 'hold_id', 'holds', 'id', ofSameShow),
  ...reference('short_urls', 'show_id', 'shows'),
  ...reference('short_urls', 'slug', 'short_url_slugs', 'slug', 't.short_url_id = f.id and t.free_from is null'),
  ...reference('offer_codes', 'price_group_id', 'price_groups', 'id', ofSameShow),
  ...reference('offer_codes', 'hold_id', 'holds', 'id', ofSameShow),
  ...reference('offer_code_uses', 'offer_code_id', 'offer_codes', 'id', ofSameShow),
  ...reference('offer_code_uses', 'basket_id', 'baskets', 'id', `${ofSameShow} and t.offer_code_id = f.offer_code_id`),
  ...reference('offer_code_uses', 'order_id', 'orders', 'id', 't.basket_id = f.basket_id'),
  ...reference('order_items', 'offer_code_id', 'offer_codes', 'id', ofSameShow),
  ...reference('sales_totals', 'price_type_id', 'price_types', 'id', ofSameShow),
  ...reference('audit_entries', 'show_id', 'show_codes', 'show_id'),
  ...reference('short_urls', 'slug', 'short_url_slugs', 'slug', 't.short_url_id = f.id and t.free_from is null'),
};

const SEATS_OF_CHUNK = `select a.promoter_id, a.show_id, a.first_seat, s.price, s.hold
  from allocations a cross join lateral unnest(a.prices, a.holds) as s (price, hold)`;

const INVARIANTS: Record<string, string> = {
  'the columns of a chunk have one entry per seat': `select promoter_id, show_id, first_seat from allocations
     where cardinality(prices) <> seat_count or cardinality(holds) <> seat_count`,
  'the tally of a chunk is the recount of its columns': `select promoter_id, show_id, first_seat, price, hold from (
       select promoter_id, show_id, first_seat, price, hold, count(*)::int as seats from (${SEATS_OF_CHUNK}) s group by 1, 2, 3, 4, 5
       union all
       select promoter_id, show_id, first_seat, (t ->> 0)::int, (t ->> 1)::int, -(t ->> 3)::int
       from allocations cross join lateral jsonb_array_elements(tally) as t
     ) both_ways group by 1, 2, 3, 4, 5 having sum(seats) <> 0`,
  'the chunks of an event cover the seats of its plan without a gap': `select s.promoter_id, s.id from shows s
     join seating_plan_versions v on v.promoter_id = s.promoter_id and v.id = s.plan_version_id
     left join (
       select promoter_id, show_id, sum(seat_count) as seats, max(first_seat + seat_count) as last_seat from allocations group by 1, 2
     ) a on a.promoter_id = s.promoter_id and a.show_id = s.id
     where s.seating = 'RESERVED' and (coalesce(a.seats, 0) <> v.seat_count or coalesce(a.last_seat, 0) <> v.seat_count)`,
  'every price in a column is a seated ticket of the event': `select distinct s.promoter_id, s.show_id, s.price from (${SEATS_OF_CHUNK}) s
     where s.price <> 0 and not exists (select 1 from price_types p
       where p.promoter_id = s.promoter_id and p.show_id = s.show_id and p.ordinal = s.price and p.is_seated)`,
  'every hold in a column is a hold of the event': `select distinct s.promoter_id, s.show_id, s.hold from (${SEATS_OF_CHUNK}) s
     where s.hold <> 0 and not exists (select 1 from holds h
       where h.promoter_id = s.promoter_id and h.show_id = s.show_id and h.ordinal = s.hold)`,
  'ordinals are never above the last one given': `select s.promoter_id, s.id from shows s where
     exists (select 1 from price_types p where p.promoter_id = s.promoter_id and p.show_id = s.id and p.ordinal not between 1 and s.last_price_ordinal)
     or exists (select 1 from holds h where h.promoter_id = s.promoter_id and h.show_id = s.id and h.ordinal not between 1 and s.last_hold_ordinal)`,
  'a claim is a seat of its chunk': `select c.promoter_id, c.show_id, c.seat from claims c
     join allocations a on a.promoter_id = c.promoter_id and a.show_id = c.show_id and a.first_seat = c.chunk
     where c.seat not between a.first_seat and a.first_seat + a.seat_count - 1`,
  'a claim remembers what the column says': `select c.promoter_id, c.show_id, c.seat, c.column_price from claims c
     join allocations a on a.promoter_id = c.promoter_id and a.show_id = c.show_id and a.first_seat = c.chunk
     where a.prices[c.seat - a.first_seat + 1] <> c.column_price`,
  'a claim in a basket belongs to an open basket and runs out': `select c.promoter_id, c.show_id, c.seat from claims c
     join baskets b on b.promoter_id = c.promoter_id and b.id = c.basket_id
     where c.state = 'BASKET' and (b.state <> 'OPEN' or c.expires_at is null or c.order_item_id is not null)`,
  'a sold claim is a ticket': `select c.promoter_id, c.show_id, c.seat from claims c where c.state = 'SOLD' and not exists
     (select 1 from order_items i where i.promoter_id = c.promoter_id and i.id = c.order_item_id
       and i.show_id = c.show_id and i.seat = c.seat and i.status = 'ACTIVE')`,
  'a ticket with a seat is a sold claim': `select i.promoter_id, i.show_id, i.seat from order_items i
     where i.seat is not null and i.status = 'ACTIVE' and not exists
     (select 1 from claims c where c.promoter_id = i.promoter_id and c.show_id = i.show_id and c.seat = i.seat
       and c.state = 'SOLD' and c.order_item_id = i.id)`,
  'a code that keeps places back names its one unseated ticket': `select c.promoter_id, c.id from offer_codes c
     where c.reserved_places > 0 and (jsonb_array_length(c.price_type_ids) <> 1 or exists (select 1 from price_types p
       where p.promoter_id = c.promoter_id and p.id = (c.price_type_ids ->> 0)::bigint and p.is_seated))`,
  'unseated tickets are not sold beyond their places': `select p.promoter_id, p.id, p.allocation from price_types p where not p.is_seated and p.allocation <
     (select count(*) from order_items i where i.promoter_id = p.promoter_id and i.price_type_id = p.id and i.status = 'ACTIVE')`,
  'an order costs what its tickets that stand and kept fees cost': `select promoter_id, order_id from (
       select promoter_id, id as order_id, total_minor as minor from orders
       union all
       select promoter_id, order_id, -paid_minor from order_items where status = 'ACTIVE'
       union all
       select promoter_id, order_id, -amount_minor from ledger where kind in ('CANCEL_FEE', 'POSTAGE', 'WAIVER')
     ) both_ways group by 1, 2 having sum(minor) <> 0`,
  'a ticket is cancelled at a time, and only then': `select promoter_id, id from order_items
     where (status = 'CANCELLED') <> (cancelled_at is not null)`,
  'a cancelled ticket has nothing left in the ledger but its fee': `select l.promoter_id, l.order_item_id from ledger l
     join order_items i on i.promoter_id = l.promoter_id and i.id = l.order_item_id
     where i.status = 'CANCELLED' and l.kind in ('SALE', 'DISCOUNT', 'FEE', 'TAX') group by 1, 2, l.kind having sum(l.amount_minor) <> 0`,
  'a fee is kept of cancelled tickets and is at most what was paid': `select i.promoter_id, i.id from order_items i
     join orders o on o.promoter_id = i.promoter_id and o.id = i.order_id
     cross join lateral (select coalesce(sum(l.amount_minor), 0) as fee from ledger l
       where l.promoter_id = i.promoter_id and l.order_id = i.order_id and l.order_item_id = i.id and l.kind = 'CANCEL_FEE') kept
     where kept.fee not between 0 and (case when i.status = 'CANCELLED' and o.payment_status <> 'UNPAID' then i.paid_minor else 0 end)`,
  'a ticket costs its face value less its discount and its fee, tax inside': `select promoter_id, id from order_items
     where paid_minor <> face_value_minor - discount_minor + booking_fee_minor or tax_minor not between 0 and paid_minor`,
  'a discount comes from a code and is at most the face value': `select promoter_id, id from order_items
     where discount_minor not between 0 and face_value_minor or (discount_minor > 0 and offer_code_id is null)`,
  'the discounts of an order are in its ledger': `select promoter_id, order_id from (
       select promoter_id, order_id, discount_minor as minor from order_items where status = 'ACTIVE'
       union all
       select promoter_id, order_id, amount_minor from ledger where kind = 'DISCOUNT'
     ) both_ways group by 1, 2 having sum(minor) <> 0`,
  'a slug leads to its link or rests': `select s.promoter_id, s.slug from short_url_slugs s where s.free_from is null and not exists
     (select 1 from short_urls u where u.promoter_id = s.promoter_id and u.id = s.short_url_id and u.slug = s.slug)`,
  'a code is used at most as often as it may be': `select c.promoter_id, c.id, c.most_uses from offer_codes c where c.most_uses <
     (select count(*) from offer_code_uses u where u.promoter_id = c.promoter_id and u.offer_code_id = c.id and u.order_id is not null)`,
  'a use is held by a basket until it runs out, or belongs to an order for good': `select u.promoter_id, u.basket_id from offer_code_uses u
     join baskets b on b.promoter_id = u.promoter_id and b.id = u.basket_id
     where (u.order_id is null) <> (u.expires_at is not null) or (u.order_id is null) <> (b.state <> 'PURCHASED')`,
  'a use knows what it did for its order': `select promoter_id, order_id from (
       select promoter_id, order_id, tickets, discount_minor as minor from offer_code_uses where order_id is not null
       union all
       select i.promoter_id, i.order_id, -1, -i.discount_minor from order_items i where i.offer_code_id is not null and i.status = 'ACTIVE'
     ) both_ways group by 1, 2 having sum(tickets) <> 0 or sum(minor) <> 0`,
  'the ledger of an order sums to its total': `select o.promoter_id, o.order_id from orders o where o.total_minor <>
     (select coalesce(sum(l.amount_minor), 0) from ledger l
      where l.promoter_id = o.promoter_id and l.order_id = o.id and l.kind in ('SALE', 'DISCOUNT', 'FEE', 'POSTAGE', 'CANCEL_FEE', 'WAIVER'))`,
  'the tax in the ledger is the tax inside the tickets that stand': `select promoter_id, order_id from (
       select promoter_id, order_id, tax_minor as minor from order_items where status = 'ACTIVE'
       union all
       select promoter_id, order_id, -amount_minor from ledger where kind = 'TAX'
     ) both_ways group by 1, 2 having sum(minor) <> 0`,
  'the payment status of an order says what its ledger says': `select o.promoter_id, o.order_id, o.payment_status from orders o
     cross join lateral (
       select coalesce(sum(l.amount_minor) filter (where l.kind = 'PAYMENT'), 0) as paid,
         coalesce(sum(l.amount_minor) filter (where l.kind in ('PAYMENT', 'REFUND')), 0) as left
       from ledger l where l.promoter_id = o.promoter_id and l.order_id = o.id
     ) money
     where not case o.payment_status when 'UNPAID' then money.paid = 0
       when 'PART_PAID' then money.paid > 0 and money.left < o.total_minor else money.left >= o.total_minor end`,
  'what was paid for an instalment is at most what it asked for': `select promoter_id, order_id, number from instalments
     where amount_minor < 1 or paid_minor not between 0 and amount_minor or (paid_minor > 0) <> (paid_at is not null)`,
  'what an order paid in parts is in its ledger': `select promoter_id, order_id from (
       select promoter_id, order_id, paid_minor as minor from instalments
       union all
       select l.promoter_id, l.order_id, -l.amount_minor from ledger l where l.kind = 'PAYMENT'
         and exists (select 1 from instalments i where i.promoter_id = l.promoter_id and i.order_id = l.order_id)
     ) both_ways group by 1, 2 having sum(minor) <> 0`,
  'what instalments still ask for is what their order owes': `select o.promoter_id, o.order_id from orders o
     join (select promoter_id, order_id, coalesce(sum(amount_minor - paid_minor) filter (where waived_at is null), 0) as open
       from instalments group by 1, 2) i on i.promoter_id = o.promoter_id and i.order_id = o.id
     where i.open <> (select greatest(0, o.total_minor - coalesce(sum(l.amount_minor), 0)) from ledger l
       where l.promoter_id = o.promoter_id and l.order_id = o.id and l.kind in ('PAYMENT', 'REFUND'))`,
  'the refund of an order says what its ledger says': `select o.promoter_id, o.order_id, o.refund_status from orders o
     cross join lateral (
       select coalesce(sum(l.amount_minor) filter (where l.kind in ('PAYMENT', 'REFUND')), 0) as paid,
         coalesce(sum(l.amount_minor) filter (where l.kind = 'REFUND'), 0) as refunded
       from ledger l where l.promoter_id = o.promoter_id and l.order_id = o.id
     ) money
     where o.refund_status <> case when money.paid > o.total_minor then 'PENDING' when money.refunded < 0 then 'REFUNDED' else 'NONE' end
       or money.paid < (case o.payment_status when 'PAID' then o.total_minor else 0 end)`,
  'an order is cancelled when nothing of it stands and nothing is due': `select o.promoter_id, o.order_id, o.status from orders o
     where (o.status in ('CANCELLED', 'CANCEL_PENDING')) = exists
       (select 1 from order_items i where i.promoter_id = o.promoter_id and i.order_id = o.id and i.status = 'ACTIVE')
     or (o.status = 'CANCEL_PENDING' and o.refund_status <> 'PENDING') or (o.status = 'CANCELLED' and o.refund_status = 'PENDING')`,
  'the totals of a ticket are the recount of what was sold': `select promoter_id, price_type_id from (
       select promoter_id, price_type_id, tickets, gross_minor from sales_totals
       union all
       select promoter_id, price_type_id, -1, discount_minor - face_value_minor from order_items where status = 'ACTIVE'
     ) both_ways group by 1, 2 having sum(tickets) <> 0 or sum(gross_minor) <> 0`,
  'an event with orders knows it': `select s.promoter_id, s.id from shows s where not s.has_orders
     and exists (select 1 from orders o where o.promoter_id = s.promoter_id and o.show_id = s.id)`,
  'the capacity of an event is its seats and places': `select s.promoter_id, s.id, s.capacity from shows s where s.capacity <>
     (select coalesce(sum(a.seat_count), 0) from allocations a where a.promoter_id = s.promoter_id and a.show_id = s.id) +
     (select coalesce(sum(p.allocation), 0) from price_types p where p.promoter_id = s.promoter_id and p.show_id = s.id and not p.is_seated)`,
  'ticket groups stand one after the other from 1': `select promoter_id, show_id from price_groups group by 1, 2
     having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
  'tickets stand one after the other from 1 in their group': `select promoter_id, price_group_id from price_types group by 1, 2
     having count(distinct display_order) <> count(*) or min(display_order) <> 1 or max(display_order) <> count(*)`,
  'a venue has one default plan at most': `select promoter_id, venue_id from seating_plans where is_default group by 1, 2 having count(*) > 1`,
  'no committed request is still in progress': 'select promoter_id, path from idempotency_keys where status is null',
  'only the audit of a bulk change carries details':
    "select promoter_id, id from audit_entries where details is not null and object <> 'seats'",
};
