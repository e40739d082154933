import * as endpoints from '@parterre/contract/offer-codes';
import { and, eq } from 'drizzle-orm';
import { requireRevision } from '#context/require-revision.ts';
import type { Change } from '#context.ts';
import { offerCodes, offerCodeUses } from '#db/schema/events/offer-codes.ts';
import { lockShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { lockOfferCode, type OfferCodeRow, UNUSED } from './offer-code-row.ts';
import { describeOfferCode, readUsage } from './present-offer-code.ts';
import { writeCode } from './update.ts';

/**
 * Deletes a code that nobody used; one that orders or live baskets used is disabled instead. Throws STALE.
 * Needs `offer:write`.
 */
export const removeOfferCode = verb(endpoints.removeOfferCode, (ctx, { params }) =>
  ctx.change('offer-code.remove', async (change) => {
    const show = await lockShow(change, params.showCode);
    const before = await lockOfferCode(change, show, params);
    requireRevision(change, before);
    const usage = (await readUsage(change, show.promoterId, [before.id])).get(before.id) ?? UNUSED;
    const isUsed = usage.orders + usage.inBaskets > 0;
    const after = isUsed ? { ...before, isDisabled: true, revision: before.revision + 1 } : undefined;
    await (after ? writeCode(change, after) : deleteCode(change, before));
    return {
      answer: undefined,
      show,
      objectId: before.id,
      before: describeOfferCode(before),
      ...(after ? { after: describeOfferCode(after) } : {}),
    };
  }),
);

/** Deletes the code together with the uses of expired baskets. */
async function deleteCode(change: Change, { promoterId, id }: OfferCodeRow): Promise<void> {
  await change.db
    .delete(offerCodeUses)
    .where(and(eq(offerCodeUses.promoterId, promoterId), eq(offerCodeUses.offerCodeId, id)));
  await change.db.delete(offerCodes).where(and(eq(offerCodes.promoterId, promoterId), eq(offerCodes.id, id)));
}
