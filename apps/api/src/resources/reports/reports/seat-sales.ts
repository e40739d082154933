import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

const SALES = rowsOf(
  {
    seat: column.int('c.seat'),
    itemId: column.text('i.id::text'),
    paidMinor: column.int('i.paid_minor'),
    barcode: column.text('i.barcode'),
    status: column.text('o.status'),
    paymentStatus: column.text('o.payment_status'),
    channel: column.text('o.channel'),
    partnerSite: orNull(column.text('r.name')),
    delivery: orNull(column.json<TextByCulture>('d.name')),
    offerCode: orNull(column.text('f.code')),
    guestList: orNull(
      column.text(`(
        select string_agg(distinct l.name, ', ') from guests g
        join guest_lists l on l.promoter_id = $1 and l.id = g.guest_list_id
        where g.promoter_id = $1 and g.order_id = o.id)`),
    ),
    buyerName: column.text("coalesce(o.buyer->>'name', '')"),
    buyerEmail: column.text("coalesce(o.buyer->>'email', '')"),
    phone: column.text("coalesce(k.phone, '')"),
  },
  (list) => `
  select ${list}
  from claims c
  join order_items i on i.promoter_id = $1 and i.id = c.order_item_id
  join orders o on o.promoter_id = $1 and o.id = i.order_id
  left join partner_sites r on r.id = o.partner_site_id
  left join postages d on d.promoter_id = $1 and d.id = o.postage_id
  left join offer_codes f on f.promoter_id = $1 and f.id = i.offer_code_id
  left join customers k on k.promoter_id = $1 and k.id = o.customer_id
  where c.promoter_id = $1 and c.show_id = $2 and c.state = 'SOLD'`,
);

export type SeatSaleFacts = ReturnType<typeof SALES.toRow>;

/** Returns the ticket and the order of each sold seat, by seat ordinal. */
export async function readSeatSales(
  reader: Pick<Reader, 'readRows'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<ReadonlyMap<number, SeatSaleFacts>> {
  const rows = await reader.readRows(SALES, [show.promoterId, show.id]);
  return new Map(rows.map((sale) => [sale.seat, sale]));
}
