import type { Reader } from '#context.ts';
import { notFound } from '#errors.ts';
import type { Actor } from '#identity/actor.ts';
import { requireShow, type ShowRow } from '#resources/ground/show-rows/require-show.ts';

export interface Seller {
  /** null for staff, and for the product itself. */
  apiKeyId: number | null;
  channel: string;
  partnerSiteId: number | null;
}

const STAFF: Seller = { apiKeyId: null, channel: 'box-office', partnerSiteId: null };

export const sellerOf = ({ salesKey }: Actor): Seller => salesKey ?? STAFF;

/** Returns whether the actor sold it. A key sees only its own sales, and the product itself sees all. */
export const isOwnSale = (actor: Actor, sale: { apiKeyId: number | null }): boolean =>
  actor.kind === 'system' || sale.apiKeyId === sellerOf(actor).apiKeyId;

/** Channels of staff, who sell in person or issue tickets to guests. */
const STAFF_CHANNELS: ReadonlySet<string> = new Set(['box-office', 'phone', 'guest-list']);

/** Returns whether buyers serve themselves: the web shop, partner sites and every other channel without staff. */
export const isPublicChannel = (channel: string): boolean => !STAFF_CHANNELS.has(channel);

/** Returns a show that a channel sells: any of its promoter, or one that its partner site sells. Throws NOT_FOUND. */
export async function requireSoldBy(
  ctx: Reader,
  seller: Pick<Seller, 'partnerSiteId'>,
  showCode: string,
): Promise<ShowRow> {
  return requireSoldShow(await requireShow(ctx, showCode), seller);
}

/** Serves callers that have read the show already. Throws NOT_FOUND, because a seller may not learn of other shows. */
export function requireSoldShow(show: ShowRow, { partnerSiteId }: Pick<Seller, 'partnerSiteId'>): ShowRow {
  const { partnerSiteIds } = show;
  if (partnerSiteId !== null && partnerSiteIds.length > 0 && !partnerSiteIds.includes(partnerSiteId)) throw notFound();
  return show;
}
