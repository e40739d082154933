import type { Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { type Row, rowsOf, type Statement } from '#db/rows-of.ts';
import type { orders } from '#db/schema/sales/orders.ts';
import {
  ALL_DAYS,
  IS_COUNTED,
  IS_NAMED,
  IS_PENDING,
  IS_SOLD,
  IS_TAKEN_BACK,
  IS_VALID,
  TICKETS,
} from '../chosen/ticket-sql.ts';

type OrderRow = typeof orders.$inferSelect;

/** A cancelled ticket has two lines: its sale, and the same with the opposite sign. */
const SIGNS = '(values (1), (-1)) as line (sign)';
const IS_LINE = `((line.sign = 1 and ${IS_COUNTED}) or ${IS_TAKEN_BACK})`;

/** Price types are read only if names were chosen. */
const IS_OF_NAMED_PRICE = `($8::text[] is null or i.price_type_id in (
  select p.id from price_types p where p.promoter_id = $1 and p.show_id = any($2::bigint[]) and ${IS_NAMED}))`;

const signed = (what: string) => column.int(`coalesce(sum(line.sign * i.${what}), 0)::bigint`);

const SUMS = rowsOf(
  {
    showId: column.int('i.show_id'),
    tickets: column.int('sum(line.sign)::int'),
    faceMinor: signed('face_value_minor'),
    discountMinor: signed('discount_minor'),
    feeMinor: signed('booking_fee_minor'),
    paidMinor: signed('paid_minor'),
    taxMinor: signed('tax_minor'),
  },
  (list) => `
  select ${list}
  from ${TICKETS}
  cross join ${SIGNS}
  where i.promoter_id = $1 and i.show_id = any($2::bigint[]) and ${IS_LINE} and ${IS_OF_NAMED_PRICE}
  group by i.show_id`,
);

/** Counts most shows without reading their orders, because few orders are pending. */
const COUNTS = rowsOf(
  { showId: column.int('show_id'), lines: column.int('sum(lines)::int') },
  (list) => `
  select ${list} from (
    select i.show_id, sum(case when ${IS_VALID} then 1 else 2 end) as lines from order_items i
    where i.promoter_id = $1 and i.show_id = any($2::bigint[]) and i.created_at <= $3::timestamptz
      and (${IS_VALID} or $5::bool) and ${IS_OF_NAMED_PRICE}
      and (${ALL_DAYS} or exists (
        select 1 from orders o where o.promoter_id = $1 and o.id = i.order_id and ${IS_SOLD}))
    group by i.show_id
    union all
    select i.show_id, -count(*) from ${TICKETS}
    where not $4::bool and o.promoter_id = $1 and o.show_id = any($2::bigint[]) and ${IS_PENDING} and ${IS_VALID}
      and ${IS_OF_NAMED_PRICE}
    group by i.show_id
  ) counted
  group by show_id`,
);

/**
 * Returns the number of lines by show id. They are counted before any is read, so that a page knows which shows it
 * contains.
 */
export async function countLines(reader: Pick<Reader, 'readRows'>, values: unknown[]): Promise<Map<number, number>> {
  const counts = await reader.readRows(COUNTS, values);
  return new Map(counts.map(({ showId, lines }) => [showId, lines]));
}

export type LineSums = ReturnType<typeof SUMS.toRow>;

/** Returns one row per show, with amounts in minor units of its currency. */
export const sumLines = (reader: Pick<Reader, 'readRows'>, values: unknown[]): Promise<LineSums[]> =>
  reader.readRows(SUMS, values);

/** All fields of a line, with times on the clock of its show. */
const FIELDS = {
  showId: column.int('o.show_id'),
  orderKey: column.int('o.id'),
  sign: column.int('line.sign'),
  orderId: column.text('o.order_id'),
  itemId: column.text('i.id::text'),
  externalReference: column.text('o.external_reference'),
  orderedAt: column.wallTime('o.created_at at time zone w.time_zone'),
  orderedInstant: column.instant('o.created_at'),
  status: column.text<OrderRow['status']>('o.status'),
  paymentStatus: column.text<OrderRow['paymentStatus']>('o.payment_status'),
  refundStatus: column.text<OrderRow['refundStatus']>('o.refund_status'),
  channel: column.text('o.channel'),
  buyerName: column.text("coalesce(o.buyer->>'name', '')"),
  buyerEmail: column.text("coalesce(o.buyer->>'email', '')"),
  planId: orNull(column.int('o.instalment_plan_id')),
  priceId: column.int('i.price_type_id'),
  seat: orNull(column.int('i.seat')),
  hold: column.int('i.hold'),
  barcode: orNull(column.text("case when i.status = 'ACTIVE' then i.barcode end")),
  faceMinor: column.int('i.face_value_minor'),
  discountMinor: column.int('i.discount_minor'),
  feeMinor: column.int('i.booking_fee_minor'),
  paidMinor: column.int('i.paid_minor'),
  taxMinor: column.int('i.tax_minor'),
  cancelledAt: orNull(column.wallTime('i.cancelled_at at time zone w.time_zone')),
  offerCode: orNull(column.text('c.code')),
  offerTag: orNull(column.text('c.tag')),
  partnerSite: orNull(column.text('r.name')),
};

export type SaleLine = Row<typeof FIELDS>;
export type LineField = keyof SaleLine;

const ALWAYS = ['showId', 'sign'] as const satisfies LineField[];

/**
 * Returns a statement that reads some fields of lines. The bounds are repeated, because the planner does not see that
 * the two comparisons of pairs leave few orders.
 */
function linesOf(fields: readonly LineField[]): Statement<SaleLine> {
  const names = [...new Set<LineField>([...ALWAYS, ...fields])];
  // The callers read no other fields than those that they name (line-cells.ts).
  const columns = Object.fromEntries(names.map((name) => [name, FIELDS[name]])) as typeof FIELDS;
  return rowsOf(
    columns,
    (list) => `
  select ${list}
  from unnest($2::bigint[], $9::text[]) with ordinality as w (show_id, time_zone, place)
  join orders o on o.promoter_id = $1 and o.show_id = w.show_id and o.created_at <= $3::timestamptz
    and o.created_at between $10::timestamptz and $12::timestamptz
    and (o.created_at, o.id) > ($10::timestamptz, $11::bigint) and (o.created_at, o.id) <= ($12::timestamptz, $13::bigint)
  join order_items i on i.promoter_id = $1 and i.order_id = o.id and ${IS_SOLD}
  left join offer_codes c on c.promoter_id = $1 and c.id = i.offer_code_id
  left join partner_sites r on r.id = o.partner_site_id
  cross join ${SIGNS}
  where ${IS_LINE} and ${IS_OF_NAMED_PRICE}
  order by w.place, o.created_at, o.id, i.id, line.sign desc offset $14 limit $15`,
  );
}

/** The last order of a slice of its show: its moment as the database writes it, and its id. */
export interface OrderPlace {
  at: string;
  id: number;
}

export interface LineWindow {
  behind?: OrderPlace | undefined;
  upTo?: OrderPlace | undefined;
  offset?: number;
  limit?: number;
}

interface AskedLines {
  values: unknown[];
  timeZones: readonly string[];
  fields: readonly LineField[];
  rowsAtOnce: number;
  take: (line: SaleLine) => void;
}

/** Passes lines of some shows, by show and moment of sale; of one show also only those between two of its orders. */
export const passLines = (
  reader: Pick<Reader, 'streamRows'>,
  { values, timeZones, fields, ...options }: AskedLines,
  { behind = FIRST, upTo = LAST, offset = 0, limit }: LineWindow,
): AsyncGenerator<void> =>
  reader.streamRows(
    linesOf(fields),
    [...values, timeZones, behind.at, behind.id, upTo.at, upTo.id, offset, limit ?? null],
    options,
  );

const FIRST: OrderPlace = { at: '-infinity', id: 0 };
const LAST: OrderPlace = { at: 'infinity', id: 0 };

const PLACE = rowsOf(
  { at: column.text('o.created_at::text'), id: column.int('o.id') },
  (list) => `
  select ${list} from orders o
  where o.promoter_id = $1 and o.show_id = $2 and o.created_at <= $3::timestamptz
    and (o.created_at, o.id) > ($4::timestamptz, $5::bigint)
  order by o.created_at, o.id offset $6 limit 1`,
);

/** Returns the last of the next `count` orders of a show; undefined when there are not so many. */
export async function findPlace(
  reader: Pick<Reader, 'readRows' | 'now'>,
  show: { promoterId: number; id: number },
  { at, id }: OrderPlace = FIRST,
  count: number,
): Promise<OrderPlace | undefined> {
  const values = [show.promoterId, show.id, reader.now.toISOString(), at, id, count - 1];
  return (await reader.readRows(PLACE, values))[0];
}
