import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { requireGeometry } from '#resources/seating/seating-plans/read-geometry.ts';
import { seatIndexOf } from '#resources/seating/seats/require-plan.ts';
import { chooseText } from '#texts/choose-text.ts';

export interface DoorRow {
  listName: string;
  ownerName: string;
  name: string;
  /** The number of people: the guest and the companions. */
  party: number;
  seatIds: string[];
  priceName: string;
  orderId: string;
  note: string;
  isIssued: boolean;
}

const DOOR = rowsOf(
  {
    listName: column.text('l.name'),
    ownerName: column.text('l.owner_name'),
    name: column.text('g.name'),
    party: column.int('1 + g.plus_ones'),
    priceNames: column.json<TextByCulture>('t.name'),
    orderId: column.text("coalesce(o.order_id, '')"),
    note: column.text('g.note'),
    isIssued: column.flag("g.status = 'ISSUED'"),
    seats: orNull(
      column.ints(`(
        select array_agg(i.seat order by i.seat) from order_items i
        where i.promoter_id = g.promoter_id and i.order_id = g.order_id and i.status = 'ACTIVE' and i.seat is not null)`),
    ),
  },
  (list) => `
  select ${list}
  from guests g
  join guest_lists l on l.promoter_id = g.promoter_id and l.id = g.guest_list_id
  join price_types t on t.promoter_id = l.promoter_id and t.id = l.price_type_id
  left join orders o on o.promoter_id = g.promoter_id and o.id = g.order_id
  where g.promoter_id = $1 and g.show_id = $2 and ($3::bigint is null or g.guest_list_id = $3)
    and g.status in ('APPROVED', 'ISSUED')
  order by g.name_key, g.id`,
);

/**
 * Reads the guests of one list, or of all lists of a show, by name. One statement, so that the door list shows a single
 * moment. The allocations of the lists limit the number of rows.
 */
export async function readDoorRows(
  ctx: Context,
  show: ShowRow,
  { guestListId, culture }: { guestListId: number | null; culture: string },
): Promise<DoorRow[]> {
  const rows = await ctx.readRows(DOOR, [show.promoterId, show.id, guestListId]);
  const hasSeats = rows.some(({ seats }) => seats !== null) && show.planVersionId !== null;
  const index = hasSeats ? seatIndexOf(await requireGeometry(ctx, show.planVersionId ?? 0)) : undefined;
  return rows.map(({ priceNames, seats, ...row }) => ({
    ...row,
    seatIds: index ? (seats ?? []).map(index.seatIdOf) : [],
    priceName: chooseText(priceNames, culture, show.defaultCulture),
  }));
}
