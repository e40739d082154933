/**
 * Statements that recount the figures of the start page from single seats, tickets and payments; $1 is the promoter, $2
 * the present time and $3 the day.
 */
export const START_RECOUNTS = {
  events: `
    select count(*) filter (where s.status = 'ACTIVE' and s.starts_at > $2 and coalesce(s.on_sale_at, $2) <= $2
        and coalesce(s.off_sale_at, s.starts_at) > $2)::int as on_sale,
      count(*) filter (where s.starts_at > $2 and s.status in ('PENDING', 'ACTIVE')
        and (s.on_sale_at > $2 or (s.status = 'PENDING' and coalesce(s.off_sale_at, s.starts_at) > $2)))::int as next
    from shows s where s.promoter_id = $1 and $3::date is not null`,
  day: `
    select count(distinct o.id)::int as orders,
      count(i.id) filter (where i.status = 'ACTIVE' and o.status <> 'PENDING' and p.kind <> 'comp')::int as tickets,
      coalesce(sum(i.face_value_minor - i.discount_minor) filter (where i.status = 'ACTIVE' and o.status <> 'PENDING'), 0)::bigint as gross
    from orders o join shows s on s.id = o.show_id join order_items i on i.order_id = o.id join price_types p on p.id = i.price_type_id
    where o.promoter_id = $1 and (o.created_at at time zone s.time_zone)::date = $3::date and o.created_at <= $2`,
  holds: `
    with seat as (
      select h.id as hold_id, count(*) as places from shows s
      join allocations a on a.show_id = s.id
      cross join lateral unnest(a.holds) with ordinality as x (hold, place)
      left join claims c on c.show_id = s.id and c.seat = a.first_seat + x.place - 1 and (c.state = 'SOLD' or c.expires_at > $2)
      join holds h on h.show_id = s.id and h.ordinal = x.hold
      where s.promoter_id = $1 and c.seat is null group by h.id
      union all select hold_id, quantity from non_seated_holds where promoter_id = $1
    )
    select count(distinct h.id)::int as due, coalesce(sum(seat.places), 0)::int as places
    from holds h join shows s on s.id = h.show_id join seat on seat.hold_id = h.id and seat.places > 0
    where h.release_on <= ($2 at time zone s.time_zone)::date and $3::date is not null
      and coalesce(s.ends_at_local at time zone s.time_zone, s.starts_at) > $2`,
  waiting: `
    select
      (select count(*) from instalments i join shows s on s.id = i.show_id
        where i.promoter_id = $1 and i.waived_at is null and i.amount_minor > i.paid_minor
          and i.due_on < ($2 at time zone s.time_zone)::date)::int as payments,
      (select count(distinct guest_list_id) from guests where promoter_id = $1 and status = 'REQUESTED' and $3::date is not null)::int as lists`,
} as const;

/** Selects the sales of a tour's shows at a number of days before each start; $1 is the code of a show, $2 the days. */
export const SOLD_BEFORE = `
  select count(i.id)::int - coalesce((
      select count(*) from order_items i join price_types p on p.id = i.price_type_id where i.show_id = s.id and p.kind <> 'comp'
        and (i.cancelled_at at time zone s.time_zone)::date <= s.starts_on - $2::int), 0)::int as sold
  from shows s
  left join (order_items i join price_types p on p.id = i.price_type_id and p.kind <> 'comp')
    on i.show_id = s.id and (i.created_at at time zone s.time_zone)::date <= s.starts_on - $2::int
  where s.show_code = $1 group by s.promoter_id, s.id`;
