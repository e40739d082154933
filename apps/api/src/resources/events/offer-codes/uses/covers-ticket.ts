import type { OfferCodeRow } from '../offer-code-row.ts';

/** Returns whether a code covers a price type: one that it names, or any of its price group if it names none. */
export const coversTicket = (
  { priceTypeIds, priceGroupId }: Pick<OfferCodeRow, 'priceTypeIds' | 'priceGroupId'>,
  ticket: { id: number; priceGroupId: number },
): boolean => (priceTypeIds.length > 0 ? priceTypeIds.includes(ticket.id) : ticket.priceGroupId === priceGroupId);
