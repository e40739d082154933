import * as endpoints from '@parterre/contract/promoters';
import { taxRates } from '../../../db/schema/promoters.ts';
import { newId } from '../../../ids.ts';
import { verb } from '../../../verb.ts';
import { lockPromoter } from '../../promoter-rows/lock-promoter.ts';
import { presentTaxRate } from '../../promoter-rows/present-promoter.ts';
import { readTaxRates } from '../read.ts';
import { clearDefaultRate } from './clear-default-rate.ts';
import { requireFreeRateName } from './require-free-rate-name.ts';

/** Creates a tax rate; a new default takes the place of the one before. Throws NAME_TAKEN. Needs `promoter:write`. */
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
