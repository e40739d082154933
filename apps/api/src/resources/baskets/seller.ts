import type { Reader } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Actor } from '../../identity/actor.ts';
import { requireShow, type ShowRow } from '../show-rows/require-show.ts';

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

/** Sales that somebody of the promoter makes in person, and what guests are given. */
const STAFF_CHANNELS: ReadonlySet<string> = new Set(['box-office', 'phone', 'guest-list']);

/** Where buyers help themselves: the web shop, partner sites and whatever else is not staffed. */
export const isPublicChannel = (channel: string): boolean => !STAFF_CHANNELS.has(channel);

/** A show that a channel sells: any of its promoter, or those that are sold on its partner site. Throws NOT_FOUND. */
export async function requireSoldBy(
  ctx: Reader,
  seller: Pick<Seller, 'partnerSiteId'>,
  showCode: string,
): Promise<ShowRow> {
  return requireSoldShow(await requireShow(ctx, showCode), seller);
}

/** The same for one that is read already. */
export function requireSoldShow(show: ShowRow, { partnerSiteId }: Pick<Seller, 'partnerSiteId'>): ShowRow {
  const { partnerSiteIds } = show;
  if (partnerSiteId !== null && partnerSiteIds.length > 0 && !partnerSiteIds.includes(partnerSiteId)) throw notFound();
  return show;
}
