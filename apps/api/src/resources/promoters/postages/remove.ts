import * as endpoints from '@parterre/contract/promoters';
import { and, eq } from 'drizzle-orm';
import { postages } from '../../../db/schema/promoters.ts';
import { requireRevision } from '../../../require-revision.ts';
import { verb } from '../../../verb.ts';
import { lockPromoter } from '../../promoter-rows/lock-promoter.ts';
import { presentPostage } from '../../promoter-rows/present-promoter.ts';
import { requirePostage } from './require-postage.ts';

/** Deletes a way to send orders; no order points at one. Throws STALE. Needs `promoter:write`. */
export const removePostage = verb(endpoints.removePostage, (ctx, { params }) =>
  ctx.change('postage.remove', async (change) => {
    const { id: promoterId } = await lockPromoter(change);
    const postage = await requirePostage(change, promoterId, params.postageId);
    requireRevision(change, postage);
    await change.db.delete(postages).where(and(eq(postages.promoterId, promoterId), eq(postages.id, postage.id)));
    return {
      answer: undefined,
      promoterId,
      objectId: postage.id,
      before: presentPostage(postage),
    };
  }),
);
