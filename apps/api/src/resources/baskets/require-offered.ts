import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { requireSoldBy } from './require-sold-by.ts';
import { sellerOf } from './seller.ts';

/** An active show that the caller sells. What is being set up or was called off is not there: NOT_FOUND. */
export async function requireOffered(ctx: Context, showCode: string): Promise<ShowRow> {
  const show = await requireSoldBy(ctx, sellerOf(ctx.actor), showCode);
  if (show.status !== 'ACTIVE') throw notFound();
  return show;
}
