import * as endpoints from '@parterre/contract/offer-codes';
import { and, eq } from 'drizzle-orm';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { notFound } from '#errors.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { verb } from '#verb.ts';
import { UNUSED } from './offer-code-row.ts';
import { presentOfferCode, readUsage } from './present-offer-code.ts';

/** Reads one code of a show, whatever its price group. */
export const getShowOfferCode = verb(endpoints.getShowOfferCode, async (ctx, { params }) => {
  const show = await requireShow(ctx, params.showCode);
  const [row] = await ctx.db
    .select()
    .from(offerCodes)
    .where(
      and(
        eq(offerCodes.promoterId, show.promoterId),
        eq(offerCodes.showId, show.id),
        eq(offerCodes.id, params.offerCodeId),
      ),
    );
  if (!row) throw notFound();
  const usage = await readUsage(ctx, show.promoterId, [row.id]);
  return presentOfferCode(row, usage.get(row.id) ?? UNUSED, ctx.now);
});
