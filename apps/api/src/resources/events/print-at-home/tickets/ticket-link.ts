import { createHash } from 'node:crypto';
import type { Addresses } from '#addresses.ts';

/** Where an order's tickets are read by whoever has one of them. */
export interface TicketPlace {
  showCode: string;
  orderId: string;
  barcode: string;
}

/**
 * Makes what only somebody with a ticket of the order knows. A new barcode ends the links that were made of the old one,
 * so that nothing has to be stored or forgotten.
 */
export const proveTicket = ({ orderId, barcode }: Pick<TicketPlace, 'orderId' | 'barcode'>): string =>
  createHash('sha256').update(`tickets ${orderId} ${barcode}`).digest('base64url').slice(0, PROOF_LENGTH);

/** 132 bits, more than the barcode has; a pre-printed one, which could be guessed, is not taken for a proof. */
const PROOF_LENGTH = 22;

export const toTicketUrl = ({ publicUrl }: Addresses, place: TicketPlace): string =>
  `${publicUrl}/t/${place.showCode}/${place.orderId}/${proveTicket(place)}`;
