import { createHash } from 'node:crypto';
import type { BrandSite } from '#addresses.ts';

/** Identifies the tickets of an order in a link that needs no sign-in. */
export interface TicketPlace {
  showCode: string;
  orderId: string;
  barcode: string;
}

/**
 * Returns a proof that only holders of a ticket of the order know. A new barcode invalidates links with the old one, so
 * that nothing has to be stored or deleted.
 */
export const proveTicket = ({ orderId, barcode }: Pick<TicketPlace, 'orderId' | 'barcode'>): string =>
  createHash('sha256').update(`tickets ${orderId} ${barcode}`).digest('base64url').slice(0, PROOF_LENGTH);

/** 22 characters are 132 bits, more than the barcode has. A pre-printed barcode can be guessed, so it proves nothing. */
const PROOF_LENGTH = 22;

export const toTicketUrl = ({ url }: BrandSite, place: TicketPlace): string =>
  `${url}/t/${place.showCode}/${place.orderId}/${proveTicket(place)}`;
