import type { Actor } from '../../identity/actor.ts';

/** The origin of a sale: its key, its channel and its partner site. */
export interface Seller {
  /** null: staff, and the product itself. */
  apiKeyId: number | null;
  channel: string;
  partnerSiteId: number | null;
}

const STAFF: Seller = { apiKeyId: null, channel: 'box-office', partnerSiteId: null };

export const sellerOf = ({ salesKey }: Actor): Seller => salesKey ?? STAFF;

/** A key sees what it sold and nothing else; the product itself sees everything. */
export const isOwnSale = (actor: Actor, sale: { apiKeyId: number | null }): boolean =>
  actor.kind === 'system' || sale.apiKeyId === sellerOf(actor).apiKeyId;
