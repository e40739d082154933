import type { Reader } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { requireShow, type ShowRow } from '../show-rows/require-show.ts';
import type { Seller } from './seller.ts';

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
