import * as endpoints from '@parterre/contract/promoters';
import { and, count, countDistinct, eq } from 'drizzle-orm';
import type { Change } from '../../../context.ts';
import { priceTypes } from '../../../db/schema/prices.ts';
import { taxRates } from '../../../db/schema/promoters.ts';
import { AppError, notFound } from '../../../errors.ts';
import { requireRevision } from '../../../require-revision.ts';
import { verb } from '../../../verb.ts';
import { lockPromoter } from '../../promoter-rows/lock-promoter.ts';
import { presentTaxRate, type TaxRateRow } from '../../promoter-rows/present-promoter.ts';

/**
 * Deletes a tax rate. Throws IN_USE with the tickets that name it and the shows they are of. Needs `promoter:write`.
 */
export const removeTaxRate = verb(endpoints.removeTaxRate, (ctx, { params }) =>
  ctx.change('tax-rate.remove', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    const rate = await lockRate(change, promoterId, params.taxRateId);
    requireRevision(change, rate);
    await requireUnused(change, rate);
    await change.db.delete(taxRates).where(and(eq(taxRates.promoterId, promoterId), eq(taxRates.id, rate.id)));
    return {
      answer: undefined,
      promoterId,
      objectId: rate.id,
      before: presentTaxRate(rate),
    };
  }),
);

/** Locked against tickets that are being given this rate at the same moment. */
async function lockRate(change: Change, promoterId: number, taxRateId: number): Promise<TaxRateRow> {
  const [rate] = await change.db
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.promoterId, promoterId), eq(taxRates.id, taxRateId)))
    .for('update');
  if (!rate) throw notFound();
  return rate;
}

async function requireUnused(change: Change, rate: TaxRateRow): Promise<void> {
  const [used] = await change.db
    .select({ prices: count(), shows: countDistinct(priceTypes.showId) })
    .from(priceTypes)
    .where(and(eq(priceTypes.promoterId, rate.promoterId), eq(priceTypes.taxRateId, rate.id)));
  if (used && used.prices > 0)
    throw new AppError('IN_USE', {
      details: used,
      detail: `${used.prices} tickets of ${used.shows} events use this rate. Give them another one first.`,
    });
}
