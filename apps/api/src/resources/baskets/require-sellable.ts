import type { Context } from '../../context.ts';
import { notFound, refusal } from '../../errors.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { findClosing, toShowWindow } from '../show-rows/sale-window.ts';
import type { BasketRequest } from './fill/basket-request.ts';
import { isPublicChannel, requireSoldBy, sellerOf } from './seller.ts';

/** RULE_BROKEN for a show that sells nothing. */
export function requireActive(status: ShowRow['status'] | undefined): void {
  if (status !== 'ACTIVE') throw refusal('RULE_BROKEN', 'not-active', { status });
}

/**
 * Sales stop at once when a show leaves ACTIVE. Public channels keep to its sale window, until it
 * starts at the latest; the box office sells before and after.
 */
export function requireSellable(show: ShowRow, requests: readonly Pick<BasketRequest, 'channel'>[], now: Date): void {
  requireActive(show.status);
  if (!requests.some(({ channel }) => isPublicChannel(channel))) return;
  const { onSaleAt, offSaleAt } = toShowWindow(show);
  const reason = findClosing({ onSaleAt, offSaleAt }, now);
  if (reason === 'not-on-sale-yet') throw refusal('RULE_BROKEN', reason, { onSaleAt: onSaleAt?.toISOString() });
  if (reason === 'off-sale') throw refusal('RULE_BROKEN', reason, { offSaleAt: offSaleAt.toISOString() });
}

/** An active show that the caller sells. What is being set up or was called off is not there: NOT_FOUND. */
export async function requireOffered(ctx: Context, showCode: string): Promise<ShowRow> {
  const show = await requireSoldBy(ctx, sellerOf(ctx.actor), showCode);
  if (show.status !== 'ACTIVE') throw notFound();
  return show;
}
