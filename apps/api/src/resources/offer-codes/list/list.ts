import type { OfferCode } from '@parterre/contract/offer-codes';
import * as endpoints from '@parterre/contract/offer-codes';
import type { Context } from '../../../context.ts';
import { invalidField } from '../../../errors.ts';
import { type PageAnswer, toOffset, toPage } from '../../../lists/page-answer.ts';
import { decodeCursor, encodeCursor, type PageCursor } from '../../../lists/page-cursor.ts';
import { verb } from '../../../verb.ts';
import { requirePriceGroup } from '../../price-groups/read.ts';
import { requireShow, type ShowRow } from '../../show-rows/require-show.ts';
import { presentOfferCode } from '../present-offer-code.ts';
import { buildOfferCodeListStatement, type OfferCodeListRequest } from './build-list-statement.ts';
import { type ListedCode, readListedCode } from './read-list-row.ts';

type ListQuery = OfferCodeListRequest['query'];

/** Codes of one ticket group with their usage. */
export const listOfferCodes = verb(endpoints.listOfferCodes, async (ctx, { params, query }) => {
  const show = await requireShow(ctx, params.showCode);
  const { id } = await requirePriceGroup(ctx, show, params.priceGroupId);
  return readPage(ctx, show, query, id);
});

/** Codes of all ticket groups of an event. */
export const listShowOfferCodes = verb(endpoints.listShowOfferCodes, async (ctx, { params, query }) => {
  const { priceGroupId, ...rest } = query;
  return readPage(ctx, await requireShow(ctx, params.showCode), rest, priceGroupId);
});

/** One statement for the page, the count and the usage of exactly its rows. */
async function readPage(
  ctx: Context,
  show: ShowRow,
  query: ListQuery,
  priceGroupId: number | undefined,
): Promise<PageAnswer<OfferCode>> {
  const offset = toOffset(query);
  const after = query.next === undefined ? undefined : readCursor(query, query.next);
  const { text, values } = buildOfferCodeListStatement(show, { query, priceGroupId, now: ctx.now, offset, after });
  const rows = (await ctx.query(text, values)).map(readListedCode);
  const found = rows.flatMap(({ listed }) => listed ?? []);
  const items = found.slice(0, query.pageSize);
  const last = found.length > query.pageSize ? items.at(-1) : undefined;
  return toPage(
    items.map(({ row, usage }) => presentOfferCode(row, usage, ctx.now)),
    rows[0]?.counted ?? 0,
    query.pageSize,
    last && encodeCursor({ sort: nameSort(query), value: sortValueOf(query, last), id: last.row.id }),
  );
}

const nameSort = ({ sortOrder, sortOrderDescending }: ListQuery): string =>
  `${sortOrder}${sortOrderDescending ? '-' : '+'}`;

const sortValueOf = ({ sortOrder }: ListQuery, { row }: ListedCode): string =>
  sortOrder === 'Code' ? row.code : row.createdAt.toISOString();

const ISO_LENGTH = '2026-01-01T00:00:00.000Z'.length;

function readCursor(query: ListQuery, next: string): PageCursor {
  const cursor = decodeCursor(next, nameSort(query));
  const { value } = cursor;
  const isMoment = value.length === ISO_LENGTH && !Number.isNaN(new Date(value).getTime());
  if (query.sortOrder === 'CreatedAt' && !isMoment)
    throw invalidField('next', 'Send the next of the page before as it was');
  return cursor;
}
