import type { OFFER_STATUSES } from '@parterre/contract/choices/offer-code-choices';
import type { OfferCode } from '@parterre/contract/offer-codes';
import * as endpoints from '@parterre/contract/offer-codes';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { column, orNull } from '#db/column.ts';
import { openPage } from '#lists/open-page.ts';
import { byInstant, byText, orderOf, type Sort } from '#lists/order.ts';
import type { PageAnswer } from '#lists/page-answer.ts';
import { listColumns, pageTables, readPage } from '#lists/read-page.ts';
import { toPrefixRange, toSearchKey } from '#lists/search-key.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { type VerbInput, verb } from '#verb.ts';
import { requirePriceGroup } from '../price-groups/read.ts';
import { type OfferCodeRow, toCode } from './offer-code-row.ts';
import { presentOfferCode } from './present-offer-code.ts';

type Query = VerbInput<typeof endpoints.listOfferCodes>['query'];

/** Lists the codes of a price group with their usage. Throws NOT_FOUND, INVALID. */
export const listOfferCodes = verb(endpoints.listOfferCodes, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const { id } = await requirePriceGroup(ctx, show, params.priceGroupId);
  return listCodes(ctx, show, query, id);
});

/** Lists the codes of all price groups of a show, or of one of them. Throws NOT_FOUND, INVALID. */
export const listShowOfferCodes = verb(endpoints.listShowOfferCodes, async (ctx, { params, query }) => {
  const { priceGroupId, ...rest } = query;
  return listCodes(ctx, await requireShow(ctx, params.showCode), rest, priceGroupId);
});

async function listCodes(
  ctx: Context,
  show: ShowRow,
  query: Query,
  priceGroupId: number | undefined,
): Promise<PageAnswer<OfferCode>> {
  const page = openPage(query, orderOf(query, SORTS, sql`c.id`));
  const tables = pageTables(page, {
    select: sql`c.*`,
    from: sql`offer_codes c`,
    matches: conditionsOf(ctx, show, query, priceGroupId),
    // The count is by tag, so that it reads an index that keeps a batch together.
    countedBy: sql`c.tag_key`,
  });
  return readPage(ctx, page, { columns: COLUMNS, tables, joins: joinUsage(ctx, show) }, (rows) =>
    rows.map(({ code, usage }) => presentOfferCode(code, usage, ctx.now)),
  );
}

const SORTS: Record<Query['sortOrder'], Sort> = {
  Code: { ...byText(sql`c.code`), isUnique: true },
  CreatedAt: byInstant(sql`c.created_at`),
};

const COLUMNS = listColumns({
  code: {
    id: column.int('page.id'),
    priceGroupId: column.int('page.price_group_id'),
    code: column.text('page.code'),
    tag: column.text('page.tag'),
    effect: column.text<OfferCodeRow['effect']>('page.effect'),
    value: column.int('page.value'),
    priceTypeIds: column.json<number[]>('page.price_type_ids'),
    validFromLocal: orNull(column.wallTime('page.valid_from_local')),
    validUntilLocal: orNull(column.wallTime('page.valid_until_local')),
    validFrom: orNull(column.instant('page.valid_from')),
    validUntil: orNull(column.instant('page.valid_until')),
    mostUses: orNull(column.int('page.most_uses')),
    mostPerOrder: orNull(column.int('page.most_per_order')),
    mostPerCustomer: orNull(column.int('page.most_per_customer')),
    holdId: orNull(column.int('page.hold_id')),
    reservedPlaces: column.int('page.reserved_places'),
    isDisabled: column.flag('page.is_disabled'),
    comment: column.text('page.comment'),
    revision: column.int('page.revision'),
    createdAt: column.instant('page.created_at'),
    createdBy: column.text('page.created_by'),
  },
  usage: {
    orders: column.int('u.orders'),
    tickets: column.int('u.tickets'),
    inBaskets: column.int('u.in_baskets'),
    discountMinor: column.int('u.discount'),
  },
});

const joinUsage = ({ now }: Context, show: ShowRow): SQL => sql`
  left join lateral (
    select count(order_id)::int as orders,
      coalesce(sum(tickets) filter (where order_id is not null), 0)::int as tickets,
      count(*) filter (where order_id is null and expires_at > ${now.toISOString()})::int as in_baskets,
      coalesce(sum(discount_minor) filter (where order_id is not null), 0)::bigint as discount
    from offer_code_uses where promoter_id = ${show.promoterId} and offer_code_id = page.id
  ) u on true`;

function conditionsOf(ctx: Context, show: ShowRow, query: Query, priceGroupId: number | undefined): SQL[] {
  const conditions: (SQL | undefined)[] = [
    sql`c.promoter_id = ${show.promoterId}`,
    sql`c.show_id = ${show.id}`,
    priceGroupId === undefined ? undefined : sql`c.price_group_id = ${priceGroupId}`,
    query.searchTerm ? startsWith(query.searchTerm) : undefined,
    query.status && statusConditions(ctx, show)[query.status],
  ];
  return conditions.filter((condition) => condition !== undefined);
}

function startsWith(searchTerm: string): SQL {
  const within = (of: SQL, { from, to }: { from: string; to: string }) => sql`(${of} >= ${from} and ${of} < ${to})`;
  const key = toSearchKey(searchTerm);
  const byCode = within(sql`c.code`, toPrefixRange(toCode(searchTerm)));
  return key ? sql`(${byCode} or ${within(sql`c.tag_key`, toPrefixRange(key))})` : byCode;
}

/** These conditions must agree with `toStatus`, which computes the same statuses for a row. */
function statusConditions(ctx: Context, show: ShowRow): Record<(typeof OFFER_STATUSES)[number], SQL> {
  const now = ctx.now.toISOString();
  const orders = sql`(select count(*) from offer_code_uses u
    where u.promoter_id = ${show.promoterId} and u.offer_code_id = c.id and u.order_id is not null)`;
  const isNotOver = sql`not c.is_disabled and (c.valid_until is null or c.valid_until > ${now})`;
  const hasUses = sql`(c.most_uses is null or ${orders} < c.most_uses)`;
  return {
    disabled: sql`c.is_disabled`,
    expired: sql`not c.is_disabled and c.valid_until <= ${now}`,
    'used-up': sql`${isNotOver} and ${orders} >= c.most_uses`,
    scheduled: sql`${isNotOver} and c.valid_from > ${now} and ${hasUses}`,
    active: sql`${isNotOver} and (c.valid_from is null or c.valid_from <= ${now}) and ${hasUses}`,
  };
}
