import { refusal } from '#errors.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';
import { toStatus } from '../present-offer-code.ts';

/** Checks that a code with this number of uses may be used now. Throws OFFER_CODE_REFUSED. */
export function requireUsable(row: OfferCodeRow, uses: number, now: Date): void {
  const status = toStatus(row, uses, now);
  if (status === 'active') return;
  if (status === 'used-up') throw refusal('OFFER_CODE_REFUSED', status, { mostUses: row.mostUses ?? 0 });
  throw refusal('OFFER_CODE_REFUSED', status, {});
}
