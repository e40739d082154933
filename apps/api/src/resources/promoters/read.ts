import type {
  getPromoter as getEndpoint,
  Promoter,
  TaxRateList,
  listTaxRates as taxRatesEndpoint,
} from '@parterre/contract/promoters';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { VerbInput } from '../../bind.ts';
import { type Context, requirePromoterId } from '../../context.ts';
import { promoters, taxRates } from '../../db/schema/promoters.ts';
import { notFound } from '../../errors.ts';

/** The promoters the caller works for, by name. */
export async function listPromoters(ctx: Context): Promise<{ items: Promoter[] }> {
  const items = await ctx.db
    .select()
    .from(promoters)
    .where(inArray(promoters.id, [...ctx.promoterIds]))
    .orderBy(asc(promoters.name), asc(promoters.id));
  return { items };
}

export async function getPromoter(ctx: Context, { params }: VerbInput<typeof getEndpoint>): Promise<Promoter> {
  const [promoter] = await ctx.db.select().from(promoters).where(eq(promoters.code, params.code));
  if (!promoter) throw notFound();
  return promoter;
}

/** Tax rates of a promoter, the default first. */
export async function listTaxRates(
  ctx: Context,
  _input: VerbInput<typeof taxRatesEndpoint>,
): Promise<z.output<typeof TaxRateList>> {
  const rows = await ctx.db
    .select({
      taxRateId: taxRates.id,
      name: taxRates.name,
      rateBasisPoints: taxRates.rateBasisPoints,
      isDefault: taxRates.isDefault,
      revision: taxRates.revision,
    })
    .from(taxRates)
    .where(eq(taxRates.promoterId, requirePromoterId(ctx)))
    .orderBy(desc(taxRates.isDefault), asc(taxRates.name));
  return { items: rows };
}
