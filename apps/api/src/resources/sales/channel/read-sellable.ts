import { and, eq } from 'drizzle-orm';
import type { Context } from '#context.ts';
import { offerCodes } from '#db/schema/events/offer-codes.ts';
import { AppError, refusal } from '#errors.ts';
import { type OfferCodeRow, toCode } from '#resources/events/offer-codes/offer-code-row.ts';
import { countUses } from '#resources/events/offer-codes/uses/count-uses.ts';
import { coversTicket } from '#resources/events/offer-codes/uses/covers-ticket.ts';
import { requireUsable } from '#resources/events/offer-codes/uses/require-usable.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { findObstacle } from '../baskets/fill/find-obstacle.ts';
import { readShopPrices, type ShopPrice, type ShopPrices } from '../baskets/price/read-shop-prices.ts';
import { requireSellable } from '../baskets/require-sellable.ts';
import { sellerOf } from '../baskets/seller.ts';

export interface Sellable {
  prices: ShopPrices;
  /** The price types that are on sale at this point of sale. */
  sellable: ShopPrice[];
  offer: OfferCodeRow | undefined;
}

/**
 * Reads what the caller may sell of a show with the buyer's offer code, by the rules of filling a basket. The result is
 * empty while the show is not on sale. Throws OFFER_CODE_REFUSED.
 */
export async function readSellable(ctx: Context, show: ShowRow, offerCode: string | undefined): Promise<Sellable> {
  const { channel, partnerSiteId } = sellerOf(ctx.actor);
  const prices = await readShopPrices(ctx, show);
  const offer = offerCode ? await requireOffer(ctx, show, offerCode) : undefined;
  const counter = { channel, partnerSiteId: partnerSiteId ?? undefined, now: ctx.now, timeZone: show.timeZone };
  const sellable = isOnSale(show, channel, ctx.now)
    ? [...prices.byId.values()].filter(
        (price) => !findObstacle(price, { ...counter, isCovered: offer !== undefined && coversTicket(offer, price) }),
      )
    : [];
  return { prices, sellable, offer };
}

/** Checks a code as a basket would, without using it. Throws OFFER_CODE_REFUSED. */
async function requireOffer(ctx: Context, show: ShowRow, offerCode: string): Promise<OfferCodeRow> {
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
  if (!row) throw refusal('OFFER_CODE_REFUSED', 'unknown', {});
  const uses = await countUses(ctx, show.promoterId, [row.id]);
  requireUsable(row, uses.get(row.id) ?? 0, ctx.now);
  return row;
}

function isOnSale(show: ShowRow, channel: string, now: Date): boolean {
  try {
    requireSellable(show, [{ channel }], now);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
