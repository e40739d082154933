import type {
  listOfferCodes as listEndpoint,
  listShowOfferCodes as listShowEndpoint,
  OfferCode,
} from '@parterre/contract/offer-codes';
import { and, asc, count, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { offerCodes } from '../../db/schema/offer-codes.ts';
import { invalidField } from '../../errors.ts';
import { COUNTED_ROWS, type PageAnswer, toOffset, toPage } from '../page-answer.ts';
import { decodeCursor, encodeCursor } from '../page-cursor.ts';
import { requirePriceGroup } from '../price-groups/read.ts';
import { requireShow, type ShowRow } from '../shows/require-show.ts';
import { buildListConditions, type ListWish } from './build-list-conditions.ts';
import { type OfferCodeRow, UNUSED } from './offer-code-row.ts';
import { presentOfferCode } from './present-offer-code.ts';
import { readUsage } from './read-usage.ts';

/** Codes of one ticket group with their usage. */
export async function listOfferCodes(
  ctx: Context,
  { params, query }: VerbInput<typeof listEndpoint>,
): Promise<PageAnswer<OfferCode>> {
  const show = await requireShow(ctx, params.showCode);
  const { id } = await requirePriceGroup(ctx, show, params.priceGroupId);
  return readPage(ctx, show, { ...query, priceGroupId: id });
}

/** Codes of all ticket groups of an event. */
export async function listShowOfferCodes(
  ctx: Context,
  { params, query }: VerbInput<typeof listShowEndpoint>,
): Promise<PageAnswer<OfferCode>> {
  return readPage(ctx, await requireShow(ctx, params.showCode), query);
}

type PageWish = ListWish & VerbInput<typeof listEndpoint>['query'];

async function readPage(ctx: Context, show: ShowRow, query: PageWish): Promise<PageAnswer<OfferCode>> {
  const offset = toOffset(query);
  const sort = `${query.sortOrder}${query.sortOrderDescending ? '-' : '+'}`;
  const conditions = buildListConditions(show, query, ctx.now);
  const matching = ctx.db
    .select({ one: sql`1` })
    .from(offerCodes)
    .where(and(...conditions))
    // Without an order the planner reads the whole table until it has seen enough; a batch lies together by its tag.
    .orderBy(asc(offerCodes.tagKey))
    .limit(COUNTED_ROWS)
    .as('matching');
  const [counted] = await ctx.db.select({ rows: count() }).from(matching);
  const turn = query.sortOrderDescending ? desc : asc;
  const found = await ctx.db
    .select()
    .from(offerCodes)
    .where(and(...conditions, query.next === undefined ? undefined : isBehind(query, sort, query.next)))
    .orderBy(
      ...(query.sortOrder === 'Code' ? [turn(offerCodes.code)] : [turn(offerCodes.createdAt), turn(offerCodes.id)]),
    )
    .limit(query.pageSize + 1)
    .offset(offset);
  const rows = found.slice(0, query.pageSize);
  const usage = await readUsage(
    ctx,
    show.promoterId,
    rows.map(({ id }) => id),
  );
  const last = found.length > query.pageSize ? rows.at(-1) : undefined;
  return toPage(
    rows.map((row) => presentOfferCode(row, usage.get(row.id) ?? UNUSED, ctx.now)),
    counted?.rows ?? 0,
    query.pageSize,
    last && encodeCursor({ sort, value: sortValueOf(query, last), id: last.id }),
  );
}

const sortValueOf = ({ sortOrder }: PageWish, row: OfferCodeRow): string =>
  sortOrder === 'Code' ? row.code : row.createdAt.toISOString();

function isBehind({ sortOrder, sortOrderDescending }: PageWish, sort: string, next: string): SQL | undefined {
  const { value, id } = decodeCursor(next, sort);
  const follows = sortOrderDescending ? lt : gt;
  if (sortOrder === 'Code') return follows(offerCodes.code, value);
  const at = new Date(value);
  if (value.length !== ISO_LENGTH || Number.isNaN(at.getTime()))
    throw invalidField('next', 'Send the next of the page before as it was');
  return or(follows(offerCodes.createdAt, at), and(eq(offerCodes.createdAt, at), follows(offerCodes.id, id)));
}

const ISO_LENGTH = '2026-01-01T00:00:00.000Z'.length;
