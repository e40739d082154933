import type {
  getPriceGroup as getEndpoint,
  listPriceGroups as listEndpoint,
  PriceGroup,
} from '@parterre/contract/price-groups';
import { and, asc, count, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Change, Context } from '../../context.ts';
import { priceGroups, priceTypes } from '../../db/schema/prices.ts';
import { notFound } from '../../errors.ts';
import { requireShow, type ShowRow } from '../shows/require-show.ts';

export type PriceGroupRow = typeof priceGroups.$inferSelect;

export async function listPriceGroups(
  ctx: Context,
  { params }: VerbInput<typeof listEndpoint>,
): Promise<{ items: PriceGroup[] }> {
  const show = await requireShow(ctx, params.showCode);
  const [rows, counts] = await Promise.all([readGroups(ctx, show), countPrices(ctx, show)]);
  return { items: rows.map((row) => presentPriceGroup(row, counts.get(row.id) ?? 0)) };
}

export async function getPriceGroup(ctx: Context, { params }: VerbInput<typeof getEndpoint>): Promise<PriceGroup> {
  const show = await requireShow(ctx, params.showCode);
  const row = await requirePriceGroup(ctx, show, params.priceGroupId);
  const counts = await countPrices(ctx, show);
  return presentPriceGroup(row, counts.get(row.id) ?? 0);
}

/** A group of this show; NOT_FOUND for one of another show. */
export async function requirePriceGroup(
  ctx: Pick<Change, 'db'> | Context,
  show: ShowRow,
  priceGroupId: number,
): Promise<PriceGroupRow> {
  const [row] = await ctx.db
    .select()
    .from(priceGroups)
    .where(
      and(
        eq(priceGroups.promoterId, show.promoterId),
        eq(priceGroups.id, priceGroupId),
        eq(priceGroups.showId, show.id),
      ),
    );
  if (!row) throw notFound();
  return row;
}

/** Groups of a show by display order. */
export function readGroups(ctx: Pick<Change, 'db'> | Context, show: ShowRow): Promise<PriceGroupRow[]> {
  return ctx.db
    .select()
    .from(priceGroups)
    .where(and(eq(priceGroups.promoterId, show.promoterId), eq(priceGroups.showId, show.id)))
    .orderBy(asc(priceGroups.displayOrder));
}

export async function countPrices(ctx: Pick<Change, 'db'> | Context, show: ShowRow): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ priceGroupId: priceTypes.priceGroupId, prices: count() })
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, show.promoterId), eq(priceTypes.showId, show.id)))
    .groupBy(priceTypes.priceGroupId);
  return new Map(rows.map((row) => [row.priceGroupId, row.prices]));
}

export function presentPriceGroup(row: PriceGroupRow, priceCount: number): PriceGroup {
  return {
    priceGroupId: row.id,
    name: row.name,
    outdatedTexts: row.outdatedTexts,
    displayOrder: row.displayOrder,
    priceCount,
    offerCodeCount: 0,
    revision: row.revision,
  };
}
