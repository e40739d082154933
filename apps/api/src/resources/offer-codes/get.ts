import type { getShowOfferCode as endpoint, OfferCode } from '@parterre/contract/offer-codes';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { offerCodes } from '../../db/schema/offer-codes.ts';
import { notFound } from '../../errors.ts';
import { requireShow } from '../shows/require-show.ts';
import { UNUSED } from './offer-code-row.ts';
import { presentOfferCode } from './present-offer-code.ts';
import { readUsage } from './read-usage.ts';

/** One code of an event, whatever its ticket group. */
export async function getShowOfferCode(ctx: Context, { params }: VerbInput<typeof endpoint>): Promise<OfferCode> {
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
}
