import type { OfferCodeRow } from '../offer-code-row.ts';

/** Whether a code is for a ticket: one of those it names, or any ticket of its group. */
export const coversTicket = (
  { priceTypeIds, priceGroupId }: Pick<OfferCodeRow, 'priceTypeIds' | 'priceGroupId'>,
  ticket: { id: number; priceGroupId: number },
): boolean => (priceTypeIds.length > 0 ? priceTypeIds.includes(ticket.id) : ticket.priceGroupId === priceGroupId);
