import type { Reader } from '../context.ts';
import type { OfferCodeRow } from '../resources/offer-codes/offer-code-row.ts';
import type { ShowRow } from '../resources/shows/require-show.ts';
import { readRawInstantOrNone, readRawWallTimeOrNone } from '../time/read-raw-time.ts';

/** A code with what orders made of it. */
export interface CodeLine
  extends Pick<
    OfferCodeRow,
    | 'code'
    | 'tag'
    | 'priceGroupId'
    | 'priceTypeIds'
    | 'effect'
    | 'value'
    | 'validFromLocal'
    | 'validUntilLocal'
    | 'validFrom'
    | 'validUntil'
    | 'mostUses'
    | 'isDisabled'
  > {
  orders: number;
  tickets: number;
  discountMinor: number;
  /** What the tickets sold with the code brought in, discount taken off, without fees. */
  grossMinor: number;
}

const SQL = `
  select c.code, c.tag, c.price_group_id, c.price_type_ids, c.effect, c.value, c.valid_from_local, c.valid_until_local,
    c.valid_from, c.valid_until, c.most_uses, c.is_disabled, u.orders, u.tickets, u.discount, s.gross
  from offer_codes c
  left join lateral (
    select count(*)::int as orders, coalesce(sum(tickets), 0)::int as tickets,
      coalesce(sum(discount_minor), 0)::bigint as discount
    from offer_code_uses where promoter_id = $1 and offer_code_id = c.id and order_id is not null
  ) u on true
  left join lateral (
    select coalesce(sum(i.face_value_minor - i.discount_minor), 0)::bigint as gross
    from offer_code_uses o join order_items i on i.promoter_id = o.promoter_id and i.order_id = o.order_id
    where u.orders > 0 and o.promoter_id = $1 and o.offer_code_id = c.id and i.offer_code_id = c.id
      and i.status = 'ACTIVE'
  ) s on true
  where c.promoter_id = $1 and c.show_id = $2 and c.code > $3
  order by c.code limit $4`;

/** The columns of the statement; dates as text, bigints as the driver has them. */
type Columns = [
  code: string,
  tag: string,
  priceGroupId: number | string,
  priceTypeIds: number[],
  effect: OfferCodeRow['effect'],
  value: number | string,
  validFromLocal: string | null,
  validUntilLocal: string | null,
  validFrom: string | null,
  validUntil: string | null,
  mostUses: number | null,
  isDisabled: boolean,
  orders: number,
  tickets: number,
  discountMinor: number | string,
  grossMinor: number | string,
];

/** The codes of an event behind one of them, in their order. */
export async function readCodeLines(
  reader: Pick<Reader, 'query'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  after: string,
  count: number,
): Promise<CodeLine[]> {
  const rows = await reader.query(SQL, [show.promoterId, show.id, after, count]);
  return rows.map((row) => toLine(row as Columns));
}

function toLine([code, tag, priceGroupId, priceTypeIds, effect, value, ...rest]: Columns): CodeLine {
  const [validFromLocal, validUntilLocal, validFrom, validUntil, mostUses, isDisabled, ...usage] = rest;
  const [orders, tickets, discountMinor, grossMinor] = usage;
  return {
    code,
    tag,
    priceGroupId: Number(priceGroupId),
    priceTypeIds,
    effect,
    value: Number(value),
    validFromLocal: readRawWallTimeOrNone(validFromLocal),
    validUntilLocal: readRawWallTimeOrNone(validUntilLocal),
    validFrom: readRawInstantOrNone(validFrom),
    validUntil: readRawInstantOrNone(validUntil),
    mostUses,
    isDisabled,
    orders,
    tickets,
    discountMinor: Number(discountMinor),
    grossMinor: Number(grossMinor),
  };
}
