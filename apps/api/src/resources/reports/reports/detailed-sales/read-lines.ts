import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Reader } from '../../../../context.ts';
import { column, orNull } from '../../../../db/column.ts';
import { rowsOf } from '../../../../db/rows-of.ts';
import type { Buyer, orders } from '../../../../db/schema/sales/orders.ts';
import { IS_COUNTED, IS_NAMED, IS_SOLD, IS_TAKEN_BACK, TICKETS } from '../chosen/ticket-sql.ts';

type OrderRow = typeof orders.$inferSelect;

/** A ticket that was cancelled has two lines: its sale, and the same once more with the other sign. */
const SIGNS = '(values (1), (-1)) as line (sign)';
const IS_LINE = `((line.sign = 1 and ${IS_COUNTED}) or ${IS_TAKEN_BACK})`;

const signed = (what: string) => column.int(`coalesce(sum(line.sign * i.${what}), 0)::bigint`);

const SUMS = rowsOf(
  {
    showId: column.int('i.show_id'),
    lines: column.int('count(*)::int'),
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
  join price_types p on p.promoter_id = $1 and p.id = i.price_type_id and ${IS_NAMED}
  cross join ${SIGNS}
  where i.promoter_id = $1 and i.show_id = any($2::bigint[]) and ${IS_LINE}
  group by i.show_id`,
);

export type LineSums = ReturnType<typeof SUMS.toRow>;

/** What the lines of each event come to. */
export const sumLines = (reader: Pick<Reader, 'readRows'>, values: unknown[]): Promise<LineSums[]> =>
  reader.readRows(SUMS, values);

/** The bounds stand there twice: the planner does not see that the two comparisons of pairs leave few orders. */
const LINES = rowsOf(
  {
    showId: column.int('o.show_id'),
    orderKey: column.int('o.id'),
    orderId: column.text('o.order_id'),
    itemId: column.int('i.id'),
    externalReference: column.text('o.external_reference'),
    createdAt: column.instant('o.created_at'),
    status: column.text<OrderRow['status']>('o.status'),
    paymentStatus: column.text<OrderRow['paymentStatus']>('o.payment_status'),
    refundStatus: column.text<OrderRow['refundStatus']>('o.refund_status'),
    channel: column.text('o.channel'),
    buyer: column.json<Buyer>('o.buyer'),
    sign: column.int('line.sign'),
    seat: orNull(column.int('i.seat')),
    barcode: column.text('i.barcode'),
    faceMinor: column.int('i.face_value_minor'),
    discountMinor: column.int('i.discount_minor'),
    feeMinor: column.int('i.booking_fee_minor'),
    paidMinor: column.int('i.paid_minor'),
    taxMinor: column.int('i.tax_minor'),
    cancelledAt: orNull(column.instant('i.cancelled_at')),
    priceName: column.json<TextByCulture>('p.name'),
    groupName: column.json<TextByCulture>('g.name'),
    hold: orNull(column.text('h.label')),
    offerCode: orNull(column.text('c.code')),
    offerTag: orNull(column.text('c.tag')),
    plan: orNull(column.json<TextByCulture>('n.name')),
    partnerSite: orNull(column.text('r.name')),
  },
  (list) => `
  select ${list}
  from unnest($2::bigint[]) with ordinality as w (show_id, place)
  join orders o on o.promoter_id = $1 and o.show_id = w.show_id and o.created_at <= $3::timestamptz
    and o.created_at between $9::timestamptz and $11::timestamptz
    and (o.created_at, o.id) > ($9::timestamptz, $10::bigint) and (o.created_at, o.id) <= ($11::timestamptz, $12::bigint)
  join order_items i on i.promoter_id = $1 and i.order_id = o.id and ${IS_SOLD}
  join price_types p on p.promoter_id = $1 and p.id = i.price_type_id and ${IS_NAMED}
  join price_groups g on g.promoter_id = $1 and g.id = p.price_group_id
  left join holds h on h.promoter_id = $1 and h.show_id = o.show_id and h.ordinal = i.hold and i.hold > 0
  left join offer_codes c on c.promoter_id = $1 and c.id = i.offer_code_id
  left join instalment_plans n on n.promoter_id = $1 and n.id = o.instalment_plan_id
  left join partner_sites r on r.id = o.partner_site_id
  cross join ${SIGNS}
  where ${IS_LINE}
  order by w.place, o.created_at, o.id, i.id, line.sign desc offset $13 limit $14`,
);

export type SaleLine = ReturnType<typeof LINES.toRow>;

/** Where in the orders of its event a slice ends: their moment as the database writes it, and their id. */
export interface OrderPlace {
  at: string;
  id: number;
}

interface LineWindow {
  behind?: OrderPlace | undefined;
  upTo?: OrderPlace | undefined;
  offset?: number;
  limit?: number;
}

/** Lines of some events, event by event and by the moment of sale; of one event also those between two of its orders. */
export const readLines = (
  reader: Pick<Reader, 'readRows'>,
  values: unknown[],
  { behind = FIRST, upTo = LAST, offset = 0, limit }: LineWindow,
): Promise<SaleLine[]> =>
  reader.readRows(LINES, [...values, behind.at, behind.id, upTo.at, upTo.id, offset, limit ?? null]);

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

/** The last of the next so many orders of an event; nothing when there are not so many. */
export async function findPlace(
  reader: Pick<Reader, 'readRows' | 'now'>,
  show: { promoterId: number; id: number },
  { at, id }: OrderPlace = FIRST,
  count: number,
): Promise<OrderPlace | undefined> {
  const values = [show.promoterId, show.id, reader.now.toISOString(), at, id, count - 1];
  return (await reader.readRows(PLACE, values))[0];
}
