import type { Reader } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { rowsOf } from '#db/rows-of.ts';
import type { OfferCodeRow } from '#resources/events/offer-codes/offer-code-row.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';

const LINES = rowsOf(
  {
    code: column.text('c.code'),
    tag: column.text('c.tag'),
    priceGroupId: column.int('c.price_group_id'),
    priceTypeIds: column.json<number[]>('c.price_type_ids'),
    effect: column.text<OfferCodeRow['effect']>('c.effect'),
    value: column.int('c.value'),
    validFromLocal: orNull(column.wallTime('c.valid_from_local')),
    validUntilLocal: orNull(column.wallTime('c.valid_until_local')),
    validFrom: orNull(column.instant('c.valid_from')),
    validUntil: orNull(column.instant('c.valid_until')),
    mostUses: orNull(column.int('c.most_uses')),
    mostPerOrder: orNull(column.int('c.most_per_order')),
    mostPerCustomer: orNull(column.int('c.most_per_customer')),
    reservedPlaces: column.int('c.reserved_places'),
    holdLabel: orNull(column.text('h.label')),
    comment: column.text('c.comment'),
    createdBy: column.text('c.created_by'),
    createdOn: column.day('(c.created_at at time zone $6)::date'),
    isDisabled: column.flag('c.is_disabled'),
    orders: column.int('u.orders'),
    tickets: column.int('u.tickets'),
    discountMinor: column.int('u.discount'),
    customers: column.int('u.customers'),
    firstOn: orNull(column.day('(u.first_at at time zone $6)::date')),
    lastOn: orNull(column.day('(u.last_at at time zone $6)::date')),
    inBaskets: column.int('b.baskets'),
    /** The revenue of the tickets that were sold with the code: discount taken off, without fees. */
    grossMinor: column.int('s.gross'),
  },
  (list) => `
  select ${list}
  from offer_codes c
  left join lateral (
    select count(*)::int as orders, coalesce(sum(tickets), 0)::int as tickets,
      coalesce(sum(discount_minor), 0)::bigint as discount, count(distinct customer_key)::int as customers,
      min(at) as first_at, max(at) as last_at
    from offer_code_uses where promoter_id = $1 and offer_code_id = c.id and order_id is not null
  ) u on true
  left join lateral (
    select coalesce(sum(i.face_value_minor - i.discount_minor), 0)::bigint as gross
    from offer_code_uses o join order_items i on i.promoter_id = o.promoter_id and i.order_id = o.order_id
    where u.orders > 0 and o.promoter_id = $1 and o.offer_code_id = c.id and i.offer_code_id = c.id
      and i.status = 'ACTIVE'
  ) s on true
  left join lateral (
    select count(*)::int as baskets from offer_code_uses
    where promoter_id = $1 and offer_code_id = c.id and order_id is null and expires_at > $7::timestamptz
  ) b on true
  left join holds h on h.promoter_id = $1 and h.id = c.hold_id
  where c.promoter_id = $1 and c.show_id = $2 and c.code > $3
  order by c.code offset $5 limit $4`,
);

export type CodeLine = ReturnType<typeof LINES.toRow>;

/** Reads at most `limit` codes after the code `after`. Files continue from the last one, pages skip `offset`. */
export const readCodeLines = (
  reader: Pick<Reader, 'readRows' | 'now'>,
  show: Pick<ShowRow, 'promoterId' | 'id' | 'timeZone'>,
  { after = '', offset = 0, limit }: { after?: string; offset?: number; limit: number },
): Promise<CodeLine[]> =>
  reader.readRows(LINES, [show.promoterId, show.id, after, limit, offset, show.timeZone, reader.now.toISOString()]);

const SUMS = rowsOf(
  {
    codes: column.int('count(*)::int'),
    reservedPlaces: column.int('coalesce(sum(c.reserved_places), 0)::int'),
    orders: column.int('coalesce(sum(u.orders), 0)::int'),
    tickets: column.int('coalesce(sum(u.tickets), 0)::int'),
    inBaskets: column.int('coalesce(sum(u.baskets), 0)::int'),
    discountMinor: column.int('coalesce(sum(u.discount), 0)::bigint'),
    grossMinor: column.int(`(
      select coalesce(sum(i.face_value_minor - i.discount_minor), 0)::bigint from order_items i
      where i.promoter_id = $1 and i.show_id = $2 and i.offer_code_id is not null and i.status = 'ACTIVE')`),
  },
  (list) => `
  select ${list}
  from offer_codes c
  left join (
    select offer_code_id, count(order_id) as orders, coalesce(sum(tickets) filter (where order_id is not null), 0) as tickets,
      coalesce(sum(discount_minor) filter (where order_id is not null), 0) as discount,
      count(*) filter (where order_id is null and expires_at > $3::timestamptz) as baskets
    from offer_code_uses where promoter_id = $1 and show_id = $2 group by offer_code_id
  ) u on u.offer_code_id = c.id
  where c.promoter_id = $1 and c.show_id = $2`,
);

export type CodeSums = ReturnType<typeof SUMS.toRow>;

/** Sums all codes of the show in one row, so that the sums of a page do not depend on the page. */
export async function sumCodes(
  reader: Pick<Reader, 'readRows' | 'now'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
): Promise<CodeSums | undefined> {
  return (await reader.readRows(SUMS, [show.promoterId, show.id, reader.now.toISOString()]))[0];
}
