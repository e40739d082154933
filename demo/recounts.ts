/** What must hold in any database: each query returns the rows that break it. */
export const RECOUNTS: Record<string, string> = {
  'the tally of an allocation row counts its seats': `
    select show_id, first_seat from allocations a
    where seat_count <> (select sum((entry->>3)::int) from jsonb_array_elements(a.tally) entry)`,
  'the tally of an allocation row counts its prices and holds': `
    select a.show_id, a.first_seat from allocations a
    where exists (
      (select price::int, hold::int, count(*)::int from unnest(a.prices, a.holds) seat (price, hold) group by 1, 2)
      except
      (select (entry->>0)::int, (entry->>1)::int, sum((entry->>3)::int)::int
       from jsonb_array_elements(a.tally) entry group by 1, 2))`,
  'the capacity of an event is its seats and places': `
    select s.show_code from shows s
    where capacity <> coalesce((select sum(seat_count) from allocations a where a.show_id = s.id), 0)
      + coalesce((select sum(allocation) from price_types p where p.show_id = s.id and not p.is_seated), 0)`,
  'a claim carries price and hold of its seat, or a price of its own event': `
    select c.show_id, c.seat from claims c
    join allocations a on a.show_id = c.show_id and a.first_seat = c.chunk
    where a.prices[c.seat - c.chunk + 1] <> c.column_price or a.holds[c.seat - c.chunk + 1] <> c.hold
      or not exists (select 1 from price_types p where p.show_id = c.show_id and p.ordinal = c.price)`,
  'no claimed seat is withheld by a hold that neither a code nor a guest list opens': `
    select c.show_id, c.seat from claims c
    join holds h on h.show_id = c.show_id and h.ordinal = c.hold
    left join offer_code_uses u on u.basket_id = c.basket_id
    left join offer_codes o on o.id = u.offer_code_id and o.hold_id = h.id
    left join baskets b on b.id = c.basket_id
    where not h.allow_sales and o.id is null and b.channel <> 'guest-list'`,
  'every sold seat belongs to one ticket and every seated ticket to one seat': `
    select coalesce(c.show_id, i.show_id) from (select * from claims where state = 'SOLD') c
    full join (select * from order_items where seat is not null and status = 'ACTIVE') i
      on i.id = c.order_item_id and i.seat = c.seat and i.show_id = c.show_id
    where c.seat is null or i.seat is null`,
  'the totals of every price are its tickets': `
    select coalesce(t.price_type_id, i.price_type_id)
    from (select price_type_id, sum(tickets) tickets, sum(gross_minor) gross from sales_totals group by 1) t
    full join (
      select price_type_id, count(*) tickets, sum(face_value_minor - discount_minor) gross
      from order_items where status = 'ACTIVE' group by 1) i using (price_type_id)
    where coalesce(t.tickets, 0) <> coalesce(i.tickets, 0) or coalesce(t.gross, 0) <> coalesce(i.gross, 0)`,
  'an order costs what its tickets that stand and kept fees cost, less what was let off': `
    select o.order_id from orders o
    where total_minor <> (
      select coalesce(sum(face_value_minor - discount_minor + booking_fee_minor), 0) from order_items i
      where i.order_id = o.id and i.status = 'ACTIVE') + (
      select coalesce(sum(amount_minor), 0) from ledger l where l.order_id = o.id and l.kind in ('CANCEL_FEE', 'POSTAGE', 'WAIVER'))`,
  'a venue with plans has one default plan': `
    select venue_id from seating_plans group by 1 having count(*) filter (where is_default) <> 1`,
  'an event that sold knows that it has orders': `
    select show_code from shows s
    where has_orders <> exists (select 1 from orders o where o.show_id = s.id)`,
};
