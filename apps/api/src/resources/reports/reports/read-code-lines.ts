import type { Reader } from '../../../context.ts';
import { column, orNull } from '../../../db/column.ts';
import { rowsOf } from '../../../db/rows-of.ts';
import type { OfferCodeRow } from '../../events/offer-codes/offer-code-row.ts';
import type { ShowRow } from '../../events/show-rows/require-show.ts';

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
    isDisabled: column.flag('c.is_disabled'),
    orders: column.int('u.orders'),
    tickets: column.int('u.tickets'),
    discountMinor: column.int('u.discount'),
    /** What the tickets sold with the code brought in, discount taken off, without fees. */
    grossMinor: column.int('s.gross'),
  },
  (list) => `
  select ${list}
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
  order by c.code limit $4`,
);

export type CodeLine = ReturnType<typeof LINES.toRow>;

/** The codes of a show behind one of them, in their order. */
export const readCodeLines = (
  reader: Pick<Reader, 'readRows'>,
  show: Pick<ShowRow, 'promoterId' | 'id'>,
  after: string,
  count: number,
): Promise<CodeLine[]> => reader.readRows(LINES, [show.promoterId, show.id, after, count]);
