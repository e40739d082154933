import type { Context } from '../../context.ts';
import { requireGeometry } from '../../resources/seating-plans/read-geometry.ts';
import { seatIndexOf } from '../../resources/seats/require-plan.ts';
import type { ShowRow } from '../../resources/shows/require-show.ts';
import { chooseText } from '../../texts/choose-text.ts';

/** Somebody the door may let in. */
export interface DoorRow {
  listName: string;
  ownerName: string;
  name: string;
  /** They and the people they bring. */
  party: number;
  seatIds: string[];
  priceName: string;
  orderId: string;
  note: string;
  isIssued: boolean;
}

const SQL = `
  select l.name, l.owner_name, g.name, 1 + g.plus_ones, t.name, coalesce(o.order_id, ''), g.note, g.status = 'ISSUED', (
    select array_agg(i.seat order by i.seat) from order_items i
    where i.promoter_id = g.promoter_id and i.order_id = g.order_id and i.status = 'ACTIVE' and i.seat is not null
  )
  from guests g
  join guest_lists l on l.promoter_id = g.promoter_id and l.id = g.guest_list_id
  join price_types t on t.promoter_id = l.promoter_id and t.id = l.price_type_id
  left join orders o on o.promoter_id = g.promoter_id and o.id = g.order_id
  where g.promoter_id = $1 and g.show_id = $2 and ($3::bigint is null or g.guest_list_id = $3)
    and g.status in ('APPROVED', 'ISSUED')
  order by g.name_key, g.id`;

/**
 * The guests of a list, or of all lists of an event, by name: one statement, so that it is the list of one moment. At most
 * as many people as the allocations of the lists allow.
 */
export async function readDoorRows(
  ctx: Context,
  show: ShowRow,
  { guestListId, culture }: { guestListId: number | null; culture: string },
): Promise<DoorRow[]> {
  const rows = await ctx.query(SQL, [show.promoterId, show.id, guestListId]);
  const hasSeats = rows.some((row) => row[8] !== null) && show.planVersionId !== null;
  const index = hasSeats ? seatIndexOf(await requireGeometry(ctx, show.planVersionId ?? 0)) : undefined;
  return rows.map(([listName, ownerName, name, party, priceName, orderId, note, isIssued, seats]) => ({
    listName: String(listName),
    ownerName: String(ownerName),
    name: String(name),
    party: Number(party),
    seatIds: Array.isArray(seats) && index ? seats.map((seat) => index.seatIdOf(Number(seat))) : [],
    priceName: chooseText(priceName as Record<string, string>, culture, show.defaultCulture),
    orderId: String(orderId),
    note: String(note),
    isIssued: isIssued === true,
  }));
}
