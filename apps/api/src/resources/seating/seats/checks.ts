import { type Checks, ofSameShow, reference } from '#resource.ts';

const SEATS_OF_CHUNK = `select a.promoter_id, a.show_id, a.first_seat, s.price, s.hold
  from allocations a cross join lateral unnest(a.prices, a.holds) as s (price, hold)`;

export const SEAT_CHECKS: Checks = {
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
  'a claim is a seat of its chunk': `select c.promoter_id, c.show_id, c.seat from claims c
     join allocations a on a.promoter_id = c.promoter_id and a.show_id = c.show_id and a.first_seat = c.chunk
     where c.seat not between a.first_seat and a.first_seat + a.seat_count - 1`,
  'a claim remembers what the columns say': `select c.promoter_id, c.show_id, c.seat, c.column_price, c.hold from claims c
     join allocations a on a.promoter_id = c.promoter_id and a.show_id = c.show_id and a.first_seat = c.chunk
     where a.prices[c.seat - a.first_seat + 1] <> c.column_price or a.holds[c.seat - a.first_seat + 1] <> c.hold`,
  'a claim is for a seated ticket of its event': `select c.promoter_id, c.show_id, c.seat, c.price from claims c
     where not exists (select 1 from price_types p
       where p.promoter_id = c.promoter_id and p.show_id = c.show_id and p.ordinal = c.price and p.is_seated)`,
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
  ...reference('allocations', 'show_id', 'shows'),
  ...reference('claims', 'show_id', 'shows'),
  ...reference('claims', 'basket_id', 'baskets', ofSameShow),
  ...reference('claims', 'chunk', 'allocations', { key: 'first_seat', ...ofSameShow }),
  ...reference('seat_changes', 'show_id', 'shows'),
};
