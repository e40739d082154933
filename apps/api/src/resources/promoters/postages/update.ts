import * as endpoints from '@parterre/contract/promoters';
import { and, eq } from 'drizzle-orm';
import { postages } from '../../../db/schema/promoters.ts';
import { requireRevision } from '../../../require-revision.ts';
import { verb } from '../../../verb.ts';
import { requireTexts } from '../../lookups/require-texts.ts';
import { lockPromoter } from '../../promoter-rows/lock-promoter.ts';
import { presentPostage } from '../../promoter-rows/present-promoter.ts';
import { checkPostage } from './check-postage.ts';
import { clearDefaultPostage } from './clear-default-postage.ts';
import { requirePostage } from './require-postage.ts';

/** Changes a way to send orders; orders keep what they paid. Throws STALE. Needs `promoter:write`. */
export const updatePostage = verb(endpoints.updatePostage, (ctx, { params, body }) =>
  ctx.change('postage.update', async (change) => {
    const promoter = await lockPromoter(change);
    const before = await requirePostage(change, promoter.id, params.postageId);
    requireRevision(change, before);
    await requireTexts(change, { name: body.name }, promoter.defaultCulture);
    const fields = await checkPostage(change, {
      name: body.name ?? before.name,
      amountMinor: body.amountMinor ?? before.amountMinor,
      currency: body.currency ?? before.currency,
      countryCodes: body.countryCodes ?? before.countryCodes,
      isDefault: body.isDefault ?? before.isDefault,
    });
    if (fields.isDefault && !before.isDefault) await clearDefaultPostage(change, promoter.id);
    const after = { ...before, ...fields, revision: before.revision + 1 };
    await change.db
      .update(postages)
      .set({ ...fields, revision: after.revision })
      .where(and(eq(postages.promoterId, promoter.id), eq(postages.id, before.id)));
    const answer = presentPostage(after);
    return {
      answer,
      promoterId: promoter.id,
      objectId: before.id,
      before: presentPostage(before),
      after: answer,
      revision: after.revision,
    };
  }),
);
