import type { Context } from '#context.ts';
import { notFound, refusal } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { findClosing, toShowWindow } from '#resources/ground/show-rows/sale-window.ts';
import type { BasketRequest } from './fill/basket-request.ts';
import { isPublicChannel, requireSoldBy, sellerOf } from './seller.ts';

/** Throws RULE_BROKEN for a show that is not active. */
export function requireActive(status: ShowRow['status'] | undefined): void {
  if (status !== 'ACTIVE') throw refusal('RULE_BROKEN', 'not-active', { status });
}

/**
 * Requires that the show is on sale. Sales stop at once when it leaves ACTIVE. Public channels are limited to the sale
 * window, which ends when the show starts; the box office sells before and after it.
 */
export function requireSellable(show: ShowRow, requests: readonly Pick<BasketRequest, 'channel'>[], now: Date): void {
  requireActive(show.status);
  if (!requests.some(({ channel }) => isPublicChannel(channel))) return;
  const { onSaleAt, offSaleAt } = toShowWindow(show);
  const reason = findClosing({ onSaleAt, offSaleAt }, now);
  if (reason === 'not-on-sale-yet') throw refusal('RULE_BROKEN', reason, { onSaleAt: onSaleAt?.toISOString() });
  if (reason === 'off-sale') throw refusal('RULE_BROKEN', reason, { offSaleAt: offSaleAt.toISOString() });
}

/** Returns an active show that the caller sells. Throws NOT_FOUND for shows that are pending or cancelled. */
export async function requireOffered(ctx: Context, showCode: string): Promise<ShowRow> {
  const show = await requireSoldBy(ctx, sellerOf(ctx.actor), showCode);
  if (show.status !== 'ACTIVE') throw notFound();
  return show;
}
