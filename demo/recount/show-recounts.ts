import type { ReportRow, ShowReport } from './ask-report.ts';
import { sumBy } from './recount.ts';

const asTheyAre = (rows: readonly ReportRow[]): readonly ReportRow[] => rows;

/** The ways in which the rows of each file are added up before they are compared. */
export const GATHERED: Record<ShowReport, (rows: readonly ReportRow[]) => readonly ReportRow[]> = {
  'offer-codes': asTheyAre,
  'seated-prices': (rows) => sumBy(rows, 'Currency'),
  'seats-manifest': (rows) =>
    sumBy(
      rows.filter((row) => row['Order id'] !== '').map((row) => ({ ...row, Seats: 1 })),
      'Order id',
    ),
  'seat-holds': (rows) => sumBy(rows, 'Hold label'),
  instalments: asTheyAre,
};

/**
 * Statements that recount the figures of a report about one show, by the English headers of its columns; $1 is the
 * show's code, $2 the present time.
 */
export const SHOW_RECOUNTS: Record<ShowReport, string> = {
  'offer-codes': `
    select c.code as "Code", count(distinct i.order_id)::int as "Used (orders)", count(i.id)::int as "Used (tickets)",
      round(coalesce(sum(l.amount), 0) / 100.0, 2)::float8 as "Gross sales",
      round(coalesce(-sum(l.discount), 0) / 100.0, 2)::float8 as "Discount given",
      count(distinct lower(nullif(o.buyer->>'email', '')))::int as "Unique customers",
      coalesce((min(o.created_at) at time zone min(s.time_zone))::date::text, '') as "First used",
      coalesce((max(o.created_at) at time zone min(s.time_zone))::date::text, '') as "Last used"
    from offer_codes c join shows s on s.id = c.show_id
    left join order_items i on i.offer_code_id = c.id and i.status = 'ACTIVE'
    left join orders o on o.id = i.order_id
    left join lateral (
      select sum(amount_minor) as amount, sum(amount_minor) filter (where kind = 'DISCOUNT') as discount
      from ledger where order_item_id = i.id and kind in ('SALE', 'DISCOUNT')
    ) l on true
    where s.show_code = $1 and $2::timestamptz is not null group by c.code order by 1`,
  'seated-prices': `
    with sold as (
      select c.show_id, c.order_item_id, p.kind = 'comp' as is_comp, o.status = 'PENDING' as is_pending
      from claims c join order_items i on i.id = c.order_item_id join orders o on o.id = i.order_id
      join price_types p on p.id = i.price_type_id where c.state = 'SOLD'
    )
    select sum(a.seat_count)::int as "Seats",
      (select count(*) from sold where show_id = s.id and not is_pending and not is_comp)::int as "Sold",
      (select count(*) from sold where show_id = s.id and is_pending)::int as "Pending",
      (select count(*) from sold where show_id = s.id and not is_pending and is_comp)::int as "Comps",
      (select count(*) from claims c where c.show_id = s.id and c.state = 'BASKET' and c.expires_at > $2)::int as "In baskets",
      (select round(coalesce(sum(l.amount_minor), 0) / 100.0, 2)::float8 from sold
        join ledger l on l.order_item_id = sold.order_item_id and l.kind in ('SALE', 'DISCOUNT')
        where sold.show_id = s.id and not is_pending) as "Value sold",
      (select round(coalesce(sum(p.face_value_minor), 0) / 100.0, 2)::float8 from allocations b
        cross join lateral unnest(b.prices) with ordinality as x (price, place)
        left join claims c on c.show_id = s.id and c.seat = b.first_seat + x.place - 1 and (c.state = 'SOLD' or c.expires_at > $2)
        join price_types p on p.show_id = s.id and p.ordinal = coalesce(c.price, x.price)
        where b.show_id = s.id) as "Gross potential"
    from shows s join allocations a on a.show_id = s.id where s.show_code = $1 group by s.promoter_id, s.id`,
  'seats-manifest': `
    select o.order_id as "Order id", count(*)::int as "Seats",
      round(sum(i.face_value_minor) / 100.0, 2)::float8 as "Face value",
      (select round(coalesce(sum(l.amount_minor), 0) / 100.0, 2)::float8 from ledger l join order_items t on t.id = l.order_item_id
        where l.order_id = o.id and t.seat is not null and t.status = 'ACTIVE' and l.kind in ('SALE', 'DISCOUNT', 'FEE')) as "Price paid"
    from order_items i join orders o on o.id = i.order_id join shows s on s.id = i.show_id
    where s.show_code = $1 and i.status = 'ACTIVE' and i.seat is not null and $2::timestamptz is not null group by o.id, o.promoter_id order by 1`,
  'seat-holds': `
    with held as (
      select h.label, h.agreed, h.id as hold_id, a.block_id, n.number, c.state, p.face_value_minor
      from shows s
      join allocations a on a.show_id = s.id
      cross join lateral (
        select a.first_seat + x.place - 1 as number, x.hold, a.prices[x.place] as price
        from unnest(a.holds) with ordinality as x (hold, place)
      ) n
      left join claims c on c.show_id = s.id and c.seat = n.number and (c.state = 'SOLD' or c.expires_at > $2)
      join holds h on h.show_id = s.id and h.ordinal = coalesce(c.hold, n.hold)
      left join price_types p on p.show_id = s.id and p.ordinal = coalesce(c.price, n.price)
      where s.show_code = $1
      union all
      select h.label, h.agreed, h.id, -p.id, null, null, p.face_value_minor
      from shows s join holds h on h.show_id = s.id join non_seated_holds n on n.hold_id = h.id
      join price_types p on p.id = n.price_type_id cross join generate_series(1, n.quantity)
      where s.show_code = $1
    )
    select label as "Hold label", count(*)::int as "Seats held", count(*) filter (where state = 'SOLD')::int as "Sold from hold",
      count(*) filter (where state is null)::int as "Remaining", count(*) filter (where state = 'BASKET')::int as "In baskets",
      round(coalesce(sum(face_value_minor) filter (where state is null), 0) / 100.0, 2)::float8 as "Value held",
      (count(distinct block_id) * coalesce(min(agreed), 0))::int as "Agreed quantity",
      (count(distinct block_id) * coalesce(count(*) - min(agreed), 0))::int as "Difference to agreement"
    from held group by 1 order by 1`,
  instalments: `
    with money as (
      select o.id, o.instalment_plan_id, o.status in ('CANCELLED', 'CANCEL_PENDING') as is_cancelled,
        (select count(*) from order_items i where i.order_id = o.id and i.status = 'ACTIVE') as tickets,
        (select sum(amount_minor) from ledger l where l.order_id = o.id and kind = 'PAYMENT') as received,
        -(select coalesce(sum(amount_minor), 0) from ledger l where l.order_id = o.id and kind = 'REFUND') as refunded,
        case when o.refund_status = 'PENDING' then
          (select sum(case when kind in ('PAYMENT', 'REFUND') then amount_minor when kind = 'TAX' then 0 else -amount_minor end)
            from ledger l where l.order_id = o.id) else 0 end as due_back,
        (select sum(amount_minor) from ledger l where l.order_id = o.id and kind in ('SALE', 'DISCOUNT', 'FEE', 'POSTAGE', 'CANCEL_FEE')) as contracted,
        -(select coalesce(sum(amount_minor), 0) from ledger l where l.order_id = o.id and kind = 'WAIVER') as waived,
        (select sum(amount_minor - paid_minor) from instalments i where i.order_id = o.id and waived_at is null) as owed,
        (select coalesce(sum(amount_minor - paid_minor), 0) from instalments i where i.order_id = o.id and waived_at is null
          and due_on < ($2::timestamptz at time zone s.time_zone)::date) as late
      from orders o join shows s on s.id = o.show_id where s.show_code = $1 and o.instalment_plan_id is not null
    )
    select count(*)::int as "Plans sold", count(*) filter (where late > 0 and not is_cancelled)::int as "Overdue",
      count(*) filter (where owed = 0 and not is_cancelled)::int as "Completed",
      sum(tickets)::int as "Tickets on plan", round(sum(contracted) / 100.0, 2)::float8 as "Gross contracted",
      round(sum(received) / 100.0, 2)::float8 as "Total received", round(sum(owed) / 100.0, 2)::float8 as "Outstanding",
      round(sum(late) / 100.0, 2)::float8 as "Overdue amount", round(sum(refunded) / 100.0, 2)::float8 as "Refunded",
      round(sum(due_back) / 100.0, 2)::float8 as "Refunds due",
      round(100 * sum(received - refunded - due_back) / nullif(sum(contracted), 0), 1)::float8 as "Received %", round(sum(waived) / 100.0, 2)::float8 as "Written off"
    from money group by instalment_plan_id`,
};

/** Statements that recount the sheets behind a report about one show, by report and sheet; $1 and $2 as above. */
export const SHOW_SHEET_RECOUNTS = {
  'offer-codes Redemptions': `
    select c.code as "Code", o.order_id as "Order id", round(i.face_value_minor / 100.0, 2)::float8 as "Face value",
      round((select -sum(amount_minor) from ledger l where l.order_item_id = i.id and kind = 'DISCOUNT') / 100.0, 2)::float8 as "Discount"
    from order_items i join offer_codes c on c.id = i.offer_code_id join orders o on o.id = i.order_id
    join shows s on s.id = i.show_id where s.show_code = $1 and i.created_at <= $2 and i.status = 'ACTIVE'`,
  'instalments Orders on plans': `
    select o.order_id as "Order id",
      (select count(*)::int from order_items i where i.order_id = o.id and i.status = 'ACTIVE') as "Tickets",
      (select round(sum(amount_minor) filter (where kind = 'PAYMENT') / 100.0, 2)::float8 from ledger l where l.order_id = o.id)
        as "Total received",
      (select count(*)::int from instalments i where i.order_id = o.id and number > 0 and paid_minor = amount_minor) as "Payments made",
      (select round(sum(amount_minor - paid_minor) / 100.0, 2)::float8 from instalments i where i.order_id = o.id and waived_at is null)
        as "Outstanding",
      (select min(due_on)::text from instalments i where i.order_id = o.id and waived_at is null and paid_minor < amount_minor
        and due_on >= ($2::timestamptz at time zone s.time_zone)::date) as "Next due date"
    from orders o join shows s on s.id = o.show_id where s.show_code = $1 and o.instalment_plan_id is not null`,
  'instalments Instalment payments': `
    select o.order_id as "Order id", number as "Payment number", due_on::text as "Due date",
      (paid_at at time zone s.time_zone)::date::text as "Paid on", round(amount_minor / 100.0, 2)::float8 as "Amount",
      round(paid_minor / 100.0, 2)::float8 as "Amount paid",
      case when waived_at is not null then 'waived' when paid_minor = amount_minor then 'paid'
        when due_on < ($2::timestamptz at time zone s.time_zone)::date then 'overdue' else 'due' end as "Payment state"
    from instalments i join orders o on o.id = i.order_id join shows s on s.id = o.show_id where s.show_code = $1`,
};
