import { AppError } from '../../errors.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import type { BasketRequest } from './fill/basket-request.ts';
import { isPublicChannel } from './is-public-channel.ts';

/** RULE_BROKEN for an event that sells nothing. */
export function requireActive(status: ShowRow['status'] | undefined): void {
  if (status !== 'ACTIVE')
    throw new AppError('RULE_BROKEN', { detail: 'Only an active event sells tickets.', details: { status } });
}

/**
 * Sales stop at once when an event leaves ACTIVE. Public channels keep to its sale window, until it
 * starts at the latest; the box office sells before and after.
 */
export function requireSellable(show: ShowRow, requests: readonly Pick<BasketRequest, 'channel'>[], now: Date): void {
  const { status, onSaleAt, startsAt } = show;
  const offSaleAt = show.offSaleAt && show.offSaleAt < startsAt ? show.offSaleAt : startsAt;
  requireActive(status);
  if (!requests.some(({ channel }) => isPublicChannel(channel))) return;
  if (onSaleAt && onSaleAt > now)
    throw new AppError('RULE_BROKEN', {
      detail: 'Sales of this event have not begun.',
      details: { reason: 'not-on-sale-yet', onSaleAt: onSaleAt.toISOString() },
    });
  if (offSaleAt <= now)
    throw new AppError('RULE_BROKEN', {
      detail: 'Sales of this event have ended.',
      details: { reason: 'off-sale', offSaleAt: offSaleAt.toISOString() },
    });
}
