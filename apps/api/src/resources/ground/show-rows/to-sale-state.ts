import type { SaleState } from '@parterre/contract/shows/show';
import { toWallTime } from '#time/zones.ts';
import type { ShowRow } from './require-show.ts';
import { findClosing } from './sale-window.ts';

export type SaleFacts = Pick<
  ShowRow,
  'status' | 'startsAt' | 'endsAtLocal' | 'timeZone' | 'onSaleAt' | 'offSaleAt' | 'capacity'
>;

/**
 * The sale state is derived, never stored. An active show without a first day of sale is on sale immediately; one
 * without a last day is on sale until it starts. It is sold out when every place is sold, because held places can still
 * be released.
 */
export function toSaleState(show: SaleFacts, sold: number, now: Date): SaleState {
  if (hasEnded(show, now)) return 'ENDED';
  if (show.status === 'CANCEL_PENDING' || show.status === 'CANCELLED') return 'OFF_SALE';
  const closing = findClosing(show, now);
  if (closing === 'off-sale') return 'OFF_SALE';
  if (closing === 'not-on-sale-yet' || show.status === 'PENDING') return 'NOT_STARTED';
  if (show.startsAt <= now) return 'OFF_SALE';
  return show.capacity > 0 && sold >= show.capacity ? 'SOLD_OUT' : 'ON_SALE';
}

function hasEnded({ startsAt, endsAtLocal, timeZone }: SaleFacts, now: Date): boolean {
  return endsAtLocal === null ? startsAt <= now : endsAtLocal <= toWallTime(now, timeZone);
}
