import type { Reader } from '#context.ts';
import { column } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

/**
 * Reads the places that can be sold only with a code, by price type: those that every live code reserves, less the
 * tickets that orders and live baskets used it for. Disabled, expired and used-up codes reserve nothing (spec §3).
 */
export async function readReservedPlaces(
  ctx: Reader,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<Map<number, number>> {
  const places = new Map<number, number>();
  for (const { priceTypeId, left } of await readReservations(ctx, show))
    places.set(priceTypeId, (places.get(priceTypeId) ?? 0) + left);
  return places;
}

export interface Reservation {
  offerCodeId: number;
  priceTypeId: number;
  left: number;
}

/** A code with reserved places names exactly one price type, so that its uses count tickets of that one. */
const RESERVED = rowsOf(
  {
    offerCodeId: column.int('c.id'),
    priceTypeId: column.int('coalesce((c.price_type_ids ->> 0)::bigint, 0)'),
    left: column.int('c.reserved_places - coalesce(u.tickets, 0)'),
  },
  (list) => `
  select ${list}
  from offer_codes c
  left join lateral (
    select sum(tickets)::int as tickets, count(order_id)::int as orders from offer_code_uses
    where promoter_id = $1 and offer_code_id = c.id and (order_id is not null or expires_at > $3)
  ) u on true
  where c.promoter_id = $1 and c.show_id = $2 and c.reserved_places > 0 and not c.is_disabled
    and (c.valid_until is null or c.valid_until > $3) and (c.most_uses is null or u.orders < c.most_uses)
    and c.reserved_places > coalesce(u.tickets, 0)`,
);

export const readReservations = (ctx: Reader, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<Reservation[]> =>
  ctx.readRows(RESERVED, [show.promoterId, show.id, ctx.now.toISOString()]);
