import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { offerCodes } from '../../db/schema/offer-codes.ts';
import type { OfferCodeRow } from '../offer-codes/offer-code-row.ts';
import { toStatus } from '../offer-codes/present-offer-code.ts';
import { countUses } from '../offer-codes/redeem/count-uses.ts';
import { refuseOffer } from '../offer-codes/redeem/refuse-offer.ts';
import { toCode } from '../offer-codes/to-code.ts';
import type { ShowRow } from '../shows/require-show.ts';

/** A code as a basket would be given it at this moment, without taking a use of it. Throws OFFER_CODE_REFUSED. */
export async function findOffer(ctx: Context, show: ShowRow, offerCode: string): Promise<OfferCodeRow> {
  const [row] = await ctx.db
    .select()
    .from(offerCodes)
    .where(
      and(
        eq(offerCodes.promoterId, show.promoterId),
        eq(offerCodes.showId, show.id),
        eq(offerCodes.code, toCode(offerCode)),
      ),
    );
  if (!row) throw refuseOffer('unknown');
  const uses = await countUses(ctx, show.promoterId, [row.id]);
  const status = toStatus(row, uses.get(row.id) ?? 0, ctx.now);
  if (status !== 'active') throw refuseOffer(status, status === 'used-up' ? { mostUses: row.mostUses ?? 0 } : {});
  return row;
}
