import { SHEET_COLUMNS } from '@parterre/contract/reports/report-sheets';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { orders } from '#db/schema/sales/orders.ts';
import { type Cell, toDecimal } from '#documents/table.ts';
import { isPermitted } from '#identity/require-permission.ts';
import { maskBuyer } from '#resources/ground/customer-rows/mask-buyer.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireOwnGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { chooseText } from '#texts/choose-text.ts';
import { nameFacts } from './chosen/name-facts.ts';
import type { ReportSheet } from './chosen/report.ts';
import { streamCells } from './chosen/stream-cells.ts';
import type { AskedOfShow } from './of-show.ts';

const COLUMNS = SHEET_COLUMNS.redemptions;
type Key = (typeof COLUMNS)[number]['key'];

/**
 * Opens the valid tickets that were sold with a code, by code and moment. Buyers are masked without `customer:export`.
 */
export function openCodeUses(ctx: Context, show: ShowRow, { culture, language }: AskedOfShow): ReportSheet {
  const seesCustomers = isPermitted(ctx, 'customer:export');
  const keys = COLUMNS.map(({ key }) => key);
  return {
    name: 'redemptions',
    columns: nameFacts(COLUMNS, language, seesCustomers),
    pass: async function* (take) {
      const { planVersionId } = show;
      const seats =
        planVersionId === null
          ? undefined
          : seatIndexOf(await ctx.readLater((reader) => requireOwnGeometry(reader, planVersionId)));
      const values = [show.promoterId, show.id, ctx.now.toISOString(), show.timeZone];
      const write = (line: Redemption) => {
        const buyer = { name: line.buyerName, email: line.buyerEmail };
        const cells = describe(line, { show, culture }, seesCustomers ? buyer : maskBuyer(buyer));
        return { ...cells, seat_id: line.seat === null ? null : (seats?.seatIdOf(line.seat) ?? null) };
      };
      yield* streamCells(ctx, { rows: REDEMPTIONS, values, keys, describe: write, take });
    },
  };
}

const REDEMPTIONS = rowsOf(
  {
    code: column.text('c.code'),
    tag: column.text('c.tag'),
    orderId: column.text('o.order_id'),
    orderedOn: column.day('(o.created_at at time zone $4)::date'),
    status: column.text<(typeof orders.$inferSelect)['status']>('o.status'),
    priceName: column.json<TextByCulture>('p.name'),
    seat: orNull(column.int('i.seat')),
    faceMinor: column.int('i.face_value_minor'),
    discountMinor: column.int('i.discount_minor'),
    paidMinor: column.int('i.paid_minor'),
    buyerName: column.text("coalesce(o.buyer->>'name', '')"),
    buyerEmail: column.text("coalesce(o.buyer->>'email', '')"),
  },
  (list) => `
  select ${list}
  from offer_codes c
  join offer_code_uses u on u.promoter_id = $1 and u.offer_code_id = c.id and u.order_id is not null
  join orders o on o.promoter_id = $1 and o.id = u.order_id
  join order_items i on i.promoter_id = $1 and i.order_id = o.id and i.offer_code_id = c.id
    and i.status = 'ACTIVE' and i.created_at <= $3::timestamptz
  join price_types p on p.promoter_id = $1 and p.id = i.price_type_id
  where c.promoter_id = $1 and c.show_id = $2
  order by c.code, o.created_at, o.id, i.id`,
);

type Redemption = ReturnType<typeof REDEMPTIONS.toRow>;

function describe(
  line: Redemption,
  { show, culture }: { show: ShowRow; culture: string },
  buyer: { name: string; email: string },
): Record<Key, Cell> {
  const money = (amountMinor: number) => toDecimal(amountMinor, show.currency);
  return {
    code: line.code,
    tag: line.tag,
    order_id: line.orderId,
    order_date: line.orderedOn,
    order_status: line.status,
    price_type: chooseText(line.priceName, culture, show.defaultCulture),
    seat_id: null,
    face_value: money(line.faceMinor),
    discount: money(line.discountMinor),
    price_paid: money(line.paidMinor),
    currency: show.currency,
    customer_name: buyer.name,
    customer_email: buyer.email,
  };
}
