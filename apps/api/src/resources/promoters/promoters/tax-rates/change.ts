import * as endpoints from '@parterre/contract/promoters';
import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { priceTypes } from '#db/schema/events/prices.ts';
import { taxRates } from '#db/schema/promoters/promoters.ts';
import { AppError, fieldError, notFound } from '#errors.ts';
import { newId } from '#ids.ts';
import { toSearchKey } from '#lists/search-key.ts';
import { lockPromoter } from '#resources/ground/promoter-rows/lock-promoter.ts';
import { presentTaxRate, type TaxRateRow } from '#resources/ground/promoter-rows/present-promoter.ts';
import { verb } from '#verb.ts';
import { readTaxRates } from '../read.ts';

/** Creates a tax rate; a new default replaces the previous one. Throws NAME_TAKEN. Needs `promoter:write`. */
export const createTaxRate = verb(endpoints.createTaxRate, (ctx, { body }) =>
  ctx.change('tax-rate.create', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    requireFreeRateName(await readTaxRates(change, promoterId), body.name);
    if (body.isDefault) await clearDefaultRate(change, promoterId);
    const row = { ...body, promoterId, id: newId(), revision: 1 };
    await change.db.insert(taxRates).values(row);
    const answer = presentTaxRate(row);
    return { answer, promoterId, objectId: row.id, after: answer, revision: 1 };
  }),
);

/** Changes a tax rate; sold tickets keep their tax. Throws STALE, NAME_TAKEN. Needs `promoter:write`. */
export const updateTaxRate = verb(endpoints.updateTaxRate, (ctx, { params, body }) =>
  ctx.change('tax-rate.update', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    const rates = await readTaxRates(change, promoterId);
    const before = rates.find((rate) => rate.id === params.taxRateId);
    if (!before) throw notFound();
    requireRevision(change, before);
    if (body.name !== undefined) requireFreeRateName(rates, body.name, before.id);
    if (body.isDefault && !before.isDefault) await clearDefaultRate(change, promoterId);
    const after = {
      ...before,
      name: body.name ?? before.name,
      rateBasisPoints: body.rateBasisPoints ?? before.rateBasisPoints,
      isDefault: body.isDefault ?? before.isDefault,
      revision: before.revision + 1,
    };
    await change.db
      .update(taxRates)
      .set({
        name: after.name,
        rateBasisPoints: after.rateBasisPoints,
        isDefault: after.isDefault,
        revision: after.revision,
      })
      .where(and(eq(taxRates.promoterId, promoterId), eq(taxRates.id, before.id)));
    const answer = presentTaxRate(after);
    return {
      answer,
      promoterId,
      objectId: before.id,
      before: presentTaxRate(before),
      after: answer,
      revision: after.revision,
    };
  }),
);

/**
 * Deletes a tax rate. Throws STALE, IN_USE with the price types that use it and their shows. Needs `promoter:write`.
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

/** Locks a rate against price types that receive it at the same moment. */
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

/**
 * Makes room for a new default, because there is at most one. The previous one gets a new revision, so that a user who
 * is editing it gets STALE.
 */
async function clearDefaultRate(change: Change, promoterId: number): Promise<void> {
  await change.db
    .update(taxRates)
    .set({ isDefault: false, revision: sql`${taxRates.revision} + 1` })
    .where(and(eq(taxRates.promoterId, promoterId), eq(taxRates.isDefault, true)));
}

/** Throws NAME_TAKEN when another rate has the same name. */
function requireFreeRateName(rates: readonly TaxRateRow[], name: string, ownId?: number): void {
  const wanted = toSearchKey(name);
  if (rates.some((rate) => rate.id !== ownId && toSearchKey(rate.name) === wanted))
    throw new AppError('NAME_TAKEN', {
      fieldErrors: [fieldError('name', 'rateNameTaken')],
    });
}
