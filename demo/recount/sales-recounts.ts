/** The statements recount the figures of sales reports from the ledger and the state of single tickets. */

/**
 * Tickets with their ledger amounts. $1 is the promoter, $2 true to count pending orders, $3 true to list cancelled
 * tickets, $4 and $5 the first and last day of sale. `first_…` columns are as sold, `back_…` columns are reversed.
 */
const TICKETS = `
  select i.id, i.order_id, i.show_id, i.price_type_id, o.order_id as order_code, o.customer_id, o.channel, s.show_code,
    s.currency, s.time_zone, o.created_at, (o.created_at at time zone s.time_zone)::date as sold_on,
    i.status = 'ACTIVE' as stands, o.status = 'PENDING' as is_pending, p.kind = 'comp' as is_comp,
    i.status = 'ACTIVE' and ($2 or o.status <> 'PENDING') as counts, i.status <> 'ACTIVE' and $3 as is_told,
    coalesce(m.face, 0) as face, coalesce(m.discount, 0) as discount, coalesce(m.fee, 0) as fee, coalesce(m.tax, 0) as tax,
    coalesce(m.first_face, 0) as first_face, coalesce(m.first_discount, 0) as first_discount,
    coalesce(m.first_fee, 0) as first_fee, coalesce(m.first_tax, 0) as first_tax,
    coalesce(m.back, 0) as back
  from order_items i
  join orders o on o.id = i.order_id
  join shows s on s.id = i.show_id
  join price_types p on p.id = i.price_type_id
  left join (
    select order_item_id,
      sum(amount_minor) filter (where kind = 'SALE') as face, -sum(amount_minor) filter (where kind = 'DISCOUNT') as discount,
      sum(amount_minor) filter (where kind = 'FEE') as fee, sum(amount_minor) filter (where kind = 'TAX') as tax,
      sum(amount_minor) filter (where kind = 'SALE' and amount_minor > 0) as first_face,
      -sum(amount_minor) filter (where kind = 'DISCOUNT' and amount_minor < 0) as first_discount,
      sum(amount_minor) filter (where kind = 'FEE' and amount_minor > 0) as first_fee,
      sum(amount_minor) filter (where kind = 'TAX' and amount_minor > 0) as first_tax,
      sum(amount_minor) filter (where kind = 'SALE' and amount_minor < 0)
        + coalesce(sum(amount_minor) filter (where kind = 'DISCOUNT' and amount_minor > 0), 0) as back
    from ledger group by order_item_id
  ) m on m.order_item_id = i.id
  where i.promoter_id = $1 and (o.created_at at time zone s.time_zone)::date between $4::date and $5::date`;

const money = (sum: string) => `round(coalesce(${sum}, 0) / 100.0, 2)::float8`;
/** The part of the tax that is in the fee. */
const FEE_TAX = 'coalesce(round(tax * fee::numeric / nullif(face - discount + fee, 0)), 0)';
const GROSS = `(coalesce(sum(face - discount) filter (where counts), 0) + coalesce(sum(first_face - first_discount) filter (where is_told), 0))`;
const BACK = 'coalesce(sum(back) filter (where is_told), 0)';

const SUMS = `
  count(t.id) filter (where stands and not is_pending and not is_comp)::int as sold,
  count(t.id) filter (where stands and is_pending)::int as pending,
  count(t.id) filter (where not stands)::int as cancelled,
  count(t.id) filter (where stands and not is_pending and is_comp)::int as comps,
  ${money(GROSS)} as gross_sales,
  ${money('sum(fee) filter (where counts)')} as fees,
  ${money('sum(discount) filter (where counts)')} as discounts,
  ${money(BACK)} as refunds,
  ${money(`sum(tax - ${FEE_TAX}) filter (where counts)`)} as tax,
  ${money(`sum(${FEE_TAX}) filter (where counts)`)} as fee_tax,
  ${money(`${GROSS} + ${BACK} - coalesce(sum(tax - ${FEE_TAX}) filter (where counts), 0)`)} as net_sales`;

/** Seats and places by price type: their number, and what keeps them from being sold. $6 is the present time. */
export const STOCK_BY_PRICE = `
  with seats as (
    select a.show_id, (x->>0)::int as price, (x->>3)::int as seats,
      h.id is not null and h.allow_sales and not (a.alternating and (x->>2)::int = 1) as is_open_hold,
      coalesce(not h.allow_sales, false) as is_kept,
      coalesce(h.allow_sales, true) and a.alternating and (x->>2)::int = 1 as is_gap
    from allocations a cross join jsonb_array_elements(a.tally) x
    left join holds h on h.show_id = a.show_id and h.ordinal = (x->>1)::int
    where a.promoter_id = $1
    union all
    select c.show_id, c.column_price, -1, h.id is not null and h.allow_sales and not (a.alternating and c.parity = 1),
      coalesce(not h.allow_sales, false), coalesce(h.allow_sales, true) and a.alternating and c.parity = 1
    from claims c join allocations a on a.show_id = c.show_id and a.first_seat = c.chunk
    left join holds h on h.show_id = c.show_id and h.ordinal = c.hold
    where c.promoter_id = $1 and (c.state = 'SOLD' or c.expires_at > $2)
    union all
    select show_id, price, 1, false, false, false from claims where promoter_id = $1 and (state = 'SOLD' or expires_at > $2)
  ),
  by_price as (
    select p.id, p.face_value_minor,
      case when p.is_seated then (select coalesce(sum(seats), 0) from seats s where s.show_id = p.show_id and s.price = p.ordinal)
        else p.allocation end::int as allocated,
      (case when p.is_seated then (select coalesce(sum(seats), 0) from seats s where s.show_id = p.show_id and s.price = p.ordinal and is_kept)
        else (select coalesce(sum(quantity), 0) from non_seated_holds n join holds h on h.id = n.hold_id
          where n.price_type_id = p.id and not h.allow_sales) end)::int as held_no_sale,
      (select coalesce(sum(seats), 0) from seats s where p.is_seated and s.show_id = p.show_id and s.price = p.ordinal and is_gap)::int
        as blocked_alternating,
      (case when p.is_seated then (select coalesce(sum(seats), 0) from seats s where s.show_id = p.show_id and s.price = p.ordinal and is_open_hold)
        else (select coalesce(sum(quantity), 0) from non_seated_holds n join holds h on h.id = n.hold_id
          where n.price_type_id = p.id and h.allow_sales) end)::int as held_sale_allowed,
      ((select count(*) from claims c where c.show_id = p.show_id and c.price = p.ordinal and c.state = 'BASKET' and c.expires_at > $2)
        + (select coalesce(sum((line->>'quantity')::int), 0) from baskets b, jsonb_array_elements(b.quantities) line
          where b.show_id = p.show_id and b.state = 'OPEN' and b.expires_at > $2 and (line->>'priceTypeId')::bigint = p.id))::int as in_baskets,
      (select count(*) from order_items i where i.price_type_id = p.id and i.status = 'ACTIVE')::int as taken
    from price_types p where p.promoter_id = $1
  )
  select id::text as price_type_id, allocated, held_no_sale, blocked_alternating, held_sale_allowed, in_baskets,
    allocated - taken - in_baskets - held_no_sale - blocked_alternating as available,
    round(allocated * face_value_minor / 100.0, 2)::float8 as gross_potential
  from by_price order by 1`;

export const SALES_BY_PRICE = `
  with t as (${TICKETS})
  select p.id::text as price_type_id, ${SUMS},
    count(t.id) filter (where stands and not is_pending and not is_comp and sold_on = ($6::timestamptz at time zone s.time_zone)::date)::int as sold_today,
    count(t.id) filter (where stands and not is_pending and not is_comp and sold_on > ($6::timestamptz at time zone s.time_zone)::date - 7)::int as sold_last_7_days,
    min(sold_on)::text as first_sale, max(sold_on)::text as last_sale
  from price_types p join shows s on s.id = p.show_id left join t on t.price_type_id = p.id
  where p.promoter_id = $1 group by p.id, s.id order by 1`;

export const SALES_BY_CURRENCY = `with t as (${TICKETS}) select currency, ${SUMS} from t group by 1 order by 1`;

/** Lists a ticket that counts once, and a reversed one twice: as it was sold and as it was taken back. */
export const SALES_BY_TICKET = `
  with t as (${TICKETS}),
  lines as (
    select t.*, 1 as sign from t where counts or is_told union all select t.*, -1 from t where is_told
  )
  select id::text as order_item_id, order_code as order_id, sign as quantity, sold_on::text as order_date,
    to_char(created_at at time zone time_zone, 'HH24:MI:SS') as order_time,
    round(sign * first_face / 100.0, 2)::float8 as face_value, round(sign * first_discount / 100.0, 2)::float8 as discount,
    round(sign * first_fee / 100.0, 2)::float8 as booking_fee,
    round(sign * (first_face - first_discount + first_fee) / 100.0, 2)::float8 as price_paid,
    (select t.name from price_types p join tax_rates t on t.id = p.tax_rate_id where p.id = lines.price_type_id) as tax_rule,
    (select (t.rate_basis_points / 100.0)::float8 from price_types p join tax_rates t on t.id = p.tax_rate_id
      where p.id = lines.price_type_id) as tax_rate,
    case when sign < 0 then (select case e.type when 'CANCEL' then substring(e.text from '^[^:]*') else 'resale' end
      from order_events e where e.order_item_id = lines.id and e.type in ('CANCEL', 'RESALE')) end as cancel_reason,
    round(sign * first_tax / 100.0, 2)::float8 as tax,
    round(sign * (first_face - first_discount + first_fee - first_tax) / 100.0, 2)::float8 as net,
    (select round(coalesce(sum(case when kind in ('PAYMENT', 'REFUND') then -amount_minor when kind <> 'TAX' then amount_minor end), 0) / 100.0, 2)::float8
      from ledger l where l.order_id = lines.order_id) as amount_outstanding,
    (select round(coalesce(sum(amount_minor), 0) / 100.0, 2)::float8 from ledger l where l.order_id = lines.order_id and kind = 'POSTAGE') as order_postage,
    (select (max(at) at time zone time_zone)::date::text from ledger l where l.order_id = lines.order_id and kind = 'PAYMENT') as payment_date
  from lines order by id, sign desc`;

export const SALES_BY_CUSTOMER = `
  with t as (${TICKETS})
  select customer_id::text, show_code, count(distinct order_id)::int as orders, count(*) filter (where counts)::int as tickets,
    ${money('sum(face - discount + fee) filter (where counts)')} as total_spent,
    min(sold_on)::text as first_purchase, max(sold_on)::text as last_purchase,
    string_agg(distinct order_code, ', ' order by order_code) as order_ids
  from t join customers c on c.id = t.customer_id
  where (counts or is_told) and c.erased_at is null
  group by 1, 2 order by 1, 2`;

const chart = (key: string) => `
  with t as (${TICKETS})
  select ${key} as key, count(*)::int as tickets, sum(face - discount)::int as gross
  from t where counts group by 1 order by 1`;
export const CHARTS = {
  byDay: chart('sold_on::text'),
  byChannel: chart('t.channel'),
  byHour: chart("to_char(created_at at time zone time_zone, 'ID HH24')"),
};

/** Counts tickets that were offered for resale, by the outcome. */
export const RESALE_BY_SHOW = `
  with offered as (
    select i.show_id, i.id, i.paid_minor, bool_or(l.state = 'SOLD') as is_sold, bool_or(l.state = 'OPEN') as is_open,
      max(l.asked_minor) filter (where l.state = 'SOLD') as asked
    from resale_listings l join order_items i on i.id = l.order_item_id where l.promoter_id = $1 group by i.promoter_id, i.id
  )
  select s.show_code, count(*)::int as tickets_offered, count(*) filter (where is_open)::int as tickets_open,
    count(*) filter (where is_sold)::int as tickets_resold,
    count(*) filter (where not is_open and not is_sold)::int as tickets_withdrawn,
    round(sum(asked) filter (where is_sold) / 100.0, 2)::float8 as resale_revenue,
    round(sum(o.paid_minor) filter (where is_sold) / 100.0, 2)::float8 as first_price,
    round(sum(o.paid_minor - asked) filter (where is_sold) / 100.0, 2)::float8 as resale_kept
  from offered o join shows s on s.id = o.show_id group by 1 order by 1`;

/**
 * The sheets of sales and detailed sales, by the English headers of their columns; a movement is named by show and
 * kind.
 */
export const SHEET_RECOUNTS = {
  'By day': `
    with t as (${TICKETS})
    select sold_on::text as "Day of sale", currency as "Currency",
      count(distinct order_id) filter (where counts)::int as "Orders", count(*) filter (where counts)::int as "Tickets",
      ${money(GROSS)} as "Gross sales", ${money('sum(discount) filter (where counts)')} as "Discounts",
      ${money('sum(fee) filter (where counts)')} as "Fees",
      ${money(`sum(tax - ${FEE_TAX}) filter (where counts)`)} as "Tax (without fees)", ${money(BACK)} as "Cancelled sales",
      ${money(`${GROSS} + ${BACK} - coalesce(sum(tax - ${FEE_TAX}) filter (where counts), 0)`)} as "Net sales (without fees)"
    from t where counts or is_told group by sold_on, currency`,
  Transactions: movements("l.kind not in ('PAYMENT', 'REFUND')"),
  'Payments and refunds': movements("l.kind in ('PAYMENT', 'REFUND')"),
};

function movements(which: string): string {
  return `
    select s.show_code || ' ' || l.kind as name, count(*)::int as movements,
      round(sum(l.amount_minor) / 100.0, 2)::float8 as amount
    from ledger l join orders o on o.id = l.order_id join shows s on s.id = l.show_id
    where l.promoter_id = $1 and ($2::bool or o.status <> 'PENDING') and $3::bool is not null and ${which}
      and (o.created_at at time zone s.time_zone)::date between $4::date and $5::date
    group by 1`;
}
