import * as endpoints from '@parterre/contract/promoters';
import { postages } from '../../../db/schema/promoters.ts';
import { newId } from '../../../ids.ts';
import { verb } from '../../../verb.ts';
import { requireTexts } from '../../lookups/require-texts.ts';
import { lockPromoter } from '../../promoter-rows/lock-promoter.ts';
import { presentPostage } from '../../promoter-rows/present-promoter.ts';
import { checkPostage } from './check-postage.ts';
import { clearDefaultPostage } from './clear-default-postage.ts';

/** Creates a way to send orders; a new default takes the place of the one before. Needs `promoter:write`. */
export const createPostage = verb(endpoints.createPostage, (ctx, { body }) =>
  ctx.change('postage.create', async (change) => {
    const promoter = await lockPromoter(change);
    await requireTexts(change, { name: body.name }, promoter.defaultCulture);
    const fields = await checkPostage(change, body);
    if (body.isDefault) await clearDefaultPostage(change, promoter.id);
    const row = { ...fields, promoterId: promoter.id, id: newId(), revision: 1 };
    await change.db.insert(postages).values(row);
    const answer = presentPostage(row);
    return { answer, promoterId: promoter.id, objectId: row.id, after: answer, revision: 1 };
  }),
);
