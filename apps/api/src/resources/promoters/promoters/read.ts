import * as endpoints from '@parterre/contract/promoters';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { type Context, requirePromoterId } from '#context.ts';
import { postages, promoters, taxRates } from '#db/schema/promoters/promoters.ts';
import { notFound } from '#errors.ts';
import { toSearchKey } from '#lists/search-key.ts';
import {
  type PostageRow,
  presentPostage,
  presentPromoter,
  presentTaxRate,
  type TaxRateRow,
} from '#resources/ground/promoter-rows/present-promoter.ts';
import { chooseText } from '#texts/choose-text.ts';
import { verb } from '#verb.ts';

/** Lists the promoters of the request by name, so that nobody learns which others are on this server. */
export const listPromoters = verb(endpoints.listPromoters, async (ctx) => {
  const rows = await ctx.db
    .select()
    .from(promoters)
    .where(inArray(promoters.id, [...ctx.promoterIds]))
    .orderBy(asc(promoters.name), asc(promoters.id));
  return { items: rows.map(presentPromoter) };
});

export const getPromoter = verb(endpoints.getPromoter, async (ctx, { params }) => {
  const [promoter] = await ctx.db.select().from(promoters).where(eq(promoters.code, params.code));
  if (!promoter) throw notFound();
  return presentPromoter(promoter);
});

export const listTaxRates = verb(endpoints.listTaxRates, async (ctx) => ({
  items: (await readTaxRates(ctx, requirePromoterId(ctx))).map(presentTaxRate),
}));

/** Lists the ways to send orders, the default first, then by name in the promoter's default language. */
export const listPostages = verb(endpoints.listPostages, async (ctx) => {
  const promoterId = requirePromoterId(ctx);
  const [promoter] = await ctx.db.select().from(promoters).where(eq(promoters.id, promoterId));
  const keyOf = (row: PostageRow) =>
    `${row.isDefault ? 0 : 1} ${toSearchKey(chooseText(row.name, promoter?.defaultCulture ?? ''))}`;
  const rows = await readPostages(ctx, promoterId);
  return { items: rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)).map(presentPostage) };
});

export function readTaxRates(ctx: Context, promoterId: number): Promise<TaxRateRow[]> {
  return ctx.db
    .select()
    .from(taxRates)
    .where(eq(taxRates.promoterId, promoterId))
    .orderBy(desc(taxRates.isDefault), asc(taxRates.name));
}

export function readPostages(ctx: Context, promoterId: number): Promise<PostageRow[]> {
  return ctx.db.select().from(postages).where(eq(postages.promoterId, promoterId)).orderBy(asc(postages.id));
}
