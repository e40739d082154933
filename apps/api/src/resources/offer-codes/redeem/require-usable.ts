import { refusal } from '../../../errors.ts';
import type { OfferCodeRow } from '../offer-code-row.ts';
import { toStatus } from '../present-offer-code.ts';

/** A code that was found and, with as many uses as it has had, may be used now. Throws OFFER_CODE_REFUSED. */
export function requireUsable(row: OfferCodeRow, uses: number, now: Date): void {
  const status = toStatus(row, uses, now);
  if (status === 'active') return;
  if (status === 'used-up') throw refusal('OFFER_CODE_REFUSED', status, { mostUses: row.mostUses ?? 0 });
  throw refusal('OFFER_CODE_REFUSED', status, {});
}
