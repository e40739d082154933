import type { listOfferCodes, OFFER_STATUSES } from '@parterre/contract/offer-codes';
import type { z } from 'zod';
import { COUNTED_ROWS } from '../../../lists/page-answer.ts';
import type { PageCursor } from '../../../lists/page-cursor.ts';
import { toPrefixRange, toSearchKey } from '../../../lists/search-key.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';
import { toCode } from '../to-code.ts';

export interface OfferCodeListRequest {
  query: z.output<typeof listOfferCodes.query>;
  priceGroupId: number | undefined;
  now: Date;
  offset: number;
  /** The row the page before ended with. */
  after: PageCursor | undefined;
}

/** A page of at most pageSize + 1 codes with their usage, and on every row the count; one row when nothing matches. */
export function buildOfferCodeListStatement(
  show: ShowRow,
  request: OfferCodeListRequest,
): { text: string; values: unknown[] } {
  const { query, offset, after } = request;
  const values: unknown[] = [show.promoterId, show.id, request.now.toISOString()];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const matches = conditionsOf(request, bind).join(' and ');
  const direction = query.sortOrderDescending ? 'desc' : 'asc';
  const order = query.sortOrder === 'Code' ? `c.code ${direction}` : `c.created_at ${direction}, c.id ${direction}`;
  const behind = after ? ` and ${isBehind(query, after, bind)}` : '';
  // The count is ordered so that it reads an index: a batch lies together by its tag.
  const text = `
    select counted.rows, c.id, c.price_group_id, c.code, c.tag, c.effect, c.value, c.price_type_ids, c.valid_from_local,
      c.valid_until_local, c.valid_from, c.valid_until, c.most_uses, c.most_per_order, c.most_per_customer, c.hold_id,
      c.reserved_places, c.is_disabled, c.comment, c.revision, c.created_at, c.created_by,
      u.orders, u.tickets, u.in_baskets, u.discount
    from (
      select count(*)::int as rows
      from (select 1 from offer_codes c where ${matches} order by c.tag_key limit ${COUNTED_ROWS}) one
    ) counted
    left join (
      select c.* from offer_codes c where ${matches}${behind}
      order by ${order} limit ${bind(query.pageSize + 1)} offset ${bind(offset)}
    ) c on true
    left join lateral (
      select count(order_id)::int as orders,
        coalesce(sum(tickets) filter (where order_id is not null), 0)::int as tickets,
        count(*) filter (where order_id is null and expires_at > $3)::int as in_baskets,
        coalesce(sum(discount_minor) filter (where order_id is not null), 0)::bigint as discount
      from offer_code_uses where promoter_id = $1 and offer_code_id = c.id
    ) u on true
    order by ${order}`;
  return { text, values };
}

type Bind = (value: unknown) => string;

function conditionsOf({ query, priceGroupId }: OfferCodeListRequest, bind: Bind): string[] {
  const conditions = ['c.promoter_id = $1', 'c.show_id = $2'];
  if (priceGroupId !== undefined) conditions.push(`c.price_group_id = ${bind(priceGroupId)}`);
  if (query.searchTerm) conditions.push(startsWith(query.searchTerm, bind));
  if (query.status !== undefined) conditions.push(STATUS_CONDITIONS[query.status]);
  return conditions;
}

function startsWith(searchTerm: string, bind: Bind): string {
  const within = (column: string, { from, to }: { from: string; to: string }) =>
    `${column} >= ${bind(from)} and ${column} < ${bind(to)}`;
  const key = toSearchKey(searchTerm);
  const byTag = key ? ` or (${within('c.tag_key', toPrefixRange(key))})` : '';
  return `((${within('c.code', toPrefixRange(toCode(searchTerm)))})${byTag})`;
}

const ORDERS = `(select count(*) from offer_code_uses u where u.promoter_id = $1 and u.offer_code_id = c.id
  and u.order_id is not null)`;
const IS_NOT_OVER = 'not c.is_disabled and (c.valid_until is null or c.valid_until > $3)';
const HAS_USES = `(c.most_uses is null or ${ORDERS} < c.most_uses)`;

/** What `toStatus` says, as conditions. */
const STATUS_CONDITIONS: Record<(typeof OFFER_STATUSES)[number], string> = {
  disabled: 'c.is_disabled',
  expired: 'not c.is_disabled and c.valid_until <= $3',
  'used-up': `${IS_NOT_OVER} and ${ORDERS} >= c.most_uses`,
  scheduled: `${IS_NOT_OVER} and c.valid_from > $3 and ${HAS_USES}`,
  active: `${IS_NOT_OVER} and (c.valid_from is null or c.valid_from <= $3) and ${HAS_USES}`,
};

function isBehind(
  { sortOrder, sortOrderDescending }: OfferCodeListRequest['query'],
  after: PageCursor,
  bind: Bind,
): string {
  const follows = sortOrderDescending ? '<' : '>';
  if (sortOrder === 'Code') return `c.code ${follows} ${bind(after.value)}`;
  return `(c.created_at, c.id) ${follows} (${bind(after.value)}::timestamptz, ${bind(after.id)}::bigint)`;
}
