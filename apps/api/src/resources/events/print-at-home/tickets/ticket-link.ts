import { createHash, timingSafeEqual } from 'node:crypto';
import type { BrandSite } from '#addresses.ts';

/** Identifies the tickets of an order in a link that needs no sign-in. */
interface TicketPlace {
  showCode: string;
  orderId: string;
  /** The barcodes of its tickets that nobody can guess: a pre-printed one is known to whoever has its neighbour. */
  barcodes: readonly string[];
}

/** The link has a proof of this many tickets. More would be longer than a part of an address may be. */
const PROVED_MAX = 8;

/**
 * Returns a link that opens the current tickets of the order as long as it belongs to the same buyer: one of the tickets
 * that the link was made of has or had its barcode. New seats therefore leave it working, and a transfer ends it.
 */
export const toTicketUrl = ({ url }: BrandSite, { showCode, orderId, barcodes }: TicketPlace): string => {
  const proofs = barcodes.slice(0, PROVED_MAX).map((barcode) => proveTicket({ orderId, barcode }));
  return `${url}/t/${showCode}/${orderId}/${proofs.join(SEPARATOR)}`;
};

/** Returns a proof that only holders of a ticket of the order know. */
export const proveTicket = ({ orderId, barcode }: { orderId: string; barcode: string }): string =>
  createHash('sha256').update(`tickets ${orderId} ${barcode}`).digest('base64url').slice(0, PROOF_LENGTH);

/** 22 characters are 132 bits, more than the barcode has. */
const PROOF_LENGTH = 22;

/** Not a letter of a proof. */
const SEPARATOR = '.';

/** Returns whether a link proves that its reader had a ticket with one of these barcodes. */
export const isProved = (orderId: string, barcodes: readonly string[], given: string): boolean => {
  const proofs = given.split(SEPARATOR);
  return barcodes.some((barcode) => proofs.some((proof) => isSame(proveTicket({ orderId, barcode }), proof)));
};

/** Takes the same time for every proof, so that the response time reveals nothing about the right one. */
function isSame(proof: string, given: string): boolean {
  const [a, b] = [Buffer.from(proof), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
