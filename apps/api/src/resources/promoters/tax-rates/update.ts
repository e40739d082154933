import * as endpoints from '@parterre/contract/promoters';
import { and, eq } from 'drizzle-orm';
import { taxRates } from '../../../db/schema/promoters.ts';
import { notFound } from '../../../errors.ts';
import { requireRevision } from '../../../require-revision.ts';
import { verb } from '../../../verb.ts';
import { lockPromoter } from '../../promoter-rows/lock-promoter.ts';
import { presentTaxRate } from '../../promoter-rows/present-promoter.ts';
import { readTaxRates } from '../read.ts';
import { clearDefaultRate } from './clear-default-rate.ts';
import { requireFreeRateName } from './require-free-rate-name.ts';

/** Changes a tax rate; sold items keep the tax they had. Throws STALE, NAME_TAKEN. Needs `promoter:write`. */
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
